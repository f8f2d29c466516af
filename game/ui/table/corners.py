"""In the upper corners of the felt: the kitty where it is known, and what was declared."""

from pygame import Surface

from game.rules.cards import Cards, points_in
from game.rules.playing import Playing
from game.ui.table.live import Live
from game.ui.table.ordering import sort_cards
from game.ui.table.places import card_width
from game.ui.theme import MUTED, SMALL
from game.words import Text, say, tr

_TITLE = 21


class KittyCorner(Live):
    """底牌: the kitty, face up where this seat knows it, face down while it lies buried."""

    @property
    def shown(self) -> tuple[Cards | None, int]:
        """The cards (None: face down) and their number; none before anything is buried."""
        view = self.desk.view
        if view.kitty is not None and not self.desk.staging.show:
            return sort_cards(view.kitty, self.desk.ranking), len(view.kitty)
        return None, 6 if isinstance(view.stage, Playing) else 0

    def look(self) -> object:
        return self.shown, self.desk.board.kitty is not None, self.desk.board.dry

    def draw(self, surface: Surface) -> None:
        if not self.desk.line.begun:
            return
        cards, count = self.shown
        if not count:
            return
        kit, height = self.kit, self.desk.places.corner_card
        title = kit.text.line(say(self._title(cards)), SMALL, MUTED)
        surface.blit(title, (self.rect.x, self.rect.y))
        faces = cards if cards is not None else (None,) * count
        step = round(card_width(height) * (0.58 if cards is not None else 0.25))
        surface.blit(self.desk.art.row(faces, height, step), (self.rect.x, self.rect.y + kit.px(_TITLE)))

    def _title(self, cards: Cards | None) -> Text:
        if cards is None:
            return tr("Kitty")
        if self.desk.board.dry:
            return tr("Dry pot · {n} points", n=points_in(cards))
        if self.desk.board.kitty is None:
            return tr("Kitty, seen by you alone · {n} points", n=points_in(cards))
        return tr("Open kitty · {n} points", n=points_in(cards))


class ClaimCorner(Live):
    """亮主: who declared what, or which card set the trump, once play has begun."""

    @property
    def shown(self) -> tuple[Cards, Text] | None:
        """The cards and the words over them."""
        board, cast = self.desk.board, self.desk.line.cast
        if board.ranking is None or not isinstance(self.desk.view.stage, Playing):
            return None
        if board.claims:
            claim = board.claims[-1]
            me = cast.is_me(claim.seat)
            words = tr("You declared") if me else tr("{name} declared", name=cast.name(claim.seat))
            return claim.cards, words
        if board.decided_by is not None:
            return (board.decided_by,), tr("Turned up for trump")
        return None

    def look(self) -> object:
        return self.shown

    def draw(self, surface: Surface) -> None:
        shown = self.shown if self.desk.line.begun else None
        if shown is None:
            return
        cards, words = shown
        kit, height = self.kit, self.desk.places.corner_card
        title = kit.text.line(kit.text.fitted(say(words), self.rect.w, SMALL), SMALL, MUTED)
        surface.blit(title, (self.rect.right - title.get_width(), self.rect.y))
        row = self.desk.art.row(cards, height, round(card_width(height) * 0.58))
        surface.blit(row, (self.rect.right - row.get_width(), self.rect.y + kit.px(_TITLE)))
