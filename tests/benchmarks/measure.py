"""CPU time, measured in rounds that alternate with a fixed loop of plain Python.

Times differ between machines and between moments; the ratio to the loop differs much less.
"""

import gc
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from statistics import median
from typing import NamedTuple, Protocol

#: Runs the measured code a number of times.
Run = Callable[[int], None]


@dataclass(frozen=True)
class Measure:
    """A benchmark.

    Attributes:
        name: its name in the table.
        prepare: called once before measuring; returns the function to run.
        times: how many runs a round has.
        per_second: whether to show runs per second instead of the time of one.
    """

    name: str
    prepare: Callable[[], Run]
    times: int
    per_second: bool = False


class Sample(NamedTuple):
    """The result of one round.

    Attributes:
        seconds: CPU seconds of one run.
        loop: CPU seconds of one run of the fixed loop.
    """

    seconds: float
    loop: float

    @property
    def loops(self) -> float:
        """How many runs of the fixed loop take as long."""
        return self.seconds / self.loop if self.loop else float("inf")


class Side(Protocol):
    """Somewhere to measure: this process, or one with another version of the package."""

    def take(self, measure: Measure, scale: float) -> Sample:
        """Measure once."""


@dataclass(frozen=True)
class Result:
    """The medians over the rounds.

    Attributes:
        measure: the benchmark.
        seconds: CPU seconds of one run.
        loops: how many runs of the fixed loop take as long.
    """

    measure: Measure
    seconds: float
    loops: float

    @classmethod
    def of(cls, measure: Measure, samples: Sequence[Sample]) -> "Result":
        """The medians of some samples."""
        once = median(sample.seconds for sample in samples)
        return cls(measure, once, median(sample.loops for sample in samples))

    def __str__(self) -> str:
        return f"{self.measure.name:44}{self.figure}  {self.ratio:>10}"

    @property
    def figure(self) -> str:
        """Runs per second, or the time of one."""
        if self.measure.per_second:
            return f"{1 / self.seconds:10,.0f} /s"
        if self.seconds < 0.001:
            return f"{self.seconds * 1e6:10.2f} µs"
        return f"{self.seconds * 1e3:10.2f} ms"

    @property
    def ratio(self) -> str:
        """Its time relative to the loop: ``1:15`` takes 15 loops, ``3:1`` a third of one."""
        if self.loops >= 1:
            return f"1:{self.loops:.1f}"
        return f"{1 / self.loops:.1f}:1"


def loop(times: int) -> None:
    """The fixed loop: 75 times a list of six tuples, a pick from it and three writes."""
    rng = random.Random(1)
    written = [0, 0, 0]
    for _ in range(times):
        for turn in range(75):
            options = [(turn, option, 0) for option in range(6)]
            picked = rng.choice(options)
            written[0] = picked[0]
            written[1] = picked[1]
            written[2] = picked[2]


def cpu() -> float:
    """CPU seconds of this process and of its finished child processes."""
    used = map(getrusage, (RUSAGE_SELF, RUSAGE_CHILDREN))
    return sum(usage.ru_utime + usage.ru_stime for usage in used)


def seconds(run: Run, times: int) -> float:
    """CPU seconds of one run, averaged over ``times``."""
    start = cpu()
    run(times)
    return (cpu() - start) / times


class Here:
    """Measures in this process."""

    def __init__(self, loops: int = 2_000) -> None:
        self._loops = loops
        self._runs: dict[str, Run] = {}

    def take(self, measure: Measure, scale: float) -> Sample:
        """Measure once, right after the loop, so that both run under the same conditions."""
        run = self._runs.get(measure.name)
        if run is None:
            run = self._runs[measure.name] = measure.prepare()
        gc.collect()
        base = seconds(loop, max(1, round(self._loops * scale)))
        return Sample(seconds(run, max(1, round(measure.times * scale))), base)


def measure_all(
    measures: Sequence[Measure], sides: Sequence[Side], rounds: int = 7, scale: float = 1.0
) -> list[list[list[Sample]]]:
    """Measure everything in interleaved rounds.

    Args:
        measures: what to measure.
        sides: where to measure each of them, one side after the other.
        rounds: how many rounds count; one before them warms up.
        scale: how much longer or shorter than usual each round is.

    Returns:
        For every measure and every side the samples, round by round.
    """
    found: list[list[list[Sample]]] = [[[] for _ in sides] for _ in measures]
    for number in range(rounds + 1):
        for measure, by_side in zip(measures, found, strict=True):
            for side, samples in zip(sides, by_side, strict=True):
                sample = side.take(measure, scale)
                if number:
                    samples.append(sample)
    return found
