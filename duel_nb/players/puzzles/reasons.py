"""Explain why the solution of a puzzle works, from its proof."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import accumulate

from duel_nb.catalog import Card
from duel_nb.engine import Action, DuelError, GameState, legal_actions
from duel_nb.engine.state.tables import CARDS, opponent_of
from duel_nb.engine.worlds import own_turn, random_world
from duel_nb.messages import Listed, Message, Part
from duel_nb.players.puzzles.goals import Goal, card_taken
from duel_nb.players.puzzles.lines import Line, refutation
from duel_nb.players.puzzles.prover import Proof
from duel_nb.words.actions import line_in_words

#: How many wrong tries are refuted to find a reason.
_TRIES = 12

#: In how many sampled worlds a threat must be there.
_WORLDS = 6

#: How many wrong tries that uncover a card are mentioned.
_CHANCES = 2


def reason(state: GameState, goal: Goal, proof: Proof, line: Line) -> Message:
    """Why these actions reach the goal and no others do, in one sentence."""
    match goal.theme:
        case "win-now":
            return _wins_now(state, line)
        case "stop":
            return _stops(state, goal, proof)
        case "uncover":
            return _leaves_covered(state, goal, proof)
        case "two-turns":
            return _threatens(state, line)
    return _counts(state, goal, proof, line)


def ways_to_win(why: Message) -> frozenset[str]:
    """The supremacies mentioned in a reason: "military", "science", "political"."""
    return frozenset(_ways(why))


def _ways(message: Message) -> Iterator[str]:
    for name, part in message.parts.items():
        if name == "won":
            yield str(part)
        elif isinstance(part, Message):
            yield from _ways(part)


def _wins_now(state: GameState, line: Line) -> Message:
    me, other = _players(state)
    *begun, last = line.actions
    won, action = _won(line.after), line_in_words([last])
    if not begun:
        return Message("puzzle-why-at-once", action=action, won=won)
    first = line_in_words(begun)
    return Message("puzzle-why-same-turn", begun=first, me=me, action=action, won=won, other=other)


def _stops(state: GameState, goal: Goal, proof: Proof) -> Message:
    _, other = _players(state)
    taken = card_taken(proof.good[0])
    for action in proof.bad:
        # taking this card is not enough
        if taken is not None and card_taken(action) == taken:
            line = refutation(state, goal, [action])
            assert line is not None
            tried = line_in_words([action])
            win = _wins_with(state, line)
            return Message("puzzle-why-not-enough", {"other": other, "tried": tried, **win})
    action, line = _winning(state, goal, proof)
    win = _wins_with(state, line)
    if taken is not None and taken == card_taken(action):
        card = CARDS[taken]
        return Message("puzzle-why-unless-gone", {"other": other, "card": card, **win})
    return Message("puzzle-why-anything-else", {"other": other, **win})


def _leaves_covered(state: GameState, goal: Goal, proof: Proof) -> Message:
    _, other = _players(state)
    found: dict[tuple[Action, tuple[Card, ...]], Message] = {}
    for tried, line in _refuted(state, goal, proof):
        if line.after.outcome is not None:
            # tries with the same refutation are mentioned once
            win = {"action": line_in_words([line.actions[-1]]), **_luck(state, line)}
            key = line.actions[-1], tuple(_turned_up(state, line))
            parts = {"tried": line_in_words([tried]), "other": other, **win}
            found[key] = Message("puzzle-why-chance", parts)
    mentioned: list[Part] = [*found.values(), "", ""]
    one, two = mentioned[:_CHANCES]
    chances = min(len(found), _CHANCES)
    return Message("puzzle-why-uncovers", other=other, chances=chances, one=one, two=two)


def _threatens(state: GameState, line: Line) -> Message:
    me, other = _players(state)
    own, after = list[Action](), state
    for action in line.actions:
        if after.turn != state.turn or after.outcome is not None:
            break
        own.append(action)
        after = after.play(action)
    if after.outcome is not None:
        return Message("puzzle-why-wins", me=me, won=_won(line.after))
    threats = _threats(state, own)
    if not threats:
        return Message("puzzle-why-whatever", other=other, me=me, won=_won(line.after))
    # a Wonder is one threat, with any card under it
    named = list({(one.verb, one.subject): one for one in threats}.values())
    first, second = line_in_words(named[:1]), line_in_words(named[:2][-1:])
    count = len(named)
    return Message(
        "puzzle-why-threatens", me=me, other=other, threats=count, first=first, second=second
    )


def _threats(state: GameState, own: Sequence[Action]) -> list[Action]:
    """What wins in the player's next turn after these actions, whatever lies face down."""
    me, view = state.turn, state.view(state.turn)
    found: list[list[Action]] = []
    for world in (state, *(random_world(view, number) for number in range(_WORLDS))):
        try:
            after = reduce(GameState.play, own, world)
        except DuelError:  # something else has turned up
            return []
        mine = own_turn(after, me)
        found.append([one for one in legal_actions(mine) if _wins(mine, one, me)])
    first, *others = found
    return [one for one in first if all(one in other for other in others)]


