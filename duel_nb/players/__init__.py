"""Players that choose, and what happens in many of their games."""

from duel_nb.players.known import PLAYERS, player
from duel_nb.players.player import Player
from duel_nb.players.search import Judged, Search, SearchPlayer
from duel_nb.players.simple import GreedyPlayer, RandomPlayer
from duel_nb.players.simulation import Share, Statistics, play_game, simulate

__all__ = [
    "PLAYERS",
    "GreedyPlayer",
    "Judged",
    "Player",
    "RandomPlayer",
    "Search",
    "SearchPlayer",
    "Share",
    "Statistics",
    "play_game",
    "player",
    "simulate",
]
