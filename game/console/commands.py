"""命令: a typed line turned into what the player wants."""

from dataclasses import dataclass
from enum import Enum

from game.rules.actions import Action, Bury, BuryJokers, Declare, Pass, PayTribute, Play, ReturnCards, TakeOut
from game.rules.cards import JOKERS, Cards, Suit
from game.rules.declaring import Declaring
from game.rules.notation.words import NotationError, quoted, read_cards, read_suit
from game.rules.view import SeatView
from game.words import Text, tr
from game.words.phrases import in_order


class Wish(Enum):
    """What a line can ask for beside acting."""

    HELP = "help"
    HAND = "hand"
    HINT = "hint"
    LAST = "last"
    SCORE = "score"
    PAUSE = "pause"
    NEXT = "next"
    QUIT = "quit"


_WORDS = {
    **dict.fromkeys(("?", "？", "h", "help", "帮助"), Wish.HELP),
    **dict.fromkeys(("c", "cards", "hand", "手牌"), Wish.HAND),
    **dict.fromkeys(("t", "hint", "提示"), Wish.HINT),
    **dict.fromkeys(("l", "last", "上一圈"), Wish.LAST),
    **dict.fromkeys(("s", "score", "比分"), Wish.SCORE),
    **dict.fromkeys(("z", "pause", "暂停"), Wish.PAUSE),
    **dict.fromkeys(("n", "next", "继续"), Wish.NEXT),
    **dict.fromkeys(("q", "quit", "退出"), Wish.QUIT),
}
_ASKING = ("?", "？")
_PASS = ("p", "pass", "不要", "过")
_NO_TRUMP = ("none", "无主")
_SUIT_SIGNS = {"♠": Suit.SPADES, "♥": Suit.HEARTS, "♣": Suit.CLUBS, "♦": Suit.DIAMONDS}
_ACTIONS = {"pay": PayTribute, "return": ReturnCards, "bury": Bury, "bury_jokers": BuryJokers, "take": TakeOut}


@dataclass(frozen=True, slots=True)
class Misread:
    """A line that could not be understood, and why."""

    why: Text


@dataclass(frozen=True, slots=True)
class Trial:
    """试牌: what the player asks about before doing it."""

    action: Action


def read_line(line: str, view: SeatView | None) -> Wish | Action | Trial | Misread | None:
    """Read a typed line for the seat as it stands; None for an empty one.

    Cards alone are enough: the step of the round says whether they are played, buried, paid or declared. With a
    question mark behind them nothing is done yet.
    """
    words = line.strip().split()
    if not words:
        return None
    if len(words) == 1 and words[0].lower() in _WORDS:
        return _WORDS[words[0].lower()]
    if view is None:
        return Misread(tr("The cards are not dealt yet."))
    if len(words) == 1 and words[0].lower() in _PASS:
        return Pass()
    if words[-1] in _ASKING:
        asked = _read_cards(words[:-1], view)
        return asked if isinstance(asked, Misread) else Trial(asked)
    return _read_cards(words, view)


def _read_cards(words: list[str], view: SeatView) -> Action | Misread:
    suit = _suit(words[-1])
    named = words[:-1] if suit is not None or words[-1].lower() in _NO_TRUMP else words
    try:
        cards = _numbered(named, view) or read_cards(" ".join(named or words).upper())
    except NotationError:
        return Misread(tr("Not understood: {what}. Type ? for help.", what=quoted(" ".join(words))))
    return Declare(cards, suit) if isinstance(view.stage, Declaring) else action_for(cards, view.stage.name)


def _numbered(words: list[str], view: SeatView) -> Cards:
    """Read numbers as places in the sorted hand, counted from 1."""
    if not words or not all(word.isdecimal() for word in words):
        return ()
    places = [int(word[:4]) for word in words]
    hand = hand_in_order(view)
    if not all(1 <= place <= len(hand) for place in places) or len(set(places)) < len(places):
        raise NotationError(quoted(" ".join(words)))
    return tuple(hand[place - 1] for place in places)


def _suit(word: str) -> Suit | None:
    try:
        return _SUIT_SIGNS.get(word) or read_suit(word.upper())
    except NotationError:
        return None


def action_for(cards: Cards, stage: str) -> Action:
    """Make of cards what a step of the round asks for that is not about declaring."""
    return _ACTIONS.get(stage, Play)(cards)


def hand_in_order(view: SeatView) -> Cards:
    """手牌: the hand as a player sorts it: trumps first, each suit from the top."""
    ranking = view.board.ranking
    if ranking is None:
        return tuple(sorted(view.hand, key=lambda card: (card in JOKERS, card.suit or "", card.rank), reverse=True))
    return in_order(view.hand, ranking)
