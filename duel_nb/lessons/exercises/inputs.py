"""Where a learner answers: one kind of input for each kind of exercise."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from html import escape
from typing import Any

import ipywidgets as widgets

from duel_nb.boards.drawing.shapes import Drawn, Scene
from duel_nb.boards.paint.canvas import CanvasPainter
from duel_nb.boards.scene.board import highlights
from duel_nb.boards.slides.story import Story
from duel_nb.boards.widget import page
from duel_nb.boards.widget.controls import SNUG, Controls
from duel_nb.boards.widget.live import Board
from duel_nb.boards.widget.preferences import Look
from duel_nb.engine import Action
from duel_nb.lessons.exercises import look
from duel_nb.lessons.exercises.ask import Ask
from duel_nb.lessons.exercises.do import Do
from duel_nb.lessons.exercises.exercise import Exercise, LineOfPlay
from duel_nb.lessons.exercises.find import Find
from duel_nb.lessons.exercises.order import Order
from duel_nb.lessons.exercises.predict import Predict
from duel_nb.lessons.exercises.price import Price
from duel_nb.lessons.exercises.score import Score, line_name
from duel_nb.lessons.exercises.solve import Solve
from duel_nb.lessons.slides.puzzle import slides_of_puzzle
from duel_nb.messages import Message
from duel_nb.players.puzzles import Line
from duel_nb.session.session import Session
from duel_nb.words.translate import translate

_WRAP = {"flex_flow": "row wrap", "align_items": "center"}
_ARROW = {"width": "36px", "flex": "0 0 auto"}


def _do_nothing() -> None:
    """The default callback of an input."""


class Input(ABC):
    """An input.

    Attributes:
        widget: the widget.
        fields: the fields that are submitted with a press of Check.
        changed: called when the answer changes.
        place: where its verdict is shown; None for below the buttons.
        given: called when the answer is submitted by playing it.
    """

    widget: widgets.Widget
    fields: Sequence[widgets.DOMWidget] = ()
    place: widgets.Box | None = None
    changed: Callable[[], None] = staticmethod(_do_nothing)
    given: Callable[[], None] = staticmethod(_do_nothing)

    @property
    @abstractmethod
    def value(self) -> Any:
        """The answer; None while it is untouched."""

    @abstractmethod
    def fill(self, answer: Any) -> None:
        """Set an answer, as returned by the exercise's `read`."""

    @abstractmethod
    def clear(self) -> None:
        """Remove the answer."""

    def play_out(self, line: Line) -> None:
        """Show what may happen after the answer, if the input is a board."""
        return

    def take_back(self) -> None:
        """Remove what was wrong of the answer, if the input can tell it."""
        self.clear()

    def close(self) -> None:
        """Free what is not a child of the widget."""
        return


class ChoiceInput(Input):
    """One of several options."""

    def __init__(self, exercise: Predict) -> None:
        self._keys = list(exercise.options)
        self.widget = widgets.RadioButtons(
            options=[(words, i) for i, words in enumerate(exercise.options.values())],
            index=None,
            layout=widgets.Layout(width="100%"),
        )
        self.fields = (self.widget,)
        self.widget.observe(lambda change: self.changed(), "index")

    @property
    def value(self) -> Any:
        """The key of the option."""
        return None if self.widget.index is None else self._keys[self.widget.index]

    def fill(self, answer: Any) -> None:
        """Choose an option."""
        self.widget.index = self._keys.index(answer)

    def clear(self) -> None:
        """Choose none."""
        self.widget.index = None


class TypedInput(Input):
    """A few words or a number."""

    def __init__(self, key: str) -> None:
        self.widget = widgets.Text(
            placeholder=translate(key),
            continuous_update=False,
            layout=widgets.Layout(width="260px", max_width="100%"),
        )
        self.fields = (self.widget,)
        self.widget.observe(lambda change: self.changed(), "value")

    @property
    def value(self) -> Any:
        """The text."""
        return self.widget.value.strip() or None

    def fill(self, answer: Any) -> None:
        """Write an answer."""
        self.widget.value = str(answer)

    def clear(self) -> None:
        """Write nothing."""
        self.widget.value = ""


