"""Places in rulebooks and reasons of rulings, in the reader's language."""

import pytest

from duel_nb import languages, rulebook
from duel_nb.languages import LANGUAGES, ORIGINAL, speaking
from duel_nb.lessons.examples import all_examples
from duel_nb.rulebook import Citation
from duel_nb.rulebook.citations import missing
from duel_nb.words.missing import uncited

OTHERS = [code for code in LANGUAGES if code != ORIGINAL]


@pytest.mark.parametrize("language", OTHERS)
def test_every_place_and_reason_has_words(language: str) -> None:
    cited = {one for rule in rulebook.rules() for one in rule.citations}
    cited |= {one for each in all_examples() for one in each.sources if isinstance(one, Citation)}
    assert list(uncited(cited, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_is_sent_to_his_own_edition(language: str) -> None:
    """Of editions in several languages, none is named beside the reader's own."""
    with speaking(language):
        shown = {one.edition for one in rulebook.rule("PAN-ZEUS-04").at_hand}
    assert shown == {f"pantheon-{language}", "ruling"}


def test_a_heading_in_russian_is_told_to_those_who_do_not_read_it() -> None:
    heading = Citation("agora-ru", "Декреты")
    with speaking("ru"):
        assert str(heading).endswith(": Декреты")
    for language in ("en", "fr", "de"):
        with speaking(language):
            assert "Декреты" not in str(heading)


def test_the_number_of_a_ruling_stays_before_its_reason() -> None:
    rulings = Citation("ruling", "D-19: print is silent; draw what is there")
    with speaking("de"):
        assert "D-19: gedruckt steht nichts; zieh, was da ist" in str(rulings)


def test_joined_reasons_are_told_one_by_one() -> None:
    reason = "print is silent; draw what is there; the text is an order, so you cannot decline"
    assert list(missing([("ruling", f"D-19: {reason}")], "de")) == []
    assert list(missing([("ruling", f"D-19: {reason}; a new one")], "de")) == ["a new one"]
    assert languages.language() == ORIGINAL
