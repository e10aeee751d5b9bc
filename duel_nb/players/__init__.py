"""Computer players, the coach, puzzles, and simulation of many games."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from duel_nb.players.levels import COMPUTER_PLAYERS, LEVELS, SearchPlayer, player
from duel_nb.players.player import GreedyPlayer, Player, RandomPlayer
from duel_nb.players.search import Judged, Search

if TYPE_CHECKING:
    from duel_nb.players.simulation import (
        SHIPPED,
        PlayedGame,
        Share,
        Statistics,
        play_game,
        read_games,
        share,
        shipped_games,
        simulate,
    )

__all__ = [
    "COMPUTER_PLAYERS",
    "LEVELS",
    "SHIPPED",
    "GreedyPlayer",
    "Judged",
    "PlayedGame",
    "Player",
    "RandomPlayer",
    "Search",
    "SearchPlayer",
    "Share",
    "Statistics",
    "play_game",
    "player",
    "read_games",
    "share",
    "shipped_games",
    "simulate",
]


def __getattr__(name: str) -> Any:
    if name in __all__:  # a board needs players, but no simulation
        return getattr(import_module("duel_nb.players.simulation"), name)
    raise AttributeError(f"module 'duel_nb.players' has no attribute {name!r}")
