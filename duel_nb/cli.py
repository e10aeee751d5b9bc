"""The command `duel-nb`: open the course, build its notebooks, look up a rule, show a position.

Exit codes: 0 done, 1 the answer is no or the work failed, 2 the command was called wrongly. What
goes wrong is one sentence on the error stream. Each command imports what it needs itself, so that
`--help` and `--version` answer at once.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn
from urllib.parse import quote

import typer

FIRST_NOTEBOOK = "00-start-here"

app = typer.Typer(
    name="duel-nb",
    help="7 Wonders Duel in Jupyter: a course, a board, and a referee. An unofficial aid.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
)
notebooks = typer.Typer(help="Build the notebooks of the course.", no_args_is_help=True)
app.add_typer(notebooks, name="notebooks")


def _fail(sentence: str, code: int = 1) -> NoReturn:
    """Say what went wrong and leave."""
    typer.echo(sentence, err=True)
    raise typer.Exit(code)


def _print_version(wanted: bool) -> None:
    if wanted:
        import duel_nb

        typer.echo(f"duel-nb {duel_nb.__version__}")
        raise typer.Exit


@app.callback()
def _main(
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Print the version.", callback=_print_version, is_eager=True
        ),
    ] = False,
) -> None:
    """7 Wonders Duel in Jupyter: a course, a board, and a referee. An unofficial aid."""


def _course_folder(folder: Path | None = None) -> Path:
    """The folder of the notebooks: the one named, the one here, or the one beside the package."""
    if folder is not None:
        if not folder.is_dir():
            _fail(f"There is no folder {folder}.", 2)
        return folder
    here = Path("notebooks")
    beside = Path(__file__).resolve().parent.parent / "notebooks"
    for place in (here, beside):
        if any(place.glob(f"{FIRST_NOTEBOOK}.ipynb")) or (place / "src").is_dir():
            return place
    _fail(
        "The notebooks of the course are not here: go to the folder that you cloned "
        "(it holds 'notebooks'), or name a notebook file."
    )


def _notebook_to_open(name: str | None) -> Path:
    """The notebook file that a person means by its path, its name or its number."""
    if name is not None and Path(name).is_file():
        if Path(name).suffix != ".ipynb":
            _fail(f"{name} is not a notebook (.ipynb).", 2)
        return Path(name).resolve()
    folder = _course_folder()
    wanted = FIRST_NOTEBOOK if name is None else Path(name).stem
    there = sorted(folder.glob("[0-9][0-9]-*.ipynb"))
    for notebook in there:
        if wanted in (notebook.stem, notebook.stem[:2]):
            return notebook.resolve()
    if name is None:
        _fail(f"{folder} has no {FIRST_NOTEBOOK}.ipynb; 'duel-nb notebooks build' makes it.")
    known = ", ".join(notebook.stem for notebook in there) or "none yet"
    _fail(f"There is no notebook {name!r}; there are: {known}.", 2)


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
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

    Further options go to JupyterLab, for example --port 9999.
    """
    if notebook is not None and notebook.startswith("-"):  # an option for JupyterLab came first
        context.args.insert(0, notebook)
        notebook = None
    path = _notebook_to_open(notebook)
    # The whole working copy is in the file browser, not only the notebooks.
    root = path.parent.parent if path.parent.name == "notebooks" else path.parent
    # As the default address, and not as a file to open, the notebook is also in the printed links.
    address = "/lab/tree/" + quote(path.relative_to(root).as_posix())
    arguments = [f"--ServerApp.root_dir={root}", f"--LabApp.default_url={address}"]
    if no_browser:
        arguments.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0 and "--allow-root" not in context.args:
        # JupyterLab refuses root unless told; in a container root is often the only user.
        typer.echo("You are root: JupyterLab is started with --allow-root.", err=True)
        arguments.append("--allow-root")
    _start_jupyterlab([*arguments, *context.args])


