"""炒地皮出牌: singles, pairs, tractors and throws (B5, B6, B7)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.rules.board import Board, FailedThrow
from game.rules.cards import Card, Cards
from game.rules.chaodipi.following import check_follow
from game.rules.chaodipi.killing import winning_index
from game.rules.chaodipi.options import ThrowFollow, ThrowPenalty
from game.rules.chaodipi.plays import follows, leads, leads_with
from game.rules.chaodipi.throwing import FINE, judge, others_of
from game.rules.events import ThrowFailed, to_all
from game.rules.open_cards import OpenCards
from game.rules.playing import Laid, Playing
from game.rules.ranking import Ranking
from game.rules.refusals import Refusal
from game.rules.seats import Seat
from game.rules.shapes import split
from game.rules.trick import Trick


@dataclass(frozen=True, slots=True)
class ChaodipiPlaying(Playing):
    """炒地皮出牌: the trick phase, with what a follower owes a throw and what a failed one costs (B6, B7)."""

    throw_follow: ThrowFollow
    throw_penalty: ThrowPenalty

    def check_lead(self, hand: Cards, play: Cards, ranking: Ranking) -> Refusal | None:
        del hand
        return None if len({ranking.suit_of(card) for card in play}) == 1 else Refusal.NOT_ONE_SUIT

    def check_follow(self, hand: Cards, play: Cards, ranking: Ranking) -> Refusal | None:
        return check_follow(hand, play, self.trick.plays[0], ranking, self.throw_follow)

    def plays(self, hand: Cards, ranking: Ranking) -> Iterator[Cards]:
        lead = self.lead
        return leads(hand, ranking) if lead is None else follows(hand, lead, ranking, self.throw_follow)

    def plays_with(self, hand: Cards, cards: Cards, ranking: Ranking) -> Iterator[Cards]:
        lead = self.lead
        if lead is None:
            return leads_with(hand, cards, ranking)
        return follows(hand, lead, ranking, self.throw_follow, cards)

    def playable(self, hand: Cards, ranking: Ranking) -> frozenset[Card]:
        if self.lead is None:
            return frozenset(hand)
        return frozenset(card for card in set(hand) if next(self.plays_with(hand, (card,), ranking), None))

    def with_trick(self, trick: Trick) -> "ChaodipiPlaying":
        return ChaodipiPlaying(trick, self.throw_follow, self.throw_penalty)

    def best(self, plays: tuple[Cards, ...], ranking: Ranking) -> int:
        return winning_index(plays, ranking)

    def lay(self, board: Board, cards: OpenCards, seat: Seat, play: Cards) -> Laid:
        if self.trick.plays or len(play) == 1:
            return Laid(board, play)
        parts = split(play, board.trump)
        failure = judge(parts, others_of(seat, cards.hands), board.trump) if len(parts) > 1 else None
        if failure is None:
            return Laid(board, play)
        fine = FINE * failure.fined(len(play), self.throw_penalty)
        failed = FailedThrow(
            trick=len(board.tricks),
            seat=seat,
            thrown=play,
            forced=failure.forced.cards,
            beaten_by=failure.beaten_by,
            beating=failure.beating,
            penalty=fine if board.is_banker_side(seat) else -fine,
        )
        told = ThrowFailed(seat, play, failed.forced, failed.beaten_by, failed.beating, failed.penalty)
        return Laid(replace(board, failed_throws=(*board.failed_throws, failed)), failed.forced, (to_all(told),))
