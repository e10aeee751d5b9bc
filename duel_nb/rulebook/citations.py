"""Where a rule stands in print, and why a ruling was made, in the language in use.

A place is written in the language of its edition, a reason in English. `cited/LANG.toml` has both
in another language, by what is written.
"""

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import ClassVar, Final

from duel_nb.errors import DuelError
from duel_nb.languages import ORIGINAL, language
from duel_nb.messages import Message

EDITIONS: Final[Mapping[str, str]] = {
    "base": ORIGINAL,
    "pantheon-en": "en",
    "pantheon-fr": "fr",
    "pantheon-de": "de",
    "pantheon-ru": "ru",
    "agora-ru": "ru",
    "erratum": ORIGINAL,
}
"""Every printed source -> the language of its places; the messages ``source-...`` have their names.
"""

PANTHEON: Final = tuple(edition for edition in EDITIONS if edition.startswith("pantheon-"))
"""The editions of the one set that is at hand in every language."""

FOLDER: Final = "cited"


class RulebookError(DuelError):
    """A data file is damaged; the sentence names the file and the rule."""


@dataclass(frozen=True, slots=True)
class Citation:
    """A place in print.

    Attributes:
        edition: one of `EDITIONS`.
        where: the section or page, as in `cited`.
    """

    edition: str
    where: str

    def __str__(self) -> str:
        return _from(self.edition, in_words(self.where))


@dataclass(frozen=True, slots=True)
class Ruling:
    """A decision of this project, or common practice online, where the print is silent.

    Attributes:
        numbers: such as ("D-03", "E-07"); those with E are ids of `editions`. May be empty.
        reasons: why, each as in `cited`; empty only for a number that no rule gives a reason for.
    """

    numbers: tuple[str, ...]
    reasons: tuple[str, ...]
    edition: ClassVar[str] = "ruling"

    def __str__(self) -> str:
        return _from(self.edition, self._told(in_words))

    @property
    def where(self) -> str:
        """Its numbers and reasons as they are written, like the place of a citation."""
        return self._told(str)

    def _told(self, words: Callable[[str], str]) -> str:
        reasons = "; ".join(map(words, self.reasons))
        return ": ".join(filter(None, (", ".join(self.numbers), reasons)))


def _from(source: str, where: str) -> str:
    return str(Message("source-where", source=Message(f"source-{source}"), where=where))


def in_words(written: str) -> str:
    """A place or a reason in the language in use, or as written if that has no words for it."""
    return _words(language()).get(written, written)


def missing(cited: Iterable[Citation | Ruling], into: str) -> Iterator[str]:
    """The places and reasons that a language has no words for.

    Args:
        cited: what is cited.
        into: the code of the language.
    """
    words = _words(into)
    for one in dict.fromkeys(cited):
        yield from (text for text in _to_translate(one, into) if text not in words)


def _to_translate(one: Citation | Ruling, into: str) -> tuple[str, ...]:
    if isinstance(one, Ruling):
        return () if into == ORIGINAL else one.reasons
    # People have a Pantheon in their language, or read another one's headings.
    return () if one.edition in PANTHEON or EDITIONS[one.edition] == into else (one.where,)


@cache
def _words(into: str) -> dict[str, str]:
    """The words of a language by what is written; none if it has no file.

    Raises:
        RulebookError: the file cannot be read, or a value is no text.
    """
    path = resources.files(__package__) / FOLDER / f"{into}.toml"
    if not path.is_file():
        return {}
    try:
        words = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise RulebookError(f"{FOLDER}/{into}.toml: {error}") from error
    for key, value in words.items():
        if not isinstance(value, str) or not value.strip():
            raise RulebookError(f"{FOLDER}/{into}.toml: {key!r} needs words")
    return words
