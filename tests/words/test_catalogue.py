"""Messages are parsed on first use, with everything they refer to."""

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from duel_nb.languages import LANGUAGES, speaking
from duel_nb.words.catalogue import Catalogue, sources
from duel_nb.words.translate import translate
from tests.words import keys

pytestmark = pytest.mark.xdist_group("messages")


class References(Visitor):
    """The messages that an entry refers to.

    Attributes:
        found: their keys.
    """

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_read_with_all_that_it_says_in_turn(language: str) -> None:
    """Each alone in a catalogue of its own: every seventh of those that say others."""
    referring: dict[str, set[str]] = {}
    for _, entry in keys.entries(language):
        if isinstance(entry, ast.Message):
            references = References()
            references.visit(entry)
            if references.found:
                referring[entry.id.name] = references.found
    texts = list(sources(language).values())
    for key, said in [*referring.items()][::7]:
        catalogue = Catalogue(language, texts)
        assert catalogue._parse(key)
        assert not {one for one in said if not catalogue._bundle.has_message(one)}, key
    assert len(referring) > 7


@pytest.mark.parametrize(
    ("name", "said"),
    [("Ben", "de Ben"), ("Ada", "d’Ada"), ("Élise", "d’Élise"), ("Hugo", "de Hugo"), ("A", "de A")],
)
def test_a_french_word_is_elided_before_a_name(name: str, said: str) -> None:
    with speaking("fr"):
        assert said in translate("said-who-score", who=name)
