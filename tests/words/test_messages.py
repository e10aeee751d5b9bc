"""The Fluent files: every line is valid, and each key of the engine exists once."""

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from tests.words import keys

#: On one worker: to find what the package says takes seconds.
pytestmark = pytest.mark.xdist_group("messages")


@pytest.mark.parametrize("path", keys.FILES, ids=lambda path: path.name)
def test_every_line_of_a_file_is_understood(path: Path) -> None:
    body = FluentParser().parse(path.read_text("utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]


def test_no_key_is_there_twice() -> None:
    found = Counter(message.id.name for path in keys.FILES for message in keys.messages(path))
    assert not [key for key, count in found.items() if count > 1]


def test_messages_are_made_with_messages_that_exist() -> None:
    assert keys.references()
    assert keys.references() <= keys.all_keys()


def test_every_key_that_the_engine_says_exists() -> None:
    assert keys.used_keys()
    assert not [one for one in keys.used_keys() if not one.keys()]


def test_every_message_is_said() -> None:
    said = keys.references().union(*(one.keys() for one in keys.used_keys()))
    assert not keys.all_keys() - said
