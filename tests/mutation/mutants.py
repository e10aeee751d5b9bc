"""The mutants: small faults in the rules of the engine, one at a time.

Most are made by cosmic-ray; two operators are ours: deleting a statement that changes something,
and replacing the id of a rule. Annotations, assertions, type checks and the arguments of decorators
and of ``zip`` are not mutated: they cannot change a game.
"""

import ast
import random
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import parso
from cosmic_ray.commands import init
from cosmic_ray.operators.operator import Example, Operator
from cosmic_ray.plugins import OPERATOR_PROVIDERS
from cosmic_ray.work_db import use_db
from cosmic_ray.work_item import MutationSpec

#: The modules with rules, as patterns below the package.
RULES = (
    "engine/rules/*.py",
    "engine/effects/*.py",
    "engine/choices/*.py",
    "engine/turn/*.py",
    "engine/state/market.py",
)

Position = tuple[int, int]
Span = tuple[Position, Position]


class LeaveOut(Operator):
    """Deletes a call statement, or an assignment to an attribute or item."""

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        if node.type != "simple_stmt":
            return
        what = node.children[0]
        target = what.children[0] if what.type == "expr_stmt" else what
        if target.type in ("atom_expr", "power"):
            yield what.start_pos, what.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        prefix = node.get_first_leaf().prefix
        node.children[0] = parso.parse(f"{prefix}pass")
        return node

    @classmethod
    def examples(cls) -> Iterable[Example]:
        return (
            Example("def f(x):\n    x.go(1)\n", "def f(x):\n    pass\n"),
            Example("x.here = 1\n", "pass\n"),
            Example("x[0] += 1\n", "pass\n"),
        )


class OtherRule(Operator):
    """Replaces the id of a rule by another one."""

    RULE = re.compile(r'"(GEN|BASE|PAN|AGO|BOTH)-[A-Za-z0-9-]+"')
    OTHERS = ('"GEN-01"', '"GEN-07"')

    def mutation_positions(self, node: Any) -> Iterator[Span]:
        if node.type == "string" and self.RULE.fullmatch(node.value):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        node.value = self.OTHERS[node.value == self.OTHERS[0]]
        return node

    @classmethod
    def examples(cls) -> Iterable[Example]:
        return (
            Example('f("BASE-SCI-02")', 'f("GEN-01")'),
            Example('f("GEN-01")', 'f("GEN-07")'),
        )


OURS: dict[str, type[Operator]] = {"LeaveOut": LeaveOut, "OtherRule": OtherRule}
OPERATOR_PROVIDERS["duel"] = OURS

_SWAPS = """
ReplaceBinaryOperator: Add_Sub Sub_Add Mul_FloorDiv FloorDiv_Mul Mod_FloorDiv Pow_Mul
ReplaceBinaryOperator: BitAnd_BitOr BitOr_BitAnd BitXor_BitOr LShift_RShift RShift_LShift
ReplaceComparisonOperator: Eq_NotEq NotEq_Eq Lt_LtE LtE_Lt Gt_GtE GtE_Gt Lt_GtE LtE_Gt Gt_LtE GtE_Lt
ReplaceComparisonOperator: Is_IsNot IsNot_Is
ReplaceUnaryOperator: Delete_Not Delete_USub Delete_Invert
"""
_OTHERS = """
AddNot NumberReplacer ZeroIterationForLoop ReplaceTrueWithFalse ReplaceFalseWithTrue
ReplaceAndWithOr ReplaceOrWithAnd ReplaceBreakWithContinue ReplaceContinueWithBreak
"""
#: The operators in use; those that swap types are left out, as any test kills them.
OPERATORS = frozenset(
    {f"duel/{name}" for name in OURS}
    | {
        f"core/{family}_{swap}"
        for family, _, swaps in (line.partition(": ") for line in _SWAPS.strip().splitlines())
        for swap in swaps.split()
    }
    | {f"core/{name}" for name in _OTHERS.split()}
)


def harmless(source: str) -> list[Span]:
    """The spans that cannot change a game: annotations, assertions, type checks and settings."""
    found: list[ast.expr | ast.stmt | ast.keyword | None] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            found += [node.returns, *node.decorator_list]
        elif isinstance(node, ast.ClassDef):
            found += node.decorator_list
        elif isinstance(node, ast.arg | ast.AnnAssign):
            found.append(node.annotation)
        elif isinstance(node, ast.Assert):
            found.append(node)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "isinstance":
                found.append(node.args[1])
            elif node.func.id == "zip":
                found += node.keywords
    return [
        ((node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0))
        for node in found
        if node is not None
    ]


def every(root: Path) -> list[MutationSpec]:
    """All mutants of the rules of a tree, in a fixed order."""
    files = sorted(file for rules in RULES for file in (root / "duel_nb").glob(rules))
    spared = {file: harmless(file.read_text("utf-8")) for file in files}
    with use_db(":memory:") as found:
        init(files, found, {})
        specs = [item.mutations[0] for item in found.work_items]
    specs = [
        spec
        for spec in specs
        if spec.operator_name in OPERATORS
        and not any(
            start <= spec.start_pos and spec.end_pos <= end
            for start, end in spared[spec.module_path]
        )
    ]
    return sorted(specs, key=lambda spec: (spec.module_path, spec.operator_name, spec.occurrence))


def sample(specs: Sequence[MutationSpec], size: int, seed: int) -> list[MutationSpec]:
    """A random sample, sorted by file; the same seed gives the same one."""
    chosen = random.Random(seed).sample(specs, min(size, len(specs)))
    return sorted(chosen, key=lambda spec: (spec.module_path, spec.start_pos))
