"""Consistency checks of a whole position, for `position` and for saved games.

Every position reached by playing passes them.
"""

from duel_nb.engine.consistency.agora import check_senate
from duel_nb.engine.consistency.base import (
    check_box,
    check_cards,
    check_draft,
    check_progress,
    check_structure,
    check_track,
    check_wonders,
)
from duel_nb.engine.consistency.locations import check_places
from duel_nb.engine.consistency.pantheon import check_pantheon
from duel_nb.engine.consistency.stack import check_flow, check_outcome
from duel_nb.engine.state import State
from duel_nb.messages import Message

#: The checks of the components on the table.
_OF_THE_TABLE = (
    check_places,
    check_cards,
    check_box,
    check_wonders,
    check_draft,
    check_progress,
    check_track,
    check_structure,
    check_pantheon,
    check_senate,
)


def problems(state: State) -> list[Message]:
    """Everything that is impossible about a position, as messages; empty for a valid one."""
    # Report a duplicate once.
    wrong = list(dict.fromkeys(problem for check in _OF_THE_TABLE for problem in check(state)))
    # Choices and the outcome can be checked only when everything else is valid.
    return wrong or [*check_flow(state), *check_outcome(state)]
