"""Callbacks that report their errors, buttons for choices, and a place for one thing at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from duel_nb.errors import DuelError
from duel_nb.messages import Message
from duel_nb.page.controls import ChoiceButtons, Controls, Outlet
from duel_nb.page.elements import Box, Button, Element, Html
from tests.page.browser import Follower


def test_a_refusal_is_said_in_the_error_line() -> None:
    controls = Controls()

    def refuse() -> None:
        raise DuelError("There are <3 coins.")

    controls.button("Pay", "", refuse).press()
    assert 'role="alert"' in controls.alert.value
    assert "There are &lt;3 coins." in controls.alert.value
    assert controls.last_error is None
    controls.say("Not now.", "BASE-COST-01")
    assert "BASE-COST-01" in controls.alert.value


def test_a_bug_is_shown_and_kept() -> None:
    controls = Controls()
    controls.button("Divide", "", lambda: 1 // 0).press()
    assert 'role="alert"' in controls.alert.value
    assert "ZeroDivisionError" in (controls.last_error or "")


def test_a_button_has_what_it_is_given() -> None:
    made = Controls().button(Message("undo"), "undo", lambda: None, "duel-a", primary=True)
    assert made.data() == {
        "kind": "button",
        "classes": ("duel-a",),
        "label": str(Message("undo")),
        "icon": "undo",
        "primary": True,
        "listens": ("press",),
    }


def test_what_a_callback_changes_is_one_message_and_the_lock_is_held() -> None:
    held: list[str] = []

    @contextmanager
    def lock() -> Iterator[None]:
        held.append("taken")
        yield
        held.append("free")

    controls = Controls()
    controls._lock = lock()
    one, two = Html(), Html()
    page = Follower(Box(children=[one, two]))

    def change() -> None:
        assert held == ["taken"]
        one.value = two.value = "x"

    controls.guarded(change)()
    assert held == ["taken", "free"]
    assert len(page.messages) == 1


def shown(choices: ChoiceButtons[str]) -> list[str]:
    return [button.label for button in choices.buttons if button.seen]


@pytest.mark.parametrize("row", ["", "duel-choice"])
def test_there_is_a_button_for_each_choice(row: str) -> None:
    box, chosen = Box(), list[str]()
    choices = ChoiceButtons[str](box, made, chosen.append, row=row)
    page = Follower(box)
    choices.show((name, name.upper(), f"<i>{name}</i>") for name in ("a", "b", "c"))
    first, _, last = choices.buttons
    assert shown(choices) == ["A", "B", "C"]
    choices.show([("d", "D", "")])
    assert shown(choices) == ["D"]
    assert choices.buttons[0] is first, "it keeps the focus"
    page.act(last, "press")
    last.press()
    assert chosen == [], "it has gone"
    page.act(first, "press")
    assert chosen == ["d"]
    choices.show([("a", "A", ""), ("b", "B", "")])
    assert len(box.children) == 3
    assert page.elements == page.loaded()


def test_the_focus_goes_to_a_choice_or_to_the_first() -> None:
    box = Box()
    choices = ChoiceButtons[str](box, made, print)
    page = Follower(box)
    assert not choices.focus()
    choices.show((name, name, "") for name in "ab")
    assert choices.focus("b")
    assert choices.focus("x")
    assert [page.calls(button) for button in choices.buttons] == [["focus"], ["focus"]]


def made(call: object) -> Button:
    button = Button()
    button.on_press(call)  # type: ignore[arg-type]
    return button


class Thing:
    """Something to show."""

    def __init__(self) -> None:
        self.element: Element = Html()
        self.closed = 0

    def close(self) -> None:
        self.closed += 1


def test_an_outlet_shows_one_thing_and_frees_the_one_before() -> None:
    outlet, first, second, above = Outlet[Thing](), Thing(), Thing(), Html()
    outlet.show(first)
    outlet.show(first, above)
    assert outlet.element.children == (above, first.element)
    assert first.closed == 0
    outlet.show(second)
    assert (first.closed, outlet.shown) == (1, second)
    assert outlet.element.children == (second.element,)
    outlet.show(None)
    assert (second.closed, outlet.element.children) == (1, ())
    outlet.show(first)
    outlet.close()
    outlet.close()
    assert (first.closed, outlet.shown) == (2, None)
