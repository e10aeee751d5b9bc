"""The way through the course: for every owner, nothing missing, nobody stranded."""

from __future__ import annotations

import pytest

import duel_nb as duel
from duel_nb.languages import LANGUAGES
from duel_nb.lessons.exercises import Progress, Status, Workbook
from duel_nb.lessons.parts import parts
from duel_nb.lessons.sections import SECTIONS, next_lesson, next_lessons, section_of
from tests.lessons.course import FOLDER

COURSE = parts(FOLDER)
BASE, PANTHEON, AGORA = frozenset[str](), frozenset({"pantheon"}), frozenset({"agora"})
BOTH = PANTHEON | AGORA


@pytest.mark.parametrize("owned", [BASE, PANTHEON, AGORA, BOTH], ids=sorted)
def test_the_way_leads_through_every_lesson_that_an_owner_can_use(owned: frozenset[str]) -> None:
    way = [COURSE[0]]
    while (part := next_lesson(COURSE, way[-1].name, owned)) is not None:
        way.append(part)
    sections = {part.name: section_of(part.name) for part in COURSE}
    assert [part.name for part in way] == [
        name for name, section in sections.items() if section.is_for(owned) and not section.aside
    ]
    aside = [part.name for part in COURSE if sections[part.name].aside]
    for name in aside:  # from there on to the way, or round to its beginning
        part = next_lesson(COURSE, name, owned)
        assert part is not None
        assert part in way or part.name in aside


def test_every_section_has_its_first_lesson() -> None:
    assert {section.first for section in SECTIONS} <= {part.name[:2] for part in COURSE}


def test_after_the_base_game_everybody_is_led_on() -> None:
    base = [part for part in COURSE if section_of(part.name).key == "course-game"][-1]
    assert {one.lesson.name[:2]: one.owners for one in next_lessons(COURSE, base.name)} == {
        "12": (PANTHEON,),
        "20": (AGORA,),
        "40": (BASE,),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_solved_lesson_names_them_too(
    language: str, tmp_path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(FOLDER)
    base = [part for part in COURSE if section_of(part.name).key == "course-game"][-1]
    progress = Progress(f"{tmp_path}/progress.json")
    for exercise in base.exercises:
        progress.checked(base.name, exercise, Status.CORRECT)
    duel.language(language)
    said = Workbook(base.name, progress).finished()
    places = [
        said.index(f'href="{one.lesson.name}.ipynb"') for one in next_lessons(COURSE, base.name)
    ]
    assert places == sorted(places)
    assert ";" in said
