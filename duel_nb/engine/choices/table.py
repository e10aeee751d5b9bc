"""All kinds of pending choices, by the name they have on a state's stack."""

from duel_nb.engine.choices.choice import Choice
from duel_nb.engine.effects import conspiracies, divinities
from duel_nb.engine.effects.ages import ChooseWhoBegins
from duel_nb.engine.effects.draft import DraftWonder
from duel_nb.engine.effects.influence import MoveCube, PlaceCube, RemoveCube, SenateActions
from duel_nb.engine.effects.mythology import ChooseToken, PlaceDivinity, PlaceGate
from duel_nb.engine.effects.pairs import TakeProgress
from duel_nb.engine.effects.senators import Conspirator, KeepConspiracy, ReturnConspiracy
from duel_nb.engine.effects.wonders import (
    BuildFromDiscard,
    DiscardBrown,
    DiscardGrey,
    KeepProgress,
)
from duel_nb.engine.messages import plain
from duel_nb.engine.state import Decision, Pending, State
from duel_nb.engine.state.tables import PLAYERS

_ALL: tuple[Choice, ...] = (
    DraftWonder(),
    ChooseWhoBegins(),
    TakeProgress(),
    DiscardBrown(),
    DiscardGrey(),
    BuildFromDiscard(),
    KeepProgress(),
    PlaceDivinity(),
    ChooseToken(),
    PlaceGate(),
    *(choice() for choice in divinities.ALL),
    PlaceCube(),
    RemoveCube(),
    MoveCube(),
    SenateActions(),
    Conspirator(),
    KeepConspiracy(),
    ReturnConspiracy(),
    *(choice() for choice in conspiracies.ALL),
)

CHOICES: dict[str, Choice] = {choice.kind: choice for choice in _ALL}


def describe(state: State, pending: Pending) -> Decision:
    """A pending choice as people read it."""
    choice = CHOICES[pending.kind]
    text, rule = choice.text(state, pending), choice.rule_of(state, pending)
    return Decision(pending.kind, PLAYERS[pending.player], plain(text), rule)
