"""Why the solution of a puzzle is one: a sentence worked out from its proof."""

from collections import Counter

from duel_nb.engine import Action, GameState, legal_actions
from duel_nb.engine.state.tables import CARDS
from duel_nb.engine.worlds import own_turn
from duel_nb.players.puzzles.goals import Goal, card_taken
from duel_nb.players.puzzles.lines import Line, refutation
from duel_nb.players.puzzles.prover import Proof

#: So many wrong tries are refuted for a reason.
_TRIES = 12

_HOW = {
    "military": "military supremacy",
    "science": "scientific supremacy",
    "political": "political supremacy",
    "civilian": "points",
}


def how(state: GameState) -> str:
    """How a game that is over has been won, such as "military supremacy"."""
    assert state.outcome is not None
    return _HOW[state.outcome.termination]


def reason(state: GameState, goal: Goal, proof: Proof, line: Line) -> str:
    """Why these actions reach the goal and no other does, in one sentence.

    Args:
        state: the position.
        goal: the goal.
        proof: which actions reach it.
        line: the solution.
    """
    match goal.theme:
        case "win-now":
            return _wins_now(state, line)
        case "stop":
            return _stops(state, goal, proof)
        case "uncover":
            return _leaves_covered(state, goal, proof)
        case "two-turns":
            return _threatens(state, goal, line)
    return _counts(state, goal, proof, line)


def _wins_now(state: GameState, line: Line) -> str:
    me, _ = _players(state)
    last = line.actions[-1]
    if len(line.actions) == 1:
        return f'"{last}" wins by {how(line.after)} at once, and nothing else does.'
    begun = ", then ".join(f'"{action}"' for action in line.actions[:-1])
    return (
        f'{begun[:1].upper()}{begun[1:]} lets {me} go on in the same turn, and "{last}" wins by '
        f"{how(line.after)}; every other beginning gives {_players(state)[1]} a turn first."
    )


def _stops(state: GameState, goal: Goal, proof: Proof) -> str:
    _, other = _players(state)
    taken = card_taken(proof.good[0])
    for action in proof.bad:
        # it is not enough that this card is gone
        if taken is not None and card_taken(action) == taken:
            line = refutation(state, goal, [action])
            assert line is not None
            return (
                f"After anything else {other} wins by {how(line.after)}: after "
                f'"{action}", for instance, with "{line.actions[-1]}"{_luck(state, line)}.'
            )
    action, line = _winning(state, goal, proof)
    threat = f'{other} wins by {how(line.after)} with "{action}"{_luck(state, line)}'
    if taken is not None and taken == card_taken(action):
        return f"Unless {CARDS[taken].name} is gone, {threat}."
    return f"After anything else {threat}."


def _leaves_covered(state: GameState, goal: Goal, proof: Proof) -> str:
    _, other = _players(state)
    found = [
        f'after "{tried}" {other} has "{line.actions[-1]}"{_luck(state, line)}'
        for tried, line in _refuted(state, goal, proof)
        if line.after.outcome is not None
    ]
    distinct = list({one.partition(" has ")[2]: one for one in found}.values())[:2]
    return f"Anything else gives {other} the chance to win: {', and '.join(distinct)}."


def _threatens(state: GameState, goal: Goal, line: Line) -> str:
    me, other = _players(state)
    after = state
    for action in line.actions:
        if after.turn != state.turn or after.outcome is not None:
            break
        after = after.play(action)
    if after.outcome is not None:
        return f"{me} wins by {how(line.after)}."
    mine = own_turn(after, state.turn)
    threats = [one for one in legal_actions(mine) if _wins(mine, one, state.turn)]
    if not threats:
        return f"Whatever {other} does, {me} then wins by {how(line.after)}."
    # each card and each Wonder is one threat, whatever is put under it
    named = list({(one.verb, one.subject): f'"{one}"' for one in threats}.values())
    if len(named) == 1:
        return f"Then {me} threatens {named[0]}, and nothing that {other} can do prevents it."
    listed = " and ".join(named[:2]) + (" and more" if len(named) > 2 else "")
    return f"Then {me} threatens {listed}, and {other} cannot prevent all of it."


def _counts(state: GameState, goal: Goal, proof: Proof, line: Line) -> str:
    other = _players(state)[1]
    tried, wrong = next(iter(_refuted(state, goal, proof)))
    return (
        f'It ends {result(line.after, state.turn)} if {other} plays as shown; after "{tried}", '
        f"{result(wrong.after, state.turn)}."
    )


def result(state: GameState, me: str) -> str:
    """How a game has ended, as a player counts it."""
    if state.outcome is None or state.outcome.termination != "civilian":
        return "by " + how(state) if state.outcome is not None else "undecided"
    sheets = state.scores()
    mine, theirs = sheets[me].total, sheets["BA"["AB".index(me)]].total
    blue = " (blue cards decide)" if mine == theirs and state.outcome.winner is not None else ""
    return f"{mine} to {theirs}{blue}"


def _refuted(state: GameState, goal: Goal, proof: Proof) -> list[tuple[Action, Line]]:
    """Wrong tries, one for each answer, with what refutes them."""
    tries = list({goal.answer(action): action for action in reversed(proof.bad)}.values())
    found = []
    for action in tries[::-1][:_TRIES]:
        line = refutation(state, goal, [action])
        assert line is not None
        found.append((action, line))
    return found


def _winning(state: GameState, goal: Goal, proof: Proof) -> tuple[Action, Line]:
    """What the opponent wins with after most of the wrong tries, and a line that shows it."""
    lines = [line for _, line in _refuted(state, goal, proof) if line.after.outcome is not None]
    last = Counter(line.actions[-1] for line in lines).most_common(1)[0][0]
    return last, next(line for line in lines if line.actions[-1] == last)


def _wins(state: GameState, action: Action, me: str) -> bool:
    outcome = state.play(action).outcome
    return outcome is not None and outcome.winner == me


def _luck(state: GameState, line: Line) -> str:
    """What had to turn up for it, if anything had."""
    up = [
        CARDS[line.start.dealt[place]].name
        for place in range(len(state.dealt))
        if not state.face_up >> place & 1 and line.after.face_up >> place & 1
    ]
    used = [name for name in up if any(name in str(action) for action in line.actions)]
    return f" if {' and '.join(used)} turns up" if used else ""


def _players(state: GameState) -> tuple[str, str]:
    """Whose puzzle it is, and the opponent."""
    first, second = state.names
    return (first, second) if state.turn == "A" else (second, first)
