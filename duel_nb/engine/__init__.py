"""The rules engine: positions as values, every refusal and event with its rule."""

import copyreg
from dataclasses import fields
from typing import Any

from duel_nb.engine.actions import Action
from duel_nb.engine.errors import (
    AmbiguousError,
    IllegalAction,
    NotationError,
    PositionError,
    Refusal,
    SaveError,
)
from duel_nb.engine.events import Event
from duel_nb.engine.game import GameState, from_json
from duel_nb.engine.position import position
from duel_nb.engine.rules.payment import Payment, PaymentLine
from duel_nb.engine.rules.scoring import ScoreSheet
from duel_nb.engine.saves import to_json
from duel_nb.engine.setup import new_game
from duel_nb.engine.state import Config, Decision, Outcome, Place
from duel_nb.engine.state.city import City, ConspiracySite, WonderSite
from duel_nb.engine.state.senate import ChamberState
from duel_nb.engine.turn.legal import legal_actions
from duel_nb.engine.turn.play import apply, play
from duel_nb.errors import DuelError

#: Frozen classes, pickled as a call of the class with their fields.
_FROZEN = (
    ChamberState,
    Config,
    ConspiracySite,
    Decision,
    Outcome,
    Payment,
    Place,
    Refusal,
    ScoreSheet,
    WonderSite,
)


def _by_fields(value: Any) -> tuple[type, tuple[object, ...]]:
    return type(value), tuple(getattr(value, field.name) for field in fields(value))


# In the compiled form a frozen object cannot be filled after construction, as unpickling would do.
for _kind in _FROZEN:
    copyreg.pickle(_kind, _by_fields)


__all__ = [
    "Action",
    "AmbiguousError",
    "City",
    "Decision",
    "DuelError",
    "Event",
    "GameState",
    "IllegalAction",
    "NotationError",
    "Outcome",
    "Payment",
    "PaymentLine",
    "Place",
    "PositionError",
    "Refusal",
    "SaveError",
    "ScoreSheet",
    "WonderSite",
    "apply",
    "from_json",
    "legal_actions",
    "new_game",
    "play",
    "position",
    "to_json",
]
