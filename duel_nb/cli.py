"""The command line `duel-nb`: the course, rules, scenarios, positions, games.

Exit codes: 0 success, 1 a check or the work failed, 2 wrong usage. Errors are one sentence on
stderr. Each command imports its own modules, so that `--help` and `--version` are fast.
"""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn
from urllib.parse import quote

import typer
from typer.core import TyperGroup

from duel_nb.quoting import line, shown, visible

if TYPE_CHECKING:
    from distributed import Client
    from rich.progress import Progress

    from duel_nb.engine import Action, GameState
    from duel_nb.engine.messages import Part
    from duel_nb.lessons.builder import Stale
    from duel_nb.players import PlayedGame
    from duel_nb.records import Game
    from duel_nb.scenarios import Scenario

FIRST_NOTEBOOK = "00-start-here"

#: The groups in which --help lists the commands.
LEARN, GAMES, AUTHORS = "Learn and look up", "Games", "For authors"


class _Commands(TyperGroup):
    """Commands that suggest the nearest match for a misspelt one, in the language in use."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        typed = args[0]
        if self.get_command(ctx, typed) is None and not typed.startswith("-"):
            near = get_close_matches(typed, self.commands, n=1, cutoff=0.5)
            if near:
                _exit(_sentence("cli-no-command-near", typed=shown(typed), near=near[0]), 2)
            _exit(_sentence("cli-no-command", typed=shown(typed), command=ctx.command_path), 2)
        return super().resolve_command(ctx, args)


app = typer.Typer(
    name="duel-nb",
    cls=_Commands,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
notebooks = typer.Typer(
    cls=_Commands,
    help="The notebooks of the course: copy them, or build them.",
    no_args_is_help=True,
)
app.add_typer(notebooks, name="notebooks", rich_help_panel=AUTHORS)
puzzles = typer.Typer(
    cls=_Commands, help="The puzzles: prove or update them, or find new ones.", no_args_is_help=True
)
app.add_typer(puzzles, name="puzzles", rich_help_panel=AUTHORS)


def main() -> None:
    """Run the command `duel-nb`.

    A full disk, a closed output or a damaged rulebook file also ends in one sentence. Undecodable
    input is replaced; characters that the terminal cannot show are escaped.
    """
    for stream, errors in (
        (sys.stdin, "replace"),
        (sys.stdout, "backslashreplace"),
        (sys.stderr, "backslashreplace"),
    ):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
    try:
        app(prog_name="duel-nb")
    except OSError as error:
        reason = error.strerror or str(error)
        file = error.filename or _sentence("cli-output")
        _say(_sentence("cli-unusable", file=str(file), reason=reason), err=True)
        sys.exit(1)
    except ValueError as error:
        from duel_nb.rulebook.translation import RulebookError

        if not isinstance(error, RulebookError):  # a bug, so keep its traceback
            raise
        _say(str(error), err=True)
        sys.exit(1)


def _say(words: str, *, err: bool = False, nl: bool = True) -> None:
    """Print a text, with control characters escaped: it may quote someone else's file."""
    typer.echo(visible(words), err=err, nl=nl)


def _sentence(key: str, **parts: Part) -> str:
    """A sentence in the language in use; every text in it except a problem is put on one line."""
    from duel_nb.engine.messages import Message

    lines = {
        name: line(part)
        for name, part in parts.items()
        if isinstance(part, str) and name != "problem"
    }
    return str(Message(key, {**parts, **lines}))


def _exit(sentence: str, code: int = 1) -> NoReturn:
    """Print an error, with very long words shortened, and exit."""
    _say(re.sub(r"(\S{120})\S{120,}", r"\1…", sentence), err=True)
    raise typer.Exit(code)


def _exit_unwritten(
    path: Path | None, error: OSError, code: int = 1, *, resumable: bool = False
) -> NoReturn:
    """Exit because a file cannot be written; ``path`` is used when the error names no file."""
    file, reason = str(error.filename or path), error.strerror or str(error)
    sentence = _sentence("file-unwritten", file=file, reason=reason)
    _exit(_sentence("cli-rest-goes-on", unwritten=sentence) if resumable else sentence, code)


def _refuse_overwriting(path: Path, force: bool) -> None:
    """Exit if a file exists, unless --force is given."""
    if os.path.exists(path) and not force:
        _exit(_sentence("cli-there", file=str(path)), 2)


def _print_version(wanted: bool) -> None:
    if wanted:
        import duel_nb
        from duel_nb.engine.form import form

        _say(f"duel-nb {duel_nb.__version__} ({form()})")
        raise typer.Exit


def _use_language(called: str | None) -> None:
    """Set the language of this command and of the processes it starts."""
    from duel_nb import languages

    try:
        if called is not None:
            languages.use(called)
            os.environ[languages.VARIABLE] = languages.language()
    except languages.UnknownLanguage as error:
        _exit(str(error), 2)


@app.callback()
def _main(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            help="Print the version, and whether the engine is compiled.",
            callback=_print_version,
            is_eager=True,
        ),
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(
            "--language",
            metavar="LANGUAGE",
            help="en, fr, de or ru, here and in JupyterLab; by default DUEL_NB_LANGUAGE.",
            callback=_use_language,
        ),
    ] = None,
) -> None:
    """7 Wonders Duel in Jupyter: a course, a board, and a referee. An unofficial aid.

    Start with 'duel-nb lab', or without a browser with 'duel-nb play --first-game'. Each command
    has its own --help, with examples.
    """


#: The notebooks inside an installed package; a clone has them beside the package instead.
BUNDLED = Path(__file__).resolve().parent / "course" / "notebooks"


