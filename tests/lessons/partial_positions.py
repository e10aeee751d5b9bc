"""Answers of the referee on positions told in part, compared with positions that fit.

    python -m tests.lessons.partial_positions 2000

Random positions of random games of all four mixes are told with random parts left out. Each answer
is compared with what `why_not`, `payments` and `play` say in a dozen whole positions that fit what
was told: the position of the game itself, and others whose missing parts come from other games.
None of them is made by the code that the referee uses.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Final

import duel_nb as duel
from duel_nb.catalog import CATALOG
from duel_nb.engine import AmbiguousError, DuelError, GameState, NotationError, position
from duel_nb.engine.position.given import full_setup
from duel_nb.engine.position.setups import NotASetup
from duel_nb.engine.worlds import own_turn
from duel_nb.lessons.referee import Referee
from duel_nb.lessons.rulings.answers import Answer
from duel_nb.messages import Message
from tests.engine.games import FOUR, Mix, random_game

Setup = dict[str, Any]

#: What is always told.
KEPT: Final = ("names", "edition", "expansions", "turn", "offered")
#: What belongs to the layout of the structure, and is told with it.
LAYOUT: Final = ("age", "taken", "holes")
#: How many positions that fit are tried.
FITS: Final = 12
#: Every keyword of a City and of a position that can be left out.
OF_CITY: Final = (
    *("coins", "cards", "wonders", "built", "progress", "mythology", "offerings", "divinities"),
    *("astarte", "snake", "conspiracies", "prepared", "triggered", "cubes"),
)
OF_TABLE: Final = (
    *("pawn", "military_tokens", "progress", "discard", "constructed", "pantheon", "tokens"),
    *("enki", "minerva", "decrees", "decrees_up", "decrees_down", "locked"),
)
#: These go together: each needs the other.
TOGETHER: Final = (
    ("pawn", "military_tokens", "minerva"),
    ("decrees", "decrees_up", "decrees_down"),
)


@dataclass
class Told:
    """A position told in part.

    Attributes:
        mix: the sets in play.
        state: the position of the game.
        setup: what is told of it.
        fits: whole positions that fit, the one of the game first.
    """

    mix: Mix
    state: GameState
    setup: Setup
    fits: list[GameState]


@dataclass
class Tally:
    """What was found.

    Attributes:
        answers: how many answers were compared.
        statements: how many verdicts, prices and facts were compared.
        wrong: answers with something that does not hold in a position that fits.
        depends: answers that say "it depends".
        needless: those of them for which no two positions that fit differ.
        slowest: the longest CPU time of an answer, in seconds.
        seconds: the CPU time of all answers.
        examples: what was wrong, for a person to read.
    """

    answers: int = 0
    statements: int = 0
    wrong: int = 0
    depends: int = 0
    needless: int = 0
    slowest: float = 0.0
    seconds: float = 0.0
    kinds: Counter[str] = field(default_factory=Counter)
    examples: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        rows = [
            f"{self.answers} answers, {self.statements} statements compared",
            f"wrong: {self.wrong} answers ({self.wrong / max(1, self.answers):.2%})",
            f"it depends: {self.depends}, needlessly: {self.needless}",
            f"{1000 * self.seconds / max(1, self.answers):.0f} ms of CPU an answer, "
            f"the slowest {1000 * self.slowest:.0f} ms",
            *(f"  {kind}: {count}" for kind, count in self.kinds.most_common()),
        ]
        return "\n".join(rows)


# -- positions told in part --------------------------------------------------------------------


class Pool:
    """Whole setups of random games of a mix, to take parts from."""

    def __init__(self, mix: Mix, games: int, first: int = 0) -> None:
        self.mix = mix
        self.states: list[GameState] = []
        self.setups: list[Setup] = []
        for seed in range(first, first + games):
            for state, _ in random_game(mix, seed):
                with suppress(NotASetup):
                    self.setups.append(full_setup(state))
                    self.states.append(state)

    def told(self, rng: random.Random) -> Told:
        """A random position with random parts left out, and positions that fit it."""
        at = rng.randrange(len(self.states))
        state = self.states[at]
        setup = left_out(state, self.setups[at], rng)
        fits = [state]
        for _ in range(6 * FITS):
            if len(fits) == FITS:
                break
            with suppress(DuelError):
                fits.append(position(**self._filled(setup, state, rng)))
        return Told(self.mix, state, setup, fits)

    def _filled(self, setup: Setup, state: GameState, rng: random.Random) -> Setup:
        """What was told, with the rest from other games."""
        found = deepcopy(setup)
        alike = [one for one in self.setups if one.get("age") == (state.age or None)]
        one = rng.choice(alike if rng.random() < 0.7 else self.setups)
        whole = one if rng.random() < 0.5 else rng.choice(alike)
        used = Counter(_names(setup))
        if "structure" not in setup and not setup.get("offered"):
            for key in LAYOUT:
                if key not in setup and key in whole:
                    found[key] = deepcopy(whole[key])
        elif isinstance(setup.get("structure"), list):
            self._lay_out(found, state.age, rng)
        for who in "AB":
            told, other = found.setdefault(who, {}), rng.choice([whole, one])[rng.choice("AB")]
            for key in OF_CITY if state.age else ("wonders", "conspiracies", "cubes"):
                if key not in told and key in other and rng.random() < 0.85:
                    told[key] = _unused(other[key], used)
            if "coins" not in told and state.age:
                told["coins"] = rng.choice([0, 1, 2, 3, 4, 5, 6, 8, 11, 15, 25])
        for key in OF_TABLE if state.age else ("progress",):
            if key not in found and key in whole and rng.random() < 0.85:
                kept = key in ("pawn", "military_tokens", "minerva", "decrees_up", "decrees_down")
                found[key] = deepcopy(whole[key]) if kept else _unused(whole[key], used)
        if "structure" not in found and "structure" in whole and not setup.get("offered"):
            found["structure"] = _unused(whole["structure"], used)
        return {**found, "seed": rng.randrange(10**6)}

    def _lay_out(self, found: Setup, age: int, rng: random.Random) -> None:
        """Put cards that are told to be accessible on accessible places of some game."""
        if rng.random() < 0.3:
            return  # as `position` lays them out
        cards = [*found["structure"]]
        same = [one for one in self.states if one.age == age and one.structure]
        other = rng.choice(same)
        places = [place.name for place in other.structure if place.accessible]
        if len(places) < len(cards):
            return
        rng.shuffle(places)
        whole = full_setup(other)
        found["structure"] = dict(zip(places, cards, strict=False))
        found.update({key: whole[key] for key in LAYOUT if key in whole})


def left_out(state: GameState, whole: Setup, rng: random.Random) -> Setup:
    """A setup with random parts left out."""
    kept, found = rng.choice([0.3, 0.6, 0.8, 0.95]), deepcopy(whole)
    for key in [*found]:
        if key not in (*KEPT, *LAYOUT, "A", "B", "structure") and rng.random() > kept:
            del found[key]
    for group in TOGETHER:
        if not all(key in found for key in group if key in whole):
            for key in group:
                found.pop(key, None)
    for who in "AB":
        city = found[who]
        found[who] = {key: city[key] for key in city if rng.random() < kept}
    if "structure" in found:
        how = rng.random()
        cards = found["structure"]
        if how < 0.5:
            found["structure"] = {at: cards[at] for at in cards if rng.random() < kept}
        else:
            for key in (*LAYOUT, "tokens"):
                found.pop(key, None)
            open_ = [p.card.name for p in state.structure if p.accessible and p.card is not None]
            found["structure"] = [card for card in open_ if rng.random() < kept]
            if not found["structure"]:
                del found["structure"]
                if rng.random() < 0.5:
                    found["age"] = state.age
    return found


def _names(value: object) -> Iterator[str]:
    """All names in a setup."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _names(key)
            yield from _names(inner)
    elif isinstance(value, list | tuple | set | frozenset):
        for inner in value:
            yield from _names(inner)


