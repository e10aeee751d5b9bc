"""The commands of the course: open it, copy or build its notebooks, see who is how far."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import quote

import typer

from duel_nb.cli.application import AUTHORS, LEARN, app
from duel_nb.cli.output import (
    Force,
    fail,
    fail_unwritten,
    localised,
    progress_bar,
    refuse_overwriting,
    say,
    writing,
)
from duel_nb.cli.usage import Command, Commands
from duel_nb.errors import DuelError
from duel_nb.languages import LANGUAGES, ORIGINAL, language
from duel_nb.quoting import shown

if TYPE_CHECKING:
    from duel_nb.lessons.builder import Stale

notebooks = typer.Typer(
    cls=Commands,
    short_help="usage-notebooks",
    help="",
    no_args_is_help=True,
)
app.add_typer(notebooks, name="notebooks", rich_help_panel=AUTHORS)

FIRST_NOTEBOOK = "00-start-here"


def _course_folder(folder: Path | None = None) -> Path:
    """The folder of the notebooks: the given one, the one here, or the one of the clone.

    An installed package first copies the course to the folder `notebooks` here.
    """
    from duel_nb.lessons.course_copy import originals

    if folder is not None:
        if not os.path.isdir(folder):
            fail(localised("cli-no-folder", folder=str(folder)), 2)
        return folder
    here = _authors_course()
    if here is not None:
        return here
    here = Path("notebooks")
    if originals().is_dir():
        _copy_course(originals(), here)
    if any(here.glob(f"{FIRST_NOTEBOOK}.ipynb")):
        return here
    fail(localised("cli-no-course"))


def _authors_course() -> Path | None:
    """The folder of the notebooks with their sources, here or in the clone; None without one."""
    from duel_nb.lessons.course_copy import bundled, originals

    places = Path("notebooks"), originals()
    return next((one for one in places if one != bundled() and (one / "src").is_dir()), None)


def _translated_course() -> Path:
    """The folder of the course in the language in use, built from its sources."""
    from duel_nb.lessons.course_copy import originals

    here = _authors_course()
    source = here or originals()
    if not source.is_dir():
        fail(localised("cli-no-course"))
    target = (here or Path("notebooks")) / language()
    _copy_course(source, target)
    return target


def _copy_course(source: Path, target: Path) -> None:
    """Copy the course; ask before replacing a notebook that the user has changed."""
    from duel_nb.lessons.course_copy import copy_course, copy_translated, trust

    def ask(notebook: Path) -> bool | None:
        if not sys.stdin.isatty():
            return None
        return typer.confirm(localised("cli-replace", file=str(notebook)), err=True)

    copy = copy_course if language() == ORIGINAL else copy_translated
    try:
        copied = copy(source, target, ask)
    except DuelError as error:
        fail(error)
    except OSError as error:
        fail_unwritten(target, error)
    trust(target / name for name in copied.written)
    if copied:
        say(localised("cli-copied", folder=str(target), what=copied.parts), err=True)


def _notebook_to_open(name: str | None) -> Path:
    """The notebook file with this path, name or number."""
    if name is not None and os.path.isfile(name):
        if Path(name).suffix != ".ipynb":
            fail(localised("cli-no-notebook-file", file=name), 2)
        return Path(name).resolve()
    wanted = FIRST_NOTEBOOK if name is None else _called(name)  # before anything is copied
    folder = _course_folder() if language() == ORIGINAL else _translated_course()
    notebook = folder / f"{wanted}.ipynb"
    if not notebook.is_file():
        fail(localised("cli-not-built", folder=str(folder), file=notebook.name))
    return notebook.resolve()


def _called(name: str) -> str:
    """The lesson with this name or number, of the course or of the user's copy of it."""
    from duel_nb.lessons.course_copy import originals
    from duel_nb.lessons.parts import lesson_called

    here = _authors_course()
    copied = (here or Path("notebooks")) / ("" if language() == ORIGINAL else language())
    folders = here or originals(), copied
    found = (one.stem for folder in folders for one in folder.glob("[0-9][0-9]-*.ipynb"))
    known = sorted({*found})
    if not known:
        fail(localised("cli-no-notebooks", typed=shown(name)), 2)
    try:
        return lesson_called(name, known)
    except DuelError as error:
        fail(error, 2)


