"""The page of some elements: what is sent to it, and what comes back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from duel_nb.page import module, page
from duel_nb.page.elements import Box, Button, Element, Field, Html, Mount
from duel_nb.page.page import Page, PageLock, together
from tests.page.browser import Follower


def test_changes_that_belong_together_are_one_message() -> None:
    text, button = Html(), Button()
    page = Follower(Box(children=[text, button]))
    with together():
        text.value = "one"
        with together():
            button.disabled = True
            text.value = "two"
        assert page.messages == []
    (message,) = page.messages
    assert message["changes"] == {text.id: {"value": "two"}, button.id: {"disabled": True}}
    text.value = "three"
    assert len(page.messages) == 2
    text.value = "three"
    assert len(page.messages) == 2, "nothing has changed"


def test_the_module_is_sent_once_for_all_pages_of_a_kernel() -> None:
    one, two = Page(Html()), Page(Html())
    assert two.code == one.code
    code = page._code()
    assert (code.model_id, code.script, code.style) == (one.code, module.SCRIPT, module.STYLE)
    assert len(json.dumps(two.get_state())) < len(module.SCRIPT) / 5
    code.close()  # as Widget.close_all() does
    assert Page(Html()).code not in ("", one.code), "what was closed can show nothing"


def test_what_changed_before_an_error_is_sent() -> None:
    text = Html()
    page = Follower(Box(children=[text]))

    def change() -> None:
        with together():
            text.value = "one"
            text.value = str(1 // 0)

    with pytest.raises(ZeroDivisionError):
        change()
    assert page.elements[text.id]["value"] == "one"


def test_a_lock_sends_all_that_changed_while_it_was_held() -> None:
    text, other = Html(), Html()
    page, lock = Follower(Box(children=[text, other])), PageLock()
    with lock:
        text.value = "one"
        with lock:
            other.value = "two"
    assert len(page.messages) == 1


def test_new_elements_come_whole_and_those_that_left_go() -> None:
    root, text = Box(), Html(value="one")
    page = Follower(root)
    inner = Box(children=[text])
    root.children = (inner,)
    assert {*page.messages[-1]["new"]} == {inner.id, text.id}
    assert page.messages[-1]["new"][text.id] == {"kind": "html", "value": "one"}
    root.children = ()
    assert {*page.messages[-1]["gone"]} == {inner.id, text.id}
    text.value = "two"
    assert len(page.messages) == 2, "nobody sees it"
    root.children = (text,)
    assert page.elements == page.loaded()


def test_what_changed_while_an_element_was_away_is_not_lost() -> None:
    text = Html(value="one")
    inner = Box(children=[text])
    root = Box(children=[inner])
    page = Follower(root)
    with together():
        root.children = ()
        text.value = "two"
        root.children = (inner,)
    assert page.elements[text.id]["value"] == "two"
    assert page.elements == page.loaded()


AWAY = (("leave", 3, 0), ("text", 3, 1), ("place", 3, 0))

CHANGES = st.lists(
    st.tuples(
        st.sampled_from(["place", "leave", "text", "hide"]),
        st.integers(0, 5),
        st.integers(0, 2),
        st.booleans(),
    ),
    max_size=30,
)


@given(st.lists(CHANGES, max_size=4))
@example([[("place", 3, 0, True)], [(*what, True) for what in AWAY]])
def test_a_page_that_followed_all_messages_knows_what_one_knows_that_is_loaded(
    blocks: list[list[tuple[str, int, int, bool]]],
) -> None:
    boxes = [Box() for _ in range(3)]
    every: list[Element] = [*boxes, *(Html(value=str(n)) for n in range(3))]
    page = Follower(boxes[0])

    def change(what: str, first: int, second: int, end: bool) -> None:
        one, box = every[first], boxes[second]
        others = tuple(child for child in box.children if child is not one)
        if what == "place" and one is not boxes[0] and one not in _around(box):
            box.children = (*others, one) if end else (one, *others)
        elif what == "leave":
            box.children = others
        elif what == "text" and isinstance(one, Html):
            one.value = str(second)
        elif what == "hide":
            one.shown = end

    for block in blocks:
        with together():
            for what, first, second, end in block:
                change(what, first, second, end)
        assert page.elements == page.loaded()
    for block in blocks:
        for what, first, second, end in block:
            change(what, first, second, end)
            assert page.elements == page.loaded()


def _around(element: Element) -> list[Element]:
    """An element and everything that it is in."""
    return [element, *(_around(element.parent) if element.parent is not None else ())]


def test_what_was_entered_counts_before_the_act() -> None:
    first, second, button = Field(), Field(), Button()
    page = Follower(Box(children=[first, second, button]))
    order: list[tuple[str, str, str]] = []

    def note(what: str) -> None:
        order.append((what, first.value, second.value))

    first.on_change(lambda: note("first"))
    button.on_press(lambda: note("press"))
    page.act(button, "press", **{first.id: "1", second.id: "2"})
    assert order == [("first", "1", "2"), ("press", "1", "2")], "all of it before any call"
    page.act(button, "press", **{first.id: "1"})
    assert order[2:] == [("press", "1", "2")], "nothing else was entered"
    assert page.elements == page.loaded()


def test_an_act_is_answered_with_all_its_changes() -> None:
    text, button = Html(), Button()
    page = Follower(Box(children=[text, button]))
    button.on_press(lambda: setattr(text, "value", text.value + "!"))
    page.act(button, "press", view="one")
    page.act(button, "press", view="two")
    first, second = page.messages[-2:]
    assert (first["answers"], second["answers"]) == ({"one": 1}, {"two": 2})
    assert [one["changes"][text.id]["value"] for one in (first, second)] == ["!", "!!"]
    page.act(text, "press", view="one")
    assert page.messages[-1]["answers"] == {"one": 3}
    assert "changes" not in page.messages[-1]


def test_an_act_that_fails_is_answered() -> None:
    button = Button()
    page = Follower(Box(children=[button]))
    button.on_press(lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        page.act(button, "press")
    assert page.answers() == [{"v": 1}]


RIGHT = {"view": "v", "number": 1, "on": "", "do": "press", "data": None, "entered": {}}


@pytest.mark.parametrize(
    "content",
    [
        *(None, 3, "press", [], {}),
        *({**RIGHT, "number": "1"}, {**RIGHT, "view": None}, {**RIGHT, "do": ["press"]}),
        *({**RIGHT, "on": []}, {**RIGHT, "on": {}}, {**RIGHT, "entered": ["x"]}),
        {key: value for key, value in RIGHT.items() if key != "entered"},
    ],
)
def test_a_malformed_message_is_ignored(content: Any) -> None:
    page = Follower(Box())
    page.page._received(None, content, None)
    assert page.messages == []


def test_what_is_no_element_or_no_value_is_ignored() -> None:
    field, text, button = Field(value="a"), Html(), Button()
    page = Follower(Box(children=[field, text, button]))
    pressed: list[bool] = []
    button.on_press(lambda: pressed.append(True))
    entered: dict[str, Any] = {field.id: 3, text.id: "b", "e0": "c"}
    page.act(button, "press", **entered)
    assert (field.value, text.value, pressed) == ("a", "", [True])
    page.act(Button(), "press")
    assert pressed == [True]
    assert "changes" not in page.messages[-1]


def test_what_is_asked_of_an_element_goes_to_who_acted_last() -> None:
    button, other = Button(), Button()
    page = Follower(Box(children=[button, other]))
    button.on_press(other.focus)
    other.focus()
    page.act(button, "press", view="two")
    Button().focus()
    views = [call["view"] for call in page.every_call()]
    assert views == ["", "two"], "and to all before anybody has acted"
    assert page.calls(other) == ["focus", "focus"]


def test_a_new_element_can_be_asked_at_once() -> None:
    root, button = Box(), Button()
    page = Follower(root)
    with together():
        root.children = (button,)
        button.focus()
    (message,) = page.messages
    assert button.id in message["new"]
    assert page.calls(button) == ["focus"]


def test_what_has_gone_is_asked_nothing() -> None:
    button = Button()
    root = Box(children=[button])
    page = Follower(root)
    with together():
        button.focus()
        root.children = ()
    assert page.calls(button) == []


def test_a_page_is_loaded_with_all_elements_and_the_number_of_the_last_message() -> None:
    text = Html()
    page = Page(Box(children=[text]))
    text.value = "one"
    state = page.get_state()["tree"]
    assert state["number"] == 1
    assert state["root"] == page.root.id
    assert state["elements"][text.id]["value"] == "one"


def test_a_page_that_missed_a_message_gets_everything_again() -> None:
    text = Html()
    page = Follower(Box(children=[text])).page
    sent: list[Any] = []
    page.send = sent.append
    page._received(None, {"known": 0}, None)
    assert sent == [], "there is nothing to miss"
    text.value = "one"
    page._received(None, {"known": 1}, None)
    assert len(sent) == 1
    page._received(None, {"known": 0}, None)
    assert sent[1] == {"all": page.snapshot()}
    assert sent[1]["all"]["number"] == 1
    assert sent[1]["all"]["elements"][text.id]["value"] == "one"


class Other:
    """A widget of another library."""

    model_id = "abc"
    closed = False

    def close(self) -> None:
        self.closed = True


def test_a_closed_page_frees_what_its_elements_hold_and_is_silent() -> None:
    other, text = Other(), Html()
    page = Follower(Box(children=[text, Mount(other)]))
    page.page.close()
    assert other.closed
    assert page.page.comm is None
    text.value = "one"
    assert page.messages == []
