"""What is sent ahead is what will be needed, and tells nothing that is hidden."""

import random

import pytest

import duel_nb as duel
from duel_nb.boards import coming, frame
from duel_nb.boards.decrees import decree_tile
from duel_nb.boards.display import Group, Sprite
from duel_nb.boards.scene import scene
from duel_nb.boards.sheets import pile_to_come
from duel_nb.boards.theme import palette
from duel_nb.boards.traces import overlap
from duel_nb.boards.wire import weight
from duel_nb.engine import GameState

MIXES = [(), ("pantheon",), ("agora",), ("pantheon", "agora")]
LIGHT = palette("light")


def ahead(state: GameState, layout: str) -> set[int]:
    return {id(sprite) for sprite in coming.pictures(state, frame.of(layout), LIGHT)}


def in_the_structure(state: GameState, layout: str) -> set[int]:
    """The pictures of the cards of the structure, backs and faces."""
    groups = [item for item in scene(state, layout=layout).items if isinstance(item, Group)]
    return {id(one.sprite) for one in groups if (one.hit or "").startswith(("place:", "space:"))}


def groups_of(state: GameState) -> list[Sprite]:
    return [item.sprite for item in scene(state).items if isinstance(item, Group)]


@pytest.mark.parametrize("layout", ["wide", "narrow"])
@pytest.mark.parametrize("mix", MIXES, ids="+".join)
def test_a_new_age_needs_no_picture_that_was_not_sent_ahead(mix: list[str], layout: str) -> None:
    rng = random.Random(3)
    state = duel.new_game(seed=8, expansions=set(mix))
    sent: set[int] = set()
    ages = 0
    while not state.outcome:
        before = state
        sent |= ahead(state, layout)
        state = state.play(rng.choice(state.legal_actions()))
        if state.age > before.age:
            ages += 1
            assert in_the_structure(state, layout) <= sent
    assert ages >= 2


@pytest.mark.parametrize("layout", ["wide", "narrow"])
def test_a_building_was_sent_while_it_was_accessible(layout: str) -> None:
    state = duel.new_game(seed=8)
    while state.age < 1:
        state = state.play(state.legal_actions()[0])
    built = next(place.card for place in state.structure if place.accessible)
    assert built is not None
    sent = ahead(state, layout)
    state = state.play(f"build {built.name}")
    (strip,) = [
        item for item in scene(state, layout=layout).items if item.hit == f"card:{built.id}"
    ]
    assert isinstance(strip, Group)
    assert id(strip.sprite) in sent


@pytest.mark.parametrize("mix", [("pantheon",), ("pantheon", "agora")], ids="+".join)
@pytest.mark.parametrize("seed", range(4))
def test_the_pantheon_is_turned_up_from_what_was_sent(mix: list[str], seed: int) -> None:
    """Cards, prices and tokens, whoever begins Age II."""
    rng = random.Random(seed)
    state = duel.new_game(seed=seed, expansions=set(mix))
    sent: set[int] = set()
    while not state.pantheon.open:
        sent |= ahead(state, "wide") | {id(sprite) for sprite in groups_of(state)}
        state = state.play(rng.choice(state.legal_actions()))
    shown = scene(state)
    panel = next(item.bounds for item in shown.items if item.label == "The Pantheon")
    on_it = [i for i in shown.items if isinstance(i, Group) and overlap(i.bounds, panel)]
    assert len(on_it) > 12
    for item in on_it:
        assert weight(item, None) < 300 or id(item.sprite) in sent, item


def test_the_pile_is_sent_while_something_in_sight_takes_from_it() -> None:
    pile = ["Altar", "Press"]
    for with_it, wonders in ((True, ["Mausoleum"]), (False, ["Sphinx"])):
        state = duel.position(A={"wonders": wonders}, discard=pile, structure=["Tavern"])
        strips = {id(sprite) for sprite in pile_to_come(state, frame.of("wide"), LIGHT)}
        assert len(strips) == 2
        assert (strips <= ahead(state, "wide")) is with_it
    rich = {"wonders": ["Mausoleum"], "coins": 40}
    state = duel.position(A=rich, discard=pile, structure=["Tavern"])
    sent = ahead(state, "wide")
    state = state.play("wonder Mausoleum with Tavern")
    names = [f"card:{card.id}" for card in state.discard_pile]
    tray = [item for item in scene(state).items if item.hit in names]
    assert len(tray) == 2
    assert {id(item.sprite) for item in tray if isinstance(item, Group)} <= sent


def test_divinities_and_tokens_to_choose_from_were_sent_before() -> None:
    """For whatever fills a tray of Pantheon, and for the Great Library."""
    rng = random.Random(2)
    trays = 0
    for seed in range(4):
        state = duel.new_game(seed=seed, expansions={"pantheon"})
        sent: set[int] = set()
        while not state.outcome:
            sent |= ahead(state, "wide")
            state = state.play(rng.choice(state.legal_actions()))
            tray = [i for i in scene(state).cut(frame.TRAY)[1] if isinstance(i, Group)]
            large = [item for item in tray if item.sprite.bounds[2] > 40]
            trays += bool(large)
            assert {id(item.sprite) for item in large} <= sent
    assert trays > 20


