"""A quiz in a notebook: one question after another; a final test is judged at its end."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from duel_nb.boards.scene.frame import WIDEST
from duel_nb.lessons import rule_mentions
from duel_nb.lessons.exercises.form import ResponsivePicture
from duel_nb.lessons.quiz.choosing import lessons_about
from duel_nb.lessons.quiz.question import LETTERS, QuizQuestion
from duel_nb.lessons.quiz.sitting import Sitting
from duel_nb.lessons.quiz.story import reasons
from duel_nb.messages import Message
from duel_nb.page import html
from duel_nb.page.cell_output import close_page
from duel_nb.page.controls import Controlled, Controls
from duel_nb.page.elements import Box, Button, Html, Options, RowBox
from duel_nb.page.module import STYLE_TAG
from duel_nb.words.translate import percent, translate


class QuizForm(Controlled):
    """The form of a quiz. Everything works from the keyboard.

    In a quiz each answer is judged at once; in a final test all are judged when it is finished.

    Args:
        quiz: the quiz.

    Attributes:
        element: to be put into the page.
        choices: the answers to choose from.
    """

    def __init__(self, quiz: Sitting) -> None:
        self._quiz = quiz
        self._at = 0
        self._warned = False
        self._controls = Controls()
        guarded = self._controls.guarded
        self._head, self._asked = Html("duel-page"), Html()
        self._picture = Box()
        self.choices = Options(look="list", label=Message("quiz-choices"))
        self.choices.on_change(guarded(self._chosen))
        self._said = Html("duel-answers", attributes={"role": "status"})
        self.back_button = self._button("slides-back", "arrow-left", self.back)
        self.next_button = self._button("slides-next", "arrow-right", self.next)
        self.finish_button = self._button("quiz-finish", "check", self.finish)
        self.next_button.primary = True
        buttons = [self.back_button, self.next_button, self.finish_button]
        self._body = Box(children=[self._picture, self.choices])
        self.element = Box(
            "duel-exercise",
            children=[
                Box("duel-asked", children=[self._head, self._asked]),
                self._body,
                self._said,
                self._controls.alert,
                RowBox("duel-press", children=buttons),
            ],
            style={"max-width": f"{round(WIDEST) + 20}px"},
        )
        self._show()

    @property
    def at(self) -> int:
        """Number of the question that is shown, from 1."""
        return self._at + 1

    @property
    def said(self) -> str:
        """What is said about the answers, as HTML."""
        return self._said.value

    def back(self) -> None:
        """Show the question before."""
        self._go(self._at - 1)

    def next(self) -> None:
        """Show the next question."""
        self._go(self._at + 1)

    def finish(self) -> None:
        """Show the mark, and what was not right; open questions count as wrong if pressed twice."""
        quiz = self._quiz
        left = len(quiz.questions) - len(quiz.answers)
        if left and not self._warned:
            self._warned = True
            self._controls.say(translate("quiz-finish-open", open=left))
            return
        mark = quiz.finish()
        self._controls.alert.value = ""
        self._asked.shown = self._body.shown = False
        for button in (self.back_button, self.next_button, self.finish_button):
            button.shown = False
        words = [
            Message(
                "quiz-mark",
                right=mark.right,
                count=mark.asked,
                percent=percent(mark.right / mark.asked),
            )
        ]
        if quiz.test is not None:
            words.append(
                Message("quiz-passed" if quiz.passed else "quiz-not-passed", needed=quiz.needed)
            )
        taught = rule_mentions.mentions()
        wrong = [
            (number, question)
            for number, question in enumerate(quiz.questions)
            if quiz.answers.get(number) != question.right
        ]
        said = f"<p><b>{' '.join(escape(str(one)) for one in words)}</b></p>"
        said += "".join(self._wrong(number, question, taught) for number, question in wrong)
        if problem := quiz.progress.problem:
            said += html.alert(problem)
        self._head.value = f"<p><b>{escape(quiz.title)}</b></p>"
        self._said.value = said

    def static(self) -> str:
        """The questions with their choices, for a notebook without its kernel; none of a test."""
        if self._quiz.test is not None:
            return f'{STYLE_TAG}<div class="duel-page"><p>{escape(self._quiz.about)}</p></div>'
        title = escape(self._quiz.title)
        questions = "".join(map(_static, self._quiz.questions))
        inside = f"<p><b>{title}</b></p><ol>{questions}</ol>"
        return f'{STYLE_TAG}<div class="duel-page">{inside}</div>'

    def close(self) -> None:
        """Free the form."""
        close_page(self.element)

    # -- inside ------------------------------------------------------------------------------

    def _button(self, key: str, icon: str, call: Callable[[], object]) -> Button:
        return self._controls.button(Message(key), icon, call)

    @property
    def _question(self) -> QuizQuestion:
        return self._quiz.questions[self._at]

    def _go(self, at: int) -> None:
        self._at = max(0, min(at, len(self._quiz.questions) - 1))
        self._show()

    def _show(self) -> None:
        """Show the question, with the answer that was given to it."""
        quiz, question, count = self._quiz, self._question, len(self._quiz.questions)
        self._picture.children = [ResponsivePicture(question.state, self._controls).element]
        self._asked.value = f"<p>{escape(question.text)}</p>"
        letters = zip(LETTERS, question.options, strict=False)
        options = tuple((f"{one}  {words}", at) for at, (one, words) in enumerate(letters))
        self.choices.offer(options, quiz.answers.get(self._at))
        self.back_button.disabled = self._at == 0
        self.next_button.disabled = self._at == count - 1
        self._tell()

    def _chosen(self) -> None:
        chosen = self.choices.value
        if chosen is None or self._quiz.mark is not None:
            return
        self._warned = False
        self._controls.alert.value = ""
        self._quiz.answers[self._at] = chosen
        self._tell()

    def _tell(self) -> None:
        """Show how far the quiz is, and in a quiz whether the answer is right."""
        quiz, question = self._quiz, self._question
        where = translate("quiz-question", number=self.at, count=len(quiz.questions))
        far = translate("quiz-answered", answered=len(quiz.answers), count=len(quiz.questions))
        self._head.value = f"<p><b>{escape(quiz.title)}</b> · {escape(where)} · {escape(far)}</p>"
        given = quiz.answers.get(self._at)
        if quiz.test is not None or given is None:
            self._said.value = ""
            return
        right = given == question.right
        verdict = Message("quiz-right") if right else _right_one(question)
        sign = "yes" if right else "no"
        self._said.value = (
            f'<p><span class="duel-{sign}">{escape(str(verdict))}</span></p>{_why(question)}'
        )

    def _wrong(
        self,
        number: int,
        question: QuizQuestion,
        taught: rule_mentions.Taught,
    ) -> str:
        """A question that was not answered right: the answer, why, and where to read again."""
        lessons = ", ".join(
            f'<a href="{name}.ipynb">{escape(name[:2])}</a>'
            for name in lessons_about(question, taught)
        )
        read = f"<p>{Message('quiz-read', lessons=lessons)}</p>" if lessons else ""
        head = escape(f"{number + 1}. {question.text}")
        answer = escape(str(_right_one(question)))
        return f"<details><summary>{head}</summary><p>{answer}</p>{_why(question)}{read}</details>"


def _right_one(question: QuizQuestion) -> Message:
    right = f"{question.letter}) {question.options[question.right]}"
    return Message("quiz-wrong", answer=right)


def _why(question: QuizQuestion) -> str:
    """What happens, and the rules."""
    told = html.items(html.with_rule(reason.text, reason.rule) for reason in reasons(question))
    rules = " ".join(html.rule_link(rule, named=True) for rule in question.rules)
    return f'{told}<div class="duel-rules">{Message("case-rules", rules=rules)}</div>'


def _static(question: QuizQuestion) -> str:
    options = zip(LETTERS, question.options, strict=False)
    items = html.items(f"<b>{letter}</b> {escape(words)}" for letter, words in options)
    return f"<li>{escape(question.text)}{items}</li>"
