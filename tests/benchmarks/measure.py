"""Measuring: CPU time of a thing, round by round, between rounds of a fixed plain-Python loop.

Machines differ and so do moments of one machine; how many loops a thing takes differs much less.
"""

import gc
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time

#: Does the thing so many times.
Run = Callable[[int], None]


@dataclass(frozen=True)
class Measure:
    """A thing to measure.

    Attributes:
        name: what it is called in the table.
        prepare: called once, before anything is measured; gives what is to be run.
        times: how often a round does it.
        per_second: whether people want to know how many a second rather than how long one takes.
    """

    name: str
    prepare: Callable[[], Run]
    times: int
    per_second: bool = False


@dataclass(frozen=True)
class Result:
    """What came out: medians over the rounds.

    Attributes:
        seconds: CPU seconds for doing it once.
        loops: how many runs of the loop take as long.
    """

    measure: Measure
    seconds: float
    loops: float

    def __str__(self) -> str:
        if self.measure.per_second:
            figure = f"{1 / self.seconds:10,.0f} /s"
        elif self.seconds < 0.001:
            figure = f"{self.seconds * 1e6:10.2f} µs"
        else:
            figure = f"{self.seconds * 1e3:10.2f} ms"
        return f"{self.measure.name:44}{figure}  {self.ratio:>10}"

    @property
    def ratio(self) -> str:
        """Its time to that of the loop: ``1:15`` takes 15 loops, ``3:1`` fits in thrice."""
        if self.loops >= 1:
            return f"1:{self.loops:.1f}"
        return f"{1 / self.loops:.1f}:1"


def loop(times: int) -> None:
    """The fixed loop: 75 times a list of six, a pick from it and three writes."""
    rng = random.Random(1)
    written = [0, 0, 0]
    for _ in range(times):
        for turn in range(75):
            options = [(turn, option, 0) for option in range(6)]
            picked = rng.choice(options)
            written[0] = picked[0]
            written[1] = picked[1]
            written[2] = picked[2]


def seconds(run: Run, times: int) -> float:
    """CPU seconds for one of so many."""
    start = process_time()
    run(times)
    return (process_time() - start) / times


def measure_all(
    measures: Sequence[Measure], rounds: int = 7, scale: float = 1.0, loops: int = 2_000
) -> tuple[float, list[Result]]:
    """Measure everything in interleaved rounds.

    Args:
        measures: what to measure.
        rounds: how many rounds count; one before them warms up.
        scale: how much longer or shorter than usual each round is.
        loops: runs of the loop in a round.

    Returns:
        CPU seconds of one run of the loop (median), and the results.
    """
    runs = [measure.prepare() for measure in measures]
    loop_times: list[float] = []
    times: list[list[float]] = [[] for _ in measures]
    ratios: list[list[float]] = [[] for _ in measures]
    gc.collect()
    for number in range(rounds + 1):
        for measure, run, own, own_ratios in zip(measures, runs, times, ratios, strict=True):
            # The loop right beside each measurement, so that both see the same moment.
            base = seconds(loop, max(1, round(loops * scale)))
            once = seconds(run, max(1, round(measure.times * scale)))
            if number:
                loop_times.append(base)
                own.append(once)
                own_ratios.append(once / base if base else float("inf"))
    results = [
        Result(measure, median(own), median(own_ratios))
        for measure, own, own_ratios in zip(measures, times, ratios, strict=True)
    ]
    return median(loop_times), results
