"""Find a component by its name, as people type it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from difflib import SequenceMatcher, get_close_matches
from functools import lru_cache
from typing import Final

from duel_nb.catalog.errors import AmbiguousName, UnknownName
from duel_nb.catalog.model import Component
from duel_nb.catalog.terms import KINDS, Kind
from duel_nb.catalog.translations import declined
from duel_nb.errors import DuelError
from duel_nb.languages import LANGUAGES, language
from duel_nb.messages import Listed, Message, Part
from duel_nb.quoting import LONGEST, line, shown

NEAREST_SHOWN: Final = 5
CLOSE: Final = 0.66  # below this a suggestion confuses more than it helps
AS_CLOSE: Final = 0.1  # matches worse than the best by more than this are dropped
SEPARATORS: Final = re.compile(r"[\W_]+")
ELIDED: Final = re.compile(r"\b[dl]'")
ARTICLE: Final = re.compile("^(?:the|les?|la|der|die|das|den|dem) (?=.)")
#: Words that are ignored when a part of a name is typed.
SMALL: Final = frozenset(
    ["the", "of", "le", "la", "les", "de", "du", "des", "der", "die", "das", "den", "dem"]
)
#: How umlauts are typed on other keyboards.
UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


@lru_cache(maxsize=4096)
def spelling(text: str) -> str:
    """Normalise a name: no case, accents or articles, one space between words."""
    plain = text.casefold()
    if not plain.isascii():
        plain = plain.replace("œ", "oe").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
        parts = unicodedata.normalize("NFKD", plain)
        plain = "".join(part for part in parts if not unicodedata.combining(part))
    if "'" in plain:
        plain = ELIDED.sub("", plain).replace("'", "")
    return ARTICLE.sub("", SEPARATORS.sub(" ", plain).strip())


def spellings(name: str, language: str) -> set[str]:
    """All normalised spellings of a name in a language."""
    found = {spelling(name)}
    if language == "de":
        found.add(spelling(name.casefold().translate(UMLAUTS)))
    return found


def check_kind(kind: object) -> Kind:
    """Give this kind if it is one of `KINDS`.

    Raises:
        DuelError: it is not; the message lists them.
    """
    for known in KINDS:
        if kind == known:
            return known
    raise DuelError(Message("no-kind", given=shown(kind), known=", ".join(KINDS)))


def likeness(one: str, other: str) -> float:
    """The similarity of two spellings, from 0 to 1."""
    return SequenceMatcher(None, other, one).ratio()


def is_typo(wanted: str, known: str) -> bool:
    """Whether the first spelling may be a typo for the second.

    Each word must resemble a word of the other name, since long names share words without being
    similar: "yellow discount" is not a typo for "Wonder discount".
    """
    words, others = wanted.split(), known.split()
    if len(words) == 1 or len(others) == 1:
        return True
    return all(any(likeness(word, other) >= CLOSE for other in others) for word in words)


def unknown(text: str, kinds: Collection[Kind], candidates: Mapping[str, str]) -> UnknownName:
    """Make the error for an unknown name, with the nearest matches.

    Args:
        text: what was typed.
        kinds: the kinds that were searched.
        candidates: each accepted spelling, with the name to suggest for it.
    """
    wanted = spelling(str(text))
    close = get_close_matches(wanted, candidates, n=NEAREST_SHOWN * 2, cutoff=CLOSE)
    close = [spelled for spelled in close if is_typo(wanted, spelled)]
    least = likeness(wanted, close[0]) - AS_CLOSE if close else 0
    near = [spelled for spelled in close if likeness(wanted, spelled) >= least]
    begun = sorted(spelled for spelled in candidates if _begins(spelled, wanted))
    nearest = tuple(dict.fromkeys(candidates[one] for one in begun or near))[:NEAREST_SHOWN]
    sought: dict[str, Part] = {"kinds": kinds_in_words(kinds), "typed": line(str(text))}
    if nearest:
        near_names = Listed(*nearest, last="or")
        return UnknownName(Message("unknown-name-near", {**sought, "near": near_names}), nearest)
    return UnknownName(Message("unknown-name", sought))


def kinds_in_words(kinds: Collection[Kind]) -> Message | Listed:
    """The expected kinds of component, for a message."""
    if len(kinds) == len(KINDS):
        return Message("kind-any")
    return Listed(*map(kind_in_words, kinds), last="or")


def kind_in_words(kind: Kind) -> Message:
    """The name of a kind of component, for a message."""
    return Message(f"kind-{kind}")


def _begins(name: str, wanted: str) -> bool:
    """Whether each wanted word begins a word of the name: "gr lib" for the Great Library."""
    words = name.split()
    return bool(wanted) and all(any(w.startswith(one) for w in words) for one in wanted.split())


class NameIndex:
    """An index of all components by id, alias, and name in every language, also declined.

    When a word is a name in several languages, the language in use comes first, then English.
    """

    __slots__ = ("_by_language", "_components")

    def __init__(self, components: Iterable[Component]) -> None:
        # The first copy stands for all copies.
        self._components = tuple(c for c in components if getattr(c, "copy", 0) <= 1)
        self._by_language: dict[str, dict[str, list[Component]]] = {}

    def _spelled(self, language: str) -> dict[str, list[Component]]:
        """Components by all spellings of their names in a language (in English also of ids)."""
        known = self._by_language.get(language)
        if known is None:
            known = self._by_language[language] = {}
            for component in self._components:
                found = spellings(component.names.get(language, component.name), language)
                for form in declined(language).get(component.id, {}).values():
                    found |= spellings(form, language)
                if language == "en":
                    found |= {spelling(text) for text in (component.id, *component.aliases)}
                for name in found:
                    known.setdefault(name, []).append(component)
        return known

    def find(self, text: str, kinds: Collection[str] | None = None) -> Component:
        """Find a component; see `Catalog.find`."""
        kinds = (kinds,) if isinstance(kinds, str) else kinds
        if kinds is not None and not isinstance(kinds, Collection):
            raise DuelError(Message("given-no-list", where="kinds", given=shown(kinds)))
        for kind in kinds or ():
            check_kind(kind)
        if not isinstance(text, str):
            raise UnknownName(Message("name-no-text", given=shown(text)))
        if len(text) > LONGEST:
            raise UnknownName(Message("name-too-long", given=shown(text)))
        wanted = spelling(text)
        among = KINDS if kinds is None else tuple(kind for kind in KINDS if kind in kinds)
        spoken = tuple(dict.fromkeys((language(), "en", *LANGUAGES)))
        found = self._called(wanted, among, spoken) or self._containing(wanted, among, spoken)
        if len(found) == 1:
            return found[0]
        if found:
            names = tuple(dict.fromkeys(described(c, found) for c in found))
            raise AmbiguousName(
                Message("ambiguous-name", typed=line(text), names=Listed(*names, last="or")),
                tuple(map(str, names)),
            )
        others = tuple(kind for kind in KINDS if kind not in among)
        if others and among:
            elsewhere = self._called(wanted, others, spoken)
            if elsewhere and elsewhere[0].kind != "gate":  # "Gate is a Gate" is no help
                problem = Message(
                    "unknown-name-of-kind",
                    kinds=kinds_in_words(among),
                    typed=line(text),
                    name=elsewhere[0],
                    kind=kind_in_words(elsewhere[0].kind),
                )
                raise UnknownName(problem, (local_name(elsewhere[0]),))
        candidates = {
            name: component.names.get(spoken[0], component.name)
            for spoken_one in reversed(spoken[: spoken.index("en") + 1])
            for name, holders in self._spelled(spoken_one).items()
            for component in holders
            if component.kind in among
        }
        raise unknown(text, among, candidates)

    def _called(
        self, wanted: str, among: Collection[Kind], spoken: Iterable[str]
    ) -> list[Component]:
        """The components with exactly this name, in the first language that has any."""
        for one in spoken:
            found = [c for c in self._spelled(one).get(wanted, ()) if c.kind in among]
            if found:
                return found
        return []

    def _containing(
        self, wanted: str, among: Collection[Kind], spoken: Iterable[str]
    ) -> list[Component]:
        """The components whose name has all these words, in the first language that has any."""
        words = set(wanted.split()) - SMALL
        if not words:
            return []
        longest = max(words, key=len)  # a cheap test that rules out most names
        for one in spoken:
            found = [
                component
                for name, holders in self._spelled(one).items()
                if longest in name and words.issubset(name.split())
                for component in holders
                if component.kind in among
            ]
            if found:
                return list(dict.fromkeys(found))
        return []


def described(component: Component, among: Collection[Component]) -> str | Message:
    """The name of a component, with its kind if another one in ``among`` has the same name."""
    if sum(local_name(other) == local_name(component) for other in among) > 1:
        return Message("name-of-kind", name=component, kind=kind_in_words(component.kind))
    return local_name(component)


def local_name(component: Component) -> str:
    """The name of a component in the language in use; the English one where it has none."""
    return component.names.get(language(), component.name)
