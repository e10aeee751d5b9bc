"""Pending choices in a saved game."""

from collections.abc import Sequence

from duel_nb.catalog import CATALOG
from duel_nb.catalog.model import Kind
from duel_nb.engine.choices.table import CHOICES
from duel_nb.engine.effects import divinities
from duel_nb.engine.effects.conspiracies import BuildRemoved
from duel_nb.engine.effects.influence import (
    CAUSES,
    SECTIONS,
    MoveCube,
    PlaceCube,
    RemoveCube,
    SenateActions,
)
from duel_nb.engine.effects.mythology import ChooseToken, PlaceDivinity
from duel_nb.engine.effects.senators import KeepConspiracy, ReturnConspiracy
from duel_nb.engine.effects.wonders import AFTER_CURIA
from duel_nb.engine.saves.values import At, ids, pantheon_id
from duel_nb.engine.state import Pending, State
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.engine.turn.play import STEPS

_MOST_ACTIONS = max(step.actions for step in CATALOG.senate_actions)

#: Choices and steps whose data are plain numbers, with their bounds: what asks for a cube; a
#: section and how many actions are left; a Wonder.
_ABOUT_NUMBERS = {
    PlaceCube.kind: ((0, len(CAUSES) - 1),),
    RemoveCube.kind: ((0, len(CAUSES) - 1),),
    MoveCube.kind: ((0, len(CAUSES) - 1),),
    SenateActions.kind: ((0, len(SECTIONS) - 1), (1, _MOST_ACTIONS)),
    AFTER_CURIA: ((CATALOG.wonder("curia-julia").index,) * 2,),
}


#: Choices whose data are ids of these kinds; those of the others are Progress tokens.
_ABOUT_IDS: dict[str, Kind] = {
    KeepConspiracy.kind: "conspiracy",
    ReturnConspiracy.kind: "conspiracy",
    BuildRemoved.kind: "card",
}


#: Choices whose numbers stand for Divinities.
_ABOUT_DIVINITIES = {
    PlaceDivinity.kind,
    divinities.ActivateByGate.kind,
    divinities.ActivateByTheater.kind,
    divinities.Restack.kind,
    divinities.PUT_BACK,
}


def data_saved(state: State, pending: Pending) -> Sequence[str | int | None]:
    """What a pending choice holds, as ids, places or numbers."""
    if pending.kind == ChooseToken.kind:
        assert state.table is not None
        return [state.table.name(place) for place in pending.data]
    if pending.kind in _ABOUT_DIVINITIES:
        return [pantheon_id(card) for card in pending.data]
    if pending.kind in _ABOUT_NUMBERS:
        return list(pending.data)
    return ids(_ABOUT_IDS.get(pending.kind, "progress"), pending.data)


def read_pending(state: State, data: At, unknown: bool) -> Pending:
    """A pending choice or step; only a view has some that are not known."""
    kind = data.get("kind").one_of(*CHOICES, *STEPS)
    player = PLAYERS.index(data.get("player").one_of(*PLAYERS))
    numbers = data.get("data")
    if kind == ChooseToken.kind:
        return Pending(kind, player, tuple(item.place(state.table) for item in numbers.items()))
    if kind in _ABOUT_DIVINITIES:
        return Pending(kind, player, tuple(item.divinity(unknown) for item in numbers.items()))
    if kind in _ABOUT_NUMBERS:
        bounds = _ABOUT_NUMBERS[kind]
        items = zip(numbers.items(len(bounds)), bounds, strict=True)
        return Pending(
            kind, player, tuple(item.number(least, most) for item, (least, most) in items)
        )
    return Pending(kind, player, numbers.ids(_ABOUT_IDS.get(kind, "progress"), unknown))
