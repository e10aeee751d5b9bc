"""Take the three pictures of the README: the board, the guide of a first game, the referee.

    python -m tests.browser.readme_pictures

They are screenshots of a JupyterLab started for them, cut to the notebook, and compressed until
they are small enough. Look at them in .github before you commit them.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

from PIL import Image
from playwright.sync_api import Locator

from tests.arguments import command
from tests.browser.lab import ROOT, LabPage, LabServer, NoChromium, lab_page

FOLDER = ROOT / ".github"
#: Where the notebook is in a screenshot, and how wide the picture becomes, in pixels.
NOTEBOOK = (62, 91, 1328, 738)
WIDTH = 1000
#: The largest file, in bytes, and the qualities of WebP that are tried for it.
AT_MOST = 60_000
QUALITIES = range(90, 20, -5)

# JupyterLab shows its launcher where no notebook is left open.
ALONE = """() => {
    const shell = window.jupyterapp.shell;
    for (const one of [...shell.widgets('main')]) if (one !== shell.currentWidget) one.close();
}"""


def board(lab: LabPage) -> None:
    """Both expansions in Age II, with what can be done with a card."""
    run(
        lab,
        """
        import duel_nb as duel
        game = duel.load_game("examples/games/both-expansions.json")
        duel.board(game.position(53))
        """,
    )
    show(lab, lab.notebook.locator(".duel-table").first)
    press(lab, lab.notebook.locator(".duel-pick:visible").first)


def first_game(lab: LabPage) -> None:
    """The first turn of a guided first game, with the reason for what has been told."""
    run(lab, "import duel_nb as duel\nduel.first_game()", painted=False)
    lab.button("Begin").click()
    lab.settle()
    lab.wait_for_pixels()
    show(lab, lab.notebook.locator(".duel-table").first)
    press(lab, lab.notebook.locator(".duel-pick:visible").first)
    press(lab, lab.notebook.locator(".duel-offer:visible").last)
    press(lab, lab.notebook.locator(".duel-guide").get_by_text("Why?").first)


def referee(lab: LabPage) -> None:
    """A position in a few words, a question about it, and the answer with its rules."""
    run(
        lab,
        """
        import duel_nb as duel
        duel.referee(structure=["Statue", "Library", "Walls"], names=("Ada", "Ben"),
                     A={"coins": 7, "cards": ["Lumber Yard"], "built": [], "progress": []},
                     B={"cards": ["Clay Pit"], "built": []})
        """,
    )
    press(lab, lab.notebook.get_by_role("radio", name="What does it cost?"))
    field = lab.notebook.locator(".duel-ask-what input")
    field.fill("statue")
    field.press("Enter")
    lab.settle()
    show(lab, lab.notebook.locator(".jp-OutputArea").first)


def run(lab: LabPage, code: str, *, painted: bool = True) -> None:
    """Run one cell in a notebook of its own, until its board is painted; nothing moves."""
    lab.page.emulate_media(reduced_motion="reduce")
    lab.open_notebook(lab.server.write_notebook("our-game.ipynb", [dedent(code).strip()]))
    lab.page.evaluate(ALONE)
    lab.run_all()
    if painted:
        lab.wait_for_pixels()


def show(lab: LabPage, what: Locator) -> None:
    """Scroll to a part of the notebook."""
    what.evaluate("what => what.scrollIntoView()")
    lab.settle()


def press(lab: LabPage, button: Locator) -> None:
    """Click a button where it is, without scrolling to it."""
    box = button.bounding_box()
    assert box is not None
    lab.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    lab.settle()


def write(shot: Path, path: Path) -> None:
    """Write a screenshot as a small picture."""
    picture = Image.open(shot).convert("RGB").crop(NOTEBOOK)
    height = round(picture.height * WIDTH / picture.width)
    picture = picture.resize((WIDTH, height), Image.Resampling.LANCZOS)
    for quality in QUALITIES:
        picture.save(path, quality=quality, method=6)
        if path.stat().st_size <= AT_MOST:
            break


PICTURES: dict[str, Callable[[LabPage], None]] = {
    "board": board,
    "first-game": first_game,
    "referee": referee,
}


def main() -> int:
    """Take the pictures; 1 when the page had an error, 2 without a browser."""
    command("tests.browser.readme_pictures", __doc__).parse_args()
    try:
        with (
            tempfile.TemporaryDirectory() as home,
            LabServer(Path(home)) as server,
            lab_page(server, 1366, 768) as lab,
        ):
            for name, prepare in PICTURES.items():
                prepare(lab)
                path = FOLDER / f"{name}.webp"
                write(lab.screenshot(Path(home) / f"{name}.png"), path)
                print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.0f} kB")
            for error in lab.errors:
                print(f"error in the page: {error}", file=sys.stderr)
            return int(bool(lab.errors))
    except NoChromium as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
