"""Saved games: every damaged field is refused, and the error says where it is."""

import copy
import json
import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import duel_nb as duel
from duel_nb.engine import GameState
from tests.engine.games import AGORA, BASE, BOTH, PANTHEON, Mix, random_game
from tests.engine.given import agora, pantheon
from tests.words.pseudo import outside, speaking_pseudo


def game_at(
    *, mix: Mix = BASE, choice: str | None = None, age: int | None = None, over: bool = False
) -> GameState:
    """A position of a random game: with this choice due, in this Age, or at its end by points.

    A changed figure of a card changes the game, so no test may rest on the cards in it.
    """
    for seed in range(1, 2000, 2):
        for state, _ in random_game(mix, seed):
            due = state.decisions[-1].kind if state.decisions else None
            chosen = due == choice and age in (None, state.age)
            ordinary = age == state.age and not state.stack and len(state.structure) == 11
            ended = over and state.outcome and not state.structure
            if (choice and chosen) or (not choice and age and ordinary) or ended:
                return state
    raise AssertionError("no such position")


#: Choices about cubes, several of which can be due at once.
CUBES = ("place-cube", "remove-cube", "move-cube")

SAVES: dict[str, dict[str, Any]] = {
    "the draft": {"choice": "draft"},
    "Age I": {"age": 1},
    "Age III": {"age": 3},
    "a choice of who begins": {"choice": "begin"},
    "a choice of a token": {"choice": "progress"},
    "tokens drawn": {"choice": "keep-progress"},
    "the end": {"over": True},
    "Pantheon: the draft": {"mix": PANTHEON, "choice": "draft"},
    "Pantheon: Age I": {"mix": PANTHEON, "age": 1},
    "Pantheon: Age II": {"mix": PANTHEON, "age": 2},
    "Pantheon: placing": {"mix": PANTHEON, "choice": "place-divinity"},
    "Pantheon: Gate": {"mix": PANTHEON, "choice": "gate"},
    "Pantheon: restacking": {"mix": PANTHEON, "choice": "restack"},
    "Pantheon: the end": {"mix": PANTHEON, "over": True},
    "Agora: the draft": {"mix": AGORA, "choice": "draft"},
    "Agora: a Conspiracy drafted": {"mix": AGORA, "choice": "keep-conspiracy", "age": 0},
    "Agora: Age II": {"mix": AGORA, "age": 2},
    "Agora: conspiring": {"mix": AGORA, "choice": "return-conspiracy", "age": 3},
    "Agora: a Politician": {"mix": AGORA, "choice": "senate-actions", "age": 2},
    "Agora: Treason": {"mix": AGORA, "choice": "treason"},
    "Agora: Curia Julia": {"mix": AGORA, "choice": "curia-julia"},
    "Agora: the end": {"mix": AGORA, "over": True},
    "both: Age II": {"mix": BOTH, "age": 2},
    "both: Espionage": {"mix": BOTH, "choice": "espionage"},
    "both: a Military token": {"mix": BOTH, "choice": "remove-cube"},
}


@cache
def saved(name: str) -> str:
    """The text of one of the saves."""
    return game_at(**SAVES[name]).to_json()


PLOT = {"conspiracy": "coup", "card": None, "triggered": False}

ALL_UP = [f"r{row + 1}c{column}" for row in range(5) for column in range(5 - row, 8 + row, 2)]


def due(kind: str, player: str) -> dict[str, Any]:
    """A choice without data, as a file has it."""
    return {"kind": kind, "player": player, "data": []}


def of_turn(player: str) -> dict[str, Any]:
    """The step below the choices of a turn."""
    return due("end-of-turn", player)


Wrong = Callable[[dict[str, Any]], Any]


def in_the_turn(kind: str) -> Wrong:
    """A choice of the player whose turn it is in a file: a figure of a card decides who that is."""
    return lambda data: [of_turn(data["turn"]), due(kind, data["turn"])]


