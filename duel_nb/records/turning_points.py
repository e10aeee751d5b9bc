"""Turning points of a game, found from its positions without judging how well it was played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState
from duel_nb.engine.actions import track_place
from duel_nb.engine.rules.science import SUPREMACY, different
from duel_nb.engine.state.senate import CHAMBERS
from duel_nb.messages import Message
from duel_nb.records.game import Game

#: How many actions a lead must last to count.
LASTING: Final = 8
#: How many of the largest swings in points count, and their least size.
STEPS: Final = 2
LARGE: Final = 6
#: The first space of the last zone of the military track before the capital.
LAST_ZONE: Final = 6


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A turning point of a game.

    Attributes:
        number: the action that caused it, 1 for the first.
        message: what changed.
    """

    number: int
    message: Message

    @property
    def text(self) -> str:
        """What changed, as one sentence."""
        return str(self.message)

    def __str__(self) -> str:
        return f"{self.number}. {self.text}"


def turning_points(game: Game) -> tuple[TurningPoint, ...]:
    """The turning points of a game, in order.

    These are: a lasting lead in points from Age II on, the largest swings in points, the Conflict
    pawn entering the last zone, a player one symbol or one Chamber short of a supremacy, and the
    end.
    """
    found = [*_leads(game), *_large_steps(game), *_last_zone(game), *_near_supremacies(game)]
    if game.outcome is not None:
        outcome = game.outcome.message(game.names)
        first, second = (sheet.total for sheet in game.state.scores().values())
        end = Message("turning-end", outcome=outcome, first=first, second=second)
        found.append(TurningPoint(len(game.turns), end))
    return tuple(sorted(found, key=lambda point: point.number))


def _margins(game: Game) -> list[int]:
    """The first player's lead in points after each action, as if the game ended there."""
    totals = [state.scores() for state in game.states]
    return [both["A"].total - both["B"].total for both in totals]


def _leads(game: Game) -> Iterator[TurningPoint]:
    """A player takes a lead that lasts."""
    margins = _margins(game)
    leader = 0
    for number, margin in enumerate(margins):
        sign = (margin > 0) - (margin < 0)
        if game.states[number].age < 2:  # leads change often at first
            leader = sign or leader
            continue
        if not sign or sign == leader:
            continue
        until = next(
            (n for n in range(number, len(margins)) if margins[n] * sign < 0), len(margins)
        )
        if until - number < min(LASTING, len(margins) - number):
            continue
        leader = sign
        if number:
            name = game.names[0 if sign > 0 else 1]
            kept = until - number if until < len(margins) else 0
            lead = Message("turning-lead", who=name, points=abs(margin), kept=kept)
            yield TurningPoint(number, lead)


def _large_steps(game: Game) -> Iterator[TurningPoint]:
    """An action swings the difference in points."""
    margins = _margins(game)
    steps = [(after - before, n) for n, (before, after) in enumerate(pairwise(margins), start=1)]
    largest = sorted(steps, key=lambda step: (-abs(step[0]), step[1]))[:STEPS]
    for step, number in largest:
        if abs(step) >= LARGE:
            name = game.names[0 if step > 0 else 1]
            yield TurningPoint(number, Message("turning-step", points=abs(step), who=name))


def _last_zone(game: Game) -> Iterator[TurningPoint]:
    """The Conflict pawn enters the last zone."""
    for turn in game.turns:
        before, after = abs(turn.before.pawn), abs(turn.after.pawn)
        if before < LAST_ZONE <= after < CATALOG.capital:
            ahead = game.names[0 if turn.after.pawn > 0 else 1]
            threat = Message(
                "turning-pawn",
                position=track_place(turn.after.pawn, game.names),
                spaces=CATALOG.capital - after,
                who=ahead,
            )
            yield TurningPoint(turn.number, threat)


def _near_supremacies(game: Game) -> Iterator[TurningPoint]:
    """A player comes within one symbol or one Chamber of a supremacy."""
    for turn in game.turns:
        for player, name in enumerate(game.names):
            had, has = (different(state.cities[player]) for state in (turn.before, turn.after))
            if had < SUPREMACY - 1 == has:
                threat = Message("turning-symbols", who=name, symbols=has)
                yield TurningPoint(turn.number, threat)
            had, has = (_chambers(state, player) for state in (turn.before, turn.after))
            if had < len(CHAMBERS) - 1 == has:
                threat = Message("turning-chambers", who=name, chambers=has)
                yield TurningPoint(turn.number, threat)


def _chambers(state: GameState, player: int) -> int:
    """How many Chambers of the Senate a player controls; 0 without Agora."""
    return 0 if state.senate is None else len(state.senate.controlled(player))
