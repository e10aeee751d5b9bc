"""`duel.show` and `duel.cases`: scenarios to step through in a notebook, as text elsewhere."""

from __future__ import annotations

from html import escape
from pathlib import Path

from duel_nb.arguments import whole
from duel_nb.boards.live.look import AUTO
from duel_nb.boards.live.presenter import Presenter
from duel_nb.boards.scene.frame import WIDEST
from duel_nb.engine import GameState
from duel_nb.errors import DuelError
from duel_nb.lessons import examples, page
from duel_nb.lessons.case_focus import named
from duel_nb.lessons.examples import check, find
from duel_nb.lessons.position_viewer import PositionViewer
from duel_nb.lessons.slides import of_walkthroughs
from duel_nb.lessons.walkthrough import Walkthrough, walk_through
from duel_nb.messages import Message
from duel_nb.page import cell_output, html
from duel_nb.page.controls import Controls, Outlet
from duel_nb.page.elements import Box, Html, Options, RowBox, Slider
from duel_nb.page.page import together
from duel_nb.quoting import shown
from duel_nb.scenarios import Report, Scenario, ScenarioResult
from duel_nb.session.text import summary
from duel_nb.words.translate import translate


def show(scenario: str | Path | Scenario, theme: str = AUTO, layout: str = AUTO) -> Show:
    """A scenario to step through: end a notebook cell with it.

    Args:
        scenario: its file, its id, or the scenario itself.
        theme: "light", "dark", or "auto" to follow the page.
        layout: "wide", "tall", "narrow", "tablet", "phone", or "auto" to follow the page.

    Raises:
        UnknownScenario: there is no such scenario; the message has the nearest ids.
        ScenarioError: it cannot be read or played; the message has file and line.
        DuelError: an unknown theme or layout.
    """
    return Show(examples.find(scenario), theme, layout)