def one_dealt_twice(data: dict[str, Any]) -> list[str]:
    """The cards dealt in this Age, with one of those that were taken in the place of another."""
    dealt, present = list(data["structure"]["dealt"]), data["structure"]["present"]
    first, second = [at for at, place in enumerate(ALL_UP) if place not in present][:2]
    dealt[first] = dealt[second]
    return dealt


def second_of_deck(data: dict[str, Any]) -> Any:
    """The second card in the deck of Age I."""
    return data["decks"][0][1]


def placed_divinity(data: dict[str, Any]) -> list[str]:
    """A Divinity that belongs to somebody in a file, or lies on the board."""
    placed = [one for city in data["cities"].values() for one in city["divinities"]]
    placed += data["pantheon_board"]["spaces"]
    return [next(one for one in placed if one not in (None, "gate"))]


Path = tuple[str | int, ...]


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value of a file that is no table or list, with its path."""
    if isinstance(value, dict | list) and value:
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(item, (*path, key))
    else:
        yield path, value


def branches(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every table and list of a file, with its path."""
    if isinstance(value, dict | list):
        yield path, value
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from branches(item, (*path, key))


def replaced(data: dict[str, Any], path: Path, value: Any) -> str:
    """The file with another value at a path."""
    data = copy.deepcopy(data)
    inside: Any = data
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    return json.dumps(data)


def written(path: Path) -> str:
    """A path as error messages write it."""
    text = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)
    return text.lstrip(".")


def refused(text: str, damage: object = "") -> str:
    """The sentence with which a damaged file is refused."""
    try:
        duel.from_json(text)
    except duel.SaveError as error:
        return str(error)
    pytest.fail(f"This damage was not seen: {damage}")


#: Every save: usually one field of each shape is damaged, in slow tests every field.
each_save = pytest.mark.parametrize(
    ("name", "all_of_them"),
    [
        *(pytest.param(name, False, id=name) for name in SAVES),
        *(pytest.param(name, True, id=f"all of {name}", marks=pytest.mark.slow) for name in SAVES),
    ],
)


def picked(found: Iterator[tuple[Path, Any]], all_of_them: bool) -> list[tuple[Path, Any]]:
    """These paths, or one of each shape: ``decks[0][3]`` and ``decks[2][7]`` have the same."""
    every = list(found)
    if not all_of_them:
        random.Random(len(every)).shuffle(every)
        every = list({shape(path): (path, value) for path, value in every}.values())
    return every


def shape(path: Path) -> tuple[object, ...]:
    """A path without indices and players."""
    return tuple("" if isinstance(key, int) or key in ("A", "B") else key for key in path)


#: Values that are wrong for nearly every field.
WRONG: list[object] = [None, True, 3.5, [[]], {"x": {}}, "rubbish"]


@each_save
def test_every_field_of_a_wrong_type_is_named(name: str, all_of_them: bool) -> None:
    data, rng = json.loads(saved(name)), random.Random(name)
    for path, value in picked(leaves(data), all_of_them):
        if path[0] in ("format", "version"):
            continue
        for wrong in WRONG if all_of_them else rng.sample(WRONG, 2):
            may_be = wrong is None and (path[-1] in ("outcome", "winner", "viewer"))
            may_be |= wrong is None and path[-1] in ("snake", "minerva")
            may_be |= wrong is None and path == ("pantheon_board",) and value is None
            may_be |= wrong is None and path[:2] == ("pantheon_board", "spaces")  # empty
            may_be |= wrong is None and path[:2] == ("structure", "dealt")  # gone in positions
            may_be |= wrong is None and path in (("senate",), ("senate", "locked"))  # none
            may_be |= wrong is None and path[-1] == "card"  # Curia Julia triggers without one
            may_be |= isinstance(wrong, bool) and isinstance(value, bool)
            may_be |= wrong == "rubbish" and path[:2] == ("game", "names")
            may_be |= wrong == "rubbish" and path == ("outcome", "rule")
            if not may_be:
                sentence = refused(replaced(data, path, wrong), (path, wrong))
                place = "game" if path[0] == "game" else written(path)
                assert place in sentence, (path, wrong, sentence)


