"""An exercise in a notebook: question, picture, input, buttons, verdict and hints."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

import ipywidgets as widgets

from duel_nb.boards.scene.frame import WIDEST
from duel_nb.boards.widget import cell_output, page
from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.live import Board
from duel_nb.boards.widget.outlet import Outlet
from duel_nb.boards.widget.widget_factory import display
from duel_nb.engine import DuelError
from duel_nb.lessons.exercises import inputs, look
from duel_nb.lessons.exercises.do import Do
from duel_nb.lessons.exercises.exercise import Exercise
from duel_nb.lessons.exercises.find import Find
from duel_nb.lessons.exercises.picture import ResponsivePicture
from duel_nb.lessons.exercises.solve import Solve
from duel_nb.lessons.exercises.submission import Submission
from duel_nb.lessons.exercises.verdicts import Note, Verdict
from duel_nb.lessons.style import STYLE
from duel_nb.messages import Message
from duel_nb.words.translate import translate

_WRAP = {"flex_flow": "row wrap", "align_items": "center"}


class ExerciseForm:
    """The widgets of an exercise. Everything works from the keyboard.

    Args:
        exercise: the exercise.
        done: "solved" if it has been, else "".
        check: checks the answer.
        hint: shows the next hint.
        solution: shows the solution.
        forget: forgets the answer and the hints, to start again.
        go_on: shows the exercise that comes next.

    Attributes:
        input: where the learner answers.
        submission: sends what was entered with a press of Check.
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
        go_on: Callable[[], object],
    ) -> None:
        self._controls = Controls()
        self._exercise = exercise
        self._forget = forget
        self._asked = widgets.HTML(look.asked(exercise, done))
        self._said = self._controls.alert
        self._notes = widgets.HTML()
        for answers in (self._said, self._notes):
            answers.add_class("duel-answers")
        self.input = inputs.for_exercise(exercise, self._controls)
        shows_board = isinstance(exercise, Find | Do | Solve)  # where it is answered
        pictures: list[widgets.Widget] = []
        if exercise.shown is not None and not shows_board:
            pictures.append(ResponsivePicture(exercise.shown, self._controls).widget)
        self._played_out = Outlet[Board](self._controls)
        self._note = widgets.HTML()
        self.input.changed, self.input.given = self._forget_verdict, self._controls.guarded(check)
        self.check_button = self._button("exercise-check", "check", check)
        self.check_button.button_style = "primary"
        self.check_button.add_class("duel-check")
        self.submission = Submission(self._controls, self.input.fields, check)
        if isinstance(exercise, Do | Solve):  # judged when it is played
            display(self.check_button, False)
        self.hint_button = self._button("exercise-hint", "lightbulb-o", hint)
        self.solution_button = self._button("exercise-solution", "key", solution)
        self.board_button = self._button("exercise-play-out", "play", self.turn)
        self.board_button.tooltip = translate("exercise-play-out-tip")
        self.again_button = self._button("exercise-again", "undo", self.start_again)
        self.take_back_button = self._button("exercise-take-back", "step-backward", self.take_back)
        self.next_button = self._button("exercise-next-puzzle", "arrow-right", go_on)
        for button in (self.take_back_button, self.next_button):
            button.button_style = "primary"
            display(button, False)
        if exercise.state is None or isinstance(exercise, Do | Solve):
            display(self.board_button, False)
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
        buttons.add_class("duel-press")
        then = widgets.Box([self.take_back_button, self.next_button])
        verdict = [self._said, then]
        if self.input.place is not None:
            self.input.place.children, verdict = verdict, []
        self._instead = Outlet[ExerciseForm](self._controls)
        self._body = widgets.VBox(
            [
                self._asked,
                *pictures,
                self.input.widget,
                buttons,
                *verdict,
                self._notes,
                self._played_out.widget,
                self.submission.widget,
            ]
        )
        self.widget = widgets.VBox(
            [
                widgets.HTML(STYLE + page.lost(translate("exercise-lost"))),
                self._body,
                self._instead.widget,
            ],
            layout=widgets.Layout(max_width=f"{round(WIDEST) + 20}px", width="100%"),
        )
        self.widget.add_class("duel-exercise")

    @property
    def board(self) -> Board | None:
        """The board on which the exercise is played out; None while there is none."""
        return self._played_out.shown

    @property
    def last_error(self) -> str | None:
        """The traceback of the last error inside a callback; None if there was none."""
        return self._controls.last_error

    # -- what the buttons do -----------------------------------------------------------------

    def turn(self) -> None:
        """Play the exercise out on a board, or remove the board."""
        if self.board is not None:
            self._put_away()
            return
        board = Board(self._exercise.needed_state())
        problem = ""
        for action in self._exercise.line(self.input.value):
            try:
                board.play(action)
            except DuelError as error:
                problem = translate("answer-stopped-at", action=action, problem=str(error))
                break
        self._note.value = (
            f'<div class="duel-page"><p>{escape(problem)}</p></div>' if problem else ""
        )
        self._played_out.show(board, self._note)
        self._name_board_button("exercise-put-away", "times")

    def _forget_verdict(self) -> None:
        """Remove the verdict: it was about another answer."""
        if self._said.value:
            self._say("")

    def take_back(self) -> None:
        """Remove the verdict, and go back to the position before a wrong try."""
        self._say("")
        self.input.take_back()

    def scroll_to(self) -> None:
        """Let the page scroll to the exercise."""
        self.widget.remove_class("duel-called")
        self.widget.add_class("duel-called")

    def show_instead(self, form: ExerciseForm) -> None:
        """Show the form of another exercise in its place."""
        display(self._body, False)
        self._instead.show(form)

    def _say(self, html: str, *, refuted: bool = False, next_one: bool = False) -> None:
        """Show a verdict, and the buttons that go with it."""
        self._said.value = html
        display(self.take_back_button, refuted)
        display(self.next_button, next_one)

    def start_again(self) -> None:
        """Remove the answer, the verdict and the hints."""
        self.input.clear()
        self._say("")
        self._notes.value = ""
        self._put_away()
        self._forget()

    # -- for the task ------------------------------------------------------------------------

    def say(self, verdict: Verdict, done: str, more: str = "", *, next_one: bool = False) -> None:
        """Show a verdict.

        Args:
            verdict: the verdict.
            done: "solved" if the exercise has been, else "".
            more: HTML to show after the verdict.
            next_one: whether there is another one to go on with.
        """
        html = f"{verdict.html()}{more}"
        self._say(
            f'<div role="status" aria-live="polite">{html}</div>',
            refuted=verdict.line is not None,
            next_one=next_one,
        )
        self._asked.value = look.asked(self._exercise, done)
        if verdict.line is not None:
            self.input.play_out(verdict.line)

    def show(self, notes: tuple[Note, ...]) -> None:
        """Show hints and the solution."""
        shown = "".join(note.html() for note in notes)
        self._notes.value = f'<div role="status" aria-live="polite">{shown}</div>'

    def close(self) -> None:
        """Free the widgets."""
        self._instead.close()
        self._played_out.close()
        self.input.close()
        cell_output.close_all(self.widget)

    # -- inside ------------------------------------------------------------------------------

    def _put_away(self) -> None:
        if self.board is not None:
            self._played_out.show(None)
            self._name_board_button("exercise-play-out", "play")

    def _name_board_button(self, key: str, icon: str) -> None:
        self.board_button.description, self.board_button.icon = translate(key), icon

    def _button(self, key: str, icon: str, call: Callable[[], object]) -> widgets.Button:
        return self._controls.button(Message(key), icon, call)
