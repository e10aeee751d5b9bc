"""Both forms of the engine, pure Python and compiled, copy, pickle and fail alike."""

import copy
import importlib
import pickle
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import is_dataclass
from typing import Any

import pytest

import duel_nb as duel
import duel_nb.engine
from duel_nb.engine import Event, GameState
from duel_nb.engine.effects.verbs import Phases
from duel_nb.engine.form import COMPILED, form
from duel_nb.engine.saves.codec import Codec
from duel_nb.engine.turn import play
from duel_nb.messages import Listed, Message
from tests.engine.games import BOTH

COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
    "pickle-2": lambda value: pickle.loads(pickle.dumps(value, protocol=2)),
}
every_copy = pytest.mark.parametrize("again", COPIES.values(), ids=COPIES)


def test_the_form_is_reported_correctly() -> None:
    sources = play.__file__.endswith(".py")
    assert form() == ("pure Python" if sources else "compiled")
    assert COMPILED is not sources


def game() -> Iterator[GameState]:
    """Every eighth position of a game with both expansions, and the last one."""
    state, number = BOTH.new_game(5), 0
    while actions := state.legal_actions():
        if number % 8 == 0:
            yield state
        state, number = state.play(actions[number * 7 % len(actions)]), number + 1
    yield state


@every_copy
def test_a_copied_game_goes_on_as_the_game_does(again: Callable[[Any], Any]) -> None:
    for state in game():
        other = again(state)
        assert other is not state
        assert other == state
        assert other.to_json() == state.to_json()
        assert list(map(str, other.events)) == list(map(str, state.events))
        assert other.legal_actions() == state.legal_actions()
        for action in state.legal_actions()[:3]:
            assert other.play(action) == state.play(action)


def values() -> Iterator[object]:
    """Every kind of value that people get from a position, and that it consists of."""
    for state in game():
        yield state.config
        yield state.legal_actions()
        yield from state.legal_actions()[:2]
        yield from state.events
        yield from (event.message for event in state.events)
        yield from state.decisions
        yield from state.structure
        yield from state.scores().values()
        yield from (site for city in state.cities for site in (*city.wonders, *city.conspiracies))
        yield from state.senate.chambers if state.senate else ()
        yield state.why_not("build Library")
        yield state.cost_of("Great Library")
        yield from state.cost_of("Great Library").lines
        yield state.outcome
    yield Listed("Ada", "Ben", last="and")
    yield Message("a", b=1)


#: Entries of the engine's internal tables, which people never get.
ROWS = {Codec, Phases}


def frozen() -> Iterator[type]:
    """The frozen classes of the engine, wherever they are defined, except internal choices."""
    for info in pkgutil.walk_packages(duel_nb.engine.__path__, "duel_nb.engine."):
        if info.name.startswith("duel_nb.engine.choices"):
            continue
        for kind in vars(importlib.import_module(info.name)).values():
            here = isinstance(kind, type) and kind.__module__ == info.name
            if (
                here
                and is_dataclass(kind)
                and kind.__dataclass_params__.frozen
                and kind not in ROWS
            ):
                yield kind  # type: ignore[misc]


@every_copy
def test_values_are_equal_to_their_copies(again: Callable[[Any], Any]) -> None:
    seen = set()
    for value in values():
        seen.add(type(value))
        assert again(value) == value
        assert type(again(value)) is type(value)
    assert seen >= {Event, *frozen()} - ROWS


@every_copy
def test_an_unpickled_component_is_the_one_of_the_catalog(again: Callable[[Any], Any]) -> None:
    for name in ("Altar", "The Sphinx", "Law", "Mars", "Coup"):
        component = duel.CATALOG.find(name)
        assert again(component) is component


@every_copy
def test_errors_keep_their_sentence_and_their_refusal(again: Callable[[Any], Any]) -> None:
    state = duel.position(structure=["Palace"])
    for wrong in ("build Palace", "build Pallace", "burn Palace"):
        with pytest.raises(duel.DuelError) as caught:
            state.play(wrong)
        other = again(caught.value)
        assert type(other) is type(caught.value)
        assert str(other) == str(caught.value)
        assert getattr(other, "refusal", None) == getattr(caught.value, "refusal", None)


def test_a_frozen_value_stays_as_it_is() -> None:
    with pytest.raises(AttributeError):
        duel.position().config.edition = "fr"  # type: ignore[misc]
