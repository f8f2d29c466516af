"""炒地皮 at the table: its claims as buttons and as a ladder, its meter, its bare ranking (B1, B3, B4, B9)."""

from game.rules.actions import Declare
from game.rules.board import Board, Claim
from game.rules.cards import Card, Cards, card_of
from game.rules.chaodipi.burying import Burying
from game.rules.chaodipi.claims import BIG_JOKERS, SMALL_JOKERS, ranking_of, strength
from game.rules.chaodipi.contesting import Contesting
from game.rules.chaodipi.declaring import Closing
from game.rules.chaodipi.frying import can_be_fried
from game.rules.chaodipi.options import chaodipi_options
from game.rules.chaodipi.scoring import BANDS, TAKE_OVER, kitty_factor
from game.rules.options import GameOptions
from game.rules.ranking import Ranking
from game.rules.seats import Seat
from game.rules.shapes import SUIT_ORDER
from game.rules.view import SeatView
from game.ui.table.claims import SUITS, ClaimSlot, Slots, not_held, of_card, sign_and_rank
from game.ui.table.game import Cry, Ladder, Meter, Outcome, Rung, TableGame
from game.words import Text, tr, trc
from game.words.phrases import card_words, cards_words

_JOKERS = {Card.LJ: trc("joker pair", "Small ×2"), Card.BJ: trc("joker pair", "Big ×2")}
_STEPS_UP = 3
"""So many levels of the attackers are marked on the meter, and it reaches to the last of them."""


def bare_ranking(board: Board) -> Ranking:
    """主: the ranking while there is no trump suit: jokers and level cards (B1)."""
    return ranking_of(board, None)


def meter(options: GameOptions) -> Meter:
    """抓分: the marks are where the table of levels in force takes its steps (B9)."""
    bands = BANDS[chaodipi_options(options).level_table]
    below = tuple(most + 1 for most, _ in bands.bankers if 0 < most < TAKE_OVER - 1)
    above = tuple(TAKE_OVER + bands.attackers * step for step in range(1, _STEPS_UP + 1))
    return Meter(TAKE_OVER, (*below, *above), above[-1])


# Buttons


def claim_slots(view: SeatView, claims: tuple[Declare, ...]) -> Slots:
    """报主, 上保险, 反主, 炒底: what can be shown in this phase (B3, B4)."""
    if isinstance(view.stage, Contesting):
        return _pair_slots(view, claims)
    standing = _standing(view.board)
    if standing is None:
        return tuple(_report_slot(view, card_of(suit, view.board.level), claims) for suit in SUITS)
    insurable = standing.seat == view.seat and len(standing.cards) == 1
    return (_insurance_slot(view, standing.cards[0], claims),) if insurable else ()


def _report_slot(view: SeatView, card: Card, claims: tuple[Declare, ...]) -> ClaimSlot:
    blocked = None if card in view.hand else not_held(card)
    return ClaimSlot(sign_and_rank(card), of_card(claims, card), blocked)


def _insurance_slot(view: SeatView, card: Card, claims: tuple[Declare, ...]) -> ClaimSlot:
    blocked = None if view.hand.count(card) > 1 else tr("You have no second {card}.", card=card_words(card))
    return ClaimSlot(tr("Insure with the second {card}", card=card_words(card)), claims, blocked)


def _pair_slots(view: SeatView, claims: tuple[Declare, ...]) -> Slots:
    """The pairs that beat what stands, from weak to strong; of jokers only those that are held."""
    standing = _standing(view.board)
    least = 0 if standing is None else strength(standing.cards)
    pairs = [(card_of(suit, view.board.level),) * 2 for suit in SUIT_ORDER]
    slots = [_pair_slot(pair, claims) for pair in pairs if strength(pair) > least]
    return (*slots, *(ClaimSlot(words, own) for joker, words in _JOKERS.items() if (own := of_card(claims, joker))))


