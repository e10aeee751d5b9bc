"""New state objects with default fields; a ``copy`` sets every field itself and needs none."""

from dataclasses import MISSING, Field
from functools import cache
from typing import Any, ClassVar, Protocol, TypeVar


class Fielded(Protocol):
    """A dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


Blank = TypeVar("Blank", bound=Fielded)


def blank(new: Blank) -> Blank:
    """Set the fields of a new object to their defaults, and return it."""
    for name, default in _defaults(type(new)):
        setattr(new, name, default)
    return new


@cache
def _defaults(kind: type[Fielded]) -> tuple[tuple[str, Any], ...]:
    fields = kind.__dataclass_fields__.items()
    return tuple((name, field.default) for name, field in fields if field.default is not MISSING)
