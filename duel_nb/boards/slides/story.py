"""The data of slides: positions with texts. `player` makes a page from a story."""

from __future__ import annotations

from dataclasses import dataclass

from duel_nb.boards.slides.pictures import Position
from duel_nb.engine import Event


@dataclass(frozen=True, slots=True)
class Caption:
    """A text below the picture.

    Attributes:
        text: one sentence or a few.
        rule: id of the rule behind it; "" for none.
    """

    text: str
    rule: str = ""

    @classmethod
    def of(cls, event: Event) -> Caption:
        """The text of an event."""
        return cls(event.text, event.rule)


@dataclass(frozen=True, slots=True)
class SpeakerNote:
    """A note for the presenter.

    Attributes:
        text: the note.
        chapter: the chapter that it leads to; "" for none.
    """

    text: str
    chapter: str = ""


@dataclass(frozen=True, slots=True)
class Slide:
    """A picture with texts.

    Attributes:
        position: what the picture shows.
        where: its moment in the story, in a few words.
        lines: the captions.
        comment: a comment, or "".
        chance: the chance to win as a sentence, or "".
        rules: ids of the rules it is about.
        notes: for the presenter.
        chapter: title of the chapter that begins with it, or "".
        pictured: whether to print its picture.
        at: number of actions of the game before it, or number of the case.
        choices: the answers to choose from, if it is a question.
        right: number of the right choice, from 0; None as long as it is not to be seen.
    """

    position: Position
    where: str
    lines: tuple[Caption, ...]
    comment: str = ""
    chance: str = ""
    rules: tuple[str, ...] = ()
    notes: tuple[SpeakerNote, ...] = ()
    chapter: str = ""
    pictured: bool = False
    at: int = 0
    choices: tuple[str, ...] = ()
    right: int | None = None


@dataclass(frozen=True, slots=True)
class Story:
    """Slides with a title.

    Attributes:
        title: of the story.
        slides: at least one.
        chances: A's chance to win at each slide, from 0 to 1; empty without a review.
    """

    title: str
    slides: tuple[Slide, ...]
    chances: tuple[float, ...] = ()
