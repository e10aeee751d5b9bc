"""Find rules by words, or by an id that is nearly right."""

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
_WHOLE_WORD = 2  # times the weight of a match of the beginning of a word


def matching(rules: Sequence[Rule], words: str) -> tuple[Rule, ...]:
    """The rules that hold every word of `words`, best first; all of them when there is none.

    A word matches where it begins a word of the id, the title, the section or the text, in any
    case. The beginning of an id ("base-mil") stands for that family, in the order of the book.
    """
    beginning = words.strip().casefold()
    family = [
        rule for rule in rules if "-" in beginning and rule.id.casefold().startswith(beginning)
    ]
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
    """The rule that holds the most of `words`; None where no rule holds any."""

    def held(rule: Rule) -> tuple[int, int]:
        scores = [_score(rule, word) for word in wanted]
        return sum(map(bool, scores)), sum(scores)

    wanted = _words(words)
    best = max(rules, key=held)
    return best if any(held(best)) else None


def nearest(ids: Iterable[str], name: str, limit: int = 3) -> tuple[str, ...]:
    """Up to `limit` ids that `name` may have meant, most likely first.

    The case, the separators and leading zeros do not matter: "base mil 3" means "BASE-MIL-03".
    """
    key = _key(name)
    by_key = {_key(id): id for id in ids}
    if key in by_key:
        return (by_key[key],)
    # A part of an id ("mil-3", "economy") says more than letters that happen to be alike.
    parts = [other for other in by_key if key and f"-{key}-" in f"-{other}-"]
    close = get_close_matches(key, by_key, n=limit, cutoff=0.6)
    return tuple(by_key[other] for other in dict.fromkeys([*parts, *close]))[:limit]


def same(ids: Iterable[str], name: str) -> str | None:
    """The id that `name` spells, whatever its case, separators and leading zeros are."""
    key = _key(name)
    return next((id for id in ids if _key(id) == key), None)


def words_of(rule: Rule) -> set[str]:
    """The words of a rule, in lower case and in the singular."""
    return {word for part in (rule.title, rule.section, rule.text) for word in _words(part)}


def _score(rule: Rule, word: str) -> int:
    """How much `rule` is about `word`; 0 when the word is not there at all."""
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
    """The words of a text without case, accents or plural s."""
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
