"""The question about declaring, by the rulebook's examples (B3, B4), and the one about burying."""

from typing import Any

import pytest

from tests.referee.ask import LEGAL, refused
from tests.referee.ask import ask_chaodipi as ask


def claim(at: str, cards: str, over: str = "", **more: Any) -> dict[str, Any]:
    """P1 claims at level 5 in a later round (2 in a first one); `over` is the standing claim, `P2 D5`, or empty."""
    first = at == "override"
    fields: dict[str, Any] = {"first_round": first, "level": "2" if first else "5", "trump": None, "stage": at}
    if over:
        seat, _, shown = over.partition(" ")
        fields["standing"] = {"seat": int(seat[1]), "cards": shown}
    return ask("declare", **(fields | {"seat": 1, "hand": cards, "cards": cards} | more))


def legal(trump: str) -> dict[str, object]:
    return {"legal": True, "trump": trump}


def test_ex_b3_1_the_first_report_stands() -> None:
    assert claim("deal", "D2", first_round=True, level="2") == legal("D")
    assert claim("deal", "D2", first_round=True, level=None) == legal("D")
    assert claim("deal", "S2", "P3 D2", first_round=True, level="2") == refused("already_reported")


def test_ex_b3_2_and_b3_3_later_rounds() -> None:
    assert claim("deal", "C5") == legal("C")
    assert claim("deal", "BJ") == refused("not_a_report")
    assert claim("deal", "BJ*2", suit="S") == refused("not_a_report")


def test_insurance() -> None:
    assert claim("deal", "H5*2", "P1 H5") == legal("H")
    assert claim("deal", "H5*2") == legal("H")
    assert claim("deal", "C5*2", "P1 H5") == refused("already_reported")
    assert claim("deal", "H5*2", "P2 C5") == refused("already_reported")


def test_ex_b4_1_frying_again_and_again() -> None:
    assert claim("fry", "C5*2", "P2 D5") == legal("C")
    assert claim("fry", "D5*2", "P2 C5*2") == refused("claim_too_low")
    assert claim("fry", "S5*2", "P2 C5*2") == legal("S")
    assert claim("fry", "LJ*2", "P3 S5*2") == legal("none")
    assert claim("fry", "BJ*2", "P0 LJ*2", suit="H") == legal("H")
    assert claim("fry", "BJ*2", "P0 LJ*2", suit="none") == legal("none")
    assert claim("fry", "BJ*2", "P0 LJ*2") == legal("none")
    assert claim("fry", "LJ*2", "P0 BJ*2") == refused("claim_too_low")


@pytest.mark.parametrize("standing", [{"seat": 2, "cards": "H5*2"}, {"seat": 2, "cards": "H5", "insured": True}])
def test_ex_b4_2_over_an_insured_report(standing: dict[str, Any]) -> None:
    for cards in ("C5*2", "D5*2"):
        assert claim("fry", cards, standing=standing) == refused("claim_too_low")
    for cards in ("S5*2", "LJ*2", "BJ*2"):
        assert claim("fry", cards, standing=standing)["legal"]


def test_ex_b4_3_and_b4_4_over_a_single_report() -> None:
    assert claim("fry", "C5*2", "P2 S5") == legal("C")
    assert claim("fry", "S5*2", "P1 S5") == refused("own_claim")
    assert claim("fry", "S5*2", "P3 H5*2") == legal("S")


def test_ex_b4_6_overriding_in_the_first_round() -> None:
    assert claim("override", "H2*2", "P3 D2") == legal("H")
    assert claim("override", "S2*2", "P0 H2*2") == legal("S")
    assert claim("override", "H2", "P3 D2") == refused("not_an_override")


def test_ex_b4_7_no_overrides() -> None:
    assert claim("fry", "LJ*2", "P2 D5", suit="H") == refused("no_trump_only")
    assert claim("fry", "LJ*2", "P2 D5", suit="none") == legal("none")
    assert claim("fry", "BJ LJ", "P2 D5") == refused("not_an_override")
    assert claim("fry", "S5 C5", "P2 D5") == refused("not_an_override")
    assert claim("fry", "S5*2", "P2 D5", suit="S") == refused("suit_not_yours_to_name")
    assert claim("fry", "S5*2", "P2 D5", suit="none") == refused("suit_not_yours_to_name")


def test_ex_b4_8_without_a_report() -> None:
    assert claim("fry", "S5*2") == refused("wrong_step")
    assert claim("fry", "S5*2", options={"fry_after_flip": True}) == legal("S")
    assert claim("override", "S2*2") == refused("wrong_step")


def test_only_what_one_holds() -> None:
    assert claim("deal", "S5*2", hand="S5") == refused("not_held")
    assert claim("fry", "", "P2 D5") == refused("no_cards")


@pytest.mark.parametrize(
    ("fields", "part"),
    [
        ({"stage": "noon"}, "field 'stage' can only be one of deal, override, fry in chaodipi"),
        ({"first_round": True}, "field 'stage': 'fry' is part of later rounds alone"),
        ({"stage": "override"}, "field 'stage': 'override' is part of a first round alone"),
        ({"level": None}, "field 'level' is missing"),
        ({"standing": {"seat": 2, "cards": "D6"}}, "field 'standing': D6 cannot be declared (not_an_override)"),
        ({"standing": {"seat": 2, "cards": ""}}, "field 'standing': nothing cannot be declared (no_cards)"),
        ({"standing": {"seat": 2, "cards": "D5", "suit": "S"}}, "field 'standing': D5 makes D trump"),
        ({"standing": {"seat": 2, "cards": "LJ*2", "suit": "S"}}, "LJ LJ cannot be declared (no_trump_only)"),
        ({"standing": {"seat": 2, "cards": "LJ*2", "insured": True}}, "LJ LJ cannot be declared (not_a_report)"),
        ({"standing": {"seat": 2, "cards": "C5"}}, "field 'standing' and 'hand': there are only 2 C5"),
        ({"stage": "deal", "standing": {"seat": 2, "cards": "LJ*2"}}, "LJ LJ cannot be declared (not_a_report)"),
    ],
)
def test_what_cannot_stand(fields: dict[str, Any], part: str) -> None:
    answer = claim("fry", "C5*2", **fields)
    assert (answer["error"], part in answer["message"]) == ("bad_field", True)


def test_burying() -> None:
    eight = "C3 C4 C6 C7 D3 D4 LJ S5"
    assert ask("bury", hand=f"{eight} S6 S7", cards=eight, level=None, trump=None) == LEGAL
    assert ask("bury", hand=f"{eight} S6 S7", cards="C3 C4 C6") == refused("wrong_count")
    assert ask("bury", hand=f"{eight} S6 S7", cards="C3*2 C4 C6 C7 D3 D4 LJ") == refused("not_held")
