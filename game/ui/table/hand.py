"""手牌: the player's cards: chosen by tap, sweep, double tap, arrow keys; what cannot be played is dimmed."""

from collections.abc import Callable

from pygame import Rect, Surface

from game.rules.cards import Card
from game.rules.shapes import counts_of
from game.ui.focus import neighbour
from game.ui.input import Action, Pointer
from game.ui.shapes import Box
from game.ui.table.card_art import corner, edge_shade
from game.ui.table.desk import Desk
from game.ui.table.hand_layout import HandSpace, Slot, lay_out, slot_at
from game.ui.table.live import Live
from game.ui.table.ordering import Groups
from game.ui.table.selection import Key, Selection, Sweep
from game.ui.theme import GOLD

_TWICE = 0.35
"""Two taps within so many seconds are a double tap."""


class Pile(Live):
    """Cards to choose from. What a subclass adds is where they come from and how they are ordered."""

    focusable = True

    def __init__(self, desk: Desk, chosen: Callable[[], None], refuse: Callable[[Card], None]) -> None:
        super().__init__(desk)
        self._chosen = chosen
        self._refuse = refuse
        self._sweep: Sweep | None = None
        self._since_tap = _TWICE
        self._tapped: Card | None = None
        self.slots: tuple[Slot, ...] = ()
        self.cursor = 0

    # What a subclass says

    def groups(self) -> Groups:
        """The cards in order, a gap between groups."""
        raise NotImplementedError

    def space(self) -> HandSpace:
        """The room for them."""
        raise NotImplementedError

    @property
    def active(self) -> bool:
        """Whether cards can be chosen here now."""
        raise NotImplementedError

    @property
    def limit(self) -> int | None:
        """How many cards a double tap takes at most."""
        return None

    def is_dim(self, _card: Card, /) -> bool:
        """Whether a card cannot be played now."""
        return False

    # What it shows

    @property
    def selection(self) -> Selection:
        return self.desk.selection

    @property
    def takes_presses(self) -> bool:
        return True

    @property
    def bounds(self) -> Rect:
        rise = self.desk.places.rise
        margin = self.kit.px(8)
        return Rect(self.rect.x, self.rect.y - rise, self.rect.w, self.rect.h + rise).inflate(2 * margin, 2 * margin)

    def lay(self) -> None:
        """Place the cards anew; a press or a sweep that was over other cards is let go."""
        before, self.slots = self.slots, lay_out(self.groups(), self.space())
        if [slot.key for slot in self.slots] != [slot.key for slot in before]:
            self._sweep = self._tapped = None
        self.cursor = max(0, min(self.cursor, len(self.slots) - 1))

    def arrange(self) -> None:
        if self.desk.line.begun:
            self.lay()

    def changed(self) -> None:
        self.lay()

    def place_of(self, slot: Slot) -> Rect:
        """Where a card lies, raised if it is chosen."""
        raised = self.active and slot.key in self.selection
        return slot.rect.move(0, -self.desk.places.rise) if raised else slot.rect

    @property
    def focus_rect(self) -> Rect:
        """The card that the keyboard is on."""
        return self.place_of(self.slots[self.cursor]) if self.slots else self.rect

    def draw(self, surface: Surface) -> None:
        if not self.slots:
            return
        kit, height = self.kit, self.slots[0].rect.h
        clip = surface.get_clip()
        shade, radius = edge_shade(kit, height), corner(height)
        hidden = self._hidden()
        for index, slot in enumerate(self.slots):
            place = self.place_of(slot)
            if slot.key in hidden or not clip.colliderect(place.inflate(2 * kit.px(6), 2 * kit.px(6))):
                continue
            if slot.rect.x > self.rect.x:
                surface.blit(shade, (place.x - shade.get_width(), place.y))
            face = self.desk.art.face(slot.card, height, self.is_dim(slot.card))
            surface.blit(face, place, Rect(0, 0, self._seen_width(index, hidden) + radius, height))
            self._mark(surface, slot, place)

    def _seen_width(self, index: int, hidden: frozenset[Key]) -> int:
        """How much of a card's width no other card covers, the round corner of the next one not counted."""
        slot = self.slots[index]
        after = self.slots[index + 1 : index + 2]
        if not after or after[0].row != slot.row or after[0].key in hidden:
            return slot.rect.w
        if self.place_of(slot).y != self.place_of(self.slots[index + 1]).y:
            return slot.rect.w
        return slot.strip.w

    def _mark(self, surface: Surface, slot: Slot, place: Rect) -> None:
        """A gold edge for what is chosen, a gold thread over what was just received."""
        kit = self.kit
        if place.y != slot.rect.y:
            width = max(2, kit.px(2.5))
            look = Box(corner(place.h), (0, 0, 0, 0), border=GOLD, border_width=width)
            surface.blit(kit.shapes.box(place.size, look), place)
        elif self._is_fresh(slot):
            thread = Rect(place.x + kit.px(6), place.y - kit.px(5), max(kit.px(8), slot.strip.w - kit.px(8)), kit.px(3))
            surface.blit(kit.shapes.box(thread.size, Box(thread.h // 2, GOLD)), thread)

    def _is_fresh(self, slot: Slot) -> bool:
        fresh = self.desk.staging.fresh.count(slot.card)
        return slot.copy < fresh

    def _hidden(self) -> frozenset[Key]:
        """Cards that are still on their way here."""
        return frozenset()

    # Input

    def update(self, seconds: float) -> None:
        self._since_tap += seconds

    def _at(self, pos: tuple[int, int]) -> int | None:
        raised = self.selection.keys if self.active else frozenset[Key]()
        return slot_at(self.slots, raised, self.desk.places.rise, pos)

    def at(self, pos: tuple[int, int]) -> "Pile | None":
        return self if self.visible and self._at(pos) is not None else None

    def press(self, pointer: Pointer) -> None:
        index = self._at(pointer.pos)
        if index is None or not self.active:
            return
        self.cursor = index
        slot = self.slots[index]
        if self.is_dim(slot.card):
            self._refuse(slot.card)
        elif self._since_tap < _TWICE and self._tapped is slot.card:
            self._take_equal(slot.card)
        else:
            self._make_room(slot)
            self._sweep = Sweep(self.selection, [other.key for other in self.slots], index)
            self._touched()

    def drag(self, pointer: Pointer) -> None:
        if self._sweep is None:
            return
        index = self._nearest(pointer.pos)
        if index is None or index == self._sweep.last or self.limit == 1:
            return
        self._sweep.to(index)
        self.selection.put([slot.key for slot in self.slots if self.is_dim(slot.card)], chosen=False)
        self._keep_like(self.slots[self._sweep.start].card)
        self.cursor = index
        self._touched()

    def release(self, _pointer: Pointer) -> None:
        if self._sweep is not None:
            moved = self._sweep.moved
            self._take_tractor(self._sweep)
            self._tapped = None if moved else self.slots[min(self.cursor, len(self.slots) - 1)].card
            self._since_tap = 0.0
        self._sweep = None

    def _keep_like(self, first: Card) -> None:
        """A sweep that leads keeps to what can be led together with its first card."""
        ask = self.desk.ask
        if self._sweep is None or not self._sweep.choosing or ask is None or not ask.leads:
            return
        for card in {card for card, _ in self.selection.keys} - {first}:
            action = ask.action((first, card))
            if action is not None and self.desk.view.check(action) is not None:
                self.selection.put([slot.key for slot in self.slots if slot.card is card], chosen=False)

    def _take_tractor(self, sweep: Sweep) -> None:
        """拖拉机: swept over from end to end, a tractor is chosen as a whole, beside what was chosen before."""
        ask = self.desk.ask
        if ask is None or not sweep.moved or not sweep.choosing:
            return
        run = sweep.tractor(self.desk.ranking)
        for keys in (sweep.before | run, run) if run else ():
            action = ask.action(card for card, _ in keys)
            if action is not None and self.desk.view.check(action) is None:
                self.selection.clear()
                self.selection.put(keys, chosen=True)
                self._touched()
                return

    def cancel(self) -> None:
        if self._sweep is not None:
            self._sweep.undo()
            self._sweep = None
            self._touched()

    def act(self, action: Action) -> bool:
        if not self.slots:
            return False
        if action is Action.SELECT and self.active:
            self._select(self.slots[self.cursor])
            return True
        if action in (Action.FIRST, Action.LAST):
            return self._move_to(0 if action is Action.FIRST else len(self.slots) - 1)
        if action in (Action.LEFT, Action.RIGHT):
            return self._move_to((self.cursor + (1 if action is Action.RIGHT else -1)) % len(self.slots))
        if action in (Action.UP, Action.DOWN):
            return self._change_row(action)
        return False

    def _select(self, slot: Slot) -> None:
        if self.is_dim(slot.card):
            self._refuse(slot.card)
            return
        self._make_room(slot)
        self.selection.toggle(slot.key)
        self._touched()

    def _make_room(self, slot: Slot) -> None:
        """Let go what does not go with a card: the one before where one is wanted, unlike ones in a lead."""
        if slot.key in self.selection:
            return
        ask = self.desk.ask
        unlike = any(card is not slot.card for card in self.selection.cards)
        if self.limit == 1 or (ask is not None and ask.leads and unlike and not self._goes_with(slot.card)):
            self.selection.clear()

    def _goes_with(self, card: Card) -> bool:
        """Whether a card can be led together with those chosen."""
        ask = self.desk.ask
        action = None if ask is None else ask.action((*self.selection.cards, card))
        return action is not None and self.desk.view.check(action) is None

    def _change_row(self, action: Action) -> bool:
        row = self.slots[self.cursor].row + (1 if action is Action.DOWN else -1)
        others = [index for index, slot in enumerate(self.slots) if slot.row == row]
        if not others:
            return False
        found = neighbour(self.slots[self.cursor].strip, [self.slots[index].strip for index in others], action)
        return self._move_to(others[found] if found is not None else others[0])

    def _move_to(self, index: int) -> bool:
        self.cursor = index
        self.redraw()
        return True

    def _take_equal(self, card: Card) -> None:
        """Choose all cards equal to one, as many as can be used."""
        copies = counts_of(tuple(slot.card for slot in self.slots))[card]
        limit = copies if self.limit is None else min(copies, self.limit)
        self.selection.put([(card, copy) for copy in range(copies)], chosen=False)
        self.selection.put([(card, copy) for copy in range(limit)], chosen=True)
        self._tapped = None
        self._touched()

    def _nearest(self, pos: tuple[int, int]) -> int | None:
        """The card under the pointer, or in its row the one that is nearest."""
        found = self._at(pos)
        if found is not None or not self.slots:
            return found
        row = self.slots[self.cursor].row
        in_row = [index for index, slot in enumerate(self.slots) if slot.row == row]
        return min(in_row, key=lambda index: abs(self.slots[index].strip.centerx - pos[0]))

    def _touched(self) -> None:
        self.kit.toasts.settle()
        self.kit.sounds.play("select")
        self.redraw()
        self._chosen()
