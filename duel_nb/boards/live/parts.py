"""The parts of a live board in the page, and what people do with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Protocol, TypeAlias

from duel_nb.boards.html import markup
from duel_nb.boards.html.chances import chances
from duel_nb.boards.live.action_field import ActionField
from duel_nb.boards.live.board_view import BoardView
from duel_nb.boards.live.game_menu import GameMenu, Owner, Tool
from duel_nb.boards.live.hint import HintPanel
from duel_nb.boards.live.look import chances_shown
from duel_nb.boards.live.presenter import Presenter
from duel_nb.boards.live.review import ReviewPanel
from duel_nb.boards.live.side_panels import REVIEW, SidePanels
from duel_nb.boards.live.toolbar import Timeline, Toolbar
from duel_nb.engine import Action, GameState
from duel_nb.messages import Message
from duel_nb.page.controls import Controls, Outlet
from duel_nb.page.elements import Box, Element, Html
from duel_nb.page.page import PageLock
from duel_nb.session import offers
from duel_nb.session.match import Match
from duel_nb.session.session import Session
from duel_nb.session.table import name_of
from duel_nb.words.translate import translate

if TYPE_CHECKING:
    from duel_nb.boards.slides.story import Story
    from duel_nb.players.mistake import Mistake
    from duel_nb.players.review import Review


class Companion(Protocol):
    """Follows a game on a board, and is shown beside it.

    Attributes:
        element: is shown beside the board on a wide page, else above it.
    """

    element: Element

    def show(
        self, session: Session, reader: str | None, is_person: Callable[[str | None], bool]
    ) -> None:
        """Bring it up to date.

        Args:
            session: the game, at the position on the board.
            reader: "A" or "B", whose knowledge is shown; None for what both know.
            is_person: whether a player is not played by the computer.
        """

    def tips(self, action: Action) -> Sequence[str]:
        """What it says about an action, as HTML, where the action is offered."""


class Instead(Protocol):
    """Something that is shown instead of the board, such as an editor."""

    @property
    def element(self) -> Element:
        """To be put into the page."""

    def close(self) -> None:
        """Free what it shows."""


Train: TypeAlias = "Callable[[Sequence[Mistake]], Instead]"
"""Makes what lets somebody play the mistakes of a reviewed game better."""


class Acts(Owner, Protocol):
    """What people do on a board."""

    match: Match

    def act(self, action: Action | str) -> None:
        """Play an action for the player to act."""

    def go(self, step: int) -> object:
        """Show the position after so many actions."""

    def branch(self, at: int, actions: Sequence[Action]) -> object:
        """Show the first action of a line that leaves this one after so many actions."""

    def undo(self) -> object:
        """Go one action back."""

    def redo(self) -> object:
        """Go one action on."""

    def uncover(self) -> None:
        """Lift the curtain."""

    def rematch(self) -> None:
        """Begin another game with the same settings."""

    def refresh(self) -> None:
        """Show the current position again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """What kind of board it is; the arguments of `Board` of the same names."""

    asked: tuple[str, str, str]
    exercise: bool
    over: tuple[Element, ...]
    companion: Companion | None
    story: Callable[[], Story] | None
    leave: Callable[[], None] | None
    tools: Sequence[Tool]
    train: Train | None


