"""What was not given to the referee is unknown: never a default, in no language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.lessons.rulings.answers import Answer
from duel_nb.lessons.suggestions import meant_actions
from duel_nb.messages import Listed, Message

NOTHING: dict[str, Any] = {"cards": [], "built": [], "progress": []}
"""A City of which everything is given that changes a price, but not the coins."""
RICH = {**NOTHING, "coins": 30}
BOTH = ["agora", "pantheon"]


def keys(answer: Answer) -> list[str]:
    return [r.message.key for r in answer.reasons if isinstance(r.message, Message)]


def about(answer: Answer, who: str) -> list[str]:
    """What is said about a player, besides the conditions and what was not given."""
    return [
        reason.text
        for reason in answer.reasons
        if isinstance(reason.message, Message)
        and reason.message.parts.get("who") == who
        and not reason.message.key.startswith(("ruling-case", "missing"))
    ]


def test_a_name_changes_no_line_and_no_coins_are_assumed() -> None:
    plain = duel.referee(structure=["Theater", "Altar"]).moves("A")
    for names in (("A", "B"), ("Point", "Mü"), ("A 5 → 6", "Points +3")):
        answer = duel.referee(structure=["Theater", "Altar"], names=names).moves("A")
        assert keys(answer) == keys(plain)
        assert answer.actions == plain.actions
        for language in LANGUAGES:
            with speaking(language):
                text = str(answer)
            for name in names:
                text = text.replace(name, "")
            assert not re.search(r"99|→", text), text


@pytest.mark.parametrize(
    ("setup", "action", "yes", "price"),
    [
        ({"structure": ["Statue"]}, "build Statue", None, (0, 12)),
        ({"structure": ["Statue"], "A": RICH}, "build Statue", True, (4, 12)),
        ({"structure": ["Statue"], "A": RICH, "B": {"cards": []}}, "build Statue", True, (4, 4)),
        ({"structure": ["Theater"]}, "build Theater", True, (0, 0)),
        ({"structure": ["Theater"], "A": {"cards": ["Baths"]}}, "build Baths", False, None),
        ({"A": RICH, "B": {"cards": []}}, "build Statue", None, (4, 4)),
        ({"structure": ["Theater"], "A": {"cards": []}}, "build Statue", False, None),
        ({"structure": ["Altar"], "A": RICH}, "wonder Sphinx with Altar", None, (8, 14)),
        (
            {"structure": ["Altar"], "A": {**RICH, "wonders": ["Pyramids"]}},
            "wonder Sphinx with Altar",
            False,
            None,
        ),
        ({"expansions": ["pantheon"], "age": 1}, "activate Mars", False, None),
        ({"expansions": ["pantheon"], "age": 2}, "activate Mars", None, (0, 8)),
        ({"expansions": ["agora"], "structure": ["Altar"]}, "recruit conspirator", None, (0, 4)),
        ({"expansions": ["agora"], "structure": ["Altar"]}, "trigger Coup", None, None),
    ],
)
def test_a_verdict_has_three_values_and_a_price_is_a_range(
    setup: dict[str, Any], action: str, yes: bool | None, price: tuple[int, int] | None
) -> None:
    answer = duel.referee(**setup).can("A", action)
    assert (answer.yes, answer.price) == (yes, price), answer
    if yes is None:
        assert answer.depends
        assert len({(case.yes, case.price) for case in answer.cases}) > 1


@pytest.mark.parametrize("seed", range(0, 40, 10))
def test_senators_are_meant_as_they_were_given(seed: int) -> None:
    with_agora: dict[str, Any] = {"expansions": ["agora"], "A": NOTHING, "seed": seed}
    one = duel.referee(structure=["Theater", "Conspirator"], **with_agora)
    answer = one.can("A", "recruit conspirator")
    assert answer.yes
    assert answer.price == (0, 0)
    none = duel.referee(structure=["Theater"], **with_agora).can("A", "recruit conspirator")
    assert none.yes is None
    assert {one.keyword for one in none.depends} == {"structure"}
    assert none.price == (0, 0)


def test_what_is_not_known_is_no_fact() -> None:
    altar: dict[str, Any] = {"structure": ["Altar"]}

    def wonder(name: str) -> Answer:
        city = {**RICH, "wonders": [name]}
        return duel.referee(A=city, **altar).can("A", f"wonder {name} with Altar")

    assert not about(wonder("Appian Way"), "B"), "nobody told how many coins B has"
    assert not about(wonder("Statue of Zeus"), "B"), "nobody told what B has built"
    assert not any("discard" in key for key in keys(wonder("Mausoleum")))
    told = {**RICH, "wonders": ["Appian Way"]}
    poor = duel.referee(A=told, B={"coins": 2, "progress": []}, **altar).can(
        "A", "wonder Appian Way with Altar"
    )
    assert about(poor, "B"), "here it is known"


def test_an_explanation_tells_only_what_is_known() -> None:
    nothing = duel.referee(expansions=BOTH, structure=["Altar"]).explain()
    assert keys(nothing) == ["ruling-turn", "missing-not-counted"]
    cards = duel.referee(A={"cards": ["Quarry"]}, B={"coins": 3, "cards": []}).explain()
    assert "A produces 1 stone." in [reason.text for reason in cards.reasons]
    assert "B has 3 coins." in [reason.text for reason in cards.reasons]
    assert "ruling-makes-nothing" not in keys(cards), "nobody told which Wonders stand"


def test_the_snake_may_give_a_symbol_where_no_divinity_was_given() -> None:
    city = {"cards": ["Library"], "progress": []}
    told: dict[str, Any] = {"expansions": ["pantheon"], "age": 2, "B": city}
    assert "ruling-symbols" not in keys(duel.referee(**told).explain())
    base = duel.referee(age=2, B=city).explain()
    assert "B has 1 different scientific symbol of 6." in [r.text for r in base.reasons]


def test_the_player_who_is_not_on_turn_gets_the_same_care() -> None:
    unknown = duel.referee(structure=["Statue"]).can("B", "build Library")
    assert unknown.yes is False
    assert unknown.own_turn is None
    assert unknown.depends[0].keyword == "structure"
    known = duel.referee(structure=["Statue"], B=RICH, A={"cards": []}).can("B", "build Statue")
    assert known.own_turn is True


def test_everything_that_was_not_given_is_listed() -> None:
    referee = duel.referee(structure=["Altar"], A=NOTHING, B={**RICH, "wonders": []}, pawn=0)
    *_, last = referee.can("A", "build Altar").reasons
    assert last.text == (
        "Not given: A's coins and Wonders; the Military tokens; the Progress tokens on the board; "
        "the discard pile."
    )


@pytest.mark.parametrize("setup", [{}, {"expansions": BOTH}])
def test_the_figures_are_the_same_in_every_language(setup: dict[str, Any]) -> None:
    asked = duel.referee(structure=["Statue", "Library"], names=("Ada", "Ben"), **setup)
    answers = (
        asked.can("A", "build Statue"),
        asked.can("B", "build Statue"),
        asked.cost("Statue"),
        asked.moves(),
    )
    found = []
    for language in LANGUAGES:
        with speaking(language):
            texts = [str(answer.verdict) for answer in answers]
            texts += [reason.text for answer in answers for reason in answer.reasons]
            found.append([sorted(re.findall(r"\d+", str(text))) for text in texts])
    assert found[1:] == found[:-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_that_depends_is_saved_as_a_case_that_holds(
    language: str, tmp_path: Path
) -> None:
    referee = duel.referee(structure=["Statue"], names=("Ada", "Ben"))
    with speaking(language):
        answer = referee.can("A", "build Statue")
        file = referee.save(answer, tmp_path)
        assert file.name == "can-ada-build-statue.toml"
        assert duel.check(file)
    assert "coins = 4" in file.read_text("utf-8"), "just enough"


def test_a_price_in_a_space_that_was_not_given_is_saved_with_that_space(tmp_path: Path) -> None:
    referee = duel.referee(expansions=["pantheon"], age=2)
    answer = referee.cost("Mars", "A")
    assert answer.price == (1, 8)
    assert duel.check(referee.save(answer, tmp_path))


def test_the_most_yellow_cards_that_may_be_there_count_for_a_discard() -> None:
    yellow = ["Tavern", "Stone Reserve", "Clay Reserve", "Wood Reserve"]
    before = duel.position(structure=["Theater"], A={"cards": yellow})
    brought = before.play("discard Theater").city("A").coins - before.city("A").coins
    answer = duel.referee(structure=["Theater"]).can("A", "discard Theater")
    for language in LANGUAGES:
        with speaking(language):
            assert re.search(rf"\+2 \S+ \+{brought}\b", str(answer)), str(answer)


def test_offerings_that_may_be_there_are_cases_of_an_activation() -> None:
    setup: dict[str, Any] = {"expansions": ["pantheon"], "age": 2, "pantheon": {5: "Mars"}}
    answer = duel.referee(**setup, A={"coins": 2}).can("A", "activate Mars")
    for offerings in ([2], [3], [4], [2, 3], [2, 4], [3, 4]):
        told = duel.position(**setup, A={"coins": 2, "offerings": offerings})
        using = f"activate Mars using {' '.join(map(str, offerings))}"
        (case,) = (
            case
            for case in answer.cases
            if case.assumed and case.assumed[-1].values[0][1] == offerings
        )
        assert case.yes is (using in map(str, told.legal_actions()))
        assert case.price == told.payments(using)[0].total
        refusal = told.why_not(using)
        for language in LANGUAGES:
            with speaking(language):
                assert refusal is None or str(refusal.message)[1:] in str(answer)


@pytest.mark.parametrize("senator", ["Politician (left)", "Conspirator"])
def test_each_number_of_senators_is_a_case(senator: str) -> None:
    referee = duel.referee(expansions=["agora"], structure=[senator], age=1)
    answer = referee.can("A", f"recruit {senator}")
    assert {case.price for case in answer.cases} >= {0, 1, 2, 3, 4}
    assert keys(answer).count("ruling-case") == 4, answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_change_a_price_together_are_named(language: str) -> None:
    pair = ["lumber-yard", "stone-pit"]
    told = duel.position(structure=["Library"], A={"cards": pair})
    assert told.cost_of("Library", "A").total == 2
    with speaking(language):
        cards = Listed(*map(duel.CATALOG.card, pair), last="and")
        condition = Message("case-cards", who="A", things=cards)
        answer = duel.referee(structure=["Library"]).cost("Library", "A")
        assert str(condition) in str(answer)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "recruit"),
        ("en", "build"),
        ("de", "Senator rekrutieren"),
        ("fr", "recruter un sénateur"),
        ("ru", "нанять Сенатора"),
    ],
)
@pytest.mark.parametrize("seed", range(4))
def test_a_card_that_was_not_named_is_never_one_that_lies_there_by_chance(
    text: str, language: str, seed: int
) -> None:
    referee = duel.referee(expansions=["agora"], age=2, seed=seed)
    with speaking(language), pytest.raises(duel.NotationError):
        referee.can("A", text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "may I recruit a senator?"),
        ("de", "Darf ich einen Senator rekrutieren?"),
        ("fr", "Puis-je recruter un sénateur ?"),
        ("ru", "Можно ли нанять Сенатора?"),
    ],
)
@pytest.mark.parametrize("seed", range(2))
def test_nor_is_it_in_a_question_that_is_typed(text: str, language: str, seed: int) -> None:
    rulings = duel.referee(expansions=["agora"], age=2, seed=seed)
    with speaking(language):
        assert meant_actions(rulings.state, text, rulings.read) == ()


def test_tokens_on_cards_that_were_not_given_do_not_stop_a_question() -> None:
    r = duel.referee(expansions=["pantheon"], age=2, tokens={"r2c2": 4}, A={"coins": 9})
    assert r.can("A", "build Library").yes is None
    assert not r.can("A", "activate Isis").yes