@each_save
def test_every_missing_key_is_named(name: str, all_of_them: bool) -> None:
    data = json.loads(saved(name))
    for path, table in picked(branches(data), all_of_them):
        if not isinstance(table, dict) or path[-1:] in (("built",), ("tokens",), ("seen",)):
            continue
        for key in table:
            if path or key not in ("format", "version"):
                without = {k: v for k, v in table.items() if k != key}
                text = replaced(data, path, without) if path else json.dumps(without)
                assert refused(text).endswith(f"at {written((*path, key))}: it is missing.")


@each_save
def test_every_list_or_table_of_a_wrong_type_is_named(name: str, all_of_them: bool) -> None:
    data = json.loads(saved(name))
    for path, _ in picked(branches(data), all_of_them):
        for wrong in (7, "rubbish") if path else ():
            assert written(path) in refused(replaced(data, path, wrong))


def test_a_save_of_version_2_says_nothing_of_wonders_taken_down() -> None:
    data = json.loads(saved("Age III"))
    assert data["constructed"]
    del data["constructed"]
    state = duel.from_json(json.dumps(data | {"version": 2}))
    up = {site.wonder for player in "AB" for site in state.city(player).wonders if site.standing}
    assert {*state.constructed_wonders} == up
    assert json.loads(state.to_json())["version"] == 3


def may_be_shorter(state: GameState, path: Path) -> bool:
    """Whether a list of a save may lack an entry and still be the save of some position."""
    if path[-1] in ("military_tokens", "progress", "discard", "cards", "face_up", "data"):
        return True
    if path[-1] in ("mythology", "offerings", "enki", "revealed") or "seen" in path:
        return True
    if state.outcome and (path[-1] == "divinities" or "decks" in path[:2]):
        return True  # a supremacy may leave revealed Divinities on the table
    if path == ("constructed",):  # one that does not stand may never have been constructed
        standing = sum(site.standing for who in "AB" for site in state.city(who).wonders)
        return len(state.constructed_wonders) > standing
    if path[-1] in ("wonders", "present"):
        return state.age > 0  # the eighth Wonder goes to the box
    if path[:2] == ("senate", "decrees"):
        return len(path) > 2  # positions need not have all six
    return path == ("decisions",) and len(state.stack) == 1 and state.age > 0


@each_save
def test_a_list_with_something_missing_or_twice_is_refused(name: str, all_of_them: bool) -> None:
    state = duel.from_json(saved(name))
    data = json.loads(saved(name))
    for path, items in branches(data):
        if not isinstance(items, list):
            continue
        for at, item in enumerate(items):
            if 0 < at < len(items) - 1 and not all_of_them:
                continue
            # Two pairs at once, and two tokens of the same Mythology, are possible.
            can_be = path == ("decisions",) and item["kind"] in ("progress", *CUBES)
            if not can_be and path[-1] != "mythology":
                refused(replaced(data, path, [*items, item]), ("twice", path, at))
            cube = path == ("decisions",) and item["kind"] in CUBES
            if not may_be_shorter(state, path) and item != "gate" and not cube:
                shorter = [*items[:at], *items[at + 1 :]]
                refused(replaced(data, path, shorter), ("missing", path, at))


def test_only_some_of_many_contradictions_are_listed() -> None:
    data = json.loads(saved("Age I"))
    data["decks"].reverse()
    sentence = refused(json.dumps(data))
    assert re.search(r"; and \d\d more like this\.$", sentence)
    assert sentence.count(";") == 12


