"""Build the course as a static JupyterLite site, with Python as WebAssembly.

    make site

writes the site to ``dist/site``, for any web server. Kernels start with the package and its pure
Python dependencies, all from the site itself. Pyodide (Python for browsers) is loaded from
jsDelivr when a page opens, with NumPy, Pillow and IPython; nothing else is loaded from elsewhere.
"""

from __future__ import annotations

import argparse
import json
import re
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

from duel_nb.languages import LANGUAGES
from duel_nb.lessons.course_copy import course_in

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
FIRST: Final = "00-start-here.ipynb"

#: Packages of the Pyodide distribution.
FROM_PYODIDE: Final = {"ipython", "numpy", "pillow", "traitlets"}

#: Front-end packages: the site has them as JupyterLab extensions, the kernel does not need them.
FRONT_END: Final = {"jupyterlab-widgets", "widgetsnbextension"}

LABEXTENSIONS: Final = (
    "@jupyter-widgets/jupyterlab-manager",
    "@jupyterlite/pyodide-kernel-extension",
    "anywidget",
    "ipycanvas",
)

#: The command with which the button of a lesson waits for the kernel.
OWN_LABEXTENSION: Final = ROOT / "duel_nb" / "cli" / "jupyter" / "labextensions" / "duel-nb"

KERNEL: Final = {"display_name": "Python (Pyodide)", "language": "python", "name": "python"}

#: The folder of the wheels, relative to the script that starts kernels.
WHEELS: Final = "../../../../pypi"

#: JupyterLite's redirect on the first page, and its replacement, which opens the first lesson.
REDIRECT: Final = "await import('./config-utils.js');"
REDIRECT_TO_LESSON: Final = f"window.location.replace('lab/index.html?path={FIRST}');"


#: Where Pyodide comes from.
JSDELIVR: Final = "https://cdn.jsdelivr.net"

#: What the pages may load, and whom they may ask: the site itself and Pyodide's address. JupyterLab
#: and widgets evaluate code, so scripts of these two are not limited further.
POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        f"script-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: {JSDELIVR}",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "worker-src 'self' blob:",
        f"connect-src 'self' data: blob: {JSDELIVR}",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'none'",
    )
)


def python_version() -> str:
    """The Python version of Pyodide, such as "3.13"."""
    from jupyterlite_pyodide_kernel.constants import PYODIDE_PYTHON_VERSION  # of the extra `site`

    return str(PYODIDE_PYTHON_VERSION)


def dependencies() -> set[str]:
    """All packages that duel_nb needs in a browser, without those that come with Pyodide."""
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
        applies = wanted.marker is None or wanted.marker.evaluate(browser)
        if applies and name not in found | FROM_PYODIDE | FRONT_END:
            found.add(name)
            waiting += requires(name) or ()
    return found


