"""`duel.endings`: what becomes of the game after each action, exactly, when few cards are left."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING

from duel_nb.engine import Action, GameState
from duel_nb.engine.state.tables import opponent_of
from duel_nb.errors import DuelError
from duel_nb.messages import Message
from duel_nb.page.module import STYLE_TAG
from duel_nb.players.exact import MOST_CARDS, MOST_POSITIONS, Ending, exact
from duel_nb.players.player import finished
from duel_nb.quoting import Given, shown
from duel_nb.session.table import name_of, position_in
from duel_nb.words.actions import in_words

if TYPE_CHECKING:
    from duel_nb.boards.live.board import Board


def endings(state: Given[GameState | Board]) -> Endings:
    """What becomes of the game after each action, with best play of both: end a cell with it.

    Both want to win first, then the best margin in points. What the player to act does not know is
    counted as equally likely.

    Args:
        state: a position with at most six cards left in Age III, or a board that shows it.

    Raises:
        DuelError: it is no position, the game is over, or there are too many possibilities.
    """
    position = position_in(state)
    if position is None:
        raise DuelError(Message("endings-no-position", given=shown(state)))
    if position.to_act is None:
        raise DuelError(Message("hint-over"))
    found = finished(exact(position.view(position.to_act), MOST_POSITIONS))
    if found is None:
        raise DuelError(Message("endings-too-many", cards=MOST_CARDS))
    return Endings(position, found)


class Endings:
    """How the game ends after each action, in words, the best first.

    Args:
        state: the position.
        found: the endings by action, for the player to act.

    Attributes:
        found: the same.
    """

    def __init__(self, state: GameState, found: Mapping[Action, Ending]) -> None:
        self._state, self.found = state, found

    def sentences(self) -> tuple[Message, ...]:
        """A sentence for each action."""
        names = self._state.names
        return tuple(
            Message("ending-after", action=in_words(action, names), ending=self._said(ending))
            for action, ending in self.found.items()
        )

    def _said(self, ending: Ending) -> Message:
        """How a game ends: who wins and by how much, as far as that is certain."""
        me = self._state.to_act or self._state.turn
        ahead = ending.chance > 0.5 or (ending.chance == 0.5 and ending.margin >= 0)
        who = name_of(self._state, me if ahead else opponent_of(me))
        if ending.chance not in (0, 0.5, 1) or 0 < ending.supremacy < 1:
            chance = max(ending.chance, 1 - ending.chance)
            percent = Message("percent", number=round(100 * chance))
            return Message("ending-chance", who=who, percent=percent)
        if ending.supremacy:
            return Message("ending-supremacy", who=who)
        if ending.chance == 0.5:
            return Message("ending-shared")
        points = round(abs(ending.margin))
        return Message("ending-points" if points else "ending-blue", who=who, points=points)

    def __repr__(self) -> str:
        return "\n".join(map(str, self.sentences()))

    def _repr_html_(self) -> str:
        rows = "".join(f"<li>{escape(str(one))}</li>" for one in self.sentences())
        return f'{STYLE_TAG}<div class="duel-page"><ul>{rows}</ul></div>'
