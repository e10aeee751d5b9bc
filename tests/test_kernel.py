"""How things run in a kernel whose messages come in several threads."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Generator

from duel_nb.kernel import BackgroundTask, later, running


def test_what_is_due_later_outlives_the_thread_that_asked_for_it() -> None:
    """ipykernel 7 hears a page in a thread that may end with the page."""
    called: list[threading.Thread] = []

    async def message() -> None:
        assert later(lambda: called.append(threading.current_thread()), 0.01)

    async def main() -> None:
        assert running() is asyncio.get_running_loop()
        page = threading.Thread(target=asyncio.run, args=[message()])
        page.start()
        page.join()
        while not called:
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(main(), 10))
    assert called == [threading.main_thread()]


def test_a_computation_outlives_the_thread_that_began_it() -> None:
    """So do a computer's move, a hint and a review."""
    found: list[int] = []

    def steps() -> Generator[int, None, int]:
        yield from range(3)
        return 3

    async def message() -> None:
        BackgroundTask(steps(), found.append, lambda call: call)

    async def main() -> None:
        assert running() is asyncio.get_running_loop()
        page = threading.Thread(target=asyncio.run, args=[message()])
        page.start()
        page.join()
        while not found:
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(main(), 10))
    assert found == [3]


def test_without_a_loop_of_cells_a_thread_uses_its_own() -> None:
    async def cell() -> None:
        assert running() is asyncio.get_running_loop()

    asyncio.run(cell())  # that loop is closed now
    called: list[threading.Thread] = []

    async def message() -> None:
        assert later(lambda: called.append(threading.current_thread()), 0.0)
        while not called:
            await asyncio.sleep(0.01)

    page = threading.Thread(target=lambda: asyncio.run(asyncio.wait_for(message(), 10)))
    page.start()
    page.join()
    assert called == [page]


def test_outside_a_kernel_nothing_waits() -> None:
    called: list[bool] = []
    assert running() is None
    assert not later(lambda: called.append(True))
    assert called
