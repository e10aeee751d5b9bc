"""A terminal with a simulated user."""

import io
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console

from duel_nb.records import Game
from duel_nb.records.terminal.keyboard import PlainKeyboard
from duel_nb.records.terminal.play import Terminal

NAMES = ("Ada", "Ben")


class Talk:
    """A terminal with a simulated user, and its output after each line."""

    def __init__(
        self,
        game: Game,
        computer: dict[str, str] | None = None,
        answers: bool = False,
        folder: Path | None = None,
    ) -> None:
        self.out = io.StringIO()
        self.lines: Iterator[str | type[BaseException]] = iter(())
        self.prompts: list[str] = []
        console = Console(file=self.out, width=140, highlight=False)
        self.keys = PlainKeyboard(self.read, answers)
        players = [(computer or {}).get(who, "person") for who in "AB"]
        self.terminal = Terminal(game, players, console, self.keys, folder=folder, seed=1)

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        line = next(self.lines, EOFError)
        if isinstance(line, str):
            return line
        raise line

    def type(self, *lines: str | type[BaseException]) -> str:
        """Type lines, or the keys Ctrl-D and Ctrl-C; return the output."""
        self.lines = iter(lines)
        self.out.seek(0)
        self.out.truncate()
        self.terminal.run()
        return self.out.getvalue()

    @property
    def words(self) -> str:
        """An output with wrapped lines joined."""
        return " ".join(self.out.getvalue().split())


def first_game() -> Game:
    return Game.new(5, names=NAMES, first_game=True)