class Show:
    """A scenario played step by step, with its variants.

    Everything works from the keyboard, with the buttons and the slider below the board.

    Args:
        scenario: the scenario.
        theme: "light", "dark", or "auto" to follow the page.
        layout: "wide", "tall", "narrow", "tablet", "phone", or "auto" to follow the page.

    Attributes:
        scenario: the scenario.
        walkthroughs: the scenario itself and its variants, played.
        element: what is shown.
    """

    def __init__(self, scenario: Scenario, theme: str = AUTO, layout: str = AUTO) -> None:
        self.scenario = scenario
        self.walkthroughs: tuple[Walkthrough, ...] = tuple(
            walk_through(scenario, case) for case in scenario.cases
        )
        self._case, self._at = 0, 0
        self._output: cell_output.CellOutput | None = None
        steps = (step.state for walkthrough in self.walkthroughs for step in walkthrough.steps)
        self._viewer = PositionViewer(self.state, theme, layout, others=steps)
        self._head, self._verdict = Html("duel-page"), Html("duel-page")
        self._panel = Html("duel-page", attributes={"role": "status"})
        guarded, button = self._viewer.controls.guarded, self._viewer.controls.button
        cases = (str(one.case.title) or translate("case-question") for one in self.walkthroughs)
        self._cases = Options(
            options=tuple((title, number) for number, title in enumerate(cases)),
            label=Message("case-label"),
            shown=len(self.walkthroughs) > 1,
        )
        self._cases.on_change(guarded(self._choose))
        self._back = button(Message("case-back"), "arrow-left", self.back)
        self._on = button(Message("case-next"), "arrow-right", self.next)
        self._slider = Slider("duel-timeline", label=Message("case-step"))
        self._slider.on_change(guarded(self._slide))
        self._where = Html("duel-where")
        self._presenter = Presenter(
            self._viewer.controls,
            story=lambda: of_walkthroughs(self.walkthroughs),
            look=lambda: self._viewer.palette,
            at=lambda: self._case,
            ended=self._presented,
        )
        controls = [self._back, self._on, self._slider, self._where]
        controls += [self._viewer.take_over_button, self._viewer.show_all_button]
        controls.append(self._presenter.button)
        parts = [self._head, self._cases, self._viewer.element, RowBox(children=controls)]
        in_window = Box("duel-shown", children=parts)
        self.element = Box(
            children=[in_window, self._panel, self._verdict, self._presenter.element],
            style={"max-width": f"{round(WIDEST)}px"},
        )
        cell_output.remember(self)
        self._refresh()

    # -- for programs ----------------------------------------------------------------------

    @property
    def walkthrough(self) -> Walkthrough:
        """The current case."""
        return self.walkthroughs[self._case]

    @property
    def at(self) -> int:
        """Number of the current step."""
        return self._at

    @property
    def state(self) -> GameState:
        """The current position; play on with it as with any other."""
        return self.walkthrough.steps[self._at].state

    @property
    def holds(self) -> bool:
        """Whether all statements of the scenario and its variants hold."""
        return all(walkthrough.holds for walkthrough in self.walkthroughs)

    def go(self, step: int) -> GameState:
        """Show the position after `step` steps (0: the start).

        Raises:
            DuelError: the scenario has fewer steps.
        """
        if not 0 <= whole("step", step) <= self._last:
            raise DuelError(translate("case-no-step", steps=self._last, given=shown(step)))
        self._at = step
        self._refresh()
        return self.state

    def next(self) -> None:
        """Show the next step; does nothing after the last one."""
        self.go(min(self._last, self._at + 1))

    def back(self) -> None:
        """Show the previous step; does nothing at the start."""
        self.go(max(0, self._at - 1))

    def choose(self, case: int) -> None:
        """Show the scenario itself (0) or one of its variants (1, 2, …) from its start.

        Raises:
            DuelError: it has fewer variants.
        """
        if not 0 <= whole("case", case) < len(self.walkthroughs):
            cases = len(self.walkthroughs)
            raise DuelError(translate("case-no-case", cases=cases, given=shown(case)))
        self._case, self._at = case, 0
        self._refresh()

    def text(self) -> str:
        """The whole scenario in words."""
        return "\n".join(walkthrough.text() for walkthrough in self.walkthroughs)

    def close(self) -> None:
        """Free the board."""
        self._viewer.close()
        cell_output.close_page(self.element)

    def __repr__(self) -> str:
        return self.text()

    def _ipython_display_(self) -> None:
        """Show it, with a picture and a text for a notebook without its kernel."""
        self._output = cell_output.CellOutput(
            self.element,
            self.text,
            page.static(self.walkthroughs),
            lambda: page.picture(self._viewer.state),
            lambda: summary(self._viewer.state),
        )

    # -- inside ----------------------------------------------------------------------------

    @property
    def _last(self) -> int:
        return len(self.walkthrough.steps) - 1

    def _refresh(self) -> None:
        if self._output is not None:
            self._output.renew()
        with together():
            self._show_step()

    def _show_step(self) -> None:
        walkthrough, at = self.walkthrough, self._at
        before = walkthrough.steps[at - 1].state if at else None
        self._viewer.show(self.state, before, named(walkthrough.case))
        self._head.value = page.head(self.scenario) + page.question(walkthrough)
        self._panel.value = page.step_panel(walkthrough.steps[at], at, self._last)
        verdict = page.verdict(walkthrough)
        if at < self._last:  # folded, so that people can predict it
            opens = Message("case-answer-and-verdict")
            verdict = f"<details><summary>{opens}</summary>{verdict}</details>"
        self._verdict.value = verdict
        self._cases.value = self._case
        self._slider.last, self._slider.value = self._last, at
        self._slider.disabled = self._last == 0
        self._where.value = self._slider.said = translate("case-where", number=at, last=self._last)
        self._back.disabled = at == 0
        self._on.disabled = at == self._last

    def _choose(self) -> None:
        if self._cases.value != self._case:
            self.choose(self._cases.value)

    def _presented(self, case: int) -> None:
        """Go to the case that was presented last."""
        if case != self._case:
            self.choose(case)

    def _slide(self) -> None:
        if self._slider.value != self._at:
            self.go(self._slider.value)


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
