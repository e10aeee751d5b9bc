"""Guided games: every rule that a player needs is told when it is met or before, and once."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import accumulate, product
from pathlib import Path
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG, Card, Wonder
from duel_nb.engine import Action, GameState
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.lessons.first_game.guide import Guide, ShownTip
from duel_nb.lessons.first_game.tips import SETS, TIPS, tips_for
from duel_nb.rulebook import RULEBOOK
from duel_nb.words.translate import translate
from tests.engine.games import BOTH, FIRST_GAME, MIXES, Mix, each_of, random_game

NEEDED = tomllib.loads(Path(__file__).with_name("first_game_rules.toml").read_text("utf-8"))
OF_SET = {"base": ("BASE", "GEN"), "pantheon": ("PAN",), "agora": ("AGO",)}
GAMES = range(12)
#: What calls for a rule only in the position itself.
FACTS = {"begin", "turn", "due", "age", "after"}
#: At one moment, at most.
MOST_WORDS = 200
#: Of a game on a board, before the first choice, at most: how to win, and what a turn is.
FIRST_WORDS = 80

each_game = each_of(*MIXES, quick=[FIRST_GAME, BOTH])


def expansions(mix: Mix) -> frozenset[str]:
    return frozenset(mix.sets[1:])


@cache
def game(mix: Mix, seed: int) -> tuple[GameState, ...]:
    """A random game, each position with the events that led to it."""
    actions = (action for _, action in random_game(mix, seed) if action is not None)
    return tuple(accumulate(actions, GameState.play, initial=mix.new_game(seed)))


def ending(a: dict[str, Any], b: dict[str, Any]) -> list[GameState]:
    """The last action of a game, with 2 coins for A from the last card."""
    first, second = {"coins": 0, **a}, {"coins": 0, **b}
    state = duel.position(A=first, B=second, structure=["Arsenal"], filled=False)
    return [state, state.play("discard Arsenal")]


TIE = ending({"cards": ["Altar"]}, {"coins": 9})
SHARED = ending({"cards": ["Altar"]}, {"cards": ["Theater"]})


def needed_in(mix: Mix) -> dict[str, dict[str, Any]]:
    """The rules that a player of these sets needs, and what meets them."""
    return {rule: what for one in SETS[expansions(mix)] for rule, what in NEEDED[one].items()}


def is_met(what: dict[str, Any], before: GameState | None, after: GameState) -> bool:
    """Whether something of `first_game_rules.toml` comes up in a step of a game."""
    due, events = after.decisions[-1:], after.events
    match next(iter(what)):
        case "begin":
            return before is None
        case "turn":
            return after.age > 0 and not due and after.outcome is None
        case "due":
            return any(one.kind == what["due"] for one in due)
        case "age":
            return after.age == what["age"] and not due and after.outcome is None
        case "end":
            return after.outcome is not None and after.outcome.termination == what["end"]
        case "built":
            cards = [CATALOG.card(str(one.subject)) for one in events if one.kind == "built"]
            return any(card.colour in what["built"] for card in cards)
        case "bought":
            return before is not None and any(map(bool, bought(before, after)))
        case _:
            return any(
                one.kind == what["event"]
                and what.get("rule", one.rule) == one.rule
                and what.get("says", one.message.key) == one.message.key
                for one in events
            )


def bought(before: GameState, after: GameState) -> Iterator[int]:
    """What was paid for resources."""
    for event in after.events:
        thing = event.message.parts.get("thing")
        if event.message.key == "coins-paid-for" and isinstance(thing, Card | Wonder):
            yield before.cost_of(thing.id, event.player).trade


def told_rules(steps: list[tuple[ShownTip, ...]]) -> Counter[str]:
    return Counter(rule for step in steps for one in step for rule in one.tip.rules)


def told_by(steps: list[tuple[ShownTip, ...]]) -> dict[str, int]:
    """Rule -> after how many actions it is told."""
    return {rule: at for at, step in enumerate(steps) for one in step for rule in one.tip.rules}


@each_game
def test_every_needed_rule_is_told_in_time_and_once(mix: Mix) -> None:
    needed = needed_in(mix)
    met: set[str] = set()
    for seed in mix.seeds(GAMES):
        states = game(mix, seed)
        steps = Guide(expansions(mix)).shown(states)
        told = told_by(steps)
        for rule, what in needed.items():
            pairs = enumerate(zip([None, *states], states, strict=False))
            first = next((at for at, pair in pairs if is_met(what, *pair)), None)
            if first is not None:
                met.add(rule)
                assert told.get(rule, len(states)) <= first, (rule, seed)
        assert max(told_rules(steps).values()) == 1
    assert len(met) > len(needed) * 0.8  # the games are long enough to meet nearly all of them


def offered_rules(state: GameState, action: Action) -> set[str]:
    """The rules of the components that an action is about, of the sets that are new to players."""
    things = (action.wonder, action.token, action.divinity, action.conspiracy)
    new = SETS[state.expansions]
    return {thing.rule for thing in things if thing is not None and thing.set in new}


def decrees_gained(before: GameState, after: GameState) -> set[str]:
    """The rules of the Decrees that were face up where control changes."""
    if before.senate is None or after.senate is None:
        return set()
    pairs = zip(before.view(None).senate.chambers, after.senate.chambers, strict=True)
    changed = (old for old, new in pairs if old.controller != new.controller)
    return {one.rule for old in changed for one in old.decrees if one is not None}


def rules_ahead(mix: Mix, seed: int) -> list[dict[Action, set[str]]]:
    """For each position of a game, the rules that each action would meet."""
    needed = {rule: what for rule, what in needed_in(mix).items() if not FACTS & what.keys()}
    found = []
    for state in game(mix, seed):
        ahead = {action: state.play(action) for action in state.legal_actions()}
        found.append(
            {
                action: {rule for rule, what in needed.items() if is_met(what, state, after)}
                | offered_rules(state, action)
                | decrees_gained(state, after)
                for action, after in ahead.items()
            }
        )
    return found


def late_rules(
    guide: Guide,
    states: tuple[GameState, ...],
    ahead: list[dict[Action, set[str]]],
    viewer: str | None,
    selecting: bool,
) -> Iterator[str]:
    """What a guide tells a reader too late: a rule that something that may be done would meet."""
    told = told_by(guide.shown(states))
    for at, state in enumerate(states):
        known = set(state.view(viewer).legal_actions())
        selected = guide.of_actions(states[: at + 1]) if selecting and not state.decisions else {}
        for action, rules in ahead[at].items():
            if action not in known or viewer not in (None, state.to_act):
                continue  # a secret choice of the other player
            beside = {rule for one in selected.get(action, ()) for rule in one.tip.rules}
            for rule in rules - beside:
                if told.get(rule, len(states)) > at:
                    yield f"{rule}: {action}, {at}"


@each_game
def test_every_rule_is_told_before_the_choice_that_depends_on_it(mix: Mix) -> None:
    """Whatever may be done, what it would meet has been told; also what components do."""
    met: set[str] = set()
    for seed in mix.seeds(range(4)):
        states, ahead = game(mix, seed), rules_ahead(mix, seed)
        met |= {rule for step in ahead for rules in step.values() for rule in rules}
        for viewer, selecting in product((None, "AB"[seed % 2]), (True, False)):
            guide = Guide(expansions(mix), viewer, selecting=selecting)
            late = [*late_rules(guide, states, ahead, viewer, selecting)]
            assert not late, (seed, viewer, selecting)
    assert len(met) > len(needed_in(mix)) * 0.7


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_on_a_board_begins_with_the_goal_and_the_first_turn(code: str) -> None:
    """All else waits until something is selected, so that one can begin at once."""
    with speaking(code):
        for seed in range(4):
            first = Guide(selecting=True).shown([FIRST_GAME.new_game(seed)])[0]
            assert [one.tip.id for one in first] == ["goal", "turn"]
            assert sum(len(f"{one.title} {one.text}".split()) for one in first) <= FIRST_WORDS


@each_game
def test_never_a_wall_of_text(mix: Mix) -> None:
    for seed in mix.seeds(range(4)):
        for step in Guide(expansions(mix)).shown(game(mix, seed)):
            assert sum(len(one.text.split()) for one in step) <= MOST_WORDS, (seed, step[0].at)


@each_game
def test_nothing_is_told_twice_nor_of_a_set_that_is_not_in_play(mix: Mix) -> None:
    sets = SETS[expansions(mix)]
    absent = {one for one in OF_SET if one not in (*mix.sets, "base")}
    for seed in mix.seeds(range(6)):
        told = [one for step in Guide(expansions(mix)).shown(game(mix, seed)) for one in step]
        assert max(Counter(one.tip.id for one in told).values()) == 1
        assert {one.tip.set for one in told} <= set(sets)
        for one in told:
            assert not any(rule.startswith(OF_SET[out]) for rule in one.tip.rules for out in absent)


def test_every_tip_is_told_in_some_game() -> None:
    left = set(TIPS)
    for states in (TIE, SHARED):
        left -= {one.tip.id for step in Guide().shown(states) for one in step}
    for seed in range(100):
        for mix in MIXES:
            if left & {tip.id for tip in tips_for(expansions(mix))}:
                steps = Guide(expansions(mix)).shown(game(mix, seed))
                left -= {one.tip.id for step in steps for one in step}
        if not left:
            break
    assert not left


@pytest.mark.parametrize("sets", SETS, ids=lambda sets: "+".join(sorted(sets)) or "base")
def test_no_two_tips_of_a_game_explain_the_same_rule(sets: frozenset[str]) -> None:
    rules = Counter(rule for tip in tips_for(sets) for rule in tip.rules)
    assert [rule for rule, count in rules.items() if count > 1] == []
    assert rules.keys() <= RULEBOOK.keys()
    needed = {rule for one in SETS[sets] for rule in NEEDED[one]}
    assert needed <= rules.keys()


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_stands_on_printed_cards_names_nothing_of_a_game(code: str) -> None:
    with speaking(code):
        for tip in TIPS.values():
            if tip.card or tip.of:
                assert "{" not in translate(f"first-{tip.id}"), tip.id


def test_tips_are_short() -> None:
    for mix in MIXES:
        for step in Guide(expansions(mix)).shown(game(mix, 1)):
            for one in step:
                words = one.text
                beginning = one.tip.id in ("goal", "pantheon", "agora")
                assert len(words.split()) <= (70 if one.tip.id == "goal" else 50), words
                assert len(re.findall(r"[.?!](?= |$)", words)) <= (3 if beginning else 2), words


@pytest.mark.parametrize("viewer", [None, "A"])
def test_what_a_tip_tells_is_known_to_whoever_reads(viewer: str | None) -> None:
    """The same is told of positions in which all else is unknown."""
    for mix in MIXES:
        states = game(mix, 5)
        views = [state.view(viewer) for state in states]
        for step, seen in zip(
            Guide(expansions(mix), viewer).shown(states),
            Guide(expansions(mix), viewer).shown(views),
            strict=True,
        ):
            assert [(one.text, one.why) for one in step] == [(one.text, one.why) for one in seen]


def test_a_line_left_and_taken_again_is_told_as_before() -> None:
    states = game(MIXES[0], 3)
    guide = Guide()
    first = list(guide.shown(states))
    other = [*states[:10], *game(MIXES[0], 3)[10:]]
    assert guide.shown(states[:12]) == first[:12]
    assert [len(step) for step in guide.shown(other)] == [len(step) for step in first]
    assert guide.shown(states) == first


def test_what_can_wait_is_told_when_a_person_is_to_act() -> None:
    states = game(MIXES[0], 1)
    guide = Guide(person=lambda player: player == "A")
    for state, step in zip(states, guide.shown(states), strict=True):
        for one in step:
            only_soon = all(when.way == "soon" for when in one.tip.when)
            assert not only_soon or state.to_act == "A"


def test_what_was_not_met_is_known_at_the_end() -> None:
    states = game(MIXES[0], 2)
    guide = Guide()
    told = {one.tip.id for step in guide.shown(states) for one in step if one.thing is None}
    assert told.isdisjoint(tip.id for tip in guide.not_met(states))
    assert len(told) + len(guide.not_met(states)) == len(tips_for(()))
