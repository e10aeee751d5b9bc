"""The sentences of one language, from its Fluent files."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from duel_nb.catalog import Component
from duel_nb.engine.messages import Listed, Message, Part

#: The English of the rulebooks, which lists "wood, clay and stone".
_LOCALES = {"en": "en_GB"}


def _capital(text: str) -> str:
    """The first letter is a capital: what begins a sentence."""
    return text[:1].upper() + text[1:]


def _bare(name: str) -> str:
    """A name of the catalog without its English article: somebody's Pyramids."""
    return name.removeprefix("The ")


#: What messages can do with their parts besides what Fluent has.
_FUNCTIONS: dict[str, Callable[[Any], Any]] = {"CAPITAL": _capital, "BARE": _bare}


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._locale = _LOCALES.get(language, language)
        self._bundle = FluentBundle(
            [self._locale.replace("_", "-")], functions=_FUNCTIONS, use_isolating=False
        )
        for file in sorted(files("duel_nb.words").joinpath(language).iterdir(), key=str):
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def say(self, message: Message) -> str:
        """A message as a sentence.

        Raises:
            LookupError: there is no such message, or it lacks a part.
        """
        if not self._bundle.has_message(message.key):
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
        if isinstance(part, Message):
            return self.say(part)
        if isinstance(part, Component):
            return part.name
        if isinstance(part, Listed):
            return self._listed(part)
        return part

    def _listed(self, listed: Listed) -> str:
        items = [str(self._part(item)) for item in listed.items]
        if listed.last in ("", ";"):
            return f"{listed.last or ','} ".join(items)
        if listed.last == "or":
            return format_list(items, "or", self._locale)
        return format_list(items, "standard", self._locale)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)
