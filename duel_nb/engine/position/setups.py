"""The reverse of `duel_nb.position`: its arguments, read off a position."""

from typing import Any

from duel_nb.catalog import CATALOG
from duel_nb.engine.game import GameState
from duel_nb.engine.position.cities import military_tokens_left
from duel_nb.engine.state.city import City
from duel_nb.engine.state.pantheon import Pantheon
from duel_nb.engine.state.senate import Senate
from duel_nb.engine.state.structure import Table
from duel_nb.engine.state.tables import members
from duel_nb.errors import DuelError
from duel_nb.messages import Message


class NotASetup(DuelError):
    """A position that `duel_nb.position` cannot set up; the message says why."""


def setup_of(state: GameState) -> dict[str, Any]:
    """The arguments with which `duel_nb.position` sets up everything face up in a position.

    The two positions agree in: whose turn of which Age it is, or which Wonders are on offer to
    whom; both Cities with all that belongs to them, and the cards under their Wonders and
    Conspiracies; the Wonders constructed before; the military track; the Progress tokens on the
    board, on Enki and under Obscurantism; the discard pile in its order; which places of the
    structure still hold a card, the cards that lie face up, and the tokens on the others; the cards
    in the Pantheon, the cubes and the Decrees in the Senate, and which of these lie face up.

    The face-down cards of the structure, the decks and the box are left to chance. The order in
    which Wonders and Conspiracies came, and who has looked at a face-down card, are lost. Face-down
    cards on the boards of the expansions are named as far as the position, or the view of it, knows
    them. Defaults are left out, so that the result is short.

    Raises:
        NotASetup: the game is over, or a choice in the middle of a turn is due.
    """
    if state.outcome is not None:
        raise NotASetup(Message("setup-over"))
    if state.decisions and state.decisions[-1].kind != "draft":
        raise NotASetup(Message("setup-choice", choice=state.decisions[-1].message))
    found: dict[str, Any] = {}
    if state.names != ("A", "B"):
        found["names"] = list(state.names)
    if state.edition != "en":
        found["edition"] = state.edition
    if state.expansions:
        found["expansions"] = sorted(state.expansions)
    if state.age:
        found["age"] = state.age
        if state.turn != "A":
            found["turn"] = state.turn
    if state.pawn:
        found["pawn"] = state.pawn
    for who in "AB":
        found[who] = _city(state, who)
    if state.table is not None and state.present:
        seen = {place.name: place.card.name for place in state.structure if place.card is not None}
        found["structure"] = seen
        gone = state.table.full & ~state.present
        found["taken"], found["holes"] = gone_as_given(state.table, gone)
    if not state.age:
        found["offered"] = [wonder.name for wonder in state.offered]
    found["progress"] = [token.name for token in state.progress_tokens]
    found["discard"] = [card.name for card in state.discard_pile]
    up = {site.wonder for who in "AB" for site in state.city(who).wonders if site.standing}
    found["constructed"] = [w.name for w in state.constructed_wonders if w not in up]
    if state.pantheon is not None:
        found |= _pantheon(state, state.pantheon)
    if state.senate is not None:
        found |= _senate(state.senate)
    found = {key: value for key, value in found.items() if value not in ([], {})}
    return found | _non_defaults(state)


def _non_defaults(state: GameState) -> dict[str, Any]:
    """Arguments that differ from their default, which is not the empty list."""
    found: dict[str, Any] = {}
    if state.military != military_tokens_left(state.pawn, None):
        found["military_tokens"] = list(state.military_tokens)
    enki = CATALOG.divinity("enki")
    if state.pantheon is not None and state.pantheon.open and enki in state.pantheon.cards:
        found["enki"] = [token.name for token in state.pantheon.tokens_on_enki]
    return found


