"""打滚子出牌: singles, pairs and triples; strict or free following (A6)."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.cards import Cards
from game.rules.following import Following, check_follow, follows, leads
from game.rules.playing import Playing
from game.rules.ranking import Ranking
from game.rules.refusals import Refusal
from game.rules.shapes import group_of
from game.rules.trick import Trick, winning_index


@dataclass(frozen=True, slots=True)
class DagunziPlaying(Playing):
    """打滚子出牌: the trick phase with the table's way of following (A6)."""

    following: Following

    def check_lead(self, hand: Cards, play: Cards, ranking: Ranking) -> Refusal | None:
        del hand, ranking
        return None if group_of(play) is not None else Refusal.BAD_LEAD

    def check_follow(self, hand: Cards, play: Cards, ranking: Ranking) -> Refusal | None:
        return check_follow(hand, play, self.trick.plays[0], ranking, self.following)

    def plays(self, hand: Cards, ranking: Ranking) -> Iterator[Cards]:
        lead = self.lead
        return leads(hand) if lead is None else follows(hand, lead, ranking, self.following)

    def with_trick(self, trick: Trick) -> "DagunziPlaying":
        return DagunziPlaying(trick, self.following)

    def best(self, plays: tuple[Cards, ...], ranking: Ranking) -> int:
        return winning_index(plays, ranking)
