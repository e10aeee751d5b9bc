"""Looking up rules by id, in any spelling, and by words."""

import pytest

from duel_nb import languages, messages
from duel_nb.rulebook import RULEBOOK, UnknownRule, loader, rule, rules
from duel_nb.rulebook.lookup import NoRule, look_up


@pytest.mark.parametrize("words", ["BASE-MIL-03", "base-mil-03", "base mil 3", " Base_Mil 03 "])
def test_an_id_is_found_however_it_is_spelt(words: str) -> None:
    assert [one.id for one in look_up(words).rules] == ["BASE-MIL-03"]


def test_the_id_of_a_rule_is_found_without_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its figures are words: a scenario that names it would be judged with a sentence."""
    ids = [*RULEBOOK]
    monkeypatch.setattr(loader, "load_rule", None)
    monkeypatch.setattr(messages, "speaker", None)
    assert [RULEBOOK.id_of(id.lower()) for id in ids] == ids
    assert all(id.title() in RULEBOOK for id in ids)


def test_words_find_the_best_matches_first() -> None:
    found = look_up("economy")
    assert found.rules[0].id == "BASE-PROG-ECONOMY"
    assert len(found.rules) > 3
    assert not found.corrected
    assert [one.id for one in look_up("base-mil").rules][:2] == ["BASE-MIL-01", "BASE-MIL-02"]


def test_a_misspelt_word_is_put_right_and_that_is_said() -> None:
    found = look_up("econmy token")
    assert (found.words, found.corrected) == ("economy token", True)
    assert "economy token" in next(found.lines())


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_a_misspelt_english_word_is_put_right_in_every_language(language: str) -> None:
    languages.use(language)
    found = look_up("econmoy")
    assert (found.words, found.rules[0].id) == ("economy", "BASE-PROG-ECONOMY")


@pytest.mark.parametrize("language", languages.LANGUAGES)
def test_where_no_rule_has_all_words_the_nearest_one_is_named(language: str) -> None:
    languages.use(language)
    with pytest.raises(NoRule, match=r"pyramids altar dance.*BASE-W-PYRAMIDS") as raised:
        look_up("pyramids altar dance")
    assert rule("BASE-W-PYRAMIDS").title in str(raised.value)


def test_what_there_is_not_is_one_sentence() -> None:
    with pytest.raises(NoRule, match="No rule has all of these words: xyzzy"):
        look_up("xyzzy")
    with pytest.raises(NoRule):
        look_up("")
    with pytest.raises(UnknownRule, match="BASE-MIL-0"):
        look_up("base-mil-99")


def test_a_line_has_the_id_the_title_and_the_first_words() -> None:
    (line, *_) = look_up("economy").lines()
    assert line.startswith("BASE-PROG-ECONOMY  The Economy token. Coins that your opponent")
    assert line.endswith(" …")


def test_so_many_are_listed_as_fit() -> None:
    found = look_up("coins")
    lines = list(found.lines(7))
    assert len(lines) == 8
    assert lines[-1].startswith(f"{len(found.rules) - 7} more")
    assert len(list(found.lines())) == len(found.rules)


def test_every_rule_fits_80_columns() -> None:
    for one in rules():
        assert all(len(line) <= 80 for line in look_up(one.id).lines())
    assert all(len(line) <= 80 for line in look_up("a").lines(200))