_COPIES: Final = Counter(card.name for card in CATALOG.cards)
_COPIES.update({token.id: 2 for token in CATALOG.mythology_tokens})


def _unused(value: Any, used: Counter[str]) -> Any:
    """A value of another game without what is used already; what it has is used from now on."""
    if isinstance(value, Mapping):
        kept = {}
        for key, inner in value.items():
            names = [*_names(key), *_names(inner)]
            if any(used[name] >= max(1, _COPIES[name]) for name in names if not name.isdecimal()):
                continue
            used.update(names)
            kept[key] = inner
        return kept
    if isinstance(value, list | tuple):
        kept_items = []
        for item in value:
            if isinstance(item, str):
                if used[item] >= max(1, _COPIES[item]):
                    continue
                used[item] += 1
            kept_items.append(item)
        return kept_items
    return value


# -- questions ---------------------------------------------------------------------------------


def typed(told: Told, rng: random.Random) -> str:
    """An action as somebody may type it, legal or not."""
    some = rng.random()
    if some < 0.6:
        state = told.state if some < 0.35 else rng.choice(told.fits)
        state = state if not state.age or rng.random() < 0.6 else own_turn(state, rng.choice("AB"))
        legal = list(state.legal_actions())
        if legal:
            return str(rng.choice(legal)._replace(place=-1))
    sets = told.mix.sets
    card = rng.choice([one.name for one in CATALOG.cards if one.set in sets])
    there = [place.card.name for place in told.state.structure if place.card is not None]
    if there and rng.random() < 0.7:
        card = rng.choice(there)
    wonder = rng.choice([one.name for one in CATALOG.wonders if one.set in sets])
    texts = [f"build {card}", f"discard {card}", f"wonder {wonder} with {card}"]
    if told.mix.pantheon:
        divinity = rng.choice([one.name for one in CATALOG.divinities])
        texts += [f"activate {divinity}", f"activate {divinity} using {rng.choice('234')}"]
    if told.mix.agora:
        plot = rng.choice([one.name for one in CATALOG.conspiracies])
        texts += [f"prepare {plot} with {card}", f"trigger {plot}", "recruit conspirator"]
    return rng.choice(texts)


