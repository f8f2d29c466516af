"""亮主的局面: what reports the trump, what insures it, what overrides it: the rules of a claim (B3, B4)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.rules.actions import Declare
from game.rules.board import Board, Claim
from game.rules.cards import JOKERS, Card, Cards, Rank, Suit, card_of, holds
from game.rules.chaodipi.options import chaodipi_options
from game.rules.events import Declared, Notice, to_all
from game.rules.ranking import Ranking
from game.rules.refusals import Refusal
from game.rules.seats import Seat
from game.rules.shapes import SUIT_ORDER

SMALL_JOKERS = (Card.LJ,) * 2
BIG_JOKERS = (Card.BJ,) * 2
_BY_JOKERS: dict[Cards, int] = {SMALL_JOKERS: 5, BIG_JOKERS: 6}


def chaodipi_ranking(level: Rank, suit: Suit | None, *, joker_level: bool = False) -> Ranking:
    """主: the ranking of a Chao Dipi round: jokers and level cards are trump whatever the suit (B1, D-B07)."""
    return Ranking(level, suit, joker_level_neighbours=joker_level)


def strength(cards: Cards) -> int:
    """大小: how strong a claim is: 0 without insurance, a pair by its suit 1..4, small jokers 5, big ones 6 (B4)."""
    if len(cards) == 1:
        return 0
    suit = cards[0].suit
    return _BY_JOKERS[cards] if suit is None else 1 + SUIT_ORDER.index(suit)


def trump_of(claim: Declare) -> Suit | None:
    """主花色: the suit that a legal claim makes trump, None for no-trump (B3, B4)."""
    return claim.suit if claim.cards[0] in JOKERS else claim.cards[0].suit


def is_of_level(cards: Cards, level: Rank) -> bool:
    """级牌: whether cards are one or two identical level cards (B3)."""
    return len(cards) in (1, 2) and len(set(cards)) == 1 and cards[0].rank == level


@dataclass(frozen=True, slots=True)
class Bidding:
    """亮主的局面: what a claim is measured by: who claims, out of which hand, the level, the claim that stands."""

    seat: Seat | None
    hand: Cards
    level: Rank
    standing: Claim | None

    @classmethod
    def of(cls, board: Board, seat: Seat | None, hand: Cards) -> "Bidding":
        """Read the situation off a table."""
        return cls(seat, hand, board.level, board.claims[-1] if board.claims else None)

    def check_report(self, claim: Declare) -> Refusal | None:
        """报主, 上保险: say why a claim is no legal report or insurance, None when it is (B3)."""
        refusal = self._check_held(claim)
        if refusal is not None:
            return refusal
        if not is_of_level(claim.cards, self.level):
            return Refusal.NOT_A_REPORT
        if self.standing is not None and not self._insures(claim.cards, self.standing):
            return Refusal.ALREADY_REPORTED
        return None if claim.suit is None else Refusal.SUIT_NOT_YOURS_TO_NAME

    def _insures(self, cards: Cards, standing: Claim) -> bool:
        return self.seat == standing.seat and len(standing.cards) == 1 and cards == standing.cards * 2

    def check_override(self, claim: Declare) -> Refusal | None:
        """反主, 炒底: say why a claim is no legal override or fry, None when it is (B4)."""
        refusal = self._check_held(claim)
        if refusal is not None:
            return refusal
        if len(claim.cards) != 2 or not (claim.cards in _BY_JOKERS or is_of_level(claim.cards, self.level)):
            return Refusal.NOT_AN_OVERRIDE
        return self._check_strength(claim.cards) or self._check_suit(claim)

    def _check_strength(self, cards: Cards) -> Refusal | None:
        if self.standing is None:
            return None
        if self.seat == self.standing.seat:
            return Refusal.OWN_CLAIM
        return None if strength(cards) > strength(self.standing.cards) else Refusal.CLAIM_TOO_LOW

    @staticmethod
    def _check_suit(claim: Declare) -> Refusal | None:
        if claim.suit is None or claim.cards == BIG_JOKERS:
            return None
        return Refusal.NO_TRUMP_ONLY if claim.cards == SMALL_JOKERS else Refusal.SUIT_NOT_YOURS_TO_NAME

    def _check_held(self, claim: Declare) -> Refusal | None:
        if not claim.cards:
            return Refusal.NO_CARDS
        return None if holds(self.hand, claim.cards) else Refusal.NOT_HELD

    def reports(self) -> Iterator[Declare]:
        """Give every legal report or insurance once, from weak to strong."""
        possible = (Declare((card,) * size) for size in (1, 2) for card in self._level_cards())
        return (claim for claim in possible if self.check_report(claim) is None)

    def overrides(self) -> Iterator[Declare]:
        """Give every legal override or fry once, from weak to strong."""
        possible = [Declare((card,) * 2) for card in self._level_cards()]
        possible += [Declare(SMALL_JOKERS), *(Declare(BIG_JOKERS, suit) for suit in (None, *Suit))]
        return (claim for claim in possible if self.check_override(claim) is None)

    def _level_cards(self) -> list[Card]:
        return [card_of(suit, self.level) for suit in SUIT_ORDER]


def ranking_of(board: Board, suit: Suit | None) -> Ranking:
    """主: the ranking of this table's round with a trump suit, or without one."""
    return chaodipi_ranking(board.level, suit, joker_level=chaodipi_options(board.options).tractor_joker_level)


def put_claim(board: Board, seat: Seat, claim: Declare, *, takes_bank: bool) -> tuple[Board, tuple[Notice, ...]]:
    """亮主: put a legal claim on the table; where it takes the bank, who made it is banker (B3, B4)."""
    suit = trump_of(claim)
    board = replace(
        board,
        banker=seat if takes_bank else board.banker,
        ranking=ranking_of(board, suit),
        claims=(*board.claims, Claim(seat, claim.cards, suit)),
        decided_by=None,
    )
    return board, (to_all(Declared(seat, claim.cards, suit)),)
