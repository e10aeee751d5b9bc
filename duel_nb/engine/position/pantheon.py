"""The Pantheon part of a position."""

from collections.abc import Iterable, Mapping, Sequence

from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.engine.consistency import locations
from duel_nb.engine.effects.pantheon import ENKI, MINERVA, ON_ENKI
from duel_nb.engine.position.arguments import Argument, near_or_all, once, spelled
from duel_nb.engine.rules.box import progress_box
from duel_nb.engine.setup import DIVINITY_DECKS, shuffle
from duel_nb.engine.state import State, table_of
from duel_nb.engine.state.city import City
from duel_nb.engine.state.pantheon import Pantheon
from duel_nb.engine.state.tables import GATE, MYTHOLOGIES
from duel_nb.messages import Listed, Message
from duel_nb.quoting import shown


def _is_gate(name: object) -> bool:
    try:
        return CATALOG.find(spelled(name), kinds=("gate",)) is CATALOG.gate
    except UnknownName:
        return False


def of_age_2(city: City) -> bool:
    """Whether a City has Offering tokens or the Gate, which come with Age II."""
    return bool(city.offerings) or GATE in city.divinities


def gate_given(pantheon: object) -> bool:
    """Whether the Gate is among the cards given for the Pantheon."""
    names = pantheon.values() if isinstance(pantheon, Mapping) else ()
    return any(_is_gate(name) for name in names)


def _pantheon_card(given: Argument) -> int:
    """The number of a Divinity or the Gate."""
    return GATE if _is_gate(given.value) else given.find("divinity")


def _mythology(given: Argument) -> int:
    wanted = spelled(given.value)
    try:
        return MYTHOLOGIES.index(CATALOG.find(wanted, kinds=("mythology",)).id)
    except UnknownName:
        problem = near_or_all("mythology", wanted, MYTHOLOGIES, given=shown(given.value))
        raise given.invalid("given-wrong", problem=problem) from None


def _offering(given: Argument) -> int:
    if isinstance(given.value, int) and given.value in CATALOG.offering_tokens:
        return CATALOG.offering_tokens.index(given.value)
    known = Listed(*map(str, CATALOG.offering_tokens))
    problem = Message("no-offering-worth", given=shown(given.value), known=known)
    raise given.invalid("given-wrong", problem=problem)


def add_pantheon_items(city: City, given: Argument) -> None:
    """Give a City its tokens and Divinities."""
    city.mythology = tuple([_mythology(name) for name in given.part("mythology").items()])
    offerings = given.part("offerings")
    values = [offerings] if isinstance(offerings.value, int) else offerings.items()
    worth = CATALOG.offering_tokens
    city.offerings = once(
        map(_offering, values),
        lambda token: offerings.invalid("offering-twice", value=worth[token]),
    )
    city.divinities = tuple([_pantheon_card(name) for name in given.part("divinities").items()])
    goddess = CATALOG.divinity("astarte")
    coins = goddess.coins_on_card if goddess.index in city.divinities else 0
    city.astarte = given.part("astarte", coins).number()
    if "snake" in given.value:
        city.snake = given.part("snake").find("card")


def set_up_pantheon(
    state: State,
    spaces: Mapping[int | str, str] | None,
    decks: Mapping[str, Sequence[str]] | None,
    tokens: Mapping[str, str | int] | None,
    enki: Iterable[str] | None,
    minerva: int | None,
) -> None:
    """Set up the Pantheon, its decks, and the tokens on the structure."""
    board = state.pantheon = Pantheon.empty()
    board.open = state.age > 1
    cards = list(board.spaces)
    for space, name in Argument("pantheon", spaces).table().items():
        if spelled(space) not in [str(known.number) for known in CATALOG.pantheon_spaces]:
            raise Argument("pantheon", space).invalid("no-pantheon-space")
        cards[int(space) - 1] = _pantheon_card(name)
    board.spaces = tuple(cards)
    board.minerva = None if minerva is None else Argument("minerva", minerva).number()
    on_top: list[tuple[int, ...]] = [()] * len(MYTHOLOGIES)
    for mythology, names in Argument("mythology_decks", decks).table().items():
        on_top[_mythology(Argument("mythology_decks", mythology))] = names.find_all("divinity")
    board.decks = tuple(on_top)
    used = {card for card, _ in locations.divinities(state)}
    if board.minerva is not None and MINERVA not in used:
        # Somebody activated her: unless said otherwise, the player whose capital she protects.
        owner = state.cities[0 if board.minerva < state.pawn else 1]
        owner.divinities = (*owner.divinities, MINERVA)
        used.add(MINERVA)
    board.decks = tuple(
        [
            (*top, *shuffle(state, [card for card in deck if card not in used]))
            for top, deck in zip(on_top, DIVINITY_DECKS, strict=True)
        ]
    )
    table, token = table_of(state), _mythology if state.age < 2 else _offering
    board.laid = tuple(
        [
            (Argument("tokens", place).place(table), token(given))
            for place, given in Argument("tokens", tokens).table().items()
        ]
    )
    if enki is not None:
        board.enki = Argument("enki", enki).find_all("progress")
    elif board.open and ENKI in board.spaces:
        box = [token for token in progress_box(state) if token not in state.script]
        board.enki = tuple(shuffle(state, box)[:ON_ENKI])
