"""Every refusal, denial, closing and phase has its words, in both languages."""

from collections.abc import Iterator

import pytest

from game.rules.refusals import Refusal
from game.rules.seats import Seat
from game.table.messages import CloseReason, Denial
from game.words import Text, use_language
from game.words.cast import Cast
from game.words.games import GAME_WORDS
from game.words.phrases import CLOSINGS, DENIALS, REFUSALS, refusal_words
from tools.screens.pretend import PEOPLE, PretendTable, Start
from tools.screens.table import LATER

CAST = Cast((PEOPLE[0].name, PEOPLE[1].name, PEOPLE[2].name, PEOPLE[3].name), Seat.P0)


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    use_language("en")


def assert_translated(text: Text) -> None:
    use_language("en")
    english = str(text)
    use_language("zh_CN")
    chinese = str(text)
    assert english
    assert chinese != english
    assert any("\u4e00" <= letter <= "\u9fff" for letter in chinese)


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_says_why(refusal: Refusal) -> None:
    assert_translated(REFUSALS[refusal])


@pytest.mark.parametrize("denial", Denial)
def test_every_denial_says_why(denial: Denial) -> None:
    assert_translated(DENIALS[denial])


@pytest.mark.parametrize("reason", CloseReason)
def test_every_closing_says_why(reason: CloseReason) -> None:
    assert_translated(CLOSINGS[reason])


def test_nothing_is_said_of_what_there_is_not() -> None:
    assert set(REFUSALS) == set(Refusal)
    assert set(DENIALS) == set(Denial)
    assert set(CLOSINGS) == set(CloseReason)


def test_a_wrong_number_names_the_right_one() -> None:
    assert str(refusal_words(Refusal.WRONG_COUNT, 1)) == "Choose exactly 1 card."
    assert str(refusal_words(Refusal.WRONG_COUNT, 3)) == "Choose exactly 3 cards."
    assert refusal_words(Refusal.WRONG_COUNT) == REFUSALS[Refusal.WRONG_COUNT]


@pytest.mark.parametrize("start", [Start(), LATER, Start(levels=LATER.levels, banker=Seat.P0, tribute=3, played=2)])
@pytest.mark.parametrize("seed", range(4))
def test_every_phase_says_what_is_to_be_done(start: Start, seed: int) -> None:
    words = GAME_WORDS["dagunzi"]
    table = PretendTable(
        Start(start.preset, start.levels, start.banker, start.tribute, start.played, seed), declare=0.1
    )
    said: set[str] = set()
    while table.go(mine=True, aloud=False):
        text = words.task(table.round.view(Seat.P0), CAST)
        if text.msgid not in said:
            said.add(text.msgid)
            assert_translated(text)
    assert len(said) > 8
    if table.settlement is not None:
        reasons = words.level_reasons(table.round.board, table.settlement)
        assert reasons
        for text in (*reasons, *words.tribute_reasons(table.round.board, table.settlement)):
            assert_translated(text)
