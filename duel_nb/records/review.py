"""A recorded game with what the coach says of it: to read, to plot, to save, to play on from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from duel_nb.engine.messages import Message
from duel_nb.players import coach
from duel_nb.players.coach import Review, Reviewed
from duel_nb.records.game import Game
from duel_nb.words.actions import in_words

if TYPE_CHECKING:
    from duel_nb.boards.widget.live import Board
    from duel_nb.records.plots import Plot

#: Called with the number of actions looked at and the number to look at.
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class ReviewedGame:
    """A game, and what the coach says of it.

    Attributes:
        game: the game as it was played, with the coach's sentences as comments (after those that
            were there).
        review: every action as the coach sees it.
    """

    game: Game
    review: Review

    @property
    def chances(self) -> tuple[float, ...]:
        """The first player's chance to win before each action, and at the end."""
        return self.review.chances

    @property
    def turning_points(self) -> tuple[Reviewed, ...]:
        """The actions that gave away most, in the order of the game."""
        return self.review.turning_points

    def board(self, number: int | None = None) -> Board:
        """A live board with the game on it, to play on from anywhere.

        Args:
            number: show the position before this action; by default before the first turning
                point, if there is one.

        Raises:
            ValueError: the game is not that long.
        """
        if number is None:
            number = self.turning_points[0].number if self.turning_points else 1
        return self.game.board(number - 1)

    def plot(self) -> Plot:
        """The first player's chance to win over time, with the marks.

        Raises:
            PlotError: matplotlib is not installed.
        """
        from duel_nb.records.plots import plot_chances

        return plot_chances(self.game, self.review)

    def save(self, path: str | Path, pictures: str = "key") -> bool:
        """Write it as an annotated notebook (.ipynb), Markdown (.md) or slides (.html).

        Raises:
            ExportError: an ending or a choice of pictures that is not known.
            OSError: the file cannot be written.
        """
        from duel_nb.records.export import export

        return export(self.game, path, pictures, review=self.review)

    def told(self) -> list[str]:
        """What the coach says, a line for each marked action."""
        return [_line(one) for one in self.review.marked]

    def __str__(self) -> str:
        return "\n".join([*self.told(), *map(str, self.review.summary(self.game.names))])

    def __repr__(self) -> str:
        return f"<ReviewedGame: {len(self.review.actions)} actions, {len(self.told())} marked>"

    def _repr_markdown_(self) -> str:
        from duel_nb.records.export import coach_table

        return coach_table(self.game, self.review)


def _line(one: Reviewed) -> str:
    said = " ".join(str(sentence) for sentence in one.told)
    done = in_words(one.action)
    told = Message("record-reviewed", number=one.number, who=one.name, action=done, said=said)
    return str(told)


def review(
    game: Game,
    games: int = coach.REVIEW_GAMES,
    seed: int = 0,
    progress: Progress | None = None,
) -> ReviewedGame:
    """Look at every action of a game.

    Args:
        game: the game; it need not be over.
        games: how many games to try for each action; more take longer and see more.
        seed: the same seed gives the same review.
        progress: told how many actions have been looked at.
    """
    actions = [turn.action for turn in game.turns]
    looking = coach.review(game.start, actions, games, seed)
    done = -1
    while True:
        try:
            number = next(looking)
        except StopIteration as finished:
            found: Review = finished.value
            break
        if progress is not None and number > done:
            done = number
            progress(done, len(actions))
    if progress is not None:
        progress(len(actions), len(actions))
    for one in found.marked:
        own = game.turns[one.number - 1].comment
        said = " ".join(str(sentence) for sentence in one.told)
        game = game.commented(one.number, f"{own}\n{said}" if own else said)
    return ReviewedGame(game, found)
