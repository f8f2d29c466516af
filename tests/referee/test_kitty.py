"""The questions about the kitty, by the rulebook's examples (A5)."""

import pytest

from tests.referee.ask import LEGAL, ask, refused

DRY = [
    ("S4 S9 DK C3 C5 DA", True, True),
    ("S4 S9 DK C3 BJ S2", True, True),
    ("S4 S9 DK C3 C5 H2", True, True),
    ("S4 S9 DK C3 C5 D7", False, True),
    ("S4 S9 DK C3 C5 H7", False, True),
    ("S4 S9 DK C3 C5 H9", False, False),
    ("H3 H9 BJ S2 D7 HK", True, True),
]


@pytest.mark.parametrize(("kitty", "classic", "dalian"), DRY)
def test_ex_a5_3_dry(kitty: str, classic: bool, dalian: bool) -> None:
    assert ask("dry", kitty=kitty) == {"dry": classic}
    assert ask("dry", kitty=kitty, preset="dalian") == {"dry": dalian}
    assert ask("dry", kitty=kitty, options={"dry_pot": "no_plain"}) == {"dry": dalian}


@pytest.mark.parametrize(
    ("cards", "answer"),
    [
        ("LJ S3 S4 S5 S6 S8", refused("big_joker_first")),
        ("BJ LJ S3 S4 S5 S6", refused("big_joker_first")),
        ("BJ S3 S4 S5 S6 S8", LEGAL),
        ("BJ*2 LJ S3 S4 S5", LEGAL),
        ("S3 S4 S5 S6 S8 S9", LEGAL),
        ("S3 S4 S5 S6 S8", refused("wrong_count")),
        ("S3*2 S5 S6 S8 S9", refused("not_held")),
    ],
)
def test_ex_a5_4_burying(cards: str, answer: dict[str, object]) -> None:
    assert ask("bury", hand="BJ*2 LJ S3 S4 S5 S6 S8 S9", cards=cards) == answer


def test_burying_can_be_asked_without_level_and_trump() -> None:
    assert ask("bury", hand="S3*2 S4*2 S5*2", cards="S3*2 S4*2 S5*2", level=None, trump=None) == LEGAL


@pytest.mark.parametrize(
    ("hand", "kitty", "jokers", "answer"),
    [
        ("BJ LJ", "C3 D3 S5 HK C9 BJ", "BJ LJ", {"legal": True, "most": 2}),
        ("BJ LJ", "C3 D3 S5 HK C9 BJ", "", {"legal": True, "most": 2}),
        ("BJ LJ", "C3 D3 S5 HK C9 BJ", "LJ", refused("big_joker_first", most=2)),
        ("BJ LJ*2", "S5 S10 SK H5 HK LJ", "BJ", refused("too_many_jokers", most=0)),
        ("BJ LJ*2", "S5 S10 SK H5 HK C4", "BJ", {"legal": True, "most": 1}),
        ("BJ LJ*2", "S5 S10 SK H5 HK C4", "BJ LJ", refused("too_many_jokers", most=1)),
        ("BJ S9", "C3 D3 S5 HK C9 C4", "S9", refused("not_a_joker", most=1)),
        ("BJ S9", "C3 D3 S5 HK C9 C4", "LJ", refused("not_held", most=1)),
    ],
)
def test_ex_a5_5_and_a5_7_burying_jokers(hand: str, kitty: str, jokers: str, answer: dict[str, object]) -> None:
    assert ask("bury_jokers", hand=hand, kitty=kitty, jokers=jokers) == answer


@pytest.mark.parametrize(
    ("kitty", "count", "cards", "level", "answer"),
    [
        ("C3 D3 S5 HK C9 BJ*2 LJ", 2, "C3 D3", "7", LEGAL),
        ("S5 HK C9 BJ*2 LJ*2", 1, "C9", "7", LEGAL),
        ("C3 D3 S5 HK C9 BJ*2", 1, "D3", "7", LEGAL),
        ("C3 D3 S5 HK C9 BJ*2", 1, "C9", "7", refused("not_weakest")),
        ("C3 D3 S5 HK C9 BJ*2", 1, "S5", "7", refused("not_takeable")),
        ("C3 D3 S5 HK C9 BJ*2", 1, "BJ", "7", refused("not_takeable")),
        ("C3 D3 S5 HK C9 BJ*2", 1, "C3 D3", "7", refused("wrong_count")),
        ("C3 D3 S5 HK C9 BJ*2", 1, "S9", "7", refused("not_held")),
        ("C9 DA H3 S2 S5 SK LJ*2", 2, "DA H3", "9", LEGAL),
        ("C9 DA H3 S2 S5 SK LJ*3", 3, "DA H3 S2", "9", LEGAL),
        ("C9 DA H3 S2 S5 SK LJ*2", 2, "DA S2", "9", refused("not_weakest")),
    ],
)
def test_ex_a5_6_and_a5_8_taking_out(kitty: str, count: int, cards: str, level: str, answer: dict[str, object]) -> None:
    assert ask("take", kitty=kitty, count=count, cards=cards, level=level) == answer


def test_a_kitty_has_six_cards() -> None:
    for op, more in (("dry", {}), ("bury_jokers", {"hand": "BJ", "jokers": ""})):
        answer = ask(op, kitty="S4 S9 DK C3 C5", **more)
        assert answer == {"error": "bad_field", "message": "field 'kitty' must be 6 cards, not 5"}


def test_hand_and_kitty_share_three_decks() -> None:
    answer = ask("bury_jokers", hand="BJ*2", kitty="BJ*2 S3 S4 S6 S8", jokers="")
    assert answer == {"error": "bad_field", "message": "field 'hand' and 'kitty': there are only 3 BJ"}


@pytest.mark.parametrize("count", [0, 7, True, 1.0, "1", None])
def test_up_to_six_cards_come_out(count: object) -> None:
    answer = ask("take", kitty="C3 D3 S5 HK C9 BJ*2", count=count, cards="C3")
    assert (answer["error"], "'count'" in answer["message"]) == ("bad_field", True)
