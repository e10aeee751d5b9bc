"""Benchmarks of the board: the kernel's time for an action, and the bytes it sends."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from statistics import median
from typing import Any

from ipycanvas.utils import commands_to_buffer

import duel_nb as duel
from duel_nb.boards.live import look
from duel_nb.boards.live.board import Board
from duel_nb.boards.paint import png
from duel_nb.boards.scene.board import scene
from duel_nb.page.cell_output import page_of
from duel_nb.session import offers
from tests.benchmarks.engine import middles, over_and_over
from tests.benchmarks.measure import Measure, Run

GAME = "duel.new_game(seed=5, names=('Ada', 'Ben'))"


class Sent:
    """A board whose messages are not sent: it counts their bytes instead.

    Attributes:
        board: the board.
        drawn: bytes of each message with draw commands.
        rest: bytes of all messages to its page so far.
    """

    def __init__(self, state: duel.GameState, layout: str = "wide") -> None:
        look.forget()  # so that it is painted at once
        self.board = Board(state, layout=layout)
        self.drawn: list[int] = []
        self.rest = 0
        self.canvas = self.board._parts.view._painter.element.widget
        self.canvas._canvas_manager._send_custom = self._draw
        page_of(self.board.element).send = self._tell

    def _draw(self, commands: list[Any], buffers: list[memoryview] | None = None) -> None:
        said = commands_to_buffer(commands)[1]
        self.drawn.append(said.nbytes + sum(part.nbytes for part in buffers or ()))

    def _tell(self, message: dict[str, Any]) -> None:
        self.rest += len(json.dumps(message))

    def act(self, action: duel.Action) -> None:
        """Press the button of an action, as the page reports it."""
        stage = self.board._parts.view.stage
        data = {"action": str(action), "position": stage.position}
        message = {
            "view": "v",
            "number": 1,
            "on": stage.id,
            "do": "play",
            "data": data,
            "entered": {},
        }
        page_of(self.board.element)._received(None, message, None)


def game() -> duel.GameState:
    state: duel.GameState = eval(GAME, {"duel": duel})
    return state


def both() -> duel.GameState:
    """The beginning of a game with both expansions."""
    return duel.new_game(seed=5, names=("Ada", "Ben"), expansions={"pantheon", "agora"})


def turns(sent: Sent) -> Iterator[duel.Action]:
    """The actions to play in one game after another, always with the last possible thing."""
    while True:
        if sent.board.state.outcome is not None:
            sent.board.go(0)
        state = sent.board.state
        yield next(
            offer.action
            for pick in reversed(offers.picks(state))
            for offer in offers.about(state, pick.hit).offers
            if offer.legal
        )


def actions() -> Run:
    """A press of a button that acts: everything up to the last command."""
    sent = Sent(game())

    def run(times: int) -> None:
        for action in islice(turns(sent), times):
            sent.act(action)

    return run


def pictures() -> Run:
    return over_and_over(middles(8), lambda state: png.to_bytes(scene(state)))


@dataclass(frozen=True, slots=True)
class Cost:
    """The bytes that one action sends: draw commands, and messages to the page."""

    drawing: int
    rest: int


def _costs(sent: Sent) -> Iterator[Cost]:
    for action in turns(sent):
        drawn, rest = len(sent.drawn), sent.rest
        sent.act(action)
        sent.board._parts.view.tell_all()  # as a kernel does once the board is painted
        yield Cost(sum(sent.drawn[drawn:]), sent.rest - rest)
        if sent.board.state.outcome is not None:
            return


def notes(most: int | None = None) -> list[str]:
    """How many bytes an action sends, and a whole board.

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
        acted = [cost.drawing for cost in costs]
        together = [cost.drawing + cost.rest for cost in costs]
        whole = len(json.dumps(page_of(Sent(start, layout).board.element).snapshot()))
        lines += [
            f"  {name + ', an action':42}{median(acted):10,.0f} {max(acted):10,}"
            f" {median(together):10,.0f} {max(together):10,}",
            f"  {name + ', the elements of a board':42}{whole:10,}",
        ]
    return lines


MEASURES = (
    Measure("an action on the board, up to drawing", actions, 20),
    Measure("scene of a board", lambda: over_and_over(middles(8), scene), 20),
    Measure("picture of a board (PNG)", pictures, 2),
)
