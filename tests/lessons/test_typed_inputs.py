"""What people type in their own words, at each of the three places where they type actions."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.boards.live.board import Board
from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.lessons.exercises.exercise import read_play
from duel_nb.lessons.question_box import CAN, COST
from duel_nb.lessons.referee_form import RefereeForm
from duel_nb.page.elements import Field
from duel_nb.records import Game
from duel_nb.words.typed import named
from tests.boards.live.person import inside
from tests.records.terminal.talk import Talk

INPUTS = tomllib.loads(Path(__file__).with_name("typed_inputs.toml").read_text("utf-8"))

SETUP: dict[str, Any] = {
    "names": ("Ada", "Ben"),
    "expansions": {"pantheon", "agora"},
    "age": 2,
    "A": {
        "coins": 30,
        "wonders": ["Sphinx", "Piraeus"],
        "offerings": [3, 4],
        "conspiracies": ["Coup"],
        "prepared": ["Sabotage"],
    },
    "structure": ["Library", "Statue", "Walls", "Aqueduct", "politician-left"],
    "pantheon": {1: "Mars"},
}


def position() -> GameState:
    return duel.position(**SETUP)


def rows(kind: str) -> list[tuple[str, str, str]]:
    return [(language, *row) for language in LANGUAGES for row in INPUTS[language][kind].items()]


def test_there_are_many_for_each_language() -> None:
    for language in LANGUAGES:
        if language != "en":
            assert sum(len(table) for table in INPUTS[language].values()) >= 25


@pytest.mark.parametrize(("language", "typed", "meant"), rows("actions"))
def test_an_action_is_read(language: str, typed: str, meant: str) -> None:
    with speaking(language):
        assert position().read(typed) == position().read(meant)


@pytest.mark.parametrize(("language", "typed", "meant"), rows("questions"))
def test_a_question_is_never_played(language: str, typed: str, meant: str) -> None:
    with speaking(language), pytest.raises(duel.NotationError):
        position().play(typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_of_the_referee_reads_everything(language: str) -> None:
    with speaking(language):
        form = duel.referee(position()).form
        for typed, meant in (INPUTS[language]["actions"] | INPUTS[language]["questions"]).items():
            answer = asked(form, typed, CAN)
            assert answer == str(form.referee.can("A", meant).question), typed


def asked(form: RefereeForm, typed: str, kind: str) -> str:
    form.box.kind.value, form.box.who.value = kind, "A"
    form.box.what.value = ""
    form.box.what.value = typed
    assert form.box.last_error is None
    return "" if form.box.answer is None else str(form.box.answer.question)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_field_of_a_board_plays_actions(language: str) -> None:
    with speaking(language):
        board = Board(position())
        field = inside(board, Field)[0]
        for typed, meant in [*INPUTS[language]["actions"].items()][::4]:
            before = board.state
            field.value = typed
            assert board.state == before.play(meant), typed
            board.undo()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_plays_actions(language: str) -> None:
    with speaking(language):
        for typed, meant in [*INPUTS[language]["actions"].items()][::4]:
            talk = Talk(Game.starting_from(position()))
            talk.type(typed)
            assert talk.terminal.state == position().play(meant), typed


@pytest.mark.parametrize(
    ("language", "typed", "thing"),
    [
        ("de", "Was kostet die Bibliothek?", "library"),
        ("de", "Wie teuer ist die Sphinx", "sphinx"),
        ("de", "Preis der Statue", "statue"),
        ("fr", "Combien coûte la Bibliothèque ?", "library"),
        ("fr", "quel est le prix du Sphinx", "sphinx"),
        ("ru", "Сколько стоит Библиотека?", "library"),
        ("ru", "цена Библиотеки", "library"),
        ("ru", "Во сколько обойдётся сфинкс?", "sphinx"),
        ("en", "What does the Library cost?", "library"),
    ],
)
def test_a_price_is_asked_for(language: str, typed: str, thing: str) -> None:
    with speaking(language):
        form = duel.referee(position()).form
        name = CATALOG.find(thing).name
        assert asked(form, typed, COST) == str(form.referee.cost(name, "A").question)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_found_among_other_words(language: str) -> None:
    """Words that are read over leave something of every name, and no two names the same."""
    for kind in ("card", "wonder", "progress", "divinity", "gate", "conspiracy"):
        for one in CATALOG.components(kind):
            first = next(c for c in CATALOG.components(kind) if c.names is one.names or c is one)
            assert named(one.names[language], language, (kind,)) == (first,)


@pytest.mark.parametrize(
    ("language", "typed", "sentence"),
    [
        ("ru", "построй библеотеку", "Библиотека"),
        ("ru", "нанять политика", "Политик (центральная часть)"),
        ("de", "kann ich die Bibliothek bauen?", "Bibliothek errichten"),
        ("fr", "puis-je construire la Bibliothèque ?", "construire Bibliothèque"),
    ],
)
def test_an_error_names_what_was_meant(language: str, typed: str, sentence: str) -> None:
    with speaking(language), pytest.raises(duel.NotationError) as error:
        position().read(typed)
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("de", "setze einen Einflusswürfel in Kammer 3", "place 3"),
        ("de", "einen Würfel von Kammer 2 nach Kammer 3 bewegen", "move 2 3"),
        ("de", "baue jetzt die Bibliothek", "build Library"),
        ("de", "baue die Bibliothek @r3c3", "build Library @r3c3"),
        ("de", "Bibliothek errichten gibt 2", "build Library giving 2"),
        ("fr", "placer un cube dans la Chambre 3", "place 3"),
        ("fr", "déplace un cube de la Chambre 2 vers la Chambre 3", "move 2 3"),
        ("fr", "prends le jeton Progrès Loi", "take Law"),
        ("ru", "добавь кубик влияния в Палату 3", "place 3"),
        ("ru", "переместить кубик из Палаты 2 в Палату 3", "move 2 3"),
        ("ru", "возьми жетон развития Закон", "take Law"),
        ("ru", "построй сейчас библиотеку, отдав 2", "build Library giving 2"),
    ],
)
def test_what_is_around_numbers_is_read_over(language: str, typed: str, meant: str) -> None:
    with speaking(language):
        assert position().read(typed) == position().read(meant)


@pytest.mark.parametrize("typed", ["nicht die Bibliothek bauen", "baue keine Bibliothek"])
def test_a_word_that_may_change_the_meaning_is_not_read_over(typed: str) -> None:
    with speaking("de"), pytest.raises(duel.NotationError):
        position().read(typed)


def test_an_exercise_and_the_price_in_the_terminal_read_declined_names() -> None:
    with speaking("ru"):
        line = read_play(position(), "построй Библиотеку")
        assert [str(action) for action in line.actions] == ["build Library"]
        talk = Talk(Game.starting_from(position()))
        assert talk.type("cost Библиотеки") == talk.type("cost Library")
        assert talk.type("why построй библиотеку") == talk.type("why build Library")
