"""The pytest plugin collects scenarios in any folder, and nothing else."""

import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

SCENARIO = """scenario = 1
title = "Seven coins"
expect = ["A coins 7"]

[[variants]]
title = "and B?"
expect = ["B coins {}"]
"""


def run_pytest(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--rootdir", str(folder)]
    return subprocess.run(
        [*command, *arguments, str(folder)],
        capture_output=True,
        text=True,
        cwd=folder,
        check=False,
        timeout=120,
    )


def test_it_is_registered_with_the_package() -> None:
    names = [point.value for point in entry_points(group="pytest11")]
    assert names.count("duel_nb.scenarios.pytest_plugin") == 1


def test_it_collects_scenarios_alone_and_shows_the_sentences_of_failures_and_errors(
    tmp_path: Path,
) -> None:
    step = '\n[[steps]]\ndo = "A: build Palace"\n'
    (tmp_path / "coins.toml").write_text(SCENARIO.format(8))
    (tmp_path / "illegal.toml").write_text(SCENARIO.format(7).split("[[variants]]")[0] + step)
    (tmp_path / "test_other.py").write_text("def test_other():\n    pass\n")
    others = [
        '[project]\nname = "scenario"\n',
        "[tool.x]\nscenario = 1\n",
        "this is [ not even TOML\n",
        "# scenario = 1\n",
        "",
    ]
    for number, text in enumerate(others):
        (tmp_path / f"other-{number}.toml").write_text(text)
    (tmp_path / "bytes.toml").write_bytes(b"scenario = 1\n\xff")
    (tmp_path / "broken.toml").write_text(SCENARIO.format(7).replace("expect", "expct", 1))
    done = run_pytest(tmp_path, "-v", "--continue-on-collection-errors")
    assert "coins.toml::coins PASSED" in done.stdout
    assert "coins.toml::coins[and B?] FAILED" in done.stdout
    assert "line 7, at the start: expected B coins 8; found B coins 7." in done.stdout
    assert 'line 7: "A: build Palace" is illegal here' in done.stdout
    assert "test_other.py::test_other PASSED" in done.stdout
    assert "line 3: A scenario has no key 'expct'; did you mean 'expect'?" in done.stdout
    assert "2 failed, 2 passed, 1 error" in done.stdout
    assert "Traceback" not in done.stdout
    assert done.returncode == 1
