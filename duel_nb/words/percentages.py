"""Numbers and percentages in words: a chance has no number that is more exact than it can be."""

from typing import Final

from babel.numbers import format_decimal

from duel_nb.languages import language
from duel_nb.messages import Message

#: Beyond these a chance is only said to be so high or so low, unless it is certain.
HIGH: Final = 0.95
LOW: Final = 0.05


def chance_in_words(chance: float) -> Message:
    """A chance as a percentage: "64%", "over 95%"; "100%" only if it is certain.

    Args:
        chance: from 0 to 1; exactly 0 or 1 only if it is proven.
    """
    number = percentage_shown(chance)
    if not is_bound(chance):
        return Message("percent", number=number)
    return Message("percent-over" if chance > HIGH else "percent-under", number=number)


def is_bound(chance: float) -> bool:
    """Whether a chance is only said to be so high or so low.

    Args:
        chance: from 0 to 1; exactly 0 or 1 only if it is proven.
    """
    return chance not in (0, 1) and not LOW <= chance <= HIGH


def percentage_shown(chance: float) -> int:
    """The number that people read for a chance, from 0 to 100; see `chance_in_words`.

    Args:
        chance: from 0 to 1; exactly 0 or 1 only if it is proven.
    """
    return round(100 * (chance if chance in (0, 1) else min(max(chance, LOW), HIGH)))


def percent(share: float, *, tenths: bool = False) -> str:
    """A share as a percentage in the language in use: "64%", "64.3%".

    Args:
        share: from 0 to 1.
        tenths: whether to give tenths of a percent.
    """
    return str(Message("percent", number=decimal(100 * share, 1 if tenths else 0)))


def decimal(number: float, places: int) -> str:
    """A number with so many decimals in the language in use: "4.55", "4,55"."""
    return str(format_decimal(number, f"0.{'0' * places}" if places else "0", locale=language()))
