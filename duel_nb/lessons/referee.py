"""`duel.referee`: ask what is legal, what it costs, and which rule says so.

The form is imported lazily: it needs widgets, which take half a second.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duel_nb.arguments import switch
from duel_nb.engine import DuelError, position
from duel_nb.lessons.editor import state_given
from duel_nb.lessons.rulings.rulings import Rulings
from duel_nb.messages import Message

if TYPE_CHECKING:
    from duel_nb.lessons.referee_form import RefereeForm


def referee(game: object = None, /, *, teacher: bool = False, **setup: Any) -> Referee:
    """A referee for a position: ask it in code, or end a notebook cell with it for a form.

    Its answers use only what the player who asks can know: a card that will be turned up or drawn
    is not named.

    Args:
        game: a position, or a board, a shown scenario or anything else with a ``state``.
        teacher: whether its answers name face-down cards, too.
        setup: instead of a game, keywords as for `duel_nb.position`; what is missing is unknown,
            see `Rulings`.

    Raises:
        PositionError: something unknown (with the nearest match) or impossible.
        DuelError: both a game and keywords, something that is not a game, or a player's view.
    """
    switch("teacher", teacher)
    if game is None:
        return Referee(position(**setup), setup, teacher=teacher)
    state = state_given(game, setup, "referee-no-position")
    if state.viewer is not None:
        raise DuelError(Message("referee-of-view"))
    return Referee(state, teacher=teacher)


class Referee(Rulings):
    """Answers questions about one position; in a notebook it is shown as a form."""

    _form: RefereeForm | None = None

    @property
    def form(self) -> RefereeForm:
        """The form shown last."""
        return self._form if self._form is not None else self._new_form()

    def _ipython_display_(self) -> None:
        """Show the form, with a picture of the position for a notebook without its kernel."""
        from duel_nb.lessons.page import picture
        from duel_nb.page.cell_output import CellOutput
        from duel_nb.session.text import summary

        CellOutput(
            self._new_form().element,
            self.text,
            picture=lambda: picture(self.shown),
            shows=lambda: summary(self.shown),
        )

    def _new_form(self) -> RefereeForm:
        from duel_nb.lessons.referee_form import RefereeForm

        self._form = RefereeForm(self)
        return self._form
