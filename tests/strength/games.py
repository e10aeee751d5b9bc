"""Games between players of the league, recorded: `python -m tests.strength.games FILE base 500`.

A record has one line of JSON for each game: how it was set up, who played, which of the legal
actions were chosen, how it ended and how long each player thought. It serves the league, learning
and calibration alike; the same command goes on where an interrupted one stopped.
"""

import json
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import islice
from multiprocessing.pool import Pool
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any

from rich.progress import track

from duel_nb.engine import Action, GameState, apply, legal_actions, new_game
from duel_nb.engine.configure import MIXES
from duel_nb.players.simulation.workers import processes, start_worker
from tests.arguments import command, positive
from tests.strength.outside import OutsidePlayer
from tests.strength.rivals import known, rival

#: The players of games to learn from, each with its weight. Those with a style of their own show
#: what each thing is worth, also what our players avoid; those that rush find the ways to win at
#: once, so that there are enough games of every end.
TEACHERS = {
    "styled": 4,
    "styled:60": 6,
    "search:60": 2,
    "rush-science": 1,
    "rush-military": 1,
    "rush-science:60": 1,
    "rush-military:60": 1,
}
TEACHERS_OF_AGORA = {**TEACHERS, "rush-senate": 1, "rush-senate:60": 1}
#: The share of random actions in such a game, drawn for each.
ERRORS = (0.0, 0.02, 0.08)

#: Games in which others take over at some moment, each with its weight. Those who begin bring all
#: kinds of Cities about, by strong likes and by chance; those who play on like nothing in
#: particular, so what such a City is worth shows.
BEGIN = "wild"
TAKE_OVER = {"quick": 3, "search:60": 1}
ERRORS_BEFORE = (0.1, 0.3)
#: The last decision after which they take over, by mix, and how much oftener they do so early: a
#: random number from 0 to 1 is raised to this power.
LATEST = {"base": 56, "pantheon": 67, "agora": 75, "both": 86}
EARLIER = 1.7


@dataclass(frozen=True, slots=True)
class Plan:
    """A game to be played.

    Attributes:
        mix: the expansions, one of `MIXES`.
        deal: the seed of its set-up.
        players: the names of the first player and the second.
        seed: of the players' random numbers.
        errors: the share of random actions.
        then: who takes over from them, if anybody, and makes no random action.
        taken_over: after how many decisions.
    """

    mix: str
    deal: int
    players: tuple[str, str]
    seed: int
    errors: float = 0.0
    then: tuple[str, ...] = ()
    taken_over: int = 0

    def seeds(self, rng: random.Random | None = None) -> tuple[int, int]:
        """The seeds of both players, the first random numbers of the game."""
        rng = rng or random.Random(self.seed)
        return rng.getrandbits(60), rng.getrandbits(60)


@dataclass(frozen=True, slots=True)
class Game:
    """A game that was played.

    Attributes:
        plan: how it was set up.
        chosen: for each decision, which of the legal actions was chosen.
        winner: "A", "B" or None.
        end: as outcomes name it, such as "civilian" or "science".
        milliseconds: the CPU time of a choice, on average, of the first player and the second.
    """

    plan: Plan
    chosen: tuple[int, ...]
    winner: str | None
    end: str
    milliseconds: tuple[float, float]

    def actions(self) -> tuple[GameState, list[Action]]:
        """The first position, and the actions that were chosen."""
        start = new_game(self.plan.deal, MIXES[self.plan.mix])
        state, actions = start.copy(), list[Action]()
        for number in self.chosen:
            actions.append(legal_actions(state)[number])
            apply(state, actions[-1])
        return start, actions

    def positions(self) -> Iterator[GameState]:
        """Each position with more than one legal action; it is changed when the next one comes.

        Where others took over, those after that.
        """
        state, decisions = new_game(self.plan.deal, MIXES[self.plan.mix]), 0
        for number in self.chosen:
            actions = legal_actions(state)
            if len(actions) > 1:
                decisions += 1
                if decisions > self.plan.taken_over:
                    yield state
            apply(state, actions[number])


