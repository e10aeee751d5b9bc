"""A fresh environment from exactly the pins of Binder: every notebook runs, the board paints."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.lab import NOTEBOOKS, ROOT, LabServer, lab_page

#: What Binder guarantees. JupyterLab's server takes some of it besides the notebook.
LIMIT_MEGABYTES = 1000
SERVER_MEGABYTES = 200

pytestmark = [pytest.mark.slow, pytest.mark.browser, pytest.mark.xdist_group("browser")]


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment with the pins of Binder and nothing else."""
    folder = tmp_path_factory.mktemp("binder")
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    found = folder / "venv" / "bin" / "python"
    pip = [str(found), "-m", "pip", "--disable-pip-version-check"]
    pins = [*pip, "install", "--quiet", "--no-deps", "-r", "binder/requirements.txt"]
    subprocess.run(pins, check=True, cwd=ROOT)  # "." is the repository, as on Binder
    subprocess.run([*pip, "check"], check=True)  # no dependency is left out
    return found


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the notebooks, with no source of the package anywhere near."""
    return Path(shutil.copytree(NOTEBOOKS, tmp_path / "notebooks"))


def test_a_hub_fits_into_it(python: Path, tmp_path: Path) -> None:
    """With the pins of a class, which are complete."""
    pip = [str(python), "-m", "pip", "--disable-pip-version-check"]
    pins = [*pip, "install", "--quiet", "--no-deps", "-r", "binder/class/requirements.txt"]
    subprocess.run(pins, check=True, cwd=ROOT)
    subprocess.run([*pip, "check"], check=True)
    config = str(ROOT / "binder" / "class" / "jupyterhub_config.py")
    started = [str(python), "-m", "jupyterhub", "-f", config, "--show-config"]
    environment = {**clean_environment(), "DUEL_NB_CLASS": str(tmp_path)}
    subprocess.run(started, check=True, cwd=tmp_path, env=environment)


def clean_environment() -> dict[str, str]:
    return {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}


def test_all_notebooks_run_within_the_memory_of_binder(python: Path, copy: Path) -> None:
    script = Path(__file__).with_name("run_notebooks.py")
    done = subprocess.run(
        [str(python), str(script), str(copy)],
        capture_output=True,
        text=True,
        check=False,
        cwd=copy,
        env=clean_environment(),
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found = [json.loads(line) for line in done.stdout.splitlines()]
    there = sorted(path.name for path in NOTEBOOKS.glob("[0-9][0-9]-*.ipynb"))
    assert [one["notebook"] for one in found] == there
    for one in found:
        assert one["pictures"] >= 1, one
        assert one["megabytes"] + SERVER_MEGABYTES <= LIMIT_MEGABYTES, one


def test_the_first_board_paints(python: Path, copy: Path, tmp_path: Path) -> None:
    with (
        LabServer(tmp_path / "lab", copy, python) as server,
        lab_page(server) as lab,
    ):
        lab.open_notebook("00-start-here.ipynb")
        lab.run_all()
        lab.wait_for_pixels(0)
        assert not lab.errors
