"""What expectations can say, and how they are understood.

`understand` reads one; `NUMBERS`, `GROUPS` and `SENTENCES` list everything that can be said.
"""

from duel_nb.scenarios.words import (  # noqa: F401  (they fill the tables)
    cities,
    course,
    pantheon,
    senate,
    table,
)
from duel_nb.scenarios.words.understand import Expectation, stated, understand
from duel_nb.scenarios.words.vocabulary import GROUPS, NUMBERS, SENTENCES

__all__ = ["GROUPS", "NUMBERS", "SENTENCES", "Expectation", "stated", "understand"]
