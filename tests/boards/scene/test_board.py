"""The whole board: everything is on it, inside it, and can be clicked."""

import re
from functools import lru_cache
from random import Random

import pytest

import duel_nb as duel
from duel_nb.boards.drawing.cards import card_face
from duel_nb.boards.drawing.palettes import LIGHT
from duel_nb.boards.drawing.shapes import Rect, Scene, SpriteAt, Text
from duel_nb.boards.scene import frame
from duel_nb.boards.scene.board import scene
from duel_nb.boards.scene.middle import score_sheet
from duel_nb.catalog import CATALOG
from tests.boards.checks import (
    check,
    every_layout,
)
from tests.boards.positions import played

FULL = 600
"""How tall the wide board of the base game is at most."""


@every_layout
@pytest.mark.parametrize("sets", [set(), {"pantheon"}, {"agora"}, {"agora", "pantheon"}])
def test_a_tray_with_many_cards_hides_none_of_them(sets: set[str], layout: str) -> None:
    # three of each Age stay in the box
    cards = [card for deck in ("age-1", "age-2") for card in CATALOG.deck(deck)[:-3]]
    for count in (9, 22, 27, 30, 37, 40):
        state = duel.position(
            A={"coins": 30, "wonders": ["Mausoleum"]},
            age=3,
            expansions=sets,
            discard=[card.name for card in cards[:count]],
            structure=["Palace"],
        ).play("wonder Mausoleum with Palace")
        board = check(state, layout)[0]
        tray = board.target("tray")
        assert tray is not None
        _, top, _, high = tray.box
        assert top + high <= board.height
        for card in cards[:count]:
            found = board.target(f"card:{card.id}")
            assert found is not None
            x, y, width, height = found.box
            assert y + height <= top + high, f"{card.name} of {count}"
            assert board.hit(x + width / 2, y + height - 1) == found.hit
        if layout == "phone":  # it hides nothing of the Cities
            assert top + high <= frame.of(layout, state).city("A")[1], count


def test_a_tie_says_what_decided_it() -> None:
    tied = duel.position(
        age=3, A={"coins": 7}, B={"coins": 0, "cards": ["Altar"]}, structure=["Arsenal"],
        filled=False,
    )  # fmt: skip
    assert "B wins by the points on blue cards" in scene(tied.play("discard Arsenal")).label


@every_layout
@pytest.mark.parametrize("sets", [set(), {"agora", "pantheon"}])
def test_what_is_on_the_score_sheet_is_inside_its_frame(sets: set[str], layout: str) -> None:
    state = duel.position(
        age=3, A={"coins": 60}, B={"coins": 90}, expansions=sets, structure=["Arsenal"],
        filled=False,
    ).play("discard Arsenal")  # fmt: skip
    assert state.outcome is not None
    plan, pal = frame.of(layout, state), LIGHT
    sheet, *drawn = score_sheet(state, dict(state.scores()), plan, pal)
    assert isinstance(sheet, Rect)
    right, low = sheet.x + sheet.width - sheet.stroke_width, sheet.y + sheet.height
    for item in drawn:
        x, y, width, height = item.bounds
        assert sheet.x < x, item
        assert x + width < right, item
        assert y + height < low, item


@every_layout
def test_names_in_a_city_are_shown_in_full(layout: str) -> None:
    """Every Building and token of a City, also of full ones, at most broken over two lines."""
    for state, who in fullest():
        board = scene(state, layout=layout, opened=who)
        city = state.city(who)
        for hit, name in {
            **{f"card:{card.id}": card.name for card in city.buildings},
            **{f"token:{token.id}": token.name for token in city.progress},
        }.items():
            written = words_at(board, hit).replace("- ", "")  # a name may be broken
            assert name.removesuffix(" Guild") in written


@lru_cache
def fullest() -> list[tuple[duel.GameState, str]]:
    """The fullest Cities at the ends of 30 games, each with its player."""
    ends = [played(seed, 200) for seed in range(30)]
    found = [(state, who) for state in ends for who in "AB"]
    found.sort(key=lambda one: -len(one[0].city(one[1]).buildings))
    return found[:12]


def words_at(board: Scene, hit: str) -> str:
    """The texts inside the box of a target."""
    target = board.target(hit)
    assert target is not None
    left, top, width, height = target.box
    return " ".join(
        text.text
        for text in board.texts()
        if left <= text.x <= left + width and top <= text.y <= top + height
    )


def small() -> duel.GameState:
    return duel.position(structure=["Statue"], filled=False, A={"wonders": ["Sphinx"]})


def test_a_small_position_has_a_small_picture() -> None:
    cut = scene(small())
    assert cut.height < FULL * 0.75
    for left, top, _, _ in frame.of("wide", small()).cities:  # both reach down to the edge
        panels = [item for item in cut.items if item.bounds[:2] == (left, top)]
        assert panels[0].bounds[3] == cut.height - 2 * frame.MARGIN
    lowest = max(item.bounds[1] + item.bounds[3] for item in cut.items)
    assert lowest + 4 <= cut.height <= lowest + 2 * frame.MARGIN + 1
    assert scene(duel.position()).height == FULL


