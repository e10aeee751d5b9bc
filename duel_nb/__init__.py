"""A teaching companion for the board game 7 Wonders Duel: rules engine, boards, lessons.

    import duel_nb as duel

    s = duel.new_game(seed=7, names=("Ada", "Ben"))
    s = s.play(s.legal_actions()[0])

This is an unofficial aid; the names of the game and its components belong to their owners.
"""

from collections.abc import Sequence
from difflib import get_close_matches
from importlib import import_module
from os import PathLike
from os.path import isdir
from sys import modules
from typing import TYPE_CHECKING, Any

from duel_nb import arguments
from duel_nb import languages as _languages
from duel_nb import words as _words  # noqa: F401  (it registers how messages become sentences)
from duel_nb.catalog import CATALOG
from duel_nb.engine import (
    Action,
    AmbiguousError,
    DuelError,
    GameState,
    IllegalAction,
    NotationError,
    PositionError,
    Refusal,
    SaveError,
    from_json,
    new_game,
    position,
)
from duel_nb.messages import Message
from duel_nb.quoting import shown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from duel_nb.boards.live.board import Board
    from duel_nb.boards.live.game_menu import Tool
    from duel_nb.boards.live.play_room import PlayRoom
    from duel_nb.lessons.ask import ask
    from duel_nb.lessons.claim import claim
    from duel_nb.lessons.course import course, courses, progress
    from duel_nb.lessons.drills.drill import drill
    from duel_nb.lessons.editor import editor
    from duel_nb.lessons.endings import endings
    from duel_nb.lessons.examples import check
    from duel_nb.lessons.exercises import lesson
    from duel_nb.lessons.first_game.game import first_game
    from duel_nb.lessons.practice.find_better import FindBetter
    from duel_nb.lessons.practice.practice import practice
    from duel_nb.lessons.puzzles import puzzle
    from duel_nb.lessons.quiz.quiz import quiz
    from duel_nb.lessons.referee import referee
    from duel_nb.lessons.rules import rule
    from duel_nb.lessons.show import cases, show
    from duel_nb.players.coach import Hint
    from duel_nb.players.mistake import Mistake
    from duel_nb.records import Game
    from duel_nb.records.how_often import how_often
    from duel_nb.records.review import ReviewedGame
    from duel_nb.records.share import export
    from duel_nb.rulebook import editions, rules
    from duel_nb.session.computers import Chooser
    from duel_nb.session.session import Session

#: Names imported on first use, since their modules are slow to import.
_LAZY = {
    "ask": "duel_nb.lessons.ask",
    "cases": "duel_nb.lessons.show",
    "check": "duel_nb.lessons.examples",
    "claim": "duel_nb.lessons.claim",
    "course": "duel_nb.lessons.course",
    "courses": "duel_nb.lessons.course",
    "drill": "duel_nb.lessons.drills.drill",
    "editor": "duel_nb.lessons.editor",
    "editions": "duel_nb.rulebook",
    "endings": "duel_nb.lessons.endings",
    "export": "duel_nb.records.share",
    "first_game": "duel_nb.lessons.first_game.game",
    "how_often": "duel_nb.records.how_often",
    "lesson": "duel_nb.lessons.exercises",
    "practice": "duel_nb.lessons.practice.practice",
    "progress": "duel_nb.lessons.course",
    "puzzle": "duel_nb.lessons.puzzles",
    "quiz": "duel_nb.lessons.quiz.quiz",
    "referee": "duel_nb.lessons.referee",
    "rule": "duel_nb.lessons.rules",
    "rules": "duel_nb.rulebook",
    "show": "duel_nb.lessons.show",
}

__all__ = [
    "CATALOG",
    "Action",
    "AmbiguousError",
    "DuelError",
    "GameState",
    "IllegalAction",
    "NotationError",
    "PositionError",
    "Refusal",
    "SaveError",
    "ask",
    "board",
    "cases",
    "chance",
    "check",
    "claim",
    "course",
    "courses",
    "drill",
    "editions",
    "editor",
    "endings",
    "export",
    "first_game",
    "from_json",
    "hint",
    "how_often",
    "language",
    "lesson",
    "load_game",
    "new_game",
    "play_room",
    "position",
    "practice",
    "progress",
    "puzzle",
    "quiz",
    "record",
    "referee",
    "review",
    "rule",
    "rules",
    "show",
]


