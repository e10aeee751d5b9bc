"""Says what the engine has to say: messages become sentences, one catalogue for each language.

The catalogues are Project Fluent files, a folder for each language: a message has named parts,
and plural, article and word order are the catalogue's business. They are read when the first
sentence is asked for.
"""

from duel_nb import languages
from duel_nb.engine import messages
from duel_nb.engine.messages import Message
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


messages.speaker = say
