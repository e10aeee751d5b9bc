"""What a command prints, and how it ends."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer

from duel_nb.disk import FileError, reason_of
from duel_nb.messages import Message, Part
from duel_nb.quoting import line, visible

if TYPE_CHECKING:
    from rich.progress import Progress

    from duel_nb.errors import DuelError

#: The option of a command that writes a file.
Force = Annotated[bool, typer.Option("--force", help="usage-force")]


def say(words: str, *, err: bool = False, nl: bool = True) -> None:
    """Print a text, with control characters escaped: it may quote someone else's file."""
    typer.echo(visible(words), err=err, nl=nl)


def show(table: object) -> None:
    """Print a table with Rich; as plain text in a pipe, where Rich would cut it to 80 columns."""
    from rich.console import Console

    console = Console()
    if console.is_terminal:
        console.print(table)
    else:
        say(str(table))


def localised(key: str, **parts: Part) -> str:
    """A sentence in the language in use; every text in it except a problem is put on one line."""
    lines = {
        name: line(part)
        for name, part in parts.items()
        if isinstance(part, str) and name != "problem"
    }
    return str(Message(key, {**parts, **lines}))


#: The options of the command that runs.
OPTIONS: Final[ContextVar[Collection[str]]] = ContextVar("OPTIONS", default=())


def fail(words: str | DuelError, code: int = 1) -> NoReturn:
    """Print an error, with very long words shortened, and exit.

    One about an argument of a function names the option that gave it.
    """
    if not isinstance(words, str):
        words = _about_an_option(words)
    say(re.sub(r"(\S{120})\S{120,}", r"\1…", words), err=True)
    raise typer.Exit(code)


def _about_an_option(error: DuelError) -> str:
    message = error.args[0] if error.args else None
    if isinstance(message, Message):
        option = f"--{message.parts.get('where')}"
        if option in OPTIONS.get():
            return str(Message(message.key, {**message.parts, "where": option}))
    return str(error)


def fail_unwritten(
    path: Path | None, error: OSError, code: int = 1, *, resumable: bool = False
) -> NoReturn:
    """Exit because a file cannot be written; ``path`` is used when the error names no file."""
    if isinstance(error, FileError):  # also of one that cannot be read
        words = str(error)
    else:
        named = str(error.filename or path)
        words = localised("file-unwritten", file=named, reason=reason_of(error))
    fail(localised("cli-rest-goes-on", unwritten=words) if resumable else words, code)


@contextmanager
def writing(path: Path, code: int = 2) -> Iterator[None]:
    """Say that a file is written by what is done inside, or exit because it cannot be.

    What is done inside may take minutes, so its folder is tried first.
    """
    try:
        TemporaryFile(dir=path.parent).close()
    except OSError as error:  # without the name of the temporary file
        fail_unwritten(path, OSError(error.errno, error.strerror), code)
    try:
        yield
    except OSError as error:
        fail_unwritten(path, error, code)
    say(localised("written", file=str(path)))


def write_page(path: Path, wrong: str, force: bool, make: Callable[[], str]) -> None:
    """Write a page, or exit with a sentence.

    Args:
        path: the file.
        wrong: what is said of a file with another ending than ".html".
        force: whether to write over a file.
        make: makes the HTML of the page.
    """
    from duel_nb.disk import write_file
    from duel_nb.errors import DuelError

    require_ending(path, ".html", wrong)
    refuse_overwriting(path, force)
    with writing(path):
        try:
            page = make()
        except DuelError as error:
            fail(error, 2)
        write_file(path, page)


def require_ending(path: Path, ending: str, wrong: str) -> None:
    """Exit unless a file has this ending.

    Args:
        path: the file.
        ending: such as ".html", in any case.
        wrong: what is said otherwise.
    """
    if path.suffix.lower() != ending:
        fail(wrong, 2)


def refuse_overwriting(path: Path, force: bool) -> None:
    """Exit if a file exists, unless --force is given, or if it is a folder."""
    if os.path.isdir(path):
        fail(localised("file-unwritten", file=str(path), reason=str(Message("system-folder"))), 2)
    if os.path.exists(path) and not force:
        fail(localised("cli-there", file=str(path)), 2)


@contextmanager
def filling_in() -> Iterator[Callable[[str], None]]:
    """Show a text that fills in on stderr, if that is a terminal; it is cleared at the end.

    Yields:
        A function that replaces the text.
    """
    from rich.console import Console
    from rich.live import Live
    from rich.text import Text

    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda text: None
        return
    with Live(console=console, transient=True, auto_refresh=False) as live:
        yield lambda text: live.update(Text(text), refresh=True)


def progress_bar(*, counting: bool = False, hidden: bool = False) -> Progress:
    """A progress bar on stderr, if that is a terminal.

    Args:
        counting: show "3/31" instead of a percentage and the time left.
        hidden: show nothing.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(
        *(columns if counting else ()),
        console=console,
        transient=True,
        disable=hidden or not console.is_terminal,
    )
