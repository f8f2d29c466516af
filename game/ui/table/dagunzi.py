"""打滚子 at the table: its declarations as buttons, its meter, the ranking before there is a trump (A1, A3, A4, A8)."""

from game.rules.actions import Declare
from game.rules.board import Board, Claim
from game.rules.cards import Card, Suit, card_of
from game.rules.dagunzi.declaring import dagunzi_ranking
from game.rules.dagunzi.scoring import KITTY_FACTOR, TAKE_OVER
from game.rules.options import GameOptions
from game.rules.ranking import Ranking
from game.rules.refusals import Refusal
from game.rules.view import SeatView
from game.ui.table.claims import SUITS, ClaimSlot, Slots, not_held, of_card, sign_and_rank
from game.ui.table.game import Cry, Meter, Outcome, TableGame
from game.words import Text, tr, trn
from game.words.phrases import cards_words, refusal_words

_JOKERS = {Card.LJ: tr("Small jokers"), Card.BJ: tr("Big jokers")}
_METER = Meter(TAKE_OVER, marks=(80, 150), full=160)
"""抓分: below 80 the attackers owe tribute, above 150 the bankers do (A4.2); all marks stand on the meter."""


def bare_ranking(board: Board) -> Ranking:
    """主: the ranking while there is no trump suit: the 2s are always trump (A1)."""
    return dagunzi_ranking(board.level, None)


def meter(options: GameOptions) -> Meter:
    """抓分: the same in all rule sets (A8)."""
    del options
    return _METER


def claim_slots(view: SeatView, claims: tuple[Declare, ...]) -> Slots:
    """亮主: one slot for a grab in the first round, else one a suit and one a triple of jokers (A3)."""
    if view.board.setup.first_round:
        return _grab_slots(view, claims)
    slots = [_suit_slot(view, suit, claims) for suit in SUITS]
    slots += [ClaimSlot(words, of_card(claims, joker)) for joker, words in _JOKERS.items() if of_card(claims, joker)]
    return tuple(slots)


def _grab_slots(view: SeatView, claims: tuple[Declare, ...]) -> Slots:
    if view.board.banker is not None:
        return ()
    blocked = None if claims else tr("You hold no big joker.")
    return (ClaimSlot(tr("Show a big joker"), claims, blocked),)


def _suit_slot(view: SeatView, suit: Suit, claims: tuple[Declare, ...]) -> ClaimSlot:
    card = card_of(suit, view.board.level)
    own = of_card(claims, card)
    blocked = None
    if not own:
        blocked = refusal_words(Refusal.CLAIM_TOO_LOW) if card in view.hand else not_held(card)
    return ClaimSlot(sign_and_rank(card), own, blocked)


def claim_cry(board: Board, claim: Claim) -> Cry:
    """亮主: a grab of the bank, or the cards that are shown (A3)."""
    if board.setup.first_round:
        return Cry(tr("Bank grabbed!"))
    return Cry(tr("{cards}!", cards=cards_words(claim.cards)))


def won_words(count: int) -> Text:
    """锅: how many pots a side has won (A9)."""
    return trn("{n} pot", "{n} pots", count)


DAGUNZI = TableGame(
    bare_ranking=bare_ranking,
    meter=meter,
    claim_slots=claim_slots,
    claim_cry=claim_cry,
    outcome=Outcome(lambda _: KITTY_FACTOR, tr("Pots won"), won_words, tribute=True, points=True),
)
