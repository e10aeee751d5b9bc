"""What claims compare: kinds of actions and moments of a game, by name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from duel_nb.catalog import CATALOG, Card
from duel_nb.engine import Action, GameState
from duel_nb.engine.rules.military import spaces_to_win
from duel_nb.engine.rules.prices import price_in_space
from duel_nb.engine.rules.science import different
from duel_nb.engine.state.state import table_of
from duel_nb.engine.state.tables import CARDS, DIVINITIES, GATE, PROGRESS, WONDERS, members

#: Whether an action in a position is of a kind.
Kind = Callable[[GameState, Action], bool]
#: Whether a position is such a moment.
Moment = Callable[[GameState], bool]

#: From so many spaces before a capital on, the Conflict pawn is near it.
_NEAR: Final = 4
#: So many different symbols are two short of supremacy.
_TWO_SHORT: Final = CATALOG.symbols_for_supremacy - 2
#: A Wonder with so many points is drafted for them.
_MANY_POINTS: Final = 6


def taken(state: GameState, action: Action) -> int:
    """The number of the card that an action takes from the structure in a turn; -1 for none."""
    if state.stack:  # a choice, such as a card of the discard pile
        return -1
    if action.verb in ("build", "discard", "recruit"):
        return action.subject
    return action.other if action.verb in ("wonder", "prepare") else -1


def _place(state: GameState, action: Action) -> int:
    """The place of the card that an action takes."""
    if action.place >= 0:
        return table_of(state).place_at(action.place)
    return state.dealt.index(taken(state, action))


def _uncovered(state: GameState, action: Action) -> list[int] | None:
    """The places that are accessible only after an action; None if it takes no card."""
    if taken(state, action) < 0:
        return None
    table = table_of(state)
    left = state.present & ~(1 << _place(state, action))
    return members(table.uncovered(left) & ~table.uncovered(state.present))


def _uncovers(count: int) -> Kind:
    def uncovers(state: GameState, action: Action) -> bool:
        places = _uncovered(state, action)
        return places is not None and len(places) == count

    return uncovers


def _builds(test: Callable[[Card], object]) -> Kind:
    """Construct a Building that passes a test."""

    def builds(state: GameState, action: Action) -> bool:
        card = taken(state, action)
        return card >= 0 and action.verb == "build" and bool(test(CARDS[card]))

    return builds


def _of_colour(*colours: str) -> Kind:
    return _builds(lambda card: card.colour in colours)


def _producer(state: GameState, action: Action, lacking: bool) -> bool:
    """Construct a producer of what the opponent's brown and grey cards lack, or have."""
    if not _of_colour("brown", "grey")(state, action):
        return False
    card = CARDS[action.subject]
    theirs = state.cities[1 - state.acting].produced
    known = any(mine and units for mine, units in zip(card.produces, theirs, strict=True))
    return known != lacking


def _green(state: GameState, action: Action, second: bool) -> bool:
    """Construct a green card whose symbol the City has already, or has not."""
    if not _of_colour("green")(state, action):
        return False
    card = CARDS[action.subject]
    return second == bool(state.cities[state.acting].sources(card.science or ""))


def _their_new_symbol(state: GameState, action: Action) -> bool:
    """Take away a green card whose symbol the opponent lacks."""
    card = taken(state, action)
    symbol = CARDS[card].science if card >= 0 else ""
    return bool(symbol) and not state.cities[1 - state.acting].sources(symbol or "")


def _other_card(state: GameState, action: Action) -> bool:
    return taken(state, action) >= 0 and not _their_new_symbol(state, action)


def _drafts(state: GameState, action: Action, test: Callable[[int], bool]) -> bool:
    return action.verb == "draft" and test(action.subject)


def _removes(wonder: int) -> bool:
    """Whether a Wonder discards a card of the opponent."""
    return WONDERS[wonder].effect("discard-card-of-opponent") is not None


def _takes(token: int, another: bool) -> Kind:
    """Take a Progress token, or any but that one."""
    return lambda _, action: action.verb == "take" and (action.subject == token) != another