#: Damaged saves: which, where, by what value, and what is said.
IMPOSSIBLE: list[tuple[str, Path, Any, str]] = [
    ("Age I", ("age",), 4, "at age: expected a number from 0 to 3, not 4"),
    ("Age I", ("age",), 2, r"at structure\.present\[\d+\]: expected a place of this"),
    ("Age I", ("age",), 0, r"at structure\.dealt: expected a list of 0"),
    ("Age I", ("pawn",), 10, "at pawn: expected a number from -9 to 9, not 10"),
    ("Age I", ("pawn",), 9, "the Conflict pawn is in a capital"),
    ("Age I", ("turn",), "C", "at turn: expected one of 'A', 'B', not 'C'"),
    ("Age I", ("extra_turn",), True, "an extra turn is earned although no turn"),
    ("Age I", ("cities", "A", "coins"), -1, r"at cities\.A\.coins: expected a number from 0"),
    ("Age I", ("cities", "A", "progress"), ["lawn"], r"at cities\.A\.progress\[0\]: .*Law"),
    ("Age I", ("military_tokens",), [4], r"at military_tokens\[0\]: expected one of"),
    ("Age I", ("game", "edition"), "xx", "at game: There is no edition 'xx'"),
    ("Age I", ("game", "names"), ["Ada", "ADA"], "at game: The players need different names"),
    ("Age I", ("game", "expansions"), ["atlantis"], "at game: The expansion 'atlantis'"),
    ("Age I", ("structure", "present"), ["r9c9"], r"at structure\.present\[0\]: expected a"),
    ("Age I", ("structure", "present"), [], "the structure is empty, so the Age would be over"),
    ("Age I", ("structure", "present"), ["r5c1"], "is empty although r5c1 still covers it"),
    ("Age I", ("structure", "face_up"), [], "is accessible and yet face down"),
    ("Age I", ("draft", "offered"), ["sphinx"], "Wonders are on offer although Age I has"),
    ("Age I", ("decks", 2), [], "the deck of Age III has 0 cards, not 20"),
    ("Age I", ("removed", 0), [], "0 cards of Age I were removed at set-up, not 3"),
    ("Age I", ("chance",), None, "at chance: expected a whole number"),
    ("Age I", ("draws",), ["law", "law"], "twice among the tokens to be drawn"),
    ("Age I", ("decisions",), [of_turn("A")], "the choices that are due do not fit together"),
    ("Age I", ("decisions",), [due("draft", "A")], "the choices that are due do not fit together"),
    (
        "Age I",
        ("outcome",),
        {"termination": "military", "winner": "A", "rule": "BASE-MIL-05"},
        "the game cannot have ended like this: A wins by military supremacy",
    ),
    ("the draft", ("draft", "picks"), 8, "8 Wonders were drafted, and the players have"),
    ("the draft", ("decisions",), [], "the players draft Wonders, so just that choice"),
    ("the draft", ("turn",), "B", "A is to draft a Wonder now"),
    ("the end", ("outcome",), None, "the structure is empty, so the Age would be over"),
    ("the end", ("outcome", "rule"), "BASE-END-99", "cannot have ended like this"),
    ("the end", ("outcome", "termination"), "science", "cannot have ended like this"),
    ("Pantheon: Age I", ("pantheon_board",), None, r"at pantheon_board: expected a table"),
    ("Age I", ("pantheon_board",), {}, r"at pantheon_board: expected None"),
    ("Age I", ("cities", "A", "astarte"), 3, "A has something of Pantheon, which"),
    ("Age I", ("cities", "A", "mythology"), ["roman"], "A has something of Pantheon, which"),
    ("Pantheon: Age I", ("game", "expansions"), ["pantheon"] * 2, "every expansion once"),
    ("Pantheon: Age I", ("game", "expansions"), [], r"at pantheon_board: expected None"),
    ("Pantheon: Age I", ("cities", "A", "mythology"), ["norse"], r"mythology\[0\]: expected one"),
    ("Pantheon: Age I", ("cities", "A", "offerings"), [5], r"A\.offerings\[0\]: expected one of"),
    ("Pantheon: Age I", ("cities", "A", "offerings"), [3], "come into the game with Age II"),
    ("Pantheon: Age I", ("cities", "A", "divinities"), ["gate"], "the Gate comes into the"),
    ("Pantheon: Age I", ("pantheon_board", "minerva"), 12, "expected a number from -9 to 9"),
    ("Pantheon: Age I", ("pantheon_board", "open"), True, "turned up at the start of Age II"),
    ("Pantheon: Age I", ("pantheon_board", "tokens"), {"r9c9": "roman"}, "expected a place"),
    ("Pantheon: Age I", ("pantheon_board", "tokens"), {"r1c5": "roman"}, "no token can lie on"),
    ("Pantheon: Age II", ("cities", "A", "offerings"), [3, 3], "a token that appears only once"),
    ("Pantheon: Age II", ("cities", "A", "divinities"), [None], "expected the id of a Divinity"),
    ("Pantheon: Age II", ("pantheon_board", "decks", "roman"), ["zeus"], "does not belong to"),
    ("Pantheon: Age II", ("pantheon_board", "decks", "roman"), ["gate"], r"roman\[0\]: "),
    ("Pantheon: Age II", ("pantheon_board", "spaces"), ["mars"], "expected a list of 6"),
    ("Pantheon: Age II", ("pantheon_board", "spaces", 0), "?roman", r"spaces\[0\]: "),
    ("Pantheon: Age II", ("pantheon_board", "seen"), {"mars": ["A", "A"]}, "appears only once"),
    ("Pantheon: placing", ("decisions", 1, "data"), ["enki", "zeus"], "cannot be those"),
    ("Pantheon: placing", ("decisions", 1, "data"), [], "cannot be those"),
    ("Pantheon: Gate", ("decisions", 1, "data"), ["?"], r"data\[0\]: "),
    ("Pantheon: restacking", ("decisions", 1, "kind"), "gate", "cannot be those"),
    ("a choice of a token", ("decisions", 1, "kind"), "zeus", "of Pantheon is due, which is"),
    ("tokens drawn", ("decisions", 1, "data"), [], r"decisions\[1\] \(keep-progress\): the things"),
    ("a choice of a token", ("progress",), [], "there is nothing to choose"),
    ("Agora: Age II", ("senate",), None, r"at senate: expected a table"),
    ("Age I", ("senate",), {}, r"at senate: expected None"),
    ("Age I", ("cities", "A", "conspiracies"), [PLOT], "A has something of Agora, which"),
    ("Agora: Age II", ("senate", "cubes", "A", 0), 13, r"cubes\.A\[0\]: expected a number"),
    ("Agora: Age II", ("senate", "cubes", "A"), [3] * 6, "A has 18 cubes in the Senate"),
    ("Agora: Age II", ("senate", "cubes", "A"), [12] * 6, "A controls all Chambers"),
    ("Agora: Age II", ("senate", "cubes", "B"), [1] * 5, r"cubes\.B: expected a list of 6"),
    ("Agora: Age II", ("senate", "deck"), [], r"Conspiracies, not 16 \(AGO-COMP-01\)"),
    ("Agora: Age II", ("senate", "deck", 0), None, r"deck\[0\]: expected the id of a Cons"),
    ("Agora: Age II", ("senate", "deck", 0), "?age-1", r"deck\[0\]: "),
    ("Agora: Age II", ("senate", "decrees", 0), [], "is face up and lies in no Chamber"),
    (
        "Agora: Age II",
        ("senate", "decrees"),
        [["shield"]] * 6,
        "Shield is in two places: in Chamber 1 and in Chamber 2",
    ),
    (
        "Agora: Age II",
        ("senate", "decrees"),
        [["shield", "levy-red", "levy-blue"], [], [], [], [], []],
        r"more than one Decree lies under another \(AGO-CX-17\)",
    ),
    ("Agora: Age II", ("senate", "revealed"), ["shield"] * 2, "a Decree that appears only on"),
    ("Agora: Age II", ("senate", "seen"), {"coup": ["A", "A"]}, "appears only once"),
    ("Agora: Age II", ("senate", "locked"), "?", r"at senate\.locked: "),
    ("Agora: Age II", ("senate", "locked"), "law", "Obscurantism has not been triggered"),
    ("Agora: Age II", ("senate", "looked"), [0, 4], r"looked\[1\]: expected a number from 0"),
    ("Agora: Age II", ("removed", 0), ["altar"], "1 card of Age I was removed at set-up"),
    ("Agora: conspiring", ("decisions", 1, "data"), [], "there are 15 Conspiracies, not 16"),
    ("Agora: conspiring", ("decisions", 1, "kind"), "keep-conspiracy", "cannot be those"),
    ("Agora: a Politician", ("decisions", 1, "data"), [3, 1], r"data\[0\]: expected a number"),
    ("Agora: a Politician", ("decisions", 1, "data"), [1], r"data: expected a list of 2"),
    ("Agora: a Politician", ("decisions", 1, "data"), [1, 0], r"data\[1\]: expected a number"),
    ("Agora: Treason", ("decisions", 1, "data"), ["altar"] * 2, "cannot be those"),
    ("both: Espionage", ("decisions", 1, "data"), ["law"], "cannot be those"),
    ("both: Age II", ("cities", "A", "conspiracies"), [PLOT] * 2, "is in two places: twice"),
    ("both: Age II", ("cities", "A", "conspiracies"), ["coup"], "expected a table"),
    ("Agora: Treason", ("senate", "may_trigger"), True, "has been triggered in this turn"),
    ("a choice of a token", ("decisions", 1, "kind"), "discard-grey", "Maximus does not stand"),
    (
        "Pantheon: Age I",
        ("decisions",),
        in_the_turn("ra"),
        "Ra has not just been activated",
    ),
    (
        "Pantheon: Age I",
        ("decisions",),
        in_the_turn("minerva"),
        "Minerva has not just been",
    ),
    (
        "Pantheon: Age I",
        ("decisions",),
        in_the_turn("zeus"),
        "Zeus has not just been activ",
    ),
    (
        "Pantheon: Age I",
        ("decisions",),
        in_the_turn("neptune-last"),
        "Neptune has not just",
    ),
    (
        "Agora: Age II",
        ("decisions",),
        in_the_turn("sabotage"),
        "Sabotage has not been triggered",
    ),
    ("Agora: Age II", ("decisions",), [due("begin", "B")], "when the structure of the next Age"),
    ("a choice of who begins", ("structure", "present"), [], "and 19 others lie nowhere"),
    ("a choice of who begins", ("extra_turn",), True, "an extra turn is earned although"),
    ("Pantheon: Gate", ("decisions", 1, "data"), placed_divinity, "in two places.* and set aside"),
    ("Age I", ("structure", "dealt"), one_dealt_twice, "twice among the cards dealt in this Age"),
    ("Age III", ("decks", 0, 0), second_of_deck, "is in two places: twice in the deck of Age I"),
    ("Age I", ("structure", "face_up"), ALL_UP, r"r[24]c\d+ lies face up although it is still cov"),
    ("Pantheon: the draft", ("structure", "present", 0), "r2c4", "appears only once"),
    ("Pantheon: the draft", ("structure", "face_up"), [], "lies face down in a row that is"),
    ("the draft", ("draft", "offered"), ["sphinx"], "together they must be 4 or 8"),
    ("Age I", ("draft", "picks"), 3, "3 Wonders were drafted, and Age I has begun"),
    ("Age I", ("progress", 0), "law#2", r"at progress\[0\]: expected a copy of Law that"),
    ("Age I", ("cities", "A", "wonders", 0), "sphinx#1", r"a copy of The Sphinx that exists"),
    ("Age I", ("progress", 0), "law#", r"at progress\[0\]: expected a copy of Law that"),
    ("Pantheon: Age II", ("pantheon_board", "spaces", 0), "mars#1", "a copy of Mars that"),
    (
        "both: a Military token",
        ("senate", "cubes"),
        {"A": [0] * 6, "B": [0] * 6},
        "there is nothing to choose",
    ),
]


