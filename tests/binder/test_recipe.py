"""The recipe from which Binder builds: repo2docker accepts it, and the pins suit the package."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.parse import unquote

import pytest
from packaging.requirements import Requirement

from binder import links
from duel_nb.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
BINDER = ROOT / "binder"


def lines(file: str) -> list[str]:
    """The requirements in a file."""
    text = (BINDER / file).read_text("utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def exact(pins: list[str]) -> dict[str, str]:
    """The version of each package."""
    found = dict(pin.split("==") for pin in pins)
    return {name.lower().replace("_", "-"): version for name, version in found.items()}


LINES = lines("requirements.txt")
CLASS = lines("class/requirements.txt")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


@pytest.fixture(scope="module")
def recipe(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The Dockerfile that repo2docker writes for this repository, without building it."""
    command = [sys.executable, "-m", "repo2docker", "--no-build", "--debug"]
    command += ["--user-id", "1000", "--user-name", "jovyan", str(ROOT)]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path_factory.mktemp("elsewhere"),
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout + done.stderr


def test_repo2docker_installs_the_pins_and_the_package(recipe: str) -> None:
    (install,) = re.findall(r"^RUN .*pip install .*$", recipe, re.MULTILINE)
    assert install.endswith('-r "binder/requirements.txt"')
    copied = recipe.index("COPY --chown=1000:1000 src/ ${REPO_DIR}/")
    assert copied < recipe.index(install)  # the last pin is the repository itself


def test_it_builds_the_python_of_the_runtime_file(recipe: str) -> None:
    runtime = (BINDER / "runtime.txt").read_text("utf-8").strip()
    version = runtime.removeprefix("python-")
    assert f"Programming Language :: Python :: {version}" in PROJECT["classifiers"]
    assert f"environment.py-{version}" in recipe.replace("-2d", "-").replace("-2e", ".")


def test_every_pin_is_exact_and_the_package_comes_last() -> None:
    *pins, last = LINES
    first, *more = CLASS
    assert (last, first) == (".", "-r ../requirements.txt")
    for some in (pins, more):
        for pin in some:
            assert re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][0-9A-Za-z.]*", pin), pin
        names = [pin.partition("==")[0].lower() for pin in some]
        assert names == sorted(set(names))
    assert not exact(pins).keys() & exact(more).keys()


def test_the_pins_suit_the_package() -> None:
    versions = exact(LINES[:-1])
    for text in PROJECT["dependencies"]:
        wanted = Requirement(text)
        assert wanted.specifier.contains(versions[wanted.name.lower().replace("_", "-")]), text


def test_the_pins_of_a_class_suit_the_hub_and_the_image() -> None:
    versions = exact(CLASS[1:])
    image = (BINDER / "class" / "Dockerfile").read_text("utf-8")
    pinned = dict(re.findall(r"([\w-]+)==(\d[\d.]*)", image))
    for text in PROJECT["optional-dependencies"]["class"]:
        wanted = Requirement(text)
        assert wanted.specifier.contains(versions[wanted.name]), text
        assert wanted.specifier.contains(pinned.get(wanted.name, versions[wanted.name])), text
    assert pinned.keys() == {"jupyterhub", "nbgitpuller"}
    assert pinned["nbgitpuller"] == versions["nbgitpuller"]


def test_nothing_is_pinned_that_the_course_does_not_need() -> None:
    names = {pin.partition("==")[0].lower() for pin in LINES}
    tools = {Requirement(text).name for text in PROJECT["optional-dependencies"]["test"]}
    assert names & tools <= {"ipykernel", "nbclient", "tinycss2"}  # JupyterLab brings these


def test_the_launch_link_is_the_same_everywhere() -> None:
    assert links.stale() == []
    assert links.launch_link() in (ROOT / "README.md").read_text("utf-8")


def test_the_launch_link_opens_a_notebook_that_exists() -> None:
    address, _, path = links.launch_link().partition("?urlpath=")
    assert address == f"https://mybinder.org/v2/gh/{links.repository()}/{links.BRANCH}"
    assert re.fullmatch(r"[\w.-]+/[\w.-]+", links.repository())
    notebook = unquote(path).removeprefix("lab/tree/")
    assert (ROOT / notebook).is_file()


def test_the_repository_is_named_in_one_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pyproject = (ROOT / "pyproject.toml").read_text("utf-8")
    moved = pyproject.replace(links.repository(), "somebody/else")
    (tmp_path / "pyproject.toml").write_text(moved, "utf-8")
    (tmp_path / "README.md").write_text((ROOT / "README.md").read_text("utf-8"), "utf-8")
    monkeypatch.setattr(links, "ROOT", tmp_path)
    assert links.stale()
    links.main()
    assert links.stale() == []
    assert "mybinder.org/v2/gh/somebody/else/" in (tmp_path / "README.md").read_text("utf-8")


def test_jupyterlab_asks_no_question(recipe: str, tmp_path: Path) -> None:
    """Neither about news nor before it starts a lesson."""
    script = BINDER / "postBuild"
    assert "RUN ./binder/postBuild" in recipe
    assert os.access(script, os.X_OK)
    own = {
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "JUPYTER_DATA_DIR": str(tmp_path / "data"),
        "NB_PYTHON_PREFIX": str(tmp_path),
    }
    clone = tmp_path / "clone"
    for folder in ("notebooks", "duel_nb/cli/jupyter"):
        shutil.copytree(ROOT / folder, clone / folder)
    subprocess.run([script], cwd=clone, env={**os.environ, **own}, check=True)
    lessons = {path.name for path in (ROOT / "notebooks").glob("*.ipynb")}
    for code in LANGUAGES.keys() - {"en"}:
        assert {path.name for path in (clone / "notebooks" / code).glob("*.ipynb")} == lessons
    assert (tmp_path / "data" / "nbsignatures.db").is_file()
    assert (tmp_path / "share" / "jupyter" / "labextensions" / "duel-nb" / "package.json").is_file()
    (installed,) = (tmp_path / "etc" / "jupyter").rglob("*.json")
    assert installed.relative_to(tmp_path).parts[-2:] == (
        "labconfig",
        "default_setting_overrides.json",
    )
    found = json.loads(installed.read_text("utf-8"))
    assert found == {"@jupyterlab/apputils-extension:notification": {"fetchNews": "false"}}
