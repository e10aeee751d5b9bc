"""Learn the weights of a position's features from games: `python -m tests.strength.learn`.

The games have random errors mixed in. Start with games of the greedy player, then use those of the
skilled or the searching one, which play with the weights learnt before. The model is a logistic
regression for the chance of winning, regularised towards the previous weights or, with ``--anew``,
towards zero. The weights are written to `duel_nb/players/data/weights.json`.
"""

import json
import random
from collections.abc import Callable
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import track

from duel_nb.engine import apply, legal_actions, new_game
from duel_nb.engine.configure import MIXES
from duel_nb.players import GreedyPlayer, Player, SearchPlayer, evaluation
from duel_nb.players.evaluation import FEATURES, WORTH
from duel_nb.players.levels import SkilledPlayer
from tests.arguments import command, positive

KNOTS = 4
WEIGHTS = Path(evaluation.__file__).parent / "data" / "weights.json"

#: The strength of the regularisation, for features with a standard deviation of 1; high because the
#: positions of one game are correlated.
HOLD = 1000.0
#: The share of a player's actions that are random, drawn for each game.
ERRORS = (0.03, 0.1, 0.3)


def positions(mix: str, player: str, games: range) -> Any:
    """For each position of games with errors: its time, its features, and how the game ended."""
    make = PLAYERS[player]
    rows: list[list[float]] = []
    worth: list[float] = []
    for game in games:
        rng, state, chooser = random.Random(game), new_game(game, MIXES[mix]), make(game)
        errors, seen = rng.choice(ERRORS), 0
        while actions := legal_actions(state):
            if len(actions) == 1 or rng.random() < errors:
                apply(state, rng.choice(actions))
            else:
                assert state.to_act is not None
                apply(state, chooser.choose(state.view(state.to_act), actions))
            if state.outcome is None and rng.random() < 0.5:
                age, taken, cards = evaluation.when(state)
                rows.append([age + (taken / cards if cards else 0), *evaluation.features(state)])
                seen += 1
        assert state.outcome is not None
        worth += [WORTH[state.outcome.winner]] * seen
    return np.array(rows, dtype=np.float32), np.array(worth)


def played(mix: str, player: str, games: range) -> Any:
    """The positions of games, played on all cores in batches of twenty."""
    parts = [games[at : at + 20] for at in range(0, len(games), 20)]
    with Pool() as pool:
        playing = pool.imap(partial(positions, mix, player), parts)
        found = list(track(playing, f"{mix}, {player}", len(parts)))
    rows, worth = zip(*found, strict=True)
    return np.concatenate(rows), np.concatenate(worth)


def between_knots(rows: Any) -> Any:
    """Each feature, interpolated linearly between the knots before and after its time."""
    when, found = rows[:, 0], rows[:, 1:]
    before = np.minimum(when.astype(int), KNOTS - 2)
    part = (when - before)[:, None]
    spread = np.zeros((len(rows), KNOTS, found.shape[1]), dtype=np.float32)
    each = np.arange(len(rows))
    spread[each, before] = found * (1 - part)
    spread[each, before + 1] = found * part
    return spread.reshape(len(rows), -1)


def fit(rows: Any, worth: Any, known: Any) -> Any:
    """The maximum likelihood weights, regularised towards the known ones.

    The loss on a held-out fifth of the positions is printed.
    """
    spread = between_knots(rows)
    learnt_from = len(rows) * 4 // 5
    tried = _likeliest(spread[:learnt_from], worth[:learnt_from], known.ravel())
    loss = _cost(spread[learnt_from:], worth[learnt_from:], tried) / (len(rows) - learnt_from)
    print(f"{len(rows)} positions, held-out loss {loss:.4f}", flush=True)
    return _likeliest(spread, worth, known.ravel()).reshape(KNOTS, -1)


def _likeliest(spread: Any, worth: Any, known: Any) -> Any:
    """Newton's method, with shorter steps where a full one would increase the cost."""
    weights = known.copy()
    hold = HOLD * np.maximum(spread.std(0), 0.05) ** 2 + 0.5

    def cost(weights: Any) -> float:
        return float(_cost(spread, worth, weights) + (hold * (weights - known) ** 2).sum() / 2)

    now = cost(weights)
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(spread @ weights, -30, 30)))
        slope = spread.T @ (worth - chance) - hold * (weights - known)
        bend = (spread.T * (chance * (1 - chance) + 1e-4)) @ spread + np.diag(hold)
        step = np.linalg.solve(bend, slope)
        while cost(weights + step) > now and np.abs(step).max() > 1e-6:
            step /= 2
        weights += step
        before, now = now, cost(weights)
        if before - now < 1e-3:
            break
    return weights


def _cost(spread: Any, worth: Any, weights: Any) -> Any:
    """How badly weights foretell the games, all positions together."""
    stands = spread @ weights
    return (np.logaddexp(0, stands) - worth * stands).sum()


def save(mix: str, weights: Any) -> None:
    """Write the weights of a mix beside those of the others."""
    name = evaluation.mix_name(MIXES[mix])
    learnt = json.loads(WEIGHTS.read_text("utf-8")) if WEIGHTS.exists() else {}
    learnt[name] = {
        feature: [round(float(one), 3) for one in weights[:, place]]
        for place, feature in enumerate(FEATURES)
    }
    tables = []
    for mix_name, worth in sorted(learnt.items()):
        rows = ",\n".join(f"  {json.dumps(feature)}: {row}" for feature, row in worth.items())
        tables.append(f' "{mix_name}": {{\n{rows}\n }}')
    WEIGHTS.write_text("{\n" + ",\n".join(tables) + "\n}\n", "utf-8")
    evaluation.learnt.cache_clear()
    evaluation._weights.cache_clear()


class OneWorld(SkilledPlayer):
    """Looks at one possible world alone: as good for learning, and four times as fast."""

    WORLDS = 1


#: Who plays the games.
PLAYERS: dict[str, Callable[[int], Player]] = {
    "greedy": GreedyPlayer,
    "search": lambda seed: SearchPlayer(seed, games=80),
    "skilled": OneWorld,
}


def known(mix: str) -> Any:
    """The weights that there are of a mix; nothing is worth anything where there are none."""
    weights = evaluation.learnt().get(evaluation.mix_name(MIXES[mix]))
    return np.zeros((KNOTS, len(FEATURES))) if weights is None else np.array(weights)


def main() -> None:
    """Learn from games of one player."""
    parser = command("tests.strength.learn", __doc__)
    parser.add_argument("--mix", choices=MIXES, action="append", help="default: all four")
    parser.add_argument("--player", choices=PLAYERS, default="skilled")
    parser.add_argument("--games", type=positive, default=1000)
    parser.add_argument("--seed", type=int, default=10**6, help="of the first game")
    parser.add_argument("--anew", action="store_true", help="start from zero weights")
    given = parser.parse_args()
    for mix in given.mix or MIXES:
        before = np.zeros((KNOTS, len(FEATURES))) if given.anew else known(mix)
        rows, worth = played(mix, given.player, range(given.seed, given.seed + given.games))
        save(mix, fit(rows, worth, before))


if __name__ == "__main__":
    main()
