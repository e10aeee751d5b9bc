"""Positions that between them show everything Agora adds to the board."""

from functools import cache

import duel_nb as duel
from tests.boards import positions
from tests.boards.positions import NAMES

AGORA = frozenset({"agora"})
BOTH = frozenset({"agora", "pantheon"})
_LIKED = ("recruit", "trigger", "prepare", "activate", "conspire", "wonder")


def played(
    seed: int, steps: int, expansions: frozenset[str] = AGORA, edition: str = "en"
) -> duel.GameState:
    """A random game after some steps (or at its end), with many Senators and Conspiracies."""
    return positions.played(seed, steps, expansions, edition, ("build",), _LIKED, 0.6)


def with_plot(card: str, **given: object) -> duel.GameState:
    """A position of Age II in which A can trigger one Conspiracy, with something to work on."""
    base: dict[str, object] = {
        "expansions": AGORA,
        "age": 2,
        "names": NAMES,
        "A": {
            "coins": 12,
            "cards": ["Scriptorium", "Quarry", "Theater", "Conspirator", "politician-left"],
            "wonders": ["Sphinx", "Knossos"],
            "built": ["Piraeus"],
            "cubes": {1: 2, 3: 1, 4: 1},
            "prepared": {card: "Altar"},
        },
        "B": {
            "coins": 9,
            "cards": ["Clay Pool", "Press", "Library", "Workshop", "Temple", "Tavern"],
            "wonders": ["Pyramids", "Great Lighthouse"],
            "built": ["Circus Maximus"],
            "cubes": {2: 1, 4: 3},
        },
        "decrees": {
            1: "Levy on blue buildings",
            2: "Wonder discount",
            3: "Discard bonus",
            4: "Two more blue cards",
            5: "Opponent's chains",
            6: "Conspirator turn",
        },
        "progress": ["Law", "Economy", "Strategy"],
    }
    return duel.position(**{**base, **given})  # type: ignore[arg-type]


def everything(expansions: frozenset[str]) -> duel.GameState:
    """Crowded Cities, the Senate full of cubes, Conspiracies in every state."""
    more: dict[str, dict[str, object]] = {"A": {}, "B": {}}
    if "pantheon" in expansions:
        more = {
            "A": {
                "mythology": ["greek", "roman", "roman", "egyptian", "phoenician"],
                "offerings": [2, 3, 4],
                "divinities": ["Astarte", "Nisaba", "Mars", "Minerva", "Aphrodite", "Neptune"],
                "snake": "Library",
            },
            "B": {"divinities": ["Zeus"]},
        }
    return duel.position(
        expansions=expansions,
        age=2,
        names=("Wilhelmina Featherstonehaugh the Third", "Ζωή & Ünal <b>"),
        A={
            "coins": 9,
            "cards": [
                *("Quarry", "Temple", "Altar", "Scriptorium", "Conspirator", "Conspirator"),
                *("politician-left", "politician-centre", "politician-centre"),
            ],
            "built": ["Curia Julia", "Piraeus"],
            "wonders": ["Sphinx", "Colossus"],
            "progress": ["Corruption", "Organized Crime"],
            "cubes": {1: 10, 4: 2},
            "conspiracies": ["Property Fraud"],
            "prepared": {"Political Maneuver": "Theater"},
            "triggered": {"Obscurantism": "Baths"},
            **more["A"],
        },
        B={
            "coins": 3,
            "cards": ["Library", "Workshop", "Laboratory", "Stable", "politician-right"],
            "built": ["Knossos"],
            "wonders": ["Pyramids"],
            "cubes": {1: 11, 6: 1},
            "conspiracies": ["Insider Influence", "Coup"],
            "prepared": {"Turn of Events": "Tavern"},
            "triggered": ["Embezzlement"],
            **more["B"],
        },
        decrees={
            1: ["Shield", "Cheaper grey resources"],
            3: "Levy on Wonders",
            4: "Levy on red buildings",
            5: "Waiver for green buildings",
            6: "Two more blue cards",
        },
        locked="Law",
    )


#: Conspiracies that ask for a choice, each with what to do to get to the next one.
ASKING = (
    "Extortion",
    "Expropriation",
    "Swindle",
    "Obscurantism",
    "Property Fraud",
    "Treason",
    "Political Maneuver",
    "Espionage",
    "Turn of Events",
    "Foreclosure",
    "Coercion",
    "Insider Influence",
    "Sabotage",
)


@cache
def every() -> dict[str, duel.GameState]:
    """Named positions with Agora, with Pantheon as well or without."""
    found = {
        "draft": played(3, 0),
        "draft, second group": played(3, 4),
        "age I": played(4, 12),
        "age II": played(5, 40),
        "age III": played(1, 80),
        "over": played(5, 400),
        "both, draft": played(3, 0, BOTH),
        "both, age I": played(3, 16, BOTH),
        "both, age II": played(5, 45, BOTH),
        "both, age III": played(6, 90, BOTH),
        "both, over": played(2, 400, BOTH),
        "everything": everything(AGORA),
        "both, everything": everything(BOTH),
        "a prepared Conspiracy": with_plot("Coup"),
    }
    for name in ASKING:
        found[name] = with_plot(name).play(f"trigger {name}")
    found["a cube to remove"] = found["Political Maneuver"].play("place 6")
    found["a cube to move"] = found["a cube to remove"].play("remove 4")
    first = found["Turn of Events"].legal_actions()[0]
    found["a second discard"] = found["Turn of Events"].play(first)
    senators = with_plot("Coup", structure=["politician-left", "conspirator", "conspirator"])
    found["Senators to recruit"] = senators
    found["Politician"] = senators.play("recruit politician-left")
    conspirator = next(
        action
        for action in senators.legal_actions()
        if action.verb == "recruit" and action.card is not None and not action.card.section
    )
    found["Conspirator"] = senators.play(conspirator)
    found["a Conspiracy to keep"] = found["Conspirator"].play("conspire")
    keep = found["a Conspiracy to keep"].legal_actions()[0]
    found["a Conspiracy to return"] = found["a Conspiracy to keep"].play(keep)
    curia = with_plot(
        "Coup",
        A={"coins": 60, "wonders": ["Curia Julia"], "conspiracies": ["Blackmail", "Sabotage"]},
        structure=["School"],
    ).play("wonder Curia Julia with School")
    found["Curia Julia"] = curia
    return found
