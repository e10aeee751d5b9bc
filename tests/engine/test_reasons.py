"""Events and refusals give the reason, and the rule that says it."""

from collections.abc import Iterator

import duel_nb as duel
from duel_nb.engine import Event, GameState
from duel_nb.rulebook import RULEBOOK
from tests.engine.games import Mix, both_then_each, random_game

#: By kind of event, the rules that it may name; only kinds with a single meaning are listed.
RULES = {
    "actions": {"AGO-POL-01", "AGO-DECX-08"},
    "again-lost": {"BASE-TURN-07"},
    "age-over": {"BASE-AGE-01"},
    "begins": {"BASE-AGE-02", "BASE-AGE-03"},
    "chain": {"BASE-CHAIN-01", "PAN-TEMPLE-02", "AGO-DECREE-15", "BOTH-16"},
    "control": {"AGO-CTRL-01"},
    "in-force": {"AGO-CTRL-03", "AGO-CX-16"},
    "kept": {"AGO-CONSPIRATOR-02", "AGO-CURIA-01", "AGO-CRIME-01"},
    "offered": {"BASE-DRAFT-01", "BASE-DRAFT-02"},
    "pair": {"BASE-SCI-02", "PAN-NISABA-02", "PAN-ISHTAR-02"},
    "plots": {"AGO-CONSPIRATOR-02", "AGO-CURIA-01"},
    "put-back": {"PAN-GATE-02", "PAN-THEATER-01"},
    "returned": {"AGO-CONSPIRATOR-02", "AGO-CURIA-01"},
    "revealed": {"BASE-TURN-04", "AGO-CX-11"},
    "shields": {"BASE-PROG-STRATEGY"},
    "triggered": {"AGO-PLOT-02", "AGO-CURIA-02"},
    "wonder-built": {"BASE-WON-01", "PAN-ISIS-01"},
}
#: Kinds of events in which something is counted.
COUNTED = {
    *("age-over", "astarte", "coins", "cube", "cube-moved", "dealt", "divinities", "drawn", "enki"),
    *("in-force", "installed", "looked", "military-token", "minerva", "offering", "pantheon"),
    *("pawn", "plots", "points", "put-back", "shields", "token-removed"),
}


def events_of_game(mix: Mix, seed: int) -> Iterator[tuple[GameState, tuple[Event, ...]]]:
    """Every position of a random game, with the events of the action taken there."""
    for before, action in random_game(mix, seed):
        if action is not None:
            yield before, before.play(action).events


@both_then_each
def test_each_event_names_a_rule_that_is_in_play_and_about_it(mix: Mix) -> None:
    for seed in mix.seeds(range(12)):
        for before, events in events_of_game(mix, seed):
            for decision in before.decisions:
                assert decision.rule in RULEBOOK, decision
                assert decision.text.endswith("."), decision
            for event in events:
                assert event.rule in RULEBOOK, event
                family = event.rule.split("-")[0]
                assert mix.pantheon or family not in ("PAN", "BOTH"), event
                assert mix.agora or family not in ("AGO", "BOTH"), event
                assert event.rule in RULES.get(event.kind, {event.rule}), event
                assert not event.amount or event.kind in COUNTED, event
                assert event.text[0].isupper(), event
                assert event.text.endswith("."), event
                assert not event.text.startswith("Skipped"), event  # each choice says why


@both_then_each
def test_a_turn_reports_one_extra_turn(mix: Mix) -> None:
    for seed in mix.seeds(range(12)):
        earned = 0
        for before, events in events_of_game(mix, seed):
            earned = sum(event.kind == "again" for event in events) + earned * bool(before.stack)
            assert earned <= 1


def test_a_price_names_the_payment_that_starves_economy() -> None:  # PAN-ENGIN-05
    s = duel.position(
        A={
            "coins": 5,
            "cards": ["Shelf Quarry", "Clay Reserve", "Press"],
            "progress": ["Engineering"],
        },
        B={"progress": ["Economy"]},
        structure=["Fortifications"],
        expansions=["pantheon"],
        names=("Ada", "Ben"),
    )
    price = s.cost_of("Fortifications")
    assert str(price).endswith(
        "1 coin by Engineering instead of the cost; or 1 coin with 'giving 1': 1 papyrus from "
        "the Press; 2 stone from the Shelf Quarry; 1 clay bought at 1 (fixed by the Clay Reserve)"
    )
    assert "build Fortifications giving 1" in s.legal_actions()
    paid = s.play("build Fortifications").events
    assert "PAN-ENGIN-05" in [event.rule for event in paid]
    assert "PAN-ENGIN-01" not in [event.rule for event in paid]
