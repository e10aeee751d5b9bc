"""Notation in other languages: read in any of them, written in the one in use.

The words are in `notation_words`, one file for each language; names are looked up in the catalog.
Files keep the English form, `str(action)`.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from duel_nb.catalog.names import spelling, spellings
from duel_nb.catalog.translations import in_case
from duel_nb.engine.actions import COMPONENTS, NAMES, SYNONYMS, VERBS, WORDS, Action, spelled_out
from duel_nb.languages import LANGUAGES, language

FOLDER = Path(__file__).with_name("notation_words")

#: Kinds of things that have words of notation for names, not names of components.
_WORDED = ("end", "chamber", "decree")


class Dialect:
    """The words of notation in one language.

    Args:
        language: its code.
        tables: of its file: ``verbs``, ``joiners`` and ``things``, the words by those of English
            notation; and where the language needs them ``last``, the verbs that stand at the end;
            ``cases``, of the name after a word; ``before``, how a joiner is written before some
            beginnings of a name.

    Attributes:
        verbs: for every spelling of a verb in this language the English verb.
        words: the word to write for each verb and joiner of English notation.
    """

    def __init__(self, language: str, tables: Mapping[str, Any]) -> None:
        self.language = language
        self.words: dict[str, str] = {
            english: known[0] for english, known in (tables["verbs"] | tables["joiners"]).items()
        }
        self._names: dict[str, str] = {
            english: known[0] for english, known in tables["things"].items()
        }
        self.verbs = dict(self._spelled(tables["verbs"]))
        self._things = dict(self._spelled(tables["things"]))
        self._joiners = {
            english: re.compile(rf"(.*\s)(?:{'|'.join(known)})(?=\s|$)", re.IGNORECASE | re.DOTALL)
            for english, known in tables["joiners"].items()
        }
        self._last = frozenset(tables.get("last", {}).get("verbs", ()))
        self._at_end = re.compile(
            rf"(.*?\S)\s+(\S+)(\s+(?:{'|'.join(tables['joiners']['giving'])})\s+\S+)?",
            re.IGNORECASE | re.DOTALL,
        )
        self._cases = tables.get("cases", {})
        self._before: dict[str, tuple[str, re.Pattern[str]]] = {
            english: (variant["word"], re.compile(variant["names"], re.IGNORECASE))
            for english, variant in tables.get("before", {}).items()
        }

    def _spelled(self, words: Mapping[str, list[str]]) -> Iterator[tuple[str, str]]:
        for english, known in words.items():
            for word in known:
                yield from ((spelled, english) for spelled in spellings(word, self.language))

    def verb_and_rest(self, text: str) -> tuple[str, str] | None:
        """The English verb that begins or ends a text, and the rest; None if neither word is one.

        A verb ends a text where this language puts it there: "Bibliothek errichten".
        """
        word, _, rest = text.partition(" ")
        if verb := self.verbs.get(spelling(word)):
            return verb, rest
        if self._last and (ending := self._at_end.fullmatch(text)):
            verb = self.verbs.get(spelling(ending[2]), "")
            if verb in self._last:
                return verb, ending[1] + (ending[3] or "")
        return None

    def in_english(self, verb: str, rest: str) -> str:
        """The text about a verb, with its words of notation in English; names stay as they are.

        The last word that may be a joiner is one: an earlier one is part of a name.
        """
        kinds = [VERBS[name] for name in WORDS[verb]]
        for joiner in {kind.joiner for kind in kinds if kind.joiner} | {"giving"}:
            rest = self._joiners[joiner].sub(rf"\g<1>{joiner}", rest, count=1)
        if any(kind.subject in _WORDED for kind in kinds):
            words = rest.split()
            rest = " ".join(self._things.get(spelling(word), word) for word in words)
        return rest

    def written(self, action: Action) -> str:
        """An action in the notation of this language."""
        return spelled_out(action, self._word, self._name, self._last)

    def _word(self, english: str, following: str) -> str:
        """The word to write for a verb or joiner before this text."""
        if variant := self._before.get(english):
            word, names = variant
            if names.match(following):
                return word
        return self.words[english]

    def _name(self, kind: str, number: int, after: str) -> str:
        """The name to write for a thing of this kind and number after an English word."""
        name = NAMES[kind][number]
        if kind in COMPONENTS and self.language in COMPONENTS[kind][number].names:
            return in_case(COMPONENTS[kind][number], self.language, self._cases.get(after, ""))
        return self._names.get(name, name)


@cache
def tables_of(language: str) -> Mapping[str, Any]:
    """The tables of a language's file, read when first needed; none if it has no file."""
    path = FOLDER / f"{language}.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


@cache
def dialect(language: str) -> Dialect | None:
    """The words of a language; None for English or if it has none."""
    tables = tables_of(language)
    return Dialect(language, tables) if "verbs" in tables else None


def in_english(text: str) -> str:
    """Notation with its words in English; names stay as they are.

    The language in use comes first, then English, then the others.
    """
    text = text.strip()
    for known in dict.fromkeys((language(), "en", *LANGUAGES)):
        found = dialect(known)
        read = _english(text) if found is None else found.verb_and_rest(text)
        if read is None:
            continue
        verb, rest = read
        # after an English verb the joiner may still be one of the language in use
        found = found or dialect(language())
        if found is None:
            return text
        return f"{verb} {found.in_english(verb, f' {rest}').strip()}".strip()
    return text


def _english(text: str) -> tuple[str, str] | None:
    """The verb that begins a text in English notation, and the rest; None if it is no verb."""
    word, _, rest = text.partition(" ")
    verb = SYNONYMS.get(word.lower(), word.lower())
    return (verb, rest) if verb in WORDS else None


def near_verbs(word: str) -> list[str]:
    """The verbs that a word may mean, of the language in use, else of English."""
    found = dialect(language())
    if found:
        near = get_close_matches(spelling(word), found.verbs, n=1, cutoff=0.7)
        if near:
            return [found.words[found.verbs[near[0]]]]
    return get_close_matches(word.lower(), [*WORDS, *SYNONYMS], n=2, cutoff=0.7)


def written(action: Action) -> str:
    """An action in the notation of the language in use, for people to read and to type."""
    found = dialect(language())
    return str(action) if found is None else found.written(action)


def _called(action: Action, names: tuple[str, str], language: str) -> str:
    return str(action)


#: Describes an action in a language, with the players' names. `duel_nb.words` sets it when the
#: package is imported.
called: Callable[[Action, tuple[str, str], str], str] = _called


def _none(text: str, language: str, *, asking: bool = False) -> Iterable[str]:
    return ()


#: What a text in people's own words may mean in a language, in English notation, likeliest first;
#: a question only if asked for. `duel_nb.words` sets it when the package is imported.
readings: Callable[..., Iterable[str]] = _none


def written_word(word: str) -> str:
    """A verb or joiner of English notation, such as "with", in the language in use."""
    found = dialect(language())
    return word if found is None else found.words[word]
