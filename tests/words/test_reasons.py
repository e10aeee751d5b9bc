"""What the coach says of an action, in each language."""

import re

import pytest

from duel_nb.catalog import CATALOG, RESOURCES
from duel_nb.engine import Action
from duel_nb.engine.state.values import Outcome
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.messages import Listed, Message, Part
from duel_nb.players.coach_reason import CoachReason
from tests.words import keys

REASONS = sorted(key for key in keys.all_keys() if key.startswith("reason-"))


def said(key: str, **parts: Part) -> str:
    """A reason about Ada's action, with a number for whatever it counts."""
    names: dict[str, Part] = {
        "who": "Ada",
        "whom": "Ben",
        "resources": Listed(Message("resource-clay"), last="and"),
    }
    known: dict[str, Part] = {**dict.fromkeys(keys.parts_of(key), 2), **names, **parts}
    return str(Message(key, known))


@pytest.mark.parametrize("key", [key for key in REASONS if "card" in keys.parts_of(key)])
def test_an_english_reason_names_a_card_with_its_article(key: str) -> None:
    sentence = said(key, card=CATALOG.card("clay-reserve"))
    assert "the Clay Reserve" in sentence or "Ben's Clay Reserve" in sentence


@pytest.mark.parametrize("key", [key for key in REASONS if "wonder" in keys.parts_of(key)])
def test_an_english_reason_names_a_wonder_as_within_a_sentence(key: str) -> None:
    assert "the Sphinx" in said(key, wonder=CATALOG.wonder("sphinx"))
    assert " Piraeus" in said(key, wonder=CATALOG.wonder("piraeus"))


@pytest.mark.parametrize("key", ["reason-denies", "reason-denies-best", "reason-buries"])
def test_a_russian_reason_does_not_say_that_the_opponent_can_use_a_card_that_is_gone(
    key: str,
) -> None:
    with speaking("ru"):
        sentence = said(key, card=CATALOG.card("clay-reserve"))
    assert "может использовать" not in sentence
    assert "получает" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_symbol_is_called_the_first(language: str) -> None:
    with speaking(language):
        assert "1" not in said("reason-symbol", symbols=1)
        assert "2" in said("reason-symbol", symbols=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_new_cards_are_counted_if_there_are_several(language: str) -> None:
    with speaking(language):
        assert "1" not in said("reason-turns-up", cards=1)
        assert "2" in said("reason-turns-up", cards=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_names_the_choices_it_depends_on(language: str) -> None:
    with speaking(language):
        reason = Message("reason-progress", who="Ada")
        sentence = said("reason-by-choice", reason=reason, choices=Listed("first", "second"))
        assert sentence.startswith(str(reason))
        assert sentence.endswith("first, second)")


def test_a_sentence_about_a_better_action_is_a_sentence() -> None:
    for key in ("review-better", "review-better-alone", "review-better-unexplained"):
        assert said(key, better="pass", reason="it is free").startswith("It is better to pass")


def test_an_only_move_is_the_only_good_one_and_any_other_need_not_lose_the_most() -> None:
    """It has its mark if any other loses 15 percentage points, which may be less than half."""
    assert said("reviewed-only-move", after="59%").startswith("The only good move")
    for language, too_much in (("fr", "grande part"), ("ru", "большую часть")):
        with speaking(language):
            assert too_much not in said("reviewed-only-move", after="59%")


ALL_RESOURCES = Listed(*(Message(f"resource-{one}") for one in RESOURCES), last="or")


@pytest.mark.parametrize(
    "key", ["reason-resource", "reason-always", "reason-any", "reason-wonder-any"]
)
def test_a_reason_names_resources_in_the_case_of_its_verb(key: str) -> None:
    with speaking("ru"):
        sentence = said(key, resources=ALL_RESOURCES)
        for declined in ("древесину", "глину", "камень", "стекло", "папирус"):
            assert declined in sentence
    with speaking("fr"):
        sentence = said(key, resources=ALL_RESOURCES)
        for some in ("du bois", "de l’argile", "de la pierre", "du verre", "du papyrus"):
            assert some in sentence


@pytest.mark.parametrize(
    "key",
    [
        *("reason-resource", "reason-production", "reason-less", "reason-always", "reason-any"),
        *("reason-chain", "reason-denies", "reason-denies-best"),
    ],
)
def test_a_french_hint_has_one_colon(key: str) -> None:
    with speaking("fr"):
        assert ":" not in said(key, resources=ALL_RESOURCES, card=CATALOG.card("altar"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("termination", ["military", "science", "political", "civilian"])
def test_a_reason_has_no_brackets_within_brackets(language: str, termination: str) -> None:
    placed = Action("recruit", 0, place=503)
    won = Outcome(termination, "A", "BASE-END-01")
    reasons = (
        CoachReason("wins", "A", won),
        CoachReason("wins", "A", won, choices=(placed,)),
        CoachReason("ends", "B", won),
        CoachReason("ends", "A", Outcome("civilian", None, "BASE-END-04")),
        CoachReason("progress", "A", choices=(placed,)),
        CoachReason("stops", "A", placed),
        CoachReason("lets-win", "A", placed._replace(place=-1, giving=3)),
    )
    with speaking(language):
        for reason in reasons:
            assert not re.search(r"\([^)]*\(", str(reason.message(("Ada", "Ben"))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_has_no_brackets_beside_those_of_its_choices(language: str) -> None:
    """Where English needs none for a reason, no language has any."""
    about: dict[str, Part] = {"card": CATALOG.card("altar"), "wonder": CATALOG.wonder("sphinx")}
    plain = [key for key in REASONS if "(" not in said(key, **about)]
    assert "reason-trade" in plain
    with speaking(language):
        assert [key for key in plain if "(" in said(key, **about)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_choice_twice_is_named_once(language: str) -> None:
    place = Action("place", 3)
    control = CoachReason("control", "A", figures={"chamber": 4}, choices=(place, place))
    once = CoachReason("control", "A", figures={"chamber": 4}, choices=(place,))
    with speaking(language):
        twice, words = (str(one.message(("Ada", "Ben"))) for one in (control, once))
    assert words.count("4") == twice.count("4")
    assert "2\u202f×" in twice or "2 ×" in twice
