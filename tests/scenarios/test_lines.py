"""The line of every key and item of a TOML text, compared with where it was written."""

import tomllib

from duel_nb.scenarios.lines import locate

TEXT = '''# a remark with [brackets] and = signs
scenario = 1
title = "a \\"quoted\\" # text, [not] a table"
answer = """
several = 1
lines ""quoted"" \\
of text"""
raw = \'\'\'
x = 1\'\'\'
list = [ # a remark
  "one",
  [ "two", 3 ], { a = 1, b = [4,
  5] },
]
dotted.key . deep = 'it is # no remark'
"quoted key" = true

[position]
A = { coins = 3, cards = ["Altar",
  "Baths"] }

[position.structure]
r5c1 = "Altar"

[[steps]]
do = "one"
[[steps]]
do = "two"
illegal = [
  { try = "x" },
]
[[steps.inner]]
x = -1.5e3
'''


def test_lines_of_keys_and_items() -> None:
    data = tomllib.loads(TEXT)  # what is located is valid
    assert data["steps"][1]["inner"] == [{"x": -1500.0}]
    found = locate(TEXT)
    expected = {
        ("scenario",): 2,
        ("title",): 3,
        ("answer",): 4,
        ("raw",): 8,
        ("list",): 10,
        ("list", 0): 11,
        ("list", 1): 12,
        ("list", 1, 1): 12,
        ("list", 2): 12,
        ("list", 2, "b"): 12,
        ("list", 2, "b", 1): 13,
        ("dotted", "key", "deep"): 15,
        ("quoted key",): 16,
        ("position",): 18,
        ("position", "A"): 19,
        ("position", "A", "cards", 1): 20,
        ("position", "structure"): 22,
        ("position", "structure", "r5c1"): 23,
        ("steps", 0): 25,
        ("steps", 0, "do"): 26,
        ("steps", 1): 27,
        ("steps", 1, "do"): 28,
        ("steps", 1, "illegal", 0): 30,
        ("steps", 1, "illegal", 0, "try"): 30,
        ("steps", 1, "inner", 0): 32,
        ("steps", 1, "inner", 0, "x"): 33,
    }
    assert {path: found.get(path) for path in expected} == expected


def test_every_value_is_located() -> None:
    def paths(value: object, at: tuple[str | int, ...] = ()) -> set[tuple[str | int, ...]]:
        inner: list[tuple[str | int, object]] = []
        if isinstance(value, dict):
            inner = list(value.items())
        elif isinstance(value, list):
            inner = list(enumerate(value))
        return {(*at, key) for key, _ in inner}.union(*(paths(v, (*at, k)) for k, v in inner))

    assert paths(tomllib.loads(TEXT)) <= set(locate(TEXT))
