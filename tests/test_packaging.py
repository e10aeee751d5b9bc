"""The contents of wheel and sdist, and that an installed package is complete."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from duel_nb.languages import LANGUAGES

ROOT = Path(__file__).parent.parent
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]

#: Folders that are not tracked.
TRANSLATED = {ROOT / "notebooks" / code for code in LANGUAGES}
GENERATED = {"__pycache__", ".ipynb_checkpoints", "node_modules"}


def build(source: Path, target: Path, *kinds: str) -> None:
    """Build packages with the build backend directly, without downloads."""
    words = [word for kind in kinds for word in ("-t", kind)]
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(target), *words]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist, and the wheel built from it."""
    folder = tmp_path_factory.mktemp("dist")
    build(ROOT, folder, "sdist")
    (sdist,) = folder.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # from Python 3.11.4 on
        archive.extractall(folder)
    build(folder / f"duel_nb-{VERSION}", folder, "wheel")
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (found,) = built.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def sdist(built: Path) -> Path:
    (found,) = built.glob("*.tar.gz")
    return found


def inside(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def tracked(*folders: str) -> set[str]:
    """The files of these folders, without generated ones."""
    return {
        path.relative_to(ROOT).as_posix()
        for folder in folders
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and not GENERATED & set(path.parts) and path.parent not in TRANSLATED
    }


def test_a_wheel_from_the_sdist_holds_the_package_its_data_and_the_course(wheel: Path) -> None:
    files = inside(wheel)
    for_work = {path for path in tracked("duel_nb") if path.endswith("/README.md")}
    package = tracked("duel_nb") - for_work
    course = {f"duel_nb/course/{path}" for path in tracked("examples", "notebooks")}
    course.remove("duel_nb/course/notebooks/src/README.md")
    about = {path for path in files if path.startswith(f"duel_nb-{VERSION}.dist-info/")}
    assert files - about == package | course
    assert {"duel_nb/py.typed", "duel_nb/catalog/data/agora.toml"} <= files
    assert "duel_nb/course/notebooks/00-start-here.ipynb" in files
    assert "duel_nb/course/examples/games/both-expansions.json" in files


def test_the_sdist_holds_all_it_takes_to_work_on_it(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    folders = (".ci", ".github", "binder", "duel_nb", "examples", "notebooks", "tests")
    assert tracked(*folders) <= names
    files = {
        ".editorconfig",
        ".oxlintrc.json",
        ".pre-commit-config.yaml",
        "CHANGELOG.md",
        "CITATION.cff",
        "CONTRIBUTING.md",
        "LICENSE",
        "Makefile",
        "README.md",
        "README.de.md",
        "README.fr.md",
        "README.ru.md",
        "SECURITY.md",
        "pyproject.toml",
    }
    assert files <= names
    rest = {name for name in names if name.partition("/")[0] not in folders}
    assert rest <= {*files, "PKG-INFO", ".gitignore", ""}


def test_its_description_names_version_python_and_extras(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        text = archive.read(f"duel_nb-{VERSION}.dist-info/METADATA").decode()
    assert f"\nVersion: {VERSION}\n" in text
    assert "\nRequires-Python: >=3.11\n" in text
    assert {"test", "plots"} <= {
        line.partition(": ")[2] for line in text.splitlines() if line.startswith("Provides-Extra")
    }
    for version in ("3.11", "3.12", "3.13", "3.14"):
        assert f"\nClassifier: Programming Language :: Python :: {version}\n" in text


def test_an_installed_package_brings_the_course_to_an_empty_folder(
    wheel: Path, tmp_path: Path
) -> None:
    installed, empty = tmp_path / "installed", tmp_path / "empty"
    empty.mkdir()
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(installed)

    def duel_nb(*words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "duel_nb", *words],
            cwd=empty,
            env={**os.environ, "PYTHONPATH": str(installed)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    duel_nb("notebooks", "copy")
    laid = sorted(path.name for path in (empty / "notebooks").glob("*.ipynb"))
    assert laid == sorted(path.name for path in (ROOT / "notebooks").glob("[0-9][0-9]-*.ipynb"))
    # Its scenarios are found without being copied.
    assert "Verdict: All" in duel_nb("show", "chain-makes-free")
    assert sorted(path.name for path in empty.iterdir()) == ["notebooks"]
