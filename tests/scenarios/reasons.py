"""By which rules each sentence is told in the scenarios: events, refusals, decisions, prices.

    python -m tests.scenarios.reasons

writes ``reasons.json`` anew. Everything that a scenario does or tries is asked for at each of its
moments, so that most refusals there are come up.
"""

import json
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from duel_nb.engine import DuelError, GameState, Payment
from duel_nb.scenarios import Scenario, load
from duel_nb.scenarios.load import split_player
from duel_nb.scenarios.model import Case
from duel_nb.scenarios.run import moments

EXAMPLES = Path(__file__).parents[2] / "examples"
STORED = Path(__file__).with_name("reasons.json")

#: The key of a sentence and the rule given with it.
Reason = tuple[str, str]


def asked(case: Case) -> set[str]:
    """What is done or tried in a case, without who does it, and the wish to decline."""
    done = {split_player(said.text)[1] for step in case.steps for said in step.do}
    return done | {trial.action for step in case.steps for trial in step.illegal} | {"pass"}


def prices(state: GameState) -> Iterator[Payment]:
    """What each card that lies face up and each Wonder costs both players."""
    for player in ("A", "B"):
        things = [place.card for place in state.structure if place.card]
        for thing in [*things, *(site.wonder for site in state.city(player).wonders)]:
            yield state.cost_of(thing.id, player)


def given(scenario: Scenario) -> Iterator[Reason]:
    """Every sentence of a scenario with its rule."""
    for case in scenario.cases:
        wishes = sorted(asked(case))
        for moment in moments(scenario, case):
            state = moment.after
            yield from ((event.message.key, event.rule) for event in moment.events)
            yield from ((due.message.key, due.rule) for due in state.decisions)
            bills = list(prices(state))
            for wish in wishes:
                with suppress(DuelError):
                    bills += state.payments(wish)
                with suppress(DuelError):
                    refusal = state.why_not(wish)
                    if refusal is not None:
                        yield refusal.message.key, refusal.rule
            yield from ((line.message.key, line.rule) for bill in bills for line in bill.lines)


def table() -> dict[str, list[str]]:
    """The rules of every sentence."""
    found = defaultdict(set)
    for file in sorted(EXAMPLES.rglob("*.toml")):
        for key, rule in given(load(file)):
            found[key].add(rule)
    return {key: sorted(found[key]) for key in sorted(found)}


def stored() -> dict[str, list[str]]:
    """The rules of every sentence when they were written down."""
    rules: dict[str, list[str]] = json.loads(STORED.read_text(encoding="utf-8"))
    return rules


def main() -> None:
    lines = (f"{json.dumps(key)}: {json.dumps(rules)}" for key, rules in table().items())
    STORED.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
