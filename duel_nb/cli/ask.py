"""The command that asks the referee."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from duel_nb.cli.application import LEARN, app
from duel_nb.cli.output import fail, localised, say
from duel_nb.cli.usage import Command


@app.command(
    cls=Command,
    rich_help_panel=LEARN,
    short_help="usage-ask",
    help="usage-ask-more",
    epilog=(
        'duel-nb ask "may A build the Library with 3 coins and a Scriptorium?"\n'
        'duel-nb --language de ask "Was kostet die Bibliothek, wenn B ein Sägewerk hat?"\n'
        "duel-nb ask when is a chain free"
    ),
)
def ask(
    question: Annotated[
        list[str] | None,
        typer.Argument(metavar="usage-question", help="usage-ask-question"),
    ] = None,
) -> None:
    """Ask the referee: may I, what does it cost, what can I do, or what is the rule?"""
    from duel_nb import DuelError
    from duel_nb.lessons.ask import ask as answer

    if question:
        try:
            say(answer(" ".join(question)))
        except DuelError as error:
            fail(error, 2)
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
