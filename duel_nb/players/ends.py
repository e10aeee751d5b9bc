"""How a game may end: for each end the chance of either player, as the judgement sees it."""

from typing import Final, NamedTuple, TypeAlias

from duel_nb.engine import GameState
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.messages import Message
from duel_nb.players.evaluation import learnt, odds
from duel_nb.players.threats import KINDS

#: The end by points, as outcomes name it.
BY_POINTS: Final = "civilian"
#: Below this a player's ends cannot be told from each other.
_NOTHING: Final = 1e-9


class End(NamedTuple):
    """A way for a game to end.

    Attributes:
        winner: "A" or "B".
        termination: "military", "science", "political" or "civilian" (by points).
    """

    winner: str
    termination: str

    def message(self, names: tuple[str, str]) -> Message:
        """The end with its winner, without a sentence around it."""
        return Message(f"end-{self.termination}", who=names[PLAYERS.index(self.winner)])


#: The chance of each end, from 0 to 1.
Ends: TypeAlias = dict[End, float]


def ends(state: GameState) -> Ends:
    """The chance of each end that this mix has; for each player they add up to the chance to win.

    Args:
        state: a position, of which only what lies open is looked at. Once the game is over, its
            end has the chance 1; a draw has none.
    """
    judgement = learnt()
    weights = judgement.weights(state.expansions)
    kinds = KINDS[: len(weights.threats)]
    found = {End(who, kind): 0.0 for who in PLAYERS for kind in (*kinds, BY_POINTS)}
    outcome = state.outcome
    if outcome is not None:
        if outcome.winner is not None:
            found[End(outcome.winner, outcome.termination)] = 1.0
        return found
    by_points = weights.linear.chances(state)[1] if weights.ends else 0.5
    for who, of_kinds, of_points in zip(
        PLAYERS, odds(state, weights), (by_points, 1 - by_points), strict=True
    ):
        found[End(who, BY_POINTS)] = of_points
        for kind, of_kind in zip(kinds, of_kinds, strict=True):
            found[End(who, kind)] = of_kind
    chance = judgement.chance(state)
    for who, share in zip(PLAYERS, (chance, 1 - chance), strict=True):
        whole = max(_NOTHING, sum(of_end for end, of_end in found.items() if end.winner == who))
        for end in found:
            if end.winner == who:
                found[end] *= share / whole
    return found
