"""Sentences are made last: nothing in the package compares, searches or cuts one that it has made.

Between the engine and a sentence there is only data: kinds, keys, figures, components, rules. Who
wants to know something asks for that; who wants a sentence to look different has a message for it.
"""

import ast

import pytest

from tests.words.readers import PACKAGE, TYPED, TYPESETTING, Readings, package_sources

IMPORTS = """
import re
from duel_nb.engine import Event, Refusal
from duel_nb.messages import Message
from duel_nb.words.translate import translate
"""


def read_in(code: str, **others: str) -> list[str]:
    """The expressions of some code that read a sentence."""
    files = {"boards/here.py": IMPORTS + code} | {
        f"{name}.py": text for name, text in others.items()
    }
    return [reading.code for reading in Readings(files).found]


def test_nothing_reads_a_sentence() -> None:
    assert [*map(str, Readings(package_sources()).found)] == []


@pytest.mark.parametrize(
    "code",
    [
        # where it was once done
        "def says(words, said: list[Event]):\n    return any(words in one.text for one in said)",
        "def because(state, words):\n    return words in state.why_not('pass').text\n"
        "def why_not(action) -> Refusal: ...",
        "def refused(refusal: Refusal, words):\n    return words in refusal.text",
        "def points(board):\n    return re.sub('x', '', translate('board'))",
        "def label(text):\n    return text.replace(translate('to-act'), '')",
        "def choice(state):\n    return state.decisions[-1].text.rstrip('.')",
        "def small(event: Event):\n    words = str(event)\n    return words[:1].lower()",
        "def same(one: Event, other: Event):\n    return str(one) == str(other)",
        "def kind(verdict):\n    return verdict == translate('yes')",
        # through other functions
        "def said():\n    return translate('x')\ndef cut():\n    return said().split('; ')",
        "def cut(text):\n    return text.split('; ')\ndef said():\n    return cut(translate('x'))",
        "def plain(text):\n    return f'{text}.'\n"
        "def cut():\n    return plain(translate('x')).partition(':')",
        "class A:\n    def said(self):\n        return str(Message('x'))\n"
        "    def cut(self):\n        return self.said().endswith('.')",
    ],
)
def test_what_reads_a_sentence_is_found(code: str) -> None:
    assert read_in(code)


def test_the_error_that_is_read_may_be_made_elsewhere() -> None:
    engine = "class PositionError(ValueError):\n    pass\n"
    code = """
def concerned(setup):
    try:
        position(**setup)
    except PositionError as error:
        problem = str(error)
    return "pawn" in problem or re.findall("r1", problem)
"""
    assert len(read_in(code, engine=engine)) == 2


def test_a_sentence_that_another_module_makes_is_found() -> None:
    other = "from duel_nb.words.translate import translate\ndef said():\n    return translate('x')"
    assert read_in("from duel_nb.other import said\ndef cut():\n    return said()[:1]", other=other)
    assert read_in(
        "from duel_nb import other\ndef cut():\n    return other.said()[:1]", other=other
    )


@pytest.mark.parametrize(
    "code",
    [
        "def data(events: list[Event]):\n    return any(one.kind == 'coins' for one in events)",
        "def key(message: Message):\n    return message.key == 'x' or message == Message('x')",
        "def joined(events: list[Event]):\n    return ' '.join(map(str, events))",
        "def empty():\n    text = translate('x')\n    return text if text != '' else None",
        "def first(events: list[Event]):\n    return [str(one) for one in events][:3]",
        "def user(typed):\n    return typed.strip().casefold() in ('a', 'b')",
        "def python():\n    try:\n        run()\n    except OSError as error:\n"
        "        return 'x' in str(error)",
    ],
)
def test_data_and_what_somebody_typed_may_be_read(code: str) -> None:
    assert read_in(code) == []


@pytest.mark.parametrize("exempt", [*TYPESETTING, *TYPED])
def test_what_is_exempt_is_there(exempt: str) -> None:
    file, _, function = exempt.partition(":")
    path = PACKAGE / file
    assert path.exists()
    if function:
        tree = ast.parse(path.read_text("utf-8"))
        assert function in {one.name for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)}
