"""The table of editions is complete, consistent and readable; damaged files are refused."""

import dataclasses
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import duel_nb as duel
from duel_nb.rulebook import (
    EDITIONS,
    RULEBOOK,
    Difference,
    Differences,
    RulebookError,
    Ruling,
    rules,
)
from duel_nb.rulebook.editions import UnknownDifference, read

IDS = (Path(__file__).parent / "edition_ids.txt").read_text(encoding="utf-8").split()

INVENTED = Difference(
    id="E-99",
    topic="Less < more",
    says=(("pantheon-en", "a <b> & c"), ("pantheon-fr", "other"), ("pantheon-de", "a <b> & c")),
    ruling="the <first> " * 12,
    follows_edition=True,
    in_play="Nothing & more.",
    rules=("BASE-MIL-01", "GEN-01"),
    group="One & two",
)

GOOD = """\
[one]
title = "One"
[one.E-01]
topic = "Something"
ruling = "so"
in_play = "Words."
rules = ["BASE-MIL-01"]
[one.E-01.says]
pantheon-en = "this"
"""


def test_every_difference_is_there() -> None:
    assert [each.id for each in duel.editions()] == IDS
    assert len(duel.editions()) == len(set(IDS)) == 36


def test_two_of_them_follow_the_edition_of_the_game() -> None:
    following = [each for each in duel.editions() if each.follows_edition]
    assert [each.id for each in following] == ["E-04", "E-08"]
    assert [each.rules for each in following] == [("PAN-ZEUS-04",), ("PAN-NEPTUNE-03",)]
    for each in following:
        # Games differ, so the texts of the editions must differ.
        assert len({words for _, words in each.says}) > 1


def test_the_four_editions_of_pantheon_all_have_a_word() -> None:
    four = ["pantheon-en", "pantheon-fr", "pantheon-de", "pantheon-ru"]
    for each in duel.editions():
        named = [edition for edition, _ in each.says]
        assert set(named) <= set(EDITIONS)
        if each.id.startswith("E-A"):
            assert named == ["agora-ru"]
        elif each.id.startswith("E-B"):
            assert named[0] == "base"
        else:
            assert named == four, each.id
            assert len({words for _, words in each.says}) > 1 or each.id == "E-29", each.id


def test_the_rules_concerned_exist() -> None:
    for each in duel.editions():
        assert each.rules
        assert len(set(each.rules)) == len(each.rules)
        for id in each.rules:
            assert RULEBOOK[id].id == id, each.id


def test_what_the_rules_cite_is_in_the_table() -> None:
    cited = {
        (id, rule.id)
        for rule in rules()
        for ruling in rule.citations
        if isinstance(ruling, Ruling)
        for id in ruling.numbers
        if id.startswith("E-")
    }
    assert {id for id, _ in cited} <= set(IDS)
    concerned = {(each.id, id) for each in duel.editions() for id in each.rules}
    assert cited <= concerned, sorted(cited - concerned)


def test_words_are_few_and_sentences_whole() -> None:
    for each in duel.editions():
        assert 2 <= len(each.topic.split()) <= 9, each.id
        assert all(1 <= len(words.split()) <= 20 for _, words in each.says), each.id
        assert not each.ruling.endswith("."), each.id
        assert re.fullmatch(r"[A-Z].*[^.]\.", each.in_play), each.id
        assert len(each.in_play.split()) <= 30, each.id


def test_the_table_as_plain_text() -> None:
    shown = str(duel.editions())
    lines = shown.splitlines()
    assert max(map(len, lines)) <= 80
    assert [line.split()[0] for line in lines if re.match(r"E-\w+  ", line)] == IDS
    assert "E-04 and E-08 follow the edition of the game" in " ".join(lines[:3])
    assert "       en de ru    the token goes with the card\n" in shown
    assert "       fr          the player gains the token\n" in shown
    assert repr(duel.editions()) == "<36 differences between the editions>"


