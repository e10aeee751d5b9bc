"""Positions that between them show everything the base board can show."""

import random
from functools import cache

import duel_nb as duel
from duel_nb.catalog import CATALOG

NAMES = ("Ada", "Ben")


def played(
    seed: int,
    steps: int,
    expansions: frozenset[str] = frozenset(),
    edition: str = "en",
    usual: tuple[str, ...] = ("build", "wonder"),
    liked: tuple[str, ...] = (),
    eager: float = 0,
) -> duel.GameState:
    """A random game after some steps (or at its end), in which people like some verbs."""
    state = duel.new_game(seed=seed, names=NAMES, expansions=expansions, edition=edition)
    chooser = random.Random(seed)
    for _ in range(steps):
        actions = state.legal_actions()
        if not actions:
            break
        special = [action for action in actions if action.verb in liked]
        if special and chooser.random() < eager:
            state = state.play(chooser.choice(special))
        else:
            built = [action for action in actions if action.verb in usual]
            state = state.play(chooser.choice(built or list(actions)))
    return state


@cache
def every() -> dict[str, duel.GameState]:
    """Named positions; the long ones are made once."""
    # three cards of each deck are in the box
    first = [card.name for card in CATALOG.cards if card.deck == "age-1"][3:]
    second = [card.name for card in CATALOG.cards if card.deck == "age-2"][:-3]
    return {
        "draft": played(3, 0),
        "draft, second group": played(3, 4),
        "age I": played(3, 8),
        "age I, later": played(3, 18),
        "age II": played(3, 33),
        "age III": played(3, 55),
        "over, by points": played(3, 200),
        "military": duel.position(
            A={"coins": 12, "wonders": ["Colossus"]},
            structure=["Arsenal"],
            age=3,
            pawn=8,
            names=NAMES,
        ).play("wonder Colossus with Arsenal"),
        "library": duel.position(
            A={"coins": 30, "wonders": ["Great Library"]},
            age=2,
            structure=["School"],
            draws=["Urbanism", "Philosophy", "Law"],
            progress=["Strategy"],
            names=NAMES,
        ).play("wonder Great Library with School"),
        "mausoleum": duel.position(
            A={"coins": 30, "wonders": ["Mausoleum"]},
            age=3,
            discard=second,
            structure=["Palace"],
            names=NAMES,
        ).play("wonder Mausoleum with Palace"),
        "crowded": duel.position(
            A={
                "coins": 99,
                "cards": first + second[:16],
                "progress": [token.name for token in CATALOG.progress if token.set == "base"],
            },
            B={"cards": ["Moneylenders Guild", "Shipowners Guild", "Chamber of Commerce"]},
            age=3,
            names=("Wilhelmina Featherstonehaugh the Third", "Ζωή & Ünal <b>"),
        ),
    }
