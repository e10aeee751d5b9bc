"""How good the percentages are: `python -m tests.strength.calibration FILE…`, records of games.

For every position from Age II on it compares the chance to win with how the game ended: the log
loss (0.69 for "50 %" everywhere), the area under the curve, the chance that the winner had at its
last five decisions, by the end of the game, and how often positions called "about 80 %" were won.
Each record has a column. Use games from which nothing was learnt.

It judges at first sight, as a search judges its leaves, or with `--judge hint` by the search that
people see as a hint, which takes some time; `--every 10` looks at one position of ten.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
from rich.console import Console
from rich.table import Table

from duel_nb.engine import GameState
from duel_nb.players import coach, evaluation
from duel_nb.players.evaluation import WORTH
from tests.arguments import command, positive
from tests.strength.games import Game, each_position, read
from tests.strength.rivals import first_judgement

#: The bounds of the bins of chances.
BINS = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
#: How many decisions count as the last ones of a winner.
LAST = 5


def log_loss(chance: Any, won: Any) -> float:
    """The mean of minus the logarithm of the chance given to what happened."""
    chance = np.clip(chance, 0.001, 0.999)
    return float(-np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance)))


@dataclass(frozen=True, slots=True)
class Judged:
    """Chances and what came of them, one entry for each position.

    Attributes:
        chance: A's chance to win.
        won: 1 if A won, 0 if B did, 0.5 for a draw.
        winners_last: whether it is one of the last decisions of the winner.
        end: how the game ended.
    """

    chance: Any
    won: Any
    winners_last: Any
    end: Any

    def where(self, chosen: Any) -> "Judged":
        """Some of the positions."""
        return Judged(*(getattr(self, name)[chosen] for name in self.__dataclass_fields__))

    @property
    def log_loss(self) -> float:
        """The log loss of these chances."""
        return log_loss(self.chance, self.won)

    @property
    def area(self) -> float:
        """The share of pairs of a won and a lost position in which the won one has more chance."""
        decided = self.where(self.won != 0.5)
        order = np.argsort(np.argsort(decided.chance, kind="stable"), kind="stable") + 1
        won = int(decided.won.sum())
        lost = len(decided.won) - won
        if not won * lost:
            return float("nan")
        return float((order[decided.won == 1].sum() - won * (won + 1) / 2) / (won * lost))

    @property
    def of_winner(self) -> Any:
        """The chance that each position gave to whoever won."""
        return np.where(self.won >= 0.5, self.chance, 1 - self.chance)


def judged(games: Sequence[Game], judge: str, every: int = 1) -> Judged:
    """What a judge says of the positions of some games from Age II on, or of one of so many."""
    found: dict[str, list[Any]] = {name: [] for name in Judged.__dataclass_fields__}
    seen = each_position(games, partial(_seen, judge), every)
    for game, positions in zip(games, seen, strict=True):
        for chance, is_last in zip(positions, _winners_last(game)[::every], strict=True):
            if chance is not None:
                found["chance"].append(chance)
                found["won"].append(WORTH[game.winner])
                found["winners_last"].append(is_last)
                found["end"].append(game.end)
    return Judged(*(np.array(values) for values in found.values()))


def _winners_last(game: Game) -> list[bool]:
    """For each position, whether it is one of the winner's last decisions."""
    own = [state.to_act == game.winner for state in game.positions()]
    left = [*accumulate(reversed(own))][::-1]
    return [mine and count <= LAST for mine, count in zip(own, left, strict=True)]


def _of_hint(state: GameState) -> float:
    """A's chance as people see it."""
    return coach.chance_now(state, "A")


_JUDGES: Final[Mapping[str, Callable[[GameState], float]]] = {
    "ours": evaluation.chance,
    "first": lambda state: first_judgement().chance(state),
    "hint": _of_hint,
}


def _seen(judge: str, state: GameState) -> float | None:
    """A's chance from Age II on."""
    return _JUDGES[judge](state) if state.age >= 2 else None


def measures(found: Mapping[str, Judged]) -> Table:
    """The table of measures.

    Args:
        found: for each record its positions; each has a column.
    """
    table = Table("Measure", *found)
    for name, values in _measured(found).items():
        table.add_row(name, *values)
    return table


def _measured(found: Mapping[str, Judged]) -> dict[str, list[str]]:
    rows = {
        "positions": [f"{len(one.won)}" for one in found.values()],
        "log loss": [f"{one.log_loss:.3f}" for one in found.values()],
        "area under the curve": [f"{one.area:.3f}" for one in found.values()],
    }
    for end in sorted({end for one in found.values() for end in one.end}):
        last = [one.where(one.winners_last & (one.end == end)) for one in found.values()]
        rows[f"the winner's last {LAST}, {end}"] = [_share_of(one.of_winner) for one in last]
    for low, high in pairwise(BINS):
        inside = [
            one.where((one.chance >= low) & (one.chance < high + (high == 1)))
            for one in found.values()
        ]
        rows[f"said {low:.0%} to {high:.0%}: won"] = [_share_of(one.won) for one in inside]
    return rows


def _share_of(values: Any) -> str:
    """The mean, and of how many."""
    return f"{np.mean(values):.0%} of {len(values)}" if len(values) else "none"


def main() -> None:
    """Print the measures of a judge on recorded games."""
    parser = command("tests.strength.calibration", __doc__)
    parser.add_argument("records", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--judge", choices=_JUDGES, default="ours")
    parser.add_argument("--every", type=positive, default=1, metavar="N")
    given = parser.parse_args()
    games = {record.stem: [*read(record)] for record in given.records}
    if empty := [name for name, of_record in games.items() if not of_record]:
        parser.error(f"there are no games in {', '.join(empty)}")
    found = {name: judged(games[name], given.judge, given.every) for name in games}
    table = measures(found)
    table.title = given.judge
    Console().print(table)


if __name__ == "__main__":
    main()