def test_some_differences_by_their_ids() -> None:
    some = duel.editions("E-08", "e4")
    assert [each.id for each in some] == ["E-08", "E-04"]
    assert str(some).startswith("2 of 36 points on which the printed editions differ.")
    with pytest.raises(UnknownDifference, match="no difference 'E-99'; there are: E-01, E-02"):
        duel.editions("E-04", "E-99")


def test_a_single_difference_tells_itself() -> None:
    assert repr(duel.editions("E-04")) == "<1 difference between the editions: E-04>"
    with pytest.raises(UnknownDifference, match="no difference 4; there are"):
        duel.editions(4)  # type: ignore[arg-type]


def test_one_difference_as_plain_text() -> None:
    lines = str(INVENTED).splitlines()
    assert lines[:3] == [
        "E-99   Less < more",
        "       en de       a <b> & c",
        "       fr          other",
    ]
    assert lines[-1] == "       rules       BASE-MIL-01, GEN-01"
    assert max(map(len, lines)) <= 80
    assert repr(INVENTED) == "<Difference E-99: Less < more>"


class Table(HTMLParser):
    """Counts the cells of each row and checks that every element is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.rows: list[int] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "br":
            return
        self.open.append(tag)
        if tag == "tr":
            self.rows.append(0)
        if tag in ("td", "th"):
            self.rows[-1] += int(dict(attrs).get("colspan") or 1)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_table_in_a_notebook() -> None:
    table = Table()
    table.feed(duel.editions()._repr_html_())
    assert table.open == []
    groups = {each.group for each in duel.editions()}
    assert table.rows == [6] * (1 + len(groups) + len(IDS))


def test_a_part_of_the_table_is_folded() -> None:
    table, shown = Table(), duel.editions("E-04", "E-08")._repr_html_()
    table.feed(shown)
    assert table.open == []
    assert shown.startswith("<details><summary>2 of ")
    assert "<details>" not in duel.editions()._repr_html_()


def test_the_table_in_a_notebook_is_escaped() -> None:
    html = Differences((INVENTED, dataclasses.replace(INVENTED, follows_edition=False)))
    shown = html._repr_html_()
    assert 'id="edition-e-99"' in shown
    assert "<em>English, German:</em> a &lt;b&gt; &amp; c<br><em>French:</em> other" in shown
    assert "Less &lt; more" in shown
    assert "One &amp; two" in shown
    assert "<b>" not in shown
    assert "<first>" not in shown
    assert shown.count("<strong>the &lt;first&gt;") == 1


def test_differences_are_values() -> None:
    assert dataclasses.replace(INVENTED) == INVENTED
    assert len({INVENTED, dataclasses.replace(INVENTED)}) == 1
    assert duel.editions() is duel.editions()


def test_a_table_is_read() -> None:
    (one,) = read(GOOD)
    assert one == Difference(
        "E-01", "Something", (("pantheon-en", "this"),), "so", False, "Words.",
        ("BASE-MIL-01",), "One",
    )  # fmt: skip
    assert read(GOOD.replace("ruling", "follows_edition = true\nruling"))[0].follows_edition


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('topic = "Something"', "topic = ", r"editions\.toml: Invalid value"),
        ('topic = "Something"', "", r"editions\.toml: E-01 lacks topic"),
        ('title = "One"', "", r"group \[one\] needs a title"),
        ("ruling", "follow = true\nruling", r"E-01 has the unknown entry follow"),
        ("pantheon-en", "pantheon-it", r"E-01: unknown edition pantheon-it; expected one of base,"),
        ('["BASE-MIL-01"]', "[]", r"E-01 needs an edition and a rule"),
        ('pantheon-en = "this"', "", r"E-01 needs an edition and a rule"),
        ("[one]", '[two]\ntitle = "Two"\nE-02 = 1\n[one]', "E-02 must be a table"),
        ("[one]", GOOD.replace("one", "two") + "[one]", "E-01 is there twice"),
    ],
)
def test_a_damaged_table_is_refused(old: str, new: str, sentence: str) -> None:
    assert old in GOOD
    with pytest.raises(RulebookError, match=sentence):
        read(GOOD.replace(old, new, 1))
