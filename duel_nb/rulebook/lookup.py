"""Look up rules by id, in any spelling, or by words, and list them in a terminal."""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from textwrap import shorten

from duel_nb.errors import DuelError
from duel_nb.messages import Message
from duel_nb.quoting import LONGEST, shown
from duel_nb.rulebook import search
from duel_nb.rulebook.model import Rule, needed_expansions
from duel_nb.rulebook.rulebook import RULEBOOK, UnknownRule, all_rules, rule, rules

_WIDTH = 80
_MIN_TEXT = 8  # characters of the text that are shown after any title

# The least similarity of a typo and of a suggestion, from 0 to 1.
_TYPO = 0.8
_SIMILAR = 0.7

# The form of an id, known or unknown.
_ID = re.compile(r"[a-z]+(-[a-z]+)*-\d+[a-z]?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class FoundRules:
    """The result of a search.

    Attributes:
        words: the words that were searched, after typos were corrected.
        rules: best first; never empty.
        corrected: whether typos were corrected.
    """

    words: str
    rules: tuple[Rule, ...]
    corrected: bool = False

    def in_play_first(self, expansions: Collection[str]) -> "FoundRules":
        """The same rules, those of the sets in play first."""
        return replace(self, rules=in_play_first(self.rules, expansions))

    def lines(self, most: int | None = None) -> Iterator[str]:
        """A line for each rule, at most 80 columns wide: its id, title and first words.

        Args:
            most: how many rules to list; a last line gives the number of the others.
        """
        if self.corrected:
            yield str(Message("rules-corrected", words=self.words))
        listed = self.rules[:most]
        width = max(len(one.id) for one in listed)
        for one in listed:
            title = f"{one.id:{width}}  {one.title}. "
            yield title + shorten(one.text, max(_MIN_TEXT, _WIDTH - len(title)), placeholder=" …")
        if more := len(self.rules) - len(listed):
            yield str(Message("rules-more", count=more))


def in_play_first(found: Sequence[Rule], expansions: Collection[str]) -> tuple[Rule, ...]:
    """The same rules, those of expansions that are not in play last."""
    return tuple(sorted(found, key=lambda one: not needed_expansions(one.id) <= set(expansions)))


def look_up(words: str) -> FoundRules:
    """The rule with an id ("BASE-MIL-03", "base mil 3"), or the rules with all of these words.

    Raises:
        UnknownRule: there is no such id; the sentence names the nearest ids.
        NoRule: no rule has all of the words, even after typos are corrected.
    """
    typed = " ".join(words[:LONGEST].split())
    if spelled := search.same(RULEBOOK, typed):
        return FoundRules(typed, (rule(spelled),))
    if _ID.fullmatch(typed):
        raise UnknownRule(typed, search.nearest(RULEBOOK, typed))
    if typed and (found := rules(typed)):
        return FoundRules(typed, found)
    for book in (rules(), all_rules("en")):
        corrected = _corrected(typed, book, _TYPO)
        if corrected != typed and (found := rules(corrected)):
            return FoundRules(corrected, found, corrected=True)
    raise NoRule(words, _most_alike(typed))


class NoRule(DuelError, LookupError):
    """No rule has all of these words.

    Args:
        words: what was typed.
        near: the nearest rule, which the sentence suggests.
    """

    def __init__(self, words: str, near: Rule | None = None) -> None:
        typed = shown(words)[1:-1]
        if near is None:
            super().__init__(Message("no-rule-of-words", words=typed))
        else:
            super().__init__(
                Message("no-rule-of-words-near", words=typed, rule=near.id, title=near.title)
            )


def _corrected(typed: str, book: Sequence[Rule], cutoff: float) -> str:
    """The words, each unknown one replaced by the most similar word of the rules.

    Args:
        typed: the words.
        book: the rules.
        cutoff: the least similarity, from 0 to 1.
    """
    known = {word for one in book for word in search.words_of(one)}
    found = []
    for word in typed.split():
        near = [] if rules(word) else get_close_matches(word.casefold(), known, n=1, cutoff=cutoff)
        found.append(near[0] if near else word)
    return " ".join(found)


def _most_alike(typed: str) -> Rule | None:
    """The rule with the most of these words, after similar ones are corrected."""
    for book in (rules(), all_rules("en")):
        if near := search.most_alike(book, _corrected(typed, book, _SIMILAR)):
            return rule(near.id)
    return None
