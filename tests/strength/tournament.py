"""Let computer players play each other: `python -m tests.strength.tournament best greedy`.

Each pair of games has one set-up, and the players exchange seats after the first of them.
"""

import random
from collections import Counter
from math import sqrt
from statistics import fmean
from time import process_time

from duel_nb.engine import DuelError, GameState, apply, legal_actions, new_game
from duel_nb.players import COMPUTER_PLAYERS, Player, SearchPlayer, player
from duel_nb.players.evaluation import WORTH
from tests.arguments import command, positive
from tests.strength.learn import MIXES

#: How wide a 95 % interval is, in standard errors.
_95_PERCENT = 1.96


class Seat:
    """A player in a tournament, and how long its decisions took."""

    def __init__(self, name: str, seed: int) -> None:
        self.player: Player = (
            SearchPlayer(seed, int(name), seconds=60) if name.isdigit() else player(name, seed)
        )
        self.seconds: list[float] = []

    def act(self, state: GameState) -> None:
        """Choose and play an action."""
        actions, began = legal_actions(state), process_time()
        assert state.to_act is not None
        chosen = self.player.choose(state.view(state.to_act), actions)
        if len(actions) > 1:
            self.seconds.append(process_time() - began)
        apply(state, chosen)


def main() -> None:
    """Play a tournament and tell how it ended."""
    parser = command("tests.strength.tournament", __doc__)
    kinds = f"{', '.join(COMPUTER_PLAYERS)}, or how many games a searching player tries"
    parser.add_argument("players", nargs=2, metavar="PLAYER", help=kinds)
    parser.add_argument("--mix", choices=MIXES, default="base")
    parser.add_argument("--games", type=positive, default=200)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    try:
        for name in given.players:
            Seat(name, given.seed)
    except DuelError as error:
        parser.error(str(error))
    won, first_won, ends = 0.0, 0.0, Counter[str]()
    seconds: tuple[list[float], list[float]] = [], []
    for game in range(given.games):
        state = new_game(given.seed + game // 2, MIXES[given.mix])
        seeds = random.Random(given.seed * 100_003 + game)
        seats = [Seat(name, seeds.getrandbits(64)) for name in given.players]
        order = seats[::-1] if game % 2 else seats
        while state.to_act is not None:
            order["AB".index(state.to_act)].act(state)
        assert state.outcome is not None
        worth = WORTH[state.outcome.winner]
        won += 1 - worth if game % 2 else worth
        first_won += worth
        ends[state.outcome.termination] += 1
        for took, seat in zip(seconds, seats, strict=True):
            took += seat.seconds
        if game % 10 == 9 or game + 1 == given.games:
            n = game + 1
            share = won / n
            margin = _95_PERCENT * sqrt(share * (1 - share) / n)
            times = " and ".join(f"{1000 * fmean(took):.0f} ms" for took in seconds)
            how = ", ".join(f"{kind} {count / n:.0%}" for kind, count in ends.most_common())
            print(
                f"{given.mix}: {given.players[0]} beats {given.players[1]} in {share:.1%} "
                f"± {margin:.1%} of {n}; A won {first_won / n:.0%}; {how}; {times} a choice",
                flush=True,
            )


if __name__ == "__main__":
    main()
