"""Finds the rules that answer a question asked in people's own words.

Rules are ranked by Okapi BM25: a rare word of the question counts more than a common one, a title
more than the text, and a word counts in every form. What people ask in the scenarios that show a
rule counts as well.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Final

from duel_nb import rulebook
from duel_nb.languages import language
from duel_nb.lessons import examples
from duel_nb.rulebook import Rule
from duel_nb.words.stems import stem

_WORD: Final = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
_TITLE: Final = 4
"""How many times a word of a title counts."""
_REPEATED: Final = 1.2
"""How slowly repetitions of a word stop to count: k1 of BM25."""
_LENGTH: Final = 0.5
"""How much less a word of a long text counts, from 0 to 1: b of BM25."""
_ASKED: Final = 0.5
"""The weight of a question of a scenario beside the text of the rule."""
_NOT_MENTIONED: Final = 0.8
"""The weight of a rule of a set that the question does not mention."""


def rules_about(question: str, expansions: Collection[str] = ()) -> tuple[Rule, ...]:
    """The rules that have any word of a question in the language in use, best first.

    Args:
        question: such as "how many coins do I get for discarding a card".
        expansions: those that the question mentions.
    """
    index = _index(language())
    words = {word: index.rarity(word) for word in _words(question, language())}
    scores = index.rules.scores(words)
    # a rule counts as asked about as well as the scenario that asks best
    best: dict[str, float] = {}
    for scenario, score in index.asked.scores(words).items():
        for id in index.shown[scenario]:
            best[id] = max(best.get(id, 0.0), score)
    for id in scores:
        scores[id] += _ASKED * best.get(id, 0.0)
        if not rulebook.needed_expansions(id) <= set(expansions):
            scores[id] *= _NOT_MENTIONED
    found = sorted((id for id in scores if scores[id]), key=lambda id: -scores[id])
    return tuple(map(rulebook.rule, found))


def occurs(word: str) -> bool:
    """Whether a word, in any form, occurs in a rule in the language in use, or in a question."""
    index = _index(language())
    return any(index.counts[one] for one in _words(word, language()))


class _Texts:
    """Texts by name, as how often each word occurs in them."""

    def __init__(self, texts: Mapping[str, str], spoken: str) -> None:
        self.words = {name: Counter(_words(text, spoken)) for name, text in texts.items()}
        self._mean = sum(text.total() for text in self.words.values()) / max(1, len(texts))

    def scores(self, wanted: Mapping[str, float]) -> dict[str, float]:
        """How well each text fits words, given the weight of each word."""
        return {name: self._score(text, wanted) for name, text in self.words.items()}

    def _score(self, text: Counter[str], wanted: Mapping[str, float]) -> float:
        length = _REPEATED * (1 - _LENGTH + _LENGTH * text.total() / self._mean)
        return sum(
            weight * text[word] / (text[word] + length)
            for word, weight in wanted.items()
            if word in text
        )


class _Index:
    """The rules in a language, and the scenarios that ask in it.

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
        # the scenarios speak English
        asking = [one for one in examples.all_examples() if one.question and spoken == "en"]
        self.asked = _Texts({one.id: f"{one.title} {one.question}" for one in asking}, spoken)
        self.shown = {one.id: one.rules for one in asking}
        texts = (*self.rules.words.values(), *self.asked.words.values())
        self._total = len(texts)
        self.counts = Counter(word for text in texts for word in text)

    def rarity(self, word: str) -> float:
        """The weight of a word: the fewer texts have it, the more it says."""
        count = self.counts[word]
        return math.log(1 + (self._total - count + 0.5) / (count + 0.5))


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
