"""Where the cards of a hand lie."""

import random

import pytest
from pygame import Rect

from game.rules.cards import Cards, Rank, Suit, bundle, pack
from game.rules.dagunzi.declaring import dagunzi_ranking
from game.ui.layout import Metrics
from game.ui.table.hand_layout import MOST_ROWS, HandSpace, Slot, lay_out, rows_needed, slot_at
from game.ui.table.ordering import Groups, SortBy, sort_hand
from game.ui.table.places import LEFT, RIGHT, Places

SIZES = ((800, 600), (1024, 768), (1280, 800), (1920, 1080), (3840, 2160))
STRIP = {"mouse": 24, "touch": 40}
CARDS = (1, 2, 25, 39, 45)


def dealt(count: int, rng: random.Random) -> Cards:
    cards = list(pack(3))
    rng.shuffle(cards)
    return bundle(cards[:count])


def grouped(count: int, rng: random.Random, by: SortBy = SortBy.SUIT) -> Groups:
    return sort_hand(dealt(count, rng), dagunzi_ranking(Rank.SEVEN, rng.choice(list(Suit))), by)


@pytest.mark.parametrize("by", SortBy)
@pytest.mark.parametrize("reach", STRIP)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", CARDS)
def test_every_card_can_be_seen_and_tapped(
    size: tuple[int, int], reach: str, count: int, by: SortBy, rng: random.Random
) -> None:
    space = Places.of(Metrics.of(size), reach).hand
    for _ in range(8):
        slots = lay_out(grouped(count, rng, by), space)
        assert len(slots) == count
        assert all(slot.strip.w >= STRIP[reach] for slot in slots)
        assert all(space.area.contains(slot.rect) for slot in slots)
        assert_nothing_covers(slots)


def assert_nothing_covers(slots: tuple[Slot, ...]) -> None:
    """Of each card a strip as high as a finger stays free of the cards drawn after it."""
    for index, slot in enumerate(slots):
        high = min((other.rect.y - slot.rect.y for other in slots if other.row > slot.row), default=slot.rect.h)
        seen = Rect(slot.strip.x, slot.strip.y, slot.strip.w, high)
        assert high >= 40
        assert not any(other.rect.colliderect(seen) for other in slots[index + 1 :])


@pytest.mark.parametrize("reach", STRIP)
@pytest.mark.parametrize("size", SIZES)
def test_a_tap_on_the_strip_finds_the_card(size: tuple[int, int], reach: str, rng: random.Random) -> None:
    slots = lay_out(grouped(45, rng), Places.of(Metrics.of(size), reach).hand)
    for index, slot in enumerate(slots):
        assert slot_at(slots, frozenset(), 10, (slot.strip.centerx, slot.strip.y + 4)) == index


def test_a_raised_card_is_found_where_it_is_seen(rng: random.Random) -> None:
    space = HandSpace(Rect(0, 100, 1000, 130), (90, 130), 24, 8, 60)
    slots = lay_out(grouped(10, rng), space)
    raised = slots[4]
    above = (raised.strip.centerx, raised.rect.y - 5)
    assert slot_at(slots, frozenset(), 12, above) is None
    assert slot_at(slots, frozenset({raised.key}), 12, above) == 4


def test_rows_grow_with_the_cards() -> None:
    space = HandSpace(Rect(0, 0, 780, 250), (74, 103), 40, 8, 48)
    rows = [rows_needed(count, 5, space) for count in range(1, 46)]
    assert rows == sorted(rows)
    assert rows[0] == 1
    assert rows[-1] == MOST_ROWS


def test_suits_stay_whole_where_rows_can_be_broken_between_them() -> None:
    spades, hearts = bundle(pack(3)[:13] * 1), bundle(pack(3)[13:26])
    space = HandSpace(Rect(0, 0, 500, 200), (74, 103), 30, 8, 48)
    slots = lay_out((spades, hearts), space)
    assert {slot.row for slot in slots if slot.card.suit is Suit.SPADES} == {0}
    assert {slot.row for slot in slots if slot.card.suit is Suit.HEARTS} == {1}


def test_no_cards_no_slots() -> None:
    assert lay_out((), HandSpace(Rect(0, 0, 500, 200), (74, 103), 30, 8, 48)) == ()


@pytest.mark.parametrize("ui_scale", [80, 100, 130])
@pytest.mark.parametrize("reach", STRIP)
@pytest.mark.parametrize("size", SIZES)
def test_the_places_do_not_overlap(size: tuple[int, int], reach: str, ui_scale: int) -> None:
    places = Places.of(Metrics.of(size, ui_scale), reach)
    window = Rect((0, 0), size)
    raised = places.hand.area.move(0, -places.rise).union(places.hand.area)
    apart = [places.bar, places.hint, places.actions, places.tools, raised, *places.plays, *places.plates]
    beside = (places.plays[RIGHT], places.plays[LEFT], *places.plates, places.hint)
    assert not [other for other in beside if places.centre.colliderect(other)]
    for index, one in enumerate(apart):
        assert window.contains(one)
        assert min(one.size) > 0
        assert not [other for other in apart[index + 1 :] if one.colliderect(other)]
    assert places.felt.contains(places.centre)
    assert places.trick_card >= 56


@pytest.mark.parametrize("size", SIZES)
def test_the_order_of_play_runs_counter_clockwise(size: tuple[int, int]) -> None:
    places = Places.of(Metrics.of(size), "mouse")
    bottom, right, top, left = (place.center for place in places.plays)
    assert bottom[1] > right[1] > top[1]
    assert left[0] < top[0] < right[0]
