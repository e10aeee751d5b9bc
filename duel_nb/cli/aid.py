"""The command that writes the player aid."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from duel_nb.cli.application import LEARN, app
from duel_nb.cli.given import Expansions, PaperSize, split
from duel_nb.cli.output import Force, localised, write_page
from duel_nb.quoting import shown


@app.command(rich_help_panel=LEARN)
def aid(
    expansions: Expansions = "",
    paper: PaperSize = "a4",
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="OUT.html", help="The file to write.")
    ] = Path("player-aid.html"),
    force: Force = False,
) -> None:
    """Write a player aid to print: two pages for the base game and two for each expansion.

    It has the course of a turn, prices, how to win and the final score, and every Wonder, token,
    Divinity, Decree and Conspiracy with its cost and effect. Open the file in a browser and print
    it; it can be read without colours.

    Example: duel-nb aid

    Example: duel-nb --language de aid --expansions pantheon,agora --paper letter -o aid.html
    """
    from duel_nb.records.aid import player_aid

    wrong = localised("aid-no-page", file=shown(str(out)))
    write_page(out, wrong, force, lambda: player_aid(split(expansions), paper))
