"""What holds on the boards of random positions of every mix: clicks, names, texts, marks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import duel_nb as duel
from duel_nb.boards.drawing.geometry import Box
from duel_nb.boards.drawing.palettes import LIGHT
from duel_nb.boards.live.board import Board
from duel_nb.boards.scene import marks
from duel_nb.boards.scene.board import highlights, scene
from duel_nb.session import offers, table
from duel_nb.session import text as board_text
from tests.boards.checks import check, every_layout, shown
from tests.boards.live.person import known
from tests.engine.games import AGORA, BASE, PANTHEON, Mix, mainly_both, random_game

EACH = 40
"""Positions of each mix."""

NAMES = (
    ("A", "B"),
    ("Maximiliane", "Bartholomäus"),
    ("Wilhelmina Featherstonehaugh the Third", "Jean-Baptiste Grenouille de la Tour, 2"),
    ("W" * 40, "m" * 40),
    ("東京から来た四十文字の名前を持つとても忍耐強い対戦相手", "Ζωή & Ünal <b>"),
)
"""Names as long as they may reasonably be: up to 40 characters, some of them wide."""

all_mixes = mainly_both(BASE, PANTHEON, AGORA)


@cache
def spread(mix: Mix) -> tuple[duel.GameState, ...]:
    """Positions from the beginning to the end of several random games of a mix."""
    states = [state for seed in range(6) for state, _ in random_game(mix, seed)]
    step = len(states) / EACH
    return tuple(states[int(number * step)] for number in range(EACH))


def inside(box: Box) -> Iterator[tuple[float, float]]:
    """Points all over a box, the middle first."""
    x, y, width, height = box
    for across in (0.5, 0.1, 0.3, 0.7, 0.9):
        for down in (0.5, 0.1, 0.3, 0.7, 0.9):
            yield x + across * width, y + down * height


def thing_at(board: Board, x: float, y: float) -> str | None:
    """What the page takes to be hit at a point, in the board's own pixels."""
    scale = board._parts.view._painter.scene.width
    found = None
    for thing in board._parts.view.stage.things:
        left, top, width, height = (part * scale for part in thing["box"])
        if thing["hit"] and left <= x <= left + width and top <= y <= top + height:
            found = thing["hit"]
    return found


@all_mixes
@every_layout
def test_everything_on_the_board_is_hit_where_it_is_drawn(mix: Mix, layout: str) -> None:
    for state in spread(mix)[::2]:
        shown = scene(state.view(state.to_act), layout=layout)
        trays = [t.box for t in shown.hits() if t.hit == "tray"]
        for target in shown.hits():
            points = list(inside(target.box))
            if any(shown.hit(*point) == target.hit for point in points):
                continue
            # only a tray may cover a thing altogether
            assert any(_holds(tray, point) for tray in trays for point in points), target.hit


def _holds(box: Box, point: tuple[float, float]) -> bool:
    return box[0] <= point[0] <= box[0] + box[2] and box[1] <= point[1] <= box[1] + box[3]


@all_mixes
def test_a_press_on_anything_selects_it_and_says_something(mix: Mix) -> None:
    for state in spread(mix)[::8]:
        board = Board(state)
        shown = scene(state.view(state.to_act))
        about = known(board)
        for target in shown.hits():
            point = next((p for p in inside(target.box) if shown.hit(*p) == target.hit), None)
            if point is not None:
                assert thing_at(board, *point) == target.hit
            assert about[target.hit]["title"], target.hit
        assert board.last_error is None
        board.close()


@all_mixes
@every_layout
def test_all_fits_and_has_words_however_long_the_names(mix: Mix, layout: str) -> None:
    for number, state in enumerate(spread(mix)[::4]):
        named = renamed(state, NAMES[number % len(NAMES)])
        for target in check(shown(named), layout)[0].hits():
            assert offers.about(named, target.hit).title
        assert board_text.text(shown(named))


@all_mixes
def test_every_legal_action_is_offered_by_something_to_pick(mix: Mix) -> None:
    for state in spread(mix)[1::2]:
        offered = {
            offer.action
            for pick in offers.picks(state)
            for offer in offers.about(state, pick.hit).offers
            if offer.legal
        }
        missing = set(state.legal_actions()) - offered
        assert not missing, missing


def renamed(state: duel.GameState, names: tuple[str, str]) -> duel.GameState:
    """The same position with other players."""
    other = state.copy()
    other.config = replace(state.config, names=names)
    return other


@all_mixes
def test_prices_agree_with_what_is_legal(mix: Mix) -> None:
    """A tick stands where the card can be built."""
    for state in spread(mix):
        legal = {str(action) for action in state.legal_actions()}
        names = {f"place:{p.name}": p.card.name for p in state.structure if p.card is not None}
        for price in table.prices(state):
            if price.hit in names:
                assert price.affordable == (f"build {names[price.hit]}" in legal), price


@all_mixes
def test_what_changed_is_marked_and_nothing_else(mix: Mix) -> None:
    before: duel.GameState | None = None
    for step, (state, _) in enumerate(random_game(mix, 1)):
        if before is not None and step % 4 == 0:
            a, b = before.view(None), state.view(None)
            old, new = scene(a), scene(b)
            changed = marks.news(a, b, old, new)
            assert set(changed) <= {target.hit for target in new.hits()}
            assert marks.news(b, b, new, new) == ()
            for who in "AB":
                if before.city(who).coins != state.city(who).coins:
                    assert f"player:{who}" in changed
            if before.pawn != state.pawn:
                assert "track" in changed
        before = state


@all_mixes
def test_marks_lie_on_the_board(mix: Mix) -> None:
    for state in spread(mix)[::4]:
        shown = scene(state.view(state.to_act))
        found = marks.marks(shown, state, [t.hit for t in shown.hits()], LIGHT, priced=True)
        for item in (
            *found,
            *highlights(shown, None, offers.choices(state)),
        ):
            x, y, width, height = item.bounds
            assert x >= -4
            assert y >= -4
            assert x + width <= shown.width + 4
            assert y + height <= shown.height + 4


def test_a_sign_does_not_lie_on_the_tray_that_covers_what_it_is_about() -> None:
    draft = duel.position(
        expansions={"agora"},
        offered=["Curia Julia", "Sphinx", "Knossos", "Pyramids"],
        conspiracy_deck=["Coup", "Treason"],
    )
    state = draft.play("draft Curia Julia")
    shown = scene(state)
    covered = [f"place:{place.name}" for place in state.structure if place.row == 3]
    assert shown.target("tray") is not None
    assert marks.marks(shown, state, covered, LIGHT, priced=True) == ()
    assert marks.marks(shown, state, ["wonder:curia-julia"], LIGHT, priced=True)
