"""A game of which the hidden parts are guessed: what turns out true takes the place of a guess.

Two components that were both unknown change places in the first position, so that the actions
played since remain legal. What chance brings later is given with the action that it follows.
"""

from collections.abc import Iterable, Mapping, Sequence

from duel_nb.catalog import Component, ProgressToken
from duel_nb.engine.game import GameState
from duel_nb.engine.state import pantheon_of, senate_of
from duel_nb.engine.state.state import table_of
from duel_nb.engine.state.tables import MYTHOLOGIES, members


def exchanged(start: GameState, one: Component, other: Component) -> GameState:
    """The first position of a game, with two components of one kind in each other's place.

    Args:
        start: a position as `new_game` deals it.
        one: a component.
        other: another one of its kind.
    """
    new = start.copy()
    numbers = {one.index: other.index, other.index: one.index}

    def swapped(among: Iterable[int]) -> tuple[int, ...]:
        return tuple([numbers.get(number, number) for number in among])

    if one.kind == "card":
        new.dealt = swapped(new.dealt)
        new.decks = tuple([swapped(deck) for deck in new.decks])
        new.removed = tuple([swapped(cards) for cards in new.removed])
    elif one.kind == "wonder":
        new.offer, new.to_offer = swapped(new.offer), swapped(new.to_offer)
    elif one.kind == "progress":
        new.board_progress = swapped(new.board_progress)
    elif one.kind == "divinity":
        pantheon_of(new).decks = tuple([swapped(deck) for deck in pantheon_of(new).decks])
    elif one.kind == "decree":
        senate = senate_of(new)
        senate.decrees = tuple([swapped(decrees) for decrees in senate.decrees])
        senate.revealed = sum(1 << decree for decree in swapped(members(senate.revealed)))
    elif one.kind == "conspiracy":
        senate_of(new).deck = swapped(senate_of(new).deck)
    return new


def with_mythology(start: GameState, tokens: Mapping[str, str]) -> GameState:
    """The first position of a game, with these Mythology tokens on the cards.

    Args:
        start: a position as `new_game` deals it, with Pantheon.
        tokens: places, such as "r2c6", each with the Mythology of its token.
    """
    new = start.copy()
    board, table = pantheon_of(new), table_of(new)
    given = {table.named(place): MYTHOLOGIES.index(token) for place, token in tokens.items()}
    board.laid = tuple([(place, given.get(place, token)) for place, token in board.laid])
    return new


def with_chance(
    state: GameState,
    draws: Sequence[ProgressToken] | None = None,
    random: int | None = None,
) -> GameState:
    """The same position, with other things to come by chance.

    Args:
        state: the position.
        draws: the Progress tokens to be drawn from the box; None for no others.
        random: the random numbers to come, by any number; None for no others.
    """
    new = state.copy()
    if draws is not None:
        new.script = tuple([token.index for token in draws])
    if random is not None:
        new.chance = random
    return new
