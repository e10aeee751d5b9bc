"""The errors of the catalog."""

from __future__ import annotations

from duel_nb.errors import DuelError
from duel_nb.messages import Message


class CatalogError(DuelError):
    """A data file is damaged; the sentence names the file, the component and the key."""

    def __init__(self, problem: str, *, file: str, component: str = "", key: str = "") -> None:
        self.file = file
        self.component = component
        self.key = key
        where = [file]
        if component:
            where.append(component)
        if key:
            where.append(f'key "{key}"')
        super().__init__(f"{', '.join(where)}: {problem}")


class UnknownName(DuelError, KeyError):
    """No component has that name; the sentence says what was expected and the nearest matches.

    It is both a `KeyError` (a failed look-up) and a `ValueError` (an invalid input).
    """

    def __init__(self, sentence: str | Message, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(sentence)
        self._sentence = sentence
        self.nearest = nearest
        """The nearest names, best first."""

    def __str__(self) -> str:
        """The sentence itself, which `KeyError` would put in quotes."""
        return str(self._sentence)


class AmbiguousName(UnknownName):
    """Several components match; `nearest` lists them."""
