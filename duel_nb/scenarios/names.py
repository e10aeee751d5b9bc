"""The names of events and refusals: the keys of their sentences, the same in every language."""

from difflib import get_close_matches

from duel_nb.messages import Message
from duel_nb.words.catalogue import catalogue


def known_names() -> frozenset[str]:
    """All names."""
    return catalogue("en").keys


def near_name(name: str) -> Message:
    """A hint for an unknown name: the nearest known one, or where they are listed."""
    if alike := get_close_matches(name, known_names(), n=1, cutoff=0.7):
        return Message("scenario-meant", near=repr(alike[0]))
    return Message("scenario-names-listed")
