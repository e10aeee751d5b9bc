"""Golden games: whole games as text, each action with what it caused and by which rule.

    python -m tests.engine.golden

writes them anew into ``tests/engine/golden``: the actions of a game that is there already stay as
they are, so that a difference shows what changed in the engine.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from duel_nb.engine import GameState
from tests.engine.games import MIXES, random_game

BASE = MIXES[0]
FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Golden:
    """A game to record: a random one with keen players (see `random_game`)."""

    name: str
    about: str
    seed: int
    end: str

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def start(self) -> GameState:
        return BASE.new_game(self.seed)


GAMES = (
    Golden(
        "points",
        "A game to the end of Age III, with every kind of choice on the way.",
        93,
        "points",
    ),
    Golden("military", "A game that ends with military supremacy.", 97, "military supremacy"),
    Golden("science", "A game that ends with scientific supremacy.", 99, "scientific supremacy"),
)


def invented(game: Golden) -> list[str]:
    """Actions for a game that has not been recorded yet."""
    return [str(action) for _, action in random_game(BASE, game.seed) if action is not None]


def recorded(text: str) -> list[str]:
    """The actions in the text of a game."""
    return re.findall(r"^ *\d+\. [AB] +(.+)$", text, re.MULTILINE)


def told(game: Golden, actions: list[str]) -> str:
    """The text of a game."""
    state = game.start()
    lines = [game.about, f"Seed {game.seed}; A is Ada and B is Ben.", "", "Set-up"]
    lines += [f"        {event}" for event in state.events]
    for number, action in enumerate(actions, start=1):
        lines.append(f"{number:3}. {state.to_act}  {action}")
        state = state.play(action)
        lines += [f"        {event}" for event in state.events]
        if state.decisions:
            lines.append(f"     ?  {state.decisions[-1]}")
    lines += ["", f"{state.outcome} ({state.outcome.rule if state.outcome else 'not over'})"]
    sheets = state.scores()
    for category, points in sheets["A"].categories.items():
        lines.append(f"{category:10}{points:4}{sheets['B'].categories[category]:4}")
    lines.append(f"{'total':10}{sheets['A'].total:4}{sheets['B'].total:4}")
    return "\n".join(lines) + "\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for stray in set(FOLDER.iterdir()) - {game.path for game in GAMES}:
        stray.unlink()
        print(f"{stray.name}: removed")
    for game in GAMES:
        old = game.path.read_text(encoding="utf-8") if game.path.exists() else ""
        new = told(game, recorded(old) or invented(game))
        game.path.write_text(new, encoding="utf-8")
        print(f"{game.path.name}: {'as it was' if new == old else 'written'}")


if __name__ == "__main__":
    main()
