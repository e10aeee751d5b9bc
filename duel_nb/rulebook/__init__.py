"""The rulebook: every rule by id, with a title, a text in our own words and its sources.

>>> from duel_nb.rulebook import rule, rules
>>> rule("BASE-MIL-03").title
'What a Military token costs'
>>> rules("fixed price")[0].id
'BASE-TRADE-06'

`editions()` lists where the printed editions differ. The data files are read on first use.
"""

from duel_nb.rulebook.citations import EDITIONS, Citation, RulebookError, Ruling
from duel_nb.rulebook.editions import Difference, Differences, UnknownDifference, editions
from duel_nb.rulebook.model import Rule, needed_expansions
from duel_nb.rulebook.rulebook import (
    RULEBOOK,
    Rulebook,
    UnknownRule,
    rule,
    rules,
    ruling,
    sections,
)

__all__ = [
    "EDITIONS",
    "RULEBOOK",
    "Citation",
    "Difference",
    "Differences",
    "Rule",
    "Rulebook",
    "RulebookError",
    "Ruling",
    "UnknownDifference",
    "UnknownRule",
    "editions",
    "needed_expansions",
    "rule",
    "rules",
    "ruling",
    "sections",
]
