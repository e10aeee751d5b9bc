"""Every component on one page: figures, effects, the code that does them, rules, scenarios."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields
from functools import cache
from inspect import isfunction, ismodule
from pathlib import Path
from typing import Final

from duel_nb.catalog import CATALOG, DECKS, Card, Component, Effect, Kind, Wonder
from duel_nb.disk import has_text, update_file
from duel_nb.engine.choices import CHOICES
from duel_nb.engine.effects import verbs
from duel_nb.engine.turn.play import STEPS
from duel_nb.lessons import examples
from duel_nb.lessons.coverage import function_at, ids_in, places
from duel_nb.rulebook import RULEBOOK
from duel_nb.scenarios import Scenario, components
from duel_nb.session.components import lasting_effects
from duel_nb.words.effects import FIGURES

FILE: Final = "COMPONENTS.md"
"""The file name, in the folder of examples."""
ROOMS: Final = ("changes", "effects", "rules", "turn")
"""The rooms of the engine that implement rules."""
SHOWN: Final = 4
"""Maximum number of scenarios linked for a component."""

SECTIONS: Final[Mapping[Kind, str]] = {
    "card": "Cards",
    "wonder": "Wonders",
    "progress": "Progress tokens",
    "divinity": "Divinities",
    "gate": "The Gate",
    "decree": "Decrees",
    "conspiracy": "Conspiracies",
}
DECK_TITLES: Final = dict(
    zip(DECKS, ("Age I", "Age II", "Age III", "Guilds", "Grand Temples", "Senators"), strict=True)
)

LASTING: Final = (
    *("produces", "fixed_price", "produces_one_of", *FIGURES),
    *("levy", "ignores", "cheaper", "blue_cards", "discard_coins", "opponent_chains"),
    "conspirator_plays_again",
)
"""Lasting effects."""

_HEAD: Final = (
    "| Component and figures | What it does at once | Code | Rules | Scenarios |\n"
    "| --- | --- | --- | --- | --- |"
)
_ENGINE: Final = Path(verbs.__file__).resolve().parents[1]


def markdown(folder: Path) -> str:
    """The page as the text of `COMPONENTS.md`, with the scenarios of a folder."""
    parts = [
        "# Components",
        "This file is written by `duel-nb components`. It lists every component in the order of "
        "the catalog: what is printed on it, what it does at once, where the engine does that, "
        "its rules, and scenarios that name it. Figures and effects stand in one row of "
        "[duel_nb/catalog/data](../duel_nb/catalog/data); the code is in "
        "[duel_nb/engine](../duel_nb/engine), where `rules/scoring.py` adds up the points.",
    ]
    named = _named(examples.all_examples(folder))
    for kind, title in SECTIONS.items():
        parts.append(f"## {title}")
        for heading, group in _groups(kind):
            if heading:
                parts.append(f"### {heading}")
            rows = [_row(component, named, folder) for component in group]
            parts.append("\n".join([_HEAD, *rows]))
    return "\n\n".join(parts) + "\n"


def is_stale(folder: Path) -> bool:
    """Whether the file in the folder is out of date."""
    return not has_text(folder / FILE, markdown(folder))


def write(folder: Path) -> bool:
    """Write the file into the folder; returns whether it changed."""
    return update_file(folder / FILE, markdown(folder))


def _groups(kind: Kind) -> Iterator[tuple[str, list[Component]]]:
    """The components of a kind under their headings; only the first of several copies."""
    if kind != "card":
        yield "", list(CATALOG.components(kind))
        return
    for deck, title in DECK_TITLES.items():
        yield title, [card for card in CATALOG.deck(deck) if card.copy <= 1]


def _row(component: Component, named: Mapping[Component, list[Scenario]], folder: Path) -> str:
    cells = (
        "<br>".join([f"**{component.name}**", *figures(component)]),
        "<br>".join(effects(component)),
        "<br>".join(f"`{place}`" for place in code(component)),
        "<br>".join(rules(component)),
        _linked(component, named, folder),
    )
    return f"| {' | '.join(cell or '–' for cell in cells)} |"


# -- figures and effects -----------------------------------------------------------------------


def figures(component: Component) -> Iterator[str]:
    """A component's cost, production and other lasting effects, a few words each."""
    if isinstance(component, Card | Wonder) and getattr(component, "senator", None) is None:
        yield "free" if component.cost.is_free else f"costs {component.cost}"
    if isinstance(component, Card):
        if component.free_if_own:
            yield f"free by the chain symbol of {CATALOG.card(component.free_if_own).name}"
        if component.mythology:
            yield f"free with the {component.mythology.title()} Mythology token"
    yield from lasting_effects(component)


def lasting(component: Component) -> list[str]:
    """The names of a component's lasting effects."""
    default = {field.name: field.default for field in fields(component) if field.name in LASTING}
    return [name for name, value in default.items() if getattr(component, name) != value]


def effects(component: Component) -> Iterator[str]:
    """Immediate effects, in the phrases of the catalog."""
    if isinstance(component, Wonder):
        yield from (f"when drafted: {effect}" for effect in component.does_when_drafted)
    yield from map(str, component.does)


# -- code --------------------------------------------------------------------------------------


