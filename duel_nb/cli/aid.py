"""The command that writes the player aid."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from duel_nb.cli.application import LEARN, app
from duel_nb.cli.given import split
from duel_nb.cli.output import Force, fail, localised, refuse_overwriting, writing
from duel_nb.quoting import shown


@app.command(rich_help_panel=LEARN)
def aid(
    expansions: Annotated[
        str, typer.Option("--expansions", help="Expansions in play, separated by commas.")
    ] = "",
    paper: Annotated[str, typer.Option("--paper", help="Size of the paper: a4 or letter.")] = "a4",
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
    from duel_nb import DuelError
    from duel_nb.disk import write_file
    from duel_nb.records.aid import player_aid

    if out.suffix.lower() != ".html":
        fail(localised("aid-no-page", file=shown(str(out))), 2)
    refuse_overwriting(out, force)
    try:
        page = player_aid(split(expansions), paper)
    except DuelError as error:
        fail(str(error), 2)
    with writing(out):
        write_file(out, page)
