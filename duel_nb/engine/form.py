"""Which form of the engine runs: its sources, or what mypyc has compiled from them."""

from typing import Final

#: Whether this is the compiled form (`make fast`, or a wheel for one kind of machine).
COMPILED: Final = not __file__.endswith(".py")


def form() -> str:
    """The form that runs, as ``duel-nb --version`` says it: "pure Python" or "compiled"."""
    return "compiled" if COMPILED else "pure Python"
