"""Which components are in play, the purple cards too, and what lies in the box."""

from collections.abc import Iterable

from duel_nb.catalog import CATALOG, Component
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import PROGRESS

#: The Conspiracy that locks a Progress token.
_OBSCURANTISM = CATALOG.conspiracy("obscurantism").index


def progress_box(state: State) -> list[int]:
    """The Progress tokens in the box: those in play that lie nowhere else."""
    outside = state.cities[0].tokens | state.cities[1].tokens
    on_enki = state.pantheon.enki if state.pantheon is not None else ()
    for token in (*state.board_progress, *on_enki):
        outside |= 1 << token
    if state.senate is not None and state.senate.locked >= 0:
        outside |= 1 << state.senate.locked
    return [t for t in in_play(state, PROGRESS) if not outside >> t & 1]


def knows_locked(state: State, player: int) -> bool:
    """Whether a player knows the token under Obscurantism, if there is one (RULINGS D-62)."""
    if state.senate is None or not state.senate.locked_in_secret:
        return True
    return any(plot.number == _OBSCURANTISM for plot in state.cities[player].plots)


def in_play(state: State, components: Iterable[Component]) -> list[int]:
    """The numbers of those components that are in play (BASE-SETUP-03, PAN-COMP-05)."""
    return [thing.index for thing in components if state.config.has(thing.set)]


def purple_deck(state: State) -> tuple[str, int]:
    """The deck of the purple cards for Age III, and how many of them are used."""
    if state.config.pantheon:
        return "grand-temple", CATALOG.grand_temples_in_age_3
    return "guild", CATALOG.guilds_in_age_3
