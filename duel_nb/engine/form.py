"""Whether the engine runs as Python source or compiled by mypyc."""

from typing import Final

#: Whether this is the compiled form (`make fast`, or a platform wheel).
COMPILED: Final = not __file__.endswith(".py")


def form() -> str:
    """The form in use, "pure Python" or "compiled", as ``duel-nb --version`` shows it."""
    return "compiled" if COMPILED else "pure Python"
