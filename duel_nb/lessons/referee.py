"""`duel.referee`: ask what is legal, what it costs, and which rule says so.

The form is imported when it is shown: it needs ipywidgets, half a second for which nobody should
wait who asks in words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duel_nb.boards.drawing.labels import listed
from duel_nb.engine import DuelError, GameState, position
from duel_nb.lessons.rulings import Rulings

if TYPE_CHECKING:
    from duel_nb.lessons.referee_form import RefereeForm


def referee(game: object = None, /, *, teacher: bool = False, **setup: Any) -> Referee:
    """A referee for a position: ask it, or show it at the end of a notebook cell to fill it in.

    It answers as far as the player who asks can know: of a card that will be turned up or drawn it
    says just that.

    Args:
        game: a position, or a board, a scenario that is shown or anything else with a ``state``.
        teacher: whether its answers name what lies face down, too.
        setup: instead of a game, what matters of a position, as for `duel_nb.position`.

    Raises:
        PositionError: something unknown (with the nearest match) or impossible.
        TypeError: both a game and names are given, or something that is no game.
        DuelError: the position is a player's view.
    """
    if game is None:
        return Referee(position(**setup), setup, teacher=teacher)
    if setup:
        raise TypeError(f"Give a game or {listed(setup, 'or')}, not both.")
    state = getattr(game, "state", game)
    if not isinstance(state, GameState):
        raise TypeError(f"A referee needs a position of the game, not {type(game).__name__}.")
    if state.viewer is not None:
        raise DuelError("A referee needs the game itself, not what one player knows of it.")
    return Referee(state, teacher=teacher)


class Referee(Rulings):
    """Answers questions about one position; in a notebook it shows itself as a form to fill in."""

    _form: RefereeForm | None = None

    @property
    def form(self) -> RefereeForm:
        """The form that was shown last."""
        return self._form if self._form is not None else self._new_form()

    def _ipython_display_(self) -> None:
        """Show the form; for a notebook without its kernel a picture of the position."""
        from duel_nb.boards.paint.text import summary
        from duel_nb.boards.widget.cell_output import CellOutput
        from duel_nb.lessons.page import picture

        CellOutput(
            self._new_form().widget,
            self.text,
            picture=lambda: picture(self.shown),
            shows=lambda: summary(self.shown),
        )

    def _new_form(self) -> RefereeForm:
        from duel_nb.lessons.referee_form import RefereeForm

        self._form = RefereeForm(self)
        return self._form
