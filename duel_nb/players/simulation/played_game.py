"""Play a game between computer players, and the record of it: one row of a table."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import inf
from time import monotonic

from duel_nb.engine import Action, GameState, apply, legal_actions
from duel_nb.engine.state.tables import PLAYERS, WONDERS
from duel_nb.players.evaluation import mix_name
from duel_nb.players.player import Player


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """One player's result. Components are given by their ids.

    Attributes:
        player: the name of the computer player, such as "greedy".
        points: points by category of the score sheet, even after a supremacy.
        wonders: the drafted Wonders, in order, also one that went back to the box (BASE-WON-03).
        built: those of them that were constructed.
        divinities: the activated cards of the Pantheon, in order, including "gate".
        decrees: the Decrees in force.
    """

    player: str
    points: Mapping[str, int]
    wonders: tuple[str, ...]
    built: tuple[str, ...]
    divinities: tuple[str, ...]
    decrees: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The record of a game.

    Attributes:
        number: its number in its series, from 0.
        seed: the seed of its set-up, if known.
        mix: "base" or the expansions in play, such as "agora+pantheon".
        edition: the rulebook edition.
        winner: "A", the first player, or "B"; None for a shared victory.
        ending: "civilian", or "military", "science" or "political" for a supremacy.
        rule: the rule that ended it; BASE-END-03 is a tie that blue cards decided.
        age: the Age in which it ended.
        cards_left: how many cards were left in the structure.
        pawn: the position of the Conflict pawn; +9 is the second player's capital.
        decisions: how many actions were chosen. The last Wonder of each group is dealt out
            (BASE-DRAFT-04) and does not count.
        options: the sum of the numbers of legal actions at these decisions.
        most_options: the most legal actions at one decision.
        a: the first player's result.
        b: the second player's result.
    """

    number: int
    seed: int | None
    mix: str
    edition: str
    winner: str | None
    ending: str
    rule: str
    age: int
    cards_left: int
    pawn: int
    decisions: int
    options: int
    most_options: int
    a: PlayerResult
    b: PlayerResult

    @property
    def players(self) -> tuple[PlayerResult, PlayerResult]:
        """Both results, the first player's first."""
        return self.a, self.b

    @property
    def won(self) -> PlayerResult | None:
        """The winner's result; None for a shared victory."""
        return {"A": self.a, "B": self.b, None: None}[self.winner]


class TimeIsUp(Exception):
    """A game exceeded its time limit."""


def play_game(
    state: GameState,
    players: tuple[Player, Player],
    actions: list[Action] | None = None,
    *,
    number: int = 0,
    seed: int | None = None,
    until: float = inf,
) -> PlayedGame:
    """Play a game to its end, changing the given state.

    Args:
        state: the position to start from, and afterwards the end of the game.
        players: who plays, the first player first.
        actions: a list to which every action is added.
        number: its number in a series, for the record.
        seed: the seed of its set-up, for the record.
        until: the time limit, on the clock of `time.monotonic`.

    Raises:
        TimeIsUp: the time limit was exceeded.
    """
    decisions = options = most = 0
    drafted = [city.owned for city in state.cities]
    while legal := legal_actions(state):
        if monotonic() > until:
            raise TimeIsUp
        count = len(legal)
        decisions += 1
        options += count
        if count > most:
            most = count
        player = players[state.acting]
        view = state if player.blind else state.view(PLAYERS[state.acting])
        chosen = player.choose(view, legal)
        if actions is not None:
            actions.append(chosen)
        drafting = state.age == 0
        apply(state, chosen)
        if drafting:
            drafted = [city.owned for city in state.cities]
    outcome = state.outcome
    assert outcome is not None  # no legal action is left
    first, second = players
    return PlayedGame(
        number=number,
        seed=seed,
        mix=mix_name(state.config.expansions),
        edition=state.config.edition,
        winner=outcome.winner,
        ending=outcome.termination,
        rule=outcome.rule,
        age=state.age,
        cards_left=state.present.bit_count(),
        pawn=state.pawn,
        decisions=decisions,
        options=options,
        most_options=most,
        a=_result(state, "A", first, drafted[0]),
        b=_result(state, "B", second, drafted[1]),
    )


def _result(state: GameState, who: str, player: Player, drafted: Iterable[int]) -> PlayerResult:
    city = state.city(who)
    return PlayerResult(
        player=player.name,
        points=state.scores()[who].categories,
        wonders=tuple(WONDERS[number].id for number in drafted),
        built=tuple(site.wonder.id for site in city.wonders if site.standing),
        divinities=tuple(card.id for card in city.activated),
        decrees=tuple(decree.id for decree in city.decrees_in_force),
    )
