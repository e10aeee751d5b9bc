"""Players that choose, and what happens in many of their games."""

from duel_nb.players.simple import PLAYERS, GreedyPlayer, Player, RandomPlayer, player
from duel_nb.players.simulation import Share, Statistics, play_game, simulate

__all__ = [
    "PLAYERS",
    "GreedyPlayer",
    "Player",
    "RandomPlayer",
    "Share",
    "Statistics",
    "play_game",
    "player",
    "simulate",
]
