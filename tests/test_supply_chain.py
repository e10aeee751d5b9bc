"""What is built and installed comes from where it is said to come from."""

from __future__ import annotations

import ast
import re
import runpy
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
#: What is installed where something is built that is published.
PUBLISHING = ROOT / ".ci" / "publishing-requirements.txt"
EXACT = re.compile(r"([\w.-]+)==\d[\w.]*")


def jobs(name: str) -> dict[str, Any]:
    """The jobs of a workflow."""
    text = (ROOT / ".github" / "workflows" / f"{name}.yml").read_text("utf-8")
    found: dict[str, Any] = yaml.safe_load(text)["jobs"]
    return found


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_action_is_pinned_by_its_commit(path: Path) -> None:
    used = re.findall(r"uses: *(.*)", path.read_text("utf-8"))
    assert used
    pinned = re.compile(r"[\w.-]+(/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
    assert [one for one in used if not pinned.fullmatch(one)] == []


def test_an_action_has_one_commit_everywhere() -> None:
    used = {one for path in WORKFLOWS for one in re.findall("uses: *(.*)", path.read_text("utf-8"))}
    assert len(used) == len({one.partition("@")[0] for one in used})


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_only_read_unless_a_job_says_otherwise(path: Path) -> None:
    assert yaml.safe_load(path.read_text("utf-8"))["permissions"] == {"contents": "read"}


def installed(job: dict[str, Any]) -> Iterator[str]:
    """What a job installs with pip without an exact version."""
    pinned = {*EXACT.findall(PUBLISHING.read_text("utf-8"))}
    for step in job["steps"]:
        for words in re.findall(r"pip install(.*)", step.get("run", "")):
            held = pinned if f"--constraint {PUBLISHING.relative_to(ROOT)}" in words else set()
            words = re.sub(r"--constraint \S+|-r binder/(class/)?requirements\.txt", "", words)
            words = words.replace("--no-deps -e .", "")
            yield from (word for word in words.split() if word not in held)


def test_what_is_published_is_built_with_exact_versions() -> None:
    """The list of what the package brings along is made after the packages are safe."""
    lines = PUBLISHING.read_text("utf-8").splitlines()
    assert all(EXACT.fullmatch(line) for line in lines if not line.startswith("#"))
    built = {
        f"{workflow} {name}": [*installed(job)]
        for workflow in ("release", "site")
        for name, job in jobs(workflow).items()
        if any("upload" in step.get("uses", "") for step in job["steps"]) or "permissions" in job
    }
    assert built.pop("release build") == ["dist/*.whl"]
    assert built.keys() == {f"release {one}" for one in ("compiled", "publish", "attach")} | {
        "site build",
        "site deploy",
    }
    assert not any(built.values()), built
    steps = jobs("release")["build"]["steps"]
    kept = [step.get("with", {}).get("name") == "packages" for step in steps]
    lists = ["pip install dist" in step.get("run", "") for step in steps]
    assert kept.index(True) < lists.index(True)


def test_known_weaknesses_are_looked_for_in_all_that_a_class_installs() -> None:
    audited = jobs("weekly")["audit"]["strategy"]["matrix"]["packages"]
    image = (ROOT / "binder" / "class" / "Dockerfile").read_text("utf-8")
    (words,) = re.findall(r"pip install --no-cache-dir (.*?) *\\\n", image)
    server = (ROOT / "binder" / "class" / "README.md").read_text("utf-8")
    (given,) = re.findall(r"^sudo .venv/bin/pip install (.*)", server, re.MULTILINE)
    assert audited == [".", "-r binder/requirements.txt", given, words]


def test_every_supported_python_is_tested() -> None:
    supported = [
        line.rpartition(" ")[2] for line in PROJECT["classifiers"] if "Python :: 3." in line
    ]
    for name in ("tests", "compiled"):
        assert jobs("checks")[name]["strategy"]["matrix"]["python"] == supported


def test_dependabot_keeps_actions_packages_and_the_image_fresh() -> None:
    kept = yaml.safe_load((ROOT / ".github" / "dependabot.yml").read_text("utf-8"))["updates"]
    found = {
        one["package-ecosystem"]: one.get("directories", [one.get("directory")]) for one in kept
    }
    assert found == {
        "github-actions": ["/"],
        "docker": ["/binder/class"],
        "pip": ["/", f"/{PUBLISHING.parent.name}"],
    }


def test_the_weekly_check_lifts_the_bounds_of_what_users_install() -> None:
    lift = runpy.run_path(str(ROOT / ".ci" / "without_bounds.py"))["without_bounds"]
    lifted = tomllib.loads(lift((ROOT / "pyproject.toml").read_text("utf-8")))
    for old, new in zip(PROJECT["dependencies"], lifted["project"]["dependencies"], strict=True):
        versions = {str(one) for one in Requirement(old).specifier}
        lower = {one for one in versions if not one.startswith("<")}
        assert {str(one) for one in Requirement(new).specifier} == (lower or versions)
        assert Requirement(new).marker == Requirement(old).marker
    assert lifted["project"]["optional-dependencies"] == PROJECT["optional-dependencies"]
    assert lifted["tool"]


def test_jupyterlab_starts_without_building_a_grammar() -> None:
    """Which jsonschema 4.25 and later let it do, at the cost of over a second."""
    code = "import jupyter_events, sys; sys.exit('lark' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
    assert any(Requirement(one).name == "jsonschema" for one in PROJECT["dependencies"])


def test_the_newest_version_has_a_date_when_it_is_released() -> None:
    """`CHANGELOG.md` and `CITATION.cff` agree; older ones have a date, too."""
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    (version, said), *older = re.findall(r"^## (\S+) \((.+)\)$", changes, re.MULTILINE)
    assert 1 + len(older) == changes.count("\n## ")
    assert version == PROJECT["version"]
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert said == str(cited.get("date-released", "unreleased"))
    for earlier, date in older:
        assert re.fullmatch(r"\d{4}-\d\d-\d\d|never released", date), earlier


def test_the_citation_has_the_version_and_the_address() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert cited["version"] == PROJECT["version"]
    assert cited["repository-code"] == PROJECT["urls"]["Repository"]


def test_the_files_for_a_class_name_its_version() -> None:
    named = re.compile(r'(?:duel-nb:|--branch v|branch=v|tag: ")(\d[\d.]*)')
    for file in ("Dockerfile", "README.md", "kubernetes.yaml"):
        text = (ROOT / "binder" / "class" / file).read_text("utf-8")
        assert set(named.findall(text)) == {PROJECT["version"]}, file


@cache
def calls_and_imports() -> set[tuple[str, str]]:
    """(module of the package, function called by its name or module imported)."""
    found = set()
    package = ROOT / "duel_nb"
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names: list[str] = []
            match node:
                case ast.Call(ast.Name(name)):
                    names = [name]
                case ast.Import(aliases):
                    names = [alias.name for alias in aliases]
                case ast.ImportFrom(str(module)):
                    names = [module]
            found |= {(path.relative_to(package).as_posix(), name) for name in names}
    return found


def test_only_the_cells_of_lessons_are_run_as_code() -> None:
    """No reader evaluates a file; the pickle is of work that the program itself hands out."""
    acting = {"eval", "exec", "__import__", "pickle", "marshal", "shelve", "dill", "yaml"}
    assert {one for one in calls_and_imports() if one[1] in acting} == {
        ("lessons/exercises/course_exercises.py", "exec"),
        ("players/simulation/workers.py", "pickle"),
    }


def test_the_package_neither_listens_nor_connects() -> None:
    network = {"socket", "socketserver", "http", "urllib.request", "requests", "httpx"}
    network |= {"ftplib", "smtplib", "http.client", "http.server", "tornado", "aiohttp"}
    assert not {one for one in calls_and_imports() if one[1] in network}
    for folder in ("duel_nb", "binder"):
        for path in (ROOT / folder).rglob("*"):
            if path.suffix in (".py", ".yaml", ".sh", ".json") and path.is_file():
                assert "0.0.0.0" not in path.read_text("utf-8"), path
