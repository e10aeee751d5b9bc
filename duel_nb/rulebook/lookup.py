"""Look up a rule by id, however it is spelt, or by words; print it in a terminal."""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from textwrap import shorten

from duel_nb.errors import Saying
from duel_nb.quoting import LONGEST, shown
from duel_nb.rulebook import search
from duel_nb.rulebook.model import Rule
from duel_nb.rulebook.rulebook import RULEBOOK, UnknownRule, all_rules, rule, rules

_WIDTH = 80
_LEAST = 8  # characters of the text, however long the title is

# The similarity of two words, from 0 to 1, of a typo and of a suggestion.
_MISSPELT = 0.8
_SIMILAR = 0.7

# Looks like an id, right or wrong.
_ID = re.compile(r"[a-z]+(-[a-z]+)*-\d+[a-z]?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class FoundRules:
    """The rules that somebody may have meant.

    Attributes:
        words: what was looked for; other words than typed where those were misspelt.
        rules: best first; never empty.
        corrected: whether the words are others than those that were typed.
    """

    words: str
    rules: tuple[Rule, ...]
    corrected: bool = False

    def in_play_first(self, expansions: Collection[str]) -> "FoundRules":
        """The same, with the rules of the sets in play first."""
        return replace(self, rules=in_play_first(self.rules, expansions))

    def lines(self, most: int | None = None) -> Iterator[str]:
        """A line for each rule, at most 80 columns wide: its id, its title, its first words.

        Args:
            most: how many rules to list; a last line says how many there are besides.
        """
        if self.corrected:
            yield str(Saying("rules-corrected", {"words": self.words}))
        listed = self.rules[:most]
        width = max(len(one.id) for one in listed)
        for one in listed:
            title = f"{one.id:{width}}  {one.title}. "
            yield title + shorten(one.text, max(_LEAST, _WIDTH - len(title)), placeholder=" …")
        if more := len(self.rules) - len(listed):
            yield str(Saying("rules-more", {"count": more}))


def in_play_first(found: Sequence[Rule], expansions: Collection[str]) -> tuple[Rule, ...]:
    """The rules in the same order, but those of expansions not in play last."""
    needed = {"PAN": {"pantheon"}, "AGO": {"agora"}, "BOTH": {"pantheon", "agora"}}

    def is_out(one: Rule) -> bool:
        return not needed.get(one.id.partition("-")[0], set()) <= set(expansions)

    return tuple(sorted(found, key=is_out))


def look_up(words: str) -> FoundRules:
    """The rule of an id ("BASE-MIL-03", "base mil 3"), or the rules with all of these words.

    Raises:
        UnknownRule: there is none of that id; the sentence names the nearest ones.
        NoRule: no rule has all of the words, nor words that are like them.
    """
    typed = " ".join(words[:LONGEST].split())
    if spelled := search.same(RULEBOOK, typed):
        return FoundRules(typed, (rule(spelled),))
    if _ID.fullmatch(typed):
        raise UnknownRule(typed, search.nearest(RULEBOOK, typed))
    if typed and (found := rules(typed)):
        return FoundRules(typed, found)
    for book in (rules(), all_rules("en")):
        other = _corrected(typed, book, _MISSPELT)
        if other != typed and (found := rules(other)):
            return FoundRules(other, found, corrected=True)
    raise NoRule(words, _most_alike(typed))


class NoRule(LookupError):
    """No rule has all of these words.

    Args:
        words: what was typed.
        near: the rule that it may have meant, which the sentence names.
    """

    def __init__(self, words: str, near: Rule | None = None) -> None:
        parts: dict[str, object] = {"words": shown(words)[1:-1]}
        if near is None:
            super().__init__(Saying("no-rule-of-words", parts))
        else:
            named = {"rule": near.id, "title": near.title}
            super().__init__(Saying("no-rule-of-words-near", {**parts, **named}))


def _corrected(typed: str, book: Sequence[Rule], alike: float) -> str:
    """The words, with each unknown one replaced by the most similar one in the rulebook.

    Args:
        typed: the words.
        book: the rules whose words are known.
        alike: the least similarity, from 0 to 1.
    """
    known = {word for one in book for word in search.words_of(one)}
    found = []
    for word in typed.split():
        near = [] if rules(word) else get_close_matches(word.casefold(), known, n=1, cutoff=alike)
        found.append(near[0] if near else word)
    return " ".join(found)


def _most_alike(typed: str) -> Rule | None:
    """The rule with the most of these words, or of words that are a little like them."""
    for book in (rules(), all_rules("en")):
        if near := search.most_alike(book, _corrected(typed, book, _SIMILAR)):
            return rule(near.id)
    return None
