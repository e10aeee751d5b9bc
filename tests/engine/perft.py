"""Perft: how many positions lie at a depth, counted from a few fixed positions.

    python -m tests.engine.perft            compare with the stored numbers
    python -m tests.engine.perft NAME 3     count NAME to depth 3, action by action
    python -m tests.engine.perft --write    store what the engine counts today

A number that is off says that some rule allows too much or too little; the split by first action
says where to look.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import duel_nb as duel
from duel_nb.engine import GameState, apply, legal_actions
from tests.arguments import command

STORED = Path(__file__).with_name("perft.json")


@dataclass(frozen=True)
class Start:
    """A position to count from, and how deep."""

    name: str
    make: Callable[[], GameState]
    depth: int


def choices_everywhere() -> GameState:
    """Age II; the Wonders that bring choices, and pairs in reach of both."""
    return duel.position(
        A={
            "coins": 30,
            "cards": ["Scriptorium", "Workshop", "Press", "Quarry"],
            "wonders": ["Great Library", "Mausoleum", "Statue of Zeus"],
        },
        B={
            "coins": 30,
            "cards": ["Pharmacist", "Apothecary", "Glassworks", "Clay Pool", "Lumber Yard"],
            "wonders": ["Circus Maximus", "Piraeus", "Appian Way"],
        },
        structure=["Library", "School"],
        discard=["Altar", "Guard Tower"],
        progress=["Law", "Theology", "Economy"],
        seed=3,
    )


def near_the_end() -> GameState:
    """Age III; seven Wonders could stand, both supremacies are near."""
    return duel.position(
        A={
            "coins": 12,
            "cards": [
                "Apothecary",
                "Workshop",
                "Pharmacist",
                "Scriptorium",
                "Sawmill",
                "Shelf Quarry",
            ],
            "built": ["Sphinx", "Colossus", "Pyramids"],
            "wonders": ["Hanging Gardens"],
            "progress": ["Strategy"],
        },
        B={
            "coins": 9,
            "cards": ["Stable", "Garrison", "Palisade", "Brickyard", "Press", "Forum"],
            "built": ["Piraeus", "Appian Way", "Great Lighthouse"],
            "wonders": ["Temple of Artemis"],
            "progress": ["Economy", "Urbanism"],
        },
        structure=["Academy", "University", "Fortifications", "Arsenal"],
        pawn=5,
        progress=["Law"],
        discard=["Laboratory"],
        seed=8,
    )


def last_cards() -> GameState:
    """Age II ends within the depth: who begins Age III is chosen."""
    return duel.position(
        A={"coins": 10, "wonders": ["Sphinx"]},
        B={"coins": 10, "wonders": ["Mausoleum"]},
        structure=["Walls", "Brewery", "Forum"],
        filled=False,
        pawn=-2,
        seed=4,
    )


def first_tokens() -> GameState:
    """Pantheon, Age I: Mythology tokens come free; the Theater may bring Zeus to the others."""
    return duel.position(
        A={"coins": 12, "wonders": ["Divine Theater"]},
        B={"coins": 3},
        structure={"r5c1": "Altar", "r5c7": "Baths"},
        taken=["r5c3", "r5c5", "r5c11"],
        tokens={"r4c2": "roman", "r4c6": "greek", "r4c10": "greek"},
        mythology_decks={"greek": ["Zeus", "Hades"], "roman": ["Mars", "Minerva"]},
        pantheon={1: "Ra", 2: "Isis", 3: "Tanit", 4: "Enki"},
        expansions=["pantheon"],
        edition="fr",
        seed=5,
    )


def gate_is_placed() -> GameState:
    """Pantheon: Age I ends with two empty spaces; the Gate, Enki's tokens, Age II."""
    return duel.position(
        structure=["Altar", "Baths"],
        filled=False,
        pawn=2,
        pantheon={1: "Mars", 2: "Enki", 4: "Hades", 6: "Baal"},
        draws=["Law", "Economy"],
        expansions=["pantheon"],
        seed=6,
    )