class MarksInput(Input):
    """Things on a board: click them, or use the buttons below."""

    def __init__(self, exercise: Find, controls: Controls) -> None:
        self._state = exercise.needed_state()
        self._lit = exercise.what != "accessible"  # else the frames would give the answer away
        self._look = Look(controls, changed=self._draw, seen=lambda seen: self._painter.show(seen))
        board = self._scene()
        self._painter = CanvasPainter(board.width, board.height, on_error=controls.fail)
        self._painter.on_click(lambda hit, x, y: self._toggle(hit))
        self._buttons = {
            target.hit: controls.make(
                widgets.ToggleButton,
                description=exercise.name_of(target.hit),
                tooltip=target.label or target.hit,
                layout=SNUG,
            )
            for target in exercise.targets
        }
        for button in self._buttons.values():
            button.observe(controls.guarded(lambda change: self._mark()), "value")
        first = next(iter(self._buttons.values()))
        self._painter.on_leave(lambda way: first.focus())
        row = widgets.Box([*self._buttons.values()], layout=widgets.Layout(**_WRAP))
        self.widget = widgets.VBox([self._painter.widget, row, page.script(), self._look.ear])
        self.widget.add_class("duel-board")
        self._fit(board)
        self._painter.draw(board)

    @property
    def value(self) -> Any:
        """The hit ids marked."""
        return tuple(hit for hit, button in self._buttons.items() if button.value) or None

    def fill(self, answer: Iterable[str]) -> None:
        """Mark these and no others."""
        wanted = set(answer)
        for hit, button in self._buttons.items():
            button.value = hit in wanted

    def clear(self) -> None:
        """Mark nothing."""
        self.fill(())

    def close(self) -> None:
        """Free the canvas."""
        self._painter.close()

    def _toggle(self, hit: str | None) -> None:
        button = self._buttons.get(hit or "")
        if button is not None:
            button.value = not button.value

    def _mark(self) -> None:
        for button in self._buttons.values():
            button.icon = "check" if button.value else ""
        if self._painter.scene is not None:
            self._painter.highlight(self._highlights(self._painter.scene))
        self.changed()

    def _highlights(self, board: Scene) -> tuple[Drawn, ...]:
        return highlights(board, None, self.value or (), self._look.colours, picked=True)

    def _scene(self) -> Scene:
        return look.drawn(self._state, self._look.colours, self._lit, self._look.layout)

    def _draw(self) -> None:
        """Redraw the board in another theme, palette or layout."""
        board = self._scene()
        self._fit(board)
        self._painter.draw(board, self._highlights(board))

    def _fit(self, board: Scene) -> None:
        """Make the board as large as the room that the page measures (`--duel-room`) allows."""
        share = f"{board.width / board.height:.4f}"
        room = f"min(100%, var(--duel-room, 90vh) * {share})"
        self._painter.widget.layout.width = "100%" if self._look.layout == "phone" else room


class PlayInput(Input):
    """A live board: each action is judged at once."""

    def __init__(self, exercise: Exercise, story: Callable[[], Story] | None = None) -> None:
        self.board = Board(
            exercise.needed_state(),
            exercise=True,
            over=self.place,
            settled=self._settled,
            story=story,
        )
        self.widget = self.board.widget

    def _settled(self) -> None:
        """Another position is shown: submit the answer if an action was just played."""
        self.changed()
        session = self.board.session
        if session.at and session.at == session.last:
            self.given()

    @property
    def value(self) -> Any:
        """The actions played so far."""
        return tuple(move.action for move in self.board.session.moves) or None

    def fill(self, answer: Any) -> None:
        """Play a line."""
        self.clear()
        for action in answer.actions:
            self.board.play(action)

    def clear(self) -> None:
        """Go back to the beginning."""
        self.board.go(0)

    def close(self) -> None:
        """Free the board."""
        self.board.close()


class PuzzleInput(PlayInput):
    """A live board that also plays the refutation of a wrong try."""

    def __init__(self, exercise: Solve) -> None:
        self.place = widgets.VBox()  # in sight, whatever is in the window
        self.place.add_class("duel-verdict")
        super().__init__(exercise, partial(slides_of_puzzle, exercise.puzzle))
        self._state = exercise.needed_state()
        self._refutation: Session | None = None
        self._good: tuple[Action, ...] = ()

    def _settled(self) -> None:
        """Ignore the refutation being played; an action after it is an answer again."""
        session = self.board.session
        if session is not self._refutation or session.line:
            super()._settled()

    @property
    def value(self) -> Any:
        """The actions played so far, with the positions of this board."""
        session = self.board.session
        if not session.at:
            return None
        at = session.at
        return LineOfPlay(session.states[: at + 1], session.actions[:at])

    def clear(self) -> None:
        """Go back to the beginning, and forget a refutation."""
        self.board.begin(Session(self._state))

    def play_out(self, line: Line) -> None:
        """Show the wrong try again and play its refutation."""
        session = self.board.session
        if session is not self._refutation:  # whose hidden cards may not be those of the puzzle
            played = tuple(session.actions)
            wrong = line.actions[0]  # which need not have been played on the board
            self._good = played[: played.index(wrong)] if wrong in played else ()
        self._refutation = Session(line.start, line.actions)
        self.board.begin(self._refutation)
        self.board.go(1)
        self.board.watch()

    def take_back(self) -> None:
        """Go back to the position before a wrong try."""
        self.board.begin(Session(self._state, self._good))
        self.board.go(len(self._good))


