"""Distinguish what was given for a position from the defaults that `position` filled in.

These are cards of the structure, the card under a Wonder, 7 coins. Boards and explanations must
tell them apart: "not given" does not mean "none".
"""

from collections.abc import Mapping
from typing import Any

from duel_nb.engine.actions import Action
from duel_nb.engine.game import GameState
from duel_nb.engine.position.arguments import Argument
from duel_nb.engine.position.position import position
from duel_nb.engine.position.setups import setup_of
from duel_nb.engine.state.tables import PLAYERS, members

#: Lists where empty means "none" and missing means "not given".
OPEN_LISTS = ("cards", "wonders", "progress")

#: Arguments that `setup_of` cannot recover from the position.
_OF_CHANCE = ("removed", "draws", "mythology_decks", "conspiracy_deck", "seed")

#: Arguments that always count as given.
_ALWAYS = ("names", "edition", "expansions", "turn")

#: How the structure is laid out; given with cards by place.
_LAYOUT = ("age", "taken", "holes")

#: Lists and tables of the boards of the expansions, and of a City with them.
_OF_PANTHEON: dict[str, Any] = {"pantheon": {}, "tokens": {}}
_OF_AGORA: dict[str, Any] = {"decrees": {}}
_OF_CITY_WITH_PANTHEON = ("mythology", "offerings", "divinities")
_OF_CITY_WITH_AGORA = ("conspiracies", "prepared", "triggered", "cubes")


def full_setup(state: GameState) -> dict[str, Any]:
    """The arguments of a position on a real table, where everything face up is known.

    Raises:
        NotASetup: the game is over, or a choice in the middle of a turn is due.
    """
    found = setup_of(state)
    keys: tuple[str, ...] = (*OPEN_LISTS, "built")
    keys += _OF_CITY_WITH_PANTHEON if state.pantheon is not None else ()
    keys += _OF_CITY_WITH_AGORA if state.senate is not None else ()
    for who in PLAYERS:
        city = found.setdefault(who, {})
        city["coins"] = state.city(who).coins
        for key in keys:
            city.setdefault(key, [])
    found["pawn"], found["military_tokens"] = state.pawn, list(state.military_tokens)
    for key in ("progress", "discard", "constructed"):
        found.setdefault(key, [])
    if state.pantheon is not None:
        found = {**_OF_PANTHEON, "minerva": None, "enki": None, **found}
    if state.senate is not None:
        found = {**_OF_AGORA, "locked": None, **found}
    return found


#: Arguments whose value `setup_of` may leave out, as it is empty or left to chance.
_EMPTY_OR_OPEN = (
    *_OF_CHANCE,
    *("progress", "discard", "constructed", "pawn", "military_tokens"),
    *("pantheon", "tokens", "enki", "minerva", "decrees", "locked"),
)


def given_setup(given: Mapping[str, Any]) -> dict[str, Any]:
    """These arguments of `position`, as `setup_of` spells them, without filled-in defaults.

    Raises:
        PositionError: something unknown (with the nearest match) or impossible.
    """
    state = position(**given)
    whole = setup_of(state)
    cards = given.get("structure")
    found = {key: whole[key] for key in whole if key in given or key in _ALWAYS}
    found |= {key: given[key] for key in given if key in _EMPTY_OR_OPEN and key not in found}
    for who in PLAYERS:
        found[who] = _of_city(given.get(who) or {}, whole.get(who, {}))
    by_place = isinstance(cards, Mapping) or any(given.get(key) for key in _LAYOUT[1:])
    if by_place and isinstance(cards, Mapping | None):
        there = [place.lower() for place in cards or ()]
        found["structure"] = {place: whole["structure"][place] for place in there}
        found |= {key: whole[key] for key in _LAYOUT if key in whole and (there or key != "age")}
    elif cards:
        found["structure"] = [whole["structure"][at] for at in given_places(state, given)]
    return found


def _of_city(given: Mapping[str, Any], whole: Mapping[str, Any]) -> dict[str, Any]:
    found = {key: whole.get(key, given[key]) for key in given}
    if "divinities" in given:  # `position` gives Minerva to somebody if she stands on the track
        named = Argument("divinities", given["divinities"]).items()
        found["divinities"] = list(found["divinities"])[: len(named)]
    for key in ("built", "prepared", "triggered"):
        under = given.get(key)
        if under and not isinstance(under, Mapping):  # the cards under them were not given
            found[key] = dict.fromkeys(whole.get(key, ()))
    return found


def given_places(state: GameState, setup: Mapping[str, Any]) -> list[str]:
    """The places of the structure whose cards were named."""
    cards = setup.get("structure") or ()
    if isinstance(cards, Mapping):
        return [place.lower() for place in cards]
    open_ = [place.name for place in state.structure if place.accessible]
    return open_[: len(Argument("structure", cards).items())]


def given_view(state: GameState, setup: Mapping[str, Any]) -> GameState:
    """The view of both players, in which cards that were not named are unknown too.

    Args:
        state: the position.
        setup: what was given for it, from `given_setup`.
    """
    seen = state.view(None)
    table = state.table
    if table is not None:
        named = given_places(state, setup)
        not_given = [at for at in members(state.present) if table.name(at) not in named]
        seen.face_up &= ~sum(1 << at for at in not_given)
        seen = seen.view(None)  # replaces cards now face down by their backs
    return seen


def legal_as_given(state: GameState, setup: Mapping[str, Any]) -> tuple[Action, ...]:
    """The legal actions that involve only what was given.

    Args:
        state: the position.
        setup: what was given for it, from `given_setup`.
    """
    table, named = state.table, given_places(state, setup)
    if table is None:
        return tuple(state.legal_actions())
    places = [at for at in members(state.present) if table.name(at) not in named]
    not_given = {state.dealt[at] for at in places}
    codes = {table.code(at) for at in places}
    return tuple(
        action
        for action in state.legal_actions()
        if action.place not in codes and (action.card is None or action.card.index not in not_given)
    )
