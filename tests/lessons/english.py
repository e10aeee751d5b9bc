"""English sentences that are left in what a translated lesson shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import unescape

from duel_nb.catalog import CATALOG, KINDS
from tests.lessons.course import Taken


def english_in(taken: Taken) -> list[str]:
    """The texts of its outputs that have words of English sentences."""
    return [text for text in _texts(taken) if _ENGLISH.search(_without_code(text))]


#: Words of English sentences that neither French, German nor Russian has.
_ENGLISH = re.compile(
    r"(?<![\w-])(?:the|and|with|of|is|are|has|have|for|you|your|that|this|which|from|to|not|she|by)"
    r"(?![\w-])",
    re.IGNORECASE,
)
#: What stays English: code, scenario files, and names of cards in them.
_STAYS = re.compile(
    r"<style>[^<]*</style>|<(?:code|pre|small)\b.*?</(?:code|pre|small)>|<[^>]*>"
    r"|<LegalActions.*|^ *(?:\w+ = |\[|Aus:|Source\s:|Из:).*",
    re.MULTILINE,
)


@cache
def _names() -> tuple[str, ...]:
    """The English names of components, the longest first."""
    found = {one.name for kind in KINDS for one in CATALOG.components(kind)}
    return tuple(sorted(found, key=len, reverse=True))


def _without_code(text: str) -> str:
    """A text without what stays English."""
    text = _STAYS.sub(" ", unescape(text))
    for name in _names():
        text = text.replace(name, " ")
    return text


def _texts(taken: Taken) -> Iterator[str]:
    """The texts that the outputs of a lesson show."""
    for output in (one for cell in taken.outputs for one in cell):
        yield from (str(output[key]) for key in ("text", "evalue") if key in output)
        for kind, data in output.get("data", {}).items():
            if kind in ("text/plain", "text/html", "text/markdown"):
                yield data if isinstance(data, str) else "".join(data)
