"""Beside the real box: the form, from the first answer to the end of a game."""

from __future__ import annotations

import random
import re

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG
from duel_nb.catalog.names import local_name
from duel_nb.engine import DuelError, GameState
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.lessons.first_game import table_setup
from duel_nb.lessons.first_game.guide import ShownTip
from duel_nb.lessons.first_game.table_form import TableForm
from duel_nb.lessons.first_game.table_game import TableGame
from duel_nb.page.elements import Button, Html, RowBox
from duel_nb.words.translate import translate
from tests.engine.games import FOUR, Mix, mainly_both

#: Face up in the first and third row, and covered.
COVERED = ("Stable", "Palisade", "Apothecary", "Quarry", "Clay Pit", "Stone Pit")
OPEN = ("Altar", "Press", "Tavern", "Garrison", "Theater", "Logging Camp")


def laid(*expansions: str) -> TableForm:
    form = duel.first_game(expansions, beside_the_box=True).table
    assert form is not None
    return form


def with_open_cards() -> TableForm:
    """A game in which the open cards have been entered."""
    form = laid()
    for name in (*COVERED, *OPEN):
        form.tell(name)
    return form


def press(form: TableForm, label: str) -> None:
    next(one for one in offered(form) if one.label == label).press()


def use(form: TableForm, card: str, how: str) -> None:
    """Press the button in the row of a card whose label begins like that."""
    row = next(one for one in rows(form) if f"<b>{card}</b>" in html_in(one)[0].value)
    next(one for one in inside_of(row) if one.label.startswith(how)).press()


def rows(form: TableForm) -> list[RowBox]:
    return [one for one in form._uses.children if isinstance(one, RowBox)]


def cards(form: TableForm) -> list[str]:
    return [re.sub("<.*?>", "", html_in(row)[0].value) for row in rows(form)]


def inside_of(box: RowBox) -> list[Button]:
    return [one for one in box.children if isinstance(one, Button)]


def offered(form: TableForm) -> list[Button]:
    alone = [one for one in form._uses.children if isinstance(one, Button)]
    return [*alone, *(one for row in rows(form) for one in inside_of(row))]


def labels(form: TableForm) -> list[str]:
    return [one.label for one in offered(form)]


def test_the_open_cards_are_asked_then_what_was_done() -> None:
    form = laid()
    assert "Row 1 from the far side, card 1 from the left." in form._asked.value
    assert "put 3 back unseen" in form._lay.value
    first = {one.tip.id for one in form.guide.new_tips}
    for name in (*COVERED, *OPEN):
        form.tell(name)
    assert "Ada&#x27;s turn, Age I." in form._asked.value
    assert cards(form) == list(OPEN)
    assert first == {"goal", "turn"} == {one.tip.id for one in form.guide.new_tips}
    garrison = inside_of(rows(form)[list(OPEN).index("Garrison")])
    assert [one.label for one in garrison] == [
        "constructed: 2 coins",
        "discarded for coins: 2 coins",
    ]
    use(form, "Garrison", "constructed")
    assert form.game.state.pawn == 1
    assert "The pawn is 1 space towards Ben." in form._now.value


def test_a_card_turned_up_is_asked_for() -> None:
    form = with_open_cards()
    told: list[str] = []
    for name in ("Altar", "Press"):
        told.append(beside(form)[name])
        use(form, name, "discarded")
    assert form.game.question is not None
    assert "Row 4 from the far side, card 1 from the left." in form._asked.value
    assert "Scriptorium" in form.game.question.names
    assert "Altar" not in form.game.question.names
    assert ["A card turned up" in one for one in told] == [False, True]
    form.tell("scri")
    assert "Green cards" in beside(form)["Scriptorium"]


def test_a_wrong_click_and_a_wrong_answer_can_be_undone() -> None:
    form = with_open_cards()
    before = form.game.state
    use(form, "Altar", "constructed: free")
    form._undo.press()
    assert form.game.state == before
    assert cards(form) == list(OPEN)
    form._undo.press()
    assert form.game.question is not None
    form.tell("Lumber Yard")
    assert "Lumber Yard" in cards(form)
    assert "Logging Camp" not in cards(form)


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
    for name in (*COVERED, "Lumber Yard", "Clay Pool", "Baths", "Press", "Tavern", "Workshop"):
        form.tell(name)
    state = form.game.state
    assert state.why_not("build Baths") is None
    for _ in range(4):
        for row in rows(form):
            possible = any(one.label.startswith("constructed") for one in inside_of(row))
            said = any("cannot be constructed" in one.value for one in html_in(row))
            assert said != possible
        use(form, cards(form)[0], "constructed" if "constructed" in labels(form)[0] else "disc")
        while form.game.question is not None:
            form.tell(form.game.question.names[0])


