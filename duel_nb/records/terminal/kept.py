"""Games that nobody saved, kept in a folder of the user so that a closed window loses nothing.

Each window writes a file of its own after every action; the last ten games stay.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from duel_nb.disk import NotText, alone, read_text, write_file
from duel_nb.engine import SaveError, saves
from duel_nb.players import PLAYERS
from duel_nb.quoting import line
from duel_nb.records import files
from duel_nb.records.game import Game

_FORMAT: Final = "duel-nb game kept by the terminal"
_MOST: Final = 10


def kept_folder() -> Path:
    """Where the games of this user are kept."""
    from platformdirs import user_state_path

    return user_state_path("duel-nb", appauthor=False) / "games"


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game that was kept.

    Attributes:
        path: its file.
        names: what the players are called.
        actions: how many were played.
        over: whether it has ended.
        computer: which players the computer played for, and how well.
    """

    path: Path
    names: tuple[str, str]
    actions: int
    over: bool
    computer: Mapping[str, str]
    _text: str

    @property
    def about(self) -> str:
        """Which game it is, in a few words."""
        when = datetime.fromtimestamp(self.path.stat().st_mtime)
        count = "1 action" if self.actions == 1 else f"{self.actions} actions"
        end = "over" if self.over else count
        first, second = (line(name, 24) for name in self.names)
        return f"{first} and {second} ({end}, {when:%d.%m. %H:%M})"

    def game(self) -> Game:
        """The game itself, replayed.

        Raises:
            SaveError: the file is damaged.
        """
        return files.loads(self._text)


def kept_games(folder: Path) -> Iterator[KeptGame]:
    """The games kept in a folder, the last one first; not those that are open in a window."""
    paths = []
    with suppress(OSError):
        paths = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in paths:
        with suppress(OSError, SaveError, NotText, LookupError, TypeError, ValueError), alone(path):
            yield _read(path)


def _read(path: Path) -> KeptGame:
    data: Any = saves.parsed(read_text(path))
    if data["format"] != _FORMAT:
        raise ValueError
    game = data["game"]
    computer = {who: level for who, level in data["computer"].items() if level in PLAYERS}
    setup = game["setup"]
    first, second = setup["names"] if "names" in setup else setup["position"]["names"]
    over = game.get("result") is not None
    text = json.dumps(game)
    return KeptGame(path, (first, second), len(game["actions"]), over, computer, text)


class Keeper:
    """Keeps the game of one window.

    Args:
        folder: where; it is made when there is something to keep.

    Attributes:
        path: the file of the game; None before anything was kept, or when nothing can be.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._open = ExitStack()
        self.path: Path | None = None

    def take(self, kept: KeptGame) -> bool:
        """Go on in the file of a game; False when another window has it."""
        self.let_go()
        try:
            self._open.enter_context(alone(kept.path))
        except OSError:
            return False
        self.path = kept.path
        return True

    def keep(self, game: Game, computer: Mapping[str, str]) -> bool:
        """Write the game as it is now; False when it cannot be written."""
        data = {
            "format": _FORMAT,
            "computer": dict(computer),
            "game": json.loads(game.to_json()),
        }
        try:
            path = self.path or self._new_file()
            write_file(path, json.dumps(data))
        except OSError:
            return False
        self.path = path
        return True

    def forget(self) -> None:
        """Keep this game no longer."""
        if self.path is not None:
            with suppress(OSError):
                self.path.unlink()
        self.let_go()

    def let_go(self) -> None:
        """Let other windows go on with the game; what follows is another one."""
        self._open.close()
        self.path = None

    def _new_file(self) -> Path:
        self._folder.mkdir(parents=True, exist_ok=True)
        for old in list(kept_games(self._folder))[_MOST - 1 :]:
            with suppress(OSError):
                old.path.unlink()
        path = self._folder / f"{datetime.now():%Y%m%d-%H%M%S-%f}.json"
        self._open.enter_context(alone(path))
        return path
