"""A recorded game as a value: how it began, every action with what came of it, comments."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from duel_nb.disk import write_file
from duel_nb.engine import Action, Event, GameState, Outcome, new_game
from duel_nb.quoting import shown
from duel_nb.records.luck import luck

if TYPE_CHECKING:
    from duel_nb.boards.live import Board
    from duel_nb.boards.session import Session
    from duel_nb.records.plots import Plot


@dataclass(frozen=True, slots=True, repr=False)
class Turn:
    """One action of a game; a choice in the middle of an effect is an action of its own.

    Attributes:
        number: 1 for the first action of the game.
        player: "A" or "B", who chose it.
        action: what was chosen.
        before: the position it was chosen in.
        after: the position it led to.
        comment: what somebody wrote about it; often empty.
    """

    number: int
    player: str
    action: Action
    before: GameState
    after: GameState
    comment: str = ""

    def __repr__(self) -> str:
        comment = f": {self.comment!r}" if self.comment else ""
        return f"<Turn {self.number}, {self.player}: {self.action}{comment}>"

    @property
    def events(self) -> tuple[Event, ...]:
        """What the action caused, in order, each with its rule."""
        return self.after.events

    @property
    def chance(self) -> tuple[str, ...]:
        """What chance decided meanwhile (see `luck`)."""
        return luck(self.before, self.after)


@dataclass(frozen=True)
class Game:
    """A recorded game. `play` returns a longer one, so an earlier one is never lost.

    Use `Game.new` or `Game.starting_from` to begin one, `load` to read one.

    Attributes:
        start: the position the game begins with.
        seed: the seed it was set up from; None when it begins with a position of its own.
        turns: every action played, in order.
        title: what the game is called; may be empty.
        about: what a reader should know of it; may be empty.
    """

    start: GameState
    seed: int | None = None
    turns: tuple[Turn, ...] = ()
    title: str = ""
    about: str = ""

    @classmethod
    def new(
        cls,
        seed: int,
        expansions: Iterable[str] = (),
        edition: str = "en",
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

    # -- looking -----------------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        """The position reached."""
        return self.turns[-1].after if self.turns else self.start

    @property
    def names(self) -> tuple[str, str]:
        """The players' names, first player's first."""
        return self.start.names

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it is not over."""
        return self.state.outcome

    @cached_property
    def states(self) -> tuple[GameState, ...]:
        """All positions: the first one, and the one after each action."""
        return (self.start, *(turn.after for turn in self.turns))

    def position(self, number: int) -> GameState:
        """The position after so many actions (0: the first one).

        Raises:
            ValueError: the game is not that long.
            TypeError: what is given is no number.
        """
        if not isinstance(number, int):
            raise TypeError(f"Expected how many actions have been played, not {shown(number)}.")
        if not 0 <= number <= len(self.turns):
            raise ValueError(
                f"The game has {len(self.turns)} actions; there is no position {number}."
            )
        return self.states[number]

    def board(self, number: int | None = None, theme: str = "light") -> Board:
        """A live board with the whole game on it, to step through and to play on from anywhere.

        Args:
            number: show the position after so many actions; by default the last one.
            theme: "light" or "dark".

        Raises:
            ValueError: the game is not that long, or there is no such theme.
        """
        from duel_nb.boards.live import Board

        at = len(self.turns) if number is None else number
        self.position(at)
        board = Board(self.start, theme, actions=[turn.action for turn in self.turns])
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
            raise ValueError(f"The game has {len(self.turns)} actions; there is no {number}.")
        turns = list(self.turns)
        turns[number - 1] = replace(turns[number - 1], comment=comment)
        return replace(self, turns=tuple(turns))

    # -- files -------------------------------------------------------------------------------

    def to_json(self) -> str:
        """The game as the text of a game file."""
        from duel_nb.records.files import dumps

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