def wheels(folder: Path) -> None:
    """Put the wheels of the package and its dependencies into a folder, without unused files."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    folder.mkdir(parents=True)
    into = ["--quiet", "--no-deps", f"--dest={folder}", "--only-binary=:all:"]
    anywhere = ["--platform=any", "--implementation=py", "--abi=none"]
    anywhere.append(f"--python-version={python_version()}")
    pins = [f"{name}=={version(name)}" for name in sorted(dependencies())]
    subprocess.run([*pip, "download", *into, *anywhere, *pins], check=True)
    package = [*pip, "wheel", "--quiet", "--no-deps", f"--wheel-dir={folder}", str(ROOT)]
    subprocess.run(package, check=True)
    for wheel in folder.glob("*.whl"):
        strip(wheel)


def strip(wheel: Path) -> None:
    """Remove what the site does not use: a second copy of the notebooks, other locales of Babel."""
    stripped = wheel.with_suffix(".tmp")
    with (
        zipfile.ZipFile(wheel) as old,
        zipfile.ZipFile(stripped, "w", zipfile.ZIP_DEFLATED) as new,
    ):
        for item in old.infolist():
            content = old.read(item)
            if item.filename.endswith(".dist-info/RECORD"):
                lines = content.decode().splitlines(keepends=True)
                content = "".join(line for line in lines if _is_used(line.split(",")[0])).encode()
            if _is_used(item.filename):
                new.writestr(item, content)
    stripped.replace(wheel)


def _is_used(file: str) -> bool:
    """Whether the site uses this file of a wheel."""
    path = Path(file)
    if file.startswith("babel/locale-data/"):
        return path.stem.partition("_")[0] in {"root", "en", "fr", "de", "ru"}
    return not file.startswith("duel_nb/course/notebooks/")


def notebooks(folder: Path) -> None:
    """Copy the notebooks in every language to a folder, with the Pyodide kernel as their kernel.

    They are trusted, as those that `duel-nb` signs: the button of a lesson starts it at once.
    """
    folder.mkdir(parents=True)
    for path in (ROOT / "notebooks").glob("*.ipynb"):
        shutil.copy(path, folder)
    for code in LANGUAGES:
        course_in(code, folder)
    for path in folder.rglob("*.ipynb"):
        notebook = json.loads(path.read_text("utf-8"))
        notebook["metadata"]["kernelspec"] = KERNEL
        for cell in notebook["cells"]:
            cell["metadata"]["trusted"] = True
        path.write_text(json.dumps(notebook, ensure_ascii=False), "utf-8")


def settings(names: Iterator[str]) -> dict[str, object]:
    """The contents of `jupyter-lite.json`: the packages that kernels load when they start."""
    packages = ["micropip", "numpy", "pillow", *(f"{WHEELS}/{name}" for name in sorted(names))]
    kernel = {"disablePyPIFallback": True, "loadPyodideOptions": {"packages": packages}}
    plugins = {"@jupyterlite/pyodide-kernel-extension:kernel": kernel}
    data = {"appName": "duel_nb", "litePluginSettings": plugins}
    return {"jupyter-lite-schema-version": 0, "jupyter-config-data": data}


def build(target: Path) -> None:
    """Build the site into a folder, which is deleted first."""
    with tempfile.TemporaryDirectory() as temporary:
        lite = Path(temporary)
        wheels(lite / "pypi")
        notebooks(lite / "files")
        names = (wheel.name for wheel in (lite / "pypi").glob("*.whl"))
        (lite / "jupyter-lite.json").write_text(json.dumps(settings(names)), "utf-8")
        shutil.rmtree(target, ignore_errors=True)
        extension = "--LiteBuildConfig.federated_extensions"
        installed = Path(sys.prefix, "share", "jupyter", "labextensions")
        labextensions = [*(installed / name for name in LABEXTENSIONS), OWN_LABEXTENSION]
        subprocess.run(
            [
                *(sys.executable, "-m", "jupyterlite_core", "build"),
                *("--apps=lab", "--no-sourcemaps", "--no-unused-shared-packages"),
                *("--no-libarchive", "--ignore-sys-prefix", f"--output-dir={target}"),
                f"--lite-dir={lite}",
                *(f"{extension}={folder}" for folder in labextensions),
            ],
            check=True,
            cwd=lite,
            stdout=subprocess.DEVNULL,
        )
    first = target / "index.html"
    before, found, after = first.read_text("utf-8").partition(REDIRECT)
    assert found, f"{first} does not contain {REDIRECT}: JupyterLite's first page has changed"
    first.write_text(before + REDIRECT_TO_LESSON + after, "utf-8")
    for page in target.rglob("*.html"):
        _give_policy(page)


def _give_policy(page: Path) -> None:
    """Put the policy at the head of a page, before anything is loaded."""
    html = page.read_text("utf-8")
    begun = re.search(r"<head[^>]*>", html)
    if begun is not None:
        meta = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
        page.write_text(html[: begun.end()] + meta + html[begun.end() :], "utf-8")


def main() -> None:
    """Build the site and print its size."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "dist" / "site")
    target = parser.parse_args().folder.absolute()
    build(target)
    files = [path for path in target.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1e6
    print(f"{len(files)} files, {size:.0f} MB, in {target}")


if __name__ == "__main__":
    main()
