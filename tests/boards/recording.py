"""What a painter would have sent to the page, for tests to look at."""

import json
from typing import Any

import ipycanvas.canvas

COMMANDS = ipycanvas.canvas._CMD_LIST


class Recorder:
    """What would have gone to the page: one list of commands for each message."""

    def __init__(self) -> None:
        self.messages: list[list[list[Any]]] = []

    def send(self, commands: list[Any]) -> None:
        many = commands if isinstance(commands[0], list) else [commands]
        json.dumps(many, allow_nan=False)
        self.messages.append(many)

    def names(self) -> list[str]:
        return [COMMANDS[command[0]] for message in self.messages for command in message]

    def texts(self) -> list[str]:
        """What is written, in its order."""
        commands = [command for message in self.messages for command in message]
        return [command[1][0] for command in commands if COMMANDS[command[0]] == "fillText"]

    def clear(self) -> None:
        self.messages.clear()
