"""Actions: what a player chose, as small immutable values with one text form each.

Actions are interned, in tables and by cached functions, so that listing the legal actions
constructs nothing.
"""

from collections.abc import Callable, Collection, Sequence
from functools import cache
from typing import Final, NamedTuple

from duel_nb.catalog import CATALOG, Card, Component, Conspiracy, Divinity, ProgressToken, Wonder
from duel_nb.engine.state.senate import CHAMBERS
from duel_nb.engine.state.tables import (
    CARDS,
    CONSPIRACIES,
    DIVINITIES,
    GATE,
    MILITARY_TOKENS,
    MYTHOLOGIES,
    PLAYERS,
    PROGRESS,
    WONDERS,
    members,
)
from duel_nb.errors import DuelError
from duel_nb.messages import Message, Part
from duel_nb.quoting import shown


class Verb(NamedTuple):
    """How a verb is written.

    Attributes:
        word: the first word of the notation; several verbs may share one.
        subject: what kind of thing it is about; empty when the word says all.
        joiner: the word before the second thing, empty where none is needed; None when there is
            no second thing.
        other: what kind of thing follows the joiner.
    """

    word: str
    subject: str
    joiner: str | None = None
    other: str = ""


#: All verbs. Those that share a word are told apart by the kind of thing after it.
VERBS: Final[dict[str, Verb]] = {
    "draft": Verb("draft", "wonder"),
    "build": Verb("build", "card"),
    "discard": Verb("discard", "card"),
    "wonder": Verb("wonder", "wonder", "with", "card"),
    "take": Verb("take", "progress"),
    "begin": Verb("begin", "player"),
    "activate": Verb("activate", "divinity", "using", "offerings"),
    "install": Verb("place", "divinity", "in", "space"),
    "reveal": Verb("reveal", "card"),
    "open": Verb("open", "mythology"),
    "top": Verb("top", "divinity"),
    "copy": Verb("copy", "card"),
    "seize": Verb("take", "card"),
    "claim": Verb("take", "wonder"),
    "topple": Verb("topple", "wonder"),
    "guard": Verb("guard", "position"),
    "remove": Verb("discard", "military"),
    "apply": Verb("apply", "military"),
    "recruit": Verb("recruit", "card"),
    "prepare": Verb("prepare", "conspiracy", "with", "card"),
    "trigger": Verb("trigger", "conspiracy"),
    "place": Verb("place", "chamber"),
    "move": Verb("move", "chamber", "", "chamber"),
    "expel": Verb("remove", "chamber"),
    "conspire": Verb("conspire", ""),
    "keep": Verb("keep", "conspiracy"),
    "return": Verb("return", "end"),
    "lock": Verb("lock", "progress"),
    "swap": Verb("swap", "card", "for", "card"),
    "shift": Verb("shift", "decree", "to", "chamber"),
    "pass": Verb("pass", ""),
}

#: Where a Conspiracy is put back on its deck.
ENDS: Final = ("top", "bottom")

#: The verbs that share each word, in the order in which they are tried.
WORDS: Final[dict[str, list[str]]] = {}
for _verb, _spelling in VERBS.items():
    WORDS.setdefault(_spelling.word, []).append(_verb)
WORDS["remove"].append("remove")  # a cube, or with Neptune a Military token


def signed(position: int) -> str:
    """A position of the military track as people write it: ``+3``, ``-6``, ``0``."""
    return f"{position:+d}" if position else "0"


def track_place(position: int, names: tuple[str, str]) -> Message:
    """Where something lies or stands on the military track: "3 spaces towards Ben"."""
    return Message("track-place", spaces=abs(position), who=names[1 if position > 0 else 0])


def _offerings(number: int) -> str:
    return " ".join(str(CATALOG.offering_tokens[i]) for i in members(number))


#: The components of each kind that notation names, by their numbers from 0.
COMPONENTS: Final[dict[str, Sequence[Component]]] = {
    "card": CARDS,
    "wonder": WONDERS,
    "progress": PROGRESS,
    "divinity": (*DIVINITIES, CATALOG.gate),
    "conspiracy": CONSPIRACIES,
    "mythology": tuple(map(CATALOG.mythology_token, MYTHOLOGIES)),
}

