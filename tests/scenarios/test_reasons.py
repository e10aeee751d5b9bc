"""Each sentence gives the rule that says so."""

from duel_nb.rulebook import RULEBOOK
from tests.scenarios.reasons import stored, table

COMMAND = "python -m tests.scenarios.reasons"


def test_each_sentence_is_told_by_the_rules_that_were_written_down() -> None:
    now, was = table(), stored()
    different = [
        f"{key}: {', '.join(was.get(key, ['new']))}; now {', '.join(now.get(key, ['never']))}"
        for key in sorted({*now, *was})
        if now.get(key) != was.get(key)
    ]
    assert different == [], f"if this is meant: {COMMAND}"


def test_every_reason_is_a_rule() -> None:
    assert {rule for rules in stored().values() for rule in rules} <= {*RULEBOOK}
