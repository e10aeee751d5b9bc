"""The options of a pending choice: their hit ids and labels.

The engine's table of verbs says what an option names; the table here, where that is on the board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from duel_nb.catalog import CATALOG, Component
from duel_nb.catalog.names import local_name
from duel_nb.engine import Action, GameState
from duel_nb.engine.actions import VERBS, signed, subject_of
from duel_nb.engine.state.pantheon import pantheon_card
from duel_nb.engine.state.senate import CHAMBERS
from duel_nb.engine.state.tables import (
    CARDS,
    CONSPIRACIES,
    GATE,
    MILITARY_TOKENS,
    MYTHOLOGIES,
    PLAYERS,
    PROGRESS,
    WONDERS,
)
from duel_nb.session.components import card_hit, mythology_message, token_name, track_words
from duel_nb.session.table import as_known, place_message
from duel_nb.words.actions import in_words
from duel_nb.words.translate import capitalised, translate

_HITS: Final[Mapping[str, Callable[[int], str]]] = {
    "card": lambda number: card_hit(CARDS[number]),
    "wonder": lambda number: f"wonder:{WONDERS[number].id}",
    "progress": lambda number: f"token:{PROGRESS[number].id}",
    "player": lambda number: f"player:{PLAYERS[number]}",
    "position": lambda number: f"track:{signed(number - CATALOG.capital)}",
    "military": lambda number: f"military:{MILITARY_TOKENS[number]}",
    "divinity": lambda number: card_hit(pantheon_card(number)),
    "space": lambda number: f"space:{number}",
    "mythology": lambda number: f"deck:{MYTHOLOGIES[number]}",
    "chamber": lambda number: f"chamber:{number + 1}",
    "decree": lambda number: f"chamber:{number % len(CHAMBERS) + 1}",
    "conspiracy": lambda number: f"conspiracy:{CONSPIRACIES[number].id}",
    "end": lambda _: "conspiracies",
}
"""Kind of subject, as in `VERBS` -> the hit id of the one with an index."""

_OWN_WORDS: Final = frozenset(
    {"senate-actions", "conspirator", "move-cube", "turn-of-events-again", "curia-julia"}
)
"""The choices for which passing has its own label."""


def hits_of(state: GameState, action: Action) -> tuple[str, ...]:
    """The hit ids of what an option is about, the one to pick first at the front."""
    if action.verb == "pass":
        return ("pass",)
    if action.verb == "conspire":
        return ("conspiracies",)
    if action.place >= 0:
        return (f"place:{action.place_name}",)
    things = _things(action)
    if things[0][0] == "card":
        places = [place.name for place in state.structure if place.card is CARDS[things[0][1]]]
        if places:
            return tuple(f"place:{place}" for place in places)
    return tuple(_HITS[kind](number) for kind, number in things)


def _things(action: Action) -> list[tuple[str, int]]:
    """The kinds and indices of what an option is about, the one to pick first at the front."""
    verb = VERBS[action.verb]
    things = [(verb.subject, action.subject), (verb.other, action.other)]
    if action.verb == "wonder":  # Isis: the card is chosen before the Wonder
        things.reverse()
    if action.verb == "install" and action.subject == GATE:  # there is only one
        del things[0]
    return [(kind, number) for kind, number in things if kind in _HITS and number >= 0]


def subject(state: GameState, action: Action) -> str:
    """What an option is about, in as few words as possible."""
    if action.verb == "pass":
        return translate("pass")
    if action.verb in ("conspire", "return"):
        return translate("subject-conspiracies")
    if action.place >= 0:
        return _at_place(state, action)
    kind, number = _things(action)[0]
    match kind:
        case "player":
            return state.names[number]
        case "space":
            return translate("subject-space", space=number)
        case "mythology":
            return translate("subject-deck", mythology=mythology_message(MYTHOLOGIES[number]))
        case "chamber" | "decree":
            return translate("subject-chamber", number=number % len(CHAMBERS) + 1)
    named = CARDS[number] if kind == "card" else subject_of(action)
    return (
        translate("bare-name", name=local_name(named))
        if isinstance(named, Component)
        else str(named)
    )


def _at_place(state: GameState, action: Action) -> str:
    """A card by its place: one of several identical ones, or face down with its token."""
    name = action.place_name
    where = place_message(state, name)
    if action.subject >= 0:
        return translate("card-at-place", card=local_name(CARDS[action.subject]), place=where)
    token = next((place.token for place in state.structure if place.name == name), None)
    if token is None:
        return translate("subject-face-down", place=where)
    return translate("subject-token", place=where, token=token_name(token))


def option_label(state: GameState, action: Action) -> str:
    """What an option does, for a button."""
    number, other = action.subject, action.other
    match action.verb:
        case "begin":
            return translate("begins-age", who=state.names[number], age=state.age)
        case "install":
            card = local_name(pantheon_card(number))
            return translate("offer-in-space", card=card, space=other)
        case "open":
            return translate("offer-open-deck", mythology=mythology_message(MYTHOLOGIES[number]))
        case "top":
            return translate("offer-card-on-top", card=local_name(pantheon_card(number)))
        case "guard":
            at = track_words(state.names, number - CATALOG.capital)
            return translate("offer-minerva-at", at=at)
        case "remove":
            return translate("offer-remove-token")
        case "apply":
            return translate("offer-resolve-token")
        case "topple":
            return translate("offer-take-down", wonder=local_name(WONDERS[number]))
        case "copy":
            return translate("offer-snake-on", card=local_name(CARDS[number]))
        case "reveal":
            return translate("offer-token-first")
        case "discard" if number < 0:
            return translate("offer-unseen")
        case "wonder":
            wonder, card = local_name(WONDERS[number]), local_name(CARDS[other])
            return translate("offer-wonder-with", wonder=wonder, card=card)
        case "place":
            return translate("offer-place-cube", chamber=number + 1)
        case "move":
            return translate("offer-move-cube", chamber=number + 1, to=other + 1)
        case "expel":
            whose = state.names[0 if state.to_act == "B" else 1]
            return translate("offer-remove-cube", whom=whose, chamber=number + 1)
        case "conspire":
            return translate("offer-conspire", count=CATALOG.conspiracies_drawn)
        case "return":
            return translate("offer-under" if number else "offer-on-top")
        case "swap":
            return translate(
                "offer-swap", own=local_name(CARDS[number]), other=local_name(CARDS[other])
            )
        case "shift":
            return _shifted(state, action)
        case "pass":
            return passing(state)
    return capitalised(str(in_words(action, state.names)))


def passing(state: GameState) -> str:
    """What passing means for the pending choice."""
    kind = state.decisions[-1].kind
    return translate(f"stop-{kind}" if kind in _OWN_WORDS else "pass")


def _shifted(state: GameState, action: Action) -> str:
    """Which Decree Insider Influence would move where, as the viewer knows it."""
    senate = as_known(state).senate
    assert senate is not None
    under, chamber = divmod(action.subject, len(CHAMBERS))
    decree, to = senate.chambers[chamber].decrees[under], action.other + 1
    if decree is None:
        return translate("offer-shift-face-down", chamber=to)
    return translate("offer-shift", decree=local_name(decree), chamber=to)
