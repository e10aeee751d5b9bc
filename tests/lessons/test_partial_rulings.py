"""What goes wrong in a cell is told in a sentence, with the line that was typed."""

from __future__ import annotations

import pytest
from IPython.core.interactiveshell import InteractiveShell

MISSPELT = """import duel_nb as duel
s = duel.position(
    A={"cards": ["Libary"]},
)"""


@pytest.mark.parametrize(
    ("cell", "told"),
    [
        (
            MISSPELT,
            'PositionError: A.cards: There is no card called "Libary". Did you mean Library?',
        ),
        ("duel.new_game(1).play('biuld')", "no verb 'biuld'"),
        ("duel.show('chian-makes-free')", "UnknownScenario: "),
        ("duel.referee(coins=3)", "PositionError: "),
        ("duel.rule('BASE-MIL-3')", "UnknownRule: "),
        ("duel.lesson('x')['y']", "UnknownExercise: "),
        ("from duel_nb import scenarios; scenarios.loads('scenario = 2')", "ScenarioError: "),
    ],
)
def test_the_sentence_and_the_line(
    cell: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUEL_PROGRESS", "off")
    shell = InteractiveShell(user_ns={"__name__": "__main__"})
    shell.run_cell("import duel_nb as duel")
    shell.run_cell(cell)
    lines = [line for line in capsys.readouterr().out.splitlines() if line.strip()]
    assert told in lines[-1]
    assert len(lines) == 2
    assert lines[0].startswith("Line ")
    assert lines[0].partition(": ")[2] in cell
