"""What a position is made of, when it is made anew: copies set every field themselves."""

from dataclasses import MISSING, Field
from typing import Any, ClassVar, Protocol, TypeVar


class Fielded(Protocol):
    """A dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


Blank = TypeVar("Blank", bound=Fielded)


def blank(new: Blank) -> Blank:
    """Give the fields of something just made their defaults."""
    for name, field in new.__dataclass_fields__.items():
        if field.default is not MISSING:
            setattr(new, name, field.default)
    return new
