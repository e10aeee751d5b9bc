"""Match abbreviated or misspelt input against the lines that can be typed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from typing import Final

_WORD: Final = re.compile(r"[^\W_]+")

#: The least similarity of a misspelt word, from 0 to 1.
_CUTOFF: Final = 0.7
#: The largest number of suggestions.
_SUGGESTIONS: Final = 3


def completions(typed: str, texts: Iterable[str]) -> Iterator[str]:
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
    """Up to three texts most similar to what was typed, in any order of words."""
    wanted = _words(typed)
    if not wanted:
        return ()
    scored = []
    for number, text in enumerate(texts):
        words = _words(text)
        scores = [max((_similarity(part, word) for word in words), default=0.0) for part in wanted]
        if min(scores) >= _CUTOFF:
            # With equal scores the shortest text comes first.
            scored.append((-sum(scores) / len(wanted), len(words), number, text))
    scored.sort()
    best = scored[0][0] if scored else 0.0
    return tuple(text for score, _, _, text in scored[:_SUGGESTIONS] if score < best + 0.15)


def _similarity(typed: str, word: str) -> float:
    if typed == word:
        return 1.0
    if word.startswith(typed) and len(typed) > 1:
        return 0.95
    return SequenceMatcher(None, typed, word).ratio()


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold())
