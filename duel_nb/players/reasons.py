"""Reasons why an action is good or bad, as a person would give them.

They are found by playing the action, and the opponent's best answer, in several sampled worlds of
the view. Reasons are messages for `duel_nb.words`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from duel_nb.catalog import CATALOG, RESOURCES
from duel_nb.engine import Action, GameState, legal_actions
from duel_nb.engine.rules.science import different
from duel_nb.engine.rules.scoring import score
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.engine.worlds import own_turn, random_world
from duel_nb.messages import Message
from duel_nb.players.evaluation import chance, chance_of, shares
from duel_nb.players.player import after_action
from duel_nb.words.actions import in_words

#: How many worlds of the view are sampled.
WORLDS: Final = 6
#: The least share of the worlds in which a danger must occur to be a reason.
_OFTEN: Final = 0.3
#: The least effects that are a reason: in chance to win, points and coins.
_CHANCE: Final = 0.04
_POINTS: Final = 3
_COINS: Final = 4


@dataclass(frozen=True, slots=True)
class _Trial:
    """An action played in a world: the position before, after, and after the best answer."""

    before: GameState
    after: GameState
    answer: Action | None
    answered: GameState | None


def reasons(view: GameState, action: Action, seed: int = 0) -> tuple[Message, ...]:
    """Reasons for an action.

    Args:
        view: the view of the player to act.
        action: one of the legal actions.
        seed: the seed for sampling worlds.

    Returns:
        The reasons, the most important first; at least one.
    """
    trials = _trials(view, action, seed)
    found = _ends_or_repeats(view, trials) + _prevents(view, action, trials)
    found += _gains(view, trials[0])
    return tuple(found) or (_best_feature(view, trials),)


def drawback(view: GameState, action: Action, better: Action, seed: int = 0) -> Message | None:
    """What an action allows the opponent and a better action does not, if anything.

    Args:
        view: the view of the player to act.
        action: one of the legal actions.
        better: a better one.
        seed: the seed for sampling worlds.
    """
    found = _allows(view, _trials(view, action, seed))
    other = _allows(view, _trials(view, better, seed))
    return None if found is None or (other is not None and other.key == found.key) else found


def _trials(view: GameState, action: Action, seed: int) -> list[_Trial]:
    worlds = [random_world(view, seed + number) for number in range(WORLDS)]
    return [_try(world, action) for world in worlds]


def _try(world: GameState, action: Action) -> _Trial:
    after = after_action(world, action)
    if after.outcome is not None or after.acting == world.acting:
        return _Trial(world, after, None, None)
    answer, answered = _best_answer(after)
    return _Trial(world, after, answer, answered)


def _best_answer(state: GameState) -> tuple[Action, GameState]:
    """The best action of the player to act, by evaluation, and the position after it."""
    who = PLAYERS[state.acting]
    answers = ((answer, after_action(state, answer)) for answer in legal_actions(state))
    return max(answers, key=lambda one: chance_of(one[1], who))


def _name(view: GameState, who: str) -> str:
    return view.names[PLAYERS.index(who)]


def _wins(state: GameState | None, who: str) -> bool:
    """Whether a player has won by a supremacy."""
    end = None if state is None else state.outcome
    return end is not None and end.winner == who and end.termination != "civilian"


# -- wins and threats --------------------------------------------------------------------------


def _ends_or_repeats(view: GameState, trials: Sequence[_Trial]) -> list[Message]:
    """The action wins, gives another turn, or completes a pair."""
    who, found = PLAYERS[view.acting], []
    ends = [trial.after.outcome for trial in trials]
    if all(end is not None and end.winner == who for end in ends) and ends[0] is not None:
        found.append(Message("reason-wins", outcome=ends[0].message(view.names)))
    elif all(trial.after.again or _plays_again(trial, who) for trial in trials):
        found.append(Message("reason-plays-again", who=_name(view, who)))
    if all(trial.after.stack and trial.after.stack[-1].kind == "progress" for trial in trials):
        found.append(Message("reason-pair", who=_name(view, who)))
    return found


def _plays_again(trial: _Trial, who: str) -> bool:
    """Whether a new turn of the same player has begun."""
    before, after = trial.before, trial.after
    return after.to_act == who and not after.stack and before.age == after.age


def _winning_answers(trials: Sequence[_Trial], whom: str) -> list[Action]:
    """The opponent's winning answers, in the worlds that have one."""
    return [trial.answer for trial in trials if trial.answer and _wins(trial.answered, whom)]


