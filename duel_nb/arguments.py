"""Checks of arguments: the value itself, or an error that names the argument."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from math import inf
from os import PathLike
from typing import Any, Final

from duel_nb.errors import DuelError
from duel_nb.messages import Listed, Message, Part
from duel_nb.quoting import Given, shown

#: The most games that the coach can be asked to simulate for a position.
MOST_GAMES: Final = 1_000_000


def text(where: str, given: Given[str]) -> str:
    """A text.

    Raises:
        DuelError: it is something else.
    """
    if not isinstance(given, str):
        raise DuelError(Message("given-no-text", where=where, given=shown(given)))
    return given


def switch(where: str, given: Given[bool]) -> bool:
    """True or False.

    Raises:
        DuelError: it is something else.
    """
    if not isinstance(given, bool):
        raise DuelError(Message("given-no-switch", where=where, given=shown(given)))
    return given


def whole(where: str, given: Given[int], least: float = -inf, most: float = inf) -> int:
    """A whole number from ``least`` to ``most``.

    Raises:
        DuelError: it is something else.
    """
    if isinstance(given, bool) or not isinstance(given, int):
        raise DuelError(Message("given-no-number", where=where, given=shown(given)))
    if not least <= given <= most:
        parts: dict[str, Part] = {"where": where, "given": shown(given), "least": str(least)}
        if most == inf:
            raise DuelError(Message("given-too-small", parts))
        raise DuelError(Message("given-out-of-range", {**parts, "most": str(most)}))
    return given


def function(where: str, given: Given[Callable[..., Any] | None]) -> None:
    """A function or None.

    Raises:
        DuelError: it is something else.
    """
    if given is not None and not callable(given):
        raise DuelError(Message("given-no-function", where=where, given=shown(given)))


def path(where: str, given: Given[str | PathLike[str]]) -> str | PathLike[str]:
    """The name of a file or folder.

    Raises:
        DuelError: it is something else.
    """
    if not isinstance(given, str | PathLike) or given == "":  # "" would be the current folder
        raise DuelError(Message("given-no-path", where=where, given=shown(given)))
    return given


def one_of(where: str, given: Given[str], known: Iterable[str]) -> str:
    """One of the known words.

    Raises:
        DuelError: it is something else; the message has the nearest word.
    """
    words = tuple(known)
    if isinstance(given, str) and given in words:
        return given
    typed = given.casefold() if isinstance(given, str) else ""
    parts = {"where": where, "given": shown(given)}
    if near := get_close_matches(typed, words, n=1):
        raise DuelError(Message("given-unknown-near", {**parts, "near": repr(near[0])}))
    listed = Listed(*map(repr, words), last="or")
    raise DuelError(Message("given-unknown", {**parts, "known": listed}))
