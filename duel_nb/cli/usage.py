"""How a command is used: its `--help`, and what is said of a wrong call, in the language in use.

A command is declared with keys of messages in place of texts: ``short_help`` is its summary,
``help`` what is said below it ("" for nothing), ``epilog`` its examples, which are no words, and
``help`` and ``metavar`` of an option are its description and what stands for its value. The
messages are read only when somebody asks.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from shutil import get_terminal_size
from typing import Any, Final, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

from duel_nb.cli.output import OPTIONS, fail, localised
from duel_nb.quoting import shown

#: The widest help, in columns, and the widest left column of it.
_WIDTH, _LEFT = 100, 26

#: What typer raises for a wrong call, whose module differs between its versions.
_WrongCall: Final[type[Any]] = typer.BadParameter.__mro__[1]


class _Localised:
    """What commands and groups of commands have in common."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the whole help."""
        formatter.write(_help(self, ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """Read the options and arguments; exits with an error if they are wrong."""
        given = [*args]
        if not given and getattr(self, "no_args_is_help", False):
            typer.echo(ctx.get_help())
            ctx.exit(0)
        try:
            return super().parse_args(ctx, args)  # type: ignore[misc]
        except _WrongCall as error:
            _refuse(self, ctx, given, error)


class Command(_Localised, TyperCommand):
    """A command with its help and its errors in the language in use."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command; its errors name its options as they are typed."""
        OPTIONS.set({name for one in self.get_params(ctx) for name in one.opts})
        return super().invoke(ctx)


class Commands(_Localised, TyperGroup):
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


def number(
    name: str,
    help: str,
    least: int | None = None,
    most: int | None = None,
    *,
    default: str | None = None,
) -> Any:
    """An option with a whole number.

    Args:
        name: of the option.
        help: the key of its description.
        least: the smallest number.
        most: the largest.
        default: the key of what holds without it, if that is no number.
    """

    def read(typed: Any) -> int:
        from duel_nb.arguments import whole
        from duel_nb.errors import DuelError

        limits = float("-inf") if least is None else least, float("inf") if most is None else most
        try:
            given = int(typed)
        except ValueError:
            fail(localised("given-no-number", where=name, given=shown(typed)), 2)
        try:
            return whole(name, given, *limits)
        except DuelError as error:
            fail(error, 2)

    named = True if default is None else default
    return typer.Option(name, parser=read, metavar="usage-number", help=help, show_default=named)


# -- help ------------------------------------------------------------------------------------------


def _help(command: Any, ctx: Any) -> str:
    """The help of a command: its usage, what it does, arguments, options, commands, examples."""
    width = max(40, min(_WIDTH, get_terminal_size().columns))
    params = [one for one in command.get_params(ctx) if not getattr(one, "hidden", False)]
    arguments = [one for one in params if one.param_type_name == "argument"]
    options = [one for one in params if one.param_type_name == "option"]
    pieces = [ctx.command_path, *map(_in_usage, arguments), f"[{localised('usage-options')}]"]
    groups: dict[str, list[tuple[str, str]]] = {}
    for name, below in getattr(command, "commands", {}).items():
        panel = getattr(below, "rich_help_panel", None)
        heading = _said(panel) if isinstance(panel, str) else localised("usage-commands")
        groups.setdefault(heading, []).append((name, _said(below.short_help)))
    if groups:
        pieces.append(localised("usage-command"))
    usage = localised("usage-line", usage=" ".join(pieces))
    parts = [textwrap.fill(usage, width, subsequent_indent="    ", break_on_hyphens=False)]
    for text in filter(None, (command.short_help, command.help)):
        said = _said(text).splitlines()
        parts.append("\n".join(textwrap.fill(one, width, break_on_hyphens=False) for one in said))
    if arguments:
        rows = [(_value(one), _about(one)) for one in arguments]
        parts.append(_listed(localised("usage-arguments"), rows, width))
    rows = [(_names(one), _about(one)) for one in options]
    parts.append(_listed(localised("usage-the-options"), rows, width))
    parts += [_listed(panel, rows, width) for panel, rows in groups.items()]
    if command.epilog:
        lines = "\n".join(f"  {one}" for one in command.epilog.splitlines())
        parts.append(f"{localised('usage-examples')}\n{lines}")
    return "\n\n".join(parts)


def _said(declared: str) -> str:
    """The message whose key stands in a declaration."""
    return localised(declared)


def _value(one: Any) -> str:
    """What stands for the value of an argument or option."""
    return _said(one.metavar) if one.metavar else localised("usage-text")


def _in_usage(argument: Any) -> str:
    return _value(argument) if argument.required else f"[{_value(argument)}]"


def _names(option: Any) -> str:
    names = ", ".join(sorted(option.opts, key=len))
    return names if getattr(option, "is_flag", False) else f"{names} {_value(option)}"


def _about(one: Any) -> str:
    """The description of an argument or option, with its default if there is one to know."""
    if "--help" in one.opts:
        return localised("usage-help")
    about, value, named = _said(one.help), one.default, one.show_default
    if isinstance(named, str):
        return localised("usage-about-default", about=about, value=_said(named))
    if named is False or isinstance(value, bool) or value in (None, "", ()) or callable(value):
        return about
    return localised("usage-about-default", about=about, value=str(value))


def _listed(heading: str, rows: Sequence[tuple[str, str]], width: int) -> str:
    """A heading, and two columns below it; a long entry of the left one has its own line."""
    left = min(_LEFT, max(len(name) for name, _ in rows)) + 4
    lines = [heading]
    for name, about in rows:
        told = textwrap.wrap(about, width - left, break_on_hyphens=False) or [""]
        if len(name) > left - 4:
            lines.append(f"  {name}")
            name = ""
        first, *rest = told
        lines += [f"  {name}".ljust(left) + first, *(" " * left + one for one in rest)]
    return "\n".join(lines)


# -- a wrong call ----------------------------------------------------------------------------------


def _refuse(command: Any, ctx: Any, args: list[str], error: Any) -> NoReturn:
    """Exit with one sentence on what is wrong with a call, by what typer found."""
    asked = {"command": ctx.command_path}
    option = getattr(error, "option_name", None)
    params = command.get_params(ctx)
    if option is None and hasattr(error, "param_type"):  # a value is missing
        fail(localised("usage-missing", value=_value(error.param), **asked), 2)
    if option is None:
        fail(localised("usage-too-many", given=_superfluous(command, ctx, args), **asked), 2)
    known = {name: one for one in params for name in one.opts}
    if option in known:
        flag = getattr(known[option], "is_flag", False)
        fail(localised("usage-no-value" if flag else "usage-needs-value", option=option), 2)
    without_dashes = {name.lstrip("-"): name for name in known}
    if near := get_close_matches(option.lstrip("-"), without_dashes, n=1):
        meant = without_dashes[near[0]]
        fail(localised("usage-no-option-near", option=shown(option), near=meant), 2)
    fail(localised("usage-no-option", option=shown(option), **asked), 2)


def _superfluous(command: Any, ctx: Any, args: Iterable[str]) -> str:
    """The arguments that a command does not take."""
    _, rest, _ = command.make_parser(ctx).parse_args(args=[*args])
    return shown(" ".join(rest))
