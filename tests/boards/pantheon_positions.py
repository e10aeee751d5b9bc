"""Positions that between them show everything Pantheon adds to the board."""

from functools import cache

import duel_nb as duel
from tests.boards import positions
from tests.boards.positions import NAMES

PANTHEON = {1: "Enki", 2: "Mars", 3: "Zeus", 4: "Gate", 5: "Isis", 6: "Astarte"}


def played(seed: int, steps: int, edition: str = "en") -> duel.GameState:
    """A random game after some steps (or at its end), with many activations."""
    return positions.played(
        seed, steps, frozenset({"pantheon"}), edition, ("build",), ("activate", "wonder"), 0.4
    )


def with_card(card: str, **given: object) -> duel.GameState:
    """A position of Age II in which A can activate one card, with something for it to work on."""
    base: dict[str, object] = {
        "expansions": {"pantheon"},
        "age": 2,
        "names": NAMES,
        "A": {
            "coins": 20,
            "cards": ["Scriptorium", "Quarry"],
            "wonders": ["Sphinx", "Colossus"],
            "built": ["Piraeus"],
            "offerings": [2, 4],
            "mythology": ["greek", "roman"],
        },
        "B": {
            "coins": 9,
            "cards": ["Clay Pool", "Press", "Library", "Workshop", "Stable"],
            "wonders": ["Pyramids", "Great Lighthouse"],
            "built": ["Circus Maximus"],
            "offerings": [3],
        },
        "pantheon": {3: card},
        "discard": ["Altar", "Baths", "Sawmill"],
        "progress": ["Law", "Economy", "Strategy"],
    }
    return duel.position(**{**base, **given})  # type: ignore[arg-type]


@cache
def every() -> dict[str, duel.GameState]:
    """Named positions with Pantheon."""
    found = {
        "draft": played(3, 0),
        "draft, second group": played(3, 4),
        "age I": played(3, 12),
        "age I, later": played(5, 24),
        "age II": played(5, 36),
        "age III": played(5, 60),
        "over": played(5, 300),
        "full of everything": with_card(
            "Gate",
            A={
                "coins": 9,
                "mythology": ["greek", "roman", "roman", "egyptian", "phoenician"],
                "offerings": [2, 3, 4],
                "divinities": [
                    "Astarte",
                    "Nisaba",
                    "Mars",
                    "Minerva",
                    "Aphrodite",
                    "Neptune",
                    "Hades",
                ],
                "astarte": 5,
                "snake": "Library",
                "progress": ["Law", "Mysticism", "Engineering"],
                "cards": ["Quarry", "Temple", "Altar", "Scriptorium"],
                "built": ["Sanctuary", "Piraeus"],
                "wonders": ["Sphinx", "Colossus"],
            },
            B={"coins": 3, "cards": ["Library", "Workshop", "Laboratory", "Stable"]},
            pantheon=PANTHEON | {2: "Ra", 6: "Baal"},
            discard=[],
            progress=["Economy"],
            minerva=4,
        ),
    }
    for divinity in ("Enki", "Nisaba", "Baal", "Hades", "Zeus", "Anubis", "Isis", "Ra"):
        found[divinity] = with_card(divinity).play(f"activate {divinity}")
    found["Minerva"] = with_card("Minerva").play("activate Minerva")
    found["Minerva stands"] = found["Minerva"].play("guard +3")
    found["Neptune"] = with_card("Neptune").play("activate Neptune")
    found["Gate"] = with_card(
        "Gate", mythology_decks={"greek": ["Zeus"], "mesopotamian": ["Enki"]}
    ).play("activate Gate")
    found["Gate, Zeus"] = found["Gate"].play("activate Zeus")
    theater = with_card(
        "Mars",
        A={"coins": 30, "wonders": ["Divine Theater"]},
        structure=["School"],
        mythology_decks={"mesopotamian": ["Enki", "Nisaba", "Ishtar"]},
    ).play("wonder Divine Theater with School")
    found["Theater"] = theater
    found["Theater, opened"] = theater.play("open mesopotamian")
    found["Theater, restack"] = found["Theater, opened"].play("activate Ishtar")
    state = played(7, 8)
    while not (state.decisions and state.decisions[-1].kind == "place-divinity"):
        state = state.play(state.legal_actions()[0])
    found["place a Divinity"] = state
    return found
