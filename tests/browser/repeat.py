"""Repeat the browser tests many times, to find flaky ones.

    python -m tests.browser.repeat 100                      100 runs, recorded in .shots/repeat
    python -m tests.browser.repeat 100 --out FOLDER -k saved   only some tests, in another folder
    python -m tests.browser.repeat 100 --ipykernel 7           with the newest ipykernel 7

The outcome of every run is recorded, so that the same command resumes where it was stopped. Of a
failed run the output stays in the folder, and so do the files of its tests with the logs of server
and kernels. The exit code says whether any run failed.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from duel_nb.disk import write_file
from tests.arguments import command, positive
from tests.browser.lab import KERNEL
from tests.environments import python_with_ipykernel

ROOT = Path(__file__).parents[2]

#: The exit codes of pytest by which the tests were run to their end.
PASSED, FAILED = 0, 1


def run(only: str, folder: Path, kernel: Path | None) -> tuple[int, str, float]:
    """Run the tests once, with their files in a folder that stays if one fails.

    Args:
        only: which tests, as for `pytest -k`.
        folder: for their files.
        kernel: the Python of the kernels; None for that of the tests.

    Returns:
        The exit code, the output, and how many seconds it took.
    """
    words = ["-n", "0", "-q", "-m", "browser and not slow", "-k", only, "tests/browser"]
    started = time.monotonic()
    command = [sys.executable, "-m", "pytest", f"--basetemp={folder}", *words]
    environment = os.environ | ({KERNEL: str(kernel)} if kernel else {})
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env=environment)
    if done.returncode != FAILED:
        shutil.rmtree(folder, ignore_errors=True)
    return done.returncode, done.stdout + done.stderr, time.monotonic() - started


def summary(runs: list[dict[str, Any]]) -> str:
    """The results so far."""
    failed = [one for one in runs if one["failed"]]
    tests = sum(one["tests"] for one in runs)
    lines = [f"{len(runs)} runs, {tests:,} tests; {len(failed)} runs with a failure"]
    return "\n".join(
        [*lines, *(f"  run {one['run']}: {', '.join(one['failed'])}" for one in failed)]
    )


def main() -> int:
    parser = command("tests.browser.repeat", __doc__)
    parser.add_argument("runs", type=positive, help="total number of runs")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="for the record")
    parser.add_argument("-k", dest="only", default="", help="only tests of these names")
    parser.add_argument("--ipykernel", metavar="VERSION", help='of the kernels, as "6.29" or "7"')
    given = parser.parse_args()
    version = given.ipykernel
    kernel = python_with_ipykernel(version) if version else None
    out = given.out or ROOT / ".shots" / (f"repeat-{version}" if version else "repeat")
    out.mkdir(parents=True, exist_ok=True)
    file = out / "runs.json"
    runs = json.loads(file.read_text("utf-8")) if file.exists() else []
    while len(runs) < given.runs:
        number = len(runs) + 1
        folder = out.resolve() / f"run-{number:03}"
        code, output, seconds = run(given.only, folder, kernel)
        if code not in (PASSED, FAILED):
            print(output, file=sys.stderr)
            return 2
        if code == FAILED:
            folder.with_suffix(".txt").write_text(output, "utf-8")
        failed = re.findall(r"^(?:FAILED|ERROR) \S+::(\S+)", output, re.MULTILINE)
        passed = re.search(r"(\d+) passed", output)
        tests = len(failed) + (int(passed[1]) if passed else 0)
        runs.append({"run": number, "tests": tests, "seconds": round(seconds), "failed": failed})
        write_file(file, json.dumps(runs, indent=1))
        print(
            f"run {number}: {seconds:.0f} seconds; {', '.join(failed) or 'all passed'}", flush=True
        )
    print(summary(runs))
    return 1 if any(one["failed"] for one in runs) else 0


if __name__ == "__main__":
    sys.exit(main())
