"""Plots of a game: points by category; points, coins and the Conflict pawn over time.

matplotlib is optional and imported on first use. Colours and terms are those of the board.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from duel_nb.boards.drawing.palettes import LIGHT
from duel_nb.boards.html.chance_plot import SIGNS
from duel_nb.catalog import CATALOG
from duel_nb.disk import write_file
from duel_nb.engine.actions import track_place
from duel_nb.errors import DuelError
from duel_nb.messages import Listed, Message
from duel_nb.players.review import Review
from duel_nb.quoting import shown
from duel_nb.records.record import Record
from duel_nb.session.table import category_title
from duel_nb.words.people import people
from duel_nb.words.percentages import chance_in_words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

#: The command that installs matplotlib.
INSTALL = "pip install 'duel-nb[plots]'"

#: The supported file formats.
ENDINGS: Final = (".png", ".svg", ".pdf")

_WIDTH, _HEIGHT = 8.0, 2.9
_COLOURS = (LIGHT.player_a, LIGHT.player_b)


class PlotError(DuelError):
    """A plot cannot be drawn; the sentence says why."""


class Plot:
    """One or several plots: a picture in a notebook, text elsewhere.

    Attributes:
        figure: the matplotlib figure, to change or to save in another format.
        words: the same figures as text, a line for each plot.
    """

    def __init__(self, figure: Figure, words: str) -> None:
        self.figure = figure
        self.words = words

    def png(self) -> bytes:
        """The picture as a PNG file."""
        out = io.BytesIO()
        # Without matplotlib's version, so that the file is reproducible.
        self.figure.savefig(out, format="png", metadata={"Software": None})
        return out.getvalue()

    def save(self, path: str | Path) -> None:
        """Write the picture, in the format of the file name (.png, .svg, .pdf).

        Raises:
            PlotError: another file format.
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

    def _repr_png_(self) -> tuple[bytes, dict[str, str]]:
        return self.png(), {"alt": self.words}


def plot(game: Record, *what: str) -> Plot:
    """Plot a game.

    Args:
        game: the game; it need not be over.
        what: any of "score" (points by category in the last position), "points" (as if the game
            ended after each action), "coins" and "pawn"; by default all four.

    Raises:
        PlotError: matplotlib is not installed, or a plot is unknown.
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
    """Plot the first player's chance to win before each action, with the coach's marks.

    Args:
        game: the game.
        review: the coach's review of it.

    Raises:
        PlotError: matplotlib is not installed.
    """
    figure, (axis,) = _figure(1)
    chances = review.chances
    first, second = game.names
    axis.plot(range(len(chances)), chances, color=LIGHT.ink, linewidth=1.8)
    axis.fill_between(range(len(chances)), chances, 0.5, color=_COLOURS[0], alpha=0.15, linewidth=0)
    axis.axhline(0.5, color=LIGHT.muted, linewidth=0.8)
    for reviewed in review.marked:
        at = reviewed.number - 1
        colour = _COLOURS["AB".index(reviewed.player)]
        sign = SIGNS[reviewed.mark]
        axis.plot([at], [chances[at]], "o", color=colour, markersize=4)
        axis.annotate(sign, (at, chances[at]), (0, 5), textcoords="offset points", fontsize=8)
    axis.set_ylim(-0.02, 1.06)
    axis.set_yticks([0, 0.25, 0.5, 0.75, 1], [second, "25 %", "50 %", "75 %", first])
    _time_axis(game, axis)
    _finish(axis, str(Message("plot-chance", who=first)), legend=False)
    words = Message("plot-chance-unknown", who=first)
    if chances:
        words = Message("plot-chance-summary", who=first, percent=chance_in_words(chances[-1]))
    return Plot(figure, str(words))


def _figure(rows: int) -> tuple[Figure, Sequence[Axes]]:
    """An empty figure with this many plots below each other."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise PlotError(str(Message("plot-needs", command=INSTALL))) from None
    figure = Figure(figsize=(_WIDTH, _HEIGHT * rows), dpi=100, layout="constrained")
    return figure, list(figure.subplots(rows, squeeze=False)[:, 0])


