"""A recorded game: to play on, comment, show on a board, draw and save.

Boards and diagrams are imported when one is asked for: a game file is read without them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from duel_nb.disk import write_file
from duel_nb.engine import Action, GameState, new_game
from duel_nb.engine.messages import Message
from duel_nb.records.record import Record, Turn
from duel_nb.records.writing import dumps

if TYPE_CHECKING:
    from duel_nb.boards.widget.live import Board
    from duel_nb.boards.widget.session import Session
    from duel_nb.records.plots import Plot


@dataclass(frozen=True)
class Game(Record):
    """A recorded game. `play` returns a longer one, so an earlier one is never lost.

    Use `Game.new` or `Game.starting_from` to begin one, `load` to read one.
    """

    @classmethod
    def new(
        cls,
        seed: int,
        expansions: Iterable[str] = (),
        edition: str | None = None,
        names: tuple[str, str] = ("A", "B"),
        first_game: bool = False,
        *,
        title: str = "",
        about: str = "",
    ) -> Game:
        """A game set up as `duel_nb.new_game` does it, nothing played yet.

        Raises:
            DuelError: an unknown expansion or edition, or unusable names.
        """
        start = new_game(seed, expansions, edition, names, first_game)
        return cls(start, seed, title=title, about=about)

    @classmethod
    def starting_from(cls, position: GameState, *, title: str = "", about: str = "") -> Game:
        """A game that begins with any position, nothing played yet."""
        return cls(position, title=title, about=about)

    @classmethod
    def of_session(cls, session: Session, *, title: str = "", about: str = "") -> Game:
        """The game played on a board (its `session`), up to the position looked at."""
        game = cls.starting_from(session.states[0], title=title, about=about)
        for move in session.moves:
            game = game.play(move.action)
        return game

    # -- showing -----------------------------------------------------------------------------

    def board(self, number: int | None = None, theme: str = "light") -> Board:
        """A live board with the whole game on it, to step through and to play on from anywhere.

        Args:
            number: show the position after so many actions; by default the last one.
            theme: "light" or "dark".

        Raises:
            ValueError: the game is not that long, or there is no such theme.
        """
        from duel_nb.boards.widget.live import Board
        from duel_nb.lessons.editor import uses

        at = len(self.turns) if number is None else number
        self.position(at)
        board = Board(
            self.start,
            theme,
            actions=[turn.action for turn in self.turns],
            comments={turn.number: turn.comment for turn in self.turns if turn.comment},
            uses=uses(),
        )
        board.go(at)
        return board

    def plot(self, *what: str) -> Plot:
        """Diagrams of the game (see `duel_nb.records.plots.plot`).

        Args:
            what: any of "score", "points", "coins" and "pawn"; all of them by default.

        Raises:
            PlotError: matplotlib is not installed, or there is no such diagram.
        """
        from duel_nb.records.plots import plot

        return plot(self, *what)

    # -- going on ----------------------------------------------------------------------------

    def play(self, action: Action | str, comment: str = "") -> Game:
        """The game with one more action; this one stays as it is.

        Raises:
            NotationError: the text is not an action.
            AmbiguousError: it fits several legal actions.
            IllegalAction: the rules forbid it.
        """
        before = self.state
        chosen = before.read(action) if isinstance(action, str) else action
        after = before.play(chosen)
        turn = Turn(len(self.turns) + 1, before.to_act or "A", chosen, before, after, comment)
        return replace(self, turns=(*self.turns, turn))

    def upto(self, number: int) -> Game:
        """The same game after so many actions, what followed forgotten.

        Raises:
            ValueError: the game is not that long.
        """
        self.position(number)
        return replace(self, turns=self.turns[:number])

    def commented(self, number: int, comment: str) -> Game:
        """The same game with another comment on an action (1 for the first).

        Raises:
            ValueError: there is no such action.
        """
        if not 1 <= number <= len(self.turns):
            raise ValueError(Message("game-no-action", actions=len(self.turns), given=str(number)))
        turns = list(self.turns)
        turns[number - 1] = replace(turns[number - 1], comment=comment)
        return replace(self, turns=tuple(turns))

    # -- files -------------------------------------------------------------------------------

    def to_json(self) -> str:
        """The game as the text of a game file."""
        return dumps(self)

    def save(self, path: str | Path) -> None:
        """Write the game file.

        Raises:
            OSError: it cannot be written; a file that was there is as it was.
        """
        write_file(path, self.to_json())

    def __repr__(self) -> str:
        how = self.outcome.told(self.names) if self.outcome else "not over"
        title = f" {self.title!r}" if self.title else ""
        return f"<Game{title}: {' and '.join(self.names)}, {len(self.turns)} actions, {how}>"
