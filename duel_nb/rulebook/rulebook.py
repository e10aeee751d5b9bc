"""The rulebook: a mapping from ids to rules, loaded on first use."""

from collections.abc import Collection, Iterator, Mapping
from functools import cache, lru_cache

from duel_nb.errors import DuelError
from duel_nb.languages import language
from duel_nb.messages import Listed, Message
from duel_nb.quoting import LONGEST, shown
from duel_nb.rulebook import loader, search
from duel_nb.rulebook.citations import Ruling
from duel_nb.rulebook.model import Rule


class UnknownRule(DuelError, KeyError):
    """There is no rule with that id.

    Args:
        name: what was given.
        nearest: the nearest ids, for the message.
        word: a word for the message's hint on how to search.
    """

    def __init__(self, name: object, nearest: tuple[str, ...], word: str = "trade") -> None:
        self.name = name
        self.nearest = nearest
        if nearest:
            message = Message("no-rule-near", given=shown(name), near=Listed(*nearest, last="or"))
        else:
            message = Message("no-rule", given=shown(name), word=word)
        self.sentence = str(message)
        super().__init__(self.sentence)

    # KeyError would put the sentence in quotation marks.
    def __str__(self) -> str:
        return self.sentence


class Rulebook(Mapping[str, Rule]):
    """All rules by id, in the order of the book and in the language in use.

    Ids are case-insensitive.
    """

    def __getitem__(self, id: str) -> Rule:
        """The rule with this id.

        Raises:
            UnknownRule: there is none; the sentence names the nearest ids.
        """
        found = _rule(language(), id.casefold()) if isinstance(id, str) else None
        if found is None:
            raise self._unknown(id)
        return found

    def id_of(self, id: str) -> str:
        """The id of this rule as the book writes it; its text is not read.

        Raises:
            UnknownRule: there is none; the sentence names the nearest ids.
        """
        found = loader.exact_id(id) if isinstance(id, str) else None
        if found is None:
            raise self._unknown(id)
        return found

    def __iter__(self) -> Iterator[str]:
        return (rule.id for rule in all_rules("en"))

    def __len__(self) -> int:
        return len(all_rules("en"))

    def __contains__(self, id: object) -> bool:
        # Unlike __getitem__, without a search for the nearest ids.
        return isinstance(id, str) and loader.exact_id(id) is not None

    def _unknown(self, id: object) -> UnknownRule:
        if not isinstance(id, str) or len(id) > LONGEST:
            return UnknownRule(id, ())
        is_word = id.isalpha() and bool(search.matching(all_rules(language()), id))
        return UnknownRule(id, search.nearest(self, id), id if is_word else "trade")

    def __repr__(self) -> str:
        return f"<Rulebook of {len(self)} rules>"


RULEBOOK = Rulebook()


def rule(id: str) -> Rule:
    """The rule with this id, in any case: `rule("BASE-MIL-03")`.

    Raises:
        UnknownRule: there is none; the sentence names the nearest ids.
    """
    return RULEBOOK[id]


def rules(words: str = "") -> tuple[Rule, ...]:
    """The rules that contain all of these words, best first; without words, all rules.

    The beginning of a word is enough, and so is the beginning of an id: `rules("base-mil")`.
    If no rule matches in the language in use, the English rules are searched. What follows after
    200 characters is left out.

    Raises:
        DuelError: ``words`` is not a text.
    """
    if not isinstance(words, str):
        raise DuelError(Message("rules-no-text", given=shown(words)))
    sought = words[:LONGEST]
    found = search.matching(all_rules(language()), sought)
    return found or tuple(RULEBOOK[each.id] for each in search.matching(all_rules("en"), sought))


def sections() -> dict[str, tuple[Rule, ...]]:
    """The rules under their headings, both in the order of the book."""
    found: dict[str, list[Rule]] = {}
    for each in all_rules(language()):
        found.setdefault(each.section, []).append(each)
    return {title: tuple(members) for title, members in found.items()}


def ruling(numbers: tuple[str, ...], preferred: Collection[str] = ()) -> Ruling:
    """The ruling with these numbers, with one reason for each that the rulebook has a reason for.

    Args:
        numbers: such as ("D-20",).
        preferred: ids of rules, whose reasons are taken before those of others.
    """
    by_preference = sorted(all_rules("en"), key=lambda rule: rule.id not in preferred)
    cited = [one for rule in by_preference for one in rule.citations if isinstance(one, Ruling)]
    found = (next((one for one in cited if number in one.numbers), None) for number in numbers)
    reasons = (reason for one in found if one is not None for reason in one.reasons)
    return Ruling(numbers, tuple(dict.fromkeys(reasons)))


@cache
def all_rules(language: str) -> tuple[Rule, ...]:
    """All rules in a language, in the order of the book."""
    return loader.load(language=language)


@lru_cache(maxsize=4096)
def _rule(language: str, id: str) -> Rule | None:
    return loader.load_rule(id, language)
