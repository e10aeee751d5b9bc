"""The supported languages, and which one is in use.

A kernel or a command has one language: `use` sets it; the default is in the environment variable
DUEL_NB_LANGUAGE. A board with its own language draws and answers within `speaking`.
"""

import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from difflib import get_close_matches
from types import ModuleType

from duel_nb.errors import DuelError
from duel_nb.messages import Message
from duel_nb.quoting import Given, line, shown

#: The name of each language in itself, by its code.
LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch", "ru": "Русский"}

#: The language in which lessons and scenarios are written.
ORIGINAL = "en"

#: Other names that are accepted.
_ALIASES = {"french": "fr", "francais": "fr", "german": "de", "russian": "ru"}

#: The environment variable with the default language.
VARIABLE = "DUEL_NB_LANGUAGE"


class UnknownLanguage(DuelError):
    """An unsupported language; the message lists the supported ones and the nearest match."""


#: The language of this kernel or command; None until it is first needed.
_chosen: str | None = None

#: The language of a `with speaking(...)` block.
_in_context: ContextVar[str | None] = ContextVar("duel_nb_language", default=None)


def named(called: Given[str]) -> str:
    """The code of a language, from its code, its own name or its English name.

    Raises:
        UnknownLanguage: there is no such language.
    """
    names = {name.casefold(): code for code, name in LANGUAGES.items()}
    names |= {code: code for code in LANGUAGES} | _ALIASES
    known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
    if not isinstance(called, str):
        raise UnknownLanguage(Message("language-no-text", given=shown(called), known=known))
    wanted = called.strip().casefold()
    region = wanted.replace("_", "-").partition("-")[0]  # fr-CA, de_AT.UTF-8
    code = names.get(wanted) or (region if region in LANGUAGES else None)
    if code is not None:
        return code
    problem = Message("no-language", given=line(called, 40), known=known)
    if near := get_close_matches(wanted, names, n=1):
        meant = f"{names[near[0]]} ({LANGUAGES[names[near[0]]]})"
        problem = Message("notation-near", problem=problem, near=meant)
    raise UnknownLanguage(problem)


def language() -> str:
    """The code of the language in use; "en" by default."""
    return _in_context.get() or _chosen or _use_default()


def use(called: Given[str]) -> None:
    """Set the language of this kernel or command.

    Raises:
        UnknownLanguage: there is no such language.
    """
    global _chosen
    _chosen = named(called)


@contextmanager
def speaking(called: Given[str]) -> Iterator[None]:
    """Use a language within a ``with`` block.

    Raises:
        UnknownLanguage: there is no such language.
    """
    before = _in_context.set(named(called))
    try:
        yield
    finally:
        _in_context.reset(before)


def _use_default() -> str:
    """Use the language of the environment variable, or English; return its code."""
    try:
        use(os.environ.get(VARIABLE) or "en")
    except UnknownLanguage as error:
        use("en")
        warning = Message("language-of-variable", variable=VARIABLE, problem=str(error))
        warnings.warn(str(warning), stacklevel=3)
    return language()


class SetByCall(ModuleType):
    """A module with a function `language`, which ``duel.language = "de"`` does not replace."""

    def __setattr__(self, name: str, value: object) -> None:
        if name == "language" and not callable(value):
            raise DuelError(Message("language-assigned", given=shown(value)))
        super().__setattr__(name, value)
