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
LINES = [
    line
    for line in (BINDER / "requirements.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]
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
    assert last == "."
    for pin in pins:
        assert re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][0-9A-Za-z.]*", pin), pin
    names = [pin.partition("==")[0].lower() for pin in pins]
    assert names == sorted(set(names))


def test_the_pins_suit_the_package() -> None:
    versions = {}
    for pin in LINES[:-1]:
        name, _, version = pin.partition("==")
        versions[name.lower().replace("_", "-")] = version
    for text in PROJECT["dependencies"]:
        wanted = Requirement(text)
        assert wanted.specifier.contains(versions[wanted.name.lower().replace("_", "-")]), text


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
