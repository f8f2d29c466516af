"""Sitting at a pretended table and touching it, as events of the window."""

from collections.abc import Callable
from typing import Self

import pygame
from pygame.event import Event

from game.rules.cards import Cards
from game.ui.scene import Scene
from game.ui.table.hand import Pile
from game.ui.table.scene import TableScene
from game.ui.widgets.button import Button
from tools.screens import Studio
from tools.screens.pretend import PretendTable

FRAME = 1 / 60
KEYS = {
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "enter": pygame.K_RETURN,
    "space": pygame.K_SPACE,
    "escape": pygame.K_ESCAPE,
    "hint": pygame.K_h,
    "clear": pygame.K_BACKSPACE,
    "last": pygame.K_l,
    "played": pygame.K_p,
    "sort": pygame.K_s,
    "mute": pygame.K_m,
    "tab": pygame.K_TAB,
    "rules": pygame.K_F1,
}


class Player:
    """One who plays at a pretended table, by mouse, finger or keys."""

    def __init__(self, studio: Studio, table: PretendTable, *, touch: bool = False) -> None:
        self.table = table
        self.touch = touch
        table.tell()
        self._sit_down(studio, TableScene(studio.kit, studio.shell, table))

    @classmethod
    def at(cls, studio: Studio, scene: TableScene) -> Self:
        """One who plays at a table that is not pretended, and goes on by itself."""
        player = cls.__new__(cls)
        player.touch = False
        player._sit_down(studio, scene)
        return player

    def _sit_down(self, studio: Studio, scene: TableScene) -> None:
        self.studio = studio
        self.scene = scene
        self._taps = 0
        studio.scenes.replace(scene)
        self.frames(2)

    @property
    def top(self) -> Scene:
        """The screen that gets input."""
        return self.studio.scene

    def frames(self, count: int = 1, seconds: float = FRAME) -> list[bool]:
        """Let frames pass: which of them were flipped."""
        return [self.studio.shell.loop.step(seconds) for _ in range(count)]

    def rest(self) -> None:
        """Let everything come to rest."""
        while not self.scene.theatre.idle:
            self.frames(10)
        self.frames(2)

    def press(self, pos: tuple[int, int]) -> None:
        """Put the finger down."""
        pygame.event.post(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=self.touch))
        self.frames()

    def move(self, pos: tuple[int, int]) -> None:
        """Move the finger."""
        pygame.event.post(Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0), touch=self.touch))
        self.frames()

    def release(self, pos: tuple[int, int]) -> None:
        """Lift the finger."""
        pygame.event.post(Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=self.touch))
        self.frames()

    def tap(self, pos: tuple[int, int], pause: float = 0.5) -> None:
        """Tap, a while after the tap before, and not just where that was: a press twice at one spot counts once."""
        self._taps += 1
        pos = (pos[0], pos[1] - 7 + 14 * (self._taps % 2))
        self.frames(1, pause)
        self.press(pos)
        self.release(pos)

    def keys(self, *names: str) -> None:
        """Press keys one after another."""
        for name in names:
            pygame.event.post(Event(pygame.KEYDOWN, key=KEYS[name], mod=0, unicode=""))
            self.frames()

    def button(self, text: str) -> Button:
        """The button that says so, on the screen on top."""
        return next(part for part in self.buttons() if part.text == text)

    def buttons(self) -> list[Button]:
        """All buttons of the screen on top that can be seen."""
        return [part for part in self.top.root.walk() if isinstance(part, Button) and part.placed]

    def push(self, text: str) -> None:
        """Tap a button."""
        self.tap(self.button(text).rect.center)

    def tap_card(self, index: int, pile: Pile | None = None) -> None:
        """Tap a card of the hand by its place from the left."""
        self.tap(self.spot(index, pile))

    def spot(self, index: int, pile: Pile | None = None) -> tuple[int, int]:
        """Where a card can be tapped."""
        slots = (pile or self.scene.parts.hand).slots
        return slots[index].strip.centerx, slots[index].strip.y + 20

    def tap_cards(self, cards: Cards, pile: Pile | None = None) -> None:
        """Tap each of these cards."""
        held = pile or self.scene.parts.hand
        for card in dict.fromkeys(cards):
            indices = [index for index, slot in enumerate(held.slots) if slot.card is card]
            for index in indices[: cards.count(card)]:
                if held.slots[index].key not in self.scene.desk.selection:
                    self.tap_card(index, held)

    @property
    def chosen(self) -> Cards:
        """The cards chosen now."""
        return self.scene.desk.selection.cards

    def until(self, so: Callable[[], bool], most: int = 4000) -> None:
        """Let the others play and frames pass until something is so. Raises AssertionError if it never is."""
        for _ in range(most):
            if so():
                return
            self.table.go()
            self.frames()
        raise AssertionError("it never came to that")
