"""A recorded game with the coach's review: read, plot, save, play on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from duel_nb.arguments import whole
from duel_nb.messages import Message
from duel_nb.players import coach
from duel_nb.players.coach import Review, Reviewed
from duel_nb.records.game import Game
from duel_nb.words.actions import in_words

if TYPE_CHECKING:
    from duel_nb.boards.live.board import Board
    from duel_nb.records.plots import Plot

#: Called with the number of reviewed actions and the number of all actions.
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class ReviewedGame:
    """A game with the coach's review.

    Attributes:
        game: the game, with the coach's remarks added to its comments.
        review: the coach's opinion of every action.
    """

    game: Game
    review: Review

    @property
    def chances(self) -> tuple[float, ...]:
        """The first player's chance to win before each action, and at the end."""
        return self.review.chances

    @property
    def turning_points(self) -> tuple[Reviewed, ...]:
        """The actions that cost the most, in the order of the game."""
        return self.review.turning_points

    def board(self, number: int | None = None) -> Board:
        """A live board with the game, to play on from anywhere.

        Args:
            number: show the position before this action; by default before the first turning
                point, if there is one.

        Raises:
            DuelError: the game has fewer actions, or ``number`` is not a whole number.
        """
        if number is None:
            number = self.turning_points[0].number if self.turning_points else 1
        return self.game.board(whole("number", number) - 1)

    def plot(self) -> Plot:
        """Plot the first player's chance to win over time, with the marks.

        Raises:
            PlotError: matplotlib is not installed.
        """
        from duel_nb.records.plots import plot_chances

        return plot_chances(self.game, self.review)

    def save(self, path: str | Path, pictures: str = "key") -> bool:
        """Write it as an annotated notebook (.ipynb), Markdown (.md) or slides (.html).

        Args:
            path: the file to write.
            pictures: as in `duel_nb.records.export.export`.

        Returns:
            Whether the plots are included, which need matplotlib.

        Raises:
            DuelError: ``path`` is not a path, or an unknown ending or choice of pictures.
            OSError: the file cannot be written.
        """
        from duel_nb.records.export import export

        return export(self.game, path, pictures, review=self.review)

    def remarks(self) -> list[str]:
        """The coach's remarks, a line for each marked action."""
        return [_line(reviewed) for reviewed in self.review.marked]

    def __str__(self) -> str:
        return "\n".join([*self.remarks(), *map(str, self.review.summary(self.game.names))])

    def __repr__(self) -> str:
        return f"<ReviewedGame: {len(self.review.actions)} actions, {len(self.remarks())} marked>"

    def _repr_markdown_(self) -> str:
        from duel_nb.records.export import coach_table

        return coach_table(self.game, self.review)


def _remark(reviewed: Reviewed) -> str:
    return " ".join(map(str, reviewed.remarks))


def _line(reviewed: Reviewed) -> str:
    number, who = reviewed.number, reviewed.name
    action = in_words(reviewed.action, reviewed.names)
    remarks = _remark(reviewed)
    return str(Message("record-reviewed", number=number, who=who, action=action, remarks=remarks))


def review(
    game: Game,
    games: int = coach.REVIEW_GAMES,
    seed: int = 0,
    progress: Progress | None = None,
) -> ReviewedGame:
    """Review every action of a game.

    Args:
        game: the game; it need not be over.
        games: how many games to simulate for each action; more games take longer and give better
            advice.
        seed: the same seed gives the same review.
        progress: called with the number of reviewed actions and of all actions.
    """
    actions = [turn.action for turn in game.turns]
    steps = coach.review(game.start, actions, games, seed)
    done = -1
    while True:
        try:
            number = next(steps)
        except StopIteration as finished:
            found: Review = finished.value
            break
        if progress is not None and number > done:
            done = number
            progress(done, len(actions))
    if progress is not None:
        progress(len(actions), len(actions))
    for reviewed in found.marked:
        own, remark = game.turns[reviewed.number - 1].comment, _remark(reviewed)
        game = game.commented(reviewed.number, f"{own}\n{remark}" if own else remark)
    return ReviewedGame(game, found)
