"""Benchmarks of the board: what the kernel does for a click, and what it sends."""

import json
from collections.abc import Iterator
from itertools import cycle, islice
from statistics import median
from typing import Any

import duel_nb as duel
from duel_nb.boards import offers, png
from duel_nb.boards.live import Board
from duel_nb.boards.scene import scene
from tests.benchmarks.engine import middles, over_and_over
from tests.benchmarks.measure import Measure, Run

GAME = "duel.new_game(seed=5, names=('Ada', 'Ben'))"


class Sent:
    """A board whose drawing goes nowhere: it counts the bytes of the commands instead."""

    def __init__(self, state: duel.GameState) -> None:
        self.board = Board(state)
        self.bytes = 0
        self.canvas = self.board.widget.children[2]
        self.canvas._canvas_manager._send_custom = self._count

    def _count(self, commands: list[Any], buffers: list[memoryview] | None = None) -> None:
        self.bytes += len(json.dumps(commands)) + sum(part.nbytes for part in buffers or ())

    def click(self, hit: str) -> None:
        """A press of the mouse on something, as the page reports it."""
        assert self.board._painter.scene is not None
        target = self.board._painter.scene.target(hit)
        assert target is not None
        x, y, width, height = target.box
        event = {"event": "mouse_down", "x": 2 * (x + width / 2), "y": 2 * (y + height / 2)}
        self.canvas[-1]._handle_frontend_event(None, event, [])

    def press(self) -> None:
        """A click on the first button that can be pressed for what is selected."""
        next(button for button, _, _ in self.board._offers if not button.disabled).click()


def game() -> duel.GameState:
    state: duel.GameState = eval(GAME, {"duel": duel})
    return state


def turns(sent: Sent) -> Iterator[str]:
    """What is to be clicked on next, in one game after another."""
    while True:
        if sent.board.state.outcome is not None:
            sent.board.go(0)
        yield offers.picks(sent.board.state)[-1].hit


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


def notes() -> list[str]:
    """How many bytes of drawing a click and an action send, over a whole game."""
    sent = Sent(game())
    clicked, acted = [], []
    for hit in turns(sent):
        before = sent.bytes
        sent.click(hit)
        after_click = sent.bytes
        sent.press()
        clicked.append(after_click - before)
        acted.append(sent.bytes - after_click)
        if sent.board.state.outcome is not None:
            break
    before = sent.bytes
    sent.board._painter._redraw()
    whole = sent.bytes - before
    return [
        "Bytes of drawing sent, median and largest of a game:",
        f"  {'a click that selects':42}{median(clicked):10,.0f} {max(clicked):10,}",
        f"  {'an action':42}{median(acted):10,.0f} {max(acted):10,}",
        f"  {'the whole board, at the end of the game':42}{whole:10,}",
    ]


MEASURES = (
    Measure("a click on the board, up to drawing", clicks, 40),
    Measure("an action on the board, two clicks", actions, 20),
    Measure("scene of a board", lambda: over_and_over(middles(8), scene), 20),
    Measure("picture of a board (PNG)", pictures, 2),
)
