"""Positions as JSON text and back: readable, versioned, and checked when read."""

import json
from collections.abc import Sequence
from typing import Any

from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.catalog.model import Kind
from duel_nb.engine import atoms, military, payment, structure
from duel_nb.engine.choice import END_OF_TURN
from duel_nb.engine.city import City
from duel_nb.engine.consistency import problems
from duel_nb.engine.decisions import CHOICES
from duel_nb.engine.errors import DuelError, SaveError
from duel_nb.engine.setup import configure
from duel_nb.engine.state import GameState, Outcome, Pending
from duel_nb.engine.tables import BACKS, CARDS, HIDDEN, PLAYERS, PROGRESS, WONDERS, members

FORMAT = "duel_nb position"
VERSION = 1

_LISTS: dict[Kind, Sequence[Any]] = {"card": CARDS, "wonder": WONDERS, "progress": PROGRESS}


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
            {"kind": p.kind, "player": PLAYERS[p.player], "data": _ids("progress", p.data)}
            for p in state.stack
        ],
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
    }


def _ids(kind: Kind, numbers: Sequence[int]) -> list[str | None]:
    return [_id(kind, number) for number in numbers]


def _id(kind: Kind, number: int) -> str | None:
    """The id; None for nothing or unknown, "?age-1" for an unknown card with a known back."""
    if number == HIDDEN:
        return None
    if number < HIDDEN:
        return f"?{BACKS[-2 - number]}"
    component = _LISTS[kind][number]
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
    state = _read(_At("", data))
    wrong = problems(state)
    if wrong:
        raise SaveError(f"The saved game is damaged: {'; '.join(wrong)}.")
    return state


class _At:
    """A value of the file with the way to it, so that errors can name the place."""

    def __init__(self, path: str, value: Any) -> None:
        self.path = path
        self.value = value

    def bad(self, expected: str) -> SaveError:
        shown = repr(self.value)
        shown = shown if len(shown) <= 40 else shown[:37] + "..."
        return SaveError(
            f"The saved game is damaged at {self.path}: expected {expected}, not {shown}."
        )

    def get(self, key: str) -> "_At":
        if not isinstance(self.value, dict):
            raise self.bad("a table")
        path = f"{self.path}.{key}".lstrip(".")
        if key not in self.value:
            raise SaveError(f"The saved game is damaged at {path}: it is missing.")
        return _At(path, self.value[key])

    def items(self, length: int | None = None) -> "list[_At]":
        if not isinstance(self.value, list):
            raise self.bad("a list")
        if length is not None and len(self.value) != length:
            raise self.bad(f"a list of {length}")
        return [_At(f"{self.path}[{i}]", value) for i, value in enumerate(self.value)]

    def number(self, least: int, most: int) -> int:
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self.bad("a whole number")
        if not least <= self.value <= most:
            raise self.bad(f"a number from {least} to {most}")
        return self.value

    def one_of(self, *allowed: Any) -> Any:
        if not any(self.value == a and type(self.value) is type(a) for a in allowed):
            raise self.bad(f"one of {', '.join(map(repr, allowed))}")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.bad("a text")
        return self.value

    def id(self, kind: Kind, hidden: bool = False) -> int:
        if hidden and self.value is None:
            return HIDDEN
        if (
            hidden
            and isinstance(self.value, str)
            and self.value[:1] == "?"
            and self.value[1:] in BACKS
        ):
            return -2 - BACKS.index(self.value[1:])
        if not isinstance(self.value, str):
            raise self.bad(f"the id of a {kind}")
        name, _, copy = self.value.partition("#")
        try:
            found = CATALOG.find(name, kinds=(kind,))
        except UnknownName as error:
            raise SaveError(f"The saved game is damaged at {self.path}: {error}") from None
        if copy:
            for component in _LISTS[kind]:
                if component.id == found.id and str(component.copy) == copy:
                    return int(component.index)
            raise self.bad(f"a copy of {found.name} that exists")
        return found.index

    def ids(self, kind: Kind, hidden: bool = False) -> tuple[int, ...]:
        return tuple(item.id(kind, hidden) for item in self.items())


def _read(data: _At) -> GameState:
    game = data.get("game")
    names = tuple(name.text() for name in game.get("names").items(2))
    try:
        config = configure(
            [e.text() for e in game.get("expansions").items()],
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
    state.cities = [_read_city(data.get("cities").get(who)) for who in PLAYERS]
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
    state.stack = tuple(_read_pending(item, unknown) for item in data.get("decisions").items())
    state.outcome = _read_outcome(data.get("outcome"))
    chance = data.get("chance")
    state.chance = None
    if chance.value is not None or not unknown:
        state.chance = chance.number(0, (1 << 64) - 1)
    state.script = data.get("draws").ids("progress")
    for player in (0, 1):
        payment.refresh(state, player)
    return state


def _read_city(data: _At) -> City:
    city = atoms.new_city(data.get("coins").number(0, 10_000))
    for item in data.get("cards").items():
        card = item.id("card")
        if city.cards >> card & 1:
            raise item.bad("a card that is not there twice")
        city.cards |= 1 << card
        if CARDS[card].colour in ("brown", "grey"):
            a, b, c, d, e = (
                x + y for x, y in zip(city.produced, CARDS[card].produces, strict=True)
            )
            city.produced = (a, b, c, d, e)
    city.owned = data.get("wonders").ids("wonder")
    built = data.get("built")
    if not isinstance(built.value, dict):
        raise built.bad("a table of Wonders and cards")
    for name in built.value:
        wonder = _At(f"{built.path}.{name}", name).id("wonder")
        city.standing |= 1 << wonder
        city.tucked = (*city.tucked, (wonder, built.get(name).id("card")))
    for item in data.get("progress").items():
        token = item.id("progress")
        if city.tokens >> token & 1:
            raise item.bad("a token that is not there twice")
        city.tokens |= 1 << token
    return city


def _read_structure(state: GameState, data: _At) -> None:
    if state.age == 0:
        for key in ("dealt", "present", "face_up"):
            data.get(key).items(0)
        return
    table = state.table = structure.table(state.age, state.config.agora)
    dealt = data.get("dealt")
    dealt.items(len(table.places))
    state.dealt = dealt.ids("card", hidden=True)
    state.present = _read_places(table, data.get("present"))
    state.face_up = _read_places(table, data.get("face_up"))


def _read_places(table: structure.Table, data: _At) -> int:
    bits = 0
    for item in data.items():
        place = table.named(str(item.value))
        if place is None:
            raise item.bad("a place of this structure such as 'r1c5'")
        if bits >> place & 1:
            raise item.bad("a place that is not there twice")
        bits |= 1 << place
    return bits


def _read_pending(data: _At, unknown: bool) -> Pending:
    kind = data.get("kind").one_of(*CHOICES, END_OF_TURN)
    player = PLAYERS.index(data.get("player").one_of(*PLAYERS))
    return Pending(kind, player, data.get("data").ids("progress", unknown))


def _read_outcome(data: _At) -> Outcome | None:
    if data.value is None:
        return None
    return Outcome(
        data.get("termination").one_of("military", "science", "political", "civilian"),
        data.get("winner").one_of(*PLAYERS, None),
        data.get("rule").text(),
    )
