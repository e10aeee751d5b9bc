"""Take screenshots of notebooks, to check them by eye.

    python -m tests.browser.look 00-start-here.ipynb
    python -m tests.browser.look --widths 1280 --themes dark --click Undo

Each notebook is run in its own JupyterLab, on a copy of notebooks/. The screenshots go to .shots/:
the whole notebook in each width and theme.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.arguments import command
from tests.browser.lab import NOTEBOOKS, ROOT, LabPage, LabServer, NoChromium, lab_page

_FOLLOW = 500
"""Milliseconds that boards are given to become as narrow or as dark as the page."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Take the pictures; 1 when a notebook failed or the page had an error."""
    parser = command("tests.browser.look", __doc__)
    parser.add_argument("notebooks", nargs="*", help="names in notebooks/ or paths (default: all)")
    parser.add_argument("--widths", nargs="+", type=int, default=[1280, 900], metavar="PIXELS")
    parser.add_argument("--themes", nargs="+", choices=("light", "dark"), default=["light", "dark"])
    parser.add_argument("--height", type=int, default=900, metavar="PIXELS")
    parser.add_argument("--pixel-ratio", type=float, default=1.0, metavar="RATIO")
    parser.add_argument("--window", action="store_true", help="only the visible part of the window")
    parser.add_argument("--click", nargs="+", default=[], metavar="LABEL", help="buttons to press")
    parser.add_argument("--out", type=Path, default=ROOT / ".shots", metavar="FOLDER")
    options = parser.parse_args(arguments)

    paths = [_find(name) for name in options.notebooks] or sorted(NOTEBOOKS.glob("*.ipynb"))
    missing = [str(path) for path in paths if not path.is_file()]
    if missing or not paths:
        print(f"No such notebook: {', '.join(missing) or NOTEBOOKS / '*.ipynb'}", file=sys.stderr)
        return 2

    failed = False
    try:
        with (
            tempfile.TemporaryDirectory() as home,
            LabServer(Path(home)) as server,
            lab_page(server, height=options.height, pixel_ratio=options.pixel_ratio) as lab,
        ):
            lab.set_sidebar(False)
            for path in paths:
                (server.folder / path.name).write_bytes(path.read_bytes())
                failed |= not _run(lab, path.name, options.click)
                for picture in _pictures(lab, path.stem, options):
                    print(picture)
            for error in lab.errors:
                print(f"error in the page: {error}", file=sys.stderr)
            return int(failed or bool(lab.errors))
    except NoChromium as error:
        print(error, file=sys.stderr)
        return 2


def _find(name: str) -> Path:
    given = Path(name)
    return given if given.is_file() else NOTEBOOKS / given.with_suffix(".ipynb").name


def _run(lab: LabPage, name: str, clicks: Sequence[str]) -> bool:
    lab.open_notebook(name)
    try:
        lab.run_all()
        for nth, canvas in enumerate(lab.notebook.locator(".jp-OutputArea canvas").all()):
            canvas.scroll_into_view_if_needed()  # boards far from the window are not painted
            lab.wait_for_pixels(nth)
        for label in clicks:
            lab.button(label).click()
            lab.settle()
    except (AssertionError, PlaywrightTimeout) as error:
        print(f"{name}: {error}", file=sys.stderr)
        return False
    return True


def _pictures(lab: LabPage, stem: str, options: argparse.Namespace) -> Iterator[Path]:
    for width in options.widths:
        for theme in options.themes:
            lab.set_size(width, options.height)
            lab.set_theme(theme)
            lab.page.wait_for_timeout(_FOLLOW)
            lab.settle()
            path = options.out / f"{stem}-{width}-{theme}.png"
            yield lab.screenshot(path, whole=not options.window)


if __name__ == "__main__":
    sys.exit(main())
