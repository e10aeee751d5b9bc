"""`duel.cases`: cases as questions to guess, open, and play on a board."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path

import ipywidgets as widgets

from duel_nb.boards.paint.widget_factory import WidgetFactory
from duel_nb.boards.widget import cell_output, markup
from duel_nb.boards.widget.guard import guard
from duel_nb.engine.messages import Message
from duel_nb.lessons.examples import check, find
from duel_nb.lessons.show import Show
from duel_nb.lessons.style import STYLE
from duel_nb.scenarios import Report, Scenario, ScenarioResult


def cases(*paths: str | Path | Scenario) -> Cases:
    """Cases as questions: end a notebook cell with it.

    Args:
        paths: files or folders, also those of the examples wherever the notebook is, or ids of
            scenarios; by default all examples.

    What cannot be read or fails is reported below the questions.

    Raises:
        TypeError: something is not a path, id or scenario.
    """
    return Cases(check(*paths))


class Cases:
    """Questions, each of which opens to its answer and to a board on which it is played.

    Args:
        report: the checked cases.

    Attributes:
        report: the argument.
    """

    def __init__(self, report: Report) -> None:
        self.report = report
        factory = WidgetFactory()
        self._questions = [_Question(row, factory) for row in _with_variants(report) if row.answer]
        head = escape(str(Message("cases-count", count=len(self._questions))))
        problems = "" if report else report._repr_html_()
        self.widget = widgets.VBox(
            [
                widgets.HTML(f'{STYLE}<div class="duel-page"><p><b>{head}</b></p></div>'),
                *(question.widget for question in self._questions),
                widgets.HTML(problems),
            ],
            layout=widgets.Layout(width="100%"),
        )
        self.widget.add_class("duel-cases")
        cell_output.remember(self)

    def close(self) -> None:
        """Free the widgets."""
        for question in self._questions:
            question.put_away()
        cell_output.close_all(self.widget)

    def __repr__(self) -> str:
        lines = [f"{n}. {one.asked}" for n, one in enumerate(self._questions, start=1)]
        return "\n".join([str(Message("cases-guess")), *lines, self.report.summary])

    def _ipython_display_(self) -> None:
        """Show the questions, with a table for a notebook without its kernel."""
        table = self.report._repr_html_()
        cell_output.CellOutput(self.widget, lambda: repr(self), table)


def _with_variants(report: Report) -> list[ScenarioResult]:
    """One row for each scenario; its variants are chosen on its board."""
    rows: dict[str, ScenarioResult] = {}
    for row in report.rows:
        rows.setdefault(row.id or row.file, row)
    return list(rows.values())


class _Question:
    """One case: the question, and what opens below it."""

    def __init__(self, row: ScenarioResult, factory: WidgetFactory) -> None:
        self.row = row
        self._show: Show | None = None
        self._factory = factory
        self._title = self._button(self.asked, "caret-right", self._turn)
        self._title.add_class("duel-case")
        self._open = self._button(str(Message("cases-answer")), "eye", self._answer)
        self._play = self._button(str(Message("cases-board")), "play", self._board)
        wrap = widgets.Layout(flex_flow="row wrap")
        self._buttons = widgets.Box([self._open, self._play], layout=wrap)
        self._said = widgets.HTML()
        self._body = widgets.VBox([], layout=widgets.Layout(margin="0 0 0 18px"))
        self.widget = widgets.VBox([self._title, self._body])

    @property
    def asked(self) -> str:
        """The question; the title often gives away the answer."""
        return self.row.question or self.row.title

    def put_away(self) -> None:
        """Free the board."""
        if self._show is not None:
            self._show.close()
            self._show = None
            self._play.description, self._play.icon = str(Message("cases-board")), "play"

    def _turn(self) -> None:
        if self._body.children:
            self.put_away()
            self._said.value = ""
            self._body.children = ()
        else:
            self._lay_out()
        self._title.icon = "caret-down" if self._body.children else "caret-right"

    def _answer(self) -> None:
        rules = " ".join(map(markup.rule_link, self.row.rules))
        self._said.value = (
            f'<div class="duel-page duel-said duel-hint" role="status">'
            f"<b>{escape(self.row.title)}.</b> {escape(self.row.answer)} {rules}</div>"
        )

    def _board(self) -> None:
        if self._show is None:
            self._show = Show(find(self.row.file))
            self._play.description, self._play.icon = str(Message("cases-no-board")), "times"
        else:
            self.put_away()
        self._lay_out()

    def _lay_out(self) -> None:
        board = [self._show.widget] if self._show is not None else []
        self._body.children = (self._buttons, self._said, *board)

    def _button(self, label: str, icon: str, call: Callable[[], None]) -> widgets.Button:
        layout = {"width": "auto", "max_width": "100%"}
        button = self._factory.make(widgets.Button, description=label, icon=icon, layout=layout)
        button.on_click(guard(lambda _: call(), self._tell, self._fail))
        made: widgets.Button = button
        return made

    def _tell(self, sentence: str) -> None:
        self._said.value = markup.alert(sentence)

    def _fail(self, error: Exception) -> None:
        self._said.value = markup.failure(error)
