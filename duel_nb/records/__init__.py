"""Recorded games: game files, plots, exported notebooks, the terminal.

Only game files are imported here; the other modules are slow to import.
"""

from duel_nb.records.files import is_game, load, loads
from duel_nb.records.game import Game
from duel_nb.records.record import Turn, dumps, luck
from duel_nb.session.savefile import FORMAT, VERSION

__all__ = ["FORMAT", "VERSION", "Game", "Turn", "dumps", "is_game", "load", "loads", "luck"]
