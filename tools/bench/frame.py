"""Frame work while one card moves: events, update, drawing and flip of frames in which a card flies to the felt."""

import statistics
from collections.abc import Callable

from game.rules.cards import Card
from game.ui.table.scene import TableScene
from tools.bench.posed import posed_table
from tools.bench.reading import Effort, Reading
from tools.bench.timing import Samples, ms, summary

_SIZES = ((1024, 768), (1920, 1080))
_PLAY = 0.26
"""Seconds that a play flies."""


def measure(effort: Effort) -> dict[str, Reading]:
    """Measure both sizes."""
    return {f"frame_{size[0]}x{size[1]}": _at(size, effort.of(12, 1)) for size in _SIZES}


def _at(size: tuple[int, int], turns: int) -> Reading:
    samples = Samples()
    with posed_table(size) as (studio, scene):

        def step() -> bool:
            return studio.shell.loop.step(1 / 60)

        _fly_from_all_seats(scene, step, Samples())
        for _ in range(turns):
            _fly_from_all_seats(scene, step, samples)
    return Reading(ms(statistics.median(samples.work)), summary(samples))


def _fly_from_all_seats(scene: TableScene, step: Callable[[], bool], samples: Samples) -> None:
    desk, theatre = scene.desk, scene.theatre
    picture = desk.art.row((Card.HA,), desk.places.trick_card)
    for place in range(4):
        way = theatre.point_of(desk.line.seat_at(place)), desk.places.plays[place].center
        theatre.fly(picture, way, _PLAY)
        while not theatre.timeline.idle:
            if not samples.take(step):
                samples.drop_last()
        step()
