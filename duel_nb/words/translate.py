"""Texts in the language in use, by the key of their message; cached."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from functools import lru_cache, update_wrapper
from typing import Generic, ParamSpec, TypeVar

from duel_nb.languages import language
from duel_nb.messages import Listed, Message, Part

_P = ParamSpec("_P")
_Made = TypeVar("_Made")


def translate(key: str, **parts: Part) -> str:
    """The text of a message in the language in use.

    Args:
        key: of the message.
        parts: its arguments by name.
    """
    return _translated(language(), key, tuple(parts.items()))


@lru_cache(maxsize=8192)
def _translated(_: str, key: str, parts: tuple[tuple[str, Part], ...]) -> str:
    return str(Message(key, dict(parts)))


def capitalised(text: str) -> str:
    """`text` with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def listed(parts: Iterable[str], last: str = "and") -> str:
    """Words joined as a list in the current language: "a, b and c".

    Args:
        parts: the words.
        last: "and" or "or"; "" for commas alone, ";" for semicolons.
    """
    found = tuple(parts)
    if len(found) < 2:
        return "".join(found)
    return translate("several", items=Listed(*found, last=last))


def percent(part: float) -> str:
    """A fraction as a percentage: "64%"."""
    return translate("percent", number=round(100 * part))


def colour_letters(colour: str) -> str:
    """Two letters that stand for a colour, for colour-blind players."""
    return translate("colour-letters", colour=colour)


def day_and_time(when: datetime) -> str:
    """A date without its year, and a time: "7 Nov 21:30"."""
    from babel.dates import format_datetime  # takes long to import

    return format_datetime(when, "d MMM HH:mm", locale=language())


class ByLanguage(Generic[_P, _Made]):
    """A cached function whose results contain words: its cache is separate for each language."""

    def __init__(self, make: Callable[_P, _Made], maxsize: int) -> None:
        def made(_: str, *args: _P.args, **named: _P.kwargs) -> _Made:
            return make(*args, **named)

        self._kept = lru_cache(maxsize)(made)
        update_wrapper(self, make)

    def __call__(self, *args: _P.args, **named: _P.kwargs) -> _Made:
        """Call the function, or return its cached result in the current language."""
        return self._kept(language(), *args, **named)  # type: ignore[arg-type]

    def cache_clear(self) -> None:
        """Empty the cache."""
        self._kept.cache_clear()


def cache_by_language(maxsize: int) -> Callable[[Callable[_P, _Made]], ByLanguage[_P, _Made]]:
    """Cache a function as `lru_cache(maxsize)` does, separately for each language."""
    return lambda make: ByLanguage(make, maxsize)
