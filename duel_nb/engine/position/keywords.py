"""Keywords of a position: one that is not known gets a sentence that says which was meant."""

from collections.abc import Callable
from difflib import get_close_matches
from functools import wraps
from inspect import signature
from typing import ParamSpec, TypeVar

from duel_nb.engine.errors import PositionError
from duel_nb.engine.position.cities import AGORA_KEYS, CITY_KEYS, PANTHEON_KEYS
from duel_nb.quoting import shown

#: Keywords by which somebody may want to say that a choice is due.
CHOICE_KEYS = ("pending", "due", "decision", "decisions", "choice", "choices")

#: Why there is none: what a choice is between follows from the action that asks for it.
BEFORE_THE_CHOICE = (
    "a position begins with an ordinary turn or the draft; give the position before the choice, "
    "and play the action that asks for it."
)

P = ParamSpec("P")
R = TypeVar("R")


def checked(function: Callable[P, R]) -> Callable[P, R]:
    """A function that takes the keywords of a position and refuses others in a sentence."""
    known = tuple(signature(function).parameters)

    @wraps(function)
    def refusing(*args: P.args, **kwargs: P.kwargs) -> R:
        for key in kwargs:
            if key not in known:
                raise PositionError(f"There is no keyword {shown(key)}; {_meant(key, known)}")
        return function(*args, **kwargs)

    return refusing


def _meant(key: str, known: tuple[str, ...]) -> str:
    if key in (*CITY_KEYS, *PANTHEON_KEYS, *AGORA_KEYS):
        return f"it belongs to a City: A={{{shown(key)}: ...}}."
    if key in CHOICE_KEYS:
        return BEFORE_THE_CHOICE
    near = get_close_matches(key, known, n=1)
    return f"did you mean {near[0]!r}?" if near else f"expected any of {', '.join(known)}."
