"""Views show what a player may know and nothing else (GEN-06)."""

import json
import random
from collections import defaultdict

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState
from tests.engine.games import Mix, each_mix, playing, positions

VIEWERS = ("A", "B", None)


def hidden_cards(state: GameState) -> list[int]:
    """Numbers of the cards nobody may know: face down, in decks to come, in the box."""
    down = [
        card
        for place, card in enumerate(state.dealt)
        if state.present >> place & 1 and not state.face_up >> place & 1
    ]
    down += [card for deck in state.decks[state.age :] for card in deck]
    down += [card for out in state.removed for card in out]
    inside = {*down, *(c for deck in state.decks for c in deck), *state.dealt}
    for city in state.cities:
        inside |= {i for i in range(len(CATALOG.cards)) if city.cards >> i & 1}
        inside |= {card for _, card in city.tucked}
    return down + [c.index for c in CATALOG.deck("guild") if c.index not in {*inside, *down}]


def permuted(state: GameState, rng: random.Random) -> GameState:
    """The same position as far as anyone can see, with other cards face down and other chance."""
    groups = defaultdict(list)
    for card in hidden_cards(state):
        groups[CATALOG.cards[card].deck].append(card)
    swap = {}
    for cards in groups.values():
        swap.update(zip(cards, rng.sample(cards, len(cards)), strict=True))
    new = state.copy()
    new.events = state.events
    new.dealt = tuple(
        swap.get(card, card)
        if state.present >> place & 1 and not state.face_up >> place & 1
        else card
        for place, card in enumerate(state.dealt)
    )
    decks = []
    for age, deck in enumerate(state.decks, start=1):
        cards = [swap.get(card, card) for card in deck]
        decks.append(tuple(rng.sample(cards, len(cards)) if age > state.age else deck))
    new.decks = tuple(decks)
    new.removed = tuple(tuple(sorted(swap[card] for card in out)) for out in state.removed)
    out_of_sight = {w.index for w in CATALOG.wonders if w.set == "base"}
    out_of_sight -= {*state.offer, *state.cities[0].owned, *state.cities[1].owned}
    new.to_offer = tuple(rng.sample(sorted(out_of_sight), len(state.to_offer)))
    new.chance = rng.getrandbits(64)
    return new


def seen(view: GameState) -> str:
    return view.to_json() + "".join(map(str, view.events))


@each_mix
def test_a_view_does_not_change_when_hidden_cards_are_permuted(mix: Mix) -> None:
    rng = random.Random(1)
    for state in positions(mix, range(8), every=3):
        other = permuted(state, rng)
        assert other != state
        for viewer in VIEWERS:
            assert seen(other.view(viewer)) == seen(state.view(viewer))


def strings(value: object) -> set[str]:
    """Every text in a JSON value, keys included."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set(value) | set().union(*map(strings, value.values()), set())
    return set().union(*map(strings, value), set()) if isinstance(value, list) else set()


@each_mix
def test_a_view_contains_no_hidden_card(mix: Mix) -> None:
    for state in positions(mix, range(8), every=3):
        secret = {CATALOG.cards[card].id for card in hidden_cards(state)}
        for viewer in VIEWERS:
            view = state.view(viewer)
            assert not secret & strings(json.loads(view.to_json()))
            shown = {place.name: place.card for place in view.structure}
            for place in state.structure:
                assert shown[place.name] is place.card
            assert [p.back for p in view.structure] == [p.back for p in state.structure]
            assert view.chance is None


@each_mix
def test_the_events_of_a_view_name_no_hidden_card(mix: Mix) -> None:
    for state, action in playing(mix, range(6), every=2):
        after = state.play(action)
        secret = [CATALOG.cards[card] for card in hidden_cards(after)]
        for viewer in VIEWERS:
            for event in after.view(viewer).events:
                assert event.subject not in {card.id for card in secret}


@each_mix
def test_a_view_loads_and_answers_like_the_position(mix: Mix) -> None:
    for state in positions(mix, range(6), every=4):
        for viewer in VIEWERS:
            view = state.view(viewer)
            assert duel.from_json(view.to_json()) == view
            assert (view.turn, view.to_act, view.age) == (state.turn, state.to_act, state.age)
            assert view.scores() == state.scores()
            due = state.stack[-1] if state.stack else None
            if due is None or due.player == {"A": 0, "B": 1}.get(viewer or "") or not due.data:
                assert list(view.legal_actions()) == list(state.legal_actions())
                assert view.decisions == state.decisions


def library() -> GameState:
    """Ada has just built the Great Library and must keep one of three tokens."""
    s = duel.position(
        A={"coins": 20, "wonders": ["Great Library"]},
        structure=["Altar", "Baths"],
        names=("Ada", "Ben"),
        draws=["Law", "Theology", "Urbanism"],
        progress=["Strategy", "Economy"],
    )
    return s.play("wonder Great Library with Altar")


def test_drawn_tokens_are_seen_by_the_player_who_drew_them_only() -> None:
    s = library()
    assert [str(action) for action in s.view("A").legal_actions()] == [
        "take Law",
        "take Theology",
        "take Urbanism",
    ]
    for viewer in ("B", None):
        view = s.view(viewer)
        assert list(view.legal_actions()) == []
        assert duel.from_json(view.to_json()) == view
        for name in ("Law", "Theology", "Urbanism"):
            assert name.lower() not in strings(json.loads(view.to_json()))
            assert name not in " ".join(map(str, view.events))
        assert view.decisions[-1].player == "A"
    assert "Urbanism" in " ".join(map(str, s.view("A").events))


def test_a_view_of_a_view_shows_no_more() -> None:
    s = library()
    for viewer in VIEWERS:
        for again in VIEWERS:
            both = s.view(viewer).view(again)
            assert "theology" not in strings(json.loads(both.to_json())) or viewer == again == "A"


def test_a_view_cannot_be_played_on() -> None:
    s = duel.new_game(seed=1)
    with pytest.raises(duel.DuelError, match="view"):
        s.view("A").play(s.legal_actions()[0])


def test_there_are_only_two_players_to_look() -> None:
    with pytest.raises(ValueError, match="'A' or 'B'"):
        duel.new_game(seed=1).view("C")
