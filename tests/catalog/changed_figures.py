"""Play games with one figure of the catalog changed at a time; see test_every_figure.py.

A process of its own, as the engine takes its figures from the catalog when it is imported: here
both are imported anew for each figure. What it finds out is written as JSON.
"""

from __future__ import annotations

import argparse
import copy
import importlib.util
import json
import random
import re
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterable, Iterator
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any

from duel_nb.catalog.effects import FIGURES, Effect, parse

(PACKAGE,) = importlib.util.find_spec("duel_nb").submodule_search_locations  # type: ignore
DATA = Path(PACKAGE) / "catalog" / "data"
SETS = ("base", "pantheon", "agora")
MIXES = (("base", ()), ("pantheon", ("pantheon",)), ("agora", ("agora",)), ("both", SETS[1:]))

#: Texts, which other tests check, and the verbs of effects.
WORDS = {"set", "name", "aliases", "note", "text", "rule", "rule_when_drafted", "verb"}
#: Lists of effects.
EFFECTS = {"does", "when_drafted"}

Where = tuple[str | int, ...]


def figures(data: Any, where: Where = ()) -> Iterator[Where]:
    """The paths of all figures and terms of the game in the data."""
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            if key not in WORDS:
                yield from figures(value, (*where, key))
    else:
        yield where


def value_at(data: Any, where: Where) -> Any:
    """The value at a path."""
    for key in where:
        data = data[key]
    return data


def kind(where: Where) -> str:
    """The kind of a figure: its path without list indices."""
    return next(key for key in reversed(where) if isinstance(key, str))


def one_of_each_kind(data: Any) -> list[Where]:
    """The first figure of each name in a section, whatever its set; those of each effect's verb."""
    found: dict[object, Where] = {}
    for where in figures(data):
        inside = value_at(data, where[:-1])
        verb = inside.get("verb") if isinstance(inside, dict) else None
        found.setdefault((where[1], kind(where), verb), where)
    return [*found.values()]


def sample(data: Any) -> list[Where]:
    """Every sixth of those, since each needs a new import of the engine."""
    return one_of_each_kind(data)[::6]


def other_values(data: dict[str, Any], where: Where) -> Iterator[object]:
    """Other valid values of a figure."""
    now = value_at(data, where)
    if isinstance(now, bool):
        yield not now
    elif isinstance(now, int):
        yield from (n for n in (now + 1, now - 1, now + 2, now - 2) if n >= 0)
    else:
        same = (value_at(data, other) for other in figures(data) if kind(other) == kind(where))
        words = dict.fromkeys(word for word in same if isinstance(word, str) and word != now)
        yield from islice(words, 2)


# -- effects, taken apart and said again ---------------------------------------------------------


def split_effects(data: Any, key: str | int = "") -> Any:
    """Data with the figures and words within each effect on their own, the words by its verb.

    An effect without any can only be left out: `there` says whether it is done.
    """
    if key in EFFECTS:
        effects = [parse(phrase) for phrase in data]
        return [
            {"verb": effect.verb, "there": True, effect.verb: [*effect.what]}
            | {name: n for name in FIGURES if (n := getattr(effect, name)) != DEFAULTS[name]}
            for effect in effects
        ]
    if isinstance(data, list):
        return [split_effects(value) for value in data]
    return {k: split_effects(v, k) for k, v in data.items()} if isinstance(data, dict) else data


DEFAULTS = {name: getattr(Effect("gate"), name) for name in FIGURES}


def join_effects(data: Any, key: str | int = "") -> Any:
    """The data with its effects as phrases again."""
    if key in EFFECTS:
        return [
            str(Effect(what=tuple(effect.pop(effect["verb"])), **effect))
            for effect in data
            if effect.pop("there")
        ]
    if isinstance(data, list):
        return [join_effects(value) for value in data]
    return {k: join_effects(v, k) for k, v in data.items()} if isinstance(data, dict) else data


# -- the engine with other figures ---------------------------------------------------------------

read_toml = tomllib.loads


def import_with(data: dict[str, Any]) -> None:
    """Import the catalog and the engine with this data."""
    for name in [n for n in sys.modules if n.startswith("duel_nb.engine")]:
        del sys.modules[name]
    sys.modules.pop("duel_nb.catalog", None)  # its parts hold no figures
    phrased = join_effects(copy.deepcopy(data))
    files = {(DATA / f"{s}.toml").read_text(encoding="utf-8"): phrased[s] for s in SETS}

    def loads(text: str) -> Any:
        return copy.deepcopy(files[text]) if text in files else read_toml(text)

    tomllib.loads = loads  # type: ignore[assignment]
    try:
        importlib.import_module("duel_nb.engine")
    finally:
        tomllib.loads = read_toml