def _allows(view: GameState, trials: Sequence[_Trial]) -> Message | None:
    """What the action allows the opponent: to win at once, or to take an uncovered card."""
    name = _name(view, whom := PLAYERS[1 - view.acting])
    wins = _winning_answers(trials, whom)
    if len(wins) >= _OFTEN * len(trials):
        key = "reason-lets-win" if len(wins) == len(trials) else "reason-may-let-win"
        return Message(key, whom=name, answer=in_words(wins[0]))
    for one in trials:
        card = None if one.answer is None or one.answer.kind == "discard" else one.answer.card
        if card is not None and card.index in _newly_accessible(one) & _seen(view):
            matters = _gain_of_answer(one, whom) >= _CHANCE
            return Message("reason-uncovers", card=card, whom=name) if matters else None
    if view.age and all(_newly_accessible(one) - _seen(view) for one in trials):
        return Message("reason-turns-up", whom=name)
    return None


def _prevents(view: GameState, action: Action, trials: Sequence[_Trial]) -> list[Message]:
    """The action takes the card that the opponent would win with, or wants most."""
    whom, card = PLAYERS[1 - view.acting], action.card
    if view.stack or card is None or not view.age:
        return []
    theirs = [_best_answer(own_turn(trial.before, whom)) for trial in trials]
    wins = [answer for answer, answered in theirs if _wins(answered, whom)]
    left = _winning_answers(trials, whom)
    if wins and len(left) < len(wins):
        return [Message("reason-stops", whom=_name(view, whom), answer=in_words(wins[0]))]
    wanted = [answer.card for answer, _ in theirs if answer.kind == "build"]
    if wanted.count(card) > len(trials) / 2:
        return [Message("reason-denies", card=card, whom=_name(view, whom))]
    return []


def _accessible(state: GameState) -> set[int]:
    if state.table is None:
        return set()
    return {state.dealt[place] for place in state.table.accessible(state.present)}


def _newly_accessible(one: _Trial) -> set[int]:
    """The cards that an action makes accessible."""
    if one.after.age != one.before.age:
        return set()
    return _accessible(one.after) - _accessible(one.before)


def _seen(view: GameState) -> set[int]:
    return {card for card in view.dealt if card >= 0}


def _gain_of_answer(one: _Trial, whom: str) -> float:
    """How much the best answer adds to its player's chance to win."""
    if one.answered is None:
        return 0.0
    gain = chance(one.answered) - chance(one.after)
    return gain if whom == "A" else -gain


# -- gains -------------------------------------------------------------------------------------


def _gains(view: GameState, one: _Trial) -> list[Message]:
    """What the player gains: spaces on the military track, a symbol, resources, points, coins."""
    me, before, after = view.acting, one.before, one.after
    name = view.names[me]
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
    points = _points_of_components(after, me) - _points_of_components(before, me)
    if points >= _POINTS:
        found.append(Message("reason-points", who=name, points=points))
    coins = then.purse - mine.purse
    if coins >= _COINS:
        found.append(Message("reason-coins", who=name, coins=coins))
    lost = before.cities[1 - me].purse - after.cities[1 - me].purse
    if lost > 1:
        found.append(Message("reason-takes-coins", whom=view.names[1 - me], coins=lost))
    return found


#: The message ("reason-for-...") for each kind of feature, when there is no other reason.
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


def _best_feature(view: GameState, trials: Sequence[_Trial]) -> Message:
    """The kind of feature that improves most, compared with the average of all actions."""
    me, world = view.acting, trials[0].before
    sign = 1 if me == 0 else -1
    after = [shares(after_action(world, one)) for one in legal_actions(world)]
    mine = shares(trials[0].after)
    gains = {
        kind: sign * (mine[kind] - fmean(one[kind] for one in after))
        for kind in _FOR
        if kind in mine
    }
    best = max(gains, key=gains.__getitem__)
    key = f"reason-for-{_FOR[best]}" if gains[best] > _CHANCE else "reason-best-chance"
    return Message(key, who=view.names[me], whom=view.names[1 - me])


def _points_of_components(state: GameState, player: int) -> int:
    """Points without those of the treasury and the military track, which are other reasons."""
    sheet = score(state, player)
    return sheet.total - sheet.treasury - sheet.military
