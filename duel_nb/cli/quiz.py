"""The command that writes a quiz or a final test."""

from __future__ import annotations

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
from duel_nb.quoting import line, shown


@app.command(
    cls=Command,
    rich_help_panel=LEARN,
    short_help="usage-quiz",
    help="usage-quiz-more",
    epilog=(
        "duel-nb quiz --lessons 04,05 --questions 4\n"
        "duel-nb --language de quiz --test pantheon --questions 5 --seed 7 -o test.html"
    ),
)
def quiz(
    lessons: Lessons = "",
    about: Annotated[
        str,
        typer.Option("--about", help="usage-quiz-about"),
    ] = "",
    test: Annotated[
        str | None,
        typer.Option("--test", help="usage-quiz-test"),
    ] = None,
    questions: Annotated[int, number("--questions", "usage-quiz-questions")] = 20,
    seed: Annotated[int | None, number("--seed", "usage-quiz-seed")] = None,
    paper: Annotated[str, typer.Option("--paper", help="usage-quiz-paper")] = "a4",
    output: Annotated[
        Path, typer.Option("--output", "-o", metavar="usage-html", help="usage-quiz-output")
    ] = Path("quiz.html"),
    force: Force = False,
) -> None:
    """Write a quiz with choices: a page to project, and a sheet to print with its key."""
    from duel_nb import DuelError
    from duel_nb import quiz as made
    from duel_nb.lessons.quiz.quiz import sheet_of

    require_ending(output, ".html", localised("quiz-no-page", file=shown(str(output))))
    sheet = sheet_of(output)
    for file in (output, sheet):
        refuse_overwriting(file, force)
    with writing(output), progress_bar(counting=True) as bar:
        making = {file: bar.add_task(line(file.name), total=None) for file in (sheet, output)}
        try:
            made(
                split(lessons) or None,
                about=split(about) or None,
                test=test,
                questions=questions,
                seed=seed,
            ).save(
                output,
                paper,
                lambda file, number, count: bar.update(making[file], completed=number, total=count),
            )
        except DuelError as error:
            fail(error, 2)
    say(localised("written", file=str(sheet)))
