"""Actions: what a player chose, as small immutable values with one text form each.

Every action exists once (the functions here remember what they made), so making the list of
legal actions costs no construction.
"""

from functools import cache
from typing import NamedTuple

from duel_nb.catalog import Card, ProgressToken, Wonder
from duel_nb.engine.tables import CARDS, PLAYERS, PROGRESS, WONDERS

#: What the subject of each verb is, and what may follow it.
VERBS: dict[str, tuple[str, str | None]] = {
    "draft": ("wonder", None),
    "build": ("card", None),
    "discard": ("card", None),
    "wonder": ("wonder", "card"),
    "take": ("progress", None),
    "begin": ("player", None),
}

#: Other words that people type, and what they mean.
SYNONYMS = {
    "construct": "build",
    "sell": "discard",
    "pick": "draft",
    "choose": "take",
    "start": "begin",
}


class Action(NamedTuple):
    """What a player does; ``str()`` gives its notation.

    Attributes:
        verb: one of `VERBS`.
        subject: number of the card, Wonder, Progress token or player the verb is about; -1 when
            it is a face-down card that only its place identifies.
        other: number of the Age card used for a Wonder, else -1.
        place: the place in the structure, where the name alone does not say which card; else -1.
    """

    verb: str
    subject: int = -1
    other: int = -1
    place: int = -1

    @property
    def kind(self) -> str:
        """The verb."""
        return self.verb

    @property
    def card(self) -> Card | None:
        """The Age card this action takes, constructs, tucks or discards, if any."""
        subject, follows = VERBS[self.verb]
        if subject == "card" and self.subject >= 0:
            return CARDS[self.subject]
        return CARDS[self.other] if follows == "card" and self.other >= 0 else None

    @property
    def wonder(self) -> Wonder | None:
        """The Wonder this action drafts or constructs, if any."""
        return WONDERS[self.subject] if VERBS[self.verb][0] == "wonder" else None

    @property
    def token(self) -> ProgressToken | None:
        """The Progress token this action takes, if any."""
        return PROGRESS[self.subject] if VERBS[self.verb][0] == "progress" else None

    def __str__(self) -> str:
        return _text(self)

    def __repr__(self) -> str:
        return f"<Action: {self}>"


@cache
def _text(action: Action) -> str:
    subject, follows = VERBS[action.verb]
    words = [action.verb]
    if action.subject >= 0:
        words.append(short_name(subject, action.subject))
    if follows == "card" and action.other >= 0:
        words += ["with", CARDS[action.other].name]
    return " ".join(words)


def short_name(kind: str, number: int) -> str:
    """The name of a component or player as notation writes it: Wonders without "The"."""
    if kind == "card":
        return CARDS[number].name
    if kind == "wonder":
        return WONDERS[number].name.removeprefix("The ")
    if kind == "progress":
        return PROGRESS[number].name
    return PLAYERS[number]


BUILD = tuple(Action("build", card.index) for card in CARDS)
DISCARD = tuple(Action("discard", card.index) for card in CARDS)
WONDER = tuple(
    tuple(Action("wonder", wonder.index, card.index) for card in CARDS) for wonder in WONDERS
)
DRAFT = tuple(Action("draft", wonder.index) for wonder in WONDERS)
TAKE = tuple(Action("take", token.index) for token in PROGRESS)
BEGIN = tuple(Action("begin", player) for player in range(2))
