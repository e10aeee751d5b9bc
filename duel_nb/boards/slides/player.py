"""Slides as HTML: a standalone page, or an overlay over a notebook.

The texts are in the markup, so they can be read without scripts; `player.js` shows one slide at a
time with its picture. Texts that people wrote are escaped.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from importlib.resources import files
from string import Template, ascii_uppercase
from typing import Any, Final

from duel_nb.boards.drawing.palettes import PALETTES, Palette
from duel_nb.boards.slides.pictures import Pictures, Position, index_of
from duel_nb.boards.slides.story import Caption, Slide, SpeakerNote, Story
from duel_nb.languages import language
from duel_nb.page.document import document
from duel_nb.page.html import rule_link
from duel_nb.quoting import visible
from duel_nb.session import text
from duel_nb.words.translate import translate

_FILES: Final = files("duel_nb.boards.slides")
_STYLE: Final = _FILES.joinpath("player.css").read_text("utf-8")
_SCRIPT: Final = _FILES.joinpath("player.js").read_text("utf-8")
_PLAYER: Final = Template(_FILES.joinpath("player.html").read_text("utf-8"))
_PAGE_STYLE: Final = "html, body, main { margin: 0; height: 100%; }"

#: The layouts of a page: wide, or for a phone with Cities to open.
_LAYOUTS: Final = ("wide", "phone")


def page(story: Story, made: Callable[[int, int], object] = lambda number, count: None) -> str:
    """A story as a self-contained HTML file: no server, no network, no script but its own.

    Args:
        story: the story.
        made: called after each picture with its number and the number of all.
    """
    pictures = _pictures(story, dict(PALETTES["standard"]), _LAYOUTS, made)
    data = {"live": False, **pictures}
    data |= _in_words(story, data)
    no_script = _safe(translate("slides-no-script"))
    body = f"<noscript><p>{no_script}</p></noscript>\n<main>\n{_player(story, 'auto')}\n</main>"
    return document(story.title, _PAGE_STYLE, body, script=_script(data), scheme="light dark")


def over_notebook(story: Story, palette: Palette, at: int = 0) -> dict[str, Any]:
    """What shows a story over the page of a notebook: a module, and what its `present` needs.

    Args:
        story: the story.
        palette: of the boards.
        at: the `Slide.at` to begin with.
    """
    pictures = _pictures(story, {palette.name: palette}, ("wide",))
    first = next((n for n, slide in enumerate(story.slides) if slide.at == at), 0)
    markup = _player(story, palette.name)
    return {
        "script": _SCRIPT,
        "slides": {"live": True, "first": first, "markup": markup, **pictures},
    }


def _script(data: dict[str, Any]) -> str:
    """The script with its data, escaped so that it cannot end its script element."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for char in "<>&\u2028\u2029":
        text = text.replace(char, f"\\u{ord(char):04x}")
    script = re.sub("^export ", "", _SCRIPT, flags=re.M)
    return f"(() => {{\n{script}alone({text});\n}})();"


def _pictures(
    story: Story,
    palettes: dict[str, Palette],
    layouts: Sequence[str],
    made: Callable[[int, int], object] = lambda number, count: None,
) -> dict[str, Any]:
    """The pictures of all slides; slides with the same position share one."""
    numbers: dict[int, int] = {}
    positions: list[Position] = []
    for slide in story.slides:
        if id(slide.position) not in numbers:
            numbers[id(slide.position)] = len(positions)
            positions.append(slide.position)
    found = Pictures(palettes, layouts).data(positions, made)
    return {
        **found,
        "slides": [
            {"picture": numbers[id(slide.position)], "at": slide.at} for slide in story.slides
        ],
    }


def _in_words(story: Story, data: Mapping[str, Any]) -> dict[str, Any]:
    """Every position in words: deduplicated lines, and the indices of each picture's lines."""
    lines: dict[str, int] = {}
    words: dict[int, list[int]] = {}
    for slide, shown in zip(story.slides, data["slides"], strict=True):
        position = slide.position
        rows = visible(text.text(position.state, worked_out=position.worked_out)).splitlines()
        words[shown["picture"]] = [index_of(line, lines) for line in rows]
    return {"lines": list(lines), "words": [words[number] for number in sorted(words)]}


