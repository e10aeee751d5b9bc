"""The legal actions, numbered and in groups that fit into a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size

from duel_nb.catalog import Component
from duel_nb.engine import Action, GameState
from duel_nb.engine.actions import NAMES, subject_of
from duel_nb.messages import Message
from duel_nb.quoting import single_spaced
from duel_nb.session.components import effects, payment_words
from duel_nb.session.match import Match
from duel_nb.session.text import WIDTH
from duel_nb.words.actions import in_words, placed
from duel_nb.words.translate import listed

#: Writes an action without revealing secrets.
Written = Callable[[Action], Message]

#: This many choices or more are printed in columns.
_MANY: Final = 8

_INDENT: Final = "   "

#: Actions that can be done with any of several cards.
_WITH_CARDS: Final = ("discard", "wonder", "prepare")

#: The first groups, in this order; the others keep the engine's order.
_ORDER: Final = {"build": 0, "recruit": 1, "discard": 2, "wonder": 3, "prepare": 4}


def written(match: Match, action: Action) -> Message:
    """An action as everybody at the keyboard may read it.

    A Conspiracy that lies face down is not named; its owner uses the command `look`.
    """
    if action.conspiracy is None or match.computers or match.secret_choice:
        return in_words(action, match.state.names)
    if action.card is None:
        return Message("hidden-trigger")
    return placed(Message("hidden-prepare", card=action.card), action)


def in_groups(state: GameState) -> list[Action]:
    """The legal actions in the order of their numbers: Buildings first."""
    return sorted(state.legal_actions(), key=lambda action: _ORDER.get(action.verb, len(_ORDER)))


def every_action(state: GameState, written: Written) -> Iterator[str]:
    """A line for each legal action: its number, notation, price and effects.

    Args:
        state: the position.
        written: writes an action without revealing secrets.
    """
    actions = in_groups(state)
    yield from _with_notes(
        state, [(n, str(written(action)), action) for n, action in enumerate(actions, start=1)]
    )


def offers(state: GameState, written: Written) -> Iterator[str]:
    """The legal actions in groups, each with its number.

    Each Building has a line with its price and effects; an action that any of several cards can be
    used for is a heading, with the cards in columns below.

    Args:
        state: the position.
        written: writes an action without revealing secrets.
    """
    actions = list(enumerate(in_groups(state), start=1))
    if state.decisions:
        yield str(Message("offers-choose", rule=state.decisions[-1].rule))
        if len(actions) < _MANY:
            yield from every_action(state, written)
        else:
            yield from _in_columns([(n, str(written(action))) for n, action in actions])
        return
    groups: dict[str, list[tuple[int, Action]]] = {}
    for number, action in actions:
        groups.setdefault(str(_heading(state, action, written)), []).append((number, action))
    for heading, members in groups.items():
        yield heading
        first = members[0][1]
        if first.verb not in _WITH_CARDS:
            named = [(number, str(_name(action, written)), action) for number, action in members]
            yield from _with_notes(state, named)
        else:
            yield from _in_columns([(n, str(_card(action))) for n, action in members])


def _heading(state: GameState, action: Action, written: Written) -> Message:
    """The heading of the group of an action, with price and effects if all share them."""
    match action.verb:
        case "build" | "recruit" | "activate" | "discard":
            return Message(f"offers-{action.verb}")
        case "prepare" if is_hidden(written(action)):
            return Message("offers-prepare-hidden")
        case "wonder" | "prepare":
            notes = (single_spaced(part) for part in _notes(state, action) if part)
            about = listed(notes, ";")
            if not about:
                return Message(f"offers-{action.verb}", thing=subject_of(action))
            return Message(f"offers-{action.verb}-about", thing=subject_of(action), about=about)
    return Message("offers-or")


def is_hidden(written: Message) -> bool:
    """Whether a text leaves out a secret."""
    return written.key.startswith("hidden-")


def _card(action: Action) -> Message:
    """The card of an action."""
    card = action.card
    if card is None:
        return Message("offers-face-down", place=action.place_name)
    return placed(Message("offers-named", thing=card), action)


def _name(action: Action, written: Written) -> Message:
    """An action without the words in the heading of its group."""
    if action.verb in ("build", "recruit"):
        return _card(action)
    if action.verb == "activate":
        if action.other < 0:
            return Message("offers-named", thing=subject_of(action))
        spent = NAMES["offerings"][action.other]
        return Message("offers-using", thing=subject_of(action), offerings=spent)
    return written(action)


def _with_notes(state: GameState, named: Sequence[tuple[int, str, Action]]) -> Iterator[str]:
    """A line for each numbered and named action, with its price and effects in columns."""
    notes = [_notes(state, action) for _, _, action in named]
    width = max((cell_len(name) for _, name, _ in named), default=0)
    prices = max((cell_len(price) for price, brings in notes if brings), default=0)
    for (number, name, _), note in zip(named, notes, strict=True):
        yield f"{number:4}  {set_cell_size(name, width)}  {_in_line(*note, prices)}".rstrip()


def _in_columns(members: Sequence[tuple[int, str]]) -> Iterator[str]:
    """Numbered texts in columns, counted downwards."""
    cells = [f"{number:3} {words}" for number, words in members]
    width = max(map(cell_len, cells)) + 2
    columns = max(1, (WIDTH - len(_INDENT) + 2) // width)
    lines = -(-len(cells) // columns)
    for start in range(lines):
        line = "".join(set_cell_size(cell, width) for cell in cells[start::lines])
        yield f"{_INDENT}{line}".rstrip()


def note(state: GameState, action: Action) -> str:
    """The price of an action and the effects of its component, in one line."""
    price, brings = _notes(state, action)
    return _in_line(price, brings, cell_len(price))


def _in_line(price: str, brings: str, width: int) -> str:
    """A price and the effects, which begin after ``width`` cells."""
    width = max(8, width, cell_len(str(Message("payment-coins", coins=0))))  # "kostenlos" is longer
    return f"{set_cell_size(price, width)}  {brings}" if brings else price


def _notes(state: GameState, action: Action) -> tuple[str, str]:
    """The price of an action, and the effects of its component."""
    thing = _COMPONENT[action.verb](action) if action.verb in _COMPONENT else None
    return _price(state, action), ", ".join(effects(thing)) if thing else ""


#: The component whose effects apply after an action, by its verb.
_COMPONENT: Final[Mapping[str, Callable[[Action], Component | None]]] = {
    "build": lambda action: action.card,
    "recruit": lambda action: action.card,
    "wonder": lambda action: action.wonder,
    "activate": lambda action: action.divinity,
}


def _price(state: GameState, action: Action) -> str:
    """The price of an action; "" if it has none."""
    return payment_words(state.payments(action), state.names)
