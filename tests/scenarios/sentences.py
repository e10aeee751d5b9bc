"""All sentences of the engine in the scenarios: key, rules, and an example.

    python -m tests.scenarios.sentences

regenerates ``sentences.json``. Events, refusals, decisions and prices are looked at; everything
that a scenario does or tries is asked for at each of its moments, so that most refusals come up.
"""

import json
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain
from pathlib import Path

from duel_nb.engine import Action, DuelError, GameState, Payment, position
from duel_nb.engine.actions import VERBS
from duel_nb.messages import Message
from duel_nb.scenarios import Scenario, load
from duel_nb.scenarios.load import split_player
from duel_nb.scenarios.model import Case
from duel_nb.scenarios.run import moments
from tests.arguments import command

EXAMPLES = Path(__file__).parents[2] / "examples"
STORED = Path(__file__).with_name("sentences.json")

#: The rules and the shortest example of each sentence, by key.
Sentences = dict[str, tuple[list[str], str]]


#: A message and its rule.
Ruled = tuple[Message, str]


def actions_and_trials(case: Case) -> list[str]:
    """The actions and trials of a case without their players, and `pass`."""
    done = {split_player(said.text)[1] for step in case.steps for said in step.do}
    return sorted(done | {trial.action for step in case.steps for trial in step.illegal} | {"pass"})


def prices(state: GameState) -> Iterator[Payment]:
    """The prices of each face-up card and each Wonder for both players."""
    for player in ("A", "B"):
        things = [place.card for place in state.structure if place.card]
        for thing in [*things, *(site.wonder for site in state.city(player).wonders)]:
            yield state.cost_of(thing.id, player)


def all_sentences(scenario: Scenario) -> Iterator[Ruled]:
    """All sentences in a scenario."""
    for case in scenario.cases:
        actions = actions_and_trials(case)
        for moment in moments(scenario, case):
            state = moment.after
            for event in moment.events:
                yield event.message, event.rule
                if event.overheard is not None:
                    yield event.overheard, event.rule
            yield from ((due.message, due.rule) for due in state.decisions)
            bills = list(prices(state))
            for action in actions:
                with suppress(DuelError):
                    bills += state.payments(action)
                with suppress(DuelError):
                    refusal = state.why_not(action)
                    if refusal is not None:
                        yield refusal.message, refusal.rule
            yield from ((line.message, line.rule) for bill in bills for line in bill.lines)


def refused_answers() -> Iterator[Ruled]:
    """Refusals of an answer without a choice, and of the player who is not to act."""
    for expansions in ([], ["pantheon"], ["agora"], ["pantheon", "agora"]):
        state = position(structure=["Walls"], expansions=expansions)
        for verb, spelling in VERBS.items():
            answer = Action(verb, 0 if spelling.subject else -1, 1 if spelling.other else -1)
            for player in ("A", "B"):
                refusal = state.why_not(answer, player)
                if refusal is not None:
                    yield refusal.message, refusal.rule


def current() -> Sentences:
    """The current sentences of all scenarios of the project."""
    rules: dict[str, set[str]] = defaultdict(set)
    examples: dict[str, set[Message]] = defaultdict(set)
    scenarios = (all_sentences(load(file)) for file in sorted(EXAMPLES.rglob("*.toml")))
    for message, rule in chain(refused_answers(), *scenarios):
        rules[message.key].add(rule)
        examples[message.key].add(message)
    return {
        key: (sorted(rules[key]), min(map(str, examples[key]), key=lambda text: (len(text), text)))
        for key in sorted(rules)
    }


def stored() -> Sentences:
    """The stored sentences."""
    found = json.loads(STORED.read_text(encoding="utf-8"))
    return {key: (rules, example) for key, (rules, example) in found.items()}


def main() -> None:
    lines = (json.dumps({key: one}, ensure_ascii=False)[1:-1] for key, one in current().items())
    STORED.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    command("tests.scenarios.sentences", __doc__).parse_args()
    main()
    print(f"{STORED}: written.")
