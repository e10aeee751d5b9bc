"""The curtain between two people at one board: it covers what only one of them may see."""

from __future__ import annotations

from collections.abc import Callable

from duel_nb.boards.scene.board import scene
from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.widget_factory import HIDDEN, display
from duel_nb.engine import GameState
from duel_nb.session.table import name_of
from duel_nb.words.translate import translate


class Curtain:
    """Covers the board before the turn of a player who may see more than the other one.

    Args:
        controls: creates the widgets.
        wanted: whether to use it.
        lift: called when that player confirms to be at the board.

    Attributes:
        wanted: whether to use it.
        down: whether the board is covered.
        button: uncovers it.
    """

    def __init__(self, controls: Controls, wanted: bool, lift: Callable[[], None]) -> None:
        self.wanted, self.down = wanted, False
        self.button = controls.button("", "eye", lift, HIDDEN, button_style="primary")

    def alone(self, state: GameState) -> str | None:
        """The player at the board while the other one looks away; None if both may look."""
        return state.to_act if self.wanted and not self.down and _has_secrets(state) else None

    def fall(self, state: GameState, alone: str | None) -> None:
        """Cover a position, unless the player to act is alone at the board."""
        self.down = self.wanted and state.to_act != alone and _has_secrets(state)

    def show(self, state: GameState) -> None:
        """Show the button, labelled for the player to act, if the board is covered."""
        if self.down:
            name = name_of(state, state.to_act or state.turn)
            self.button.description = translate("unveil", who=name)
        display(self.button, self.down)


def _has_secrets(state: GameState) -> bool:
    """Whether the player to act may see something on the board that is not public."""
    if state.to_act is None:
        return False
    own, public = (scene(state.view(who)) for who in (state.to_act, None))
    return {(t.hit, t.label) for t in own.hits()} != {(t.hit, t.label) for t in public.hits()}
