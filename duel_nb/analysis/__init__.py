"""Players that choose, and what happens in many of their games."""

from duel_nb.analysis.players import Player, RandomPlayer
from duel_nb.analysis.simulation import Share, Statistics, play_game, simulate

__all__ = ["Player", "RandomPlayer", "Share", "Statistics", "play_game", "simulate"]
