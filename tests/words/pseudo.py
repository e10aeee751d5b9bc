"""A pseudo-language: each English message in brackets, to find text that is not a message."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, TextElement

from duel_nb import languages, words
from duel_nb.words import catalogue as room
from duel_nb.words.catalogue import Catalogue, sources

#: Text that is not language: places, ids of rules and others, figures.
_ID = re.compile(r"\(?\b(?:[A-Z]+(?:-[A-Z0-9]+)+[a-z]?|r\dc\d+)\b\)?")


@cache
def pseudo() -> Catalogue:
    """The English catalogue with each message in brackets."""
    texts = []
    for text in sources("en").values():
        resource = FluentParser().parse(text)
        for entry in resource.body:
            if isinstance(entry, Message) and entry.value is not None:
                entry.value.elements.insert(0, TextElement("⟦"))
                entry.value.elements.append(TextElement("⟧"))
        texts.append(FluentSerializer().serialize(resource))
    return Catalogue("pseudo", texts, "en_GB")


@contextmanager
def speaking_pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Use the pseudo-language within a ``with`` block."""
    real = room.catalogue
    with monkeypatch.context() as patch:
        patch.setitem(languages.LANGUAGES, "pseudo", "Pseudo")
        patch.setattr(room, "catalogue", lambda one: pseudo() if one == "pseudo" else real(one))
        with words.speaking("pseudo"):
            yield


def outside(text: str) -> str:
    """The words of a text outside brackets."""
    before = None
    while text != before:
        before, text = text, re.sub(r"⟦[^⟦⟧]*⟧", "", text)
    return " ".join(re.findall(r"[^\W\d_]+", _ID.sub("", text)))
