"""What the coach expects after an action: how the game goes on, and how it may end."""

from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from types import MappingProxyType
from typing import Final

from duel_nb.engine import Action, GameState
from duel_nb.engine.state.tables import PLAYERS, opponent_of
from duel_nb.engine.worlds import random_world
from duel_nb.messages import Message
from duel_nb.players.ends import BY_POINTS, End, Ends, ends
from duel_nb.players.evaluation import best_of
from duel_nb.players.player import after_action, after_each, is_due, settled
from duel_nb.players.proven import ending, unproven
from duel_nb.players.search import Search
from duel_nb.words.percentages import chance_in_words

#: How many actions of each side a line has.
EACH: Final = 3
#: How many games are searched for each action of a line; more for the choices due to an action,
#: since the reasons for it rest on them.
_GAMES: Final = 60
_GAMES_FOR_CHOICES: Final = 300
#: In how many worlds the ends are compared, and after how many actions.
_WORLDS: Final = 24
_AHEAD: Final = 5
#: The least change in the chance of an end that is worth saying, and in standard errors.
_CHANGE: Final = 0.05
_CLEAR: Final = 2.0
#: A smaller chance cannot be divided.
_NOTHING: Final = 1e-6
#: How much of the chances may have no end.
_MISSING: Final = 0.25
#: How many changes are said at most.
_SAID: Final = 2


@dataclass(frozen=True, slots=True)
class EndChange:
    """How the chance of an end changes if one action is played and not another one.

    Attributes:
        end: the end.
        better: its chance after the better action, from 0 to 1.
        played: its chance after the action that was played.
    """

    end: End
    better: float
    played: float

    @property
    def by(self) -> float:
        """How much likelier the end is after the action that was played."""
        return self.played - self.better

    def harms(self, player: str) -> bool:
        """Whether it is a change to a player's harm."""
        return (self.by < 0) == (self.end.winner == player)

    def message(self, names: tuple[str, str]) -> Message:
        """The end with both chances: "science for Ben: 4 % → 31 %"."""
        return Message(
            "end-change",
            end=self.end.message(names),
            better=chance_in_words(self.better),
            played=chance_in_words(self.played),
        )


def choices_after(
    state: GameState, action: Action, seed: int
) -> Generator[None, None, tuple[Action, ...]]:
    """The choices that are due after an action, as its player makes them after a search.

    Args:
        state: a whole position, which decides what is turned up.
        action: a legal action.
        seed: the same seed gives the same choices.

    Yields:
        None, after each step.
    """
    now, found = state.play(action), list[Action]()
    while is_due(now, state.acting):
        found.append((yield from _searched(now, seed + len(found), _GAMES_FOR_CHOICES)))
        now = now.play(found[-1])
    return tuple(found)


def choices_after_each(
    state: GameState, actions: Iterable[Action], seed: int
) -> Generator[None, None, dict[Action, tuple[Action, ...]]]:
    """The choices that are due after each of several actions, see `choices_after`."""
    found = {}
    for action in actions:
        found[action] = yield from choices_after(state, action, seed)
    return found


def line(
    state: GameState, begun: Sequence[Action], seed: int
) -> Generator[None, None, tuple[Action, ...]]:
    """The actions that the coach expects: each player searches what that player knows.

    Args:
        state: a whole position, which decides what is turned up.
        begun: the first action, and the choices due to it.
        seed: the same seed gives the same line.

    Yields:
        None, after each step.

    Returns:
        The first actions and the next ones, at most three of each side.
    """
    now, actions, left = state, list[Action](), [EACH, EACH]
    while now.legal_actions() and left[now.acting]:
        if len(actions) < len(begun):
            action = begun[len(actions)]
        else:
            action = yield from _searched(now, seed + len(actions), _GAMES)
        actions.append(action)
        left[now.acting] -= 1
        now = now.play(action)
    return tuple(actions)


def _searched(state: GameState, seed: int, games: int) -> Generator[None, None, Action]:
    """What the player to act chooses after a search."""
    legal = state.legal_actions()
    if len(legal) == 1:
        return legal[0]
    search = Search(state.view(state.to_act), seed)
    for _ in search.growing(games):
        yield
    return search.judged()[0].action


