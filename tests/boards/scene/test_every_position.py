"""What holds for the board of every position that the other tests look at."""

from __future__ import annotations

import pytest

from duel_nb.boards.scene.board import scene
from tests.boards import agora_positions, pantheon_positions, positions
from tests.boards.checks import check, clickable, every_layout, shown

EVERY = {
    f"{module.__name__.rpartition('.')[2]}: {name}": state
    for module in (positions, pantheon_positions, agora_positions)
    for name, state in module.every().items()
}


@pytest.mark.parametrize("name", EVERY)
@every_layout
def test_all_is_on_the_board_can_be_read_and_clicked(name: str, layout: str) -> None:
    state = EVERY[name]
    check(shown(state), layout)
    scene(shown(state), theme="dark", prices=True, layout=layout)
    for who in ("A", "B", None):
        clickable(scene(state.view(who), layout=layout))
