"""Lines of play of a puzzle: the solution, and refutations of wrong tries."""

from collections.abc import Sequence
from dataclasses import dataclass

from duel_nb.engine import Action, DuelError, GameState, apply, legal_actions
from duel_nb.engine.rules.box import progress_box
from duel_nb.engine.state.tables import HIDDEN
from duel_nb.engine.worlds import random_world
from duel_nb.players.player import GreedyPlayer
from duel_nb.players.puzzles.goals import Goal
from duel_nb.players.puzzles.prover import Prover


@dataclass(frozen=True, slots=True)
class Line:
    """A line of play from a position.

    Attributes:
        start: the first position; in a refutation, one with the same view but with hidden cards
            that refute the try.
        actions: the actions.
        after: the last position.
    """

    start: GameState
    actions: tuple[Action, ...]
    after: GameState


def solution(state: GameState, goal: Goal) -> Line:
    """A line to the goal in the actual position, against a greedy opponent.

    Raises:
        TooMuch: there are more positions than allowed.
    """
    me, turns = state.turn, 0
    after, actions, greedy = state.copy(), [], GreedyPlayer(0)
    while goal.decided(after, turns, me) is None:
        legal = legal_actions(after)
        if after.to_act == me:
            prover = Prover(after.view(me), goal, turns)
            action = next(one for one in legal if prover.keeps(prover.start, one, turns))
        else:
            assert after.to_act is not None
            action = greedy.choose(after.view(after.to_act), legal)
        active = after.active
        apply(after, action)
        turns += after.active != active
        actions.append(action)
    return Line(state, tuple(actions), after)


def reaches(state: GameState, goal: Goal, played: Sequence[str]) -> Line | None:
    """The line of these actions, if it reaches the goal and every action of the player is good.

    Args:
        state: the first position.
        goal: the goal.
        played: the actions in notation.

    Raises:
        DuelError: an action cannot be played.
        TooMuch: there are more positions than allowed.
    """
    me, turns, after, actions = state.turn, 0, state, list[Action]()
    for words in played:
        action = after.read(words)
        if after.to_act == me:
            prover = Prover(after.view(me), goal, turns)
            if not prover.keeps(prover.start, action, turns):
                return None
        active, after = after.active, after.play(action)
        turns += after.active != active
        actions.append(action)
    reached = goal.decided(after, turns, me)
    return Line(state, tuple(actions), after) if reached else None


def refutation(
    state: GameState, goal: Goal, tried: Sequence[Action], turns: int = 0
) -> Line | None:
    """A line in which a wrong try misses the goal; None if the try is right.

    Args:
        state: the position.
        goal: the goal.
        tried: the player's actions; all but the last one must be good.
        turns: how often the turn has passed before.

    Raises:
        TooMuch: there are more positions than allowed.
    """
    before, me = state, state.turn
    for action in tried[:-1]:
        before = before.play(action)
    prover = Prover(before.view(me), goal, turns)
    if prover.keeps(prover.start, tried[-1], turns):
        return None
    steps = _missed(prover, goal, me, prover.start, tried[-1], turns)
    world = _world(before.view(me), [state for _, state in steps])
    actions = [action for action, _ in steps]
    after = world
    try:
        for action in actions:
            after = after.play(action)
    except DuelError:  # no single world has all that was drawn, so only the try is shown
        return Line(before, (tried[-1],), before.play(tried[-1]))
    return Line(world, tuple(actions), after)


_Steps = list[tuple[Action, GameState]]


def _missed(
    prover: Prover, goal: Goal, me: str, state: GameState, action: Action, turns: int
) -> _Steps:
    """The actions from a bad one until the goal is missed, each with the position after it."""
    for after in prover.after(state, action):
        passed = turns + (after.active != state.active)
        if prover.holds(after, passed):
            continue
        steps = [(action, after)]
        if goal.decided(after, passed, me) is not None:
            return steps
        replies = legal_actions(after)
        mine = after.to_act == me
        if mine and goal.turns is not None and passed == goal.turns - 1:
            return steps  # no action of the player reaches it now
        bad = [one for one in replies if mine or not prover.keeps(after, one, passed)]
        bad.sort(key=lambda one: not _ends(prover, after, one))
        return steps + _missed(prover, goal, me, after, bad[0], passed)
    raise AssertionError("an action that misses nothing is not bad")


def _ends(prover: Prover, state: GameState, action: Action) -> bool:
    """Whether an action always ends the game."""
    return all(after.outcome is not None for after in prover.after(state, action))


def _world(view: GameState, states: Sequence[GameState]) -> GameState:
    """A world of a view that contains everything that was turned up in these positions."""
    seen, drawn = view.copy(), list[int]()
    if states:
        last = states[-1]
        if last.age == view.age:
            seen.dealt = tuple(
                new if old < 0 else old for old, new in zip(view.dealt, last.dealt, strict=True)
            )
        for state in states:
            if state.stack and state.stack[-1].kind == "keep-progress":
                drawn += [token for token in state.stack[-1].among if token not in drawn]
        if seen.senate is not None and last.senate is not None:
            seen.senate.decrees = tuple(
                new if HIDDEN in old and len(new) == len(old) else old
                for old, new in zip(seen.senate.decrees, last.senate.decrees, strict=True)
            )
            for city, then in zip(seen.cities, last.cities, strict=True):
                city.plots = (
                    tuple(
                        old._replace(number=new.number) if old.number < 0 else old
                        for old, new in zip(city.plots, then.plots, strict=False)
                    )
                    or city.plots
                )
    world = random_world(seen, 0)
    rest = [token for token in progress_box(world) if token not in drawn]
    world.script = (*drawn, *rest)
    return world
