"""Why an action is good or bad, in the reasons a person would give.

What an action brings is read off positions: it is played in several worlds of the view, and so is
the opponent's best answer. Reasons are messages; `words` says them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from duel_nb.catalog import CATALOG, RESOURCES
from duel_nb.engine import Action, GameState, apply, legal_actions
from duel_nb.engine.messages import Message
from duel_nb.engine.rules.science import different
from duel_nb.engine.rules.scoring import score
from duel_nb.engine.state.tables import PLAYERS, player_number
from duel_nb.engine.worlds import own_turn, random_world
from duel_nb.players.evaluation import chance, chance_of, shares
from duel_nb.words.actions import in_words

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


def reasons(view: GameState, action: Action, seed: int = 0) -> tuple[Message, ...]:
    """Why one would take an action.

    Args:
        view: what the player who decides may know.
        action: one of the legal actions.
        seed: decides which worlds are looked at.

    Returns:
        The reasons, the weightiest first; at least one.
    """
    tried = _tried(view, action, seed)
    found = _at_once(view, tried) + _stops(view, action, tried)
    found += _brings(view, tried[0])
    return tuple(found) or (_stands_better(view, tried),)


def drawback(view: GameState, action: Action, better: Action, seed: int = 0) -> Message | None:
    """What an action allows the opponent, which a better action does not; None for nothing."""
    found = _allows(view, _tried(view, action, seed))
    other = _allows(view, _tried(view, better, seed))
    return None if found is None or (other is not None and other.key == found.key) else found


def _tried(view: GameState, action: Action, seed: int) -> list[_Tried]:
    worlds = [random_world(view, seed + number) for number in range(WORLDS)]
    return [_try(world, action) for world in worlds]


def _try(world: GameState, action: Action) -> _Tried:
    after = _after(world, action)
    who = PLAYERS.index(world.to_act or "A")
    if after.to_act is None or after.to_act == PLAYERS[who]:
        return _Tried(world, after, None, None)
    answer, answered = _best_answer(after)
    return _Tried(world, after, answer, answered)


def _best_answer(state: GameState) -> tuple[Action, GameState]:
    """What stands best for the player to act, among the legal actions."""
    best: tuple[float, Action, GameState] | None = None
    for answer in legal_actions(state):
        answered = _after(state, answer)
        worth = chance_of(answered, state.to_act or "B")
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


def _at_once(view: GameState, tried: Sequence[_Tried]) -> list[Message]:
    """It ends the game, or goes on with a turn of one's own."""
    who, found = view.to_act or "A", []
    ends = [one.after.outcome for one in tried]
    if all(end is not None and end.winner == who for end in ends) and ends[0] is not None:
        found.append(Message("reason-wins", outcome=ends[0].message(view.names)))
    elif all(one.after.again or _goes_on(one, who) for one in tried):
        found.append(Message("reason-plays-again", who=_name(view, who)))
    if all(one.after.stack and one.after.stack[-1].kind == "progress" for one in tried):
        found.append(Message("reason-pair", who=_name(view, who)))
    return found


def _goes_on(one: _Tried, who: str) -> bool:
    """Whether a new turn of the same player has begun."""
    return one.after.to_act == who and not one.after.stack and one.before.age == one.after.age


def _other(who: str) -> str:
    return PLAYERS[1 - PLAYERS.index(who)]


def _winning_answers(tried: Sequence[_Tried], whom: str) -> list[Action]:
    """The opponent's actions that win in the worlds in which there is one."""
    return [one.answer for one in tried if one.answer and _wins(one.answered, whom)]


