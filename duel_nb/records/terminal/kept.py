"""Keep unsaved games in a folder of the user, so that closing the window loses nothing.

Each window writes its own game file after every action, including who plays, like the play room of
the notebooks. The latest ten games are kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from duel_nb.disk import alone, read_text, write_file
from duel_nb.engine import saves
from duel_nb.messages import Message
from duel_nb.players import LEVELS
from duel_nb.quoting import line
from duel_nb.records.game import Game
from duel_nb.records.record import dumps
from duel_nb.session.computers import PERSON
from duel_nb.session.kept_games import KeptGame, KeptGames
from duel_nb.words.translate import day_and_time

_KEPT_GAMES: Final = 10


def kept_folder() -> Path:
    """The folder of this user's kept games."""
    from platformdirs import user_state_path

    return user_state_path("duel-nb", appauthor=False) / "games"


def kept_games(folder: Path) -> Iterator[KeptGame]:
    """The games kept in a folder, latest first, except those open in another window."""
    for kept in KeptGames(folder).last(2 * _KEPT_GAMES):
        with suppress(OSError), alone(kept.file):
            if kept.names:  # not damaged
                yield kept


def about(kept: KeptGame) -> str:
    """A short description of a kept game."""
    first, second = (line(name, 24) for name in kept.names)
    when = day_and_time(kept.when)
    if kept.outcome:
        return str(Message("kept-about-over", first=first, second=second, when=when))
    actions = kept.actions
    return str(Message("kept-about", first=first, second=second, actions=actions, when=when))


def text_with_players(game: Game, players: Sequence[str]) -> str:
    """The text of a game file, with the players if the computer is one of them."""
    return dumps(game, players if any(kind != PERSON for kind in players) else ())


def players_in(path: Path) -> tuple[str, ...]:
    """Who plays A and B according to a game file; () if the computer is none of them.

    Raises:
        OSError: it cannot be read.
        NotText: it is not text.
        SaveError: it is not JSON.
    """
    return players_in_text(read_text(path))


def players_in_text(text: str) -> tuple[str, ...]:
    """Who plays A and B according to the text of a game file; see `players_in`.

    Raises:
        SaveError: it is not JSON.
    """
    data: Any = saves.parsed(text)
    named = dict(zip("AB", data.get("players", ()), strict=False))
    levels = {who: kind for who, kind in named.items() if kind in LEVELS}
    return tuple(levels.get(who, PERSON) for who in "AB") if levels else ()


class Keeper:
    """Keeps the game of one window, in a file that it locks.

    Args:
        folder: the folder of kept games, created when needed.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._open = ExitStack()
        self._file: Path | None = None

    def take(self, kept: KeptGame) -> bool:
        """Continue in the file of a kept game; False if another window has it open."""
        self.release()
        try:
            self._open.enter_context(alone(kept.file))
        except OSError:
            return False
        self._file = kept.file
        return True

    def keep(self, game: Game, players: Sequence[str]) -> None:
        """Write the game.

        Raises:
            OSError: it cannot be written.
        """
        self._file = self._file or self._new_file()
        write_file(self._file, text_with_players(game, players))

    def forget(self) -> None:
        """Delete the kept game."""
        if self._file is not None:
            with suppress(OSError):
                self._file.unlink()
        self.release()

    def release(self) -> None:
        """Unlock the file for other windows; the next game gets a new one."""
        self._open.close()
        self._file = None

    def _new_file(self) -> Path:
        self._folder.mkdir(parents=True, exist_ok=True)
        for old in list(kept_games(self._folder))[_KEPT_GAMES - 1 :]:
            with suppress(OSError):
                old.file.unlink()
        file = self._folder / f"{datetime.now():%Y%m%d-%H%M%S-%f}.json"
        self._open.enter_context(alone(file))
        return file
