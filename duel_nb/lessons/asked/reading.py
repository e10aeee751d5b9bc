"""Reads a question to the referee: what is asked, about whom, and the facts of the position.

"May A build the Library with 3 coins and a Scriptorium?" asks about an action of A, who has 3
coins and one Building. What nothing is made of is told, with the nearest name.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from duel_nb.catalog import RESOURCES, Card, Component
from duel_nb.catalog.names import local_name
from duel_nb.engine.dialects import tables_of
from duel_nb.errors import DuelError
from duel_nb.languages import LANGUAGES, language
from duel_nb.lessons.asked.facts import QuestionFacts
from duel_nb.lessons.asked.question import AskedQuestion
from duel_nb.lessons.asked.words import QuestionWords, Word, key_of
from duel_nb.lessons.rule_search import occurs
from duel_nb.messages import Listed, Message
from duel_nb.quoting import LONGEST, shown
from duel_nb.words.typed import is_filler, kinds_of_verb, phrases

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
_PAID: Final = ("", "build", "wonder", "recruit", "activate")
"""Verbs of what has a price."""
_SMALL: Final = ("able", "what", "towards", "having", "tuck", "auxiliary", "me", "if", "much")
"""Kinds of words that say nothing about which rule is asked for."""
_SITES: Final = ("wonder", "conspiracy")
"""Kinds of components under which a card lies."""


def read_question(text: str) -> AskedQuestion:
    """A question in the language in use, else in another one that leaves fewer words unread.

    Raises:
        DuelError: it is too long, or a word is nearly the name of a component.
    """
    if len(text) > LONGEST:
        raise DuelError(Message("asked-too-long", given=shown(text)))
    readings = []
    for spoken in dict.fromkeys((language(), "en", *LANGUAGES)):
        readings.append(_Reading(text, spoken))
        if not readings[-1].unread:
            break
    best = min(readings, key=lambda reading: len(reading.unread))
    return best.question()


class _Reading:
    """A text as it may be read in one language."""

    def __init__(self, text: str, spoken: str) -> None:
        self._words = QuestionWords(text, spoken)
        self._all = self._words.all
        self._facts = QuestionFacts(self._words)
        self._later: list[Word] = []
        self._resource: str | None = None
        self._subject = self._find_subject()
        for word in self._subject:
            word.used = True
        self._facts.read_stock(self._resource)
        self._facts.read_coloured()
        self._facts.read_things([at for at, word in enumerate(self._all) if word in self._subject])

    # -- what is asked about -----------------------------------------------------------------

    def _find_subject(self) -> list[Word]:
        """What is asked about: the first thing that nobody is said to have, and a card for it."""
        listed = False
        for at, word in enumerate(self._all):
            if self._words.is_(word, "having", "owns", "without"):
                listed = True
            elif word.thing is not None and not (word.used or listed or self._is_owned(word)):
                return self._with_partner(at)
            elif word.thing is not None or word.used:
                listed = False
        if self._asks_price or self._words.any_is("buy"):
            named = (self._words.resource(word) for word in self._all)
            self._resource = next((one for one in named if one is not None), None)
        if self._resource is not None or self._asks_for_moves:
            return []
        return [word for word in self._all if word.thing is not None and not word.used][:1]

    def _is_owned(self, word: Word) -> bool:
        """Whether the clause of a word only says what somebody has: "wenn B ein Sägewerk hat"."""
        clause = [one for one in self._all if one.clause == word.clause]
        has = any(self._words.is_(one, "owns") for one in clause)
        starts = self._words.is_(clause[0], "if")
        return has and starts and not any(self._words.verb(one) for one in clause)

    def _with_partner(self, at: int) -> list[Word]:
        """A thing, and the card under it: "the Sphinx with the Altar", "the Altar for the Sphinx".

        What else follows "on" or "against" is chosen later.
        """
        word = self._all[at]
        thing = word.thing
        assert thing is not None
        found, after = [word], at + 1
        if thing.kind in _SITES and (card := self._next_thing(after, "card")):
            found, after = [word, self._all[card]], card + 1
        elif isinstance(thing, Card) and (site := self._next_thing(after, *_SITES, towards=True)):
            return [self._all[site], word]
        if not isinstance(thing, Card) and (on := self._next_thing(after, towards=True)):
            self._all[on].used = True
            self._later.append(self._all[on])
        return found

    def _next_thing(self, start: int, *kinds: str, towards: bool = False) -> int | None:
        """Where the next thing is, if it belongs to the thing before; None if none does.

        Args:
            start: where to begin.
            kinds: its kind; any if there are none.
            towards: whether a word such as "on" or "for" must stand between.
        """
        between = False
        for at, word in enumerate(self._all[start:], start=start):
            if word.thing is not None:
                fits = (not kinds or word.thing.kind in kinds) and (between or not towards)
                return at if fits and not word.used else None
            ends = ("without", "if", "owns", *(("having",) if towards else ()))
            if self._words.player(word) is not None or self._words.is_(word, *ends):
                return None
            if not (towards or self._words.plain(word)):
                return None
            between |= self._words.is_(word, "towards")
        return None

    @property
    def _thing(self) -> Component | None:
        return self._subject[0].thing if self._subject else None

    # -- what was not read -------------------------------------------------------------------

    @property
    def unread(self) -> list[Word]:
        """Words that nothing was made of."""
        return [
            word
            for word in self._all
            if not (word.used or self._words.plain(word) or self._words.verb(word))
            and self._words.player(word) is None
        ]

    def _refuse_name(self, kind: str, unread: list[Word]) -> None:
        """Refuse a word that is nearly a name, or can only be one: a fact would be lost."""
        things = {word.raw for word in self._all if word.thing is not None}
        for word in unread:
            if not word.raw.isalpha() or word.raw in things:
                continue
            if kind == "rule" and occurs(word.raw):
                continue
            near = self._words.near(word)
            if near is None and kind == "rule" and self._is_name(word):
                near = self._words.nearest(word)
            if near is not None:
                raise DuelError(Message("asked-near", typed=shown(word.raw), near=near))
        if kind == "rule" and (foreign := self._acts_on_nothing(unread)):
            raise DuelError(Message("asked-unknown", typed=shown(foreign)))

    def _acts_on_nothing(self, unread: list[Word]) -> str:
        """The first word that neither names a thing nor occurs in a rule, if only verbs do; ""."""
        foreign = [word for word in unread if word.raw.isalpha() and not occurs(word.raw)]
        known = (word for word in self._telling if not (word.used or word in foreign))
        telling = [word for word in known if self._words.player(word) is None]
        return foreign[0].raw if foreign and all(map(self._words.verb, telling)) else ""

    def _is_name(self, word: Word) -> bool:
        """Whether a word is written as a name."""
        return word.raw[0].isupper() and word is not self._all[0]

    # -- the question ------------------------------------------------------------------------

    def question(self) -> AskedQuestion:
        """The question.

        Raises:
            DuelError: a word is nearly the name of a component.
        """
        kind, unread = self._kind(), self.unread
        if kind != "rule" or self._acts:
            self._refuse_name(kind, unread)
        if kind == "rule":
            unread = [word for word in unread if word.thing is None and not occurs(word.raw)]
        elif kind == "can" and not self._subject:  # numbers are part of the action
            unread = [word for word in unread if word.raw.isalpha()]
        words = self._subject or [word for word in self._all if word.thing is not None]
        return AskedQuestion(
            kind,
            self._facts.who,
            self._action(kind),
            self._facts.setup(),
            self._facts.without(),
            tuple(word.thing for word in words if word.thing is not None),
            kind == "rule" and self._is_general,
            tuple(self._facts.told),
            tuple(self._left(kind, unread)),
            tuple(word.raw for word in unread),
        )

    def _left(self, kind: str, unread: list[Word]) -> Iterator[Message]:
        """What was left out, and what can be said instead."""
        for word in unread:
            if (near := self._words.nearest(word)) is not None:
                yield Message("asked-nearest", typed=shown(word.raw), near=near)
        yield from self._facts.left
        if self._later and self._thing is not None:
            later = Listed(*(word.thing for word in self._later if word.thing), last="and")
            yield Message("asked-later", things=later, subject=self._thing)
        if kind == "rule" and self._facts.of_position:
            yield Message("asked-any-position", facts=Listed(*self._facts.of_position, last=";"))

    @property
    def _is_general(self) -> bool:
        """Whether only a thing and words such as "do" and "effect" were said."""
        others = [word for word in self._all if word.thing is None]
        return len(self._all) - len(others) == 1 and all(map(self._says_little, others))

    def _says_little(self, word: Word) -> bool:
        """Whether a word is none of a thing, nor of what happens to things."""
        small = self._words.is_(word, *_SMALL, "effect", "happens", "lets", "moves", "cost")
        return small or (is_filler(word.raw, self._words.spoken) and self._words.plain(word))

    def _kind(self) -> str:
        if self._resource is not None:
            return "unit"
        thing = self._thing
        if thing is None:
            about = self._facts.any_told or self._about_somebody
            if about and self._asks_for_moves:
                return "moves"
            unread = any(word.raw.isalpha() for word in self.unread)
            general = self._words.any_is("happens", "effect", "much")
            return "can" if self._acts and about and not (unread or general) else "rule"
        if self._words.any_is("lets") or (self._words.any_is("happens") and self.unread):
            return "rule"
        verb = self._verb
        free = self._words.any_is("free") and not (verb or self._words.any_is("afford"))
        asks_price = (self._asks_price or free) and verb in _PAID
        if asks_price and thing.kind not in _PRICED:
            return "rule"
        if asks_price:
            return "cost"
        if self._asks_price:
            return "rule"  # a number, but no price: of cubes, of actions
        pays = self._words.any_is("afford", "buy")
        effect = self._words.any_is("effect", "moves") and not (verb or pays)
        does = effect and len(self._subject) == 1
        return "can" if self._somebody_acts and not does else "rule"

    @property
    def _asks_price(self) -> bool:
        much = self._words.any_is("much") and not self._words.any_is("effect", "happens")
        return much or self._words.any_is("cost")

    @property
    def _acts(self) -> bool:
        """Whether the question has a verb of an action."""
        return any(self._words.verb(word) for word in self._all)

    @property
    def _somebody_acts(self) -> bool:
        """Whether a question about a thing is about an action; else it is about what that does."""
        told = bool(self._facts.of_position) or len(self._subject) > 1
        return self._acts or told or self._about_somebody or self._words.any_is("afford", "buy")

    @property
    def _about_somebody(self) -> bool:
        """Whether the question names a player, or "I"."""
        return any(self._words.player(word) or self._words.is_(word, "me") for word in self._all)

    @property
    def _asks_for_moves(self) -> bool:
        """Whether all moves are asked for: "what can A do", "что может A"."""
        if any(self._is_moves(at) for at in range(len(self._all))):
            return True
        what = self._words.any_is("what") and self._words.any_is("able")
        return what and not self._acts and any(map(self._words.player, self._all))

    def _is_moves(self, at: int) -> bool:
        """Whether a word asks for all moves: "what can A do", but not "what do I pay"."""
        after = self._all[at + 1 : at + 2]
        asks = any(self._words.player(one) or self._words.is_(one, "me") for one in after)
        helps = self._words.is_(self._all[at], "auxiliary")
        return self._words.is_(self._all[at], "moves") and not (helps and asks)

    # -- the action --------------------------------------------------------------------------

    def _action(self, kind: str) -> str:
        """The action in notation; of a price, the name of the thing; else the words."""
        if kind == "unit":
            return self._resource or ""
        if kind == "rule":
            words = self._telling or self._unfilled
            return " ".join(word.raw for word in words)
        if self._thing is None:
            return " ".join(word.raw for word in self._loose())
        if kind == "cost":
            return local_name(self._thing)
        things = [word.thing for word in self._subject if word.thing is not None]
        verb = _verb_for(self._verb, things[0])
        if verb == "take" and isinstance(things[0], Card) and not self._facts.expansions:
            verb = "build"  # "take the Altar" as people say it; Baal and Decrees take cards
        return " ".join((verb, " with ".join(thing.id for thing in things)))

    @property
    def _unfilled(self) -> list[Word]:
        return [word for word in self._all if not is_filler(word.raw, self._words.spoken)]

    @property
    def _telling(self) -> list[Word]:
        """The words that say which rule is asked for."""
        return [word for word in self._unfilled if not self._words.is_(word, *_SMALL)]

    @property
    def _verb(self) -> str:
        """The verb of notation that was said, first of all in the clause of the thing."""
        loose = [*self._loose()]
        for words in ([word for word in loose if word.clause == self._subject[0].clause], loose):
            text = " ".join(word.raw for word in words)
            said = [phrase.verb for phrase in phrases(text, self._words.spoken)]
            said += (self._words.verb(word) for word in words)
            if any(said):
                return next(filter(None, said))
        return ""

    def _loose(self) -> Iterator[Word]:
        """The words that are no things, facts or players."""
        for word in self._all:
            if not (word.used or word.thing or self._tells(word) or self._words.player(word)):
                yield word

    def _tells(self, word: Word) -> bool:
        """Whether a word belongs to facts, and is no part of a verb such as "wirf ... ab"."""
        spoken = self._words.spoken
        asks = ("cost", "moves", "auxiliary", "tuck", *RESOURCES)
        facts = (kind for kind in tables_of(spoken)["asked"] if kind not in asks)
        return self._words.is_(word, *facts) and word.spelled not in _verb_parts(spoken)


def _verb_for(said: str, thing: Component) -> str:
    """The verb of notation for a thing, given the one that was said, "" for none."""
    if said in ("", "build") or thing.kind not in kinds_of_verb(said):
        if isinstance(thing, Card) and thing.senator:
            return "recruit"
        return _USUAL.get(thing.kind, "build")
    return said


@cache
def _verb_parts(spoken: str) -> frozenset[str]:
    """The words of verbs that consist of several."""
    known = tables_of(spoken).get("phrases", {}).values()
    return frozenset(key_of(word) for one in known for phrase in one for word in phrase.split())
