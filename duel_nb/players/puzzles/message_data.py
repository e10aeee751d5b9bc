"""Convert messages to JSON data and back, so that reasons can be shown in any language."""

from typing import Any

from duel_nb.catalog import CATALOG, Component
from duel_nb.messages import Listed, Message, Part

#: A message, component or list as JSON data.
Data = dict[str, Any]


def to_data(message: Message) -> Data:
    """A message as JSON data: its key under "say", and its parts by name."""
    return {"say": message.key, **{name: _data(part) for name, part in message.parts.items()}}


def from_data(data: Data) -> Message:
    """The message from the result of `to_data`."""
    return Message(data["say"], {name: _part(one) for name, one in data.items() if name != "say"})


def _data(part: Part) -> Any:
    if isinstance(part, Message):
        return to_data(part)
    if isinstance(part, Component):
        return {"kind": part.kind, "id": part.id}
    if isinstance(part, Listed):
        return {"listed": [_data(item) for item in part.items], "last": part.last}
    return part


def _part(data: Any) -> Part:
    if isinstance(data, str | int):
        return data
    if "say" in data:
        return from_data(data)
    if "listed" in data:
        return Listed(*map(_part, data["listed"]), last=data["last"])
    return CATALOG.component(data["kind"], data["id"])
