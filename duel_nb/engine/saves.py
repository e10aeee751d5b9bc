"""Positions as JSON text and back: readable, versioned, and checked when read."""

import json
from collections.abc import Sequence
from typing import Any

from duel_nb.catalog import CATALOG
from duel_nb.catalog.model import Kind
from duel_nb.engine import atoms, military, payment, structure
from duel_nb.engine.city import City, Plot
from duel_nb.engine.consistency import problems
from duel_nb.engine.decisions import CHOICES
from duel_nb.engine.effects import divinities
from duel_nb.engine.effects.conspiracies import BuildRemoved
from duel_nb.engine.effects.influence import (
    CAUSES,
    SECTIONS,
    MoveCube,
    PlaceCube,
    RemoveCube,
    SenateActions,
    in_force,
)
from duel_nb.engine.effects.mythology import ChooseToken, PlaceDivinity
from duel_nb.engine.effects.senators import KeepConspiracy, ReturnConspiracy
from duel_nb.engine.effects.wonders import AFTER_CURIA
from duel_nb.engine.errors import DuelError, SaveError
from duel_nb.engine.pantheon import Pantheon, pantheon_card
from duel_nb.engine.reading import LISTS, At
from duel_nb.engine.senate import CHAMBERS, Senate, Six
from duel_nb.engine.setup import configure
from duel_nb.engine.state import GameState, Outcome, Pending
from duel_nb.engine.tables import (
    BACKS,
    CONSPIRACIES,
    DIVINITIES,
    EMPTY,
    HIDDEN,
    MYTHOLOGIES,
    PLAYERS,
    UNKNOWN_DIVINITY,
    WONDERS,
    members,
    sign,
)
from duel_nb.engine.turn import STEPS

FORMAT = "duel_nb position"
VERSION = 2


def to_json(state: GameState) -> str:
    """The whole position as JSON text, hidden cards and chance included; a view has neither."""
    return json.dumps(to_dict(state), indent=1)


def to_dict(state: GameState) -> dict[str, Any]:
    """The position as plain dictionaries, lists, strings and numbers."""
    config = state.config
    places = state.table.name if state.table else str
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": {
            "expansions": sorted(config.expansions),
            "edition": config.edition,
            "names": list(config.names),
            "first_game": config.first_game,
        },
        "age": state.age,
        "turn": PLAYERS[state.active],
        "extra_turn": state.again,
        "cities": {who: _city(city) for who, city in zip(PLAYERS, state.cities, strict=True)},
        "pawn": state.pawn,
        "military_tokens": list(state.military_tokens),
        "progress": _ids("progress", state.board_progress),
        "structure": {
            "dealt": _ids("card", state.dealt),
            "present": [places(place) for place in members(state.present)],
            "face_up": [places(place) for place in members(state.face_up)],
        },
        "draft": {
            "offered": _ids("wonder", state.offer),
            "next": _ids("wonder", state.to_offer),
            "picks": state.picks,
        },
        "discard": _ids("card", state.discard),
        "decks": [_ids("card", deck) for deck in state.decks],
        "removed": [_ids("card", cards) for cards in state.removed],
        "decisions": [
            {"kind": p.kind, "player": PLAYERS[p.player], "data": _data(state, p)}
            for p in state.stack
        ],
        "pantheon_board": state.pantheon and _pantheon(state, state.pantheon),
        "senate": state.senate and _senate(state.senate),
        "outcome": state.outcome
        and {
            "termination": state.outcome.termination,
            "winner": state.outcome.winner,
            "rule": state.outcome.rule,
        },
        "chance": state.chance,
        "draws": _ids("progress", state.script),
        "viewer": state.viewer,
    }


def _city(city: City) -> dict[str, Any]:
    return {
        "coins": city.coins,
        "cards": _ids("card", members(city.cards)),
        "wonders": _ids("wonder", city.owned),
        "built": {WONDERS[wonder].id: _ids("card", (card,))[0] for wonder, card in city.tucked},
        "progress": _ids("progress", members(city.tokens)),
        "mythology": [MYTHOLOGIES[number] for number in city.mythology],
        "offerings": list(city.offering_tokens),
        "divinities": [_pantheon_id(card) for card in city.divinities],
        "astarte": city.astarte,
        "snake": _id("card", city.snake),
        "conspiracies": [
            {
                "conspiracy": _id("conspiracy", plot.number),
                "card": _id("card", plot.card),
                "triggered": plot.triggered,
            }
            for plot in city.plots
        ],
    }


