"""What is due, and how a game has ended."""

from collections.abc import Iterator

from duel_nb.engine import draft, military, science, scoring
from duel_nb.engine.ages import LAST_AGE, OPEN_PANTHEON, ChooseWhoBegins
from duel_nb.engine.choice import END_OF_TURN
from duel_nb.engine.consistency.choices import (
    NUMBERED,
    OF_AGORA,
    OF_PANTHEON,
    OF_THE_DRAFT,
    check_choices,
)
from duel_nb.engine.decisions import CHOICES
from duel_nb.engine.effects import divinities
from duel_nb.engine.effects.conspiracies import AFTER_TRIGGER, REVEAL
from duel_nb.engine.effects.influence import MoveCube, PlaceCube, RemoveCube
from duel_nb.engine.effects.mythology import PlaceGate
from duel_nb.engine.effects.pairs import TakeProgress
from duel_nb.engine.effects.wonders import AFTER_CURIA, TRIGGER_UNPREPARED
from duel_nb.engine.state import GameState
from duel_nb.engine.tables import PLAYERS
from duel_nb.engine.victory import rules_the_senate

#: Choices and steps that can be due more than once at a time.
REPEATED = {
    TakeProgress.kind,
    divinities.PUT_BACK,
    PlaceCube.kind,
    RemoveCube.kind,
    MoveCube.kind,
    REVEAL,
}


def check_flow(state: GameState) -> Iterator[str]:
    """What is due: a choice, an ordinary turn, or nothing any more."""
    kinds = [pending.kind for pending in state.stack]
    if state.outcome is not None:
        if kinds:
            yield "a choice is due although the game is over"
        return
    if not state.age:
        if kinds[:1] == [draft.NEXT_PICK] and len(kinds) == 2 and kinds[1] in OF_THE_DRAFT:
            if state.senate is None:
                yield "a choice of Agora is due, which is not in play"
            else:
                yield from check_choices(state)
        elif kinds != [draft.DraftWonder.kind]:
            yield "the players draft Wonders, so just that choice must be due"
        elif state.active != draft.ORDER[state.picks] or state.stack[0].player != state.active:
            yield f"{PLAYERS[draft.ORDER[state.picks]]} is to draft a Wonder now (BASE-DRAFT-02)"
        return
    if not kinds:
        if state.again:
            yield "an extra turn is earned although no turn is being finished"
    elif state.pantheon is None and OF_PANTHEON & set(kinds):
        yield "a choice of Pantheon is due, which is not in play"
        return
    elif state.senate is None and OF_AGORA & set(kinds):
        yield "a choice of Agora is due, which is not in play"
        return
    elif kinds == [OPEN_PANTHEON, PlaceGate.kind]:
        if state.age > 1 or state.present:
            yield "the Gate is placed when Age I is over (PAN-SETUP-06)"
    elif kinds != [ChooseWhoBegins.kind]:
        ends = [kind for kind in kinds if kind in (END_OF_TURN, AFTER_TRIGGER)]
        if ends != kinds[:1] or kinds[-1] not in CHOICES:
            yield "the choices that are due do not fit together"
            return
        once = [k for k in kinds if k not in REPEATED]
        if len(set(once)) < len(once):
            yield "the same choice is due twice"
        if TRIGGER_UNPREPARED in kinds and AFTER_CURIA not in kinds:
            yield "the choices that are due do not fit together"
        if state.stack[0].player != state.active:
            yield f"it is {PLAYERS[state.active]}'s turn that must be finished"
        for kind in (draft.DraftWonder.kind, ChooseWhoBegins.kind, PlaceGate.kind, OPEN_PANTHEON):
            if kind in kinds:
                yield "the choices that are due do not fit together"
    yield from check_choices(state)
    due = state.stack[-1] if kinds else None
    empty = due and (due.kind in NUMBERED or not due.data)
    if due and empty and not CHOICES[due.kind].options(state, due):
        yield "a choice is due and there is nothing to choose (GEN-02)"


def check_outcome(state: GameState) -> Iterator[str]:
    """Whether the game can have ended as it is said."""
    if state.outcome is None:
        return
    outcome = state.outcome
    possible: set[tuple[str | None, str]] = set()
    if outcome.termination == "military" and abs(state.pawn) == military.CAPITAL:
        possible = {("A" if state.pawn > 0 else "B", "BASE-MIL-05")}
    elif outcome.termination == "science":
        wise = [
            player
            for player, city in zip(PLAYERS, state.cities, strict=True)
            if science.is_supreme(city)
        ]
        possible = {(player, "BASE-SCI-06") for player in wise[:1] if len(wise) == 1}
        possible |= {(None, "GEN-05")} if len(wise) == 2 else set()
    elif outcome.termination == "political" and state.senate is not None:
        ruling = [p for i, p in enumerate(PLAYERS) if rules_the_senate(state.senate, i)]
        possible = {(player, "AGO-CTRL-08") for player in ruling}
    elif outcome.termination == "civilian" and state.age == LAST_AGE and not state.present:
        winner, rule = scoring.civilian_winner(state)
        possible = {(None if winner is None else PLAYERS[winner], rule)}
    if (outcome.winner, outcome.rule) not in possible:
        yield f"the game cannot have ended like this: {outcome} ({outcome.rule})"
