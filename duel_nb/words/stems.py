"""Words without their endings, so that all forms of a word are the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

_STEMMERS: Final = {"en": "english", "de": "german", "fr": "french", "ru": "russian"}
"""Snowball's name of each language."""


@lru_cache(maxsize=8192)
def stem(word: str, language: str) -> str:
    """A word in lower case without its ending; as it is in a language without a stemmer."""
    return _stemmer(language)(word) if language in _STEMMERS else word


@cache
def _stemmer(language: str) -> Callable[[str], str]:
    from snowballstemmer import stemmer  # not everybody types, and it takes a moment

    of_word: Callable[[str], str] = stemmer(_STEMMERS[language]).stemWord
    return of_word