def test_a_card_that_was_played_is_not_sent_for_a_place_of_the_structure() -> None:
    state = duel.new_game(seed=8)
    while state.age < 1:
        state = state.play(state.legal_actions()[0])
    place = next(place for place in state.structure if place.accessible)
    hit = f"place:{place.name}"
    face = next(i for i in scene(state).items if i.hit == hit and isinstance(i, Group))
    assert id(face.sprite) in ahead(state, "wide")
    state = state.play(f"discard {place.card.name}")
    assert id(face.sprite) not in ahead(state, "wide")


def test_the_decrees_of_the_next_age_are_sent_in_this_one() -> None:
    state = duel.new_game(seed=8, expansions={"agora"})
    while state.age < 1:
        state = state.play(state.legal_actions()[0])
    up = [decree for chamber in state.senate.chambers for decree in chamber.decrees if decree]
    tiles = {id(decree_tile(decree, 57.0, 37.0, LIGHT, 2)) for decree in up}
    assert tiles <= ahead(state, "wide")


@pytest.mark.parametrize("mix", MIXES, ids="+".join)
def test_what_is_coming_tells_no_secret(mix: list[str]) -> None:
    """It is the same for whoever knows the whole position and for those who do not."""
    rng = random.Random(5)
    state = duel.new_game(seed=8, expansions=set(mix))
    for step in range(60):
        if step % 4 == 0:
            assert ahead(state, "wide") == ahead(state.view("A"), "wide")
            assert ahead(state, "wide") == ahead(state.view("B"), "wide")
        state = state.play(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("mix", MIXES, ids="+".join)
def test_wonders_are_there_before_they_are_offered_or_taken(mix: list[str]) -> None:
    state = duel.new_game(seed=8, expansions=set(mix))
    sent: set[int] = set()
    while state.age < 1:
        sent |= ahead(state, "wide")
        state = state.play(state.legal_actions()[0])
        groups = [item for item in scene(state).items if isinstance(item, Group)]
        assert {id(g.sprite) for g in groups if (g.hit or "").startswith("wonder:")} <= sent


def test_what_comes_into_a_city_was_sent_before() -> None:
    """Progress tokens, cards that lay in the Pantheon, and Conspiracies not prepared."""
    rng = random.Random(4)
    kinds: set[str] = set()
    for seed in range(3):
        state = duel.new_game(seed=seed, expansions={"pantheon", "agora"})
        sent: set[int] = set()
        while not state.outcome:
            sent |= ahead(state, "wide")
            before, lay = {id(sprite) for sprite in groups_of(state)}, state.pantheon.cards
            state = state.play(rng.choice(state.legal_actions()))
            own = {"Progress token of": "token", "Conspiracy of": "plot"}
            own |= {f"Activated by {name}: {c.name}": "card" for name in "AB" for c in lay if c}
            for item in scene(state).items:
                kind = next((own[words] for words in own if item.label.startswith(words)), None)
                late = kind == "plot" and ", not prepared" not in item.label
                if isinstance(item, Group) and id(item.sprite) not in before and kind and not late:
                    kinds.add(kind)
                    assert id(item.sprite) in sent, item.label
    assert kinds == {"token", "card", "plot"}


@pytest.mark.parametrize("layout", ["wide", "narrow"])
def test_the_last_card_of_the_pile_was_sent_while_it_was_accessible(layout: str) -> None:
    state = duel.new_game(seed=8)
    while state.age < 1:
        state = state.play(state.legal_actions()[0])
    sent, before = ahead(state, layout), {id(sprite) for sprite in groups_of(state)}
    card = next(place.card for place in state.structure if place.accessible)
    assert card is not None
    state = state.play(f"discard {card.name}")
    shown = scene(state, layout=layout)
    pile = shown.target("discard")
    assert pile is not None
    on_it = [i for i in shown.items if isinstance(i, Group) and overlap(i.bounds, pile.box)]
    (strip,) = [i for i in on_it if card.name in (text.text for text in i.sprite.texts)]
    assert id(strip.sprite) in sent - before


def test_a_decree_that_is_turned_up_was_sent_before() -> None:
    rng = random.Random(1)
    turned = 0
    for seed in range(3):
        state = duel.new_game(seed=seed, expansions={"agora"})
        sent: set[int] = set()
        while not state.outcome:
            sent |= ahead(state, "wide")
            before = state.senate
            state = state.play(rng.choice(state.legal_actions()))
            for was, chamber in zip(before.chambers, state.senate.chambers, strict=True):
                if was.decrees == (None,) and chamber.decrees != (None,) and chamber.decrees:
                    turned += 1
                    tile = decree_tile(chamber.decrees[0], 57.0, 37.0, LIGHT, state.age)
                    assert id(tile) in sent
    assert turned > 3


def test_what_a_wonder_lies_on_once_it_stands_was_sent_before() -> None:
    cities = {"A": {"wonders": ["Sphinx"], "coins": 40}, "B": {"wonders": ["Pyramids"]}}
    state = duel.position(**cities, age=2, structure=["Walls", "School"])
    sent = ahead(state, "wide")
    state = state.play("wonder Sphinx with Walls")
    (ground,) = [item for item in scene(state).items if item.hit == "wonder:sphinx"]
    assert isinstance(ground, Group)
    assert id(ground.sprite) in sent