@app.command(
    cls=Command,
    rich_help_panel=LEARN,
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    short_help="usage-lab",
    help="usage-lab-more",
    epilog=("duel-nb lab\nduel-nb lab 00 --no-browser --port 9999"),
)
def lab(
    context: typer.Context,
    notebook: Annotated[
        str | None,
        typer.Argument(metavar="usage-notebook", help="usage-lab-notebook"),
    ] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="usage-lab-no-browser")] = False,
) -> None:
    """Open JupyterLab on the first notebook, or on another one."""
    if notebook is not None and notebook.startswith("-"):  # an option for JupyterLab came first
        context.args.insert(0, notebook)
        notebook = None
    path = _notebook_to_open(notebook)
    # The file browser shows the whole clone, not only the notebooks.
    course = path.parent.parent if path.parent.name in LANGUAGES else path.parent
    root = course.parent if course.name == "notebooks" else course
    # The default URL, unlike a file to open, also appears in the printed links.
    address = "/lab/tree/" + quote(path.relative_to(root).as_posix())
    arguments = [f"--ServerApp.root_dir={root}", f"--LabApp.default_url={address}"]
    if no_browser:
        arguments.append("--no-browser")
    if hasattr(os, "geteuid") and os.geteuid() == 0 and "--allow-root" not in context.args:
        # JupyterLab refuses to run as root by default; in a container it is often the only user.
        say(localised("cli-root"), err=True)
        arguments.append("--allow-root")
    _start_jupyterlab([*arguments, *context.args])


def _start_jupyterlab(arguments: list[str]) -> None:
    """Run JupyterLab until it is closed."""
    try:
        from jupyterlab.labapp import LabApp  # type: ignore[import-untyped]
    except ImportError:
        command = f"{sys.executable} -m pip install jupyterlab"
        fail(localised("cli-no-lab", command=command))
    from duel_nb.cli import lab_settings

    lab_settings.add_to(os.environ)
    LabApp.launch_instance(argv=arguments)


@notebooks.command(
    "copy",
    cls=Command,
    short_help="usage-notebooks-copy",
    help="usage-notebooks-copy-more",
    epilog="duel-nb notebooks copy my-course",
)
def copy_notebooks(
    folder: Annotated[
        Path, typer.Argument(metavar="usage-folder", help="usage-notebooks-copy-folder")
    ] = Path("notebooks"),
) -> None:
    """Copy the course to a folder, for other editors than JupyterLab."""
    from duel_nb.lessons.course_copy import originals

    source = originals()
    if not any(source.glob(f"{FIRST_NOTEBOOK}.ipynb")):
        fail(localised("cli-not-installed"))
    if folder.resolve() == source.resolve():
        fail(localised("cli-course-itself", folder=str(folder)), 2)
    _copy_course(source, folder)
    say(localised("cli-course-there", folder=str(folder)))


