"""Validate the stack of pending choices, and the outcome."""

from collections.abc import Iterator
from itertools import pairwise

from duel_nb.engine import changes
from duel_nb.engine.choices import CHOICES
from duel_nb.engine.consistency.pending import (
    OF_AGORA,
    OF_BOTH,
    OF_PANTHEON,
    OF_THE_DRAFT,
    check_choices,
)
from duel_nb.engine.effects import ages, pantheon, supremacy
from duel_nb.engine.effects.ages import OPEN_PANTHEON
from duel_nb.engine.effects.agora import AFTER_TRIGGER, REVEAL
from duel_nb.engine.effects.pantheon import empty_spaces
from duel_nb.engine.effects.verbs import GO_ON, PHASES, choice_of
from duel_nb.engine.rules import scoring
from duel_nb.engine.state import END_OF_TURN, State, table_of
from duel_nb.engine.state.tables import LAST_AGE, PLAYERS
from duel_nb.messages import Message

#: Choices and steps that may be on the stack more than once.
REPEATED = {*OF_BOTH, pantheon.PUT_BACK, REVEAL}

#: Choices of Turn of Events: each waits until uncovered cards are turned up (AGO-CX-11).
TURN_OF_EVENTS = {"turn-of-events", "turn-of-events-again"}

#: Choices that may lie below others; all others are always on top of the stack.
WAITING = REPEATED | TURN_OF_EVENTS | {"senate-actions", "neptune-apply"}
WAITING |= {choice_of(effect, thing) for thing in PHASES for effect in PHASES[thing].asked[1:]}

#: Choices and steps of the draft, and between two Ages.
OUTSIDE_TURNS = {"draft", ages.NEXT_PICK, "begin", "place-gate", OPEN_PANTHEON}

#: The steps that must lie directly below a choice or step, because they follow it.
UNDER: dict[str, tuple[str, ...]] = {
    "curia-julia": (GO_ON,),
    "turn-of-events-again": (REVEAL,),
    "turn-of-events": (REVEAL, "turn-of-events-again", REVEAL),
}


def check_flow(state: State) -> Iterator[Message]:
    """The stack: a choice, an ordinary turn, or nothing once the game is over."""
    kinds = [pending.kind for pending in state.stack]
    if state.outcome is not None:
        if kinds:
            yield Message("wrong-due-after-end")
        return
    if state.again and kinds[:1] != [END_OF_TURN]:
        yield Message("wrong-extra-turn")
    if state.pantheon is None and OF_PANTHEON & set(kinds):
        yield Message("wrong-due-of-pantheon")
    elif state.senate is None and OF_AGORA & set(kinds):
        yield Message("wrong-due-of-agora")
    elif not state.age:
        yield from _of_the_draft(state, kinds)
    elif kinds == [OPEN_PANTHEON, "place-gate"]:
        if state.age > 1 or state.present or len(empty_spaces(state)) < 2:
            yield Message("wrong-gate-placed")
        yield from _between_ages(state)
    elif kinds == ["begin"]:
        table = table_of(state)
        as_dealt = (table.full, table.dealt_face_up)
        if state.age == 1 or (state.present, state.face_up) != as_dealt:
            yield Message("wrong-who-begins")
        yield from _between_ages(state)
    elif kinds:
        yield from _of_a_turn(state, kinds)


def _of_the_draft(state: State, kinds: list[str]) -> Iterator[Message]:
    """The next pick is due, or a choice of the Wonder just picked."""
    if kinds[:1] == [ages.NEXT_PICK] and len(kinds) == 2 and kinds[1] in OF_THE_DRAFT:
        picked = ages.DRAFT_ORDER[state.picks - 1]
        if not state.picks or any(pending.player != picked for pending in state.stack):
            yield Message("wrong-just-drafted", who=PLAYERS[picked])
        yield from check_choices(state)
    elif kinds != ["draft"]:
        yield Message("wrong-due-in-draft")
    elif len(state.offer) < 2:
        yield Message("wrong-last-of-group")
    elif state.active != ages.DRAFT_ORDER[state.picks] or state.stack[0].player != state.active:
        yield Message("wrong-drafter", who=PLAYERS[ages.DRAFT_ORDER[state.picks]])


def _between_ages(state: State) -> Iterator[Message]:
    """Between two Ages the militarily weaker player chooses (BASE-AGE-03)."""
    chooser = ages.weaker(state)
    if any(pending.player != chooser or pending.among for pending in state.stack):
        yield Message("wrong-chooser", who=PLAYERS[chooser])
    if state.senate is not None and not state.senate.may_trigger:
        yield Message("wrong-trigger-used")


def _of_a_turn(state: State, kinds: list[str]) -> Iterator[Message]:
    """Below all choices lies the step that ends the turn, or continues it after a Conspiracy."""
    if not _in_order(kinds):
        yield Message("wrong-due-together")
        return
    once = [kind for kind in kinds if kind not in REPEATED]
    if len(set(once)) < len(once):
        yield Message("wrong-due-twice")
    if state.stack[0].player != state.active:
        yield Message("wrong-turn", who=PLAYERS[state.active])
        return
    wrong = [*check_choices(state)]
    yield from wrong
    due = state.stack[-1]
    if not wrong and not due.among and not CHOICES[due.kind].options(state, due):
        yield Message("wrong-nothing-to-choose")


def _in_order(kinds: list[str]) -> bool:
    """Whether choices and steps of these kinds can lie on each other during a turn."""
    ends_once = [kind for kind in kinds if kind in (END_OF_TURN, AFTER_TRIGGER)] == kinds[:1]
    asks_last = kinds[-1] in CHOICES
    in_a_turn = OUTSIDE_TURNS.isdisjoint(kinds)
    lower_wait = all(kind in WAITING for kind in kinds[:-1] if kind in CHOICES)
    reveals = all(above == REVEAL for kind, above in pairwise(kinds) if kind in TURN_OF_EVENTS)
    follow = all(_follows(kinds, at) for at in range(len(kinds)))
    return ends_once and asks_last and in_a_turn and lower_wait and reveals and follow


def _follows(kinds: list[str], at: int) -> bool:
    """Whether the steps that a choice or step follows lie directly below it."""
    under = UNDER.get(kinds[at], ())
    return tuple(kinds[max(0, at - len(under)) : at]) == under


def check_outcome(state: State) -> Iterator[Message]:
    """Whether the position allows the outcome."""
    if state.outcome is None:
        return
    outcome, ended = state.outcome, state.copy()
    supremacy.test(ended)
    at_once = ended.outcome is not outcome
    by_points = not at_once and state.age == LAST_AGE and not state.present
    if by_points:
        changes.end_game(ended, "civilian", *scoring.civilian_winner(ended))
    if not (at_once or by_points) or ended.outcome != outcome:
        yield Message("wrong-outcome", outcome=outcome.message(), rule=outcome.rule)
