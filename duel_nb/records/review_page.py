"""A review in a notebook: it is shown at once, fills in, and can be stopped."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from html import escape
from typing import TYPE_CHECKING, Final, Protocol

from duel_nb.boards.html import chance_plot
from duel_nb.kernel import BackgroundTask
from duel_nb.messages import Message
from duel_nb.page import cell_output, html
from duel_nb.page.controls import Controlled, Controls, Outlet
from duel_nb.page.elements import Box, Html, RowBox
from duel_nb.page.module import STYLE_TAG
from duel_nb.words.actions import within_sentence

if TYPE_CHECKING:
    from duel_nb.lessons.practice.find_better import FindBetter
    from duel_nb.players.review import Review
    from duel_nb.players.reviewing import Reviewing
    from duel_nb.records.game import Game

_AT_ONCE: Final = 4
"""A review of so few actions is shown when it is there."""


class Filling(Protocol):
    """A review that fills in.

    Attributes:
        recorded: the game.
        under_way: the review of it.
    """

    recorded: Game
    under_way: Reviewing

    @property
    def so_far(self) -> Review:
        """The review, as far as it is known."""

    @property
    def stopped(self) -> bool:
        """Whether the coach has looked at everything, or was stopped."""

    def step(self) -> bool:
        """Let the coach think for a moment; returns whether there is more to look at."""

    def finish(self) -> None:
        """Let the coach look at everything that is left."""

    def stop(self) -> None:
        """Stop the coach, and keep what was found."""

    def go_on(self) -> None:
        """Let a stopped coach look at what is left."""

    def text(self) -> str:
        """The review in plain text."""

    def find_better(self) -> FindBetter:
        """The mistakes as exercises."""


class ReviewPage(Controlled):
    """The output of a cell with a review.

    Args:
        reviewed: the game and its review.

    Attributes:
        element: to be put into the page.
    """

    def __init__(self, reviewed: Filling) -> None:
        self._of = reviewed
        self._controls = Controls()
        self._status, self._plot = Html(), Html()
        self._table = Html("duel-page", "duel-panel")
        button = self._controls.button
        self.stop_button = button(Message("review-stop"), "times", self.stop)
        self.go_on_button = button(Message("review-go-on"), "play", self.go_on, shown=False)
        self.find_button = button(
            Message("review-find"), "graduation-cap", self.find_better, shown=False, primary=True
        )
        self._training: Outlet[FindBetter] = Outlet()
        buttons = RowBox(children=[self.stop_button, self.go_on_button, self.find_button])
        self.element = Box(
            "duel-reviewed",
            children=[
                self._status,
                self._plot,
                buttons,
                self._controls.alert,
                self._table,
                self._training.element,
            ],
        )
        cell_output.remember(self)
        self._looks = -1
        if len(reviewed.recorded.turns) <= _AT_ONCE:
            reviewed.finish()
        self._show()
        self._output = cell_output.CellOutput(self.element, reviewed.text, self._static())
        self._thought: BackgroundTask[None] | None = None
        if not reviewed.stopped:
            self._think()

    def stop(self) -> None:
        """Stop the coach, and keep what was found."""
        self._of.stop()

    def go_on(self) -> None:
        """Let a stopped coach go on."""
        self._of.go_on()
        self._think()

    def find_better(self) -> None:
        """Open the mistakes as exercises, or close them."""
        shown = None if self._training.shown is not None else self._of.find_better()
        self._training.show(shown)

    def close(self) -> None:
        """Stop the coach and free the page."""
        if self._thought is not None:
            self._thought.stop()
        self._training.close()
        cell_output.close_page(self.element)

    # -- inside ------------------------------------------------------------------------------

    def _think(self) -> None:
        self._thought = BackgroundTask(
            self._steps(),
            lambda _: self._end(),
            self._controls.guarded,
            progress=lambda _: self._fill_in(),
        )
        self._show()

    def _steps(self) -> Generator[None, None, None]:
        while self._of.step():
            yield

    def _fill_in(self) -> None:
        if self._of.under_way.looks > self._looks:
            self._show()

    def _end(self) -> None:
        self._show()
        self._output.replace(self._static())

    def _show(self) -> None:
        review, recorded = self._of.so_far, self._of.recorded
        self._looks, count = self._of.under_way.looks, len(review.actions)
        thinking, whole = not self._of.stopped, review.done == count
        self._status.value = "" if whole else html.status(chance_plot.progress(review, thinking))
        self.stop_button.shown = thinking
        self.go_on_button.shown = not thinking and not whole
        self.find_button.shown = any(one.is_mistake for one in review.actions)
        ages = [state.age for state in recorded.states]
        drawn = chance_plot.plot(review, ages, recorded.names, 0)
        self._plot.value = f'<div class="duel-review-plot">{drawn}</div>'
        self._table.value = "".join(self._tables())

    def _tables(self) -> Iterator[str]:
        review, names = self._of.so_far, self._of.recorded.names
        yield chance_plot.legend(review, names)
        turning = {one.number for one in review.turning_points}
        for one in review.noted:
            action = Message(
                "record-marked", who=one.name, action=within_sentence(one.action, names)
            )
            done = f"{one.number}. {escape(str(action))}"
            remarks = escape(" ".join(map(str, one.remarks)))
            if one.seeming:
                yield f'<p class="duel-seeming">{done}<br>{remarks}</p>'
                continue
            done += f" {chance_plot.SIGNS[one.mark]}"
            strong = f"<b>{done}</b>" if one.number in turning else done
            yield f"<p>{strong}<br>{remarks}</p>"

    def _static(self) -> str:
        """What is seen of it without its kernel."""
        shown = self._plot.value + self._table.value
        return f'{STYLE_TAG}<div class="duel-page duel-panel">{shown}</div>'
