"""Saved games with one thing changed: each is refused in a sentence, or can be played on.

    python -m tests.engine.damage            1,000 changed files of every mix
    python -m tests.engine.damage 20000      this many of each

Positions of random games, those with a rare choice due as often as others, are saved, one value of
the file is changed, and the file is loaded. It must be refused with `SaveError`, or else be played
to its end by random actions and load again on the way.
"""

import json
import random
import sys
import traceback
from collections.abc import Iterator
from typing import Any

import duel_nb as duel
from duel_nb.catalog import CATALOG
from duel_nb.engine import apply, legal_actions
from duel_nb.engine.choices import CHOICES
from duel_nb.engine.turn.play import STEPS
from tests.arguments import command, positive
from tests.engine.games import FOUR, Mix, of_every_kind, positions

#: The most actions of a game that continues from a changed file.
MOST_ACTIONS = 400
#: How many positions of a kind (due choice and Age) are changed.
KEPT = 6

#: The ids of all components, by kind.
IDS = (
    [card.id for card in CATALOG.cards],
    [wonder.id for wonder in CATALOG.wonders],
    [token.id for token in CATALOG.progress],
    [divinity.id for divinity in CATALOG.divinities] + ["gate"],
    [decree.id for decree in CATALOG.decrees],
    [plot.id for plot in CATALOG.conspiracies],
)
KINDS = [*CHOICES, *STEPS]


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The path of every value of a file, tables and lists included."""
    if path:
        yield path
    if isinstance(value, dict | list):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(item, (*path, key))


def at(data: Any, path: tuple[str | int, ...]) -> Any:
    """The value at a path."""
    for key in path:
        data = data[key]
    return data


def another(rng: random.Random, value: Any, data: Any) -> Any:
    """Another value of the same type, or nearly."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, -value, 0, 1, 2, 3, rng.randrange(-20, 100)])
    if isinstance(value, str):
        if value in KINDS:
            return rng.choice(KINDS)
        if value in ("A", "B"):
            return "AB"[value == "A"]
        if rng.random() < 0.1:
            return f"{value.partition('#')[0]}#{rng.choice('01239x')}"
        alike = [ids for ids in IDS if value.partition("#")[0] in ids]
        names = rng.choice(alike) if alike else every_text(data)
        return rng.choice(names)
    if isinstance(value, list):
        return rng.choice([[], value[1:], value[:-1], value[::-1], [*value, *value[:1]]])
    if isinstance(value, dict):
        return rng.choice([None, {}, dict(list(value.items())[1:])])
    return rng.choice([*IDS[rng.randrange(len(IDS))], 0, "?", "gate", *every_text(data)])


def every_text(data: Any) -> list[str]:
    """Every text of a file."""
    return sorted({value for path in places(data) if isinstance(value := at(data, path), str)})


def a_choice(rng: random.Random, data: Any) -> dict[str, Any]:
    """A pending choice that may not be due at all."""
    kind, due = rng.choice(KINDS), [p["data"] for p in data["decisions"]]
    some = rng.sample(rng.choice(IDS), rng.randrange(4))
    return {
        "kind": kind,
        "player": rng.choice("AB"),
        "data": rng.choice([[], some, [rng.randrange(6)], [rng.randrange(3), 1], *due]),
    }


