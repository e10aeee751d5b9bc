"""Pin the packages that Binder installs to the newest versions that the package allows.

    make pins

creates an environment with the oldest supported Python, so that the pins also work on later ones,
installs the package, and writes its dependencies to ``requirements.txt``. Run ``make test-long``
afterwards: it installs exactly these pins and runs every notebook.
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


def main() -> int:
    """Write the pins; return 1 unless this is the oldest supported Python."""
    with (HERE.parent / "pyproject.toml").open("rb") as file:
        wanted = tomllib.load(file)["project"]["requires-python"].removeprefix(">=")
    running = f"{sys.version_info.major}.{sys.version_info.minor}"
    if running != wanted:
        print(f"Pins are made with Python {wanted}, this is {running}: use PYTHON=python{wanted}")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        environment = Path(folder)
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        pip = [str(environment / "bin" / "python"), "-m", "pip", "--disable-pip-version-check"]
        subprocess.run([*pip, "install", "--quiet", str(HERE.parent)], check=True)
        freeze = [*pip, "freeze", "--exclude", "duel-nb", "--exclude", "pip"]
        found = subprocess.run(freeze, check=True, capture_output=True, text=True).stdout
    pins = [line for line in found.splitlines() if "==" in line]
    (HERE / "requirements.txt").write_text(HEADER + "\n".join(pins) + "\n.\n", "utf-8")
    print(f"{len(pins)} packages pinned in {HERE / 'requirements.txt'}")
    return 0


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    sys.exit(main())
