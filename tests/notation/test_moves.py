"""Actions and moves as words."""

import pytest

from game.rules.actions import (
    ACTIONS,
    Action,
    Bury,
    BuryJokers,
    Declare,
    Draw,
    Pass,
    PayTribute,
    Play,
    ReturnCards,
    TakeOut,
)
from game.rules.cards import Card, Suit
from game.rules.notation.moves import WIDTH, Move, read_action, read_moves, write_action, write_moves
from game.rules.notation.words import NotationError
from game.rules.seats import SEATS
from tests.kit.notation import cards

P0, P1, P2, P3 = SEATS

ACTIONS_WRITTEN = [
    (Draw(), "draw"),
    (Pass(), "pass"),
    (Declare(cards("BJ")), "declare BJ"),
    (Declare(cards("LJ*3"), Suit.CLUBS), "declare LJ*3 as C"),
    (Declare((), Suit.CLUBS), "declare as C"),
    (PayTribute(cards("BJ H7")), "pay BJ H7"),
    (PayTribute(()), "pay"),
    (ReturnCards(cards("C3*2")), "return C3*2"),
    (Bury(cards("S5 S10 C5 D3 D4 D6")), "bury C5 D3 D4 D6 S10 S5"),
    (BuryJokers(cards("BJ LJ")), "bury_jokers BJ LJ"),
    (TakeOut(cards("C3 D3")), "take C3 D3"),
    (Play((Card.S9, Card.H3, Card.S9)), "play S9 H3 S9"),
]


@pytest.mark.parametrize(("action", "text"), ACTIONS_WRITTEN, ids=[text for _, text in ACTIONS_WRITTEN])
def test_an_action_is_words(action: Action, text: str) -> None:
    assert write_action(action) == text
    assert read_action(text) == action
    assert read_action(f"  {text.replace(' ', '   ')} ") == action


def test_every_action_has_its_words() -> None:
    assert {type(action) for action, _ in ACTIONS_WRITTEN} == set(ACTIONS.values())
    assert {text.split()[0] for _, text in ACTIONS_WRITTEN} == set(ACTIONS)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "'' is not an action; actions are draw, pass"),
        ("plays S9", "'plays' is not an action"),
        ("pass S9", "'S9': nothing follows after 'pass'"),
        ("draw 2", "'2': nothing follows after 'draw'"),
        ("play S99", "'S99' is not a card"),
        ("play S9 as C", "'as' is not a card"),
        ("declare LJ*3 as T", "'T' is not a suit"),
        ("declare LJ*3 as", "'' is not a suit"),
    ],
)
def test_what_is_no_action_is_named(text: str, message: str) -> None:
    with pytest.raises(NotationError) as error:
        read_action(text)
    assert message in str(error.value)


def trick(*texts: str) -> list[Move]:
    """Plays in turn, P1 leading."""
    return [Move(P1.plus(step), Play(cards(text))) for step, text in enumerate(texts)]


def test_draws_in_a_row_are_counted() -> None:
    draw = Move(None, Draw())
    moves = [*[draw] * 17, Move(P2, Declare(cards("S6"))), draw, Move(P2, Pass()), Move(P3, Pass())]
    assert list(write_moves(moves)) == ["draw 17", "P2 declare S6", "draw", "P2 pass", "P3 pass"]
    assert read_moves("draw 17") == (draw,) * 17
    assert read_moves("draw") == (draw,)


def test_a_trick_is_a_line() -> None:
    moves = trick("S9*2", "S4 S5", "H3*2", "SA SK") + trick("C3", "C4")
    assert list(write_moves(moves)) == ["P1 play S9*2 | S4 S5 | H3*2 | SA SK", "P1 play C3 | C4"]
    assert read_moves("P1 play S9*2 | S4 S5 | H3*2 | SA SK") == tuple(moves[:4])


def test_a_trick_may_be_told_play_by_play() -> None:
    assert read_moves("P1 play S9|play S4|  S5 ") == tuple(trick("S9", "S4", "S5"))


def test_a_bar_hands_on_to_the_next_seat_whatever_it_does() -> None:
    assert read_moves("P3 pass | bury_jokers BJ") == (Move(P3, Pass()), Move(P0, BuryJokers(cards("BJ"))))


def test_a_trick_too_wide_for_a_line_goes_on_below() -> None:
    wide = " ".join(f"{suit}10" for suit in "SHCD" * 5)
    moves = [Move(P1.plus(step), Play(tuple(Card(word) for word in wide.split()))) for step in range(4)]
    lines = list(write_moves([*moves, *trick("S3", "S4", "S5", "S6")]))
    assert [line[:7] for line in lines] == ["P1 play", "P2 play", "P3 play", "P0 play", "P1 play"]
    assert max(map(len, lines)) <= WIDTH
    assert [move for line in lines[:4] for move in read_moves(line)] == moves


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("P4 pass", "'P4' is not a seat"),
        ("pass", "'pass' is not a seat"),
        ("P1", "'' is not an action"),
        ("P1 S9", "'S9' is not an action"),
        ("P1 play S9 | | S4 | hold", "'hold' is not a card"),
        ("draw 0", "after 'draw' stands how many cards"),
        ("draw 1000", "after 'draw' stands how many cards"),
        ("draw ２", "after 'draw' stands how many cards"),
        ("draw | draw", "after 'draw' stands how many cards"),
    ],
)
def test_what_is_no_move_is_named(line: str, message: str) -> None:
    with pytest.raises(NotationError) as error:
        read_moves(line)
    assert message in str(error.value)
