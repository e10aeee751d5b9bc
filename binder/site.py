"""Build the course as a page without a server: JupyterLite, with Python as WebAssembly.

    make site

writes a static site to ``dist/site``, which any web server can show. Kernels begin with the
package and every pure Python package that it needs, all from the site itself. Pyodide, which is
Python for browsers, comes from its own address (jsDelivr) when a page is opened, with NumPy,
Pillow and IPython; nothing else is asked for anything.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator
from importlib.metadata import requires, version
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
FIRST: Final = "00-start-here.ipynb"

#: What comes with Pyodide.
BROUGHT: Final = {"ipython", "numpy", "pillow", "traitlets"}

#: What pages need and Python does not: it is built in as extensions of JupyterLab.
EXTENSIONS: Final = {"jupyterlab-widgets", "widgetsnbextension"}

LABEXTENSIONS: Final = (
    "@jupyter-widgets/jupyterlab-manager",
    "@jupyterlite/pyodide-kernel-extension",
    "ipycanvas",
)

KERNEL: Final = {"display_name": "Python (Pyodide)", "language": "python", "name": "python"}

#: From the folder of the script that starts kernels to that of the wheels.
WHEELS: Final = "../../../../pypi"

#: What the first page of the site does, and what it does instead: it opens the first lesson.
BEGIN: Final = "await import('./config-utils.js');"
BEGIN_HERE: Final = f"window.location.replace('lab/index.html?path={FIRST}');"


def python_version() -> str:
    """The version of Python that Pyodide is, such as "3.13"."""
    from jupyterlite_pyodide_kernel.constants import PYODIDE_PYTHON_VERSION  # of the extra `site`

    return str(PYODIDE_PYTHON_VERSION)


def needed() -> set[str]:
    """The packages that duel_nb needs in a browser and that do not come with Pyodide."""
    from packaging.requirements import Requirement
    from packaging.utils import canonicalize_name

    browser = {
        "sys_platform": "emscripten",
        "platform_system": "Emscripten",
        "os_name": "posix",
        "python_version": python_version(),
        "python_full_version": f"{python_version()}.0",
        "extra": "",
    }
    found: set[str] = set()
    with (ROOT / "pyproject.toml").open("rb") as file:
        waiting: list[str] = tomllib.load(file)["project"]["dependencies"]
    while waiting:
        wanted = Requirement(waiting.pop())
        name = canonicalize_name(wanted.name)
        there = wanted.marker is None or wanted.marker.evaluate(browser)
        if there and name not in found | BROUGHT | EXTENSIONS:
            found.add(name)
            waiting += requires(name) or ()
    return found


def wheels(folder: Path) -> None:
    """Lay the wheels of the package and of what it needs into a folder, as small as they can be."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    folder.mkdir(parents=True)
    into = ["--quiet", "--no-deps", f"--dest={folder}", "--only-binary=:all:"]
    anywhere = ["--platform=any", "--implementation=py", "--abi=none"]
    anywhere.append(f"--python-version={python_version()}")
    pins = [f"{name}=={version(name)}" for name in sorted(needed())]
    subprocess.run([*pip, "download", *into, *anywhere, *pins], check=True)
    package = [*pip, "wheel", "--quiet", "--no-deps", f"--wheel-dir={folder}", str(ROOT)]
    subprocess.run(package, check=True)
    for wheel in folder.glob("*.whl"):
        lighten(wheel)


def lighten(wheel: Path) -> None:
    """Take out of a wheel what no page reads: a second copy of the notebooks, other languages."""
    lighter = wheel.with_suffix(".tmp")
    with (
        zipfile.ZipFile(wheel) as old,
        zipfile.ZipFile(lighter, "w", zipfile.ZIP_DEFLATED) as new,
    ):
        for item in old.infolist():
            content = old.read(item)
            if item.filename.endswith(".dist-info/RECORD"):
                lines = content.decode().splitlines(keepends=True)
                content = "".join(line for line in lines if _read(line.split(",")[0])).encode()
            if _read(item.filename):
                new.writestr(item, content)
    lighter.replace(wheel)


def _read(file: str) -> bool:
    """Whether a page reads this file of a wheel."""
    path = Path(file)
    if file.startswith("babel/locale-data/"):
        return path.stem.partition("_")[0] in {"root", "en", "fr", "de", "ru"}
    return not file.startswith("duel_nb/course/notebooks/")


def notebooks(folder: Path) -> None:
    """Lay copies of the notebooks into a folder, for the kernel that the site has."""
    folder.mkdir(parents=True)
    for path in sorted((ROOT / "notebooks").glob("*.ipynb")):
        notebook = json.loads(path.read_text("utf-8"))
        notebook["metadata"]["kernelspec"] = KERNEL
        (folder / path.name).write_text(json.dumps(notebook, ensure_ascii=False), "utf-8")


def settings(names: Iterator[str]) -> dict[str, object]:
    """The file `jupyter-lite.json`: what kernels begin with."""
    packages = ["micropip", "numpy", "pillow", *(f"{WHEELS}/{name}" for name in sorted(names))]
    kernel = {"disablePyPIFallback": True, "loadPyodideOptions": {"packages": packages}}
    plugins = {"@jupyterlite/pyodide-kernel-extension:kernel": kernel}
    data = {"appName": "duel_nb", "litePluginSettings": plugins}
    return {"jupyter-lite-schema-version": 0, "jupyter-config-data": data}


def build(target: Path) -> None:
    """Build the site into a folder, which is made anew."""
    with tempfile.TemporaryDirectory() as temporary:
        lite = Path(temporary)
        wheels(lite / "pypi")
        notebooks(lite / "files")
        names = (wheel.name for wheel in (lite / "pypi").glob("*.whl"))
        (lite / "jupyter-lite.json").write_text(json.dumps(settings(names)), "utf-8")
        shutil.rmtree(target, ignore_errors=True)
        extension = "--LiteBuildConfig.federated_extensions"
        labextensions = Path(sys.prefix, "share", "jupyter", "labextensions")
        subprocess.run(
            [
                *(sys.executable, "-m", "jupyterlite_core", "build"),
                *("--apps=lab", "--no-sourcemaps", "--no-unused-shared-packages"),
                *("--no-libarchive", "--ignore-sys-prefix", f"--output-dir={target}"),
                f"--lite-dir={lite}",
                *(f"{extension}={labextensions / name}" for name in LABEXTENSIONS),
            ],
            check=True,
            cwd=lite,
            stdout=subprocess.DEVNULL,
        )
    first = target / "index.html"
    before, found, after = first.read_text("utf-8").partition(BEGIN)
    assert found, f"{first} does not contain {BEGIN}: JupyterLite begins in another way now"
    first.write_text(before + BEGIN_HERE + after, "utf-8")


def main() -> None:
    """Build the site and say how large it is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist" / "site")
    target = parser.parse_args().folder.absolute()
    build(target)
    files = [path for path in target.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1e6
    print(f"{len(files)} files, {size:.0f} MB, in {target}")


if __name__ == "__main__":
    main()
