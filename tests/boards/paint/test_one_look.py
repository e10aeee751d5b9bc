"""How a component looks is said once, and every painter shows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from duel_nb.boards.drawing.palettes import LIGHT, Palette
from duel_nb.boards.drawing.shapes import Scene
from duel_nb.boards.live.stage import things_on
from duel_nb.boards.paint import png
from duel_nb.boards.paint.canvas import CanvasPainter
from duel_nb.boards.scene.board import scene
from duel_nb.catalog import Wonder
from duel_nb.lessons.first_game.guide import ShownTip
from duel_nb.lessons.first_game.tips import tip_of
from duel_nb.records.aid import player_aid
from duel_nb.session import components
from duel_nb.session.components import Title
from duel_nb.session.text import text
from tests.boards import pictures
from tests.boards.paint.test_pictures import TOLERANCE
from tests.boards.positions import every
from tests.boards.recording import COMMANDS, Recorder


def italic_title(wonder: Wonder) -> Title:
    return Title(wonder.name, italic=True)


@pytest.fixture
def italics(monkeypatch: pytest.MonkeyPatch) -> Iterator[Palette]:
    """A palette in which nothing was drawn yet, while the titles of Wonders are italic."""
    monkeypatch.setattr(components.wonder_title, "__code__", italic_title.__code__)
    components.wonder_words.cache_clear()
    yield replace(LIGHT)
    components.wonder_words.cache_clear()


def fonts(board: Scene, sent: Recorder) -> dict[str, str]:
    """With which font the canvas writes each text of a board."""
    sent.clear()
    CanvasPainter().draw(board)
    found, font = {}, ""
    for name, *given in (command for message in sent.messages for command in message):
        if COMMANDS[name] == "fillText":
            found[given[0][0]] = font
        elif "px" in str(given):
            font = str(given)
    return found


@pytest.mark.parametrize("position", ["draft", "age I"])
def test_italic_titles_of_wonders_are_seen_everywhere(
    position: str, italics: Palette, sent: Recorder
) -> None:
    state = every()[position]
    board = scene(state, theme=italics)
    names = {wonder.name for wonder in state.offered}
    names |= {site.wonder.name for who in "AB" for site in state.city(who).wonders}
    titles = {line.text for line in board.texts() if line.italic}
    assert {name.removeprefix("The ") for name in names} == {
        title.removeprefix("The ") for title in titles
    }
    written = fonts(board, sent)
    assert {words for words, font in written.items() if "italic" in font} == titles
    assert all(f"<b><em>{name}</em></b>" in player_aid() for name in names)
    enlarged = {thing["lines"][0] for thing in things_on(board, state) if thing["italic"]}
    assert enlarged == names, "the page has them in italics"
    upright = Scene(board.width, board.height, (replace(t, italic=False) for t in board.texts()))
    leaning = Scene(board.width, board.height, board.texts())
    drawn = (png.paint(one, pictures.SCALE) for one in (leaning, upright))
    assert pictures.differ(*drawn) > TOLERANCE, "the kept pictures see it"


def test_an_italic_title_is_only_words_in_plain_text(italics: Palette) -> None:
    state = every()["draft"]
    labels = [target.label for target in scene(state, theme=italics).hits()]
    tips = (ShownTip(tip_of(wonder), 0, {}, thing=wonder).title for wonder in state.offered)
    said = "\n".join((text(state), *labels, *tips))
    for wonder in state.offered:
        assert said.count(f"{wonder.name}: costs") >= 2, "in a line of text and in a label"
        assert f"\n{wonder.name}" in said
    assert "_" not in said
