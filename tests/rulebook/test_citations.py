"""Places in rulebooks and reasons of rulings, in the reader's language."""

import pytest

from duel_nb import rulebook
from duel_nb.languages import LANGUAGES, ORIGINAL, speaking
from duel_nb.lessons.examples import all_examples
from duel_nb.rulebook import Citation, Ruling
from duel_nb.rulebook.citations import missing
from duel_nb.words.missing import uncited

OTHERS = [code for code in LANGUAGES if code != ORIGINAL]


@pytest.mark.parametrize("language", OTHERS)
def test_every_place_and_reason_has_words(language: str) -> None:
    cited = {one for rule in rulebook.rules() for one in rule.citations}
    cited |= {one for each in all_examples() for one in each.sources if not isinstance(one, str)}
    assert list(uncited(cited, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_is_sent_to_his_own_edition(language: str) -> None:
    """Of editions in several languages, none is named beside the reader's own."""
    with speaking(language):
        shown = rulebook.rule("PAN-ZEUS-04").at_hand
    assert {one.edition for one in shown if isinstance(one, Citation)} == {f"pantheon-{language}"}
    assert {one.numbers for one in shown if isinstance(one, Ruling)} == {
        ("D-01", "E-04"),
        ("D-58",),
    }


def test_a_heading_in_russian_is_told_to_those_who_do_not_read_it() -> None:
    heading = Citation("agora-ru", "Декреты")
    with speaking("ru"):
        assert str(heading).endswith(": Декреты")
    for language in ("en", "fr", "de"):
        with speaking(language):
            assert "Декреты" not in str(heading)


def test_the_number_of_a_ruling_stays_before_its_reason() -> None:
    one = Ruling(("D-19",), ("print is silent; draw what is there",))
    with speaking("de"):
        assert str(one) == "Entscheidung: D-19: gedruckt steht nichts; zieh, was da ist"


def test_each_reason_has_words_of_its_own() -> None:
    reasons = ("print is silent; draw what is there", "the text is an order, so you cannot decline")
    two = Ruling(("D-19", "D-44"), reasons)
    with speaking("de"):
        assert str(two).startswith("Entscheidung: D-19, D-44: gedruckt steht nichts; zieh, was da")
    assert list(missing([two], "de")) == []
    assert list(missing([Ruling((), (*reasons, "a new one"))], "de")) == ["a new one"]


def test_a_ruling_is_given_with_the_reason_of_a_preferred_rule() -> None:
    other = rulebook.ruling(("D-12",)).reasons
    assert rulebook.ruling(("D-12",), ["BOTH-12"]).reasons == (
        "a pair formed anew is rewarded anew",
    )
    assert other != ("a pair formed anew is rewarded anew",)
    assert len(rulebook.ruling(("D-47", "D-56", "D-47")).reasons) == 2
    assert rulebook.ruling(("D-99",)) == Ruling(("D-99",), ())
