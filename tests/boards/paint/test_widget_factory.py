"""What the widgets of a board have in common, and that this is never seen."""

import asyncio
from collections import Counter
from itertools import islice

import ipywidgets as widgets
import pytest

from duel_nb import new_game
from duel_nb.boards.paint import delay
from duel_nb.boards.paint.widget_factory import WidgetFactory
from duel_nb.boards.widget import cell_output
from tests.benchmarks.board import Sent, turns


def test_what_looks_alike_shares_its_layout_and_its_style() -> None:
    factory = WidgetFactory()
    one = factory.make(widgets.Button, "duel-offer", layout={"width": "auto"}, description="One")
    two = factory.make(widgets.Button, layout={"width": "auto"}, description="Two")
    wide = factory.make(widgets.Button, layout={"width": "100%"})
    text = factory.make(widgets.HTML, layout={"width": "auto"})
    own = factory.make(widgets.HTML, layout=widgets.Layout(width="auto"))
    assert (one.description, one._dom_classes, two._dom_classes) == ("One", ("duel-offer",), ())
    assert one.layout is two.layout is text.layout
    assert len({id(made.layout) for made in (one, wide, own)}) == 3
    assert one.style is wide.style is not text.style
    assert one.style is not WidgetFactory().make(widgets.Button).style


def test_no_layout_that_is_shared_is_ever_changed() -> None:
    """A shared layout that changed would hide or show other things as well."""
    sent = Sent(new_game(seed=5))
    board = sent.board
    every = [board.widget, *cell_output.inside(board.widget)]
    layouts = [made.layout for made in every if hasattr(made, "layout")]
    uses = Counter(map(id, layouts))
    shared = {id(layout): layout for layout in layouts if uses[id(layout)] > 1}
    assert len(shared) >= 5
    changes: list[object] = []
    for layout in shared.values():
        layout.observe(changes.append)
    for hit in islice(turns(sent), 30):
        sent.click(hit)
        sent.press()
    for panel in board._side.chooser.options:
        board.open(panel)
    board._open.value = True
    board.veil_between(True)
    board.undo()
    assert changes == []


def test_what_is_inside_is_closed_when_the_page_has_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delay, "SECONDS", 0.0)
    inner = widgets.Button()
    outer = widgets.HBox([inner])

    async def cell() -> None:
        cell_output.close_all(outer)
        assert (outer.comm is None, inner.comm is None) == (True, False)
        await asyncio.sleep(0.01)

    asyncio.run(cell())
    assert [part.comm for part in (inner, inner.layout, inner.style, outer.layout)] == [None] * 4
