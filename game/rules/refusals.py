"""拒绝: every reason for which an action can be refused: a closed list that screens translate and the wire carries."""

from enum import StrEnum


class Refusal(StrEnum):
    """Why an action is not legal for this seat now."""

    NOT_YOUR_TURN = "not_your_turn"
    WRONG_STEP = "wrong_step"
    """This step of the round asks for another kind of action."""
    NOT_HELD = "not_held"
    """The seat does not hold these cards (or not so many copies)."""
    NO_CARDS = "no_cards"
    WRONG_COUNT = "wrong_count"

    NOT_BIG_JOKER = "not_big_joker"
    """The first round of a pot is grabbed with one big joker (A3.1)."""
    NOT_DRAWN_YET = "not_drawn_yet"
    """Nobody declares before his own first draw (A3.1)."""
    ALREADY_GRABBED = "already_grabbed"
    """The first big joker decides; nobody overrides it (A3.1)."""
    NOT_A_CLAIM = "not_a_claim"
    """Neither identical level cards nor three identical jokers (A3.3)."""
    SUIT_NOT_NAMED = "suit_not_named"
    """Three jokers name one of the four suits (A3.3)."""
    SUIT_NOT_YOURS_TO_NAME = "suit_not_yours_to_name"
    """The level cards shown set the suit themselves (A3.3)."""
    CLAIM_TOO_LOW = "claim_too_low"
    """A new claim stands strictly higher on the ladder (A3.3, B4)."""
    NOT_A_REPORT = "not_a_report"
    """报主: level cards report, one or two identical ones; jokers do not (B3)."""
    ALREADY_REPORTED = "already_reported"
    """The first report stands; its owner alone may insure it, with its second card (B3, D-B18)."""
    NOT_AN_OVERRIDE = "not_an_override"
    """反主, 炒底: two identical level cards, or two identical jokers (B4)."""
    NO_TRUMP_ONLY = "no_trump_only"
    """Two small jokers make no-trump; they name no suit (B4)."""
    OWN_CLAIM = "own_claim"
    """Nobody overrides his own claim while it stands (B4)."""

    POINT_CARD = "point_card"
    """Point cards are neither paid nor returned while others serve (A4.3, A4.4)."""
    NOT_STRONGEST = "not_strongest"
    """A tribute is the strongest cards that can be paid (A4.3)."""
    NOT_A_SIDE_CARD = "not_a_side_card"
    """A return is side cards while there are enough of them (A4.4)."""
    NOT_WEAKEST = "not_weakest"
    """What is given or taken beyond free choice goes from the weakest up (A4.4, A5.4)."""

    BIG_JOKER_FIRST = "big_joker_first"
    """大王先扣: with a small joker every big joker goes down too (A5.3)."""
    NOT_A_JOKER = "not_a_joker"
    """Only jokers are added to the kitty (A5.4)."""
    TOO_MANY_JOKERS = "too_many_jokers"
    """No more jokers than cards that can be taken out (A5.4)."""
    NOT_TAKEABLE = "not_takeable"
    """Point cards and jokers stay in the kitty (A5.4)."""

    BAD_LEAD = "bad_lead"
    """A lead is a single, a pair or a triple (A6)."""
    NOT_ONE_SUIT = "not_one_suit"
    """All cards of a lead are of one effective suit (B5, B6)."""
    MUST_FOLLOW_SUIT = "must_follow_suit"
    MUST_PLAY_PAIR = "must_play_pair"
    """死棒, 对子: the pair that the lead asks for (A6, B7)."""
    MUST_PLAY_TRIPLE = "must_play_triple"
    """死棒: the triple that the lead asks for (A6)."""
    MUST_PLAY_PAIRS = "must_play_pairs"
    """As many pairs as were led, as far as there are any (B7)."""
    MUST_PLAY_TRACTOR = "must_play_tractor"
    """连对: a run of pairs as long as the longest that was led (B7)."""


class RefusedError(Exception):
    """An action that the seat's own view refuses; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
