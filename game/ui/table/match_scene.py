"""整场完: who has won, the points, and what now."""

from collections.abc import Callable, Sequence

from pygame import Rect

from game.rules.seats import SEATS
from game.ui.layout import row
from game.ui.table.desk import Desk
from game.ui.table.facts import Fact, Field
from game.ui.table.overlay import Overlay
from game.ui.theme import OURS, THEIRS
from game.ui.widgets.button import Button, Style
from game.words import Text, tr, trn
from game.words.phrases import rank_words, side_words

_GAP = 12


class MatchScene(Overlay):
    """整场完: who has won, the points, and what now."""

    width = 620

    def __init__(self, desk: Desk, again: Callable[[], None], leave: Callable[[], None]) -> None:
        super().__init__(desk.kit, self._headline, self._length)
        self._desk = desk
        self._levels = self.panel.add(Field(self._standing_words, self._level_facts))
        self._points = self.panel.add(Field(tr("Game points"), self._point_facts))
        self._points.visible = desk.game.outcome.points
        self.add_buttons([Button(tr("Leave"), leave), Button(tr("Play again"), again, Style.PRIMARY)])

    @property
    def closable(self) -> bool:
        return False

    @property
    def _fields(self) -> list[Field]:
        return [field for field in (self._levels, self._points) if field.visible]

    def _columns(self, place: Rect) -> list[Rect]:
        return row(place, (1, 1.4)[: len(self._fields)], self.kit.px(_GAP))

    def body_height(self, width: int, /) -> int:
        places = self._columns(Rect(0, 0, width, 1))
        return max(field.natural(self.kit, place.w)[1] for field, place in zip(self._fields, places, strict=True))

    def arrange_body(self, body: Rect) -> None:
        places = self._columns(Rect(body.x, body.y, body.w, self.body_height(body.w)))
        for field, place in zip(self._fields, places, strict=True):
            field.place(self.kit, place)

    def _headline(self) -> Text:
        winners = self._desk.line.info.match_winners
        if winners is None:
            return tr("The match is over")
        return tr("We win the match!") if winners is self._desk.line.bottom.team else tr("They win the match")

    def _length(self) -> Text:
        return trn("{n} round played", "{n} rounds played", self._desk.line.info.standing.rounds)

    def _level_facts(self) -> Sequence[Fact]:
        """Both sides' levels, and what wins a match as far as anybody has it."""
        desk = self._desk
        standing, ours, outcome = desk.line.info.standing, desk.line.bottom.team, desk.game.outcome
        sides = ((True, ours, OURS), (False, ours.other, THEIRS))
        levels = [Fact(side_words(is_ours), rank_words(standing.levels[team]), side) for is_ours, team, side in sides]
        if not any(standing.won):
            return levels
        won = [Fact(side_words(is_ours), outcome.won_words(standing.won[team]), side) for is_ours, team, side in sides]
        return [*levels, Fact(outcome.won_heading), *won] if outcome.levels_stay else won

    def _standing_words(self) -> Text:
        won, outcome = self._desk.line.info.standing.won, self._desk.game.outcome
        return outcome.won_heading if any(won) and not outcome.levels_stay else tr("Levels")

    def _point_facts(self) -> Sequence[Fact]:
        desk = self._desk
        points = desk.line.info.standing.points
        ranked = sorted(SEATS, key=lambda seat: -points[seat])
        return [
            Fact(desk.line.info.seats[seat].name, str(points[seat]), OURS if desk.is_ours(seat) else THEIRS)
            for seat in ranked
        ]
