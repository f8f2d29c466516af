"""Rounds for the laws: a sample for every run, and 2,000 a preset behind the marker `slow`."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.kit.random_rounds import RULES, Walk, random_walk

SAMPLE = 6
SWEEP = 2_000


@dataclass
class Walks:
    """Random rounds of one preset, one after the other; remembers the one that a law was looking at."""

    seed: int
    rules: str
    count: int
    number: int = -1

    def __iter__(self) -> Iterator[Walk]:
        for number in range(self.count):
            self.number = number
            yield random_walk(self.seed, self.rules, number)


@pytest.fixture(
    params=[
        *(pytest.param((rules, SAMPLE), id=rules) for rules in RULES),
        *(pytest.param((rules, SWEEP), id=f"{rules}-{SWEEP}", marks=pytest.mark.slow) for rules in RULES),
    ]
)
def walks(request: pytest.FixtureRequest, seed: int) -> Iterator[Walks]:
    """The rounds that a law is tried on; tells the last one, where a failing law stopped."""
    rules, count = request.param
    rounds = Walks(seed, rules, count)
    yield rounds
    print(f"looked at last: random_walk({seed}, {rules!r}, {rounds.number})")
