"""The format of a saved position; what is derived is not saved."""

from typing import Any, TypeVar

from duel_nb.catalog import CATALOG
from duel_nb.engine.changes import derive
from duel_nb.engine.choices import CHOICES
from duel_nb.engine.configure import configure
from duel_nb.engine.consistency.locations import ASIDE, DRAWING
from duel_nb.engine.consistency.stack import CUBES
from duel_nb.engine.effects import ages
from duel_nb.engine.effects.pantheon import PUT_BACK, has_offerings
from duel_nb.engine.effects.verbs import GO_ON
from duel_nb.engine.errors import SaveError
from duel_nb.engine.rules import military
from duel_nb.engine.rules.cubes import CAUSES
from duel_nb.engine.saves import codec
from duel_nb.engine.saves.codec import (
    At,
    Codec,
    bit_set,
    board,
    index_in,
    number,
    of_expansion,
    one_of,
    optional,
    record,
    sequence,
)
from duel_nb.engine.state import END_OF_TURN, Config, Outcome, Pending, State, structure
from duel_nb.engine.state.city import City, HeldConspiracy
from duel_nb.engine.state.pantheon import Pantheon
from duel_nb.engine.state.senate import CHAMBERS, SECTION, Senate
from duel_nb.engine.state.tables import (
    BOTH,
    DIVINITIES,
    EMPTY,
    GATE,
    HIDDEN,
    LAST_AGE,
    MILITARY_TOKENS,
    MYTHOLOGIES,
    PLAYERS,
    WONDERS,
)
from duel_nb.engine.turn.play import STEPS
from duel_nb.errors import DuelError
from duel_nb.messages import Message

# -- pending choices ---------------------------------------------------------------------------

_MOST_ACTIONS = max(step.actions for step in CATALOG.senate_actions)
_CAUSES, _SECTIONS = list(CAUSES), list(SECTION)
_CURIA_JULIA = CATALOG.wonder("curia-julia")


def _among(form: Codec[int]) -> Codec[Pending]:
    """The codec of a choice that holds a list of things."""
    things = sequence(form)
    return Codec(
        lambda pending, state: things.write(pending.among, state),
        lambda at, state: Pending("", 0, things.read(at, state)),
    )


def _read_cause(at: At, state: State) -> Pending:
    (cause,) = at.items(1)
    return Pending("", 0, by=_CAUSES[cause.number(0, len(_CAUSES) - 1)])


def _write_actions(pending: Pending, state: State) -> list[int]:
    return [_SECTIONS.index(CATALOG.card(pending.by).section or ""), pending.left]


def _read_actions(at: At, state: State) -> Pending:
    section, left = at.items(2)
    by = f"politician-{_SECTIONS[section.number(0, len(_SECTIONS) - 1)]}"
    return Pending("", 0, by=by, left=left.number(1, _MOST_ACTIONS))


def _write_noted(pending: Pending, state: State) -> list[int]:
    return [CATALOG.wonder(pending.by).index] if pending.by else []


def _read_noted(at: At, state: State) -> Pending:
    found = at.items(1) if at.value else at.items(0)
    by = [WONDERS[wonder.number(0, len(WONDERS) - 1)].id for wonder in found]
    return Pending("", 0, by=by[0] if by else "")


def _read_wonder(at: At, state: State) -> Pending:
    (wonder,) = at.items(1)
    wonder.number(_CURIA_JULIA.index, _CURIA_JULIA.index)
    return Pending("", 0, by=_CURIA_JULIA.id)


_CAUSE = Codec(lambda pending, state: [_CAUSES.index(pending.by)], _read_cause)

#: The codec of what each kind of choice or step holds; all others hold Progress tokens or nothing.
_HELD: dict[str, Codec[Pending]] = {
    **dict.fromkeys(CUBES, _CAUSE),
    **dict.fromkeys(("place-divinity", *ASIDE), _among(codec.DIVINITY)),
    **dict.fromkeys(DRAWING, _among(codec.unseen("conspiracy"))),
    "treason": _among(codec.unseen("card")),
    "choose-token": _among(codec.PLACE),
    "senate-actions": Codec(_write_actions, _read_actions),
    END_OF_TURN: Codec(_write_noted, _read_noted),
    GO_ON: Codec(lambda pending, state: [CATALOG.wonder(pending.by).index], _read_wonder),
}
_PROGRESS = _among(codec.unseen("progress"))