def damaged(rng: random.Random, data: Any) -> str:
    """Change one value of a file; returns a description of the change."""
    how = rng.random()
    if how < 0.12:
        due = data["decisions"]
        where = rng.randrange(len(due) + 1)
        due.insert(where, a_choice(rng, data))
        return f"decisions[{where}] inserted: {due[where]}"
    if how < 0.2:
        base = rng.choice(["end-of-turn", "after-trigger", "end-of-turn", ""])
        first = {"kind": base, "player": data["turn"], "data": []}
        data["decisions"] = [*([first] if base else []), a_choice(rng, data)]
        return f"decisions: {data['decisions']}"
    paths = list(places(data))
    # Else the longest lists (decks, the structure) would be changed nearly always.
    part = rng.choice(sorted({path[0] for path in paths} - {"format", "version"}))
    path = rng.choice([path for path in paths if path[0] == part])
    inside, key = at(data, path[:-1]), path[-1]
    told = "".join(f"[{k!r}]" for k in path)
    if how < 0.35 and isinstance(inside, list):
        return f"{told} removed: {inside.pop(key)!r}"  # type: ignore[arg-type]
    if how < 0.45 and isinstance(inside, list):
        inside.append(inside[key])  # type: ignore[index]
        return f"{told} doubled: {inside[-1]!r}"
    if how < 0.6 and isinstance(inside[key], list):
        new = rng.choice(rng.choice(IDS))
        inside[key].append(new)
        return f"{told} appended: {new!r}"
    if how < 0.7 and isinstance(inside, list):
        other = rng.randrange(len(inside))
        inside[key], inside[other] = inside[other], inside[key]  # type: ignore[index]
        return f"{told} swapped with {other}"
    if how < 0.75:
        lists = [other for other in paths if isinstance(at(data, other), list) and other != path]
        if isinstance(inside, list) and lists:
            there = rng.choice(lists)
            target = at(data, there)
            if target is not inside[key]:  # type: ignore[index]
                moved = inside.pop(key)  # type: ignore[arg-type]
                target.append(moved)
                return f"{told} moved to {there}: {moved!r}"
    old = inside[key]
    new = another(rng, old, data)
    inside[key] = new
    return f"{told}: {old!r} -> {new!r}"[:300]


def wrong_with(text: str, rng: random.Random) -> str | None:
    """What is wrong with the handling of a changed file; None if nothing is."""
    try:
        state = duel.from_json(text)
    except duel.SaveError as error:
        sentence = str(error)
        well = sentence.endswith((".", "?")) and "\n" not in sentence
        return None if well else f"no sentence: {sentence!r}"
    except Exception:
        return traceback.format_exc(limit=-2)
    try:
        if duel.from_json(state.to_json()) != state:
            return "does not come back as it was"
        if state.viewer is not None:
            told = [repr(state), *state.decisions, state.scores(), *state.structure]
            told += [state.why_not(text) for text in ("pass", "trigger Coup", "build Altar")]
            return None if told else "says nothing"
        for count in range(MOST_ACTIONS):
            actions = list(legal_actions(state))
            if not actions:
                break
            state.decisions  # noqa: B018
            apply(state, rng.choice(actions))
            if count % 8 == 0:
                duel.from_json(state.to_json())
        if state.outcome is None:
            return f"gets stuck with {state.stack}"
        duel.from_json(state.to_json())
    except duel.SaveError as error:
        return f"cannot be loaded later ({[p.kind for p in state.stack]}): {error}"
    except Exception:
        return traceback.format_exc(limit=-3)
    return None


def check(mix: Mix, count: int, games: int, first_seed: int = 0, views: bool = True) -> list[str]:
    """Change ``count`` files of a mix, a quarter of them views; returns what went wrong."""
    found = []
    states = of_every_kind(positions(mix, range(first_seed, first_seed + games)), KEPT)
    rng = random.Random(f"{mix.name} {first_seed}")
    for _ in range(count):
        state = rng.choice(states)
        if views and rng.random() < 0.25:
            state = state.view(rng.choice(["A", "B", None]))
        data = json.loads(state.to_json())
        due = [p.kind for p in state.stack]
        change = damaged(rng, data)
        text = json.dumps(data)
        if wrong := wrong_with(text, random.Random(0)):
            who = "" if state.viewer is None else f" (view {state.viewer})"
            found.append(f"{mix.name}{who}, Age {state.age}, {due}: {change}\n  {wrong}")
    return found


def main() -> int:
    parser = command("tests.engine.damage", __doc__)
    parser.add_argument("count", nargs="?", type=positive, default=1_000, help="of each mix (1000)")
    parser.add_argument("--seed", type=int, default=0, help="of the first game (0)")
    names = [mix.name for mix in FOUR]
    parser.add_argument("--mix", choices=names, action="append", help="default: all four")
    given = parser.parse_args()
    wrong = []
    for mix in FOUR:
        if mix.name not in (given.mix or names):
            continue
        found = check(mix, given.count, max(60, given.count // 40), given.seed)
        print(f"{mix.name}: {given.count:,} changed files, {len(found)} taken wrongly")
        wrong += found
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
