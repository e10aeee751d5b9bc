"""The translations of the rulebook are complete; damaged files are refused."""

import re
from importlib import resources
from pathlib import Path

import pytest

from duel_nb import rulebook
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.rulebook import (
    RULEBOOK,
    RulebookError,
    editions,
    loader,
    rule,
    rules,
    search,
    sections,
)
from duel_nb.rulebook.editions import translated

DATA = resources.files(rulebook) / "data"
OTHERS = [language for language in LANGUAGES if (DATA / language).is_dir()]

ENGLISH = """\
order = 1
[one]
title = "One"
[one.X-01]
title = "First rule"
text = "Words."
citations = [{ edition = "base", where = "Trading" }]
"""
FRENCH = """\
[sections]
one = "Un"
[X-01]
title = "Première règle"
text = "Des mots."
"""


def book(folder: Path, french: str) -> Path:
    (folder / "fr").mkdir()
    (folder / "one.toml").write_text(ENGLISH, "utf-8")
    (folder / "fr" / "one.toml").write_text(french, "utf-8")
    return folder


@pytest.mark.parametrize("other", OTHERS)
def test_every_rule_is_told_in_its_language(other: str) -> None:
    english = {each.id: each for each in rules()}
    with speaking(other):
        assert [each.id for each in rules()] == list(english)
        for each in rules():
            before = english[each.id]
            assert each.text != before.text, each.id
            assert each.text.endswith((".", "!", ")")), each.id
            assert "\n" not in each.text, each.id
            assert "  " not in each.text, each.id
            assert not each.title.endswith("."), each.id
            assert (each.citations, each.related) == (before.citations, before.related)
        assert len(sections()) == len({each.section for each in english.values()})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_read_alone_is_that_of_the_book(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = loader.load(language=language)
    monkeypatch.setattr(loader, "load", None)  # nobody reads all of them
    assert [loader.load_rule(each.id.lower(), language) for each in book] == list(book)
    assert loader.load_rule("base-mil-99", language) is None


@pytest.mark.parametrize("other", OTHERS)
def test_every_difference_is_told_in_its_language(other: str) -> None:
    english = {each.id: each for each in editions()}
    with speaking(other):
        for each in editions():
            before = english[each.id]
            assert each.in_play != before.in_play, each.id
            assert [who for who, _ in each.says] == [who for who, _ in before.says]
            assert each.follows_edition == before.follows_edition


def test_rules_are_found_by_words_of_the_language_in_use() -> None:
    with speaking("de"):
        assert rule("base-mil-01").title == RULEBOOK["BASE-MIL-01"].title
        assert "BASE-MIL-01" in [each.id for each in rules("Schild Feld")]
        assert rules("laenge auf keinen fall") == ()
    with speaking("ru"):
        assert "BASE-MIL-01" in [each.id for each in rules("щит")]


def test_accents_need_not_be_typed(tmp_path: Path) -> None:
    (one,) = loader.load(book(tmp_path, FRENCH), "fr")
    assert (one.title, one.text, one.section) == ("Première règle", "Des mots.", "Un")
    assert search.matching((one,), "premiere REGLE") == (one,)


def test_a_language_without_a_folder_is_told_in_english(tmp_path: Path) -> None:
    (one,) = loader.load(book(tmp_path, FRENCH), "it")
    assert one.title == "First rule"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("Des mots", "{cost}", "X-01: {cost} is a figure of 0 components"),
        ("[X-01]", "[X-02]", "fr/one.toml: X-01 is missing"),
        ('text = "Des mots."', "", "fr/one.toml: X-01 needs words as its text"),
        ("Des mots.", " ", "fr/one.toml: X-01 needs words as its text"),
        ("text =", "texte =", "fr/one.toml: X-01 has the unknown entry texte"),
        ('one = "Un"', "", "fr/one.toml: section one has no title under [sections]"),
        ('one = "Un"', 'one = "Un"\ntwo = "Deux"', "there is no two in the English file"),
        ("[sections]", "[sections", "fr/one.toml: "),
    ],
)
def test_a_damaged_translation_is_refused(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    assert old in FRENCH
    with pytest.raises(RulebookError) as caught:
        loader.load(book(tmp_path, FRENCH.replace(old, new, 1)), "fr")
    assert sentence in str(caught.value)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    (book(tmp_path, FRENCH) / "fr" / "one.toml").unlink()
    with pytest.raises(RulebookError, match=r"fr/one\.toml: it cannot be read"):
        loader.load(tmp_path, "fr")


def test_a_damaged_difference_is_refused() -> None:
    (one,) = editions("E-01")
    says = dict.fromkeys(dict(one.says), "dit")
    good = {"topic": "Sujet", "ruling": "Ainsi", "in_play": "En jeu.", "says": says}

    def read(difference: object) -> str:
        (found,) = translated([one], {"play": {"title": "Jeu", "E-01": difference}}, "fr/e.toml")
        return found.topic

    assert read(dict(good)) == "Sujet"
    for damaged, sentence in (
        ({**good, "topic": ""}, "fr/e.toml: E-01 needs words as its topic"),
        ({**good, "says": {}}, "fr/e.toml: E-01.says needs words as its pantheon-en"),
        (5, "fr/e.toml: E-01 must be a table"),
    ):
        with pytest.raises(RulebookError, match=re.escape(sentence)):
            read(damaged)
    with pytest.raises(RulebookError, match="E-01 is missing"):
        translated([one], {"play": {"title": "Jeu"}}, "fr/e.toml")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_speak_of_players_not_of_letters(language: str) -> None:
    """A and B are what a person types."""
    with speaking(language):
        for one in rules():
            assert not re.search(r"\bB\b", f"{one.title} {one.text}"), one.id
