"""Renders exercises: pictures of positions, and HTML without widgets."""

from __future__ import annotations

import base64
from html import escape
from typing import Final

from duel_nb.boards.drawing.palettes import Palette
from duel_nb.boards.drawing.shapes import Scene
from duel_nb.boards.paint import png
from duel_nb.boards.scene.board import scene
from duel_nb.engine import GameState
from duel_nb.lessons.exercises.exercise import Exercise
from duel_nb.lessons.exercises.verdicts import Note
from duel_nb.page.module import STYLE_TAG
from duel_nb.session import text
from duel_nb.words.translate import translate

_SCALE: Final = 1.25
"""Picture pixels per board pixel."""


def seen(state: GameState) -> GameState:
    """The view of the player to act."""
    return state.view(state.to_act)


def drawn(
    state: GameState, theme: str | Palette = "light", lit: bool = True, layout: str = "wide"
) -> Scene:
    """The view of the player to act, without points and other computed figures.

    Args:
        state: the position.
        theme: "light", "dark" or a Palette.
        lit: frame accessible cards and shade covered ones.
        layout: as `scene` takes it.
    """
    return scene(seen(state), theme=theme, worked_out=False, lit=lit, layout=layout)


def kept(state: GameState) -> bytes:
    """The board of a position as a PNG for the file of a notebook."""
    return png.to_bytes(drawn(state), png.PICTURE_SCALE)


def picture(state: GameState, theme: Palette, layout: str) -> str:
    """The board of a position as HTML, with the position in words.

    Args:
        state: the position.
        theme: the colours.
        layout: as `scene` takes it.
    """
    board = drawn(state, theme, layout=layout)
    coded = base64.b64encode(png.to_bytes(board, _SCALE)).decode()
    words = escape(text.text(seen(state), worked_out=False))
    summary = escape(translate("exercise-in-words"))
    fits = "" if layout == "phone" else " duel-fits"
    return (
        f'<div class="duel-picture{fits}">'
        f'<img alt="{escape(board.label)}" src="data:image/png;base64,{coded}">'
        f"<details><summary>{summary}</summary><pre>{words}</pre></details></div>"
    )


def asked(exercise: Exercise, done: str = "") -> str:
    """The question, below the heading of its kind."""
    badge = f' <span class="duel-done">✓ {escape(done)}</span>' if done else ""
    return (
        f'<div class="duel-asked"><b class="duel-doing">{escape(exercise.doing)}</b> '
        f"{escape(exercise.question)}{badge}</div>"
    )


def static(exercise: Exercise, choices: tuple[str, ...], hints: tuple[Note, ...], end: Note) -> str:
    """An exercise without widgets: the question, with hints and solution folded."""
    parts = [asked(exercise)]
    if choices:
        items = "".join(f"<li>{escape(words)}</li>" for words in choices)
        parts.append(f"<ol>{items}</ol>")
    for note in hints:
        parts.append(f"<details><summary>{escape(note.head)}</summary>{note.html()}</details>")
    parts.append(f"<details><summary>{escape(end.head)}</summary>{end.html()}</details>")
    return f'{STYLE_TAG}<div class="duel-page duel-exercise">{"".join(parts)}</div>'
