"""Learn to judge positions from recorded games: `python -m tests.strength.learn base FILE…`.

How a game ends is a logistic regression with one function for both seats: each kind of supremacy
for each player against an end by points. It sees threats only: points would talk it out of them.
The chance to win is a logistic regression that sees everything else at once, regularised towards
what was known; who has more points is one on the games that ended so, regularised towards the
first. Both also see the habits of the players, which are forgotten then: who likes green cards has
more of them, and goes on taking too many, which says nothing about a green card. What was learnt
is written to `duel_nb/players/data/weights.json`. A fifth of the games is held out, and the log
loss on them is printed, before and after.
"""

import itertools
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from duel_nb.engine import GameState
from duel_nb.engine.configure import MIXES
from duel_nb.players import evaluation
from duel_nb.players.evaluation import WORTH
from duel_nb.players.points import FEATURES, features
from duel_nb.players.threats import FEATURES as THREAT_FEATURES
from duel_nb.players.threats import KINDS, threats
from tests.arguments import command
from tests.strength.calibration import log_loss
from tests.strength.games import Game, each_position, read
from tests.strength.rivals import HABITS, habits

KNOTS = 4
WEIGHTS = Path(evaluation.__file__).parent / "data" / "weights.json"

#: The strength of the regularisation of the points at each knot, for features with a standard
#: deviation of 1; high because the positions of one game are correlated.
HOLD = (300.0,) * KNOTS
#: The same to go half of the way: games that others take over teach little of the first cards.
HOLD_HALF_WAY = (10_000.0, 1000.0, 1000.0, 1000.0)
#: The same for threats, towards zero.
HOLD_THREATS = 2.0
#: What nobody would rather not have, by the beginning of a feature's name: its weight is never
#: negative. Who has it was the weaker player in some games; that teaches nothing about the thing.
GOOD = ("points", "coins in all", "symbols", "token", "chains", "divinity", "offering", "mythology")
#: One game in so many is held out.
HELD_OUT = 5


class Rows(NamedTuple):
    """Positions to learn from, one entry for each.

    Attributes:
        time: the Age, counted from 0, and which part of its cards is gone.
        points: the features of the points.
        threats: for each kind those of both players, in the order of `threats.FEATURES`.
        end: the kind of supremacy, twice its number and 1 more if B won; the last for points.
        habits: the habits of A minus those of B, the same in all positions of a game.
        worth: the result for A.
        held_out: whether the position is not learnt from.
    """

    time: Any
    points: Any
    threats: list[Any]
    end: Any
    habits: Any
    worth: Any
    held_out: Any


def rows(games: Sequence[Game], kinds: Sequence[str]) -> Rows:
    """The positions of some games."""
    found = each_position(games, _row)
    count = sum(map(len, found))
    time, points = np.zeros(count), np.zeros((count, len(FEATURES)), dtype=np.float32)
    of_threats = [
        np.zeros((count, 2, len(THREAT_FEATURES[kind])), dtype=np.float32) for kind in kinds
    ]
    end, worth, held_out = np.zeros(count, int), np.zeros(count), np.zeros(count, bool)
    of_players = np.zeros((count, len(HABITS)), dtype=np.float32)
    at = 0
    for game, positions in zip(games, found, strict=True):
        ending = len(kinds) * 2
        if game.end in kinds and game.winner is not None:
            ending = 2 * kinds.index(game.end) + "AB".index(game.winner)
        of_a, of_b = map(habits, game.plan.then or game.plan.players, game.plan.seeds())
        of_players[at : at + len(positions)] = np.subtract(of_a, of_b)
        for when, counted, both in positions:
            time[at], points[at] = when, counted
            for seat, seen in enumerate(both):
                for kind, (missing, values) in enumerate(seen):
                    first = missing * len(values)
                    of_threats[kind][at, seat, first : first + len(values)] = values
            end[at], worth[at] = ending, WORTH[game.winner]
            held_out[at] = game.plan.deal % HELD_OUT == 0
            at += 1
    return Rows(time, points, of_threats, end, of_players, worth, held_out)


def _row(state: GameState) -> tuple[float, list[float], tuple[Any, Any]]:
    age, taken, cards = evaluation.when(state)
    return age + (taken / cards if cards else 0.0), features(state), threats(state)


# -- threats -----------------------------------------------------------------------------------


