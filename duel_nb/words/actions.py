"""Actions in words, as they are typed and listed, and as a part of a sentence.

In English the former are the notation.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Final

from duel_nb.catalog import CATALOG
from duel_nb.engine import Action
from duel_nb.engine.actions import NAMES, VERBS, subject_of, track_place
from duel_nb.engine.state.tables import CARDS, MILITARY_TOKENS, PLAYERS
from duel_nb.messages import Listed, Message, Part


def in_words(action: Action, names: tuple[str, str] = PLAYERS) -> Message:
    """An action as a message.

    Args:
        action: the action.
        names: the players' names.
    """
    return placed(_named(action, names), action)


def within_sentence(action: Action, names: tuple[str, str] = PLAYERS) -> Message:
    """An action as a part of a sentence: "Can Ada move a cube from Chamber 2 to Chamber 3?".

    Args:
        action: the action.
        names: the players' names.
    """
    message = _named(action, names)
    verb = message.key.removeprefix("action-")
    if verb in _NO_PHRASES:
        parts = dict(message.parts)
        if action.verb in _ON_TRACK:
            parts["where"] = track_place(_ON_TRACK[action.verb][action.subject], names)
        elif verb == "activate-using":
            worth = NAMES["offerings"][action.other].split()
            parts |= {"offerings": Listed(*worth, last="and"), "count": len(worth)}
        message = Message(f"asked-{verb}", parts)
    if action.place >= 0:
        row, column = divmod(action.place, 100)
        message = Message("asked-lying-at", action=message, row=row, column=column)
    if action.giving >= 0:
        message = Message("asked-giving", action=message, coins=action.giving)
    return message


def line_in_words(actions: Iterable[Action], names: tuple[str, str] = PLAYERS) -> Message:
    """A sequence of actions as a message, each in quotation marks."""
    quoted = (Message("line-action", action=in_words(action, names)) for action in actions)
    return one_by_one(quoted)


def one_by_one(actions: Iterable[Message]) -> Message:
    """One or more actions in words, one after the other."""
    return reduce(lambda first, then: Message("line-then", first=first, next=then), actions)


def placed(message: Message, action: Action) -> Message:
    """Add the place of the card and the coins of another payment, if the action has them."""
    if action.place >= 0 and action.subject >= 0:
        message = Message("action-at", action=message, place=action.place_name)
    if action.giving >= 0:
        message = Message("action-giving", action=message, coins=action.giving)
    return message


def _named(action: Action, names: tuple[str, str]) -> Message:
    """An action as a message, without the place of its card and the coins of another payment."""
    verb, at, other = action.verb, action.subject, action.other
    match verb:
        case "begin":
            return Message("action-begin", who=names[at])
        case "pass" | "conspire":
            return Message(f"action-{verb}")
        case "return":
            return Message("action-return-top" if not at else "action-return-bottom")
        case "discard" if at < 0:
            return Message("action-discard-face-down", place=action.place_name)
        case "move":
            return Message("action-move", here=at + 1, there=other + 1)
        case "wonder" | "prepare" if other < 0:  # with whichever card
            return Message(f"action-{verb}-alone", thing=subject_of(action))
        case "activate" if other >= 0:
            spent = NAMES["offerings"][other]
            return Message("action-activate-using", thing=subject_of(action), offerings=spent)
    parts: dict[str, Part] = {_SUBJECTS.get(VERBS[verb].subject, "thing"): subject_of(action)}
    match VERBS[verb].other:
        case "card":
            parts["card"] = CARDS[other]
        case "space":
            parts["space"] = NAMES["space"][other]
        case "chamber":
            parts["chamber"] = other + 1
    return Message(f"action-{verb}", parts)


#: The name of the subject in messages, by its kind; "thing" for all other kinds.
_SUBJECTS: Final = {
    "position": "position",
    "military": "position",
    "mythology": "mythology",
    "chamber": "chamber",
    "decree": "decree",
}

#: What the actions on the military track are about, as places of it.
_ON_TRACK: Final = {
    "guard": range(-CATALOG.capital, CATALOG.capital + 1),
    "remove": MILITARY_TOKENS,
    "apply": MILITARY_TOKENS,
}

#: Actions whose notation in English is no part of a sentence: "move 2 3", "build Library".
_NO_PHRASES: Final = frozenset(
    [
        *("begin", "draft", "build", "recruit", "discard", "discard-face-down"),
        *("wonder", "wonder-alone", "prepare"),
        *("seize", "claim", "copy", "topple", "swap"),
        *("guard", "remove", "apply", "activate-using", "install", "open", "top", "place", "expel"),
        *("move", "shift", "conspire", "return-top", "return-bottom"),
    ]
)