@pytest.mark.parametrize(("save", "path", "wrong", "sentence"), IMPOSSIBLE)
def test_an_impossible_save_is_explained(
    save: str, path: Path, wrong: Any, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = json.loads(saved(save))
    with pytest.raises(duel.SaveError, match=sentence) as error:
        duel.from_json(replaced(data, path, wrong(data) if callable(wrong) else wrong))
    with speaking_pseudo(monkeypatch):
        assert outside(str(error.value)) == "", str(error.value)


def test_who_begins_an_age_without_cards_is_never_asked() -> None:
    data = json.loads(saved("a choice of who begins"))
    empty = {"dealt": [None] * len(data["structure"]["dealt"]), "present": [], "face_up": []}
    data["decks"][data["age"] - 1] = []
    sentence = refused(replaced(data, ("structure",), empty))
    assert "when the structure of the next Age lies complete" in sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is not a saved game: it is empty."),
        ("chess", "This is not a saved game: invalid JSON at line 1, column 1."),
        ("save.json", "expected the text of a file, not its name 'save.json'."),
        ("[" * 100_000, "This is not a saved game: it is nested too deeply."),
        ('{"format": "duel_nb game"}', "this is a recorded game, which load_game reads."),
        ('{"format":\n', "This is not a saved game: invalid JSON at line 2, column 1."),
        ("[]", 'This is not a saved game: expected "format": "duel_nb position".'),
        ('{"format": "chess"}', 'This is not a saved game: expected "format"'),
        (
            '{"format": "duel_nb position", "version": 99}',
            "The saved game has version 99; this program reads 3.",
        ),
        ('{"format": "duel_nb position"}', "The saved game has version None"),
        ('{"format": "duel_nb position", "version": 3}', "damaged at game: it is missing."),
    ],
)
def test_other_texts_are_no_saved_games(text: str, sentence: str) -> None:
    assert sentence in refused(text)


