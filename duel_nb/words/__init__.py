"""Turns the engine's messages into sentences, with a catalogue for each language.

The catalogues are Project Fluent files, in a folder for each language. A message has a key and
named parts; plurals, articles and word order are up to the catalogue. Catalogues are read on first
use.
"""

from duel_nb import errors, languages
from duel_nb.catalog import Component
from duel_nb.engine import Action, dialects, messages
from duel_nb.engine.messages import Listed, Message, Part
from duel_nb.languages import language, speaking

__all__ = ["language", "say", "speaking"]


def say(message: Message, language: str | None = None) -> str:
    """A message as a sentence.

    Args:
        message: the message.
        language: one of `duel_nb.languages.LANGUAGES`; by default the one in use.

    Raises:
        LookupError: the catalogue has no such message, or a part is missing.
    """
    from duel_nb.words.catalogue import catalogue  # slow to import

    return catalogue(language or languages.language()).say(message)


def _message(saying: errors.Saying) -> Message:
    """A sentence of the rooms below the engine, as a message."""
    return Message(saying.key, {name: _part(part) for name, part in saying.parts.items()})


def _part(part: object) -> Part:
    if isinstance(part, errors.Saying):
        return _message(part)
    if isinstance(part, tuple):
        return Listed(*map(_part, part), last="or")
    assert isinstance(part, str | int | Component)
    return part


def _say_saying(saying: errors.Saying) -> str:
    return say(_message(saying))


def _say_action(action: Action, names: tuple[str, str], language: str) -> str:
    from duel_nb.words.actions import in_words

    return say(in_words(action, names), language)


# The rooms below call these without importing this one.
messages.speaker = say
dialects.called = _say_action
errors.speaker = _say_saying
