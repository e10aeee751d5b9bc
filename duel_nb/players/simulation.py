"""Many games at a time, and what can be counted in them."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt

from duel_nb.engine import Action, DuelError, GameState, apply, legal_actions, new_game
from duel_nb.players.player import Player
from duel_nb.players.simple import RandomPlayer

#: How wide a 95 % interval is, in standard errors.
_95_PERCENT = 1.96

#: Called with the number of games played and the number to play.
Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Share:
    """How often something happened.

    Attributes:
        count: in how many games.
        games: of how many.
    """

    count: int
    games: int

    @property
    def value(self) -> float:
        """The share, from 0 to 1."""
        return self.count / self.games if self.games else 0.0

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval (normal approximation), from 0 to 1."""
        return _95_PERCENT * sqrt(self.value * (1 - self.value) / self.games) if self.games else 0.0

    def __str__(self) -> str:
        return f"{self.value:.2%} ± {self.margin:.2%}"


@dataclass(slots=True)
class Statistics:
    """What happened in a number of games.

    Attributes:
        games: how many were played.
        decisions: how many actions were chosen in all of them together. The last Wonder of each
            group is dealt out (BASE-DRAFT-04) and is no decision.
        options: how many legal actions there were at these decisions, all added up.
        most_options: the most legal actions at one decision.
        endings: games by how they ended: "civilian", "military", "science", "political".
        rules: games by the rule that ended them; BASE-END-03 is a tie that blue cards decided.
        winners: games by winner: "A", "B", or None for a shared victory.
        points: for "A" and "B", points by category in the games that ended by points.
    """

    games: int = 0
    decisions: int = 0
    options: int = 0
    most_options: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)
    winners: Counter[str | None] = field(default_factory=Counter)
    points: dict[str, Counter[str]] = field(
        default_factory=lambda: {"A": Counter(), "B": Counter()}
    )

    @property
    def decisions_per_game(self) -> float:
        """Actions chosen in a game, on average."""
        return self.decisions / self.games if self.games else 0.0

    @property
    def options_per_decision(self) -> float:
        """Legal actions at a decision, on average."""
        return self.options / self.decisions if self.decisions else 0.0

    def ended(self, how: str) -> Share:
        """How often games ended in a way ("military") or by a rule ("BASE-END-03")."""
        return Share(self.endings[how] + self.rules[how], self.games)

    def won(self, player: str | None) -> Share:
        """How often "A" or "B" won; None for shared victories."""
        return Share(self.winners[player], self.games)

    def points_per_game(self, player: str) -> dict[str, float]:
        """A player's average points by category in the games that ended by points."""
        games = self.endings["civilian"]
        return {name: total / games for name, total in self.points[player].items()}

    def rows(self) -> list[tuple[str, str]]:
        """The figures as pairs of words, for a table."""
        rows = [
            ("games", f"{self.games}"),
            ("decisions in a game", f"{self.decisions_per_game:.1f}"),
            ("legal actions at a decision", f"{self.options_per_decision:.2f}"),
            ("most legal actions at a decision", f"{self.most_options}"),
            ("military supremacy", str(self.ended("military"))),
            ("scientific supremacy", str(self.ended("science"))),
            ("victory by points", str(self.ended("civilian"))),
            ("of these, decided by blue cards", str(self.ended("BASE-END-03"))),
            ("shared victory", str(self.won(None))),
            ("the first player wins", str(self.won("A"))),
            ("the second player wins", str(self.won("B"))),
        ]
        for player, who in (("A", "first"), ("B", "second")):
            total = sum(self.points_per_game(player).values())
            rows.append((f"points of the {who} player", f"{total:.1f}"))
        return rows

    def __str__(self) -> str:
        width = max(len(name) for name, _ in self.rows())
        return "\n".join(f"{name:{width}}  {figure}" for name, figure in self.rows())


def simulate(
    games: int,
    seed: int | None = None,
    expansions: Iterable[str] = (),
    progress: Progress | None = None,
    *,
    players: tuple[Player, Player] | None = None,
    edition: str = "en",
    keep: Callable[[int, Sequence[Action]], None] | None = None,
) -> Statistics:
    """Play games and count.

    Args:
        games: how many.
        seed: the same seed gives the same games; by default random ones.
        expansions: the expansions in play.
        progress: told now and then how many games have been played.
        players: who plays, the first player first; by default two that choose at random.
        edition: the rulebook edition to play by.
        keep: called after each game with the seed it was set up from and the actions played.

    Raises:
        DuelError: a negative number of games, or an expansion or edition that is not known.
    """
    if games < 0:
        raise DuelError(f"{games} games cannot be played.")
    chance = random.Random(seed)
    expansions = tuple([expansions] if isinstance(expansions, str) else expansions)
    if players is None:
        one = RandomPlayer(chance.getrandbits(64))
        players = (one, one)
    statistics = Statistics()
    step = max(1, games // 100)
    for game in range(games):
        number = chance.getrandbits(64)
        actions: list[Action] | None = None if keep is None else []
        play_game(new_game(number, expansions, edition), players, statistics, actions)
        if keep is not None and actions is not None:
            keep(number, actions)
        if progress is not None and (game + 1) % step == 0:
            progress(game + 1, games)
    if progress is not None and games % step:
        progress(games, games)
    return statistics


def play_game(
    state: GameState,
    players: tuple[Player, Player],
    statistics: Statistics | None = None,
    actions: list[Action] | None = None,
) -> GameState:
    """Play a game to its end, on the given state itself, and count it.

    Args:
        state: where to begin; it is changed.
        players: who plays, the first player first.
        statistics: where to add this game.
        actions: where to add every action played.

    Returns:
        The state, now at the end of the game.
    """
    decisions = options = most = 0
    while legal := legal_actions(state):
        number = len(legal)
        decisions += 1
        options += number
        if number > most:
            most = number
        acting = "AB".index(state.to_act or "A")
        player = players[acting]
        view = state if player.blind else state.view("AB"[acting])
        chosen = player.choose(view, legal)
        if actions is not None:
            actions.append(chosen)
        apply(state, chosen)
    if statistics is not None:
        statistics.decisions += decisions
        statistics.options += options
        statistics.most_options = max(most, statistics.most_options)
        _count_end(state, statistics)
    return state


def _count_end(state: GameState, statistics: Statistics) -> None:
    outcome = state.outcome
    assert outcome is not None  # no legal action is left
    statistics.games += 1
    statistics.endings[outcome.termination] += 1
    statistics.rules[outcome.rule] += 1
    statistics.winners[outcome.winner] += 1
    if outcome.termination == "civilian":
        for player, sheet in state.scores().items():
            statistics.points[player].update(sheet.categories)
