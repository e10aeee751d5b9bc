"""Messages are parsed on first use, with everything they refer to."""

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from duel_nb.languages import LANGUAGES
from duel_nb.words.catalogue import Catalogue, sources


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
    texts = list(sources(language).values())
    seen = 0
    for entry in (entry for text in texts for entry in FluentParser().parse(text).body):
        if isinstance(entry, ast.Message):
            references = References()
            references.visit(entry)
            if references.found:
                seen += 1
                catalogue = Catalogue(language, texts)
                assert catalogue._parse(entry.id.name)
                missing = {
                    key for key in references.found if not catalogue._bundle.has_message(key)
                }
                assert not missing, entry.id.name
    assert seen
