"""Where a learner answers: one kind of input for each kind of exercise."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import partial
from html import escape
from typing import Any

from duel_nb.boards.live.board import Board
from duel_nb.boards.live.look import Look
from duel_nb.boards.live.stage import Stage
from duel_nb.boards.paint.canvas import CanvasPainter
from duel_nb.boards.scene.board import highlights
from duel_nb.boards.slides.story import Story
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
from duel_nb.lessons.slides import slides_of_puzzle
from duel_nb.messages import Message
from duel_nb.page.controls import Controls
from duel_nb.page.elements import Box, Element, Field, Html, Options, RowBox, Toggle
from duel_nb.players.puzzles import Line
from duel_nb.session.session import Session
from duel_nb.words.translate import translate


class Input(ABC):
    """An input.

    Args:
        changed: called when the answer changes.
        given: called when the answer is submitted in it, by Enter or by playing it.

    Attributes:
        element: to be put into the page.
        place: where its verdict is shown; None for below the buttons.
    """

    element: Element
    place: Element | None = None

    def __init__(self, changed: Callable[[], None], given: Callable[[], None]) -> None:
        self._changed, self._given = changed, given

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
        """Free what is not in the element."""
        return


class ChoiceInput(Input):
    """One of several options."""

    element: Options

    def __init__(self, exercise: Predict, *calls: Callable[[], None]) -> None:
        super().__init__(*calls)
        options = tuple((words, key) for key, words in exercise.options.items())
        self.element = Options(options=options, look="list", label=exercise.question)
        self.element.on_change(self._changed)
        self.element.on_enter(self._given)

    @property
    def value(self) -> Any:
        """The key of the option."""
        return self.element.value

    def fill(self, answer: Any) -> None:
        """Choose an option."""
        self.element.value = answer

    def clear(self) -> None:
        """Choose none."""
        self.element.value = None


class TypedInput(Input):
    """A few words or a number."""

    element: Field

    def __init__(self, exercise: Exercise, key: str, *calls: Callable[[], None]) -> None:
        super().__init__(*calls)
        self.element = Field(
            "duel-typed-answer",
            "duel-unlabelled",
            label=exercise.question,
            placeholder=translate(key),
        )
        self.element.on_change(self._changed)
        self.element.on_enter(self._given)

    @property
    def value(self) -> Any:
        """The text."""
        return self.element.value.strip() or None

    def fill(self, answer: Any) -> None:
        """Write an answer."""
        self.element.value = str(answer)

    def clear(self) -> None:
        """Write nothing."""
        self.element.value = ""


class MarksInput(Input):
    """Things on a board: click them, or use the buttons below."""

    def __init__(self, exercise: Find, controls: Controls, *calls: Callable[[], None]) -> None:
        super().__init__(*calls)
        self._state = exercise.needed_state()
        self._seen = look.seen(self._state)
        self._lit = exercise.what != "accessible"  # else the frames would give the answer away
        guarded = controls.guarded
        self._look = Look(
            changed=self._draw,
            seen=lambda seen: self._painter.show(seen),
            guarded=guarded,
            state=lambda: self._state,
        )
        self._painter = CanvasPainter(on_error=controls.fail)
        self._painter.show(self._look.near)
        self._stage = Stage(children=[self._painter.element])
        self._stage.on("press", guarded(lambda press: self._toggle(press["hit"])))
        self._buttons = {
            target.hit: Toggle(label=exercise.name_of(target.hit), tip=target.label or target.hit)
            for target in exercise.targets
        }
        for button in self._buttons.values():
            button.on_change(guarded(self._mark))
        self.element = self._look.frame
        how = Html(value=Message("find-how"))
        self.element.children = (self._stage, how, RowBox(children=self._buttons.values()))
        self._draw()

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
            button.press()

    def _mark(self) -> None:
        for button in self._buttons.values():
            button.icon = "check" if button.value else ""
        self._draw()
        self._changed()

    def _draw(self) -> None:
        """Draw the board with the marks, in the theme, palette and layout of the page."""
        colours, layout = self._look.colours, self._look.layout
        board = look.drawn(self._state, colours, self._lit, layout)
        marks = highlights(board, None, self.value or (), colours, picked=True)
        self._painter.draw(board, marks, scale=self._look.scale(board.width))
        self._stage.show(board, self._seen)
        self._stage.fit(board, folded=layout == "phone")


class PlayInput(Input):
    """A live board: each action is judged at once."""

    def __init__(
        self,
        exercise: Exercise,
        *calls: Callable[[], None],
        story: Callable[[], Story] | None = None,
    ) -> None:
        super().__init__(*calls)
        self.board = Board(
            exercise.needed_state(),
            exercise=True,
            over=self.place,
            settled=self._settled,
            story=story,
        )
        self.element = self.board.element

    def _settled(self) -> None:
        """Another position is shown: submit the answer if an action was just played."""
        self._changed()
        session = self.board.session
        if session.at and session.at == session.last:
            self._given()

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

    def __init__(self, exercise: Solve, *calls: Callable[[], None]) -> None:
        self.place = Box("duel-verdict")  # in sight, whatever is in the window
        super().__init__(exercise, *calls, story=partial(slides_of_puzzle, exercise.puzzle))
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

    def __init__(self, exercise: Order, controls: Controls, *calls: Callable[[], None]) -> None:
        super().__init__(*calls)
        self._first = exercise.shuffled
        self._order = list(exercise.shuffled)
        self._touched = False
        self._words = [Html() for _ in self._order]
        self._arrows = [
            [
                controls.button(
                    "", icon, partial(self._move, at, by), tip=Message(key, number=at + 1)
                )
                for key, icon, by in (("order-up", "arrow-up", -1), ("order-down", "arrow-down", 1))
            ]
            for at in range(len(self._order))
        ]
        self._arrows[0][0].disabled = True
        self._arrows[-1][1].disabled = True
        rows = zip(self._arrows, self._words, strict=True)
        self.element = Box(
            children=[RowBox("duel-step-row", children=[*arrows, words]) for arrows, words in rows]
        )
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
        self._changed()
        enabled = [b for b in (self._arrows[to][by > 0], *self._arrows[to]) if not b.disabled]
        enabled[0].focus()  # so that the same step can be moved again

    def _show(self) -> None:
        for number, (words, step) in enumerate(zip(self._words, self._order, strict=True), 1):
            words.value = f"<b>{number}.</b> {escape(step)}"


class SheetInput(Input):
    """The lines of a score sheet."""

    def __init__(self, exercise: Score, controls: Controls, *calls: Callable[[], None]) -> None:
        super().__init__(*calls)
        self._lines = {
            category: Field(label=str(line_name(category))) for category in exercise.right
        }
        self._total = Html()
        for line in self._lines.values():
            line.on_change(controls.guarded(self._add_up))
            line.on_change(self._changed)
            line.on_enter(self._given)
        self.element = RowBox("duel-sheet", children=[*self._lines.values(), self._total])
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
        self._total.value = escape(translate("score-total", points=points))


class ScenarioInput(Input):
    """The text of a scenario."""

    element: Field

    def __init__(self, exercise: Ask, *calls: Callable[[], None]) -> None:
        super().__init__(*calls)
        self._begin = exercise.begin
        lines = max(10, len(exercise.example.splitlines()) + 3)
        self.element = Field(
            "duel-text",
            "duel-unlabelled",
            label=exercise.question,
            value=exercise.begin,
            lines=min(22, lines),
        )
        self.element.on_change(self._changed)

    @property
    def value(self) -> Any:
        """The text."""
        text = self.element.value
        return None if text.strip() in ("", self._begin.strip()) else text

    def fill(self, answer: Any) -> None:
        """Write a scenario."""
        self.element.value = answer.source.text

    def clear(self) -> None:
        """The text to begin with."""
        self.element.value = self._begin


def for_exercise(
    exercise: Exercise, controls: Controls, changed: Callable[[], None], given: Callable[[], None]
) -> Input:
    """The input for an exercise.

    Args:
        exercise: the exercise.
        controls: makes the buttons, and shows errors.
        changed: called when the answer changes.
        given: called when the answer is submitted in the input.
    """
    match exercise:
        case Predict() if exercise.options:
            return ChoiceInput(exercise, changed, given)
        case Predict() if exercise.on_track:
            return TypedInput(exercise, "predict-type-place", changed, given)
        case Predict():
            key = "predict-type-number" if exercise.is_number else "predict-type"
            return TypedInput(exercise, key, changed, given)
        case Price():
            return TypedInput(exercise, "price-type", changed, given)
        case Find():
            return MarksInput(exercise, controls, changed, given)
        case Do():
            return PlayInput(exercise, changed, given)
        case Solve():
            return PuzzleInput(exercise, changed, given)
        case Order():
            return StepsInput(exercise, controls, changed, given)
        case Score():
            return SheetInput(exercise, controls, changed, given)
        case Ask():
            return ScenarioInput(exercise, changed, given)
    raise TypeError(f"There is no input for a {type(exercise).__name__}.")
