"""A guessed deal, put right: it stays a deal of the same game, with two components exchanged."""

from collections.abc import Callable, Sequence

import pytest

from duel_nb.catalog import CATALOG
from duel_nb.catalog.model import Component
from duel_nb.engine import GameState
from duel_nb.engine.consistency import locations, problems
from duel_nb.engine.guesses import exchanged, with_chance, with_mythology
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import (
    CARDS,
    CONSPIRACIES,
    DECREES,
    DIVINITIES,
    PROGRESS,
    WONDERS,
)
from tests.engine.games import BOTH

START = BOTH.new_game(0)
WRITTEN = START.to_json()


@pytest.mark.parametrize(
    ("where", "things"),
    [
        (locations.cards_and_box, CARDS),
        (locations.wonders, WONDERS),
        (locations.progress, PROGRESS),
        (locations.divinities, DIVINITIES),
        (locations.decrees, DECREES),
        (locations.conspiracies, CONSPIRACIES),
    ],
    ids=lambda given: getattr(given, "__name__", ""),
)
def test_two_components_change_places(
    where: Callable[[State], locations.Locations], things: Sequence[Component]
) -> None:
    there = where(START)
    for first, second in ((there[0][0], there[-1][0]), (there[2][0], there[3][0])):
        changed = exchanged(START, things[first], things[second])
        numbers = {first: second, second: first}
        assert where(changed) == [(numbers.get(number, number), at) for number, at in there]
        assert face_up(changed) == face_up(START)
        assert exchanged(changed, things[first], things[second]).to_json() == WRITTEN
    assert START.to_json() == WRITTEN


def face_up(state: GameState) -> list[bool]:
    """Whether the card on each place, and the Decree in each Chamber, lies face up."""
    assert state.senate is not None
    cards = [place.card is not None for place in state.structure]
    return [*cards, *(chamber.decrees != (None,) for chamber in state.senate.chambers)]


def test_a_card_of_the_box_is_dealt_instead() -> None:
    dealt, removed = CARDS[START.dealt[0]], CARDS[START.removed[0][0]]
    changed = exchanged(START, dealt, removed)
    assert changed.dealt == (removed.index, *START.dealt[1:]) == changed.decks[0]
    assert problems(changed) == []


def test_a_token_of_the_box_takes_the_place_of_one_on_the_board() -> None:
    token = START.progress_tokens[0]
    other = next(one for one in CATALOG.progress if one not in START.progress_tokens)
    assert exchanged(START, token, other).progress_tokens == (other, *START.progress_tokens[1:])


def test_mythology_tokens_lie_where_they_are_put() -> None:
    laid = {place.name: place.token for place in START.structure if place.token is not None}
    place = next(iter(laid))
    changed = with_mythology(START, {place: "phoenician"})
    shown = {place.name: place.token for place in changed.structure if place.token is not None}
    assert shown == laid | {place: "phoenician"} != laid


def test_only_what_is_given_is_left_to_another_chance() -> None:
    drawn = with_chance(START, PROGRESS[:3])
    assert (drawn.script, drawn.chance) == ((0, 1, 2), START.chance)
    other = with_chance(START, random=5)
    assert (other.script, other.chance) == (START.script, 5)
    assert with_chance(START).to_json() == WRITTEN
