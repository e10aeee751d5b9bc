"""Set up any position from a few names; everything else is empty or has its default."""

from duel_nb.engine.position.cities import AGORA_KEYS, CITY_KEYS, PANTHEON_KEYS
from duel_nb.engine.position.position import BEFORE_THE_CHOICE, CHOICE_KEYS, position

__all__ = [
    "AGORA_KEYS",
    "BEFORE_THE_CHOICE",
    "CHOICE_KEYS",
    "CITY_KEYS",
    "PANTHEON_KEYS",
    "position",
]
