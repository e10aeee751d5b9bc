"""Runs that are repeated are counted, noted and kept; no browser is needed to see that."""

import sys
from pathlib import Path

import pytest

from tests.browser import repeat

FAILED = """.F.
=== FAILURES ===
what happened
FAILED tests/browser/test_saved.py::test_one - AssertionError: it was not
1 failed, 2 passed in 3.00s
"""


def test_runs_are_counted_and_what_failed_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    outcomes = iter([(0, "3 passed in 2.00s\n", 2.0), (1, FAILED, 3.0), (0, "3 passed", 2.0)])
    monkeypatch.setattr(repeat, "run", lambda only, folder, kernel: next(outcomes))

    def asked_for(runs: int) -> int:
        monkeypatch.setattr(sys, "argv", ["repeat", str(runs), "--out", str(tmp_path)])
        return repeat.main()

    assert asked_for(1) == 0
    assert asked_for(3) == 1  # it goes on: the first run is not done again
    assert asked_for(3) == 1
    assert next(outcomes, None) is None
    shown = capsys.readouterr().out
    assert shown.endswith("3 runs, 9 tests; 1 runs with a failure\n  run 2: test_one\n")
    assert (tmp_path / "run-002.txt").read_text() == FAILED
    assert {file.name for file in tmp_path.iterdir()} == {"runs.json", "run-002.txt"}


def test_tests_that_cannot_be_run_are_no_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(repeat, "run", lambda only, folder, kernel: (4, "no module", 0.1))
    monkeypatch.setattr(sys, "argv", ["repeat", "2", "--out", str(tmp_path)])
    assert repeat.main() == 2
    assert "no module" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
