"""`duel.cases`: cases as questions to guess, open, and play on a board."""

from __future__ import annotations

from html import escape
from pathlib import Path

import ipywidgets as widgets

from duel_nb.boards.html import markup
from duel_nb.boards.widget import cell_output
from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.outlet import Outlet
from duel_nb.lessons.examples import check, find
from duel_nb.lessons.show import Show
from duel_nb.lessons.style import STYLE
from duel_nb.messages import Message
from duel_nb.scenarios import Report, Scenario, ScenarioResult
from duel_nb.words.translate import translate


def cases(*paths: str | Path | Scenario) -> Cases:
    """Cases as questions: end a notebook cell with it.

    Args:
        paths: files or folders, also those of the examples wherever the notebook is, or ids of
            scenarios; by default all examples.

    What cannot be read or fails is reported below the questions.

    Raises:
        DuelError: something is not a path, id or scenario.
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
        controls = Controls()
        self._questions = [_Question(row, controls) for row in _with_variants(report) if row.answer]
        head = escape(translate("cases-count", count=len(self._questions)))
        controls.alert.value = "" if report else report._repr_html_()
        self.widget = widgets.VBox(
            [
                widgets.HTML(f'{STYLE}<div class="duel-page"><p><b>{head}</b></p></div>'),
                *(question.widget for question in self._questions),
                controls.alert,
            ],
            layout=widgets.Layout(width="100%"),
        )
        self.widget.add_class("duel-cases")
        cell_output.remember(self)

    def close(self) -> None:
        """Free the widgets."""
        for question in self._questions:
            question.close()
        cell_output.close_all(self.widget)

    def __repr__(self) -> str:
        lines = [f"{n}. {one.asked}" for n, one in enumerate(self._questions, start=1)]
        return "\n".join([translate("cases-guess"), *lines, self.report.summary])

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
    """One question, and the case below it once it is opened."""

    def __init__(self, row: ScenarioResult, controls: Controls) -> None:
        self.row = row
        self._case: _Case | None = None  # there may be hundreds of questions
        self._title = controls.button(self.asked, "caret-right", self._turn, "duel-case")
        self.widget = widgets.VBox([self._title])

    @property
    def asked(self) -> str:
        """The question; the title often gives away the answer."""
        return self.row.question or self.row.title

    def close(self) -> None:
        """Free the board."""
        if self._case is not None:
            self._case.close()

    def _turn(self) -> None:
        if self._case is None:
            self._case = _Case(self.row)
        opens = len(self.widget.children) == 1
        if not opens:
            self._case.clear()
        self.widget.children = (self._title, self._case.widget) if opens else (self._title,)
        self._title.icon = "caret-down" if opens else "caret-right"


class _Case:
    """A case below its question: its answer, and a board on which it is played."""

    def __init__(self, row: ScenarioResult) -> None:
        self._row = row
        controls = Controls()
        self._said = controls.alert
        answer = controls.button(Message("cases-answer"), "eye", self._answer)
        self._play = controls.button(Message("cases-board"), "play", self._turn)
        self._board = Outlet[Show](controls)
        self.widget = widgets.VBox(
            [
                widgets.Box([answer, self._play], layout=widgets.Layout(flex_flow="row wrap")),
                self._said,
                self._board.widget,
            ],
            layout=widgets.Layout(margin="0 0 0 18px"),
        )

    def clear(self) -> None:
        """Forget the answer, and put the board away."""
        self._said.value = ""
        self.put_away()

    def put_away(self) -> None:
        """Put the board away, if there is one."""
        if self._board.shown is not None:
            self._board.show(None)
            self._name_button("cases-board", "play")

    def _answer(self) -> None:
        rules = " ".join(map(markup.rule_link, self._row.rules))
        self._said.value = (
            f'<div class="duel-page duel-said duel-hint" role="status">'
            f"<b>{escape(self._row.title)}.</b> {escape(self._row.answer)} {rules}</div>"
        )

    def _turn(self) -> None:
        if self._board.shown is None:
            self._board.show(Show(find(self._row.file)))
            self._name_button("cases-no-board", "times")
        else:
            self.put_away()

    def close(self) -> None:
        """Free the board."""
        self._board.close()

    def _name_button(self, key: str, icon: str) -> None:
        self._play.description, self._play.icon = translate(key), icon
