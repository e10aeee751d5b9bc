"""The sentences of one language, from its Fluent files."""

import re
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from duel_nb.catalog import Component
from duel_nb.engine.messages import Listed, Message, Part

#: The English of the rulebooks, which lists "wood, clay and stone".
_LOCALES = {"en": "en_GB"}

#: What stands before a semicolon, where that is more than nothing.
_BEFORE_SEMICOLON = {"fr": "\N{NARROW NO-BREAK SPACE}"}


def _capital(text: str) -> str:
    """The first letter is a capital: what begins a sentence."""
    return text[:1].upper() + text[1:]


#: The articles with which English and French Wonders are named.
_ARTICLE = re.compile(r"^(?:(?:The|Le|La|Les) |L’)")


def _bare(name: str) -> str:
    """A name of the catalog without its article: somebody's Pyramids, la Merveille Pyramides."""
    return _ARTICLE.sub("", name)


#: Characters of a part that are said; Fluent says nothing that has a much longer one.
_LONGEST = 2000

#: What messages can do with their parts besides what Fluent has.
_FUNCTIONS: dict[str, Callable[[Any], Any]] = {"CAPITAL": _capital, "BARE": _bare}


#: Where a message or a term begins in a Fluent file: with its name at the margin.
_ENTRY = re.compile(r"^(?=-?[A-Za-z][\w-]* *=)", re.MULTILINE)

#: The messages and terms that an entry says in turn.
_SAID_IN_TURN = re.compile(r"[{(,]\s*(-?[a-z][\w-]*)")


class Catalogue:
    """All messages of one language; each is parsed when it is first said, as parsing is slow.

    Args:
        language: its code.
        sources: the texts of its Fluent files.
        locale: whose plurals and lists it has; the language's own unless it is given.
    """

    def __init__(self, language: str, sources: Iterable[str], locale: str = "") -> None:
        self.language = language
        self._locale = locale or _LOCALES.get(language, language)
        self._bundle = FluentBundle(
            [self._locale.replace("_", "-")], functions=_FUNCTIONS, use_isolating=False
        )
        self._unread = {
            entry.partition("=")[0].strip(): entry
            for source in sources
            for entry in _ENTRY.split(source)
        }

    def _has(self, key: str) -> bool:
        """Whether there is such a message, which is parsed with what it says in turn."""
        if entry := self._unread.pop(key, ""):
            self._bundle.add_resource(FluentResource(entry))
            for other in _SAID_IN_TURN.findall(entry):
                self._has(other)
        return self._bundle.has_message(key)

    def say(self, message: Message) -> str:
        """A message as a sentence, in English where a translation has none.

        Raises:
            LookupError: there is no such message, or it lacks a part.
        """
        if not self._has(message.key):
            if self.language != "en":
                return catalogue("en").say(message)
            raise LookupError(f"There is no message {message.key!r} in {self.language}.")
        pattern = self._bundle.get_message(message.key).value
        assert pattern is not None  # a message of attributes alone: none has any
        parts = {name: self._part(part) for name, part in message.parts.items()}
        for name, part in message.parts.items():
            if isinstance(part, Component):  # what its article may depend on
                parts[f"{name}-kind"] = part.kind
        said, errors = self._bundle.format_pattern(pattern, parts)
        if errors:
            raise LookupError(f"The message {message.key!r} cannot be said: {errors[0]}.")
        return str(said)

    def _part(self, part: Part) -> str | int:
        if isinstance(part, str):
            return part if len(part) <= _LONGEST else f"{part[:_LONGEST]}…"
        if isinstance(part, Message):
            return self.say(part)
        if isinstance(part, Component):
            return part.names.get(self.language, part.name)
        if isinstance(part, Listed):
            return self._listed(part)
        return part

    def _listed(self, listed: Listed) -> str:
        items = [str(self._part(item)) for item in listed.items]
        if listed.last == ";":
            return f"{_BEFORE_SEMICOLON.get(self.language, '')}; ".join(items)
        if not listed.last:
            return ", ".join(items)
        if listed.last == "or":
            return format_list(items, "or", self._locale)
        return format_list(items, "standard", self._locale)


def sources(language: str) -> dict[str, str]:
    """The texts of the Fluent files of a language, by the names of the files; none as yet."""
    folder = files("duel_nb.words").joinpath(language)
    if not folder.is_dir():
        return {}
    there = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name: file.read_text("utf-8") for file in there if file.name.endswith(".ftl")}


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language, sources(language).values())
