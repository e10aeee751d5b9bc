"""Recorded games: files that replay and check themselves, plots, exported notebooks, the terminal.

Only the files are imported at once; plots, notebooks and the terminal bring heavier packages and
are modules of their own.
"""

from duel_nb.boards.widget.savefile import FORMAT, VERSION
from duel_nb.records.files import is_game, load, loads
from duel_nb.records.game import Game
from duel_nb.records.luck import luck
from duel_nb.records.record import Turn
from duel_nb.records.writing import dumps

__all__ = ["FORMAT", "VERSION", "Game", "Turn", "dumps", "is_game", "load", "loads", "luck"]
