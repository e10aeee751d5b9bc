"""`duel.cases`: cases as questions to guess, open, and play on a board."""

from __future__ import annotations

from html import escape
from pathlib import Path

from duel_nb.lessons.examples import check, find
from duel_nb.lessons.show import Show
from duel_nb.messages import Message
from duel_nb.page import cell_output, html
from duel_nb.page.controls import Controls, Outlet
from duel_nb.page.elements import Box, Html, RowBox
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
    """

    def __init__(self, report: Report) -> None:
        self.report = report
        controls = Controls()
        self._questions = [_Question(row, controls) for row in _with_variants(report) if row.answer]
        head = escape(translate("cases-count", count=len(self._questions)))
        controls.alert.value = "" if report else report._repr_html_()
        questions = [question.element for question in self._questions]
        heading = Html("duel-page", value=f"<p><b>{head}</b></p>")
        self.element = Box("duel-cases", children=[heading, *questions, controls.alert])
        cell_output.remember(self)

    def close(self) -> None:
        """Free the boards."""
        for question in self._questions:
            question.close()
        cell_output.close_page(self.element)

    def __repr__(self) -> str:
        lines = [f"{n}. {one.asked}" for n, one in enumerate(self._questions, start=1)]
        return "\n".join([translate("cases-guess"), *lines, self.report.summary])

    def _ipython_display_(self) -> None:
        """Show the questions, with a table for a notebook without its kernel."""
        table = self.report._repr_html_()
        cell_output.CellOutput(self.element, lambda: repr(self), table)


def _with_variants(report: Report) -> list[ScenarioResult]:
    """One row for each scenario; its variants are chosen on its board."""
    rows: dict[str, ScenarioResult] = {}
    for row in report.rows:
        rows.setdefault(row.id or row.file, row)
    return list(rows.values())


class _Question:
    """One question, which opens to its answer, and to a board on which it is played."""

    def __init__(self, row: ScenarioResult, controls: Controls) -> None:
        self._row = row
        self._title = controls.button(self.asked, "", self._turn, "duel-case")
        answer = controls.button(Message("cases-answer"), "eye", self._answer)
        self._play = controls.button("", "", self._turn_board)
        self._said = Html("duel-page", attributes={"role": "status"})
        self._board = Outlet[Show]()
        parts = [RowBox(children=[answer, self._play]), self._said, self._board.element]
        self._opened = Box("duel-opened", children=parts)
        self.element = Box(children=[self._title, self._opened])
        self._open(False)

    @property
    def asked(self) -> str:
        """The question; the title often gives away the answer."""
        return self._row.question or self._row.title

    def close(self) -> None:
        """Free the board."""
        self._board.close()

    def _turn(self) -> None:
        self._open(not self._opened.shown)

    def _open(self, opens: bool) -> None:
        """Open the question without its answer, or close it."""
        self._said.value = ""
        self._show_board(None)
        self._opened.shown = opens
        self._title.icon = "caret-down" if opens else "caret-right"
        self._title.attributes = {"aria-expanded": str(opens).lower()}

    def _answer(self) -> None:
        rules = " ".join(map(html.rule_link, self._row.rules))
        title, answer = escape(self._row.title), escape(self._row.answer)
        self._said.value = f'<div class="duel-question"><b>{title}.</b> {answer} {rules}</div>'

    def _turn_board(self) -> None:
        self._show_board(Show(find(self._row.file)) if self._board.shown is None else None)

    def _show_board(self, board: Show | None) -> None:
        self._board.show(board)
        self._play.label = Message("cases-board" if board is None else "cases-no-board")
        self._play.icon = "play" if board is None else "times"
