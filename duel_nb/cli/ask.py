"""The command that asks the referee."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from duel_nb.cli.application import LEARN, app
from duel_nb.cli.output import fail, localised, say


@app.command(rich_help_panel=LEARN)
def ask(
    question: Annotated[
        list[str] | None,
        typer.Argument(metavar="QUESTION…", help="In your own words; none to be asked for some."),
    ] = None,
) -> None:
    """Ask the referee: may I, what does it cost, what can I do, or what is the rule?

    Say what matters of the position: coins, Buildings, Wonders and tokens of A and B, the Age, the
    Conflict pawn. The answer says which position it is about; what you do not say is unknown.
    Without a question, ask one after another; an empty line ends. Exit codes: 0 answered, 2 not
    understood.

    Example: duel-nb ask "may A build the Library with 3 coins and a Scriptorium?"

    Example: duel-nb --language de ask "Was kostet die Bibliothek, wenn B ein Sägewerk hat?"

    Example: duel-nb ask when is a chain free
    """
    from duel_nb import DuelError
    from duel_nb.lessons.ask import ask as answer

    if question:
        try:
            say(answer(" ".join(question)))
        except DuelError as error:
            fail(str(error), 2)
        return
    prompted = sys.stdin.isatty()
    while True:
        if prompted:
            say(f"{localised('asked-prompt')} ", nl=False)
        line = sys.stdin.readline()
        if not line.strip():
            return
        try:
            say(answer(line))
        except DuelError as error:
            say(str(error), err=not prompted)
        say("")
