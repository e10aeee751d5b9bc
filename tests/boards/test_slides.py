"""Slides: their pictures, their words, and the page that is made of them."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from itertools import chain
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.boards.drawing.palettes import DARK, LIGHT
from duel_nb.boards.paint import svg
from duel_nb.boards.scene.board import scene
from duel_nb.boards.slides import player
from duel_nb.boards.slides.of_session import of_session
from duel_nb.boards.slides.pictures import Pictures, Position
from duel_nb.page.elements import Button
from duel_nb.session.session import Session
from tests.boards.live.person import act, asked, inside, messages
from tests.boards.positions import every

NAMES = ("</script><img src=x onerror=alert(1)>", "'\"&`${x}$y")


def played(names: tuple[str, str] = ("Ada", "Ben"), comment: str = "") -> Session:
    """A game of a few actions."""
    start = duel.new_game(seed=7, first_game=True, names=names)
    session = Session(start, comments={1: comment} if comment else {})
    for _ in range(4):
        session.play(session.state.legal_actions()[0])
    return session


def data(page: str) -> dict[str, Any]:
    """What the script of a page is given."""
    found = re.search(r"alone\((.*)\);$", page, re.MULTILINE)
    assert found is not None
    known: dict[str, Any] = json.loads(found[1])
    return known


@pytest.mark.parametrize("name", every())
def test_a_picture_of_any_position_has_all_its_words_in_both_themes(name: str) -> None:
    state = every()[name]
    palettes = {"light": LIGHT, "dark": DARK}
    found = Pictures(palettes, ("wide",)).data([Position(state)])
    pieces = [found["pieces"][number] for number in found["pictures"][0]["wide"]["board"]]
    drawn = "".join(pieces) + "".join(found["sprites"])
    for text in scene(state).texts():
        assert not text.text or svg.element(text).split(">")[1].split("<")[0] in drawn
    used = {int(number) for number in re.findall(r"var\(--duel-(\d+)\)", drawn)}
    assert used == set(range(len(found["colours"]["light"])))
    assert len(found["colours"]["dark"]) == len(found["colours"]["light"])
    sprites = {int(number) for number in re.findall(r"#duel-sprite-(\d+)", drawn)}
    assert sprites == set(range(len(found["sprites"])))


def test_every_action_has_a_slide_with_its_events_and_their_rules() -> None:
    session = played()
    story = of_session(session)
    assert [slide.at for slide in story.slides] == [0, 1, 2, 3, 4]
    events = session.states[1].events
    assert [caption.rule for caption in story.slides[1].lines] == [event.rule for event in events]
    assert story.slides[1].position.before is not None


@pytest.mark.parametrize("secret", [False, True])
def test_every_event_has_a_slide_for_a_room(secret: bool) -> None:
    session = played()
    chances = (0.5, 0.6, 0.4, 0.7, 0.2)
    story = of_session(session, chances=chances, each_event=True, secret=secret)
    told = [[line.text for line in slide.lines] for slide in story.slides[1:]]
    everything = of_session(session, secret=secret).slides[1:]
    assert [*chain(*told)] == [line.text for slide in everything for line in slide.lines]
    assert all(len(lines) == 1 for lines in told)
    assert len({id(slide.position) for slide in story.slides}) == len(story.slides)
    ends = [slide for n, slide in enumerate(story.slides) if slide.at > story.slides[n - 1].at]
    for slide in ends:
        at = session.states[slide.at]
        assert slide.position.state == at.view(None if secret else at.to_act)
    assert [slide.at for slide in ends] == [1, 2, 3, 4]
    assert story.chances == tuple(chances[slide.at] for slide in story.slides)


def test_no_place_of_the_structure_is_named_to_a_room() -> None:
    told = [line.text for slide in of_session(played()).slides for line in slide.lines]
    assert any("Turned up" in text for text in told)
    assert not any(re.search(r"r\dc\d", text) for text in told)


class Tags(HTMLParser):
    """The elements of a page, and what a script of its own could stand in."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found |= {tag, *(name for name, _ in attrs if name.startswith("on"))}


def test_hostile_names_do_nothing_on_a_page() -> None:
    title = f"{NAMES[0]}\u202e"
    page = player.page(of_session(played(NAMES, NAMES[1]), title=title))
    assert page.count("<script>") == page.count("</script>") == 1
    assert Tags(page).found == Tags(player.page(of_session(played(comment="!")))).found
    assert "img" in Tags(NAMES[0]).found
    assert "\u202e" not in page
    assert "${x}$y" in page


def test_a_page_asks_for_nothing() -> None:
    page = player.page(of_session(played()))
    outside = re.sub(r"http://www\.w3\.org/2000/svg", "", page)
    assert not re.search(r"(?:https?:)?//[\w.]+\.\w+|@import|url\(|<link|src=", outside)


def test_a_page_has_light_and_dark_and_a_phone() -> None:
    found = data(player.page(of_session(played())))
    assert set(found["colours"]) == {"light", "dark"}
    first = found["pictures"][0]
    assert first["wide"]["size"] != first["phone"]["size"]
    assert set(first["phone"]["cities"]) == {"A", "B"}


def test_a_secret_choice_stays_secret() -> None:
    game = duel.load_game("examples/games/both-expansions.json")
    actions = [turn.action for turn in game.turns]
    secret = next(
        number
        for number, move in enumerate(
            Session(game.start, actions[:60]).moves_learned_by(None, until=60)
        )
        if move.secret
    )
    story = of_session(Session(game.start, actions[: secret + 1]))
    (line,) = story.slides[-1].lines[:1]
    assert line.text.endswith("makes a secret choice.")
    words = player.page(story).split("<ol", 1)[1].split("</ol>")[0]
    assert str(actions[secret]) not in words


def test_a_board_that_is_presented_goes_where_the_room_saw_it_last() -> None:
    board = duel.board(duel.new_game(seed=7, first_game=True))
    for _ in range(3):
        board.play(board.state.legal_actions()[0])
    told = messages(board)
    (present,) = [one for one in inside(board, Button) if "duel-present" in one.classes]
    act(board, present, "press")
    slides = board._parts.presenter.element
    ((_, given),) = asked(told, slides)
    shown = given["slides"]
    assert [shown["slides"][at]["at"] for at in (0, shown["first"], -1)] == [0, 3, 3]
    assert "<script" not in shown["markup"]
    for at in (99, "1", None, -1):
        act(board, slides, "ended", at)
        assert board.session.at == 3
    act(board, slides, "ended", 1)
    assert board.session.at == 1
    assert board.last_error is None


def test_what_one_player_hides_is_not_shown_to_the_room() -> None:
    game = duel.load_game("examples/games/both-expansions.json")
    session = Session(game.start, [turn.action for turn in game.turns[:40]])
    for slide in of_session(session, secret=True).slides:
        assert slide.position.state == session.states[slide.at].view(None)
