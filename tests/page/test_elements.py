"""Elements as plain objects: their values, their events, and where they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from duel_nb.languages import speaking
from duel_nb.messages import Message
from duel_nb.page.elements import (
    Box,
    Button,
    Check,
    Element,
    Enterable,
    Field,
    Html,
    Options,
    RowBox,
    Slider,
    Toggle,
    Upload,
)

THREE = (("one", 1), ("two", [2]), ("none", None))


def heard(element: Enterable[Any]) -> list[Any]:
    """The values of which whoever waits for changes has heard."""
    found: list[Any] = []
    element.on_change(lambda: found.append(element.value))
    return found


def test_only_what_differs_from_the_defaults_is_sent() -> None:
    button = Button("duel-a", label="Go", tip=None, disabled=False)
    assert button.data() == {"kind": "button", "classes": ("duel-a",), "label": "Go"}
    button.disabled = True
    button.disabled = False
    assert button.data()["disabled"] is False, "the page has heard of True"


def test_a_setting_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(TypeError, match="Button has no synced attribute colour"):
        Button(colour="red")


@pytest.mark.parametrize(
    ("field", "value"),
    [(Field(), "text"), (Check(), True), (Slider(last=3), 2), (Options(options=THREE), [2])],
)
def test_whoever_waits_for_a_change_hears_of_it_once(field: Enterable[Any], value: Any) -> None:
    found = heard(field)
    field.value = value
    field.value = value
    assert found == [value]


@pytest.mark.parametrize(
    ("make", "right", "value", "wrong"),
    [
        (Field, "text", "text", [None, 3, True, ["text"], {}]),
        (Check, True, True, [None, 1, "true"]),
        (Toggle, True, True, [None, 1, "true"]),
        (Upload, "a file", "a file", [None, 3]),
        (lambda: Slider(last=3), 3, 3, [None, "3", 2.0, True, -1, 4]),
        (lambda: Options(options=THREE), 1, [2], [None, "1", 1.0, True, -2, 3, [2]]),
    ],
)
def test_what_a_person_enters_is_checked(
    make: Callable[[], Enterable[Any]], right: Any, value: Any, wrong: list[Any]
) -> None:
    field = make()
    before, found = field.value, heard(field)
    for one in wrong:
        assert not field.enter(one), one
        assert field.value == before
    field.disabled = True
    assert not field.enter(right), "it crossed"
    field.disabled = False
    assert field.enter(right)
    assert field.value == value
    assert not field.enter(right), "nothing has changed"
    assert found == [], "the page calls when everything has been entered"


def test_a_choice_has_values_of_any_kind_and_the_page_only_their_labels() -> None:
    choice = Options(options=THREE, value=[2])
    assert choice.data() == {"kind": "choice", "options": ["one", "two", "none"], "chosen": 1}
    choice.value = None
    assert choice.chosen == 2
    choice.value = "another"
    assert (choice.chosen, choice.value) == (-1, None)


def test_other_options_and_a_value_are_offered_without_a_call() -> None:
    choice = Options(options=THREE, value=1)
    found = heard(choice)
    choice.offer((("four", 4), ("one", 1)), 1)
    assert (choice.chosen, choice.value, found) == (1, 1, [])
    choice.offer((), 1)
    assert (choice.chosen, choice.value, found) == (-1, None, [])


def test_a_button_is_pressed_unless_it_is_disabled_or_has_gone_from_the_page() -> None:
    button = Button()
    around = Box(children=[RowBox(children=[button])])
    pressed: list[bool] = []
    button.on_press(lambda: pressed.append(True))
    button.press()
    button.receive("press", None)
    assert len(pressed) == 2
    button.receive("another", None)
    for element, name, value in ((button, "disabled", True), (around, "shown", False)):
        was = getattr(element, name)
        setattr(element, name, value)
        button.receive("press", None)
        setattr(element, name, was)
    assert len(pressed) == 2


def test_a_toggle_stays_down() -> None:
    toggle = Toggle()
    found = heard(toggle)
    toggle.press()
    toggle.press()
    toggle.disabled = True
    toggle.press()
    assert found == [True, False]


def test_a_page_hears_which_events_matter() -> None:
    field = Field()
    assert "listens" not in field.data()
    field.on_change(lambda: None)
    field.on_enter(lambda: None)
    assert field.data()["listens"] == ("change", "enter")


def test_a_message_is_said_again_in_another_language() -> None:
    button = Button(label=Message("undo"), tip="a text")
    around = Box(children=[button])
    english = button.label
    with speaking("de"):
        around.translate()
        assert button.label == str(Message("undo")) != english
        assert button.tip == "a text"
    button.label = "Back"
    around.translate()
    assert button.label == "Back", "it is no message any more"


def test_an_element_is_in_one_place() -> None:
    inner = Html(value="x")
    first, second = Box(children=[inner]), Box()
    second.children = (inner,)
    assert first.children == ()
    assert inner.parent is second
    assert inner.root is second
    second.children = ()
    assert inner.parent is None
    assert [*first.inside()] == [first]


def test_everything_inside_is_in_reading_order() -> None:
    a, b, c = Html(), Html(), Html()
    whole = Box(children=[RowBox(children=[a, b]), c])
    assert [one for one in whole.inside() if isinstance(one, Html)] == [a, b, c]


def test_classes_are_added_once_and_removed() -> None:
    box = Box("duel-a")
    box.add_class("duel-b", "duel-a")
    assert box.classes == ("duel-column", "duel-a", "duel-b")
    box.remove_class("duel-a", "duel-c")
    assert box.classes == ("duel-column", "duel-b")


def test_closing_an_element_closes_everything_in_it() -> None:
    closed: list[str] = []

    class Held(Element):
        def close(self) -> None:
            closed.append(self.id)

    inner = [Held(), Held()]
    Box(children=[RowBox(children=inner[:1]), inner[1]]).close()
    assert closed == [one.id for one in inner]
