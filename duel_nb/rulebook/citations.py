"""Where a rule stands and why a ruling was made, in the language in use.

Citations are written in the language of the edition that they name; those of the base game and of
rulings in English. `cited/LANG.toml` has them in another language, by what is written.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Final

from duel_nb.errors import DuelError
from duel_nb.languages import language

FOLDER: Final = "cited"

#: The numbers of decisions before the reason for them: "D-03, E-07: the German edition …".
_REASON: Final = re.compile(r"(?P<numbers>(?:[DE]-[0-9A]+[a-c]?(?:, )?)+)(?:: (?P<reason>.+))?")
_NEXT: Final = re.compile(r"; (?=[DE]-)")

#: Editions that are written in a language, and are shown as they are to those who read it.
_OF_LANGUAGE: Final = re.compile(r"\w+-(\w\w)")


class RulebookError(DuelError):
    """A data file is damaged; the sentence names the file and the rule."""


def said(where: str) -> str:
    """A citation in the language in use, or as it is written if that has no words for it."""
    return "; ".join(map(_said, _NEXT.split(where)))


def _said(part: str) -> str:
    words = _words(language())
    found = _REASON.fullmatch(part)
    if found is None or found["reason"] is None:
        return words.get(part, part)
    told = "; ".join(words.get(one, one) for one in _reasons(found["reason"], words))
    return f"{found['numbers']}: {told}"


def _reasons(given: str, words: Mapping[str, str]) -> Iterator[str]:
    """The reasons that are joined in one text, the longest first that has words."""
    pieces = given.split("; ")
    while pieces:
        counts = (n for n in range(len(pieces), 1, -1) if "; ".join(pieces[:n]) in words)
        count = next(counts, 1)
        yield "; ".join(pieces[:count])
        pieces = pieces[count:]


def missing(cited: Iterable[tuple[str, str]], into: str) -> Iterator[str]:
    """What a language has no words for.

    Args:
        cited: pairs of an edition and a place in it, or of "ruling" and a reason.
        into: the code of the language.
    """
    words = _words(into)
    for edition, where in dict.fromkeys(cited):
        own = _OF_LANGUAGE.fullmatch(edition)
        if own is not None and (own[1] == into or edition.startswith("pantheon")):
            continue  # people have a Pantheon in their language, or read another one's headings
        for part in _NEXT.split(where):
            found = _REASON.fullmatch(part)
            reason = "" if found is None else found["reason"] or ""
            for text in (part,) if found is None else _reasons(reason, words):
                if text and text not in words and not (into == "en" and own is None):
                    yield text


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