def fit_threats(found: Rows, chosen: Any) -> list[Any]:
    """The weights of each kind of threat: multinomial regression by Newton's method."""
    widths = [of_kind.shape[2] for of_kind in found.threats]
    places = np.cumsum([0, *widths])
    columns = [slice(*ends) for ends in itertools.pairwise(places)]
    # for every end by a supremacy, in the order of `Rows.end`: its columns and what is seen of it
    seen = [
        (columns[kind], of_kind[chosen, seat])
        for kind, of_kind in enumerate(found.threats)
        for seat in (0, 1)
    ]
    happened = np.eye(len(seen) + 1)[found.end[chosen]][:, :-1]
    weights = np.zeros(places[-1])

    def stands(weights: Any) -> Any:
        single = weights.astype(np.float32)  # half as long as with the others made double
        return np.stack([of_end @ single[at] for at, of_end in seen], 1).astype(float)

    def cost(weights: Any) -> float:
        now = stands(weights)
        total = np.logaddexp(0, np.logaddexp.reduce(now, axis=1))
        return float((total - (happened * now).sum(1)).sum() + HOLD_THREATS / 2 * weights @ weights)

    now = cost(weights)
    for _ in range(40):
        chances = _chances(stands(weights)).astype(np.float32)
        slope = HOLD_THREATS * weights
        bend = HOLD_THREATS * np.eye(len(weights))
        mean = np.zeros((len(chances), len(weights)), dtype=np.float32)
        for end, (at, of_end) in enumerate(seen):
            weighed = of_end * chances[:, end, None]
            slope[at] += of_end.T @ (chances[:, end] - happened[:, end]).astype(np.float32)
            bend[at, at] += weighed.T @ of_end
            mean[:, at] += weighed
        bend -= mean.T @ mean
        step = np.linalg.solve(bend, slope)
        while cost(weights - step) > now and np.abs(step).max() > 1e-6:
            step /= 2
        weights -= step
        before, now = now, cost(weights)
        if before - now < 0.1:
            break
    return [weights[at] for at in columns]


def _chances(stands: Any) -> Any:
    """The chance of each supremacy from their logits; an end by points has the logit 0."""
    most = np.maximum(stands.max(1, keepdims=True), 0)
    odds = np.exp(stands - most)
    return odds / (odds.sum(1, keepdims=True) + np.exp(-most))


# -- points ------------------------------------------------------------------------------------


def between_knots(time: Any, points: Any) -> Any:
    """Each feature, interpolated linearly between the knots before and after its time."""
    before = np.minimum(time.astype(int), KNOTS - 2)
    part = (time - before)[:, None]
    spread = np.zeros((len(points), KNOTS, points.shape[1]), dtype=np.float32)
    each = np.arange(len(points))
    spread[each, before] = points * (1 - part)
    spread[each, before + 1] = points * part
    return spread.reshape(len(points), -1)


def fit_points(found: Rows, chosen: Any, known: Any, hold: Sequence[float] = HOLD) -> Any:
    """The maximum likelihood weights, regularised towards the known ones; see `GOOD`.

    Newton's method, with shorter steps where a full one would increase the cost.

    Args:
        found: positions.
        chosen: which of them are learnt from.
        known: the known weights, at each knot those of all features.
        hold: how firmly they are held at each knot, see `HOLD`.
    """
    seen = np.concatenate([found.points[chosen], found.habits[chosen]], 1)
    spread, worth = between_knots(found.time[chosen], seen), found.worth[chosen]
    good = np.tile([name.startswith(GOOD) for name in FEATURES] + [False] * len(HABITS), KNOTS)
    known = np.concatenate([known, np.zeros((KNOTS, len(HABITS)))], 1).ravel()
    firm = np.repeat(hold, seen.shape[1]) * np.maximum(spread.std(0), 0.05) ** 2 + 0.5

    def allowed(weights: Any) -> Any:
        return np.where(good, np.maximum(weights, 0), weights)

    def logit(weights: Any) -> Any:
        return (spread @ weights.astype(np.float32)).astype(float)

    def cost(weights: Any) -> float:
        stands = logit(weights)
        loss = (np.logaddexp(0, stands) - worth * stands).sum()
        return float(loss + (firm * (weights - known) ** 2).sum() / 2)

    weights = allowed(known)
    now = cost(weights)
    for _ in range(60):
        chance = _chance(logit(weights))
        slope = spread.T @ (worth - chance).astype(np.float32) - firm * (weights - known)
        bends = (chance * (1 - chance) + 1e-4).astype(np.float32)
        bend = (spread.T * bends) @ spread + np.diag(firm)
        free = ~good | (weights > 0) | (slope > 0)
        step = np.zeros_like(weights)
        step[free] = np.linalg.solve(bend[np.ix_(free, free)], slope[free])
        while cost(allowed(weights + step)) > now and np.abs(step).max() > 1e-6:
            step /= 2
        weights = allowed(weights + step)
        before, now = now, cost(weights)
        if before - now < 0.1:
            break
    return weights.reshape(KNOTS, -1)[:, : len(FEATURES)]


# -- both --------------------------------------------------------------------------------------