def _pantheon(state: GameState, pantheon: Pantheon) -> dict[str, Any]:
    assert state.table is not None
    return {
        "spaces": [_pantheon_id(card) for card in pantheon.spaces],
        "open": pantheon.open,
        "decks": {
            name: [_pantheon_id(card) for card in deck]
            for name, deck in zip(MYTHOLOGIES, pantheon.decks, strict=True)
        },
        "tokens": {
            state.table.name(place): MYTHOLOGIES[token]
            if state.age < 2
            else CATALOG.offering_tokens[token]
            for place, token in pantheon.laid
        },
        "enki": _ids("progress", pantheon.enki),
        "minerva": pantheon.minerva,
        "seen": {
            DIVINITIES[card].id: [PLAYERS[player] for player in members(players)]
            for card, players in enumerate(pantheon.seen)
            if players
        },
    }


def _senate(senate: Senate) -> dict[str, Any]:
    return {
        "cubes": {who: list(senate.cubes[i]) for i, who in enumerate(PLAYERS)},
        "decrees": [_ids("decree", decrees) for decrees in senate.decrees],
        "revealed": _ids("decree", members(senate.revealed)),
        "deck": _ids("conspiracy", senate.deck),
        "seen": {
            CONSPIRACIES[number].id: [PLAYERS[player] for player in members(players)]
            for number, players in enumerate(senate.seen)
            if players
        },
        "may_trigger": senate.may_trigger,
        "locked": None if senate.locked == EMPTY else _id("progress", senate.locked) or "?",
        "locked_from_box": senate.locked_from_box,
        "looked": list(senate.looked),
    }


def _pantheon_id(card: int) -> str | None:
    """The id of a card of the Pantheon; None for an empty space.

    A card not known is "?", in the Pantheon with the Mythology on its back: "?greek".
    """
    if card == EMPTY:
        return None
    if card in UNKNOWN_DIVINITY:
        return f"?{MYTHOLOGIES[UNKNOWN_DIVINITY.index(card)]}"
    return "?" if card == HIDDEN else pantheon_card(card).id


#: Choices and steps whose data are plain numbers: causes, sections, counts, a Wonder.
_ABOUT_NUMBERS = {
    PlaceCube.kind: (len(CAUSES),),
    RemoveCube.kind: (len(CAUSES),),
    MoveCube.kind: (len(CAUSES),),
    SenateActions.kind: (len(SECTIONS), 4),
    AFTER_CURIA: (len(WONDERS),),
}

#: Choices whose data are ids of these kinds; those of the others are Progress tokens.
_ABOUT_IDS: dict[str, Kind] = {
    KeepConspiracy.kind: "conspiracy",
    ReturnConspiracy.kind: "conspiracy",
    BuildRemoved.kind: "card",
}

#: Choices whose numbers stand for Divinities.
_ABOUT_DIVINITIES = {
    PlaceDivinity.kind,
    divinities.ActivateByGate.kind,
    divinities.ActivateByTheater.kind,
    divinities.Restack.kind,
    divinities.PUT_BACK,
}


def _data(state: GameState, pending: Pending) -> Sequence[str | int | None]:
    if pending.kind == ChooseToken.kind:
        assert state.table is not None
        return [state.table.name(place) for place in pending.data]
    if pending.kind in _ABOUT_DIVINITIES:
        return [_pantheon_id(card) for card in pending.data]
    if pending.kind in _ABOUT_NUMBERS:
        return list(pending.data)
    return _ids(_ABOUT_IDS.get(pending.kind, "progress"), pending.data)


def _ids(kind: Kind, numbers: Sequence[int]) -> list[str | None]:
    return [_id(kind, number) for number in numbers]


def _id(kind: Kind, number: int) -> str | None:
    """The id; None for nothing or unknown, "?age-1" for an unknown card with a known back."""
    if number == HIDDEN:
        return None
    if number < HIDDEN:
        return f"?{BACKS[-2 - number]}"
    component = LISTS[kind][number]
    return (
        f"{component.id}#{component.copy}" if getattr(component, "copy", 0) else str(component.id)
    )


# -- reading -----------------------------------------------------------------------------------


