"""What a painter would have sent to the page, for tests to look at."""

import json
from typing import Any

import ipycanvas.canvas

COMMANDS = ipycanvas.canvas._CMD_LIST


class Recorder:
    """What would have gone to the page: one list of commands for each message."""

    def __init__(self) -> None:
        self.messages: list[list[list[Any]]] = []
        self.sizes: list[int] = []
        self.buffers: list[list[memoryview]] = []

    def send(self, commands: list[Any], buffers: list[memoryview] | None) -> None:
        many = commands if isinstance(commands[0], list) else [commands]
        json.dumps(many, allow_nan=False)
        self.messages.append(many)
        self.buffers.append(list(buffers or []))
        self.sizes.append(len(json.dumps(many)) + sum(buffer.nbytes for buffer in self.buffers[-1]))

    def names(self) -> list[str]:
        return [COMMANDS[command[0]] for message in self.messages for command in message]

    def said(self, name: str) -> list[list[Any]]:
        """What each command of a name was given."""
        return [
            command[1]
            for message in self.messages
            for command in message
            if COMMANDS[command[0]] == name
        ]

    def texts(self) -> list[str]:
        return [given[0] for given in self.said("fillText")]

    def clear(self) -> None:
        self.messages.clear()
        self.sizes.clear()
        self.buffers.clear()