class StepsInput(Input):
    """Steps that can be moved up and down."""

    def __init__(self, exercise: Order, controls: Controls) -> None:
        self._first = exercise.shuffled
        self._order = list(exercise.shuffled)
        self._touched = False
        rows = []
        self._words: list[widgets.HTML] = []
        self._arrows: list[tuple[widgets.Button, widgets.Button]] = []
        for at in range(len(self._order)):
            pair = []
            for key, icon, by in (("order-up", "arrow-up", -1), ("order-down", "arrow-down", 1)):
                tip, move = Message(key, number=at + 1), partial(self._move, at, by)
                pair.append(controls.button("", icon, move, tooltip=tip, layout=_ARROW))
            words = widgets.HTML(layout=widgets.Layout(flex="1 1 0", min_width="0"))
            self._words.append(words)
            self._arrows.append((pair[0], pair[1]))
            rows.append(widgets.HBox([*pair, words], layout=widgets.Layout(align_items="center")))
        self._arrows[0][0].disabled = True
        self._arrows[-1][1].disabled = True
        self.widget = widgets.VBox(rows)
        self._show()

    @property
    def value(self) -> Any:
        """The steps in the order shown."""
        return tuple(self._order) if self._touched else None

    def fill(self, answer: Iterable[str]) -> None:
        """Put the steps into an order."""
        self._order = list(answer)
        self._touched = True
        self._show()

    def clear(self) -> None:
        """The order first shown."""
        self._order = list(self._first)
        self._touched = False
        self._show()

    def _move(self, at: int, by: int) -> None:
        to = at + by
        if not 0 <= to < len(self._order):
            return
        self._order[at], self._order[to] = self._order[to], self._order[at]
        self._touched = True
        self._show()
        self.changed()
        enabled = [b for b in (self._arrows[to][by > 0], *self._arrows[to]) if not b.disabled]
        enabled[0].focus()  # so that the same step can be moved again

    def _show(self) -> None:
        for number, (words, step) in enumerate(zip(self._words, self._order, strict=True), 1):
            words.value = f'<div class="duel-step"><b>{number}.</b> {escape(step)}</div>'


class SheetInput(Input):
    """The lines of a score sheet."""

    def __init__(self, exercise: Score, controls: Controls) -> None:
        self._lines = {
            category: widgets.Text(
                description=str(line_name(category)),
                continuous_update=False,
                layout=widgets.Layout(width="170px"),
            )
            for category in exercise.right
        }
        self._total = widgets.Label()
        self.fields = tuple(self._lines.values())
        for line in self.fields:
            line.observe(controls.guarded(lambda change: self._add_up()), "value")
            line.observe(lambda change: self.changed(), "value")
        self.widget = widgets.Box(
            [*self._lines.values(), self._total], layout=widgets.Layout(**_WRAP)
        )
        self._add_up()

    @property
    def value(self) -> Any:
        """Points by line, as written."""
        written = {category: line.value.strip() for category, line in self._lines.items()}
        return written if any(written.values()) else None

    def fill(self, answer: dict[str, int]) -> None:
        """Write points."""
        for category, line in self._lines.items():
            line.value = str(answer[category])

    def clear(self) -> None:
        """Write nothing."""
        for line in self._lines.values():
            line.value = ""

    def _add_up(self) -> None:
        written = [line.value.strip() for line in self._lines.values()]
        complete = all(text.isdigit() for text in written)
        points = sum(map(int, written)) if complete else "–"
        self._total.value = translate("score-total", points=points)


class ScenarioInput(Input):
    """The text of a scenario."""

    def __init__(self, exercise: Ask) -> None:
        self._begin = exercise.begin
        lines = max(10, len(exercise.example.splitlines()) + 3)
        self.widget = widgets.Textarea(
            exercise.begin,
            rows=min(22, lines),
            continuous_update=False,
            # less its margin, so that it fits into the cell
            layout=widgets.Layout(width="calc(100% - 8px)", max_width="860px", height="auto"),
        )
        self.fields = (self.widget,)
        self.widget.observe(lambda change: self.changed(), "value")

    @property
    def value(self) -> Any:
        """The text."""
        text = self.widget.value
        return None if text.strip() in ("", self._begin.strip()) else text

    def fill(self, answer: Any) -> None:
        """Write a scenario."""
        self.widget.value = answer.source.text

    def clear(self) -> None:
        """The text to begin with."""
        self.widget.value = self._begin


def for_exercise(exercise: Exercise, controls: Controls) -> Input:
    """The input for an exercise."""
    match exercise:
        case Predict() if exercise.options:
            return ChoiceInput(exercise)
        case Predict() if exercise.on_track:
            return TypedInput("predict-type-place")
        case Predict():
            return TypedInput("predict-type-number" if exercise.is_number else "predict-type")
        case Price():
            return TypedInput("price-type")
        case Find():
            return MarksInput(exercise, controls)
        case Do():
            return PlayInput(exercise)
        case Solve():
            return PuzzleInput(exercise)
        case Order():
            return StepsInput(exercise, controls)
        case Score():
            return SheetInput(exercise, controls)
        case Ask():
            return ScenarioInput(exercise)
    raise TypeError(f"There is no input for a {type(exercise).__name__}.")
