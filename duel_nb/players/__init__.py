"""Computer players, the coach, puzzles, and simulation of many games."""

from duel_nb.players.levels import COMPUTER_PLAYERS, LEVELS, SearchPlayer, player
from duel_nb.players.player import GreedyPlayer, Player, RandomPlayer
from duel_nb.players.search import Judged, Search
from duel_nb.players.simulation import (
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
