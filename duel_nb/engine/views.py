"""What a player may know of a position (GEN-06)."""

from typing import TypeVar

from duel_nb.engine.choices import CHOICES
from duel_nb.engine.events import Event
from duel_nb.engine.rules.box import knows_locked
from duel_nb.engine.state import State
from duel_nb.engine.state.pantheon import Pantheon
from duel_nb.engine.state.senate import Senate
from duel_nb.engine.state.tables import (
    BOTH,
    DIVINITIES,
    GATE,
    HIDDEN,
    MYTHOLOGIES,
    PLAYERS,
    UNKNOWN_CARD,
    UNKNOWN_DIVINITY,
    back_of,
    player_number,
)
from duel_nb.quoting import Given

Viewed = TypeVar("Viewed", bound=State)


def view(state: Viewed, player: Given[str | None]) -> Viewed:
    """A copy in which everything hidden from a player is unknown; see `GameState.view`.

    Hidden are face-down cards of the structure (their backs are seen), the decks to come, the
    cards and tokens in the box, the Wonders not yet offered, what the opponent has drawn or looked
    at to choose from, Divinities, Decrees and Conspiracies that lie face down, and all chance to
    come. What the viewer has looked at before stays known.
    """
    viewer = None if player is None else player_number(player, state.names)
    if state.viewer not in (None, viewer):  # a view lacks what only another viewer knows
        viewer = None
    seen = state.copy()
    seen.viewer = BOTH if viewer is None else viewer
    hidden = state.present & ~state.face_up
    seen.dealt = tuple(
        UNKNOWN_CARD[back_of(number)] if number >= 0 and hidden >> place & 1 else number
        for place, number in enumerate(state.dealt)
    )
    seen.decks = tuple(() for _ in state.decks)
    seen.removed = tuple(() for _ in state.removed)
    if seen.senate is not None:
        seen.removed = _hide_removed(state, seen.senate, viewer)
        _hide_conspiracies(seen, seen.senate, viewer)
    seen.to_offer = tuple(HIDDEN for _ in state.to_offer)
    if seen.pantheon is not None:
        _hide_divinities(seen.pantheon, viewer)
    seen.stack = tuple(
        pending
        if pending.player == viewer or pending.kind not in SECRET
        else pending._replace(among=tuple(HIDDEN for _ in pending.among))
        for pending in state.stack
    )
    seen.chance = None
    seen.script = ()
    seen.logged = tuple(heard(event, viewer) for event in state.events)
    return seen


#: Choices whose options only the choosing player sees.
SECRET = {kind for kind, choice in CHOICES.items() if choice.secret}


def _hide_divinities(pantheon: Pantheon, viewer: int | None) -> None:
    """Hide face-down Divinities from those who have not looked at them."""
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


def _hide_removed(state: State, senate: Senate, viewer: int | None) -> tuple[tuple[int, ...], ...]:
    """The removed cards, hidden where the viewer has not seen them by Treason (AGO-C-TREASON)."""
    looked = min(senate.looked) if viewer is None else senate.looked[viewer]
    return tuple(cards if age <= looked else () for age, cards in enumerate(state.removed, start=1))


def _hide_conspiracies(seen: State, senate: Senate, viewer: int | None) -> None:
    """Hide face-down Decrees and Conspiracies that the viewer has not looked at."""
    players = 0b11 if viewer is None else 1 << viewer
    senate.decrees = tuple(
        tuple(decree if senate.is_up(decree) else HIDDEN for decree in decrees)
        for decrees in senate.decrees
    )
    senate.deck = tuple(
        number if senate.seen[number] & players == players else HIDDEN for number in senate.deck
    )
    senate.seen = tuple(players if who & players == players else 0 for who in senate.seen)
    for owner, city in enumerate(seen.cities):
        if owner != viewer:
            city.plots = tuple(
                plot if plot.triggered else plot._replace(number=HIDDEN) for plot in city.plots
            )
    if not all(knows_locked(seen, player) for player in (0, 1) if players >> player & 1):
        senate.locked = HIDDEN


def heard(event: Event, viewer: int | None) -> Event:
    """An event for a player (0 or 1; None for both), without the other player's secrets."""
    if event.overheard is None or (viewer is not None and event.player == PLAYERS[viewer]):
        return event
    return event._replace(message=event.overheard, subject=None, overheard=None)
