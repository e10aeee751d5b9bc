"""The vocabulary of expectations, and their parser.

`understand` parses an expectation; `NUMBERS`, `GROUPS` and `SENTENCES` are the vocabulary.
"""

from duel_nb.scenarios.words import (  # noqa: F401  (they register their vocabulary)
    cities,
    course,
    pantheon,
    senate,
    table,
)
from duel_nb.scenarios.words.understand import Expectation, stated, understand
from duel_nb.scenarios.words.vocabulary import GROUPS, NUMBERS, SENTENCES

__all__ = ["GROUPS", "NUMBERS", "SENTENCES", "Expectation", "stated", "understand"]
