"""The board editor: set up a position by clicking and typing, and use it.

Every change makes a new setup, which `duel_nb.position` validates. An impossible setup is kept,
with a message and a ring around the piece, so that the next step can correct it; meanwhile the
board shows the last possible position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Any, Final

from duel_nb.boards.live.editor import differences, places
from duel_nb.boards.live.editor.canvas import EditorCanvas
from duel_nb.boards.live.editor.places import GONE, NONE, Setup, Spot
from duel_nb.boards.live.editor.problem import concerned, plain
from duel_nb.boards.live.editor.rows import PlacePanel, PlaceRow
from duel_nb.boards.live.editor.typed import InHand, Mistyped, named, parted, typed
from duel_nb.boards.live.look import AUTO
from duel_nb.catalog import CATALOG, SETS
from duel_nb.catalog.model import Component
from duel_nb.engine import DuelError, GameState, PositionError, position
from duel_nb.engine.configure import PLAYABLE
from duel_nb.engine.position.given import OPEN_LISTS, given_view
from duel_nb.engine.state.tables import MYTHOLOGIES
from duel_nb.messages import Message
from duel_nb.page import cell_output, html
from duel_nb.page.controls import ChoiceButtons, Controlled, Controls, Outlet, Shown
from duel_nb.page.elements import Box, Element, Field, Html, Options, RowBox
from duel_nb.session.table import name_of
from duel_nb.words.people import people
from duel_nb.words.translate import listed, translate

_MAX_CORRECTIONS: Final = 3


@dataclass(frozen=True, slots=True)
class Use:
    """A use of the position: a button.

    Attributes:
        label: of the button.
        icon: of the button.
        make: called with the editor; returns a text to copy, or something to show below.
    """

    label: Message
    icon: str
    make: Callable[[Editor], str | Shown]


@dataclass(frozen=True, slots=True)
class Correction:
    """A suggested correction.

    Attributes:
        text: the corrected text; "" to undo the last change.
        call: called with the text if the suggestion is accepted.
    """

    text: str
    call: Callable[[str], None]

    @property
    def label(self) -> Message:
        """The label of its button."""
        return Message("editor-mean", text=self.text) if self.text else Message("editor-back")


class Editor(Controlled):
    """A board on which any position can be set up.

    Args:
        setup: the keywords of the initial position; what is missing is unknown.
        uses: buttons for its uses, in order.
        theme: "light", "dark", or "auto" to follow the page.
        layout: "wide", "tall", "narrow", "tablet", "phone", or "auto" to follow the page.
        palette: "standard", or "contrast" (high contrast, safe for colour-blind people).
        note: a note about the initial position.

    Attributes:
        setup: the current keywords, possible or not.
        state: the last possible position.
        wrong: why `setup` is impossible; else None.
        before: the position to compare with, and its keywords.

    Raises:
        DuelError: the setup is impossible.
    """

    def __init__(
        self,
        setup: Setup,
        uses: Sequence[Use] = (),
        theme: str = AUTO,
        layout: str = AUTO,
        *,
        palette: str = AUTO,
        note: str = "",
    ) -> None:
        self.setup: Setup = dict(setup)
        self.state = position(**self.setup)
        self.before = self.state, self.setup
        self.wrong: PositionError | None = None
        self._undone: list[Setup] = []
        self._done: list[Setup] = []
        self._area = f"player:{self.state.turn}"
        self._last: Spot | None = None
        self._held: Component | None = None
        self._fitting: dict[Spot, list[str]] = {}
        self._listeners: list[Callable[[], None]] = []
        self._controls = Controls()
        self._below = Outlet[Shown]()
        button = self._controls.button
        self._canvas = EditorCanvas(
            self._controls,
            theme,
            layout,
            palette,
            self.state,
            self._area_chosen,
        )
        self.line = Field(
            "duel-editor-line",
            placeholder=Message("editor-line", who=self.state.names[0]),
            tip=Message("editor-line-tip"),
        )
        self.line.on_change(self._controls.guarded(self._typed))
        self.game = self._dropdown("editor-game", list(_games()), self._game_chosen)
        self.turn = self._dropdown("editor-turn", [("A", "A"), ("B", "B")], self._turn_chosen)
        ages = [(translate("editor-age-open"), 0)]
        ages += [(translate("slide-age", age=age), age) for age in (1, 2, 3)]
        self.age = self._dropdown("editor-age", ages, self._age_chosen)
        self.undo_button = button(Message("editor-undo"), "undo", self.undo)
        self.redo_button = button(Message("editor-redo"), "repeat", self.redo)
        self.where = self._dropdown("editor-place", [], self._area_chosen)
        self._status, self._text, self._differs = Html(), Html(), Html()
        self._panel = PlacePanel(self._controls, self._put, self._take, self._gone)
        meant = RowBox()
        self._meant = ChoiceButtons[Correction](
            meant, lambda call: button("", "check", call), self._mean
        )
        buttons = [button(use.label, use.icon, partial(self._use, use)) for use in uses]
        setting = Box("duel-setting", children=[self._canvas.stage])
        beside = Box(
            "duel-rows",
            children=[self.where, self._status, self._controls.alert, meant, self._panel.element],
        )
        self.element = self._canvas.look.frame
        self.element.add_class("duel-column", "duel-editor")
        choices = [self.line, self.undo_button, self.redo_button, self.game, self.turn, self.age]
        self.element.children = (
            Html("duel-lost", value=Message("board-lost")),
            RowBox(children=choices),
            Element("duel-set-up", children=[beside, setting]),
            RowBox(children=buttons),
            self._text,
            self._below.element,
            self._differs,
        )
        cell_output.remember(self)
        self._refresh()
        self._tell(note)

    # -- for programs ----------------------------------------------------------------------------

    def change(self, setup: Setup, spot: Spot | None = None) -> None:
        """Change the setup; an impossible one is kept and explained.

        Args:
            setup: the keywords of the position.
            spot: the place that was changed.
        """
        self._done.append(self.setup)
        self._undone.clear()
        self._show_setup(setup, spot)

    def undo(self) -> None:
        """Undo the last change."""
        if self._done:
            self._undone.append(self.setup)
            self._show_setup(self._done.pop())

    def redo(self) -> None:
        """Redo the change that was undone last."""
        if self._undone:
            self._done.append(self.setup)
            self._show_setup(self._undone.pop())

    def possible(self) -> GameState:
        """The current position.

        Raises:
            DuelError: the setup is impossible.
        """
        if self.wrong is not None:
            raise DuelError(Message("editor-put-right", problem=plain(self.wrong)))
        return self.state

    @property
    def problem(self) -> str:
        """Why `setup` is impossible, in a sentence; else ""."""
        return "" if self.wrong is None else str(plain(self.wrong))

    def on_change(self, call: Callable[[], None]) -> None:
        """Call this after each change of the setup."""
        self._listeners.append(call)

    def select(self, area: str) -> None:
        """Open a place: "player:A", "place:r5c3", "track", "progress", "discard" or another."""
        self._area = area
        self._refresh()

    def open(self, made: Shown | None) -> None:
        """Show something below the board instead of what was there."""
        self._below.show(made)

    def close(self) -> None:
        """Free the widgets."""
        self._below.close()
        cell_output.close_page(self.element)

    def _ipython_display_(self) -> None:
        """Show the editor, with a picture and a text for a notebook without its kernel."""
        from duel_nb.boards.paint import png
        from duel_nb.session import text

        cell_output.CellOutput(
            self.element,
            lambda: text.text(given_view(self.state, self.setup)),
            picture=lambda: png.to_bytes(self._canvas.scene(), png.PICTURE_SCALE),
            shows=lambda: text.summary(given_view(self.state, self.setup)),
        )

    # -- updating ----------------------------------------------------------------------------------

    def _show_setup(self, setup: Setup, spot: Spot | None = None) -> None:
        """Show a position, or why it is impossible."""
        try:
            self.state, self.wrong = position(**setup), None
        except PositionError as error:
            self.wrong = error
        self.setup, self._last = setup, spot
        self._fitting.clear()
        self._text.value = ""
        self._refresh()
        for call in self._listeners:
            call()

    def _refresh(self) -> None:
        state = self.state
        self.game.offer(self.game.options, tuple(sorted(self.setup.get("expansions") or ())))
        turns = [(name, who) for who, name in zip("AB", people(state.names), strict=True)]
        self.turn.offer(turns, self.setup.get("turn", "A"))
        self.age.offer(self.age.options, self.setup.get("age") or 0)
        known = list(places.areas(state, self.setup))
        if self._area not in {area for _, area in known}:
            self._area = "player:A"
        self.where.offer(known, self._area)
        self.line.options = tuple(
            translate("editor-line-card", who=name, thing=one)
            for name in state.names
            for one in self._components(("card",))
        )
        self.undo_button.disabled, self.redo_button.disabled = not self._done, not self._undone
        self._correct(())
        self._controls.alert.value = ""
        self._tell("")
        wrong: Iterable[str] = ()
        if self.wrong is not None:
            wrong = concerned(self.wrong, self.setup, state, self._last)
            back = [Correction("", lambda _: self.undo())] if self._done else []
            self._say(translate("editor-last", problem=plain(self.wrong)), back)
        self._panel.show([self._row(spot) for spot in places.spots_of(state, self._area)])
        self._canvas.show(state, self.setup, self._area, wrong)
        self._tell_differences()

    def _row(self, spot: Spot) -> PlaceRow:
        state, setup, slot = self.state, self.setup, spot.slot
        label, more = str(slot.label), ""
        if spot.key == "cubes":
            label = spot.cubes_of(name_of(state, spot.owner))
        found = places.lying(places.laid_out(setup, state) if spot.space else setup, spot)
        if spot.key == "military_tokens" and not places.is_given(setup, spot):
            found = [(str(at), "") for at in state.military_tokens]
        if spot.key == "structure" and spot.space:
            gone = places.is_gone(state, spot)
            more = translate("editor-lay" if gone else "editor-gone")
            found = [(GONE, "")] if gone else found
        return PlaceRow(spot, label, found, self._options(spot), more)

    def _options(self, spot: Spot) -> list[str]:
        """What can be put at a place; in a single space, only what the engine allows."""
        slot = spot.slot
        if spot.key == "tokens":
            return [] if self.state.age > 1 else [places.called(name) for name in MYTHOLOGIES]
        names = [one.name for one in self._components(slot.kinds)]
        if spot.space:
            names = self._those_that_fit(spot, names)
        shown = [places.called(name) for name in dict.fromkeys(names)]
        if not spot.space and slot.key in OPEN_LISTS:
            shown = [places.called(NONE), *shown]
        return shown

    def _those_that_fit(self, spot: Spot, names: Sequence[str]) -> list[str]:
        """Those that the engine allows in a space; kept until the position changes."""
        if spot not in self._fitting:
            setup = self._as_it_lies(spot)
            self._fitting[spot] = [name for name in names if _can_lie(setup, spot, name)]
        return self._fitting[spot]

    def _components(self, kinds: Sequence[Any]) -> Iterator[Component]:
        sets = {"base", *self.state.expansions} & {"base", *PLAYABLE}
        for kind in kinds:
            yield from sorted(
                (one for one in CATALOG.components(kind) if one.set in sets), key=lambda c: c.name
            )

    def _tell_differences(self) -> None:
        """Show the differences from the initial position."""
        self._differs.value = ""
        if self.wrong is not None:
            return
        found = differences.differences(self.before, (self.state, self.setup))
        if found:
            summary = Message("differs-summary", count=len(found))
            self._differs.value = (
                f'<details class="duel-panel"><summary>{summary}</summary>'
                f"{differences.table(found)}</details>"
            )

    # -- what people do ----------------------------------------------------------------------------

    def _area_chosen(self, area: str) -> None:
        self._area = area
        if self._held is not None:
            self._lay_down(area)
        else:
            self._refresh()

    def _lay_down(self, area: str) -> None:
        """Put the component in hand at the place that was clicked."""
        held = self._held
        assert held is not None
        for spot in places.spots_of(self.state, area):
            if held.kind in spot.slot.kinds and spot.slot.shape != "one":
                self._held = None
                self.change(places.put(self._as_it_lies(spot), spot, held.name), spot)
                self._tell(translate("editor-laid", place=spot.label, thing=held))
                return
        self._refresh()
        self._say(translate("editor-cannot-lie", thing=held))

    def _typed(self) -> None:
        text = self.line.value.strip()
        if text:
            self._held = None
            self._enter(text)

    def _enter(self, text: str) -> None:
        """Put what a line says into the position; all of it or, if mistyped, nothing."""
        try:
            new = typed(self.state, self.setup, text)
        except Mistyped as error:
            self._say(str(error), [Correction(line, self._enter) for line in error.meant])
            return
        except InHand as error:
            self.line.value = ""
            self._held = error.component
            self._say(str(error))
            return
        self.line.value = ""
        self.change(new)
        self._tell(translate("editor-typed", text=text))
        self.line.focus()

    def _put(self, spot: Spot, text: str) -> None:
        """Put what was typed at a place."""
        name, under = parted(text) if spot.slot.shape == "under" else (text, "")
        try:
            thing = named(spot.slot, name.strip())
            card = named(Spot("A", "cards").slot, under.strip()) if under else None
        except Mistyped as error:
            wrong = under.strip() if under and _is_known(spot, name.strip()) else name.strip()
            lines = [text.replace(wrong, one) for one in error.meant]
            put = partial(self._put, spot)
            self._say(str(error), [Correction(line, put) for line in lines])
            return
        self._panel.fields[spot].value = ""
        setup = self._as_it_lies(spot)
        if spot.key == "structure" and places.is_gone(self.state, spot):
            setup = places.cleared(setup, self.state, spot, gone=False)
        self.change(places.put(setup, spot, thing, None if card is None else str(card)), spot)
        self._tell(translate("editor-laid", place=spot.label, thing=places.called(str(thing))))
        if spot in self._panel.fields:
            self._panel.fields[spot].focus()

    def _take(self, spot: Spot, thing: str) -> None:
        if thing == GONE:
            self._gone(spot)
        else:
            self.change(places.taken_away(self._as_it_lies(spot), spot, thing), spot)
            self._tell(translate("editor-taken", place=spot.label, thing=places.called(thing)))
        if spot in self._panel.fields:
            self._panel.fields[spot].focus()

    def _gone(self, spot: Spot) -> None:
        """Remove the card of a place from the structure, or restore it."""
        gone = not places.is_gone(self.state, spot)
        self.change(places.cleared(self._as_it_lies(spot), self.state, spot, gone), spot)

    def _as_it_lies(self, spot: Spot) -> Setup:
        """The setup with defaults made explicit, as a change at a place needs them."""
        if spot.key in ("structure", "tokens") and spot.space:
            return places.laid_out(self.setup, self.state)
        if spot.key == "military_tokens" and not places.is_given(self.setup, spot):
            return {**self.setup, "military_tokens": list(self.state.military_tokens)}
        return self.setup

    def _tell(self, sentence: str) -> None:
        """Show what has happened; screen readers read it."""
        status = f'<div role="status">{html.note(sentence, None)}</div>' if sentence else ""
        self._status.value = status

    def _say(self, sentence: str, meant: Sequence[Correction] = ()) -> None:
        """Show what is wrong, with buttons for suggested corrections."""
        self._controls.say(sentence)
        self._correct(meant)

    def _correct(self, meant: Sequence[Correction]) -> None:
        self._meant.show((one, str(one.label), "") for one in meant[:_MAX_CORRECTIONS])

    def _mean(self, meant: Correction) -> None:
        self._controls.alert.value = ""
        self._correct(())
        meant.call(meant.text)

    def _game_chosen(self, value: tuple[str, ...]) -> None:
        self.change(places.of_game(self.setup, value))

    def _turn_chosen(self, value: str) -> None:
        self.change({**self.setup, "turn": value})

    def _age_chosen(self, value: int) -> None:
        self.change(places.of_age(self.setup, value))

    def _use(self, use: Use) -> None:
        self.possible()
        made = use.make(self)
        if isinstance(made, str):
            self._text.value = html.status(html.to_copy(made))
        else:
            self.open(made)

    def _dropdown(
        self, key: str, options: list[tuple[str, Any]], chosen: Callable[[Any], None]
    ) -> Options:
        made = Options(options=tuple(options), label=Message(key))
        made.on_change(self._controls.guarded(lambda: chosen(made.value)))
        return made


def _games() -> Iterator[tuple[str, tuple[str, ...]]]:
    """The games to choose from: name and expansions."""
    yield translate("editor-base"), ()
    for count in range(1, len(SETS)):
        for sets in combinations(SETS[1:], count):
            yield listed(translate(f"set-{one}") for one in sets), tuple(sorted(sets))


def _can_lie(setup: Setup, spot: Spot, name: str) -> bool:
    try:
        position(**places.put(setup, spot, name))
    except DuelError:
        return False
    return True


def _is_known(spot: Spot, name: str) -> bool:
    try:
        named(spot.slot, name)
    except Mistyped:
        return False
    return True
