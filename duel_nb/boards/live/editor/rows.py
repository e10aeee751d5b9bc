"""The panel beside the board: the contents of the selected places, with buttons and fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from typing import Any

from duel_nb.boards.live.editor.places import NONE, Spot, called
from duel_nb.messages import Message
from duel_nb.page.controls import Controls
from duel_nb.page.elements import Button, Element, Field, Html, RowBox
from duel_nb.words.translate import capitalised, translate


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """The row of one place.

    Attributes:
        spot: the place.
        label: its name.
        lying: its contents, each with the card under it or "".
        options: what can be put there.
        more: label of another button; "" for none.
    """

    spot: Spot
    label: str
    lying: Sequence[tuple[str, str]]
    options: Sequence[str] = ()
    more: str = ""


class PlacePanel:
    """A row for each place: buttons that remove its contents, and a field that completes names.

    Args:
        controls: makes the buttons.
        put: called with a place and what was typed or chosen for it.
        take: called with a place and what to remove.
        more: called with a place whose other button was pressed.

    Attributes:
        element: the panel.
        fields: place -> its field.
        chips: (place, name) -> the button that removes it.
    """

    def __init__(
        self,
        controls: Controls,
        put: Callable[[Spot, str], None],
        take: Callable[[Spot, str], None],
        more: Callable[[Spot], None],
    ) -> None:
        self._controls, self._put, self._take, self._more = controls, put, take, more
        self.fields: dict[Spot, Field] = {}
        self.chips: dict[tuple[Spot, str], Button] = {}
        self.element = Element("duel-list")

    def show(self, rows: Sequence[PlaceRow]) -> None:
        """Show these rows; fields are reused, so that they keep the keyboard focus."""
        kept = {row.spot: self.fields[row.spot] for row in rows if row.spot in self.fields}
        self.fields, self.chips = {}, {}
        self.element.children = tuple(self._row(row, kept.get(row.spot)) for row in rows)

    def _row(self, row: PlaceRow, field: Field | None) -> Element:
        named = Html("duel-row-name", value=f"<b>{escape(row.label)}</b>")
        chips = [self._chip(row, name, under) for name, under in row.lying]
        if field is None:
            field = Field()
            field.on_change(self._controls.guarded(partial(self._typed, row.spot, field)))
        # the tooltip is the accessible name; the list of options would be too long for that
        field.placeholder, field.options = str(row.spot.slot.hint), tuple(row.options)
        field.tip = translate("lying-put", place=row.label)
        self.fields[row.spot] = field
        parts: list[Any] = [named, *chips, field]
        if row.more:
            button = self._controls.button
            parts.append(button(row.more, "", lambda: self._more(row.spot), tip=row.more))
        return RowBox("duel-row", children=parts)

    def _chip(self, row: PlaceRow, name: str, under: str) -> Button:
        text = capitalised(called(name))
        if under:
            text = translate("lying-with", thing=called(name), card=called(under))
        tip = Message("lying-nothing-said")
        if name != NONE:
            tip = Message("lying-take-tip", thing=text)
        take = translate("lying-take", thing=text)
        made = self._controls.button(take, "", lambda: self._take(row.spot, name), tip=str(tip))
        self.chips[row.spot, name] = made
        return made

    def _typed(self, spot: Spot, field: Field) -> None:
        text = field.value.strip()
        if text:
            self._put(spot, text)
