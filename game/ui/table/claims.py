"""亮主: the declarations that a player can make, in slots that stay where they are while cards arrive."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.actions import Declare
from game.rules.cards import Card, Suit
from game.words import Text, Words, tr
from game.words.phrases import SIGNS, card_words, cards_words, rank_words

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""花色: in the order in which their slots stand."""


@dataclass(frozen=True)
class ClaimSlot:
    """One button: what stands on it, what it can declare, and why it cannot where that is nothing."""

    words: Words
    claims: tuple[Declare, ...]
    blocked: Text | None = None


Slots = tuple[ClaimSlot, ...]


def choice_words(claim: Declare) -> Words:
    """What stands on the button of one declaration among several."""
    if claim.suit is not None:
        return SIGNS[claim.suit]
    if claim.cards[0].suit is None:
        return tr("No trump")
    shown = cards_words(claim.cards)
    return lambda: str(shown)


def of_card(claims: Sequence[Declare], card: Card) -> tuple[Declare, ...]:
    """The claims that are made with a card."""
    return tuple(claim for claim in claims if claim.cards[0] is card)


def sign_and_rank(card: Card) -> str:
    """A suited card as it stands on a button."""
    return f"{SIGNS[card.suit or Suit.SPADES]} {rank_words(card.rank)}"


def not_held(card: Card) -> Text:
    """Say that the hand has no such card."""
    return tr("You hold no {card}.", card=card_words(card))
