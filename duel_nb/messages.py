"""Messages as data: a key and named arguments, which `duel_nb.words` turns into sentences.

The rooms below `duel_nb.words` do not import it. An argument is a text, a number, a component of
the catalog, another message, or a list of these.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Protocol, Union

#: What a message can contain.
Part = Union[str, int, "HasNames", "Message", "Listed"]


class HasNames(Protocol):
    """Something with a name in each language: a component of the catalog."""

    @property
    def name(self) -> str:
        """The English name."""

    @property
    def names(self) -> Mapping[str, str]:
        """The names by language."""


class Message:
    """The key of a sentence in `words` and its named parts, as keywords or in one dictionary.

    ``str()`` gives the sentence in the language in use.
    """

    __slots__ = ("key", "parts")

    key: str
    parts: dict[str, Part]

    # No part may be called "key" or "_parts": compiled code also takes positional-only parameters
    # by name.
    def __init__(self, key: str, _parts: "dict[str, Part] | None" = None, /, **parts: Part) -> None:
        self.key = key
        self.parts = parts if _parts is None else _parts

    def every_key(self) -> Iterator[str]:
        """Its key, and those of the messages in it."""
        yield self.key
        for part in self.parts.values():
            if isinstance(part, Message):
                yield from part.every_key()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[Callable[[], "Message"], tuple[()]]:
        return partial(Message, self.key, **self.parts), ()

    def __str__(self) -> str:
        return speaker(self)

    def __repr__(self) -> str:
        parts = "".join(f", {name}={part!r}" for name, part in self.parts.items())
        return f"Message({self.key!r}{parts})"


class Listed:
    """A list of parts, joined by the rules of the language, in which ``str()`` gives it.

    Attributes:
        items: the parts.
        last: "and" or "or" before the last one; ";" for semicolons between them; empty for
            commas alone.
    """

    __slots__ = ("items", "last")

    items: tuple[Part, ...]
    last: str

    def __init__(self, *items: Part, last: str = "") -> None:
        self.items = items
        self.last = last

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listed) and self.items == other.items and self.last == other.last

    def __hash__(self) -> int:
        return hash(self.items)

    def __reduce__(self) -> tuple[Callable[[], "Listed"], tuple[()]]:
        return partial(Listed, *self.items, last=self.last), ()

    def __str__(self) -> str:
        return str(Message("several", items=self))

    def __repr__(self) -> str:
        last = f", last={self.last!r}" if self.last else ""
        return f"Listed({', '.join(map(repr, self.items))}{last})"


def _untranslated(message: Message) -> str:
    return repr(message)


#: Turns a message into a sentence; `duel_nb.words` sets it when the package is imported.
speaker: Callable[[Message], str] = _untranslated
