"""Very many random games, looked at for what gets lost, gets stuck or never happens.

    python -m tests.engine.many_games            2,000 games, 500 of every mix of sets
    python -m tests.engine.many_games 100000     as many games as said, spread over the mixes

Players are those of `games`: half of the games have keen players, and every fourth game with
Agora an ambitious one, who looks for power in the Senate (political supremacy is very rare
otherwise). At the end stands what was seen, and the exit code says whether anything is wrong.
"""

import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from duel_nb.catalog import CATALOG
from duel_nb.engine import Action, GameState, apply
from duel_nb.engine.choices.table import CHOICES
from duel_nb.engine.consistency import problems
from duel_nb.engine.rules.payment import payments
from duel_nb.engine.state.tables import EMPTY
from duel_nb.engine.turn.play import STEPS
from tests.arguments import command
from tests.engine import independent
from tests.engine.games import FOUR, Mix, chosen

#: No game is longer.
MOST_ACTIONS = 300
#: Every so many actions the whole position is checked for what cannot be.
CHECKED = 16
#: Every so many games events are listened to, to see which rules are at work.
LISTENED = 8

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
#: Rules that must be seen at work, by events or in payments: what every component does of its own.
#: Obscurantism, Coercion and Sabotage are told by their precisions; Decree 12 tells nothing.
AT_WORK = frozenset(
    [*_RULES.split(), *(f"AGO-DECREE-{number:02}" for number in range(1, 17) if number != 12)]
)
#: The victories.
ENDS = ("civilian", "military", "science", "political")


@dataclass
class Seen:
    """What was seen in the games so far."""

    games: Counter[str] = field(default_factory=Counter)
    ends: Counter[tuple[str, str]] = field(default_factory=Counter)
    actions: int = 0
    longest: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)
    built: int = 0
    raised: int = 0
    tokens: int = 0
    activated: set[int] = field(default_factory=set)
    offered: int = 0
    mythology: set[int] = field(default_factory=set)
    in_force: int = 0
    triggered: set[int] = field(default_factory=set)
    met: set[int] = field(default_factory=set)
    wrong: list[str] = field(default_factory=list)


def everything(state: GameState) -> tuple[Any, ...]:
    """What is in the game, wherever it lies: equal at every moment of a game."""
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
    """Note what is in use in a position."""
    for pending in state.stack:
        seen.kinds[pending.kind] += 1
    for city in state.cities:
        seen.built |= city.cards
        seen.raised |= city.standing
        seen.tokens |= city.tokens
        seen.in_force |= city.decrees
        seen.offered |= city.offerings
        seen.activated.update(city.divinities)
        seen.mythology.update(city.mythology)
        seen.triggered.update(plot.number for plot in city.plots if plot.triggered)
    seen.met.update(token for token in range(4) if not state.military >> token & 1)


def listen(state: GameState, action: Action, seen: Seen) -> None:
    """Note the rules of the payment that an action makes."""
    if state.stack or action.verb not in ("build", "wonder", "recruit"):
        return
    thing = action.wonder or action.card
    assert thing is not None
    for line in payments(state, state.active, thing)[0].lines:
        seen.rules[line.rule] += 1


def play_one(mix: Mix, seed: int, seen: Seen) -> None:
    """Play a random game to its end and note what happens in it."""
    rng = random.Random(f"{mix.name} {seed}")
    state = mix.new_game(seed)
    at_first, count, listening = everything(state), 0, seed % LISTENED in (0, 3)
    where = f"{mix.name}, seed {seed}"
    while (action := chosen(mix, seed, state, rng)) is not None:
        look(state, seen)
        seen.verbs[action.verb] += 1
        if listening:
            listen(state, action, seen)
            state.log = []
        apply(state, action)
        if state.log is not None:
            state.told, state.log = tuple(state.log), None
            seen.rules.update(event.rule for event in state.events)
        count += 1
        if count > MOST_ACTIONS:
            seen.wrong.append(f"{where}: no end after {count} actions")
            return
        if not state.stack and everything(state) != at_first:
            seen.wrong.append(f"{where}: something is lost or doubled after {count} actions")
            return
        if count % CHECKED == 0 or state.outcome is not None:
            seen.wrong += [f"{where}, after {count} actions: {one}" for one in problems(state)]
        if state.pantheon is not None and state.outcome is None:
            cards = divinities(state)
            gate = 1 if state.pantheon.open else 0
            if len(set(cards)) != len(cards) or not 15 <= len(cards) <= 15 + gate:
                seen.wrong.append(f"{where}: Divinities are lost or doubled: {cards}")
                return
    look(state, seen)
    if state.outcome is None:
        seen.wrong.append(f"{where}: stuck after {count} actions")
        return
    seen.games[mix.name] += 1
    seen.ends[mix.name, state.outcome.termination] += 1
    seen.actions += count
    seen.longest = max(seen.longest, count)