def board(
    state: GameState,
    theme: str = "auto",
    palette: str = "auto",
    layout: str = "auto",
    *,
    players: "Sequence[str | Chooser]" = ("person", "person"),
    actions: "Iterable[Action | str]" = (),
    curtain: bool = False,
    language: "str | None" = None,
) -> "Board":
    """A live board on a position: make it the last line of a notebook cell.

    Args:
        state: the position to start from; it is not changed.
        theme: "light", "dark", or "auto" to follow the page.
        palette: "standard", "contrast" (strong contrasts, safe for colour-blind players), or
            "auto" to follow the page.
        layout: "wide", "tall" for a higher window, "narrow" for a less wide one, "tablet" with the
            Cities below, "phone" with Cities that open, or "auto" to follow the window.
        players: who plays A and B: "person"; a level ("beginner", "casual", "skilled", "expert" or
            "best"); "greedy", "random"; or an object with ``choose(view, actions)``.
        actions: a recorded game to watch: actions or their notation from ``state`` on, or the
            result of `load_game`.
        curtain: whether a curtain hides what only one player may see until that player is ready.
        language: the language of the board, "en", "fr", "de" or "ru"; None for the language in
            use. It can be changed under "Game".

    Raises:
        DuelError: ``state`` is not a position, ``players`` or ``actions`` is not a list; an unknown
            theme, palette, layout, language or kind of player; or an action that cannot be played.
    """
    from duel_nb.boards.live.board import Board
    from duel_nb.lessons.editor import uses
    from duel_nb.session.computers import PERSON

    given: object = state
    if not isinstance(given, GameState):
        key = "board-no-position-but-state" if hasattr(given, "state") else "board-no-position"
        raise DuelError(Message(key, type=type(given).__name__))
    comments = {}
    if not isinstance(actions, str | tuple | list):
        from duel_nb.records import Game  # slow to import

        if isinstance(actions, Game):
            comments = actions.comments
            actions = [turn.action for turn in actions.turns]
    if isinstance(actions, str) or not hasattr(actions, "__iter__"):
        raise DuelError(Message("board-no-actions", given=shown(actions)))
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise DuelError(Message("board-no-players", given=shown(players)))
    arguments.switch("curtain", curtain)
    for one in players:
        if not isinstance(one, str) and not hasattr(one, "choose"):
            raise DuelError(Message("board-no-player", person=repr(PERSON), given=shown(one)))

    return Board(
        state,
        theme,
        palette,
        layout,
        players=players,
        actions=actions,
        curtain=curtain,
        tools=_tools(),
        uses=uses,
        comments=comments,
        train=_train,
        language=language,
    )


def _tools() -> "tuple[Tool, ...]":
    """Additional buttons for the "Game" menu of a board."""
    from duel_nb.boards.live.game_menu import Tool
    from duel_nb.messages import Message

    return (Tool(Message("editor-as-scenario"), _scenario),)


def _scenario(session: "Session") -> str:
    """The game on a board as the text of a scenario file."""
    from duel_nb.lessons.rulings.questions import scenario_of

    return scenario_of(session.states[0], session.actions[: session.at])


def _train(mistakes: "Sequence[Mistake]") -> "FindBetter":
    """The mistakes of a reviewed game as exercises."""
    from duel_nb.lessons.practice.find_better import FindBetter

    return FindBetter(mistakes)


def play_room(
    folder: "str | PathLike[str] | None" = "my-games",
    theme: str = "auto",
    palette: str = "auto",
    layout: str = "auto",
) -> "PlayRoom":
    """A form for a new game, its board, and the latest games with their results.

    Args:
        folder: where the games are saved, relative to the notebook; None saves nothing.
        theme: of the board, as in `board`.
        palette: of the board, as in `board`.
        layout: of the board, as in `board`.

    Raises:
        DuelError: ``folder`` is not a path, or an unknown theme, palette or layout.
    """
    from pathlib import Path

    from duel_nb.boards.live.play_room import PlayRoom
    from duel_nb.lessons.editor import uses

    where = None if folder is None else Path(arguments.path("folder", folder)).absolute()
    return PlayRoom(where, (theme, palette, layout), _tools(), uses, _train)


def load_game(path: "str | PathLike[str]") -> "Game":
    """Read a recorded game from its file and replay it.

    Args:
        path: the file; an example such as "examples/games/base.json" is found from any folder.

    Raises:
        OSError: the file cannot be read.
        SaveError: it is not a game file, or it is damaged; the message says where.
        DuelError: ``path`` is not a path.
    """
    from pathlib import Path

    from duel_nb.lessons.examples import at_hand
    from duel_nb.records import load

    file = Path(arguments.path("path", path))
    found = at_hand(file) or file
    if isdir(found):
        raise SaveError(Message("game-is-folder", folder=str(path)))
    return load(found)


