"""The sections of the course: which sets they are for, and which lesson comes next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from duel_nb.lessons.parts import Part
from duel_nb.messages import Listed, Message

_NOTHING: Final[frozenset[str]] = frozenset()
_PANTHEON: Final = frozenset({"pantheon"})
_AGORA: Final = frozenset({"agora"})
_OWNERS: Final = (_NOTHING, _PANTHEON, _AGORA, _PANTHEON | _AGORA)


@dataclass(frozen=True, slots=True)
class Section:
    """Lessons in a row, up to the next section.

    Attributes:
        first: number of its first lesson.
        key: of the heading above it on the map; "" continues the section before.
        needs: expansions that a reader has to own, any one of these groups.
        aside: whether it is read at any time, so that no other section leads to it.
        leads_to: number of the lesson after its last one; "" for the first of the next section.
    """

    first: str
    key: str
    needs: tuple[frozenset[str], ...] = (_NOTHING,)
    aside: bool = False
    leads_to: str = ""

    def is_for(self, owned: frozenset[str]) -> bool:
        """Whether it is for somebody who owns these expansions."""
        return any(group <= owned for group in self.needs)


SECTIONS: Final = (
    Section("00", "course-game"),
    Section("12", "course-pantheon", (_PANTHEON,)),
    Section("20", "course-agora", (_AGORA,)),
    Section("25", "course-both", (_PANTHEON | _AGORA,)),
    Section("30", "course-any-time", aside=True),
    Section("33", "", aside=True, leads_to="01"),
    Section("34", "", aside=True, leads_to="31"),
    Section("35", "", aside=True),
    Section("36", "", aside=True),
    Section("40", "course-to-play-well"),
    Section("43", "", (_PANTHEON, _AGORA)),
    Section("44", ""),
    Section("50", "course-measured"),
    Section("58", "", (_PANTHEON,)),
    Section("59", "", (_AGORA,)),
)


@dataclass(frozen=True, slots=True)
class Next:
    """A lesson that comes next.

    Attributes:
        lesson: the lesson.
        owners: for whom: groups of expansions that they own beside those of the lesson before;
            one empty group for everybody else.
    """

    lesson: Part
    owners: tuple[frozenset[str], ...]


def section_of(name: str) -> Section:
    """The section of a lesson."""
    return [section for section in SECTIONS if section.first <= name[:2]][-1]


def next_lesson(course: Sequence[Part], name: str, owned: frozenset[str]) -> Part | None:
    """The lesson that comes after another one for somebody who owns these expansions."""
    here = section_of(name)
    after = [part for part in course if part.name > name]
    if here.leads_to and not any(section_of(part.name) is here for part in after):
        return next((part for part in course if part.name[:2] == here.leads_to), None)
    for part in after:
        section = section_of(part.name)
        if section is here or (section.is_for(owned) and not section.aside):
            return part
    return None


def next_lessons(course: Sequence[Part], name: str) -> tuple[Next, ...]:
    """The lessons that come next, for everybody who may read this one.

    Those for owners of a further expansion come first. Empty after the last lesson.
    """
    here = section_of(name)
    owners = [owned for owned in _OWNERS if here.is_for(owned)]
    found: dict[Part, list[frozenset[str]]] = {}
    for owned in owners:
        part = next_lesson(course, name, owned)
        if part is None:
            continue
        groups = found.setdefault(part, [])
        if not any(group <= owned for group in groups):
            groups.append(owned)
    if len(found) == 1:
        return tuple(Next(part, (_NOTHING,)) for part in found)
    least = owners[0]
    return tuple(
        Next(part, tuple(owned - least for owned in groups))
        for part, groups in sorted(found.items(), key=lambda one: least in one[1])
    )


def sets_in_words(groups: Sequence[frozenset[str]]) -> Listed:
    """Groups of expansions as a list: Pantheon or Agora."""
    return Listed(
        *(
            Listed(*(Message(f"set-{one}") for one in sorted(group)), last="and")
            for group in groups
        ),
        last="or",
    )
