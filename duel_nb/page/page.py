"""The page of some elements: one widget and one module for all of them.

The page knows the elements as data. Changes go to it in one message when the code that makes them
is done; what a person does comes back as one message that also has everything entered before. Each
message is numbered, and a view sends the next one after the answer to the last: a kernel with
several threads may handle two of them in either order. A page says which message was the last that
it knows when it begins to listen and when it misses one, and gets everything again if need be.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from uuid import uuid4

import anywidget
import traitlets
from ipywidgets import Widget

from duel_nb.kernel import LanguageLock
from duel_nb.page import module
from duel_nb.page.elements import Element, Enterable


class _Held(threading.local):
    """The pages with changes that wait until the code that makes them is done."""

    def __init__(self) -> None:
        self.depth = 0  # how many blocks hold changes back
        self.pages: dict[Page, None] = {}


_held: Final = _Held()


@contextmanager
def together() -> Iterator[None]:
    """Send what changes in a block as one message for each page, at its end."""
    _held.depth += 1
    try:
        yield
    finally:
        _held.depth -= 1
        if not _held.depth:
            pages, _held.pages = _held.pages, {}
            for page in pages:
                page.flush()


class _Code(Widget):  # type: ignore[misc]
    """The module and the style sheet, sent once for all pages of a kernel."""

    script = traitlets.Unicode(module.SCRIPT).tag(sync=True)
    style = traitlets.Unicode(module.STYLE).tag(sync=True)


_codes: Final[list[_Code]] = []


def _code() -> _Code:
    """The code of the pages of this kernel; another one if somebody has closed all widgets."""
    if not _codes or _codes[-1].comm is None:
        _codes[:] = [_Code()]
    return _codes[-1]


class Page(anywidget.AnyWidget):
    """Shows an element and everything in it.

    Args:
        root: the element, which is in no other one.
    """

    _esm = module.LOADER
    code = traitlets.Unicode().tag(sync=True)  # the model id of the module and the style sheet
    tree = traitlets.Any().tag(sync=True, to_json=lambda _, page: page.snapshot())
    own = traitlets.Unicode().tag(sync=True)  # its own model id, which the module is not told

    def __init__(self, root: Element, **settings: Any) -> None:
        self.root = root
        self._number = 0
        self._changed: dict[Element, dict[str, None]] = {}
        self._calls: list[tuple[Element, dict[str, Any]]] = []
        self._view = ""
        self._answered: dict[str, int] = {}
        self._known = {element.id: element for element in root.inside()}
        self._sending = threading.RLock()
        own = uuid4().hex
        super().__init__(model_id=own, own=own, code=_code().model_id, **settings)
        root.host = self
        self.on_msg(self._received)

    def snapshot(self) -> dict[str, Any]:
        """All elements, for a page that is opened or loaded again."""
        return {
            "number": self._number,
            "root": self.root.id,
            "elements": {element.id: element.data() for element in self.root.inside()},
        }

    def changed(self, element: Element, name: str) -> None:
        """Send a change, now or at the end of the block that holds it back."""
        with self._sending:
            self._changed.setdefault(element, {})[name] = None
        self._soon()

    def arrives(self, element: Element) -> None:
        """Send what has changed in an element while it was elsewhere, if the page still has it."""
        with self._sending:
            for one in element.inside():
                if one.id in self._known:
                    self._changed.setdefault(one, {}).update(dict.fromkeys(one.values))

    def ask(self, element: Element, what: str, data: Any = None) -> None:
        """Ask something of an element, in the view in which somebody acted last."""
        with self._sending:
            self._calls.append((element, {"do": what, "data": data, "view": self._view}))
        self._soon()

    def flush(self) -> None:
        """Send what has changed since the last message."""
        with self._sending:
            changed, self._changed = self._changed, {}
            calls, self._calls = self._calls, []
            answered, self._answered = self._answered, {}
            message: dict[str, Any] = {}
            if changed:
                message = self._changes(changed)
            asked = [{"on": one.id, **call} for one, call in calls if one.id in self._known]
            if asked:
                message["calls"] = asked
            if answered:
                message["answers"] = answered
            if message:
                self._number += 1
                self.send({"number": self._number, **message})

    def close(self) -> None:
        """Free the elements and what they hold, in the kernel and in the page."""
        self.root.host = None
        self.root.close()
        super().close()

    def _soon(self) -> None:
        if _held.depth:
            _held.pages[self] = None
        else:
            self.flush()

    def _changes(self, changed: dict[Element, dict[str, None]]) -> dict[str, Any]:
        """What has changed, the elements that are new to the page, and those that have gone."""
        new: dict[str, Element] = {}
        gone: list[str] = []
        if any("children" in names for names in changed.values()):
            now = {element.id: element for element in self.root.inside()}
            new = {id_: element for id_, element in now.items() if id_ not in self._known}
            gone = [id_ for id_ in self._known if id_ not in now]
            self._known = now
        return {
            "new": {id_: element.data() for id_, element in new.items()},
            "gone": gone,
            "changes": {
                element.id: {name: element.json_of(name) for name in names}
                for element, names in changed.items()
                if element.id in self._known and element.id not in new
            },
        }

    def _received(self, _: object, content: object, __: object) -> None:
        """Handle what a page says; what is malformed is ignored."""
        match content:
            case {"known": int() as number}:
                with self._sending:
                    if number != self._number:
                        self.send({"all": self.snapshot()})
            case {
                "view": str() as view,
                "number": int() as number,
                "on": str() as on,
                "do": str() as do,
                "entered": dict() as entered,
                **more,
            }:
                with together():
                    self._view = view
                    with self._sending:
                        self._answered[view] = number
                    _held.pages[self] = None
                    self._handle(on, do, more.get("data"), entered)

    def _handle(self, on: str, do: str, data: Any, entered: dict[str, Any]) -> None:
        """Handle first what was entered, then the act itself."""
        fields = [(self._known.get(id_), value) for id_, value in entered.items()]
        inputs = [(field, value) for field, value in fields if isinstance(field, Enterable)]
        for field in [field for field, value in inputs if field.enter(value)]:
            field.happen("change")
        element = self._known.get(on)
        if element is not None:
            element.receive(do, data)


class PageLock(LanguageLock):
    """The lock of a board: what changes while it is held goes to the page in one message."""

    def __enter__(self) -> None:
        super().__enter__()
        self.held[-1].enter_context(together())