def _allows(view: GameState, tried: Sequence[_Tried]) -> Message | None:
    """What the opponent can do after it: win at once, or take a card that it laid open."""
    name = _name(view, whom := _other(view.to_act or "A"))
    wins = _winning_answers(tried, whom)
    if len(wins) >= _OFTEN * len(tried):
        key = "reason-lets-win" if len(wins) == len(tried) else "reason-may-let-win"
        return Message(key, whom=name, answer=in_words(wins[0]))
    for one in tried:
        card = None if one.answer is None or one.answer.kind == "discard" else one.answer.card
        if card is not None and card.index in _newly_accessible(one) & _seen(view):
            wanted = _worth_of(one, whom) >= _WORTH_TELLING
            return Message("reason-uncovers", card=card, whom=name) if wanted else None
    if view.age and all(_newly_accessible(one) - _seen(view) for one in tried):
        return Message("reason-turns-up", whom=name)
    return None


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
        return [Message("reason-stops", whom=_name(view, whom), answer=in_words(wins[0]))]
    wanted = [answer.card for answer, _ in theirs if answer.kind == "build"]
    if wanted.count(card) > len(tried) / 2:
        return [Message("reason-denies", card=card, whom=_name(view, whom))]
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


def _brings(view: GameState, one: _Tried) -> list[Message]:
    """What a City gains: a symbol, spaces on the military track, goods, points, coins."""
    me = player_number(view.to_act or "A")
    before, after, name = one.before, one.after, _name(view, view.to_act or "A")
    mine, then = before.cities[me], after.cities[me]
    found = []
    moved = (after.pawn - before.pawn) * (1 if me == 0 else -1)
    if moved > 0:
        at = abs(after.pawn)
        found.append(Message("reason-military", who=name, spaces=moved, left=CATALOG.capital - at))
    if different(then) > different(mine):
        found.append(Message("reason-symbol", who=name, symbols=different(then)))
    for resource, (had, has) in zip(
        RESOURCES, zip(mine.produced, then.produced, strict=True), strict=True
    ):
        if has > had and not had:
            part = Message(f"resource-{resource}")
            found.append(Message("reason-resource", who=name, part=part))
    points = _sheet(after, me) - _sheet(before, me)
    if points >= _POINTS:
        found.append(Message("reason-points", who=name, points=points))
    coins = then.purse - mine.purse
    if coins >= _COINS:
        found.append(Message("reason-coins", who=name, coins=coins))
    lost = before.cities[1 - me].purse - after.cities[1 - me].purse
    if lost > 1:
        whom = _name(view, _other(view.to_act or "A"))
        found.append(Message("reason-takes-coins", whom=whom, coins=lost))
    return found


#: What may speak for an action when nothing else does, by kind of figure: how its message is
#: called after "reason-for-".
_FOR: Final = {
    "wonder": "wonder",
    "coins": "purse",
    "first": "goods",
    "more": "goods",
    "any": "goods",
    "price": "price",
    "chains": "chain",
    "move": "tempo",
    "chamber": "senate",
    "decree": "senate",
    "cubes": "senate",
    "conspiracy": "conspiracy",
    "divinity": "divinity",
    "mythology": "divinity",
}


def _stands_better(view: GameState, tried: Sequence[_Tried]) -> Message:
    """What speaks for a position more than for those after the other actions, on average."""
    who, world = view.to_act or "A", tried[0].before
    sign = 1 if who == "A" else -1
    after = [shares(_after(world, one)) for one in legal_actions(world)]
    mine = shares(tried[0].after)
    gains = {
        kind: sign * (mine[kind] - fmean(one[kind] for one in after))
        for kind in _FOR
        if kind in mine
    }
    best = max(gains, key=gains.__getitem__)
    key = f"reason-for-{_FOR[best]}" if gains[best] > _WORTH_TELLING else "reason-best-chance"
    whom = _name(view, _other(who))
    return Message(key, who=_name(view, who), whom=whom)


def _after(world: GameState, action: Action) -> GameState:
    after = world.copy()
    apply(after, action)
    return after


def _sheet(state: GameState, player: int) -> int:
    """Points without those of the treasury and the military track, which are told apart."""
    sheet = score(state, player)
    return sheet.total - sheet.treasury - sheet.military
