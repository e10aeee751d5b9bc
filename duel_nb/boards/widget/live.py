"""The live board in a notebook: canvas, buttons, panels.

Everything can be done with the mouse or from the keyboard: select a card or an option, then choose
what to do with it. Invisible buttons lie over what can be selected and the focus follows the game,
so Tab, Enter and Space suffice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final

import ipywidgets as widgets

from duel_nb import kernel, words
from duel_nb.boards.drawing.shapes import Drawn, Scene
from duel_nb.boards.html import markup
from duel_nb.boards.paint import png
from duel_nb.boards.paint.canvas import CanvasPainter
from duel_nb.boards.scene import frame, marks
from duel_nb.boards.scene.board import highlights, scene
from duel_nb.boards.slides import player
from duel_nb.boards.slides.of_session import of_session
from duel_nb.boards.slides.story import Story
from duel_nb.boards.widget import cell_output, page, preferences
from duel_nb.boards.widget.action_field import ActionField
from duel_nb.boards.widget.companion import Companion
from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.editor.editor import Editor, Use
from duel_nb.boards.widget.editor.uses import AS_PYTHON, latest_setup, playing
from duel_nb.boards.widget.game_menu import GameMenu, Tool
from duel_nb.boards.widget.hint import HintPanel
from duel_nb.boards.widget.item_data import item_data
from duel_nb.boards.widget.outlet import Outlet
from duel_nb.boards.widget.picks import Picks, place_on
from duel_nb.boards.widget.picture_files import film_of, save
from duel_nb.boards.widget.popover import Popover
from duel_nb.boards.widget.preferences import AUTO, Look
from duel_nb.boards.widget.presenter import Presenter
from duel_nb.boards.widget.review import ReviewPanel
from duel_nb.boards.widget.side_panels import REVIEW, SidePanels
from duel_nb.boards.widget.timeline import Timeline
from duel_nb.boards.widget.toolbar import Toolbar
from duel_nb.boards.widget.widget_factory import HIDDEN, display
from duel_nb.engine import Action, DuelError, GameState
from duel_nb.engine.configure import usual_edition
from duel_nb.kernel import LanguageLock, locked
from duel_nb.languages import named
from duel_nb.messages import Message
from duel_nb.session import offers, table, text
from duel_nb.session.computers import PERSON, Chooser
from duel_nb.session.match import Match
from duel_nb.session.session import Session
from duel_nb.session.table import name_of
from duel_nb.words.translate import translate

_MAX_SCALE: Final = 1.6
"""A board is shown at most this many times as large as drawn: its backing store has a scale of 2.
"""
_MIN_THINKING: Final = 1.0
"""Seconds before a computer player acts at least, so that people can follow."""


class Board:
    """A live board on a position; where there are no widgets, its picture.

    Args:
        state: the position to begin with.
        theme: "light", "dark", or "auto" to follow the page.
        palette: "standard", "contrast" (high contrast, safe for colour-blind people), or "auto" to
            follow the page.
        layout: "wide", "tall", "narrow", "phone" with Cities that open, or "auto" to follow the
            page.
        players: who plays A and B: "person"; a level, which is "beginner", "casual", "skilled",
            "expert" or "best"; "greedy", "random"; or an object with ``choose(view, actions)``.
        actions: a recorded game to watch, as actions or their notation from ``state`` on.
        curtain: cover what only one player may see until that player confirms to be at the board.
        tools: more buttons under "Game".
        uses: more buttons of the editor for a changed position.
        exercise: whether it is the board of an exercise: the preview of an action does not say how
            the game would end, and there is no hint, rematch or review.
        over: a widget over the top of the board, such as a verdict.
        companion: a widget that follows the game, beside the board.
        settled: called when another position is shown, after an action or a step.
        leave: called by a button "Games"; None for no such button.
        comments: number of an action of the recorded game -> comment, for the presenter's notes.
        story: makes the slides; by default those of the game.
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
        uses: Sequence[Use] = (),
        exercise: bool = False,
        over: widgets.Widget | None = None,
        companion: Companion | None = None,
        settled: Callable[[], None] | None = None,
        leave: Callable[[], None] | None = None,
        comments: Mapping[int, str] = MappingProxyType({}),
        story: Callable[[], Story] | None = None,
        language: str | None = None,
    ) -> None:
        self._outer_language = words.language()
        asked = (
            preferences.chosen_language(self._outer_language)
            if language is None
            else named(language)
        )
        self.lock = LanguageLock(asked)
        self.match = Match(Session(state, actions), players, curtain=curtain)
        self._controls = Controls(self.lock)
        self._look = Look(
            self._controls,
            theme,
            layout,
            palette,
            changed=self._look_changed,
            seen=lambda seen: self._painter.show(seen),
            typing=self._suggest,
            choice=lambda width, height, now: frame.best_layout(width, height, self.state, now),
        )
        self._focus_due = False  # whether the focus moves when a computer player has acted
        self._tools, self._uses = tuple(tools), tuple(uses)
        self._editor = Outlet[Editor](self._controls)
        self._exercise, self._over = exercise, () if over is None else (over,)
        self._companion = companion
        self._settled, self._to_games = settled, leave
        self._comments = comments
        self._selected: str | None = None
        self._opened: str | None = None
        self._output: cell_output.CellOutput | None = None
        self._menu: GameMenu | None = None
        self._min_height = self._initial_height()
        self._build(story)

    @locked
    def _build(self, story: Callable[[], Story] | None) -> None:
        """Create the widgets and show the game."""
        cell_output.close_older()  # first, so that the page can reuse its memory
        controls, make = self._controls, self._controls.make
        self._uncover = controls.button("", "eye", self._lift, HIDDEN, button_style="primary")
        first = self._scene(self.seen)
        self._painter = CanvasPainter(
            first.width, max(first.height, self._max_height), on_error=controls.fail, lock=self.lock
        )
        self._painter.on_click(lambda hit, x, y: self._clicked(hit))
        self._painter.on_leave(self._leave_canvas)
        self._head = make(widgets.HTML, value=page.head())
        self._prompt = make(widgets.HTML, "duel-status")
        self._popover = Popover(controls, self._dismiss, self._act_and_focus)
        self._picks = Picks(controls, self._pick)
        self._hint = HintPanel(controls, self._look_at)
        self._review = ReviewPanel(
            controls, go=self.go, play=self._act, follow=self.follow, stopped=self._refresh
        )
        self._timeline = Timeline(
            controls,
            self._review.ticks,
            bool(self.session.last),
            undo=self.undo,
            redo=self.redo,
            go=self.go,
        )
        self._field = ActionField(controls, self._act_typed, self._act_and_focus)
        self._presenter = Presenter(
            controls,
            story=story or partial(self._story_of_game, each_event=True),
            look=lambda: self._look.colours,
            at=lambda: self.session.at,
            ended=self._presentation_ended if story is None else lambda _: None,
        )
        self._menu_place = make(widgets.VBox, "duel-menu", HIDDEN)
        self._toolbar = Toolbar(
            controls,
            self._timeline,
            self._field,
            self._presenter.button,
            games=None if self._to_games is None else self._back_to_games,
            rematch=self._rematch,
            review=self._review_game,
            hint=self._hint_wanted,
            hurry=self.match.hurry,
            contrast=self._choose_contrast,
            menu=self._open_menu,
            form=self._menu_place,
        )
        self._toolbar.contrast.value = self._look.palette == "contrast"
        self._items = make(widgets.HTML)
        notice = make(widgets.VBox, "duel-notice", children=[self._uncover, self._field.answer])
        self._stage = make(
            widgets.Box,
            "duel-stage",
            children=[
                self._painter.widget,
                self._picks.widget,
                self._popover.widget,
                self._hint.widget,
                notice,
                *self._over,
                self._items,
            ],
            layout=widgets.Layout(),
        )
        self._panels = SidePanels(controls, self._review)
        below = [self._prompt, self._stage, self._toolbar.widget]
        play = make(widgets.VBox, "duel-play", children=below)
        with_it = () if self._companion is None else (self._companion.widget,)
        table = [*with_it, play, self._panels.widget]
        self._table = make(widgets.Box, "duel-table", children=table)
        back = Message("back-to-game")
        self._back = controls.button(back, "arrow-left", self._back_to_game, HIDDEN, "duel-back")
        self._root = make(
            widgets.VBox,
            "duel-board",
            children=[
                self._head,
                self._table,
                self._back,
                self._editor.widget,
                page.script(),
                self._look.ear,
                self._presenter.widget,
            ],
            layout={"width": "100%"},
        )
        cell_output.remember(self)
        self._answer_at_once()
        self._refresh()
        self._start_thinking()

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
        preferences.choose_language(self._outer_language, self.language)
        with self.lock:
            self._hint.close()
            self._controls.translate()
            self._head.value = page.head()
            if self._menu is not None:
                cell_output.close_all(self._menu.widget)
                self._make_menu()
            self._refresh()
            if self._output is not None:
                self._output.renew()

    @property
    def last_error(self) -> str | None:
        """The traceback of the last error inside a callback, None if there was none."""
        return self._controls.last_error

    @property
    def seen(self) -> GameState:
        """The position as the viewer knows it."""
        return self.match.seen

    @property
    def widget(self) -> widgets.VBox:
        """The widget, to be used in another layout."""
        return self._root

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
    def watch(self) -> None:
        """Play the rest of the current line automatically."""
        if self.session.at < self.session.last:
            self._timeline.start()

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
            self._lift()

    @locked
    def select(self, hit: str | None) -> None:
        """Select something by its hit id ("place:r5c3", "wonder:sphinx"); None selects nothing."""
        self._selected = hit
        # the canvas first: people wait for it, and the widgets need many messages
        if self._painter.scene is not None:
            self._painter.highlight(self._highlights(self._painter.scene))
        self._field.clear()
        self._show_selection()
        if hit is not None:
            self._timeline.pause()

    @locked
    def open(self, panel: str) -> None:
        """Open one of the panels beside the board, such as "Points" or "Rule".

        Raises:
            DuelError: there is no such panel.
        """
        self._panels.open(panel)

    @locked
    def png(self, scale: float = 1.25) -> bytes:
        """The board as a PNG picture; ``scale`` is picture pixels per board pixel."""
        return png.to_bytes(self._scene(self.seen), scale)

    def film(self, ending: str = ".gif", scale: float = 0.75) -> bytes:
        """The current line as a film: a picture for each action, with a caption.

        Args:
            ending: ".gif" or ".apng".
            scale: picture pixels per board pixel.
        """
        look = self._look
        with words.speaking(self.language):
            return film_of(
                self.session, self.match.viewer, look.colours, look.layout, ending, scale
            )

    def slides(self) -> str:
        """The current line as slides: an HTML page that needs no Python."""
        with words.speaking(self.language):
            return player.page(self._story_of_game())

    def save(self, path: str | Path, scale: float | None = None) -> None:
        """Write a picture of the board, or for ".gif" and ".apng" the whole game as a film.

        Args:
            path: the file; its extension decides the format.
            scale: picture pixels per board pixel; by default 1.25, or 0.75 for a film.

        Raises:
            DuelError: not a path, or its folder does not exist.
            DuelError: the extension is not ".png", ".gif" or ".apng".
            OSError: the file cannot be written.
        """
        save(
            path,
            lambda: self.png(1.25 if scale is None else scale),
            lambda ending: self.film(ending, 0.75 if scale is None else scale),
        )

    @locked
    def change_position(self) -> None:
        """Open an editor with the current position instead of the board; the game is not changed.

        In the middle of a turn or after the game it opens the last position before that.
        """
        setup, note = latest_setup(self.session, self.match.viewer)
        look = self._look
        self._toolbar.close_menu()
        play = playing(lambda state: Board(state, look.theme, look.palette, uses=self._uses))
        uses = (play, AS_PYTHON, *self._uses)
        self._editor.show(Editor(setup, uses, palette=look.palette, note=note))
        display(self._table, False)
        display(self._back, True)
        self._back.focus()

    def text(self) -> str:
        """The position in words."""
        with words.speaking(self.language):
            return text.text(self.seen)

    def summary(self) -> str:
        """The position in a few sentences."""
        with words.speaking(self.language):
            return text.summary(self.seen)

    @locked
    def close(self) -> None:
        """Free the widgets. The game in ``match`` stays."""
        self.match.stop()
        self._hint.close()
        self._review.forget()
        self._editor.close()
        self._painter.close()
        cell_output.close_all(self._root)

    def __repr__(self) -> str:
        return self.text()

    @locked
    def _ipython_display_(self) -> None:
        """Show the live board, with a picture and a text for a notebook without its kernel."""
        picture = partial(self.png, png.PICTURE_SCALE)
        self._output = cell_output.CellOutput(
            self._root, self.text, picture=picture, shows=self.summary
        )

    # -- drawing -----------------------------------------------------------------------------

    def _scene(self, seen: GameState) -> Scene:
        """The board for a view, at least as tall as it has been in this game."""
        return scene(
            seen,
            theme=self._look.colours,
            layout=self._look.layout,
            least=self._min_height,
            opened=self._opened,
        )

    def _highlights(self, board: Scene) -> tuple[Drawn, ...]:
        due = () if self.match.blocked else offers.choices(self.state)
        return highlights(board, self._selected, due, self._look.colours)

    def _marks(self, board: Scene, seen: GameState) -> tuple[Drawn, ...]:
        changed: tuple[str, ...] = ()
        if self.session.at > self.match.since:
            before = self.session.states[self.match.since].view(self.match.viewer)
            changed = marks.news(before, seen, self._scene(before), board)
        return marks.marks(board, seen, changed, self._look.colours, priced=not self.match.blocked)

    def _settle(self) -> GameState:
        """Show the position after a change, and let computer players think."""
        if self._output is not None:
            self._output.renew()
        self._selected, self._opened = None, None
        self._hint.close()
        self._refresh()
        self._start_thinking()
        if self._settled is not None:
            self._settled()
        return self.state

    def _begun(self) -> None:
        """Show another game."""
        from_menu = self._toolbar.menu.value
        self._toolbar.close_menu()
        self._min_height = self._initial_height()
        self._answer_at_once()
        self._settle()
        if from_menu:  # the button that was pressed is hidden now
            self._focus_next()

    @locked
    def _refresh(self) -> None:
        """Update everything for the current position."""
        match, state, seen = self.match, self.state, self.seen
        board = self._scene(seen)
        self._min_height = board.height
        self._painter.draw(
            board, self._highlights(board), self._marks(board, seen), tall=self._max_height
        )
        self._review.show(self.session)
        self._panels.show(self.session, seen, match.person)
        if self._companion is not None:
            self._companion.show(self.session, match.person, match.is_person)
        first = self.session.states[0]
        recent = self.session.moves_seen_by(match.viewer, match.since)
        prompt = markup.prompt(state)
        if match.blocked:
            prompt = markup.veiled(state) if match.covered else markup.thinking(state)
        self._prompt.value = prompt + markup.happened(recent, first.names)
        self._timeline.show(self.session)
        self._toolbar.show(
            over=state.outcome is not None,
            exercise=self._exercise,
            reviewed=self._review.covers(self.session),
            hint=self._can_hint,
            thinking=match.thinking,
        )
        self._field.show(() if match.blocked else state.legal_actions(), match.covered)
        self._suggest()
        if self._menu is not None:
            self._menu.update()
        self._field.clear()
        if match.covered:
            name = name_of(state, state.to_act or state.turn)
            self._uncover.description = translate("unveil", who=name)
        display(self._uncover, match.covered)
        self._fit(board)
        self._items.value = item_data(board, seen)
        self._show_picks(board)
        self._show_selection()

    def _fit(self, board: Scene) -> None:
        """Make the board as large as the room that the page measures (`--duel-room`) allows."""
        layout, wide = self._stage.layout, board.width
        with layout.hold_sync():
            if not frame.of(self._look.layout, self.state).folded:
                layout.width = f"min(100%, var(--duel-room, 90vh) * {wide / board.height:.4f})"
                layout.max_width = f"{_MAX_SCALE * wide:.0f}px"
            else:
                layout.width, layout.max_width = "100%", f"{wide:.0f}px"

    def _show_picks(self, board: Scene) -> None:
        found = () if self.match.blocked else offers.picks(self.state)
        prices = () if self.match.blocked else table.prices(self.state)
        self._picks.show(found, board, {price.hit: str(price) for price in prices})

    def _show_selection(self) -> None:
        known = self.seen if self.match.blocked else self.state
        about = offers.about(known, self._selected) if self._selected else None
        if about is not None and self.match.blocked:
            about = replace(about, offers=())
        board = self._painter.scene
        place = None if board is None else place_on(board, self._selected)
        self._popover.show(about, place, not self._exercise)

    # -- what people do ----------------------------------------------------------------------

    def _clicked(self, hit: str | None) -> None:
        """Select what was clicked, or play the option that it names with the previous selection."""
        self._toolbar.close_menu()
        action = None
        if hit in ("player:A", "player:B") and frame.of(self._look.layout, self.state).folded:
            player = hit[-1]
            self._opened = None if self._opened == player else player
            self._refresh()
        if hit is not None and self._selected is not None and not self.match.blocked:
            action = offers.option_of_two(self.state, self._selected, hit)
        if action is None:
            self.select(hit)
        else:
            self._act(action)

    def _pick(self, hit: str) -> None:
        self._toolbar.close_menu()
        self.select(hit)
        self._popover.focus()

    def _dismiss(self) -> None:
        """Close the popover."""
        was = self._selected
        self.select(None)
        self._picks.choices.focus(was)

    def _act(self, action: Action | str) -> None:
        """Play a person's action; a computer player answers later."""
        if self.match.thinking:
            name = name_of(self.state, self.state.to_act or self.state.turn)
            raise DuelError(translate("not-your-turn", who=name))
        at_once = len(self.match.computers) == 2 and kernel.running() is None
        self.match.play(action, answered=at_once)
        self._settle()

    def _act_and_focus(self, action: Action) -> None:
        self._act(action)
        self._focus_next()

    def _act_typed(self, typed: str) -> None:
        self._timeline.pause()
        self._act(typed)

    def _focus_next(self) -> None:
        """Focus what to do next, and again after a computer player's action."""
        self._focus_due = self.match.thinking
        self._leave_canvas("next")

    def _choose_contrast(self, wanted: bool) -> None:
        chosen = "contrast" if wanted else "standard"
        if chosen != self._look.palette:  # else it follows the page
            self._look.choose_palette(chosen)
            self._refresh()

    def _look_changed(self) -> None:
        """Redraw the board in another theme, palette or layout."""
        self._min_height = self._initial_height()
        self._toolbar.contrast.value = self._look.palette == "contrast"
        self._refresh()

    def _initial_height(self) -> float:
        """The full height for a whole game, which begins with the draft; else 0."""
        first = self.session.states[0]
        return 0.0 if first.age else frame.of(self._look.layout, first).height

    @property
    def _max_height(self) -> float:
        """Height of the canvas: the maximum, so that the board can grow."""
        return frame.of(self._look.layout, self.state).height

    def _open_menu(self) -> None:
        if self._menu is None:
            self._make_menu()

    def _back_to_game(self) -> None:
        """Close the editor and show the board again."""
        self._editor.show(None)
        display(self._back, False)
        display(self._table, True)
        self._toolbar.menu.focus()

    def _make_menu(self) -> None:
        # a language chosen on the board suggests the rulebook of that language
        current = self.session.states[0].edition
        edition = current if self.language == self._outer_language else usual_edition()
        curtain, guarded = self.match.curtain, self._controls.guarded
        self._menu = GameMenu(self, self.match.kinds, edition, curtain, self._tools, guarded)
        self._menu_place.children = (self._menu.widget,)

    # -- who plays ---------------------------------------------------------------------------

    def _lift(self) -> None:
        """Uncover the board for the player to act."""
        self.match.uncover()
        self._refresh()
        self._focus_next()

    def _answer_at_once(self) -> None:
        """Outside a kernel computer players act at once."""
        if kernel.running() is None:
            self.match.answer()

    def _start_thinking(self) -> None:
        """Let a computer player think in the background; the next change cancels it."""
        self.match.stop()
        self._focus_due = False
        if self.match.thinking:
            pause = 0.0 if self._look.calm else _MIN_THINKING
            self.match.think(self._computer_acts, self._controls.guarded, pause)

    def _computer_acts(self, action: Action) -> None:
        """Play a computer player's action."""
        focus_due = self._focus_due
        self.match.play(action)
        self._settle()
        if focus_due:
            self._focus_next()

    # -- presenting --------------------------------------------------------------------------

    def _story_of_game(self, *, each_event: bool = False) -> Story:
        """The game as slides; comments apply to the recorded line only.

        Args:
            each_event: whether each event has a slide: a room reads one sentence at a time.
        """
        parted = self.session.lines[self.session.line].parted or self.session.last
        reviewed = self._review.review
        chances = reviewed.chances if reviewed and self._review.covers(self.session) else ()
        return of_session(
            self.session,
            comments={n: text for n, text in self._comments.items() if n <= parted},
            chances=chances,
            reader=self.match.person,
            secret=self.match.curtain,
            each_event=each_event,
        )

    def _presentation_ended(self, at: int) -> None:
        """Go to the slide that was shown last."""
        if at != self.session.at and at <= self.session.last:
            self.go(at)

    # -- the coach ---------------------------------------------------------------------------

    @property
    def _can_hint(self) -> bool:
        """Whether a person may ask the coach here; an exercise has its own hints."""
        return self.match.can_hint and not self._exercise

    def _hint_wanted(self) -> None:
        if self._can_hint:
            self.select(None)
            self._hint.ask(self.state.view(self.state.to_act))

    def _look_at(self, action: Action) -> None:
        """Select something with which an action can be played."""
        for pick in offers.picks(self.state):
            found = offers.about(self.state, pick.hit).offers
            if any(offer.action == action for offer in found):
                self._pick(pick.hit)
                return

    def _review_game(self) -> None:
        """Let the coach review the finished game."""
        self._review.begin(self.session)
        self._refresh()
        self._panels.open(REVIEW)
        self._review.focus()

    def _rematch(self) -> None:
        """Begin another game with the same settings."""
        self.match.rematch()
        self._begun()
        self._focus_next()

    def _back_to_games(self) -> None:
        """Go back to the list of games and stop thinking."""
        self._timeline.pause()
        self.match.stop()
        if self._to_games is not None:
            self._to_games()

    def _suggest(self) -> None:
        self._field.suggest(self._look.typing)

    def _leave_canvas(self, way: str) -> None:
        """Move the focus from the canvas, which swallows keys, to an enabled button."""
        if way == "next" and self.match.covered:
            self._uncover.focus()
            return
        places = (self._picks.choices, self._timeline) if way == "next" else (self._timeline,)
        if not any(place.focus() for place in places):
            self._toolbar.contrast.focus()
