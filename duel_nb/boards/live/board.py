"""The live board in a notebook: canvas, buttons, panels.

Everything can be done with the mouse or from the keyboard: select a card or an option, then choose
what to do with it. Invisible buttons lie over what can be selected and the focus follows the game,
so Tab, Enter and Space suffice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from duel_nb import kernel, words
from duel_nb.boards.live import look
from duel_nb.boards.live.game_menu import Tool
from duel_nb.boards.live.look import AUTO
from duel_nb.boards.live.parts import BoardParts, Companion, Kind, Train
from duel_nb.boards.live.pictured import Pictured
from duel_nb.boards.paint import png
from duel_nb.engine import Action, DuelError, GameState
from duel_nb.engine.configure import usual_edition
from duel_nb.kernel import later, locked
from duel_nb.languages import named
from duel_nb.page import cell_output
from duel_nb.page.controls import Controlled, Controls
from duel_nb.page.elements import Element
from duel_nb.page.page import Page, PageLock
from duel_nb.session.computers import PERSON, Chooser
from duel_nb.session.match import Match
from duel_nb.session.session import Session
from duel_nb.session.table import name_of
from duel_nb.words.translate import translate

if TYPE_CHECKING:
    from duel_nb.boards.live.editor.editor import Use
    from duel_nb.boards.slides.story import Story

_MIN_THINKING: Final = 1.0
"""Seconds before a computer player acts at least, so that people can follow."""


class Board(Pictured, Controlled):
    """A live board on a position; where there are no widgets, its picture.

    Args:
        state: the position to begin with.
        theme: "light", "dark", or "auto" to follow the page.
        palette: "standard", "contrast" (high contrast, safe for colour-blind people), or "auto" to
            follow the page.
        layout: "wide", "tall", "narrow", "tablet" with the Cities below, "phone" with Cities that
            open, or "auto" to follow the page.
        players: who plays A and B: "person"; a level, which is "beginner", "casual", "skilled",
            "expert" or "best"; "greedy", "random"; or an object with ``choose(view, actions)``.
        actions: a recorded game to watch, as actions or their notation from ``state`` on.
        curtain: cover what only one player may see until that player confirms to be at the board.
        tools: more buttons under "Game".
        uses: makes more buttons of the editor for a changed position.
        exercise: whether it is the board of an exercise: the preview of an action does not say how
            the game would end, and there is no hint, rematch or review.
        over: an element over the top of the board, such as a verdict.
        companion: what follows the game, beside the board.
        settled: called when another position is shown, after an action or a step.
        leave: called by a button "Games"; None for no such button.
        comments: number of an action of the recorded game -> comment, for the slides.
        story: makes the slides; by default those of the game.
        train: makes what lets somebody play the mistakes of a reviewed game better; None for no
            such button.
        language: "en", "fr", "de" or "ru"; None for the one chosen on a board of this kernel,
            else the current language.

    Attributes:
        match: the game played on it, from the given position on, and who plays.
        lock: held during every operation; the thread that holds it speaks the board's language.

    Raises:
        DuelError: an unknown theme, palette, layout, language or kind of player, or an illegal
            action in the recorded game.
    """

    def __init__(
        self,
        state: GameState,
        theme: str = AUTO,
        palette: str = AUTO,
        layout: str = AUTO,
        *,
        players: Sequence[str | Chooser] = (PERSON, PERSON),
        actions: Iterable[Action | str] = (),
        curtain: bool = False,
        tools: Sequence[Tool] = (),
        uses: Callable[[], Sequence[Use]] = tuple,
        exercise: bool = False,
        over: Element | None = None,
        companion: Companion | None = None,
        settled: Callable[[], None] | None = None,
        leave: Callable[[], None] | None = None,
        comments: Mapping[int, str] = MappingProxyType({}),
        story: Callable[[], Story] | None = None,
        train: Train | None = None,
        language: str | None = None,
    ) -> None:
        self._outer_language = words.language()
        asked = look.chosen_language(self._outer_language) if language is None else named(language)
        self.lock = PageLock(asked)
        self.match = Match(Session(state, actions, comments), players, curtain=curtain)
        self._controls, self._uses = Controls(self.lock), uses
        self._settled = settled
        self._output: cell_output.CellOutput | None = None
        kind = Kind(
            asked=(theme, layout, palette),
            exercise=exercise,
            over=() if over is None else (over,),
            companion=companion,
            story=story,
            leave=leave,
            tools=tuple(tools),
            train=train,
        )
        self._build(kind)

    @locked
    def _build(self, kind: Kind) -> None:
        """Make the elements and show the game."""
        cell_output.close_older()  # first, so that the page can reuse its memory
        self._parts = BoardParts(self, self._controls, self.lock, kind)
        self.element = self._parts.element
        cell_output.remember(self)
        self._answer_at_once()
        self.refresh()
        self._start_thinking()
        later(self._controls.guarded(self._make_menu))

    # -- for programs ------------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The game, from the given position on."""
        return self.match.session

    @property
    def state(self) -> GameState:
        """The current position."""
        return self.match.state

    @property
    def language(self) -> str:
        """The code of the board's language."""
        return self.lock.language

    @locked
    def speak(self, language: str) -> None:
        """Switch to another language; the game goes on.

        Raises:
            UnknownLanguage: there is no such language.
        """
        self.lock.language = named(language)
        look.choose_language(self._outer_language, self.language)
        with self.lock:
            self._parts.hint.close()
            self.element.translate()
            self._make_menu()
            self.refresh()
            if self._output is not None:
                self._output.renew()

    @property
    def seen(self) -> GameState:
        """The position as the viewer knows it."""
        return self.match.seen

    @property
    def widget(self) -> Page:
        """The board as a widget, to be used in another layout."""
        return cell_output.page_of(self.element)

    @locked
    def play(self, action: Action | str) -> GameState:
        """Play an action on the board; computer players answer. Returns the new position.

        Raises:
            IllegalAction: the rules forbid it; nothing changes.
            NotationError: the text is not an action.
        """
        self.match.play(action, answered=True)
        return self._settle()

    @locked
    def go(self, step: int) -> GameState:
        """Show the position after `step` actions (0: the first position).

        Raises:
            DuelError: the game has fewer actions.
        """
        self.match.go(step)
        return self._settle()

    @locked
    def undo(self) -> GameState:
        """Show the position one action back; against a computer, back to a person's action."""
        self.match.undo()
        return self._settle()

    @locked
    def redo(self) -> GameState:
        """Show the position one action on; against a computer, on to a person's action."""
        self.match.redo()
        return self._settle()

    @locked
    def follow(self, line: int) -> GameState:
        """Show the end of another line of the game (0: the first).

        Raises:
            DuelError: there is no such line.
        """
        self.match.follow(line)
        return self._settle()

    @locked
    def branch(self, at: int, actions: Sequence[Action]) -> GameState:
        """Show the first action of a line that leaves this one after `at` actions.

        Raises:
            DuelError: the line is not that long.
            IllegalAction: the rules forbid one of the actions.
        """
        self.match.branch(at, actions)
        return self._settle()

    @locked
    def watch(self) -> None:
        """Play the rest of the current line automatically."""
        if self.session.at < self.session.last:
            self._parts.timeline.start()

    @locked
    def begin(self, session: Session, players: Sequence[str | Chooser] = (PERSON, PERSON)) -> None:
        """Show another game.

        Raises:
            DuelError: an unknown kind of player.
        """
        self.match.begin(session, players)
        self._begun()

    @locked
    def veil_between(self, wanted: bool) -> None:
        """Turn the curtain between two people on or off."""
        self.match.curtain = wanted
        if not wanted and self.match.covered:
            self.uncover()

    @locked
    def show_chances(self, wanted: bool) -> None:
        """Show the chances to win beside the boards of this kernel, or hide them."""
        look.show_chances(wanted)
        self.refresh()

    @locked
    def select(self, hit: str | None) -> None:
        """Select something by its hit id ("place:r5c3", "wonder:sphinx"); None selects nothing."""
        self._parts.view.stage.ask("select", hit)
        self._parts.field.clear()
        if hit is not None:
            self._parts.timeline.pause()

    @locked
    def open(self, panel: str) -> None:
        """Open one of the panels beside the board, such as "Points" or "Rule".

        Raises:
            DuelError: there is no such panel.
        """
        self._parts.panels.open(panel)

    @locked
    def change_position(self) -> None:
        """Open an editor with the current position instead of the board; the game is not changed.

        In the middle of a turn or after the game it opens the last position before that.
        """
        from duel_nb.boards.live.editor.editor import Editor  # most boards never need it
        from duel_nb.boards.live.editor.uses import AS_PYTHON, latest_setup, playing

        setup, note = latest_setup(self.session, self.match.viewer)
        shown = self._parts.view.look
        play = playing(lambda state: Board(state, shown.theme, shown.palette, uses=self._uses))
        uses = (play, AS_PYTHON, *self._uses())
        self._parts.show_instead(Editor(setup, uses, palette=shown.palette, note=note))

    @locked
    def close(self) -> None:
        """Free the widgets. The game in ``match`` stays."""
        self.stop()
        cell_output.close_page(self.element)

    @locked
    def stop(self) -> None:
        """Stop all thinking, and free what is not in the element."""
        self.match.stop()
        self._parts.close()

    @locked
    def _ipython_display_(self) -> None:
        """Show the live board, with a picture and a text for a notebook without its kernel."""
        picture = partial(self.png, png.PICTURE_SCALE)
        self._output = cell_output.CellOutput(
            self.element, self.text, picture=picture, shows=self.summary
        )

    # -- drawing -----------------------------------------------------------------------------

    def _settle(self) -> GameState:
        """Show the position after a change, and let computer players think."""
        if self._output is not None:
            self._output.renew()
        self._parts.view.move_on()
        self._parts.hint.close()
        self.refresh()
        self._start_thinking()
        if self._settled is not None:
            self._settled()
        return self.state

    def _begun(self) -> None:
        """Show another game."""
        self._parts.begin()
        self._answer_at_once()
        self._settle()
        self._parts.focus_next()

    # -- what people do ----------------------------------------------------------------------

    def act(self, action: Action | str) -> None:
        """Play a person's action; a computer player answers later.

        Raises:
            IllegalAction: the rules forbid it; nothing changes.
            DuelError: it is not a person's turn.
        """
        if self.match.thinking:
            name = name_of(self.state, self.state.to_act or self.state.turn)
            raise DuelError(translate("not-your-turn", who=name))
        at_once = len(self.match.computers) == 2 and kernel.running() is None
        self.match.play(action, answered=at_once)
        self._settle()

    def uncover(self) -> None:
        """Lift the curtain for the player to act."""
        self.match.uncover()
        self.refresh()
        self._parts.focus_next()

    def rematch(self) -> None:
        """Begin another game with the same settings."""
        self.match.rematch()
        self._begun()

    @locked
    def refresh(self) -> None:
        """Show the current position again."""
        self._parts.show()

    # -- inside ------------------------------------------------------------------------------

    def _make_menu(self) -> None:
        # a language chosen on the board suggests the rulebook of that language
        current = self.session.states[0].edition
        chosen = self.language != self._outer_language
        self._parts.make_menu(usual_edition() if chosen else current)

    def _answer_at_once(self) -> None:
        """Outside a kernel computer players act at once."""
        if kernel.running() is None:
            self.match.answer()

    def _start_thinking(self) -> None:
        """Let a computer player think in the background; the next change cancels it."""
        self.match.stop()
        self._parts.focus_due = False
        if self.match.thinking:
            pause = 0.0 if self._parts.view.look.calm else _MIN_THINKING
            self.match.think(self._computer_acts, self._controls.guarded, pause)

    def _computer_acts(self, action: Action) -> None:
        """Play a computer player's action."""
        focus_due = self._parts.focus_due
        self.match.play(action)
        self._settle()
        if focus_due:
            self._parts.focus_next()
