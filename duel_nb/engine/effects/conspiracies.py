"""Conspiracies: preparing and triggering them (AGO-PLOT); `verbs` has their effects."""

from typing import Final

from duel_nb.engine import changes
from duel_nb.engine.effects import verbs
from duel_nb.engine.state import State, senate_of, table_of
from duel_nb.engine.state.tables import CONSPIRACIES, HIDDEN, members

#: The step that lies on the stack below all that a Conspiracy causes at the start of a turn.
AFTER_TRIGGER: Final = "after-trigger"


def prepared(state: State, player: int) -> list[int]:
    """The Conspiracies a player could trigger at the start of a turn (AGO-PLOT-02)."""
    plots = state.cities[player].plots
    return [p.number for p in plots if p.card >= 0 and not p.triggered and p.number >= 0]


def unprepared(state: State, player: int) -> list[int]:
    """The Conspiracies that are neither prepared nor triggered."""
    plots = state.cities[player].plots
    return [p.number for p in plots if p.card < 0 and not p.triggered and p.number >= 0]


def are_hidden(state: State, player: int) -> bool:
    """Whether some Conspiracies in front of a player are unknown to this position's viewer."""
    return any(plot.number == HIDDEN for plot in state.cities[player].plots)


def may_be_hidden(state: State, player: int, number: int) -> bool:
    """Whether a face-down Conspiracy there may be this one, which is known nowhere else."""
    elsewhere = [*senate_of(state).deck]
    elsewhere += [plot.number for city in state.cities for plot in city.plots]
    return are_hidden(state, player) and number not in elsewhere


def trigger(state: State, player: int, number: int, rule: str) -> None:
    """Turn a Conspiracy up and carry out its effects, step by step (AGO-PLOT-06)."""
    changes.trigger_conspiracy(state, player, number, rule)
    verbs.run(state, player, CONSPIRACIES[number])


def first_row(state: State) -> list[int]:
    """The places of row 1 that still hold a card; they lie face up (AGO-CX-07)."""
    return [place for place in members(state.present) if table_of(state).places[place][0] == 1]