def _write(pending: Pending, state: State) -> dict[str, Any]:
    held = _HELD.get(pending.kind, _PROGRESS).write(pending, state)
    saved = {"kind": pending.kind, "player": PLAYERS[pending.player], "data": held}
    return {**saved, "by": pending.by} if pending.kind == PUT_BACK else saved


def _read(at: At, state: State) -> Pending:
    kind = at.get("kind").one_of(*CHOICES, *STEPS)
    player = PLAYERS.index(at.get("player").one_of(*PLAYERS))
    held = _HELD.get(kind, _PROGRESS).read(at.get("data"), state)
    by = _revealed_by(at, state, player, held.among) if kind == PUT_BACK else held.by
    return held._replace(kind=kind, player=player, by=by)


def _revealed_by(at: At, state: State, player: int, cards: tuple[int, ...]) -> str:
    """What revealed the Divinities to be put back; a file of version 0.1 does not say it."""
    if "by" in at.names():
        found: str = at.get("by").one_of("gate", "theater")
        return found
    several = len({DIVINITIES[card].mythology for card in cards if 0 <= card < GATE}) > 1
    return "gate" if several or GATE in state.cities[player].divinities else "theater"


#: A pending choice or step.
PENDING = Codec(_write, _read)


# -- the position ------------------------------------------------------------------------------

#: The most coins of a City in a file: more than `position` gives and play can add.
_MOST_COINS = 10_000

FLAG = one_of(True, False)
_CUBES = number(0, CATALOG.cubes_per_player)


def _token_codec(state: State) -> Codec[int]:
    """Tokens on the structure: Mythologies in Age I, then the values of Offerings."""
    return index_in(CATALOG.offering_tokens if has_offerings(state.age) else MYTHOLOGIES)


_TOKEN = Codec(
    lambda value, state: _token_codec(state).write(value, state),
    lambda at, state: _token_codec(state).read(at, state),
)

_OFFERING = index_in(CATALOG.offering_tokens)
_PLOT = record(
    HeldConspiracy,
    {
        "conspiracy": ("number", codec.unseen("conspiracy")),
        "card": ("card", codec.CARD_OR_NONE),
        "triggered": ("triggered", FLAG),
    },
)

CITY: Codec[City] = board(
    City.empty,
    {
        "coins": ("coins", number(0, _MOST_COINS)),
        "cards": ("cards", bit_set(codec.CARD, "card")),
        "wonders": ("owned", sequence(codec.WONDER)),
        "built": ("tucked", codec.pairs(codec.WONDER, codec.CARD)),
        "progress": ("tokens", bit_set(codec.PROGRESS, "token")),
        "mythology": ("mythology", sequence(index_in(MYTHOLOGIES))),
        "offerings": ("offerings", bit_set(_OFFERING, "token")),
        "divinities": ("divinities", sequence(codec.ACTIVATED)),
        "astarte": ("astarte", number(0, CATALOG.divinity("astarte").coins_on_card)),
        "snake": ("snake", codec.CARD_OR_NONE),
        "conspiracies": ("plots", sequence(_PLOT)),
    },
)

PANTHEON: Codec[Pantheon] = board(
    Pantheon.empty,
    {
        "spaces": ("spaces", sequence(codec.SPACE, len(CATALOG.pantheon_spaces))),
        "open": ("open", FLAG),
        "decks": ("decks", codec.by_name(MYTHOLOGIES, sequence(codec.DIVINITY))),
        "tokens": ("laid", codec.pairs(codec.PLACE, _TOKEN)),
        "enki": ("enki", sequence(codec.PROGRESS)),
        "minerva": ("minerva", codec.optional(number(-military.CAPITAL, military.CAPITAL))),
        "seen": ("seen", codec.who_saw("divinity")),
    },
)

SENATE: Codec[Senate] = board(
    Senate.empty,
    {
        "cubes": ("cubes", codec.by_name(PLAYERS, sequence(_CUBES, len(CHAMBERS)))),
        "decrees": ("decrees", sequence(sequence(codec.unseen("decree")), len(CHAMBERS))),
        "revealed": ("revealed", bit_set(codec.component("decree"), "decree")),
        "deck": ("deck", sequence(codec.unseen("conspiracy"))),
        "seen": ("seen", codec.who_saw("conspiracy")),
        "may_trigger": ("may_trigger", FLAG),
        "locked": ("locked", codec.component("progress", {EMPTY: None}, {HIDDEN: "?"})),
        "locked_from_box": ("locked_in_secret", FLAG),
        "looked": ("looked", sequence(number(0, LAST_AGE), len(PLAYERS))),
    },
)


