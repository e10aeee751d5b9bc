"""What a cell shows that ends with a thing, as the kernel sends it to the page."""

from __future__ import annotations

from typing import Any

import pytest

from duel_nb.boards.widget import cell_output

WIDGET = "application/vnd.jupyter.widget-view+json"


class Page:
    """Takes the outputs of a cell in the place of IPython.

    Attributes:
        outputs: by media type, in their order; one that is updated changes in its place.
        metadata: what is said about each of them.
    """

    def __init__(self) -> None:
        self.outputs: list[dict[str, Any]] = []
        self.metadata: list[dict[str, Any]] = []
        self._named: dict[str, dict[str, Any]] = {}

    def display(
        self,
        data: dict[str, Any],
        /,
        raw: bool,
        display_id: str = "",
        metadata: dict[str, Any] | None = None,
    ) -> None:
        """Show one more output."""
        self.outputs.append(dict(data))
        self.metadata.append(dict(metadata or {}))
        self._named[display_id] = self.outputs[-1]

    def update_display(
        self, data: dict[str, Any], /, raw: bool, display_id: str, metadata: dict[str, Any]
    ) -> None:
        """Show something else in the place of an output."""
        named = self._named[display_id]
        named.update(data)
        self.metadata[next(n for n, one in enumerate(self.outputs) if one is named)] = metadata


def outputs_of(thing: Any) -> list[dict[str, Any]]:
    """What a thing shows, one output after another."""
    with pytest.MonkeyPatch.context() as patch:
        page = Page()
        patch.setattr(cell_output, "_page", page)
        thing._ipython_display_()
    return page.outputs


def displayed(thing: Any) -> dict[str, Any]:
    """What a thing shows, of every media type once."""
    found: dict[str, Any] = {}
    for output in outputs_of(thing):
        assert not found.keys() & output.keys(), "something is shown twice"
        found |= output
    return found