def _score(game: Record, axis: Axes) -> str:
    """Plot points by category, both players side by side."""
    sheets = [sheet.categories for sheet in game.state.scores().values()]
    categories = list(sheets[0])
    for player, (name, sheet) in enumerate(zip(game.names, sheets, strict=True)):
        places = [i + (player - 0.5) * 0.4 for i in range(len(categories))]
        label = f" {Message('plot-sum', who=name, points=sum(sheet.values()))}"
        bars = axis.bar(places, list(sheet.values()), 0.38, color=_COLOURS[player], label=label)
        axis.bar_label(bars, fontsize=8, color=LIGHT.ink)
    labels = [_on_two_lines(category_title(game.state, category)) for category in categories]
    axis.set_xticks(range(len(categories)), labels, fontsize=8)
    axis.set_ylabel(str(Message("plot-of-points")))
    axis.margins(y=0.15)
    axis.axhline(0, color=LIGHT.muted, linewidth=0.8)
    heading = "plot-by-category" if game.outcome else "plot-by-category-so-far"
    _finish(axis, str(Message(heading)))
    one, two = (sum(sheet.values()) for sheet in sheets)
    return _in_words("plot-totals-summary", game, one, two)


def _on_two_lines(words: str) -> str:
    """A category with a line break after its first word."""
    return words.replace(" ", "\n", 1)


def _points(game: Record, axis: Axes) -> str:
    """Plot each player's total as if the game had ended after each action."""
    totals = [[s.total for s in state.scores().values()] for state in game.states]
    _lines(game, axis, totals, Message("plot-points"), Message("plot-of-points"))
    return _in_words("plot-points-summary", game, *totals[-1])


def _coins(game: Record, axis: Axes) -> str:
    """Plot each player's coins after each action."""
    coins = [[state.city(who).coins for who in "AB"] for state in game.states]
    _lines(game, axis, coins, Message("plot-coins"), Message("plot-of-coins"))
    return _in_words("plot-coins-summary", game, *coins[-1])


def _in_words(key: str, game: Record, one: int, two: int) -> str:
    """A figure of each player as a sentence."""
    first, second = game.names
    return str(Message(key, first=first, one=one, second=second, two=two))


def _lines(
    game: Record, axis: Axes, figures: Sequence[Sequence[int]], heading: Message, unit: Message
) -> None:
    """Plot a line over time for each player."""
    for player, name in enumerate(people(game.names)):
        axis.step(
            range(len(figures)),
            [both[player] for both in figures],
            where="post",
            color=_COLOURS[player],
            # Dashes distinguish the players without colours.
            linestyle="-" if player == 0 else (0, (5, 1.5)),
            linewidth=1.8,
            label=f" {name}",  # matplotlib ignores a label that begins with _
        )
    axis.set_ylabel(str(unit))
    _time_axis(game, axis)
    _finish(axis, str(heading))


def _pawn(game: Record, axis: Axes) -> str:
    """Plot the Conflict pawn after each action, with the zones of the track."""
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
    _time_axis(game, axis)
    _finish(axis, str(Message("plot-pawn", first=first, second=second)), legend=False)
    return str(Message("plot-pawn-summary", position=track_place(where[-1], game.names)))


def _time_axis(game: Record, axis: Axes) -> None:
    """Set up the axis of actions, with a line at the start of each Age."""
    axis.set_xlim(0, len(game.turns) + 1)  # with room for the last step
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
        text.set_parse_math(False)  # names may contain dollar signs


#: The plots by name, from top to bottom.
DIAGRAMS: Final[Mapping[str, Callable[[Record, Axes], str]]] = {
    "score": _score,
    "points": _points,
    "coins": _coins,
    "pawn": _pawn,
}
