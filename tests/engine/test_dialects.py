"""Notation in other languages: what is written is read back, whatever language is in use."""

import tomllib

import pytest

import duel_nb as duel
from duel_nb.catalog import CATALOG, KINDS
from duel_nb.catalog.names import spellings
from duel_nb.catalog.translations import CASES, declined
from duel_nb.engine import AmbiguousError, NotationError, legal_actions
from duel_nb.engine.actions import COMPONENTS, ENDS, NAMES, VERBS, WORDS, Action
from duel_nb.engine.dialects import FOLDER, dialect, in_english, written
from duel_nb.languages import LANGUAGES, speaking
from tests.engine.games import Mix, both_then_each, random_game

OTHERS = [language for language in LANGUAGES if language != "en"]
each_language = pytest.mark.parametrize("other", OTHERS)


@each_language
def test_every_word_is_there_and_means_one_thing(other: str) -> None:
    tables = tomllib.loads((FOLDER / f"{other}.toml").read_text("utf-8"))
    joiners = {spelling.joiner for spelling in VERBS.values() if spelling.joiner}
    assert {name: set(tables[name]) for name in ("verbs", "joiners", "things")} == {
        "verbs": set(WORDS),
        "joiners": joiners | {"giving"},
        "things": {*ENDS, "chamber"},
    }
    assert set(tables.get("last", {}).get("verbs", ())) <= set(WORDS)
    assert set(tables.get("cases", {})) <= {*WORDS, *joiners}
    assert set(tables.get("cases", {}).values()) <= set(CASES)
    assert set(tables.get("before", {})) <= joiners
    assert set(tables["around"]) == {"fillers", "questions", "nouns", "joiners"}
    assert set(tables["phrases"]) <= set(WORDS)
    more = {"last", "cases", "before", "around", "phrases", "asked", "rules"}
    assert set(tables) <= {"verbs", "joiners", "things"} | more
    for words in (tables["verbs"], tables["things"]):
        typed = [
            spelled for known in words.values() for word in known for spelled in spellings(word, "")
        ]
        assert len(typed) == len(set(typed))
        assert not any(" " in word for word in typed)


@both_then_each
def test_every_legal_action_is_read_back_in_every_language(mix: Mix) -> None:
    for seed in mix.seeds(range(3)):
        for state, _ in random_game(mix, seed):
            for action in legal_actions(state):
                for other in LANGUAGES:
                    with speaking(other):
                        typed = written(action)
                        assert state.read(typed) == action, typed
                        assert state.read(str(action)) == action
                    assert state.read(typed) == action, typed


@each_language
def test_every_action_that_names_two_things_is_read_back(other: str) -> None:
    found = dialect(other)
    assert found is not None
    for verb in ("wonder", "prepare"):
        for subject in range(len(NAMES[VERBS[verb].subject])):
            for card in range(len(NAMES["card"])):
                action = Action(verb, subject, card)
                with speaking(other):
                    typed = written(action)
                    english = in_english(typed)
                word, _, rest = english.partition(" ")
                assert word == verb
                assert rest.count(" with ") == 1, english


def a_turn() -> duel.GameState:
    return duel.position(
        A={"coins": 9, "wonders": ["Pyramids"]}, structure=["Library", "Aqueduct"], names=("A", "B")
    )


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("construire bibliotheque", "build Library"),
        ("BÂTIR la Bibliothèque", "build Library"),
        ("defausser l'aqueduc", "discard Aqueduct"),
        ("Errichte die Bibliothek", "build Library"),
        ("weltwunder Pyramiden mit Aquaedukt", "wonder Pyramids with Aqueduct"),
        ("weltwunder Pyramiden mit dem Aquädukt", "wonder Pyramids with Aqueduct"),
        ("Bibliothek errichten", "build Library"),
        ("die Bibliothek bauen", "build Library"),
        ("построить Библиотека", "build Library"),
        ("построить Библиотеку", "build Library"),
        ("чудо Пирамида Хеопса с Акведуком", "wonder Pyramids with Aqueduct"),
        ("construct bibliothek", "build Library"),
        ("build Библиотека", "build Library"),
    ],
)
@pytest.mark.parametrize("used", LANGUAGES)
def test_any_language_is_understood(typed: str, meant: str, used: str) -> None:
    with speaking(used):
        assert str(a_turn().read(typed)) == meant


