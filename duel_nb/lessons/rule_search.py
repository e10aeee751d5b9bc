"""Finds the rules that answer a question asked in people's own words.

Rules are ranked by Okapi BM25: a rare word of the question counts more than a common one, a title
more than the text, and a word counts in every form. So do words that mean nearly the same, which
are listed in `duel_nb/engine/notation_words`, German compounds that end with a word, and the words
of a compound that no rule has. A rule counts less if its title has more than was asked about, such
as the name of a single Wonder. What people ask in the scenarios that show a rule counts as well,
and the tips of a first game: they explain the rules that matter most.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from duel_nb import rulebook
from duel_nb.engine.dialects import tables_of
from duel_nb.languages import language
from duel_nb.lessons import examples
from duel_nb.lessons.first_game.tips import TIPS, Tip
from duel_nb.rulebook import Rule
from duel_nb.words.stems import stem
from duel_nb.words.translate import translate

_WORD: Final = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
_TITLE: Final = 4
"""How many times a word of a title counts."""
_TITLE_ELSE: Final = 0.3
"""How much less a rule counts if the question has no word of its title."""
_REPEATED: Final = 1.2
"""How slowly repetitions of a word stop to count: k1 of BM25."""
_LENGTH: Final = 0.5
"""How much less a word of a long text counts, from 0 to 1: b of BM25."""
_ASKED_TOO: Final = 0.15
"""The weight of each further scenario of a rule beside the one that fits best."""
_FURTHER: Final = 3
"""How many further scenarios of a rule count: some rules have very many."""
_NOT_MENTIONED: Final = 0.8
"""The weight of a rule of a set that the question does not mention."""
_ALIKE: Final = 0.7
"""The weight of a word that means nearly the same as one of the question."""
_COMPOUNDING: Final = ("de",)
_SHORTEST_HEAD: Final = 4
"""The letters of the shortest word that is found at the end of compounds."""
_JOINTS: Final = ("", "s", "e", "es", "n", "en")
"""What may stand between the words of a compound."""
_OF_A_SET: Final = 0.9
"""The share of rules with a word that need an expansion, from which on the word mentions it."""
_EXPANSIONS: Final = ("pantheon", "agora")

_Term = Mapping[str, float]
"""A word that is looked for and the words that stand for it, each with its weight."""


def rules_about(question: str, expansions: Collection[str] = ()) -> tuple[Rule, ...]:
    """The rules that have any word of a question in the language in use, best first.

    Args:
        question: such as "how many coins do I get for discarding a card".
        expansions: those that the question mentions.
    """
    index = _index(language())
    terms = index.terms(question)
    there = {*expansions, *index.mentioned(terms)}
    scores, titles = index.rules.scores(terms), index.shares_of_titles(terms)
    asked: dict[str, list[float]] = {}
    for scenario, score in index.asked.scores(terms).items():
        for id in index.shown[scenario]:
            asked.setdefault(id, []).append(score)
    for id in scores:
        scores[id] *= 1 - _TITLE_ELSE * (1 - titles[id])
        best, *others = sorted(asked.get(id, (0.0,)), reverse=True)
        scores[id] += best + _ASKED_TOO * sum(others[:_FURTHER])
        needed = rulebook.needed_expansions(id)
        if not needed <= there or (there and not needed):
            scores[id] *= _NOT_MENTIONED
    found = sorted((id for id in scores if scores[id]), key=lambda id: -scores[id])
    return tuple(map(rulebook.rule, found))


def occurs(word: str) -> bool:
    """Whether a word, in any form, occurs in a rule in the language in use, or in a question."""
    index = _index(language())
    return any(index.counts[one] for term in index.terms(word) for one in term)


class _Texts:
    """Texts by name, as how often each word occurs in them."""

    def __init__(self, texts: Mapping[str, str], spoken: str) -> None:
        self.words = {name: Counter(_words(text, spoken)) for name, text in texts.items()}
        self._mean = sum(text.total() for text in self.words.values()) / max(1, len(texts))

    def scores(self, terms: Sequence[_Term]) -> dict[str, float]:
        """How well each text fits terms."""
        return {name: self._score(text, terms) for name, text in self.words.items()}

    def _score(self, text: Counter[str], terms: Sequence[_Term]) -> float:
        length = _REPEATED * (1 - _LENGTH + _LENGTH * text.total() / self._mean)
        return sum(
            max(weight * text[word] / (text[word] + length) for word, weight in term.items())
            for term in terms
        )


class _Index:
    """The rules in a language, which is in use, and the scenarios that ask about them.

    Attributes:
        rules: by id.
        asked: titles and questions of the scenarios, by id.
        shown: the ids of the rules that each of these shows.
        counts: how many of all these texts have each word.
    """

    def __init__(self, spoken: str) -> None:
        self.rules = _Texts(
            {
                one.id: f"{(one.title + ' ') * _TITLE}{one.section} {one.text}"
                for one in rulebook.rules()
            },
            spoken,
        )
        asking = [one for one in examples.all_examples() if one.question]
        told = {one.id: _told(one) for one in TIPS.values()}
        texts = {one.id: f"{one.title} {one.question}" for one in asking}
        self.asked = _Texts({**texts, **told}, spoken)
        self.shown: Mapping[str, Sequence[str]] = {
            **{one.id: one.rules for one in asking},
            **{tip.id: tip.rules for tip in TIPS.values()},
        }
        every = (*self.rules.words.values(), *self.asked.words.values())
        self._total = len(every)
        self.counts = Counter(word for text in every for word in text)

        self._titles = {
            one.id: {word: self.rarity(word) for word in _words(one.title, spoken)}
            for one in rulebook.rules()
        }

        said: Mapping[str, Any] = tables_of(spoken).get("rules", {})
        self._spoken = spoken
        self._idle = {word for idle in said.get("idle", ()) for word in _words(idle, spoken)}
        self._alike: dict[str, set[str]] = {}
        for row in said.get("alike", ()):
            group = {word for one in row for word in _words(one, spoken)}
            for word in group:
                self._alike.setdefault(word, set()).update(group)

    def terms(self, question: str) -> Sequence[_Term]:
        """What is looked for: the words of a question without idle ones, if there are others."""
        words = dict.fromkeys(_words(question, self._spoken))
        telling = [word for word in words if word not in self._idle]
        return tuple(map(self._term, telling or words))

    def _term(self, word: str) -> _Term:
        others = {*self._alike.get(word, ())}
        if self._spoken in _COMPOUNDING and len(word) >= _SHORTEST_HEAD:
            others.update(one for one in self.counts if one.endswith(word))
            others.update(() if self.counts[word] else self._parts(word))
        weight = _ALIKE if self.counts[word] else 1  # another form of what no rule calls so
        alike = {one: weight * self.rarity(one) for one in others if self.counts[one]}
        return {**alike, word: self.rarity(word)}

    def _parts(self, compound: str) -> Iterator[str]:
        """The known words of which a compound consists that no text has, and those like them."""
        known = {*self.counts, *self._alike}
        for one in known:
            if len(one) >= _SHORTEST_HEAD and compound.startswith(one):
                rests = {compound.removeprefix(one).removeprefix(joint) for joint in _JOINTS}
                for rest in rests & known:
                    yield from {one, *self._alike.get(one, ()), rest, *self._alike.get(rest, ())}

    def mentioned(self, terms: Sequence[_Term]) -> Collection[str]:
        """The expansions that a word of these mentions, as it is a term of their rules only."""
        found = set()
        for word in {word for term in terms for word in term}:
            needed = [
                rulebook.needed_expansions(id)
                for id, text in self.rules.words.items()
                if word in text
            ]
            for one in _EXPANSIONS:
                share = sum(one in sets for sets in needed)
                if share > 1 and share >= _OF_A_SET * len(needed):
                    found.add(one)
        return found

    def shares_of_titles(self, terms: Sequence[_Term]) -> dict[str, float]:
        """How much of the title of each rule is looked for, from 0 to 1; rare words say more."""
        found = {word for term in terms for word in term}
        return {
            id: sum(title[word] for word in title.keys() & found) / sum(title.values())
            for id, title in self._titles.items()
        }

    def rarity(self, word: str) -> float:
        """The weight of a word: the fewer texts have it, the more it says."""
        count = self.counts[word]
        return math.log(1 + (self._total - count + 0.5) / (count + 0.5))


def _told(tip: Tip) -> str:
    """What a tip says in any game, in the language in use."""
    title = translate(f"first-{tip.id}-title")
    return f"{title} {translate(f'first-{tip.id}')}" if tip.card else title


@cache
def _index(spoken: str) -> _Index:
    return _Index(spoken)


def _words(text: str, spoken: str) -> Iterator[str]:
    """The words of a text without their endings; of words with a hyphen also their parts."""
    for word in _WORD.findall(text.casefold().replace("ё", "е")):
        parts = word.split("-")
        yield from (stem(part, spoken) for part in parts)
        if len(parts) > 1:
            yield stem("".join(parts), spoken)