def all_divinities() -> GameState:
    """Pantheon, Age II: every Divinity within reach, most by the Gate."""
    return duel.position(
        A={
            "coins": 30,
            "cards": ["Scriptorium", "Quarry"],
            "offerings": [3],
            "wonders": ["Sphinx", "Divine Theater"],
            "built": ["Colossus"],
            "progress": ["Theology", "Engineering"],
        },
        B={
            "coins": 5,
            "cards": ["Apothecary", "Press", "Clay Pool", "Clay Reserve"],
            "wonders": ["Mausoleum"],
            "built": ["Sanctuary"],
            "progress": ["Economy", "Poliorcetics"],
            "offerings": [4],
        },
        structure=["Walls", "Statue"],
        filled=False,
        discard=["Workshop", "Stable"],
        progress=["Law", "Strategy"],
        pantheon={1: "Zeus", 2: "Gate", 3: "Neptune", 4: "Anubis", 5: "Minerva"},
        mythology_decks={
            "mesopotamian": ["Nisaba"],
            "phoenician": ["Baal"],
            "greek": ["Hades"],
            "egyptian": ["Isis"],
            "roman": ["Mars"],
        },
        pawn=-2,
        expansions=["pantheon"],
        edition="de",
        seed=7,
    )


def senators() -> GameState:
    """Agora, Age II: Senators that look alike, the shield Decree contested, tokens near."""
    return duel.position(
        A={
            "coins": 12,
            "cards": ["Theater", "Altar", "Conspirator"],
            "cubes": {2: 1, 3: 1, 4: 1},
            "wonders": ["Knossos", "Sphinx"],
            "progress": ["Organized Crime"],
        },
        B={
            "coins": 12,
            "cubes": {3: 1, 5: 2, 6: 1},
            "conspiracies": ["Coup"],
            "wonders": ["Statue of Zeus"],
            "progress": ["Economy"],
        },
        structure=["Conspirator", "Conspirator", "politician-centre", "Walls"],
        filled=False,
        decrees={1: 12, 2: 6, 3: "Shield", 4: 16, 5: 13, 6: 8},
        conspiracy_deck=["Blackmail", "Sabotage"],
        pawn=2,
        expansions=["agora"],
        seed=9,
    )


def conspiracies() -> GameState:
    """Agora, Age II: many Conspiracies ready, others by Curia Julia."""
    return duel.position(
        A={
            "coins": 20,
            "cards": ["Theater", "Scriptorium", "Workshop", "Tavern"],
            "cubes": {1: 2, 2: 1},
            "wonders": ["Curia Julia", "Pyramids"],
            "conspiracies": ["Turn of Events", "Obscurantism"],
            "prepared": ["Coercion", "Political Maneuver", "Property Fraud", "Espionage"],
        },
        B={
            "coins": 9,
            "cards": ["Altar", "Library", "Apothecary", "Forum", "Press", "Quarry"],
            "cubes": {4: 1, 6: 1},
            "built": ["Colossus"],
            "wonders": ["Appian Way"],
            "progress": ["Masonry"],
            "prepared": ["Sabotage", "Extortion", "Treason"],
        },
        structure=["Walls", "Statue"],
        filled=False,
        decrees={1: "Shield", 2: 1, 3: 10, 4: 11, 5: 15, 6: 14},
        progress=["Law", "Strategy"],
        pawn=-2,
        expansions=["agora"],
        seed=10,
    )


def insiders() -> GameState:
    """Agora, Age III: Decrees are moved, cards taken; every Chamber counts."""
    return duel.position(
        A={
            "coins": 10,
            "cubes": [1, 2, 3, 4, 5],
            "prepared": ["Insider Influence", "Swindle", "Foreclosure"],
        },
        B={
            "coins": 3,
            "cards": ["Forum", "Brewery", "Press", "Palace"],
            "cubes": {6: 1, 5: 1},
            "prepared": ["Expropriation", "Embezzlement"],
        },
        structure=["politician-right", "Arsenal"],
        filled=False,
        decrees={1: "Shield", 2: 2, 3: 3, 4: 4, 6: 5},
        pawn=5,
        expansions=["agora"],
        seed=11,
    )


