"""The language in use: set for a kernel, for a block, or by the environment."""

import re
import warnings

import pytest

import duel_nb as duel
from duel_nb import languages, words
from duel_nb.catalog import CATALOG
from duel_nb.messages import Listed, Message
from duel_nb.words.catalogue import Catalogue


@pytest.mark.parametrize("called", ["de", "DE", "Deutsch", " deutsch ", "German", "de_AT", "de-CH"])
def test_a_language_is_called_by_its_code_or_a_name(called: str) -> None:
    assert duel.language(called) == "de"
    assert duel.language() == words.language() == "de"


def test_english_is_spoken_unless_somebody_chooses() -> None:
    assert duel.language() == "en"


@pytest.mark.parametrize(
    ("called", "sentence"),
    [
        (
            "Deutch",
            'There is no language "Deutch"; there are en (English), fr (Français), de (Deutsch), '
            "ru (Русский). Did you mean de (Deutsch)?",
        ),
        ("Klingon", 'There is no language "Klingon"; there are en (English), fr (Français), '),
        (7, "A language is one of en (English), fr (Français), de (Deutsch), ru (Русский), not 7."),
    ],
)
def test_an_unknown_language_changes_nothing(called: str, sentence: str) -> None:
    with pytest.raises(languages.UnknownLanguage, match=re.escape(sentence)):
        duel.language(called)
    duel.language("fr")
    with pytest.raises(languages.UnknownLanguage, match="langue"):
        duel.language(called)
    with pytest.raises(languages.UnknownLanguage), words.speaking(called):
        pass
    assert duel.language() == "fr"


def test_another_language_is_spoken_for_a_while() -> None:
    duel.language("fr")
    with words.speaking("Russian"):
        assert words.language() == "ru"
        with words.speaking("de"):
            assert words.language() == "de"
        assert words.language() == "ru"
    assert words.language() == "fr"


def test_the_environment_says_with_what_a_kernel_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "_chosen", None)
    monkeypatch.setenv(languages.VARIABLE, "Français")
    assert duel.language() == "fr"


def test_an_environment_that_names_no_language_is_told_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(languages, "_chosen", None)
    monkeypatch.setenv(languages.VARIABLE, "frnch")
    with pytest.warns(UserWarning, match='"frnch".*mean fr .*English is used'):
        assert duel.language() == "en"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert duel.language() == "en"


def test_messages_are_said_in_the_language_in_use(monkeypatch: pytest.MonkeyPatch) -> None:
    hades = CATALOG.divinity("hades")
    spoken = {
        "ru": Catalogue("ru", ["taken = Взято: { $what }."]),
        "de": Catalogue("de", ["taken = Genommen: { $what }."]),
    }
    monkeypatch.setattr("duel_nb.words.catalogue.catalogue", spoken.__getitem__)
    taken = Message("taken", what=Listed(hades, "A", last="and"))
    with words.speaking("ru"):
        assert str(taken) == "Взято: Аид и A."
    with words.speaking("de"):
        assert str(taken) == "Genommen: Hades und A."
    assert words.say(taken, "de") == "Genommen: Hades und A."


def test_what_a_translation_lacks_is_said_in_english() -> None:
    assert Catalogue("fr", []).say(Message("decree")) == "Decree"
    with pytest.raises(LookupError, match="no-such-key"):
        Catalogue("fr", []).say(Message("no-such-key"))


def test_french_has_a_narrow_space_before_a_semicolon() -> None:
    assert Catalogue("fr", ["all = { $all }"]).say(
        Message("all", all=Listed("a", "b", last=";"))
    ) == ("a\N{NARROW NO-BREAK SPACE}; b")
