"""The command that writes the tips of a first game as cards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from duel_nb.cli.application import LEARN, app
from duel_nb.cli.given import Expansions, PaperSize, split
from duel_nb.cli.output import Force, localised, write_page
from duel_nb.cli.usage import Command
from duel_nb.quoting import shown


@app.command(
    cls=Command,
    rich_help_panel=LEARN,
    short_help="usage-tips",
    help="usage-tips-more",
    epilog=(
        "duel-nb tips\nduel-nb --language fr tips --expansions agora --paper letter -o agora.html"
    ),
)
def tips(
    expansions: Expansions = "",
    paper: PaperSize = "a4",
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="usage-html", help="usage-anki-file")
    ] = Path("tips.html"),
    force: Force = False,
) -> None:
    """Write the tips of a first game as cards to print, or to open on a phone."""
    from duel_nb.lessons.first_game.cards import guide_cards

    wrong = localised("first-cards-no-page", file=shown(str(out)))
    write_page(out, wrong, force, lambda: guide_cards(split(expansions), paper))
