"""What holds for the board of every position that the other tests look at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import duel_nb as duel
from duel_nb.boards.scene.board import scene
from duel_nb.engine.state.tables import MYTHOLOGIES
from duel_nb.session import offers
from duel_nb.session.components import card_hit
from duel_nb.session.text import text
from tests.boards import agora_positions, pantheon_positions, positions
from tests.boards.checks import LAYOUTS, check, clickable, shown

EVERY = {
    f"{module.__name__.rpartition('.')[2]}: {name}": state
    for module in (positions, pantheon_positions, agora_positions)
    for name, state in module.every().items()
}
each_position = pytest.mark.parametrize("name", EVERY)
VIEWERS = ("A", "B", None)
ADDED = {
    "pantheon": {"space", "deck", "divinity", "tokens", "minerva"},
    "agora": {"chamber", "supply", "conspiracies", "conspiracy", "plot"},
}
"""What only an expansion brings to the board."""


@each_position
def test_all_is_on_the_board_can_be_read_and_clicked(name: str) -> None:
    """In every layout: what the wide one has, the others have as well."""
    state = EVERY[name]
    wide, *others = (check(shown(state), layout) for layout in LAYOUTS)
    targets = {(target.hit, target.label) for target in wide[0].hits()}
    for boards in others:
        assert targets <= {(target.hit, target.label) for one in boards for target in one.hits()}
        assert {board.label for board in boards} == {wide[0].label}
    for layout in LAYOUTS:
        clickable(scene(state.view(None), layout=layout))


def on_the_table(seen: duel.GameState) -> Iterator[tuple[str, str]]:
    """The hit id of everything but the structure, with what it is called."""
    yield from ((hit, "") for hit in ("track", "discard"))
    yield from ((f"token:{token.id}", token.name) for token in seen.progress_tokens)
    yield from ((f"military:{at}", "") for at in seen.military_tokens)
    yield from ((f"wonder:{wonder.id}", wonder.name) for wonder in seen.offered)
    for who, name in zip("AB", seen.names, strict=True):
        city = seen.city(who)
        yield f"player:{who}", name
        alike = {card.id: card for card in reversed(city.buildings)}  # drawn once, the first one
        yield from ((card_hit(card), card.name) for card in alike.values())
        yield from ((f"wonder:{site.wonder.id}", site.wonder.name) for site in city.wonders)
        yield from ((f"token:{token.id}", token.name) for token in city.progress)
        yield from ((f"divinity:{card.id}", card.name) for card in city.activated)
        for value in city.offering_tokens:
            yield f"tokens:{who}", f"worth {value}"
        for number, site in enumerate(city.conspiracies, start=1):
            plot = site.conspiracy
            yield (
                f"conspiracy:{plot.id}" if plot else f"plot:{who}{number}",
                plot.name if plot else "",
            )
    if seen.pantheon is not None:
        yield from ((f"deck:{mythology}", "") for mythology in MYTHOLOGIES)
        for number, card in enumerate(seen.pantheon.cards, start=1):
            yield f"space:{number}", card.name if card else ""
        if seen.pantheon.minerva is not None:
            yield "minerva", ""
        if any(card is not None and card.id == "enki" for card in seen.pantheon.cards):
            yield from ((f"token:{token.id}", token.name) for token in seen.pantheon.tokens_on_enki)
    if seen.senate is not None:
        yield from ((hit, "") for hit in ("supply:A", "supply:B", "conspiracies"))
        for chamber in seen.senate.chambers:
            for decree in chamber.decrees:
                yield f"chamber:{chamber.number}", decree.text if decree else "face down"


@each_position
def test_everything_in_sight_can_be_clicked_and_is_told(name: str) -> None:
    """On the board and in the words, to each player as far as that player knows it."""
    state = EVERY[name]
    for who in VIEWERS:
        seen = state.view(who)
        labels: dict[str, str] = {}
        for target in scene(seen).hits():
            labels[target.hit] = f"{labels.get(target.hit, '')} {target.label}"
        kinds = {hit.partition(":")[0] for hit in labels}
        assert all(kinds.isdisjoint(ADDED[one]) for one in ADDED.keys() - state.expansions)
        words = text(seen)
        for hit, called in on_the_table(seen):
            assert called in labels[hit], hit
            assert called in words, hit
        for place in seen.structure if seen.outcome is None else ():
            label = labels[f"place:{place.name}"]
            assert (place.card.name if place.card else "face down") in label
            assert ("token" in label) == (place.token is not None)
        assert all(card.name in words for card in seen.discard_pile)
        assert all(line == line.rstrip() for line in words.splitlines())
        if who == state.to_act:
            assert set(offers.choices(state)) <= labels.keys()
            for action in state.legal_actions() if state.decisions else ():
                thing = action.conspiracy or action.token or action.divinity
                assert thing is None or thing.name in words


@each_position
def test_a_whole_position_tells_no_more_than_its_views(name: str) -> None:
    """What both know, and the choice of whoever is to act: what views contain the engine tests."""
    state = EVERY[name]
    views = [state.view(None), state.view(state.to_act)]
    known = {(target.hit, target.label) for seen in views for target in scene(seen).hits()}
    assert {(target.hit, target.label) for target in scene(state).hits()} <= known
    written = {line.text for seen in views for line in scene(seen).texts()}
    assert {line.text for line in scene(state).texts()} <= written
    lines = {line for seen in views for line in text(seen).splitlines()}
    assert set(text(state).splitlines()) <= lines