def _cloned_course() -> Path:
    """The folder of the notebooks in a clone of the repository."""
    return Path(__file__).resolve().parent.parent / "notebooks"


def _course_source() -> Path:
    """The folder of the original notebooks."""
    return BUNDLED if BUNDLED.is_dir() else _cloned_course()


def _course_folder(folder: Path | None = None) -> Path:
    """The folder of the notebooks: the given one, the one here, or the one of the clone.

    An installed package first copies the course to the folder `notebooks` here.
    """
    if folder is not None:
        if not os.path.isdir(folder):
            _exit(_sentence("cli-no-folder", folder=str(folder)), 2)
        return folder
    here = Path("notebooks")
    for place in (here, _cloned_course()):
        if (place / "src").is_dir():
            return place
    if BUNDLED.is_dir():
        _copy_course(BUNDLED, here)
    if any(here.glob(f"{FIRST_NOTEBOOK}.ipynb")):
        return here
    _exit(_sentence("cli-no-course"))


def _copy_course(source: Path, target: Path) -> None:
    """Copy the course; ask before replacing a notebook that the user has changed."""
    from duel_nb.lessons.course_copy import copy_course

    def ask(notebook: Path) -> bool | None:
        if not sys.stdin.isatty():
            return None
        return typer.confirm(_sentence("cli-replace", file=str(notebook)), err=True)

    try:
        copied = copy_course(source, target, ask)
    except OSError as error:
        _exit_unwritten(target, error)
    if str(copied) != "nothing to do":
        _say(f"{target}: {copied}.", err=True)


def _notebook_to_open(name: str | None) -> Path:
    """The notebook file with this path, name or number."""
    if name is not None and os.path.isfile(name):
        if Path(name).suffix != ".ipynb":
            _exit(_sentence("cli-no-notebook-file", file=name), 2)
        return Path(name).resolve()
    folder = _course_folder()
    wanted = FIRST_NOTEBOOK if name is None else Path(name).stem
    notebooks = sorted(folder.glob("[0-9][0-9]-*.ipynb"))
    for notebook in notebooks:
        if wanted in (notebook.stem, notebook.stem[:2]):
            return notebook.resolve()
    if name is None:
        missing = f"{FIRST_NOTEBOOK}.ipynb"
        _exit(_sentence("cli-not-built", folder=str(folder), file=missing))
    if not notebooks:
        _exit(_sentence("cli-no-notebooks", typed=shown(name)), 2)
    known = ", ".join(notebook.stem for notebook in notebooks)
    _exit(_sentence("cli-no-notebook", typed=shown(name), known=known), 2)


@app.command(
    rich_help_panel=LEARN,
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
)
def lab(
    context: typer.Context,
    notebook: Annotated[
        str | None,
        typer.Argument(help="A notebook file, or a name or number of the course (00-start-here)."),
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Only print the address.")
    ] = False,
) -> None:
    """Open JupyterLab on the first notebook, or on another one.

    An installed duel-nb first copies the course to the folder notebooks here; a notebook that you
    changed is never replaced without asking. Further options are passed to JupyterLab.

    Example: duel-nb lab

    Example: duel-nb lab 00 --no-browser --port 9999
    """
    if notebook is not None and notebook.startswith("-"):  # an option for JupyterLab came first
        context.args.insert(0, notebook)
        notebook = None
    path = _notebook_to_open(notebook)
    # The file browser shows the whole clone, not only the notebooks.
    root = path.parent.parent if path.parent.name == "notebooks" else path.parent
    # The default URL, unlike a file to open, also appears in the printed links.
    address = "/lab/tree/" + quote(path.relative_to(root).as_posix())
    arguments = [f"--ServerApp.root_dir={root}", f"--LabApp.default_url={address}"]
    if no_browser:
        arguments.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0 and "--allow-root" not in context.args:
        # JupyterLab refuses to run as root by default; in a container it is often the only user.
        _say(_sentence("cli-root"), err=True)
        arguments.append("--allow-root")
    _start_jupyterlab([*arguments, *context.args])


def _start_jupyterlab(arguments: list[str]) -> None:
    """Run JupyterLab until it is closed."""
    try:
        from jupyterlab.labapp import LabApp  # type: ignore[import-untyped]
    except ImportError:
        command = f"{sys.executable} -m pip install jupyterlab"
        _exit(_sentence("cli-no-lab", command=command))
    LabApp.launch_instance(argv=arguments)


@notebooks.command("copy")
def copy_notebooks(
    folder: Annotated[
        Path, typer.Argument(help="The target folder; it is created if necessary.")
    ] = Path("notebooks"),
) -> None:
    """Copy the course to a folder, for other editors than JupyterLab.

    A notebook there that you changed is never replaced without asking.

    Example: duel-nb notebooks copy my-course
    """
    source = _course_source()
    if not any(source.glob(f"{FIRST_NOTEBOOK}.ipynb")):
        _exit("The notebooks of the course are not installed here.")
    if folder.resolve() == source.resolve():
        _exit(f"{folder} is the course itself: name another folder.", 2)
    _copy_course(source, folder)
    _say(f"{folder}: the course is there.")


