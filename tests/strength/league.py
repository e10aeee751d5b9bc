"""A league of computer players: `python -m tests.strength.league best expert rush-science`.

Everybody plays everybody; each deal is played twice, with the seats exchanged. What players can be
named is in `tests.strength.rivals`. The table has the Elo numbers with 95 % intervals, 0 for the
average, by maximum likelihood (Bradley and Terry); how the games were won and lost; and the CPU
time of a choice. A record of the games is kept, so that the same command goes on after an
interruption, and more games or players only add to it.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import log, sqrt
from pathlib import Path
from statistics import median

import numpy as np
from rich.console import Console
from rich.table import Table

from duel_nb.engine.configure import MIXES
from duel_nb.players.evaluation import WORTH
from tests.arguments import command, positive
from tests.strength.games import Game, Plan, play_missing
from tests.strength.rivals import known

#: How wide a 95 % interval is, in standard errors.
_95_PERCENT = 1.96
#: Points of Elo for a unit of logit.
_ELO = 400 / log(10)

#: How games end, in words and as outcomes name it.
ENDS = {"points": "civilian", "military": "military", "science": "science"}
ENDS_OF_AGORA = {**ENDS, "Senate": "political"}


def fixtures(players: Sequence[str], mix: str, games: int, seed: int) -> Iterator[Plan]:
    """The games of a league, the two of each deal one after the other."""
    for first, second in combinations(players, 2):
        rng = random.Random(f"{seed} {first} {second}")
        for _ in range((games + 1) // 2):
            deal = rng.getrandbits(40)
            yield Plan(mix, deal, (first, second), rng.getrandbits(40))
            yield Plan(mix, deal, (second, first), rng.getrandbits(40))


def elo(players: Sequence[str], games: Sequence[Game]) -> dict[str, tuple[float, float]]:
    """For each player the Elo number and half the 95 % interval.

    A draw of each player against an average one keeps the numbers finite.
    """
    count = len(players)
    place = {name: number for number, name in enumerate(players)}
    rows = [
        (place[a], place[b], WORTH[game.winner]) for game in games for a, b in [game.plan.players]
    ]
    ratings = np.zeros(count)
    bend = np.eye(count)
    for _ in range(50):
        slope, bend = -ratings / 4, np.eye(count) / 4
        for a, b, worth in rows:
            chance = 1 / (1 + np.exp(ratings[b] - ratings[a]))
            slope[a] += worth - chance
            slope[b] -= worth - chance
            part = chance * (1 - chance)
            bend[a, a] += part
            bend[b, b] += part
            bend[a, b] -= part
            bend[b, a] -= part
        step = np.linalg.solve(bend, slope)
        ratings += step
        if np.abs(step).max() < 1e-6:
            break
    ratings -= ratings.mean()
    centred = np.eye(count) - 1 / count
    errors = np.sqrt(np.diag(centred @ np.linalg.inv(bend) @ centred))
    return {
        name: (float(_ELO * ratings[at]), float(_95_PERCENT * _ELO * errors[at]))
        for name, at in place.items()
    }


def share(games: Sequence[Game], name: str) -> tuple[float, float]:
    """The share of these games that a player won, draws as halves, and half the 95 % interval.

    Two won and two lost games are added for the interval: a few games that agree show little.
    """
    won = sum(
        WORTH[game.winner] if game.plan.players[0] == name else 1 - WORTH[game.winner]
        for game in games
    )
    likely = (won + 2) / (len(games) + 4)
    return won / len(games), _95_PERCENT * sqrt(likely * (1 - likely) / (len(games) + 4))


def _table(players: Sequence[str], games: Sequence[Game], mix: str) -> Table:
    numbers = elo(players, games)
    table = Table("Player", "Elo", "Games", "Won", "Won by", "Lost by", "A choice")
    table.title = mix
    ends = ENDS_OF_AGORA if "agora" in MIXES[mix] else ENDS
    for name in sorted(players, key=lambda name: -numbers[name][0]):
        own = [game for game in games if name in game.plan.players]
        won, margin = share(own, name)
        won_by, lost_by = Counter[str](), Counter[str]()
        for game in own:
            if game.winner is not None:
                by = won_by if game.plan.players["AB".index(game.winner)] == name else lost_by
                by[game.end] += 1
        thought = median(game.milliseconds[game.plan.players.index(name)] for game in own)
        table.add_row(
            name,
            "{:+.0f} ± {:.0f}".format(*numbers[name]),
            str(len(own)),
            f"{won:.0%} ± {margin:.0%}",
            *(
                ", ".join(f"{words} {by[end]}" for words, end in ends.items())
                for by in (won_by, lost_by)
            ),
            f"{thought:.0f} ms",
        )
    return table


def main() -> None:
    """Play a league and print its table."""
    parser = command("tests.strength.league", __doc__)
    parser.add_argument("players", nargs="+", type=known, metavar="PLAYER")
    parser.add_argument("--mix", choices=MIXES, default="base")
    parser.add_argument("--games", type=positive, default=100, help="of each pair, an even number")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--record", type=Path, default=Path("build/league.jsonl"), metavar="FILE")
    given = parser.parse_args()
    players = list(dict.fromkeys(given.players))
    if len(players) < 2:
        parser.error("a league has at least two different players")
    plans = fixtures(players, given.mix, given.games, given.seed)
    games = play_missing(plans, given.record, given.mix)
    console = Console()
    console.print(_table(players, games, given.mix))
    for first, second in combinations(players, 2):
        between = [game for game in games if {*game.plan.players} == {first, second}]
        won, margin = share(between, first)
        console.print(f"{first} beats {second} in {won:.1%} ± {margin:.1%} of {len(between)}")


if __name__ == "__main__":
    main()
