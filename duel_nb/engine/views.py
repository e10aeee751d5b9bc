"""What a player may know of a position (GEN-06)."""

from dataclasses import replace

from duel_nb.engine import atoms
from duel_nb.engine.effects.mythology import PlaceDivinity
from duel_nb.engine.effects.wonders import KeepProgress
from duel_nb.engine.events import Event
from duel_nb.engine.pantheon import Pantheon
from duel_nb.engine.state import GameState
from duel_nb.engine.tables import (
    BACKS,
    CARDS,
    DIVINITIES,
    GATE,
    HIDDEN,
    MYTHOLOGIES,
    PLAYERS,
    UNKNOWN_DIVINITY,
    player_number,
)


def view(state: GameState, player: str | None) -> GameState:
    """A copy in which everything hidden from a player is unknown; see `GameState.view`.

    Hidden are face-down cards of the structure (their backs are seen), the decks to come, the
    cards and tokens in the box, the Wonders not yet offered, what the opponent has drawn or looked
    at to choose from, Divinities that lie face down, and all chance to come.
    """
    viewer = None if player is None else player_number(player)
    seen = state.copy()
    seen.viewer = viewer if viewer is not None else NOBODY
    seen.dealt = tuple(
        number if state.face_up >> place & 1 or not state.present >> place & 1 else _back(number)
        for place, number in enumerate(state.dealt)
    )
    seen.decks = tuple(() for _ in state.decks)
    seen.removed = tuple(() for _ in state.removed)
    seen.to_offer = tuple(HIDDEN for _ in state.to_offer)
    if seen.pantheon is not None:
        _hide_divinities(seen.pantheon, viewer)
    seen.stack = tuple(
        pending
        if pending.player == viewer or pending.kind not in SECRET
        else pending._replace(data=tuple(HIDDEN for _ in pending.data))
        for pending in state.stack
    )
    seen.chance = None
    seen.script = ()
    seen.events = tuple(_told(state, event, viewer) for event in state.events)
    return seen


#: The viewer of what both players know.
NOBODY = 2


#: Choices whose options only the choosing player sees.
SECRET = {KeepProgress.kind, PlaceDivinity.kind}


def _hide_divinities(pantheon: Pantheon, viewer: int | None) -> None:
    """Divinities that lie face down are unknown, but to those who have looked at them."""
    players = 0b11 if viewer is None else 1 << viewer

    def unknown(card: int) -> bool:
        return 0 <= card < GATE and pantheon.seen[card] & players != players

    pantheon.decks = tuple(
        tuple(HIDDEN if unknown(card) else card for card in deck) for deck in pantheon.decks
    )
    if not pantheon.open:
        pantheon.spaces = tuple(
            UNKNOWN_DIVINITY[MYTHOLOGIES.index(DIVINITIES[card].mythology)]
            if unknown(card)
            else card
            for card in pantheon.spaces
        )
    pantheon.seen = tuple(players if looked & players == players else 0 for looked in pantheon.seen)


def _told(state: GameState, event: Event, viewer: int | None) -> Event:
    """An event as others hear of it: which tokens were drawn only the drawing player knows."""
    if event.kind not in _SECRET_EVENTS or (viewer is not None and event.player == PLAYERS[viewer]):
        return event
    who = atoms.name(state, PLAYERS.index(event.player or ""))
    if event.kind == "drawn":
        count = atoms.plural(event.amount, "Progress token")
        return replace(event, text=f"{who} draws {count} from the box.")
    if event.kind == "installed":
        text = f"{who} puts a Divinity face down into space {event.amount} of the Pantheon."
    else:
        text = f"{who} chooses which Divinity goes on top of its deck."
    return replace(event, text=text, subject=None)


#: Events that the other player hears of without their secret.
_SECRET_EVENTS = {"drawn", "installed", "restacked"}


def _back(number: int) -> int:
    """The number of an unknown card with the same back."""
    return number if number < 0 else -2 - BACKS.index(CARDS[number].deck)
