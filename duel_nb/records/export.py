"""Export a recorded game as a notebook, as Markdown with pictures, or as HTML slides.

Slides (see `web_page`) need no Python. The notebook contains the game, so it is a single file; its
saved pictures are replaced by live boards when its cells are run.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from duel_nb import arguments, rulebook
from duel_nb.boards.paint import png
from duel_nb.boards.scene import board
from duel_nb.disk import write_file, write_files
from duel_nb.engine import GameState
from duel_nb.engine.configure import mix_of
from duel_nb.errors import DuelError
from duel_nb.messages import Message
from duel_nb.players.review import Review
from duel_nb.quoting import line, single_spaced, visible
from duel_nb.records import web_page
from duel_nb.records.game import Game
from duel_nb.records.plots import Plot, PlotError, plot, plot_chances
from duel_nb.records.turning_points import turning_points
from duel_nb.session import text
from duel_nb.session.session import Move, Session
from duel_nb.session.table import category_title
from duel_nb.words.actions import in_words, within_sentence
from duel_nb.words.people import people

#: Which positions to show as pictures.
PICTURES: Final = ("key", "every", "none")

#: Picture pixels per pixel of the board: names are legible, notebooks stay small.
SCALE: Final = 1.0

#: Characters with a meaning in Markdown, its HTML or its formulas.
_SPECIAL: Final = frozenset("\\`*_[]<>#|$&~!")
#: Characters that start a list or a heading at the beginning of a line.
_LINE_START: Final = re.compile(r"^(\s*\d*)([-+=.)])", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Words:
    """Markdown text."""

    text: str


@dataclass(frozen=True, slots=True)
class Code:
    """A code cell, collapsed if `hidden`."""

    text: str
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """The board after ``number`` actions."""

    number: int


@dataclass(frozen=True, slots=True)
class Diagrams:
    """Plots, with the code that draws them in a notebook and the name of their picture."""

    plot: Plot
    source: str = "game.plot()"
    name: str = "diagrams"


Block = Words | Code | Picture | Diagrams


def export(
    game: Game, path: str | Path, pictures: str = "key", *, review: Review | None = None
) -> bool:
    """Write a game as a notebook (.ipynb), Markdown (.md, with a folder of pictures) or slides.

    Slides are one HTML file (.html) with a picture of each position.

    Args:
        game: the game; it need not be over.
        path: the file to write, in the format of its ending.
        pictures: "key" shows the beginning, each Age, turning points, commented actions and the
            end; "every" shows all positions; "none" shows none. Slides always show all.
        review: the coach's review of the game, to include.

    Returns:
        Whether the plots are included, which need matplotlib.

    Raises:
        DuelError: ``path`` is not a path, or an unknown ending or choice of pictures.
        OSError: the file cannot be written.
    """
    path = Path(arguments.path("path", path))
    arguments.one_of("pictures", pictures, PICTURES)
    check_ending(path)
    if path.suffix == ".html":
        write_file(path, web_page.of_game(game, review))
        return True
    blocks = list(_story(game, pictures, review))
    if path.suffix == ".ipynb":
        write_file(path, notebook_text(game, blocks))
    else:
        # Creates the folder of the pictures, but not that of the text.
        write_files(_markdown(game, blocks, path), folders=path.parent.is_dir())
    return any(isinstance(block, Diagrams) for block in blocks)


def check_ending(path: Path) -> None:
    """Check the ending of a file name.

    Raises:
        DuelError: no export has this ending.
    """
    if path.suffix not in (".ipynb", ".md", ".html"):
        raise DuelError(Message("record-ending", file=line(str(path))))


# -- content -------------------------------------------------------------------------------------


def _story(game: Game, pictures: str, review: Review | None) -> Iterator[Block]:
    """All blocks of an export, from the title to the rules."""
    yield Words(_head(game))
    yield Code(_load_cell(game), hidden=True)
    yield Words(_score_table(game))
    with suppress(PlotError):  # reported by the return value; the table above has the result
        yield Diagrams(plot(game))
    turns = [(point.number, point.text) for point in turning_points(game)]
    if review is not None:
        yield Words(f"{_heading('record-coach')}\n\n{coach_table(game, review)}")
        with suppress(PlotError):
            yield Diagrams(
                plot_chances(game, review),
                "import duel_nb as duel\n\nduel.review(game).plot()",
                "chances",
            )
        turns = [(one.number, " ".join(map(str, one.remarks))) for one in review.turning_points]
    if turns:
        listing = "\n".join(
            f"- **{Message('record-turning-point-of', number=number)}** {_plain(remark)}"
            for number, remark in turns
        )
        yield Words(f"{_heading('record-turning-points')}\n\n{listing}")
    yield Words(f"{_heading('record-beginning')}\n\n{_events(game.start.events)}".rstrip())
    shown = _pictured(game, pictures, {number for number, _ in turns})
    if 0 in shown:
        yield Picture(0)
    session = Session(game.start)
    for turn in game.turns:
        session.play(turn.action)
    kept: list[str] = []
    age = 0
    moves = session.moves_seen_by(None)
    for turn, move in zip(game.turns, moves, strict=True):
        if turn.before.age and turn.before.age != age:
            kept.append(f"## {Message('slide-age', age=turn.before.age)}")
        age = turn.before.age
        marks = [remark for number, remark in turns if number == turn.number]
        kept.append(_turn(game, move, turn.comment, marks))
        if turn.number in shown:
            yield Words("\n\n".join(kept))
            kept = []
            yield Picture(turn.number)
    if kept:
        yield Words("\n\n".join(kept))
    yield from _play_on(game)
    yield Words(_rules(game, moves))


def _heading(key: str) -> str:
    return f"## {Message(key)}"


def _head(game: Game) -> str:
    first, second = map(_plain, people(game.names))
    config = game.start.config
    title = Message("record-title", first=first, second=second)
    players = Message(
        "record-players",
        first=first,
        second=second,
        mix=mix_of(config.expansions),
        edition=config.edition,
        actions=len(game.turns),
    )
    lines = [
        f"# {_plain(line(game.title)) or title}",
        *([_lines(game.about)] if game.about else []),
        f"{players} {_how_it_ended(game)}",
        str(Message("record-introduction")),
    ]
    return "\n\n".join(lines)


def _how_it_ended(game: Game) -> str:
    if game.outcome is None:
        return str(Message("record-not-over"))
    over = Message("game-over", outcome=game.outcome.message(game.names))
    return f"**{_plain(str(over))}**"


def coach_table(game: Game, review: Review) -> str:
    """The coach's remarks on the marked actions as a Markdown table, turning points in bold.

    Args:
        game: the game.
        review: the coach's review of it.
    """
    turning = {one.number for one in review.turning_points}
    heads = f"{Message('record-coach-action')} | {Message('record-coach-says')}"
    rows = [f"| | {heads} |", "|---:|---|---|"]
    for one in review.marked:
        bold = "**" if one.number in turning else ""
        remark = _plain(" ".join(map(str, one.remarks)))
        action = within_sentence(one.action, game.names)
        done = _plain(str(Message("record-marked", who=one.name, action=action)))
        rows.append(f"| {one.number} | {bold}{done}{bold} | {remark} |")
    return "\n".join([*rows, "", _plain(" ".join(map(str, review.summary(game.names))))])


def _load_cell(game: Game) -> str:
    saved = game.to_json()
    # A raw string is readable, but cannot contain three quotes.
    quoted = f"r'''{saved}'''" if "'''" not in saved else repr(saved)
    return f"from duel_nb import records\n\ngame = records.loads({quoted})\ngame"


def _score_table(game: Game) -> str:
    sheets = game.state.scores()
    heading = _heading("record-score" if game.outcome else "record-score-so-far")
    rows = [heading, "", f"| | {' | '.join(map(_plain, people(game.names)))} |", "|---|---:|---:|"]
    for category in sheets["A"].categories:
        both = " | ".join(str(sheets[who].categories[category]) for who in "AB")
        rows.append(f"| {category_title(game.state, category)} | {both} |")
    totals = " | ".join(f"**{sheets[who].total}**" for who in "AB")
    rows.append(f"| **{Message('record-total')}** | {totals} |")
    return "\n".join(rows)


def _pictured(game: Game, pictures: str, turning: set[int]) -> set[int]:
    """The numbers of the positions to show."""
    last = len(game.turns)
    if pictures == "none":
        return set()
    if pictures == "every":
        return set(range(last + 1))
    ages = {
        turn.number
        for turn in game.turns
        if turn.after.age != turn.before.age and turn.after.outcome is None
    }
    return {0, last} | turning | ages | {turn.number for turn in game.turns if turn.comment}


def _turn(game: Game, move: Move, comment: str, marks: Sequence[str]) -> str:
    first, second = names = _plain(game.names[0]), _plain(game.names[1])
    what = Message("record-secret") if move.secret else in_words(move.action, names)
    who = first if move.player == "A" else second
    parts = [f"### {Message('record-action', number=move.number, who=who, action=what)}"]
    if comment:
        parts.append("\n".join(f"> {one}".rstrip() for one in _lines(comment).splitlines()))
    parts += [f"**{Message('record-turning-point')}** {_plain(mark)}" for mark in marks]
    if move.events:
        parts.append(_events(move.events))
    return "\n\n".join(parts)


def _events(events: Sequence[Any]) -> str:
    return "\n".join(f"- {_plain(event.text)} *({event.rule})*" for event in events)


def _plain(words: str) -> str:
    """Escape a user's text for Markdown."""
    plain = "".join(f"\\{char}" if char in _SPECIAL else char for char in visible(words))
    return _LINE_START.sub(r"\1\\\2", plain)


