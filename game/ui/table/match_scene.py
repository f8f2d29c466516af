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
        self.add_buttons([Button(tr("Leave"), leave), Button(tr("Play again"), again, Style.PRIMARY)])

    @property
    def closable(self) -> bool:
        return False

    def body_height(self, width: int, /) -> int:
        places = row(Rect(0, 0, width, 1), (1, 1.4), self.kit.px(_GAP))
        fields = (self._levels, self._points)
        return max(field.natural(self.kit, place.w)[1] for field, place in zip(fields, places, strict=True))

    def arrange_body(self, body: Rect) -> None:
        places = row(Rect(body.x, body.y, body.w, self.body_height(body.w)), (1, 1.4), self.kit.px(_GAP))
        self._levels.place(self.kit, places[0])
        self._points.place(self.kit, places[1])

    def _headline(self) -> Text:
        winners = self._desk.line.info.match_winners
        if winners is None:
            return tr("The match is over")
        return tr("We win the match!") if winners is self._desk.line.bottom.team else tr("They win the match")

    def _length(self) -> Text:
        return trn("{n} round played", "{n} rounds played", self._desk.line.info.standing.rounds)

    def _standing_words(self) -> Text:
        return tr("Pots won") if any(self._desk.line.info.standing.won) else tr("Levels")

    def _level_facts(self) -> Sequence[Fact]:
        desk = self._desk
        standing, ours = desk.line.info.standing, desk.line.bottom.team
        sides = ((True, ours, OURS), (False, ours.other, THEIRS))
        levels = [Fact(side_words(is_ours), rank_words(standing.levels[team]), side) for is_ours, team, side in sides]
        if not any(standing.won):
            return levels
        return [
            Fact(side_words(is_ours), trn("{n} pot", "{n} pots", standing.won[team]), side)
            for is_ours, team, side in sides
        ]

    def _point_facts(self) -> Sequence[Fact]:
        desk = self._desk
        points = desk.line.info.standing.points
        ranked = sorted(SEATS, key=lambda seat: -points[seat])
        return [
            Fact(desk.line.info.seats[seat].name, str(points[seat]), OURS if desk.is_ours(seat) else THEIRS)
            for seat in ranked
        ]
