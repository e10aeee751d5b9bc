"""The board a person plays on in a notebook: canvas, buttons, panels.

Everything can be done with the mouse on the canvas and, again, with the buttons below it from the
keyboard: select a card or an option, then choose what to do with it. The buttons lie over the
things on the board and the focus follows the game, so that Tab, Enter and Space suffice.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from functools import partial
from itertools import zip_longest
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import ipywidgets as widgets

from duel_nb import words
from duel_nb.boards.drawing.palettes import Palette
from duel_nb.boards.drawing.said import said
from duel_nb.boards.drawing.shapes import Drawn, Scene
from duel_nb.boards.paint import delay, film, png, text
from duel_nb.boards.paint.canvas import CanvasPainter
from duel_nb.boards.paint.lock import SpeakingLock, in_turn
from duel_nb.boards.paint.widget_factory import AWAY, WidgetFactory, display
from duel_nb.boards.scene import frame, marks
from duel_nb.boards.scene.board import highlights, scene
from duel_nb.boards.widget import cell_output, markup, offers, page, preferences
from duel_nb.boards.widget.companion import Companion
from duel_nb.boards.widget.computers import Computers
from duel_nb.boards.widget.editor.editor import Editor, Use
from duel_nb.boards.widget.editor.uses import AS_PYTHON, playing
from duel_nb.boards.widget.game_menu import Chooser, GameBox, Tool
from duel_nb.boards.widget.guard import guard
from duel_nb.boards.widget.hint import HintPanel
from duel_nb.boards.widget.new_game_form import PERSON
from duel_nb.boards.widget.picks import Picks, place_on
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
from duel_nb.disk import write_file
from duel_nb.engine import Action, DuelError, GameState, IllegalAction, new_game
from duel_nb.engine.configure import usual_edition
from duel_nb.engine.dialects import written
from duel_nb.engine.messages import Message
from duel_nb.engine.position.said import all_said
from duel_nb.engine.position.setups import NotASetup
from duel_nb.languages import named
from duel_nb.quoting import shown

_WRAPPED: Final = {"flex_flow": "row wrap", "align_items": "center"}
_BUTTON: Final = {"width": "auto", "max_width": "100%"}
_MOST: Final = 1.6
"""A board is shown at most so many times as large as it was drawn: it is backed at 2."""
_NEAR: Final = 3
"""At most so many actions are offered for one that was mistyped."""
_PACE: Final = 1400
"""Milliseconds for an action when a game is watched."""
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
        last_error: the traceback of the last error inside a callback, None if there was none.
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
        self.turn = SpeakingLock(asked)
        self.session = Session(state, actions)
        self.last_error: str | None = None
        self._factory = WidgetFactory()
        self._look = Look(
            theme,
            layout,
            self._guarded,
            self._redress,
            self._show,
            self._suggest,
            self._factory,
            lambda width, height, now: frame.best(width, height, self.state, now),
            palette,
        )
        self._players = tuple(players)
        self._computers = Computers(players)
        self._thought: Thought[Action] | None = None
        self._focus_after = False
        self._curtain, self._veiled = curtain, False
        self._tools, self._uses = tuple(tools), tuple(uses)
        self._editor: Editor | None = None
        self._foretells = foretells
        self._companion = companion
        self._settled, self._leave = settled, leave
        self._comments = comments
        self._selected: str | None = None
        self._opened: str | None = None
        self._paused = False
        self._changed: tuple[str, ...] = ()
        self._since = 0
        self._output: cell_output.CellOutput | None = None
        self._least = self._least_at_first()
        self._build(story)

    @in_turn
    def _build(self, story: Callable[[], Story] | None) -> None:
        """Make the widgets, and show the game."""
        first = self._scene(self.seen)
        cell_output.close_older()  # now, so that the page has its memory for this board
        self._painter = CanvasPainter(
            first.width,
            max(first.height, self._tall),
            on_error=self._show_error,
            turn=self.turn,
        )
        self._painter.on_click(lambda hit, x, y: self._clicked(hit))
        self._painter.on_leave(self._leave_canvas)
        make = self._factory.make
        self._head = make(widgets.HTML, value=page.head())
        self._prompt = make(widgets.HTML, "duel-status")
        self._error = make(widgets.HTML)
        self._popover = Popover(self._factory, self._button, self._dismiss, self._do)
        self._picks = Picks(self._factory, self._button, self._pick)
        self._unveil = self._button("", "eye", self._lift, AWAY, button_style="primary")
        self._back = self._button(Message("undo"), "arrow-left", lambda: self._step(-1))
        forward = Message("next" if self.session.last else "redo")
        self._on = self._button(forward, "arrow-right", lambda: self._step(+1))
        self._slider = make(
            widgets.IntSlider,
            value=0,
            min=0,
            max=0,
            continuous_update=True,
            readout=False,
            tooltip=Message("step-through"),
            layout={"width": "100%"},
        )
        self._slider.observe(self._guarded(self._slide), "value")
        self._ask = self._button(
            Message("hint"),
            "lightbulb-o",
            self._hint_wanted,
            AWAY,
            tooltip=Message("hint-tip"),
        )
        self._hurry = self._button(
            Message("move-now"),
            "bolt",
            self._hurried,
            AWAY,
            tooltip=Message("move-now-tip"),
        )
        self._hint = HintPanel(self._factory, self._button, self._guarded, self._look_at)
        self._review = ReviewPanel(
            self._factory,
            self._button,
            self._guarded,
            go=self.go,
            play=self._act,
            follow=self.follow,
            stopped=self._refresh,
        )
        timeline = make(
            widgets.Box,
            "duel-timeline",
            children=[self._slider, self._review.ticks],
            layout={"flex": "1 1 70px", "min_width": "70px", "max_width": "260px"},
        )
        self._where = make(widgets.Label)
        self._watch = make(
            widgets.Play,
            AWAY,
            max=0,
            interval=_PACE,
            tooltip=Message("watch-tip"),
            show_repeat=False,
            layout={"width": "auto"},
        )
        self._watch.observe(self._guarded(self._play_on), "value")
        self._strong = make(
            widgets.ToggleButton,
            "duel-contrast",
            value=self._look.palette == "contrast",
            description=Message("contrast"),
            tooltip=Message("contrast-tip"),
            layout={"width": "auto"},
        )
        self._strong.observe(self._guarded(self._change_palette), "value")
        self._open = make(
            widgets.ToggleButton,
            "duel-word",  # it has no picture, and keeps its word on a small page
            description=Message("game-menu"),
            tooltip=Message("game-menu-tip"),
            layout={"width": "auto"},
        )
        self._open.observe(self._guarded(self._open_box), "value")
        self._box: GameBox | None = None
        self._box_place = make(widgets.VBox, AWAY)
        self._editor_place = make(widgets.VBox)
        self._typed = make(
            widgets.Combobox,
            "duel-typed",
            placeholder=Message("type-here"),
            continuous_update=False,
            layout={"flex": "1 1 150px", "min_width": "150px", "width": "auto"},
        )
        self._typed.observe(self._guarded(self._type), "value")
        self._presenter = Presenter(
            self._factory,
            self._guarded,
            story=story or self._as_slides,
            look=lambda: self._palette,
            at=lambda: self.session.at,
            ended=self._presented if story is None else lambda _: None,
        )
        self._again = self._button(Message("rematch"), "refresh", self._rematch, AWAY, "duel-word")
        self._again.button_style = "primary"
        self._to_review = self._button(
            Message("review"),
            "search",
            self._review_game,
            AWAY,
            "duel-word",
            tooltip=Message("review-tip"),
        )
        games = self._button(
            Message("games"), "th-list", self._go_away, "duel-word", tooltip=Message("games-tip")
        )
        bar = make(
            widgets.Box,
            "duel-tools",
            children=[
                *([games] if self._leave is not None else []),
                self._again,
                self._to_review,
                self._back,
                self._on,
                self._watch,
                timeline,
                self._where,
                self._ask,
                self._hurry,
                self._typed,
                self._presenter.button,
                self._strong,
                self._open,
            ],
            layout={**_WRAPPED, "width": "100%"},
        )
        self._near: tuple[Action, ...] = ()
        self._meant = [
            self._button("", "", partial(self._mean, number), AWAY) for number in range(_NEAR)
        ]
        said = make(widgets.Box, children=[self._error, *self._meant], layout=_WRAPPED)
        self._things = make(widgets.HTML)
        notice = make(widgets.VBox, "duel-notice", children=[self._unveil, said])
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
        self._side = Side(self._factory, self._guarded, self._review)
        play = make(widgets.VBox, "duel-play", children=[self._prompt, self._stage, bar])
        with_it = () if self._companion is None else (self._companion.widget,)
        table = [*with_it, play, self._side.widget]
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
        return self.turn.language

    @in_turn
    def speak(self, language: str) -> None:
        """Speak another language from now on; the game goes on.

        Raises:
            UnknownLanguage: there is none of that name.
        """
        self.turn.language = named(language)
        preferences.speak(self._around, self.language)
        with self.turn:
            self._hint.close()
            self._factory.say_again()
            self._head.value = page.head()
            if self._box is not None:
                cell_output.close_all(self._box.widget)
                self._make_box()
            self._refresh()
            if self._output is not None:
                self._output.renew()

    @property
    def kinds(self) -> tuple[str, str]:
        """Who plays A and B: "person", a level, or the name of a player of one's own."""
        return self._computers.kinds

    @property
    def viewer(self) -> str | None:
        """Who looks at the board, "A" or "B"; None while only what both know may be seen."""
        if self._veiled:
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

    @in_turn
    def play(self, action: Action | str) -> GameState:
        """Play an action on the board; computer players answer. Returns the new position.

        Raises:
            IllegalAction: the rules forbid it; the board stays as it is.
            NotationError: the text is not an action.
        """
        self._let_computers_play()
        since, alone = self.session.at, self._alone()
        self.session.play(action)
        self._let_computers_play()
        self._settle(since, alone)
        return self.state

    @in_turn
    def go(self, step: int) -> GameState:
        """Show the position after so many actions (0: the first one).

        Raises:
            ValueError: the game has fewer actions.
        """
        alone = self._alone()
        state = self.session.go(step)
        self._settle(max(0, step - 1), alone)
        return state

    @in_turn
    def undo(self) -> GameState:
        """Show the position one action back; against a computer, back to a person's action."""
        return self.go(self._person_before())

    @in_turn
    def redo(self) -> GameState:
        """Show the position one action on; against a computer, on to a person's action."""
        return self.go(self._person_after())

    @in_turn
    def follow(self, line: int) -> GameState:
        """Show the end of another line of the game (0: the first).

        Raises:
            ValueError: there is no such line.
        """
        alone = self._alone()
        state = self.session.follow(line)
        self._settle(max(0, self.session.at - 1), alone)
        return state

    @in_turn
    def watch(self) -> None:
        """Let the rest of the line looked at play itself, one action after the other."""
        if self.session.at < self.session.last:
            self._paused = False
            self._watch.playing = True

    @in_turn
    def begin(self, session: Session, players: Sequence[str | Chooser] = (PERSON, PERSON)) -> None:
        """Show another game.

        Raises:
            DuelError: an unknown kind of player.
        """
        self._players = tuple(players)
        self._computers = Computers(players)
        self.session = session
        self._least = self._least_at_first()
        self._begin_to_play()
        self._settle(max(0, session.at - 1))

    @in_turn
    def veil_between(self, wanted: bool) -> None:
        """Cover hidden choices until the other player has sat down, or do so no more."""
        self._curtain = wanted
        if not wanted and self._veiled:
            self._lift()

    @in_turn
    def select(self, hit: str | None) -> None:
        """Select a thing by its hit id ("place:r5c3", "wonder:sphinx"), or nothing."""
        self._selected = hit
        # the picture first: the person waits for it, and the widgets take many messages
        if self._painter.scene is not None:
            self._painter.highlight(self._highlights(self._painter.scene))
        self._clear_error()
        self._show_selection()
        if hit is not None:
            self._pause()

    @in_turn
    def open(self, panel: str) -> None:
        """Open one of the panels beside the board, such as "Points" or "Rule".

        Raises:
            ValueError: there is no such panel.
        """
        self._side.open(panel)

    @in_turn
    def png(self, scale: float = 1.25) -> bytes:
        """The board as a PNG picture; ``scale`` picture pixels for one board pixel."""
        return png.to_bytes(self._scene(self.seen), scale)

    def film(self, ending: str = ".gif", scale: float = 0.75) -> bytes:
        """The line looked at as a film: a picture for each action, with who did what.

        Args:
            ending: ".gif" or ".apng".
            scale: picture pixels for one board pixel.
        """
        states = [state.view(self.viewer) for state in self.session.states]
        moves = self.session.line_told(self.viewer)
        with words.speaking(self.language):
            return film.film(
                states,
                self._palette,
                scale=scale,
                ending=ending,
                layout=self._look.layout,
                captions=[said("log-beginning"), *(move.told(states[0].names) for move in moves)],
            )

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
        if not isinstance(path, str | Path):
            raise DuelError(said("picture-needs-name", given=shown(path)))
        file = Path(path)
        if not file.parent.is_dir():
            folder = repr(str(file.parent))
            raise DuelError(said("picture-no-folder", folder=folder, file=file.name))
        ending = file.suffix.lower()
        if ending == ".png":
            write_file(file, self.png(scale or 1.25))
        elif ending in film.FORMATS:
            write_file(file, self.film(ending, scale or 0.75))
        else:
            known = ", ".join([".png", *film.FORMATS])
            raise ValueError(said("picture-formats", formats=known, file=repr(file.name)))

    @in_turn
    def change_position(self) -> None:
        """Open an editor below the board with the position shown; the game on it stays.

        In the middle of a turn, or when the game is over, it is the last position before that.
        """
        setup, note = self._latest_setup()
        look = self._look
        play = playing(lambda state: Board(state, look.theme, look.palette, uses=self._uses))
        old, self._editor = (
            self._editor,
            Editor(setup, (play, AS_PYTHON, *self._uses), palette=look.palette, note=note),
        )
        self._editor_place.children = (self._editor.widget,)
        if old is not None:
            old.close()

    def _latest_setup(self) -> tuple[Mapping[str, Any], str]:
        """The last position up to this one that can be set up, and a note if it is another."""
        for step in range(self.session.at, -1, -1):
            try:
                setup = all_said(self.session.states[step].view(self.viewer))
            except NotASetup as error:
                why = error
                continue
            return setup, said("position-before-choice") if step < self.session.at else ""
        raise why

    def text(self) -> str:
        """The position in words."""
        with words.speaking(self.language):
            return text.text(self.seen)

    def summary(self) -> str:
        """The position in a few sentences."""
        with words.speaking(self.language):
            return text.summary(self.seen)

    @in_turn
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

    @in_turn
    def _ipython_display_(self) -> None:
        """Show the live board, and for a notebook without its kernel its picture and its text."""
        picture = partial(self.png, cell_output.PICTURE_SCALE)
        self._output = cell_output.CellOutput(
            self._root, self.text, picture=picture, shows=self.summary
        )

    # -- drawing -----------------------------------------------------------------------------

    @property
    def _palette(self) -> Palette:
        return self._look.colours

    def _scene(self, seen: GameState) -> Scene:
        """The board for a view, no less tall than it has been in this game."""
        return scene(
            seen,
            theme=self._palette,
            layout=self._look.layout,
            least=self._least,
            opened=self._opened,
        )

    def _highlights(self, board: Scene) -> tuple[Drawn, ...]:
        due = () if self._waiting else offers.choices(self.state)
        return highlights(board, self._selected, due, self._palette)

    def _marks(self, board: Scene, seen: GameState) -> tuple[Drawn, ...]:
        self._changed = ()
        if self.session.at > self._since:
            before = self.session.states[self._since].view(self.viewer)
            old = self._scene(before)
            self._changed = marks.news(before, seen, old, board)
        return marks.marks(board, seen, self._changed, self._palette, priced=not self._waiting)

    def _settle(self, since: int, alone: str | None = None) -> None:
        """Show the position looked at, with what changed since another one.

        What only the one to act may see is covered, unless that player is `alone` at the board.
        """
        if self._output is not None:
            self._output.renew()
        self._selected, self._opened, self._since = None, None, since
        self._veiled = self._curtain and self.state.to_act != alone and self._has_secrets()
        self._hint.close()
        self._refresh()
        self._answer_soon()
        if self._settled is not None:
            self._settled()

    @in_turn
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
            prompt = markup.veiled(state) if self._veiled else markup.thinking(state)
        self._prompt.value = prompt + markup.happened(recent, first.names)
        at, last = self.session.at, self.session.last
        # not in one message: the page would take a slider that grows and moves at once for a
        # person who moves it back
        self._slider.max = last
        self._slider.value = at
        self._where.value = said("position-of", at=at, last=last)
        display(self._watch, at < last)
        if at < last:
            self._watch.max = last
            self._watch.value = at
        self._back.disabled = at == 0
        self._on.disabled = at == last
        over = state.outcome is not None
        display(self._again, over)
        display(self._typed, not over)
        display(self._to_review, over and not self._review.covers(self.session))
        display(self._ask, self._can_hint)
        display(self._hurry, self._thinking)
        self._suggest()
        self._typed.disabled = self._veiled
        if self._box is not None:
            self._box.update()
        self._clear_error()
        self._show_veil()
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

    def _show_veil(self) -> None:
        name = self.state.names["AB".index(self.state.to_act or "A")]
        if self._veiled:
            self._unveil.description = said("unveil", who=name)
        display(self._unveil, self._veiled)

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

    def _button(
        self,
        label: str | Message,
        icon: str,
        call: Callable[[], None],
        *classes: str,
        layout: Mapping[str, str] = _BUTTON,
        **settings: Any,
    ) -> widgets.Button:
        button = self._factory.make(
            widgets.Button, *classes, description=label, icon=icon, layout=layout, **settings
        )
        button.on_click(self._guarded(lambda _: call()))
        return button

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
        self._picks.focus(was)

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

    def _focus_next(self) -> None:
        """Put the focus where the game goes on, once a computer player has acted."""
        self._focus_after = self._thinking
        self._leave_canvas("next")

    def _step(self, by: int) -> None:
        self._pause()
        self._focus_after = False
        (self.undo if by < 0 else self.redo)()

    def _person_before(self) -> int:
        """The step before this one in which a person was to act; else the one before."""
        states = self.session.states
        for step in range(self.session.at - 1, -1, -1):
            if states[step].to_act not in self._computers:
                return step
        return max(0, self.session.at - 1)

    def _person_after(self) -> int:
        """The step after this one in which a person is to act, if one plays; else the next one."""
        states, last = self.session.states, self.session.last
        step = min(last, self.session.at + 1)
        if len(self._computers) < 2:
            while step < last and states[step].to_act in self._computers:
                step += 1
        return step

    def _slide(self, change: dict[str, Any]) -> None:
        if change["new"] != self.session.at:
            self.go(change["new"])

    def _play_on(self, change: dict[str, Any]) -> None:
        """The game plays itself; a step that was under way when it was paused is not taken."""
        if self._paused and not self._watch.playing:
            self._watch.value = self.session.at
        else:
            self._paused = False
            self._slide(change)

    def _pause(self) -> None:
        """Whoever does something does not want the game to go on by itself."""
        if self._watch.playing:
            self._watch.playing = False
            self._paused = True

    def _change_palette(self, change: dict[str, Any]) -> None:
        chosen = "contrast" if self._strong.value else "standard"
        if chosen != self._look.palette:  # else the page has chosen
            self._look.choose_palette(chosen)
            self._refresh()

    def _redress(self) -> None:
        """Draw the board in the look that it has now."""
        self._least = self._least_at_first()
        self._strong.value = self._look.palette == "contrast"
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

    def _open_box(self, change: dict[str, Any]) -> None:
        if self._box is None:
            self._make_box()
        display(self._box_place, bool(change["new"]))

    def _make_box(self) -> None:
        # who chose a language on the board has the rules of that language at hand
        begun = self.session.states[0].edition
        edition = begun if self.language == self._around else usual_edition()
        self._box = GameBox(self, self.kinds, edition, self._curtain, self._tools, self._guarded)
        self._box_place.children = (self._box.widget,)

    # -- who plays ---------------------------------------------------------------------------

    @property
    def _thinking(self) -> bool:
        """Whether a computer player has to act now: it does so at the end of the line only."""
        return self.session.at == self.session.last and self.state.to_act in self._computers

    def _is_person(self, player: str | None) -> bool:
        return player not in self._computers

    @property
    def _waiting(self) -> bool:
        """Whether nobody before the board can act: it is covered, or a computer player thinks."""
        return self._veiled or self._thinking

    def _let_computers_play(self) -> None:
        """Computer players act until a person has to."""
        while self._thinking:
            self.session.play(self._computers.choose(self.state))

    def _begin_to_play(self) -> None:
        """Where no kernel runs nobody waits: the computer players act at once."""
        if delay.running() is None:
            self._let_computers_play()

    def _answer_soon(self) -> None:
        """Let a computer player think, unless something else is done meanwhile."""
        self._think_no_more()
        if self._thinking:
            pause = 0.0 if self._look.calm else _THINKS
            steps = self._computers.think(self.state)
            self._thought = Thought(steps, self._answer, self._guarded, least=pause)

    def _think_no_more(self) -> None:
        if self._thought is not None:
            self._thought.stop()

    def _hurried(self) -> None:
        """Whoever waits has waited long enough."""
        if self._thought is not None:
            self._thought.hurry()

    def _answer(self, action: Action) -> None:
        """A computer player acts; what it does in one go is marked as new together."""
        since = self.session.at
        while since and self.session.states[since - 1].to_act in self._computers:
            since -= 1
        self.session.play(action)
        self._settle(since)
        if self._focus_after:
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
            secret=self._curtain,
        )

    def _presented(self, at: int) -> None:
        """Go on where the room has seen the game last."""
        if at != self.session.at and at <= self.session.last:
            self.go(at)

    # -- the coach ---------------------------------------------------------------------------

    @property
    def _can_hint(self) -> bool:
        """Whether a person may ask what to do here; an exercise has hints of its own."""
        person = self.state.to_act is not None and self.state.to_act not in self._computers
        return person and not self._veiled and self._foretells

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

    def _alone(self) -> str | None:
        """Who sits before the board while the other one looks away; None when both may look."""
        open_ = self._curtain and not self._veiled and self._has_secrets()
        return self.state.to_act if open_ else None

    def _has_secrets(self) -> bool:
        """Whether the one to act may see something on the board that the other may not."""
        if self.state.to_act is None or self._computers:
            return False
        own, open_ = (scene(self.state.view(who)) for who in (self.state.to_act, None))
        return {(t.hit, t.label) for t in own.hits()} != {(t.hit, t.label) for t in open_.hits()}

    def _lift(self) -> None:
        """The right player sits before the board: show what only that player may see."""
        self._veiled = False
        self._refresh()
        self._focus_next()

    def _type(self, change: dict[str, Any]) -> None:
        typed = str(change["new"]).strip()
        if not typed:
            return
        self._pause()
        try:
            self._act(typed)
        except IllegalAction as error:
            self._say(markup.note(error.refusal.text, error.refusal.rule))
            self._ask_what_is_meant(typed)
        except DuelError as error:
            self._say(markup.note(str(error), None))
            self._ask_what_is_meant(typed)
        else:
            self._typed.value = ""

    def _ask_what_is_meant(self, typed: str) -> None:
        """Offer the actions that are written nearly as what somebody typed."""
        actions = {written(action).lower(): action for action in self.state.legal_actions()}
        near = get_close_matches(typed.lower(), actions, len(self._meant))
        self._near = tuple(actions[name] for name in near)
        for button, action in zip_longest(self._meant, self._near):
            display(button, action is not None)
            if action is not None:
                button.description = said("meant", action=written(action))

    def _mean(self, number: int) -> None:
        if number < len(self._near):
            self._act(self._near[number])
        self._typed.value = ""
        self._focus_next()

    def _rematch(self) -> None:
        """Begin another game like the one that is over."""
        over = self.state
        sets, edition, names = over.expansions, over.edition, over.names
        self.begin(Session(new_game(expansions=sets, edition=edition, names=names)), self._players)
        self._focus_next()

    def _go_away(self) -> None:
        """Go to the other games; nobody thinks meanwhile."""
        self._pause()
        self._think_no_more()
        if self._leave is not None:
            self._leave()

    def _suggest(self) -> None:
        """Suggest what can be typed while somebody may be about to type: they are many words."""
        wanted = self._look.typing and not self._waiting
        names = tuple(map(written, self.state.legal_actions())) if wanted else ()
        if self._typed.options != names:
            self._typed.options = names

    def _leave_canvas(self, way: str) -> None:
        """Give the focus to a button that can take it, or a key would be caught in the canvas."""
        if way == "next" and self._veiled:
            self._unveil.focus()
        elif way != "next" or not self._picks.focus():
            enabled = (button for button in (self._back, self._on) if not button.disabled)
            next(enabled, self._strong).focus()

    # -- errors ------------------------------------------------------------------------------

    def _say(self, html: str) -> None:
        self._error.value = f'<div class="duel-error" role="alert">{html}</div>'

    def _clear_error(self) -> None:
        if self._error.value:
            self._error.value = ""
        for button in self._meant:
            display(button, False)

    def _show_error(self, error: BaseException) -> None:
        self.last_error = "".join(traceback.format_exception(error))
        self._error.value = markup.failure(error)

    def _guarded(self, call: Callable[..., None]) -> Callable[..., None]:
        """``call``, with its exceptions shown on the board instead of being lost."""
        return guard(call, self._tell, self._show_error, self.turn)

    def _tell(self, sentence: str) -> None:
        self._say(markup.note(sentence, None))
