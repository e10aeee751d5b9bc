"""The sentences of one language, from its Fluent files."""

import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from typing import Any
from unicodedata import normalize

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from duel_nb.catalog import Component
from duel_nb.messages import Listed, Message, Part
from duel_nb.quoting import visible
from duel_nb.words.people import in_case, written
from duel_nb.words.translate import capitalised

#: British English has no comma before "and", as in the rulebooks: "wood, clay and stone".
_LOCALES = {"en": "en_GB"}

#: The space before a semicolon.
_BEFORE_SEMICOLON = {"fr": "\N{NARROW NO-BREAK SPACE}"}


#: The articles of English and French Wonders.
_ARTICLE = re.compile(r"^(?:(?:The|Le|La|Les) |L’)")


def _bare(name: str) -> str:
    """A name without its article: "A's Pyramids", "la Merveille Pyramides"."""
    return _ARTICLE.sub("", name)


def _inside(name: str) -> str:
    """A name with its article inside an English sentence: "the Pyramids", "Piraeus"."""
    return re.sub(r"^The ", "the ", name)


def _clause(sentence: str) -> str:
    """A sentence as a part of another one, without its full stop."""
    return sentence.removesuffix(".")


def _elided(word: str, name: str) -> str:
    """A French word before a name: "de Ben", "d’Ada", "qu’Ève"; a letter is no word, "de A"."""
    first = normalize("NFD", name[:1]).casefold()[:1]
    return f"{word[:-1]}’{name}" if len(name) > 1 and first in set("aeiouy") else f"{word} {name}"


#: The longest part of a sentence, in characters: Fluent fails on much longer ones.
_LONGEST = 2000

#: Functions that messages can call, besides those of Fluent.
_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "CAPITAL": capitalised,
    "BARE": _bare,
    "INSIDE": _inside,
    "CLAUSE": _clause,
    "ELIDED": _elided,
    "IN-CASE": in_case,
}


#: The start of a message or term in a Fluent file: its name at the margin.
_ENTRY = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)

#: The messages and terms that an entry refers to.
_REFERENCE = re.compile(r"[{(,]\s*(-?[a-z][\w-]*)")


class Catalogue:
    """All messages of one language; each is parsed on first use, since parsing is slow.

    Args:
        language: the code of the language.
        sources: the texts of its Fluent files.
        locale: the locale for plurals and lists; by default the language's own.
    """

    def __init__(self, language: str, sources: Iterable[str], locale: str = "") -> None:
        self.language = language
        self._locale = locale or _LOCALES.get(language, language)
        self._bundle = FluentBundle(
            [self._locale.replace("_", "-")], functions=_FUNCTIONS, use_isolating=False
        )
        self._unparsed = {
            entry.partition("=")[0].strip(): entry
            for source in sources
            for entry in _ENTRY.split(source)
        }
        self.keys = frozenset(key for key in self._unparsed if key[:1].isalpha())
        """The keys of all messages."""

    def _parse(self, key: str) -> bool:
        """Parse a message and all that it refers to; return whether it exists."""
        if entry := self._unparsed.pop(key, ""):
            self._bundle.add_resource(FluentResource(entry))
            for other in _REFERENCE.findall(entry):
                self._parse(other)
        return self._bundle.has_message(key)

    def say(self, message: Message, form: str = "") -> str:
        """A message as a sentence, in English if it is not translated.

        Args:
            message: the message.
            form: one of its attributes, such as a case; by default its usual form.

        Raises:
            LookupError: there is no such message, or a part is missing.
        """
        if not self._parse(message.key):
            if self.language != "en":
                return catalogue("en").say(message, form)
            raise LookupError(f"There is no message {message.key!r} in {self.language}.")
        entry = self._bundle.get_message(message.key)
        pattern = entry.attributes.get(form, entry.value)
        assert pattern is not None  # no message consists of attributes only
        parts = {name: self._part(part) for name, part in message.parts.items()}
        for name, part in message.parts.items():
            # the article or the plural of a part may depend on what it is
            if isinstance(part, Component):
                parts[f"{name}-kind"] = part.kind
            elif isinstance(part, Message):
                parts[f"{name}-kind"] = part.key
            for other in self._forms(part):
                parts[f"{name}-{other}"] = self._part(part, other)
        sentence, errors = self._bundle.format_pattern(pattern, parts)
        if errors:
            raise LookupError(f"The message {message.key!r} cannot be formatted: {errors[0]}.")
        return str(sentence)

    def _forms(self, part: Part) -> Iterable[str]:
        """The forms of a part besides the usual one: the cases of a message or of listed ones."""
        if isinstance(part, Listed):
            return self._forms(part.items[0]) if part.items else ()
        if isinstance(part, Message) and self._parse(part.key):
            return tuple(self._bundle.get_message(part.key).attributes)
        return ()

    def _part(self, part: Part, form: str = "") -> str | int:
        if isinstance(part, str):
            text = written(part, self.language) if part.isprintable() else visible(part)
            return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
        if isinstance(part, int):
            return part
        if isinstance(part, Message):
            return self.say(part, form)
        if isinstance(part, Listed):
            return self._listed(part, form)
        return part.names.get(self.language, part.name)

    def _listed(self, listed: Listed, form: str = "") -> str:
        items = [str(self._part(item, form)) for item in listed.items]
        if listed.last == ";":
            return f"{_BEFORE_SEMICOLON.get(self.language, '')}; ".join(items)
        if not listed.last:
            return ", ".join(items)
        if listed.last == "or":
            return format_list(items, "or", self._locale)
        return format_list(items, "standard", self._locale)


def sources(language: str) -> dict[str, str]:
    """The texts of the Fluent files of a language, by file name; empty if it has no folder."""
    folder = files("duel_nb.words").joinpath(language)
    if not folder.is_dir():
        return {}
    ordered = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name: file.read_text("utf-8") for file in ordered if file.name.endswith(".ftl")}


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language, sources(language).values())
