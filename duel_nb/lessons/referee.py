"""`duel.referee`: ask what is legal, what it costs, and which rule says so.

The form is imported when it is shown: it needs ipywidgets, half a second for which nobody should
wait who asks in words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duel_nb.engine import Action, DuelError, GameState, position
from duel_nb.engine.messages import Listed, Message
from duel_nb.engine.position.said import said
from duel_nb.lessons.answers import Answer
from duel_nb.lessons.rulings import Rulings
from duel_nb.lessons.told_rulings import ToldRulings

if TYPE_CHECKING:
    from duel_nb.lessons.referee_form import RefereeForm


def referee(game: object = None, /, *, teacher: bool = False, **setup: Any) -> Referee:
    """A referee for a position: ask it, or show it at the end of a notebook cell to fill it in.

    It answers as far as the player who asks can know: of a card that will be turned up or drawn it
    says just that.

    Args:
        game: a position, or a board, a scenario that is shown or anything else with a ``state``.
        teacher: whether its answers name what lies face down, too.
        setup: instead of a game, what matters of a position, as for `duel_nb.position`; what is not
            given is unknown, and no part of an answer.

    Raises:
        PositionError: something unknown (with the nearest match) or impossible.
        TypeError: both a game and names are given, or something that is no game.
        DuelError: the position is a player's view.
    """
    if game is None:
        return Referee(position(**setup), setup, teacher=teacher)
    if setup:
        raise TypeError(Message("game-or-keywords", keywords=Listed(*setup, last="or")))
    state = getattr(game, "state", game)
    if not isinstance(state, GameState):
        raise TypeError(Message("referee-no-position", type=type(game).__name__))
    if state.viewer is not None:
        raise DuelError(Message("referee-of-view"))
    return Referee(state, teacher=teacher)


class Referee(Rulings):
    """Answers questions about one position; in a notebook it shows itself as a form to fill in."""

    _form: RefereeForm | None = None

    def can(self, player: str, action: str | Action) -> Answer:
        """See `Rulings.can`; of what was not given the answer says nothing."""
        told = self.told
        return super().can(player, action) if told is None else told.can(player, action)

    def cost(self, thing: str, player: str | None = None) -> Answer:
        """See `Rulings.cost`; of what was not given the answer says nothing."""
        told = self.told
        return super().cost(thing, player) if told is None else told.cost(thing, player)

    def moves(self, player: str | None = None) -> Answer:
        """See `Rulings.moves`; cards that were not given are left out."""
        told = self.told
        return super().moves(player) if told is None else told.moves(player)

    @property
    def told(self) -> ToldRulings | None:
        """Who answers for a position that was set up from names; None for one of a game."""
        return None if self.of_game else ToldRulings(said(self.setup or {}), teacher=self.teacher)

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
