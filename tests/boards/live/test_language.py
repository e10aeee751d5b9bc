"""A board speaks a language of its own, and nothing on it is said in another one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import unescape

import pytest

from duel_nb.boards.live.board import Board
from duel_nb.boards.live.side_panels import RULE
from duel_nb.boards.scene.board import scene
from duel_nb.catalog import CATALOG, KINDS
from duel_nb.engine import GameState
from duel_nb.languages import LANGUAGES, UnknownLanguage
from duel_nb.page.elements import Element, Html, Options
from duel_nb.session.text import text
from duel_nb.words import language, speaking
from tests.boards.live.person import inside, known, menu
from tests.boards.positions import every
from tests.words.pseudo import outside, speaking_pseudo

POSITIONS = every()


def shown(board: Board) -> Iterator[str]:
    """Everything that a board says, names for screen readers as well."""
    for element in board.element.inside():
        yield from said(element)
        if isinstance(element, Options):
            yield from (name for name, _ in element.options if name not in LANGUAGES.values())
    stage = board._parts.view.stage
    yield from (line for thing in stage.things for line in thing["lines"])
    yield from (text for pick in stage.picks for text in (pick["label"], pick["tip"]))
    for about in known(board).values():
        yield from (about["title"], about["refused"])
        yield from (text for one in about["offers"] for text in (one["label"], one["text"]))
    yield from (stage.age_name, *stage.words.values())


def said(element: Element) -> Iterator[str]:
    """The texts of an element itself; what can be typed stays as it is typed."""
    for name in ("label", "tip", "placeholder", "said"):
        yield str(getattr(element, name, "") or "")
    yield element.attributes.get("aria-label", "")
    if isinstance(element, Html):
        yield element.value
        yield from map(unescape, re.findall(r'aria-label="([^"]*)"', element.value))


#: The words of names: a component is called so in every language that has no name for it.
_NAMES = {
    word
    for kind in KINDS
    for one in CATALOG.components(kind)
    for word in re.findall("[A-Za-z]+", one.name)
}


def _left(text: str) -> str:
    """What of a text is in no message; tags and the words of rules do not count."""
    kept_apart = r"<style>.*?</style>|<details class=duel-rule>.*?</details>"
    return outside(re.sub(r"<[^>]*>", " ", re.sub(kept_apart, "", text, flags=re.DOTALL)))


def _english(parts: Iterable[str], state: GameState) -> set[str]:
    """Words in no message, but those that people chose and those that only a page reads."""
    known = {word for name in state.names for word in re.findall(r"\w+", name)}
    found = {word for part in parts for word in _left(part).split()}
    known |= _NAMES | _FOR_PAGES
    # a name may be cut short where there is little room
    return {
        word for word in found if len(word) > 1 and not any(name.startswith(word) for name in known)
    }


_FOR_PAGES = {
    *("names", "position", "at", "last", "duel", "tools", "typed", "input", "canvas", "noUi"),
    *("handle", "widget", "play", "button", "side", "text", "en", "fr", "de", "ru", "ct"),
    *("II", "III", "shown"),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_no_english_is_left_in_the_drawing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = POSITIONS[name]
    with speaking_pseudo(monkeypatch):
        for layout in ("wide", "phone"):
            board = scene(state, layout=layout)
            labels = [target.label for target in board.hits()]
            # lines of a long sentence or name follow each other
            words = " ".join(line.text for line in board.texts()).replace("- ", "")
            assert not _english([*labels, words], state)
        assert not _english([text(state)], state)


@pytest.mark.parametrize("name", ["draft", "age I", "age III"])
def test_no_english_is_left_around_the_board(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = POSITIONS[name]
    with speaking_pseudo(monkeypatch):
        _all_of(Board(state))


def _all_of(board: Board) -> None:
    """Open everything there is on a board, and read it."""
    state = board.state
    assert not _english([*shown(board)], state)
    board.play(state.legal_actions()[0])
    for panel, its in board._parts.panels.chooser.options:
        if its == RULE:  # the rulebook has a language, too, and nothing in brackets
            continue
        board.open(panel)
        assert not _english([*shown(board)], state)
    board.close()


def test_two_boards_of_a_page_speak_two_languages() -> None:
    german = Board(POSITIONS["age I"], language="de")
    russian = Board(POSITIONS["age I"], language="ru")
    assert "Der Koloss" in german.text()
    assert "Родосский колосс" in russian.text() or "Колосс" in russian.text()
    assert language() == "en"
    assert "The Colossus" in Board(POSITIONS["age I"]).text()


def language_field(board: Board) -> Options:
    """The field for the language, whatever its label is in that language."""
    fields = inside(menu(board), Options)
    return next(field for field in fields if {*LANGUAGES.values()} == {*dict(field.options)})


def test_a_board_is_told_another_language_in_the_middle_of_a_game() -> None:
    board = Board(POSITIONS["age I"])
    board.play(board.state.legal_actions()[0])
    state, picture = board.state, board.png()
    assert known(board)
    language_field(board).value = "de"
    assert board._parts.view.stage.about == {}, "it was in English"
    assert board.language == "de"
    assert board.state is state
    assert board.session.at == 1
    assert board.png() != picture
    assert language_field(board).value == "de"
    # the next board of this kernel speaks it as well, unless the kernel is told another language
    assert Board(POSITIONS["age I"]).language == "de"
    with speaking("fr"):
        assert Board(POSITIONS["age I"]).language == "fr"
    board.speak("en")
    assert board.png() == picture


def test_an_unknown_language_changes_nothing() -> None:
    with pytest.raises(UnknownLanguage, match="Deutsch"):
        Board(POSITIONS["age I"], language="Deutch")
    board = Board(POSITIONS["age I"])
    with pytest.raises(UnknownLanguage):
        board.speak("xy")
    assert board.language == "en"