def _city(state: GameState, who: str) -> dict[str, Any]:
    city = state.city(who)
    found: dict[str, Any] = {}
    if city.coins != CATALOG.starting_coins:
        found["coins"] = city.coins
    found["cards"] = [card.name for card in city.buildings]
    found["wonders"] = [site.wonder.name for site in city.wonders if not site.standing]
    under = {
        site.wonder.name: site.tucked.name
        for site in city.wonders
        if site.standing and site.tucked is not None
    }
    found["built"] = under
    found["progress"] = [token.name for token in city.progress]
    found |= _sacred(city)
    if state.senate is not None:
        found |= _plots(city)
        chambers = state.senate.chambers
        cubes = {str(chamber.number): chamber.cubes["AB".index(who)] for chamber in chambers}
        found["cubes"] = {chamber: count for chamber, count in cubes.items() if count}
    return {key: value for key, value in found.items() if value not in ([], {})}


def _sacred(city: City) -> dict[str, Any]:
    """Tokens and Divinities of a City."""
    found: dict[str, Any] = {
        "mythology": list(city.mythology_tokens),
        "offerings": list(city.offering_tokens),
        "divinities": [card.name for card in city.activated],
    }
    goddess = CATALOG.divinity("astarte")
    if goddess in city.activated and city.astarte != goddess.coins_on_card:
        found["astarte"] = city.astarte
    if city.snake >= 0:
        found["snake"] = CATALOG.cards[city.snake].name
    return found


def _pantheon(state: GameState, pantheon: Pantheon) -> dict[str, Any]:
    """The Pantheon board and the tokens on the structure."""
    cards = enumerate(pantheon.cards, start=1)
    found: dict[str, Any] = {
        "pantheon": {str(space): card.name for space, card in cards if card is not None},
        "tokens": {place.name: place.token for place in state.structure if place.token},
    }
    if pantheon.minerva is not None:
        found["minerva"] = pantheon.minerva
    return found


def _plots(city: City) -> dict[str, Any]:
    """The known Conspiracies in front of a player."""
    known = [site for site in city.conspiracies if site.conspiracy is not None]
    table: dict[str, Any] = {"conspiracies": [], "prepared": {}, "triggered": {}}
    for site in known:
        assert site.conspiracy is not None
        name, card = site.conspiracy.name, site.card.name if site.card else ""
        if site.triggered or site.prepared:
            table["triggered" if site.triggered else "prepared"][name] = card
        else:
            table["conspiracies"].append(name)
    return table


def _senate(senate: Senate) -> dict[str, Any]:
    """The Decrees in the Senate, and the token under Obscurantism."""
    decrees: dict[str, Any] = {}
    up: list[str] = []
    down: list[str] = []
    for chamber, numbers in zip(senate.chambers, senate.decrees, strict=True):
        known = [number for number in numbers if number >= 0]
        names = [CATALOG.decrees[number].name for number in known]
        if not names:
            continue
        decrees[str(chamber.number)] = names if len(names) > 1 else names[0]
        usual = CATALOG.chambers[chamber.number - 1].face_up or any(chamber.cubes)
        for number, name in zip(known, names, strict=True):
            if senate.is_up(number) != usual:
                (down if usual else up).append(name)
    found: dict[str, Any] = {"decrees": decrees, "decrees_up": up, "decrees_down": down}
    if senate.locked_token is not None:
        found["locked"] = senate.locked_token.name
        if senate.locked_in_secret:
            found["locked_from_box"] = True
    if not senate.may_trigger:
        found["trigger_used"] = True
    return found


def gone_as_given(table: Table, gone: int) -> tuple[list[str], list[str]]:
    """Places of a structure whose cards are gone, as `position` takes them.

    Args:
        table: the structure.
        gone: the places, as bits.

    Returns:
        ``taken``, the farthest places that are gone with all that covered them, and ``holes``.
    """
    holes = 0
    for place in reversed(members(gone)):  # from the near row: a hole makes holes of what it covers
        if table.covers[place] & (~gone | holes):
            holes |= 1 << place
    taken = gone & ~holes
    covering = 0
    for place in members(taken):
        covering |= table.covers[place]
    return _named(table, taken & ~covering), _named(table, holes)


def _named(table: Table, places: int) -> list[str]:
    return [table.name(place) for place in members(places)]