def test_other_values_are_no_saved_games() -> None:
    with pytest.raises(duel.SaveError, match="expected the text that to_json"):
        duel.from_json({})
    with pytest.raises(duel.SaveError, match="it is not text"):
        duel.from_json(bytes(range(255, 0, -1)))


def test_a_byte_order_mark_is_no_damage() -> None:
    assert duel.from_json("\ufeff" + saved("Age I")) == duel.from_json(saved("Age I"))


def test_a_file_is_text_that_people_can_read() -> None:
    data = json.loads(saved("Age I"))
    assert data["game"]["names"] == ["Ada", "Ben"]
    assert set(data["cities"]) == {"A", "B"}
    assert all(name.startswith("r") for name in data["structure"]["present"])


def test_scripted_draws_are_saved() -> None:
    s = duel.position(
        A={"coins": 30, "wonders": ["Great Library"]},
        structure=["Altar"],
        draws=["Law", "Theology", "Masonry"],
    )
    loaded = duel.from_json(s.to_json()).play("wonder Great Library with Altar")
    assert [str(a) for a in loaded.legal_actions()] == ["take Law", "take Theology", "take Masonry"]


def test_a_choice_that_is_made_at_once_never_lies_under_another() -> None:
    data = json.loads(saved("Pantheon: Gate"))
    under, gate = data["decisions"]
    wrong = [under, gate, due("minerva", gate["player"])]
    assert "do not fit together" in refused(replaced(data, ("decisions",), wrong))


