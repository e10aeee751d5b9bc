"""TOML errors are explained with their line and, if possible, a correction."""

import pytest

from duel_nb.scenarios import ScenarioError, loads
from tests.words.pseudo import outside, speaking_pseudo


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("title = The Statue", 1, 'Put a text in quotation marks: title = "The Statue"'),
        ("title = “abc”", 1, 'Use straight quotation marks: title = "abc"'),
        ('title = "abc\nkind = "rule"', 1, 'title: a quotation mark is missing: title = "abc"'),
        ('title = abc"', 1, 'title: a quotation mark is missing: title = "abc"'),
        ('title = "say "a" now"', 1, "between ': title = 'say \"a\" now'"),
        ('source = "C:\\x"', 1, 'A text cannot contain a backslash; write "C:/x"'),
        ('title: "x"', 1, 'Write = between a key and its value: title = "x"'),
        ("A coins 7", 1, 'in quotation marks and in a list: expect = ["A coins 7"]'),
        ('title = "a"\ntitle = "b"\n', 2, "title is given twice (line 1): write all of it in one"),
        ("[position]\npawn=1\n[position]\nage=1", 3, "position is given twice (line 1)"),
        ('[steps]\ndo="a"\n[steps]\ndo="b"', 3, "Every step begins with [[steps]] in two brackets"),
        ("[position]\nA = {}\n[position.A]\ncoins=1", 3, "position.A is given twice (line 2)"),
        ("A = {\n coins = 3,\n}", 1, "write [position.A], and below it each key on its"),
        ("position = {\n pawn = 3\n}", 1, "write [position], and below it each key on its"),
        ('expect = ["a"\n"b"]', 1, "expect: a comma is missing between two items of the list."),
        ('expect = ["a" "b"]', 1, "expect: a comma is missing between two values."),
        ('expect = ["a",, "b"]', 1, "expect: there are two commas, one after the other."),
        ('expect = ["a", "b"\npawn = 1', 1, "expect: the ] at the end of the list is missing."),
        ('expect = "a", "b"', 1, 'Put several values in square brackets: expect = ["a", "b"]'),
        ('expect = "a"]', 1, "expect: a [ is missing in this line."),
        ("expect = [A coins 7]", 1, 'expect: put names in quotation marks: "A coins 7".'),
        ('expect = ("a")', 1, "expect: write a list in square brackets"),
        ('[[steps]\ndo = "x"', 1, "The brackets do not match; expected [[steps]]"),
        ("filled = False", 1, "expected true or false in small letters: filled = false"),
        ("filled = nein", 1, "expected true or false in small letters: filled = false"),
        ("coins = 07", 1, "A number is written without spaces or zeros before it: coins = 7"),
        ("pawn = −3", 1, "A number is written without spaces or zeros before it: pawn = -3"),
        ("age = II", 1, "The Age is a number: age = 2"),
        ("pawn = 1;", 1, "Write nothing after the value at the end of a line: pawn = 1"),
        ("pawn =", 1, "pawn: a value is missing after the =, on the same line."),
        ("// remark", 1, "A comment begins with #."),
        ("größe = 1", 1, "größe: a key has only the letters a to z"),
        (
            'title = "x" kind = "rule"',
            1,
            "Each key needs its own line; this line has two.",
        ),
        ("A = { coins  5, cards = [] }", 1, "Expected = after coins: coins = …"),
        ("A = { coins = 5, }", 1, "There is an extra comma before the }."),
        ('pawn = 4 "x"', 1, "Nothing may follow the value on this line"),
    ],
)
def test_invalid_toml_is_explained(
    text: str, line: int, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(ScenarioError) as caught:
        loads(text)
    assert sentence in str(caught.value.sentence)
    assert caught.value.line == line
    with speaking_pseudo(monkeypatch):
        assert outside(str(caught.value.sentence)) == ""
