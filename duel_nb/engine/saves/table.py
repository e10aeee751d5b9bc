"""A whole position as plain values, and back."""

from typing import Any, TypeVar

from duel_nb.engine.configure import configure
from duel_nb.engine.errors import DuelError, SaveError
from duel_nb.engine.messages import Message
from duel_nb.engine.rules import military, prices
from duel_nb.engine.rules.cubes import in_force
from duel_nb.engine.saves.choices import data_saved, read_pending
from duel_nb.engine.saves.cities import city_saved, read_city
from duel_nb.engine.saves.pantheon import pantheon_saved, read_pantheon
from duel_nb.engine.saves.senate import read_senate, senate_saved
from duel_nb.engine.saves.values import At, ids
from duel_nb.engine.state import Outcome, State, structure
from duel_nb.engine.state.tables import PLAYERS, members

FORMAT = "duel_nb position"
VERSION = 3
#: The version before could not say which Wonders had been constructed and stand no more.
WITHOUT_CONSTRUCTED = 2


def to_dict(state: State) -> dict[str, Any]:
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
        "cities": {who: city_saved(city) for who, city in zip(PLAYERS, state.cities, strict=True)},
        "constructed": ids("wonder", members(state.constructed)),
        "pawn": state.pawn,
        "military_tokens": list(state.military_tokens),
        "progress": ids("progress", state.board_progress),
        "structure": {
            "dealt": ids("card", state.dealt),
            "present": [places(place) for place in members(state.present)],
            "face_up": [places(place) for place in members(state.face_up)],
        },
        "draft": {
            "offered": ids("wonder", state.offer),
            "next": ids("wonder", state.to_offer),
            "picks": state.picks,
        },
        "discard": ids("card", state.discard),
        "decks": [ids("card", deck) for deck in state.decks],
        "removed": [ids("card", cards) for cards in state.removed],
        "decisions": [
            {"kind": p.kind, "player": PLAYERS[p.player], "data": data_saved(state, p)}
            for p in state.stack
        ],
        "pantheon_board": state.pantheon and pantheon_saved(state, state.pantheon),
        "senate": state.senate and senate_saved(state.senate),
        "outcome": state.outcome
        and {
            "termination": state.outcome.termination,
            "winner": state.outcome.winner,
            "rule": state.outcome.rule,
        },
        "chance": state.chance,
        "draws": ids("progress", state.script),
        "viewer": state.viewer,
    }


Saved = TypeVar("Saved", bound=State)


def read_position(data: At, kind: type[Saved]) -> Saved:
    """The position in a file; whether it can be is another question.

    Raises:
        SaveError: something is missing or is not what belongs there.
    """
    game = data.get("game")
    expansions = [e.text() for e in game.get("expansions").items()]
    if len(set(expansions)) < len(expansions):
        raise game.get("expansions").bad(Message("expected-expansions-once"))
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
        problem = Message("damaged-because", path="game", problem=str(error))
        raise SaveError(problem) from None
    state = kind.empty(config)
    state.age = data.get("age").number(0, 3)
    state.active = data.get("turn").which(PLAYERS)
    state.again = data.get("extra_turn").one_of(True, False)
    viewer = data.get("viewer")
    state.viewer = None if viewer.value is None else viewer.number(0, 2)
    unknown = state.viewer is not None  # only a view has cards that are not known
    state.cities = [read_city(data.get("cities").get(who), unknown) for who in PLAYERS]
    if data.get("version").value == WITHOUT_CONSTRUCTED:
        for city in state.cities:
            state.constructed |= city.standing
    else:
        state.constructed = data.get("constructed").id_bits(
            "wonder", Message("expected-wonder-once")
        )
    state.pawn = data.get("pawn").number(-military.CAPITAL, military.CAPITAL)
    state.military = data.get("military_tokens").bits(
        lambda item: item.which(military.TOKENS), Message("expected-token-once")
    )
    state.board_progress = data.get("progress").ids("progress")
    _read_structure(state, data.get("structure"))
    draft = data.get("draft")
    state.offer = draft.get("offered").ids("wonder")
    state.to_offer = draft.get("next").ids("wonder", unknown)
    state.picks = draft.get("picks").number(0, 8)
    state.discard = data.get("discard").ids("card")
    state.decks = tuple(deck.ids("card") for deck in data.get("decks").items(3))
    state.removed = tuple(cards.ids("card") for cards in data.get("removed").items(3))
    if config.pantheon:
        state.pantheon = read_pantheon(state, data.get("pantheon_board"), unknown)
    else:
        data.get("pantheon_board").one_of(None)
    if config.agora:
        state.senate = read_senate(data.get("senate"), unknown)
        for player, city in enumerate(state.cities):
            city.decrees = in_force(state, player)
    else:
        data.get("senate").one_of(None)
    state.stack = tuple(
        read_pending(state, item, unknown) for item in data.get("decisions").items()
    )
    state.outcome = _read_outcome(data.get("outcome"))
    chance = data.get("chance")
    state.chance = None
    if chance.value is not None or not unknown:
        state.chance = chance.number(0, (1 << 64) - 1)
    state.script = data.get("draws").ids("progress")
    for player in (0, 1):
        prices.refresh(state, player)
    return state


def _read_structure(state: State, data: At) -> None:
    if state.age == 0 and not state.config.early_structure:
        for key in ("dealt", "present", "face_up"):
            data.get(key).items(0)
        return
    table = state.table = structure.table(max(1, state.age), state.config.agora)
    dealt = data.get("dealt")
    dealt.items(len(table.places))
    state.dealt = dealt.ids("card", hidden=True)
    once = Message("expected-place-once")
    state.present = data.get("present").bits(lambda item: item.place(table), once)
    state.face_up = data.get("face_up").bits(lambda item: item.place(table), once)


def _read_outcome(data: At) -> Outcome | None:
    if data.value is None:
        return None
    return Outcome(
        data.get("termination").one_of("military", "science", "political", "civilian"),
        data.get("winner").one_of(*PLAYERS, None),
        data.get("rule").text(),
    )
