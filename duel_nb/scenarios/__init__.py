"""Scenarios: questions about the rules as short text files that are played and checked.

>>> from duel_nb import scenarios
>>> report = scenarios.check("examples/base")  # doctest: +SKIP

`load` reads a file, `run` plays it, `check` does both for files and folders.
"""

from duel_nb.scenarios.chance import components
from duel_nb.scenarios.check import check, not_there
from duel_nb.scenarios.errors import ScenarioError, UnknownSentence
from duel_nb.scenarios.load import load, loads
from duel_nb.scenarios.model import Case, Moment, Scenario, Step, Trial
from duel_nb.scenarios.report import Report, ScenarioResult
from duel_nb.scenarios.run import Failure, Result, moments, run, run_case
from duel_nb.scenarios.start import start

__all__ = [
    "Case",
    "Failure",
    "Moment",
    "Report",
    "Result",
    "Scenario",
    "ScenarioError",
    "ScenarioResult",
    "Step",
    "Trial",
    "UnknownSentence",
    "check",
    "components",
    "load",
    "loads",
    "moments",
    "not_there",
    "run",
    "run_case",
    "start",
]
