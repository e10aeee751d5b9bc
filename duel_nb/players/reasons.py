"""Why an action is good or bad, in the reasons a person would give.

What an action brings is read off positions: it is played in several worlds of the view, and so is
the opponent's best answer. Reasons are messages; `words` says them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from duel_nb.catalog import RESOURCES
from duel_nb.engine import Action, GameState, apply, legal_actions
from duel_nb.engine.messages import Message
from duel_nb.engine.rules.science import different
from duel_nb.engine.rules.scoring import score
from duel_nb.engine.state.tables import PLAYERS, player_number
from duel_nb.engine.worlds import own_turn, random_world
from duel_nb.players.evaluation import chance

#: In so many worlds of the view an action is looked at.
WORLDS: Final = 6
#: From this share of the worlds on, something is told that does not happen in all of them.
_OFTEN: Final = 0.3
#: What another card must be worth to the opponent, in chance to win, to be told.
_WORTH_TELLING: Final = 0.04
#: Points, and coins, that are worth telling.
_POINTS: Final = 3
_COINS: Final = 4


@dataclass(frozen=True, slots=True)
class _Tried:
    """An action played in a world: the position before, after, and after the best answer."""

    before: GameState
    after: GameState
    answer: Action | None
    answered: GameState | None


def reasons(
    view: GameState, action: Action, seed: int = 0, *, against: Action | None = None
) -> tuple[Message, ...]:
    """Why one would take an action, or, for one that was bettered, what spoke against it.

    Args:
        view: what the player who decides may know.
        action: one of the legal actions.
        seed: decides which worlds are looked at.
        against: a better action; then what ``action`` allows the opponent comes first.

    Returns:
        The reasons, the weightiest first; at least one.
    """
    worlds = [random_world(view, seed + number) for number in range(WORLDS)]
    tried = [_try(world, action) for world in worlds]
    found = _at_once(view, action, tried)
    if against is not None:
        found = _allows(view, action, tried) + found
    else:
        found = found + _stops(view, action, tried)
    if not found or against is None:
        found += _brings(view, action, tried[0])
    return tuple(found) or (Message("reason-best-chance", action=str(action)),)


def _try(world: GameState, action: Action) -> _Tried:
    after = world.copy()
    apply(after, action)
    who = PLAYERS.index(world.to_act or "A")
    if after.to_act is None or after.to_act == PLAYERS[who]:
        return _Tried(world, after, None, None)
    answer, answered = _best_answer(after)
    return _Tried(world, after, answer, answered)


def _best_answer(state: GameState) -> tuple[Action, GameState]:
    """What stands best for the player to act, among the legal actions."""
    best: tuple[float, Action, GameState] | None = None
    for answer in legal_actions(state):
        answered = state.copy()
        apply(answered, answer)
        worth = chance(answered) if state.to_act == "A" else 1 - chance(answered)
        if best is None or worth > best[0]:
            best = worth, answer, answered
    assert best is not None
    return best[1], best[2]


def _name(view: GameState, who: str) -> str:
    return view.names[PLAYERS.index(who)]


def _wins(state: GameState | None, who: str) -> bool:
    """Whether a player has won by a supremacy."""
    end = None if state is None else state.outcome
    return end is not None and end.winner == who and end.termination != "civilian"


# -- what decides the game ---------------------------------------------------------------------


def _at_once(view: GameState, action: Action, tried: Sequence[_Tried]) -> list[Message]:
    """It ends the game, or goes on with a turn of one's own."""
    who, found = view.to_act or "A", []
    ends = [one.after.outcome for one in tried]
    if all(end is not None and end.winner == who for end in ends) and ends[0] is not None:
        found.append(
            Message("reason-wins", action=str(action), outcome=ends[0].message(view.names))
        )
    elif all(one.after.again or _goes_on(one, who) for one in tried):
        found.append(Message("reason-plays-again", action=str(action), who=_name(view, who)))
    if all(one.after.stack and one.after.stack[-1].kind == "progress" for one in tried):
        found.append(Message("reason-pair", action=str(action), who=_name(view, who)))
    return found


def _goes_on(one: _Tried, who: str) -> bool:
    """Whether a new turn of the same player has begun."""
    return one.after.to_act == who and not one.after.stack and one.before.age == one.after.age


def _other(who: str) -> str:
    return PLAYERS[1 - PLAYERS.index(who)]


def _winning_answers(tried: Sequence[_Tried], whom: str) -> list[Action]:
    """The opponent's actions that win in the worlds in which there is one."""
    return [one.answer for one in tried if one.answer and _wins(one.answered, whom)]