FORMAT = "duel_nb position"
VERSION = 3
#: Version 2, which lacks the constructed Wonders that no longer stand.
WITHOUT_CONSTRUCTED = 2


def _config(at: At) -> Config:
    """The expansions, edition and names."""
    expansions = [item.text() for item in at.get("expansions").items()]
    if len(set(expansions)) < len(expansions):
        raise at.get("expansions").bad(Message("expected-expansions-once"))
    first, second = (name.text() for name in at.get("names").items(2))
    edition, first_game = at.get("edition").text(), at.get("first_game").one_of(True, False)
    try:
        return configure(expansions, edition, (first, second), first_game)
    except DuelError as error:
        problem = Message("damaged-because", path=at.path, problem=str(error))
        raise SaveError(problem) from None


def _places(state: State) -> int:
    return len(state.table.places) if state.table else 0


_CARDS_BY_AGE = sequence(sequence(codec.CARD), LAST_AGE)
_MILITARY_BITS = bit_set(index_in(MILITARY_TOKENS), "token")
_PLACES = bit_set(codec.PLACE, "place")

_OUTCOME = record(
    Outcome,
    {
        "termination": ("termination", one_of("military", "science", "political", "civilian")),
        "winner": ("winner", one_of(*PLAYERS, None)),
        "rule": ("rule", codec.unchanged(At.text)),
    },
)

_BOTH_CITIES = codec.by_name(PLAYERS, CITY)
_CITIES = codec.Codec(_BOTH_CITIES.write, lambda at, state: list(_BOTH_CITIES.read(at, state)))

#: The entries of a file, in this order; everything else is derived from them.
_POSITION: codec.Entries = {
    "age": ("age", number(0, LAST_AGE)),
    "turn": ("active", index_in(PLAYERS)),
    "extra_turn": ("again", FLAG),
    "cities": ("cities", _CITIES),
    "constructed": ("constructed", bit_set(codec.WONDER, "wonder")),
    "pawn": ("pawn", number(-military.CAPITAL, military.CAPITAL)),
    "military_tokens": ("military", _MILITARY_BITS),
    "progress": ("board_progress", sequence(codec.PROGRESS)),
    "structure.dealt": ("dealt", sequence(codec.DEALT, _places)),
    "structure.present": ("present", _PLACES),
    "structure.face_up": ("face_up", _PLACES),
    "draft.offered": ("offer", sequence(codec.WONDER)),
    "draft.next": ("to_offer", sequence(codec.unseen("wonder"))),
    "draft.picks": ("picks", number(0, len(ages.DRAFT_ORDER))),
    "discard": ("discard", sequence(codec.CARD)),
    "decks": ("decks", _CARDS_BY_AGE),
    "removed": ("removed", _CARDS_BY_AGE),
    "decisions": ("stack", sequence(PENDING)),
    "pantheon_board": ("pantheon", of_expansion("pantheon", PANTHEON)),
    "senate": ("senate", of_expansion("agora", SENATE)),
    "outcome": ("outcome", optional(_OUTCOME)),
    "chance": ("chance", optional(number(0, (1 << 64) - 1), in_views_only=True)),
    "draws": ("script", sequence(codec.PROGRESS)),
    "viewer": ("viewer", optional(number(0, BOTH))),
}


def to_dict(state: State) -> dict[str, Any]:
    """The position as plain dictionaries, lists, strings and numbers."""
    config = state.config
    game = {
        "expansions": sorted(config.expansions),
        "edition": config.edition,
        "names": list(config.names),
        "first_game": config.first_game,
    }
    head = {"format": FORMAT, "version": VERSION, "game": game}
    return head | codec.write_entries(state, _POSITION, state)


Saved = TypeVar("Saved", bound=State)


def read_position(data: At, kind: type[Saved]) -> Saved:
    """The position in a file; `consistency` checks it afterwards.

    Raises:
        SaveError: an entry is missing or of the wrong kind.
    """
    state = kind.empty(_config(data.get("game")))
    old = data.get("version").value == WITHOUT_CONSTRUCTED

    def read(*keys: str) -> None:
        for key in keys:
            setattr(state, _POSITION[key][0], codec.read_entry(data, key, _POSITION, state))

    read("age", "viewer")  # the other entries depend on these
    if state.age or state.config.early_structure:
        state.table = structure.table(max(1, state.age), state.config.agora)
    read(*[key for key in _POSITION if not (old and key == "constructed")])
    derive(state)
    if old:
        state.constructed = state.cities[0].standing | state.cities[1].standing
    return state
