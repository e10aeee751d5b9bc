"""A player that is a program of its own, in any language.

It is started once for each game. For every decision it gets one line of JSON on its standard input
and answers with one line on its standard output, the action it chooses:

    {"player": "A", "position": {...}, "actions": ["build Altar", "discard Altar", ...]}
    build Altar

The position is what that player may know, in the format of saved positions (`GameState.to_json`).
"""

import json
import shlex
import subprocess
from collections.abc import Sequence
from typing import ClassVar

from duel_nb.engine import Action, GameState
from duel_nb.players import Player


class OutsidePlayer(Player):
    """Asks a program.

    Args:
        command: how the program is started, as in a shell.

    Raises:
        OSError: it cannot be started.
    """

    name: ClassVar[str] = "program"

    def __init__(self, command: str) -> None:
        self._program = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose what the program answers.

        Raises:
            ValueError: the answer is none of the actions, or there is none.
        """
        by_text = {str(action): action for action in actions}
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        position = json.loads(view.to_json())
        asked = {"player": view.to_act, "position": position, "actions": [*by_text]}
        self._program.stdin.write(json.dumps(asked) + "\n")
        self._program.stdin.flush()
        answer = self._program.stdout.readline().strip()
        if answer not in by_text:
            given = repr(answer) if answer else "nothing"
            raise ValueError(
                f"{self._program.args!r} answered {given}; expected one of {', '.join(by_text)}"
            )
        return by_text[answer]

    def close(self) -> None:
        """End the program."""
        self._program.communicate()
