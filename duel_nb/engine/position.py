"""Any position from a few names: what is not given is empty or default."""

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.catalog.model import Kind
from duel_nb.engine import atoms, chance, draft, military, payment, structure
from duel_nb.engine.ages import LAST_AGE
from duel_nb.engine.city import City
from duel_nb.engine.consistency import problems
from duel_nb.engine.draft import ORDER, DraftWonder
from duel_nb.engine.effects.mythology import ENKI, ON_ENKI
from duel_nb.engine.effects.wonders import progress_box
from duel_nb.engine.errors import PositionError
from duel_nb.engine.pantheon import Pantheon
from duel_nb.engine.setup import AGE_DECKS, configure, draw_specials, shuffle
from duel_nb.engine.state import GameState
from duel_nb.engine.tables import (
    CARDS,
    DIVINITIES,
    GATE,
    HIDDEN,
    MYTHOLOGIES,
    PLAYERS,
    WONDERS,
    members,
    sign,
)

#: What can be said of a City.
CITY_KEYS = ("coins", "cards", "wonders", "built", "progress")

#: What can be said of a City besides when Pantheon is in play.
PANTHEON_KEYS = ("mythology", "offerings", "divinities", "astarte", "snake")


def position(
    *,
    A: Mapping[str, Any] | None = None,
    B: Mapping[str, Any] | None = None,
    age: int | None = None,
    turn: str = "A",
    structure: Sequence[str] | Mapping[str, str] | None = None,
    taken: Iterable[str] = (),
    filled: bool = True,
    pawn: int = 0,
    military_tokens: Iterable[int] | None = None,
    progress: Iterable[str] = (),
    discard: Iterable[str] = (),
    removed: Iterable[str] = (),
    offered: Iterable[str] = (),
    draws: Iterable[str] = (),
    pantheon: Mapping[int | str, str] | None = None,
    mythology_decks: Mapping[str, Sequence[str]] | None = None,
    tokens: Mapping[str, str | int] | None = None,
    enki: Iterable[str] | None = None,
    minerva: int | None = None,
    expansions: Iterable[str] = (),
    edition: str = "en",
    names: tuple[str, str] = ("A", "B"),
    seed: int = 0,
) -> GameState:
    """A position with just what matters given; names as people write them.

    Args:
        A: the first player's City: ``coins`` (default 7), ``cards`` (names), ``wonders`` (not yet
            constructed), ``built`` (constructed: names, or a table of Wonder = card under it),
            ``progress`` (tokens owned). With Pantheon also ``mythology`` (tokens owned, by
            Mythology), ``offerings`` (their values), ``divinities`` (activated), ``astarte``
            (coins lying there; 7 when she is activated), ``snake`` (the card it lies on).
        B: the second player's City, likewise.
        age: 1 to 3; by default the latest Age of any card that is named. 0 with ``offered``.
        turn: "A" or "B", whose turn it is.
        structure: the accessible cards by name; or places and their cards, such as
            ``{"r5c3": "Library"}``; by default a freshly dealt structure.
        taken: places whose cards are gone, with all that covered them.
        filled: whether the places not mentioned hold other cards of the Age, drawn by ``seed``;
            if not, only those that the given cards lie on.
        pawn: the Conflict pawn from -9 to +9, +9 being B's capital.
        military_tokens: where Military tokens lie, of -6, -3, 3, 6; by default wherever the pawn
            has not passed.
        progress: Progress tokens on the board.
        discard: the discard pile, oldest card first.
        removed: Age cards that were removed at set-up; the rest is drawn by ``seed``.
        offered: Wonders on offer, for a position in the draft; in the first group of four the
            second group may follow.
        draws: Progress tokens that will be drawn from the box next, instead of by chance.
        pantheon: cards in the spaces of the Pantheon, such as ``{3: "Mars", 4: "Gate"}``; they lie
            face down in Age I.
        mythology_decks: the top Divinities of Mythology decks, topmost first; what is named
            nowhere lies below them in an order decided by ``seed``.
        tokens: Mythology tokens (Age I) or Offering values (Age II) on face-down cards, by place.
        enki: Progress tokens lying on Enki; by default drawn by ``seed`` when he lies open.
        minerva: where Minerva stands on the military track.
        expansions: the expansions in play.
        edition: the rulebook edition played by.
        names: what the players are called.
        seed: decides everything random that is not given.

    Raises:
        PositionError: something unknown (with the nearest match) or impossible; all of what is
            impossible is listed.
        DuelError: an unknown expansion or edition.
    """
    if turn not in PLAYERS:
        raise PositionError(f"turn: expected 'A' or 'B', not {turn!r}.")
    state = GameState(configure(expansions, edition, names))
    state.chance = chance.seeded(seed)
    state.active = PLAYERS.index(turn)
    state.pawn = _number("pawn", pawn)
    state.board_progress = tuple(
        _find("progress", name, "progress") for name in _list("progress", progress)
    )
    state.discard = tuple(_find("discard", name, "card") for name in _list("discard", discard))
    state.script = tuple(_find("draws", name, "progress") for name in _list("draws", draws))
    state.offer = tuple(_find("offered", name, "wonder") for name in _list("offered", offered))
    gone = [_find("removed", name, "card") for name in _list("removed", removed)]
    given = _given(structure)
    bare: list[tuple[int, int]] = []
    state.cities = [_city(state, player, who, bare) for player, who in enumerate((A, B))]
    state.military = _military(state.pawn, military_tokens)
    named = [*given.values(), *state.discard, *(c for city in state.cities for c in _of(city))]
    least = 2 if any(_of_age_2(city) for city in state.cities) or _gate_given(pantheon) else 1
    drafting = bool(state.offer)
    if drafting and state.config.pantheon:  # the structure of Age I lies open (PAN-SETUP-04)
        aged = [card for card in named if card not in given.values()]
    else:
        aged = named
    state.age = _age(age, aged, drafting, least)
    _removed(state, gone, [*named, *gone])
    _tuck(state, bare, [*named, *(c for out in state.removed for c in out)])
    if state.age or state.config.pantheon:
        where = [str(place) for place in given] if isinstance(structure, Mapping) else None
        _lay_out(state, list(given.values()), where, _list("taken", taken), filled)
    if not state.age:
        _open_draft(state)
    _decks_to_come(state)
    if state.config.pantheon:
        _consecrate(state, pantheon, mythology_decks, tokens, enki, minerva)
    elif any(given is not None for given in (pantheon, mythology_decks, tokens, enki, minerva)):
        raise PositionError('The Pantheon is not in play; give expansions = ["pantheon"].')
    for player in (0, 1):
        payment.refresh(state, player)
    wrong = problems(state)
    if wrong:
        raise PositionError(f"This position cannot be: {'; '.join(wrong)}.")
    return state


