"""`why_not` and `legal_actions` agree on every conceivable action."""

from collections.abc import Iterator

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG
from duel_nb.engine import Action, GameState
from duel_nb.engine.actions import VERBS
from duel_nb.engine.choices import CHOICES
from duel_nb.engine.state import END_OF_TURN
from duel_nb.rulebook import RULEBOOK
from tests.engine.games import Mix, both_then_each
from tests.engine.golden import of_each_kind


def conceivable() -> Iterator[Action]:
    """Every verb with every subject, every Wonder with every card, every other payment."""
    counts = {
        "card": len(CATALOG.cards),
        "wonder": len(CATALOG.wonders),
        "progress": len(CATALOG.progress),
        "player": 2,
        "divinity": len(CATALOG.divinities) + 1,
        "mythology": 5,
        "military": 4,
        "position": 2 * CATALOG.capital + 1,
        "conspiracy": len(CATALOG.conspiracies),
        "chamber": 6,
        "decree": 12,
        "end": 2,
    }
    others = {"offerings": range(1, 8), "space": range(1, 7), "chamber": range(6)}
    # Swaps of all cards would outnumber all other actions: a few of each colour do.
    swapped = [c.index for c in CATALOG.cards if c.colour in ("blue", "green")]
    swapped += [CATALOG.card(name).index for name in ("quarry", "press", "conspirator")]
    for verb, spelling in VERBS.items():
        if not spelling.subject:
            yield Action(verb)
        if verb == "swap":
            yield from (Action(verb, mine, theirs) for mine in swapped for theirs in swapped)
            continue
        for subject in range(counts.get(spelling.subject, 0)):
            if spelling.other in ("", "offerings"):
                yield Action(verb, subject)
            if verb in ("build", "discard", "activate"):
                yield from (Action(verb, subject, giving=coins) for coins in (0, 1))
            if spelling.other:
                for other in others.get(spelling.other, range(counts["card"])):
                    yield Action(verb, subject, other)


ACTIONS = tuple(conceivable())


def places(state: GameState) -> list[str]:
    """Every place of the structure, including those whose card is gone."""
    if state.layout is None:
        return []
    rows = enumerate(state.layout.rows, start=1)
    return [f"r{row}c{column}" for row, columns in rows for column in columns]


@both_then_each
def test_exactly_the_legal_actions_are_not_refused(mix: Mix) -> None:
    step = 31 if mix.times == 1 else 1
    for number, state in enumerate(of_each_kind(mix)):
        legal = set(state.legal_actions())
        alike = {action._replace(place=-1) for action in legal if action.place >= 0}
        for action in (*legal, *ACTIONS[number % step :: step]):
            if action in alike:
                continue  # Senators that look alike need a place
            refusal = state.why_not(action)
            assert (refusal is None) == (action in legal), f"{action!r}: {refusal}"
            if refusal is not None:
                assert refusal.rule in RULEBOOK, refusal
                assert refusal.text[0].isupper(), refusal
                assert refusal.text.endswith("."), refusal
                if refusal.text.startswith("A choice is due first"):
                    assert can_follow(state, action), f"{action!r}: {refusal}"


def can_follow(state: GameState, action: Action) -> bool:
    """Whether an action may come once the choice due is made."""
    asked = [CHOICES[pending.kind] for pending in state.stack if pending.kind in CHOICES]
    if any(action.verb in (choice.verb, *choice.related_verbs) for choice in asked):
        return True
    acted = any(pending.kind == END_OF_TURN for pending in state.stack)
    return not acted and action.verb in (
        *("build", "discard", "wonder", "recruit", "prepare"),
        *(["activate"] if state.pantheon is not None and state.pantheon.open else []),
        *(["trigger"] if state.stack[-1].kind in ("begin", "place-gate") else []),
    )


@both_then_each
def test_by_place_exactly_the_accessible_cards_are_not_refused(mix: Mix) -> None:
    for state in of_each_kind(mix):
        legal = set(state.legal_actions())
        there = {place.name: place for place in state.structure}
        for name in places(state):
            for text in (f"build @{name}", f"discard @{name}", f"reveal @{name}"):
                action = state.read(text)
                refusal = state.why_not(text)
                assert (refusal is None) == (action in legal), f"{text}: {refusal}"
                if state.outcome is None and not state.stack:
                    accessible = name in there and there[name].accessible
                    assert (refusal is None) or not text.startswith("discard") or not accessible
                if refusal is not None:
                    assert refusal.text[0].isupper(), refusal
                    assert refusal.text.endswith("."), refusal


@both_then_each
def test_the_other_player_may_do_nothing(mix: Mix) -> None:
    for state in of_each_kind(mix):
        if state.to_act is None:
            continue
        waiting = "B" if state.to_act == "A" else "A"
        for action in state.legal_actions():
            assert state.why_not(action, state.to_act) is None
            refusal = state.why_not(action, waiting)
            assert refusal is not None
            assert refusal.rule in RULEBOOK


@both_then_each
def test_play_raises_exactly_what_why_not_says(mix: Mix) -> None:
    for number, state in enumerate(of_each_kind(mix)):
        for action in ACTIONS[number % 101 :: 101]:
            refusal = state.why_not(action)
            if refusal is not None:
                with pytest.raises(duel.IllegalAction) as error:
                    state.play(action)
                assert error.value.refusal == refusal
