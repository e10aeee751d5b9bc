"""Actions in words, as headings, hints and lists name them; in English it is their notation."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Final

from duel_nb.engine import Action
from duel_nb.engine.actions import NAMES, VERBS, subject_of
from duel_nb.engine.messages import Message, Part
from duel_nb.engine.state.tables import CARDS, PLAYERS


def in_words(action: Action, names: tuple[str, str] = PLAYERS) -> Message:
    """What an action is, to be said in the language of whoever reads it.

    Args:
        action: the action.
        names: what the players are called.
    """
    return placed(_named(action, names), action)


def line_in_words(actions: Iterable[Action], names: tuple[str, str] = PLAYERS) -> Message:
    """Actions one after the other, each in quotation marks.

    Args:
        actions: one action or more.
        names: what the players are called.
    """
    quoted = (Message("line-action", action=in_words(action, names)) for action in actions)
    return reduce(lambda first, then: Message("line-then", first=first, next=then), quoted)


def placed(said: Message, action: Action) -> Message:
    """What is said of an action, with the place of its card and another payment, if it has them."""
    if action.place >= 0 and action.subject >= 0:
        said = Message("action-at", action=said, place=action.place_name)
    if action.giving >= 0:
        said = Message("action-giving", action=said, coins=action.giving)
    return said


def _named(action: Action, names: tuple[str, str]) -> Message:
    """What an action is, without the place of its card and another payment."""
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
        case "activate" if other >= 0:
            spent = NAMES["offerings"][other]
            return Message("action-activate-using", thing=subject_of(action), offerings=spent)
    parts: dict[str, Part] = {_CALLED.get(VERBS[verb].subject, "thing"): subject_of(action)}
    match VERBS[verb].other:
        case "card":
            parts["card"] = CARDS[other]
        case "space":
            parts["space"] = NAMES["space"][other]
        case "chamber":
            parts["chamber"] = other + 1
    return Message(f"action-{verb}", parts)


#: What messages call the thing that an action is about, where it is no component.
_CALLED: Final = {
    "position": "position",
    "military": "position",
    "mythology": "mythology",
    "chamber": "chamber",
    "decree": "decree",
}
