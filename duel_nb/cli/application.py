"""The application: its commands register themselves here, and `main` runs it."""

from __future__ import annotations

import io
import os
import sys
from difflib import get_close_matches
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from duel_nb.cli.output import fail, localised, say
from duel_nb.disk import reason_of
from duel_nb.quoting import shown

#: The groups in which --help lists the commands.
LEARN, GAMES, AUTHORS = "Learn and look up", "Games", "For authors"


class Commands(TyperGroup):
    """Commands that suggest the nearest match for a misspelt one, in the language in use."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that the first argument names; exits with an error if there is none."""
        typed = args[0]
        if self.get_command(ctx, typed) is None and not typed.startswith("-"):
            near = get_close_matches(typed, self.commands, n=1, cutoff=0.5)
            if near:
                fail(localised("cli-no-command-near", typed=shown(typed), near=near[0]), 2)
            fail(localised("cli-no-command", typed=shown(typed), command=ctx.command_path), 2)
        return super().resolve_command(ctx, args)


app = typer.Typer(
    name="duel-nb",
    cls=Commands,
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
        from duel_nb.rulebook.loader import RulebookError

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
        fail(str(error), 2)


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