def from_json(text: str) -> GameState:
    """Read a position that `to_json` wrote.

    Raises:
        SaveError: the text is not such a file, of a later version, or damaged; the message names
            the place of the damage.
    """
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise SaveError(f"This is not a saved game: {error.msg} at {where}.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError(f'This is not a saved game: expected "format": "{FORMAT}".')
    if data.get("version") != VERSION:
        raise SaveError(
            f"The saved game has version {data.get('version')!r}; this program reads {VERSION}."
        )
    state = _read(At("", data))
    wrong = problems(state)
    if wrong:
        raise SaveError(f"The saved game is damaged: {'; '.join(wrong)}.")
    return state


def _read(data: At) -> GameState:
    game = data.get("game")
    expansions = [e.text() for e in game.get("expansions").items()]
    if len(set(expansions)) < len(expansions):
        raise game.get("expansions").bad("every expansion once")
    names = tuple(name.text() for name in game.get("names").items(2))
    try:
        config = configure(
            expansions,
            game.get("edition").text(),
            (names[0], names[1]),
            bool(game.get("first_game").one_of(True, False)),
        )
    except SaveError:
        raise
    except DuelError as error:
        raise SaveError(f"The saved game is damaged at game: {error}") from None
    state = GameState(config)
    state.age = data.get("age").number(0, 3)
    state.active = PLAYERS.index(data.get("turn").one_of(*PLAYERS))
    state.again = data.get("extra_turn").one_of(True, False)
    viewer = data.get("viewer")
    state.viewer = None if viewer.value is None else viewer.number(0, 2)
    unknown = state.viewer is not None  # only a view has cards that are not known
    state.cities = [_read_city(data.get("cities").get(who), unknown) for who in PLAYERS]
    state.pawn = data.get("pawn").number(-military.CAPITAL, military.CAPITAL)
    state.military = 0
    for token in data.get("military_tokens").items():
        bit = 1 << military.TOKENS.index(token.one_of(*military.TOKENS))
        if state.military & bit:
            raise token.bad("a token that is not there twice")
        state.military |= bit
    state.board_progress = data.get("progress").ids("progress")
    _read_structure(state, data.get("structure"))
    draft = data.get("draft")
    state.offer = draft.get("offered").ids("wonder")
    state.to_offer = draft.get("next").ids("wonder", unknown)
    state.picks = draft.get("picks").number(0, 8)
    state.discard = data.get("discard").ids("card")
    first, second, third = (d.ids("card") for d in data.get("decks").items(3))
    state.decks = (first, second, third)
    first, second, third = (r.ids("card") for r in data.get("removed").items(3))
    state.removed = (first, second, third)
    if config.pantheon:
        state.pantheon = _read_pantheon(state, data.get("pantheon_board"), unknown)
    else:
        data.get("pantheon_board").one_of(None)
    if config.agora:
        state.senate = _read_senate(data.get("senate"), unknown)
        for player, city in enumerate(state.cities):
            city.decrees = in_force(state, player)
    else:
        data.get("senate").one_of(None)
    state.stack = tuple(
        _read_pending(state, item, unknown) for item in data.get("decisions").items()
    )
    state.outcome = _read_outcome(data.get("outcome"))
    chance = data.get("chance")
    state.chance = None
    if chance.value is not None or not unknown:
        state.chance = chance.number(0, (1 << 64) - 1)
    state.script = data.get("draws").ids("progress")
    for player in (0, 1):
        payment.refresh(state, player)
    return state


def _read_city(data: At, unknown: bool) -> City:
    city = atoms.new_city(data.get("coins").number(0, 10_000))
    for item in data.get("cards").items():
        card = item.id("card")
        if city.cards >> card & 1:
            raise item.bad("a card that is not there twice")
        city.cards |= 1 << card
        atoms.change_production(city, card)
    city.owned = data.get("wonders").ids("wonder")
    built = data.get("built")
    for name in built.names():
        wonder = At(f"{built.path}.{name}", name).id("wonder")
        city.standing |= 1 << wonder
        city.tucked = (*city.tucked, (wonder, built.get(name).id("card")))
    for item in data.get("progress").items():
        token = item.id("progress")
        if city.tokens >> token & 1:
            raise item.bad("a token that is not there twice")
        city.tokens |= 1 << token
    for item in data.get("mythology").items():
        city.mythology = (*city.mythology, item.mythology())
        city.signs |= sign(city.mythology[-1])
    for item in data.get("offerings").items():
        offering = 1 << item.offering()
        if city.offerings & offering:
            raise item.bad("a token that is not there twice")
        city.offerings |= offering
    city.divinities = tuple(item.activated() for item in data.get("divinities").items())
    city.astarte = data.get("astarte").number(0, CATALOG.divinity("astarte").coins_on_card)
    snake = data.get("snake")
    city.snake = -1 if snake.value is None else snake.id("card")
    city.plots = tuple(
        Plot(
            item.get("conspiracy").id("conspiracy", unknown),
            item.get("card").id("card", hidden=True),
            item.get("triggered").one_of(True, False),
        )
        for item in data.get("conspiracies").items()
    )
    return city


def _read_structure(state: GameState, data: At) -> None:
    if state.age == 0 and not state.config.expansions:
        for key in ("dealt", "present", "face_up"):
            data.get(key).items(0)
        return
    table = state.table = structure.table(max(1, state.age), state.config.agora)
    dealt = data.get("dealt")
    dealt.items(len(table.places))
    state.dealt = dealt.ids("card", hidden=True)
    state.present = _read_places(table, data.get("present"))
    state.face_up = _read_places(table, data.get("face_up"))


def _read_places(table: structure.Table, data: At) -> int:
    bits = 0
    for item in data.items():
        place = item.place(table)
        if bits >> place & 1:
            raise item.bad("a place that is not there twice")
        bits |= 1 << place
    return bits


def _read_pantheon(state: GameState, data: At, unknown: bool) -> Pantheon:
    pantheon = Pantheon()
    size = len(CATALOG.pantheon_spaces)
    pantheon.spaces = tuple(item.pantheon(unknown) for item in data.get("spaces").items(size))
    pantheon.open = data.get("open").one_of(True, False)
    pantheon.decks = tuple(
        tuple(item.divinity(unknown) for item in data.get("decks").get(name).items())
        for name in MYTHOLOGIES
    )
    tokens = data.get("tokens")
    laid = []
    for name in tokens.names():
        place = At(f"{tokens.path}.{name}", name).place(state.table)
        token = tokens.get(name)
        laid.append((place, token.mythology() if state.age < 2 else token.offering()))
    pantheon.laid = tuple(laid)
    pantheon.enki = data.get("enki").ids("progress")
    minerva = data.get("minerva")
    if minerva.value is not None:
        pantheon.minerva = minerva.number(-military.CAPITAL, military.CAPITAL)
    seen = [0] * len(DIVINITIES)
    for name in data.get("seen").names():
        players = data.get("seen").get(name)
        card = At(players.path, name).id("divinity")
        for item in players.items():
            player = 1 << PLAYERS.index(item.one_of(*PLAYERS))
            if seen[card] & player:
                raise item.bad("a player who is not there twice")
            seen[card] |= player
    pantheon.seen = tuple(seen)
    return pantheon


def _read_senate(data: At, unknown: bool) -> Senate:
    senate = Senate()
    first, second = (_read_cubes(data.get("cubes").get(who)) for who in PLAYERS)
    senate.cubes = (first, second)
    chambers = data.get("decrees").items(len(CHAMBERS))
    senate.decrees = tuple(item.ids("decree", unknown) for item in chambers)
    for item in data.get("revealed").items():
        senate.revealed |= 1 << item.id("decree")
    senate.deck = data.get("deck").ids("conspiracy", unknown)
    seen = [0] * len(CONSPIRACIES)
    for name in data.get("seen").names():
        players = data.get("seen").get(name)
        number = At(players.path, name).id("conspiracy")
        for item in players.items():
            seen[number] |= 1 << PLAYERS.index(item.one_of(*PLAYERS))
    senate.seen = tuple(seen)
    senate.may_trigger = data.get("may_trigger").one_of(True, False)
    locked = data.get("locked")
    if locked.value is not None:
        senate.locked = HIDDEN if unknown and locked.value == "?" else locked.id("progress")
    senate.locked_from_box = data.get("locked_from_box").one_of(True, False)
    for_a, for_b = (item.number(0, 3) for item in data.get("looked").items(2))
    senate.looked = (for_a, for_b)
    return senate


def _read_cubes(data: At) -> Six:
    most = CATALOG.cubes_per_player
    a, b, c, d, e, f = (item.number(0, most) for item in data.items(len(CHAMBERS)))
    return a, b, c, d, e, f


def _read_pending(state: GameState, data: At, unknown: bool) -> Pending:
    kind = data.get("kind").one_of(*CHOICES, *STEPS)
    player = PLAYERS.index(data.get("player").one_of(*PLAYERS))
    numbers = data.get("data")
    if kind == ChooseToken.kind:
        return Pending(kind, player, tuple(item.place(state.table) for item in numbers.items()))
    if kind in _ABOUT_DIVINITIES:
        return Pending(kind, player, tuple(item.divinity(unknown) for item in numbers.items()))
    if kind in _ABOUT_NUMBERS:
        bounds = _ABOUT_NUMBERS[kind]
        items = zip(numbers.items(len(bounds)), bounds, strict=True)
        return Pending(kind, player, tuple(item.number(0, end - 1) for item, end in items))
    return Pending(kind, player, numbers.ids(_ABOUT_IDS.get(kind, "progress"), unknown))


def _read_outcome(data: At) -> Outcome | None:
    if data.value is None:
        return None
    return Outcome(
        data.get("termination").one_of("military", "science", "political", "civilian"),
        data.get("winner").one_of(*PLAYERS, None),
        data.get("rule").text(),
    )
