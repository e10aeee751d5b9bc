"""The command that writes the player aid."""

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
    short_help="usage-aid",
    help="usage-aid-more",
    epilog=(
        "duel-nb aid\n"
        "duel-nb --language de aid --expansions pantheon,agora --paper letter -o aid.html"
    ),
)
def aid(
    expansions: Expansions = "",
    paper: PaperSize = "a4",
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="usage-html", help="usage-anki-file")
    ] = Path("player-aid.html"),
    force: Force = False,
) -> None:
    """Write a player aid to print: two pages for the base game and two for each expansion."""
    from duel_nb.records.aid import player_aid

    wrong = localised("aid-no-page", file=shown(str(out)))
    write_page(out, wrong, force, lambda: player_aid(split(expansions), paper))
