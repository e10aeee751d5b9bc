"""The words of a question in one language, and what each may mean.

The words of each language are in `duel_nb/engine/notation_words`, under "asked"; a word is known in
all its forms. The names are in the catalog.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final

from duel_nb.catalog import CATALOG, RESOURCES, Card, Component
from duel_nb.catalog.names import spelling
from duel_nb.catalog.terms import Kind
from duel_nb.engine.dialects import tables_of
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.languages import language
from duel_nb.lessons.exercises.numbers import number_in
from duel_nb.words.stems import stem
from duel_nb.words.typed import named, named_whole, read_over, verb_of, verbs

NAMES: Final = ("Ada", "Ben")
"""Names that people give the players besides A and B."""
_TOKEN: Final = re.compile(r"(?P<word>[+−-]?\d+|[^\W\d_]+)|(?P<end>[,;:.?!]+)")
_LONGEST_NAME: Final = 6
#: Shorter words have no endings to leave out.
_SHORT: Final = 3
#: Kinds of words whose other forms mean something else: "moves" and to move.
_AS_WRITTEN: Final = ("moves", "turn")
_NEAR: Final = 0.75
_NEAREST: Final = 0.55


@dataclass(slots=True)
class Word:
    """A word or number of a text, or the words of one name.

    Attributes:
        raw: as it was typed.
        clause: number of its clause, between commas and words such as "if".
        spelled: normalised.
        thing: the component that it names; None for other words.
        used: whether something was made of it.
    """

    raw: str
    clause: int
    spelled: str = ""
    thing: Component | None = None
    used: bool = False

    @property
    def number(self) -> int | None:
        """The number that it says."""
        return number_in(self.raw) if self.thing is None else None


class QuestionWords:
    """The words of a text, those of a name together, as they may be meant in one language.

    Args:
        text: what was typed.
        spoken: the language.

    Attributes:
        spoken: the language.
        all: the words.
    """

    def __init__(self, text: str, spoken: str) -> None:
        self.spoken = spoken
        self.all: Sequence[Word] = [*self._named([*self._tokens(text.replace("’", "'"))])]

    def is_(self, word: Word, *kinds: str) -> bool:
        """Whether a word is of a kind; "A" is a player, not the French verb."""
        if word.thing is not None or self.player(word) is not None:
            return False
        return any(_is_kind(word.raw, kind, self.spoken) for kind in kinds)

    def any_is(self, *kinds: str) -> bool:
        """Whether any word that is not used yet is of a kind."""
        return any(self.is_(word, *kinds) and not word.used for word in self.all)

    def player(self, word: Word) -> str | None:
        """The player whom a word means."""
        if word.thing is not None:
            return None
        typed = word.raw if len(word.raw) == 1 else word.raw.capitalize()
        for who, name, other in zip(PLAYERS, NAMES, ("first", "second"), strict=True):
            if typed in (who, name, *_listed(self.spoken, other)):
                return who
        return None

    def is_named(self, word: Word) -> bool:
        """Whether a word means a player by name, and not "A" or "B"."""
        return len(word.raw) > 1 and self.player(word) is not None

    def both(self, at: int) -> str:
        """Of what a word means both: "players" or "expansions"; "" if it is none such."""
        word, after = self.all[at], self.all[at + 1 : at + 3]
        if not self.is_(word, "both") or not after:
            return ""
        if self.is_(after[0], "expansions"):
            return "expansions"
        # "les deux ont", but "deux papyrus et 3 pièces"
        has = word.number is None and any(one.number is not None for one in after)
        return "players" if has or self.is_(after[0], "owns", "players") else ""

    def verb(self, word: Word) -> str:
        """The verb of notation that a word is a form of; "" for other words."""
        if word.thing is not None or self.player(word) is not None or self.is_(word, "happens"):
            return ""
        return verb_of(word.raw, self.spoken)

    def resource(self, word: Word) -> str | None:
        """The resource that a word names."""
        return None if word.thing is not None else _resource(word.raw, self.spoken)

    def plain(self, word: Word) -> bool:
        """Whether a word is none of a name."""
        return word.thing is None and self._plain(word.raw)

    def near(self, word: Word, *, least: float = _NEAR) -> Component | None:
        """The component whose name is most like a word; None if none is like it."""
        names = {**_spelled_names(self.spoken), **_spelled_names(language())}
        found = get_close_matches(spelling(word.raw), names, n=1, cutoff=least)
        return names[found[0]] if found and len(word.raw) > _SHORT else None

    def nearest(self, word: Word) -> Component | None:
        """The component whose name is most like a word, though it is not very like it."""
        return self.near(word, least=_NEAREST)

    # -- inside ----------------------------------------------------------------------------

    def _tokens(self, text: str) -> Iterator[Word]:
        clause = 0
        for found in _TOKEN.finditer(text):
            raw = found["word"]
            clause += raw is None or _is_kind(raw, "if", self.spoken)
            if raw is not None:
                yield Word(raw, clause, key_of(raw))

    def _named(self, tokens: Sequence[Word]) -> Iterator[Word]:
        """The words, those of a name together."""
        at = 0
        while at < len(tokens):
            for length in range(min(_LONGEST_NAME, len(tokens) - at), 0, -1):
                some = tokens[at : at + length]
                together = " ".join(one.raw for one in some)
                if some[0].clause != some[-1].clause:
                    continue
                if thing := self._thing(some, together):
                    yield Word(together, some[0].clause, "", thing)
                    break
                if length > 1 and self._is_general(some, together):
                    yield from some
                    break
            else:
                length = 1
                yield tokens[at]
            at += length

    def _thing(self, tokens: Sequence[Word], text: str) -> Component | None:
        """The component that some words name; words around a name are no part of it."""
        if self._plain(tokens[0].raw) or self._plain(tokens[-1].raw) or not text[-1].isalpha():
            return None
        found = named_whole(text, self.spoken)
        if any(isinstance(one, Card) and one.senator for one in found):
            return found[0]  # its copies differ in nothing that is asked for
        if not found and len(tokens) == 1 and len(text) > _SHORT:
            if verb_of(text, self.spoken) or _resource(text, self.spoken):
                return None
            found = named(text, self.spoken)
            senators = tuple(one for one in found if _is_senator(one, text, self.spoken))
            found = senators or tuple(one for one in found if getattr(one, "deck", "") != "senator")
        # the copies of a Senator differ in nothing that is asked for
        copies = all(isinstance(one, Card) and one.senator == "politician" for one in found)
        return found[0] if len(found) == 1 or (found and copies) else None

    def _is_general(self, tokens: Sequence[Word], text: str) -> bool:
        """Whether some words are part of several names, such as "Grand Temple": no name of them."""
        if self._plain(tokens[0].raw) or self._plain(tokens[-1].raw) or not text[-1].isalpha():
            return False
        return len({str(one) for one in named(text, self.spoken)}) > 1

    def _plain(self, token: str) -> bool:
        known = any(_is_kind(token, kind, self.spoken) for kind in _kinds(self.spoken))
        return token in PLAYERS or known or read_over(token, self.spoken)


def key_of(word: str) -> str:
    """A word as words are compared."""
    return spelling(word) or word.casefold()


def _is_senator(thing: Component, typed: str, spoken: str) -> bool:
    """Whether a word names a Senator, whose full name tells the half of the card in brackets."""
    if not isinstance(thing, Card) or not thing.senator:
        return False
    name = thing.names.get(spoken, thing.name).partition("(")[0].strip()
    return spelling(name) == spelling(typed) or _stem(name, spoken) == _stem(typed, spoken)


def _listed(spoken: str, kind: str) -> Sequence[str]:
    asked: Mapping[str, Sequence[str]] = tables_of(spoken)["asked"]
    return asked.get(kind, ())


@cache
def _kinds(spoken: str) -> tuple[str, ...]:
    """The kinds of words that belong to questions; "both" says something about the next word."""
    return tuple(kind for kind in tables_of(spoken)["asked"] if kind != "both")


@cache
def _forms(spoken: str, kind: str) -> frozenset[str]:
    """The words of a kind, and those of which other forms are known without their endings."""
    words = _listed(spoken, kind)
    stems = () if kind in _AS_WRITTEN else (_stem(word, spoken) for word in words)
    return frozenset(map(key_of, words)) | frozenset(filter(None, stems))


def _stem(word: str, spoken: str) -> str:
    """A word without its ending, as no word is written; "" for a short one."""
    return f"{stem(word.casefold().replace('ё', 'е'), spoken)}-" if len(word) > _SHORT else ""


@cache
def _is_kind(word: str, kind: str, spoken: str) -> bool:
    """Whether a word is of a kind, in any form unless it is a verb of notation."""
    known = _forms(spoken, kind)
    if key_of(word) in known:
        return True
    return key_of(word) not in verbs(spoken) and _stem(word, spoken) in known


def _resource(word: str, spoken: str) -> str | None:
    return next((one for one in RESOURCES if _is_kind(word, one, spoken)), None)


@cache
def _spelled_names(spoken: str) -> Mapping[str, Component]:
    """The components by their names in a language."""
    kinds: Collection[Kind] = ("card", "wonder", "progress", "divinity", "conspiracy")
    return {
        spelling(one.names.get(spoken, one.name)): one
        for kind in kinds
        for one in CATALOG.components(kind)
    }