def _pair_slot(pair: Cards, claims: tuple[Declare, ...]) -> ClaimSlot:
    own = of_card(claims, pair[0])
    blocked = None if own else tr("You have no pair of {card}.", card=card_words(pair[0]))
    return ClaimSlot(f"{sign_and_rank(pair[0])}×2", own, blocked)


def pass_words(view: SeatView) -> Text:
    """不亮, 不上, 不反, 不炒: what passing is called: it depends on what one lets be."""
    if isinstance(view.stage, Contesting):
        first = view.board.setup.first_round
        return trc("overriding", "Pass") if first else trc("frying", "Pass")
    standing = _standing(view.board)
    mine = standing is not None and standing.seat == view.seat
    return trc("insuring", "Pass") if mine else trc("declaring", "Pass")


def claim_cry(board: Board, claim: Claim) -> Cry:
    """报主, 上保险, 反主, 炒底: what a claim is, by those that were made before it (B3, B4)."""
    before = board.claims[: board.claims.index(claim)]
    if not before and not board.turned:
        grabbed = board.setup.first_round
        return Cry(tr("Bank grabbed!") if grabbed else tr("{cards}!", cards=cards_words(claim.cards)))
    if before and before[-1].seat == claim.seat:
        return Cry(tr("Insured!"))
    return Cry(tr("Overridden!") if board.setup.first_round else tr("Fried!"), "fry")


# What beats what


def ladder(view: SeatView) -> Ladder | None:
    """大小: what stands, what beats it, and who has claimed what, while others can still change the trump (B4)."""
    board, stage = view.board, view.stage
    contested = isinstance(stage, Contesting) or (isinstance(stage, Closing) and bool(board.claims))
    waiting = isinstance(stage, Burying) and can_be_fried(board) and not view.my_turn
    return Ladder(_ladder_words(board), _rungs(view)) if contested or waiting else None


def _ladder_words(board: Board) -> Text:
    if board.setup.first_round:
        return tr("Each pair beats what is left of it; whoever overrides takes the bank")
    return tr("Each pair beats what is left of it; whoever fries takes the kitty, not the bank")


def _rungs(view: SeatView) -> tuple[Rung, ...]:
    board = view.board
    made = {strength(claim.cards): claim for claim in board.claims}
    last = _standing(board)
    standing, owner = (0, None) if last is None else (strength(last.cards), last.seat)
    return tuple(
        Rung(
            cards=cards,
            claim=made.get(step),
            stands=step == standing,
            beats=step > standing,
            mine=step > standing and view.hand.count(cards[0]) > 1 and view.seat != owner,
        )
        for step, cards in enumerate(_steps(board))
    )


def _steps(board: Board) -> tuple[Cards, ...]:
    """The cards of each strength: the single report, or the card turned up; the pairs of level cards; the jokers."""
    turned = tuple(turned.card for turned in board.turned)
    single = turned or (board.claims[0].cards[:1] if board.claims else ())
    pairs = [(card_of(suit, board.level),) * 2 for suit in SUIT_ORDER]
    return (single, *pairs, SMALL_JOKERS, BIG_JOKERS)


def passed(view: SeatView) -> tuple[Seat, ...]:
    """不要: the seats that have passed since the standing claim was made, or since asking began (B4)."""
    stage = view.stage
    return stage.passed(view.board) if isinstance(stage, Contesting) else ()


def _standing(board: Board) -> Claim | None:
    return board.claims[-1] if board.claims else None


def factor(board: Board) -> int:
    """抠底倍数: by the lead of the last trick (B8)."""
    return kitty_factor(board.tricks[-1].plays[0], board.trump)


CHAODIPI = TableGame(
    bare_ranking=bare_ranking,
    meter=meter,
    claim_slots=claim_slots,
    claim_cry=claim_cry,
    outcome=Outcome(factor, tr("Times past A"), str, levels_stay=True),
    ladder=ladder,
    passed=passed,
    pass_words=pass_words,
)
