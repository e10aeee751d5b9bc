"""How far two reviews agree: `python -m tests.strength.marks FILE…`, records of games.

Each game is reviewed with two seeds. The table has, for each record, how many actions either review
marks, how many of them both mark alike, and how long a review takes: in CPU time, all of it, until
the first action has been looked at, and until all have been looked at briefly. The last columns say
how many of the actions that seemed mistakes then became marked, and how many of those marked as
mistakes had seemed so.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from statistics import fmean
from time import process_time

from rich.console import Console
from rich.table import Table

from duel_nb.players.review import ONLY_MOVE
from duel_nb.players.reviewing import REVIEW_GAMES, Reviewing
from duel_nb.players.simulation.statistics import Share
from tests.arguments import command, positive
from tests.strength.games import Game, read

COLUMNS = (
    *("Record", "Reviewed", "Marked", "Alike", "Share", "A review"),
    *("First at most", "All at most", "Seemed, marked", "Marked, seemed"),
)
#: The seeds of the two reviews. They differ by more than an action's number is added to them.
SEEDS = (1, 10_001)


@dataclass(frozen=True, slots=True)
class Timed:
    """The marks of a review, and how long it took.

    Attributes:
        marks: for each action, empty for none.
        seeming: the mark that it seemed to deserve at first.
        seconds: of CPU time for all of it.
        first: until the first action had been looked at.
        briefly: until all had been looked at briefly.
    """

    marks: tuple[str, ...]
    seeming: tuple[str, ...]
    seconds: float
    first: float
    briefly: float


def timed(game: Game, games: int, seed: int) -> Timed:
    """Review a game."""
    start, actions = game.actions()
    began, first, briefly = process_time(), 0.0, 0.0
    seeming = tuple[str, ...]()
    under_way = Reviewing(start, actions, games, seed)
    for _ in under_way.steps():
        if not first and under_way.looks:
            first = process_time() - began
        if not briefly and under_way.looks >= len(actions):
            briefly = process_time() - began
            seeming = tuple(one.seeming for one in under_way.actions)
    marks = tuple(one.mark for one in under_way.actions)
    return Timed(marks, seeming, process_time() - began, first, briefly)


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
        f"{max(one.briefly for one in each):.0f} s",
        *_first_sight(each),
    ]


def _first_sight(reviews: Sequence[Timed]) -> Iterator[str]:
    """Of the actions that seemed mistakes the share that were marked, and the other way round."""
    seen = {
        (number, action)
        for number, one in enumerate(reviews)
        for action, seeming in enumerate(one.seeming)
        if seeming
    }
    marked = {
        (number, action)
        for number, one in enumerate(reviews)
        for action, mark in enumerate(one.marks)
        if mark not in ("", ONLY_MOVE)
    }
    for part in (seen, marked):
        yield f"{len(seen & marked)} of {len(part)}"


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
    table = Table(*COLUMNS)
    for name, of_record in games.items():
        table.add_row(name, *row(compared(of_record, given.games)))
    Console().print(table)


if __name__ == "__main__":
    main()