def test_an_error_proposes_what_can_be_typed_in_the_language_in_use() -> None:
    with speaking("de"):
        with pytest.raises(NotationError, match="Bibliothek errichten"):
            a_turn().read("Bibliothek")
        with pytest.raises(AmbiguousError, match="Aquädukt abwerfen"):
            a_turn().read("abwerfen")
        with pytest.raises(NotationError, match="meinst du errichten"):
            a_turn().read("bauenn Bibliothek")


@pytest.mark.parametrize(("used", "joiner"), [("fr", "avec"), ("de", "mit"), ("ru", "с")])
def test_an_english_verb_takes_the_joiner_of_the_language_in_use(used: str, joiner: str) -> None:
    with speaking(used):
        read = a_turn().read(f"wonder Pyramids {joiner} Aqueduct")
    assert str(read) == "wonder Pyramids with Aqueduct"


def test_a_sentence_of_the_log_keeps_the_sign_of_its_number() -> None:
    state = duel.position(
        age=2, expansions={"pantheon"}, A={"coins": 20}, pantheon={1: "Neptune"}
    ).play("activate Neptune")
    with speaking("fr"):
        assert str(state.read("defausser le jeton militaire en -6.")) == "discard -6"
        assert str(state.read("defausser le jeton militaire en +6.")) == "discard +6"


@pytest.mark.parametrize(
    ("action", "german"),
    [
        ("draft Colossus", "den Koloss auswählen"),
        ("topple Sanctuary", "das Heiligtum zerstören"),
        ("wonder Pyramids with Walls", "Weltwunder Die Pyramiden mit Mauern"),
        ("build Library giving 2", "Bibliothek errichten gibt 2"),
        ("shift 3 to 4", "3 nach 4 verschieben"),
        ("pass", "passen"),
    ],
)
def test_a_german_verb_stands_at_the_end(action: str, german: str) -> None:
    with speaking("de"):
        read = a_turn().read(action)
        assert written(read) == german
        assert a_turn().read(german) == read


@pytest.mark.parametrize(
    ("action", "russian"),
    [
        ("build Statue", "построить Статую"),
        ("discard Walls", "сбросить Стены"),
        ("wonder Piraeus with Altar", "чудо Пирей с Алтарём"),
        ("wonder Sphinx with Walls", "чудо Большой сфинкс со Стенами"),
        ("wonder Mausoleum with Statue", "чудо Мавзолей в Галикарнасе со Статуей"),
        ("wonder Pyramids with Gardens", "чудо Пирамида Хеопса с Садами"),
        ("activate Mars", "активировать Марса"),
        (
            "prepare Property Fraud with Altar",
            "подготовить Мошенничество с недвижимостью с Алтарём",
        ),
        ("swap Statue for Baths", "обменять Статую на Бани"),
        ("place Minerva in 3", "разместить Минерву в 3"),
    ],
)
def test_russian_names_are_declined(action: str, russian: str) -> None:
    with speaking("ru"):
        read = a_turn().read(action)
        assert written(read) == russian
        assert a_turn().read(russian) == read


def test_every_russian_name_that_an_action_names_is_declined() -> None:
    forms = declined("ru")
    for components in COMPONENTS.values():
        for component in components:
            assert {"acc", "ins"} <= set(forms[component.id]), component
    assert set(forms) <= {one.id for kind in KINDS for one in CATALOG.components(kind)}


@each_language
def test_a_declined_name_finds_its_component(other: str) -> None:
    for components in COMPONENTS.values():
        for component in components:
            for form in declined(other).get(component.id, {}).values():
                with speaking(other):
                    assert CATALOG.find(form, (component.kind,)).id == component.id


def test_files_keep_english() -> None:
    before = a_turn().to_json()
    with speaking("ru"):
        state = a_turn()
        action = state.read("построить Библиотека")
        assert str(action) == "build Library"
        assert written(action) == "построить Библиотеку"
        assert state.to_json() == before
