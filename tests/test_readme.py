"""What the README says is true: its Python is run, its files and commands exist."""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

from typer.testing import CliRunner

from duel_nb.cli import app

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_taste_of_the_python_surface_runs() -> None:
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert found.attempted >= 8
    assert found.failed == 0


def test_pictures_and_files_that_it_names_exist() -> None:
    for path in re.findall(r"\]\((?!https?:|#)([^)]+)\)", README):
        assert (ROOT / path).exists(), path


def test_its_make_targets_and_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"`?make ([a-z-]+)", README):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"make {target}"
    for command in set(re.findall(r"duel-nb ([a-z]+)", README)):
        assert CliRunner().invoke(app, [command, "--help"]).exit_code == 0, command


def test_the_extra_it_installs_exists() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra in re.findall(r'"\.\[(\w+)\]"', README):
        assert extra in project["optional-dependencies"]