@notebooks.command("build")
def build_notebooks(
    names: Annotated[
        list[str] | None,
        typer.Argument(help="Only these: a name (01-set-up) or a number (01)."),
    ] = None,
    check: Annotated[
        bool,
        typer.Option("--check", help="Run the cells, write nothing, report what does not match."),
    ] = False,
    sources: Annotated[
        bool, typer.Option("--sources", help="With --check: only compare sources, run nothing.")
    ] = False,
    folder: Annotated[
        Path | None, typer.Option(help="The folder of the notebooks, with their sources in src.")
    ] = None,
) -> None:
    """Build and run notebooks from notebooks/src, or check that they are up to date.

    Example: duel-nb notebooks build --check
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from duel_nb import lessons

    if sources and not check:
        _exit("--sources only works together with --check.", 2)
    console = Console(stderr=True)
    place = _course_folder(folder)
    try:
        chosen = lessons.find_sources(place, names or ())
        with Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        ) as bar:
            task = bar.add_task("reading", total=None)

            def show(name: str, done: int, total: int) -> None:
                bar.update(task, description=name, completed=done, total=total)

            if check:
                stale = _stale(place, chosen, execute=not sources, progress=show)
            else:
                changed = lessons.build_all(place, names or (), progress=show)
    except lessons.UnknownNotebook as error:
        _exit(str(error), 2)
    except (lessons.SourceError, lessons.BuildError) as error:
        _exit(str(error))
    except OSError as error:
        _exit_unwritten(place, error)
    if check:
        _report_stale(len(chosen), stale)
        return
    for notebook in changed:
        _say(f"{notebook}: built.")
    if not changed:
        _say(f"Nothing changed in {_notebooks(len(chosen))}.")


def _stale(folder: Path, chosen: list[Path], **options: Any) -> list[Stale]:
    """The chosen notebooks that are out of date; of all notebooks, also those without a source."""
    from duel_nb.lessons.builder import check_all, check_some, find_sources

    if len(chosen) == len(find_sources(folder)):
        return check_all(folder, **options)
    return check_some(folder, chosen, **options)


def _report_stale(number: int, stale: list[Stale]) -> None:
    """Print which notebooks are out of date; exit with 1 if there are any."""
    for notebook in stale:
        _say(str(notebook), err=True)
    if stale:
        _exit("Build them again with: duel-nb notebooks build")
    match = "matches its source" if number == 1 else "match their sources"
    _say(f"{_notebooks(number)} {match}.")


def _notebooks(number: int) -> str:
    return "1 notebook" if number == 1 else f"{number} notebooks"


@app.command(rich_help_panel=LEARN)
def rule(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="ID or words…", help="Such as BASE-MIL-03, or: extra turn"),
    ] = None,
    search: Annotated[
        str | None, typer.Option("--search", help="List all rules in which these words occur.")
    ] = None,
) -> None:
    """Print a rule in plain words, with its sources and the scenarios that show it.

    Or search for rules by words: the best matches first, as many as fit into the window.

    Example: duel-nb rule economy

    Example: duel-nb rule BASE-MIL-03

    Example: duel-nb rule --search "extra turn"
    """
    from duel_nb import rulebook
    from duel_nb.lessons import rules
    from duel_nb.rulebook.lookup import NoRule, look_up

    if bool(words) == (search is not None):
        _exit(_sentence("cli-rule"), 2)
    named = words or []
    try:
        if search is None and all(name in rulebook.RULEBOOK for name in named):
            _say("\n\n".join(str(rules.rule(name)) for name in named))
            return
        found = look_up(" ".join(named) if search is None else search)
    except (rulebook.UnknownRule, NoRule) as error:
        _exit(str(error))
    if len(found.rules) == 1 and search is None and not found.corrected:
        _say(str(rules.rule(found.rules[0].id)))
        return
    limited = search is None and sys.stdout.isatty()
    for text in found.lines(_lines_that_fit() if limited else None):
        _say(text)


def _lines_that_fit() -> int:
    """How many lines of an answer fit into the window."""
    from shutil import get_terminal_size

    return max(5, get_terminal_size().lines - 4)


@app.command(rich_help_panel=LEARN)
def progress(
    folders: Annotated[
        list[Path],
        typer.Argument(metavar="FOLDER…", help="A folder for each learner, or a progress file."),
    ],
    out: Annotated[
        Path | None,
        typer.Option("--csv", metavar="FILE.csv", help="Also write CSV; - prints only the CSV."),
    ] = None,
    force: _Force = False,
) -> None:
    """Print the progress of a class: a row for each learner, and one for each lesson.

    Each folder is searched for my-progress.json; nothing in it is changed. Exit codes: 0 success,
    1 a file cannot be read (it is reported, and the others are shown).

    Example: duel-nb progress notebooks

    Example: duel-nb progress notebooks --csv class.csv
    """
    from duel_nb.lessons.class_progress import class_progress
    from duel_nb.lessons.parts import parts

    printed = out is not None and str(out) == "-"
    if out is not None and not printed:
        _refuse_overwriting(out, force)
    found = class_progress(folders, parts(_course_source()))
    for problem in found.problems:
        _say(problem, err=True)
    if printed:
        typer.echo(found.csv(), nl=False)
    else:
        _say(str(found))
    if out is not None and not printed:
        from duel_nb.disk import write_file

        try:
            write_file(out, found.csv())
        except OSError as error:
            _exit_unwritten(out, error)
        _say(_sentence("written", file=str(out)))
    if not all(learner.known for learner in found.learners):
        raise typer.Exit(1)


@app.command(rich_help_panel=LEARN)
def editions(
    ids: Annotated[
        list[str] | None,
        typer.Argument(metavar="ID…", help="Only these, such as E-04.", show_default=False),
    ] = None,
) -> None:
    """Print where the printed editions differ, and how duel-nb plays it.

    Example: duel-nb editions

    Example: duel-nb editions E-04 E-08
    """
    from duel_nb import rulebook

    try:
        _say(str(rulebook.editions(*ids or ())))
    except rulebook.UnknownDifference as error:
        _exit(str(error))


@app.command(rich_help_panel=AUTHORS)
def check(
    paths: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="PATH…",
            help="Scenario files, folders of them, or ids of scenarios.",
            show_default=False,
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    rules: Annotated[
        bool,
        typer.Option("--rules", help="Print the rules behind each step's events and refusals."),
    ] = False,
) -> None:
    """Check scenarios (by default those in the folder examples, or the installed ones).

    Exit codes: 0 all passed, 1 one failed, 2 a file cannot be read or played.

    Example: duel-nb check examples/base/science

    Example: duel-nb check chain-makes-free

    Example: duel-nb check --rules chain-makes-free

    Example: duel-nb check --json
    """
    from duel_nb.lessons import examples
    from duel_nb.scenarios.report import check_command

    if not paths:
        folder = examples.folder()
        paths = [examples.FOLDER if folder is None else str(examples.near_here(folder))]
    found, missing = examples.meant(paths)
    raise typer.Exit(check_command(found, as_json, missing, rules))


@app.command(rich_help_panel=LEARN)
def names(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="NAME…", help="A component, in any language.", show_default=False),
    ] = None,
    unsure: Annotated[
        bool,
        typer.Option("--unsure", help="List the uncertain names, each with its file and line."),
    ] = False,
) -> None:
    """Print the name of a component in each language.

    Owners of the box can correct a name: --unsure prints its file and line.

    Example: duel-nb names Lumber Yard

    Example: duel-nb --language de names --unsure
    """
    from duel_nb import languages
    from duel_nb.catalog import CATALOG, UnknownName
    from duel_nb.catalog.loader import DATA
    from duel_nb.catalog.translations import unsure_names

    if unsure == bool(words):
        _exit("Name a component, for example duel-nb names Altar, or use --unsure.", 2)
    if unsure:
        chosen = languages.language()
        for name in unsure_names(DATA):
            if chosen in ("en", name.language):
                note = f" ({name.note})" if name.note else ""
                _say(f"{name.file}:{name.line}: {name.id}: {name.name}{note}")
        return
    try:
        found = CATALOG.find(" ".join(words or ()))
    except UnknownName as error:
        _exit(str(error))
    for code, printed in found.names.items():
        _say(f"{code}  {printed}{' (?)' if code in found.unsure else ''}")


@app.command(rich_help_panel=AUTHORS)
def translation(
    language: Annotated[str, typer.Argument(help="The code of a language, such as fr.")],
) -> None:
    """Print what is missing in a translation: sentences, names, words of notation, rules.

    Example: duel-nb translation fr
    """
    from duel_nb import languages
    from duel_nb.words.missing import missing

    try:  # a new language may have any code
        code = language if re.fullmatch("[a-z]{2,3}", language) else languages.named(language)
    except languages.UnknownLanguage as error:
        _exit(str(error), 2)
    if code not in languages.LANGUAGES:
        _say(f"{code} is not in LANGUAGES of duel_nb/languages.py: there is no such language yet.")
    lines = list(missing(code))
    for text in lines:
        _say(text)
    if not lines:
        _say(f"{code}: nothing is missing.")


@app.command(rich_help_panel=AUTHORS)
def components(
    folder: Annotated[
        Path | None,
        typer.Argument(metavar="FOLDER", help="A folder of scenarios.", show_default=False),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; report whether it is out of date.")
    ] = False,
) -> None:
    """Write COMPONENTS.md: each component's figures, effects, code, rules and scenarios.

    By default in the folder examples. Exit codes: 0 success, 1 out of date (with --check), 2 the
    folder does not exist.

    Example: duel-nb components --check
    """
    from duel_nb.lessons import components as page
    from duel_nb.lessons import examples

    where = examples.folder() if folder is None else folder
    if where is None or not os.path.isdir(where):
        _exit(f"There is no folder {line(str(where or examples.FOLDER))}.", 2)
    file = examples.near_here(where / page.FILE)
    if check:
        if page.is_stale(where):
            _exit(f"{file} is out of date: write it again with duel-nb components.")
        _say(f"{file} is up to date.")
        return
    try:
        written = page.write(where)
    except OSError as error:
        _exit_unwritten(file, error)
    _say(f"{file}: {'written' if written else 'nothing changed'}.")


@app.command(rich_help_panel=AUTHORS)
def coverage(
    folder: Annotated[
        Path | None,
        typer.Argument(metavar="FOLDER", help="A folder of scenarios.", show_default=False),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; report what is missing or out of date.")
    ] = False,
    table: Annotated[
        bool, typer.Option("--table", help="Write nothing; print the table instead.")
    ] = False,
) -> None:
    """Write COVERAGE.md: the code, the scenarios and the lessons of each rule.

    By default for the folder examples. Exit codes: 0 everything is covered, 1 something is not
    (with --check also when the file is out of date), 2 the folder does not exist.

    Example: duel-nb coverage --check

    Example: duel-nb coverage --table
    """
    from rich.console import Console

    from duel_nb.lessons import coverage as page
    from duel_nb.lessons.examples import near_here

    if check and table:
        _exit("Give either --check or --table.", 2)
    if folder is not None and not os.path.isdir(folder):
        _exit(f"There is no folder {line(str(folder))}.", 2)
    try:
        found = page.coverage(folder)
    except FileNotFoundError as error:
        _exit(str(error), 2)
    file = near_here(found.folder / page.FILE)
    if check:
        wrong = list(found.gaps)
        if found.is_stale():
            wrong.append(f"{file} is out of date: write it again with duel-nb coverage.")
        if wrong:
            _exit("\n".join(wrong))
        _say(found.summary)
        return
    if table:
        console = Console()
        # Rich would cut the table to 80 columns in a pipe, so plain text is printed there.
        console.print(found) if console.is_terminal else _say(str(found))
    else:
        try:
            written = found.write()
        except OSError as error:
            _exit_unwritten(file, error)
        for gap in found.gaps:
            _say(gap)
        _say(f"{file}: {'written' if written else 'nothing changed'}. {found.summary}")
    if found.gaps:
        raise typer.Exit(1)


_Force = Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")]


@app.command(rich_help_panel=GAMES)
def show(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME.json",
            help="A saved position or a recorded game (- reads standard input), or a scenario "
            "(its file or its id).",
        ),
    ],
    picture: Annotated[
        Path | None, typer.Option("--png", metavar="OUT.png", help="Write a picture instead.")
    ] = None,
    at: Annotated[
        int | None,
        typer.Option(
            "--at",
            metavar="N",
            help="Show the position after N actions of a recorded game, or N steps of a scenario.",
        ),
    ] = None,
    force: _Force = False,
) -> None:
    """Print a position or a scenario as text, or write a picture of the board.

    A saved position is the output of to_json(). A recorded game shows its last position, or the
    one after N actions. A scenario is printed step by step; with --at or --png it is one position
    of the scenario itself, not of its variants. The position is shown as the player to act sees it.

    Example: duel-nb show examples/games/base.json --at 20

    Example: duel-nb show examples/games/base.json --png board.png
    """
    from duel_nb.boards.paint import png, text
    from duel_nb.boards.scene import board
    from duel_nb.disk import write_file

    if picture is not None:
        if picture.suffix.lower() != ".png":
            _exit(_sentence("cli-picture", file=shown(str(picture))), 2)
        _refuse_overwriting(picture, force)
    scenario = None if game == "-" or game.endswith(".json") else _scenario(game)
    if scenario is not None and picture is None and at is None:
        _say(_walkthrough(scenario), nl=False)
        return
    state = _saved_position(game, at) if scenario is None else _scenario_position(scenario, at)
    seen = state.view(state.to_act)
    if picture is None:
        _say(text.text(seen), nl=False)
        return
    try:
        write_file(picture, png.to_bytes(board.scene(seen)))
    except OSError as error:
        _exit_unwritten(picture, error, 2)
    _say(_sentence("written", file=str(picture)))


def _saved_position(name: str, at: int | None) -> GameState:
    """The position in a file ("-" for stdin), or of a recorded game after ``at`` actions."""
    from duel_nb import SaveError, from_json, records
    from duel_nb.disk import NotText, decoded, read_text

    named = _sentence("cli-input") if name == "-" else name
    try:
        if name == "-":
            saved = decoded(typer.get_binary_stream("stdin").read())
        else:
            saved = read_text(_file(name))
        if f'"{records.FORMAT}"' in saved[:200]:
            game = records.loads(saved)
            return game.state if at is None else game.position(at)
        state = from_json(saved)
    except OSError as error:
        _exit(_sentence("file-unread", file=name, reason=error.strerror or str(error)), 2)
    except (NotText, SaveError) as error:
        _exit(_sentence("cli-not-saved", file=named, problem=str(error)))
    except ValueError as error:
        _exit(str(error), 2)
    if at is not None:
        _exit(_sentence("cli-single", file=named), 2)
    return state


_Expansions = Annotated[
    str, typer.Option("--expansions", help="Expansions in play, separated by commas.")
]
_Edition = Annotated[str, typer.Option("--edition", help="Rulebook: en, de, fr or ru.")]


@app.command(rich_help_panel=GAMES)
def play(
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="GAME.json", help="A recorded game to continue.", show_default=False
        ),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="FILE", help="The same, as an option."),
    ] = None,
    computer: Annotated[
        str | None,
        typer.Option("--computer", metavar="A|B", help="The computer plays A (who begins) or B."),
    ] = None,
    level: Annotated[
        str,
        typer.Option(
            "--level", help="How well it plays: beginner, casual, skilled, expert or best."
        ),
    ] = "casual",
    names: Annotated[
        str, typer.Option("--names", help="The players' names, separated by a comma.")
    ] = "A,B",
    expansions: _Expansions = "",
    edition: Annotated[
        str | None,
        typer.Option("--edition", help="Rulebook: en, de, fr or ru; by default the language's."),
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", help="The same seed gives the same game.")
    ] = None,
    first_game: Annotated[
        bool, typer.Option("--first-game", help="No draft: the Wonders for a first game.")
    ] = False,
) -> None:
    """Play in the terminal: two at one keyboard, or one against the computer.

    Type an action, its number or a part of its name; 'help' lists the other commands.

    An unsaved game is kept, and offered again the next time.

    Example: duel-nb play --names Ada,Ben

    Example: duel-nb play --computer B --level skilled --first-game

    Example: duel-nb play --resume examples/games/base.json
    """
    import random

    from duel_nb import DuelError, records
    from duel_nb.players import player
    from duel_nb.records.terminal.kept import computer_in, kept_folder
    from duel_nb.records.terminal.play import Terminal

    if computer is not None and computer.upper() not in ("A", "B"):
        _exit(_sentence("cli-computer", typed=shown(computer)), 2)
    if file is not None and resume is not None:
        _exit(_sentence("cli-two-games"), 2)
    file = file or resume
    try:
        player(level)
    except DuelError as error:
        _exit(str(error), 2)
    if file is not None:
        game = _recorded_game(file)
    else:
        players = tuple(name.strip() for name in names.split(","))
        chosen = random.SystemRandom().getrandbits(32) if seed is None else seed
        try:
            game = records.Game.new(
                chosen,
                _split(expansions),
                edition,
                players,  # type: ignore[arg-type]
                first_game,
            )
        except DuelError as error:
            _exit(str(error), 2)
    computers = {computer.upper(): level} if computer else {}
    if file is not None and not computers:
        computers = computer_in(_file(str(file)))
    # With input from a pipe no unsaved game is offered or kept.
    folder = kept_folder() if sys.stdin.isatty() else None
    Terminal(game, computers, path=file, folder=folder, seed=seed).run()


def _split(words: str) -> list[str]:
    """The words of a comma-separated option."""
    return [word.strip() for word in words.split(",") if word.strip()]


def _recorded_game(file: Path) -> Game:
    """The recorded game in a file; exits with an error if there is none."""
    from duel_nb import SaveError, records

    try:
        return records.load(_file(str(file)))
    except OSError as error:
        _exit(_sentence("file-unread", file=str(file), reason=error.strerror or str(error)), 2)
    except SaveError as error:
        _exit(str(error))


@app.command(rich_help_panel=GAMES)
def export(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME.json",
            help="A recorded game; for slides also a scenario (its file or its id) or a puzzle "
            "such as base-17.",
        ),
    ],
    out: Annotated[
        Path,
        typer.Argument(
            metavar="OUT",
            help="OUT.html for slides that run in any browser, OUT.ipynb for a notebook, OUT.md "
            "for Markdown.",
        ),
    ],
    pictures: Annotated[
        str,
        typer.Option(
            "--pictures",
            help="key (start, Ages, turning points, comments, end), every or none. Slides always "
            "have every picture.",
        ),
    ] = "key",
    force: _Force = False,
) -> None:
    """Export a recorded game as slides, notebook or Markdown; a scenario or puzzle as slides.

    Slides are one HTML file without Python, for a phone or a projector: a picture of each
    position, with the events and their rules. A notebook has pictures of the board, each action
    with its events and their rules, the score sheet, diagrams, turning points, and cells to play
    on from any turn.

    Example: duel-nb export examples/games/base.json base.html

    Example: duel-nb export appian-way-poor-opponent appian-way.html

    Example: duel-nb export examples/games/base.json base.ipynb
    """
    from duel_nb.records import plots
    from duel_nb.records.export import ExportError
    from duel_nb.records.export import export as export_game

    _refuse_overwriting(out, force)
    is_game = game.endswith(".json") or (os.path.isfile(game) and not game.endswith(".toml"))
    if not is_game:
        _export_case(game, out)
        return
    recorded = _recorded_game(Path(game))
    try:
        complete = export_game(recorded, out, pictures)
    except ExportError as error:
        _exit(str(error), 2)
    except OSError as error:
        _exit_unwritten(out, error, 2)
    if not complete:
        _say(_sentence("cli-no-diagrams", command=plots.INSTALL), err=True)
    _say(_sentence("written", file=str(out)))


def _export_case(name: str, out: Path) -> None:
    """Write slides of a puzzle or a scenario."""
    from duel_nb import DuelError
    from duel_nb.lessons.examples import UnknownScenario
    from duel_nb.players.puzzles import MIXES, find
    from duel_nb.records.share import NotExported
    from duel_nb.records.share import export as export_slides
    from duel_nb.scenarios import ScenarioError

    mix, _, number = name.rpartition("-")
    try:
        is_puzzle = mix in MIXES and number.isdecimal() and len(number) < 6
        export_slides(find(int(number), mix) if is_puzzle else name, out)
    except (DuelError, UnknownScenario, ScenarioError, NotExported) as error:
        _exit(str(error), 2)
    except OSError as error:
        _exit_unwritten(out, error, 2)
    _say(_sentence("written", file=str(out)))


@app.command(rich_help_panel=GAMES)
def review(
    game: Annotated[Path, typer.Argument(metavar="GAME.json", help="A recorded game.")],
    out: Annotated[
        Path | None,
        typer.Argument(
            metavar="OUT",
            help="OUT.html for slides, OUT.ipynb for a notebook, OUT.md for Markdown.",
        ),
    ] = None,
    games: Annotated[
        int,
        typer.Option("--games", min=1, help="How many games to simulate for each action."),
    ] = 400,
    force: _Force = False,
) -> None:
    """Review a recorded game with the coach: mistakes, better actions, turning points.

    Without OUT the marked actions are printed.

    Example: duel-nb review examples/games/base.json base-review.ipynb
    """
    from duel_nb.records.export import ExportError, check_ending
    from duel_nb.records.review import review as review_game

    if out is not None:
        try:
            check_ending(out)
        except ExportError as error:
            _exit(str(error), 2)
        _refuse_overwriting(out, force)
    recorded = _recorded_game(game)
    with _progress_bar() as progress:
        task = progress.add_task(_sentence("cli-looked-at"), total=len(recorded.turns))
        reviewed = review_game(
            recorded, games, progress=lambda done, _: progress.update(task, completed=done)
        )
    if out is None:
        _say(str(reviewed))
        return
    try:
        reviewed.save(out)
    except OSError as error:
        _exit_unwritten(out, error, 2)
    _say(_sentence("written", file=str(out)))


@app.command(rich_help_panel=GAMES)
def plot(
    game: Annotated[Path, typer.Argument(metavar="GAME.json", help="A recorded game.")],
    out: Annotated[
        Path, typer.Argument(metavar="OUT.png", help="The picture: .png, .svg or .pdf.")
    ],
    what: Annotated[
        str,
        typer.Option(
            "--what", help="Any of score, points, coins, pawn, separated by commas; by default all."
        ),
    ] = "",
    force: _Force = False,
) -> None:
    """Plot a recorded game: points by category; points, coins and the Conflict pawn over time.

    Needs the package matplotlib.

    Example: duel-nb plot examples/games/base.json score.png --what score,pawn
    """
    from duel_nb.records.plots import PlotError

    _refuse_overwriting(out, force)
    recorded = _recorded_game(game)
    try:
        figure = recorded.plot(*_split(what))
    except PlotError as error:
        _exit(str(error), 2 if what else 1)
    try:
        figure.save(out)
    except PlotError as error:
        _exit(str(error), 2)
    except OSError as error:
        _exit_unwritten(out, error, 2)
    _say(_sentence("written", file=str(out)))


@app.command(rich_help_panel=GAMES)
def simulate(
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seed: Annotated[
        int | None, typer.Option("--seed", help="The same seed gives the same games.")
    ] = None,
    expansions: Annotated[
        str,
        typer.Option(
            "--expansions",
            help="Expansions in play, separated by commas; 'each' plays the four mixes in turn.",
        ),
    ] = "",
    edition: _Edition = "en",
    player: Annotated[
        str,
        typer.Option(
            "--player",
            help="Who plays: beginner, casual, skilled, expert, best, greedy or random; or two of "
            "them, separated by a comma.",
        ),
    ] = "random",
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FILE",
            help="Also write a row for each game: .parquet or .csv.gz. An interrupted run is "
            "resumed from this file.",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option("--workers", min=1, help="Number of processes.", show_default="all cores"),
    ] = None,
    scheduler: Annotated[
        str | None,
        typer.Option("--scheduler", metavar="tcp://HOST:PORT", help="Use a Dask cluster instead."),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FOLDER", help="Also write each game as a game file."),
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Overwrite games of the same number in the folder.")
    ] = False,
) -> None:
    """Simulate games between computer players and count how they end.

    All cores are used. The same seed gives the same games on any number of cores.

    Example: duel-nb simulate --games 200 --seed 7

    Example: duel-nb simulate --games 12 --expansions each --player greedy --out games.csv.gz

    Example: duel-nb simulate --games 3 --save games
    """
    from duel_nb import DuelError, players

    pair = _split(player)
    if save is not None:
        try:
            save.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = error.strerror or str(error)
            _exit(_sentence("cli-unmade", folder=str(save), reason=reason), 2)
        existing = min(save.glob("game-[0-9]*.json"), default=None)
        if existing is not None and not force:
            _exit(_sentence("cli-there-folder", file=str(existing)), 2)
    written = played = 0

    def keep(game: PlayedGame, actions: Sequence[Action]) -> None:
        nonlocal written
        assert save is not None
        _write_game(save / f"game-{game.number + 1:04}.json", game, actions)
        written += 1

    try:
        with _progress_of_games(games) as update, _cluster(scheduler) as client:

            def show(done: int, total: int) -> None:
                nonlocal played
                played = done
                update(done)

            found = players.simulate(
                games,
                seed,
                _split(expansions),
                show,
                players=pair[0] if len(pair) == 1 else tuple(pair),  # type: ignore[arg-type]
                edition=edition,
                keep=keep if save is not None else None,
                out=out,
                workers=workers,
                client=client,
            )
    except DuelError as error:
        _exit(str(error), 2)
    except OSError as error:
        _exit_unwritten(save or out, error, 2, resumable=out is not None)
    except KeyboardInterrupt:
        stopped = _sentence("cli-stopped", played=played, games=games)
        if out is not None:
            stopped = _sentence("cli-goes-on", stopped=stopped, file=str(out))
        _exit(stopped, 130)
    _say(str(found))
    if save is not None:
        _say(_sentence("cli-games-written", folder=str(save), games=written))
    if out is not None:
        _say(_sentence("cli-games-in", file=str(out), games=games))


@contextmanager
def _progress_of_games(games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar with the remaining time, in a terminal; yields its update function."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as TimeLeft

    console = Console(stderr=True)
    named, left = TextColumn(_sentence("cli-games")), TextColumn(_sentence("cli-left"))
    columns = named, BarColumn(), MofNCompleteColumn(), TimeLeft(), left
    with Progress(
        *columns,
        console=console,
        transient=True,
        disable=not console.is_terminal,
        speed_estimate_period=600,  # games arrive in batches
    ) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def _cluster(scheduler: str | None) -> Iterator[Client | None]:
    """A client of the Dask scheduler, if one is given."""
    if scheduler is None:
        yield None
        return
    from duel_nb.players.simulation.cluster import connect

    with connect(scheduler) as client:
        yield client


def _write_game(path: Path, played: PlayedGame, actions: Sequence[Action]) -> None:
    from duel_nb import records

    assert played.seed is not None  # every game of a series has one
    expansions = () if played.mix == "base" else played.mix.split("+")
    game = records.Game.new(played.seed, expansions, played.edition)
    for action in actions:
        game = game.play(action)
    game.save(path)


@puzzles.command("check")
def check_puzzles(
    theme: Annotated[
        str | None, typer.Option("--theme", help="Only this theme: win-now, stop, uncover, ...")
    ] = None,
    mix: Annotated[
        str | None, typer.Option("--mix", help="Only this mix: base, pantheon, agora or both.")
    ] = None,
) -> None:
    """Prove the puzzles again by exhaustive search.

    Exit codes: 0 all are proven, 1 one is not, 2 wrong usage.

    Example: duel-nb puzzles check --theme stop --mix base
    """
    from duel_nb import DuelError
    from duel_nb.players.puzzles import MIXES, goal_of, puzzles

    try:
        wanted = None if theme is None else goal_of(theme).theme
    except DuelError as error:
        _exit(str(error), 2)
    mixes = MIXES if mix is None else [_known_mix(mix)]
    known = (puzzle for name in mixes for puzzle in puzzles(name))
    chosen = [puzzle for puzzle in known if wanted in (None, puzzle.theme)]
    failed = 0
    with _progress_bar() as bar:
        for puzzle in bar.track(chosen, description="puzzles"):
            if problem := puzzle.problem():
                failed += 1
                _say(f"{puzzle.id} ({puzzle.theme}): {problem}.")
    hint = " After a change that is right, duel-nb puzzles update corrects them." if failed else ""
    _say(f"{len(chosen) - failed} of {len(chosen)} puzzles proven.{hint}")
    if failed:
        raise typer.Exit(1)


@puzzles.command("update")
def update_puzzles(
    mix: Annotated[str, typer.Option("--mix", help="base, pantheon, agora or both.")] = "base",
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE.json", help="The file; by default the package's own."),
    ] = None,
) -> None:
    """Update the puzzles after a change of a figure or a rule.

    Each is proven again. Its answer and reason are corrected; if it is no puzzle any more, it is
    dropped, and later ones of the mix get lower numbers.

    Example: duel-nb puzzles update --mix agora --out updated-puzzles.json
    """
    from duel_nb.disk import write_file
    from duel_nb.players.puzzles.finder import proven_again, text
    from duel_nb.players.puzzles.puzzle import data_file, games, of_games

    old, new, same = games(_known_mix(mix)), [], 0
    path = data_file(mix) if out is None else out
    with _progress_bar() as bar:
        for game in bar.track(old, description="games"):
            found = [proven_again(puzzle) for puzzle in of_games(mix, [game])]
            kept = [puzzle.data() for puzzle in found if puzzle is not None]
            same += sum(entry in game["puzzles"] for entry in kept)
            if kept:
                new.append(game | {"puzzles": kept})
    try:
        write_file(path, text(new))
    except OSError as error:
        _exit_unwritten(path, error, 2)
    before, after = (sum(len(game["puzzles"]) for game in of) for of in (old, new))
    _say(f"{path}: {same} unchanged, {after - same} corrected, {before - after} dropped.")


@puzzles.command("find")
def find_puzzles(
    mix: Annotated[str, typer.Option("--mix", help="base, pantheon, agora or both.")] = "base",
    wanted: Annotated[
        int, typer.Option("--wanted", min=1, help="How many puzzles of each theme to find.")
    ] = 18,
    most: Annotated[
        int, typer.Option("--games", min=1, help="The largest number of games to play.")
    ] = 1000,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE.json", help="The file; by default the package's own."),
    ] = None,
) -> None:
    """Find more puzzles in games that the computer plays; existing puzzles are kept.

    The games are the same each time, so an interrupted run continues where it stopped.

    Example: duel-nb puzzles find --mix base --games 1 --out more-puzzles.json
    """
    from duel_nb.disk import write_file
    from duel_nb.players.puzzles.finder import Finder, text
    from duel_nb.players.puzzles.puzzle import data_file, games

    finder = Finder(_known_mix(mix), games(mix), wanted)
    path = data_file(mix) if out is None else out
    known = finder.found
    with _progress_bar() as bar:
        task = bar.add_task("games", total=most)
        while finder.played < most and not finder.enough:
            before = finder.found
            finder.play()
            bar.update(task, completed=finder.played, description=f"{finder.found} puzzles")
            if finder.found > before or finder.played == 1:
                try:
                    write_file(path, text(finder.games))
                except OSError as error:
                    _exit_unwritten(path, error, 2)
    new = finder.found - known
    _say(f"{path}: {new} new {'puzzle' if new == 1 else 'puzzles'}, {finder.found} in all.")


def _known_mix(name: str) -> str:
    """The name itself if it is one of `MIXES`; exits with an error otherwise."""
    from duel_nb.players.puzzles import MIXES

    if name not in MIXES:
        near = get_close_matches(name, MIXES, n=1)
        hint = f"did you mean {near[0]}?" if near else f"expected {', '.join(MIXES)}."
        _exit(f"There is no mix {shown(name)}; {hint}", 2)
    return name


def _progress_bar() -> Progress:
    """A progress bar on stderr, if that is a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)


