"""Unknown keywords of `position`: the error suggests the one that was meant."""

from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import ParamSpec, TypeVar

from duel_nb.engine.errors import PositionError
from duel_nb.engine.position.arguments import invalid, near_or_all
from duel_nb.engine.position.cities import AGORA_KEYS, CITY_KEYS, PANTHEON_KEYS
from duel_nb.messages import Message
from duel_nb.quoting import shown

#: Keywords that people may try for a pending choice.
CHOICE_KEYS = ("pending", "due", "decision", "decisions", "choice", "choices")

#: Why there is no such keyword: a choice follows from an action, so play that.
BEFORE_THE_CHOICE = Message("setup-before-choice")

P = ParamSpec("P")
R = TypeVar("R")


def checked(function: Callable[P, R]) -> Callable[P, R]:
    """Decorate `position` to refuse unknown keywords with a `PositionError`."""
    known = tuple(signature(function).parameters)

    @wraps(function)
    def refusing(*args: P.args, **kwargs: P.kwargs) -> R:
        for key in kwargs:
            if key not in known:
                raise _unknown(key, known)
        return function(*args, **kwargs)

    return refusing


def _unknown(keyword: str, known: tuple[str, ...]) -> PositionError:
    given = shown(keyword)
    if keyword in (*CITY_KEYS, *PANTHEON_KEYS, *AGORA_KEYS):
        return invalid("keyword-of-city", given=given, example=f"A={{{given}: ...}}")
    if keyword in CHOICE_KEYS:
        return invalid("keyword-of-choice", given=given, hint=BEFORE_THE_CHOICE)
    return PositionError(near_or_all("keyword", keyword, known, given=given))
