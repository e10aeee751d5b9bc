"""What the program tells people to type is notation of their language, which it reads."""

import pytest

from duel_nb.catalog import CATALOG
from duel_nb.engine.actions import Action
from duel_nb.engine.dialects import written
from duel_nb.languages import LANGUAGES, speaking
from duel_nb.messages import Message


def _card(name: str) -> int:
    return CATALOG.card(name).index


_SPHINX = CATALOG.wonder("sphinx").index
_BUILD = Action("build", _card("library"))
_ALTAR = Action("build", _card("altar"))
_BATHS = Action("build", _card("baths"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "actions"),
    [
        ("asking-can-example", [_BUILD]),
        ("answer-actions", [_BUILD]),
        ("wrong-why", [_BUILD]),
        ("play-greeting", [_ALTAR]),
        (
            "help-typing",
            [
                _BUILD,
                Action("wonder", _SPHINX, _card("arsenal")),
                Action("discard", _card("statue")),
                Action("take", CATALOG.progress_token("law").index),
            ],
        ),
    ],
)
def test_an_example_is_written_as_the_notation(
    key: str, actions: list[Action], language: str
) -> None:
    with speaking(language):
        text = str(Message(key, verbs="build"))
        for action in actions:
            assert written(action) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_in_the_narrow_field_is_written_as_the_notation(language: str) -> None:
    """A short one where the words of the language are long."""
    with speaking(language):
        text = str(Message("type-here"))
        assert any(written(one) in text for one in (_BUILD, _ALTAR, _BATHS))
