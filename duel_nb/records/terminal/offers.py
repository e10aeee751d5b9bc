"""What can be done now, numbered, in groups that fit a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from duel_nb.boards.drawing.labels import effects, plural
from duel_nb.boards.paint.text import WIDTH
from duel_nb.catalog import Component
from duel_nb.engine import Action, GameState

#: How an action is written for whoever may read it.
Written = Callable[[Action], str]

#: From so many choices on they stand side by side.
_MANY: Final = 8

_INDENT: Final = "   "

#: What the heading of a group says, so that the name is enough.
_NAMED: Final = ("build", "recruit", "activate")

#: What is done with any of several cards.
_WITH_CARDS: Final = ("discard", "wonder", "prepare")

#: Which groups come first; the others keep the order of the engine.
_ORDER: Final = {"build": 0, "recruit": 1, "discard": 2, "wonder": 3, "prepare": 4}


def in_groups(state: GameState) -> list[Action]:
    """The legal actions as they are numbered: first what builds, then what else cards are for."""
    return sorted(state.legal_actions(), key=lambda action: _ORDER.get(action.verb, len(_ORDER)))


def every_action(state: GameState, written: Written) -> Iterator[str]:
    """A line for each legal action: its number, its notation, what it costs and brings."""
    actions = in_groups(state)
    wide = max((len(written(action)) for action in actions), default=0)
    for number, action in enumerate(actions, start=1):
        yield f"{number:4}  {written(action):{wide}}  {note(state, action)}".rstrip()


def offers(state: GameState, written: Written) -> Iterator[str]:
    """The legal actions in groups, each with its number.

    Buildings have a line each with price and effect; what can be done with any of several cards is
    named once, with the numbers of the cards.
    """
    actions = list(enumerate(in_groups(state), start=1))
    if state.decisions:
        yield f"To choose ({state.decisions[-1].rule}):"
        if len(actions) < _MANY:
            yield from every_action(state, written)
        else:
            yield from _side_by_side([(number, written(action)) for number, action in actions])
        return
    groups: dict[str, list[tuple[int, Action]]] = {}
    for number, action in actions:
        groups.setdefault(_heading(state, action, written), []).append((number, action))
    for heading, members in groups.items():
        yield heading
        first = members[0][1]
        if first.verb not in _WITH_CARDS:
            yield from _with_notes(state, members, written)
        else:
            yield from _side_by_side([(n, _rest(action, written)) for n, action in members])


def _heading(state: GameState, action: Action, written: Written) -> str:
    """What a group of actions shares, and what it costs and brings if that is the same for all."""
    match action.verb:
        case "build":
            return "Build:"
        case "recruit":
            return "Recruit:"
        case "activate":
            return "Activate:"
        case "discard":
            return "Discard for coins:"
        case "wonder" | "prepare":
            name = written(action).partition(" with ")[0]
            about = "; ".join(" ".join(part.split()) for part in _notes(state, action) if part)
            return f"{name[0].upper()}{name[1:]}" + (f" ({about}), with:" if about else ", with:")
    return "Or:"


def _rest(action: Action, written: Written) -> str:
    """An action without what the heading of its group says."""
    words = written(action)
    if action.verb == "discard":
        return words.removeprefix("discard ")
    return words.partition(" with ")[2] or words


def _with_notes(
    state: GameState, members: Sequence[tuple[int, Action]], written: Written
) -> Iterator[str]:
    said = [(n, written(action), action) for n, action in members]
    named = [
        (n, words.partition(" ")[2] if action.verb in _NAMED else words, action)
        for n, words, action in said
    ]
    wide = max(len(name) for _, name, _ in named)
    for number, name, action in named:
        yield f"{number:4}  {name:{wide}}  {note(state, action)}".rstrip()


def _side_by_side(members: Sequence[tuple[int, str]]) -> Iterator[str]:
    """Several in a line, below each other."""
    cells = [f"{number:3} {words}" for number, words in members]
    wide = max(map(len, cells)) + 2
    in_a_line = max(1, (WIDTH - len(_INDENT) + 2) // wide)
    lines = -(-len(cells) // in_a_line)
    for start in range(lines):
        line = "".join(cell.ljust(wide) for cell in cells[start::lines])
        yield f"{_INDENT}{line}".rstrip()


def note(state: GameState, action: Action) -> str:
    """What an action costs and what the thing built does, in a line."""
    price, brings = _notes(state, action)
    return f"{price:8}  {brings}" if brings else price


def _notes(state: GameState, action: Action) -> tuple[str, str]:
    """What an action costs, and what comes of it."""
    thing = _BRINGS[action.verb](action) if action.verb in _BRINGS else None
    return _price(state, action), ", ".join(effects(thing)) if thing else ""


#: What works once an action is done, by its verb.
_BRINGS: Final[Mapping[str, Callable[[Action], Component | None]]] = {
    "build": lambda action: action.card,
    "recruit": lambda action: action.card,
    "wonder": lambda action: action.wonder,
    "activate": lambda action: action.divinity,
}


def _price(state: GameState, action: Action) -> str:
    """What an action costs, in a few words; nothing where it has no price."""
    payments = state.payments(action)
    if not payments:
        return ""
    total = payments[0].total
    if action.giving >= 0:
        total = next((p.total for p in payments if p.to_opponent == action.giving), total)
    return plural(total, "coin") if total else "free"