def changes(
    view: GameState,
    played: Action,
    better: Action,
    chances: tuple[float, float],
    seed: int,
    choices: Mapping[Action, Sequence[Action]] = MappingProxyType({}),
) -> tuple[EndChange, ...]:
    """The ends that an action makes likelier or less likely than a better one, to its own harm.

    Both are followed in the same sampled worlds by the choices due to them, and a few actions that
    look no further than one action ahead. What a search found is divided between the ends as they
    look then.

    Args:
        view: the view of the player to act.
        played: an action.
        better: a better one.
        chances: the player's chance to win after it and after the one that was played.
        seed: the same seed gives the same changes.
        choices: what to choose after an action, as far as it is known.

    Returns:
        At most two, the largest first, and a third one if it makes up for much of them; none if no
        supremacy is likelier or less likely.
    """
    me = PLAYERS[view.acting]
    worlds = [random_world(view, seed + number) for number in range(_WORLDS)]
    best, other = (
        _divided([_ends_after(one, action, choices.get(action, ())) for one in worlds], me, chance)
        for action, chance in zip((better, played), chances, strict=True)
    )
    if not (_add_up(best) and _add_up(other)):
        return ()
    ended = [
        ending(view, action, choices.get(action, ())) is not None for action in (better, played)
    ]
    every = sorted(_changed(best, other, chances, ended, me), key=lambda one: -abs(one.by))
    harm = [one for one in every if one.harms(me)]
    if all(one.end.termination == BY_POINTS for one in harm):
        return ()  # the chance to win says it already
    own = any(one.end == End(me, BY_POINTS) for one in harm)
    mirrored = End(opponent_of(me), BY_POINTS)  # mostly what the player has lost
    said = [one for one in harm if not own or one.end != mirrored][:_SAID]
    good = [one for one in every if not one.harms(me)]
    return (*said, *_made_up_for(said, good, chances[0] - chances[1], me))


def _made_up_for(
    said: Sequence[EndChange], good: Sequence[EndChange], lost: float, me: str
) -> Sequence[EndChange]:
    """The largest change to a player's good, if without it more seems lost than is.

    Args:
        said: the changes to the player's harm.
        good: those to the player's good, the largest first.
        lost: of the chance to win.
        me: the player.
    """
    seems = {
        mine: sum(abs(one.by) for one in said if (one.end.winner == me) == mine)
        for mine in (True, False)
    }
    return [one for one in good if seems[one.end.winner == me] - lost >= _CHANGE][:1]


def _divided(found: Sequence[Ends], me: str, chance: float) -> list[Ends]:
    """The ends in several worlds, so that on average a player has a chance to win.

    They add up to less if that player wins in none of the worlds, or the opponent.
    """
    wins = fmean(sum(odds for end, odds in one.items() if end.winner == me) for one in found)
    mine, other = chance / max(wins, _NOTHING), (1 - chance) / max(1 - wins, _NOTHING)
    return [
        {end: odds * (mine if end.winner == me else other) for end, odds in one.items()}
        for one in found
    ]


def _add_up(found: Sequence[Ends]) -> bool:
    """Whether the ends add up to about 1, so that not much is missing."""
    return 1 - fmean(sum(one.values()) for one in found) < _MISSING


def _changed(
    better: Sequence[Ends],
    played: Sequence[Ends],
    chances: tuple[float, float],
    ended: Sequence[bool],
    me: str,
) -> Iterator[EndChange]:
    """The ends that clearly change; `ended` says which of the two actions ends the game."""
    for end in better[0]:
        by = [two[end] - one[end] for one, two in zip(better, played, strict=True)]
        error = stdev(by) / sqrt(len(by))
        if abs(fmean(by)) >= max(_CHANGE, _CLEAR * error):
            shares = (fmean(one[end] for one in found) for found in (better, played))
            wins = (one if end.winner == me else 1 - one for one in chances)
            yield EndChange(end, *map(_said, shares, wins, ended))


def _said(share: float, wins: float, ended: bool) -> float:
    """The chance of an end; it is 0 only if its winner cannot win at all, or not by it.

    Args:
        share: as it was found.
        wins: its winner's chance to win.
        ended: whether the game is over.
    """
    if ended:
        return float(round(share))
    return unproven(share) if wins else 0.0


def _ends_after(world: GameState, action: Action, choices: Sequence[Action]) -> Ends:
    """The ends as they look some actions later in a world."""
    now = settled(after_action(world, action), world.acting, choices)
    for _ in range(_AHEAD):
        if not (after := after_each(now)):
            break
        _, now = best_of(after, PLAYERS[now.acting])
    return ends(now)
