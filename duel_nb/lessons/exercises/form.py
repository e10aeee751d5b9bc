"""An exercise in a notebook: question, picture, input, buttons, and what the learner is told."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from html import escape

import ipywidgets as widgets

from duel_nb.boards.scene.frame import WIDEST
from duel_nb.boards.widget import cell_output, markup, page
from duel_nb.boards.widget.guard import guard
from duel_nb.boards.widget.live import Board
from duel_nb.engine import DuelError
from duel_nb.engine.messages import Message
from duel_nb.lessons.exercises import inputs, look
from duel_nb.lessons.exercises.do import Do
from duel_nb.lessons.exercises.exercise import Exercise
from duel_nb.lessons.exercises.find import Find
from duel_nb.lessons.exercises.picture import ResponsivePicture
from duel_nb.lessons.exercises.solve import Solve
from duel_nb.lessons.exercises.verdicts import Note, Verdict
from duel_nb.lessons.style import STYLE

_WRAP = {"flex_flow": "row wrap", "align_items": "center"}


class ExerciseForm:
    """The widgets of an exercise. Everything can be done from the keyboard.

    Args:
        exercise: the exercise.
        done: "solved" where it has been, else nothing.
        check: what the button of that name does; the others likewise.
        hint: shows the next hint.
        solution: shows the solution.
        forget: forgets the answer and the hints, to start again.

    Attributes:
        input: where the learner answers.
        board: the board on which the exercise is played out, None while there is none.
        last_error: the traceback of the last error inside a callback, None if there was none.
    """

    def __init__(
        self,
        exercise: Exercise,
        done: str,
        *,
        check: Callable[[], object],
        hint: Callable[[], object],
        solution: Callable[[], object],
        forget: Callable[[], object],
    ) -> None:
        self.last_error: str | None = None
        self.board: Board | None = None
        self._exercise = exercise
        self._forget = forget
        self._retired: Board | None = None
        self._asked = widgets.HTML(look.asked(exercise, done))
        self._said = widgets.HTML()
        self._notes = widgets.HTML()
        self.input = inputs.for_exercise(exercise, self._guarded, self._show_error)
        shows_board = isinstance(exercise, Find | Do | Solve)  # where it is answered
        pictures: list[widgets.Widget] = []
        if exercise.shown is not None and not shows_board:
            pictures.append(ResponsivePicture(exercise.shown, self._guarded).widget)
        self._stand = widgets.VBox([], layout=widgets.Layout(display="none", width="100%"))
        self._note = widgets.HTML()
        self.input.changed, self.input.given = self._forget_verdict, self._guarded(check)
        self.check_button = self._button("exercise-check", "check", check)
        self.check_button.button_style = "primary"
        if isinstance(exercise, Do | Solve):  # judged when it is played
            self.check_button.layout.display = "none"
        self.hint_button = self._button("exercise-hint", "lightbulb-o", hint)
        self.solution_button = self._button("exercise-solution", "key", solution)
        self.board_button = self._button("exercise-play-out", "play", self.turn)
        self.board_button.tooltip = str(Message("exercise-play-out-tip"))
        self.again_button = self._button("exercise-again", "undo", self.start_again)
        if exercise.state is None or isinstance(exercise, Do | Solve):
            self.board_button.layout.display = "none"
        buttons = widgets.Box(
            [
                self.check_button,
                self.hint_button,
                self.solution_button,
                self.board_button,
                self.again_button,
            ],
            layout=widgets.Layout(**_WRAP),
        )
        self.widget = widgets.VBox(
            [
                widgets.HTML(STYLE + page.lost(str(Message("exercise-lost")))),
                self._asked,
                *pictures,
                self.input.widget,
                buttons,
                self._said,
                self._notes,
                self._stand,
            ],
            layout=widgets.Layout(max_width=f"{round(WIDEST) + 20}px", width="100%"),
        )
        self.widget.add_class("duel-exercise")

    # -- what the buttons do -----------------------------------------------------------------

    def turn(self) -> None:
        """Play the exercise out on a board, or put the board away."""
        if self.board is not None:
            self._put_away()
            return
        self._free_retired()
        board = Board(self._exercise.needed_state())
        self.board = board
        told = ""
        for action in self._exercise.line(self.input.value):
            try:
                board.play(action)
            except DuelError as error:
                told = str(Message("answer-stopped-at", action=action, problem=str(error)))
                break
        self._note.value = f'<div class="duel-page"><p>{escape(told)}</p></div>' if told else ""
        self._stand.children = (self._note, board.widget)
        self._stand.layout.display = ""
        self._name_board_button("exercise-put-away", "times")

    def _forget_verdict(self) -> None:
        """What was said was about another answer."""
        if self._said.value:
            self._said.value = ""

    def start_again(self) -> None:
        """Take back the answer and all that was said."""
        self.input.clear()
        self._said.value = self._notes.value = ""
        self._put_away()
        self._forget()

    # -- what the task says ------------------------------------------------------------------

    def say(self, verdict: Verdict, done: str, more: str = "") -> None:
        """Show a verdict with more about it as HTML, and by the question whether it is solved."""
        said = f"{verdict.html()}{more}"
        self._said.value = f'<div role="status" aria-live="polite">{said}</div>'
        self._asked.value = look.asked(self._exercise, done)
        if verdict.line is not None:
            self.input.play_out(verdict.line)

    def show(self, notes: tuple[Note, ...]) -> None:
        """Show hints and the solution."""
        shown = "".join(note.html() for note in notes)
        self._notes.value = f'<div role="status" aria-live="polite">{shown}</div>'

    def close(self) -> None:
        """Free the widgets."""
        self._put_away()
        self._free_retired()
        self.input.close()
        cell_output.close_all(self.widget)

    # -- inside ------------------------------------------------------------------------------

    def _put_away(self) -> None:
        if self.board is None:
            return
        self._stand.children = ()
        self._stand.layout.display = "none"
        # The page is just taking the board's views out: the next board frees its widgets.
        self._free_retired()
        self._retired, self.board = self.board, None
        self._name_board_button("exercise-play-out", "play")

    def _name_board_button(self, key: str, icon: str) -> None:
        self.board_button.description, self.board_button.icon = str(Message(key)), icon

    def _free_retired(self) -> None:
        if self._retired is not None:
            self._retired.close()
            self._retired = None

    def _button(self, key: str, icon: str, call: Callable[[], object]) -> widgets.Button:
        button = widgets.Button(
            description=str(Message(key)),
            icon=icon,
            layout=widgets.Layout(width="auto", max_width="100%"),
        )
        button.on_click(self._guarded(lambda _: call()))
        return button

    def _show_error(self, error: BaseException) -> None:
        self.last_error = "".join(traceback.format_exception(error))
        self._said.value = markup.failure(error)

    def _guarded(self, call: Callable[..., object]) -> Callable[..., None]:
        """``call``, with its exceptions shown instead of being lost."""
        return guard(call, self._tell, self._show_error)

    def _tell(self, sentence: str) -> None:
        self._said.value = markup.alert(sentence)