def _start_jupyterlab(arguments: list[str]) -> None:
    """Run JupyterLab until it is closed."""
    try:
        from jupyterlab.labapp import LabApp  # type: ignore[import-untyped]
    except ImportError:
        _fail(f"JupyterLab is not installed here: {sys.executable} -m pip install jupyterlab")
    LabApp.launch_instance(argv=arguments)


@notebooks.command("build")
def build_notebooks(
    names: Annotated[
        list[str] | None,
        typer.Argument(help="Only these: a name (01-set-up) or a number (01)."),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Build nothing; say which ones do not match.")
    ] = False,
    folder: Annotated[
        Path | None, typer.Option(help="Where the notebooks lie, with their sources in src.")
    ] = None,
) -> None:
    """Build notebooks from notebooks/src and run them, or check that they are up to date."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    from duel_nb import lessons

    console = Console(stderr=True)
    place = _course_folder(folder)
    try:
        chosen = lessons.find_sources(place, names or ())
        if check:
            _report_stale(place, chosen)
            return
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

            changed = lessons.build_all(place, names or (), progress=show)
    except lessons.UnknownNotebook as error:
        _fail(str(error), 2)
    except (lessons.SourceError, lessons.BuildError) as error:
        _fail(str(error))
    for notebook in changed:
        typer.echo(f"{notebook}: built.")
    if not changed:
        typer.echo(f"Nothing changed in {_notebooks(len(chosen))}.")


def _report_stale(folder: Path, chosen: list[Path]) -> None:
    """Print which of the chosen notebooks do not show their sources, and leave with 1 if any."""
    from duel_nb import lessons

    everything = len(chosen) == len(lessons.find_sources(folder))
    stems = {source.stem for source in chosen}
    stale = [s for s in lessons.check_all(folder) if everything or s.notebook.stem in stems]
    for one in stale:
        typer.echo(str(one), err=True)
    if stale:
        _fail("Build them again with: duel-nb notebooks build")
    they_match = "matches its source" if len(chosen) == 1 else "match their sources"
    typer.echo(f"{_notebooks(len(chosen))} {they_match}.")


def _notebooks(number: int) -> str:
    return "1 notebook" if number == 1 else f"{number} notebooks"


@app.command()
def rule(
    ids: Annotated[
        list[str] | None, typer.Argument(metavar="ID…", help="Such as BASE-MIL-03, in any case.")
    ] = None,
    search: Annotated[
        str | None, typer.Option("--search", help="List the rules in which these words occur.")
    ] = None,
) -> None:
    """Print a rule in plain words, with where it is printed and which scenarios show it.

    Or find one by its words.
    """
    from duel_nb import rulebook
    from duel_nb.lessons import rules

    if bool(ids) == (search is not None):
        _fail("Name a rule, or look for one with --search, for example --search 'extra turn'.", 2)
    if search is not None:
        found = rulebook.rules(search)
        if not found:
            _fail(f"No rule has all of these words: {search}")
        width = max(len(one.id) for one in found)
        for one in found:
            typer.echo(f"{one.id:{width}}  {one.title}")
        return
    try:
        typer.echo("\n\n".join(str(rules.rule(name)) for name in ids or ()))
    except rulebook.UnknownRule as error:
        _fail(str(error))


@app.command()
def editions() -> None:
    """Print where the printed editions differ, and what is played."""
    from duel_nb import rulebook

    typer.echo(str(rulebook.editions()))


@app.command()
def check(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="PATH…", help="Scenario files or folders of them.", show_default=False
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Check scenarios (by default those in the folder examples).

    Exit codes: 0 all hold, 1 an expectation does not, 2 a file cannot be read or played.
    """
    from duel_nb.scenarios.report import check_command

    raise typer.Exit(check_command(paths or [Path("examples")], as_json))


