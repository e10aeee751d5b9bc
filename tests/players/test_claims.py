"""Claims: what they compare comes up, they are measured, and what is stored is of these claims."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from duel_nb.engine import DuelError, apply, legal_actions, new_game
from duel_nb.engine.configure import MIXES
from duel_nb.players.claims import Measured, claim_called, claims, measure, stored
from duel_nb.players.claims.kinds import KINDS, MOMENTS
from duel_nb.players.claims.measured import stored_text
from duel_nb.players.claims.pair import Pair, play_pair

#: Quick to measure: a choice in the draft, by players that look two plies ahead.
DRAFT = claims()["draft-extra-turn"]


def test_every_kind_and_every_moment_comes_up() -> None:
    found = Counter[str]()
    for seed in range(40):
        rng = random.Random(seed)
        for mix in MIXES.values():
            state = new_game(seed, mix)
            while actions := legal_actions(state):
                now = [name for name, moment in MOMENTS.items() if moment(state)]
                found.update(f"moment {name}" for name in now)
                for action in actions:
                    found.update(name for name, kind in KINDS.items() if kind(state, action))
                apply(state, rng.choice(actions))
    assert sorted({*KINDS, *(f"moment {name}" for name in MOMENTS)} - {*found}) == []
