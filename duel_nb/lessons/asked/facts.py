"""The facts of a position that a question tells: coins, components, the Age, the pawn.

Only what is there is a fact: everything else stays unknown.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from duel_nb.catalog import CATALOG, COLOURS, RESOURCES, SETS, Card, Component
from duel_nb.engine.actions import track_place
from duel_nb.engine.configure import MIXES
from duel_nb.engine.state.tables import PLAYERS, opponent_of
from duel_nb.lessons.asked.words import NAMES, QuestionWords, Word
from duel_nb.messages import Listed, Message, Part
from duel_nb.quoting import shown

_AGES: Final = {"i": 1, "ii": 2, "iii": 3, "1": 1, "2": 2, "3": 3}
_KEYWORDS: Final = {
    "card": "cards",
    "wonder": "built",
    "progress": "progress",
    "divinity": "divinities",
    "conspiracy": "prepared",
}
"""Kind of a component -> the keyword of a City that has it, if it is a fact."""
#: How many cards are named as examples of what produces a resource, or has a colour.
_EXAMPLES: Final = 3


@dataclass(slots=True)
class _City:
    """The facts about a player."""

    coins: int | None = None
    things: dict[str, list[Component]] = field(default_factory=dict)
    without: list[Component] = field(default_factory=list)


class QuestionFacts:
    """Reads the facts that some words tell, and marks those words as used.

    Args:
        words: the words of a question.

    Attributes:
        who: "A" or "B", whom the question is about.
        told: the facts in words, in order.
    """

    def __init__(self, words: QuestionWords) -> None:
        self._words = words
        self._cities = {who: _City() for who in PLAYERS}
        self._table: dict[str, Any] = {}
        self._stock: list[Message] = []
        self._stocked: set[str] = set()
        self._coloured: list[Message] = []
        self.told: list[Message] = []
        self._names = NAMES if any(map(words.is_named, words.all)) else PLAYERS
        self.who = "A"
        self._both_players = self._read_both("players")
        self._read_turn()
        self._each("pawn", self._read_pawn)
        self.who = self._asker()
        if "turn" not in self._table:
            self._table["turn"] = self.who
            self._tell("asked-turn-assumed", who=self._name(self.who))
        self._read_sets()
        self._each("coins", self._read_coins)
        self._each("age", self._read_age)
        self._each("accessible", self._read_accessible)
        if structure := self._table.get("structure"):
            self._tell("asked-structure", things=Listed(*structure, last="and"))

    def read_stock(self, resource: str | None) -> None:
        """Read resources that somebody is said to have, which is no fact of a position.

        Args:
            resource: the one that the question is about, if it is about one.
        """
        words = self._words.all
        for at, word in enumerate(words):
            found = self._words.resource(word)
            if found is None or word.used or found == resource:
                continue
            said = next((one for one in words[max(0, at - 1) : at] if one.number), None)
            word.used = True
            if said is not None:
                said.used = True
            self._stocked.add(found)
            named = Message(f"resource-{found}")
            units = said.number if said is not None else None
            self._stock.append(
                named if units is None else Message("count-units", units=units, resource=named)
            )

    def read_coloured(self) -> None:
        """Read cards of a colour without names, such as "3 blue cards", which are no fact."""
        words = self._words.all
        for at, word in enumerate(words):
            colour = next((one for one in COLOURS if self._words.is_(word, one)), None)
            before = (one for one in words[max(0, at - 2) : at] if one.number and not one.used)
            if colour is None or (number := next(before, None)) is None:
                continue
            number.used = word.used = True
            typed = shown(f"{number.raw} {word.raw}")
            cards = [card for card in CATALOG.cards if card.colour == colour][:_EXAMPLES]
            examples = Listed(*cards, last="or")
            self._coloured.append(Message("asked-coloured", typed=typed, things=examples))

    def read_things(self, subject: Collection[int]) -> None:
        """Read the components that players have, or are said not to have.

        Args:
            subject: the numbers of the words that the question is about.
        """
        denied = False
        for at, word in enumerate(self._words.all):
            if self._words.is_(word, "without"):
                denied = not word.used
            elif self._ends_denial(word):
                denied = False
            if word.thing is None or word.used or at in subject:
                continue
            keyword = _KEYWORDS.get(word.thing.kind)
            before = self._words.all[max(0, at - 2) : at]
            if keyword == "built" and any(self._words.is_(one, "unbuilt") for one in before):
                keyword = "wonders"
            if keyword is None:
                continue
            word.used = True
            for owner in self._owners_at(at):
                city = self._cities[owner]
                (city.without if denied else city.things.setdefault(keyword, [])).append(word.thing)
        for who, city in self._cities.items():
            for keyword, things in city.things.items():
                listed = Listed(*things, last="and")
                self._tell(f"asked-{keyword}", who=self._name(who), things=listed)
            if city.without:
                without = Listed(*city.without, last="and")
                self._tell("asked-without", who=self._name(who), things=without)

    @property
    def any_told(self) -> bool:
        """Whether the question says anything about the position."""
        return any(fact.key != "asked-turn-assumed" for fact in self.told)

    @property
    def of_position(self) -> tuple[Message, ...]:
        """What it says about the position, besides whose turn it is and the expansions."""
        assumed = ("asked-turn-assumed", "asked-with")
        return tuple(fact for fact in self.told if fact.key not in assumed)

    @property
    def left(self) -> Iterator[Message]:
        """What is no fact of a position, and what can be said instead."""
        yield from self._coloured
        if not self._stock:
            return
        makers = [card for one in sorted(self._stocked, key=RESOURCES.index) for card in _of(one)]
        instead = Listed(*dict.fromkeys(makers), last="or")
        yield Message("asked-resources", stock=Listed(*self._stock, last="and"), things=instead)

    @property
    def expansions(self) -> Collection[str]:
        """The expansions in play."""
        found: Collection[str] = self._table.get("expansions", ())
        return found

    def setup(self) -> dict[str, Any]:
        """The facts as keywords of `duel_nb.position`."""
        setup = dict(self._table)
        if "structure" in setup:
            setup["structure"] = [card.name for card in setup["structure"]]
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

    def without(self) -> Mapping[str, tuple[str, ...]]:
        """What each player is said not to have, by name."""
        return {
            who: tuple(one.name for one in city.without)
            for who, city in self._cities.items()
            if city.without
        }

    # -- whom a fact is about ----------------------------------------------------------------

    def _asker(self) -> str:
        """Whom the question is about: the first player of whom it tells no fact, else A."""
        for at, word in enumerate(self._words.all):
            who = self._words.player(word)
            before = self._words.all[max(0, at - 1) : at]
            after = self._words.all[at + 1 : at + 2]
            tells = any(self._words.is_(one, "if") for one in before)
            tells |= any(self._words.is_(one, "owns") for one in after)
            if who is not None and not (word.used or tells):
                return who
        return "A"

    def _owners_at(self, at: int) -> Sequence[str]:
        """The players whom a fact is about: the last one named before it, or both."""
        owner = self.who
        both = False
        for number, word in enumerate(self._words.all[:at]):
            if number in self._both_players:
                both = True
                continue
            if (who := self._words.player(word)) is not None and not word.used:
                owner = who
            elif self._words.is_(word, "opponent"):
                owner = opponent_of(self.who)
            elif self._words.is_(word, "me"):
                owner = self.who
            else:
                continue
            both = False
        return PLAYERS if both else owner

    def _ends_denial(self, word: Word) -> bool:
        """Whether what follows a word is no longer what somebody is said not to have."""
        return self._words.player(word) is not None or self._words.is_(word, "if", "owns", "but")

    # -- single facts ------------------------------------------------------------------------

    def _each(self, kind: str, read: Callable[[int], None]) -> None:
        """Read the facts that a kind of word tells."""
        for at, word in enumerate(self._words.all):
            if self._words.is_(word, kind):
                read(at)

    def _read_turn(self) -> None:
        """Whose turn it is: the player named right before or after."""
        words = self._words.all
        for at, word in enumerate(words):
            if not self._words.is_(word, "turn"):
                continue
            around = (*words[max(0, at - 3) : at][::-1], *words[at + 1 : at + 3])
            for one in around:
                if (who := self._words.player(one)) is not None:
                    word.used = one.used = True
                    self._table["turn"] = who
                    self._tell("asked-turn", who=self._name(who))
                    return

    def _read_both(self, what: str) -> Collection[int]:
        """Where the words are that mean both players or both expansions."""
        found = [at for at in range(len(self._words.all)) if self._words.both(at) == what]
        for at in found:
            self._words.all[at].used = True
        return found

    def _read_sets(self) -> None:
        """The expansions in play: those that are named, and those of the things that are."""
        sets = {word.thing.set for word in self._words.all if word.thing is not None}
        if self._read_both("expansions"):
            sets |= MIXES["both"]
        for one in SETS[1:]:  # all but the base game
            if one in sets or self._words.any_is(one):
                self._table.setdefault("expansions", []).append(one)
                self._tell("asked-with", set=Message(f"set-{one}"))

    def _read_coins(self, at: int) -> None:
        word = self._words.all[at]
        for before in self._words.all[max(0, at - 2) : at][::-1]:
            number = 0 if self._words.is_(before, "without") else before.number
            if number is not None and number >= 0:
                before.used = word.used = True
                for owner in self._owners_at(at):
                    self._cities[owner].coins = number
                    self._tell("asked-coins", who=self._name(owner), coins=number)
                return

    def _read_age(self, at: int) -> None:
        words = self._words.all
        for word in (*words[at + 1 : at + 2], *words[max(0, at - 1) : at]):
            if word.thing is None and (age := _AGES.get(word.raw.casefold())):
                word.used = words[at].used = True
                self._table["age"] = age
                self._tell("asked-age", age="I" * age)
                return

    def _read_pawn(self, at: int) -> None:
        """A number of spaces and a player, or a signed place as in notation."""
        words = self._words.all
        for number, word in enumerate(words[at + 1 :], start=at + 1):
            place = word.number
            if place is None or abs(place) > CATALOG.capital or word.used:
                continue
            near = words[number + 1 : number + 6]
            towards = next((one for one in near if self._words.player(one) is not None), None)
            if towards is not None:
                place = abs(place) if self._words.player(towards) == "B" else -abs(place)
                towards.used = True
            for one in words[at : number + 1]:  # also a word such as "stands"
                one.used = True
            self._table["pawn"] = place
            self._tell("asked-pawn", where=track_place(place, self._names))
            return

    def _read_accessible(self, at: int) -> None:
        """The cards named before "are accessible", or right after."""
        words = self._words.all
        before: list[Word] = []
        for word in words[:at][::-1]:
            if self._words.is_(word, "if", "owns") or self._words.player(word) is not None:
                break
            if isinstance(word.thing, Card):
                before.insert(0, word)
        after: list[Word] = []
        for word in words[at + 1 :]:
            if not (self._words.plain(word) or isinstance(word.thing, Card)):
                break
            if self._words.is_(word, "if", "owns") or self._words.player(word) is not None:
                break
            if word.thing is not None:
                after.append(word)
        found = [word for word in before or after if not word.used]
        words[at].used = True
        for word in found:
            word.used = True
        if found:
            self._table.setdefault("structure", []).extend(word.thing for word in found)

    # -- telling -----------------------------------------------------------------------------

    def _tell(self, key: str, **parts: Part) -> None:
        self.told.append(Message(key, parts))

    def _name(self, who: str) -> str:
        return self._names[PLAYERS.index(who)]


def _of(resource: str) -> Sequence[Card]:
    """Some cards that produce a resource."""
    at = RESOURCES.index(resource)
    return [card for card in CATALOG.cards if card.produces[at]][:_EXAMPLES]
