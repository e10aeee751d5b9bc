"""The tests that every mutant is run against, fastest first; the first failure ends the run.

python -m tests.mutation.net
"""

import os
import random
import resource
import signal
import sys
from pathlib import Path
from types import FrameType

from tests.arguments import command

ROOT = Path(__file__).parents[2]
#: What a run prints if a mutant never ends.
NEVER_ENDS = "timeout"
#: Limits of CPU seconds and bytes of memory; all tests together take a fifth of each.
SECONDS, BYTES = 60, 2 << 30

TESTS = ROOT / "tests"
FIRST = ("scenarios/test_sentences.py", "catalog/test_new_row.py", "test_surface.py")
#: Test modules; not those that read the source text, or are about saves, notation and views.
RULES = ("chance", "golden", "nested_choices", "payments", "perft", "refusals")
#: Tests that compare random games with an independent implementation, with all sets in play.
GAMES = (
    "random_games.py::test_legal_actions_are_what_the_rules_allow[both]",
    "random_games.py::test_payments_add_up[both]",
    "random_games.py::test_coins_change_only_by_coin_events[both]",
    "random_games.py::test_pawn_and_military_tokens_follow_the_shields[both]",
    "random_games.py::test_nothing_of_agora_gets_lost[both]",
    "random_games.py::test_cubes_and_control_follow_the_events[both]",
    "random_games.py::test_games_end_as_the_rules_say[both]",
    "random_games.py::test_score_sheets_agree_with_an_independent_count[both]",
    "reasons.py::test_each_event_names_a_rule_that_is_in_play_and_about_it[both]",
)


def scenarios_hold() -> bool:
    """Whether all scenarios of the project pass; shuffled, so that a failing one comes sooner."""
    from duel_nb.scenarios import load, run

    files = sorted((ROOT / "examples").rglob("*.toml"))
    random.Random(1).shuffle(files)
    return all(result.passed for file in files for result in run(load(file)))


def _stop(number: int, frame: FrameType | None) -> None:
    print(NEVER_ENDS, flush=True)
    os._exit(1)


def main() -> int:
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 10))
    resource.setrlimit(resource.RLIMIT_DATA, (BYTES, BYTES))
    signal.signal(signal.SIGXCPU, _stop)
    if not scenarios_hold():
        return 1
    import pytest  # takes half a second, and most mutants are killed before

    files = [f"{TESTS}/engine/test_{name}" for name in (*(f"{name}.py" for name in RULES), *GAMES)]
    first = [f"{TESTS}/{name}" for name in FIRST]
    return pytest.main(["-x", "-q", "-p", "no:cacheprovider", *first, *files])


if __name__ == "__main__":
    command("tests.mutation.net", __doc__).parse_args()
    sys.exit(main())
