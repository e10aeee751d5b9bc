"""What an action would do is foretold, and what matters in a position is said with its rule."""

from __future__ import annotations

import re

import pytest

import duel_nb as duel
from duel_nb.boards.html import markup
from duel_nb.catalog import CATALOG
from duel_nb.engine.rules.box import progress_box
from duel_nb.rulebook import rule
from duel_nb.session import table
from duel_nb.session.explain import explain
from duel_nb.session.offers import offer
from duel_nb.session.preview import ActionPreviews
from tests.engine.games import MIXES, Mix, positions, random_game


def remarks(state: duel.GameState) -> dict[str | None, str]:
    """The remarks on a position by their rule."""
    return {remark.rule: remark.text for remark in explain(state)}


def test_what_an_action_uncovers_and_which_symbol_it_brings() -> None:
    state = duel.position(
        A={"cards": ["Scriptorium"], "coins": 20},
        structure={"r5c1": "Workshop", "r5c3": "Altar"},
        taken=["r4c8"],
        names=("Ada", "Ben"),
    )
    text = offer(state, state.read("build Workshop"), ActionPreviews(state)).foretold
    assert "the plumb bob, 2 of 6 symbols" in text
    assert "uncovers" not in text  # Altar lies on the card above as well
    after = state.play("build Workshop")
    told = offer(after, after.read("discard Altar"), ActionPreviews(after)).foretold
    assert "uncovers a face-down card" in told


@pytest.mark.parametrize(
    ("position", "rule_id", "sentence"),
    [
        (
            {"A": {"mythology": ["greek"]}, "structure": ["Greek Grand Temple"]},
            "PAN-TEMPLE-02",
            "Free for A by a Mythology token: Greek Grand Temple.",
        ),
        (
            {"A": {"cards": ["Conspirator"]}, "structure": ["Politician (left)"]},
            "AGO-SENATOR-02",
            "A can recruit Politician (left) (1 coin).",
        ),
        (
            {
                "A": {"cards": ["Scriptorium"], "coins": 30},
                "structure": ["Library", "School"],
                "progress": ["Law"],
            },
            "BASE-SCI-02",
            "A has 1 of the 6 symbols for a supremacy; new ones with School; a pair, and with it a "
            "Progress token, with Library.",
        ),
        (
            {"A": {"coins": 30}, "structure": ["Walls", "Statue"], "age": 2, "minerva": 8},
            "PAN-MINERVA-02",
            "Minerva, 8 spaces towards B, stops the pawn once.",
        ),
    ],
)
def test_what_matters_is_said_with_its_rule(
    position: dict[str, object], rule_id: str, sentence: str
) -> None:
    sets = {"PAN": ["pantheon"], "AGO": ["agora"]}.get(rule_id[:3], [])
    filled = {"filled": False} if sets == ["agora"] else {}
    state = duel.position(expansions=sets, **filled, **position)  # type: ignore[arg-type]
    assert remarks(state)[rule_id] == sentence


def test_who_threatens_to_win_is_said() -> None:
    walls = {"structure": ["Walls", "Statue"], "age": 2, "names": ("Ada", "Ben")}
    near = duel.position(A={"coins": 30}, B={"coins": 1}, pawn=7, **walls)  # type: ignore[arg-type]
    texts = [remark.text for remark in explain(near) if remark.rule == "BASE-MIL-05"]
    assert any("2 spaces from a military supremacy of Ada" in text for text in texts)
    waits = duel.position(A={"coins": 30}, B={"coins": 0}, turn="B", pawn=7, **walls)  # type: ignore[arg-type]
    assert (
        "Ada threatens to win at once by military supremacy with Walls." in remarks(waits).values()
    )


def test_what_a_senator_uncovers_is_said_once_for_recruiting_and_discarding() -> None:
    state = duel.position(
        structure={"r5c1": "Politician (left)", "r4c2": "Altar"},
        expansions=["agora"],
        filled=False,
        names=("Ada", "Ben"),
    )
    told = "What Ben may find: taking Politician (left) turns up a card."
    assert remarks(state)["BASE-STRUCT-05"] == told


def test_what_can_be_paid_and_what_cannot() -> None:
    state = duel.position(
        A={"coins": 1, "cards": ["Scriptorium"], "wonders": ["Pyramids"]},
        structure=["Library", "Statue", "Brewery"],
        names=("Ada", "Ben"),
    )
    said = remarks(state)
    assert said["BASE-CHAIN-01"] == "Free for Ada by a chain: Library."
    assert "Brewery (free)" in said["BASE-COST-01"]
    assert "The Pyramids" in said["BASE-COST-04"]
    words = {price.hit.partition(":")[0]: str(price) for price in table.prices(state)}
    assert "too expensive" in words["wonder"]


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.name)
def test_every_position_is_explained_with_rules_that_exist(mix: Mix) -> None:
    for step, (state, _) in enumerate(random_game(mix, 2)):
        if step % 4 == 0 or state.outcome is not None:
            found = explain(state.view(state.to_act))
            assert found
            for remark in found:
                assert remark.rule is None or rule(remark.rule).id == remark.rule


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.name)
def test_every_win_that_is_promised_comes_and_none_is_forgotten(mix: Mix) -> None:
    promised = 0
    for number, state in enumerate(positions(mix, range(2), every=2)):
        if state.outcome is not None or not state.age:
            continue
        near = state.copy()
        near.pawn = (8, -8, 7, -7)[number % 4]
        who = near.to_act or "A"
        name = near.names["AB".index(who)]
        wins: dict[str, set[str]] = {}
        for action in near.legal_actions():
            after = near.play(action)
            ends = after.outcome
            if ends is None or ends.termination == "civilian" or ends.winner != who:
                continue
            if not any(event.kind == "decree" for event in after.events):
                thing = action.wonder or action.conspiracy or action.card or action.divinity
                wins.setdefault(ends.rule, set()).add(thing.name if thing else str(action))
        texts = {r.rule: r.text for r in explain(near.view(who)) if f"{name} would win" in r.text}
        assert texts.keys() == wins.keys()
        for rule_id, things in wins.items():
            told = texts[rule_id].rpartition(" with ")[2].removesuffix(".")
            assert set(re.split(r", | or ", told)) == things
            promised += 1
    assert promised > 5


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.name)
def test_the_box_is_what_the_engine_knows_of_it(mix: Mix) -> None:
    for state in positions(mix, range(2), every=5):
        text = markup.cards(state.view("A"))
        box = {token.name for token in CATALOG.progress if token.index in progress_box(state)}
        named = {token.name for token in CATALOG.progress if re.search(token.name, text)}
        locked = state.senate is not None and state.senate.locked_in_secret
        assert box <= named
        assert len(named - box) <= locked
        for age, cards in enumerate(state.removed, start=1):
            assert f"{len(cards)} cards of Age {'I' * age}, face down" in text
