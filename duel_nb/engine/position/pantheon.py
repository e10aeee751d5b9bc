"""What a position has of Pantheon."""

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from duel_nb.catalog import CATALOG
from duel_nb.engine.effects.mythology import ENKI, MINERVA, ON_ENKI
from duel_nb.engine.errors import PositionError
from duel_nb.engine.messages import Listed, Message
from duel_nb.engine.position.given import find, listed, place_named, spelled, table_of, whole_number
from duel_nb.engine.rules.box import progress_box
from duel_nb.engine.setup import shuffle
from duel_nb.engine.state import State
from duel_nb.engine.state.city import City
from duel_nb.engine.state.pantheon import Pantheon
from duel_nb.engine.state.tables import DIVINITIES, GATE, MYTHOLOGIES, sign
from duel_nb.quoting import shown


def _is_gate(name: object) -> bool:
    return spelled(name).casefold().removeprefix("the ") == "gate"


def of_age_2(city: City) -> bool:
    """Whether a City has what only Age II brings: Offering tokens or the Gate."""
    return bool(city.offerings) or GATE in city.divinities


def gate_given(pantheon: object) -> bool:
    """Whether the Gate is among the cards given for the Pantheon."""
    names = pantheon.values() if isinstance(pantheon, Mapping) else ()
    return any(_is_gate(name) for name in names)


def _pantheon_card(key: str, name: object) -> int:
    """The number of a Divinity or the Gate."""
    if _is_gate(name):
        return GATE
    return find(key, name, "divinity")


def _mythology(key: str, name: object) -> int:
    wanted = spelled(name).casefold()
    if wanted in MYTHOLOGIES:
        return MYTHOLOGIES.index(wanted)
    near = get_close_matches(wanted, MYTHOLOGIES, n=1)
    if near:
        problem = Message("no-mythology-near", given=shown(name), near=repr(near[0]))
    else:
        problem = Message("no-mythology", given=shown(name), known=Listed(*MYTHOLOGIES))
    raise PositionError(Message("given-wrong", where=key, problem=problem))


def _offering(key: str, value: object) -> int:
    if isinstance(value, int) and value in CATALOG.offering_tokens:
        return CATALOG.offering_tokens.index(value)
    worth = Listed(*map(str, CATALOG.offering_tokens))
    problem = Message("no-offering-worth", given=shown(value), known=worth)
    raise PositionError(Message("given-wrong", where=key, problem=problem))


def devote(city: City, who: str, given: Mapping[str, Any]) -> None:
    """What a City has of Pantheon."""
    for name in listed(f"{who}.mythology", given.get("mythology", ())):
        number = _mythology(f"{who}.mythology", name)
        city.mythology = (*city.mythology, number)
        city.signs |= sign(number)
    offerings = given.get("offerings", ())
    for value in (
        [offerings] if isinstance(offerings, int) else listed(f"{who}.offerings", offerings)
    ):
        bit = 1 << _offering(f"{who}.offerings", value)
        if city.offerings & bit:
            raise PositionError(Message("offering-twice", where=f"{who}.offerings", value=value))
        city.offerings |= bit
    names = listed(f"{who}.divinities", given.get("divinities", ()))
    city.divinities = tuple(_pantheon_card(f"{who}.divinities", name) for name in names)
    goddess = CATALOG.divinity("astarte")
    coins = goddess.coins_on_card if goddess.index in city.divinities else 0
    city.astarte = whole_number(f"{who}.astarte", given.get("astarte", coins))
    if "snake" in given:
        city.snake = find(f"{who}.snake", given["snake"], "card")


def consecrate(
    state: State,
    spaces: Mapping[int | str, str] | None,
    decks: Mapping[str, Sequence[str]] | None,
    tokens: Mapping[str, str | int] | None,
    enki: Iterable[str] | None,
    minerva: int | None,
) -> None:
    """The Pantheon, its decks, and the tokens on the structure."""
    board = state.pantheon = Pantheon.empty()
    board.open = state.age > 1
    cards = list(board.spaces)
    for space, name in table_of("pantheon", spaces).items():
        if spelled(space) not in [str(known.number) for known in CATALOG.pantheon_spaces]:
            raise PositionError(Message("no-pantheon-space", given=shown(space)))
        cards[int(space) - 1] = _pantheon_card(f"pantheon {space}", name)
    board.spaces = tuple(cards)
    board.minerva = None if minerva is None else whole_number("minerva", minerva)
    on_top: dict[int, list[int]] = {number: [] for number in range(len(MYTHOLOGIES))}
    for mythology, names in table_of("mythology_decks", decks).items():
        number = _mythology("mythology_decks", mythology)
        on_top[number] = [
            find(f"mythology_decks {mythology}", name, "divinity")
            for name in listed(f"mythology_decks {mythology}", names)
        ]
    used = {*cards, *(card for city in state.cities for card in city.divinities)}
    used.update(card for top in on_top.values() for card in top)
    if board.minerva is not None and MINERVA not in used:
        # She was activated: by the player whose capital she stands before, if nothing is said.
        owner = state.cities[0 if board.minerva < state.pawn else 1]
        owner.divinities = (*owner.divinities, MINERVA)
        used.add(MINERVA)
    board.decks = tuple(
        (
            *on_top[number],
            *shuffle(
                state,
                [d.index for d in DIVINITIES if d.mythology == name and d.index not in used],
            ),
        )
        for number, name in enumerate(MYTHOLOGIES)
    )
    assert state.table is not None
    board.laid = tuple(
        (
            place_named(state.table, "tokens", place),
            _mythology(f"tokens {place}", token)
            if state.age < 2
            else _offering(f"tokens {place}", token),
        )
        for place, token in table_of("tokens", tokens).items()
    )
    if enki is not None:
        board.enki = tuple(find("enki", name, "progress") for name in listed("enki", enki))
    elif board.open and ENKI in board.spaces:
        box = [token for token in progress_box(state) if token not in state.script]
        board.enki = tuple(shuffle(state, box)[:ON_ENKI])
