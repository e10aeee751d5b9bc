"""Simulate many games on all cores or a Dask cluster, count results, and write them to a file."""

from duel_nb.players.simulation.played_game import PlayedGame, PlayerResult, play_game
from duel_nb.players.simulation.simulation import simulate
from duel_nb.players.simulation.statistics import Share, Statistics, share
from duel_nb.players.simulation.table import SHIPPED, read_games, shipped_games

__all__ = [
    "SHIPPED",
    "PlayedGame",
    "PlayerResult",
    "Share",
    "Statistics",
    "play_game",
    "read_games",
    "share",
    "shipped_games",
    "simulate",
]
