"""The computer players by name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from duel_nb.engine import DuelError
from duel_nb.players.player import Player
from duel_nb.players.simple import GreedyPlayer, RandomPlayer

#: The computer players by name.
PLAYERS: Mapping[str, Callable[[], Player]] = MappingProxyType(
    {"greedy": GreedyPlayer, "random": RandomPlayer}
)


def player(name: str) -> Player:
    """A new computer player of a kind.

    Raises:
        DuelError: there is no such kind.
    """
    if name not in PLAYERS:
        known = " or ".join(repr(one) for one in PLAYERS)
        raise DuelError(f"There is no computer player called {name!r}; choose {known}.")
    return PLAYERS[name]()
