"""Invariants of every step of every game, checked on random games."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import duel_nb as duel
from duel_nb.catalog import CATALOG, RESOURCES, Card, Divinity, Wonder
from duel_nb.engine import GameState, apply, legal_actions
from duel_nb.engine.effects.pantheon import ENKI
from duel_nb.engine.rules.payment import payments
from duel_nb.engine.rules.prices import refresh
from duel_nb.engine.state.market import WONDER_KEY
from duel_nb.engine.state.tables import EMPTY, MYTHOLOGIES
from duel_nb.rulebook import RULEBOOK
from tests.engine import independent
from tests.engine.games import (
    BASE,
    BOTH,
    FOUR,
    MIXES,
    Mix,
    choose,
    each_of,
    playing,
    positions,
    random_game,
    with_agora,
    with_pantheon,
)
from tests.engine.golden import of_each_kind

PLAYERS = ("A", "B")
#: One expansion alone follows in the long run.
base_and_both = each_of(*FOUR, quick=[BASE, BOTH])
FEW, SOME, MANY = range(4), range(8), range(20)


def cards_in(mix: Mix) -> list[Card]:
    """The cards that can be constructed in a game of this mix."""
    return [card for card in CATALOG.cards if card.set in mix.sets]


@base_and_both
def test_every_card_stays_in_exactly_one_place(mix: Mix) -> None:
    for seed in mix.seeds(MANY):
        everything = None
        for state, _ in random_game(mix, seed):
            now = independent.cards_everywhere(state)
            everything = everything or now
            assert now == everything
            assert set(now.values()) == {1}
        assert everything is not None
        decks = Counter(CATALOG.cards[card].deck for card in everything)
        purple = "grand-temple" if mix.pantheon else "guild"
        senators = {"senator": 13} if mix.agora else {}
        assert decks == {"age-1": 23, "age-2": 23, "age-3": 20, purple: 3, **senators}


@base_and_both
def test_wonders_and_progress_tokens_are_conserved(mix: Mix) -> None:
    for seed in mix.seeds(MANY):
        boxed: set[str] = set()
        constructed: set[str] = set()
        drafted = None
        for state, _ in random_game(mix, seed):
            sites = [site for p in PLAYERS for site in state.city(p).wonders]
            constructed |= {site.wonder.id for site in sites if site.standing}
            assert {wonder.id for wonder in state.constructed_wonders} == constructed
            coming = [CATALOG.wonders[w].id for w in state.to_offer]
            wonders = [site.wonder.id for site in sites] + [w.id for w in state.offered] + coming
            drafted = drafted or set(wonders)
            was_boxed, boxed = boxed, drafted - set(wonders)
            assert len(wonders) == len(set(wonders)) == 8 - len(boxed)
            # The eighth is boxed once seven have been constructed, standing or not (BASE-WON-04).
            assert len(boxed - constructed) == (len(constructed) == 7)
            assert len(boxed & constructed) <= has_triggered(state, "sabotage")
            assert was_boxed <= boxed
            tokens = [t.id for p in PLAYERS for t in state.city(p).progress]
            tokens += [t.id for t in state.progress_tokens]
            if state.pantheon is not None:
                tokens += [t.id for t in state.pantheon.tokens_on_enki]
            if state.senate is not None and state.senate.locked_token is not None:
                assert has_triggered(state, "obscurantism")
                tokens.append(state.senate.locked_token.id)
            assert len(tokens) == len(set(tokens))
            assert len(state.progress_tokens) <= 5


def has_triggered(state: GameState, conspiracy: str) -> bool:
    """Whether somebody has triggered a Conspiracy."""
    plots = [plot for p in PLAYERS for plot in state.city(p).conspiracies if plot.triggered]
    return any(plot.conspiracy and plot.conspiracy.id == conspiracy for plot in plots)


@with_agora
def test_nothing_of_agora_gets_lost(mix: Mix) -> None:
    for seed in mix.seeds(MANY):
        check_agora(mix, seed)


def check_agora(mix: Mix, seed: int) -> None:
    decrees = None
    revealed: set[int] = set()
    for state, action in random_game(mix, seed):
        assert state.senate is not None
        assert independent.conspiracies_everywhere(state) == Counter(range(16))
        lying = Counter(d for chamber in state.senate.decrees for d in chamber)
        decrees = decrees or lying
        assert lying == decrees
        assert lying.total() == 6
        sizes = sorted(map(len, state.senate.decrees))
        assert sizes == [1] * 6 or (
            sizes == [0, 1, 1, 1, 1, 2] and has_triggered(state, "insider-influence")
        )
        up = {d for d in lying if state.senate.is_up(d)}
        assert up >= revealed  # for good (AGO-CTRL-06)
        revealed = up
        for at, chamber in enumerate(state.senate.chambers):
            assert min(chamber.cubes) >= 0
            assert chamber.controller == independent.controller(chamber.cubes)
            assert chamber.number == at + 1
        for player, who in enumerate(PLAYERS):
            city = state.city(who)
            assert 0 <= independent.supply(state, who) == state.senate.supply(player)
            assert {d.id for d in city.decrees_in_force} == independent.decrees(state, who)
            prepared = [plot for plot in city.conspiracies if plot.prepared]
            assert all(plot.card is not None and not plot.triggered for plot in prepared)
        if action is not None and action.verb == "trigger" and not state.stack:
            assert state.senate.may_trigger
            after = state.play(action)
            assert after.senate is not None
            nobody_else = after.turn == state.turn and after.outcome is None
            if nobody_else and after.structure and not after.stack:
                assert not after.senate.may_trigger  # one for each turn (AGO-PLOT-02)


@with_agora
def test_cubes_and_control_follow_the_events(mix: Mix) -> None:
    for state, action in playing(mix, MANY):
        after = state.play(action)
        assert state.senate is not None
        assert after.senate is not None
        for player, who in enumerate(PLAYERS):
            cubes = list(state.senate.cubes[player])
            for event in after.events:
                if event.player != who or event.kind not in ("cube", "cube-moved"):
                    continue
                chamber = int((event.subject or "").removeprefix("chamber-")) - 1
                cubes[chamber] += event.amount
                if event.kind == "cube-moved":
                    assert action.verb == "move"
                    cubes[action.subject] -= 1
            assert tuple(cubes) == after.senate.cubes[player], str(action)
        for before, now in zip(state.senate.chambers, after.senate.chambers, strict=True):
            told = [
                (event.kind, event.player)
                for event in after.events
                if event.kind in ("control", "control-lost")
                if event.subject == f"chamber-{now.number}"
            ]
            changed = before.controller != now.controller
            lost = [("control-lost", before.controller)] if before.controller and changed else []
            gained = [("control", now.controller)] if now.controller and changed else []
            assert told == lost + gained, str(action)
        rules = [independent.controller(c.cubes) for c in after.senate.chambers]
        if after.outcome is None:
            assert rules not in (["A"] * 6, ["B"] * 6)
        elif after.outcome.termination == "political":
            assert rules == [after.outcome.winner] * 6


def divinities_everywhere(state: GameState) -> Counter[int]:
    """The cards of the Pantheon, wherever they are."""
    assert state.pantheon is not None
    found = Counter(card for card in state.pantheon.spaces if card != EMPTY)
    for deck in state.pantheon.decks:
        found.update(deck)
    for city in state.cities:
        found.update(city.divinities)
    for pending in state.stack:
        if pending.kind in ("gate", "theater", "restack", "put-back"):
            found.update(pending.among)
    return found


@with_pantheon
def test_nothing_of_pantheon_gets_lost(mix: Mix) -> None:
    for seed in mix.seeds(MANY):
        check_pantheon(mix, seed)


def check_pantheon(mix: Mix, seed: int) -> None:
    mythology: Counter[str | int] = Counter()
    for state, action in random_game(mix, seed):
        assert state.pantheon is not None
        cards = divinities_everywhere(state)
        assert set(cards.values()) <= {1}
        if state.outcome is None:  # a supremacy may leave revealed Divinities on the table
            gate = 1 if state.age > 1 else 0
            assert len(cards) == 15 + gate
        for name, deck in zip(MYTHOLOGIES, state.pantheon.decks, strict=True):
            assert {CATALOG.divinities[card].mythology for card in deck} <= {name}
        laid = [place.token for place in state.structure if place.token is not None]
        owned = [token for p in PLAYERS for token in state.city(p).mythology_tokens]
        offerings = [value for p in PLAYERS for value in state.city(p).offering_tokens]
        lost = sum(isinstance(card, Divinity) and card.id == "zeus" for p in PLAYERS
                   for card in state.city(p).activated)  # fmt: skip
        if state.age < 2:
            now: Counter[str | int] = Counter([*owned, *laid])
            mythology = mythology or now
            assert now <= mythology
            assert mythology.total() == 5
            assert now.total() >= 5 - lost
            assert not offerings
        elif state.age == 2:
            assert not {*laid} & {*offerings}
            assert {*laid, *offerings} <= {2, 3, 4}
        else:
            assert not laid
        assert len(state.pantheon.enki) in (0, 2)
        if state.outcome is None and not state.stack:
            assert bool(state.pantheon.enki) == (state.age > 1 and ENKI in state.pantheon.spaces)
        if state.pantheon.minerva is not None:
            assert state.pantheon.minerva != state.pawn
        if action is not None and action.verb == "activate":
            assert state.age > 1 or state.stack  # only the Theater activates in Age I


@base_and_both
def test_coins_change_only_by_coin_events(mix: Mix) -> None:
    for state, action in playing(mix, SOME):
        after = state.play(action)
        for player in PLAYERS:
            told = sum(e.amount for e in after.events if (e.kind, e.player) == ("coins", player))
            here, spent = after.city(player), 0
            for event in after.events:
                if (event.kind, event.player) == ("astarte", player):
                    spent += event.amount
                    told -= min(0, event.amount)  # paid from Astarte, not from the treasury
            assert here.coins - state.city(player).coins == told, str(action)
            assert here.astarte - state.city(player).astarte == spent, str(action)
            assert 0 <= here.astarte <= 7
            assert here.coins >= 0


def after_shields(state: GameState, after: GameState) -> tuple[int, int | None, list[str]]:
    """The pawn and Minerva after the shields of an action, and the player of each step."""
    pawn, steps = state.pawn, []
    minerva = state.pantheon.minerva if state.pantheon is not None else None
    for who, shields in shields_of(state, after):
        direction = 1 if who == "A" else -1
        for _ in range(shields):
            if abs(pawn) == 9:
                break
            if minerva == pawn + direction:  # PAN-MINERVA-02
                minerva = None
                break
            pawn += direction
            steps.append(who)
    return pawn, minerva, steps


def shields_of(state: GameState, after: GameState) -> Iterator[tuple[str, int]]:
    """The players who gained shields by an action and how many, in order."""
    for event in after.events:
        who = event.player or ""
        if event.kind in ("built", "wonder-built", "activated", "triggered"):
            kinds = ("card", "wonder", "divinity", "gate", "conspiracy")
            thing = CATALOG.find(event.subject or "", kinds=kinds)
            shields = getattr(thing, "shields", 0)
            if isinstance(thing, Card) and thing.colour == "red":
                shields += independent.owns(state.city(who), "strategy")
            yield who, shields
        elif event.kind in ("control", "control-lost", "shifted"):  # AGO-DECREE-09
            was, now = shield_at(state), shield_at(after)
            if event.kind != "shifted" and event.subject == f"chamber-{now}":
                yield who if event.kind == "control" else independent.other(who), 1
            elif event.kind == "shifted" and was != now and state.senate is not None:
                chambers = state.senate.chambers
                loser = chambers[was - 1].controller if was else None
                winner = chambers[now - 1].controller if now else None
                if loser and loser != winner:
                    yield independent.other(loser), 1
                if winner and loser != winner:
                    yield winner, 1


def shield_at(state: GameState) -> int | None:
    """The number of the Chamber of the shield Decree, face up or down (AGO-CX-16)."""
    shield = CATALOG.decree("shield").index
    assert state.senate is not None
    return next((n for n, d in enumerate(state.senate.decrees, start=1) if shield in d), None)


@base_and_both
def test_pawn_and_military_tokens_follow_the_shields(mix: Mix) -> None:
    for state, action in playing(mix, SOME):
        after = state.play(action)
        pawn, minerva, steps = after_shields(state, after)
        assert after.pawn == pawn, str(action)
        gone = {at for at in (-6, -3, 3, 6) if at * pawn > 0 and abs(at) <= abs(pawn)}
        if action.verb in ("remove", "apply"):  # Neptune
            gone.add((-6, -3, 3, 6)[action.subject])
        assert set(after.military_tokens) == set(state.military_tokens) - gone
        if after.pantheon is not None:
            if action.verb == "guard":
                minerva = action.subject - 9
            assert after.pantheon.minerva == minerva
        toll = [
            independent.other(who)
            for who in steps
            if independent.owns(state.city(who), "poliorcetics")
        ]
        told = [e for e in after.events if e.kind == "coins" and e.rule == "PAN-POLIO-01"]
        assert [e.player for e in told] == toll, str(action)
        assert {e.amount for e in told} <= {0, -1}


@base_and_both
def test_score_sheets_agree_with_an_independent_count(mix: Mix) -> None:
    for state in positions(mix, MANY, every=5):
        for player in PLAYERS:
            sheet = state.scores()[player]
            expected = independent.score(state, player)
            assert sheet.categories == expected
            assert sheet.total == sum(expected.values())


@base_and_both
def test_games_end_as_the_rules_say(mix: Mix) -> None:
    seen = set()
    for seed in mix.seeds(range(40)):
        for state, _ in random_game(mix, seed):
            wise = [p for p in PLAYERS if independent.different_symbols(state.city(p)) >= 6]
            if state.outcome is None:
                assert abs(state.pawn) < 9
                assert not wise
        outcome = state.outcome
        assert outcome is not None
        seen.add(outcome.termination)
        if outcome.termination == "military":
            assert (state.pawn, outcome.winner) in ((9, "A"), (-9, "B"))
            assert outcome.rule == "BASE-MIL-05"
        elif outcome.termination == "science":
            assert [outcome.winner] == wise or (outcome.winner is None and len(wise) == 2)
            assert outcome.rule == ("BASE-SCI-06" if outcome.winner else "GEN-05")
        elif outcome.termination == "political":
            assert state.senate is not None
            ruling = {independent.controller(c.cubes) for c in state.senate.chambers}
            assert ruling == {outcome.winner}
            assert outcome.rule == "AGO-CTRL-08"
        else:
            assert state.structure == ()
            assert (outcome.winner, outcome.rule) == independent.civilian_winner(state)
    assert {"civilian", "military"} <= seen


@base_and_both
def test_legal_actions_until_the_end_and_none_after(mix: Mix) -> None:
    for state in positions(mix, MANY):
        over = state.outcome is not None
        assert bool(state.legal_actions()) != over
        assert (state.to_act is None) == over
        assert len(set(state.legal_actions())) == len(state.legal_actions())
        if over:
            assert not state.stack


@base_and_both
def test_legal_actions_are_what_the_rules_allow(mix: Mix) -> None:
    for state in chain(of_each_kind(mix), positions(mix, SOME, every=7)):
        if state.outcome is None:
            due = independent.choice_actions if state.stack else independent.ordinary_actions
            assert {str(action) for action in state.legal_actions()} == due(state)


@base_and_both
def test_accessible_places_are_face_up_and_nothing_covers_them(mix: Mix) -> None:
    for state in positions(mix, SOME):
        open_places = {place.name for place in state.structure if place.accessible}
        assert open_places == independent.accessible(state)
        for place in state.structure:
            assert place.accessible == (not place.covered_by)
            if place.row % 2 or (place.accessible and state.outcome is None and not state.stack):
                assert place.card is not None


@base_and_both
def test_prices_agree_with_every_way_to_pay(mix: Mix) -> None:
    for state in positions(mix, FEW, every=29):
        for player, who in enumerate(PLAYERS):
            city = state.cities[player]
            for card in cards_in(mix):
                if card.senator:
                    continue
                expected = independent.price(state, who, card)
                paid = payments(state, player, card)[0]
                assert paid.total == expected, (card.name, who)
                assert paid.by_chain or city.market.price(card.index) == expected, (card.name, who)
            if mix.agora:
                senator = CATALOG.card("conspirator")
                assert payments(state, player, senator)[0].total == independent.price(
                    state, who, senator
                )
            for wonder in CATALOG.wonders:
                expected = independent.price(state, who, wonder)
                assert city.market.price(WONDER_KEY + wonder.index) == expected, (wonder.name, who)
                assert payments(state, player, wonder)[0].total == expected, (wonder.name, who)


@base_and_both
def test_payments_add_up(mix: Mix) -> None:
    for state in positions(mix, FEW, every=9):
        for player, who in enumerate(PLAYERS):
            wonders = [site.wonder for site in state.city(who).wonders]
            things: list[Card | Wonder] = [*cards_in(mix), *wonders]
            for thing in things:
                payment = payments(state, player, thing)[0]
                assert payment.total == payment.coins + payment.trade
                assert payment.total == sum(line.coins for line in payment.lines)
                assert all(line.rule in RULEBOOK for line in payment.lines)
                paid_to = independent.owns(state.city(independent.other(who)), "economy")
                assert payment.to_opponent == (payment.trade if paid_to else 0)
                if payment.by_chain:
                    assert isinstance(thing, Card)
                    assert independent.is_chained(state, who, thing)
                    continue
                if isinstance(thing, Card) and thing.senator:
                    assert (payment.trade, len(payment.lines)) == (0, 1)
                    continue
                if payment.lines and payment.lines[0].kind == "engineering":
                    assert (payment.total, len(payment.lines)) == (1, 1)
                    assert independent.can_be_engineered(state.city(who), thing)
                    continue
                for resource, units in zip(RESOURCES, thing.cost.resources, strict=True):
                    lines = [line for line in payment.lines if line.resource == resource]
                    assert sum(line.units for line in lines) == units, str(payment)


@base_and_both
def test_derived_values_of_a_city_are_up_to_date(mix: Mix) -> None:
    for state in positions(mix, SOME):
        for player, who in enumerate(PLAYERS):
            city = state.city(who)
            assert city.production == independent.production(city)
            assert city.prices == independent.prices(state, who)
            assert sorted(city.choices) == independent.choices(city)
            kept, again = city.market.terms, state.copy()
            refresh(again, player)
            assert again.cities[player].market.terms == kept


@base_and_both
def test_playing_gives_a_new_position_and_leaves_the_old_one_alone(mix: Mix) -> None:
    rng = random.Random(5)
    for state in of_each_kind(mix):
        before, copy = state.to_json(), state.copy()
        assert copy == state
        assert hash(copy) == hash(state)
        for action in rng.sample(state.legal_actions(), min(2, len(state.legal_actions()))):
            after, quiet = state.play(action), state.copy()
            apply(quiet, action)
            assert after == quiet != state, action
            assert state.play(action) == after, action
            assert after.to_json() != before, action
            assert state.to_json() == before, action
        assert copy == state


@base_and_both
def test_json_round_trip(mix: Mix) -> None:
    for state in of_each_kind(mix):
        loaded = duel.from_json(state.to_json())
        assert loaded == state
        assert loaded.to_json() == state.to_json()
        assert loaded.outcome == state.outcome
        assert list(loaded.legal_actions()) == list(state.legal_actions())


@base_and_both
def test_notation_round_trip(mix: Mix) -> None:
    for state in of_each_kind(mix):
        for action in state.legal_actions():
            text = str(action)
            assert state.read(text) == action
            assert state.read(f"  {text.upper()} ") == action
        if state.stack or state.outcome:
            continue
        for place in state.structure:
            if place.accessible:
                assert place.card is not None
                with_place = f"discard {independent.named(place.card)} @{place.name}"
                assert state.read(with_place) in state.legal_actions()
                assert state.read(f"discard @{place.name}") in state.legal_actions()


@base_and_both
def test_the_end_is_an_event_with_the_rule_of_the_outcome(mix: Mix) -> None:
    for state, action in playing(mix, SOME):
        after = state.play(action)
        ends = [event for event in after.events if event.kind == "end"]
        assert len(ends) == (after.outcome is not None)
        if after.outcome:
            assert ends[0].rule == after.outcome.rule
            assert ends[0].player == after.outcome.winner
            assert after.events[-1] == ends[0]


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.name)
@settings(max_examples=max(20, settings().max_examples // 5))
@given(seed=st.integers(-(2**64), 2**64), chooser=st.randoms(use_true_random=False))
def test_any_seed_gives_a_game_that_ends(mix: Mix, seed: int, chooser: random.Random) -> None:
    state: GameState = mix.new_game(seed)
    assert mix.new_game(seed) == state
    steps = 0
    while actions := legal_actions(state):
        apply(state, choose(chooser, list(actions), keen=False))
        steps += 1
        assert steps < (200 if not mix.agora else 400)
    assert state.outcome is not None