#: How notation writes the things of each kind, by their numbers from 0.
NAMES: Final[dict[str, tuple[str, ...]]] = {
    **{
        kind: tuple(thing.name.removeprefix("The ") for thing in things)
        for kind, things in COMPONENTS.items()
    },
    "card": tuple(card.id if card.senator else card.name for card in CARDS),
    "mythology": MYTHOLOGIES,
    "offerings": tuple(map(_offerings, range(1 << len(CATALOG.offering_tokens)))),
    "position": tuple(signed(at) for at in range(-CATALOG.capital, CATALOG.capital + 1)),
    "military": tuple(map(signed, MILITARY_TOKENS)),
    "space": ("0", *(str(space.number) for space in CATALOG.pantheon_spaces)),
    "chamber": tuple(str(at + 1) for at in CHAMBERS),
    "decree": tuple(f"{at + 1}{under}" for under in ("", "/2") for at in CHAMBERS),
    "end": ENDS,
    "player": PLAYERS,
}

#: Other words that people type, and what they mean.
SYNONYMS: Final = {
    "construct": "build",
    "sell": "discard",
    "pick": "draft",
    "choose": "take",
    "start": "begin",
    "hire": "recruit",
    "resolve": "apply",
    "stop": "pass",
}


class Action(NamedTuple):
    """What a player does; ``str()`` gives its notation.

    An action equals actions alone. Comparing one with a text is an error and not False: which
    action a text means depends on the position, and `GameState.read` says it.

    People read `kind`, `card`, `wonder`, `token`, `divinity`, `conspiracy`, `player` and
    `place_name`; the numbers below are the engine's.

    Attributes:
        verb: one of `VERBS`.
        subject: number of the card, Wonder, token, Divinity... the verb is about; -1 when it is a
            face-down card that only its place identifies. Positions of the track are counted
            from the first player's capital (0 to 18), Chambers of the Senate from the left (0
            to 5); a Decree is named by its Chamber, plus 6 if it lies under another one.
        other: number of what follows the joiner: the Age card used for a Wonder, a space of the
            Pantheon, Offering tokens as bits, a Chamber; else -1.
        place: where in the structure the card lies, if its name alone does not say it (face
            down, or one of several Senators that look alike): row times 100 plus column; else -1.
        giving: coins an opponent with Economy receives, if a payment other than the default is
            chosen; else -1.
    """

    verb: str
    subject: int = -1
    other: int = -1
    place: int = -1
    giving: int = -1

    @property
    def kind(self) -> str:
        """The verb."""
        return self.verb

    @property
    def player(self) -> str | None:
        """Who is to begin the Age, "A" or "B"; None for an action that names no player."""
        return PLAYERS[self.subject] if VERBS[self.verb].subject == "player" else None

    @property
    def place_name(self) -> str:
        """The place of the structure that it names, such as "r2c4"; "" if it names none."""
        return f"r{self.place // 100}c{self.place % 100}" if self.place >= 0 else ""

    @property
    def card(self) -> Card | None:
        """The Age card this action takes, constructs, tucks or discards, if any."""
        spelling = VERBS[self.verb]
        if spelling.subject == "card" and self.subject >= 0:
            return CARDS[self.subject]
        return CARDS[self.other] if spelling.other == "card" and self.other >= 0 else None

    @property
    def wonder(self) -> Wonder | None:
        """The Wonder this action is about, if any."""
        return WONDERS[self.subject] if VERBS[self.verb].subject == "wonder" else None

    @property
    def token(self) -> ProgressToken | None:
        """The Progress token this action takes, if any."""
        return PROGRESS[self.subject] if VERBS[self.verb].subject == "progress" else None

    @property
    def conspiracy(self) -> Conspiracy | None:
        """The Conspiracy this action is about, if any."""
        about = VERBS[self.verb].subject == "conspiracy"
        return CONSPIRACIES[self.subject] if about and self.subject >= 0 else None

    @property
    def divinity(self) -> Divinity | None:
        """The Divinity this action is about, if any; None also for the Gate."""
        if VERBS[self.verb].subject != "divinity" or self.subject == GATE:
            return None
        return DIVINITIES[self.subject]

    # Unlike other classes, a NamedTuple that defines ``__eq__`` keeps its hash.
    def __eq__(self, other: object) -> bool:
        """Whether it is the same action; raises `DuelError` for a text, which never is one."""
        if isinstance(other, str):
            raise DuelError(Message("action-no-text", typed=shown(other)))
        return isinstance(other, tuple) and tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        """The opposite of ``==``; without it, that of tuples would be used."""
        return not self == other

    def __str__(self) -> str:
        return _text(self)

    def __repr__(self) -> str:
        try:
            return f"<Action: {self}>"
        except (KeyError, IndexError, TypeError):  # made by hand, from invalid numbers
            return f"<Action of unknown numbers: {tuple(self)!r}>"


