"""Golden games: whole games as text, each action with its events and their rules.

    python -m tests.engine.golden

rewrites them in ``tests/engine/golden``: the actions of a recorded game are kept, so that a
difference shows what changed in the engine.
"""

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path

import duel_nb as duel
from duel_nb.engine import Action, GameState, apply, legal_actions
from tests.arguments import command
from tests.engine.games import (
    AGORA,
    BASE,
    BOTH,
    PANTHEON,
    Mix,
    choose,
    of_every_kind,
    positions,
    random_game,
)

FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Golden:
    """A game to record.

    Without expansions a random game with keen players (see `random_game`), with them a game of
    curious players (see `curious_game`).
    """

    name: str
    about: str
    seed: int
    end: str
    mix: Mix = BASE
    position: Callable[[], GameState] | None = None

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def start(self) -> GameState:
        return self.position() if self.position else self.mix.new_game(self.seed)


def rare_choices() -> GameState:
    """Age I, German edition: choices that come up in one game of a thousand are near.

    Two Mythology tokens can come free in one turn, more than one space stays empty for the Gate,
    and Neptune will find a single Military token.
    """
    return duel.position(
        A={"coins": 20, "wonders": ["Divine Theater", "Sphinx", "Pyramids", "Great Library"]},
        B={"coins": 20, "wonders": ["Sanctuary", "Mausoleum", "Piraeus", "Circus Maximus"]},
        structure={"r5c1": "Altar", "r5c7": "Baths"},
        taken=["r5c3", "r5c5", "r5c9", "r5c11", "r4c4"],
        tokens={"r4c2": "roman", "r4c6": "egyptian"},
        mythology_decks={"greek": ["Zeus"]},
        pantheon={1: "Neptune", 2: "Ra"},
        military_tokens=[-6],
        progress=["Law", "Economy", "Theology", "Strategy", "Mysticism"],
        names=("Ada", "Ben"),
        expansions=["pantheon"],
        edition="de",
        seed=11,
    )


def many_conspiracies() -> GameState:
    """Age II with Agora: both players have prepared what they drew, and have things to lose."""
    return duel.position(
        age=2,
        A={
            "coins": 20,
            "cards": ["Theater", "Scriptorium", "Tavern", "Stone Reserve", "Press", "Quarry"],
            "wonders": ["Curia Julia", "Pyramids", "Colossus"],
            "built": ["Sphinx"],
            "progress": ["Masonry"],
            "conspiracies": ["Obscurantism"],
            "prepared": ["Expropriation", "Swindle", "Coercion", "Sabotage", "Turn of Events"],
            "cubes": [1, 2, 3],
        },
        B={
            "coins": 20,
            "cards": ["Altar", "Workshop", "Wood Reserve", "Glassworks", "Clay Pool"],
            "wonders": ["Knossos", "Mausoleum", "Appian Way"],
            "built": ["Piraeus"],
            "progress": ["Corruption"],
            "prepared": ["Foreclosure", "Property Fraud", "Treason", "Extortion", "Espionage"],
            "cubes": [4, 5],
        },
        decrees={1: 9, 2: 16, 3: 1, 4: 12, 5: 5, 6: 14},
        progress=["Law", "Economy", "Theology", "Strategy", "Organized Crime"],
        names=("Ada", "Ben"),
        expansions=["agora"],
        seed=21,
    )


GAMES = (
    Golden(
        "points",
        "A game to the end of Age III, with every kind of choice on the way.",
        93,
        "points",
    ),
    Golden(
        "pantheon",
        "A game with Pantheon, English edition: most of the Divinities, Gate and Theater.",
        1160,
        "points",
        PANTHEON,
    ),
    Golden(
        "pantheon-french",
        "A game with Pantheon, French edition: the other Divinities.",
        1370,
        "points",
        PANTHEON,
    ),
    Golden(
        "pantheon-rare-choices",
        "A game with Pantheon from a position in Age I, German edition: choices that are rare.",
        693,
        "points",
        PANTHEON,
        rare_choices,
    ),
    Golden(
        "agora",
        "A game with Agora: Senators, Decrees that change hands, the first Conspiracies.",
        301,
        "points",
        AGORA,
    ),
    Golden(
        "agora-politics",
        "A game with Agora that ends with political supremacy.",
        1433,
        "political supremacy",
        AGORA,
    ),
    Golden(
        "agora-conspiracies",
        "A game with Agora from a position in Age II: most of the Conspiracies.",
        2,
        "points",
        AGORA,
        many_conspiracies,
    ),
    Golden(
        "both",
        "A game with both expansions, English edition.",
        77,
        "points",
        BOTH,
    ),
)


def curious_game(state: GameState, seed: int) -> Iterator[Action]:
    """The actions of players who prefer choices that have not come up in this game."""
    rng = random.Random(f"eager {seed}")
    state, seen = state.copy(), set()
    while actions := list(legal_actions(state)):
        if state.stack:
            seen.add(state.stack[-1].kind)
        new = []
        for action in actions:
            if state.stack or action.verb in ("activate", "wonder", "recruit", "trigger"):
                after = state.copy()
                apply(after, action)
                if after.stack and after.stack[-1].kind not in seen:
                    new.append(action)
        action = choose(rng, new or actions, keen=True)
        yield action
        apply(state, action)


def new_actions(game: Golden) -> list[str]:
    """Actions for a game that has not been recorded yet."""
    if game.mix.pantheon or game.mix.agora:
        return [str(action) for action in curious_game(game.start(), game.seed)]
    actions = (action for _, action in random_game(game.mix, game.seed))
    return [str(action) for action in actions if action is not None]


def recorded(text: str) -> list[str]:
    """The actions in the text of a game."""
    return re.findall(r"^ *\d+\. [AB] +(.+)$", text, re.MULTILINE)


def replayed(game: Golden) -> Iterator[GameState]:
    """Every position of a game as it was recorded."""
    state = game.start()
    yield state
    for action in recorded(game.path.read_text(encoding="utf-8")):
        state = state.play(action)
        yield state


@cache
def of_each_kind(mix: Mix) -> tuple[GameState, ...]:
    """Positions of golden and random games: `Mix.per_kind` for each choice due and each Age.

    For expensive tests: rare choices count as much as others.
    """
    played = (state for game in GAMES if game.mix.sets == mix.sets for state in replayed(game))
    return tuple(of_every_kind(chain(played, positions(mix, range(16))), mix.per_kind))


def as_text(game: Golden, actions: list[str]) -> str:
    """The text of a game."""
    state = game.start()
    seed = "" if game.position else f"Seed {game.seed}; "
    lines = [game.about, f"{seed}A is Ada and B is Ben.", "", "Set-up"]
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
        new = as_text(game, recorded(old) or new_actions(game))
        game.path.write_text(new, encoding="utf-8")
        print(f"{game.path.name}: {'as it was' if new == old else 'written'}")


if __name__ == "__main__":
    command("tests.engine.golden", __doc__).parse_args()
    main()
