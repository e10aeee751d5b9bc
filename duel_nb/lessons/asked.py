"""Reads a question to the referee: what is asked, about whom, and the facts of the position.

"May A build the Library with 3 coins and a Scriptorium?" asks about an action of A, who has 3
coins and one Building. Only what is there is a fact: everything else stays unknown. The words of
each language are in `duel_nb/engine/notation_words`, the names in the catalog.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from typing import Any, Final

from duel_nb.catalog import CATALOG, Card, Component
from duel_nb.catalog.names import local_name, spelling
from duel_nb.catalog.terms import Kind
from duel_nb.engine.actions import track_place
from duel_nb.engine.dialects import tables_of
from duel_nb.engine.state.tables import PLAYERS, opponent_of
from duel_nb.errors import DuelError
from duel_nb.languages import LANGUAGES, language
from duel_nb.lessons.exercises.numbers import number_in
from duel_nb.messages import Listed, Message, Part
from duel_nb.quoting import LONGEST, shown
from duel_nb.words.typed import is_filler, named, named_whole, phrases, read_over, verbs

NAMES: Final = ("Ada", "Ben")
"""Names that people give the players besides A and B."""
_TOKEN: Final = re.compile(r"[+−-]?\d+|[^\W\d_]+")
_LONGEST_NAME: Final = 6
_AGES: Final = {"i": 1, "ii": 2, "iii": 3, "1": 1, "2": 2, "3": 3}
_KEYWORDS: Final = {
    "card": "cards",
    "wonder": "built",
    "progress": "progress",
    "divinity": "divinities",
    "conspiracy": "prepared",
}
"""Kind of a component -> the keyword of a City that has it, if it is a fact."""
_USUAL: Final = {
    "wonder": "wonder",
    "progress": "take",
    "divinity": "activate",
    "gate": "activate",
    "conspiracy": "prepare",
}
"""Kind of a component -> the verb of notation if none or "build" was said; cards are built."""
_PRICED: Final = ("card", "wonder", "divinity", "gate")
"""Kinds of components that have a price; a question what another one pays for is about its rule."""


@dataclass(frozen=True, slots=True)
class AskedQuestion:
    """A question to the referee, as it was read.

    Attributes:
        kind: "can", "cost", "moves", or "rule" if it is about no position.
        who: "A" or "B", whom it is about.
        action: the action in notation, or in words if it names no component; or the name of what
            has a price; or the words about a rule.
        setup: the facts as keywords of `duel_nb.position`.
        facts: the facts in words, in order.
        unread: words that nothing was made of.
    """

    kind: str
    who: str
    action: str
    setup: Mapping[str, Any]
    facts: tuple[Message, ...] = ()
    unread: tuple[str, ...] = ()


def read_question(text: str) -> AskedQuestion:
    """A question in the language in use, else in another one that leaves fewer words unread.

    Raises:
        DuelError: it is too long, or a word is nearly the name of a component.
    """
    if len(text) > LONGEST:
        raise DuelError(Message("asked-too-long", given=shown(text)))
    spoken = dict.fromkeys((language(), "en", *LANGUAGES))
    readings = [_Reading(text, one) for one in spoken]
    best = min(readings, key=lambda reading: len(reading.unread))
    return best.question()


@dataclass(slots=True)
class _Word:
    """A word or number of a text, or the words of one name.

    Attributes:
        raw: as it was typed.
        spelled: normalised.
        thing: the component that it names; None for other words.
        used: whether something was made of it.
    """

    raw: str
    spelled: str
    thing: Component | None = None
    used: bool = False


@dataclass(slots=True)
class _City:
    """The facts about a player."""

    coins: int | None = None
    things: dict[str, list[Component]] = field(default_factory=dict)


class _Reading:
    """A text as it may be read in one language."""

    def __init__(self, text: str, spoken: str) -> None:
        self._language = spoken
        self._lists = _lists(spoken)
        self._words = [*self._named(_TOKEN.findall(text.replace("’", "'")))]
        self._cities = {who: _City() for who in PLAYERS}
        self._table: dict[str, Any] = {}
        self._facts: list[Message] = []
        self._names = PLAYERS
        if any(word.raw in NAMES for word in self._words):
            self._names = NAMES
        self._who = "A"
        self._read_turn()
        self._read_each("pawn", self._read_pawn)
        self._who = self._asker()
        if "turn" not in self._table:
            self._table["turn"] = self._who
            self._tell("asked-turn-assumed", who=self._name(self._who))
        self._read_sets()
        self._read_each("coins", self._read_coins)
        self._read_each("age", self._read_age)
        self._subject = self._find_subject()
        self._things()

    # -- words -------------------------------------------------------------------------------

    def _named(self, tokens: Sequence[str]) -> Iterator[_Word]:
        """The words, those of a name together."""
        at = 0
        while at < len(tokens):
            for length in range(min(_LONGEST_NAME, len(tokens) - at), 0, -1):
                some = tokens[at : at + length]
                if thing := self._thing(some):
                    yield _Word(" ".join(some), "", thing)
                    break
            else:
                length = 1
                yield _Word(tokens[at], _key(tokens[at]))
            at += length

    def _thing(self, tokens: Sequence[str]) -> Component | None:
        """The component that some words name; words around a name are no part of it."""
        first, last = tokens[0], tokens[-1]
        text = " ".join(tokens)
        if self._plain(first) or self._plain(last) or not text[-1].isalpha():
            return None
        found = named_whole(text, self._language)
        if any(isinstance(one, Card) and one.senator for one in found):
            return found[0]  # its copies differ in nothing that is asked for
        if (
            not found
            and len(tokens) == 1
            and len(text) > 3
            and _key(text) not in verbs(self._language)
        ):
            found = named(text, self._language)
            senators = (one for one in found if _is_senator(one, text, self._language))
            found = tuple(senators) or found
        # the copies of a Senator differ in nothing that is asked for
        copies = all(isinstance(one, Card) and one.senator == "politician" for one in found)
        return found[0] if len(found) == 1 or (found and copies) else None

    def _plain(self, token: str) -> bool:
        """Whether a word is none of a name."""
        key = _key(token)
        known = any(key in words for words in self._lists.values())
        return token in PLAYERS or known or read_over(token, self._language)

    def _is(self, word: _Word, *kinds: str) -> bool:
        """Whether a word is of a kind; "A" is a player, not the French verb."""
        if word.thing is not None or self._player(word) is not None:
            return False
        return any(word.spelled in self._lists.get(kind, ()) for kind in kinds)

    def _player(self, word: _Word) -> str | None:
        """The player whom a word means."""
        if word.thing is not None:
            return None
        for who, name, other in zip(PLAYERS, NAMES, ("first", "second"), strict=True):
            if word.raw in (who, name) or word.raw in _raw(self._language, other):
                return who
        return None

    def _asker(self) -> str:
        """Whom the question is about: the first player of whom it tells no fact, else A."""
        for at, word in enumerate(self._words):
            who = self._player(word)
            before, after = self._words[max(0, at - 1) : at], self._words[at + 1 : at + 2]
            tells = any(self._is(one, "if") for one in before)
            tells |= any(self._is(one, "owns") for one in after)
            if who is not None and not (word.used or tells):
                return who
        return "A"

    def _owner_at(self, at: int) -> str:
        """The player whom a fact is about: the last one named before it."""
        owner = self._who
        for word in self._words[:at]:
            if (who := self._player(word)) is not None and not word.used:
                owner = who
            elif self._is(word, "opponent"):
                owner = opponent_of(self._who)
            elif self._is(word, "me"):
                owner = self._who
        return owner

    # -- facts -------------------------------------------------------------------------------

    def _read_turn(self) -> None:
        """Whose turn it is: the player named right before or after."""
        for at, word in enumerate(self._words):
            if not self._is(word, "turn"):
                continue
            around = (*self._words[max(0, at - 3) : at][::-1], *self._words[at + 1 : at + 3])
            for one in around:
                if (who := self._player(one)) is not None:
                    word.used = one.used = True
                    self._table["turn"] = who
                    self._tell("asked-turn", who=self._name(who))
                    return

    def _read_sets(self) -> None:
        """The expansions in play: those that are named, and those of the things that are."""
        sets = {word.thing.set for word in self._words if word.thing is not None}
        for one in ("pantheon", "agora"):
            if one in sets or any(self._is(word, one) for word in self._words):
                self._table.setdefault("expansions", []).append(one)
                self._tell("asked-with", set=Message(f"set-{one}"))

    def _read_each(self, kind: str, read: Callable[[int], None]) -> None:
        """Read the facts that a kind of word tells."""
        for at, word in enumerate(self._words):
            if self._is(word, kind):
                read(at)

    def _read_coins(self, at: int) -> None:
        for before in self._words[max(0, at - 2) : at][::-1]:
            number = 0 if self._is(before, "without") else self._number(before)
            if number is not None and number >= 0:
                before.used = self._words[at].used = True
                owner = self._owner_at(at)
                self._cities[owner].coins = number
                self._tell("asked-coins", who=self._name(owner), coins=number)
                return

    def _read_age(self, at: int) -> None:
        around = (*self._words[at + 1 : at + 2], *self._words[max(0, at - 1) : at])
        for word in around:
            if word.thing is None and (age := _AGES.get(word.raw.casefold())):
                word.used = self._words[at].used = True
                self._table["age"] = age
                self._tell("asked-age", age="I" * age)
                return

    def _read_pawn(self, at: int) -> None:
        """A number of spaces and a player, or a signed place as in notation."""
        for number, word in enumerate(self._words[at + 1 :], start=at + 1):
            place = self._number(word)
            if place is None or abs(place) > CATALOG.capital or word.used:
                continue
            near = self._words[number + 1 : number + 5]
            towards = next((one for one in near if self._player(one) is not None), None)
            if towards is not None:
                place = abs(place) if self._player(towards) == "B" else -abs(place)
                towards.used = True
            word.used = self._words[at].used = True
            self._table["pawn"] = place
            self._tell("asked-pawn", where=track_place(place, self._names))
            return

    def _number(self, word: _Word) -> int | None:
        return number_in(word.raw) if word.thing is None else None

    def _find_subject(self) -> list[_Word]:
        """What is asked about: the first thing that nobody is said to have, and a card for it."""
        listed, subject = False, list[_Word]()
        for at, word in enumerate(self._words):
            if self._is(word, "having", "owns", "without"):
                listed = True
            elif word.thing is not None and not listed:
                subject = [word, *self._card_for(at)]
                break
            elif word.thing is not None or word.used:
                listed = False
        if not subject:
            subject = [word for word in self._words if word.thing is not None][:1]
        for word in subject:
            word.used = True
        return subject

    def _card_for(self, at: int) -> list[_Word]:
        """The card under a Wonder or a Conspiracy, right after it: "the Sphinx with the Altar"."""
        thing = self._words[at].thing
        if thing is None or thing.kind not in ("wonder", "conspiracy"):
            return []
        for word in self._words[at + 1 :]:
            if isinstance(word.thing, Card):
                return [word]
            other = word.thing is not None or self._player(word) is not None
            if other or not self._plain(word.raw) or self._is(word, "without", "if", "owns"):
                return []
        return []

    def _things(self) -> None:
        """The components that players have."""
        denied = False
        for at, word in enumerate(self._words):
            if self._is(word, "without"):
                denied = not word.used
            if word.thing is None or word in self._subject:
                continue
            keyword = _KEYWORDS.get(word.thing.kind)
            if keyword == "built" and any(
                self._is(one, "unbuilt") for one in self._words[max(0, at - 2) : at]
            ):
                keyword = "wonders"
            if keyword is None or denied:
                denied = False
                continue
            word.used = True
            self._cities[self._owner_at(at)].things.setdefault(keyword, []).append(word.thing)
        for who, city in self._cities.items():
            for keyword, things in city.things.items():
                named_things = Listed(*things, last="and")
                self._tell(f"asked-{keyword}", who=self._name(who), things=named_things)

    def _tell(self, key: str, **parts: Part) -> None:
        self._facts.append(Message(key, parts))

    def _name(self, who: str) -> str:
        return self._names[PLAYERS.index(who)]

    # -- the question ------------------------------------------------------------------------

    @property
    def unread(self) -> list[str]:
        """Words that nothing was made of."""
        return [
            word.raw
            for word in self._words
            if not word.used
            and (word.thing is not None or not self._plain(word.raw))
            and self._player(word) is None
            and word.spelled not in verbs(self._language)
        ]

    def question(self) -> AskedQuestion:
        """The question.

        Raises:
            DuelError: a word is nearly the name of a component.
        """
        kind, unread = self._kind(), self.unread
        if kind == "can" and not self._subject:  # numbers are part of the action
            unread = [word for word in unread if word.isalpha()]
        if kind != "rule":
            self._refuse_typo(unread)
        return AskedQuestion(
            kind, self._who, self._action(kind), self._setup(), tuple(self._facts), tuple(unread)
        )

    def _kind(self) -> str:
        if self._subject:
            alone = self._subject[0].thing
            wonder = alone is not None and alone.kind == "wonder" and len(self._subject) == 1
            asks_price = any(self._is(word, "cost") for word in self._words)
            if asks_price and alone is not None and alone.kind not in _PRICED:
                return "rule"
            if not (asks_price or self._somebody_acts):
                return "rule"
            drafts = any(
                verbs(self._language).get(word.spelled) in ("draft", "topple")
                for word in self._words
            )
            return "cost" if asks_price or (wonder and not drafts) else "can"
        told = self._told or self._about_somebody
        if told and any(self._is_moves(at) for at in range(len(self._words))):
            return "moves"
        acts = any(word.spelled in verbs(self._language) for word in self._words)
        return "can" if acts and told else "rule"

    @property
    def _somebody_acts(self) -> bool:
        """Whether a question about a thing is about an action; else it is about what that does."""
        said = any(word.spelled in verbs(self._language) for word in self._words)
        told = any(fact.key not in ("asked-turn-assumed", "asked-with") for fact in self._facts)
        return bool(said or told or self._about_somebody or len(self._subject) > 1)

    @property
    def _about_somebody(self) -> bool:
        """Whether the question names a player, or "I"."""
        return any(self._player(word) or self._is(word, "me") for word in self._words)

    @property
    def _told(self) -> bool:
        """Whether the question says anything about the position."""
        return any(fact.key != "asked-turn-assumed" for fact in self._facts)

    def _is_moves(self, at: int) -> bool:
        """Whether a word asks for all moves: "what can A do", but not "what do I pay"."""
        after = self._words[at + 1 : at + 2]
        asks = any(self._player(one) or self._is(one, "me") for one in after)
        helps = self._is(self._words[at], "auxiliary")
        return self._is(self._words[at], "moves") and not (helps and asks)

    def _action(self, kind: str) -> str:
        """The action in notation; of a price, the name of the thing; else the words."""
        if kind == "cost":
            thing = self._subject[0].thing
            assert thing is not None
            return local_name(thing)
        if kind == "rule":
            words = (word.raw for word in self._words)
            return " ".join(word for word in words if not is_filler(word, self._language))
        left = [
            word.raw
            for word in self._words
            if not (word.used or word.thing or self._tells(word)) and self._player(word) is None
        ]
        things = [word.thing for word in self._subject if word.thing is not None]
        if not things:
            return " ".join(left)
        said = (phrase.verb for phrase in phrases(" ".join(left), self._language))
        verb = _verb_for(next((verb for verb in said if verb), ""), things[0])
        if verb == "take" and isinstance(things[0], Card) and "expansions" not in self._table:
            verb = "build"  # "take the Altar" as people say it; Baal and Decrees take cards
        return " ".join((verb, " with ".join(thing.id for thing in things)))

    def _tells(self, word: _Word) -> bool:
        """Whether a word belongs to facts, and is no part of a verb such as "wirf ... ab"."""
        facts = (kind for kind in self._lists if kind not in ("cost", "moves", "auxiliary"))
        return self._is(word, *facts) and word.spelled not in _verb_parts(self._language)

    def _setup(self) -> dict[str, Any]:
        setup = dict(self._table)
        if self._names != PLAYERS:
            setup["names"] = self._names
        for who, city in self._cities.items():
            facts: dict[str, Any] = {
                keyword: [thing.name for thing in things] for keyword, things in city.things.items()
            }
            if city.coins is not None:
                facts["coins"] = city.coins
            if facts:
                setup[who] = facts
        return setup

    def _refuse_typo(self, unread: Sequence[str]) -> None:
        """Refuse a word that is nearly a name: a fact would be lost."""
        names = {**_spelled_names(self._language), **_spelled_names(language())}
        things = {word.raw for word in self._words if word.thing is not None}
        for word in unread:
            near = get_close_matches(spelling(word), names, n=1, cutoff=0.75)
            if near and len(word) > 3 and word not in things:
                thing = names[near[0]]
                raise DuelError(Message("asked-near", typed=shown(word), near=thing))


def _is_senator(thing: Component, typed: str, spoken: str) -> bool:
    """Whether a word names a Senator, whose full name tells the half of the card in brackets."""
    if not isinstance(thing, Card) or not thing.senator:
        return False
    name = thing.names.get(spoken, thing.name)
    return spelling(name.partition("(")[0]) == spelling(typed)


def _key(word: str) -> str:
    return spelling(word) or word.casefold()


@cache
def _lists(spoken: str) -> Mapping[str, frozenset[str]]:
    """The words of questions, by what they mean."""
    return {kind: frozenset(map(_key, words)) for kind, words in _asked(spoken).items()}


def _raw(spoken: str, kind: str) -> Sequence[str]:
    found: Sequence[str] = _asked(spoken).get(kind, ())
    return found


def _asked(spoken: str) -> Mapping[str, Sequence[str]]:
    found: Mapping[str, Sequence[str]] = tables_of(spoken)["asked"]
    return found


def _verb_for(said: str, thing: Component) -> str:
    """The verb of notation for a thing, given the one that was said, "" for none."""
    if isinstance(thing, Card) and thing.senator and said in ("", "build"):
        return "recruit"
    if said in ("", "build"):
        return _USUAL.get(thing.kind, "build")
    return said


@cache
def _verb_parts(spoken: str) -> frozenset[str]:
    """The words of verbs that consist of several."""
    phrases = tables_of(spoken).get("phrases", {}).values()
    return frozenset(_key(word) for known in phrases for one in known for word in one.split())


@cache
def _spelled_names(spoken: str) -> Mapping[str, Component]:
    """The components by their names in a language."""
    kinds: tuple[Kind, ...] = ("card", "wonder", "progress", "divinity", "conspiracy")
    return {
        spelling(one.names.get(spoken, one.name)): one
        for kind in kinds
        for one in CATALOG.components(kind)
    }
