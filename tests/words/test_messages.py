"""The Fluent files: every line is valid, and each key of the engine exists once."""

from collections import Counter

import pytest
from fluent.syntax.ast import Junk

from tests.words import keys

#: On one worker: to find what the package says takes seconds.
pytestmark = pytest.mark.xdist_group("messages")


def test_every_line_of_a_file_is_understood() -> None:
    junk = [(file, one.content) for file, one in keys.entries("en") if isinstance(one, Junk)]
    assert not junk


def test_no_key_is_there_twice() -> None:
    found = Counter(message.id.name for message in keys.messages())
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
