"""The site, and what Pyodide's own address serves: from npm and PyPI, as far as they have it.

Pyodide itself is the package of that name on npm, IPython and what it needs are the same versions
from PyPI. NumPy and Pillow for Pyodide are in neither: `stand_ins` holds as much of them as the
board uses.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
import tarfile
import zipfile
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from packaging.utils import canonicalize_name

from tests.browser.lab import ROOT

STAND_INS = Path(__file__).with_name("stand_ins")
NO_TOOLS = (
    "The tests of the site need the packages that build it: please install them "
    '(.venv/bin/pip install -e ".[site]", which `make test-long` does).'
)


def build_site(folder: Path) -> Path:
    """Build the site into a folder, which is given back.

    Raises:
        RuntimeError: the packages that build it are missing.
    """
    needed_version()
    subprocess.run([sys.executable, "binder/site.py", str(folder)], check=True, cwd=ROOT)
    return folder


def needed_version() -> str:
    """The version of Pyodide that the site asks for.

    Raises:
        RuntimeError: the packages that build the site are missing.
    """
    if not find_spec("jupyterlite_pyodide_kernel"):
        raise RuntimeError(NO_TOOLS)
    return str(import_module("jupyterlite_pyodide_kernel.constants").PYODIDE_VERSION)


def fetch(version: str, folder: Path) -> None:
    """Lay a version of Pyodide into a folder, with the packages that the site takes from it."""
    npm = Path(sys.executable).with_name("npm")
    pack = [str(npm), "pack", "--silent", f"pyodide@{version}"]
    subprocess.run(pack, check=True, cwd=folder, stdout=subprocess.DEVNULL)
    (packed,) = folder.glob("pyodide-*.tgz")
    with tarfile.open(packed) as archive:
        for member in archive.getmembers():
            member.name = member.name.removeprefix("package/")
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # from Python 3.11.4 on
        archive.extractall(folder)
    lock = json.loads((folder / "pyodide-lock.json").read_text("utf-8"))
    packages: dict[str, Any] = {
        canonicalize_name(name): entry for name, entry in lock["packages"].items()
    }
    wanted = _with_what_they_need({"ipython", "jedi", "micropip"}, packages)
    pins = [f"{name}=={packages[name]['version']}" for name in sorted(wanted)]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet"]
    anywhere = ["--platform=any", "--implementation=py", "--abi=none", "--only-binary=:all:"]
    anywhere.append("--python-version=" + ".".join(lock["info"]["python"].split(".")[:2]))
    subprocess.run([*pip, "--no-deps", f"--dest={folder}", *anywhere, *pins], check=True)
    for name, module in {"numpy": "numpy", "pillow": "PIL"}.items():
        _pack(name, STAND_INS / module, packages[name], folder)
    for path in folder.glob("*.whl"):  # Pyodide packs them anew, so the bytes are others
        entry = packages[canonicalize_name(path.name.split("-")[0])]
        entry["file_name"] = path.name
        entry["sha256"] = hashlib.sha256(path.read_bytes()).hexdigest()
    (folder / "pyodide-lock.json").write_text(json.dumps(lock), "utf-8")


def _with_what_they_need(names: set[str], packages: dict[str, Any]) -> set[str]:
    found: set[str] = set()
    while names:
        name = names.pop()
        found.add(name)
        names |= {canonicalize_name(need) for need in packages[name]["depends"]} - found
    return found


def _pack(name: str, source: Path, entry: dict[str, Any], folder: Path) -> None:
    """Make a wheel of a stand-in, under the name that the real one has."""
    about = f"{name}-{entry['version']}.dist-info"
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: {entry['version']}\n"
    with zipfile.ZipFile(folder / entry["file_name"], "w") as wheel:
        for path in sorted(source.glob("*.py")):
            wheel.write(path, f"{source.name}/{path.name}")
        wheel.writestr(f"{about}/METADATA", metadata)
        wheel.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: false\n")
        wheel.writestr(f"{about}/RECORD", "")