def priced(told: Told, rng: random.Random) -> str:
    """Something that has a price."""
    kinds: list[Any] = [CATALOG.cards, CATALOG.cards, CATALOG.wonders]
    if told.mix.pantheon:
        kinds.append(CATALOG.divinities)
    return str(rng.choice([one.name for one in rng.choice(kinds) if one.set in told.mix.sets]))


# -- comparing ---------------------------------------------------------------------------------


def legal_in(state: GameState, text: str, who: str) -> bool:
    """Whether an action is legal on a player's turn."""
    try:
        action = state.with_offerings(text) if state.to_act == who else text
        return state.why_not(action, who) is None
    except AmbiguousError:  # identical Senators, each of which is legal
        return True


def price_in(state: GameState, text: str) -> int | None:
    """What an action costs in a position; None if it has no price there."""
    try:
        paid = state.payments(text)
    except DuelError:
        return None
    return paid[0].total if paid else None


def events_in(state: GameState, text: str, who: str) -> set[str]:
    """What happens, in words."""
    try:
        after = state.play(state.with_offerings(text))
    except AmbiguousError:  # any of identical Senators
        meant = (
            one
            for one in state.legal_actions()
            if str(one._replace(place=-1)).casefold() == text.casefold()
        )
        after = state.play(next(meant))
    except DuelError:
        return set()
    return {event.text for event in after.events} | {event.public for event in after.events}


class Judge:
    """Asks the referee about a position told in part, and compares."""

    def __init__(self, told: Told, tally: Tally) -> None:
        self.told, self.tally = told, tally
        self.referee: Referee = duel.referee(**told.setup)
        self._wrong = ""

    def ask(self, rng: random.Random) -> None:
        """Some random questions."""
        for _ in range(4):
            self.can(rng.choice("AB"), typed(self.told, rng))
        self.cost(rng.choice("AB"), priced(self.told, rng))
        self.moves(rng.choice("AB"))
        self.explain()

    def can(self, who: str, text: str) -> None:
        try:
            answer = self._timed(lambda: self.referee.can(who, text))
        except NotationError:
            return None  # an action of another game: a Decree or a Chamber that is not there
        except DuelError:
            self._say("raises")
            return self._done(f"can {who} {text}", None)
        now = [state for state in self.told.fits if state.to_act == who]
        self._check_verdict(answer.yes, now, text, who, "now")
        if not self.told.state.age:
            return self._done(f"can {who} {text}", answer)
        own = [own_turn(state, who) for state in self.told.fits]
        if self.told.setup.get("turn", "A") != who:
            self._check_verdict(answer.own_turn, own, text, who, "own turn")
        self._check_price(answer, own, text, who)
        if answer.yes:
            self._check_events(answer, now, text, who)
        return self._done(f"can {who} {text}", answer)

    def cost(self, who: str, thing: str) -> None:
        try:
            answer = self._timed(lambda: self.referee.cost(thing, who))
        except DuelError:
            for state in self.told.fits:
                with suppress(DuelError):
                    state.cost_of(thing, who)
                    self._say("cost refused, though it has a price")
            return self._done(f"cost {who} {thing}", None)
        for state in self.told.fits:
            try:
                paid = state.cost_of(thing, who)
            except DuelError:
                continue
            self._check(self._in_range(answer, paid.total), f"price {paid.total}")
            lines = {line.message for line in paid.lines}
            for reason in answer.reasons:
                if reason.billed and isinstance(reason.message, Message):
                    item = reason.message.parts.get("item")
                    self._check(item is None or item in lines, f"bill: {reason.text}")
        return self._done(f"cost {who} {thing}", answer)

    def moves(self, who: str) -> None:
        answer = self._timed(lambda: self.referee.moves(who))
        if self.told.setup.get("offered"):
            return self._done(f"moves {who}", answer)
        own = [own_turn(state, who) for state in self.told.fits]
        for move in answer.actions:
            text = str(move._replace(place=-1))
            for state in own:
                self._check(legal_in(state, text, who), f"move {text}")
        for text in answer.refused:
            for state in own:
                self._check(not legal_in(state, text, who), f"refused {text}")
        return self._done(f"moves {who}", answer)

    def explain(self) -> None:
        """Each fact of an explanation is one of every position that fits."""
        answer = self._timed(self.referee.explain)
        facts = [_facts(duel.referee(state).explain()) for state in self.told.fits]
        for fact in _facts(answer):
            for there in facts:
                self._check(fact in there, f"fact: {fact}")
        self._done("explain", answer)

    # -- inside ----------------------------------------------------------------------------

    def _timed(self, ask: Any) -> Answer:
        before = time.process_time()
        answer: Answer = ask()
        took = time.process_time() - before
        self.tally.seconds += took
        self.tally.slowest = max(self.tally.slowest, took)
        return answer

    def _check(self, holds: bool, what: str) -> None:
        self.tally.statements += 1
        if not holds:
            self._say(what)

    def _say(self, what: str) -> None:
        self._wrong = self._wrong or what

    def _check_verdict(
        self, yes: bool | None, states: list[GameState], text: str, who: str, when: str
    ) -> None:
        if yes is not None:
            for state in states:
                found = legal_in(state, text, who)
                self._check(found == yes, f"{when}: said {yes}, is {found}")

    def _in_range(self, answer: Answer, price: int) -> bool:
        if answer.price is None:
            return True
        low, high = answer.price
        return low <= price <= high

    def _check_price(self, answer: Answer, states: list[GameState], text: str, who: str) -> None:
        for state in states:
            if legal_in(state, text, who) and (price := price_in(state, text)) is not None:
                self._check(self._in_range(answer, price), f"price {price} of {answer.price}")

    def _check_events(self, answer: Answer, states: list[GameState], text: str, who: str) -> None:
        for reason in answer.reasons:
            if not isinstance(reason.message, Message):
                continue
            if reason.message.key.startswith(("ruling", "missing", "unknown", "would", "case")):
                continue
            for state in states:
                self._check(reason.text in events_in(state, text, who), f"event: {reason.text}")

    def _done(self, asked: str, answer: Answer | None) -> None:
        tally = self.tally
        tally.answers += 1
        if answer is not None and answer.depends:
            tally.depends += 1
            if not self._differ(answer):
                tally.needless += 1
                tally.kinds["needless"] += 1
                tally.examples.append(f"needless: {asked}\n  {answer}\n  {self.told.setup}")
        if self._wrong:
            tally.wrong += 1
            tally.kinds[f"{asked.split()[0]}: {self._wrong.split(':')[0].split()[0]}"] += 1
            tally.examples.append(f"{asked}: {self._wrong}\n  {answer}\n  {self.told.setup}")
        self._wrong = ""

    def _differ(self, answer: Answer) -> bool:
        """Whether the cases of an answer are positions that fit, and differ."""
        outcomes = set()
        for case in answer.cases:
            if _fits(self.told.setup, dict(case.setup)):
                outcomes.add((case.yes, case.price))
        return len(outcomes) > 1


