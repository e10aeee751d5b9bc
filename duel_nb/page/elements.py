"""The elements of a page: boxes, texts, buttons and fields, as plain Python objects.

An element is described by its synced attributes. `duel_nb.page.page` sends them to the page, as one
message for everything that changes together, and calls the element when a person acts on it. An
element is shown by one page at most, and has one parent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import count
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar, cast, overload

from duel_nb.messages import Message

Value = TypeVar("Value")
Data = dict[str, Any]
"""The synced attributes of an element that differ from their defaults, for JSON."""


class Host(Protocol):
    """What shows the elements: a page."""

    def changed(self, element: Element, name: str) -> None:
        """A synced attribute of one of its elements has changed."""

    def arrives(self, element: Element) -> None:
        """An element is about to come into its tree, perhaps after it has changed elsewhere."""

    def ask(self, element: Element, what: str, data: Any = None) -> None:
        """Ask something of one of its elements in the page."""


class Synced(Generic[Value]):
    """An attribute that the page knows.

    A `Message` that is assigned is said in the language in use, and again by `Element.translate`.

    Args:
        default: its value in a new element, which is not sent.
    """

    def __init__(self, default: Value) -> None:
        self.default = default

    def __set_name__(self, owner: type[Element], name: str) -> None:
        self.name = name
        owner.synced = {**owner.synced, name: self}

    @overload
    def __get__(self, element: None, owner: type[Element]) -> Self: ...

    @overload
    def __get__(self, element: Element, owner: type[Element]) -> Value: ...

    def __get__(self, element: Element | None, owner: type[Element]) -> Self | Value:
        return self if element is None else element.values.get(self.name, self.default)

    def __set__(self, element: Element, value: Value | Message) -> None:
        if isinstance(value, Message):
            element.messages[self.name] = value
            value = cast(Value, str(value))
        else:
            element.messages.pop(self.name, None)
        if self.__get__(element, type(element)) == value:
            return
        element.values[self.name] = value
        element.changed(self.name)

    def to_json(self, value: Any) -> Any:
        """Its value for the page."""
        return value


class _Children(Synced[tuple["Element", ...]]):
    """The elements inside an element; the page gets their ids."""

    def __set__(self, element: Element, value: Iterable[Element] | Message) -> None:
        assert not isinstance(value, Message)
        children = tuple(value)
        host = element.root.host
        for child in element.children:
            if child not in children and child.parent is element:
                child.parent = None
        for child in children:
            if child.parent is element:
                continue
            if child.parent is not None:
                child.parent.children = tuple(c for c in child.parent.children if c is not child)
            child.parent = element
            if host is not None:
                host.arrives(child)
        super().__set__(element, children)

    def to_json(self, value: Any) -> Any:
        return [child.id for child in value]


_ids = count(1)


class Element:
    """A part of a page.

    Args:
        classes: its CSS classes.
        settings: values of its other synced attributes, by name.

    Attributes:
        id: names it in messages.
        kind: which part of the module shows it.
        parent: the element it is in; None if it is in none.
        values: the synced attributes that were set.
        messages: those of them that were set as a message.
        classes: its CSS classes.
        style: CSS properties of its own, such as ``{"width": "40%"}``.
        attributes: HTML attributes, such as roles and names for screen readers.
        shown: whether it is to be seen, if its parent is.
        children: the elements inside it.
        listens: the events that it wants to hear of.

    Raises:
        TypeError: there is no synced attribute of such a name.
    """

    kind: ClassVar[str] = "box"
    synced: ClassVar[Mapping[str, Synced[Any]]] = {}

    classes = Synced[tuple[str, ...]](())
    style: Synced[Mapping[str, str]] = Synced({})
    attributes: Synced[Mapping[str, str]] = Synced({})
    shown = Synced(True)
    children = _Children(())
    listens = Synced[tuple[str, ...]](())

    def __init__(self, *classes: str, **settings: Any) -> None:
        self.id = f"e{next(_ids)}"
        self.parent: Element | None = None
        self.host: Host | None = None
        self.values: dict[str, Any] = {}
        self.messages: dict[str, Message] = {}
        self._calls: dict[str, list[Callable[[Any], object]]] = {}
        if classes:
            self.values["classes"] = classes
        for name, value in settings.items():
            if name not in self.synced:
                raise TypeError(f"{type(self).__name__} has no synced attribute {name}")
            setattr(self, name, value)

    def on(self, event: str, call: Callable[[Any], object]) -> None:
        """Call something with the data of an event whenever a person causes it."""
        self._calls.setdefault(event, []).append(call)
        self.listens = tuple(self._calls)

    def happen(self, event: str, data: Any = None) -> None:
        """Call what was registered for an event."""
        for call in tuple(self._calls.get(event, ())):
            call(data)

    def receive(self, event: str, data: Any) -> None:
        """An event that the page reports."""
        self.happen(event, data)

    def ask(self, what: str, data: Any = None) -> None:
        """Ask something of it in the page, in the window in which somebody acted last."""
        host = self.root.host
        if host is not None:
            host.ask(self, what, data)

    def focus(self) -> None:
        """Put the focus on it, in the window in which somebody acted last."""
        self.ask("focus")

    def scroll_to(self, block: str = "nearest") -> None:
        """Scroll it into sight, in the window in which somebody acted last.

        Args:
            block: "nearest" to scroll no more than needed, "start" to begin with it.
        """
        self.ask("scroll", block)

    def add_class(self, *names: str) -> None:
        """Add CSS classes."""
        self.classes = tuple(dict.fromkeys((*self.classes, *names)))

    def remove_class(self, *names: str) -> None:
        """Remove CSS classes."""
        self.classes = tuple(name for name in self.classes if name not in names)

    @property
    def root(self) -> Element:
        """The outermost element around it."""
        found = self
        while found.parent is not None:
            found = found.parent
        return found

    @property
    def seen(self) -> bool:
        """Whether it is shown, and everything that it is in."""
        return self.shown and (self.parent is None or self.parent.seen)

    def inside(self) -> Iterator[Element]:
        """It and everything in it, in reading order."""
        yield self
        for child in self.children:
            yield from child.inside()

    def translate(self) -> None:
        """Say the messages of it and of everything in it in the language in use."""
        for element in self.inside():
            for name, message in tuple(element.messages.items()):
                setattr(element, name, message)

    def changed(self, name: str) -> None:
        """Pass a change on to the page that shows it."""
        host = self.root.host
        if host is not None:
            host.changed(self, name)

    def data(self) -> Data:
        """Its kind and its synced attributes, for JSON."""
        return {"kind": self.kind} | {name: self.json_of(name) for name in tuple(self.values)}

    def json_of(self, name: str) -> Any:
        """One of its synced attributes, for JSON."""
        attribute = self.synced[name]
        return attribute.to_json(attribute.__get__(self, type(self)))

    def close(self) -> None:
        """Free what a page and the kernel hold of it and of everything in it."""
        for child in self.children:
            child.close()


class Box(Element):
    """Elements one below the other."""

    def __init__(self, *classes: str, **settings: Any) -> None:
        super().__init__("duel-column", *classes, **settings)


class RowBox(Element):
    """Elements side by side, in several lines if there is no room."""

    def __init__(self, *classes: str, **settings: Any) -> None:
        super().__init__("duel-line", *classes, **settings)


class Html(Element):
    """A text as HTML. Whoever sets it escapes what people typed.

    Attributes:
        value: the HTML.
    """

    kind = "html"
    value = Synced("")


class Button(Element):
    """A button.

    Attributes:
        label: what it says.
        icon: its sign, by name; "" for none.
        tip: a longer text, shown where the mouse rests.
        disabled: whether it cannot be pressed now.
        primary: whether it is the usual next step.
    """

    kind = "button"
    label = Synced("")
    icon = Synced("")
    tip = Synced[str | None](None)
    disabled = Synced(False)
    primary = Synced(False)

    def on_press(self, call: Callable[[], object]) -> None:
        """Call something whenever it is pressed."""
        self.on("press", lambda _: call())

    def press(self) -> None:
        """Press it, as a person would; nothing happens if it is disabled."""
        if not self.disabled:
            self.happen("press")

    def receive(self, event: str, data: Any) -> None:
        """A press in the page; one that crosses its being disabled or hidden is ignored."""
        if event == "press" and self.seen:
            self.press()


class Enterable(Element, Generic[Value]):
    """Something that has a value which a person can change.

    Attributes:
        value: the value; setting it calls what `on_change` registered, whoever sets it.
        label: what stands before it, or names it for screen readers.
        tip: a longer text, shown where the mouse rests.
        disabled: whether it cannot be changed now.
    """

    value: Any
    label = Synced("")
    tip = Synced[str | None](None)
    disabled = Synced(False)

    def on_change(self, call: Callable[[], object]) -> None:
        """Call something whenever its value has changed."""
        self.on("change", lambda _: call())

    def on_enter(self, call: Callable[[], object]) -> None:
        """Call something whenever Enter is pressed in a field or on an option."""
        self.on("enter", lambda _: call())

    def enter(self, entered: Any) -> bool:
        """Set what a person entered in the page, without calling anybody yet.

        Returns:
            Whether that is another value; False if it is none at all, or if it crosses the
                field's being disabled.
        """
        return self.takes(entered) and self.set_quietly("value", entered)

    def takes(self, entered: Any) -> bool:
        """Whether a person may set it to something from the page now."""
        return not self.disabled and self.accepts(entered)

    def accepts(self, entered: Any) -> bool:
        """Whether something from the page is a value."""
        return isinstance(entered, type(self.value))

    def set_quietly(self, name: str, value: Any) -> bool:
        """Set a synced attribute without calling anybody; returns whether it is another value."""
        if self.values.get(name, self.synced[name].default) == value:
            return False
        self.values[name] = value
        Element.changed(self, name)
        return True

    def changed(self, name: str) -> None:
        """Pass a change on, and call what waits for another value."""
        super().changed(name)
        if name == "value":
            self.happen("change")

    def receive(self, event: str, data: Any) -> None:
        """What was entered has come with the message, see `enter`."""
        if event != "change":
            self.happen(event, data)


class Field(Enterable[str]):
    """A text that a person types.

    Attributes:
        placeholder: a hint while it is empty.
        options: texts to choose from.
        lines: how many lines it has.
    """

    kind = "field"
    value = Synced("")
    placeholder = Synced("")
    options = Synced[tuple[str, ...]](())
    lines = Synced(1)


class Check(Enterable[bool]):
    """A box to tick."""

    kind = "check"
    value = Synced(False)


class Toggle(Enterable[bool]):
    """A button that stays down.

    Attributes:
        icon: its sign, by name; "" for none.
    """

    kind = "toggle"
    value = Synced(False)
    icon = Synced("")

    def press(self) -> None:
        """Press it, as a person would."""
        if not self.disabled:
            self.value = not self.value


class _Options(Synced[tuple[tuple[str, Any], ...]]):
    """Pairs of a label and a value; the page gets the labels."""

    def to_json(self, value: Any) -> Any:
        return [label for label, _ in value]


class Options(Enterable[Any]):
    """One of several options.

    The page knows the options by their numbers, so their values may be anything.

    Attributes:
        options: pairs of a label and a value.
        value: the value of the chosen option; None for none.
        chosen: its number; -1 for none.
        look: "menu", "list" with all options one below the other, or "bar" of buttons.
    """

    kind = "choice"
    options = _Options(())
    chosen = Synced(-1)
    look = Synced("menu")

    def __init__(self, *classes: str, **settings: Any) -> None:
        value = settings.pop("value", None)
        super().__init__(*classes, **settings)
        self.value = value

    @property
    def value(self) -> Any:
        """The value of the chosen option; None for none."""
        return self.options[self.chosen][1] if 0 <= self.chosen < len(self.options) else None

    @value.setter
    def value(self, value: Any) -> None:
        self.chosen = next((n for n, (_, one) in enumerate(self.options) if one == value), -1)

    def offer(self, options: Iterable[tuple[str, Any]], value: Any) -> None:
        """Replace the options, and choose one without calling anybody."""
        self.set_quietly("options", tuple(options))
        found = (number for number, (_, one) in enumerate(self.options) if one == value)
        self.set_quietly("chosen", next(found, -1))

    def enter(self, entered: Any) -> bool:
        """Choose the option of a number, without calling anybody yet."""
        return self.takes(entered) and self.set_quietly("chosen", entered)

    def accepts(self, entered: Any) -> bool:
        """Whether it is the number of an option, or -1."""
        return type(entered) is int and -1 <= entered < len(self.options)

    def changed(self, name: str) -> None:
        """Pass a change on, and call what waits for another option."""
        super().changed(name)
        if name == "chosen":
            self.happen("change")


class Slider(Enterable[int]):
    """A whole number from 0 to `last`.

    Attributes:
        last: the largest value.
        said: the value in words, for screen readers.
    """

    kind = "slider"
    value = Synced(0)
    last = Synced(0)
    said = Synced("")

    def accepts(self, entered: Any) -> bool:
        """Whether it is in the range."""
        return type(entered) is int and 0 <= entered <= self.last


class Upload(Enterable[str]):
    """A button that reads a file of the person's computer.

    Attributes:
        accept: the kinds of files to choose from, as in HTML.
        value: the text of the file; empty again after it was handled.
    """

    kind = "upload"
    value = Synced("")
    accept = Synced("")


class Opener(Element):
    """A button that opens a panel over the page with its children, and closes it again.

    The page does that by itself; Escape and a press elsewhere close the panel, too.

    Attributes:
        label: what the button says.
        tip: a longer text, shown where the mouse rests.
    """

    kind = "opener"
    label = Synced("")
    tip = Synced[str | None](None)

    def fold(self) -> None:
        """Close the panel."""
        self.ask("fold")


class Mount(Element):
    """A widget of another library in the page, such as a canvas.

    Args:
        widget: an ipywidgets widget; it is closed with the element.
        classes: CSS classes.
    """

    kind = "mount"
    model = Synced("")

    def __init__(self, widget: Any, *classes: str, **settings: Any) -> None:
        super().__init__(*classes, **settings)
        self.widget = widget
        self.model = widget.model_id or ""

    def close(self) -> None:
        """Close the widget."""
        self.widget.close()
