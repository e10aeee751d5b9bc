"""The files of sentences: every line is understood, and the engine finds each key, once."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference
from fluent.syntax.visitor import Visitor

import duel_nb

PACKAGE = Path(duel_nb.__file__).parent
FILES = sorted((PACKAGE / "words" / "en").glob("*.ftl"))


class _References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.found.add(node.id.name)


def messages(path: Path) -> list[Message]:
    """The messages of a file."""
    body = FluentParser().parse(path.read_text("utf-8")).body
    return [entry for entry in body if isinstance(entry, Message)]


def keys() -> list[str]:
    """The keys of all messages, file by file."""
    return [message.id.name for path in FILES for message in messages(path)]


def said() -> Iterator[tuple[str, str]]:
    """Each key that the engine names in `tell` or `Message`, with the file that does."""
    for path in sorted((PACKAGE / "engine").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="tell") | ast.Name(id="tell"),
                    args=[_, _, _, ast.Constant(value=str(key)), *_],
                    keywords=others,
                ):
                    yield key, path.name
                    if any(other.arg == "secret" for other in others):
                        yield f"{key}-overheard", path.name
                case ast.Call(func=ast.Name(id="Message"), args=[ast.Constant(value=str(key)), *_]):
                    yield key, path.name


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_line_of_a_file_is_understood(path: Path) -> None:
    body = FluentParser().parse(path.read_text("utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]


def test_no_key_is_there_twice() -> None:
    assert not [key for key, count in Counter(keys()).items() if count > 1]


def test_messages_name_only_messages_that_exist() -> None:
    references = _References()
    for path in FILES:
        for message in messages(path):
            references.visit(message)
    assert references.found
    assert references.found <= {*keys()}


def test_every_key_that_the_engine_names_exists() -> None:
    found, there = list(said()), {*keys()}
    assert found
    assert not [(key, file) for key, file in found if key not in there]