def _player(story: Story, theme: str) -> str:
    """The element with everything of a story but its pictures."""
    last = len(story.slides) - 1
    chapters = [(n, slide.chapter) for n, slide in enumerate(story.slides) if slide.chapter]
    options = "".join(f'<option value="{n}">{_safe(name)}</option>' for n, name in chapters)
    return _PLAYER.substitute(
        language=language(),
        title=_safe(story.title),
        theme=theme,
        style=_STYLE,
        slides="".join(_item(slide, n, last, chapters) for n, slide in enumerate(story.slides)),
        last=last,
        strip=_strip(story.chances, [n for n, _ in chapters], last),
        chapters=options,
        notes=_safe(translate("slides-notes")),
        light=_safe(translate("slides-theme")),
        present=_safe(translate("slides-present")),
        end=_safe(translate("slides-end")),
        back=_safe(translate("slides-back")),
        next=_safe(translate("slides-next")),
        timeline=_safe(translate("slides-timeline")),
        chapter=_safe(translate("slides-chapter")),
        in_words=_safe(translate("slides-in-words")),
        help=_safe(f"{translate('slides-help')} {translate('slides-made')}"),
    )


def _item(slide: Slide, number: int, last: int, chapters: Sequence[tuple[int, str]]) -> str:
    where = translate("slide-of-many", number=number + 1, last=last + 1)
    paper = " data-paper" if slide.pictured else ""
    parts = [
        f'<p class="duel-moment">{_safe(slide.where)}</p>',
        f'<div class="duel-sentences">{" ".join(map(_caption, slide.lines))}</div>',
    ]
    if slide.choices:
        parts.append(_choices(slide))
    if slide.rules:
        links = " ".join(rule_link(rule, named=True) for rule in slide.rules)
        parts.append(
            f'<div class="duel-slide-rules">{_safe(translate("slide-rules"))} {links}</div>'
        )
    if slide.comment:
        comment = "<br>".join(_safe(one) for one in slide.comment.splitlines())
        parts.append(f'<p class="duel-comment">{comment}</p>')
    if slide.chance:
        parts.append(f'<p class="duel-chance-now">{_safe(slide.chance)}</p>')
    if slide.notes:
        places = {name: n for n, name in chapters}
        notes = "".join(_note(note, places) for note in slide.notes)
        parts.append(f'<div class="duel-presenter-notes">{notes}</div>')
    return f'<li data-where="{_safe(where)}"{paper}>{"".join(parts)}</li>'


def _caption(line: Caption) -> str:
    link = f" {rule_link(line.rule)}" if line.rule else ""
    return f"<div>{_safe(line.text)}{link}</div>"


def _choices(slide: Slide) -> str:
    """The answers to choose from by letter; the right one is marked once it may be seen."""
    items = []
    for number, (letter, words) in enumerate(zip(ascii_uppercase, slide.choices, strict=False)):
        right = number == slide.right
        mark = f' <span class="duel-mark">✓ {_safe(translate("slides-right"))}</span>'
        items.append(
            f"<li{' class=duel-right' if right else ''}><b>{letter}</b> "
            f"<span>{_safe(words)}</span>{mark if right else ''}</li>"
        )
    return f'<ol class="duel-choices">{"".join(items)}</ol>'


def _note(note: SpeakerNote, places: dict[str, int]) -> str:
    """A note; a button if it leads to a chapter."""
    if note.chapter not in places:
        return f"<p>{_safe(note.text)}</p>"
    return f'<button type="button" data-go="{places[note.chapter]}">{_safe(note.text)}</button>'


def _strip(chances: Sequence[float], chapters: Iterable[int], last: int) -> str:
    """The background of the timeline: starts of chapters and the chance to win."""
    wide = max(1, last)
    marks = "".join(f'<line x1="{n}" x2="{n}" y1="0" y2="1"/>' for n in chapters)
    points = " ".join(f"{n},{1 - chance:.3f}" for n, chance in enumerate(chances))
    curve = f'<polyline points="{points}"/>' if points else ""
    return (
        f'<svg viewBox="0 0 {wide} 1" preserveAspectRatio="none" aria-hidden="true">'
        f"{marks}{curve}</svg>"
    )


def _safe(words: str) -> str:
    """A text escaped for HTML, with invisible characters made visible."""
    return escape(visible(words))
