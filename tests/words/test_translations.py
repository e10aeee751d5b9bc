"""Translations: no errors, all plural forms, and no English left."""

from itertools import islice

import pytest
from fluent.syntax.ast import Identifier, SelectExpression, VariableReference
from fluent.syntax.ast import Message as Entry
from fluent.syntax.visitor import Visitor

from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.engine import DuelError
from duel_nb.languages import LANGUAGES
from duel_nb.messages import Message, Part
from duel_nb.words import say
from duel_nb.words.missing import missing
from tests.engine.games import BOTH, Mix, both_then_each, random_game
from tests.words import keys
from tests.words.pseudo import outside, speaking_pseudo
from tests.words.test_sentences import decision_messages, event_messages

#: On one worker, which parses the messages once.
pytestmark = pytest.mark.xdist_group("messages")

each_language = pytest.mark.parametrize("other", [one for one in LANGUAGES if one != "en"])

#: The plural categories of each language.
FORMS = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "de": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
}


@each_language
def test_nothing_in_a_translation_is_wrong(other: str) -> None:
    assert list(missing(other)) == []


def test_what_is_missing_is_told() -> None:
    lines = list(missing("it"))
    assert "words/it/events.ftl: there is no such file" in lines
    assert "catalog/data/names/it.toml: lumber-yard is missing" in lines
    assert "engine/notation_words/it.toml: there is no such file" in lines
    assert "rulebook/data/it: there is no such folder" in lines


class _Selections(Visitor):
    def __init__(self) -> None:
        self.found: list[set[str]] = []
        self.counted: set[str] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        forms = {v.key.name for v in node.variants if isinstance(v.key, Identifier)}
        self.found.append(forms)
        if forms & {"one", "few"} and isinstance(node.selector, VariableReference):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_all_forms_of_the_language(language: str) -> None:
    counted = 0
    for file, entry in keys.entries(language):
        visitor = _Selections()
        visitor.visit(entry)
        for forms in visitor.found:
            if forms & {"one", "few", "many"}:
                counted += 1
                assert forms == FORMS[language], (file, entry)
    assert counted > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_counted_can_be_said_of_any_number(language: str) -> None:
    altar = CATALOG.card("altar")
    for _, entry in keys.entries(language):
        visitor = _Selections()
        visitor.visit(entry)
        if isinstance(entry, Entry) and visitor.counted:
            for number in (0, 1, 2, 5, 11, 21):
                parts: dict[str, Part] = {
                    name: number if name in visitor.counted else altar
                    for name in keys.parts_of(entry.id.name)
                }
                assert "{" not in say(Message(entry.id.name, parts), language)


def test_russian_plurals() -> None:
    coins = [say(Message("count-coins", coins=number), "ru") for number in (0, 1, 2, 5, 11, 21)]
    assert coins == ["0 монет", "1 монета", "2 монеты", "5 монет", "11 монет", "21 монета"]


@each_language
@both_then_each
def test_a_game_is_told_in_every_language(mix: Mix, other: str) -> None:
    (seed, *_) = mix.seeds(range(1))
    for messages in (event_messages(mix, seed), decision_messages(mix, seed)):
        for message in messages:
            text = say(message, other)
            assert text
            assert "{" not in text, text
            assert "  " not in text, text


@both_then_each
def test_events_decisions_and_refusals_speak_no_english_of_their_own(
    mix: Mix, monkeypatch: pytest.MonkeyPatch
) -> None:
    (seed, *_) = mix.seeds(range(1))
    with speaking_pseudo(monkeypatch):
        for messages in (event_messages(mix, seed), decision_messages(mix, seed)):
            for message in messages:
                assert outside(str(message)) == "", str(message)
        *_, (state, _) = random_game(mix, seed)
        assert state.outcome is not None


@pytest.mark.parametrize(
    "typed",
    ["", "buidl Library", "build Lirbary", "build Sphinx", "wonder Sphinx", "Ada: pass",
     "take", "begin C", "open norse", "place 9", "build @r9c9", "pass now", "activate Baal using",
     "build Altar using 2", "xyzzy", "x" * 300, 5],
)  # fmt: skip
def test_a_text_that_is_no_action_is_told_in_the_language_in_use(
    typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in (1, 2):
        state, _ = next(islice(random_game(BOTH, seed), 40, None))
        with speaking_pseudo(monkeypatch):
            with pytest.raises(DuelError) as caught:
                state.play(typed)
            assert outside(str(caught.value)) == "", str(caught.value)


@pytest.mark.parametrize("typed", ["Lirbary", "politician", "zzz", "Sphinx"])
def test_an_unknown_name_is_told_in_the_language_in_use(
    typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with speaking_pseudo(monkeypatch):
        with pytest.raises(UnknownName) as caught:
            CATALOG.find(typed, ("card",))
        assert outside(str(caught.value)) == "", str(caught.value)
