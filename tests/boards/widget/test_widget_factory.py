"""What the widgets of a board have in common, and that this is never seen."""

from collections import Counter
from itertools import islice

from duel_nb import new_game
from duel_nb.boards.widget import cell_output
from tests.benchmarks.board import Sent, turns
from tests.boards.widget.person import open_menu


def test_no_layout_that_is_shared_is_ever_changed() -> None:
    """A shared layout that changed would hide or show other things as well."""
    sent = Sent(new_game(seed=5))
    board = sent.board
    every = [board.widget, *cell_output.inside(board.widget)]
    layouts = [made.layout for made in every if hasattr(made, "layout")]
    uses = Counter(map(id, layouts))
    shared = {id(layout): layout for layout in layouts if uses[id(layout)] > 1}
    assert len(shared) >= 4
    changes: list[object] = []
    for layout in shared.values():
        layout.observe(changes.append)
    for hit in islice(turns(sent), 12):
        sent.click(hit)
        sent.press()
    for panel, _ in board._panels.chooser.options:
        board.open(panel)
    open_menu(board)
    board.veil_between(True)
    board.undo()
    assert changes == []
