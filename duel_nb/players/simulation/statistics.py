"""Statistics of many games."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import sqrt

from duel_nb.messages import Message
from duel_nb.players.simulation.played_game import PlayedGame
from duel_nb.words.percentages import decimal, percent

#: Half the width of a 95 % interval, in standard errors.
_95_PERCENT = 1.96
#: A share that is known so well has tenths of a percent.
_TENTHS = 0.02
#: What stands for a figure of games of which there are none.
_NONE = "–"


@dataclass(frozen=True, slots=True)
class Share:
    """How often something happened.

    Attributes:
        count: the number of games in which it happened.
        games: the number of all games.
    """

    count: int
    games: int

    @property
    def value(self) -> float:
        """The share, from 0 to 1."""
        return self.count / self.games if self.games else 0.0

    @property
    def margin(self) -> float:
        """How far the share is from the further end of its 95 % interval, from 0 to 1."""
        low, high = self.interval
        return max(self.value - low, high - self.value)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson score interval, valid also for few games and rare events."""
        if not self.games:
            return 0.0, 1.0
        extra = _95_PERCENT**2 / self.games
        middle = self.value + extra / 2
        half = sqrt(extra * (self.value * (1 - self.value) + extra / 4))
        return max(0.0, (middle - half) / (1 + extra)), min(1.0, (middle + half) / (1 + extra))

    def __str__(self) -> str:
        share, least, most = (
            percent(one, tenths=self.margin < _TENTHS) for one in (self.value, *self.interval)
        )
        return str(Message("counted-share", share=share, least=least, most=most))


def share(games: Iterable[PlayedGame], test: Callable[[PlayedGame], object]) -> Share:
    """The share of games for which a test is true.

    Args:
        games: the games.
        test: returns a true value for a game that counts.
    """
    found = [bool(test(game)) for game in games]
    return Share(sum(found), len(found))


@dataclass(slots=True)
class Statistics:
    """Statistics of a number of games.

    Attributes:
        games: how many games.
        decisions: how many actions were chosen in all games. The last Wonder of each group is dealt
            out (BASE-DRAFT-04) and does not count.
        options: the sum of the numbers of legal actions at these decisions.
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

    def add(self, game: PlayedGame) -> None:
        """Count a game."""
        self.games += 1
        self.decisions += game.decisions
        self.options += game.options
        self.most_options = max(game.most_options, self.most_options)
        self.endings[game.ending] += 1
        self.rules[game.rule] += 1
        self.winners[game.winner] += 1
        if game.ending == "civilian":
            for who, result in zip("AB", game.players, strict=True):
                self.points[who].update(result.points)

    @property
    def decisions_per_game(self) -> float:
        """Actions chosen in a game, on average."""
        return self.decisions / self.games if self.games else 0.0

    @property
    def options_per_decision(self) -> float:
        """Legal actions at a decision, on average."""
        return self.options / self.decisions if self.decisions else 0.0

    def ended(self, how: str) -> Share:
        """The share of games that ended like this ("military") or by this rule ("BASE-END-03")."""
        return Share(self.endings[how] + self.rules[how], self.games)

    def won(self, player: str | None) -> Share:
        """The share of games that "A" or "B" won; None for shared victories."""
        return Share(self.winners[player], self.games)

    def points_per_game(self, player: str) -> dict[str, float]:
        """A player's average points by category in the games that ended by points."""
        games = self.endings["civilian"]
        return {name: total / games for name, total in self.points[player].items()}

    def rows(self) -> list[tuple[str, str]]:
        """The figures as pairs of a name and a text, for a table."""
        rows = [
            _row("counted-games", f"{self.games}"),
            _row("counted-decisions", decimal(self.decisions_per_game, 1)),
            _row("counted-options", decimal(self.options_per_decision, 2)),
            _row("counted-most", f"{self.most_options}"),
            _row("counted-military", str(self.ended("military"))),
            _row("counted-science", str(self.ended("science"))),
        ]
        if self.endings["political"]:
            rows.append(_row("counted-political", str(self.ended("political"))))
        by_points = self.endings["civilian"]
        blue = Share(self.rules["BASE-END-03"], by_points)
        rows += [
            _row("counted-points", str(self.ended("civilian"))),
            _row("counted-blue", str(blue) if by_points else _NONE),
            _row("counted-shared", str(self.won(None))),
            _row("counted-first", str(self.won("A"))),
            _row("counted-second", str(self.won("B"))),
        ]
        for player, who in (("A", "first"), ("B", "second")):
            total = sum(self.points_per_game(player).values())
            rows.append(_row(f"counted-points-{who}", decimal(total, 1) if by_points else _NONE))
        return rows

    def __str__(self) -> str:
        width = max(len(name) for name, _ in self.rows())
        return "\n".join(f"{name:{width}}  {figure}" for name, figure in self.rows())


def _row(key: str, figure: str) -> tuple[str, str]:
    return str(Message(key)), figure
