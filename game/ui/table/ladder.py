"""大小: the claims there are, from weak to strong, over the task: what stands, what beats it, who has claimed what."""

from pygame import Rect, Surface

from game.rules.cards import Cards
from game.ui.table.game import Ladder, Rung
from game.ui.table.live import Live
from game.ui.table.places import card_width
from game.ui.theme import FAINT, GOLD, MUTED, OURS, SMALL, Colour
from game.words import Words, say, tr

_WORDS, _NAMES = 20, 18
_OVERLAP = 0.42
"""How far apart the two cards of a pair lie, as a share of a card's width."""
_WIDEST = 96
"""Rungs lie at most so far apart."""


class LadderRow(Live):
    """Draws the ladder of the game, while it has one."""

    @property
    def ladder(self) -> Ladder | None:
        """What there is to show."""
        return self.desk.game.ladder(self.desk.view) if self.desk.line.begun else None

    @property
    def shown(self) -> bool:
        """Whether there is anything."""
        return self.ladder is not None

    def look(self) -> object:
        return self.ladder

    def draw(self, surface: Surface) -> None:
        ladder = self.ladder
        if ladder is None:
            return
        kit = self.kit
        words = kit.text.line(kit.text.fitted(say(ladder.words), self.rect.w, SMALL), SMALL, MUTED)
        surface.blit(words, words.get_rect(midtop=(self.rect.centerx, self.rect.y)))
        places = self._places(len(ladder.rungs))
        for index, (rung, place) in enumerate(zip(ladder.rungs, places, strict=True)):
            if index:
                self._draw_step(surface, (places[index - 1].right + place.x) // 2)
            self._draw_cards(surface, rung, place)
            self._draw_name(surface, rung, place)

    @property
    def _card(self) -> int:
        return self.rect.h - self.kit.px(_WORDS + _NAMES)

    def _places(self, count: int) -> list[Rect]:
        """Where the rungs lie: each as wide as its pitch."""
        pitch = min(self.rect.w // count, self.kit.px(_WIDEST))
        left = self.rect.centerx - pitch * count // 2
        top = self.rect.y + self.kit.px(_WORDS)
        return [Rect(left + pitch * index, top, pitch, self._card) for index in range(count)]

    def _draw_step(self, surface: Surface, x: int) -> None:
        line = self.kit.text.line("<", SMALL, FAINT)
        middle = self.rect.y + self.kit.px(_WORDS) + self._card // 2
        surface.blit(line, line.get_rect(center=(x, middle)))

    def _draw_cards(self, surface: Surface, rung: Rung, place: Rect) -> None:
        row = self._row(rung.cards, place)
        art = self.desk.art
        art.shadow(surface, row, row.h)
        if rung.stands:
            art.frame(surface, row, row.h)
        step = self._step(row.h)
        for index, card in enumerate(rung.cards):
            face = art.face(card, row.h, dim=not (rung.stands or rung.beats))
            surface.blit(face, (row.x + index * step, row.y))

    def _row(self, cards: Cards, place: Rect) -> Rect:
        width = card_width(place.h) + self._step(place.h) * (len(cards) - 1)
        return Rect(place.centerx - width // 2, place.y, width, place.h)

    def _step(self, height: int) -> int:
        return round(card_width(height) * _OVERLAP)

    def _draw_name(self, surface: Surface, rung: Rung, place: Rect) -> None:
        """Under a rung stands who has claimed it, or that oneself could."""
        kit = self.kit
        words, colour = self._name(rung)
        room = place.w - kit.px(4)
        line = kit.text.line(kit.text.fitted(say(words), room, SMALL, rung.stands), SMALL, colour, bold=rung.stands)
        surface.blit(line, line.get_rect(midtop=(place.centerx, place.bottom + kit.px(3))))

    def _name(self, rung: Rung) -> tuple[Words, Colour]:
        line = self.desk.line
        if rung.claim is not None:
            seat = rung.claim.seat
            name: Words = tr("You") if line.cast.is_me(seat) else line.info.seats[seat].name
            return name, GOLD if rung.stands else MUTED
        return (tr("you hold it"), OURS) if rung.mine else ("", MUTED)