def test_before_a_conspiracy_of_the_turn_all_accessible_cards_lie_face_up() -> None:
    s = duel.position(
        A={"prepared": ["Espionage"]}, taken=["r5c5", "r5c7"], expansions=["agora"]
    ).play("trigger Espionage")
    data = json.loads(s.to_json())
    data["structure"]["face_up"].remove("r4c6")
    assert "r4c6 is accessible and yet face down" in refused(json.dumps(data))


def test_a_token_taken_from_the_box_is_no_longer_drawn() -> None:
    s = duel.position(
        A={"coins": 30, "prepared": ["Espionage"], "wonders": ["Great Library"]},
        structure=["Altar"],
        draws=["Law", "Theology"],
        expansions=["agora"],
    )
    s = s.play("trigger Espionage").play("take Law")
    assert duel.from_json(s.to_json()) == s
    s = s.play("wonder Great Library with Altar")
    drawn = [str(action) for action in s.legal_actions()]
    assert drawn[0] == "take Theology"
    assert "take Law" not in drawn


def test_names_with_any_letters_survive() -> None:
    s = duel.new_game(seed=1, names=('Zoë "Z"', "李"))
    assert duel.from_json(s.to_json()).names == s.names


def test_a_game_that_scientific_supremacy_has_won_is_not_won_by_points() -> None:
    symbols = ["Scriptorium", "Pharmacist", "Apothecary", "Workshop", "Academy"]
    before = duel.position(
        A={"coins": 50, "cards": symbols}, structure={"r1c5": "University"}, filled=False, age=3
    )
    data = json.loads(before.play("build University").to_json())
    assert data["outcome"] == {"termination": "science", "winner": "A", "rule": "BASE-SCI-06"}
    data["outcome"] = {"termination": "civilian", "winner": "A", "rule": "BASE-END-02"}
    with pytest.raises(duel.SaveError, match="the game cannot have ended like this: A wins"):
        duel.from_json(json.dumps(data))


