"""编码: values cut out of a stream of bytes, within bounds."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.wire import Plain, Stream, WireError, pack

LARGEST = 1_000
VALUES: list[Plain] = [["play", {"cards": ["S9"]}], None, 7, "亮主", [], {"seq": 2**40}, ["x" * 900]]
BYTES = b"".join(map(pack, VALUES))


def test_values_come_whole_and_in_order() -> None:
    assert Stream(LARGEST).feed(BYTES) == VALUES


def test_values_come_byte_by_byte() -> None:
    stream = Stream(LARGEST)
    came: list[Plain] = []
    for index in range(len(BYTES)):
        came += stream.feed(BYTES[index : index + 1])
    assert came == VALUES


@given(cuts=st.lists(st.integers(0, len(BYTES)), max_size=10).map(sorted))
def test_values_come_in_any_pieces(cuts: list[int]) -> None:
    stream = Stream(LARGEST)
    pieces = [BYTES[start:end] for start, end in zip([0, *cuts], [*cuts, len(BYTES)], strict=True)]
    assert [value for piece in pieces for value in stream.feed(piece)] == VALUES


def test_nothing_comes_of_nothing() -> None:
    assert Stream(LARGEST).feed(b"") == []


def test_many_small_values_at_once_are_not_too_large() -> None:
    """The bound is on a value, not on what happens to arrive together."""
    assert Stream(LARGEST).feed(pack(["pass", {}]) * 5_000) == [["pass", {}]] * 5_000


def test_a_value_of_the_largest_size_passes_and_one_byte_more_does_not() -> None:
    fits = pack("x" * (LARGEST - 3))
    assert len(fits) == LARGEST
    assert len(Stream(LARGEST).feed(fits * 3)) == 3
    with pytest.raises(WireError, match="1000"):
        Stream(LARGEST).feed(pack("x" * (LARGEST - 2)))


@pytest.mark.parametrize("beginning", [b"\xdc\x03\xff", b"\xdb\x00\xff\xff\xff"], ids=["array", "text"])
def test_an_unfinished_value_is_not_kept_for_ever(beginning: bytes) -> None:
    """An array of items that each are small, or a text, which never end."""
    stream = Stream(LARGEST)
    stream.feed(beginning)
    for _ in range(9):
        assert stream.feed(pack("x" * 100)) == []
    with pytest.raises(WireError, match="1000"):
        stream.feed(pack("x" * 100))


@pytest.mark.parametrize(
    "header",
    [b"\xdd\x00\xff\xff\xff", b"\xdf\x00\xff\xff\xff", b"\xdc\xff\xff" * 100],
    ids=["array", "map", "arrays"],
)
def test_a_header_that_promises_too_much_is_refused_at_once(header: bytes) -> None:
    with pytest.raises(WireError):
        Stream(LARGEST).feed(header)


@pytest.mark.parametrize("garbage", [b"\xc1", b"\xa2\xff\xfe", b"\x81\x01\x02", b"\xc7\x08\x05" + bytes(8)])
def test_garbage_between_values_is_refused(garbage: bytes) -> None:
    stream = Stream(LARGEST)
    assert stream.feed(pack(1)) == [1]
    with pytest.raises(WireError):
        stream.feed(garbage + pack(2))


def test_noise_gives_values_or_is_refused(rng: random.Random) -> None:
    for _ in range(300):
        stream = Stream(LARGEST)
        try:
            for _ in range(20):
                stream.feed(rng.randbytes(rng.randrange(1, 200)))
        except WireError:
            pass
