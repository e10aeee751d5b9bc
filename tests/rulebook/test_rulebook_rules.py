"""The rulebook: look-up by id and by words, and the display of a rule."""

import dataclasses

import pytest

from duel_nb.errors import DuelError
from duel_nb.rulebook import RULEBOOK, Citation, Rule, Ruling, UnknownRule, rule, rules
from duel_nb.words import speaking

INVENTED = Rule(
    id="X-01",
    title="Less < more",
    text="Take <b>2</b> coins & go on. " + "A long sentence follows here. " * 5,
    citations=(Citation("base", "Trading"), Ruling(("D-99",), ("<why>",))),
    related=("BASE-MIL-01", "GEN-01"),
    section="Trade & more",
)


def test_a_rule_is_found_by_its_id_in_any_case() -> None:
    found = rule("BASE-MIL-05")
    assert found.title == "Military supremacy"
    assert found.section == "Military"
    assert found.citations == (Citation("base", "Military"),)
    assert rule("base-mil-05") is found
    assert RULEBOOK["BASE-MIL-05"] is found
    assert rule("gen-02B").id == "GEN-02b"
    assert "base-mil-05" in RULEBOOK
    assert "BASE-MIL-99" not in RULEBOOK
    assert 5 not in RULEBOOK
    assert RULEBOOK.get("BASE-MIL-99") is None


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("base-mil-3", "BASE-MIL-03"),
        ("Base Mil 03", "BASE-MIL-03"),
        ("mil-3", "BASE-MIL-03"),
        ("BASE-MLI-03", "BASE-MIL-03"),
        ("economy", "BASE-PROG-ECONOMY"),
        ("GEN-8", "GEN-07"),
    ],
)
def test_an_unknown_id_suggests_what_was_meant(typed: str, meant: str) -> None:
    with pytest.raises(UnknownRule, match=meant) as caught:
        rule(typed)
    assert meant in caught.value.nearest
    assert caught.value.name == typed
    assert isinstance(caught.value, ValueError)
    assert isinstance(caught.value, KeyError)
    assert str(caught.value).startswith(f"There is no rule {typed!r}")


def test_an_id_that_only_lacks_a_zero_has_one_suggestion() -> None:
    with pytest.raises(UnknownRule) as caught:
        rule("base mil 3")
    assert caught.value.nearest == ("BASE-MIL-03",)


def test_a_word_is_no_id_and_points_to_the_search_for_it() -> None:
    with pytest.raises(UnknownRule, match=r"rules\('military'\), .* --search military\."):
        rule("military")
    with pytest.raises(DuelError, match="words such as 'extra turn', not None"):
        rules(None)  # type: ignore[arg-type]


def test_an_id_with_nothing_near_points_to_the_search() -> None:
    for typed in ("zzz", "", "§"):
        with pytest.raises(UnknownRule, match=r"rules\('trade'\), or with duel-nb") as caught:
            rule(typed)
        assert caught.value.nearest == ()


@pytest.mark.parametrize(
    ("words", "best"),
    [
        ("economy trade", "BASE-TRADE-07"),
        ("fixed price", "BASE-TRADE-06"),
        ("Seventh Wonder", "BASE-WON-03"),
        ("scientific supremacy", "BASE-SCI-06"),
        ("law", "BASE-PROG-LAW"),
        ("tie-break", "BASE-END-03"),
        ("BASE-WX-05", "BASE-WX-05"),
        ("grand temple free", "PAN-TEMPLE-02"),
        ("gate double", "PAN-GATE-01"),
        ("blackmail", "AGO-C-BLACKMAIL"),
        ("decree 16", "AGO-DECREE-16"),
        ("political supremacy", "AGO-CTRL-08"),
        ("senator cost", "AGO-SENATOR-02"),
        ("decree 15 grand temple", "BOTH-16"),
    ],
)
def test_the_best_match_comes_first(words: str, best: str) -> None:
    assert rules(words)[0].id == best


def test_a_divinity_is_found_by_her_name() -> None:
    found = [each.id for each in rules("minerva")]
    assert set(found[:4]) == {f"PAN-MINERVA-0{n}" for n in range(1, 5)}
    assert "PAN-POLIO-02" in found


def test_a_card_with_two_names_is_found_by_both() -> None:
    for name in ("Courthouse", "Pretorium"):
        assert {"BASE-CARD-02", "PAN-MINERVA-03"} <= {each.id for each in rules(name)}


def test_every_word_has_to_match() -> None:
    both = rules("economy trade")
    assert {each.id for each in both} == {
        each.id for each in rules("economy") if each in rules("trade")
    }
    assert "BASE-PROG-ECONOMY" in {each.id for each in both}
    assert rules("economy zeppelin") == ()


def test_the_beginning_of_an_id_is_its_family_in_order() -> None:
    family = [each.id for each in rules("base-mil")]
    assert family == [id for id in RULEBOOK if id.startswith("BASE-MIL-")]
    assert family[:2] == ["BASE-MIL-01", "BASE-MIL-02"]


def test_plural_and_beginning_of_a_word_are_enough() -> None:
    assert rules("Guilds") == rules("guild")
    assert rule("BASE-WX-03") in rules("mausol pile")


def test_no_words_are_all_rules() -> None:
    assert rules() == rules("  ") == tuple(RULEBOOK.values())


def test_a_rule_as_plain_text() -> None:
    lines = str(INVENTED).splitlines()
    assert lines[0] == "X-01  Less < more  [Trade & more]"
    assert max(map(len, lines)) <= 80
    assert lines[-3:] == [
        "  - Base game rulebook: Trading",
        "  - Ruling: D-99: <why>",
        "See also: BASE-MIL-01, GEN-01",
    ]
    alone = dataclasses.replace(INVENTED, related=())
    assert "See also" not in str(alone)
    assert repr(INVENTED) == "<Rule X-01: Less < more>"


def test_a_long_list_of_ids_breaks_between_ids() -> None:
    many = dataclasses.replace(INVENTED, related=tuple(RULEBOOK)[:20])
    shown = str(many).split("See also: ")[1]
    assert shown.replace("\n", " ").split(", ") == list(many.related)


def test_a_rule_in_a_notebook_is_escaped() -> None:
    html = INVENTED._repr_html_()
    assert 'id="rule-x-01"' in html
    assert INVENTED.anchor == "rule-x-01"
    assert "Less &lt; more" in html
    assert "&lt;b&gt;2&lt;/b&gt; coins &amp; go on" in html
    assert "D-99: &lt;why&gt;" in html
    assert "Trade &amp; more" in html
    assert "<code>BASE-MIL-01</code>, <code>GEN-01</code>" in html
    assert "<b>" not in html


def test_rules_are_values() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        INVENTED.title = "x"  # type: ignore[misc]
    assert dataclasses.replace(INVENTED) == INVENTED
    assert len({INVENTED, dataclasses.replace(INVENTED)}) == 1
    assert not hasattr(INVENTED, "__dict__")


def test_english_words_are_found_in_every_language() -> None:
    english = rules("extra turn")
    assert english
    with speaking("fr"):
        french = rules("extra turn")
        assert [one.id for one in french] == [one.id for one in english]
        assert french[0] == rule(english[0].id)
        assert french[0].title != english[0].title
        assert rules("nothing of the kind") == ()
