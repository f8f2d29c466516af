"""What moves over the still picture: cards in flight, a card being turned, words called out."""

from collections import deque
from dataclasses import dataclass
from typing import Protocol

import pygame
from pygame import Rect, Surface

from game.ui.animation import Tween, mix
from game.ui.kit import Kit
from game.ui.table.timeline import Timeline
from game.ui.theme import GOLD, GOLD_PALE, SEAL_DARK
from game.words import Words, say

Point = tuple[int, int]

CALL_SECONDS = 0.7
_CALL_UNITS = 76
_POP, _FADE = 0.16, 0.22
"""Shares of a call's time in which it grows and fades."""


class Mover(Protocol):
    """Something that draws itself where it is now."""

    @property
    def tween(self) -> Tween:
        """Its movement; it is gone when that is done."""
        ...

    def draw(self, surface: Surface) -> Rect | None:
        """Draw it and say where; None while there is nothing to draw."""
        ...


@dataclass
class Flight:
    """A picture on its way from one point to another, by their middles."""

    picture: Surface
    start: Point
    end: Point
    tween: Tween

    def draw(self, surface: Surface) -> Rect | None:
        value = self.tween.value
        if value <= 0:
            return None
        rect = self.picture.get_rect()
        rect.center = (round(mix(self.start[0], self.end[0], value)), round(mix(self.start[1], self.end[1], value)))
        surface.blit(self.picture, rect)
        return rect


@dataclass
class Turning:
    """A card turned over in its place: the back grows thin, then the face grows wide."""

    back: Surface
    face: Surface
    place: Rect
    tween: Tween

    def draw(self, surface: Surface) -> Rect | None:
        value = self.tween.value
        side = self.back if value < 0.5 else self.face
        width = max(2, round(self.place.w * abs(1 - 2 * value)))
        thin = pygame.transform.smoothscale(side, (width, self.place.h))
        rect = thin.get_rect(center=self.place.center)
        surface.blit(thin, rect)
        return rect


class Movers:
    """All that is moving now."""

    def __init__(self) -> None:
        self._movers: list[Mover] = []

    def add(self, mover: Mover) -> None:
        """Let something move."""
        self._movers.append(mover)

    def __len__(self) -> int:
        return len(self._movers)

    def tidy(self) -> None:
        """Forget what has come to rest."""
        self._movers = [mover for mover in self._movers if not mover.tween.done]

    def draw(self, surface: Surface) -> list[Rect]:
        """Draw everything and return where."""
        drawn = (mover.draw(surface) for mover in self._movers)
        return [rect for rect in drawn if rect is not None]


class Calls:
    """滚子!, 抠底!, 升级!: words called out one after another, large and gold, for a moment."""

    def __init__(self, kit: Kit, timeline: Timeline) -> None:
        self._kit = kit
        self._timeline = timeline
        self._waiting: deque[Words] = deque()
        self._shown: tuple[Surface, Tween] | None = None
        self.heard: list[str] = []
        """What has been called so far, newest last; tests read it."""

    def call(self, words: Words) -> None:
        """Call something out; what is being called now ends first."""
        self._waiting.append(words)
        if self._shown is None:
            self._next()

    def draw(self, surface: Surface, middle: Point) -> list[Rect]:
        """Draw the words of the moment around `middle` and return where."""
        if self._shown is None:
            return []
        picture, tween = self._shown
        value = tween.value
        if value < _POP and not self._timeline.still:
            picture = pygame.transform.smoothscale_by(picture, 0.6 + 0.4 * value / _POP)
        picture.set_alpha(round(255 * min(1.0, (1 - value) / _FADE)))
        rect = picture.get_rect(center=middle)
        surface.blit(picture, rect)
        return [rect]

    def clear(self) -> None:
        """Call nothing more."""
        self._waiting.clear()

    def _next(self) -> None:
        self._shown = None
        if self._waiting:
            words = say(self._waiting.popleft())
            self.heard = [*self.heard[-9:], words]
            self._shown = (call_picture(self._kit, words), self._timeline.hold(CALL_SECONDS, self._next))


def call_picture(kit: Kit, words: str) -> Surface:
    """Words in gold over a dark red edge, with a glow."""
    px = kit.px(_CALL_UNITS)
    widest = round(kit.metrics.width * 0.8)
    wide = kit.text.font_px(px, bold=True).size(words)[0]
    px = min(px, max(12, px * widest // max(1, wide)))
    face = kit.text.line_px(words, px, GOLD_PALE, bold=True)
    edge = kit.text.line_px(words, px, SEAL_DARK, bold=True)
    margin = px // 3
    size = (face.get_width() + 2 * margin, face.get_height() + 2 * margin)
    glow = Surface(size, pygame.SRCALPHA)
    glow.fill((*GOLD[:3], 0))
    glow.blit(kit.text.line_px(words, px, GOLD, bold=True), (margin, margin))
    small = pygame.transform.smoothscale(glow, (max(1, size[0] // 4), max(1, size[1] // 4)))
    picture = pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, max(1, px // 30)), size)
    drop = max(1, px // 22)
    picture.blit(edge, (margin + drop // 2, margin + drop))
    picture.blit(face, (margin, margin))
    return picture