def game(mix: tuple[str, ...], seed: int) -> Iterator[list[Any]]:
    """Observations of the engine in each position of a random game, without texts."""
    engine = sys.modules["duel_nb.engine"]
    rng = random.Random(seed)
    state = engine.new_game(seed, mix, names=("Ada", "Ben"), first_game=seed % 8 == 7)
    for city in state.cities:
        city.coins += seed % 3 * 40  # in most games the players are rich: so more is built
    for number in range(1000):
        actions = list(engine.legal_actions(state))
        yield observe(state, actions, thoroughly=number % 10 == 0 or not actions)
        if not actions:
            return
        eager = [action for action in actions if action.verb != "discard"]
        for verbs in TASTES[seed % len(TASTES)]:
            eager = [action for action in eager if action.verb in verbs] or eager
        engine.apply(state, rng.choice(eager or actions))


#: What the players of a game rather do than anything else, the first thing first: with Agora they
#: plot, or fill the Senate. In the others they construct their Wonders, or whatever comes.
TASTES = (
    (),
    ({"wonder"},),
    ({"conspire", "trigger", "prepare", "keep", "recruit"}, {"conspire", "trigger"}),
    ({"recruit", "place"}, {"place"}),
    ({"conspire", "keep", "trigger", "wonder"}, {"conspire", "trigger"}),
)


def observe(state: Any, actions: list[Any], thoroughly: bool) -> list[Any]:
    """Legal actions, prices, scores, outcome, and the visible position."""
    tables = sys.modules["duel_nb.engine.state.tables"]
    prices = sys.modules["duel_nb.engine.rules.prices"]
    seen: list[Any] = [actions]
    for thing in (state, *state.cities, state.pantheon, state.senate):
        if thing is not None:
            seen.append([(s, getattr(thing, s)) for s in thing.__slots__ if s not in APART])
    seen.append(state.outcome and (state.outcome.termination, state.outcome.winner))
    if not thoroughly:
        return seen
    seen += [sheet.categories for sheet in state.scores().values()]
    for player, city in enumerate(state.cities):
        things = range(len(tables.CARDS) + len(tables.WONDERS))
        seen.append([city.market.price(key) for key in things])
        seen.append([city.purse, prices.price_of_senator(city)])
        if state.senate is not None:
            agora = sys.modules["duel_nb.engine.effects.agora"]
            seen.append([state.senate.supply(player), agora.senate_actions(state, player)])
        if state.pantheon is not None:
            spaces = enumerate(state.pantheon.spaces)
            seen.append([prices.price_in_space(state, player, card, n) for n, card in spaces])
    return seen


#: What is no figure, is looked at in another way, or only tells of the rest.
APART = {
    "config",
    "cities",
    "pantheon",
    "senate",
    "table",
    "market",
    "outcome",
    "told",
    "log",
    "legal",
}


# -- one figure after another --------------------------------------------------------------------


class Trial:
    """The original catalog, and the games played with it."""

    def __init__(self, games: int) -> None:
        self.data = split_effects(
            {s: read_toml((DATA / f"{s}.toml").read_text("utf-8")) for s in SETS}
        )
        import_with(self.data)
        self.games = [
            (name, mix, seed, list(game(mix, seed))) for seed in range(games) for name, mix in MIXES
        ]

    def change(self, where: Where, value: object) -> str:
        """What comes of another figure: in which game something differs, or what is said of it."""
        data = copy.deepcopy(self.data)
        value_at(data, where[:-1])[where[-1]] = value
        try:
            import_with(data)
        except ValueError as error:
            if type(error).__name__ != "CatalogError":
                raise
            return f"refused: {error}"
        for name, mix, seed, before in self.games:
            if where[0] in ("base", *mix) and any(
                old != new for old, new in zip_longest(before, game(mix, seed))
            ):
                return f"seen: game {seed}, {name}"
        return ""

    def result(self, where: Where) -> str:
        """The result of the first other value that makes a difference, or of the last one."""
        result = ""
        for value in other_values(self.data, where):
            try:
                result = self.change(where, value)
            except Exception as error:
                return f"failed: {value!r}: {type(error).__name__}: {error}"
            if result.startswith("seen"):
                break
        return result


def main(games: int, choose: Callable[[Any], Iterable[Where]], *but: str) -> None:
    """Change figures, one at a time, but those of these patterns; print what came of each."""
    trial = Trial(games)
    named = {" ".join(map(str, where)): where for where in choose(trial.data)}
    found = {
        name: trial.result(where)
        for name, where in named.items()
        if not any(re.fullmatch(pattern, name) for pattern in but)
    }
    json.dump(found, sys.stdout, indent=1)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, help="how many games of each mix")
    parser.add_argument("which", choices=("all", "some"), help="the figures that are changed")
    parser.add_argument("but", nargs="*", help="patterns of figures that are left as they are")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as kept
    ):  # imports the modules from their compiled files each time
        sys.dont_write_bytecode, sys.pycache_prefix = False, kept
        main(given.games, figures if given.which == "all" else sample, *given.but)
