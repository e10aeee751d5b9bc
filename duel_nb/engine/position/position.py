"""`position`: set up any position from a few names."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from inspect import signature
from typing import Any, ParamSpec, TypeVar

from duel_nb.engine import chance
from duel_nb.engine.changes import derive
from duel_nb.engine.configure import configure
from duel_nb.engine.consistency import locations, problems
from duel_nb.engine.errors import PositionError
from duel_nb.engine.game import GameState
from duel_nb.engine.position.arguments import Argument, Copies, invalid, near_or_all
from duel_nb.engine.position.cities import (
    AGORA_KEYS,
    CITY_KEYS,
    PANTHEON_KEYS,
    age_given,
    city_of,
    military_tokens_left,
    structure_given,
)
from duel_nb.engine.position.pantheon import gate_given, of_age_2, set_up_pantheon
from duel_nb.engine.position.senate import age_of_senators, set_up_senate
from duel_nb.engine.position.structure import decks_to_come, lay_out, open_draft, remove, tuck
from duel_nb.engine.state.tables import PLAYERS, player_number
from duel_nb.messages import Listed, Message
from duel_nb.quoting import shown

#: Keywords that people may try for a pending choice.
CHOICE_KEYS = ("pending", "due", "decision", "decisions", "choice", "choices")

#: Why there is no such keyword: a choice follows from an action, so play that.
BEFORE_THE_CHOICE = Message("setup-before-choice")

P = ParamSpec("P")
R = TypeVar("R")


def refusing_unknown(function: Callable[P, R]) -> Callable[P, R]:
    """Decorate `position` to refuse unknown keywords with a `PositionError`."""
    known = tuple(signature(function).parameters)

    @wraps(function)
    def refusing(*args: P.args, **kwargs: P.kwargs) -> R:
        for key in kwargs:
            if key not in known:
                raise _unknown_keyword(key, known)
        return function(*args, **kwargs)

    return refusing


def _unknown_keyword(keyword: str, known: tuple[str, ...]) -> PositionError:
    given = shown(keyword)
    if keyword in (*CITY_KEYS, *PANTHEON_KEYS, *AGORA_KEYS):
        return invalid("keyword-of-city", given=given, example=f"A={{{given}: ...}}")
    if keyword in CHOICE_KEYS:
        return invalid("keyword-of-choice", given=given, hint=BEFORE_THE_CHOICE)
    return PositionError(near_or_all("keyword", keyword, known, given=given))


@refusing_unknown
def position(
    *,
    A: Mapping[str, Any] | None = None,
    B: Mapping[str, Any] | None = None,
    age: int | None = None,
    turn: str = "A",
    structure: Sequence[str] | Mapping[str, str] | None = None,
    taken: Iterable[str] = (),
    holes: Iterable[str] = (),
    filled: bool = True,
    pawn: int = 0,
    military_tokens: Iterable[int] | None = None,
    progress: Iterable[str] = (),
    discard: Iterable[str] = (),
    constructed: Iterable[str] = (),
    removed: Iterable[str] = (),
    offered: Iterable[str] = (),
    draws: Iterable[str] = (),
    pantheon: Mapping[int | str, str] | None = None,
    mythology_decks: Mapping[str, Sequence[str]] | None = None,
    tokens: Mapping[str, str | int] | None = None,
    enki: Iterable[str] | None = None,
    minerva: int | None = None,
    decrees: Mapping[int | str, str | int | Sequence[str | int]] | None = None,
    decrees_up: Iterable[int | str] = (),
    decrees_down: Iterable[int | str] = (),
    conspiracy_deck: Iterable[str] = (),
    locked: str | None = None,
    locked_from_box: bool = False,
    trigger_used: bool = False,
    expansions: Iterable[str] = (),
    edition: str = "en",
    names: tuple[str, str] = ("A", "B"),
    seed: int = 0,
) -> GameState:
    """A position from what matters alone, with names as people write them.

    Args:
        A: the first player's City: ``coins`` (default 7), ``cards`` (names), ``wonders`` (those
            that do not stand), ``built`` (those that stand: names, or a table of Wonder = card
            under it), ``progress`` (tokens owned). With Pantheon also ``mythology`` (tokens owned,
            by Mythology), ``offerings`` (their values), ``divinities`` (activated), ``astarte``
            (coins lying there; 7 when she is activated), ``snake`` (the card it lies on). With
            Agora also ``conspiracies`` (in front of the player, unprepared), ``prepared`` and
            ``triggered`` (names, or a table of Conspiracy = card under it), ``cubes`` (a table of
            Chamber = cubes, or a list with a Chamber for each cube). Senators are among the cards.
        B: the second player's City, likewise.
        age: 1 to 3; by default the latest Age of the cards that are named. 0 with ``offered``.
        turn: "A", "B" or a name, whose turn it is.
        structure: the accessible cards by name; or places and their cards, such as
            ``{"r5c3": "Library"}``; by default a freshly dealt structure.
        taken: places whose cards are gone, with all that covered them.
        holes: places whose card alone is gone, from under others (Zeus, Property Fraud).
        filled: whether the other places hold other cards of the Age, drawn by ``seed``; if not,
            only those that the given cards lie on do.
        pawn: the Conflict pawn from -9 to +9, +9 being B's capital.
        military_tokens: where Military tokens lie, of -6, -3, 3, 6; by default wherever the pawn
            has not passed.
        progress: Progress tokens on the board.
        discard: the discard pile, oldest card first.
        constructed: Wonders that were constructed and no longer stand: the one that Anubis took
            down (also among the ``wonders`` of its owner), the one that Sabotage returned to the
            box. Those that stand need not be named.
        removed: Age cards that were removed at set-up; the rest is drawn by ``seed``.
        offered: Wonders on offer, for a position in the draft; in the first group of four the
            second group may follow.
        draws: Progress tokens that will be drawn from the box next, instead of by chance.
        pantheon: cards in the spaces of the Pantheon, such as ``{3: "Mars", 4: "Gate"}``; they lie
            face down in Age I.
        mythology_decks: the top Divinities of Mythology decks, topmost first; those not named
            anywhere lie below them in an order decided by ``seed``.
        tokens: Mythology tokens (Age I) or Offering values (Age II) on face-down cards, by place.
        enki: Progress tokens lying on Enki; by default drawn by ``seed`` if he lies face up.
        minerva: where Minerva stands on the military track.
        decrees: Decrees in the Chambers of the Senate, such as ``{3: "Shield"}``, by name, id or
            number (1 to 16); a list if one lies under another. Chambers not named have none.
        decrees_up: Chambers 2, 4 or 6 without a cube whose Decree lies face up nevertheless, or
            that Decree by name.
        decrees_down: Chambers whose Decree lies face down although it would lie face up, or that
            Decree by name.
        conspiracy_deck: the top Conspiracies of the deck, topmost first; the rest lies below them
            in an order decided by ``seed``.
        locked: the Progress token under a triggered Obscurantism.
        locked_from_box: whether that token came from the box and only the owner of Obscurantism
            knows it.
        trigger_used: whether this turn has already begun with a Conspiracy.
        expansions: the expansions in play.
        edition: the rulebook edition played by.
        names: the players' names.
        seed: decides everything random that is not given.

    Raises:
        PositionError: something unknown (with the nearest match) or impossible; the message lists
            everything impossible.
        DuelError: an unknown expansion or edition.
    """
    state = GameState.empty(configure(expansions, edition, names))
    if turn not in (*PLAYERS, *state.names):
        raise Argument("turn", turn).invalid("turn-wrong")
    state.active = player_number(turn, state.names)
    state.chance = chance.seeded(Argument("seed", seed).number())
    state.pawn = Argument("pawn", pawn).number()
    if age is not None and (isinstance(age, bool) or not isinstance(age, int)):
        raise Argument("age", age).invalid("age-wrong")
    copies = Copies()
    state.board_progress = Argument("progress", progress).find_all("progress")
    state.discard = copies.cards(Argument("discard", discard))
    state.script = Argument("draws", draws).find_all("progress")
    state.offer = Argument("offered", offered).find_all("wonder")
    gone = Argument("removed", removed).find_all("card")
    given = structure_given(Argument("structure", () if structure is None else structure), copies)
    state.cities = [city_of(state, player, who, copies) for player, who in enumerate((A, B))]
    gone_or_down = Argument("constructed", constructed).find_all("wonder")
    state.military = military_tokens_left(state.pawn, military_tokens)
    aged = [card for card, _ in locations.cards(state) if card >= 0]
    named = [*given.values(), *aged]
    least = 2 if any(of_age_2(city) for city in state.cities) or gate_given(pantheon) else 1
    least = max(least, age_of_senators(named, age))
    drafting = bool(state.offer)
    early = drafting and state.config.early_structure
    state.age = age_given(age, aged if early else named, drafting, least)
    remove(state, gone, [*named, *gone])
    tuck(state, [*named, *(c for out in state.removed for c in out)])
    if state.age or state.config.early_structure:
        where = [Argument("structure", place) for place in given]
        by_place = where if isinstance(structure, Mapping) else None
        out, dug = Argument("taken", taken).items(), Argument("holes", holes).items()
        lay_out(state, [*given.values()], by_place, out, dug, Argument("filled", filled).switch())
    if not state.age:
        open_draft(state)
    decks_to_come(state)
    of_pantheon = (pantheon, mythology_decks, tokens, enki, minerva)
    if state.config.pantheon:
        set_up_pantheon(state, *of_pantheon)
    elif any(part is not None for part in of_pantheon):
        raise invalid("no-pantheon-in-play")
    of_agora = (decrees, decrees_up, decrees_down, conspiracy_deck, locked)
    from_box = Argument("locked_from_box", locked_from_box).switch()
    used = Argument("trigger_used", trigger_used).switch()
    if state.config.agora:
        state.senate = set_up_senate(state, (A or {}, B or {}), *of_agora, from_box)
        state.senate.may_trigger = not used
    elif any(of_agora):
        raise invalid("no-agora-in-play")
    derive(state)
    up = state.cities[0].standing | state.cities[1].standing
    state.constructed = up | sum(1 << wonder for wonder in {*gone_or_down})
    wrong = problems(state)
    if wrong:
        raise invalid("position-cannot-be", problems=Listed(*wrong, last=";"))
    return state
