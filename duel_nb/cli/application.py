"""The application: its commands register themselves here, and `main` runs it."""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated, Any

import typer

from duel_nb.cli.output import fail, localised, say
from duel_nb.cli.usage import Commands
from duel_nb.disk import reason_of

#: The headings under which --help lists the commands.
LEARN, GAMES, AUTHORS = "usage-learn", "usage-games", "usage-authors"


class Application(Commands):
    """All commands; its language is set before anything is read or said."""

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """Read the options; `--language` may stand before or behind `--help`."""
        words = iter(args)
        for word in words:
            option, equals, inline = word.partition("=")
            if option == "--language":
                _use_language(inline if equals else next(words, None))
            elif not word.startswith("-"):
                break
        return super().parse_args(ctx, args)


app = typer.Typer(
    name="duel-nb",
    cls=Application,
    no_args_is_help=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)


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
        file = error.filename or localised("cli-output")
        say(localised("cli-unusable", file=str(file), reason=reason_of(error)), err=True)
        sys.exit(1)
    except ValueError as error:
        from duel_nb.rulebook.citations import RulebookError

        if not isinstance(error, RulebookError):  # a bug, so keep its traceback
            raise
        say(str(error), err=True)
        sys.exit(1)


def _print_version(wanted: bool) -> None:
    if wanted:
        import duel_nb
        from duel_nb.engine.form import form

        say(f"duel-nb {duel_nb.__version__} ({form()})")
        raise typer.Exit


def _use_language(called: str | None) -> None:
    """Set the language of this command and of the processes it starts."""
    from duel_nb import languages

    try:
        if called is not None:
            languages.use(called)
            os.environ[languages.VARIABLE] = languages.language()
    except languages.UnknownLanguage as error:
        fail(error, 2)


@app.callback(
    short_help="usage-all",
    help="usage-all-more",
)
def _main(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            help="usage-version",
            callback=_print_version,
            is_eager=True,
        ),
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(
            "--language",
            metavar="usage-language-code",
            help="usage-language",
            callback=_use_language,
        ),
    ] = None,
) -> None:
    """7 Wonders Duel in Jupyter: a course, a board, and a referee. An unofficial aid."""
