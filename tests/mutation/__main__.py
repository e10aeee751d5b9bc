"""Mutation testing: put small faults into the rules and see whether the tests notice.

    python -m tests.mutation [--sample 500] [--seed 1]

A sample of all mutants (`mutants`) is run against scenarios and tests of the engine (`net`), in a
copy of the tree. Survivors are printed with the changed line; the run fails if fewer than 90 % are
killed. A mutant that never ends counts as killed.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkResult

from tests.arguments import command
from tests.mutation import mutants
from tests.mutation.net import NEVER_ENDS, ROOT

NET = [sys.executable, "-m", "tests.mutation.net"]
#: Wall-clock limit for one mutant in seconds; `net` itself limits the CPU time.
PATIENCE = 3600
#: The share of mutants that must be killed.
ENOUGH = 0.9


def copied(target: Path) -> Path:
    """A pure-Python copy of what the tests need; its first run fills Python's caches."""
    for name in ("duel_nb", "examples", "tests"):
        unneeded = shutil.ignore_patterns("*.ipynb", "*.so", "pictures", "__pycache__")
        shutil.copytree(ROOT / name, target / name, ignore=unneeded)
    shutil.copy2(ROOT / "pyproject.toml", target)
    return target


def changed(spec: MutationSpec, result: WorkResult) -> str:
    """The location and the diff of a mutant, for people."""
    lines = [line for line in (result.diff or "").splitlines() if line[:1] in "+-"]
    was = [line[1:].strip() for line in lines if line[0] == "-" and line[:3] != "---"]
    now = [line[1:].strip() for line in lines if line[0] == "+" and line[:3] != "+++"]
    where = f"{spec.module_path.as_posix()}:{spec.start_pos[0]}"
    return "\n".join([where, *(f"  - {line}" for line in was), *(f"  + {line}" for line in now)])


def run(specs: list[MutationSpec]) -> tuple[dict[str, Counter[str]], list[str]]:
    """The number of mutants by file and outcome, and the survivors."""
    ends: dict[str, Counter[str]] = {}
    survivors = []
    for number, spec in enumerate(specs, start=1):
        result = mutate_and_test([spec], " ".join(NET), PATIENCE)
        if result.worker_outcome != WorkerOutcome.NORMAL:
            raise RuntimeError(f"{spec}: {result.output}")
        end = "killed"
        if result.test_outcome == TestOutcome.SURVIVED:
            end = "survived"
            survivors.append(changed(spec, result))
            print(f"{number} of {len(specs)}: {survivors[-1]}", flush=True)
        elif (result.output or "").strip().endswith(NEVER_ENDS):
            end = "never ended"
        ends.setdefault(spec.module_path.as_posix(), Counter())[end] += 1
    return ends, survivors


def table(ends: dict[str, Counter[str]]) -> str:
    """The results by file, as text."""
    names = ("killed", "never ended", "survived")
    lines = [f"{'':44}" + "".join(f"{name:>12}" for name in names)]
    everything = {**ends, "all": sum(ends.values(), Counter())}
    for file, counts in everything.items():
        lines.append(f"{file:44}" + "".join(f"{counts[name]:12}" for name in names))
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = command("tests.mutation", __doc__)
    parser.add_argument("--sample", type=int, default=500, help="how many mutants (500)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    given = parser.parse_args(arguments)
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(copied(Path(folder)))
        unchanged = subprocess.run(NET, capture_output=True, text=True, check=False)
        if unchanged.returncode:
            print(f"The tests fail without any mutant.\n{unchanged.stdout}{unchanged.stderr}")
            return 1
        everything = mutants.every(Path())
        ends, survivors = run(mutants.sample(everything, given.sample, given.seed))
        os.chdir(ROOT)
    counts = sum(ends.values(), Counter())
    share = 1 - len(survivors) / counts.total()
    print(
        table(ends),
        f"{share:.1%} of {counts.total()} killed, of {len(everything):,} mutants there are; "
        f"{(time.monotonic() - started) / 60:.0f} minutes",
        sep="\n\n",
    )
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
