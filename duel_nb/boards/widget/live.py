"""The board a person plays on in a notebook: canvas, buttons, panels.

Everything can be done with the mouse on the canvas and, again, with the buttons below it from the
keyboard: select a card or an option, then choose what to do with it. The buttons lie over the
things on the board and the focus follows the game, so that Tab, Enter and Space suffice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final

import ipywidgets as widgets

from duel_nb import words
from duel_nb.boards.drawing.said import said
from duel_nb.boards.drawing.shapes import Drawn, Scene
from duel_nb.boards.paint import delay, png, text
from duel_nb.boards.paint.canvas import CanvasPainter
from duel_nb.boards.paint.lock import LanguageLock, locked
from duel_nb.boards.paint.widget_factory import HIDDEN, display
from duel_nb.boards.scene import frame, marks
from duel_nb.boards.scene.board import highlights, scene
from duel_nb.boards.widget import cell_output, markup, offers, page, preferences
from duel_nb.boards.widget.action_field import ActionField
from duel_nb.boards.widget.bar import Bar
from duel_nb.boards.widget.companion import Companion
from duel_nb.boards.widget.computers import Computers
from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.curtain import Curtain
from duel_nb.boards.widget.editor.editor import Editor, Use
from duel_nb.boards.widget.editor.uses import AS_PYTHON, latest_setup, playing
from duel_nb.boards.widget.game_menu import Chooser, GameBox, Tool
from duel_nb.boards.widget.hint import HintPanel
from duel_nb.boards.widget.new_game_form import PERSON
from duel_nb.boards.widget.picks import Picks, place_on
from duel_nb.boards.widget.picture_files import film_of, save
from duel_nb.boards.widget.popover import Popover
from duel_nb.boards.widget.preferences import AUTO, Look
from duel_nb.boards.widget.presenter import Presenter
from duel_nb.boards.widget.review import ReviewPanel
from duel_nb.boards.widget.session import Session
from duel_nb.boards.widget.side_panels import REVIEW, Side
from duel_nb.boards.widget.slides import player
from duel_nb.boards.widget.slides.of_session import of_session
from duel_nb.boards.widget.slides.story import Story
from duel_nb.boards.widget.things import things
from duel_nb.boards.widget.thinking import Thought
from duel_nb.boards.widget.timeline import Timeline
from duel_nb.engine import Action, DuelError, GameState, new_game
from duel_nb.engine.configure import usual_edition
from duel_nb.languages import named

_MOST: Final = 1.6
"""A board is shown at most so many times as large as it was drawn: it is backed at 2."""
_THINKS: Final = 1.0
"""Seconds until a computer player acts at the least: one action after the other can be followed."""


class Board:
    """A live board on a position; in a place without widgets, its picture.

    Args:
        state: the position to begin with.
        theme: "light", "dark", or "auto": as the page is.
        palette: "standard", "contrast": strong contrasts, safe for the colour-blind, or "auto":
            as the page is.
        layout: "wide", "tall" for a higher window, "narrow" for one that is less wide, "phone"
            with Cities that open, or "auto": as the page is.
        players: who plays A and B: "person"; a level, which is "beginner", "casual", "skilled",
            "expert" or "best"; "greedy", "random"; or an object with ``choose(view, actions)``.
        actions: a recorded game to watch, as actions or their notation from ``state`` on.
        curtain: whether what only one player may see is covered until that player has sat down.
        tools: more buttons under "Game".
        uses: what a position that was changed is good for, besides playing it.
        foretells: whether what an action would do includes how the game would end; an exercise
            that asks for a victory keeps that to itself.
        companion: something that follows the game and stands beside the board.
        settled: called when a position is shown: an action was played, or another one is looked at.
        leave: what a button "Games" does; without it there is none.
        comments: what somebody wrote about an action of the recorded game, by its number: notes
            for whoever presents it.
        story: makes what is presented; by default it is the game.
        language: what the board speaks: "en", "fr", "de" or "ru"; None for what the person before
            the boards of this kernel has chosen on one, else for the language in use.

    Attributes:
        session: the game played on it, from the given position on.
        turn: held while anything is done with the board, which then speaks its language.

    Raises:
        ValueError: an unknown theme, palette, layout or language.
        DuelError: an unknown kind of player, or an action of the recorded game that is not one.
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
        foretells: bool = True,
        companion: Companion | None = None,
        settled: Callable[[], None] | None = None,
        leave: Callable[[], None] | None = None,
        comments: Mapping[int, str] = MappingProxyType({}),
        story: Callable[[], Story] | None = None,
        language: str | None = None,
    ) -> None:
        self._around = words.language()
        asked = preferences.spoken(self._around) if language is None else named(language)
        self.lock = LanguageLock(asked)
        self.session = Session(state, actions)
        self._controls = Controls(self.lock)
        self._look = Look(
            theme,
            layout,
            self._controls.guarded,
            self._redress,
            self._show,
            self._suggest,
            self._controls,
            lambda width, height, now: frame.best_layout(width, height, self.state, now),
            palette,
        )
        self._computers = Computers(players)
        self._thought: Thought[Action] | None = None
        self._tools, self._uses = tuple(tools), tuple(uses)
        self._editor: Editor | None = None
        self._foretells = foretells
        self._companion = companion
        self._settled, self._leave = settled, leave
        self._comments = comments
        self._selected: str | None = None
        self._opened: str | None = None
        self._since = 0
        self._output: cell_output.CellOutput | None = None
        self._box: GameBox | None = None
        self._least = self._least_at_first()
        self._build(story, curtain)

    @locked
    def _build(self, story: Callable[[], Story] | None, curtain: bool) -> None:
        """Make the widgets, and show the game."""
        cell_output.close_older()  # now, so that the page has its memory for this board
        controls, make = self._controls, self._controls.make
        self._curtain = Curtain(controls, curtain, self._lift)
        first = self._scene(self.seen)
        self._painter = CanvasPainter(
            first.width, max(first.height, self._tall), on_error=controls.fail, lock=self.lock
        )
        self._painter.on_click(lambda hit, x, y: self._clicked(hit))
        self._painter.on_leave(self._leave_canvas)
        self._head = make(widgets.HTML, value=page.head())
        self._prompt = make(widgets.HTML, "duel-status")
        self._popover = Popover(controls, self._dismiss, self._do)
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
        self._field = ActionField(controls, self._type, self._do)
        self._presenter = Presenter(
            controls,
            controls.guarded,
            story=story or self._as_slides,
            look=lambda: self._look.colours,
            at=lambda: self.session.at,
            ended=self._presented if story is None else lambda _: None,
        )
        self._bar = Bar(
            controls,
            self._timeline,
            self._field,
            self._presenter.button,
            games=None if self._leave is None else self._go_away,
            rematch=self._rematch,
            review=self._review_game,
            hint=self._hint_wanted,
            hurry=self._hurried,
            contrast=self._choose_contrast,
            menu=self._open_box,
        )
        self._bar.contrast.value = self._look.palette == "contrast"
        self._things = make(widgets.HTML)
        notice = make(
            widgets.VBox, "duel-notice", children=[self._curtain.button, self._field.answer]
        )
        self._stage = make(
            widgets.Box,
            "duel-stage",
            children=[
                self._painter.widget,
                self._picks.widget,
                self._popover.widget,
                self._hint.widget,
                notice,
                self._things,
            ],
            layout=widgets.Layout(),
        )
        self._side = Side(controls, self._review)
        below = [self._prompt, self._stage, self._bar.widget]
        play = make(widgets.VBox, "duel-play", children=below)
        with_it = () if self._companion is None else (self._companion.widget,)
        table = [*with_it, play, self._side.widget]
        self._box_place = make(widgets.VBox, HIDDEN)
        self._editor_place = make(widgets.VBox)
        self._root = make(
            widgets.VBox,
            "duel-board",
            children=[
                self._head,
                make(widgets.Box, "duel-table", children=table),
                self._box_place,
                self._editor_place,
                page.script(),
                self._look.ear,
                self._presenter.widget,
            ],
            layout={"width": "100%"},
        )
        cell_output.remember(self)
        self._begin_to_play()
        self._refresh()
        self._answer_soon()

    # -- for programs ------------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        """The position shown."""
        return self.session.state

    @property
    def language(self) -> str:
        """The code of the language that the board speaks."""
        return self.lock.language

    @locked
    def speak(self, language: str) -> None:
        """Speak another language from now on; the game goes on.

        Raises:
            UnknownLanguage: there is none of that name.
        """
        self.lock.language = named(language)
        preferences.speak(self._around, self.language)
        with self.lock:
            self._hint.close()
            self._controls.translate()
            self._head.value = page.head()
            if self._box is not None:
                cell_output.close_all(self._box.widget)
                self._make_box()
            self._refresh()
            if self._output is not None:
                self._output.renew()

    @property
    def last_error(self) -> str | None:
        """The traceback of the last error inside a callback, None if there was none."""
        return self._controls.last_error

    @property
    def kinds(self) -> tuple[str, str]:
        """Who plays A and B: "person", a level, or the name of a player of one's own."""
        return self._computers.kinds

    @property
    def viewer(self) -> str | None:
        """Who looks at the board, "A" or "B"; None while only what both know may be seen."""
        if self._curtain.down:
            return None
        return self._computers.opponent or self.state.to_act

    @property
    def _reader(self) -> str | None:
        """Who reads the log: the one person who plays, or two, who read what both know."""
        return self._computers.opponent

    @property
    def seen(self) -> GameState:
        """The position as the one who looks at the board knows it."""
        return self.state.view(self.viewer)

    @property
    def widget(self) -> widgets.VBox:
        """The widget, to be put into a layout of one's own."""
        return self._root

    @locked
    def play(self, action: Action | str) -> GameState:
        """Play an action on the board; computer players answer. Returns the new position.

        Raises:
            IllegalAction: the rules forbid it; the board stays as it is.
            NotationError: the text is not an action.
        """
        self._computers.play_on(self.session)
        since, alone = self.session.at, self._alone()
        self.session.play(action)
        self._computers.play_on(self.session)
        self._settle(since, alone)
        return self.state

    @locked
    def go(self, step: int) -> GameState:
        """Show the position after so many actions (0: the first one).

        Raises:
            ValueError: the game has fewer actions.
        """
        alone = self._alone()
        state = self.session.go(step)
        self._settle(max(0, step - 1), alone)
        return state

    @locked
    def undo(self) -> GameState:
        """Show the position one action back; against a computer, back to a person's action."""
        return self.go(self._computers.person_before(self.session))

    @locked
    def redo(self) -> GameState:
        """Show the position one action on; against a computer, on to a person's action."""
        return self.go(self._computers.person_after(self.session))

    @locked
    def follow(self, line: int) -> GameState:
        """Show the end of another line of the game (0: the first).

        Raises:
            ValueError: there is no such line.
        """
        alone = self._alone()
        state = self.session.follow(line)
        self._settle(max(0, self.session.at - 1), alone)
        return state

    @locked
    def watch(self) -> None:
        """Let the rest of the line looked at play itself, one action after the other."""
        if self.session.at < self.session.last:
            self._timeline.start()

    @locked
    def begin(self, session: Session, players: Sequence[str | Chooser] = (PERSON, PERSON)) -> None:
        """Show another game.

        Raises:
            DuelError: an unknown kind of player.
        """
        self._computers = Computers(players)
        self.session = session
        self._least = self._least_at_first()
        self._begin_to_play()
        self._settle(max(0, session.at - 1))

    @locked
    def veil_between(self, wanted: bool) -> None:
        """Cover hidden choices until the other player has sat down, or do so no more."""
        self._curtain.wanted = wanted
        if not wanted and self._curtain.down:
            self._lift()

    @locked
    def select(self, hit: str | None) -> None:
        """Select a thing by its hit id ("place:r5c3", "wonder:sphinx"), or nothing."""
        self._selected = hit
        # the picture first: the person waits for it, and the widgets take many messages
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
            ValueError: there is no such panel.
        """
        self._side.open(panel)

    @locked
    def png(self, scale: float = 1.25) -> bytes:
        """The board as a PNG picture; ``scale`` picture pixels for one board pixel."""
        return png.to_bytes(self._scene(self.seen), scale)

    def film(self, ending: str = ".gif", scale: float = 0.75) -> bytes:
        """The line looked at as a film: a picture for each action, with who did what.

        Args:
            ending: ".gif" or ".apng".
            scale: picture pixels for one board pixel.
        """
        look = self._look
        with words.speaking(self.language):
            return film_of(self.session, self.viewer, look.colours, look.layout, ending, scale)

    def slides(self) -> str:
        """The line looked at as slides: the text of an HTML page that needs no Python."""
        with words.speaking(self.language):
            return player.page(self._as_slides())

    def save(self, path: str | Path, scale: float | None = None) -> None:
        """Write a picture of the board, or for ".gif" and ".apng" the whole game as a film.

        Args:
            path: the file; its ending says what is written.
            scale: picture pixels for one board pixel; by default 1.25, and 0.75 for a film.

        Raises:
            DuelError: that is no name of a file, or its folder does not exist.
            ValueError: the ending is none of ".png", ".gif" and ".apng".
            OSError: it cannot be written there.
        """
        save(
            path,
            lambda: self.png(1.25 if scale is None else scale),
            lambda ending: self.film(ending, 0.75 if scale is None else scale),
        )

    @locked
    def change_position(self) -> None:
        """Open an editor below the board with the position shown; the game on it stays.

        In the middle of a turn, or when the game is over, it is the last position before that.
        """
        setup, note = latest_setup(self.session, self.viewer)
        look, old = self._look, self._editor
        play = playing(lambda state: Board(state, look.theme, look.palette, uses=self._uses))
        uses = (play, AS_PYTHON, *self._uses)
        self._editor = Editor(setup, uses, palette=look.palette, note=note)
        self._editor_place.children = (self._editor.widget,)
        if old is not None:
            old.close()

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
        """Free the widgets. The game in ``session`` stays."""
        self._think_no_more()
        self._hint.close()
        self._review.forget()
        if self._editor is not None:
            self._editor.close()
        self._painter.close()
        cell_output.close_all(self._root)

    def __repr__(self) -> str:
        return self.text()

    @locked
    def _ipython_display_(self) -> None:
        """Show the live board, and for a notebook without its kernel its picture and its text."""
        picture = partial(self.png, cell_output.PICTURE_SCALE)
        self._output = cell_output.CellOutput(
            self._root, self.text, picture=picture, shows=self.summary
        )

    # -- drawing -----------------------------------------------------------------------------

    def _scene(self, seen: GameState) -> Scene:
        """The board for a view, no less tall than it has been in this game."""
        return scene(
            seen,
            theme=self._look.colours,
            layout=self._look.layout,
            least=self._least,
            opened=self._opened,
        )

    def _highlights(self, board: Scene) -> tuple[Drawn, ...]:
        due = () if self._waiting else offers.choices(self.state)
        return highlights(board, self._selected, due, self._look.colours)

    def _marks(self, board: Scene, seen: GameState) -> tuple[Drawn, ...]:
        changed: tuple[str, ...] = ()
        if self.session.at > self._since:
            before = self.session.states[self._since].view(self.viewer)
            changed = marks.news(before, seen, self._scene(before), board)
        return marks.marks(board, seen, changed, self._look.colours, priced=not self._waiting)

    def _settle(self, since: int, alone: str | None = None) -> None:
        """Show the position looked at, with what changed since another one.

        What only the one to act may see is covered, unless that player is `alone` at the board.
        """
        if self._output is not None:
            self._output.renew()
        self._selected, self._opened, self._since = None, None, since
        if not self._computers:
            self._curtain.fall(self.state, alone)
        self._hint.close()
        self._refresh()
        self._answer_soon()
        if self._settled is not None:
            self._settled()

    @locked
    def _refresh(self) -> None:
        """Bring everything up to date with the position."""
        state, seen = self.state, self.seen
        board = self._scene(seen)
        self._least = board.height
        self._painter.draw(
            board,
            self._highlights(board),
            self._marks(board, seen),
            tall=self._tall,
        )
        self._review.show(self.session)
        self._side.show(self.session, seen, self._reader)
        if self._companion is not None:
            self._companion.show(self.session, self._reader, self._is_person)
        first = self.session.states[0]
        recent = self.session.moves_seen_by(self.viewer, self._since)
        prompt = markup.prompt(state)
        if self._waiting:
            prompt = markup.veiled(state) if self._curtain.down else markup.thinking(state)
        self._prompt.value = prompt + markup.happened(recent, first.names)
        self._timeline.show(self.session)
        self._bar.show(
            over=state.outcome is not None,
            reviewed=self._review.covers(self.session),
            hint=self._can_hint,
            thinking=self._thinking,
        )
        self._field.show(() if self._waiting else state.legal_actions(), self._curtain.down)
        self._suggest()
        if self._box is not None:
            self._box.update()
        self._field.clear()
        self._curtain.show(state)
        self._fit(board)
        self._things.value = things(board, seen)
        self._show_picks(board)
        self._show_selection()

    def _fit(self, board: Scene) -> None:
        """Have the board as large as the room that the page tells the style sheet allows."""
        layout, wide = self._stage.layout, board.width
        with layout.hold_sync():
            if not frame.of(self._look.layout, self.state).folded:
                layout.width = f"min(100%, var(--duel-room, 90vh) * {wide / board.height:.4f})"
                layout.max_width = f"{_MOST * wide:.0f}px"
            else:
                layout.width, layout.max_width = "100%", f"{wide:.0f}px"

    def _show_picks(self, board: Scene) -> None:
        found = () if self._waiting else offers.picks(self.state)
        prices = () if self._waiting else marks.prices(self.state)
        self._picks.show(found, board, {price.hit: str(price) for price in prices})

    def _show_selection(self) -> None:
        known = self.seen if self._waiting else self.state
        about = offers.about(known, self._selected) if self._selected else None
        if about is not None and self._waiting:
            about = replace(about, offers=())
        board = self._painter.scene
        place = None if board is None else place_on(board, self._selected)
        self._popover.show(about, place, self._foretells)

    # -- what people do ----------------------------------------------------------------------

    def _clicked(self, hit: str | None) -> None:
        """Select what was clicked, or do what it names together with what was selected before."""
        action = None
        if hit in ("player:A", "player:B") and frame.of(self._look.layout, self.state).folded:
            player = hit[-1]
            self._opened = None if self._opened == player else player
            self._refresh()
        if hit is not None and self._selected is not None and not self._waiting:
            action = offers.both(self.state, self._selected, hit)
        if action is None:
            self.select(hit)
        else:
            self._act(action)

    def _pick(self, hit: str) -> None:
        self.select(hit)
        self._popover.focus()

    def _dismiss(self) -> None:
        """Close what is open at the selected thing."""
        was = self._selected
        self.select(None)
        self._picks.choices.focus(was)

    def _act(self, action: Action | str) -> None:
        """Play an action of the person before the board; a computer player takes its time."""
        if self._thinking:
            name = self.state.names["AB".index(self.state.to_act or "A")]
            raise DuelError(said("not-your-turn", who=name))
        if len(self._computers) == 2 and delay.running() is None:
            self.play(action)
            return
        since, alone = self.session.at, self._alone()
        self.session.play(action)
        self._settle(since, alone)

    def _do(self, action: Action) -> None:
        self._act(action)
        self._focus_next()

    def _type(self, typed: str) -> None:
        self._timeline.pause()
        self._act(typed)

    def _focus_next(self) -> None:
        """Put the focus where the game goes on, and again once a computer player has acted."""
        if self._thought is not None:
            self._thought.awaited = self._thinking
        self._leave_canvas("next")

    def _choose_contrast(self, wanted: bool) -> None:
        chosen = "contrast" if wanted else "standard"
        if chosen != self._look.palette:  # else the page has chosen
            self._look.choose_palette(chosen)
            self._refresh()

    def _redress(self) -> None:
        """Draw the board in the look that it has now."""
        self._least = self._least_at_first()
        self._bar.contrast.value = self._look.palette == "contrast"
        self._refresh()

    def _show(self, seen: bool) -> None:
        self._painter.show(seen)

    def _least_at_first(self) -> float:
        """With the draft a whole game begins: its board has its full height at once."""
        first = self.session.states[0]
        return 0.0 if first.age else frame.of(self._look.layout, first).height

    @property
    def _tall(self) -> float:
        """How tall the canvas is made, so that the board can grow on it."""
        return frame.of(self._look.layout, self.state).height

    def _open_box(self, wanted: bool) -> None:
        if self._box is None:
            self._make_box()
        display(self._box_place, wanted)

    def _make_box(self) -> None:
        # who chose a language on the board has the rules of that language at hand
        begun = self.session.states[0].edition
        edition = begun if self.language == self._around else usual_edition()
        curtain, guarded = self._curtain.wanted, self._controls.guarded
        self._box = GameBox(self, self.kinds, edition, curtain, self._tools, guarded)
        self._box_place.children = (self._box.widget,)

    # -- who plays ---------------------------------------------------------------------------

    @property
    def _thinking(self) -> bool:
        """Whether a computer player has to act now."""
        return self._computers.due(self.session)

    def _is_person(self, player: str | None) -> bool:
        return player not in self._computers

    @property
    def _waiting(self) -> bool:
        """Whether nobody before the board can act: it is covered, or a computer player thinks."""
        return self._curtain.down or self._thinking

    def _alone(self) -> str | None:
        """Who sits before the board while the other one looks away; None when both may look."""
        return None if self._computers else self._curtain.alone(self.state)

    def _lift(self) -> None:
        """The right player sits before the board: show what only that player may see."""
        self._curtain.down = False
        self._refresh()
        self._focus_next()

    def _begin_to_play(self) -> None:
        """Where no kernel runs nobody waits: the computer players act at once."""
        if delay.running() is None:
            self._computers.play_on(self.session)

    def _answer_soon(self) -> None:
        """Let a computer player think, unless something else is done meanwhile."""
        self._think_no_more()
        if self._thinking:
            pause = 0.0 if self._look.calm else _THINKS
            steps, guarded = self._computers.think(self.state), self._controls.guarded
            self._thought = Thought(steps, self._answer, guarded, least=pause)

    def _think_no_more(self) -> None:
        if self._thought is not None:
            self._thought.stop()

    def _hurried(self) -> None:
        """Whoever waits has waited long enough."""
        if self._thought is not None:
            self._thought.hurry()

    def _answer(self, action: Action) -> None:
        """A computer player acts; what it does in one go is marked as new together."""
        awaited = self._thought is not None and self._thought.awaited
        since = self._computers.since(self.session)
        self.session.play(action)
        self._settle(since)
        if awaited:
            self._focus_next()

    # -- before a room -----------------------------------------------------------------------

    def _as_slides(self) -> Story:
        """The game as slides; comments are about the line that was recorded."""
        parted = self.session.lines[self.session.line].parted or self.session.last
        reviewed = self._review.review
        chances = reviewed.chances if reviewed and self._review.covers(self.session) else ()
        return of_session(
            self.session,
            comments={n: text for n, text in self._comments.items() if n <= parted},
            chances=chances,
            reader=self._reader,
            secret=self._curtain.wanted,
        )

    def _presented(self, at: int) -> None:
        """Go on where the room has seen the game last."""
        if at != self.session.at and at <= self.session.last:
            self.go(at)

    # -- the coach ---------------------------------------------------------------------------

    @property
    def _can_hint(self) -> bool:
        """Whether a person may ask what to do here; an exercise has hints of its own."""
        person = self.state.to_act is not None and self._is_person(self.state.to_act)
        return person and not self._curtain.down and self._foretells

    def _hint_wanted(self) -> None:
        if self._can_hint:
            self.select(None)
            self._hint.ask(self.state.view(self.state.to_act))

    def _look_at(self, action: Action) -> None:
        """Select what an action is about, with the action among what can be done with it."""
        for pick in offers.picks(self.state):
            found = offers.about(self.state, pick.hit).offers
            if any(offer.action == action for offer in found):
                self._pick(pick.hit)
                return

    def _review_game(self) -> None:
        """Let the coach look at every action of the game that is over."""
        self._review.begin(self.session)
        self._refresh()
        self._side.open(REVIEW)
        self._review.focus()

    def _rematch(self) -> None:
        """Begin another game like the one that is over."""
        over = self.state
        sets, edition, names = over.expansions, over.edition, over.names
        new = new_game(expansions=sets, edition=edition, names=names)
        self.begin(Session(new), self._computers.players)
        self._focus_next()

    def _go_away(self) -> None:
        """Go to the other games; nobody thinks meanwhile."""
        self._timeline.pause()
        self._think_no_more()
        if self._leave is not None:
            self._leave()

    def _suggest(self) -> None:
        self._field.suggest(self._look.typing)

    def _leave_canvas(self, way: str) -> None:
        """Give the focus to a button that can take it, or a key would be caught in the canvas."""
        if way == "next" and self._curtain.down:
            self._curtain.button.focus()
        elif not (way == "next" and self._picks.choices.focus()) and not self._timeline.focus():
            self._bar.contrast.focus()