def code(component: Component) -> Iterator[str]:
    """The files of the engine with the functions that implement the component's effects."""
    found: dict[str, dict[str, None]] = {}
    drafted = component.does_when_drafted if isinstance(component, Wonder) else ()
    for effect in (*drafted, *component.does):
        for function in _functions(effect, component):
            for one in (function, *_later(function)):
                found.setdefault(_file(one), {})[one.__name__] = None
    if verbs.PHASES[component].rest:  # effects that wait for a choice
        found.setdefault(_file(verbs.go_on), {})[verbs.go_on.__name__] = None
    for name in lasting(component):
        for file, where in _places(name):
            found.setdefault(file, {})[where] = None
    if not found and component.rule:
        yield from _naming(component.rule)
    for file, names in found.items():
        yield f"{file}: {', '.join(names)}"


@cache
def _naming(rule: str) -> tuple[str, ...]:
    """Where these rooms name a rule."""
    inside = tuple(f"engine/{room}/" for room in ROOMS)
    named = _all_places().get(rule, ())
    return tuple(place.removeprefix("engine/") for place in named if place.startswith(inside))


@cache
def _all_places() -> Mapping[str, tuple[str, ...]]:
    return places()


def _functions(effect: Effect, component: Component) -> Iterator[Callable[..., object]]:
    """The function of an effect's verb, and those that resolve the choice it asks for."""
    function = verbs.FUNCTIONS[effect.verb]
    if function is not verbs.ask:
        yield function
    if effect.verb not in verbs.AT_ONCE:
        kind = verbs.choice_of(effect, component)
        for choice in CHOICES.values():
            if choice.kind == kind or choice.kind.startswith(f"{kind}-"):
                yield getattr(choice, "then", type(choice))


def _later(function: Callable[..., object]) -> Iterator[Callable[..., object]]:
    """The steps that a function, or the methods of a choice, put on the stack for later."""
    members = [*vars(function).values()] if isinstance(function, type) else [function]
    for one in filter(isfunction, members):
        scope = one.__globals__
        modules = [vars(scope[name]) for name in one.__code__.co_names if ismodule(scope.get(name))]
        for name in one.__code__.co_names:
            values = [place[name] for place in (scope, *modules) if name in place]
            yield from (
                STEPS[value] for value in values if isinstance(value, str) and value in STEPS
            )


def _file(function: Callable[..., object]) -> str:
    return function.__module__.removeprefix("duel_nb.engine.").replace(".", "/") + ".py"


@cache
def _places(figure: str) -> tuple[tuple[str, str], ...]:
    """Where the engine reads a figure of the catalog: file, and function or table.

    This includes readers of a table that is built from the figure.
    """
    found = dict.fromkeys(_mentions(figure, ast.Constant, ast.Attribute))
    for _, where in tuple(found):
        if where.isupper():
            found.update(dict.fromkeys(_mentions(where, ast.Name, ast.Attribute)))
    return tuple(found)


def _mentions(name: str, *nodes: type[ast.expr]) -> Iterator[tuple[str, str]]:
    """Where these rooms mention a name."""
    for file, tree, node in _all_mentions().get(name, ()):
        if isinstance(node, nodes):
            yield file, function_at(tree, node.lineno) or _table_at(tree, node.lineno)


@cache
def _all_mentions() -> Mapping[str, list[tuple[str, ast.Module, ast.expr]]]:
    """Name -> the expressions of these rooms that mention it, with their files."""
    found: dict[str, list[tuple[str, ast.Module, ast.expr]]] = {}
    for path in sorted(file for room in ROOMS for file in (_ENGINE / room).glob("*.py")):
        file, tree = path.relative_to(_ENGINE).as_posix(), ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str(said)) | ast.Attribute(attr=said) | ast.Name(id=said):
                    found.setdefault(said, []).append((file, tree, node))
    return found


def _table_at(tree: ast.Module, line: int) -> str:
    """The name bound by the top-level statement at a line."""
    for node in tree.body:
        if node.lineno <= line <= (node.end_lineno or node.lineno):
            target = node.targets[0] if isinstance(node, ast.Assign) else node
            target = target.target if isinstance(target, ast.AnnAssign) else target
            return target.id if isinstance(target, ast.Name) else ""
    return ""


# -- rules and scenarios -----------------------------------------------------------------------


def rules(component: Component) -> list[str]:
    """The component's rules; if it has none of its own, those of its effects."""
    if component.rule:
        stem, _, last = component.rule.rpartition("-")
        own = [rule for rule in RULEBOOK if rule.startswith(f"{stem}-")]
        return own if last.isdigit() and len(own) < 10 else [component.rule]
    said = (verbs.FUNCTIONS[effect.verb].__doc__ or "" for effect in component.does)
    return list(dict.fromkeys(rule for text in said for rule in ids_in(text)))


def _named(scenarios: Iterable[Scenario]) -> dict[Component, list[Scenario]]:
    """Component -> the scenarios that name it; those that name the fewest others first."""
    found: dict[Component, list[Scenario]] = {}
    for scenario in sorted(scenarios, key=lambda one: (len(components(one)), one.id)):
        for component in components(scenario):
            found.setdefault(component, []).append(scenario)
    return found


def _linked(component: Component, named: Mapping[Component, list[Scenario]], folder: Path) -> str:
    """Links to some scenarios; those about its own rule first."""
    found = sorted(named.get(component, []), key=lambda one: component.rule not in one.rules)
    links = []
    for one in found[:SHOWN]:
        path = Path(one.file).resolve().relative_to(folder.resolve()).as_posix()
        links.append(f"[{one.id}]({path})")
    if len(found) > SHOWN:
        links.append(f"and {len(found) - SHOWN} more")
    return "<br>".join(links)
