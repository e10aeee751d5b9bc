"""The rules engine: positions as values, every refusal and event with its rule."""

from duel_nb.engine.actions import Action
from duel_nb.engine.errors import (
    AmbiguousError,
    DuelError,
    IllegalAction,
    NotationError,
    PositionError,
    Refusal,
    SaveError,
)
from duel_nb.engine.events import Event
from duel_nb.engine.game import GameState, from_json
from duel_nb.engine.position import position
from duel_nb.engine.rules.payment import Line, Payment
from duel_nb.engine.rules.scoring import ScoreSheet
from duel_nb.engine.saves import to_json
from duel_nb.engine.setup import new_game
from duel_nb.engine.state import Decision, Outcome, Place
from duel_nb.engine.state.city import City, WonderSite
from duel_nb.engine.turn.legal import legal_actions
from duel_nb.engine.turn.play import apply, play

__all__ = [
    "Action",
    "AmbiguousError",
    "City",
    "Decision",
    "DuelError",
    "Event",
    "GameState",
    "IllegalAction",
    "Line",
    "NotationError",
    "Outcome",
    "Payment",
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
