"""In the upper corners of the felt: the kitty where it is known, and what was declared."""

from collections.abc import Callable

from pygame import Rect, Surface

from game.rules.cards import Cards, points_in
from game.rules.playing import Playing
from game.ui.input import Action, Pointer
from game.ui.table.desk import Desk
from game.ui.table.kitty_scene import known_kitties
from game.ui.table.live import Live
from game.ui.table.ordering import sort_cards
from game.ui.table.places import TOP, card_width
from game.ui.theme import MUTED, SMALL
from game.words import Text, say, tr

_TITLE = 21
_EYE = 16


class KittyCorner(Live):
    """底牌: the kitty, face up where this seat knows it, face down while it lies buried. A tap looks at it closely."""

    def __init__(self, desk: Desk, look_at: Callable[[], None]) -> None:
        super().__init__(desk)
        self._look_at = look_at

    @property
    def focusable(self) -> bool:  # type: ignore[override]  # it hangs on what the seat knows
        """Whether there is anything to look at."""
        return self.desk.line.begun and bool(known_kitties(self.desk.view, self.desk.line.cast))

    @property
    def shown(self) -> tuple[Cards | None, int]:
        """The cards (None: face down) and their number; none before anything is buried."""
        view = self.desk.view
        if view.kitty is not None and not self.desk.staging.show:
            return sort_cards(view.kitty, self.desk.ranking), len(view.kitty)
        buried = view.board.kitty_seen_by is not None and len(set(view.sizes)) == 1
        return None, self.desk.kitty_size if buried or isinstance(view.stage, Playing) else 0

    def look(self) -> object:
        board = self.desk.board
        return self.shown, board.kitty is not None, board.dry, board.kitty_seen_by, self.focusable

    def release(self, pointer: Pointer) -> None:
        if self.rect.collidepoint(pointer.pos):
            self._look_at()

    def act(self, action: Action) -> bool:
        if action not in (Action.SELECT, Action.CONFIRM):
            return False
        self._look_at()
        return True

    def draw(self, surface: Surface) -> None:
        if not self.desk.line.begun:
            return
        cards, count = self.shown
        if not count:
            return
        kit, height = self.kit, self.desk.places.corner_card
        left = self._draw_eye(surface) if self.focusable else self.rect.x
        words = kit.text.fitted(say(self._title(cards)), self._title_end - left, SMALL)
        surface.blit(kit.text.line(words, SMALL, MUTED), (left, self.rect.y))
        faces = cards if cards is not None else (None,) * count
        width = card_width(height)
        step = min(round(width * (0.58 if cards is not None else 0.25)), (self.rect.w - width) // max(1, count - 1))
        surface.blit(self.desk.art.row(faces, height, step), (self.rect.x, self.rect.y + kit.px(_TITLE)))

    @property
    def _title_end(self) -> int:
        """The words may go on until the plate at the top."""
        return max(self.rect.right, self.desk.places.plates[TOP].x - self.kit.px(16))

    @property
    def bounds(self) -> Rect:
        return super().bounds.union(Rect(self.rect.x, self.rect.y, self._title_end - self.rect.x, self.kit.px(_TITLE)))

    def _draw_eye(self, surface: Surface) -> int:
        """The sign that it can be looked at; returns where the words begin."""
        kit = self.kit
        eye = kit.art.icon("eye", kit.px(_EYE), MUTED)
        surface.blit(eye, (self.rect.x, self.rect.y + kit.px(1)))
        return self.rect.x + kit.px(_EYE + 5)

    def _title(self, cards: Cards | None) -> Text:
        if cards is None:
            return self._buried_words()
        if self.desk.board.dry:
            return tr("Dry pot · {n} points", n=points_in(cards))
        if self.desk.board.kitty is None:
            return tr("Kitty, seen by you alone · {n} points", n=points_in(cards))
        return tr("Open kitty · {n} points", n=points_in(cards))

    def _buried_words(self) -> Text:
        burier = self.desk.board.kitty_seen_by
        if burier is None or self.desk.line.cast.is_me(burier):
            return tr("Kitty")
        return tr("Kitty, buried by {name}", name=self.desk.line.cast.name(burier))


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
