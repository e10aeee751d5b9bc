"""JSON values with their paths, so that errors can say where a file is damaged."""

from typing import Any

from duel_nb.engine.errors import SaveError
from duel_nb.messages import Listed, Message, Part
from duel_nb.quoting import line

#: How many characters of a key an error quotes.
LONGEST_KEY = 40


class At:
    """A value of a file, with its path."""

    def __init__(self, path: str, value: Any) -> None:
        self.path = path
        self.value = value

    def bad(self, expected: Part) -> SaveError:
        """The error for this value."""
        shown = repr(self.value)
        shown = shown if len(shown) <= 40 else shown[:37] + "..."
        return SaveError(
            Message("damaged-expected", path=self.path, expected=expected, given=shown)
        )

    def get(self, key: str) -> "At":
        """The value under a key, which must be there."""
        path = self._under(key)
        if key not in self.names():
            raise SaveError(Message("damaged-missing", path=path))
        return At(path, self.value[key])

    def names(self) -> list[str]:
        """The keys of a table."""
        if not isinstance(self.value, dict):
            raise self.bad(Message("expected-table"))
        return list(self.value)

    def each_key(self) -> "list[At]":
        """The keys of a table, each with the path of its value."""
        return [At(self._under(key), key) for key in self.names()]

    def _under(self, key: str) -> str:
        return f"{self.path}.{line(key, LONGEST_KEY)}".lstrip(".")

    def items(self, length: int | None = None) -> "list[At]":
        """The entries of a list, of this length if one is given."""
        if not isinstance(self.value, list):
            raise self.bad(Message("expected-list"))
        if length is not None and len(self.value) != length:
            raise self.bad(Message("expected-list-of", count=length))
        return [At(f"{self.path}[{i}]", value) for i, value in enumerate(self.value)]

    def number(self, least: int, most: int) -> int:
        """A whole number from ``least`` to ``most``."""
        if isinstance(self.value, bool) or not isinstance(self.value, int):
            raise self.bad(Message("expected-number"))
        if not least <= self.value <= most:
            raise self.bad(Message("expected-number-in", least=str(least), most=str(most)))
        return self.value

    def one_of(self, *allowed: Any) -> Any:
        """One of the allowed values."""
        if not any(self.value == a and type(self.value) is type(a) for a in allowed):
            if len(allowed) == 1:
                raise self.bad(repr(allowed[0]))
            raise self.bad(Message("expected-one-of", known=Listed(*map(repr, allowed))))
        return self.value

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            raise self.bad(Message("expected-text"))
        return self.value
