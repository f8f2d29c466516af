"""A new game while it is chosen."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.cards import Rank
from game.rules.match import MatchPlan
from game.rules.options import OptionError
from game.ui.draft import Draft

BOTS = ("random", "steady")


def test_usual_game() -> None:
    draft = Draft(BOTS)
    choice = draft.finished()
    assert (choice.preset, choice.bots, choice.plan) == ("classic", "steady", MatchPlan())


@pytest.mark.parametrize(("length", "rounds"), [("round", 1), ("rounds", 7), ("match", None)])
def test_length(length: str, rounds: int | None) -> None:
    draft = Draft(BOTS)
    draft.length, draft.rounds = length, 7
    assert draft.finished().plan.rounds == rounds


def test_changed_options_have_no_preset_until_they_equal_one() -> None:
    draft = Draft(BOTS)
    draft.set_option("joker_tribute", "always")
    assert draft.preset == "qiqi"
    assert draft.differs("joker_tribute")
    draft.set_option("titles", "on")
    assert (draft.base, draft.preset) == ("classic", "")


def test_a_bad_value_changes_nothing() -> None:
    draft = Draft(BOTS)
    with pytest.raises(OptionError):
        draft.set_option("following", "sometimes")
    assert draft.preset == "classic"


def test_recall_through_json() -> None:
    draft = Draft(BOTS)
    draft.choose_preset("dalian")
    draft.set_option("must_play", "5")
    draft.length, draft.rounds, draft.start_level, draft.bots = "rounds", 3, Rank.SEVEN, "random"
    draft.deal, draft.clock = "fast", 30
    again = Draft(BOTS)
    again.recall(json.loads(json.dumps(draft.table())))
    assert again.table() == draft.table()
    assert again.finished() == draft.finished()


def test_each_game_is_found_as_it_was_left() -> None:
    draft = Draft(BOTS)
    draft.choose_preset("dalian")
    draft.set_option("titles", "on")
    draft.start_level = Rank.SEVEN
    draft.choose_game("chaodipi")
    assert (draft.start_level, draft.preset) == (Rank.TWO, "chaodipi")
    draft.set_option("level_table", "std40")
    draft.choose_game("dagunzi")
    assert (draft.start_level, draft.base, draft.option("titles")) == (Rank.SEVEN, "dalian", "on")
    draft.choose_game("chaodipi")
    assert (draft.option("level_table"), draft.preset) == ("std40", "")


def test_the_other_game_is_recalled() -> None:
    draft = Draft(BOTS)
    draft.choose_game("chaodipi")
    draft.set_option("must_play", "5,10,K")
    draft.set_option("cycles", "2")
    draft.start_level = Rank.ACE
    again = Draft(BOTS)
    again.recall(json.loads(json.dumps(draft.table())))
    assert again.finished() == draft.finished()
    assert again.finished().options.game == "chaodipi"


def test_no_bots() -> None:
    assert Draft(()).finished().bots == ""


scalars = st.none() | st.booleans() | st.integers() | st.text(max_size=8)
tables = st.dictionaries(
    st.sampled_from(list(Draft(BOTS).table())),
    scalars | st.lists(scalars, max_size=2) | st.dictionaries(st.sampled_from(["following", "pots", "x"]), scalars),
)


@given(tables)
def test_any_table_can_be_recalled(table: dict[str, object]) -> None:
    draft = Draft(BOTS)
    draft.recall(table)
    assert draft.finished().options.game == "dagunzi"
