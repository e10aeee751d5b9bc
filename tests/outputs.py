"""The outputs of a notebook cell that ends with an object, as the kernel sends them."""

from __future__ import annotations

from typing import Any

import pytest

from duel_nb.page import cell_output

WIDGET = "application/vnd.jupyter.widget-view+json"


class Page:
    """Collects the outputs of a cell in place of IPython.

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
        """Add an output."""
        self.outputs.append(dict(data))
        self.metadata.append(dict(metadata or {}))
        self._named[display_id] = self.outputs[-1]

    def update_display(
        self, data: dict[str, Any], /, raw: bool, display_id: str, metadata: dict[str, Any]
    ) -> None:
        """Replace an output."""
        named = self._named[display_id]
        named.update(data)
        self.metadata[next(n for n, one in enumerate(self.outputs) if one is named)] = metadata


def outputs_of(thing: Any) -> list[dict[str, Any]]:
    """All outputs of an object, in order."""
    with pytest.MonkeyPatch.context() as patch:
        page = Page()
        patch.setattr(cell_output, "_page", page)
        thing._ipython_display_()
    return page.outputs


def displayed(thing: Any) -> dict[str, Any]:
    """The outputs of an object, one per media type."""
    found: dict[str, Any] = {}
    for output in outputs_of(thing):
        assert not found.keys() & output.keys(), "something is shown twice"
        found |= output
    return found