def _counts(state: GameState, goal: Goal, proof: Proof, line: Line) -> Message:
    tried, wrong = next(iter(_refuted(state, goal, proof)))
    return Message(
        "puzzle-why-counts" if _acts(opponent_of(state.turn), line) else "puzzle-why-counts-alone",
        end=_result(line.after, state.turn),
        tried=line_in_words([tried]),
        instead=_result(wrong.after, state.turn),
    )


def _acts(who: str, line: Line) -> bool:
    """Whether a player, "A" or "B", acts in a line."""
    before = accumulate(line.actions[:-1], GameState.play, initial=line.start)
    return any(state.to_act == who for state in before)


def _result(state: GameState, me: str) -> Message:
    """The result of a game from a player's point of view."""
    end = state.outcome
    assert end is not None  # this theme is played to the end of the game
    if end.termination != "civilian" and end.winner is not None:
        who = state.names["AB".index(end.winner)]
        return Message("puzzle-end-supremacy", won=end.termination, who=who)
    sheets = state.scores()
    mine, theirs = sheets[me].total, sheets[opponent_of(me)].total
    blue = mine == theirs and end.winner is not None
    return Message("puzzle-end-blue" if blue else "puzzle-end", mine=mine, theirs=theirs)


def _refuted(state: GameState, goal: Goal, proof: Proof) -> list[tuple[Action, Line]]:
    """Wrong tries, one for each answer, with their refutations."""
    tries = list({goal.answer(action): action for action in reversed(proof.bad)}.values())
    found = []
    for action in tries[::-1][:_TRIES]:
        line = refutation(state, goal, [action])
        assert line is not None
        found.append((action, line))
    return found


def _winning(state: GameState, goal: Goal, proof: Proof) -> tuple[Action, Line]:
    """The action that wins for the opponent after most wrong tries, and a line with it."""
    lines = [line for _, line in _refuted(state, goal, proof) if line.after.outcome is not None]
    last = Counter(line.actions[-1] for line in lines).most_common(1)[0][0]
    return last, next(line for line in lines if line.actions[-1] == last)


def _wins(state: GameState, action: Action, me: str) -> bool:
    outcome = state.play(action).outcome
    return outcome is not None and outcome.winner == me


def _won(state: GameState) -> str:
    """How a finished game was won, such as "military"."""
    assert state.outcome is not None
    return state.outcome.termination


def _wins_with(state: GameState, line: Line) -> dict[str, Part]:
    """How the opponent wins in a line, with which action, and which cards turned up for it."""
    action = line_in_words([line.actions[-1]])
    return {"won": _won(line.after), "action": action, **_luck(state, line)}


def _luck(state: GameState, line: Line) -> dict[str, Part]:
    """The cards that had to be turned up for a line."""
    used = _turned_up(state, line)
    return {"count": len(used), "cards": Listed(*used, last="and")}


def _turned_up(state: GameState, line: Line) -> list[Card]:
    """The cards turned up in a line that its last action names, or that an earlier one builds.

    A card that only goes under something could be another one.
    """
    up = [
        CARDS[line.start.dealt[place]]
        for place in range(len(state.dealt))
        if not state.face_up >> place & 1 and line.after.face_up >> place & 1
    ]
    *earlier, last = line.actions
    used = [last.card, *(one.card for one in earlier if one.verb in ("build", "recruit"))]
    return [card for card in up if card in used]


def _players(state: GameState) -> tuple[str, str]:
    """The names of the player and the opponent."""
    first, second = state.names
    return (first, second) if state.turn == "A" else (second, first)
