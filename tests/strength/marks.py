"""How far two reviews agree: `python -m tests.strength.marks FILE…`, records of games.

Each game is reviewed with two seeds. The table has, for each record, how many actions either review
marks, how many of them both mark alike, and how long a review takes: in CPU time, all of it and
until the first action has been looked at.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from statistics import fmean
from time import process_time

from rich.console import Console
from rich.table import Table

from duel_nb.players.reviewing import REVIEW_GAMES, Reviewing
from duel_nb.players.simulation.statistics import Share
from tests.arguments import command, positive
from tests.strength.games import Game, read

#: The seeds of the two reviews. They differ by more than an action's number is added to them.
SEEDS = (1, 10_001)


@dataclass(frozen=True, slots=True)
class Timed:
    """The marks of a review, and how long it took.

    Attributes:
        marks: for each action, empty for none.
        seconds: of CPU time for all of it.
        first: until the first action had been looked at.
    """

    marks: tuple[str, ...]
    seconds: float
    first: float


def timed(game: Game, games: int, seed: int) -> Timed:
    """Review a game."""
    start, actions = game.actions()
    began, first = process_time(), 0.0
    under_way = Reviewing(start, actions, games, seed)
    for _ in under_way.steps():
        if not first and under_way.done:
            first = process_time() - began
    marks = tuple(one.mark for one in under_way.actions)
    return Timed(marks, process_time() - began, first)


def compared(games: Iterable[Game], most: int) -> Iterator[tuple[Timed, Timed]]:
    """Both reviews of each game."""
    for game in games:
        one, two = (timed(game, most, seed) for seed in SEEDS)
        yield one, two


def row(reviews: Iterable[tuple[Timed, Timed]]) -> list[str]:
    """The row of a record."""
    reviews = list(reviews)
    pairs = [
        pair for one, two in reviews for pair in zip(one.marks, two.marks, strict=True) if any(pair)
    ]
    alike = Share(sum(one == two for one, two in pairs), len(pairs))
    each = [one for pair in reviews for one in pair]
    return [
        str(len(reviews)),
        str(len(pairs)),
        str(alike.count),
        f"{alike.value:.0%} ± {alike.margin:.0%}" if pairs else "–",
        f"{fmean(one.seconds for one in each):.0f} s",
        f"{max(one.first for one in each):.1f} s",
    ]


def main() -> None:
    """Review games twice and print the table."""
    parser = command("tests.strength.marks", __doc__)
    parser.add_argument("records", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--most", type=positive, help="games of each record, by default all")
    parser.add_argument("--games", type=positive, default=REVIEW_GAMES, help="for each action")
    given = parser.parse_args()
    games = {record.stem: [*islice(read(record), given.most)] for record in given.records}
    if empty := [name for name, of_record in games.items() if not of_record]:
        parser.error(f"there are no games in {', '.join(empty)}")
    table = Table("Record", "Reviewed", "Marked", "Alike", "Share", "A review", "First at most")
    for name, of_record in games.items():
        table.add_row(name, *row(compared(of_record, given.games)))
    Console().print(table)


if __name__ == "__main__":
    main()
