"""The player aid: two pages for each set, to print."""

from duel_nb.records.aid.page import PAPERS, player_aid

__all__ = ["PAPERS", "player_aid"]