#: Places of the structure and coins given have numbers below this one.
_MOST: Final = 10_000


def exists(action: Action) -> bool:
    """Whether an action is complete and all its numbers are valid.

    People may make actions by hand, from any numbers.
    """
    if not isinstance(action.verb, str) or action.verb not in VERBS:
        return False
    if any(type(number) is not int for number in list(action)[1:]):  # a slice would be converted
        return False
    spelling = VERBS[action.verb]
    optional = not spelling.other or spelling.other == "offerings"
    for kind, number, needed in (
        (spelling.subject, action.subject, bool(spelling.subject)),
        (spelling.other, action.other, not optional),
    ):
        if not -1 <= number < len(NAMES.get(kind, ())):
            return False
        if number < 0 and needed and kind != "card":  # a card may be named by its place
            return False
    return -1 <= action.place < _MOST and -1 <= action.giving < _MOST


@cache
def _text(action: Action) -> str:
    return spelled_out(
        action, lambda word, following: word, lambda kind, number, after: NAMES[kind][number]
    )


def spelled_out(
    action: Action,
    word: Callable[[str, str], str],
    name: Callable[[str, int, str], str],
    last: Collection[str] = (),
) -> str:
    """The notation of an action in a language.

    Args:
        action: the action.
        word: gives the word of that language for a verb or joiner of English notation, and the
            text that follows it.
        name: gives the name of a thing by its kind, its number, and the English word before it.
        last: the verbs, by their English words, that stand after the things.
    """
    spelling = VERBS[action.verb]
    words = []
    if action.subject >= 0 and spelling.subject:
        words.append(name(spelling.subject, action.subject, spelling.word))
    if spelling.joiner is not None and action.other >= 0:
        other = name(spelling.other, action.other, spelling.joiner)
        words += [word(spelling.joiner, other), other] if spelling.joiner else [other]
    if action.place >= 0:
        words.append(f"@{action.place_name}")
    verb = word(spelling.word, "")
    words.insert(len(words) if spelling.word in last else 0, verb)
    if action.giving >= 0:
        words += [word("giving", ""), str(action.giving)]
    return " ".join(words)


#: The actions of each verb that needs one thing at most, by the number of that thing.
ONE: Final[dict[str, tuple[Action, ...]]] = {
    verb: tuple(Action(verb, number) for number in range(len(NAMES[spelling.subject])))
    for verb, spelling in VERBS.items()
    if spelling.subject and spelling.joiner in (None, "using")
}
BUILD: Final = ONE["build"]
DISCARD: Final = ONE["discard"]
RECRUIT: Final = ONE["recruit"]
TRIGGER: Final = ONE["trigger"]
BUILD_OR_DISCARD: Final = tuple(zip(BUILD, DISCARD, strict=True))
WONDER: Final = tuple(
    tuple(Action("wonder", wonder.index, card.index) for card in CARDS) for wonder in WONDERS
)
PREPARE: Final = tuple(
    tuple(Action("prepare", plot.index, card.index) for card in CARDS) for plot in CONSPIRACIES
)
MOVE: Final = tuple(tuple(Action("move", here, there) for there in CHAMBERS) for here in CHAMBERS)
#: By card of the Pantheon (Divinities, then the Gate) and space (0 to 5).
INSTALL: Final = tuple(
    tuple(Action("install", card, space.number) for space in CATALOG.pantheon_spaces)
    for card in range(GATE + 1)
)
#: By card of the Pantheon (Divinities, then the Gate) and Offering tokens as bits.
ACTIVATE: Final = tuple(
    (free, *(free._replace(other=offerings) for offerings in range(1, len(NAMES["offerings"]))))
    for free in ONE["activate"]
)
CONSPIRE: Final = Action("conspire")
PASS: Final = Action("pass")


@cache
def placed(action: Action, place: int) -> Action:
    """The same action with the place of its card, interned."""
    return action._replace(place=place)


def subject_of(action: Action) -> Part:
    """What an action is about, as part of a message: its component, or its number as written."""
    kind, number = VERBS[action.verb].subject, action.subject
    if kind == "mythology":
        return Message(f"mythology-{MYTHOLOGIES[number]}")
    return COMPONENTS[kind][number] if kind in COMPONENTS else NAMES[kind][number]
