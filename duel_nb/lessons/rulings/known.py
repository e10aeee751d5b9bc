"""What is known of a position and what is not, and an action in several positions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from duel_nb.catalog import Card
from duel_nb.engine import Action, GameState
from duel_nb.engine.notation import meant
from duel_nb.engine.position.cities import MOST_COINS
from duel_nb.engine.state.tables import ALIKE, CARDS
from duel_nb.engine.worlds import own_turn
from duel_nb.messages import Part

Setup = Mapping[str, Any]

#: How often what lies hidden is dealt anew.
DEALT: Final = 16


class Unknown(NamedTuple):
    """A keyword for which nothing was given.

    Attributes:
        keyword: the keyword.
        who: "A" or "B" for a keyword of a City; else "".
    """

    keyword: str
    who: str = ""


class Assumption(NamedTuple):
    """What may be so, as nothing else was given.

    Attributes:
        values: the value of each unknown that is assumed; the first one is what it is about.
        thing: the component or figure that a sentence names.
    """

    values: tuple[tuple[Unknown, Any], ...]
    thing: Part

    @property
    def unknown(self) -> Unknown:
        """What it is about."""
        return self.values[0][0]


class Fit(NamedTuple):
    """A whole position that fits what was given."""

    state: GameState
    setup: Setup
    assumed: tuple[Assumption, ...]


class Known:
    """What is known of a position of a game: a player's view, of which nothing was left out.

    Args:
        seen: the position, as far as it is known.
    """

    def __init__(self, seen: GameState) -> None:
        self._seen = seen

    @property
    def unknown(self) -> tuple[Unknown, ...]:
        """Everything for which nothing was given."""
        return ()

    @property
    def single(self) -> Sequence[Assumption]:
        """Everything that may be so, one thing at a time."""
        return ()

    @property
    def at_once(self) -> Sequence[tuple[Assumption, ...]]:
        """Several things at once, by chance, in many ways."""
        return ()

    def fit(self, *assumed: Assumption, seed: int = 0) -> Fit | None:
        """The position with these assumptions; None if it cannot be.

        Args:
            assumed: what is assumed; where two are about the same figure, the last one holds.
            seed: decides everything random.
        """
        return None if assumed or seed else Fit(self._seen, {}, ())

    def wanted(self, who: str, action: Action) -> tuple[Assumption, ...]:
        """What an action needs that may be there, though it was not given.

        Args:
            who: "A" or "B", whose action it is.
            action: the action.
        """
        return ()

    def spaces(self, name: str) -> tuple[Assumption, ...]:
        """A card in each space of the Pantheon, if it may lie there."""
        return ()

    def rich(self, who: str) -> tuple[Assumption, ...]:
        """Enough coins for everything, if it was not given how many."""
        return ()

    def with_coins(self, who: str, coins: int) -> Assumption:
        """This number of coins."""
        return assume("coins", min(coins, MOST_COINS), coins, who)

    def is_unknown(self, keyword: str, who: str = "") -> bool:
        """Whether nothing was given for a keyword."""
        return Unknown(keyword, who) in self.unknown

    @property
    def first(self) -> Fit:
        """The position with nothing assumed."""
        found = self.fit()
        assert found is not None, "what was given is a position"
        return found

    def every(self) -> Iterator[Fit]:
        """The position with nothing assumed, with one thing, and with several."""
        yield self.first
        for one in self.single:
            if (fit := self.fit(one)) is not None:
                yield fit
        for seed, assumed in enumerate(self.at_once, DEALT):
            if (fit := self.fit(*assumed, seed=seed)) is not None:
                yield fit

    @property
    def by_place(self) -> bool:
        """Whether it is known on which places cards lie."""
        return True

    def lies(self, card: Card) -> bool:
        """Whether it is known that a card lies in the structure."""
        return True

    def names(self, who: str, action: Action) -> bool:
        """Whether it is known that everything that an action uses is there."""
        return True

    def read(self, action: Action | str) -> Action:
        """The action that a text means, or this action.

        Raises:
            NotationError: it is not an action.
            AmbiguousError: it fits several of what was given.
        """
        return meant(self._seen, action)


def assume(keyword: str, value: Any, thing: Part, who: str = "") -> Assumption:
    """An assumption about one keyword.

    Args:
        keyword: the keyword.
        value: its value.
        thing: the component or figure that a sentence names.
        who: "A" or "B" for a keyword of a City.
    """
    return Assumption(((Unknown(keyword, who), value),), thing)


def on_turn(state: GameState, who: str) -> GameState:
    """The position on a player's own turn."""
    return state if state.to_act in (who, None) or not state.age else own_turn(state, who)


def as_here(state: GameState, act: Action) -> Action:
    """The action in a position: of identical Senators, one that is accessible there.

    Where no card was named for a Wonder or a Conspiracy, an accessible one is used.
    """
    if act.verb in ("wonder", "prepare") and act.other < 0:
        cards = (place.card for place in state.structure if place.accessible)
        act = act._replace(other=next((card.index for card in cards if card is not None), -1))
    used = act.other if act.verb in ("wonder", "prepare") else act.subject
    if act.verb not in ("build", "discard", "recruit", "wonder", "prepare") or used < 0:
        return act
    if not ALIKE[used]:
        return act
    alike = [one for one in state.legal_actions() if as_named(one, False) == as_named(act, False)]
    there = [one for one in alike if act.place in (-1, one.place)]
    if there or alike:
        return (there or alike)[0]
    name = CARDS[used].name
    for place in state.structure:
        if place.accessible and place.card is not None and place.card.name == name:
            if act.verb in ("wonder", "prepare"):
                return act._replace(place=-1, other=place.card.index)
            return act._replace(place=-1, subject=place.card.index)
    return act


def as_named(act: Action, placed: bool = True) -> tuple[object, ...]:
    """An action by the names of its cards, so that identical Senators are one.

    Args:
        act: the action.
        placed: whether those on different places are different.
    """
    subject: object = act.subject
    other: object = act.other
    if act.verb in ("build", "discard", "recruit") and act.subject >= 0:
        subject = CARDS[act.subject].name
    if act.verb in ("wonder", "prepare") and act.other >= 0:
        other = CARDS[act.other].name
    return act.verb, subject, other, act.giving, act.place if placed else -1