def play(plan: Plan) -> Game:
    """Play a game to its end."""
    rng = random.Random(plan.seed)
    seeds, errors = plan.seeds(rng), plan.errors
    players, later = (
        {who: rival(name, who, seed) for who, name, seed in zip("AB", names, seeds, strict=False)}
        for names in (plan.players, plan.then)
    )
    seconds: dict[str, list[float]] = {"A": [0.0], "B": [0.0]}
    state, chosen, decisions = new_game(plan.deal, MIXES[plan.mix]), list[int](), 0
    while actions := legal_actions(state):
        who = state.to_act
        assert who is not None
        if later and decisions == plan.taken_over:
            players, later, errors = later, {}, 0.0
        decisions += len(actions) > 1
        if len(actions) == 1:
            action = actions[0]
        elif errors and rng.random() < errors:
            action = rng.choice(actions)
        else:
            view, began = state.view(who), process_time()
            action = players[who].choose(view, actions)
            seconds[who].append(process_time() - began)
        chosen.append(actions.index(action))
        apply(state, action)
    for one in players.values():
        if isinstance(one, OutsidePlayer):
            one.close()
    assert state.outcome is not None
    first, second = (round(1000 * fmean(seconds[who]), 2) for who in "AB")
    outcome = state.outcome
    return Game(plan, tuple(chosen), outcome.winner, outcome.termination, (first, second))


def read(record: Path) -> Iterator[Game]:
    """The games of a record; none if there is no such file."""
    if not record.exists():
        return
    with record.open(encoding="utf-8") as lines:
        for line in lines:
            found = json.loads(line)
            plan = found.pop("plan")
            plan |= {name: tuple(plan.get(name, ())) for name in ("players", "then")}
            yield Game(
                plan=Plan(**plan),
                chosen=tuple(found["chosen"]),
                winner=found["winner"],
                end=found["end"],
                milliseconds=tuple(found["milliseconds"]),
            )


def play_missing(plans: Iterable[Plan], record: Path, title: str) -> list[Game]:
    """Play what a record does not have yet, on all cores, and return all games of the plans."""
    plans = list(plans)
    done = {game.plan: game for game in read(record)}
    missing = [plan for plan in plans if plan not in done]
    if missing:
        record.parent.mkdir(parents=True, exist_ok=True)
        with record.open("a", encoding="utf-8") as lines, _pool() as pool:
            for game in track(pool.imap_unordered(play, missing), title, len(missing)):
                lines.write(json.dumps(asdict(game)) + "\n")
                lines.flush()
                done[game.plan] = game
    return [done[plan] for plan in plans]


def _pool() -> Pool:
    """A process for each core."""
    return processes().Pool(initializer=start_worker)


def each_position(
    games: Iterable[Game], of: Callable[[GameState], Any], every: int = 1
) -> list[list[Any]]:
    """What a function finds in every position of each game, or in one of so many, on all cores."""
    with _pool() as pool:
        return list(pool.imap(partial(_found, of, every), games, 4))


def _found(of: Callable[[GameState], Any], every: int, game: Game) -> list[Any]:
    return [of(state) for state in islice(game.positions(), 0, None, every)]


def to_learn_from(mix: str, seed: int, players: Sequence[str] = ()) -> Iterator[Plan]:
    """Games without end, of these players or else of teachers."""
    rng = random.Random(seed)
    teachers = TEACHERS_OF_AGORA if "agora" in MIXES[mix] else TEACHERS
    if players:
        teachers = dict.fromkeys(players, 1)
    while True:
        first, second = rng.choices([*teachers], [*teachers.values()], k=2)
        yield Plan(
            mix, rng.getrandbits(40), (first, second), rng.getrandbits(40), rng.choice(ERRORS)
        )


def taken_over(mix: str, seed: int) -> Iterator[Plan]:
    """Games without end in which others take over."""
    rng = random.Random(seed)
    while True:
        [other] = rng.choices([*TAKE_OVER], [*TAKE_OVER.values()])
        yield Plan(
            mix,
            deal=rng.getrandbits(40),
            players=(BEGIN, BEGIN),
            seed=rng.getrandbits(40),
            errors=rng.choice(ERRORS_BEFORE),
            then=(other, other),
            taken_over=int(LATEST[mix] * rng.random() ** EARLIER),
        )


def main() -> None:
    """Play games to learn from."""
    parser = command("tests.strength.games", __doc__)
    parser.add_argument("record", type=Path, metavar="FILE")
    parser.add_argument("mix", choices=MIXES)
    parser.add_argument("games", type=positive)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--taken-over", action="store_true", help="others take over at some moment")
    parser.add_argument("--between", nargs="+", type=known, default=(), metavar="PLAYER")
    given = parser.parse_args()
    plans = (
        taken_over(given.mix, given.seed)
        if given.taken_over
        else to_learn_from(given.mix, given.seed, given.between)
    )
    games = play_missing(islice(plans, given.games), given.record, given.mix)
    ends = sorted({game.end for game in games})
    print(", ".join(f"{end} {[game.end for game in games].count(end)}" for end in ends))


if __name__ == "__main__":
    main()
