"""Benchmarks of the board: the kernel's time for a click, and the bytes it sends."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from statistics import median
from typing import Any

from ipycanvas.utils import commands_to_buffer

import duel_nb as duel
from duel_nb.boards.paint import png
from duel_nb.boards.scene.board import scene
from duel_nb.boards.widget import cell_output
from duel_nb.boards.widget.live import Board
from duel_nb.session import offers
from tests.benchmarks.engine import middles, over_and_over
from tests.benchmarks.measure import Measure, Run

GAME = "duel.new_game(seed=5, names=('Ada', 'Ben'))"


class Sent:
    """A board whose messages are not sent: it counts their bytes instead.

    Attributes:
        board: the board.
        drawing: bytes of draw commands so far.
        drawn: bytes of each message with draw commands.
        rest: bytes of all other messages of its widgets so far.
    """

    def __init__(self, state: duel.GameState, layout: str = "wide") -> None:
        self.board = Board(state, layout=layout)
        self.drawing = self.rest = 0
        self.drawn: list[int] = []
        self.canvas = self.board._painter.widget.children[0]
        self.canvas._canvas_manager._send_custom = self._draw
        self._known: set[str] = set()
        self._count_new()
        self.board._look.ear.value = "1220 light here view"  # as a page with scripts says at once
        self.rest = 0

    def _draw(self, commands: list[Any], buffers: list[memoryview] | None = None) -> None:
        said = commands_to_buffer(commands)[1]
        self.drawn.append(said.nbytes + sum(part.nbytes for part in buffers or ()))
        self.drawing += self.drawn[-1]

    def _count_new(self) -> None:
        """Count the messages that opened new widgets, and intercept their later ones."""
        for widget in (self.board.widget, *cell_output.inside(self.board.widget)):
            if widget.comm is not None and widget.comm.comm_id not in self._known:
                self._known.add(widget.comm.comm_id)
                self._message("comm_open", {"state": widget.get_state()})
                widget.comm.publish_msg = self._message

    def _message(self, kind: str, data: object = None, **more: object) -> None:
        self.rest += len(json.dumps(data, default=str))

    def click(self, hit: str) -> None:
        """Press the mouse on something, as the page reports it."""
        assert self.board._painter.scene is not None
        target = self.board._painter.scene.target(hit)
        assert target is not None
        x, y, width, height = target.box
        event = {"event": "mouse_down", "x": 2 * (x + width / 2), "y": 2 * (y + height / 2)}
        self.canvas[-1]._handle_frontend_event(None, event, [])
        self._count_new()

    def press(self) -> None:
        """Click the first enabled button for the selection."""
        self.board._popover.choices.buttons[0].click()
        self._count_new()


def game() -> duel.GameState:
    state: duel.GameState = eval(GAME, {"duel": duel})
    return state


def both() -> duel.GameState:
    """The beginning of a game with both expansions."""
    return duel.new_game(seed=5, names=("Ada", "Ben"), expansions={"pantheon", "agora"})


def turns(sent: Sent) -> Iterator[str]:
    """The things to click on in one game after another, always the last possible one."""
    while True:
        if sent.board.state.outcome is not None:
            sent.board.go(0)
        state = sent.board.state
        yield next(
            pick.hit
            for pick in reversed(offers.picks(state))
            if any(offer.legal for offer in offers.about(state, pick.hit).offers)
        )


def clicks() -> Run:
    """Clicks on one accessible card after another: everything up to the last draw command."""
    sent = Sent(middles(1)[0])
    hits = cycle([pick.hit for pick in offers.picks(sent.board.state)])

    def run(times: int) -> None:
        for hit in islice(hits, times):
            sent.click(hit)

    return run


def actions() -> Run:
    """A click on a thing and one on a button that acts: everything up to the last command."""
    sent = Sent(game())

    def run(times: int) -> None:
        for hit in islice(turns(sent), times):
            sent.click(hit)
            sent.press()

    return run


def pictures() -> Run:
    return over_and_over(middles(8), lambda state: png.to_bytes(scene(state)))


@dataclass(frozen=True, slots=True)
class Cost:
    """The bytes that one action sends: draw commands, and all other messages of the widgets.

    `clicked` is what the click sent that selected something before it.
    """

    clicked: int
    drawing: int
    rest: int


def _costs(sent: Sent) -> Iterator[Cost]:
    for hit in turns(sent):
        before = sent.drawing
        sent.click(hit)
        between, rest = sent.drawing, sent.rest
        sent.press()
        yield Cost(between - before, sent.drawing - between, sent.rest - rest)
        if sent.board.state.outcome is not None:
            return


def notes(most: int | None = None) -> list[str]:
    """How many bytes a click and an action send, and a whole board.

    Args:
        most: the most actions of a game to measure; all of them by default.
    """
    lines = ["Bytes sent in a game: median and largest of drawing, the same with all messages:"]
    boards = (
        ("base game", game(), "wide"),
        ("with both expansions", both(), "wide"),
        ("both, a narrow board", both(), "narrow"),
    )
    for name, start, layout in boards:
        sent = Sent(start, layout)
        costs = list(islice(_costs(sent), most))
        clicked, acted = [cost.clicked for cost in costs], [cost.drawing for cost in costs]
        together = [cost.drawing + cost.rest for cost in costs]
        fresh = Sent(start, layout)
        fresh.board._painter._redraw()  # as for a page that is loaded again
        (whole,) = fresh.drawn
        lines += [
            f"  {name + ', a click that selects':42}{median(clicked):10,.0f} {max(clicked):10,}",
            f"  {name + ', an action':42}{median(acted):10,.0f} {max(acted):10,}"
            f" {median(together):10,.0f} {max(together):10,}",
            f"  {name + ', the whole board':42}{whole:10,}",
        ]
    return lines


MEASURES = (
    Measure("a click on the board, up to drawing", clicks, 40),
    Measure("an action on the board, two clicks", actions, 20),
    Measure("scene of a board", lambda: over_and_over(middles(8), scene), 20),
    Measure("picture of a board (PNG)", pictures, 2),
)
