"""Beside the real box: the form, from the first answer to the end of a game."""

from __future__ import annotations

import random

import pytest

import duel_nb as duel
from duel_nb.engine import DuelError, GameState
from duel_nb.lessons.first_game import table_setup
from duel_nb.lessons.first_game.table_form import TableForm
from duel_nb.lessons.first_game.table_game import TableGame
from duel_nb.page.elements import Button
from tests.engine.games import FOUR, Mix, mainly_both

OPEN = ("Altar", "Press", "Tavern", "Garrison", "Theater", "Logging Camp")


def laid(*expansions: str) -> TableForm:
    form = duel.first_game(expansions, beside_the_box=True).table
    assert form is not None
    return form


def with_open_cards() -> TableForm:
    """A game in which the open cards have been entered."""
    form = laid()
    for name in OPEN:
        form.tell(name)
    return form


def press(form: TableForm, label: str) -> None:
    next(one for one in offered(form) if one.label == label).press()


def offered(form: TableForm) -> list[Button]:
    return [one for one in form._buttons.children if isinstance(one, Button)]


def labels(form: TableForm) -> list[str]:
    return [one.label for one in offered(form)]


def test_the_open_cards_are_asked_then_what_was_done() -> None:
    form = laid()
    assert "Row 5 from the far side, card 1 from the left." in form._asked.value
    assert "put 3 back unseen" in form._lay.value
    first = {one.tip.id for one in form.guide.new_tips}
    for name in OPEN:
        form.tell(name)
    assert "Ada&#x27;s turn, Age I." in form._asked.value
    assert labels(form) == list(OPEN)
    assert {"trade", "shield", "fixed-price"}.isdisjoint(first)
    assert {"trade", "shield"} <= {one.tip.id for one in form.guide.new_tips}
    press(form, "Garrison")
    assert labels(form) == ["constructed", "discarded for coins", "Another card"]
    press(form, "constructed")
    assert form.game.state.pawn == 1
    assert "The pawn is 1 space towards Ben." in form._now.value


def test_a_card_turned_up_is_asked_for() -> None:
    form = with_open_cards()
    told: list[str] = []
    for name in ("Altar", "Press"):
        told += [one.tip.id for one in form.guide.new_tips]
        press(form, name)
        press(form, "discarded for coins")
    assert form.game.question is not None
    assert "Row 4 from the far side, card 1 from the left." in form._asked.value
    assert "Scriptorium" in form.game.question.names
    assert "Altar" not in form.game.question.names
    assert "turned-up" in told
    form.tell("scri")
    assert "green" in [one.tip.id for one in form.guide.new_tips]


def test_a_wrong_click_and_a_wrong_answer_can_be_undone() -> None:
    form = with_open_cards()
    before = form.game.state
    press(form, "Altar")
    press(form, "constructed")
    form._undo.press()
    assert form.game.state == before
    assert labels(form) == list(OPEN)
    form._undo.press()
    assert form.game.question is not None
    form.tell("Stone Pit")
    assert "Stone Pit" in labels(form)
    assert "Logging Camp" not in labels(form)


def test_what_is_typed_is_understood_or_the_nearest_are_named() -> None:
    form = laid()
    form._typed.value = "Altr"
    assert "Did you mean Altar" in form._problem.value
    assert form.game.state.structure
    with pytest.raises(DuelError, match="Clay Pool"):
        form.tell("clay")
    form._typed.value = "altar"
    assert form._problem.value == ""
    assert "card 2 from the left" in form._asked.value


def test_what_cannot_be_constructed_says_why() -> None:
    form = laid()
    for name in ("Lumber Yard", "Quarry", "Baths", "Press", "Tavern", "Workshop"):
        form.tell(name)
    state = form.game.state
    assert state.why_not("build Baths") is None
    for _ in range(2):
        press(form, "Workshop" if "Workshop" in labels(form) else "Tavern")
        assert ("cannot be constructed" in form._problem.value) == (
            "constructed" not in labels(form)
        )
        press(form, labels(form)[0])
        while form.game.question is not None:
            form.tell(form.game.question.names[0])


@mainly_both(*FOUR[:-1])
def test_a_whole_game_is_told_by_buttons(mix: Mix) -> None:
    form, rng = laid(*mix.sets[1:]), random.Random(3)
    for _ in range(600):
        question = form.game.question
        if question is not None:
            form.tell(rng.choice(question.names))
        elif form.game.state.outcome is not None:
            break
        else:
            rng.choice([one for one in offered(form) if one.icon != "reply"]).press()
        assert form.last_error is None, form.last_error
    assert form.game.state.outcome is not None
    assert "What you did not meet this time" in form.guide._rest.value
    assert "Total" in form._now.value


@pytest.mark.parametrize("sets", [(), ("pantheon",), ("agora",), ("pantheon", "agora")], ids=str)
def test_every_age_is_laid_out_in_words(sets: tuple[str, ...]) -> None:
    state = duel.new_game(seed=1, expansions=set(sets), names=("Ada", "Ben"))
    ages: dict[int, list[str]] = {}
    while state.outcome is None:
        ages.setdefault(max(1, state.age), [str(line) for line in table_setup.lines(state)])
        state = state.play(state.legal_actions()[0])
    assert set(ages) == {1, 2, 3}
    assert all(ages.values())
    said = " ".join(line for lines in ages.values() for line in lines)
    assert ("Senators" in said) == ("agora" in sets)
    assert ("Grand Temples" in said) == ("pantheon" in sets)
    assert ("Guilds" in said) == ("pantheon" not in sets)
    assert said.count("rows of 2, 3, 4") >= 1 or "agora" in sets


def test_names_of_players_are_no_markup() -> None:
    form = TableForm(TableGame((), ("<b>Ada</b>", "Ben")))
    assert "<b>Ada</b>" not in form._lay.value
    assert "&lt;b&gt;Ada" in form._lay.value


def test_nothing_changes_when_it_cannot_be() -> None:
    game = TableGame()
    before: tuple[GameState, ...] = game.states
    with pytest.raises(DuelError, match="cannot be 'Arsenal'"):
        game.answer("Arsenal")
    assert game.states == before
    assert not game.can_undo
