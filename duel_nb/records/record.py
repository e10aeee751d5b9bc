"""The data of a recorded game: its first position, and each action with its comment; its file."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from duel_nb.arguments import text, whole
from duel_nb.engine import Action, Event, GameState, Outcome
from duel_nb.engine.actions import NAMES, VERBS
from duel_nb.engine.state.tables import CARDS, DECREES, PROGRESS
from duel_nb.engine.views import SECRET
from duel_nb.errors import DuelError
from duel_nb.messages import Message
from duel_nb.quoting import ACTING, shown
from duel_nb.session.savefile import FORMAT, VERSION, result


def luck(before: GameState | None, after: GameState) -> tuple[str, ...]:
    """What an action revealed, in a fixed order.

    Args:
        before: the position before the action; None for the set-up of a game.
        after: the position after it.

    Returns:
        Words such as ``"r4c6 Stone Pit"`` (a card turned up at a place), ``"r2c4 greek"`` (a token
        laid on a card), ``"offer Sphinx"``, ``"board Law"``, ``"Enki Law"``,
        ``"decree Discard bonus"``, ``"draw Zeus"``.
    """
    found = [*_structure(before, after), *_offered(before, after)]
    if before is None:
        found += [f"board {token.name}" for token in after.progress_tokens]
    if after.pantheon is not None and not (before and before.pantheon and before.pantheon.enki):
        found += [f"Enki {PROGRESS[token].name}" for token in after.pantheon.enki]
    found += _decrees(before, after)
    found += _drawn(before, after)
    return tuple(found)


def _structure(before: GameState | None, after: GameState) -> Iterator[str]:
    """Cards turned up; after a deal, everything that is face up."""
    if before is None or before.dealt != after.dealt:
        for place in after.structure:
            if place.card is not None:
                yield f"{place.name} {place.card.name}"
            if place.token is not None:
                yield f"{place.name} {place.token}"
        return
    left = {place.name: place.card for place in after.structure}
    for place in before.structure:
        if place.card is not None:
            continue
        if place.name not in left:  # a face-down card that was taken
            yield f"{place.name} {_dealt_at(before, place.name)}"
        else:
            card = left[place.name]
            if card is not None:
                yield f"{place.name} {card.name}"


def _dealt_at(state: GameState, name: str) -> str:
    """The name of the card dealt to a place, face up or face down."""
    assert state.table is not None
    place = state.table.named(name)
    assert place is not None
    return CARDS[state.dealt[place]].name


def _offered(before: GameState | None, after: GameState) -> Iterator[str]:
    """Wonders newly offered in the draft."""
    known = before.offered if before else ()
    for wonder in after.offered:
        if wonder not in known:
            yield f"offer {NAMES['wonder'][wonder.index]}"


def _decrees(before: GameState | None, after: GameState) -> list[str]:
    """Decrees turned up in the Senate, Chamber by Chamber."""
    if after.senate is None:
        return []
    known = before.senate.revealed if before and before.senate else 0
    return [
        f"decree {DECREES[decree].name}"
        for decrees in after.senate.decrees
        for decree in decrees
        if after.senate.is_up(decree) and not known >> decree & 1
    ]


def _drawn(before: GameState | None, after: GameState) -> list[str]:
    """Secretly drawn components, to choose from or kept at once."""
    due = after.stack[-1:]
    if not due or due[0].kind not in SECRET or (before is not None and due[0] in before.stack):
        return [f"draw {name}" for name in _kept_at_once(before, after)]
    names = [_subject_name(action) for action in after.legal_actions()]
    return [f"draw {name}" for name in dict.fromkeys(names) if name]


def _subject_name(action: Action) -> str:
    """The name of the component of an action; "" for an action about a place."""
    kind = VERBS[action.verb].subject
    return "" if kind == "end" else NAMES[kind][action.subject]


def _kept_at_once(before: GameState | None, after: GameState) -> list[str]:
    """Conspiracies that entered a City without a choice (Organized Crime)."""
    if before is None or (before.stack and before.stack[-1].kind in SECRET):
        return []
    return [
        NAMES["conspiracy"][plot.number]
        for old, new in zip(before.cities, after.cities, strict=True)
        for plot in new.plots
        if plot.number not in [known.number for known in old.plots]
    ]


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
