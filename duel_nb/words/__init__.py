"""Says what the engine has to say: messages become sentences, one catalogue for each language.

The catalogues are Project Fluent files, a folder for each language: a message has named parts,
and plural, article and word order are the catalogue's business. They are read when the first
sentence is asked for.
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
        message: what is to be said.
        language: one of `duel_nb.languages.LANGUAGES`; the one in use unless it is given.

    Raises:
        LookupError: the catalogue has no such message, or the message lacks a part.
    """
    from duel_nb.words.catalogue import catalogue  # reading it takes longer than all else here

    return catalogue(language or languages.language()).say(message)


def _message(saying: errors.Saying) -> Message:
    """A sentence of a room below the engine as a message."""
    return Message(saying.key, {name: _part(part) for name, part in saying.parts.items()})


def _part(part: object) -> Part:
    if isinstance(part, errors.Saying):
        return _message(part)
    if isinstance(part, tuple):
        return Listed(*map(_part, part), last="or")
    assert isinstance(part, str | int | Component)
    return part


def _say_below(saying: errors.Saying) -> str:
    return say(_message(saying))


def _called(action: Action, names: tuple[str, str], language: str) -> str:
    from duel_nb.words.actions import in_words

    return say(in_words(action, names), language)


messages.speaker = say
dialects.called = _called
errors.speaker = _say_below
