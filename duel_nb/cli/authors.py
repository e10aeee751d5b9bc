"""The commands for authors: check scenarios and translations, write the generated pages."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated

import typer

from duel_nb.cli.application import AUTHORS, app
from duel_nb.cli.output import fail, fail_unwritten, localised, progress_bar, say, show
from duel_nb.cli.usage import Command, number
from duel_nb.errors import DuelError


@app.command(
    cls=Command,
    rich_help_panel=AUTHORS,
    short_help="usage-check",
    help="usage-check-more",
    epilog=(
        "duel-nb check examples/base/science\n"
        "duel-nb check chain-makes-free\n"
        "duel-nb check --rules chain-makes-free\n"
        "duel-nb check --json"
    ),
)
def check(
    paths: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="usage-path",
            help="usage-check-paths",
            show_default=False,
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="usage-check-as-json")] = False,
    rules: Annotated[
        bool,
        typer.Option("--rules", help="usage-check-rules"),
    ] = False,
) -> None:
    """Check scenarios (by default those in the folder examples, or the installed ones)."""
    from duel_nb import scenarios
    from duel_nb.lessons import examples

    if not paths:
        folder = examples.folder()
        paths = [examples.FOLDER if folder is None else str(examples.near_here(folder))]
    found, missing = examples.meant(paths)
    with progress_bar(counting=True, hidden=as_json) as bar:
        task = bar.add_task("", total=None)
        report = scenarios.check(
            *found,
            progress=lambda n, total: bar.update(task, completed=n, total=total),
            missing=missing,
            rules=rules,
        )
    if as_json:
        typer.echo(report.to_json())
    else:
        show(report)
    raise typer.Exit(report.exit_code)


@app.command(
    cls=Command,
    rich_help_panel=AUTHORS,
    short_help="usage-translation",
    help="usage-translation-more",
    epilog=("duel-nb translation fr\nduel-nb translation --update"),
)
def translation(
    language: Annotated[
        str | None, typer.Argument(metavar="usage-language-code", help="usage-translation-language")
    ] = None,
    update: Annotated[
        bool,
        typer.Option("--update", help="usage-translation-update"),
    ] = False,
) -> None:
    """Print what is missing in translations: sentences, names, words of notation, rules, texts."""
    from duel_nb import languages
    from duel_nb.lessons import translation as of_lessons
    from duel_nb.lessons.builder import find_sources
    from duel_nb.lessons.course_copy import originals
    from duel_nb.lessons.examples import all_examples, at_hand
    from duel_nb.records import translation as of_games
    from duel_nb.records.files import load_original
    from duel_nb.scenarios import translation as of_scenarios
    from duel_nb.words.missing import missing

    codes = [code for code in languages.LANGUAGES if code != languages.ORIGINAL]
    if language is not None:
        try:  # a new language may have any code
            new = re.fullmatch("[a-z]{2,3}", language)
            codes = [language if new else languages.named(language)]
        except languages.UnknownLanguage as error:
            fail(error, 2)
    try:
        translated = codes != [languages.ORIGINAL]
        sources = find_sources(originals()) if translated else []
        scenarios = all_examples() if translated else ()
        folder = at_hand("examples/games") if translated else None
        files = sorted(folder.glob("*.json")) if folder is not None else []
        games = [load_original(file) for file in files]
        for code in codes:
            known = code in languages.LANGUAGES
            if not known:
                say(localised("translation-none", language=code, file="duel_nb/languages.py"))
            lines = [] if code == languages.ORIGINAL else [*missing(code)]
            if update and known:
                for source in sources:
                    of_lessons.update(source, code)
                of_scenarios.update(scenarios, code)
                if folder is not None:
                    of_games.update(folder, games, code)
            lines += [gap for source in sources for gap in of_lessons.gaps(source, code)]
            lines += of_scenarios.gaps(scenarios, code)
            if folder is not None:
                lines += of_games.gaps(folder, games, code)
            for text in lines:
                say(text)
            if not lines:
                say(localised("translation-complete", language=code))
    except DuelError as error:
        fail(error)
    except OSError as error:
        fail_unwritten(originals(), error)


@app.command(
    cls=Command,
    rich_help_panel=AUTHORS,
    short_help="usage-components",
    help="usage-components-more",
    epilog="duel-nb components --check",
)
def components(
    folder: Annotated[
        Path | None,
        typer.Argument(metavar="usage-folder", help="usage-components-folder", show_default=False),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="usage-components-check")] = False,
) -> None:
    """Write COMPONENTS.md: each component's figures, effects, code, rules and scenarios."""
    from duel_nb.lessons import components as page
    from duel_nb.lessons import examples

    where = examples.folder() if folder is None else folder
    if where is None or not os.path.isdir(where):
        fail(localised("cli-no-folder", folder=str(where or examples.FOLDER)), 2)
    file = examples.near_here(where / page.FILE)
    if check:
        if page.is_stale(where):
            fail(localised("page-outdated", file=str(file), command="duel-nb components"))
        say(localised("page-current", file=str(file)))
        return
    try:
        written = page.write(where)
    except OSError as error:
        fail_unwritten(file, error)
    say(localised("written" if written else "page-unchanged", file=str(file)))