def test_no_card_is_missing_under_others_while_zeus_still_chooses() -> None:
    before = duel.position(
        A={"coins": 50}, expansions=["pantheon"], age=2, pantheon={1: "Zeus"}, seed=3
    )
    chosen = before.play("activate Zeus")
    data = json.loads(chosen.to_json())
    at = data["structure"]["present"].index("r1c1")
    del data["structure"]["present"][at]
    data["discard"].append(data["structure"]["dealt"][at])
    with pytest.raises(duel.SaveError, match="r1c1 is empty although r2c2 still covers it"):
        duel.from_json(json.dumps(data))
    card = before.place("r1c1").card
    assert card is not None
    after = chosen.play(f"discard {card.name}")
    assert duel.from_json(after.to_json()) == after


def test_no_wonder_is_down_while_anubis_still_chooses() -> None:
    state = duel.position(
        expansions={"pantheon"}, age=2, A={"coins": 30, "wonders": ["Sphinx"]},
        B={"built": ["Piraeus"]}, pantheon={"1": "Anubis"}, structure=["Walls", "Statue"],
    ).play("activate Anubis")  # fmt: skip
    saved = json.loads(state.to_json())
    saved["constructed"].append("sphinx")
    with pytest.raises(duel.SaveError, match="which one he takes is still to be chosen"):
        duel.from_json(json.dumps(saved))


def test_what_a_cause_asks_for_together_is_due_together() -> None:
    """The outer token of Agora asks to remove a cube, then to move one (AGO-MIL-02)."""
    s = agora("Arsenal", A={"cubes": [2]}, B={"cubes": [1, 6]}, pawn=5, age=3).play("build Arsenal")
    data = json.loads(s.to_json())
    end, *cubes = data["decisions"]
    assert [pending["kind"] for pending in cubes] == ["move-cube", "remove-cube"]
    assert duel.from_json(json.dumps(data)) == s
    only_remove = replaced(data, ("decisions",), [end, cubes[1]])
    assert "do not fit together" in refused(only_remove)


def test_the_theater_reveals_divinities_after_the_gate_as_well() -> None:
    s = pantheon(
        "Walls",
        A={"coins": 50, "wonders": ["Divine Theater"], "divinities": ["Gate"]},
        mythology_decks={"greek": ["Zeus", "Hades", "Aphrodite"]},
        discard=["Altar"],
    )
    s = s.play("wonder Divine Theater with Walls").play("open greek").play("activate Hades")
    assert [pending.kind for pending in s.stack] == ["end-of-turn", "put-back", "hades"]
    loaded = duel.from_json(s.to_json())
    assert loaded.play("build Altar").decisions == s.play("build Altar").decisions


def test_who_has_the_gate_as_well_still_puts_back_by_the_theater() -> None:
    s = pantheon(
        "Walls",
        A={"coins": 50, "wonders": ["Divine Theater"], "divinities": ["Gate", "Aphrodite"]},
        mythology_decks={"greek": ["Zeus", "Hades"]},
        discard=["Altar"],
    )
    s = s.play("wonder Divine Theater with Walls").play("open greek").play("activate Hades")
    loaded = duel.from_json(s.to_json()).play("build Altar")
    assert "PAN-THEATER-01" in {event.rule for event in loaded.events}
