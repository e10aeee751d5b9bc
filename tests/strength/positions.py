"""Positions with a clear best action: `python -m tests.strength.positions OUT RECORD…`.

It looks through recorded games for decisions with one action far ahead of every other. The last
cards are searched exactly, which proves it. Before that a short search must see it, and three long
ones with different seeds must agree. The same command goes on where an interrupted one stopped;
with `--proven` it only looks at the last cards.
"""

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import zip_longest
from pathlib import Path

from duel_nb.engine import Action, GameState, apply, legal_actions, new_game
from duel_nb.engine.configure import MIXES
from duel_nb.engine.state.tables import LAST_AGE
from duel_nb.players.exact import MOST_CARDS
from duel_nb.players.player import finished
from duel_nb.players.proven import certain_results
from duel_nb.players.search import Search
from tests.arguments import command, positive
from tests.strength.games import Game, read

#: How many games the short search and each of the long ones simulate.
SHORT, LONG = 200, 2500
#: How many of the games of a long search begin with each of the actions that could be as good.
EACH = 400
#: How far the best action must be ahead for either, in chance to win.
AHEAD_SHORT, AHEAD_LONG, AHEAD_PROVEN = 0.1, 0.08, 0.2
#: The seeds of the long searches.
SEEDS = (1, 2, 3)
#: How many decisions of a game are looked at.
DECISIONS = 12
#: A game that is won or lost whatever happens teaches nothing.
OPEN = (0.15, 0.985)


@dataclass(frozen=True, slots=True)
class Clear:
    """A position with a clear best action.

    Attributes:
        mix: the expansions, one of `MIXES`.
        deal: the seed of the set-up.
        chosen: for each decision before, which of the legal actions was chosen.
        best: the best action in notation.
        chance: the chance to win after it.
        ahead: by how much it is ahead of the next one.
        proven: whether the last cards were searched exactly.
    """

    mix: str
    deal: int
    chosen: tuple[int, ...]
    best: str
    chance: float
    ahead: float
    proven: bool

    def position(self) -> GameState:
        """The position."""
        state = new_game(self.deal, MIXES[self.mix])
        for number in self.chosen:
            apply(state, legal_actions(state)[number])
        return state


def read_clear(file: Path) -> list[Clear]:
    """The positions of a file; none if there is no such file."""
    if not file.exists():
        return []
    rows = map(json.loads, file.read_text("utf-8").splitlines())
    return [Clear(**{**row, "chosen": tuple(row["chosen"])}) for row in rows]


def lead(search: Search) -> tuple[Action, float, float]:
    """The best action of a search, its chance, and how far ahead of every other one it is."""
    best, *others = sorted(search.judged(), key=lambda one: -one.chance)
    return best.action, best.chance, best.chance - max(one.chance for one in others)


def proven(view: GameState) -> tuple[Action, float, float] | None:
    """The clear best one of the last actions of a game, with its chance and its lead."""
    found = finished(certain_results(view))
    if found is None or len(found) < 2 or found[0].chance - found[1].chance < AHEAD_PROVEN:
        return None
    best, second = found[:2]
    return best.action, round(best.chance, 3), round(best.chance - second.chance, 3)


def agreed(view: GameState) -> tuple[Action, float, float] | None:
    """The clear best action of a view, with the least chance and lead; None if there is none."""
    found = list[tuple[Action, float, float]]()
    for seed in (0, *SEEDS):
        search = Search(view, seed)
        search.grow(LONG if seed else SHORT)
        if seed:
            rivals = sorted(search.judged(), key=lambda one: -one.chance)[1:4]
            for one in rivals:
                search.grow(max(0, EACH - one.tried), only=one.action)
        action, chance, ahead = lead(search)
        if not OPEN[0] < chance < OPEN[1] or ahead < (AHEAD_LONG if seed else AHEAD_SHORT):
            return None
        found.append((action, chance, ahead))
    first, *others = [action for action, _, _ in found[1:]]
    if any(other != first for other in others):
        return None
    chance, ahead = min(one[1] for one in found[1:]), min(one[2] for one in found[1:])
    return first, round(chance, 3), round(ahead, 3)


def clear_positions(game: Game, rng: random.Random, only_proven: bool) -> Iterator[Clear]:
    """Those of some decisions of a game; of the last cards at most one."""
    state = new_game(game.plan.deal, MIXES[game.plan.mix])
    plan, count = game.plan, len(game.chosen)
    wanted = {*rng.sample(range(count), 0 if only_proven else min(DECISIONS, count))}
    last = True
    for at, number in enumerate(game.chosen):
        actions = legal_actions(state)
        view = state.view(state.to_act)
        is_last = state.age == LAST_AGE and view.present.bit_count() <= MOST_CARDS
        if is_last and last and len(actions) > 1:
            found = proven(view)
            if found is not None:
                last = False
                action, chance, ahead = found
                yield Clear(
                    plan.mix, plan.deal, game.chosen[:at], str(action), chance, ahead, proven=True
                )
        elif at in wanted and not is_last and len(actions) > 1 and state.age:
            found = agreed(view)
            if found is not None:
                action, chance, ahead = found
                yield Clear(
                    plan.mix, plan.deal, game.chosen[:at], str(action), chance, ahead, proven=False
                )
        apply(state, actions[number])


def collect(games: Sequence[Sequence[Game]], out: Path, most: int, only_proven: bool) -> None:
    """Write the positions of games, one record after the other in turns, until there are enough."""
    done = read_clear(out)
    seen = {(one.mix, one.deal) for one in done}
    in_turns = [game for row in zip_longest(*games) for game in row if game is not None]
    with out.open("a", encoding="utf-8") as lines:
        for game in in_turns:
            if len(done) >= most:
                return
            if (game.plan.mix, game.plan.deal) in seen:
                continue
            rng = random.Random(game.plan.deal)
            for one in clear_positions(game, rng, only_proven):
                done.append(one)
                lines.write(json.dumps(asdict(one)) + "\n")
                lines.flush()


def main() -> None:
    """Collect positions."""
    parser = command("tests.strength.positions", __doc__)
    parser.add_argument("out", type=Path, metavar="OUT")
    parser.add_argument("records", nargs="+", type=Path, metavar="RECORD")
    parser.add_argument("--most", type=positive, default=200)
    parser.add_argument("--proven", action="store_true")
    given = parser.parse_args()
    collect([[*read(record)] for record in given.records], given.out, given.most, given.proven)


if __name__ == "__main__":
    main()
