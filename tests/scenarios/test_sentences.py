"""The sentences and their rules are the stored ones."""

from duel_nb.rulebook import RULEBOOK
from tests.scenarios import sentences

COMMAND = "python -m tests.scenarios.sentences"


def test_the_sentences_of_the_scenarios_are_those_that_were_written_down() -> None:
    was, now = sentences.stored(), sentences.current()
    different = [
        f"{key}: {was.get(key, 'new')}; now {now.get(key, 'never said')}"
        for key in sorted({*now, *was})
        if now.get(key) != was.get(key)
    ]
    assert different == [], f"if this is meant: {COMMAND}"


def test_every_reason_is_a_rule() -> None:
    assert {rule for rules, _ in sentences.stored().values() for rule in rules} <= {*RULEBOOK}
