"""Very many random games, checked for lost components, games that get stuck, and unused rules.

    python -m tests.engine.many_games            2,000 games, 500 of every mix of sets
    python -m tests.engine.many_games 100000     this many games, spread over the mixes
    python -m tests.engine.many_games 1000000 --out games.json
                                                 the same, recorded in a file: a stopped run
                                                 resumes, and a larger number adds games

Players are those of `games`: half of the games have keen players, and every fourth game with
Agora an ambitious one, who seeks control of the Senate (political supremacy is very rare
otherwise). In every fourth game all components are counted after every action, in the others every
few actions and at the end: a lost or duplicated one stays so. All cores play, and a summary is
printed at the end. The exit code says whether anything is wrong: from 100,000 games on, something
that never happened is wrong, too.
"""

import hashlib
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import duel_nb as duel
from duel_nb.catalog import CATALOG
from duel_nb.disk import write_file
from duel_nb.engine import Action, GameState, apply
from duel_nb.engine.choices import CHOICES
from duel_nb.engine.consistency import problems
from duel_nb.engine.events import LogEntry
from duel_nb.engine.form import form
from duel_nb.engine.rules.payment import payments
from duel_nb.engine.state.tables import EMPTY
from duel_nb.engine.turn.play import STEPS
from duel_nb.players.simulation.workers import start_worker
from tests.arguments import command, positive
from tests.engine import independent
from tests.engine.games import FOUR, Mix, chosen

#: The most actions of a game.
MOST_ACTIONS = 300
#: The consistency of a position is checked once in this many actions.
CHECKED = 16
#: Two games in this many collect events, to see which rules apply, and count all components after
#: every action.
LISTENED = 8
#: One game in this many also saves and loads the positions that are checked.
SAVED = 16
#: Positions with more choices and steps due than this are saved and loaded in every game, since
#: each combination of them is rare.
DEEP = 2
#: The games of a block, after which results are recorded.
BLOCK = 400
#: In this many games everything must happen.
ENOUGH = 100_000

_RULES = """
AGO-C-EXTORTION AGO-C-BLACKMAIL AGO-C-EXPROPRIATION AGO-C-SWINDLE AGO-CX-04 AGO-C-COUP
AGO-C-FRAUD AGO-C-TREASON AGO-C-MANEUVER AGO-C-ESPIONAGE AGO-C-EVENTS
AGO-C-EMBEZZLEMENT AGO-C-FORECLOSURE AGO-CX-14 AGO-C-INSIDER AGO-CX-19 AGO-MIL-01
AGO-MIL-02 AGO-CORRUPTION-01 AGO-CRIME-01 AGO-SENATOR-05 AGO-CURIA-02 AGO-KNOSSOS-01
AGO-KNOSSOS-02 AGO-DECX-05 BOTH-16 PAN-MINERVA-02 PAN-POLIO-01 PAN-ENGIN-01
PAN-NISABA-05 PAN-TEMPLE-02 BASE-W-APPIAN BASE-W-LIBRARY BASE-W-GARDENS
BASE-W-MAUSOLEUM BASE-W-PIRAEUS BASE-W-SPHINX BASE-PROG-AGRICULTURE BASE-PROG-ECONOMY
BASE-PROG-THEOLOGY BASE-PROG-URBANISM BASE-WON-03 BASE-TURN-07 GEN-02 GEN-03
"""
#: Rules that must come up in events or payments: those of the components themselves.
#: Obscurantism, Coercion and Sabotage report more precise rules; Decree 12 reports nothing.
AT_WORK = frozenset(
    [*_RULES.split(), *(f"AGO-DECREE-{number:02}" for number in range(1, 17) if number != 12)]
)
#: The victories.
ENDS = ("civilian", "military", "science", "political")


