"""What slides are: positions with something to say about each, one after the other.

No widget and no markup here: `player` makes a page of a story.
"""

from __future__ import annotations

from dataclasses import dataclass

from duel_nb.boards.widget.slides.pictures import Position
from duel_nb.engine import Event
from duel_nb.engine.messages import Listed, Message, Part


@dataclass(frozen=True, slots=True)
class Caption:
    """Something that is said.

    Attributes:
        text: one sentence or a few.
        rule: id of the rule behind it; empty where there is none.
    """

    text: str
    rule: str = ""

    @classmethod
    def of(cls, event: Event) -> Caption:
        """What an event has to say to somebody who looks at the board."""
        return cls(str(_without_places(event.message)), event.rule)


def _without_places(part: Part) -> Part:
    """The same without the places of the structure, such as r4c2: they are seen in the picture."""
    match part:
        case Message(key="card-turned-up"):
            return Message("slide-turned-up", card=part.parts["card"])
        case Message(key="token-on"):
            return part.parts["token"]
        case Message():
            return Message(
                part.key, {name: _without_places(one) for name, one in part.parts.items()}
            )
        case Listed():
            return Listed(*map(_without_places, part.items), last=part.last)
    return part


@dataclass(frozen=True, slots=True)
class SpeakerNote:
    """Something for whoever presents.

    Attributes:
        text: what can be said.
        chapter: the chapter to which it leads; empty where it leads to none.
    """

    text: str
    chapter: str = ""


@dataclass(frozen=True, slots=True)
class Slide:
    """A picture, and what is said about it.

    Attributes:
        position: what the picture shows.
        where: which moment of the story it is, in a few words.
        lines: what is said.
        figures: what has changed, in figures; may be empty.
        comment: what somebody has written about it; may be empty.
        chance: what the coach gives one of the players, as a sentence; may be empty.
        rules: ids of rules that all of it is about.
        notes: for whoever presents.
        chapter: what begins with it; may be empty.
        pictured: whether its picture is printed on paper.
        at: after how many actions of a game it shows the board, or of which of several cases.
    """

    position: Position
    where: str
    lines: tuple[Caption, ...]
    figures: str = ""
    comment: str = ""
    chance: str = ""
    rules: tuple[str, ...] = ()
    notes: tuple[SpeakerNote, ...] = ()
    chapter: str = ""
    pictured: bool = False
    at: int = 0


@dataclass(frozen=True, slots=True)
class Story:
    """Slides with a title.

    Attributes:
        title: what it is called.
        slides: at least one.
        chances: the first player's chance to win at each slide, from 0 to 1, as the coach sees
            it; empty without a review.
    """

    title: str
    slides: tuple[Slide, ...]
    chances: tuple[float, ...] = ()
