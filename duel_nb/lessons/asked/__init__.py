"""Reads questions to the referee that people put in their own words."""

from duel_nb.lessons.asked.question import AskedQuestion
from duel_nb.lessons.asked.reading import read_question
from duel_nb.lessons.asked.words import NAMES

__all__ = ["NAMES", "AskedQuestion", "read_question"]