def _file(name: str) -> Path:
    """The file of this name, here or among the examples."""
    from duel_nb.lessons.examples import at_hand

    if not name:
        _exit(_sentence("cli-no-name"), 2)
    return at_hand(name) or Path(name)


def _scenario(name: str) -> Scenario | None:
    """A scenario by its file or id; None for a file that may be a saved position."""
    from duel_nb.lessons import examples
    from duel_nb.scenarios import ScenarioError

    try:
        return examples.find(name)
    except examples.UnknownScenario as error:
        file = name or _sentence("cli-nameless")
        _exit(_sentence("cli-unread", file=file, problem=str(error)), 2)
    except ScenarioError as error:
        # It may still be a saved position with another file name.
        if name.endswith(".toml"):
            _exit(str(error), 2)
        return None


def _walkthrough(scenario: Scenario) -> str:
    """A scenario and its variants step by step, as text."""
    from duel_nb.lessons.walkthrough import walk_through
    from duel_nb.scenarios import ScenarioError

    try:
        return "\n".join(walk_through(scenario, case).text() for case in scenario.cases)
    except ScenarioError as error:
        _exit(str(error), 2)


def _scenario_position(scenario: Scenario, at: int | None) -> GameState:
    """The first position of a scenario, or the one after ``at`` steps."""
    from duel_nb import scenarios

    try:
        moments = list(scenarios.moments(scenario, scenario.cases[0]))
    except scenarios.ScenarioError as error:
        _exit(str(error), 2)
    if at is not None and not 0 <= at < len(moments):
        _exit(_sentence("cli-no-step", steps=len(moments) - 1, given=at), 2)
    return moments[at or 0].after
