"""What a player may know of a position (GEN-06)."""

from dataclasses import replace

from duel_nb.engine import atoms
from duel_nb.engine.events import Event
from duel_nb.engine.state import GameState
from duel_nb.engine.tables import BACKS, CARDS, HIDDEN, PLAYERS, player_number


def view(state: GameState, player: str | None) -> GameState:
    """A copy in which everything hidden from a player is unknown; see `GameState.view`.

    Hidden are face-down cards of the structure (their backs are seen), the decks to come, the
    cards and tokens in the box, the Wonders not yet offered, tokens the opponent has drawn to
    choose from, and all chance to come.
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
    seen.stack = tuple(
        pending
        if pending.player == viewer or not pending.data
        else pending._replace(data=tuple(HIDDEN for _ in pending.data))
        for pending in state.stack
    )
    seen.chance = None
    seen.script = ()
    seen.events = tuple(_told(state, event, viewer) for event in state.events)
    return seen


#: The viewer of what both players know.
NOBODY = 2


def _told(state: GameState, event: Event, viewer: int | None) -> Event:
    """An event as others hear of it: which tokens were drawn only the drawing player knows."""
    if event.kind != "drawn" or (viewer is not None and event.player == PLAYERS[viewer]):
        return event
    who = atoms.name(state, PLAYERS.index(event.player or ""))
    count = atoms.plural(event.amount, "Progress token")
    return replace(event, text=f"{who} draws {count} from the box.")


def _back(number: int) -> int:
    """The number of an unknown card with the same back."""
    return number if number < 0 else -2 - BACKS.index(CARDS[number].deck)