def _lines(words: str) -> str:
    """Escape a user's text of several lines; indentation is removed, since it would mean code."""
    return "\n".join(_plain(one.strip()) for one in words.splitlines())


def _play_on(game: Game) -> Iterator[Block]:
    """Cells to play on from a position, and to ask about it."""
    last = len(game.turns)
    half = last // 2
    choose = Message("record-choose", last=last)
    yield Words(f"{_heading('record-continue')}\n\n{choose}")
    yield Code(f"game.board({half})")
    yield Words(str(Message("record-ask")))
    yield Code(
        f"position = game.position({half})\n"
        "print(position.legal_actions())\n"
        'print(position.cost_of("Palace"))\n'
        'print(position.why_not("build Palace"))'
    )


def _rules(game: Game, moves: Sequence[Move]) -> str:
    """A table of all rules that applied in the game."""
    ids = {event.rule for event in game.start.events}
    ids |= {event.rule for move in moves for event in move.events}
    heads = f"| {Message('record-rule')} | {Message('record-rule-says')} |"
    rows = [_heading("record-rules"), "", heads, "|---|---|"]
    for rule_id in sorted(ids):
        rule = rulebook.rule(rule_id)
        words = single_spaced(rule.text)
        rows.append(f"| {rule.id} | **{_plain(rule.title)}.** {_plain(words)} |")
    return "\n".join(rows)