@app.command()
def coverage(
    folder: Annotated[
        Path | None,
        typer.Argument(metavar="FOLDER", help="A folder of scenarios.", show_default=False),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Write nothing; say what is missing or out of date.")
    ] = False,
) -> None:
    """Print which code and which scenarios stand behind each rule, and write it to COVERAGE.md.

    By default for the folder examples. Exit codes: 0 everything is covered, 1 something is not
    (with --check also when the file is out of date), 2 there is no such folder.
    """
    from rich.console import Console

    from duel_nb.lessons import coverage as table
    from duel_nb.lessons.examples import near_here

    if folder is not None and not folder.is_dir():
        _fail(f"There is no folder {folder}.", 2)
    try:
        found = table.coverage(folder)
    except FileNotFoundError as error:
        _fail(str(error), 2)
    file = near_here(found.folder / table.FILE)
    if check:
        wrong = list(found.gaps)
        if found.is_stale():
            wrong.append(f"{file} is out of date: write it again with duel-nb coverage.")
        if wrong:
            _fail("\n".join(wrong))
        typer.echo(found.summary)
        return
    console = Console()
    # A table cut to a narrow pipe would be of no use: there the plain text is printed.
    console.print(found) if console.is_terminal else typer.echo(str(found))
    typer.echo(f"{file}: {'written' if found.write() else 'nothing changed'}.")
    if found.gaps:
        raise typer.Exit(1)


@app.command()
def show(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME.json",
            help="A saved position, - for the input, or a scenario (its file or its id).",
        ),
    ],
    picture: Annotated[
        Path | None, typer.Option("--png", metavar="OUT.png", help="Write a picture instead.")
    ] = None,
) -> None:
    """Print a saved position or a scenario as text, or write a picture of the board.

    A position is saved with its to_json(). Shown is what the player who is to act may see.
    """
    from duel_nb import SaveError, from_json
    from duel_nb.boards import png, scene, text

    if picture is None and game != "-" and not game.endswith(".json"):
        told = _scenario_as_text(game)
        if told is not None:
            typer.echo(told, nl=False)
            return
    try:
        saved = sys.stdin.read() if game == "-" else Path(game).read_text(encoding="utf-8")
        state = from_json(saved)
    except OSError as error:
        _fail(f"{game} cannot be read: {error.strerror}.", 2)
    except (SaveError, UnicodeDecodeError) as error:
        named = "The input" if game == "-" else game
        _fail(f"{named} is not a saved position: {error}")
    seen = state.view(state.to_act)
    if picture is None:
        typer.echo(text.text(seen), nl=False)
        return
    try:
        picture.write_bytes(png.to_bytes(scene.scene(seen)))
    except OSError as error:
        _fail(f"{picture} cannot be written: {error.strerror}.", 2)
    typer.echo(f"{picture}: written.")


@app.command()
def simulate(
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seed: Annotated[
        int | None, typer.Option("--seed", help="The same seed gives the same games.")
    ] = None,
    expansions: Annotated[
        str, typer.Option("--expansions", help="Expansions in play, with commas between them.")
    ] = "",
    edition: Annotated[str, typer.Option("--edition", help="Rulebook: en, de, fr or ru.")] = "en",
) -> None:
    """Play games at random and count how they end."""
    from rich.console import Console
    from rich.progress import Progress

    from duel_nb import DuelError, analysis

    console = Console(stderr=True)
    chosen = [name.strip() for name in expansions.split(",") if name.strip()]
    try:
        with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task("games", total=games)
            found = analysis.simulate(
                games,
                seed,
                chosen,
                lambda done, total: bar.update(task, completed=done, total=total),
                edition=edition,
            )
    except DuelError as error:
        _fail(str(error), 2)
    typer.echo(str(found))


def _scenario_as_text(name: str) -> str | None:
    """A scenario with its variants in words; None when there is none of this name."""
    from duel_nb.lessons import examples, story
    from duel_nb.scenarios import ScenarioError

    try:
        found = examples.find(name)
        return "\n".join(story.tell(found, case).text() for case in found.cases)
    except examples.UnknownScenario:
        return None
    except ScenarioError as error:
        # A file that is no scenario may still be a saved position under another name.
        if name.endswith(".toml"):
            _fail(str(error), 2)
        return None
