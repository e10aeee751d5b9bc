"""The computer players by name."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from types import MappingProxyType

from duel_nb.engine import DuelError
from duel_nb.messages import Listed, Message
from duel_nb.players.levels import LEVELS
from duel_nb.players.player import Player
from duel_nb.players.simple import GreedyPlayer, RandomPlayer
from duel_nb.quoting import Given, shown

#: The computer players by name, the five levels first; each is created with a seed.
COMPUTER_PLAYERS: Mapping[str, Callable[[int | None], Player]] = MappingProxyType(
    {**LEVELS, "greedy": GreedyPlayer, "random": RandomPlayer}
)


def player(name: Given[str], seed: int | None = None) -> Player:
    """Create a computer player.

    Args:
        name: one of `COMPUTER_PLAYERS`.
        seed: the same seed gives the same choices; by default random.

    Raises:
        DuelError: there is no such player.
    """
    if not isinstance(name, str) or name not in COMPUTER_PLAYERS:
        known = Listed(*map(repr, COMPUTER_PLAYERS), last="or")
        problem = Message("no-computer-player", given=shown(name), known=known)
        if near := get_close_matches(str(name), COMPUTER_PLAYERS, n=1):
            raise DuelError(Message("notation-near", problem=problem, near=repr(near[0])))
        raise DuelError(problem)
    return COMPUTER_PLAYERS[name](seed)
