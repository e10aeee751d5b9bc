"""The command that writes the tips of a first game as cards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from duel_nb.cli.application import LEARN, app
from duel_nb.cli.given import Expansions, PaperSize, split
from duel_nb.cli.output import Force, localised, write_page
from duel_nb.quoting import shown


@app.command(rich_help_panel=LEARN)
def tips(
    expansions: Expansions = "",
    paper: PaperSize = "a4",
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="OUT.html", help="The file to write.")
    ] = Path("tips.html"),
    force: Force = False,
) -> None:
    """Write the tips of a first game as cards to print, or to open on a phone.

    For a table without a computer: each card says when to read it, such as "When the first green
    card can be taken". With expansions it tells what they change, to people who know the base game.

    Example: duel-nb tips

    Example: duel-nb --language fr tips --expansions agora --paper letter -o agora.html
    """
    from duel_nb.lessons.first_game.cards import guide_cards

    wrong = localised("first-cards-no-page", file=shown(str(out)))
    write_page(out, wrong, force, lambda: guide_cards(split(expansions), paper))
