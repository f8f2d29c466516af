"""The question about declaring, by the rulebook's examples (A3)."""

from typing import Any, cast

import pytest

from tests.referee.ask import ask, refused


def claim(hand: str, cards: str, standing: object = None, **more: Any) -> dict[str, Any]:
    """P0 claims at level 6 in a later round; `standing` may be a tuple of seat, cards and suit."""
    if isinstance(standing, tuple):
        standing = dict(zip(("seat", "cards", "suit"), cast(tuple[object, ...], standing), strict=True))
    fields = {"first_round": False, "seat": 0, "level": "6", "trump": None, "hand": hand, "cards": cards}
    return ask("declare", **(fields | {"standing": standing} | more))


def legal(trump: str | None) -> dict[str, object]:
    return {"legal": True, "trump": trump}


def test_ex_a3_1_a_big_joker_grabs() -> None:
    assert claim("BJ S3", "BJ", first_round=True) == legal(None)
    assert claim("BJ S3", "BJ", first_round=True, level=None) == legal(None)


def test_ex_a3_2_nothing_beats_the_first_grab() -> None:
    assert claim("BJ*2", "BJ", (1, "BJ", None), first_round=True) == refused("already_grabbed")


def test_ex_a3_8_more_cards_beat_fewer() -> None:
    assert claim("S6", "S6") == legal("S")
    assert claim("H6*2", "H6*2", (1, "S6", "S")) == legal("H")
    assert claim("S6*3", "S6*2", (1, "H6*2", "H")) == refused("claim_too_low")
    assert claim("S6*3", "S6*3", (1, "H6*2", "H")) == legal("S")
    assert claim("C6*3", "C6*3", (1, "S6*3", "S")) == refused("claim_too_low")


def test_ex_a3_9_reinforcing() -> None:
    assert claim("S6*2", "S6*2", (0, "S6", "S")) == legal("S")


def test_ex_a3_10_three_jokers_name_a_suit() -> None:
    assert claim("LJ*3", "LJ*3", suit="C") == legal("C")
    assert claim("BJ*3", "BJ*3", (1, "LJ*3", "C"), suit="D") == legal("D")
    assert claim("LJ*3", "LJ*3", (1, "BJ*3", "D"), suit="C") == refused("claim_too_low")


def test_ex_a3_11_three_jokers_beat_three_level_cards() -> None:
    assert claim("LJ*3", "LJ*3", (1, "H6*3", "H"), suit="S") == legal("S")


def test_ex_a3_12_no_claims() -> None:
    assert claim("BJ*3", "BJ*3", suit="none") == refused("suit_not_named")
    assert claim("BJ*3", "BJ*3") == refused("suit_not_named")
    assert claim("BJ*2 LJ", "BJ*2 LJ", suit="S") == refused("not_a_claim")
    assert claim("H6 D6", "H6 D6") == refused("not_a_claim")


def test_ex_a3_14_level_cards_do_not_grab() -> None:
    assert claim("S3", "S3", first_round=True, level="3") == refused("not_big_joker")


def test_level_cards_bring_their_suit() -> None:
    assert claim("S6", "S6", suit="H") == refused("suit_not_yours_to_name")
    assert claim("S6", "S6", suit="none") == refused("suit_not_yours_to_name")


def test_only_what_one_holds() -> None:
    assert claim("S6", "S6*2") == refused("not_held")
    assert claim("S6", "") == refused("no_cards")


def test_the_time_to_declare_may_be_named() -> None:
    assert claim("S6", "S6", stage="deal") == legal("S")
    answer = claim("S6", "S6", stage="fry")
    assert answer == {"error": "bad_field", "message": "field 'stage' can only be 'deal' in dagunzi"}


@pytest.mark.parametrize(
    ("standing", "part"),
    [
        ({"seat": 1, "cards": "H6 D6"}, "D6 H6 cannot be declared (not_a_claim)"),
        ({"seat": 1, "cards": ""}, "nothing cannot be declared (no_cards)"),
        ({"seat": 1, "cards": "H6", "suit": "S"}, "H6 makes H trump"),
        ({"seat": 1, "cards": "S6*3"}, "field 'standing' and 'hand': there are only 3 S6"),
        ({"seat": 4, "cards": "H6"}, "'seat' must be a whole number from 0 to 3"),
        ({"seat": 1}, "'cards' is missing"),
        ({"seat": 1, "cards": "H6", "insured": 1}, "'insured' must be true or false"),
        ({"seat": 1, "cards": "H6", "by": 2}, "field 'by' of 'standing' is not known here"),
        ([1, "H6"], "'standing' must be an object, not a list"),
    ],
)
def test_what_cannot_stand(standing: object, part: str) -> None:
    answer = claim("S6*2", "S6*2", standing=standing)
    assert (answer["error"], part in answer["message"]) == ("bad_field", True)


def test_a_standing_claim_may_tell_less_or_more() -> None:
    assert claim("S6*2", "S6*2", standing={"seat": 1, "cards": "H6", "insured": False}) == legal("S")
    assert claim("BJ*3", "BJ*3", standing={"seat": 1, "cards": "LJ*3"}, suit="S") == legal("S")


def test_the_level_is_needed_once_there_is_a_banker() -> None:
    assert claim("S6", "S6", level=None) == {"error": "bad_field", "message": "field 'level' is missing"}
    assert claim("BJ", "BJ", first_round=True, level="2")["error"] == "bad_level"