def _list(key: str, names: object) -> list[str]:
    if isinstance(names, str):
        return [names]
    if isinstance(names, Iterable):
        return list(names)
    raise PositionError(f"{key}: expected a list of names, not {names!r}.")


def _number(key: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise PositionError(f"{key}: expected a whole number, not {value!r}.")
    return value


def _find(key: str, name: object, kind: Kind) -> int:
    try:
        return CATALOG.find(str(name), kinds=(kind,)).index
    except UnknownName as error:
        raise PositionError(f"{key}: {error}") from None


def _given(structure: Sequence[str] | Mapping[str, str] | None) -> dict[object, int]:
    if isinstance(structure, Mapping):
        return {
            place: _find(f"structure {place}", name, "card") for place, name in structure.items()
        }
    cards = _list("structure", structure if structure is not None else ())
    return {i: _find("structure", name, "card") for i, name in enumerate(cards)}


def _city(
    state: GameState, player: int, given: Mapping[str, Any] | None, bare: list[tuple[int, int]]
) -> City:
    """A City as given; standing Wonders without a known card under them are added to ``bare``."""
    who = PLAYERS[player]
    given = {} if given is None else given
    if not isinstance(given, Mapping):
        raise PositionError(
            f"{who}: expected a table with any of {', '.join(CITY_KEYS)}, not {given!r}."
        )
    known = (*CITY_KEYS, *PANTHEON_KEYS) if state.config.pantheon else CITY_KEYS
    for key in given:
        if key not in known:
            near = get_close_matches(str(key), known, n=1)
            hint = f"did you mean {near[0]!r}?" if near else f"expected one of {', '.join(known)}."
            if key in PANTHEON_KEYS:
                hint = 'it belongs to Pantheon: give expansions = ["pantheon"].'
            raise PositionError(f"{who}: unknown key {key!r}; {hint}")
    city = atoms.new_city(_number(f"{who}.coins", given.get("coins", CATALOG.starting_coins)))
    for name in _list(f"{who}.cards", given.get("cards", ())):
        card = _find(f"{who}.cards", name, "card")
        if city.cards >> card & 1:
            raise PositionError(f"{who}.cards: {CARDS[card].name} is given twice.")
        city.cards |= 1 << card
        atoms.change_production(city, card)
    for name in _list(f"{who}.progress", given.get("progress", ())):
        token = _find(f"{who}.progress", name, "progress")
        if city.tokens >> token & 1:
            raise PositionError(f"{who}.progress: {name} is given twice.")
        city.tokens |= 1 << token
    built = given.get("built", ())
    under = (
        dict(built) if isinstance(built, Mapping) else dict.fromkeys(_list(f"{who}.built", built))
    )
    for name, card_name in under.items():
        wonder = _find(f"{who}.built", name, "wonder")
        city.owned = (*city.owned, wonder)
        city.standing |= 1 << wonder
        if card_name is None:
            bare.append((player, wonder))
        else:
            tucked = _find(f"{who}.built {name}", card_name, "card")
            city.tucked = (*city.tucked, (wonder, tucked))
    if state.config.pantheon:
        _devote(city, who, given)
    for name in _list(f"{who}.wonders", given.get("wonders", ())):
        city.owned = (*city.owned, _find(f"{who}.wonders", name, "wonder"))
    return city


def _of(city: City) -> list[int]:
    return [*members(city.cards), *(card for _, card in city.tucked)]


def _military(pawn: int, given: Iterable[int] | None) -> int:
    if given is None:
        given = [at for at in military.TOKENS if at * pawn <= 0 or abs(pawn) < abs(at)]
    elif not isinstance(given, Iterable):
        raise PositionError(f"military_tokens: expected a list of numbers, not {given!r}.")
    bits = 0
    for at in given:
        if at not in military.TOKENS:
            raise PositionError(f"military_tokens: no token lies at {at}; expected -6, -3, 3 or 6.")
        bits |= 1 << military.TOKENS.index(at)
    return bits


def _card_age(card: int) -> int:
    deck = CARDS[card].deck
    return int(deck[-1]) if deck.startswith("age-") else LAST_AGE


def _age(age: int | None, named: list[int], drafting: bool, least: int) -> int:
    latest = max([0 if drafting else least, *(_card_age(card) for card in named)])
    if age is None:
        return latest
    if age not in range(LAST_AGE + 1) or (age == 0) != drafting:
        raise PositionError(f"age: expected 1, 2 or 3 (0 only with offered Wonders), not {age!r}.")
    for card in named:
        if _card_age(card) > age:
            text = f"{CARDS[card].name} is a card of Age {'I' * _card_age(card)}"
            raise PositionError(f"age: {text} and cannot be in play in Age {'I' * age or '0'}.")
    return age


def _removed(state: GameState, gone: list[int], used: list[int]) -> None:
    """Three cards of each Age out of the game: those given, the rest by chance."""
    removed = []
    for age, deck in enumerate(AGE_DECKS, start=1):
        out = [card for card in gone if CARDS[card].deck == f"age-{age}"]
        missing = CATALOG.cards_removed_per_age - len(out)
        if missing < 0:
            raise PositionError(
                f"removed: {len(out)} cards of Age {'I' * age} are given, 3 are removed."
            )
        out += shuffle(state, [card for card in deck if card not in used])[:missing]
        removed.append(tuple(sorted(out)))
    for card in gone:
        if not CARDS[card].deck.startswith("age-"):
            raise PositionError(f"removed: {CARDS[card].name} is not a card of an Age deck.")
    state.removed = tuple(removed)


def _tuck(state: GameState, bare: list[tuple[int, int]], used: list[int]) -> None:
    """Put some Age card that is not named under every standing Wonder that was given without."""
    free = [
        c for deck in AGE_DECKS[: max(1, state.age)] for c in shuffle(state, deck) if c not in used
    ]
    for (player, wonder), card in zip(bare, free, strict=False):
        city = state.cities[player]
        city.tucked = (*city.tucked, (wonder, card))


def _lay_out(
    state: GameState, cards: list[int], where: list[str] | None, taken: list[str], filled: bool
) -> None:
    """Lay the structure: the given cards first, then, if it is to be filled, others by chance."""
    age = max(1, state.age)  # with Pantheon the structure of Age I lies open before the draft
    table = state.table = structure.table(age, state.config.agora)
    for card in cards:
        if _card_age(card) != age:
            text = f"{CARDS[card].name} is a card of Age {'I' * _card_age(card)}"
            raise PositionError(
                f"structure: {text} and cannot lie in the structure of Age {'I' * age}."
            )
    unused = _unused(state, cards)
    present = table.full
    for name in taken:
        present &= ~_with_covers(table, _place(table, "taken", name))
    if where is not None:
        places = [_place(table, "structure", name) for name in where]
        for place in places:
            if places.count(place) > 1:
                raise PositionError(f"structure: {table.name(place)} is given twice.")
        if not filled:
            present = _with_covered(table, places)
    elif filled:
        present = _opened(table, present, len(cards), len(cards) + len(unused))
        places = list(table.accessible[present])[: len(cards)]
    else:
        places = _lone_places(table, len(cards))
        present = _with_covered(table, places)
    if len(places) < len(cards):
        raise PositionError(
            f"structure: {len(cards)} cards cannot all be accessible in Age {'I' * state.age}; "
            f"at most {max(map(len, table.rows))} can."
        )
    dealt = dict(zip(places, cards, strict=True))
    for place, card in dealt.items():
        if not present >> place & 1:
            raise PositionError(
                f"structure: {CARDS[card].name} lies at {table.name(place)}, which is taken."
            )
    for place in members(present):
        if place not in dealt:
            if not unused:
                raise PositionError(
                    f"structure: too few cards of Age {'I' * state.age} are left to fill it; "
                    "give the places that are taken, or filled = false."
                )
            dealt[place] = unused.pop()
    state.present = present
    state.dealt = tuple(dealt.get(place, HIDDEN) for place in range(len(table.places)))
    state.face_up = table.dealt_face_up
    for place in table.accessible[present]:
        state.face_up |= 1 << place


def _lone_places(table: structure.Table, count: int) -> list[int]:
    """So many places side by side, in the farthest row that has them (or the longest)."""
    longest = max(len(row) for row in table.rows)
    row = next(n for n, row in enumerate(table.rows, 1) if len(row) >= min(count, longest))
    return [i for i, place in enumerate(table.places) if place[0] == row][:count]


def _with_covered(table: structure.Table, places: list[int]) -> int:
    """Places and everything they lie on, directly or not, as bits."""
    bits = sum(1 << place for place in places)
    for place in reversed(range(len(table.places))):
        if table.covers[place] & bits:
            bits |= 1 << place
    return bits


def _unused(state: GameState, cards: list[int]) -> list[int]:
    """Cards of the Age that may still lie in the structure, shuffled."""
    used = {*cards, *state.discard, *(c for city in state.cities for c in _of(city))}
    used.update(card for out in state.removed for card in out)
    pool = list(AGE_DECKS[max(1, state.age) - 1])
    if state.age == LAST_AGE:
        pool += draw_specials(state, used)
    return shuffle(state, [card for card in pool if card not in used])


def _opened(table: structure.Table, present: int, accessible: int, cards: int) -> int:
    """Take accessible cards away until so many are accessible and no more are left than cards."""
    while present and (present.bit_count() > cards or len(table.accessible[present]) < accessible):
        row = max(table.places[place][0] for place in table.accessible[present])
        last = max(p for p in table.accessible[present] if table.places[p][0] == row)
        present &= ~(1 << last)
    return present


def _place(table: structure.Table, key: str, name: str) -> int:
    place = table.named(str(name).lower())
    if place is None:
        near = get_close_matches(str(name), [table.name(i) for i in range(len(table.places))], n=2)
        hint = f"did you mean {' or '.join(near)}?" if near else "expected one such as r1c5."
        raise PositionError(f"{key}: there is no place {name!r} in this structure; {hint}")
    return place


def _with_covers(table: structure.Table, place: int) -> int:
    """A place and everything that covers it, directly or not, as bits."""
    bits = 1 << place
    for cover in members(table.covers[place]):
        bits |= _with_covers(table, cover)
    return bits


def _open_draft(state: GameState) -> None:
    """A position of the draft: the next group is dealt by chance."""
    state.picks = sum(len(city.owned) for city in state.cities)
    if state.picks < draft.GROUP and state.picks + len(state.offer) == len(ORDER):
        first = draft.GROUP - state.picks
        state.offer, state.to_offer = state.offer[:first], state.offer[first:]
    if state.picks + len(state.offer) not in (draft.GROUP, len(ORDER)):
        text = f"{state.picks} Wonders are taken and {len(state.offer)} on offer"
        raise PositionError(f"offered: {text}: together they must be 4 or 8 (BASE-DRAFT-01).")
    for player, city in enumerate(state.cities):
        due = ORDER[: state.picks].count(player)
        if len(city.owned) != due:
            text = f"after {state.picks} picks {PLAYERS[player]} has {due} Wonders"
            text += f", not {len(city.owned)}"
            raise PositionError(f"offered: {text} (BASE-DRAFT-02).")
    if state.picks < draft.GROUP and not state.to_offer:
        out = {*state.offer, *(wonder for city in state.cities for wonder in city.owned)}
        sets = ("base", *state.config.expansions)
        rest = [w.index for w in WONDERS if w.set in sets and w.index not in out]
        state.to_offer = tuple(shuffle(state, rest)[: draft.GROUP])
    state.active = ORDER[state.picks]
    atoms.ask(state, DraftWonder.kind, state.active)


def _decks_to_come(state: GameState) -> None:
    """The decks of the Ages that have not begun, shuffled."""
    decks: list[tuple[int, ...]] = []
    for age, cards in enumerate(AGE_DECKS, start=1):
        if age <= state.age or (age == 1 and state.table is not None):
            decks.append(())
            continue
        deck = [card for card in cards if card not in state.removed[age - 1]]
        if age == LAST_AGE:
            deck += draw_specials(state)
        decks.append(tuple(shuffle(state, deck)))
    state.decks = tuple(decks)


# -- Pantheon ----------------------------------------------------------------------------------


def _of_age_2(city: City) -> bool:
    """Whether a City has what only Age II brings: Offering tokens or the Gate."""
    return bool(city.offerings) or GATE in city.divinities


def _gate_given(pantheon: object) -> bool:
    names = pantheon.values() if isinstance(pantheon, Mapping) else ()
    return any(_is_gate(name) for name in names)


def _is_gate(name: object) -> bool:
    return str(name).casefold().removeprefix("the ") == "gate"


def _table(key: str, given: object) -> Mapping[Any, Any]:
    """What was given as a table; nothing given is an empty one."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise PositionError(f"{key}: expected a table, not {given!r}.")
    return given


def _pantheon_card(key: str, name: object) -> int:
    """The number of a Divinity or the Gate."""
    if _is_gate(name):
        return GATE
    return _find(key, name, "divinity")


def _mythology(key: str, name: object) -> int:
    wanted = str(name).casefold()
    if wanted in MYTHOLOGIES:
        return MYTHOLOGIES.index(wanted)
    near = get_close_matches(wanted, MYTHOLOGIES, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"expected one of {', '.join(MYTHOLOGIES)}."
    raise PositionError(f"{key}: there is no Mythology {name!r}; {hint}")


def _offering(key: str, value: object) -> int:
    if value in CATALOG.offering_tokens:
        return CATALOG.offering_tokens.index(int(str(value)))
    worth = ", ".join(map(str, CATALOG.offering_tokens))
    raise PositionError(f"{key}: there is no Offering token worth {value!r}; expected {worth}.")


def _devote(city: City, who: str, given: Mapping[str, Any]) -> None:
    """What a City has of Pantheon."""
    for name in _list(f"{who}.mythology", given.get("mythology", ())):
        number = _mythology(f"{who}.mythology", name)
        city.mythology = (*city.mythology, number)
        city.signs |= sign(number)
    offerings = given.get("offerings", ())
    for value in (
        [offerings] if isinstance(offerings, int) else _list(f"{who}.offerings", offerings)
    ):
        bit = 1 << _offering(f"{who}.offerings", value)
        if city.offerings & bit:
            raise PositionError(f"{who}.offerings: the one worth {value} is given twice.")
        city.offerings |= bit
    names = _list(f"{who}.divinities", given.get("divinities", ()))
    city.divinities = tuple(_pantheon_card(f"{who}.divinities", name) for name in names)
    goddess = CATALOG.divinity("astarte")
    coins = goddess.coins_on_card if goddess.index in city.divinities else 0
    city.astarte = _number(f"{who}.astarte", given.get("astarte", coins))
    if "snake" in given:
        city.snake = _find(f"{who}.snake", given["snake"], "card")


def _consecrate(
    state: GameState,
    spaces: Mapping[int | str, str] | None,
    decks: Mapping[str, Sequence[str]] | None,
    tokens: Mapping[str, str | int] | None,
    enki: Iterable[str] | None,
    minerva: int | None,
) -> None:
    """The Pantheon, its decks, and the tokens on the structure."""
    board = state.pantheon = Pantheon()
    board.open = state.age > 1
    cards = list(board.spaces)
    for space, name in _table("pantheon", spaces).items():
        if str(space) not in [str(known.number) for known in CATALOG.pantheon_spaces]:
            raise PositionError(f"pantheon: there is no space {space!r}; expected 1 to 6.")
        cards[int(space) - 1] = _pantheon_card(f"pantheon {space}", name)
    board.spaces = tuple(cards)
    on_top: dict[int, list[int]] = {number: [] for number in range(len(MYTHOLOGIES))}
    for mythology, names in _table("mythology_decks", decks).items():
        number = _mythology("mythology_decks", mythology)
        on_top[number] = [
            _find(f"mythology_decks {mythology}", name, "divinity")
            for name in _list(f"mythology_decks {mythology}", names)
        ]
    used = {*cards, *(card for city in state.cities for card in city.divinities)}
    used.update(card for top in on_top.values() for card in top)
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
            _place(state.table, "tokens", place),
            _mythology(f"tokens {place}", token)
            if state.age < 2
            else _offering(f"tokens {place}", token),
        )
        for place, token in _table("tokens", tokens).items()
    )
    board.minerva = None if minerva is None else _number("minerva", minerva)
    if enki is not None:
        board.enki = tuple(_find("enki", name, "progress") for name in _list("enki", enki))
    elif board.open and ENKI in board.spaces:
        box = [token for token in progress_box(state) if token not in state.script]
        board.enki = tuple(shuffle(state, box)[:ON_ENKI])
