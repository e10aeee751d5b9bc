"""Why a setup is impossible: the sentence for people, and the hit ids concerned."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from duel_nb.boards.widget.editor import places
from duel_nb.boards.widget.editor.places import Setup, Spot
from duel_nb.engine import DuelError, GameState, position
from duel_nb.messages import Message
from duel_nb.words import speaking
from duel_nb.words.translate import capitalised

_KEYWORD: Final = re.compile(r"^(?:[AB]\.)?[a-z_]+(?: [^:.;]{1,40})?\s?: ")
"""The keyword at the start of an error message of `position`."""
_EMPTY_IN_CODE: Final = re.compile(r"\s?; [^;]*filled = false[^;]*$")
"""The part of an error message of `position` about `filled = false`."""


def plain(sentence: str) -> str:
    """An error message of `position` without keywords, which are not typed here."""
    found = _EMPTY_IN_CODE.sub(f"; {Message('editor-say-empty')}", _KEYWORD.sub("", sentence))
    return capitalised(found)


def concerned(setup: Setup, state: GameState, last: Spot | None) -> Iterator[str]:
    """The hit ids that the problem of a setup is about.

    Args:
        setup: the impossible setup.
        state: the last possible position, which is drawn.
        last: the place that was changed last.
    """
    problem = _in_english(setup)
    yield from (f"place:{place}" for place in re.findall(r"\br\d+c\d+\b", problem))
    if "pawn" in problem or "Military token" in problem:
        yield "track"
    for spot in places.all_spots(setup):
        for name, under in places.lying(setup, spot):
            number = name.lstrip("+-").isdigit()
            if not number and (_names(problem, name) or (under and _names(problem, under))):
                yield _hit_of(state, spot, name)
    if last is not None:
        yield places.area_of_spot(last)


def _in_english(setup: Setup) -> str:
    """Why a setup is impossible, in the language of its names."""
    with speaking("en"):
        try:
            position(**setup)
        except DuelError as error:
            return str(error)
    return ""


def _names(sentence: str, name: str) -> bool:
    """Whether an English sentence contains a name."""
    return re.search(rf"\b{re.escape(name)}\b", sentence) is not None


def _hit_of(state: GameState, spot: Spot, name: str) -> str:
    """The hit id of something at a place; for an accessible card, its place in the structure."""
    if spot.key == "structure" and not spot.space:
        cards = {place.card.name: place.name for place in state.structure if place.card}
        return f"place:{cards.get(name)}"
    return places.area_of_spot(spot)