def missing(seen: Seen) -> list[str]:
    """What has never been used and never happened."""
    pantheon = (*CATALOG.divinities, CATALOG.gate)
    never = {
        "built": [card.name for card in CATALOG.cards if not seen.built >> card.index & 1],
        "constructed": [w.name for w in CATALOG.wonders if not seen.raised >> w.index & 1],
        "gained": [t.name for t in CATALOG.progress if not seen.tokens >> t.index & 1],
        "in force": [d.name for d in CATALOG.decrees if not seen.in_force >> d.index & 1],
        "triggered": [p.name for p in CATALOG.conspiracies if p.index not in seen.triggered],
        "activated": [card.name for i, card in enumerate(pantheon) if i not in seen.activated],
        "taken": [f"Mythology {number}" for number in range(5) if number not in seen.mythology]
        + [f"Offering {number}" for number in range(3) if not seen.offered >> number & 1],
        "met": [f"Military token {number}" for number in range(4) if number not in seen.met],
        "due": sorted({*CHOICES, *STEPS} - {*seen.kinds}),
        "at work": sorted(AT_WORK - {*seen.rules}),
        "a victory": [end for end in ENDS if end not in {how for _, how in seen.ends}],
    }
    return [f"never {what}: {', '.join(names)}" for what, names in never.items() if names]


def report(seen: Seen, seconds: float) -> str:
    """The figures as people read them."""
    games = seen.games.total()
    lines = [
        f"{games:,} games, {seen.actions:,} actions, the longest game {seen.longest}; "
        f"{seconds:,.0f} seconds",
        "",
        " " * 12 + "".join(f"{end:>10}" for end in ENDS),
    ]
    for mix in FOUR:
        ends = (
            seen.ends[mix.name, end] for end in ("civilian", "military", "science", "political")
        )
        lines.append(f"{mix.name:12}" + "".join(f"{count:10,}" for count in ends))
    rarest = sorted(seen.kinds.items(), key=lambda item: item[1])[:8]
    lines += ["", "Rarest choices: " + ", ".join(f"{kind} {count:,}" for kind, count in rarest)]
    working = sorted((rule for rule in AT_WORK if rule in seen.rules), key=lambda r: seen.rules[r])
    lines.append("Rarest rules: " + ", ".join(f"{r} {seen.rules[r]:,}" for r in working[:8]))
    lines += ["", *(seen.wrong or ["Nothing is lost and nobody is stuck."])]
    lines += missing(seen) or ["Every component was used, every choice was due."]
    return "\n".join(lines)


def play_many(games: int, first_seed: int = 0, mixes: Sequence[Mix] = FOUR) -> Seen:
    """Play so many games, spread over the mixes."""
    seen = Seen()
    for number in range(games):
        play_one(mixes[number % len(mixes)], first_seed + number // len(mixes), seen)
    return seen


def main() -> int:
    parser = command("tests.engine.many_games", __doc__)
    parser.add_argument("games", nargs="?", type=int, default=2_000, help="how many (2000)")
    given = parser.parse_args()
    started = time.process_time()
    seen = play_many(given.games)
    print(report(seen, time.process_time() - started))
    return 1 if seen.wrong or missing(seen) else 0


if __name__ == "__main__":
    sys.exit(main())
