"""The same idea in a new position: an exercise is asked about a random game instead of its own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

from duel_nb.engine import GameState
from duel_nb.lessons.drills.positions import played_out, positions
from duel_nb.lessons.exercises.exercise import Exercise, ExerciseError
from duel_nb.lessons.exercises.find import Find
from duel_nb.lessons.exercises.price import Price
from duel_nb.lessons.exercises.score import RULES, Score
from duel_nb.messages import Message
from duel_nb.session.table import name_of

_TRIES: Final = 500
"""How many positions are looked at."""
_PLAIN: Final = frozenset({"BASE-COST-01", "BASE-COST-02", "BASE-COST-03", "BASE-COST-04"})
"""Rules of every price."""
_ASKED: Final = {
    "accessible": "practice-find-accessible",
    "affordable": "practice-find-affordable",
    "chainable": "drill-chain",
}
"""What is to be found -> how to ask for it."""
_FOUND_BY: Final = {
    "accessible": {"BASE-STRUCT-02", "BASE-STRUCT-03", "BASE-STRUCT-05"},
    "affordable": {"BASE-COST-04"},
    "chainable": {"BASE-CHAIN-01"},
}
"""What is to be found -> the rules that it takes."""


def in_new_position(exercise: Exercise, random: Random) -> Exercise | None:
    """An exercise about another position for which its rules matter; None if there is none.

    An exercise with a twist that no figure shows stays as its author wrote it.
    """
    if exercise.state is None:
        return None
    found = _tried(exercise, random)
    return next(found, None)


def _tried(exercise: Exercise, random: Random) -> Iterator[Exercise]:
    """Exercises like this one in random positions."""
    rules = set(exercise.rules)
    tries = islice(positions(random, exercise.needed_state().expansions), _TRIES)
    if isinstance(exercise, Price) and not exercise.activation:
        bill = _rules(exercise)
        if rules <= bill | _PLAIN:
            for state in tries:
                yield from (one for one in _prices(exercise, state) if _rules(one) == bill)
    elif isinstance(exercise, Score) and rules <= set(RULES.values()):
        for state in tries:
            yield from _scores(exercise, played_out(state, random))
    elif isinstance(exercise, Find) and rules <= _found_by(exercise):
        for state in tries:
            yield from _found(exercise, str(exercise.what), state)


def _rules(exercise: Price) -> frozenset[str]:
    """The rules of the items of a bill."""
    return frozenset(line.rule for line in exercise.payment.lines)


def _prices(exercise: Price, state: GameState) -> Iterator[Price]:
    """Prices in a position, for the player whose turn it is."""
    cards = [place.card for place in state.structure if place.accessible]
    things = [
        *(card for card in cards if card is not None and not card.senator),
        *(site.wonder for site in state.city(state.turn).wonders if not site.standing),
    ]
    for thing in things:
        asked = str(Message("ruling-cost", who=name_of(state, state.turn), thing=thing))
        yield Price(
            exercise.id, asked, state, thing=thing.id, player=state.turn, rule=exercise.rules
        )


def _scores(exercise: Score, end: GameState) -> Iterator[Score]:
    """The same player's score at the end of a game, if the lines that matter have points."""
    sheet = end.scores()[exercise.player].categories
    if all(points for line, points in sheet.items() if RULES.get(line) in exercise.rules):
        asked = str(Message("drill-score", who=name_of(end, exercise.player)))
        yield Score(exercise.id, asked, end, player=exercise.player, rule=exercise.rule)


def _found_by(exercise: Find) -> set[str]:
    """The rules that it takes to find what is asked; none if it is the author's own."""
    return _FOUND_BY.get(exercise.what, set()) if isinstance(exercise.what, str) else set()


def _found(exercise: Find, what: str, state: GameState) -> Iterator[Find]:
    """The same things to find in a position, if there are some and not all."""
    asked = str(Message(_ASKED[what], who=name_of(state, state.turn)))
    try:
        yield Find(exercise.id, asked, state, what, rule=exercise.rule)
    except ExerciseError:
        return
