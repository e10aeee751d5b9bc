"""Diagrams of a game: points by category, points, coins and the Conflict pawn over time.

matplotlib is an optional package: it is imported when a diagram is asked for. Colours and words
are those of the board.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from duel_nb.boards.drawing.palettes import LIGHT
from duel_nb.boards.scene.score_sheet import title
from duel_nb.boards.widget.chance_plot import SIGNS
from duel_nb.catalog import CATALOG
from duel_nb.disk import write_file
from duel_nb.engine.actions import track_place
from duel_nb.engine.messages import Listed, Message
from duel_nb.players.coach import Review
from duel_nb.quoting import shown
from duel_nb.records.record import Record

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

#: How to get matplotlib.
INSTALL = "pip install 'duel-nb[plots]'"

#: What a diagram is written as.
ENDINGS: Final = (".png", ".svg", ".pdf")

_WIDTH, _HEIGHT = 8.0, 2.9
_COLOURS = (LIGHT.player_a, LIGHT.player_b)


class PlotError(ValueError):
    """A diagram that cannot be drawn; the sentence says why."""


class Plot:
    """A diagram: a picture in a notebook, and the same figures as words everywhere else.

    Attributes:
        figure: the matplotlib figure, to be changed or saved in another format.
        words: what it shows, a line for each diagram.
    """

    def __init__(self, figure: Figure, words: str) -> None:
        self.figure = figure
        self.words = words

    def png(self) -> bytes:
        """The picture as a PNG file."""
        out = io.BytesIO()
        # Without the version of matplotlib, so that the same game gives the same file.
        self.figure.savefig(out, format="png", metadata={"Software": None})
        return out.getvalue()

    def save(self, path: str | Path) -> None:
        """Write the picture; the ending says the format (.png, .svg, .pdf).

        Raises:
            PlotError: it has another ending.
            OSError: it cannot be written.
        """
        ending = Path(path).suffix.lower()
        if ending not in ENDINGS:
            wrong = Message("plot-ending", known=Listed(*ENDINGS), file=shown(str(path)))
            raise PlotError(str(wrong))
        out = io.BytesIO()
        self.figure.savefig(out, format=ending.removeprefix("."))
        write_file(path, out.getvalue())

    def __repr__(self) -> str:
        return self.words

    def _repr_png_(self) -> bytes:
        return self.png()


def plot(game: Record, *what: str) -> Plot:
    """Draw diagrams of a game, one below the other.

    Args:
        game: the game; it need not be over.
        what: any of "score" (points by category in the last position), "points" (as if the game
            ended after each action), "coins" and "pawn"; by default all four.

    Raises:
        PlotError: matplotlib is not installed, or there is no such diagram.
    """
    for name in what:
        if name not in DIAGRAMS:
            wrong = Message("plot-unknown", given=shown(name), known=Listed(*DIAGRAMS))
            raise PlotError(str(wrong))
    chosen = what or tuple(DIAGRAMS)
    figure, axes = _figure(len(chosen))
    words = [DIAGRAMS[name](game, axis) for name, axis in zip(chosen, axes, strict=True)]
    return Plot(figure, "\n".join(words))


def plot_chances(game: Record, review: Review) -> Plot:
    """The first player's chance to win before each action, with the coach's marks.

    Raises:
        PlotError: matplotlib is not installed.
    """
    figure, (axis,) = _figure(1)
    chances = review.chances
    first, second = game.names
    axis.plot(range(len(chances)), chances, color=LIGHT.ink, linewidth=1.8)
    axis.fill_between(range(len(chances)), chances, 0.5, color=_COLOURS[0], alpha=0.15, linewidth=0)
    axis.axhline(0.5, color=LIGHT.muted, linewidth=0.8)
    for one in review.marked:
        at = one.number - 1
        colour = _COLOURS["AB".index(one.player)]
        sign = SIGNS[one.mark]
        axis.plot([at], [chances[at]], "o", color=colour, markersize=4)
        axis.annotate(sign, (at, chances[at]), (0, 5), textcoords="offset points", fontsize=8)
    axis.set_ylim(-0.02, 1.06)
    axis.set_yticks([0, 0.25, 0.5, 0.75, 1], [second, "25 %", "50 %", "75 %", first])
    _time(game, axis)
    _finish(axis, str(Message("plot-chance", who=first)), legend=False)
    told = Message("plot-chance-unknown", who=first)
    if chances:
        told = Message("plot-chance-told", who=first, percent=round(100 * chances[-1]))
    return Plot(figure, str(told))


def _figure(rows: int) -> tuple[Figure, Sequence[Axes]]:
    """An empty figure of so many diagrams, one below the other."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise PlotError(str(Message("plot-needs", command=INSTALL))) from None
    figure = Figure(figsize=(_WIDTH, _HEIGHT * rows), dpi=100, layout="constrained")
    return figure, list(figure.subplots(rows, squeeze=False)[:, 0])