def record(board: "Board", title: str = "", about: str = "") -> "Game":
    """The game played on a board, up to the position it shows, to save or export.

    Args:
        board: a live board.
        title: the title of the game.
        about: a note for readers.

    Raises:
        DuelError: ``board`` is not a board, or ``title`` or ``about`` is not a text.
    """
    from duel_nb.boards.live.board import Board
    from duel_nb.records import Game

    if not isinstance(board, Board):
        raise DuelError(Message("record-no-board", type=type(board).__name__))
    return Game.of_session(board.session, title=title, about=about)


def hint(state: "GameState | Board", games: "int | None" = None) -> "Hint":
    """The coach's advice for a position, with a reason for each action.

    The coach sees only what the player to act may see.

    Args:
        state: a position in which a player is to act, or a board that shows it.
        games: how many games the coach simulates; more games take longer and give better advice.

    Raises:
        DuelError: ``state`` is not a position, the game is over, or ``games`` is not a whole number
            from 1.
    """
    from duel_nb.players.coach import HINT_GAMES, hint_now

    position = _position(state, "hint-no-position")
    if position.to_act is None:
        raise DuelError(Message("hint-over"))
    return hint_now(position.view(position.to_act), _games(games, HINT_GAMES))


def _position(given: object, key: str) -> GameState:
    """The position that is given, or shown by a board; `key` is that of the error's message."""
    from duel_nb.session.table import position_in

    position = position_in(given)
    if position is None:
        raise DuelError(Message(key, type=type(given).__name__))
    return position


def _games(wanted: "int | None", usual: int) -> int:
    """How many games the coach simulates for a position."""
    return usual if wanted is None else arguments.whole("games", wanted, 1, arguments.MOST_GAMES)


def chance(state: "GameState | Board", player: str = "A", games: "int | None" = None) -> float:
    """A player's chance to win, from 0 to 1, if the best action known to the coach comes next.

    The coach sees only what the player to act may see. After the game it is 1 for the winner, 0 for
    the other player, and 1 for both after a shared victory.

    Args:
        state: a position, or a board that shows it.
        player: "A" or "B".
        games: how many games the coach simulates; more games take longer and are more exact.

    Raises:
        DuelError: ``state`` is not a position, there is no such player, or ``games`` is not a whole
            number from 1.
    """
    from duel_nb.players.coach import HINT_GAMES, chance_now

    position = _position(state, "chance-no-position")
    arguments.one_of("player", player, ("A", "B"))
    return chance_now(position, player, _games(games, HINT_GAMES))


def language(called: "str | None" = None) -> str:
    """Set the language of this kernel, and return its code.

    Args:
        called: "en", "fr", "de" or "ru", or a name such as "Deutsch"; None changes nothing.

    Raises:
        UnknownLanguage: there is no such language.
    """
    if called is not None:
        _languages.use(called)
    return _languages.language()


def review(
    game: "Game | Board | str | PathLike[str]", games: "int | None" = None
) -> "ReviewedGame":
    """The coach's review of a game: marks, better actions, and the turning points.

    As the last line of a notebook cell it is a table; ``.plot()`` draws the chance to win,
    ``.board()`` opens the first turning point to play on from, ``.save("review.ipynb")`` writes a
    notebook.

    Args:
        game: a recorded game, its file, or a live board.
        games: how many games the coach simulates for each action; more games take longer and give
            better advice.

    Raises:
        OSError: the file cannot be read.
        SaveError: it is not a game file, or it is damaged; the message says where.
        DuelError: ``game`` is not a game, or ``games`` is not a whole number from 1.
    """
    from duel_nb.boards.live.board import Board
    from duel_nb.players.reviewing import REVIEW_GAMES
    from duel_nb.records import Game
    from duel_nb.records.review import review as review_game

    if isinstance(game, Board):
        game = Game.of_session(game.session)
    elif isinstance(game, str | PathLike):
        game = load_game(game)
    if not isinstance(game, Game):
        raise DuelError(Message("review-no-game", type=type(game).__name__))
    return review_game(game, _games(games, REVIEW_GAMES))


modules[__name__].__class__ = _languages.SetByCall


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version  # a tenth of the time that the package takes

        return version("duel-nb")
    if name in _LAZY:
        return getattr(import_module(_LAZY[name]), name)
    near = get_close_matches(name, __all__, n=2)
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    raise AttributeError(f"module 'duel_nb' has no attribute {name!r}{hint}")


def __dir__() -> list[str]:
    own = [name for name in globals() if name.startswith("__")]
    return sorted([*own, *__all__, "__version__"])