class Learnt(NamedTuple):
    """Weights of a mix.

    Attributes:
        win: of the features at each knot, for the chance to win.
        points: likewise, to win a game that ends by points.
        threats: of each kind of threat.
    """

    win: Any
    points: Any
    threats: list[Any]


def learn(found: Rows, known: Learnt, chosen: Any) -> Learnt:
    """What the chosen positions teach, to somebody who knows some weights for the chance to win."""
    win = fit_points(found, chosen, known.win)
    points = fit_points(found, chosen & _by_points(found), win)
    return Learnt(win, points, fit_threats(found, chosen))


def learn_half_way(found: Rows, known: Learnt, chosen: Any) -> Learnt:
    """Keep the known threats, and go half of the way to the points that the positions teach."""
    win = fit_points(found, chosen, known.win, HOLD_HALF_WAY)
    points = fit_points(found, chosen & _by_points(found), known.points, HOLD_HALF_WAY)
    return Learnt((known.win + win) / 2, (known.points + points) / 2, known.threats)


def _by_points(found: Rows) -> Any:
    """The positions of games that ended by points."""
    return found.end == 2 * len(found.threats)


def loss(found: Rows, learnt: Learnt, chosen: Any) -> float:
    """The log loss of the judgement on some positions."""
    stands = [
        of_kind[chosen, seat] @ weights
        for of_kind, weights in zip(found.threats, learnt.threats, strict=True)
        for seat in (0, 1)
    ]
    chances = _chances(np.stack(stands, 1))
    spread = between_knots(found.time[chosen], found.points[chosen])
    at_once, by_points = (_chance(spread @ weights.ravel()) for weights in learnt[:2])
    by_end = chances[:, 0::2].sum(1) + (1 - chances.sum(1)) * by_points
    return log_loss((at_once + by_end) / 2, found.worth[chosen])


def _chance(logit: Any) -> Any:
    return 1 / (1 + np.exp(-np.clip(logit, -30, 30)))


def save(mix: str, found: Learnt) -> None:
    """Write the weights of a mix beside those of the others."""
    learnt = json.loads(WEIGHTS.read_text("utf-8"))
    name = evaluation.mix_name(MIXES[mix])
    tables: dict[str, dict[str, Any]] = {
        of: {
            feature: [round(float(one), 3) for one in weights[:, place]]
            for place, feature in enumerate(FEATURES)
        }
        for of, weights in (("win", found.win), ("points", found.points))
    }
    for kind, weights in zip(KINDS, found.threats, strict=False):
        names = THREAT_FEATURES[kind]
        tables[kind] = {
            name: round(float(weight), 3) for name, weight in zip(names, weights, strict=True)
        }
    learnt[name] = tables
    mixes = []
    for mix_name, groups in sorted(learnt.items()):
        parts = []
        for group, rows_of in groups.items():
            lines = ",\n".join(f"   {json.dumps(key)}: {value}" for key, value in rows_of.items())
            parts.append(f'  "{group}": {{\n{lines}\n  }}')
        mixes.append(f' "{mix_name}": {{\n' + ",\n".join(parts) + "\n }")
    WEIGHTS.write_text("{\n" + ",\n".join(mixes) + "\n}\n", "utf-8")
    evaluation.learnt.cache_clear()


def known(mix: str) -> Learnt:
    """The weights of a mix today."""
    learnt = json.loads(WEIGHTS.read_text("utf-8"))[evaluation.mix_name(MIXES[mix])]
    win, points = (np.array(evaluation.by_age(learnt[of])) for of in ("win", "points"))
    threats = [
        np.array([learnt[kind].get(name, 0.0) for name in THREAT_FEATURES[kind]])
        for kind in KINDS
        if kind in learnt
    ]
    return Learnt(win, points, threats)


def main() -> None:
    """Learn from the games of some records."""
    parser = command("tests.strength.learn", __doc__)
    parser.add_argument("mix", choices=MIXES)
    parser.add_argument("records", nargs="+", type=Path, metavar="FILE")
    parser.add_argument(
        "--half-way", action="store_true", help="keep the threats, and go half of the way in points"
    )
    given = parser.parse_args()
    games = [
        game for record in given.records for game in read(record) if game.plan.mix == given.mix
    ]
    if not games:
        parser.error(f"there are no games of {given.mix} in these records")
    before = known(given.mix)
    found = rows(games, KINDS[: len(before.threats)])
    teach = learn_half_way if given.half_way else learn
    after, final = (
        teach(found, before, chosen) for chosen in (~found.held_out, np.ones_like(found.held_out))
    )
    losses = [f"{loss(found, one, found.held_out):.3f}" for one in (before, after)]
    print(f"{given.mix}: {len(games)} games, held-out log loss {' -> '.join(losses)}", flush=True)
    save(given.mix, final)


if __name__ == "__main__":
    main()
