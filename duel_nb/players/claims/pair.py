"""Play a pair of games that differ in one choice."""

import random
from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from duel_nb.engine import Action, GameState, apply, legal_actions, new_game
from duel_nb.engine.configure import MIXES
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.players.claims.claim import Claim
from duel_nb.players.claims.kinds import KINDS, MOMENTS, Kind
from duel_nb.players.evaluation import WORTH
from duel_nb.players.levels import OneWorldPlayer, SearchPlayer, SkilledPlayer
from duel_nb.players.player import Player


class Pair(NamedTuple):
    """What a pair of games brought to the player with the choice: 1 won, 0.5 shared, 0 lost.

    Attributes:
        way: with the one way of choosing.
        other: with the other.
    """

    way: float
    other: float


def play_pair(claim: Claim, number: int) -> Pair | None:
    """Play a deal of a claim twice.

    Args:
        claim: the claim.
        number: of the deal, from 0: the same number gives the same games on any machine.

    Returns:
        None if the choice did not come up.
    """
    # A text as the seed gives the same numbers on every machine and in every process.
    chance = random.Random(f"{claim.seed} {claim.id} {number}")
    deal, *seeds = (chance.getrandbits(63) for _ in range(4))
    state = new_game(deal, MIXES[claim.mix])
    moment, ways = MOMENTS[claim.when], (KINDS[claim.way], KINDS[claim.other])
    before = _players(claim, seeds[0])
    while actions := legal_actions(state):
        if moment(state) and _open(ways, state, actions):
            break
        apply(state, _choice(before, state, actions))
    else:
        return None
    chooser = PLAYERS[state.acting]
    found = []
    for way in ways:
        twin = state.copy()
        _play_on(claim, twin, ways, way, seeds)
        assert twin.outcome is not None
        won = WORTH[twin.outcome.winner]
        found.append(won if chooser == "A" else 1 - won)
    return Pair(*found)


def _play_on(
    claim: Claim, state: GameState, ways: tuple[Kind, Kind], way: Kind, seeds: Sequence[int]
) -> None:
    """Play a game to its end, its first choice in one of two ways."""
    players, moment = _players(claim, seeds[1]), MOMENTS[claim.when]
    # The best action of a kind is chosen two plies ahead: a search looks at all actions.
    forced, chooser, first = SkilledPlayer(seeds[2]), state.acting, True
    while actions := legal_actions(state):
        wanted: list[Action] = []
        again = claim.habit and state.acting == chooser and moment(state)
        if first or (again and _open(ways, state, actions)):
            wanted = _of_kind(way, state, actions)
        first = False
        if wanted:
            action = forced.choose(state.view(PLAYERS[state.acting]), wanted)
        else:
            action = _choice(players, state, actions)
        apply(state, action)


def _open(ways: Sequence[Kind], state: GameState, actions: Sequence[Action]) -> bool:
    """Whether there are actions of both kinds."""
    return len(actions) > 1 and all(_of_kind(way, state, actions) for way in ways)


def _of_kind(kind: Kind, state: GameState, actions: Sequence[Action]) -> list[Action]:
    return [action for action in actions if kind(state, action)]


def _choice(players: Sequence[Player], state: GameState, actions: Sequence[Action]) -> Action:
    if len(actions) == 1:
        return actions[0]
    return players[state.acting].choose(state.view(PLAYERS[state.acting]), actions)


def _players(claim: Claim, seed: int) -> tuple[Player, Player]:
    """Two players of the strength of a claim."""
    chance = random.Random(seed)
    first, second = (_player(claim, chance.getrandbits(63)) for _ in PLAYERS)
    return first, second


def _player(claim: Claim, seed: int) -> Player:
    if claim.games:
        return SearchPlayer(seed, claim.games, inf)
    return OneWorldPlayer(seed)