@app.command(
    cls=Command,
    rich_help_panel=AUTHORS,
    short_help="usage-where",
    help="usage-where-more",
    epilog="duel-nb where Circus Maximus\nduel-nb where Circus Maximus --figure 3",
)
def where(
    words: Annotated[
        list[str],
        typer.Argument(metavar="usage-name", help="usage-names-words", show_default=False),
    ],
    figure: Annotated[int | None, number("--figure", "usage-where-figure", 0)] = None,
) -> None:
    """Print where texts, scenarios, lessons and tests name a figure of a component."""
    from duel_nb.catalog import CATALOG, UnknownName
    from duel_nb.catalog.names import local_name
    from duel_nb.lessons import figure_mentions
    from duel_nb.lessons.examples import near_here

    try:
        component = CATALOG.find(" ".join(words))
    except UnknownName as error:
        fail(error, 2)
    folder = figure_mentions.clone()
    if folder is None:
        fail(localised("where-no-clone"), 2)
    figures = figure_mentions.figures_of(component) if figure is None else {figure}
    found = list(figure_mentions.passages(component, figures, folder))
    for one in found:
        say(f"{near_here(folder / one.file)}:{one.line}: {one.text}")
    files = len({one.file for one in found})
    say(localised("where-found", name=local_name(component), passages=len(found), files=files))


@app.command(
    cls=Command,
    rich_help_panel=AUTHORS,
    short_help="usage-coverage",
    help="usage-coverage-more",
    epilog=("duel-nb coverage --check\nduel-nb coverage --table"),
)
def coverage(
    folder: Annotated[
        Path | None,
        typer.Argument(metavar="usage-folder", help="usage-components-folder", show_default=False),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="usage-coverage-check")] = False,
    table: Annotated[bool, typer.Option("--table", help="usage-coverage-table")] = False,
) -> None:
    """Write COVERAGE.md: the code, the scenarios and the lessons of each rule."""
    from duel_nb.errors import DuelError
    from duel_nb.lessons import coverage as page
    from duel_nb.lessons.examples import near_here

    if check and table:
        fail(localised("check-or-table"), 2)
    if folder is not None and not os.path.isdir(folder):
        fail(localised("cli-no-folder", folder=str(folder)), 2)
    try:
        found = page.coverage(folder)
    except DuelError as error:
        fail(error, 2)
    file = near_here(found.folder / page.FILE)
    if check:
        wrong = list(found.gaps)
        if found.is_stale():
            command = "duel-nb coverage"
            wrong.append(localised("page-outdated", file=str(file), command=command))
        if wrong:
            fail("\n".join(wrong))
        say(found.summary)
        return
    if table:
        show(found)
    else:
        try:
            written = found.write()
        except OSError as error:
            fail_unwritten(file, error)
        for gap in found.gaps:
            say(gap)
        say(localised("written" if written else "page-unchanged", file=str(file)))
        say(found.summary)
    if found.gaps:
        raise typer.Exit(1)
