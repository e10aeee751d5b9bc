"""The shipped puzzles: reading their files, finding one, and proving it again.

Each mix has a file in `data` with games, as a seed and actions in notation, and the puzzles in each
game. `duel-nb puzzles find` writes these files; `duel-nb puzzles check` proves every puzzle again.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, Final

from duel_nb.catalog import CATALOG, Component
from duel_nb.engine import DuelError, GameState, new_game
from duel_nb.engine.configure import MIXES
from duel_nb.messages import Listed, Message, Part
from duel_nb.players.possible import TooMuch
from duel_nb.players.puzzles import reasons
from duel_nb.players.puzzles.goals import GOALS, Goal
from duel_nb.players.puzzles.lines import reaches
from duel_nb.players.puzzles.prover import Proof, Prover
from duel_nb.quoting import Given, shown

#: A message, component or list as JSON data.
Data = dict[str, Any]


def to_data(message: Message) -> Data:
    """A message as JSON data: its key under "say", and its parts by name."""
    return {"say": message.key, **{name: _data(part) for name, part in message.parts.items()}}


def from_data(data: Data) -> Message:
    """The message from the result of `to_data`."""
    return Message(data["say"], {name: _part(one) for name, one in data.items() if name != "say"})


def _data(part: Part) -> Any:
    if isinstance(part, Message):
        return to_data(part)
    if isinstance(part, Component):
        return {"kind": part.kind, "id": part.id}
    if isinstance(part, Listed):
        return {"listed": [_data(item) for item in part.items], "last": part.last}
    return part


def _part(data: Any) -> Part:
    if isinstance(data, str | int):
        return data
    if "say" in data:
        return from_data(data)
    if "listed" in data:
        return Listed(*map(_part, data["listed"]), last=data["last"])
    return CATALOG.component(data["kind"], data["id"])


#: The players of all puzzles.
NAMES: Final = ("Ada", "Ben")

#: The edition of all puzzles, in every language.
EDITION: Final = "en"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which only one answer reaches a goal.

    Attributes:
        mix: the sets in play: "base", "pantheon", "agora" or "both".
        number: its number in its mix, from 1; the number of a dropped puzzle stays free.
        theme: the name of its goal.
        difficulty: 1 easy, 2 medium, 3 hard.
        seed: the seed of the game it came from.
        played: the actions of that game up to the position.
        answers: the actions that reach the goal; if the card is the answer, all its uses.
        line: the solution, move by move.
        why: why it is the solution, derived from the proof: a message as JSON data.
        positions: how many positions the proof searches.
    """

    mix: str
    number: int
    theme: str
    difficulty: int
    seed: int
    played: tuple[str, ...]
    answers: tuple[str, ...]
    line: tuple[str, ...]
    why: Data = field(hash=False)
    positions: int

    @property
    def id(self) -> str:
        """Its name, such as "base-17"."""
        return f"{self.mix}-{self.number}"

    @property
    def goal(self) -> Goal:
        """Its goal."""
        return GOALS[self.theme]

    @property
    def state(self) -> GameState:
        """The position."""
        state = new_game(self.seed, MIXES[self.mix], EDITION, NAMES)
        for action in self.played:
            state = state.play(action)
        return state

    @property
    def reason(self) -> Message:
        """Why it is the solution, in one sentence."""
        return from_data(self.why)

    def problem(self) -> Message | None:
        """Prove it again; return what is wrong."""
        try:
            state = self.state
            proof = Prover(state.view(state.turn), self.goal).proof()
            if problem := not_a_puzzle(self.goal, proof):
                return problem
            if tuple(map(str, proof.good)) != self.answers:
                found, expected = _listed(proof.good), _listed(self.answers)
                return Message("puzzle-other-answer", found=found, expected=expected)
            line = reaches(state, self.goal, self.line)
            if line is None:
                return Message("puzzle-line-fails", line=_listed(self.line))
            why = reasons.reason(state, self.goal, proof, line)
        except DuelError as error:
            return Message("on-its-own", sentence=str(error))
        except TooMuch:
            return Message("puzzle-too-much")
        return None if to_data(why) == self.why else Message("puzzle-other-reason", reason=why)


def not_a_puzzle(goal: Goal, proof: Proof) -> Message | None:
    """Why a position is not a puzzle by its proof, or None if it is one."""
    if not proof.good:
        return Message("puzzle-not-reached")
    if len({goal.answer(action) for action in proof.good}) > 1:
        return Message("puzzle-several", answers=_listed(proof.good))
    return None if proof.bad else Message("puzzle-only")


def _listed(actions: Iterable[object]) -> str:
    return ", ".join(f'"{action}"' for action in actions) or "–"


@cache
def puzzles(mix: str = "base") -> tuple[Puzzle, ...]:
    """All puzzles of a mix, in the order of their numbers."""
    return tuple(of_games(mix, games(mix)))


def games(mix: str) -> list[dict[str, Any]]:
    """The contents of the file of a mix: games, each with its puzzles."""
    found: list[dict[str, Any]] = json.loads(data_file(mix).read_text(encoding="utf-8"))
    return found


def data_file(mix: str) -> Path:
    """The file of a mix."""
    return Path(__file__).parent / "data" / f"{mix}.json"


def of_games(mix: str, games: Iterable[dict[str, Any]]) -> Iterator[Puzzle]:
    """The puzzles in the games of a file."""
    for game in games:
        actions = game["actions"].split("; ")
        for entry in game["puzzles"]:
            yield Puzzle(
                mix,
                entry["number"],
                entry["theme"],
                entry["difficulty"],
                game["seed"],
                tuple(actions[: entry["after"]]),
                tuple(entry["answers"]),
                tuple(entry["line"]),
                entry["why"],
                entry["positions"],
            )


def goal_of(theme: Given[str]) -> Goal:
    """The goal of a theme, by its name or its title.

    Raises:
        DuelError: an unknown theme; the message names the nearest.
    """
    named = {**GOALS, **{goal.title.lower(): goal for goal in GOALS.values()}}
    wanted = theme.strip().lower() if isinstance(theme, str) else ""
    if wanted not in named:
        near = get_close_matches(wanted, GOALS, n=1, cutoff=0.5)
        if near:
            raise DuelError(Message("no-theme-near", given=shown(theme), near=repr(near[0])))
        raise DuelError(Message("no-theme", given=shown(theme), known=Listed(*GOALS)))
    return named[wanted]


def find(number: Given[int], mix: str = "base") -> Puzzle:
    """The puzzle of a mix with a number.

    Raises:
        DuelError: there is none.
    """
    known = {puzzle.number: puzzle for puzzle in puzzles(mix)}
    last = str(max(known, default=0))
    if isinstance(number, bool) or not isinstance(number, int):
        raise DuelError(Message("no-puzzle", given=shown(number), last=last))
    if number not in known:
        near = min(known, key=lambda other: abs(other - number))
        raise DuelError(Message("no-puzzle-near", given=shown(number), last=last, near=str(near)))
    return known[number]
