"""A page that follows messages, as the module in a browser does."""

from __future__ import annotations

import json
from typing import Any

from duel_nb.page.elements import Element
from duel_nb.page.page import Page


class Follower:
    """What a page knows that was opened at the beginning.

    Args:
        root: the element that it shows.

    Attributes:
        page: the page.
        messages: all messages so far.
        elements: by id, as they are after the messages.
    """

    def __init__(self, root: Element) -> None:
        self._acts = 0
        self.page = Page(root)
        self.messages: list[dict[str, Any]] = []
        self.elements: dict[str, dict[str, Any]] = self.loaded()
        self.page.send = self._follow

    def loaded(self) -> dict[str, Any]:
        """What a page knows that is loaded now."""
        elements: dict[str, Any] = json.loads(json.dumps(self.page.snapshot()))["elements"]
        return elements

    def act(
        self, on: Element, do: str, data: Any = None, *, view: str = "v", **entered: Any
    ) -> None:
        """An act of a person, with what was entered by the ids of elements."""
        self._acts += 1
        message = {"view": view, "number": self._acts, "on": on.id, "do": do, "entered": entered}
        self.page._received(None, {**message, "data": data}, None)

    def calls(self, on: Element) -> list[Any]:
        """What was asked of an element so far."""
        return [call["do"] for call in self.every_call() if call["on"] == on.id]

    def every_call(self) -> list[dict[str, Any]]:
        """What was asked of all elements so far."""
        return [call for message in self.messages for call in message.get("calls", ())]

    def answers(self) -> list[dict[str, int]]:
        """The answers to acts so far."""
        return [message["answers"] for message in self.messages if "answers" in message]

    def _follow(self, content: dict[str, Any]) -> None:
        message = json.loads(json.dumps(content))
        assert message["number"] == len(self.messages) + 1, "no number is left out"
        self.messages.append(message)
        for id_, data in message.get("new", {}).items():
            self.elements[id_] = data
        for id_ in message.get("gone", ()):
            del self.elements[id_]
        for id_, attributes in message.get("changes", {}).items():
            self.elements[id_].update(attributes)
