"""亮主: the declarations that a player can make, in slots that stay where they are while cards arrive."""

from dataclasses import dataclass

from game.rules.actions import Declare
from game.rules.cards import Card, Suit, card_of
from game.rules.refusals import Refusal
from game.rules.view import SeatView
from game.words import Text, Words, tr
from game.words.phrases import SIGNS, cards_words, rank_words, refusal_words

_JOKERS = {Card.LJ: tr("Small jokers"), Card.BJ: tr("Big jokers")}
_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


@dataclass(frozen=True)
class ClaimSlot:
    """One button: what stands on it, what it can declare, and why it cannot where that is nothing."""

    words: Words
    claims: tuple[Declare, ...]
    blocked: Text | None = None


def claim_slots(view: SeatView, claims: tuple[Declare, ...]) -> tuple[ClaimSlot, ...]:
    """The slots for this stage: one for a grab in the first round, else one a suit and one a triple of jokers."""
    if view.board.setup.first_round:
        return _grab_slots(view, claims)
    slots = [_suit_slot(view, suit, claims) for suit in _SUITS]
    for joker, words in _JOKERS.items():
        own = tuple(claim for claim in claims if claim.cards[0] is joker)
        if own:
            slots.append(ClaimSlot(words, own))
    return tuple(slots)


def choice_words(claim: Declare) -> Words:
    """What stands on the button of one declaration among several."""
    if claim.suit is not None:
        return SIGNS[claim.suit]
    shown = cards_words(claim.cards)
    return lambda: str(shown)


def _grab_slots(view: SeatView, claims: tuple[Declare, ...]) -> tuple[ClaimSlot, ...]:
    if view.board.banker is not None:
        return ()
    blocked = None if claims else tr("You hold no big joker.")
    return (ClaimSlot(tr("Show a big joker"), claims, blocked),)


def _suit_slot(view: SeatView, suit: Suit, claims: tuple[Declare, ...]) -> ClaimSlot:
    card = card_of(suit, view.board.level)
    own = tuple(claim for claim in claims if claim.suit is None and claim.cards[0] is card)
    blocked = None if own else _why_not(view, card)
    return ClaimSlot(f"{SIGNS[suit]} {rank_words(card.rank)}", own, blocked)


def _why_not(view: SeatView, card: Card) -> Text:
    if card not in view.hand:
        return tr("You hold no {card}.", card=SIGNS[card.suit or Suit.SPADES] + rank_words(card.rank))
    return refusal_words(Refusal.CLAIM_TOO_LOW)