# -- as a notebook -------------------------------------------------------------------------------


def notebook_text(game: Game, blocks: Sequence[Block]) -> str:
    """The text of the notebook file, with outputs."""
    cells: list[dict[str, Any]] = []
    for number, block in enumerate(blocks):
        cell: dict[str, Any] = {"id": f"block-{number:03}", "metadata": {}}
        match block:
            case Words(words):
                cell |= {"cell_type": "markdown", "source": words}
            case Code(source, hidden):
                cell |= _code(source)
                if hidden:
                    cell["metadata"] = {"jupyter": {"source_hidden": True}}
            case Picture(at):
                seen = _seen(game, at)
                cell |= _code(f"game.board({at})", _output(_picture(seen), text.text(seen)))
            case Diagrams(drawn, source):
                cell |= _code(source, _output(drawn.png(), drawn.words))
        cell["source"] = cell["source"].splitlines(keepends=True)
        cells.append(cell)
    notebook = {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {
            "kernelspec": {
                "display_name": "Python 3 (ipykernel)",
                "language": "python",
                "name": "python3",
            },
            "language_info": {"name": "python"},
        },
        "cells": cells,
    }
    return json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def _code(source: str, *outputs: dict[str, Any]) -> dict[str, Any]:
    return {
        "cell_type": "code",
        "source": source,
        "execution_count": None,
        "outputs": list(outputs),
    }


def _output(picture: bytes, words: str) -> dict[str, Any]:
    return {
        "output_type": "display_data",
        "metadata": {"image/png": {"alt": words}},
        "data": {"image/png": base64.b64encode(picture).decode(), "text/plain": words},
    }


def _seen(game: Game, number: int) -> GameState:
    """A position as the player to act sees it."""
    state = game.position(number)
    return state.view(state.to_act)


def _picture(view: GameState) -> bytes:
    return png.to_bytes(board.scene(view), SCALE)


# -- as Markdown ---------------------------------------------------------------------------------


def _markdown(game: Game, blocks: Sequence[Block], path: Path) -> dict[str | Path, str | bytes]:
    """The Markdown file and the pictures in a folder beside it."""
    folder = path.with_name(f"{path.stem}_files")
    files: dict[str | Path, str | bytes] = {}

    def picture(name: str, content: bytes, words: str) -> str:
        files[folder / name] = content
        return f"![{words}](<{folder.name}/{name}>)"

    parts = []
    for block in blocks:
        match block:
            case Words(words):
                parts.append(words)
            case Code(source, hidden):
                parts.append(f"```python\n{_load_file(path) if hidden else source}\n```")
            case Picture(at):
                shows = str(Message("record-after", actions=at))
                content = _picture(_seen(game, at))
                parts.append(picture(f"position-{at:03}.png", content, shows))
            case Diagrams(drawn, _, name):
                shows = str(Message(f"record-{name}"))
                parts.append(picture(f"{name}.png", drawn.png(), shows))
    return {path: "\n\n".join(parts) + "\n", **files}


def _load_file(path: Path) -> str:
    """Code that loads the game from its file, which most likely is called like the export."""
    name, comment = json.dumps(f"{path.stem}.json", ensure_ascii=False), Message("record-game-file")
    return f"import duel_nb as duel\n\ngame = duel.load_game({name})  # {comment}"
