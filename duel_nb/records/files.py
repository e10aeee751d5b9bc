"""Read game files: JSON texts of recorded games, which are replayed and checked.

The format is described in ``examples/games/README.md``.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from duel_nb.disk import NotText, read_text
from duel_nb.engine import DuelError, GameState, SaveError, chance, from_json, saves
from duel_nb.engine.saves.codec import At
from duel_nb.messages import Listed, Message, Part
from duel_nb.quoting import line, shown
from duel_nb.records import translation
from duel_nb.records.game import Game
from duel_nb.records.record import luck
from duel_nb.session.savefile import FORMAT, VERSION, result

#: The allowed keys of a file, of its set-up, of an action and of the result.
KEYS = ("format", "version", "title", "about", "setup", "actions", "result", "players", "at")
SETUP_KEYS = ("seed", "expansions", "edition", "names", "first_game", "position", "chance")
ACTION_KEYS = ("by", "do", "chance", "comment")
RESULT_KEYS = ("how", "winner", "rule", "points")


def load(path: str | Path) -> Game:
    """Read a game file and replay it; its words are in the language in use.

    Raises:
        TranslationError: the PO file beside it is none.
        OSError: the file cannot be read.
        SaveError: it is not a game file, has another version, or is damaged: an action is illegal,
            or chance or the result differs from the file. The sentence names the file and the
            place.
    """
    return load_with_text(path)[0]


def load_original(path: str | Path) -> Game:
    """Read a game file as `load` does, with the comments as they are in it."""
    return _load(path)[0]


def load_with_text(path: str | Path) -> tuple[Game, str]:
    """Read a game file as `load` does; return the game and the text of the file."""
    game, text = _load(path)
    return translation.in_language(game, Path(path)), text


def _load(path: str | Path) -> tuple[Game, str]:
    try:
        text = read_text(path)
        return loads(text), text
    except NotText as error:
        problem = Message("no-recorded-game", problem=str(error))
        raise SaveError(Message("in-file", file=line(str(path)), problem=problem)) from None
    except SaveError as error:
        problem = Message("in-file", file=line(str(path)), problem=str(error))
        raise SaveError(problem) from None


def loads(text: str) -> Game:
    """Read the text of a game file and replay it; see `load`.

    Raises:
        SaveError: as in `load`, but the sentence names no file.
    """
    try:
        data: Any = saves.parsed(text)
    except SaveError as error:
        raise SaveError(Message("no-recorded-game", problem=str(error))) from None
    if not is_game(data):
        position = isinstance(data, dict) and data.get("format") == saves.FORMAT
        key = "no-recorded-game-but-position" if position else "no-recorded-game-by-format"
        raise SaveError(Message(key, format=FORMAT))
    if data.get("version") != VERSION:
        version = shown(data.get("version"))
        raise SaveError(Message("recorded-game-version", version=version, known=VERSION))
    file = _table("", data, KEYS)
    game = _read_setup(file)
    _check_chance(file.get("setup"), luck(None, game.start))
    for action in file.get("actions").items():
        game = _replay(game, action)
    if "result" in file.names():
        _check_result(file.get("result"), game.state)
    # The state of a board that saved the file, not part of the game.
    _optional(file, "at", 0).number(0, len(game.turns))
    for kind in _optional(file, "players", []).items():
        kind.text()
    return game


def is_game(data: Any) -> bool:
    """Whether the contents of a JSON file are a recorded game, judging by its format key."""
    return isinstance(data, dict) and data.get("format") == FORMAT


def _table(path: str, value: Any, keys: Sequence[str]) -> At:
    """A table of the file, in which only these keys are allowed."""
    at = At(path, value)
    for name in at.names():
        if name not in keys:
            near = get_close_matches(name, keys, n=1)
            if near:
                problem = Message("damaged-key-near", given=shown(name), near=near[0])
            else:
                problem = Message("damaged-key", given=shown(name), known=Listed(*keys))
            if path:
                raise SaveError(Message("damaged-because", path=path, problem=problem))
            raise SaveError(Message("damaged-file", problem=problem))
    return at


def _optional(at: At, key: str, default: Any) -> At:
    return at.get(key) if key in at.names() else At(f"{at.path}.{key}".lstrip("."), default)


def _read_setup(file: At) -> Game:
    title = _optional(file, "title", "").text()
    about = _optional(file, "about", "").text()
    setup = _table("setup", file.get("setup").value, SETUP_KEYS)
    if "position" in setup.names():
        for key in setup.names():
            if key not in ("position", "chance"):
                raise SaveError(Message("damaged-beside-position", path=f"setup.{key}"))
        try:
            start = from_json(json.dumps(setup.get("position").value))
        except SaveError as error:
            raise SaveError(Message("in-position", problem=str(error))) from None
        if start.viewer is not None:
            raise SaveError(Message("damaged-view"))
        return Game.starting_from(start, title=title, about=about)
    names = [name.text() for name in setup.get("names").items(2)]
    try:
        return Game.new(
            setup.get("seed").number(-chance.LARGEST_SEED, chance.LARGEST_SEED),
            [one.text() for one in setup.get("expansions").items()],
            setup.get("edition").text(),
            (names[0], names[1]),
            bool(_optional(setup, "first_game", False).one_of(True, False)),
            title=title,
            about=about,
        )
    except SaveError:
        raise
    except DuelError as error:
        problem = Message("damaged-because", path="setup", problem=str(error))
        raise SaveError(problem) from None


def _replay(game: Game, item: At) -> Game:
    item = _table(item.path, item.value, ACTION_KEYS)
    due, who = game.state.to_act, item.get("by").one_of("A", "B")
    do = item.get("do")
    if due is None:
        raise SaveError(Message("damaged-over", path=item.path))
    if who != due:
        raise item.get("by").bad(Message("expected-who-acts", who=repr(due)))
    try:
        after = game.play(do.text(), _optional(item, "comment", "").text())
    except SaveError:
        raise
    except DuelError as error:
        parts: dict[str, Part] = {"path": do.path, "action": shown(do.value)}
        raise SaveError(Message("damaged-action", {**parts, "problem": str(error)})) from None
    _check_chance(item, after.turns[-1].chance)
    return after


def _check_chance(item: At, found: tuple[str, ...]) -> None:
    """Check that the results of chance are those in the file, if it has any."""
    if "chance" not in item.names():
        return
    listed = item.get("chance")
    expected = [one.text() for one in listed.items()]
    for index, (one, other) in enumerate(zip(expected, found, strict=False)):
        if one != other:
            raise _chance_differs(f"{listed.path}[{index}]", shown(one), shown(other))
    if len(expected) != len(found):
        raise _chance_differs(listed.path, _listed(expected), _listed(found))


def _chance_differs(path: str, expected: Part, found: Part) -> SaveError:
    return SaveError(Message("damaged-chance", path=path, recorded=expected, found=found))


def _listed(words: Sequence[str]) -> Part:
    return Listed(*map(repr, words)) if words else Message("nothing")


def _check_result(item: At, state: GameState) -> None:
    expected = result(state)
    if expected is None:
        item.one_of(None)
        return
    if item.value is None:
        assert state.outcome is not None  # as `expected` is not None
        raise SaveError(Message("damaged-no-result", outcome=state.outcome.message()))
    found = _table("result", item.value, RESULT_KEYS)
    if found.value != expected:
        wrong = _differing(found, expected)
        whole = json.dumps(expected)  # to be copied into the file
        parts: dict[str, Part] = {"path": wrong.path, "given": shown(wrong.value), "result": whole}
        raise SaveError(Message("damaged-result", parts))


def _differing(item: At, expected: Any) -> At:
    """The place in the item that is not as expected: the item, or the first within it."""
    if isinstance(expected, dict) and isinstance(item.value, dict):
        for key, value in expected.items():
            if item.get(key).value != value:
                return _differing(item.get(key), value)
    return item