def _score(game: Record, axis: Axes) -> str:
    """Points by category, both players beside each other."""
    sheets = [sheet.categories for sheet in game.state.scores().values()]
    categories = list(sheets[0])
    for player, (name, sheet) in enumerate(zip(game.names, sheets, strict=True)):
        places = [i + (player - 0.5) * 0.4 for i in range(len(categories))]
        label = f" {Message('plot-sum', who=name, points=sum(sheet.values()))}"
        bars = axis.bar(places, list(sheet.values()), 0.38, color=_COLOURS[player], label=label)
        axis.bar_label(bars, fontsize=8, color=LIGHT.ink)
    labels = [_short(title(game.state, category)) for category in categories]
    axis.set_xticks(range(len(categories)), labels, fontsize=8)
    axis.set_ylabel(str(Message("plot-of-points")))
    axis.margins(y=0.15)
    axis.axhline(0, color=LIGHT.muted, linewidth=0.8)
    heading = "plot-by-category" if game.outcome else "plot-by-category-so-far"
    _finish(axis, str(Message(heading)))
    one, two = (sum(sheet.values()) for sheet in sheets)
    return _told("plot-totals-told", game, one, two)


def _short(words: str) -> str:
    """A category on two lines where it has several words."""
    return words.replace(" ", "\n", 1)


def _points(game: Record, axis: Axes) -> str:
    """The total of each player as if the game had ended after each action."""
    totals = [[s.total for s in state.scores().values()] for state in game.states]
    _lines(game, axis, totals, Message("plot-points"), Message("plot-of-points"))
    return _told("plot-points-told", game, *totals[-1])


def _coins(game: Record, axis: Axes) -> str:
    """The coins of each player after each action."""
    coins = [[state.city(who).coins for who in "AB"] for state in game.states]
    _lines(game, axis, coins, Message("plot-coins"), Message("plot-of-coins"))
    return _told("plot-coins-told", game, *coins[-1])


def _told(key: str, game: Record, one: int, two: int) -> str:
    """Figures of both players in words."""
    first, second = game.names
    return str(Message(key, first=first, one=one, second=second, two=two))


def _lines(
    game: Record, axis: Axes, figures: Sequence[Sequence[int]], heading: Message, unit: Message
) -> None:
    """A line over time for each player."""
    for player, name in enumerate(game.names):
        axis.step(
            range(len(figures)),
            [both[player] for both in figures],
            where="post",
            color=_COLOURS[player],
            # Dashes tell the players apart without colours.
            linestyle="-" if player == 0 else (0, (5, 1.5)),
            linewidth=1.8,
            label=f" {name}",  # matplotlib passes over a label that begins with _
        )
    axis.set_ylabel(str(unit))
    _time(game, axis)
    _finish(axis, str(heading))


def _pawn(game: Record, axis: Axes) -> str:
    """Where the Conflict pawn stands after each action, with the zones of the track."""
    where = [state.pawn for state in game.states]
    end = CATALOG.capital
    for near, far, shade in ((6, end, 0.30), (3, 6, 0.18), (1, 3, 0.08)):
        axis.axhspan(near, far, color=_COLOURS[0], alpha=shade, linewidth=0)
        axis.axhspan(-far, -near, color=_COLOURS[1], alpha=shade, linewidth=0)
    axis.step(range(len(where)), where, where="post", color=LIGHT.ink, linewidth=1.8)
    axis.axhline(0, color=LIGHT.muted, linewidth=0.8)
    axis.set_ylim(-end - 0.5, end + 0.5)
    marked = [-end, -6, -3, 0, 3, 6, end]
    axis.set_yticks(marked, [str(abs(space)) for space in marked])  # as the track is printed
    first, second = game.names
    axis.set_ylabel(str(Message("plot-of-pawn")))
    _time(game, axis)
    _finish(axis, str(Message("plot-pawn", first=first, second=second)), legend=False)
    return str(Message("plot-pawn-told", position=track_place(where[-1], game.names)))


def _time(game: Record, axis: Axes) -> None:
    """The axis of time, with a line where each Age begins."""
    axis.set_xlim(0, len(game.turns) + 1)  # the last step is seen, too
    axis.set_xlabel(str(Message("plot-actions")), fontsize=8)
    for number, state in enumerate(game.states):
        before = game.states[number - 1].age if number else 0
        if state.age and state.age != before:
            axis.axvline(number, color=LIGHT.muted, linewidth=0.8, linestyle=":")
            axis.text(
                number,
                1.0,
                f" {Message('slide-age', age=state.age)}",
                fontsize=8,
                color=LIGHT.muted,
                transform=axis.get_xaxis_transform(),
                va="top",
            )


def _finish(axis: Axes, heading: str, *, legend: bool = True) -> None:
    from matplotlib.text import Text

    axis.set_title(heading, fontsize=10, loc="left", color=LIGHT.ink)
    axis.tick_params(labelsize=8)
    axis.spines[["top", "right"]].set_visible(False)
    if legend:
        axis.legend(
            loc="lower right", bbox_to_anchor=(1.0, 1.0), ncols=2, fontsize=8, frameon=False
        )
    for text in axis.findobj(Text):
        text.set_parse_math(False)  # a name with two dollar signs is no formula


#: The diagrams by name, in the order in which they stand.
DIAGRAMS: Final[Mapping[str, Callable[[Record, Axes], str]]] = {
    "score": _score,
    "points": _points,
    "coins": _coins,
    "pawn": _pawn,
}
