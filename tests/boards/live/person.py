"""What a person sees of a board, an editor or a play room, and does with it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any, Protocol, TypeVar

from duel_nb.boards.live.board import Board
from duel_nb.boards.live.stage import Stage
from duel_nb.page.cell_output import page_of
from duel_nb.page.elements import Button, Element, Enterable, Html, Opener


class Shown(Protocol):
    """Something that has an element."""

    @property
    def element(self) -> Element:
        """What is shown of it."""


Kind = TypeVar("Kind", bound=Element)
Labelled = TypeVar("Labelled", bound=Enterable[Any])
_numbers = count(1)


def inside(thing: Shown, kind: type[Kind]) -> list[Kind]:
    """All elements of a kind that are shown, in the order in which they are read.

    What is in a panel that has to be opened first does not count, see `menu`.
    """
    return [one for one in seen(thing.element) if isinstance(one, kind)]


def seen(element: Element) -> Iterator[Element]:
    """An element and everything in it that is shown, in the order in which they are read."""
    if element.shown:
        yield element
        for child in element.children if not isinstance(element, Opener) else ():
            yield from seen(child)


def labels(thing: Shown) -> list[str]:
    """What the buttons say."""
    return [button.label for button in inside(thing, Button)]


def words(thing: Shown) -> str:
    """All HTML."""
    return "".join(html.value for html in inside(thing, Html))


def button(thing: Shown, label: str) -> Button:
    """The button whose label begins so."""
    return next(b for b in inside(thing, Button) if b.label.startswith(label))


def press(thing: Shown, label: str) -> None:
    """Press the button whose label begins so."""
    found = button(thing, label)
    assert not found.disabled, f"{label} is disabled"
    act(thing, found, "press")


def named(thing: Shown, kind: type[Labelled], label: str) -> Labelled:
    """The field whose label begins so."""
    return next(one for one in inside(thing, kind) if one.label.startswith(label))


def act(thing: Shown, on: Element, do: str, data: Any = None, **entered: Any) -> None:
    """An act of a person as the page reports it, with what was entered by the ids of elements."""
    message = {"view": "test", "number": next(_numbers), "on": on.id, "do": do, "data": data}
    page_of(thing.element.root)._received(None, {**message, "entered": entered}, None)


def messages(thing: Shown) -> list[dict[str, Any]]:
    """The messages to its page from now on."""
    found: list[dict[str, Any]] = []
    page_of(thing.element.root).send = found.append
    return found


def select(thing: Shown, hit: str, position: int | None = None) -> None:
    """Select something on a board whose selections are reported, in this position or another."""
    (stage,) = inside(thing, Stage)
    number = stage.position if position is None else position
    act(thing, stage, "select", {"hit": hit, "position": number})


def asked(told: list[dict[str, Any]], element: Element) -> list[tuple[str, Any]]:
    """What messages have asked of an element."""
    calls = [call for message in told for call in message.get("calls", ())]
    return [(call["do"], call["data"]) for call in calls if call["on"] == element.id]


def sent(thing: Shown) -> str:
    """Everything that the page knows of it."""
    return json.dumps(page_of(thing.element.root).snapshot(), ensure_ascii=False)


@dataclass(frozen=True)
class Panel:
    """What is in a panel that has been opened."""

    element: Element


def menu(board: Board) -> Panel:
    """The form under "Game"."""
    (panel,) = inside(board, Opener)[-1].children
    return Panel(panel)


# -- the board itself --------------------------------------------------------------------------


def picks(board: Board) -> list[str]:
    """The hit ids of what can be selected to act."""
    return [pick["hit"] for pick in board._parts.view.stage.picks]


def known(board: Board) -> dict[str, Any]:
    """What the page knows about everything on the board, some time after it was shown."""
    board._parts.view.tell_all()
    return board._parts.view.stage.about


def about(board: Board, hit: str) -> str:
    """What the popover says of something: its title, offers, and what cannot be done."""
    found = known(board)[hit]
    offers = "".join(f"{one['label']} {one['text']}" for one in found["offers"])
    return f"{found['title']}{offers}{found['refused']}"


def offered(board: Board, hit: str) -> list[str]:
    """The buttons of a popover."""
    return [one["label"] for one in known(board)[hit]["offers"]]


def play(board: Board, action: str) -> None:
    """Press the button of a popover that plays an action."""
    act(
        board,
        board._parts.view.stage,
        "play",
        {"action": action, "position": board._parts.view.stage.position},
    )


def choose(board: Board, hit: str, label: str = "") -> None:
    """Select something, and press the first button of its popover whose label begins so."""
    offers = known(board)[hit]["offers"]
    play(board, next(one["action"] for one in offers if one["label"].startswith(label)))


def option_of_two(board: Board, *hits: str) -> str | None:
    """The action that two clicks one after the other name."""
    options = board._parts.view.stage.options
    return next((one["action"] for one in options if one["hits"] == [*hits]), None)
