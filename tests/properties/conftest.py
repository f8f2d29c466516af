"""Rounds for the laws: a sample for every run, and 2,000 a preset behind the marker `slow`."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import pytest
from _pytest.mark import ParameterSet

from tests.kit.random_rounds import CHAODIPI_RULES, RULES, Walk, random_walk

SAMPLE = 8
SWEEP = 2_000
PART = 200
"""A sweep is cut into so many rounds a test, so that none runs for minutes."""


@dataclass
class Walks:
    """Random rounds of one preset, one after the other; remembers the one that a law was looking at."""

    seed: int
    rules: str
    numbers: range
    number: int = -1

    def __iter__(self) -> Iterator[Walk]:
        for number in self.numbers:
            self.number = number
            yield random_walk(self.seed, self.rules, number)


def rounds_of(known: Iterable[str]) -> list[ParameterSet]:
    """A sample of each of these rules, and a sweep in parts."""
    parts = [range(start, start + PART) for start in range(0, SWEEP, PART)]
    return [
        *(pytest.param((rules, range(SAMPLE)), id=rules) for rules in known),
        *(
            pytest.param((rules, part), id=f"{rules}-{part.start}-{part[-1]}", marks=pytest.mark.slow)
            for rules in known
            for part in parts
        ),
    ]


def told(request: pytest.FixtureRequest, seed: int) -> Iterator[Walks]:
    """The rounds that a law is tried on; tells the last one, where a failing law stopped."""
    rules, numbers = request.param
    rounds = Walks(seed, rules, numbers)
    yield rounds
    print(f"looked at last: random_walk({seed}, {rules!r}, {rounds.number})")


@pytest.fixture(params=rounds_of((*RULES, *CHAODIPI_RULES)))
def walks(request: pytest.FixtureRequest, seed: int) -> Iterator[Walks]:
    """Rounds of every game, for laws that hold in all of them."""
    yield from told(request, seed)


@pytest.fixture(params=rounds_of(RULES))
def dagunzi_walks(request: pytest.FixtureRequest, seed: int) -> Iterator[Walks]:
    """Rounds of Da Gunzi."""
    yield from told(request, seed)


@pytest.fixture(params=rounds_of(CHAODIPI_RULES))
def chaodipi_walks(request: pytest.FixtureRequest, seed: int) -> Iterator[Walks]:
    """Rounds of Chao Dipi."""
    yield from told(request, seed)
