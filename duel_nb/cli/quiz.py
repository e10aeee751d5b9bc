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
from duel_nb.quoting import line, shown


@app.command(rich_help_panel=LEARN)
def quiz(
    lessons: Lessons = "",
    about: Annotated[
        str,
        typer.Option("--about", help="Rules, sets or subjects: BASE-MIL-02,pantheon,base/wonders."),
    ] = "",
    test: Annotated[
        str | None,
        typer.Option(
            "--test", help="A final test, passed with 80 %: base, pantheon, agora or both."
        ),
    ] = None,
    questions: Annotated[
        int, typer.Option("--questions", help="How many questions there are, 1 to 100.")
    ] = 20,
    seed: Annotated[
        int | None, typer.Option("--seed", help="The same seed gives the same questions.")
    ] = None,
    paper: Annotated[str, typer.Option("--paper", help="Size of the sheet: a4 or letter.")] = "a4",
    output: Annotated[
        Path, typer.Option("--output", "-o", metavar="OUT.html", help="The page to project.")
    ] = Path("quiz.html"),
    force: Force = False,
) -> None:
    """Write a quiz with choices: a page to project, and a sheet to print with its key.

    Show a question, let people vote, and play the answer step by step. Without lessons, subjects
    or a test, the questions are about the base game. The sheet is quiz-sheet.html beside quiz.html.

    Example: duel-nb quiz --lessons 04,05 --questions 4

    Example: duel-nb --language de quiz --test pantheon --questions 5 --seed 7 -o test.html
    """
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
            fail(str(error), 2)
    say(localised("written", file=str(sheet)))
