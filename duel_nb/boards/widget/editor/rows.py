"""The panel beside the board: the contents of the selected places, with buttons and fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import ipywidgets as widgets

from duel_nb.boards.paint.private_names import with_classes
from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.editor.places import NONE, Spot, called
from duel_nb.messages import Message
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
        controls: creates the buttons.
        put: called with a place and what was typed or chosen for it.
        take: called with a place and what to remove.
        more: called with a place whose other button was pressed.

    Attributes:
        widget: the panel.
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
        self.fields: dict[Spot, widgets.Combobox] = {}
        self.chips: dict[tuple[Spot, str], widgets.Button] = {}
        self.widget = with_classes(widgets.Box, ["duel-list"])

    def show(self, rows: Sequence[PlaceRow]) -> None:
        """Show these rows; fields are reused, so that they keep the keyboard focus."""
        old = tuple(self.widget.children)
        kept = {row.spot: self.fields[row.spot] for row in rows if row.spot in self.fields}
        self.fields, self.chips = {}, {}
        self.widget.children = tuple(self._row(row, kept.get(row.spot)) for row in rows)
        for row in old:
            for part in row.children:
                if part not in kept.values():
                    part.close()
            row.close()

    def _row(self, row: PlaceRow, field: widgets.Combobox | None) -> widgets.Box:
        named = with_classes(widgets.HTML, ["duel-row-name"], value=f"<b>{escape(row.label)}</b>")
        chips = [self._chip(row, name, under) for name, under in row.lying]
        if field is None:
            field = widgets.Combobox(
                continuous_update=False,
                layout=widgets.Layout(flex="1 1 90px", min_width="80px", width="auto"),
            )
            field.observe(
                self._controls.guarded(lambda change: self._typed(row.spot, change)), "value"
            )
        # the tooltip is the accessible name; the list of options would be too long for that
        field.placeholder, field.options = str(row.spot.slot.hint), tuple(row.options)
        field.tooltip = translate("lying-put", place=row.label)
        self.fields[row.spot] = field
        parts: list[Any] = [named, *chips, field]
        if row.more:
            button = self._controls.button
            parts.append(button(row.more, "", lambda: self._more(row.spot), tooltip=row.more))
        return with_classes(widgets.Box, ["duel-row"], children=parts)

    def _chip(self, row: PlaceRow, name: str, under: str) -> widgets.Button:
        text = capitalised(called(name))
        if under:
            text = translate("lying-with", thing=called(name), card=called(under))
        tip = Message("lying-nothing-said")
        if name != NONE:
            tip = Message("lying-take-tip", thing=text)
        take = translate("lying-take", thing=text)
        made = self._controls.button(take, "", lambda: self._take(row.spot, name), tooltip=str(tip))
        self.chips[row.spot, name] = made
        return made

    def _typed(self, spot: Spot, change: dict[str, Any]) -> None:
        text = str(change["new"]).strip()
        if text:
            self._put(spot, text)
