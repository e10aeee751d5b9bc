"""The compiled engine: which modules are compiled, and that it behaves the same."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
HOOK = SETTINGS["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
#: The tests that look at the engine and what people type to it.
TESTED = ["tests/engine", "tests/scenarios", "tests/players", "tests/test_surface.py"]
matching_modules = runpy.run_path(str(ROOT / HOOK["path"]))["matching_modules"]


def test_the_rules_are_compiled_and_the_exceptions_are_not() -> None:
    names = matching_modules(ROOT, HOOK["compiled"]) - matching_modules(ROOT, HOOK["interpreted"])
    assert {"duel_nb/engine/turn/play.py", "duel_nb/engine/state/state.py"} <= names
    assert "duel_nb/engine/notation.py" not in names


def test_a_pattern_that_fits_no_module_is_out_of_date() -> None:
    with pytest.raises(ValueError, match=r"duel_nb/engines/\*\.py matches no module"):
        matching_modules(ROOT, ["duel_nb/engines/*.py"])


def test_nobody_needs_a_compiler_unless_asked_for() -> None:
    assert HOOK["enable-by-default"] is False


@pytest.mark.slow
def test_the_compiled_wheel_passes_the_tests_of_the_engine(tmp_path: Path) -> None:
    switched_on = {**os.environ, "HATCH_BUILD_HOOKS_ENABLE": "1"}
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(build, cwd=ROOT, env=switched_on, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert not list((ROOT / "duel_nb").rglob("*.so"))
    (wheel,) = tmp_path.glob("*.whl")
    assert not wheel.name.endswith("-py3-none-any.whl")

    copy = tmp_path / "copy"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(copy)
    for folder in ("tests", "examples", ".ci"):
        shutil.copytree(ROOT / folder, copy / folder)
    shutil.copy(ROOT / "pyproject.toml", copy)
    compiled = {**os.environ, "PYTHONPATH": str(copy), "DUEL_NB_FORM": "compiled"}
    chosen = ["-m", "not slow and not pure", "-p", "no:cacheprovider"]
    for words in (
        ["-m", "pytest", "-q", *chosen, *TESTED],
        ["-m", "tests.engine.many_games", "2000"],
    ):
        done = subprocess.run(
            [sys.executable, *words], cwd=copy, env=compiled, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr
