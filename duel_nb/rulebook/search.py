"""Search rules by words, or by an approximate id."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from duel_nb.rulebook.model import Rule

_WORD = re.compile(r"[^\W_]+")

# Weights of a match: id and title count much more than the text.
_IN_ID = 12
_IN_TITLE = 10
_IN_SECTION = 2
_IN_TEXT = 1
_WHOLE_WORD = 2  # a whole word counts this many times as much as the beginning of one


def matching(rules: Sequence[Rule], words: str) -> tuple[Rule, ...]:
    """The rules that contain all of these words, best first; without words, all rules.

    A word matches the beginning of a word in the id, title, section or text, in any case. The
    beginning of an id ("base-mil") gives all rules with it, in the order of the book.
    """
    prefix = words.strip().casefold()
    family = [rule for rule in rules if "-" in prefix and rule.id.casefold().startswith(prefix)]
    if family:
        return tuple(family)
    wanted = _words(words)
    scored: list[tuple[int, Rule]] = []
    for rule in rules:
        scores = [_score(rule, word) for word in wanted]
        if all(scores):
            scored.append((sum(scores), rule))
    # The sort is stable: rules of equal weight keep the order of the book.
    return tuple(rule for _, rule in sorted(scored, key=lambda pair: -pair[0]))


def most_alike(rules: Sequence[Rule], words: str) -> Rule | None:
    """The rule that contains the most of `words`; None if no rule contains any."""

    def score(rule: Rule) -> tuple[int, int]:
        scores = [_score(rule, word) for word in wanted]
        return sum(map(bool, scores)), sum(scores)

    wanted = _words(words)
    best = max(rules, key=score)
    return best if any(score(best)) else None


def nearest(ids: Iterable[str], name: str, limit: int = 3) -> tuple[str, ...]:
    """Up to `limit` ids similar to `name`, most likely first.

    Case, separators and leading zeros do not matter: "base mil 3" means "BASE-MIL-03".
    """
    key = _key(name)
    by_key = {_key(id): id for id in ids}
    if key in by_key:
        return (by_key[key],)
    # A part of an id ("mil-3", "economy") counts more than similar letters.
    parts = [other for other in by_key if key and f"-{key}-" in f"-{other}-"]
    close = get_close_matches(key, by_key, n=limit, cutoff=0.6)
    return tuple(by_key[other] for other in dict.fromkeys([*parts, *close]))[:limit]


def same(ids: Iterable[str], name: str) -> str | None:
    """The id equal to `name` except for case, separators and leading zeros."""
    key = _key(name)
    return next((id for id in ids if _key(id) == key), None)


def words_of(rule: Rule) -> set[str]:
    """The words of a rule, in lower case and in the singular."""
    return {word for part in (rule.title, rule.section, rule.text) for word in _words(part)}


def _score(rule: Rule, word: str) -> int:
    """How well a rule matches a word; 0 if it does not contain it."""
    score = 0
    for weight, place in (
        (_IN_ID, rule.id),
        (_IN_TITLE, rule.title),
        (_IN_SECTION, rule.section),
        (_IN_TEXT, rule.text),
    ):
        found = _words(place)
        if word in found:
            score += weight * _WHOLE_WORD
        elif any(other.startswith(word) for other in found):
            score += weight
    return score


def _words(text: str) -> list[str]:
    """The words of a text in lower case, without accents or plural s."""
    plain = text.casefold()
    if not plain.isascii():
        parts = unicodedata.normalize("NFKD", plain)
        plain = "".join(part for part in parts if not unicodedata.combining(part))
    return [_singular(word) for word in _WORD.findall(plain)]


def _singular(word: str) -> str:
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


def _key(id: str) -> str:
    """A normalised id: "BASE-MIL-03" and "base mil 3" both give "base-mil-3"."""
    parts = re.findall(r"\d+|[^\W\d_]+", id.casefold())
    return "-".join(part.lstrip("0") or "0" if part.isdigit() else part for part in parts)
