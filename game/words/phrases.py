"""Cards, suits, shapes and refusals in the players' words, for every client alike."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from game.rules.cards import RANK_TEXT, Card, Cards, Rank, Suit
from game.rules.ranking import EffectiveSuit, Ranking
from game.rules.refusals import Refusal
from game.rules.shapes import PAIR, SINGLE, Shape, counts_of
from game.words.options import GAMES, PRESETS
from game.words.text import Text, tr, trn

SIGNS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦"}
"""花色: the sign of each suit."""

_SUITS = {
    Suit.SPADES: tr("spades"),
    Suit.HEARTS: tr("hearts"),
    Suit.CLUBS: tr("clubs"),
    Suit.DIAMONDS: tr("diamonds"),
}
_JOKERS = {Card.LJ: tr("small joker"), Card.BJ: tr("big joker")}
_SHAPES = {1: tr("single"), 2: tr("pair"), 3: tr("triple")}


@dataclass(frozen=True, slots=True)
class Joined:
    """Words set one after another; each is translated when the whole is shown."""

    parts: tuple[object, ...]
    between: str = " "

    def __str__(self) -> str:
        return self.between.join(map(str, self.parts))


def suit_words(suit: Suit | None) -> Text:
    """花色: the name of a suit; None is no trump."""
    return tr("no trump") if suit is None else _SUITS[suit]


def effective_suit_words(suit: EffectiveSuit) -> Text:
    """门: the name of what counts as one suit when following."""
    return tr("trumps") if suit is EffectiveSuit.TRUMP else _SUITS[Suit(suit.value)]


def rank_words(rank: Rank) -> str:
    """点数: what is printed on a card of that rank."""
    return RANK_TEXT[rank]


def card_words(card: Card) -> Text | str:
    """牌: a card by its sign and rank, a joker by its name."""
    return _JOKERS[card] if card.suit is None else SIGNS[card.suit] + RANK_TEXT[card.rank]


def in_order(cards: Iterable[Card], ranking: Ranking) -> Cards:
    """理牌: cards as a player sorts them: trumps first, each suit from the top."""
    suits = tuple(EffectiveSuit)
    return tuple(sorted(cards, key=lambda card: (suits.index(ranking.suit_of(card)), -ranking.height(card), card)))


def cards_words(cards: Iterable[Card]) -> Joined:
    """Cards in the order given, equal ones together: `♥7×2 ♠K`."""
    counts = counts_of(tuple(cards))
    return Joined(tuple(Joined((card_words(card), _times(copies)), "") for card, copies in counts.items()))


def _times(copies: int) -> str:
    return f"×{copies}" if copies > 1 else ""


def shape_words(width: int, length: int = 1) -> Text:
    """牌型: single, pair, triple, by the number of identical cards; a tractor by the length of its run."""
    return _SHAPES[width] if length == 1 else tr("tractor of {n} pairs", n=length)


def parts_words(shapes: Iterable[Shape]) -> Joined:
    """拆牌: the shapes that a play falls into, equal ones together: `pair + 2 singles`."""
    return Joined(tuple(_several(shape, number) for shape, number in Counter(shapes).items()), " + ")


def _several(shape: Shape, number: int) -> Text | Joined:
    one = shape_words(shape.width, shape.length)
    if number == 1:
        return one
    if shape == SINGLE:
        return trn("{n} single", "{n} singles", number)
    return trn("{n} pair", "{n} pairs", number) if shape == PAIR else Joined((one, _times(number)), "")


def side_words(ours: bool) -> Text:
    """一方: whose side it is, as the viewer says it."""
    return tr("Us") if ours else tr("Them")


def game_words(name: str) -> Text | str:
    """玩法: what a game is called."""
    return GAMES.get(name, name)


def preset_words(name: str) -> Text | str:
    """预设: what a rule set is called; rules that were changed have no name of their own."""
    known = (phrase.words for (_, preset), phrase in PRESETS.items() if preset == name)
    return next(known, name) if name else tr("Own rules")


REFUSALS: dict[Refusal, Text] = {
    Refusal.NOT_YOUR_TURN: tr("It is not your turn."),
    Refusal.WRONG_STEP: tr("That cannot be done in this part of the round."),
    Refusal.NOT_HELD: tr("You do not hold these cards."),
    Refusal.NO_CARDS: tr("Choose cards first."),
    Refusal.WRONG_COUNT: tr("That is not the number of cards asked for."),
    Refusal.NOT_BIG_JOKER: tr("In the first round of a pot only one big joker can be shown."),
    Refusal.NOT_DRAWN_YET: tr("Nobody declares before drawing a first card."),
    Refusal.ALREADY_GRABBED: tr("The bank is taken: the first big joker decides."),
    Refusal.NOT_A_CLAIM: tr("Only equal level cards, or three equal jokers, can be declared."),
    Refusal.SUIT_NOT_NAMED: tr("With three jokers you must name a suit."),
    Refusal.SUIT_NOT_YOURS_TO_NAME: tr("These cards name no suit: show them without one."),
    Refusal.CLAIM_TOO_LOW: tr("What was shown before is as strong or stronger: show something stronger, or let it be."),
    Refusal.NOT_A_REPORT: tr("Report with one level card, or two equal ones; jokers do not report."),
    Refusal.ALREADY_REPORTED: tr("Trump is reported: only its reporter can insure it, with the second card."),
    Refusal.NOT_AN_OVERRIDE: tr("Override with two equal level cards, or two equal jokers."),
    Refusal.NO_TRUMP_ONLY: tr("Two small jokers make no-trump: they name no suit."),
    Refusal.OWN_CLAIM: tr("Your own cards stand: you cannot override yourself."),
    Refusal.POINT_CARD: tr("Point cards (5, 10, K) stay in the hand while other cards serve."),
    Refusal.NOT_STRONGEST: tr("A tribute is your strongest cards, point cards left out."),
    Refusal.NOT_A_SIDE_CARD: tr("Give back side cards, no trumps, while you have enough of them."),
    Refusal.NOT_WEAKEST: tr("The weakest cards have to go first."),
    Refusal.BIG_JOKER_FIRST: tr("Big jokers go first: a small one cannot be buried while you keep a big one."),
    Refusal.NOT_A_JOKER: tr("Only jokers can be added to the kitty."),
    Refusal.TOO_MANY_JOKERS: tr("You cannot add more jokers than cards can be taken out of the kitty."),
    Refusal.NOT_TAKEABLE: tr("Point cards and jokers stay in the kitty."),
    Refusal.BAD_LEAD: tr("Lead a single, a pair or a triple: equal cards only."),
    Refusal.NOT_ONE_SUIT: tr("All cards of a lead must be of one suit; trumps are one suit together."),
    Refusal.MUST_FOLLOW_SUIT: tr("You have cards of the suit that was led: they must be played first."),
    Refusal.MUST_PLAY_PAIR: tr("You have a pair of the suit that was led: it must be played."),
    Refusal.MUST_PLAY_TRIPLE: tr("You have a triple of the suit that was led: it must be played."),
    Refusal.MUST_PLAY_PAIRS: tr("Play as many pairs of the suit as were led, as far as you have them."),
    Refusal.MUST_PLAY_TRACTOR: tr("You have a tractor of the suit as long as the one led: it must be played."),
}
"""拒绝: why the rules say no."""

DENIALS: dict[str, Text] = {
    "stale": tr("The table has gone on in the meantime. Look again."),
    "paused": tr("The table is paused."),
    "no_seat": tr("You have no seat at this table."),
    "not_started": tr("The match has not begun yet."),
}
"""不行: why the table says no, by the value of its `Denial`."""

CLOSINGS: dict[str, Text] = {
    "left": tr("You have left the table."),
    "host_quit": tr("The host has closed the table."),
    "fault": tr("The table had to stop because of an error in the program. What was played is kept."),
}
"""散: why the table is closed, by the value of its `CloseReason`."""


def refusal_words(refusal: Refusal, wanted: int | None = None) -> Text:
    """拒绝: why the rules say no; `wanted` is the number of cards asked for, where there is one."""
    if refusal is Refusal.WRONG_COUNT and wanted:
        return trn("Choose exactly {n} card.", "Choose exactly {n} cards.", wanted)
    return REFUSALS[refusal]