def _places(state: GameState, action: Action, near: bool) -> bool:
    """Place a Divinity where its owner-to-be pays less, or more, than the opponent."""
    if action.verb != "install" or action.subject < 0:
        return False
    space = action.other - 1
    mine, theirs = (
        price_in_space(state, who, action.subject, space)
        for who in (state.acting, 1 - state.acting)
    )
    return mine < theirs if near else mine > theirs


KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        # -- the draft
        "draft-extra-turn": lambda s, a: _drafts(s, a, lambda w: WONDERS[w].play_again),
        "draft-no-extra-turn": lambda s, a: _drafts(s, a, lambda w: not WONDERS[w].play_again),
        "draft-points": lambda s, a: _drafts(s, a, lambda w: WONDERS[w].points >= _MANY_POINTS),
        "draft-few-points": lambda s, a: _drafts(s, a, lambda w: WONDERS[w].points < _MANY_POINTS),
        "draft-removes": lambda s, a: _drafts(s, a, _removes),
        "draft-removes-nothing": lambda s, a: _drafts(s, a, lambda w: not _removes(w)),
        # -- Buildings
        "build": _builds(lambda _: True),
        "build-brown": _of_colour("brown"),
        "build-brown-grey": _of_colour("brown", "grey"),
        "build-blue": _of_colour("blue"),
        "build-red": _of_colour("red"),
        "build-green": _of_colour("green"),
        "build-guild": _builds(lambda card: card.deck == "guild"),
        "build-fixed-price": _builds(lambda card: card.fixed_price),
        "build-lacking": lambda s, a: _producer(s, a, lacking=True),
        "build-known": lambda s, a: _producer(s, a, lacking=False),
        "build-pair": lambda s, a: _green(s, a, second=True),
        "build-new-symbol": lambda s, a: _green(s, a, second=False),
        "build-not-red": _builds(lambda card: card.colour != "red"),
        # -- other ways to use a card
        "discard": lambda s, a: a.verb == "discard" and taken(s, a) >= 0,
        "wonder": lambda _, a: a.verb == "wonder",
        "wonder-extra-turn": lambda _, a: a.verb == "wonder" and WONDERS[a.subject].play_again,
        "wonder-no-extra-turn": lambda _, a: (
            a.verb == "wonder" and not WONDERS[a.subject].play_again
        ),
        "deny-symbol": _their_new_symbol,
        "leave-symbol": _other_card,
        # -- what lies below
        "uncover-one": _uncovers(1),
        "uncover-two": _uncovers(2),
        # -- Progress tokens
        **{f"take-{token.id}": _takes(token.index, another=False) for token in PROGRESS},
        **{f"take-not-{token.id}": _takes(token.index, another=True) for token in PROGRESS},
        # -- Pantheon
        "place-near": lambda s, a: _places(s, a, near=True),
        "place-far": lambda s, a: _places(s, a, near=False),
        "activate": lambda _, a: a.verb == "activate" and a.subject < len(DIVINITIES),
        "activate-gate": lambda _, a: a.verb == "activate" and a.subject == GATE,
        "take-card": lambda s, a: taken(s, a) >= 0,
        # -- Agora
        "recruit": lambda _, a: a.verb == "recruit",
        "recruit-politician": lambda _, a: (
            a.verb == "recruit" and CARDS[a.subject].id.startswith("politician")
        ),
        "recruit-conspirator": lambda _, a: (
            a.verb == "recruit" and not CARDS[a.subject].id.startswith("politician")
        ),
        "place-cube": lambda _, a: a.verb == "place",
        "conspire": lambda _, a: a.verb == "conspire",
    }
)

MOMENTS: Final[Mapping[str, Moment]] = MappingProxyType(
    {
        "draft": lambda s: s.age == 0,
        "age-1": lambda s: s.age == 1,
        "age-2": lambda s: s.age == 2,
        "age-3": lambda s: s.age == 3,
        "game": lambda _: True,
        "exactly-four-symbols": lambda s: different(s.cities[1 - s.acting]) == _TWO_SHORT,
        "pawn-near": lambda s: spaces_to_win(s.pawn, 1 - s.acting) <= _NEAR,
    }
)
