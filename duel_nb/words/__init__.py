"""Turns the engine's messages into sentences, with a catalogue for each language.

The catalogues are Project Fluent files, in a folder for each language. A message has a key and
named parts; plurals, articles and word order are up to the catalogue. Catalogues are read on first
use.
"""

from collections.abc import Iterator

from duel_nb import languages, messages
from duel_nb.engine import Action, dialects
from duel_nb.languages import language, speaking
from duel_nb.messages import Message

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


def _say_action(action: Action, names: tuple[str, str], language: str) -> str:
    from duel_nb.words.actions import in_words

    return say(in_words(action, names), language)


def _readings(text: str, language: str, *, asking: bool = False) -> Iterator[str]:
    from duel_nb.words.typed import readings  # only for what is not in notation

    return readings(text, language, asking=asking)


# The rooms below call these without importing this one.
messages.speaker = say
dialects.called = _say_action
dialects.readings = _readings