@dataclass
class Seen:
    """What came up in the games so far; sets of components are numbers with a bit for each."""

    games: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    actions: int = 0
    saved: int = 0
    longest: int = 0
    built: int = 0
    raised: int = 0
    tokens: int = 0
    activated: int = 0
    offered: int = 0
    mythology: int = 0
    in_force: int = 0
    triggered: int = 0
    met: int = 0

    def add(self, other: "Seen") -> None:
        """Add what came up in other games."""
        for one in fields(self):
            mine, theirs = getattr(self, one.name), getattr(other, one.name)
            if isinstance(mine, Counter):
                mine.update(theirs)
            elif one.name in ("wrong", "actions", "saved"):
                setattr(self, one.name, mine + theirs)
            else:
                setattr(
                    self, one.name, max(mine, theirs) if one.name == "longest" else mine | theirs
                )


def everything(state: GameState) -> tuple[Any, ...]:
    """All components of the game, wherever they lie: the same throughout a game."""
    cards = tuple(sorted(independent.cards_everywhere(state).elements()))
    if state.senate is None:
        return (cards,)
    plots = tuple(sorted(independent.conspiracies_everywhere(state).elements()))
    return cards, plots, tuple(sorted(d for here in state.senate.decrees for d in here))


def divinities(state: GameState) -> list[int]:
    """All cards of the Pantheon, wherever they lie."""
    assert state.pantheon is not None
    found = [card for card in state.pantheon.spaces if card != EMPTY]
    found += [card for deck in state.pantheon.decks for card in deck]
    found += [card for city in state.cities for card in city.divinities]
    for pending in state.stack:
        if pending.kind in ("gate", "theater", "restack", "put-back"):
            found += pending.among
    return sorted(found)


def look(state: GameState, seen: Seen) -> None:
    """Record the components in use in a position."""
    for pending in state.stack:
        seen.kinds[pending.kind] += 1
    for city in state.cities:
        seen.built |= city.cards
        seen.raised |= city.standing
        seen.tokens |= city.tokens
        seen.in_force |= city.decrees
        seen.offered |= city.offerings
        seen.activated |= bits(city.divinities)
        seen.mythology |= bits(city.mythology)
        seen.triggered |= bits(plot.number for plot in city.plots if plot.triggered)
    seen.met |= ~state.military & 15