def html_in(row: RowBox) -> list[Html]:
    return [one for one in row.children if isinstance(one, Html)]


def test_several_cards_are_told_at_once() -> None:
    form = laid()
    form._typed.value = "altar, pres, Tavern"
    assert "Row 3 from the far side, card 2 from the left." in form._asked.value
    form._typed.value = "Garrison, nonsense, Theater"
    assert "nonsense" in form._problem.value
    assert "card 3 from the left" in form._asked.value


def called(name: str) -> str:
    """The name of a card in the language in use."""
    return local_name(CATALOG.card(name.lower().replace(" ", "-")))


def beside(form: TableForm) -> dict[str, str]:
    """What is said beside the buttons of each card, with what is new of every card."""
    above = [one.value for one in form._uses.children if isinstance(one, Html)]
    return {
        about: " ".join([*above, *(one.value for one in html_in(row)[1:])])
        for about, row in zip(cards(form), rows(form), strict=True)
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_a_first_turn_would_meet_stands_beside_its_card(code: str) -> None:
    """The screen begins with the goal and the turn; all else is folded beside the cards."""
    with speaking(code):
        form = laid()
        for name in (*COVERED, *OPEN):
            form.tell(called(name))
        assert [one.tip.id for one in form.guide.new_tips] == ["goal", "turn"]
        assert translate("first-beside").split(":")[0] in form.guide._now.value
        said = {name: beside(form)[called(name)] for name in OPEN}
        assert all(translate("first-discard-title") in one for one in said.values())
        wanted = {"blue": ["Altar", "Theater"], "shield": ["Garrison"], "trade": ["Garrison"]}
        for tip, names in wanted.items():
            title = translate(f"first-{tip}-title")
            assert [name for name in OPEN if title in said[name]] == names


@mainly_both(*FOUR[:-1])
def test_every_rule_is_told_before_the_button_that_meets_it(mix: Mix) -> None:
    form, rng = laid(*mix.sets[1:]), random.Random(5)
    told: set[str] = set()
    for _ in range(600):
        question = form.game.question
        if question is not None:
            form.tell(rng.choice(question.names))
        elif form.game.state.outcome is not None:
            break
        else:
            choice = rng.choice(form.game.choices())
            waiting = {one.tip.id for one in form.guide.waiting(choice.action)}
            told |= waiting | {one.tip.id for one in form.guide.new_tips}
            before = len(form.game.actions)
            form.do(choice)
            if len(form.game.actions) > before:
                met = {one.tip.id for one in form.guide.new_tips if _is_met_by_acting(one)}
                assert met <= told, choice
    assert form.game.state.outcome is not None


def _is_met_by_acting(one: ShownTip) -> bool:
    return not one.ahead and any(when.way == "done" for when in one.tip.when)


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_and_prices_are_in_the_language_of_the_table(code: str) -> None:
    with speaking(code):
        form = laid()
        while form.game.question is not None:
            form.tell(form.game.question.names[0])
        names = [local_name(card) for card in CATALOG.cards]
        assert set(cards(form)) <= set(names)
        assert all(":" in one.label for one in offered(form))


@mainly_both(*FOUR[:-1])
def test_a_whole_game_is_told_by_buttons(mix: Mix) -> None:
    """Tokens and Wonders are asked for with what they do; what can be nothing else is not asked."""
    form, rng = laid(*mix.sets[1:]), random.Random(3)
    explained = set()
    for _ in range(600):
        question = form.game.question
        assert question is None or len(question.names) > 1, question
        if question is not None and question.effects:
            explained.add(question.message.key)
            shown = [one.label for one in offered(form)]
            assert len(shown) == len(question.names)
            effects = zip(question.effects, shown, strict=True)
            assert all(effect and effect in label for effect, label in effects)
            rng.choice(offered(form)).press()
        elif question is not None:
            form.tell(rng.choice(question.names))
        elif form.game.state.outcome is not None:
            break
        else:
            rng.choice(offered(form)).press()
        assert form.last_error is None, form.last_error
    assert form.game.state.outcome is not None
    wanted = {"first-ask-wonder", *(["first-ask-decree"] if mix.agora else [])}
    assert wanted <= explained
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
