"""The data of a recorded game: its first position, and each action with its comment; its file."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from duel_nb.arguments import text, whole
from duel_nb.engine import Action, Event, GameState, Outcome
from duel_nb.errors import DuelError
from duel_nb.messages import Message
from duel_nb.quoting import ACTING, shown
from duel_nb.records.luck import luck
from duel_nb.session.savefile import FORMAT, VERSION, result


@dataclass(frozen=True, slots=True, repr=False)
class Turn:
    """One action of a game; a choice in the middle of an effect is an action of its own.

    Attributes:
        number: 1 for the first action of the game.
        player: who chose it, "A" or "B".
        action: the action.
        before: the position before it.
        after: the position after it.
        comment: a comment, often empty.
    """

    number: int
    player: str
    action: Action
    before: GameState
    after: GameState
    comment: str = ""

    def __post_init__(self) -> None:
        text("comment", self.comment)

    def __repr__(self) -> str:
        comment = f": {self.comment!r}" if self.comment else ""
        return f"<Turn {self.number}, {self.player}: {self.action}{comment}>"

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the action, in order, each with its rule."""
        return self.after.events

    @property
    def chance(self) -> tuple[str, ...]:
        """What the action revealed (see `luck`)."""
        return luck(self.before, self.after)


@dataclass(frozen=True)
class Record:
    """The data of a recorded game.

    Attributes:
        start: the first position.
        seed: the seed of the set-up; None if the game begins with a custom position.
        turns: all actions, in order.
        title: its title, may be empty.
        about: a note for readers, may be empty.
    """

    start: GameState
    seed: int | None = None
    turns: tuple[Turn, ...] = ()
    title: str = ""
    about: str = ""

    def __post_init__(self) -> None:
        text("title", self.title)
        text("about", self.about)

    @property
    def state(self) -> GameState:
        """The last position."""
        return self.turns[-1].after if self.turns else self.start

    @property
    def names(self) -> tuple[str, str]:
        """The players' names, first player's first."""
        return self.start.names

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None if it is not over."""
        return self.state.outcome

    @cached_property
    def states(self) -> tuple[GameState, ...]:
        """All positions: the first one, and the one after each action."""
        return (self.start, *(turn.after for turn in self.turns))

    @property
    def comments(self) -> dict[int, str]:
        """The comments, by the numbers of their actions."""
        return {turn.number: turn.comment for turn in self.turns if turn.comment}

    def position(self, number: int) -> GameState:
        """The position after ``number`` actions (0 for the first position).

        Raises:
            DuelError: the game has fewer actions, or ``number`` is not a whole number.
        """
        if not 0 <= whole("number", number) <= len(self.turns):
            raise DuelError(
                Message("game-no-position", actions=len(self.turns), given=shown(number))
            )
        return self.states[number]


def dumps(game: Record, players: Sequence[str] = ()) -> str:
    """The text of a game file, with one line per action.

    Args:
        game: the game.
        players: who plays A and B ("person" or a level), to keep it in the file.
    """
    head = {
        "format": FORMAT,
        "version": VERSION,
        "title": game.title,
        "about": game.about,
        "setup": _setup(game),
    }
    lines = [f" {_text(key)}: {_text(value)}," for key, value in head.items()]
    actions = ",\n".join(f"  {_text(action)}" for action in _actions(game))
    lines.append(f' "actions": [\n{actions}\n ],' if actions else ' "actions": [],')
    last = {"result": result(game.state)} | ({"players": list(players)} if players else {})
    lines.append(",\n".join(f" {_text(key)}: {_text(value)}" for key, value in last.items()))
    return "{\n" + "\n".join(lines) + "\n}\n"


def _text(value: Any) -> str:
    # Escape direction marks and lone surrogates, too, which cannot be written as UTF-8.
    return ACTING.sub(
        lambda found: f"\\u{ord(found[0]):04x}", json.dumps(value, ensure_ascii=False)
    )


def _setup(game: Record) -> dict[str, Any]:
    chance = list(luck(None, game.start))
    if game.seed is None:
        return {"position": json.loads(game.start.to_json()), "chance": chance}
    config = game.start.config
    return {
        "seed": game.seed,
        "expansions": sorted(config.expansions),
        "edition": config.edition,
        "names": list(config.names),
        "first_game": config.first_game,
        "chance": chance,
    }


def _actions(game: Record) -> Iterator[dict[str, Any]]:
    for turn in game.turns:
        found: dict[str, Any] = {"by": turn.player, "do": str(turn.action)}
        if turn.chance:
            found["chance"] = list(turn.chance)
        if turn.comment:
            found["comment"] = turn.comment
        yield found
