"""The coach's review of a finished game: a panel beside the board and marks on the timeline."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING

from duel_nb.boards.html import chance_plot
from duel_nb.engine import Action, GameState
from duel_nb.kernel import BackgroundTask
from duel_nb.messages import Message
from duel_nb.page.controls import ChoiceButtons, Controls
from duel_nb.page.elements import Box, Element, Html, RowBox
from duel_nb.page.html import note
from duel_nb.session.session import Session
from duel_nb.session.table import name_of
from duel_nb.words import language
from duel_nb.words.actions import one_by_one, within_sentence
from duel_nb.words.percentages import chance_in_words
from duel_nb.words.translate import translate

if TYPE_CHECKING:
    from duel_nb.players.review import Review, Reviewed
    from duel_nb.players.reviewing import Reviewing
    from duel_nb.players.search import Judged


class ReviewPanel:
    """The review of a line: its plot, its turning points, and better actions.

    Args:
        controls: makes the buttons.
        go: called with the step to show.
        play: called with an action to play instead.
        follow: called with the line to go back to.
        branch: called with the number of actions to keep, and the actions to show after them.
        point: called when the coach has found more: arrows point to what is advised.
        train: called with the review to let people play their mistakes better; None for no button.

    Attributes:
        element: the panel.
        ticks: the marks, to be placed over the timeline.
        review: the result; None before it is there.
        advised: what would have been better than the action that follows, the best first.
    """

    def __init__(
        self,
        controls: Controls,
        *,
        go: Callable[[int], object],
        play: Callable[[Action], object],
        follow: Callable[[int], object],
        branch: Callable[[int, Sequence[Action]], object],
        point: Callable[[], None],
        train: Callable[[Review], object] | None = None,
    ) -> None:
        self._controls = controls
        self._go, self._play, self._follow, self._branch = go, play, follow, branch
        self._point, self._train = point, train
        self._thought: BackgroundTask[Review] | None = None
        self._under_way: Reviewing | None = None
        self._session: Session | None = None
        self._line = self._looks = 0
        self._spoken = ""
        self.review: Review | None = None
        self.advised: list[Action] = []
        self.element = Element("duel-review", shown=False)
        self.ticks = Html("duel-over-timeline")

    def _build(self) -> None:
        """Make the elements on first use: most boards never need them."""
        button = self._controls.button
        self._text, self._here, self._legend = Html(), Html(), Html()
        self._status = Html("duel-panel", attributes={"role": "status"})
        self._stop = button(Message("review-stop"), "times", self._hurry, shown=False)
        self._go_on = button(Message("review-go-on"), "play", self._think, shown=False)
        self._find = button(
            Message("review-find"), "graduation-cap", self._find_better, shown=False, primary=True
        )
        self._back = button(Message("review-back"), "arrow-left", self._return, shown=False)
        instead = Box()
        self._better = ChoiceButtons[Action](
            instead,
            lambda call: button("", "play", call, "duel-offer"),
            self._play,
        )
        lines = Box()
        self._lines = ChoiceButtons[tuple[int, tuple[Action, ...]]](
            lines,
            lambda call: button("", "step-forward", call, "duel-offer"),
            lambda line: self._branch(*line),
            row="duel-point",
        )
        self._points = _Points(self._controls, self._show_point)
        buttons = RowBox(children=[self._stop, self._go_on, self._find, self._back])
        drawn = [self._text, self._status, buttons, self._legend]
        listed = [self._here, instead, lines, *self._points.elements]
        self.element.children = (
            Box("duel-review-plot", children=drawn),
            Box("duel-review-points", children=listed),
        )

    @property
    def begun(self) -> bool:
        """Whether a review exists or is in progress."""
        return self._session is not None

    def covers(self, session: Session) -> bool:
        """Whether the current line is the reviewed one."""
        return session is self._session and session.line == self._line

    def begin(self, session: Session) -> None:
        """Review the current line."""
        from duel_nb.players.reviewing import Reviewing  # most games are not reviewed

        if not self.element.children:
            self._build()
        self.forget()
        self._session, self._line = session, session.line
        self._under_way = Reviewing(session.states[0], session.actions)
        self._think()

    def _think(self) -> None:
        """Show what is known, and let the coach look at what is left."""
        assert self._under_way is not None
        self._stop.shown, self._go_on.shown = True, False
        self._fill_in(self._under_way)
        self._thought = BackgroundTask(
            self._under_way.steps(), self._found, self._controls.guarded, progress=self._fill_in
        )

    def focus(self) -> None:
        """Focus the panel, which also scrolls to it."""
        self._stop.focus()

    def forget(self) -> None:
        """Remove the review, or cancel one in progress."""
        if self._thought is not None:
            self._thought.stop()
        self._session, self._under_way, self.review = None, None, None
        if not self.element.children:
            return
        self._text.value = _paragraph("review-none")
        self.ticks.value = ""
        self._show_comment(None)
        self._tell_points()
        self._status.value = ""
        self._stop.shown = self._go_on.shown = self._find.shown = self._back.shown = False

    def show(self, session: Session) -> None:
        """Update the panel for the current position."""
        if self._session is not None and session is not self._session:
            self.forget()
        if self._session is None:
            return
        review, elsewhere = self.review, session.line != self._line
        self._back.shown = review is not None and elsewhere
        if review is None:
            return
        self._tell_progress()
        self._find.shown = self._train is not None and any(one.is_mistake for one in review.actions)
        if self._spoken != language():
            self._tell_points()
        names, at = session.states[0].names, session.at
        if elsewhere:
            self._text.value = _paragraph("review-elsewhere")
            self.ticks.value = ""
            self._show_comment(None)
            return
        ages = [state.age for state in session.states]
        self._text.value = chance_plot.plot(review, ages, names, at)
        self.ticks.value = chance_plot.ticks(review.marked, session.last)
        self._show_comment(review.actions[at] if at < len(review.actions) else None)

    def _fill_in(self, under_way: Reviewing) -> None:
        """Show what the coach has found, if there is anything new."""
        if self.review is None or self._looks < under_way.looks:
            self.review, self._looks = under_way.review, under_way.looks
            self._tell()

    def _found(self, review: Review) -> None:
        self.review = review
        self._stop.shown = False
        self._go_on.shown = review.done < len(review.actions)
        self._tell()

    def _tell(self) -> None:
        assert self._session is not None
        self._tell_points()
        self.show(self._session)
        self._point()

    def _tell_progress(self) -> None:
        """How far the coach has come; nothing once it has looked at everything."""
        assert self.review is not None
        whole = self.review.done == len(self.review.actions)
        thinking = self._stop.shown
        self._status.value = "" if whole else chance_plot.progress(self.review, thinking)

    def _tell_points(self) -> None:
        self._spoken = language()
        self._legend.value = ""
        if self.review is not None and self._session is not None:
            legend = chance_plot.legend(self.review, self._session.states[0].names)
            self._legend.value = f'<div class="duel-panel">{legend}</div>'
        self._points.show(self.review)

    def _show_comment(self, one: Reviewed | None) -> None:
        """Show the comment on the action that follows the current position."""
        self._here.value = ""
        better: list[tuple[Action, str, str]] = []
        if one is not None:
            self._here.value = f"<h4>{escape(chance_plot.signed(one))}</h4>{_comment(one)}"
            if one.mark != "only move":
                more = (other for other in one.better if other.chance > one.after)
                better = [(other.action, _instead(other, one.names), "") for other in more]
        self._better.show(better)
        self.advised = [action for action, _, _ in better]
        self._lines.show(() if one is None else _lines(one, self.states[one.number - 1]))

    def _show_point(self, one: Reviewed) -> None:
        self._return()
        self._go(one.number - 1)

    @property
    def states(self) -> tuple[GameState, ...]:
        """Every position of the reviewed game; none without a review."""
        return () if self._under_way is None else self._under_way.states

    def _find_better(self) -> None:
        if self._train is not None and self.review is not None:
            self._train(self.review)

    def _hurry(self) -> None:
        """Stop the coach, and keep what was found."""
        if self._thought is not None:
            self._thought.hurry()

    def _return(self) -> None:
        if self._session is not None and self._session.line != self._line:
            self._follow(self._line)


class _Points:
    """A list of reviewed actions, each with its comment and a button that shows it on the board.

    Args:
        controls: makes the buttons.
        show: called with the chosen one.

    Attributes:
        elements: the title and the list, both empty without any action.
    """

    def __init__(self, controls: Controls, show: Callable[[Reviewed], object]) -> None:
        self._head, rows = Html(shown=False), Box()
        self._listed: list[int] = []
        self._rows: ChoiceButtons[Reviewed] = ChoiceButtons(
            rows,
            lambda call: controls.button("", "", call, "duel-offer"),
            show,
            row="duel-point",
        )
        self.elements = self._head, rows

    def show(self, review: Review | None) -> None:
        """List the actions that lost the most.

        As long as the coach is not done each keeps its place, so that no button moves away from
        under the mouse: a new one takes the place of one that goes.
        """
        worst = () if review is None else review.worst_so_far
        found = {one.number: one for one in worst}
        new = [number for number in found if number not in self._listed]
        if review is not None and review.done < len(review.actions):
            places = [one if one in found else new.pop(0) if new else 0 for one in self._listed]
            self._listed = [one for one in [*places, *new] if one]
        else:
            self._listed = [*found]
        key = "turning-points" if any(one.mark for one in worst) else "first-impressions"
        self._head.value = f"<h4>{escape(translate(key))}</h4>"
        self._head.shown = bool(found)
        shown = (found[number] for number in self._listed)
        self._rows.show((one, chance_plot.signed(one), _comment(one)) for one in shown)


def _comment(one: Reviewed) -> str:
    """The coach's comment on an action."""
    text = " ".join(map(str, one.remarks))
    return note(
        text or translate("review-chance", who=one.name, percent=chance_in_words(one.after)), None
    )


def _lines(
    one: Reviewed, before: GameState
) -> Iterator[tuple[tuple[int, tuple[Action, ...]], str, str]]:
    """The lines that the coach expects, to be shown on the board, each with its actions.

    Args:
        one: the reviewed action.
        before: the position in which it was played.
    """
    for key, actions in (("review-show-then", one.then), ("review-show-instead", one.instead)):
        if actions:
            yield (one.number - 1, actions), translate(key), note(_told(before, actions), None)


def _told(before: GameState, actions: Sequence[Action]) -> str:
    """Who does what in a line: after another turn one player acts several times."""
    state = before
    done: list[tuple[str, Message]] = []
    for action in actions:
        who = name_of(state, state.to_act or state.turn)
        done.append((who, within_sentence(action, state.names)))
        state = state.play(action)
    return " ".join(
        translate("move-done", who=who, what=one_by_one(one for _, one in acts))
        for who, acts in groupby(done, key=lambda pair: pair[0])
    )


def _instead(better: Judged, names: tuple[str, str]) -> str:
    action, chance = within_sentence(better.action, names), chance_in_words(better.chance)
    return translate("review-play-on", action=action, percent=chance)


def _paragraph(key: str) -> str:
    return f"<p>{escape(translate(key))}</p>"
