"""What somebody means by a few letters or by a misspelt word, among all that could be typed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from typing import Final

_WORD: Final = re.compile(r"[^\W_]+")

#: How like two words must be for one to be the other one misspelt, 1 being the same.
_ALIKE: Final = 0.7
#: So many are offered at most.
_OFFERED: Final = 3


def fitting(typed: str, texts: Iterable[str]) -> Iterator[str]:
    """The texts in which every typed word begins a word; first those that begin as typed."""
    wanted, later = _words(typed), []
    for text in texts:
        if all(any(word.startswith(part) for word in _words(text)) for part in wanted):
            if text.casefold().startswith(typed.strip().casefold()):
                yield text
            else:
                later.append(text)
    yield from later


def nearest(typed: str, texts: Sequence[str]) -> tuple[str, ...]:
    """Up to three texts that are most like what was typed, whatever the order of its words."""
    wanted = _words(typed)
    if not wanted:
        return ()
    scored = []
    for number, text in enumerate(texts):
        words = _words(text)
        likeness = [max((_likeness(part, word) for word in words), default=0.0) for part in wanted]
        if min(likeness) >= _ALIKE:
            # Of equally good ones the shortest, in which least is left over.
            scored.append((-sum(likeness) / len(wanted), len(words), number, text))
    scored.sort()
    best = scored[0][0] if scored else 0.0
    return tuple(text for score, _, _, text in scored[:_OFFERED] if score < best + 0.15)


def _likeness(typed: str, word: str) -> float:
    if typed == word:
        return 1.0
    if word.startswith(typed) and len(typed) > 1:
        return 0.95
    return SequenceMatcher(None, typed, word).ratio()


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold())
