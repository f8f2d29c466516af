"""What a typed line asks for."""

from random import Random

import pytest

from game.console.commands import Misread, Trial, Wish, action_for, hand_in_order, read_line
from game.rules.actions import Action, Bury, BuryJokers, Declare, Draw, Pass, PayTribute, Play, ReturnCards, TakeOut
from game.rules.cards import Card, Suit, bundle
from game.rules.games import GAMES
from game.rules.match import Match, MatchPlan
from game.rules.round import Round
from game.rules.seats import SEATS, Seat
from game.rules.view import SeatView
from tests.kit.chaodipi import first_round as chaodipi_round
from tests.kit.notation import P0, P1
from tests.kit.playthrough import show


@pytest.fixture
def dealt(rng: Random) -> Round:
    """A round with some cards in every hand."""
    game = GAMES["dagunzi"]
    deck = list(game.pack)
    rng.shuffle(deck)
    state = game.start(
        game.presets["classic"], Match.begin(game, game.presets["classic"], MatchPlan()).setup(Seat.P0), tuple(deck)
    )
    for _ in range(40):
        state, _ = state.apply(None, Draw())
    return state


@pytest.fixture
def view(dealt: Round) -> SeatView:
    return dealt.view(Seat.P0)


@pytest.mark.parametrize(
    ("line", "wish"),
    [
        ("?", Wish.HELP),
        ("帮助", Wish.HELP),
        (" C ", Wish.HAND),
        ("hint", Wish.HINT),
        ("退出", Wish.QUIT),
        ("n", Wish.NEXT),
    ],
)
def test_words_in_both_languages(line: str, wish: Wish, view: SeatView) -> None:
    assert read_line(line, view) is wish


def test_an_empty_line_asks_for_nothing(view: SeatView) -> None:
    assert read_line("   ", view) is None


@pytest.mark.parametrize("line", ["p", "pass", "过", "不要"])
def test_passing(line: str, view: SeatView) -> None:
    assert read_line(line, view) == Pass()


def test_cards_while_drawing_are_a_declaration(view: SeatView) -> None:
    assert read_line("bj", view) == Declare((Card.BJ,))
    assert read_line("BJ*3 h", view) == Declare((Card.BJ,) * 3, Suit.HEARTS)
    assert read_line("LJ*3 ♠", view) == Declare((Card.LJ,) * 3, Suit.SPADES)


@pytest.mark.parametrize(
    ("stage", "action"),
    [
        ("pay", PayTribute),
        ("return", ReturnCards),
        ("bury", Bury),
        ("bury_jokers", BuryJokers),
        ("take", TakeOut),
        ("play", Play),
    ],
)
def test_the_step_says_what_cards_are_for(stage: str, action: type[Action]) -> None:
    made = action_for((Card.S9,), stage)
    assert type(made) is action
    assert getattr(made, "cards", None) == (Card.S9,)


def test_numbers_are_places_in_the_sorted_hand(view: SeatView) -> None:
    hand = hand_in_order(view)
    assert read_line("1 3", view) == Declare((hand[0], hand[2]))


@pytest.mark.parametrize("mark", ["?", "？"])
def test_a_question_mark_asks_without_doing(mark: str, view: SeatView) -> None:
    assert read_line(f"BJ*3 h {mark}", view) == Trial(Declare((Card.BJ,) * 3, Suit.HEARTS))
    assert isinstance(read_line(f"Z9 {mark}", view), Misread)
    assert read_line(mark, view) is Wish.HELP


def test_cards_declare_whenever_the_step_is_about_declaring() -> None:
    game = chaodipi_round({P0: "D2", P1: "BJ*2"}, first=P0)
    game.draw(8)
    assert read_line("D2", game.view(P0)) == Declare((Card.D2,))
    game.do(P0, show("D2"))
    game.close()
    assert game.stage == "override"
    assert read_line("BJ*2 H", game.view(P1)) == Declare((Card.BJ,) * 2, Suit.HEARTS)
    for without_trump in ("BJ*2", "bj*2 none", "BJ*2 无主"):
        assert read_line(without_trump, game.view(P1)) == Declare((Card.BJ,) * 2)


@pytest.mark.parametrize("line", ["0", "99", "1 1", "9999999999", "Z9", "S1", "play", "S9*4 X", "♠"])
def test_what_is_not_understood_is_said_and_nothing_breaks(line: str, view: SeatView) -> None:
    read = read_line(line, view)
    assert isinstance(read, Misread)
    assert str(read.why)


@pytest.mark.parametrize("line", ["9" * 100_000, "1 " * 100_000, "Q" * 100_000])
def test_a_line_without_end_is_not_said_back_whole(line: str, view: SeatView) -> None:
    read = read_line(line, view)
    assert isinstance(read, Misread)
    assert len(str(read.why)) < 200


def test_cards_before_the_deal_are_turned_away() -> None:
    assert isinstance(read_line("S9", None), Misread)
    assert read_line("q", None) is Wish.QUIT


def test_the_sorted_hand_is_the_hand(dealt: Round) -> None:
    for seat in SEATS:
        view = dealt.view(seat)
        assert bundle(hand_in_order(view)) == view.hand