def all_of_it() -> GameState:
    """Both expansions, Age II: Conspiracies before activations, tokens freed in between."""
    return duel.position(
        A={
            "coins": 14,
            "cards": ["Scriptorium", "Conspirator"],
            "cubes": [1, 3],
            "wonders": ["Curia Julia", "Divine Theater"],
            "conspiracies": ["Coup"],
            "prepared": ["Turn of Events"],
            "offerings": [3],
        },
        B={
            "coins": 8,
            "cards": ["Apothecary", "Press", "Clay Pool"],
            "cubes": [3, 4],
            "prepared": ["Blackmail"],
            "progress": ["Poliorcetics", "Corruption"],
        },
        structure={"r3c3": "Walls", "r3c5": "Conspirator"},
        taken=["r3c7", "r3c9", "r3c11"],
        tokens={"r2c2": 2, "r2c6": 4},
        decrees={1: 16, 3: "Shield", 4: 14},
        discard=["politician-left", "Library"],
        progress=["Law"],
        pantheon={1: "Mars", 2: "Neptune", 3: "Gate", 5: "Isis", 6: "Nisaba"},
        minerva=3,
        pawn=2,
        expansions=["agora", "pantheon"],
        seed=12,
    )


STARTS = (
    Start("draft", lambda: duel.new_game(seed=1), 6),
    Start("first-age", lambda: duel.new_game(seed=2, first_game=True), 5),
    Start("choices", choices_everywhere, 6),
    Start("near-the-end", near_the_end, 6),
    Start("last-cards", last_cards, 6),
    Start("pantheon-draft", lambda: duel.new_game(seed=1, expansions={"pantheon"}), 6),
    Start("pantheon-tokens", first_tokens, 6),
    Start("pantheon-gate", gate_is_placed, 7),
    Start("pantheon-divinities", all_divinities, 5),
    Start("agora-draft", lambda: duel.new_game(seed=6, expansions={"agora"}), 6),
    Start("agora-senators", senators, 5),
    Start("agora-conspiracies", conspiracies, 6),
    Start("agora-insiders", insiders, 6),
    Start("both-draft", lambda: duel.new_game(seed=5, expansions={"pantheon", "agora"}), 6),
    Start("both-second-age", all_of_it, 4),
)


def count(state: GameState, depth: int) -> int:
    """How many ways of playing ``depth`` actions there are; games over earlier count once."""
    actions = legal_actions(state)
    if depth <= 1 or not actions:
        return len(actions) if depth == 1 and actions else 1
    total = 0
    for action in actions:
        after = state.copy()
        apply(after, action)
        total += count(after, depth - 1)
    return total


def split(state: GameState, depth: int) -> dict[str, int]:
    """The count for each first action."""
    counts = {}
    for action in legal_actions(state):
        after = state.copy()
        apply(after, action)
        counts[str(action)] = count(after, depth - 1)
    return counts


def stored() -> dict[str, dict[str, int]]:
    """The stored numbers: for every start, the count for each first action."""
    found: dict[str, dict[str, int]] = json.loads(STORED.read_text(encoding="utf-8"))
    return found


def differences(name: str, now: dict[str, int]) -> list[str]:
    """A line for each first action whose count is not the stored one."""
    was = stored().get(name, {})
    lines = []
    for action in [*now, *(action for action in was if action not in now)]:
        if was.get(action) != now.get(action):
            stood, stands = was.get(action, "not allowed"), now.get(action, "not allowed")
            lines.append(f"{name}: {action}: stored {stood}, now {stands}")
    return lines


def main(arguments: list[str] | None = None) -> int:
    parser = command("tests.engine.perft", __doc__)
    names = [start.name for start in STARTS]
    parser.add_argument("name", nargs="?", choices=names, metavar="NAME", help=", ".join(names))
    parser.add_argument("depth", nargs="?", type=int, metavar="DEPTH", help="how deep (as stored)")
    parser.add_argument("--write", action="store_true", help="store the numbers of today")
    given = parser.parse_args(arguments)
    if given.write and given.name:
        parser.error("--write stores the numbers of every start: leave out the name")
    if given.write:
        numbers = {start.name: split(start.make(), start.depth) for start in STARTS}
        STORED.write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")
        print(f"{STORED}: written.")
        return 0
    wrong: list[str] = []
    for start in STARTS:
        if given.name not in (None, start.name):
            continue
        depth = start.depth if given.depth is None else given.depth
        counts = split(start.make(), depth)
        if given.name:
            print("\n".join(f"{number:10}  {action}" for action, number in counts.items()))
        print(f"{sum(counts.values()):10}  {start.name} to depth {depth}")
        if depth == start.depth:
            wrong += differences(start.name, counts)
    print("\n".join(wrong) or "All as stored.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
