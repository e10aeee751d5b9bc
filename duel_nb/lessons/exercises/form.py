"""An exercise in a notebook: question, picture, input, buttons, verdict and hints."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from duel_nb.boards.live.board import Board
from duel_nb.boards.live.look import Look
from duel_nb.boards.scene.frame import WIDEST
from duel_nb.engine import DuelError, GameState
from duel_nb.lessons.exercises import inputs, look
from duel_nb.lessons.exercises.do import Do
from duel_nb.lessons.exercises.exercise import Exercise
from duel_nb.lessons.exercises.find import Find
from duel_nb.lessons.exercises.solve import Solve
from duel_nb.lessons.exercises.verdicts import Note, Verdict
from duel_nb.messages import Message
from duel_nb.page import html
from duel_nb.page.cell_output import close_page, running_code
from duel_nb.page.controls import Controlled, Controls, Outlet
from duel_nb.page.elements import Box, Button, Element, Html, RowBox
from duel_nb.words.translate import translate


class ResponsivePicture:
    """The picture of a position, drawn again when the page changes its theme or layout.

    Attributes:
        element: to be put into the page.
    """

    def __init__(self, state: GameState, controls: Controls) -> None:
        self._state = state
        self._drawn = ("", "", "")
        self._html = Html()
        guarded = controls.guarded
        self._look = Look(
            changed=self._draw, seen=lambda seen: None, guarded=guarded, state=lambda: state
        )
        self.element = self._look.frame
        self.element.children = (self._html,)
        self._draw()

    def _draw(self) -> None:
        wanted = self._look.theme, self._look.palette, self._look.layout
        if self._drawn != wanted:
            self._drawn = wanted
            self._html.value = look.picture(self._state, self._look.colours, self._look.layout)


class ExerciseForm(Controlled):
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
        element: to be put into the page.
        input: where the learner answers.
        said: the verdict.
        notes: the hints and the solution.
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
        guarded = self._controls.guarded
        self._asked = Html(value=look.asked(exercise, done))
        self.said = Html("duel-answers", attributes={"role": "status"})
        self.notes = Box("duel-answers", attributes={"role": "log"})
        self._notes: dict[Note, Html] = {}
        self.input = inputs.for_exercise(
            exercise, self._controls, guarded(self._forget_verdict), guarded(check)
        )
        played = isinstance(exercise, Do | Solve)  # judged when it is played
        pictures: list[Element] = []
        if exercise.shown is not None and not (played or isinstance(exercise, Find)):
            pictures.append(ResponsivePicture(exercise.shown, self._controls).element)
        self._played_out = Outlet[Board]()
        self._problem = Html()
        self.check_button = self._button("exercise-check", "check", check)
        self.check_button.primary = True
        self.check_button.shown = not played
        self.hint_button = self._button("exercise-hint", "lightbulb-o", hint)
        self.solution_button = self._button("exercise-solution", "key", solution)
        self.board_button = self._button("exercise-play-out", "play", self.turn)
        self.board_button.tip = translate("exercise-play-out-tip")
        self.board_button.shown = exercise.state is not None and not played
        self.again_button = self._button("exercise-again", "undo", self.start_again)
        self.take_back_button = self._button("exercise-take-back", "step-backward", self.take_back)
        following = "puzzle" if isinstance(exercise, Solve) else "question"
        self.next_button = self._button(f"exercise-next-{following}", "arrow-right", go_on)
        for button in (self.take_back_button, self.next_button):
            button.primary, button.shown = True, False
        buttons = [
            self.check_button,
            self.hint_button,
            self.solution_button,
            self.board_button,
            self.again_button,
        ]
        then = RowBox(children=[self.take_back_button, self.next_button])
        verdict: list[Element] = [self.said, self._controls.alert, then]
        if self.input.place is not None:
            self.input.place.children, verdict = verdict, []
        self._instead = Outlet[ExerciseForm]()
        self._body = Box(
            children=[
                self._asked,
                *pictures,
                self.input.element,
                RowBox("duel-press", children=buttons),
                *verdict,
                self.notes,
                self._played_out.element,
            ]
        )
        lost = Html("duel-lost", value=Message("exercise-lost"))
        self.element = Box(
            "duel-exercise",
            children=[lost, self._body, self._instead.element],
            style={"max-width": f"{round(WIDEST) + 20}px"},
        )

    @property
    def board(self) -> Board | None:
        """The board on which the exercise is played out; None while there is none."""
        return self._played_out.shown

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
        self._problem.value = f"<p>{escape(problem)}</p>" if problem else ""
        self._played_out.show(board, self._problem)
        self._name_board_button("exercise-put-away", "times")

    def take_back(self) -> None:
        """Remove the verdict, and go back to the position before a wrong try."""
        self._say("")
        self.input.take_back()

    def scroll_to(self) -> None:
        """Let the page scroll to the exercise."""
        self.hint_button.focus()
        self.element.scroll_to("start")

    def show_instead(self, form: ExerciseForm) -> None:
        """Show the form of another exercise in its place."""
        self._body.shown = False
        self._instead.show(form)
        form.scroll_to()

    def start_again(self) -> None:
        """Remove the answer, the verdict and the hints."""
        self.input.clear()
        self._say("")
        self.notes.children, self._notes = (), {}
        self._put_away()
        self._forget()

    # -- for the task ------------------------------------------------------------------------

    def say(
        self,
        verdict: Verdict,
        done: str,
        more: str = "",
        problem: str = "",
        *,
        next_one: bool = False,
    ) -> None:
        """Show a verdict.

        Args:
            verdict: the verdict.
            done: "solved" if the exercise has been, else "".
            more: HTML to show after the verdict.
            problem: why the result could not be saved, else "".
            next_one: whether there is another one to go on with.
        """
        self._say(f"{verdict.html()}{more}")
        self._controls.alert.value = problem and html.alert(problem)
        self.take_back_button.shown = verdict.line is not None
        self.next_button.shown = next_one
        self._asked.value = look.asked(self._exercise, done)
        _scroll_to(self.said)
        if verdict.line is not None:
            self.input.play_out(verdict.line)

    def show(self, notes: tuple[Note, ...]) -> None:
        """Show hints and the solution."""
        new = [note for note in notes if note not in self._notes]
        self._notes |= {note: Html(value=note.html()) for note in new}
        self.notes.children = [self._notes[note] for note in notes]
        _scroll_to(self._notes[(new or notes)[-1]])

    def close(self) -> None:
        """Free the boards and the page."""
        self._instead.close()
        self._played_out.close()
        self.input.close()
        close_page(self.element)

    # -- inside ------------------------------------------------------------------------------

    def _say(self, verdict: str) -> None:
        """Show a verdict without buttons, or none."""
        self.said.value = verdict
        self._controls.alert.value = ""
        self.take_back_button.shown = self.next_button.shown = False

    def _forget_verdict(self) -> None:
        """Remove the verdict: it was about another answer."""
        if self.said.value:
            self._say("")

    def _put_away(self) -> None:
        if self.board is not None:
            self._played_out.show(None)
            self._name_board_button("exercise-play-out", "play")

    def _name_board_button(self, key: str, icon: str) -> None:
        self.board_button.label, self.board_button.icon = translate(key), icon

    def _button(self, key: str, icon: str, call: Callable[[], object]) -> Button:
        return self._controls.button(Message(key), icon, call)


def _scroll_to(answer: Element) -> None:
    """Scroll to what a press has brought; the code of a cell scrolls nowhere."""
    if not running_code():
        answer.scroll_to()
