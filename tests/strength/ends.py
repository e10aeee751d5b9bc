"""How good the chances of each way to end are: `python -m tests.strength.ends FILE…`.

For positions of recorded games from Age II on it compares what was said of every end, and of the
chance to win beyond the bounds of what is said exactly, with how the game ended.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.console import Console
from rich.table import Table

from duel_nb.engine import GameState
from duel_nb.players.ends import ends
from duel_nb.words.percentages import HIGH, LOW
from tests.arguments import command
from tests.strength.games import Game, read

#: The upper bounds of the bins of chances.
BINS = (0.05, 0.1, 0.2, 0.35, 0.5, 1.0)
#: One position of so many is looked at.
EVERY = 3


def said(state: GameState, game: Game) -> Iterator[tuple[str, str, float, bool]]:
    """What is said of a position: of what, which bin, the chance, and whether it came so."""
    wins = {"A": 0.0, "B": 0.0}
    for end, chance in ends(state).items():
        wins[end.winner] += chance
        bound = next((one for one in BINS if chance <= one), BINS[-1])
        came = (game.winner, game.end) == (end.winner, end.termination)
        yield end.termination, f"up to {bound:.0%}", chance, came
    for who, chance in wins.items():
        if chance > HIGH or chance < LOW:
            bin_ = f"over {HIGH:.0%}" if chance > HIGH else f"under {LOW:.0%}"
            yield "win", bin_, chance, game.winner == who


def measured(games: Iterable[Game]) -> Table:
    """The table: what was said and what came, by end and bin."""
    found = defaultdict[tuple[str, str], list[tuple[float, bool]]](list)
    for game in games:
        for number, state in enumerate(game.positions()):
            if state.age >= 2 and not number % EVERY:
                for what, bin_, chance, came in said(state, game):
                    found[what, bin_].append((chance, came))
    table = Table("End", "Chance", "Said", "Was", "Positions")
    for what, bin_ in sorted(found, key=lambda key: (key[0], found[key][0][0])):
        rows = found[what, bin_]
        mean, share = (sum(row[at] for row in rows) / len(rows) for at in (0, 1))
        table.add_row(what, bin_, f"{mean:.1%}", f"{share:.1%}", str(len(rows)))
    return table


def main() -> None:
    """Print the table of some recorded games."""
    parser = command("tests.strength.ends", __doc__)
    parser.add_argument("records", nargs="+", type=Path, metavar="FILE")
    given = parser.parse_args()
    Console().print(measured(game for record in given.records for game in read(record)))


if __name__ == "__main__":
    main()
