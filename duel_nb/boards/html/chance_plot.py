"""A's chance to win during a game as a small SVG, and the marks on the timeline."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from duel_nb.page.html import table
from duel_nb.words.actions import within_sentence
from duel_nb.words.people import people
from duel_nb.words.translate import translate

if TYPE_CHECKING:
    from duel_nb.players.review import Review, Reviewed

SIGNS: Final = MappingProxyType(
    {"blunder": "??", "mistake": "?", "inaccuracy": "?!", "only move": "!"}
)
"""Mark -> the sign after an action, worst first."""
_COLOURS: Final = MappingProxyType(
    {"blunder": "#d32f2f", "mistake": "#e65100", "inaccuracy": "#b28704", "only move": "#2e7d32"}
)
_WIDE, _TALL, _LEFT, _TOP = 300, 120, 4, 18
"""Size and margins in SVG units; the names of the Ages are above the plot."""


def signed(one: Reviewed) -> str:
    """A reviewed action with its mark: "12. build the Library ??"."""
    return (
        f"{one.number}. {within_sentence(one.action, one.names)} {SIGNS.get(one.mark, '')}".rstrip()
    )


def plot(review: Review, ages: Sequence[int], names: tuple[str, str], at: int) -> str:
    """The plot.

    Args:
        review: the review of the game.
        ages: the Age of each position of the game.
        names: of the players.
        at: number of the current position.
    """
    last = max(1, len(review.actions))

    def x(step: float) -> float:
        return round(_LEFT + (_WIDE - 2 * _LEFT) * step / last, 1)

    def y(chance: float) -> float:
        return round(_TOP + (_TALL - _TOP - 4) * (1 - chance), 1)

    line = " ".join(f"{x(step)},{y(chance)}" for step, chance in enumerate(review.chances))
    end = x(len(review.chances) - 1)
    parts = [
        f'<polygon points="{x(0)},{y(0)} {line} {end},{y(0)}" class=duel-under />',
        f'<line x1="{x(0)}" x2="{x(last)}" y1="{y(0.5)}" y2="{y(0.5)}" class=duel-even />',
        *_ages(ages, x),
        f'<polyline points="{line}" class=duel-chance />',
        f'<line x1="{x(at)}" x2="{x(at)}" y1="{_TOP}" y2="{y(0)}" class=duel-now />',
    ]
    for one in review.noted:
        step = one.number - 1
        colour = _COLOURS[one.mark or one.seeming]
        fill = f'fill="{colour}"'
        if one.seeming:
            fill = f'fill="none" stroke="{colour}" stroke-width="1.5"'
        parts.append(
            f'<circle cx="{x(step)}" cy="{y(review.chances[step])}" r="3.5" {fill}>'
            f"<title>{escape(signed(one))}</title></circle>"
        )
    first, second = map(escape, names)
    label = translate("plot-label", who=first)
    top, bottom = (translate("plot-wins", who=name) for name in (first, second))
    return (
        f'<div class="duel-plot"><span>{top}</span>'
        f'<svg viewBox="0 0 {_WIDE} {_TALL}" role="img" aria-label="{label}">{"".join(parts)}</svg>'
        f"<span>{bottom}</span></div>"
    )


def _ages(ages: Sequence[int], x: Callable[[float], float]) -> Iterator[str]:
    """A line where each Age begins, with its number."""
    for step, age in enumerate(ages):
        if age and (not step or ages[step - 1] != age):
            yield (
                f'<line x1="{x(step)}" x2="{x(step)}" y1="{_TOP}" y2="{_TALL - 4}" '
                f'class=duel-even /><text x="{x(step) + 2}" y="{_TOP - 5}">'
                f"{escape(translate('age-named', age=age))}</text>"
            )


def ticks(marked: Iterable[Reviewed], last: int) -> str:
    """The marks of the actions above the timeline."""
    places = ((one, (one.number - 1) / max(1, last)) for one in marked)
    found = "".join(
        f'<i style="left:{place:.2%};background:{_COLOURS[one.mark]}"></i>' for one, place in places
    )
    return f'<div class="duel-ticks" aria-hidden="true">{found}</div>' if found else ""


def legend(review: Review, names: tuple[str, str]) -> str:
    """A table of how many actions of each player have each mark; empty while it is too early."""
    rows = []
    for mark, sign in SIGNS.items():
        counts = [
            sum(one.mark == mark and one.player == who for one in review.actions) for who in "AB"
        ]
        if any(counts):
            words = translate("mark-only-move" if mark == "only move" else f"mark-{mark}")
            name = f'<b style="color:{_COLOURS[mark]}">{sign}</b> {escape(words)}'
            rows.append((name, *map(str, counts)))
    if rows:
        return table(("", *people(names)), rows)
    whole = review.done == len(review.actions)
    return f"<p>{escape(translate('no-marks'))}</p>" if whole else ""


def progress(review: Review, thinking: bool) -> str:
    """How far the coach has come, with a bar while it goes on."""
    said = f"<p>{escape(str(review.progress))}</p>"
    bar = f'<progress max="{len(review.actions)}" value="{review.looked}"></progress>'
    return said + bar if thinking else said
