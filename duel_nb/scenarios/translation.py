"""Scenarios in other languages: beside the files of a folder, a PO file for each language.

`examples/base/science/de.po` translates the titles, questions and answers of the scenarios in
`examples/base/science`. What is missing there is shown as it is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from duel_nb.rulebook import Citation, Ruling
from duel_nb.scenarios.model import Scenario, Told
from duel_nb.words import po
from duel_nb.words.missing import uncited


def update(scenarios: Iterable[Scenario], into: str) -> None:
    """Give the PO files of scenarios exactly their texts.

    Args:
        scenarios: all those of their folders.
        into: the code of the language.

    Raises:
        TranslationError: a PO file is none.
        OSError: it cannot be written.
    """
    for folder, texts in _by_folder(scenarios):
        po.update(folder / f"{into}.po", into, texts)


def gaps(scenarios: Iterable[Scenario], into: str) -> Iterator[str]:
    """A line for each text of scenarios that is missing, fuzzy or wrong in a language.

    Raises:
        TranslationError: a PO file is none.
    """
    scenarios = tuple(scenarios)
    sources = (one for scenario in scenarios for one in scenario.sources)
    yield from uncited((one for one in sources if isinstance(one, Citation | Ruling)), into)
    for folder, texts in _by_folder(scenarios):
        yield from po.gaps(folder / f"{into}.po", into, (text for text, _ in texts))


def _by_folder(scenarios: Iterable[Scenario]) -> Iterator[tuple[Path, list[tuple[str, str]]]]:
    """Each folder with the texts of its scenarios, each with the id of the first that has it."""
    found: dict[Path, dict[str, str]] = {}
    for scenario in scenarios:
        texts = found.setdefault(Path(scenario.file).parent, {})
        for text in _texts(scenario):
            if text:
                texts.setdefault(text.written, scenario.id)
    for folder, own in found.items():
        yield folder, [*own.items()]


def _texts(scenario: Scenario) -> Iterator[Told]:
    yield from (scenario.title, scenario.question, scenario.answer)
    for case in scenario.cases:
        yield from (case.title, case.question, case.answer)
