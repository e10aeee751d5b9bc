"""Notation in other languages: read in any of them, written in the one in use.

The words are in `notation_words`, one file for each language; names are looked up in the catalog.
Files keep the English form, `str(action)`.
"""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from duel_nb.catalog.names import spelling, spellings
from duel_nb.engine.actions import COMPONENTS, NAMES, SYNONYMS, VERBS, WORDS, Action, spelled_out
from duel_nb.languages import LANGUAGES, language

FOLDER = Path(__file__).with_name("notation_words")

#: Kinds of things that have words of notation for names, not names of components.
_WORDED = ("end", "chamber", "decree")


class Dialect:
    """The words of notation in one language.

    Attributes:
        verbs: for every spelling of a verb in this language the English verb.
        words: the word to write for each verb and joiner of English notation.
    """

    def __init__(self, language: str, tables: Mapping[str, dict[str, list[str]]]) -> None:
        self.language = language
        self.words = {
            english: known[0] for english, known in (tables["verbs"] | tables["joiners"]).items()
        }
        self._names = {english: known[0] for english, known in tables["things"].items()}
        self.verbs = dict(self._spelled(tables["verbs"]))
        self._things = dict(self._spelled(tables["things"]))
        self._joiners = {
            english: re.compile(rf"(?<=\s)(?:{'|'.join(known)})(?=\s|$)", re.IGNORECASE)
            for english, known in tables["joiners"].items()
        }

    def _spelled(self, words: Mapping[str, list[str]]) -> Iterator[tuple[str, str]]:
        for english, known in words.items():
            for word in known:
                yield from ((spelled, english) for spelled in spellings(word, self.language))

    def in_english(self, verb: str, rest: str) -> str:
        """The text after a verb, with its words of notation in English; names stay as they are."""
        kinds = [VERBS[name] for name in WORDS[verb]]
        for joiner in {kind.joiner for kind in kinds if kind.joiner} | {"giving"}:
            rest = self._joiners[joiner].sub(joiner, rest, count=1)
        if any(kind.subject in _WORDED for kind in kinds):
            words = rest.split()
            rest = " ".join(self._things.get(spelling(word), word) for word in words)
        return rest

    def name(self, kind: str, number: int) -> str:
        """The name to write for a thing of this kind and number."""
        name = NAMES[kind][number]
        if kind in COMPONENTS:
            return COMPONENTS[kind][number].names.get(self.language, name)
        return self._names.get(name, name)


@cache
def dialect(language: str) -> Dialect | None:
    """The words of a language, loaded when first needed; None for English or if it has none."""
    path = FOLDER / f"{language}.toml"
    return Dialect(language, tomllib.loads(path.read_text("utf-8"))) if path.is_file() else None


def in_english(text: str) -> str:
    """Notation with its words in English; names stay as they are.

    The language in use comes first, then English, then the others.
    """
    word, space, rest = text.strip().partition(" ")
    for known in dict.fromkeys((language(), "en", *LANGUAGES)):
        verb = _english_verb(word, known)
        if verb is None:
            continue
        # after an English verb the joiner may still be one of the language in use
        found = dialect(language() if known == "en" else known)
        if found is None:
            return text
        return f"{verb} {found.in_english(verb, f'{space}{rest}').strip()}".strip()
    return text


def _english_verb(word: str, language: str) -> str | None:
    """The English verb that a word means in a language; None if it is no verb there."""
    found = dialect(language)
    if found is not None:
        return found.verbs.get(spelling(word))
    verb = SYNONYMS.get(word.lower(), word.lower())
    return verb if verb in WORDS else None


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
    if found is None:
        return str(action)
    return spelled_out(action, found.words.__getitem__, found.name)


def _called(action: Action, names: tuple[str, str], language: str) -> str:
    return str(action)


#: Describes an action in a language, with the players' names. `duel_nb.words` sets it when the
#: package is imported.
called: Callable[[Action, tuple[str, str], str], str] = _called


def written_word(word: str) -> str:
    """A verb or joiner of English notation, such as "with", in the language in use."""
    found = dialect(language())
    return word if found is None else found.words[word]
