"""Pin the packages that Binder and the hub of a class install to the newest versions allowed.

    make pins

creates an environment with the oldest supported Python, so that the pins also work on later ones,
installs the package, and writes its dependencies to ``requirements.txt``; then it adds a hub, and
writes what has come to ``class/requirements.txt``. Run ``make test-long`` afterwards: it installs
exactly these pins and runs every notebook.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
HEADER = """\
# What Binder installs: exactly these, and the package from this repository. Written by `make pins`.
"""
CLASS = """\
# What a server installs for a class: the pins of Binder, and a hub. Written by `make pins`.
-r ../requirements.txt
"""


def main() -> int:
    """Write the pins; return 1 unless this is the oldest supported Python."""
    with (HERE.parent / "pyproject.toml").open("rb") as file:
        wanted = tomllib.load(file)["project"]["requires-python"].removeprefix(">=")
    running = f"{sys.version_info.major}.{sys.version_info.minor}"
    if running != wanted:
        print(f"Pins are made with Python {wanted}, this is {running}: use PYTHON=python{wanted}")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        pip = [str(Path(folder, "bin", "python")), "-m", "pip", "--disable-pip-version-check"]
        pins = pinned(pip, ".")
        write("requirements.txt", HEADER, [*pins, "."])
        kept = Path(folder, "pins.txt")
        kept.write_text("\n".join(pins), "utf-8")
        more = pinned(pip, ".[class]", "--constraint", str(kept))
        write("class/requirements.txt", CLASS, [pin for pin in more if pin not in pins])
    return 0


def pinned(pip: list[str], *wanted: str) -> list[str]:
    """Install something from this repository; the pins of all that is installed then."""
    subprocess.run([*pip, "install", "--quiet", *wanted], check=True, cwd=HERE.parent)
    freeze = [*pip, "freeze", "--exclude", "duel-nb", "--exclude", "pip"]
    found = subprocess.run(freeze, check=True, capture_output=True, text=True).stdout
    return [line for line in found.splitlines() if "==" in line]


def write(name: str, header: str, lines: list[str]) -> None:
    """Write a file of requirements."""
    (HERE / name).write_text(header + "\n".join(lines) + "\n", "utf-8")
    print(f"{sum('==' in line for line in lines)} packages pinned in {HERE / name}")


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    sys.exit(main())
