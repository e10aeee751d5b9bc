"""The commands of practice: in the terminal, and as a deck for Anki."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from duel_nb.cli.application import LEARN, app
from duel_nb.cli.given import Lessons, split
from duel_nb.cli.output import (
    Force,
    fail,
    localised,
    progress_bar,
    refuse_overwriting,
    require_ending,
    say,
    writing,
)
from duel_nb.cli.usage import Command, number
from duel_nb.quoting import shown


@app.command(
    cls=Command,
    rich_help_panel=LEARN,
    short_help="usage-practice",
    help="usage-practice-more",
    epilog=("duel-nb practice\nduel-nb --language fr practice --lessons 04,05 --most 5"),
)
def practice(
    lessons: Annotated[str, typer.Option("--lessons", help="usage-practice-lessons")] = "",
    most: Annotated[int, number("--most", "usage-practice-most", 1, 500)] = 20,
) -> None:
    """Answer what is due today, from everything learnt so far."""
    from duel_nb import DuelError
    from duel_nb.lessons.exercises.progress import FILE, VARIABLE, Progress
    from duel_nb.lessons.practice.learnt import textbook
    from duel_nb.lessons.practice.session import PracticeSession
    from duel_nb.lessons.practice.typed import TypedPractice

    beside = Path("notebooks", FILE)
    elsewhere = VARIABLE not in os.environ and not os.path.exists(FILE) and beside.exists()
    progress = Progress(beside if elsewhere else None)
    if progress.problem:
        fail(progress.problem)
    try:
        book = textbook()
        session = PracticeSession(book, progress, book.lessons(split(lessons)), most)
    except DuelError as error:
        fail(error, 2)

    def read() -> str | None:
        if sys.stdin.isatty():
            say("> ", nl=False)
        return sys.stdin.readline() or None

    TypedPractice(session, say, read).run()


@app.command(
    cls=Command,
    rich_help_panel=LEARN,
    short_help="usage-anki",
    help="usage-anki-more",
    epilog=(
        "duel-nb anki duel.apkg --lessons 04,05\n"
        "duel-nb --language de anki chains.apkg --lessons 04"
    ),
)
def anki(
    file: Annotated[Path, typer.Argument(metavar="usage-apkg", help="usage-anki-file")],
    lessons: Lessons = "",
    sets: Annotated[
        str,
        typer.Option("--sets", help="usage-anki-sets"),
    ] = "",
    force: Force = False,
) -> None:
    """Write the exercises and cases of the course as a deck for Anki, with pictures."""
    from duel_nb import DuelError
    from duel_nb.lessons.practice.anki import write_deck
    from duel_nb.lessons.practice.learnt import textbook

    require_ending(file, ".apkg", localised("anki-no-deck", file=shown(str(file))))
    refuse_overwriting(file, force)
    with writing(file), progress_bar(counting=True) as bar:
        making = bar.add_task(localised("anki-making"))
        try:
            count = write_deck(
                file,
                textbook(),
                split(lessons),
                split(sets),
                made=lambda number, count: bar.update(making, completed=number, total=count),
            )
        except DuelError as error:
            fail(error, 2)
    say(localised("anki-cards", count=count))
