"""A recorded game with the coach's review: read, plot, save, play on, find better actions."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING

from duel_nb.arguments import whole
from duel_nb.errors import DuelError
from duel_nb.messages import Message
from duel_nb.players.review import Review, Reviewed
from duel_nb.players.reviewing import REVIEW_GAMES, Reviewing
from duel_nb.quoting import shown
from duel_nb.records.game import Game
from duel_nb.words.actions import within_sentence

if TYPE_CHECKING:
    from duel_nb.boards.live.board import Board
    from duel_nb.lessons.practice.find_better import FindBetter
    from duel_nb.records.plots import Plot
    from duel_nb.records.review_page import ReviewPage

#: Called with the review under way whenever there is something new in it.
Progress = Callable[["ReviewedGame"], None]


class ReviewedGame:
    """A game with the coach's review.

    In a notebook it is shown at once and fills in. Whatever needs the whole review waits for it; an
    interruption keeps what was found, and the next question goes on from there.

    Args:
        game: the game as it was recorded.
        under_way: the review of it.

    Attributes:
        recorded: the game as it was recorded.
    """

    __match_args__ = ("recorded", "review")

    def __init__(self, game: Game, under_way: Reviewing) -> None:
        self.recorded = game
        self.under_way = under_way
        self._lock = RLock()
        self._stopped = False
        self._steps = under_way.steps()
        self._shown: ReviewPage | None = None

    # -- the review --------------------------------------------------------------------------

    @property
    def so_far(self) -> Review:
        """The coach's opinion of every action, as far as it is known."""
        return self.under_way.review

    @property
    def review(self) -> Review:
        """The coach's opinion of every action; as far as it came if it was stopped."""
        self.finish()
        return self.so_far

    def finish(self, progress: Progress | None = None) -> None:
        """Let the coach look at the actions that are left, unless it was stopped.

        Args:
            progress: called with this review whenever there is something new in it.
        """
        looks = -1
        while self.step():
            if progress is not None and self.under_way.looks > looks:
                looks = self.under_way.looks
                progress(self)
        if progress is not None:
            progress(self)

    def step(self) -> bool:
        """Let the coach think for a moment; returns whether there is more to look at."""
        with self._lock:
            if self._stopped:
                return False
            try:
                next(self._steps)
            except StopIteration:
                self._stopped = True
            except BaseException:
                self._steps = self.under_way.steps()  # an interruption ends a generator
                raise
            return not self._stopped

    @property
    def stopped(self) -> bool:
        """Whether the coach has looked at everything, or was stopped."""
        return self._stopped

    def stop(self) -> None:
        """Stop the coach. What was found is kept."""
        with self._lock:
            self._stopped = True

    def go_on(self) -> None:
        """Let a stopped coach look at what is left."""
        with self._lock:
            self._steps, self._stopped = self.under_way.steps(), False

    @property
    def game(self) -> Game:
        """The game, with the coach's remarks added to its comments."""
        game = self.recorded
        for reviewed in self.review.marked:
            own, remark = game.turns[reviewed.number - 1].comment, _remark(reviewed)
            game = game.commented(reviewed.number, f"{own}\n{remark}" if own else remark)
        return game

    @property
    def chances(self) -> tuple[float, ...]:
        """The first player's chance to win before each action, and at the end."""
        return self.review.chances

    @property
    def turning_points(self) -> tuple[Reviewed, ...]:
        """The actions that cost the most, in the order of the game."""
        return self.review.turning_points

    # -- what can be done with it ------------------------------------------------------------

    def board(self, number: int | None = None) -> Board:
        """A live board with the game, to play on from anywhere.

        Args:
            number: show the position before this action; by default before the first turning
                point, if there is one.

        Raises:
            DuelError: there is no such action, or ``number`` is not a whole number.
        """
        actions = len(self.recorded.turns)
        if number is None:
            number = self.turning_points[0].number if self.turning_points else 1
        elif not 1 <= whole("number", number) <= actions:
            raise DuelError(Message("game-no-action", actions=actions, given=shown(number)))
        return self.game.board(number - 1)

    def find_better(self, player: str | None = None) -> FindBetter:
        """The mistakes as exercises: find a better action yourself. They come back in practice.

        Args:
            player: "A" or "B", whose mistakes; by default those of both.

        Raises:
            DuelError: there is no such player.
        """
        from duel_nb.lessons.practice.find_better import find_better

        return find_better(self.review, self.recorded.states, player)

    def plot(self) -> Plot:
        """Plot the first player's chance to win over time, with the marks.

        Raises:
            PlotError: matplotlib is not installed.
        """
        from duel_nb.records.plots import plot_chances

        return plot_chances(self.recorded, self.review)

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

    def noted(self) -> list[str]:
        """The remarks so far, a line for each action that has a mark or seems to deserve one."""
        return [_line(reviewed) for reviewed in self.so_far.noted]

    def text(self) -> str:
        """The remarks and how many marks there are, as far as they are known."""
        summary = map(str, self.so_far.summary(self.recorded.names))
        return "\n".join([*self.noted(), *summary])

    def __str__(self) -> str:
        self.finish()
        return self.text()

    def __repr__(self) -> str:
        actions = self.so_far.actions
        marked = sum(bool(one.mark) for one in actions)
        return f"<ReviewedGame: {len(actions)} actions, {marked} marked>"

    def _repr_markdown_(self) -> str:
        from duel_nb.records.export import coach_table

        return coach_table(self.recorded, self.review)

    def _ipython_display_(self) -> None:
        """Show it; where an event loop runs it fills in, elsewhere it is there at once."""
        from duel_nb.records.review_page import ReviewPage

        self._shown = ReviewPage(self)


def _remark(reviewed: Reviewed) -> str:
    return " ".join(map(str, reviewed.remarks))


def _line(reviewed: Reviewed) -> str:
    number, who = reviewed.number, reviewed.name
    action = within_sentence(reviewed.action, reviewed.names)
    remarks = _remark(reviewed)
    return str(Message("record-reviewed", number=number, who=who, action=action, remarks=remarks))


def review(
    game: Game,
    games: int = REVIEW_GAMES,
    seed: int = 0,
    progress: Progress | None = None,
) -> ReviewedGame:
    """Review every action of a game.

    Args:
        game: the game; it need not be over.
        games: how many games to simulate for an action at most; more games take longer and give
            better advice.
        seed: the same seed gives the same review.
        progress: called with the review under way whenever there is something new in it; without
            it the coach begins when the review is needed or shown.

    Raises:
        KeyboardInterrupt: somebody interrupted it; with ``progress`` it is stopped instead.
    """
    actions = [turn.action for turn in game.turns]
    found = ReviewedGame(game, Reviewing(game.start, actions, games, seed))
    if progress is not None:
        with suppress(KeyboardInterrupt):
            found.finish(progress)
        found.stop()
    return found
