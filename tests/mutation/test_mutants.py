"""The mutants are as documented: single faults where a game could change."""

from pathlib import Path

import pytest
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.operator import Example, Operator
from cosmic_ray.plugins import operator_names

from tests.mutation.mutants import OPERATORS, OURS, LeaveOut, OtherRule, every, harmless, sample

EXAMPLES = [(operator, example) for operator in OURS.values() for example in operator.examples()]


@pytest.mark.parametrize(("operator", "example"), EXAMPLES)
def test_an_operator_makes_its_examples(operator: type[Operator], example: Example) -> None:
    assert mutate_code(example.pre_mutation_code, operator(), 0) == example.post_mutation_code
    assert mutate_code(example.pre_mutation_code, operator(), 1) is None


@pytest.mark.parametrize("source", ['"""Says (GEN-01)."""\n', "x = f(1)\n", 'f"{x} GEN-01"\n'])
def test_our_operators_leave_values_and_sentences_alone(source: str) -> None:
    assert mutate_code(source, LeaveOut(), 0) is None
    assert mutate_code(source, OtherRule(), 0) is None


def test_the_tool_knows_every_operator() -> None:
    assert {*operator_names()} >= OPERATORS


def test_harmless_code_is_not_mutated() -> None:
    source = """\
@dataclass(frozen=True)
class One:
    x: int | None = None

    def f(self, y: int | str) -> int | None:
        assert y is not None
        return isinstance(y, int | str) and zip(x, y, strict=True)
"""
    spared = {
        source.splitlines()[start[0] - 1][start[1] : end[1]] for start, end in harmless(source)
    }
    assert spared == {
        "dataclass(frozen=True)",
        *("int | None", "int | str", "assert y is not None", "strict=True"),
    }


def test_the_same_seed_draws_the_same_mutants(tmp_path: Path) -> None:
    rules = tmp_path / "duel_nb" / "engine" / "rules"
    rules.mkdir(parents=True)
    (rules / "one.py").write_text(
        "def f(x: int | None) -> int:\n    return x + 1 if x < 2 else 0\n"
    )
    specs = every(tmp_path)
    assert {spec.operator_name for spec in specs} <= OPERATORS
    assert len(specs) == 10
    assert sample(specs, 4, 1) == sample(every(tmp_path), 4, 1)
    assert sample(specs, 4, 1) != sample(specs, 4, 2)
    assert len(sample(specs, 99, 1)) == 10