def _allows(view: GameState, action: Action, tried: Sequence[_Tried]) -> list[Message]:
    """What the opponent can do after it: win at once, or take a card that it laid open."""
    whom = _other(view.to_act or "A")
    wins = _winning_answers(tried, whom)
    if len(wins) >= _OFTEN * len(tried):
        key = "reason-lets-win" if len(wins) == len(tried) else "reason-may-let-win"
        return [Message(key, action=str(action), whom=_name(view, whom), answer=str(wins[0]))]
    for one in tried:
        card = None if one.answer is None else one.answer.card
        if card is None or one.answer is None or one.answer.kind == "discard":
            continue
        if card.index in _newly_accessible(one) and card.index in _seen(view):
            if _worth_of(one, whom) < _WORTH_TELLING:
                return []
            return [
                Message("reason-uncovers", action=str(action), card=card, whom=_name(view, whom))
            ]
    turned = [one for one in tried if _newly_accessible(one) - _seen(view)]
    if len(turned) == len(tried) and view.age:
        return [Message("reason-turns-up", action=str(action), whom=_name(view, whom))]
    return []


def _stops(view: GameState, action: Action, tried: Sequence[_Tried]) -> list[Message]:
    """It takes away what the opponent would have won with, or would have liked most."""
    who = view.to_act or "A"
    whom, card = _other(who), action.card
    if view.stack or card is None or not view.age:
        return []
    theirs = [_their_turn(one.before, whom) for one in tried]
    wins = [answer for answer, answered in theirs if _wins(answered, whom)]
    left = _winning_answers(tried, whom)
    if wins and len(left) < len(wins):
        return [
            Message("reason-stops", action=str(action), whom=_name(view, whom), answer=str(wins[0]))
        ]
    wanted = [answer.card for answer, _ in theirs if answer.kind == "build"]
    if wanted.count(card) > len(tried) / 2:
        return [Message("reason-denies", action=str(action), card=card, whom=_name(view, whom))]
    return []


def _their_turn(world: GameState, whom: str) -> tuple[Action, GameState]:
    """What the opponent would do if it were their turn now."""
    return _best_answer(own_turn(world, whom))


def _accessible(state: GameState) -> set[int]:
    if state.table is None:
        return set()
    return {state.dealt[place] for place in state.table.accessible(state.present)}


def _newly_accessible(one: _Tried) -> set[int]:
    """The cards that can be taken after an action, and could not before."""
    if one.after.age != one.before.age:
        return set()
    return _accessible(one.after) - _accessible(one.before)


def _seen(view: GameState) -> set[int]:
    return {card for card in view.dealt if card >= 0}


def _worth_of(one: _Tried, whom: str) -> float:
    """What the best answer brings its player, in chance to win."""
    if one.answered is None:
        return 0.0
    gain = chance(one.answered) - chance(one.after)
    return gain if whom == "A" else -gain


# -- what it brings ----------------------------------------------------------------------------


def _brings(view: GameState, action: Action, one: _Tried) -> list[Message]:
    """What a City gains: a symbol, spaces on the military track, goods, points, coins."""
    me = player_number(view.to_act or "A")
    before, after, name = one.before, one.after, _name(view, view.to_act or "A")
    mine, then, said = before.cities[me], after.cities[me], str(action)
    found = []
    moved = (after.pawn - before.pawn) * (1 if me == 0 else -1)
    if moved > 0:
        at = abs(after.pawn)
        found.append(Message("reason-military", action=said, who=name, spaces=moved, left=9 - at))
    if different(then) > different(mine):
        found.append(Message("reason-symbol", action=said, who=name, symbols=different(then)))
    for resource, (had, has) in zip(
        RESOURCES, zip(mine.produced, then.produced, strict=True), strict=True
    ):
        if has > had and not had:
            part = Message(f"resource-{resource}")
            found.append(Message("reason-resource", action=said, who=name, part=part))
    points = _sheet(after, me) - _sheet(before, me)
    if points >= _POINTS:
        found.append(Message("reason-points", action=said, who=name, points=points))
    coins = then.purse - mine.purse
    if coins >= _COINS:
        found.append(Message("reason-coins", action=said, who=name, coins=coins))
    lost = before.cities[1 - me].purse - after.cities[1 - me].purse
    if lost > 1:
        whom = _name(view, _other(view.to_act or "A"))
        found.append(Message("reason-takes-coins", action=said, whom=whom, coins=lost))
    return found


def _sheet(state: GameState, player: int) -> int:
    """Points without those of the treasury and the military track, which are told apart."""
    sheet = score(state, player)
    return sheet.total - sheet.treasury - sheet.military
