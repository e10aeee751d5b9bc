"""Compare the engine with another commit: ``python -m tests.benchmarks --against COMMIT``.

Each version runs the benchmarks of this folder in a process of its own; the two alternate, so that
both run under the same conditions.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.arguments import command
from tests.benchmarks import engine
from tests.benchmarks.measure import Here, Measure, Result, Sample, measure_all

ROOT = Path(__file__).parents[2]
COURSE = ("duel_nb", "notebooks", "examples")


def is_commit(name: str) -> bool:
    """Whether this repository has a commit of that name."""
    git = ["git", "-C", str(ROOT), "rev-parse", "--quiet", "--verify", f"{name}^{{commit}}"]
    return subprocess.run(git, capture_output=True).returncode == 0


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """A folder with the package and the course as they were in a commit, without tests."""
    with TemporaryDirectory() as folder:
        git = ["git", "-C", str(ROOT), "worktree"]
        tree = Path(folder) / "tree"
        subprocess.run(
            [*git, "add", "--quiet", "--detach", "--no-checkout", tree, commit], check=True
        )
        try:
            subprocess.run(
                ["git", "-C", tree, "checkout", "--quiet", commit, "--", *COURSE],
                check=True,
            )
            yield tree
        finally:
            subprocess.run([*git, "remove", "--force", tree], check=True)


class There:
    """Measures in a process that uses the package of a folder."""

    def __init__(self, folder: Path) -> None:
        # The folder comes first on the path and has no tests, so that these are used.
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> "There":
        return self

    def __exit__(self, *error: object) -> None:
        self._process.communicate()

    def take(self, measure: Measure, scale: float) -> Sample:
        """Measure once."""
        asked, answers = self._process.stdin, self._process.stdout
        assert asked is not None
        assert answers is not None
        print(json.dumps([measure.name, scale]), file=asked, flush=True)
        return Sample(*json.loads(answers.readline()))


def answer() -> None:
    """Take the measures requested on standard input, one per line."""
    here, measures = Here(), {measure.name: measure for measure in engine.MEASURES}
    for line in sys.stdin:
        name, scale = json.loads(line)
        print(json.dumps(here.take(measures[name], scale)), flush=True)


def compared(measures: Sequence[Measure], commit: str, rounds: int, scale: float) -> Iterator[str]:
    """Lines of a table: each measure at the commit, now, and the speed-up."""
    with ExitStack() as stack:
        then = stack.enter_context(There(stack.enter_context(checked_out(commit))))
        now = stack.enter_context(There(ROOT))
        found = measure_all(measures, [then, now], rounds, scale)
    yield f"{'':44}{commit:>13}  {'to the loop':>12}{'now':>13}  {'to the loop':>12}{'times':>8}"
    for measure, (before, after) in zip(measures, found, strict=True):
        old, new = Result.of(measure, before), Result.of(measure, after)
        times = median(b.loops / a.loops for b, a in zip(before, after, strict=True))
        yield f"{old}  {new.figure}  {new.ratio:>10}{times:8.2f}"


if __name__ == "__main__":
    command("tests.benchmarks.against", __doc__).parse_args()
    answer()
