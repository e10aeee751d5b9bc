"""A language for tests: each English sentence in brackets, so that what is none can be seen."""

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

#: What is no sentence: places, rules and other ids, figures.
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
    """Speak it within a ``with`` block."""
    real = room.catalogue
    with monkeypatch.context() as patch:
        patch.setitem(languages.LANGUAGES, "pseudo", "Pseudo")
        patch.setattr(room, "catalogue", lambda one: pseudo() if one == "pseudo" else real(one))
        with words.speaking("pseudo"):
            yield


def outside(text: str) -> str:
    """The words of a text that are in no brackets."""
    before = None
    while text != before:
        before, text = text, re.sub(r"⟦[^⟦⟧]*⟧", "", text)
    return " ".join(re.findall(r"[^\W\d_]+", _ID.sub("", text)))
