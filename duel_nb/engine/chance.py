"""Random numbers from a counter in the state: the same seed gives the same game everywhere.

The generator is splitmix64: a 64-bit counter and a mixing function. Python's own generator
would do as well, but its state has 2,500 bytes, and a position should be small to copy and save.
"""

from collections.abc import Sequence
from functools import cache
from struct import Struct
from typing import Final

from duel_nb.errors import DuelError
from duel_nb.messages import Message
from duel_nb.quoting import Given, shown

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_START: Final = 0x51838F2002F9310E
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB


#: The largest seed; the smallest is its negative. 64 bits are used, and saved games contain it.
LARGEST_SEED: Final = 1 << 64


def seeded(seed: Given[int]) -> int:
    """The chance number that a game with this seed begins with.

    Raises:
        DuelError: it is not an integer, or beyond `LARGEST_SEED`.
    """
    if isinstance(seed, int) and abs(seed) > LARGEST_SEED:
        raise DuelError(Message("seed-too-large"))
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise DuelError(Message("given-no-number", where="seed", given=shown(seed)))
    # Mixed, so that the games of neighbouring seeds do not draw from nearly the same numbers.
    return (_mixed(seed & _MASK) + _START) & _MASK


def _mixed(number: int) -> int:
    number = ((number ^ (number >> 30)) * _FIRST) & _MASK
    number = ((number ^ (number >> 27)) * _SECOND) & _MASK
    return number ^ (number >> 31)


@cache
def _lanes(count: int) -> tuple[int, int, int, Struct]:
    """Constants for numbers in 128-bit lanes of one integer: ones, steps, masks, how to unpack."""
    ones = sum(1 << 128 * lane for lane in range(count))
    steps = sum((lane + 1) * _STEP << 128 * lane for lane in range(count))
    return ones, steps, ones * _MASK, Struct("<" + "Q8x" * count)


def _draws(chance: int, count: int) -> tuple[int, ...]:
    """The next ``count`` chance numbers, each mixed as by `_mixed`.

    All are mixed at once, side by side in one long integer: one by one, this would take a tenth of
    a random game.
    """
    ones, steps, masks, lanes = _lanes(count)
    mixed = (chance * ones + steps) & masks
    mixed = (((mixed ^ (mixed >> 30)) & masks) * _FIRST) & masks
    mixed = (((mixed ^ (mixed >> 27)) & masks) * _SECOND) & masks
    mixed = (mixed ^ (mixed >> 31)) & masks
    return lanes.unpack(mixed.to_bytes(lanes.size, "little"))


def shuffled(chance: int, items: Sequence[int]) -> tuple[list[int], int]:
    """The items in a random order (Fisher-Yates), with the next chance number."""
    order = list(items)
    left = len(order)
    count = max(0, left - 1)
    for draw in _draws(chance, count):
        pick = draw * left >> 64
        left -= 1
        order[left], order[pick] = order[pick], order[left]
    return order, (chance + count * _STEP) & _MASK
