"""The supported languages, and which of them is in use.

A kernel or a command has one language: `use` sets it, and its default comes from the environment
variable DUEL_NB_LANGUAGE. A board with a language of its own draws and answers within `speaking`.
"""

import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from difflib import get_close_matches

from duel_nb.errors import PlainError, Saying
from duel_nb.quoting import Given, line, shown

#: The languages by code, each with its own name.
LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch", "ru": "Русский"}

#: Other names that are understood.
_CALLED = {"french": "fr", "francais": "fr", "german": "de", "russian": "ru"}

#: The environment variable with the default language.
VARIABLE = "DUEL_NB_LANGUAGE"


class UnknownLanguage(PlainError, ValueError):
    """An unsupported language; the message lists those there are, and the nearest match."""


#: The language of this kernel or command; empty until it is first needed.
_chosen: str | None = None

#: The language of the current context, where it differs from the kernel's.
_for_now: ContextVar[str | None] = ContextVar("duel_nb_language", default=None)


def named(called: Given[str]) -> str:
    """The code of a language that is called by its code, its own name or its English one.

    Raises:
        UnknownLanguage: there is none.
    """
    names = {name.casefold(): code for code, name in LANGUAGES.items()}
    names |= {code: code for code in LANGUAGES} | _CALLED
    there = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
    if not isinstance(called, str):
        raise UnknownLanguage(Saying("language-no-text", {"given": shown(called), "known": there}))
    wanted = called.strip().casefold()
    region = wanted.replace("_", "-").partition("-")[0]  # fr-CA, de_AT.UTF-8
    code = names.get(wanted) or (region if region in LANGUAGES else None)
    if code is not None:
        return code
    problem = Saying("no-language", {"given": line(called, 40), "known": there})
    if near := get_close_matches(wanted, names, n=1):
        meant = f"{names[near[0]]} ({LANGUAGES[names[near[0]]]})"
        problem = Saying("notation-near", {"problem": problem, "near": meant})
    raise UnknownLanguage(problem)


def language() -> str:
    """The code of the language in use: "en" unless somebody chose another."""
    return _for_now.get() or _chosen or _begin()


def use(called: Given[str]) -> None:
    """Set the language of this kernel or command.

    Raises:
        UnknownLanguage: there is none of that name.
    """
    global _chosen
    _chosen = named(called)


@contextmanager
def speaking(called: Given[str]) -> Iterator[None]:
    """Use a language within a ``with`` block.

    Raises:
        UnknownLanguage: there is none of that name.
    """
    before = _for_now.set(named(called))
    try:
        yield
    finally:
        _for_now.reset(before)


def _begin() -> str:
    """Choose the language that the environment asks for, or English."""
    try:
        use(os.environ.get(VARIABLE) or "en")
    except UnknownLanguage as error:
        use("en")
        told = Saying("language-of-variable", {"variable": VARIABLE, "problem": str(error)})
        warnings.warn(str(told), stacklevel=3)
    return language()
