"""The placeholders of sentences: how each is matched and converted, and Divinities by name."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from duel_nb.catalog import (
    CATALOG,
    COLOURS,
    RESOURCES,
    SCIENCE_SYMBOLS,
    Card,
    Component,
    Divinity,
    Gate,
    Kind,
    Wonder,
)
from duel_nb.catalog.names import spelling
from duel_nb.engine import GameState
from duel_nb.engine.consistency import locations
from duel_nb.engine.rules.prices import price_of_activation
from duel_nb.engine.state.pantheon import Pantheon
from duel_nb.engine.state.tables import DIVINITIES, GATE, MYTHOLOGIES, members, player_number
from duel_nb.messages import Message
from duel_nb.quoting import shown
from duel_nb.rulebook import RULEBOOK
from duel_nb.scenarios.errors import UnknownSentence
from duel_nb.scenarios.load import near
from duel_nb.scenarios.model import Found, Moment

#: The kinds of cards that can be activated.
ACTIVATED: tuple[Kind, ...] = ("divinity", "gate")

#: Collects the components that a sentence names.
Named = set[Component]


@dataclass(frozen=True, slots=True)
class Term:
    """A placeholder."""

    regex: str  # matches its text
    #: converts its text to the argument of the check; may raise `UnknownSentence` or
    #: `UnknownName`
    read: Callable[[str, Named], Any]


def component(name: str, kinds: tuple[str, ...], named: Named) -> Component:
    """Find a component, and add it to ``named``.

    Args:
        name: its name.
        kinds: the kinds it may be.
        named: collects components.

    Raises:
        UnknownName: there is none; with the nearest names.
    """
    found = CATALOG.find(name.strip(), kinds)
    named.add(found)
    return found


def names(text: str) -> list[str]:
    """The names in a list such as "Altar, Baths" or "Altar, Baths and Theater"."""
    parts = [part.strip() for part in re.split(r"\s*,\s*|\s+and\s+", text) if part.strip()]
    return [] if parts == ["nothing"] else parts


def symbol(text: str) -> str:
    """The id of a scientific symbol.

    Raises:
        UnknownSentence: there is no such symbol.
    """
    wanted = spelling(text).replace(" ", "-")
    if wanted not in SCIENCE_SYMBOLS:
        raise UnknownSentence(unknown("symbol", text, SCIENCE_SYMBOLS))
    return wanted


def unknown(kind: str, text: str, known: tuple[str, ...]) -> Message:
    """The message for an unknown word, with the nearest known one or all of them."""
    return Message("expect-unknown", kind=kind, given=shown(text), hint=near(text, known))


def _priced(text: str, named: Named) -> str | Card | Wonder | Divinity | Gate:
    if text.casefold() in RESOURCES:
        return text.casefold()
    found = component(text, ("card", "wonder", *ACTIVATED), named)
    assert isinstance(found, Card | Wonder | Divinity | Gate)
    return found


def _of_kinds(*kinds: Kind) -> Callable[[str, Named], Component]:
    return lambda text, named: component(text, kinds, named)


def _mythology(text: str, named: Named) -> str:
    return component(text, ("mythology",), named).id


def _token(text: str, named: Named) -> str:
    return text if text.isdigit() else _mythology(text, named)


def _offerings(text: str, named: Named) -> int:
    """Offering tokens by their values, as a bit set of catalog indices."""
    values = [str(value) for value in CATALOG.offering_tokens]
    chosen = set(re.findall(r"\d+", text))
    for value in chosen - set(values):
        raise UnknownSentence(unknown("offering", value, tuple(values)))
    return sum(1 << values.index(value) for value in chosen)


def _word(text: str, named: Named) -> str:
    return text


def _lower(text: str, named: Named) -> str:
    return text.casefold()


def _rule(text: str, named: Named) -> str:
    return RULEBOOK.id_of(text)


#: The placeholders by name; the modules beside this one add those of their own sentences.
TERMS: dict[str, Term] = {
    "who": Term("[AB]", lambda text, named: text.upper()),
    "count": Term(r"\d{1,9}", lambda text, named: int(text)),
    **{
        kind: Term(r"\S.*?", _of_kinds(kind))
        for kind in ("card", "wonder", "decree", "conspiracy", "progress")
    },
    "cards": Term(
        r"\S.*",
        lambda text, named: [component(name, ("card",), named) for name in names(text)],
    ),
    "thing": Term(r"\S.*?", _of_kinds("card", "wonder")),
    "priced": Term(r"\S.*?", _priced),
    "activated": Term(r"\S.*?", _of_kinds(*ACTIVATED)),
    "mythology": Term("|".join(MYTHOLOGIES), _mythology),
    "token": Term(r"[a-z]+|\d", _token),
    "offerings": Term(r"\d(?:[\s,]+\d)*", _offerings),
    "slot": Term(r"[1-6]", lambda text, named: int(text)),
    "chamber": Term(r"[1-6]", lambda text, named: int(text)),
    "position": Term(r"[+-]?\d", lambda text, named: int(text)),
    "place": Term(r"r\d+c\d+", _lower),
    "rule": Term(r"[A-Z]{3,4}-[\w-]+", _rule),
    "later_rule": Term(r"[A-Z]{3,4}-[\w-]+", _rule),
    "colour": Term("|".join(COLOURS), _lower),
    "resource": Term("|".join(RESOURCES), _lower),
    "resources": Term(
        rf"(?:{'|'.join(RESOURCES)})(?: or (?:{'|'.join(RESOURCES)}))+",
        lambda text, named: frozenset(text.casefold().split(" or ")),
    ),
    "action": Term(r"\S.*", _word),
    "words": Term(r"\S.*", _word),
}


def board(state: GameState) -> Pantheon:
    """The Pantheon of a game.

    Raises:
        UnknownSentence: Pantheon is not in play.
    """
    if state.pantheon is None:
        raise UnknownSentence(Message("no-pantheon-in-play"))
    return state.pantheon


def card_name(card: int) -> str:
    """The name of a card of the Pantheon by its index; "nothing" for an empty space."""
    return "nothing" if card < 0 else "Gate" if card == GATE else DIVINITIES[card].name


def check_activation(
    moment: Moment, activated: Divinity | Gate, who: str, offerings: int, count: int
) -> Found | None:
    """Check the price for activating a card of the Pantheon.

    Args:
        moment: what it is checked against.
        activated: the card.
        who: the player, "A" or "B".
        offerings: the Offering tokens used, as a bit set.
        count: the expected price, in coins.
    """
    card = GATE if isinstance(activated, Gate) else activated.index
    if card not in board(moment.after).spaces:
        return Message("found-not-in-pantheon", card=activated)
    coins = price_of_activation(moment.after, player_number(who), card, offerings)
    if coins == count:
        return None
    values = " ".join(str(CATALOG.offering_tokens[i]) for i in members(offerings))
    spent = f" using {values}" if offerings else ""
    return f"price of {card_name(card)} for {who}{spent} is {coins}"


def sees_divinity(view: GameState, card: Divinity | Gate) -> bool:
    """Whether a card of the Pantheon is known in a view, at any place."""
    wanted = GATE if isinstance(card, Gate) else card.index
    board(view)
    return any(number == wanted for number, _ in locations.divinities(view))
