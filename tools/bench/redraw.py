"""Full redraw: everything on the table drawn anew, as after a change of the window's size."""

import statistics

from tools.bench.posed import posed_table
from tools.bench.reading import Effort, Reading
from tools.bench.timing import Samples, ms, summary


def measure(effort: Effort) -> dict[str, Reading]:
    """Measure frames in which nothing that was drawn before counts."""
    samples = Samples()
    with posed_table((1920, 1080)) as (studio, _):
        for turn in range(effort.of(120, 3)):
            studio.kit.damage.add_all()
            samples.take(lambda: studio.shell.loop.step(1 / 60))
            if turn == 0:
                samples.drop_last()
    return {"redraw_1920x1080": Reading(ms(statistics.median(samples.work)), summary(samples))}
