"""A pytest plugin that collects scenario files as tests.

It is registered when the package is installed, and only collects ``.toml`` files that have
``scenario = 1`` before their first table. Each case of a file is a test. The option
``-p no:duel_nb.scenarios.pytest_plugin`` disables it. The engine is only imported once a scenario
is found, so that pytest starts fast in other projects.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from duel_nb.scenarios.model import Case, Scenario


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> "ScenarioFile | None":
    """Collect a TOML file that is a scenario."""
    if file_path.suffix != ".toml":
        return None
    from duel_nb.disk import NotText, read_text
    from duel_nb.scenarios.load import declares_itself

    try:
        text = read_text(file_path)
    except (OSError, NotText):
        return None  # it may belong to somebody else
    if not declares_itself(text):
        return None
    return ScenarioFile.from_parent(parent, path=file_path)


class ScenarioFile(pytest.File):
    """A scenario file, with a test for the scenario and for each of its variants."""

    def collect(self) -> Iterable["CaseItem"]:
        """The tests of the file."""
        return list(self._cases())

    def _cases(self) -> Iterator["CaseItem"]:
        from duel_nb.scenarios.errors import ScenarioError
        from duel_nb.scenarios.load import load

        try:
            scenario = load(self.path)
        except ScenarioError as error:
            raise self.CollectError(str(error)) from None
        for case in scenario.cases:
            name = scenario.id + (f"[{case.title}]" if case.title else "")
            yield CaseItem.from_parent(self, name=name, scenario=scenario, case=case)


class CaseItem(pytest.Item):
    """One case as a test."""

    def __init__(self, *, scenario: "Scenario", case: "Case", **given: Any) -> None:
        super().__init__(**given)
        self.scenario = scenario
        self.case = case

    def runtest(self) -> None:
        """Play the case; a failed expectation fails the test."""
        from duel_nb.scenarios.errors import ScenarioError
        from duel_nb.scenarios.run import run_case

        try:
            result = run_case(self.scenario, self.case)
        except ScenarioError as error:
            raise CaseFailed(str(error)) from None
        if not result.passed:
            raise CaseFailed("\n".join(str(failure) for failure in result.failures))

    def repr_failure(self, excinfo: Any, style: Any = None) -> Any:
        """Only the sentences, without a traceback."""
        if isinstance(excinfo.value, CaseFailed):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """The file, the line (from 0) and the name of the case."""
        line = self.scenario.source.line(self.case.path)
        return self.path, line - 1, self.name


class CaseFailed(Exception):
    """A scenario failed; the text has the sentences to print."""
