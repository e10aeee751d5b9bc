"""The player aid: two pages for each set, to print."""

from duel_nb.records.aid.page import player_aid

__all__ = ["player_aid"]
