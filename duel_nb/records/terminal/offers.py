"""What can be done now, numbered, in groups that fit a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size

from duel_nb.boards.drawing.labels import effects
from duel_nb.boards.paint.text import WIDTH
from duel_nb.catalog import Component
from duel_nb.engine import Action, GameState
from duel_nb.engine.actions import NAMES, subject_of
from duel_nb.engine.messages import Message
from duel_nb.words.actions import placed

#: How an action is written for whoever may read it.
Written = Callable[[Action], Message]

#: From so many choices on they stand side by side.
_MANY: Final = 8

_INDENT: Final = "   "

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
    said = [str(written(action)) for action in actions]
    wide = max(map(cell_len, said), default=0)
    for number, (words, action) in enumerate(zip(said, actions, strict=True), start=1):
        yield f"{number:4}  {set_cell_size(words, wide)}  {note(state, action)}".rstrip()


def offers(state: GameState, written: Written) -> Iterator[str]:
    """The legal actions in groups, each with its number.

    Buildings have a line each with price and effect; what can be done with any of several cards is
    named once, with the numbers of the cards.
    """
    actions = list(enumerate(in_groups(state), start=1))
    if state.decisions:
        yield str(Message("offers-choose", rule=state.decisions[-1].rule))
        if len(actions) < _MANY:
            yield from every_action(state, written)
        else:
            yield from _side_by_side([(n, str(written(action))) for n, action in actions])
        return
    groups: dict[str, list[tuple[int, Action]]] = {}
    for number, action in actions:
        groups.setdefault(str(_heading(state, action, written)), []).append((number, action))
    for heading, members in groups.items():
        yield heading
        first = members[0][1]
        if first.verb not in _WITH_CARDS:
            yield from _with_notes(state, members, written)
        else:
            yield from _side_by_side([(n, str(_card(action))) for n, action in members])


def _heading(state: GameState, action: Action, written: Written) -> Message:
    """What a group of actions shares, and what it costs and brings if that is the same for all."""
    match action.verb:
        case "build" | "recruit" | "activate" | "discard":
            return Message(f"offers-{action.verb}")
        case "prepare" if is_hidden(written(action)):
            return Message("offers-prepare-hidden")
        case "wonder" | "prepare":
            about = "; ".join(" ".join(part.split()) for part in _notes(state, action) if part)
            if not about:
                return Message(f"offers-{action.verb}", thing=subject_of(action))
            return Message(f"offers-{action.verb}-about", thing=subject_of(action), about=about)
    return Message("offers-or")


def is_hidden(written: Message) -> bool:
    """Whether something written says less than there is, as not everybody may know it."""
    return written.key.startswith("hidden-")


def _card(action: Action) -> Message:
    """The card that is used, without what the heading of its group says."""
    card = action.card
    if card is None:
        return Message("offers-face-down", place=action.place_name)
    return placed(Message("offers-named", thing=card), action)


def _name(action: Action, written: Written) -> Message:
    """An action without what the heading of its group says."""
    if action.verb in ("build", "recruit"):
        return _card(action)
    if action.verb == "activate":
        if action.other < 0:
            return Message("offers-named", thing=subject_of(action))
        spent = NAMES["offerings"][action.other]
        return Message("offers-using", thing=subject_of(action), offerings=spent)
    return written(action)


def _with_notes(
    state: GameState, members: Sequence[tuple[int, Action]], written: Written
) -> Iterator[str]:
    named = [(number, str(_name(action, written)), action) for number, action in members]
    wide = max(cell_len(name) for _, name, _ in named)
    for number, name, action in named:
        yield f"{number:4}  {set_cell_size(name, wide)}  {note(state, action)}".rstrip()


def _side_by_side(members: Sequence[tuple[int, str]]) -> Iterator[str]:
    """Several in a line, below each other."""
    cells = [f"{number:3} {words}" for number, words in members]
    wide = max(map(cell_len, cells)) + 2
    in_a_line = max(1, (WIDTH - len(_INDENT) + 2) // wide)
    lines = -(-len(cells) // in_a_line)
    for start in range(lines):
        line = "".join(set_cell_size(cell, wide) for cell in cells[start::lines])
        yield f"{_INDENT}{line}".rstrip()


def note(state: GameState, action: Action) -> str:
    """What an action costs and what the thing built does, in a line."""
    price, brings = _notes(state, action)
    wide = max(8, cell_len(str(Message("payment-coins", coins=0))))  # "kostenlos" is longer
    return f"{set_cell_size(price, wide)}  {brings}" if brings else price


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
    return str(Message("payment-coins", coins=total))
