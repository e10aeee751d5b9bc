"""`duel.show`: a scenario to step through, with widgets in a notebook, as text elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ipywidgets as widgets

from duel_nb.arguments import whole
from duel_nb.boards.scene.frame import WIDEST
from duel_nb.boards.widget import cell_output
from duel_nb.boards.widget.preferences import AUTO
from duel_nb.boards.widget.presenter import Presenter
from duel_nb.engine import GameState
from duel_nb.errors import DuelError
from duel_nb.lessons import examples, page
from duel_nb.lessons.case_focus import named
from duel_nb.lessons.position_viewer import PositionViewer
from duel_nb.lessons.slides.case import of_walkthroughs
from duel_nb.lessons.style import STYLE
from duel_nb.lessons.walkthrough import Walkthrough, walk_through
from duel_nb.messages import Message
from duel_nb.quoting import shown
from duel_nb.scenarios import Scenario
from duel_nb.session.text import summary
from duel_nb.words.translate import translate


def show(scenario: str | Path | Scenario, theme: str = AUTO, layout: str = AUTO) -> Show:
    """A scenario to step through: end a notebook cell with it.

    Args:
        scenario: its file, its id, or the scenario itself.
        theme: "light", "dark", or "auto" to follow the page.
        layout: "wide", "tall", "narrow", "phone", or "auto" to follow the page.

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
        layout: "wide", "tall", "narrow", "phone", or "auto" to follow the page.

    Attributes:
        scenario: the scenario.
        walkthroughs: the scenario itself and its variants, played.
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
        self._head = widgets.HTML()
        self._panel = widgets.HTML()
        self._verdict = widgets.HTML()
        self._cases = widgets.Dropdown(
            options=[
                (walkthrough.case.title or translate("case-question"), i)
                for i, walkthrough in enumerate(self.walkthroughs)
            ],
            description=translate("case-label"),
            layout=widgets.Layout(
                width="auto", max_width="100%", display="" if len(self.walkthroughs) > 1 else "none"
            ),
        )
        guarded, button = self._viewer.controls.guarded, self._viewer.controls.button
        self._cases.observe(guarded(self._choose), "value")
        self._back = button(Message("case-back"), "arrow-left", self.back)
        self._on = button(Message("case-next"), "arrow-right", self.next)
        self._slider = widgets.IntSlider(
            0,
            0,
            self._last,
            description=translate("case-step"),
            readout=False,
            layout=widgets.Layout(flex="1 1 160px", min_width="120px", max_width="420px"),
        )
        self._slider.observe(guarded(self._slide), "value")
        self._where = widgets.Label()
        self._presenter = Presenter(
            self._viewer.controls,
            story=lambda: of_walkthroughs(self.walkthroughs),
            look=lambda: self._viewer.palette,
            at=lambda: self._case,
            ended=self._presented,
        )
        controls = widgets.Box(
            [
                self._back,
                self._on,
                self._slider,
                self._where,
                self._viewer.take_over_button,
                self._viewer.show_all_button,
                self._presenter.button,
            ],
            layout=widgets.Layout(flex_flow="row wrap", align_items="center"),
        )
        in_window = widgets.VBox([self._head, self._cases, self._viewer.widget, controls])
        in_window.add_class("duel-shown")
        self.widget = widgets.VBox(
            [widgets.HTML(STYLE), in_window, self._panel, self._verdict, self._presenter.widget],
            layout=widgets.Layout(max_width=f"{round(WIDEST)}px"),
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
        """Free the widgets."""
        self._viewer.close()
        cell_output.close_all(self.widget)

    def __repr__(self) -> str:
        return self.text()

    def _ipython_display_(self) -> None:
        """Show the widgets, with a picture and a text for a notebook without its kernel."""
        self._output = cell_output.CellOutput(
            self.widget,
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
        walkthrough, at = self.walkthrough, self._at
        before = walkthrough.steps[at - 1].state if at else None
        self._viewer.show(self.state, before, named(walkthrough.case))
        self._head.value = (
            f'<div class="duel-page">{page.head(self.scenario)}{page.question(walkthrough)}</div>'
        )
        step = page.step_panel(walkthrough.steps[at], at, self._last)
        self._panel.value = f'<div class="duel-page" role="status">{step}</div>'
        shown = page.verdict(walkthrough)
        if at < self._last:  # folded, so that people can predict it
            opens = Message("case-answer-and-verdict")
            shown = f"<details><summary>{opens}</summary>{shown}</details>"
        self._verdict.value = f'<div class="duel-page">{shown}</div>'
        self._cases.value = self._case
        self._slider.value = at  # before the maximum, which would change it
        self._slider.max = self._last
        self._slider.disabled = self._last == 0
        self._where.value = translate("case-where", number=at, last=self._last)
        self._back.disabled = at == 0
        self._on.disabled = at == self._last

    def _choose(self, change: dict[str, Any]) -> None:
        if change["new"] != self._case:
            self.choose(change["new"])

    def _presented(self, case: int) -> None:
        """Go to the case that was presented last."""
        if case != self._case:
            self.choose(case)

    def _slide(self, change: dict[str, Any]) -> None:
        if change["new"] != self._at:
            self.go(change["new"])
