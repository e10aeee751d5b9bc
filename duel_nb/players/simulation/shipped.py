"""The games used by the notebook "How often …?"; `make how-often` simulates them again."""

from importlib.resources import files
from pathlib import Path

from duel_nb.players.simulation.played_game import PlayedGame
from duel_nb.players.simulation.table import read_games


def shipped_games() -> list[PlayedGame]:
    """Games of all four mixes that come with the package."""
    data = files("duel_nb.players").joinpath("data", "how-often.csv.gz")
    return read_games(Path(str(data)))
