"""Virtual environments for tests that need other packages than the usual ones.

They are made once, in `build/environments`, and again when what they need has changed.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "environments"


def python_with(name: str, *packages: str) -> Path:
    """The Python of an environment with what the package needs, and with other packages.

    Args:
        name: of the environment.
        packages: requirements; they count more than those of the package. The package itself is
            not installed: who runs this Python puts a checkout on its path.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    others = {Requirement(package).name for package in packages}
    needed = [one for one in project["dependencies"] if Requirement(one).name not in others]
    wanted = json.dumps([sys.version, needed, packages])
    folder = FOLDER / name
    python, stamp = folder / "bin" / "python", folder / "made.json"
    if not stamp.exists() or stamp.read_text("utf-8") != wanted:
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
        subprocess.run([*pip, *needed, *packages], check=True)
        stamp.write_text(wanted, "utf-8")
    return python


def python_with_ipykernel(version: str) -> Path:
    """The Python of an environment with a version of ipykernel, such as "6.29" or "7"."""
    return python_with(f"ipykernel-{version}", f"ipykernel=={version}.*")