class BoardParts:
    """Everything of a live board that is in the page.

    Args:
        acts: the board.
        controls: makes buttons and shows errors.
        lock: held during every operation.
        kind: what kind of board it is.

    Attributes:
        element: all of it.
        view: the board itself.
        hint: the coach's advice.
        review: the coach's review of the game.
        timeline: steps through the game.
        field: the field for typed actions.
        panels: the panels beside the board.
        toolbar: the buttons.
        presenter: shows the game as slides.
        menu: the form under "Game"; None before it is made.
        focus_due: whether the focus moves on when a computer player has acted.
    """

    def __init__(self, acts: Acts, controls: Controls, lock: PageLock, kind: Kind) -> None:
        self._acts, self._controls, self._kind = acts, controls, kind
        match = acts.match
        self.focus_due = False
        self._uncover = controls.button("", "eye", acts.uncover, shown=False, primary=True)
        self._prompt = Html("duel-status", attributes={"role": "status"})
        self._chances = Html("duel-chances")
        self.hint = HintPanel(controls, self._look_at, self._point)
        self.review = ReviewPanel(
            controls,
            go=acts.go,
            play=acts.act,
            follow=acts.follow,
            branch=acts.branch,
            point=self._point,
            train=None if kind.train is None else self._train,
        )
        self.timeline = Timeline(
            controls,
            self.review.ticks,
            bool(match.session.last),
            undo=acts.undo,
            redo=acts.redo,
            go=acts.go,
        )
        self.field = ActionField(controls, self._act_typed, self._act_and_focus, self._watch)
        self.presenter = Presenter(
            controls,
            story=kind.story or partial(self.story_of_game, each_event=True),
            look=lambda: self.view.look.colours,
            at=lambda: acts.match.session.at,
            ended=self._presentation_ended if kind.story is None else lambda _: None,
        )
        self.toolbar = Toolbar(
            controls,
            self.timeline,
            self.field,
            self.presenter.button,
            games=None if kind.leave is None else partial(self._back_to_games, kind.leave),
            rematch=acts.rematch,
            review=self._review_game,
            hint=self._hint_wanted,
            hurry=match.hurry,
            contrast=self._choose_contrast,
        )
        notice = Box("duel-notice", children=[self._uncover, self.field.answer])
        self.view = BoardView(
            match,
            controls,
            lock,
            kind.asked,
            foretells=not kind.exercise,
            tips=_no_tips if kind.companion is None else kind.companion.tips,
            over=(self.hint.element, notice, *kind.over),
            changed=acts.refresh,
        )
        self.view.stage.on("play", controls.guarded(self._act_and_focus))
        self.view.stage.on("select", controls.guarded(lambda _: self._selected()))
        self.timeline.watch.on_change(controls.guarded(self._watch))
        self.panels = SidePanels(controls, self.review)
        play = Box(
            "duel-play",
            children=[self._prompt, self.view.stage, self._chances, self.toolbar.element],
        )
        with_it = () if kind.companion is None else (kind.companion.element,)
        self._table = Element("duel-table", children=[*with_it, play, self.panels.element])
        self._instead: Outlet[Instead] = Outlet()
        self._back = controls.button(
            Message("back-to-game"), "arrow-left", self._leave_instead, "duel-back", shown=False
        )
        self.menu: GameMenu | None = None
        self.element = self.view.look.frame
        self.element.add_class("duel-column")
        self.element.children = (
            Html("duel-lost", value=Message("board-lost")),
            self._table,
            self._back,
            self._instead.element,
            self.presenter.element,
        )

    def show(self) -> None:
        """Show the current position."""
        match, kind = self._acts.match, self._kind
        session, state = match.session, match.state
        if kind.companion is not None:
            kind.companion.show(session, match.person, match.is_person)
        self.review.show(session)
        self.view.show(self._advised)
        self.toolbar.contrast.value = self.view.look.palette == "contrast"
        self.panels.show(session, match.seen, match.person)
        prompt = markup.prompt(state)
        if match.blocked:
            prompt = markup.veiled(state) if match.covered else markup.thinking(state)
        self._tell_chances(state)
        recent = session.moves_seen_by(match.viewer, match.since)
        self._prompt.value = prompt + markup.happened(recent, session.states[0].names)
        self.timeline.show(session)
        self.toolbar.show(
            over=state.outcome is not None,
            exercise=kind.exercise,
            reviewed=self.review.covers(session),
            hint=self._can_hint,
            thinking=match.thinking,
        )
        self.field.show(() if match.blocked else state.legal_actions(), match.covered)
        self.field.clear()
        if self.menu is not None:
            self.menu.update()
        if match.covered:
            name = name_of(state, state.to_act or state.turn)
            self._uncover.label = translate("unveil", who=name)
        self._uncover.shown = match.covered

    def _point(self) -> None:
        self.view.point(self._advised)

    @property
    def _advised(self) -> Sequence[Action]:
        """What the coach would do here: in a hint, or instead of a reviewed mistake."""
        return [one.action for one in self.hint.advice] or self.review.advised

    def _tell_chances(self, state: GameState) -> None:
        """The chances to win as the viewer knows the position, if somebody wants to see them."""
        wanted = chances_shown() and not self._kind.exercise
        self._chances.value = chances(self._acts.match.seen, state) if wanted else ""
        self._chances.shown = wanted

    def make_menu(self, edition: str) -> None:
        """Make the form under "Game", which offers an edition."""
        match, guarded = self._acts.match, self._controls.guarded
        self.menu = GameMenu(
            self._acts, match.kinds, edition, match.curtain, self._kind.tools, guarded
        )
        self.toolbar.menu.children = (self.menu.element,)

    def begin(self) -> None:
        """Show another game."""
        self.toolbar.menu.fold()
        if self.menu is not None:
            self.menu.show_game(self._acts.match.kinds)
        self.view.begin()

    def focus_next(self) -> None:
        """Focus what to do next, and again after a computer player's action."""
        match = self._acts.match
        self.focus_due = match.thinking
        if match.covered:
            self._uncover.focus()
        elif match.thinking:
            self.toolbar.hurry.focus()
        elif self.view.stage.picks:
            self.view.stage.focus()
        elif not self.timeline.focus():
            self.toolbar.contrast.focus()

    def show_instead(self, thing: Instead) -> None:
        """Show something instead of the board, such as an editor."""
        self.toolbar.menu.fold()
        self._instead.show(thing)
        self._table.shown, self._back.shown = False, True
        self._back.focus()

    def story_of_game(self, *, each_event: bool = False) -> Story:
        """The game as slides.

        Args:
            each_event: whether each event has a slide: a room reads one sentence at a time.
        """
        from duel_nb.boards.slides.of_session import of_session  # most games are not presented

        match, session = self._acts.match, self._acts.match.session
        reviewed = self.review.review
        return of_session(
            session,
            chances=reviewed.chances if reviewed and self.review.covers(session) else (),
            reader=match.person,
            secret=match.curtain,
            each_event=each_event,
        )

    def close(self) -> None:
        """Stop all thinking, and free what is not in the element."""
        self.hint.close()
        self.review.forget()
        self._instead.close()
        self.view.close()

    # -- what people do ----------------------------------------------------------------------

    def _act_and_focus(self, action: Action | str) -> None:
        self._act_typed(action)
        self.focus_next()

    def _act_typed(self, action: Action | str) -> None:
        self.timeline.pause()
        self._acts.act(action)

    def _watch(self) -> None:
        """Hear of selections while they end something: a game shown move by move, or an error."""
        wrong = bool(self._controls.alert.value)
        self.view.stage.watched = self.timeline.watch.value or wrong

    def _selected(self) -> None:
        self.timeline.pause()
        self.field.clear()

    def _choose_contrast(self, wanted: bool) -> None:
        chosen = "contrast" if wanted else "standard"
        if chosen != self.view.look.palette:  # else it follows the page
            self.view.look.choose_palette(chosen)
            self._acts.refresh()

    def _leave_instead(self) -> None:
        """Close what is shown instead of the board, and show the board again."""
        self._instead.show(None)
        self._table.shown, self._back.shown = True, False
        self.toolbar.menu.focus()

    def _back_to_games(self, leave: Callable[[], None]) -> None:
        """Go back to the list of games and stop thinking."""
        self.timeline.pause()
        self._acts.match.stop()
        leave()

    def _presentation_ended(self, at: int) -> None:
        """Go to the slide that was shown last."""
        session = self._acts.match.session
        if at != session.at and at <= session.last:
            self._acts.go(at)

    # -- the coach ---------------------------------------------------------------------------

    @property
    def _can_hint(self) -> bool:
        """Whether a person may ask the coach here; an exercise has its own hints."""
        return self._acts.match.can_hint and not self._kind.exercise

    def _hint_wanted(self) -> None:
        state = self._acts.match.state
        if self._can_hint:
            self.view.stage.ask("select", None)
            self.hint.ask(state.view(state.to_act))

    def _look_at(self, action: Action) -> None:
        """Select something with which an action can be played."""
        state = self._acts.match.state
        for pick in offers.picks(state):
            found = offers.about(state, pick.hit, foretell=False).offers
            if any(offer.action == action for offer in found):
                self.view.stage.ask("offer", {"hit": pick.hit, "action": str(action)})
                return

    def _train(self, review: Review) -> None:
        """Let the only person, or both, play their mistakes better."""
        from duel_nb.players.mistake import mistakes  # most games are not reviewed

        match = self._acts.match
        found = mistakes(review, self.review.states, match.person)
        if self._kind.train is not None:
            self.show_instead(self._kind.train([*found]))

    def _review_game(self) -> None:
        """Let the coach review the finished game."""
        self.review.begin(self._acts.match.session)
        self._acts.refresh()
        self.panels.open(REVIEW)
        self.review.focus()


def _no_tips(action: Action) -> Sequence[str]:
    """What is said about an action where nothing follows the game."""
    return ()