@notebooks.command(
    "build",
    cls=Command,
    short_help="usage-notebooks-build",
    help="usage-notebooks-build-more",
    epilog=("duel-nb notebooks build --check\nduel-nb --language de notebooks build 05"),
)
def build_notebooks(
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="usage-names-of-lessons", help="usage-notebooks-build-names"),
    ] = None,
    check: Annotated[
        bool,
        typer.Option("--check", help="usage-notebooks-build-check"),
    ] = False,
    sources: Annotated[
        bool, typer.Option("--sources", help="usage-notebooks-build-sources")
    ] = False,
    pictures: Annotated[
        bool, typer.Option("--pictures", help="usage-notebooks-build-pictures")
    ] = False,
    folder: Annotated[
        Path | None,
        typer.Option("--folder", metavar="usage-folder", help="usage-notebooks-build-folder"),
    ] = None,
) -> None:
    """Build and run notebooks from notebooks/src, or check that they are up to date."""
    from duel_nb import lessons
    from duel_nb.lessons.course_copy import trust
    from duel_nb.lessons.parts import UnknownLesson

    if sources and not check:
        fail(localised("sources-with-check"), 2)
    place = _course_folder(folder)
    try:
        chosen = lessons.find_sources(place, names or ())
        with progress_bar(counting=True) as bar:
            task = bar.add_task(localised("notebook-reading"), total=None)

            def show(name: str, done: int, total: int) -> None:
                bar.update(task, description=name, completed=done, total=total)

            if check:
                stale = _stale(place, chosen, execute=not sources, progress=show)
            else:
                changed = lessons.build_all(
                    place,
                    names or (),
                    pictures=pictures,
                    progress=show,
                    built=lambda one: say(localised("notebook-built", name=str(one))),
                )
    except UnknownLesson as error:
        fail(error, 2)
    except DuelError as error:
        fail(error)
    except OSError as error:
        fail_unwritten(place, error)
    if check:
        _report_stale(len(chosen), stale)
        return
    trust(changed)
    if not changed:
        say(localised("notebooks-unchanged", count=len(chosen)))


def _stale(folder: Path, chosen: list[Path], **options: Any) -> list[Stale]:
    """The chosen notebooks that are out of date; of all notebooks, also those without a source."""
    from duel_nb.lessons.builder import check_all, check_some, find_sources

    if len(chosen) == len(find_sources(folder)):
        return check_all(folder, **options)
    return check_some(folder, chosen, **options)


def _report_stale(number: int, stale: list[Stale]) -> None:
    """Print which notebooks are out of date; exit with 1 if there are any."""
    for notebook in stale:
        say(str(notebook), err=True)
    if stale:
        fail(localised("notebooks-build-again", command="duel-nb notebooks build"))
    say(localised("notebooks-match", count=number))


@app.command(
    cls=Command,
    rich_help_panel=LEARN,
    short_help="usage-progress",
    help="usage-progress-more",
    epilog=("duel-nb progress notebooks\nduel-nb progress notebooks --csv class.csv"),
)
def progress(
    folders: Annotated[
        list[Path],
        typer.Argument(metavar="usage-folders", help="usage-progress-folders"),
    ],
    out: Annotated[
        Path | None,
        typer.Option("--csv", metavar="usage-csv", help="usage-progress-out"),
    ] = None,
    marks: Annotated[
        Path | None,
        typer.Option("--marks", metavar="usage-marks", help="usage-progress-marks"),
    ] = None,
    force: Force = False,
) -> None:
    """Print the progress of a class: a row for each learner, and one for each lesson."""
    from duel_nb.disk import unread
    from duel_nb.lessons.class_progress import class_progress
    from duel_nb.lessons.course_copy import originals
    from duel_nb.lessons.paper_marks import paper_marks
    from duel_nb.lessons.parts import parts

    printed = out is not None and str(out) == "-"
    if out is not None and not printed:
        refuse_overwriting(out, force)
    try:
        on_paper = paper_marks(marks) if marks is not None else []
    except OSError as error:
        fail(str(unread(marks or "", error)), 2)
    except DuelError as error:
        fail(error, 2)
    found = class_progress(folders, parts(originals()), on_paper)
    for problem in found.problems:
        say(problem, err=True)
    if printed:
        typer.echo(found.csv(), nl=False)
    else:
        say(str(found))
    if out is not None and not printed:
        from duel_nb.disk import write_file

        with writing(out, 1):
            write_file(out, found.csv().encode("utf-8-sig"))  # with a BOM, else Excel garbles names
    if not all(learner.known for learner in found.learners):
        raise typer.Exit(1)