def _fits(told: Setup, whole: Setup) -> bool:
    """Whether a setup has everything that was told, and is possible."""
    position(**whole)
    for key, value in told.items():
        if key in "AB":
            if any(whole.get(key, {}).get(one) != said for one, said in value.items()):
                return False
        elif key == "structure":
            there = whole["structure"]
            names = there.values() if isinstance(there, Mapping) else there
            if isinstance(value, Mapping):
                if any(there.get(at) != card for at, card in value.items()):
                    return False
            elif Counter(value) - Counter(names):
                return False
        elif key not in ("age", "edition") and whole.get(key, value) != value:
            return False
    return True


def _facts(answer: Answer) -> set[str]:
    """What an explanation says, fact by fact."""
    found = set()
    for reason in answer.reasons:
        message = reason.message
        if not isinstance(message, Message) or message.key.startswith("missing"):
            continue
        prices = message.parts.get("prices")
        if prices is not None:
            who = message.parts["who"]
            found |= {f"{who}: {item}" for item in prices.items}
        else:
            found.add(str(message))
    return found


# -- running -----------------------------------------------------------------------------------


def compared(count: int, seed: int = 0, games: int = 6, mixes: tuple[Mix, ...] = FOUR) -> Tally:
    """Compare the answers on this many positions told in part."""
    tally, rng = Tally(), random.Random(seed)
    pools = [Pool(mix, games, seed) for mix in mixes]
    for number in range(count):
        told = pools[number % len(pools)].told(rng)
        try:
            judge = Judge(told, tally)
        except DuelError:
            continue  # one thing was told without another that it needs
        judge.ask(rng)
    return tally


def main() -> None:
    """Compare, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("positions", type=int, nargs="?", default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--show", type=int, default=5, help="how many wrong answers to print")
    given = parser.parse_args()
    tally = compared(given.positions, given.seed)
    print(tally)
    for example in tally.examples[: given.show]:
        print("-", example)
    sys.exit(tally.wrong > 0.005 * tally.answers)


if __name__ == "__main__":
    main()