def test_only_the_draft_has_wonders_to_come() -> None:
    def to_come(state: duel.GameState) -> int:
        return sum(text.text == "Wonder to come" for text in scene(state).texts())

    assert to_come(duel.new_game(seed=7)) == 8
    three = {"wonders": ["Pyramids", "Colossus", "Piraeus"]}  # the eighth is in the box
    assert to_come(duel.position(age=3, A=three)) == 0


PLACES = {
    "1280": (1164, 540),
    "1280, files": (912, 540),
    "1366": (1250, 588),
    "1440": (1324, 720),
    "1920": (1484, 900),
}
"""What a page of JupyterLab leaves to a board, with and without the list of files."""


@pytest.mark.parametrize("sets", [set(), {"pantheon"}, {"agora"}, {"agora", "pantheon"}])
@pytest.mark.parametrize("place", PLACES)
def test_costs_can_be_read_where_the_whole_board_is_in_the_window(
    sets: set[str], place: str
) -> None:
    state = duel.position(age=3, expansions=sets)
    width, height = PLACES[place]
    layout = frame.best_layout(width, height, state)
    plan = frame.of(layout, state)
    scale = min(width / plan.width, height / plan.height)
    assert state.layout is not None
    grid = frame.grid(state.layout, plan.structure)
    for card in (CATALOG.card("palace"), CATALOG.card("academy"), CATALOG.card("circus")):
        face = card_face(card, grid.width, grid.height, grid.step, LIGHT)
        plate = next(i for i in face.items if isinstance(i, Rect) and i.fill == LIGHT.tag)
        wide, tall = plate.width - 4, plate.height - 4
        # four to six symbols fill a grid of four or six places
        grids = ((rows, round(wide / tall * rows, 2)) for rows in range(1, 7))
        rows = next(rows for rows, columns in grids if rows * columns in (4, 6))
        symbol = tall / rows
        assert symbol * scale >= (10.5 if place.endswith("files") else 14)


@pytest.mark.parametrize("sets", [set(), {"pantheon"}, {"agora"}, {"agora", "pantheon"}])
@pytest.mark.parametrize("place", PLACES)
def test_words_can_be_read_where_the_whole_board_is_in_the_window(
    sets: set[str], place: str
) -> None:
    """Ten pixels, but for a name in a City that is full; less beside the list of files at 1280."""
    width, height = PLACES[place]
    least = (8.5, 7.4) if place.endswith("files") else (10, 8.7)
    for state in a_game(frozenset(sets)):
        layout = frame.best_layout(width, height, state)
        plan = frame.of(layout, state)
        scale = min(width / plan.width, height / plan.height)
        for item in scene(state, layout=layout).items:
            texts = item.sprite.texts if isinstance(item, SpriteAt) else [item]
            in_city = (item.hit or "").startswith(("card:", "conspiracy:"))
            for text in texts:
                if isinstance(text, Text) and WORD.search(text.text):
                    assert text.size * scale >= least[in_city], text.text


WORD = re.compile("[A-Za-z]{3}")


@lru_cache
def a_game(sets: frozenset[str]) -> tuple[duel.GameState, ...]:
    """Positions of a game in which the players build what they can: each fifth."""
    state, choice = duel.new_game(seed=5, expansions=sets, names=("Ada", "Ben")), Random(5)
    found = [state]
    while state.outcome is None:
        actions = state.legal_actions()
        builds = [action for action in actions if str(action).startswith(("build", "wonder"))]
        state = state.play(choice.choice(builds or actions))
        found.append(state)
    return (*found[::5], found[-1])


@pytest.mark.parametrize("sets", [set(), {"pantheon"}, {"agora"}, {"agora", "pantheon"}])
@every_layout
def test_titles_in_the_structure_are_shown_in_full(sets: set[str], layout: str) -> None:
    for age in (1, 2, 3):
        state = duel.position(age=age, expansions=sets)
        assert state.layout is not None
        grid = frame.grid(state.layout, frame.of(layout, state).structure)
        for card in CATALOG.deck(f"age-{age}"):
            face = card_face(card, grid.width, grid.height, grid.step, LIGHT)
            title = "".join(text.text for text in face.texts).replace("-", "").replace(" ", "")
            assert card.name.replace(" ", "") in title


def test_a_board_keeps_its_layout_until_another_one_is_clearly_larger() -> None:
    state = duel.new_game(seed=1)
    assert frame.best_layout(390, 700, state) == "phone"
    assert frame.best_layout(630, 700, state, "phone") == "phone"
    assert frame.best_layout(630, 700, state, "tablet") == "tablet"
    widths = [w for w in range(700, 1300) if frame.best_layout(w, 565, state, "narrow") == "narrow"]
    other = [w for w in range(700, 1300) if frame.best_layout(w, 565, state, "wide") == "narrow"]
    assert max(widths) > max(other) + 20


def test_a_flat_window_has_a_wide_board_and_a_tall_one_a_narrow_one() -> None:
    for sets in (set(), {"pantheon"}, {"agora"}, {"agora", "pantheon"}):
        state = duel.new_game(seed=1, expansions=sets)
        assert frame.best_layout(900, 420, state) == "wide"
        assert frame.best_layout(900, 700, state) == "narrow"
        assert frame.best_layout(1200, 560, state) == "wide", "legible, with larger cards"
        for now in frame.LAYOUTS:
            found = frame.best_layout(1200, 1200, state, now)
            assert found == "tall", f"with the height that there is, after {now}"
