"""Games that nobody saved, kept in a folder of the user so that a closed window loses nothing.

Each window writes a game file of its own after every action, which also says who plays, as the play
room of the notebooks does; the last ten games stay.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, suppress
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from babel.dates import format_datetime

from duel_nb.boards.widget.kept_games import KeptGame, KeptGames
from duel_nb.boards.widget.new_game_form import PERSON
from duel_nb.disk import alone, read_text, write_file
from duel_nb.engine import saves
from duel_nb.engine.messages import Message
from duel_nb.languages import language
from duel_nb.players import LEVELS
from duel_nb.quoting import line
from duel_nb.records.game import Game
from duel_nb.records.writing import dumps

_MOST: Final = 10


def kept_folder() -> Path:
    """Where the games of this user are kept."""
    from platformdirs import user_state_path

    return user_state_path("duel-nb", appauthor=False) / "games"


def kept_games(folder: Path) -> Iterator[KeptGame]:
    """The games kept in a folder, the last one first; not those that are open in a window."""
    for kept in KeptGames(folder).last(2 * _MOST):
        with suppress(OSError), alone(kept.file):
            if kept.names:  # it is not damaged
                yield kept


def about(kept: KeptGame) -> str:
    """Which game it is, in a few words."""
    first, second = (line(name, 24) for name in kept.names)
    when = format_datetime(kept.when, "d MMM HH:mm", locale=language())
    if kept.outcome:
        return str(Message("kept-about-over", first=first, second=second, when=when))
    told = Message("kept-about", first=first, second=second, actions=kept.actions, when=when)
    return str(told)


def computer_of(kept: KeptGame) -> dict[str, str]:
    """Which players the computer played for, and how well."""
    return {who: kind for who, kind in zip("AB", kept.players, strict=True) if kind != PERSON}


def text_with_players(game: Game, computer: Mapping[str, str]) -> str:
    """The text of a game file, which also says who plays where the computer does."""
    return dumps(game, [computer.get(who, PERSON) for who in "AB"] if computer else ())


def computer_in(path: Path) -> dict[str, str]:
    """For whom the computer plays in a game file, and how well, if the file says so.

    Raises:
        OSError: it cannot be read.
        NotText: it is no text.
        SaveError: it is no JSON.
    """
    return computer_said(read_text(path))


def computer_said(text: str) -> dict[str, str]:
    """For whom the computer plays in the text of a game file, see `computer_in`."""
    data: Any = saves.parsed(text)
    players = data.get("players", ())
    return {who: kind for who, kind in zip("AB", players, strict=False) if kind in LEVELS}


class Keeper:
    """Keeps the game of one window.

    Args:
        folder: where; it is made when there is something to keep.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._open = ExitStack()
        self._file: Path | None = None

    def take(self, kept: KeptGame) -> bool:
        """Go on in the file of a game; False when another window has it."""
        self.let_go()
        try:
            self._open.enter_context(alone(kept.file))
        except OSError:
            return False
        self._file = kept.file
        return True

    def keep(self, game: Game, computer: Mapping[str, str]) -> None:
        """Write the game as it is now.

        Raises:
            OSError: it cannot be written.
        """
        self._file = self._file or self._new_file()
        write_file(self._file, text_with_players(game, computer))

    def forget(self) -> None:
        """Keep this game no longer."""
        if self._file is not None:
            with suppress(OSError):
                self._file.unlink()
        self.let_go()

    def let_go(self) -> None:
        """Let other windows go on with the game; what follows is another one."""
        self._open.close()
        self._file = None

    def _new_file(self) -> Path:
        self._folder.mkdir(parents=True, exist_ok=True)
        for old in list(kept_games(self._folder))[_MOST - 1 :]:
            with suppress(OSError):
                old.file.unlink()
        file = self._folder / f"{datetime.now():%Y%m%d-%H%M%S-%f}.json"
        self._open.enter_context(alone(file))
        return file
