"""The command that writes the tips of a first game as cards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from duel_nb.cli.application import LEARN, app
from duel_nb.cli.given import split
from duel_nb.cli.output import Force, fail, localised, refuse_overwriting, writing
from duel_nb.quoting import shown


@app.command(rich_help_panel=LEARN)
def tips(
    expansions: Annotated[
        str, typer.Option("--expansions", help="Expansions in play, separated by commas.")
    ] = "",
    paper: Annotated[str, typer.Option("--paper", help="Size of the paper: a4 or letter.")] = "a4",
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
    from duel_nb import DuelError
    from duel_nb.disk import write_file
    from duel_nb.lessons.first_game.cards import guide_cards

    if out.suffix.lower() != ".html":
        fail(localised("first-cards-no-page", file=shown(str(out))), 2)
    refuse_overwriting(out, force)
    try:
        page = guide_cards(split(expansions), paper)
    except DuelError as error:
        fail(str(error), 2)
    with writing(out):
        write_file(out, page)
