"""A line between a browser and a server, which can be slow, cut and mended, and what is sent."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Thread

from playwright.sync_api import Page, WebSocket

from tests.browser.server import Server, free_port

DELAY = 0.15
"""Seconds in each direction of a slow line, as to a server on another continent."""


@contextmanager
def line_to(server: Server) -> Iterator[Line]:
    """A line on which pages reach a server as long as it is open."""
    direct = server.url
    line = Line(int(direct.rpartition(":")[2]))
    server.url = f"http://127.0.0.1:{line.port}"
    yield line
    line.cut()
    server.url = direct


class Line:
    """A line between a browser and a server on this machine.

    Args:
        port: of the server.

    Attributes:
        port: where the browser finds it.
        delay: seconds that everything is under way, in each direction.
    """

    def __init__(self, port: int) -> None:
        self.port = free_port()
        self.delay = 0.0
        self._server = port
        self._ends: list[socket.socket] = []
        self.mend()

    def mend(self) -> None:
        """Connect whoever calls."""
        self._listening = socket.create_server(("127.0.0.1", self.port), backlog=64)
        Thread(target=self._accept, args=(self._listening,), daemon=True).start()

    def cut(self) -> None:
        """End every connection, and take no other."""
        _end(self._listening)
        while self._ends:
            _end(self._ends.pop())

    def _accept(self, listening: socket.socket) -> None:
        with suppress(OSError):  # until it is cut
            while True:
                near, _ = listening.accept()
                far = socket.create_connection(("127.0.0.1", self._server))
                self._ends += near, far
                for one, other in ((near, far), (far, near)):
                    # each piece arrives when it is due, whatever is sent after it
                    under_way: SimpleQueue[tuple[float, bytes]] = SimpleQueue()
                    Thread(target=self._take, args=(one, under_way), daemon=True).start()
                    Thread(target=_give, args=(other, under_way), daemon=True).start()

    def _take(self, one: socket.socket, under_way: SimpleQueue[tuple[float, bytes]]) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                under_way.put((time.monotonic() + self.delay, data))
        under_way.put((time.monotonic(), b""))


class Wire:
    """What a page sends to its kernel.

    Attributes:
        sent: the messages, as text.
    """

    def __init__(self, page: Page) -> None:
        self.sent: list[str] = []
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        if "/channels" in socket.url:
            socket.on("framesent", self._sent)

    def _sent(self, frame: bytes | str) -> None:
        text = frame if isinstance(frame, str) else frame.decode("utf-8", "replace")
        self.sent.append(text)


def _give(other: socket.socket, under_way: SimpleQueue[tuple[float, bytes]]) -> None:
    with suppress(OSError):
        while (piece := under_way.get())[1]:
            due, data = piece
            time.sleep(max(0.0, due - time.monotonic()))
            other.sendall(data)
    _end(other)


def _end(connection: socket.socket) -> None:
    with suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)
    connection.close()