def bits(numbers: Iterable[int]) -> int:
    """A set of numbers as bits."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def listen(state: GameState, action: Action, seen: Seen) -> None:
    """Record the rules of the payment that an action makes."""
    if state.stack or action.verb not in ("build", "wonder", "recruit"):
        return
    thing = action.wonder or action.card
    assert thing is not None
    for line in payments(state, state.active, thing)[0].lines:
        seen.rules[line.rule] += 1


def play_one(mix: Mix, seed: int, seen: Seen, closely: bool = False) -> None:
    """Play a random game to its end and record what happens in it.

    Args:
        mix: the sets in play.
        seed: which game it is.
        seen: takes the results.
        closely: whether all components are counted after every action, as in some games always.
    """
    rng = random.Random(f"{mix.name} {seed}")
    state = mix.new_game(seed)
    at_first, count, listening = everything(state), 0, seed % LISTENED in (0, 3)
    closely = closely or listening
    where = f"{mix.name}, seed {seed}"
    while (action := chosen(mix, seed, state, rng)) is not None:
        look(state, seen)
        seen.verbs[action.verb] += 1
        if listening:
            listen(state, action, seen)
            log: list[LogEntry] = []
            state.log = log
        apply(state, action)
        if state.log is not None:
            state.logged, state.log = log, None
            seen.rules.update(event.rule for event in state.events)
        count += 1
        if count > MOST_ACTIONS:
            seen.wrong.append(f"{where}: no end after {count} actions")
            return
        check = count % CHECKED == 0 or state.outcome is not None
        wrong = lost_or_doubled(state, at_first) if check or closely else []
        if check:
            wrong += map(str, problems(state))
            wrong += [
                f"other Decrees are in force for {who}" for who in "AB" if not agreed(state, who)
            ]
        if len(state.stack) > DEEP or (check and seed % SAVED == 0):
            seen.saved += 1
            wrong += saved_wrong(state)
        if wrong and not closely:
            play_one(mix, seed, seen, closely=True)  # to find the action
            return
        if wrong:
            seen.wrong += [f"{where}, after {count} actions: {problem}" for problem in wrong]
            return
    look(state, seen)
    if state.outcome is None:
        seen.wrong.append(f"{where}: stuck after {count} actions")
        return
    seen.games[mix.name] += 1
    seen.ends[f"{mix.name} {state.outcome.termination}"] += 1
    seen.actions += count
    seen.longest = max(seen.longest, count)


def agreed(state: GameState, who: str) -> bool:
    """Whether the Decrees in force follow from the cubes (AGO-CTRL-03)."""
    decrees = {decree.id for decree in state.city(who).decrees_in_force}
    return state.outcome is not None or decrees == independent.decrees(state, who)


def saved_wrong(state: GameState) -> list[str]:
    """Messages about a position that is not the same when it is saved and loaded."""
    try:
        same = duel.from_json(state.to_json()) == state
    except duel.SaveError as error:
        return [str(error)]
    return [] if same else ["saved and loaded it is another position"]


def lost_or_doubled(state: GameState, at_first: tuple[object, ...]) -> list[str]:
    """Messages about components that are not in the game as often as at first."""
    found = []
    if not state.stack and everything(state) != at_first:
        found.append("something is lost or doubled")
    if state.pantheon is not None and state.outcome is None:
        cards = divinities(state)
        gate = 1 if state.pantheon.open else 0
        if len(set(cards)) != len(cards) or not 15 <= len(cards) <= 15 + gate:
            found.append(f"Divinities are lost or doubled ({cards})")
    return found


def missing(seen: Seen) -> list[str]:
    """What was never used and never happened."""
    pantheon = (*CATALOG.divinities, CATALOG.gate)
    never = {
        "built": [card.name for card in CATALOG.cards if not seen.built >> card.index & 1],
        "constructed": [w.name for w in CATALOG.wonders if not seen.raised >> w.index & 1],
        "gained": [t.name for t in CATALOG.progress if not seen.tokens >> t.index & 1],
        "in force": [d.name for d in CATALOG.decrees if not seen.in_force >> d.index & 1],
        "triggered": [p.name for p in CATALOG.conspiracies if not seen.triggered >> p.index & 1],
        "activated": [card.name for i, card in enumerate(pantheon) if not seen.activated >> i & 1],
        "taken": [f"Mythology {number}" for number in range(5) if not seen.mythology >> number & 1]
        + [f"Offering {number}" for number in range(3) if not seen.offered >> number & 1],
        "met": [f"Military token {number}" for number in range(4) if not seen.met >> number & 1],
        "due": sorted({*CHOICES, *STEPS} - {*seen.kinds}),
        "at work": sorted(AT_WORK - {*seen.rules}),
        "a victory": [end for end in ENDS if end not in {key.split()[-1] for key in seen.ends}],
    }
    return [f"never {what}: {', '.join(names)}" for what, names in never.items() if names]


def report(seen: Seen, seconds: float) -> str:
    """The results as text."""
    games = seen.games.total()
    lines = [
        f"{games:,} games, {seen.actions:,} actions, the longest game {seen.longest}; "
        f"{seen.saved:,} positions saved and loaded; {seconds:,.0f} seconds of CPU time ({form()})",
        "",
        " " * 12 + "".join(f"{end:>10}" for end in ENDS),
    ]
    for mix in FOUR:
        ends = (seen.ends[f"{mix.name} {end}"] for end in ENDS)
        lines.append(f"{mix.name:12}" + "".join(f"{count:10,}" for count in ends))
    rarest = sorted(seen.kinds.items(), key=lambda item: item[1])[:8]
    lines += ["", "Rarest choices: " + ", ".join(f"{kind} {count:,}" for kind, count in rarest)]
    working = sorted((rule for rule in AT_WORK if rule in seen.rules), key=lambda r: seen.rules[r])
    lines.append("Rarest rules: " + ", ".join(f"{r} {seen.rules[r]:,}" for r in working[:8]))
    lines += ["", *(seen.wrong or ["Nothing is lost and nobody is stuck."])]
    lines += missing(seen) or ["Every component was used, every choice was due."]
    return "\n".join(lines)


def play_many(games: int, first_seed: int = 0, first: int = 0) -> Seen:
    """Play this many games, spread over the mixes, from number ``first`` on."""
    seen = Seen()
    for number in range(first, first + games):
        mix, seed = FOUR[number % len(FOUR)], first_seed + number // len(FOUR)
        try:
            play_one(mix, seed, seen)
        except Exception as error:  # the other games are played all the same
            seen.wrong.append(f"{mix.name}, seed {seed}: {type(error).__name__}: {error}")
    return seen


@dataclass
class Run:
    """Games that are played block by block, and recorded in a file.

    Attributes:
        engine: the version of the engine (see `engine`); games of others are not added.
        done: the blocks played, by the number of their first game, with their lengths.
        seconds: the CPU time that they took.
        seen: what came up in them.
    """

    engine: str
    done: dict[int, int] = field(default_factory=dict)
    seconds: float = 0.0
    seen: Seen = field(default_factory=Seen)

    def missing(self, games: int) -> Iterator[tuple[int, int]]:
        """The blocks still to play: the number of the first game, and the length."""
        for first in range(0, games, BLOCK):
            there = self.done.get(first, 0)
            length = min(BLOCK, games - first)
            if there < length:
                yield first + there, length - there

    def add(self, first: int, length: int, seconds: float, seen: Seen) -> None:
        """Add a block, or the rest of one."""
        block = first - first % BLOCK
        self.done[block] = self.done.get(block, 0) + length
        self.seconds += seconds
        self.seen.add(seen)

    def dumps(self) -> str:
        """The run as JSON."""
        return json.dumps(vars(self) | {"seen": vars(self.seen)}, indent=1)


def read_run(file: Path, engine: str) -> Run:
    """The run recorded in a file, or a new one if there is no file.

    Raises:
        ValueError: it is no such file, or another engine played those games.
    """
    if not file.exists():
        return Run(engine)
    try:
        found = json.loads(file.read_text("utf-8"))
        done = {int(first): length for first, length in found["done"].items()}
        seen = Seen(**found["seen"])
        for one in fields(seen):
            if isinstance(one.default_factory, type) and issubclass(one.default_factory, Counter):
                setattr(seen, one.name, Counter(getattr(seen, one.name)))
        run = Run(found["engine"], done, found["seconds"], seen)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise ValueError(f"{file} holds no random games, or it is damaged.") from error
    if run.engine != engine:
        raise ValueError(f"{file} holds games of another engine: name another file.")
    return run


def engine() -> str:
    """The version of the engine and its checks: its form, and a hash of the sources."""
    root = Path(duel.__file__).parent
    sources = [*root.glob("engine/**/*.py"), *root.glob("catalog/**/*.py")]
    sources += [*root.glob("catalog/data/*.toml"), *Path(__file__).parent.glob("*.py")]
    known = hashlib.sha256()
    for source in sorted(sources):
        known.update(source.read_bytes())
    return f"{form()} {known.hexdigest()[:16]}"


def play_block(block: tuple[int, int]) -> tuple[int, int, float, Seen]:
    """Play a block of games, in a worker process; see `Run.add` for the result."""
    first, length = block
    started = time.process_time()
    seen = play_many(length, first=first)
    return first, length, time.process_time() - started, seen


def main() -> int:
    parser = command("tests.engine.many_games", __doc__)
    parser.add_argument("games", nargs="?", type=positive, default=2_000, help="how many (2000)")
    parser.add_argument("--out", type=Path, help="record them in this file, or resume it")
    parser.add_argument("--workers", type=positive, help="processes that play (one for each core)")
    given = parser.parse_args()
    try:
        run = read_run(given.out, engine()) if given.out else Run(engine())
    except ValueError as error:
        parser.error(str(error))
    with ProcessPoolExecutor(given.workers, get_context("spawn"), start_worker) as processes:
        for block in processes.map(play_block, list(run.missing(given.games))):
            run.add(*block)
            if given.out:
                write_file(given.out, run.dumps())
    print(report(run.seen, run.seconds))
    never = given.games >= ENOUGH and missing(run.seen)
    return 1 if run.seen.wrong or never else 0


if __name__ == "__main__":
    sys.exit(main())
