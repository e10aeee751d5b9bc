"""Reads what people type in their own words: other forms of words, another order, questions.

"Wirf die Statue ab", «построй Библиотеку», "est-ce que je peux construire le Sphinx avec l’Autel ?"
The words of each language are in `duel_nb/engine/notation_words`; endings are removed by Snowball's
stemmers. What is read becomes English notation, which `duel_nb.engine.notation` checks.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from itertools import product
from typing import Any, Final, NamedTuple

from duel_nb.catalog import KINDS
from duel_nb.catalog.model import Card, Component
from duel_nb.catalog.names import UMLAUTS, spelling, spellings
from duel_nb.catalog.terms import Kind
from duel_nb.catalog.translations import declined
from duel_nb.engine.actions import COMPONENTS, SYNONYMS, VERBS, WORDS
from duel_nb.engine.dialects import tables_of
from duel_nb.words.stems import stem

_TOKEN: Final = re.compile(r"@\s*r\d+c\d+|\d/2|[+\-−]?\d+|[^\W\d_]+", re.IGNORECASE)


#: The words of a name.
_Name = tuple[str, ...]


class Phrase(NamedTuple):
    """An action as somebody put it."""

    verb: str  # the English verb; "" if there is none
    parts: tuple[str, ...]  # the things, in their order: names as they were typed, and numbers
    place: str = ""  # a place of the structure, such as "@r2c4"; "" if there is none
    giving: str = ""  # the coins an opponent is to receive; "" if they were not typed
    asks: bool = False  # whether the text is a question


def phrases(text: str, language: str, ignored: Collection[str] = ()) -> Iterator[Phrase]:
    """What a text may say in a language, likeliest first; the last has no verb.

    Args:
        text: what was typed.
        language: its code.
        ignored: names of players, which are read over.
    """
    words = _vocabulary(language)
    tokens = [_Token(raw, language) for raw in _TOKEN.findall(text.replace("’", "'"))]
    asks = text.rstrip().endswith("?") or any(one.word in words.questions for one in tokens)
    players = {spelling(part) for name in ignored for part in _TOKEN.findall(name)}
    tokens = [one for one in tokens if one.word not in words.read_over and one.word not in players]
    place = "".join(one.raw.replace(" ", "") for one in tokens if one.raw.startswith("@"))
    tokens = [one for one in tokens if not one.raw.startswith("@")]
    tokens, giving = words.without_giving(tokens)
    for verb, rest in words.verbs_in(tokens):
        named = [one for one in rest if one.word in words.joiners or one.word not in words.nouns]
        yield Phrase(verb, tuple(words.parts(named)), place, giving, asks)


def readings(text: str, language: str, *, asking: bool = False) -> Iterator[str]:
    """What a text may mean, in English notation, likeliest first.

    Args:
        text: what was typed.
        language: its code.
        asking: whether to read questions, too.
    """
    for phrase in phrases(text, language):
        if phrase.verb and (asking or not phrase.asks):
            yield in_notation(phrase, language)


def in_notation(phrase: Phrase, language: str) -> str:
    """A phrase with a verb in English notation; a name that nothing has stays as it is."""
    verb = phrase.verb
    kinds = kinds_of_verb(verb)
    parts = [one for part in phrase.parts for one in _one_or_two(part, language, kinds)]
    things = [named(part, language, kinds) for part in parts]
    texts = [
        part if len(some) != 1 else some[0].id for part, some in zip(parts, things, strict=True)
    ]
    found = [some[0] for some in things if len(some) == 1]
    cards = [one for one in found if isinstance(one, Card)]
    sites = [one for one in found if one.kind in _BUILT_WITH]
    if verb in ("build", "wonder", "prepare") and sites:
        verb = _BUILT_WITH[sites[0].kind]
        if len(cards) == len(sites) == 1 and len(texts) == 2:
            texts = [sites[0].id, cards[0].id]
    joiner = next((VERBS[one].joiner for one in WORDS[verb] if VERBS[one].joiner), "")
    if len(texts) > 1 and joiner:
        texts = [texts[0], joiner, *texts[1:]]
    giving = ["giving", phrase.giving] if phrase.giving else []
    return " ".join(filter(None, [verb, *texts, phrase.place, *giving]))


def _one_or_two(part: str, language: str, kinds: Collection[Kind]) -> Iterable[str]:
    """A name, or two where there is no word between them: "mit den Mauern die Sphinx"."""
    words = part.split()
    if len(words) > 1 and not named(part, language, kinds):
        for at in range(1, len(words)):
            both = " ".join(words[:at]), " ".join(words[at:])
            if all(len(named(one, language, kinds)) == 1 for one in both):
                return both
    return (part,)


#: The verb that uses a card for a thing, by the kind of that thing.
_BUILT_WITH: Final = {"wonder": "wonder", "conspiracy": "prepare"}


@cache
def kinds_of_verb(verb: str) -> tuple[Kind, ...]:
    """The kinds of components that a verb of English notation may be about."""
    about = {kind for one in WORDS[verb] for kind in (VERBS[one].subject, VERBS[one].other)}
    if verb in ("build", "wonder", "prepare"):
        about |= {"card", *_BUILT_WITH}
    if "divinity" in about:
        about.add("gate")
    return tuple(kind for kind in KINDS if kind in about)


def named(text: str, language: str, kinds: Collection[Kind] = KINDS) -> tuple[Component, ...]:
    """The components with this name, in another form of it, or whose name has all its words."""
    words = _vocabulary(language)
    name = words.name(text)
    if not name:
        return ()
    if exact := named_whole(text, language, kinds):
        return exact
    wanted = words.stems(name)
    found = [
        one
        for known, components in words.names.items()
        if set(wanted) <= set(known)
        for one in components
        if one.kind in kinds
    ]
    return tuple(dict.fromkeys(found))


def named_whole(text: str, language: str, kinds: Collection[Kind] = KINDS) -> tuple[Component, ...]:
    """The components with this name, or in another form of it."""
    words = _vocabulary(language)
    name = words.name(text)
    for index, wanted in ((words.spelled, name), (words.names, words.stems(name))):
        if name and (found := [one for one in index.get(wanted, ()) if one.kind in kinds]):
            return tuple(found)
    return ()


def read_over(word: str, language: str) -> bool:
    """Whether a word only stands around actions and names."""
    return is_filler(word, language) or is_noun(word, language)


def is_noun(word: str, language: str) -> bool:
    """Whether a word, in any form, says what a name is the name of, and is no name itself."""
    words = _vocabulary(language)
    if (spelling(word) or word.casefold()) in words.nouns:
        return True
    return _stemmed(word, language) in words.noun_stems and not words.spelled.get(words.name(word))


def is_filler(word: str, language: str) -> bool:
    """Whether a word only joins others or begins a question, and names no kind of thing."""
    words = _vocabulary(language)
    return (spelling(word) or word.casefold()) in words.read_over | words.joiners


def verbs(language: str) -> Mapping[str, str]:
    """The English verb by every spelling of a verb in a language."""
    return _vocabulary(language).verbs


def verb_of(word: str, language: str) -> str:
    """The English verb that a word of a language is a form of; "" if it is none."""
    words = _vocabulary(language)
    key = spelling(word) or word.casefold()
    if key in words.verbs:
        return words.verbs[key]
    if key in words.read_over or is_noun(word, language):
        return ""
    return words.verb_stems.get(_stemmed(word, language), "")


def _name_key(word: str, language: str) -> str:
    """A word of a name in all its forms; in English without a plural: a Senator is no Senate."""
    if language != "en":
        return _stemmed(word, language)
    plain = spelling(word) or word
    if len(plain) > 4 and plain.endswith("ies"):
        return plain[:-3] + "y"
    return plain[:-1] if len(plain) > 3 and plain.endswith("s") and plain[-2] != "s" else plain


class _Token:
    """A word or number of a text: as it was typed, normalised, and without its ending."""

    def __init__(self, raw: str, language: str) -> None:
        self.raw = raw
        self.word = spelling(raw) or raw
        self.key = _key(raw, language)


@lru_cache(maxsize=4096)
def _key(word: str, language: str) -> str:
    # verbs of English notation do not change
    return spelling(word) or word if language == "en" else _stemmed(word, language)


@lru_cache(maxsize=4096)
def _stemmed(word: str, language: str) -> str:
    plain = word.casefold().replace("ё", "е")
    return spelling(stem(plain, language)) or plain


class _Vocabulary:
    """The words of one language, in the forms in which texts are compared."""

    def __init__(self, language: str) -> None:
        self.language = language
        tables = tables_of(language)
        around = tables.get("around", {})
        self.questions = _spelled(around.get("questions", ()))
        self.read_over = _spelled(around.get("fillers", ())) | self.questions
        self.nouns = _spelled(around.get("nouns", ()))
        self.noun_stems = {_stemmed(word, language) for word in around.get("nouns", ())}
        self.joiners = _spelled(around.get("joiners", ()))
        self._giving = _spelled(tables.get("joiners", {}).get("giving", ("giving",)))
        typed = tables.get("verbs") or _ENGLISH
        self.verbs = {
            spelled: verb
            for verb, known in typed.items()
            for word in known
            for spelled in spellings(word, language)
        }
        self._verb_keys = {
            _key(word.casefold(), language): verb
            for verb, known in reversed(typed.items())
            for word in known
        }
        self.verb_stems = {
            _stemmed(word, language): verb
            for verb, known in reversed(typed.items())
            for word in known
        }
        self._phrases = [
            (verb, [spelling(word) for word in phrase.split()])
            for verb, known in tables.get("phrases", {}).items()
            for phrase in known
        ]
        self._things = {
            spelling(word): english
            for english, known in tables.get("things", {}).items()
            for word in known
        }

    @cached_property
    def spelled(self) -> dict[_Name, list[Component]]:
        """The components by their names in all forms."""
        found: dict[_Name, list[Component]] = {}
        for component, form in self._forms():
            known = found.setdefault(self.name(form), [])
            if component not in known:
                known.append(component)
        return found

    @cached_property
    def names(self) -> dict[_Name, list[Component]]:
        """The components by their names without endings."""
        found: dict[_Name, list[Component]] = {}
        for name, components in self.spelled.items():
            known = found.setdefault(self.stems(name), [])
            known += [one for one in components if one not in known]
        return found

    def _forms(self) -> Iterator[tuple[Component, str]]:
        """The components with their names in all forms; the first copy stands for all."""
        for components in COMPONENTS.values():
            for one in components:
                if getattr(one, "copy", 0) <= 1:
                    forms = [one.names.get(self.language, one.name)]
                    forms += declined(self.language).get(one.id, {}).values()
                    if self.language == "en":
                        forms += one.aliases
                    for form in forms:
                        yield one, form
                        if self.language == "de":
                            yield one, form.casefold().translate(UMLAUTS)

    def name(self, text: str) -> _Name:
        """The words of a name that matter."""
        words = (token.casefold() for token in _TOKEN.findall(text.replace("’", "'")))
        return tuple(one for one in words if spelling(one) not in self.read_over | self.joiners)

    def stems(self, name: _Name) -> _Name:
        """A name without the endings of its words."""
        return tuple(_name_key(word, self.language) for word in name)

    def without_giving(self, tokens: list[_Token]) -> tuple[list[_Token], str]:
        """The tokens before "giving 2", and its number."""
        if len(tokens) > 1 and tokens[-2].word in self._giving and tokens[-1].raw.isdecimal():
            return tokens[:-2], tokens[-1].raw
        return tokens, ""

    def verbs_in(self, tokens: Sequence[_Token]) -> Iterator[tuple[str, list[_Token]]]:
        """The verbs that a text may have, likeliest first, each with the other tokens."""
        words = [token.word for token in tokens]
        for verb, phrase in self._phrases:
            chosen = _in_order(phrase, words)
            if chosen:
                yield verb, [one for at, one in enumerate(tokens) if at not in chosen]
        ends = [*dict.fromkeys((0, len(tokens) - 1))] if tokens else []
        inside = [*range(1, len(tokens) - 1)]
        for nouns, places in product((False, True), (ends, inside)):
            for known, at in product((self._exact, self._similar), places):
                verb = known(tokens[at])
                if verb and (tokens[at].word in self.nouns) is nouns:
                    yield verb, [*tokens[:at], *tokens[at + 1 :]]
        yield "", list(tokens)

    def _exact(self, token: _Token) -> str:
        return self.verbs.get(token.word, "")

    def _similar(self, token: _Token) -> str:
        return "" if token.word in self.verbs else self._verb_keys.get(token.key, "")

    def parts(self, tokens: Sequence[_Token]) -> Iterator[str]:
        """The things among some tokens, as they were typed: joiners stand between them."""
        groups: list[list[_Token]] = [[]]
        for token in tokens:
            if token.word in self.joiners or token.raw[-1].isdecimal():
                groups += [[token], []]
            else:
                groups[-1].append(token)
        groups = [group for group in groups if group]
        while groups:
            count = next(
                (
                    number
                    for number in range(len(groups), 1, -1)
                    if self.stems(self.name(_text(groups[:number]))) in self.names
                    and groups[0][0].word not in self.joiners
                    and groups[number - 1][0].word not in self.joiners
                ),
                1,
            )
            if count > 1 or groups[0][0].word not in self.joiners:
                yield self._things.get(groups[0][0].word, _text(groups[:count]))
            groups = groups[count:]


def _in_order(phrase: Sequence[str], words: Sequence[str]) -> list[int]:
    """Where the words of a phrase stand in this order among others; empty if they do not."""
    found: list[int] = []
    for word in phrase:
        after = found[-1] + 1 if found else 0
        at = next((at for at in range(after, len(words)) if words[at] == word), -1)
        if at < 0:
            return []
        found.append(at)
    return found


def _text(groups: Iterable[Iterable[_Token]]) -> str:
    return " ".join(token.raw for group in groups for token in group)


def _spelled(words: Iterable[str]) -> frozenset[str]:
    return frozenset(map(spelling, words)) | frozenset(word.casefold() for word in words)


#: English verbs, each with its other words.
_ENGLISH: Final[dict[str, list[Any]]] = {
    verb: [verb, *(word for word, meant in SYNONYMS.items() if meant == verb)] for verb in WORDS
}


@cache
def _vocabulary(language: str) -> _Vocabulary:
    return _Vocabulary(language)
