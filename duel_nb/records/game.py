"""A recorded game: play on, comment, show on a board, plot, save.

Boards and plots are imported on first use, since reading a game file does not need them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from duel_nb.arguments import whole
from duel_nb.disk import write_file
from duel_nb.engine import Action, GameState, new_game
from duel_nb.errors import DuelError
from duel_nb.messages import Message
from duel_nb.quoting import Given, shown
from duel_nb.records.record import Record, Turn, dumps

if TYPE_CHECKING:
    from duel_nb.boards.live.board import Board
    from duel_nb.records.plots import Plot
    from duel_nb.session.session import Session


@dataclass(frozen=True)
class Game(Record):
    """A recorded game. Methods such as `play` return a new game and leave this one alone.

    `Game.new` and `Game.starting_from` begin a game, `load` reads one.
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
        """A new game without any action.

        Args:
            seed: for `duel_nb.new_game`, as are the next four.
            expansions: the sets in play.
            edition: the rulebook.
            names: the players' names.
            first_game: whether to use the Wonders for a first game instead of a draft.
            title: the title of the game.
            about: a note for readers.

        Raises:
            DuelError: an unknown expansion or edition, invalid names, or a title that is no text.
        """
        start = new_game(seed, expansions, edition, names, first_game)
        return cls(start, seed, title=title, about=about)

    @classmethod
    def starting_from(cls, position: Given[GameState], *, title: str = "", about: str = "") -> Game:
        """A game that begins with any position, without any action.

        Raises:
            DuelError: it is no position, or only what one player knows of it.
        """
        if not isinstance(position, GameState):
            raise DuelError(Message("record-no-position", type=type(position).__name__))
        if position.viewer is not None:
            raise DuelError(Message("record-of-view"))
        return cls(position, title=title, about=about)

    @classmethod
    def of_session(cls, session: Session, *, title: str = "", about: str = "") -> Game:
        """The game played on a board (its `session`), up to the position it shows."""
        game = cls.starting_from(session.states[0], title=title, about=about)
        for move in session.moves:
            game = game.play(move.action)
        return game

    # -- showing -----------------------------------------------------------------------------

    def board(self, number: int | None = None, theme: str = "light") -> Board:
        """A live board with the whole game, to step through and to play on from anywhere.

        Args:
            number: show the position after this many actions; by default the last one.
            theme: "light" or "dark".

        Raises:
            DuelError: the game is shorter, or the theme is unknown.
        """
        from duel_nb.boards.live.board import Board
        from duel_nb.lessons.editor import uses
        from duel_nb.lessons.practice.find_better import FindBetter

        at = len(self.turns) if number is None else number
        self.position(at)
        board = Board(
            self.start,
            theme,
            actions=[turn.action for turn in self.turns],
            comments=self.comments,
            uses=uses,
            train=FindBetter,
        )
        board.go(at)
        return board

    def plot(self, *what: str) -> Plot:
        """Plots of the game (see `duel_nb.records.plots.plot`).

        Args:
            what: any of "score", "points", "coins" and "pawn"; by default all.

        Raises:
            PlotError: matplotlib is not installed, or there is no such diagram.
        """
        from duel_nb.records.plots import plot

        return plot(self, *what)

    # -- playing on --------------------------------------------------------------------------

    def play(self, action: Action | str, comment: str = "") -> Game:
        """The game with one more action; this one is not changed.

        Args:
            action: an action or its notation.
            comment: a comment on it.

        Raises:
            NotationError: the text is not an action.
            AmbiguousError: it matches several legal actions.
            IllegalAction: the rules forbid it.
            DuelError: the comment is no text.
        """
        before = self.state
        chosen = before.read(action) if isinstance(action, str) else action
        after = before.play(chosen)
        number, who = len(self.turns) + 1, before.to_act or before.turn
        turn = Turn(number, who, chosen, before, after, comment)
        return replace(self, turns=(*self.turns, turn))

    def upto(self, number: int) -> Game:
        """The first actions of the game, as a shorter game.

        Raises:
            DuelError: the game has fewer than ``number`` actions.
        """
        self.position(number)
        return replace(self, turns=self.turns[:number])

    def commented(self, number: int, comment: str) -> Game:
        """The same game with a new comment on an action (1 for the first).

        Raises:
            DuelError: there is no such action.
        """
        if not 1 <= whole("number", number) <= len(self.turns):
            raise DuelError(Message("game-no-action", actions=len(self.turns), given=shown(number)))
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
            OSError: it cannot be written; an existing file is not changed.
        """
        write_file(path, self.to_json())

    def __repr__(self) -> str:
        how = self.outcome.message(self.names) if self.outcome else "not over"
        title = f" {self.title!r}" if self.title else ""
        return f"<Game{title}: {' and '.join(self.names)}, {len(self.turns)} actions, {how}>"
