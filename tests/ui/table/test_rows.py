"""Plays of any length on the felt: within their room, apart from the others, legible."""

from itertools import combinations, pairwise

import pytest
from pygame import Rect

from game.rules.cards import Card, Cards
from game.ui.layout import Metrics
from game.ui.table.places import BOTTOM, LEFT, RIGHT, TOP, Places, card_width
from game.ui.table.rows import Laid, lay, rect_of, room_for
from tools.screens import SIZES

CARDS = tuple(Card)
GAP = 10
SQUEEZED = 0.2
"""In a row of a play at least so much of each card's width can be seen."""


def groups(count: int, parts: int) -> tuple[Cards, ...]:
    """So many cards in so many parts of like size."""
    return tuple(CARDS[count * part // parts : count * (part + 1) // parts] for part in range(parts))


def strips(laid: Laid) -> list[float]:
    """How much of each card the next one in its row leaves to be seen, in widths of a card."""
    rows = [[left for _, left, top in laid.cards if top == row] for row in {top for _, _, top in laid.cards}]
    return [(right - left) / card_width(laid.height) for row in rows for left, right in pairwise(row)]


def places_of(size: tuple[int, int], reach: str, held: int) -> tuple[Places, int]:
    metrics = Metrics.of(size)
    return Places.of(metrics, reach, held), metrics.px(GAP)


@pytest.mark.parametrize("held", [33, 45])
@pytest.mark.parametrize("reach", ["mouse", "touch"])
@pytest.mark.parametrize("size", SIZES)
def test_plays_of_four_seats_lie_apart_whatever_was_led(size: tuple[int, int], reach: str, held: int) -> None:
    places, gap = places_of(size, reach, held)
    for count in (1, 2, 4, 8, 12, 25):
        for parts in {1, min(2, count), min(5, count)}:
            lying: list[Rect] = []
            for place in (BOTTOM, RIGHT, TOP, LEFT):
                room = room_for(places, place, gap)
                laid = lay(groups(count, parts), places.trick_card, room.w)
                rect = rect_of(laid, places.plays[place], room)
                assert laid.size[0] <= room.w + 1
                assert laid.size[1] <= places.trick_card
                assert min(strips(laid), default=1.0) >= SQUEEZED
                assert not rect.colliderect(places.plates[place])
                assert rect.bottom <= places.hint.y
                lying.append(rect)
            for one, other in combinations(lying, 2):
                common = one.clip(other)
                assert common.w * common.h <= 0.15 * places.trick_card * one.w


def test_parts_are_parted_as_long_as_there_is_room() -> None:
    roomy = lay(groups(4, 2), 100, 1000)
    assert [left for _, left, _ in roomy.cards] == sorted(left for _, left, _ in roomy.cards)
    assert len(roomy.blocks) == 2
    tight = lay(groups(12, 3), 100, 330)
    assert len(tight.blocks) == 1
    assert max(strips(tight)) > min(strips(tight)) + 0.2


def test_too_many_cards_for_a_row_lie_in_two() -> None:
    laid = lay(groups(25, 2), 100, 290)
    assert len({top for _, _, top in laid.cards}) == 2
    assert [card for card, _, _ in laid.cards] == list(CARDS[:25])
    assert len(laid.blocks) == 2


def test_a_single_card_lies_in_the_middle_of_its_place() -> None:
    place, room = Rect(100, 100, 80, 100), Rect(0, 100, 400, 100)
    laid = lay(((Card.SA,),), 100, 400)
    assert rect_of(laid, place, room).centerx == place.centerx
    assert rect_of(laid, Rect(0, 100, 10, 100), room).x == 0
