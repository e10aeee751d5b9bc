"""The public names of ``import duel_nb as duel``, and wrong input to them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.catalog import KINDS, UnknownName
from duel_nb.records.export import export

GAME = "examples/games/base.json"


@pytest.fixture(scope="module")
def game() -> Any:
    return duel.load_game(GAME)


def test_only_the_names_for_people_are_offered() -> None:
    offered = [name for name in dir(duel) if not name.startswith("_")]
    assert sorted(offered) == sorted(duel.__all__)
    assert {"__version__", "__doc__", "__all__"} <= set(dir(duel))


def test_a_name_that_is_not_there_names_the_nearest() -> None:
    with pytest.raises(AttributeError, match="no attribute 'new_gme'; did you mean new_game"):
        duel.new_gme  # noqa: B018
    with pytest.raises(AttributeError, match=r"no attribute 'xyzzy'$"):
        duel.xyzzy  # noqa: B018


@pytest.mark.parametrize(
    ("sentence", "given"),
    [
        ("A board needs a position of the game, not NoneType.", {"state": None}),
        (
            "players: expected two, such as ('person', 'casual'), not 'person'.",
            {"players": "person"},
        ),
        ("players: expected two, such as ('person', 'casual'), not None.", {"players": None}),
        ("or has choose(view, actions), not None.", {"players": ("person", None)}),
        ("A board has two players, not 1.", {"players": ("person",)}),
        ("no computer player called 'greedi'", {"players": ("person", "greedi")}),
        ("Did you mean 'person'?", {"players": ("persn", "best")}),
        ("Did you mean 'expert'?", {"players": ("person", "Expert")}),
        ("actions: expected a list such as ['build Altar'], not 'x'.", {"actions": "x"}),
        ("actions: expected a list such as ['build Altar'], not 5.", {"actions": 5}),
        ("5 is not an action", {"actions": [5]}),
        ("theme: there is no 'drak'; did you mean 'dark'?", {"theme": "drak"}),
        ("palette: expected 'standard' or 'contrast', not 'x'.", {"palette": "x"}),
        (
            "layout: expected 'wide', 'tall', 'narrow', 'tablet' or 'phone', not 'x'.",
            {"layout": "x"},
        ),
    ],
)
def test_a_board_that_cannot_be_is_one_sentence(sentence: str, given: dict[str, Any]) -> None:
    with pytest.raises(duel.DuelError, match=re.escape(sentence)):
        duel.board(**{"state": duel.new_game(7), **given})


def test_a_recorded_game_is_watched_and_filmed(game: Any, tmp_path: Path) -> None:
    with pytest.raises(duel.DuelError, match=r"not Game\. Its position is its \.state\."):
        duel.board(game)
    short = game.upto(3)
    board = duel.board(short.start, actions=short)
    assert board.session.actions == tuple(turn.action for turn in short.turns)
    assert repr(board.session) == "<Session: after 0 of 3 actions>"
    board.save(tmp_path / "game.gif")
    assert (tmp_path / "game.gif").read_bytes().startswith(b"GIF")
    assert len(duel.record(board).turns) == 0
    with pytest.raises(duel.DuelError, match=r"between 0\.25 and 4, not 'x\.png'"):
        board.png("x.png")  # type: ignore[arg-type]
    board.close()


def test_only_a_board_is_recorded() -> None:
    with pytest.raises(duel.DuelError, match=r"record takes a live board, .* not GameState"):
        duel.record(duel.new_game(7))  # type: ignore[arg-type]


def test_a_turn_tells_itself(game: Any) -> None:
    assert repr(game.turns[19]) == "<Turn 20, B: discard Stone Reserve>"
    with pytest.raises(duel.DuelError, match="number: expected a whole number, not 'x'"):
        game.board("x")


# -- actions and texts -------------------------------------------------------------------------


def a_turn() -> duel.GameState:
    return duel.position(
        A={"coins": 3, "cards": ["Scriptorium"]}, structure=["Library", "Statue"], progress=["Law"]
    )


def test_an_action_is_never_silently_different_from_a_text() -> None:
    s = a_turn()
    action, *others = s.legal_actions()
    for ask in (
        lambda: action == "build Library",
        lambda: "build Library" == action,  # noqa: SIM300
        lambda: action != "build Library",
        lambda: "pass" in list(s.legal_actions()),
        lambda: s.legal_actions() == ["pass", *others],
        lambda: s.legal_actions().index("pass"),
    ):
        with pytest.raises(
            duel.DuelError, match=r"^An action is not a text: compare str\(action\)"
        ):
            ask()
    assert str(action) == "build Library"
    assert action == s.read("construct library")
    assert "build Library" in s.legal_actions()


def test_actions_equal_actions_and_hash_alike() -> None:
    s = a_turn()
    for action in s.legal_actions():
        made = duel.Action(*action)
        assert made is not action
        assert made == action
        assert not made != action  # noqa: SIM202
        assert hash(made) == hash(action)
        assert {made: 1}[action] == 1
        assert action not in (None, 7)
    assert len(set(s.legal_actions())) == len(s.legal_actions())


# -- components --------------------------------------------------------------------------------


def test_the_catalog_finds_any_component() -> None:
    library = duel.CATALOG.find("Library")
    assert repr(library) == "<Card library>"
    for component in (c for kind in KINDS for c in duel.CATALOG.components(kind)):
        if getattr(component, "copy", 0) <= 1:
            assert component in (
                duel.CATALOG.find(name, kinds=(component.kind,))
                for name in (component.id, component.name)
            )


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("lib", 'There is no component called "lib". Did you mean The Great Library or Library?'),
        ("gr lib", 'There is no component called "gr lib". Did you mean The Great Library?'),
        ("Libary", 'There is no component called "Libary". Did you mean Library?'),
        ("xyzzy", 'There is no component called "xyzzy".'),
        ("", 'There is no component called "".'),
    ],
)
def test_a_component_that_is_not_there_names_what_is_near(typed: str, sentence: str) -> None:
    with pytest.raises(duel.DuelError, match=rf"^{re.escape(sentence)}$"):
        duel.CATALOG.find(typed)


def test_what_is_near_is_near_word_by_word() -> None:
    with pytest.raises(UnknownName) as caught:
        duel.CATALOG.find("yellow diskount")
    assert "Wonder discount" not in caught.value.nearest


def test_a_wonder_is_found_by_the_name_that_history_gives_it() -> None:
    assert str(duel.CATALOG.find("the Mausoleum of Halicarnassus")) == "The Mausoleum"
    assert str(duel.CATALOG.find("Mausoleum")) == "The Mausoleum"


def test_a_kind_is_one_or_several() -> None:
    assert str(duel.CATALOG.find("Temple", kinds="card")) == "Temple"
    assert str(duel.CATALOG.find("Artemis", kinds={"wonder", "card"})) == "The Temple of Artemis"
    with pytest.raises(
        duel.DuelError, match=r"^Kinds are card, wonder, .*conspiracy, not 'Card'\.$"
    ):
        duel.CATALOG.find("Temple", kinds=["Card"])
    with pytest.raises(
        duel.DuelError, match=r"^Kinds are card, wonder, .*conspiracy, not 'token'\.$"
    ):
        duel.CATALOG.components("token")  # type: ignore[arg-type]


def test_figures_have_labels() -> None:
    cost = a_turn().place("Library").card.cost
    assert repr(cost.resources) == "Resources(wood=1, clay=0, stone=1, glass=1, papyrus=0)"
    assert cost.resources.glass == 1
    assert cost.resources == (1, 0, 1, 1, 0)
    assert repr(duel.CATALOG.pantheon_spaces[0].costs) == "ForBoth(A=3, B=8)"


# -- players -----------------------------------------------------------------------------------


@pytest.mark.pure
def test_players_are_letters_in_what_people_see() -> None:
    """Public attributes of a position have no players, cards or tokens as numbers or bits."""
    s = duel.new_game(7, {"pantheon", "agora"})
    for thing in (s, s.city("A"), s.city("B"), s.pantheon, s.senate):
        public = {name for name in dir(thing) if not name.startswith("_")}
        own = {slot for kind in type(thing).__mro__ for slot in getattr(kind, "__slots__", ())}
        assert own
        plain = {"config", "age", "pantheon", "senate", "pawn", "outcome", "events"}
        assert public & own <= plain | {"coins", "astarte", "open", "minerva"}
    assert "turn" in dir(s)
    assert "active" not in dir(s)
    assert s.turn == s.to_act == "A"
    senate = s.senate
    assert senate is not None
    assert repr(senate.supplies) == "ForBoth(A=12, B=12)"
    assert repr(senate.chambers[0].cubes) == "ForBoth(A=0, B=0)"


def test_a_player_is_a_letter_or_a_name() -> None:
    s = duel.position(structure=["Altar"], names=("Ada", "Ben"))
    for name, letter in (("Ada", "A"), ("Ben", "B")):
        assert s.city(name) is s.city(letter)
        assert s.view(name) == s.view(letter)
        assert str(s.cost_of("Altar", name)) == str(s.cost_of("Altar", letter))
        assert s.why_not("build Altar", name) == s.why_not("build Altar", letter)
    assert s.why_not("build Altar", "Ada") is None


def test_an_action_names_the_player_it_is_about() -> None:
    s = duel.position(structure=["Altar"], filled=False).play("build Altar")
    assert [(str(action), action.player) for action in s.legal_actions()] == [
        ("begin A", "A"),
        ("begin B", "B"),
    ]
    assert {action.player for action in a_turn().legal_actions()} == {None}


def test_a_view_says_whose_it_is() -> None:
    s = duel.new_game(7)
    assert repr(s.view("B")) == "<GameState as B may know it: Wonder draft, A to act, 4 actions>"
    assert repr(s.view()).startswith("<GameState as both players may know it: ")
    assert repr(s) == "<GameState: Wonder draft, A to act, 4 actions>"


# -- places ------------------------------------------------------------------------------------


def test_every_card_that_lies_face_up_is_found() -> None:
    for seed in range(20):
        s = duel.new_game(seed, {"pantheon", "agora"} if seed % 2 else ())
        for place in s.structure:
            assert s.place(place.name) == s.place(f"@{place.name}") == place
            alike = [p for p in s.structure if p.card and place.card and p.card.id == place.card.id]
            if len(alike) == 1 and place.card is not None:
                assert s.place(place.card.name) == s.place(place.card.id) == place
            elif alike and place.card is not None:
                with pytest.raises(duel.AmbiguousError, match=alike[0].name):
                    s.place(place.card.id)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("Scriptorium", "Scriptorium already stands in A's City."),
        ("Palace", "Palace is a card of Age III, and this is Age II."),
        ("Library Card", 'There is no card called "Library Card".'),
        ("Sphinx", 'There is no card called "Sphinx": The Sphinx is a Wonder.'),
        ("Forumm", 'There is no card called "Forumm". Did you mean Forum?'),
        ("Statue", "Statue is in the discard pile."),
        ("r9c9", "There is no place r9c9 in the structure on the table."),
        (7, "A name is a text, not 7."),
    ],
)
def test_a_card_that_does_not_lie_there_is_one_sentence(typed: Any, sentence: str) -> None:
    with pytest.raises(duel.DuelError, match=rf"^{re.escape(sentence)}"):
        a_turn().play("discard Statue").place(typed)


def test_a_place_that_is_empty_says_so() -> None:
    gone = a_turn().place("Statue").name
    with pytest.raises(duel.PositionError, match=f"^There is no card at {gone} any more.$"):
        a_turn().play("discard Statue").place(gone)


def test_a_card_lying_face_down_is_not_betrayed() -> None:
    s = duel.new_game(7, {"agora"})
    hidden = [place for place in s.structure if place.card is None]
    assert hidden
    down = [s.dealt[i] for i, place in enumerate(s.structure) if place.card is None]
    shown = {place.card.id for place in s.structure if place.card is not None}
    for card in (duel.CATALOG.cards[number] for number in down):
        if card.id not in shown:
            with pytest.raises(duel.PositionError, match="does not lie face up in the structure"):
                s.place(card.name)


def test_a_board_is_advised_like_its_position() -> None:
    board = duel.board(duel.position(A={"coins": 9}, structure=["Altar", "Theater"]))
    assert duel.hint(board, games=5)[0].action in board.state.legal_actions()
    assert duel.chance(board, games=5) == duel.chance(board.state, games=5)
    with pytest.raises(duel.DuelError, match="hint needs a position of the game or a board"):
        duel.hint("build Altar")  # type: ignore[arg-type]


@pytest.mark.parametrize("name", [".", "examples", "examples/games"])
def test_a_folder_is_no_recorded_game(name: str) -> None:
    for read in (duel.load_game, duel.review):
        with pytest.raises(duel.SaveError, match=re.escape(f"{name} is a folder: name one")):
            read(name)


def test_a_folder_is_not_written_over(game: Any, tmp_path: Path) -> None:
    folder = tmp_path / "game.json"
    folder.mkdir()
    with pytest.raises(duel.DuelError, match=r"game\.json cannot be written: it is a folder"):
        game.save(folder)
    with pytest.raises(duel.DuelError, match=r"'\.' has another extension"):
        game.board().save(".")
    with pytest.raises(duel.DuelError, match=r"^\. must end in \.ipynb"):
        export(game, ".")


def test_a_name_that_is_too_long_is_refused(game: Any) -> None:
    for use in (duel.load_game, duel.review, game.save):
        with pytest.raises(duel.DuelError, match="its name is too long"):
            use("n" * 300)


def test_a_file_without_a_name_is_refused(game: Any) -> None:
    for use in (duel.load_game, duel.review, duel.how_often, duel.play_room, game.save):
        with pytest.raises(duel.DuelError, match="expected the name of a file or folder, not ''"):
            use("")


def test_the_language_is_not_assigned(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(duel.DuelError, match=re.escape("by a call: duel.language('de').")):
        monkeypatch.setattr(duel, "language", "de")
    assert duel.language() == "en"
