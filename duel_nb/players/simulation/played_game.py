"""A game that computers played to its end, and what is kept of it: one row of a table."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf
from time import monotonic

from duel_nb.engine import Action, GameState, apply, legal_actions
from duel_nb.players.evaluation import mix_name
from duel_nb.players.player import Player


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """What one player had at the end of a game. Components are named by their ids.

    Attributes:
        player: what their way of playing is called, such as "greedy".
        points: by category, as the score sheet has them, also where a supremacy ended the game.
        wonders: the Wonders they drafted, in that order.
        built: those of them that stand.
        divinities: the cards of the Pantheon that they activated, in that order; "gate" is one.
        decrees: the Decrees in force for them.
    """

    player: str
    points: Mapping[str, int]
    wonders: tuple[str, ...]
    built: tuple[str, ...]
    divinities: tuple[str, ...]
    decrees: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """How a game went.

    Attributes:
        number: which game of its series it is, from 0.
        seed: what it was set up from; None where nobody has said.
        mix: "base" or the expansions in play, such as "agora+pantheon".
        edition: the rulebook edition it was played by.
        winner: "A", the first player, or "B"; None for a shared victory.
        ending: "civilian", or "military", "science" or "political" for a supremacy.
        rule: the rule that ended it; BASE-END-03 is a tie that blue cards decided.
        age: the Age in which it ended.
        cards_left: how many cards still lay in the structure.
        pawn: where the Conflict pawn stood; +9 is the second player's capital.
        decisions: how many actions were chosen. The last Wonder of each group is dealt out
            (BASE-DRAFT-04) and is no decision.
        options: how many legal actions there were at these decisions, all added up.
        most_options: the most legal actions at one decision.
        a: what the first player had.
        b: what the second player had.
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
        """What both had, the first player first."""
        return self.a, self.b

    @property
    def won(self) -> PlayerResult | None:
        """What the winner had; None for a shared victory."""
        return {"A": self.a, "B": self.b, None: None}[self.winner]


class TimeIsUp(Exception):
    """A game took longer than it was given."""


def play_game(
    state: GameState,
    players: tuple[Player, Player],
    actions: list[Action] | None = None,
    *,
    number: int = 0,
    seed: int | None = None,
    until: float = inf,
) -> PlayedGame:
    """Play a game to its end, on the given state itself.

    Args:
        state: where to begin; it is changed, and is the end of the game afterwards.
        players: who plays, the first player first.
        actions: where to add every action played.
        number: which game of a series it is.
        seed: what it was set up from.
        until: the time (`time.monotonic`) after which nothing more is chosen.

    Raises:
        TimeIsUp: it is not over by then.
    """
    decisions = options = most = 0
    while legal := legal_actions(state):
        if monotonic() > until:
            raise TimeIsUp
        count = len(legal)
        decisions += 1
        options += count
        if count > most:
            most = count
        acting = "AB".index(state.to_act or "A")
        player = players[acting]
        view = state if player.blind else state.view("AB"[acting])
        chosen = player.choose(view, legal)
        if actions is not None:
            actions.append(chosen)
        apply(state, chosen)
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
        a=_result(state, "A", first),
        b=_result(state, "B", second),
    )


def _result(state: GameState, who: str, player: Player) -> PlayerResult:
    city = state.city(who)
    sites = city.wonders
    return PlayerResult(
        player=player.name,
        points=state.scores()[who].categories,
        wonders=tuple(site.wonder.id for site in sites),
        built=tuple(site.wonder.id for site in sites if site.standing),
        divinities=tuple(card.id for card in city.activated),
        decrees=tuple(decree.id for decree in city.decrees_in_force),
    )
