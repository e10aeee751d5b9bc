"""What an action allows the opponent, and what it keeps from the opponent.

An action is played in several sampled worlds of a view, and the opponent's best answer to it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType
from typing import Final

from duel_nb.catalog import Card
from duel_nb.engine import Action, GameState, legal_actions
from duel_nb.engine.state.tables import CARDS, PLAYERS, members, opponent_of, player_number
from duel_nb.engine.worlds import own_turn
from duel_nb.players.coach_reason import CoachReason
from duel_nb.players.evaluation import best_of, chance_of
from duel_nb.players.player import after_action, after_each, choices_due, settled

#: The least share of the worlds in which a danger must occur to be a reason.
_OFTEN: Final = 0.3
#: The least gain of the opponent, in chance to win, that makes an uncovered card a reason.
_GAIN: Final = 0.04


@dataclass(frozen=True)
class Replies:
    """The opponent's turn in a world: what wins at once, and what is best by evaluation."""

    state: GameState
    who: str

    @cached_property
    def winning(self) -> list[Action]:
        """The actions that win at once by a supremacy, some of them with the choice after them."""
        me = player_number(self.who)
        ends = ((action, settled(after, me)) for action, after in self._after)
        return [action for action, end in ends if _wins(end, self.who)]

    @property
    def best(self) -> Action:
        """The best action by evaluation."""
        return self._best[0]

    @property
    def gain(self) -> float:
        """How much the best action adds to the chance to win."""
        return chance_of(self._best[1], self.who) - chance_of(self.state, self.who)

    @cached_property
    def _best(self) -> tuple[Action, GameState]:
        return best_of(self._after, self.who)

    @cached_property
    def _after(self) -> list[tuple[Action, GameState]]:
        return after_each(self.state)


class Answers:
    """The opponent's answers in sampled worlds of a view.

    Args:
        view: the view of the player to act.
        worlds: sampled from the view, at least one.
        choices: what the player is expected to choose after an action, as far as it is known.
    """

    def __init__(
        self,
        view: GameState,
        worlds: Sequence[GameState],
        choices: Mapping[Action, Sequence[Action]] = MappingProxyType({}),
    ) -> None:
        self._view, self._worlds, self._choices = view, worlds, choices
        self._me = PLAYERS[view.acting]
        self._other = opponent_of(self._me)

    @cached_property
    def _now(self) -> list[Replies]:
        """What the opponent could do if it were the opponent's turn already."""
        return [Replies(own_turn(world, self._other), self._other) for world in self._worlds]

    def prevented(self, action: Action) -> Iterator[CoachReason]:
        """What the action keeps the opponent from: to win at once, a card, or any new card.

        Nothing in the middle of a turn, when cards may still have to be turned up.
        """
        if self._view.stack or not self._view.age:
            return
        after = [after_action(world, action) for world in self._worlds]
        ends = [self._once_chosen(state, action) for state in after]
        certain = _common([one.winning for one in self._now])
        if certain and all(map(self._is_safe, ends)):
            yield CoachReason("stops", self._me, certain[0])
        taken = self._taken(after[0])
        other = "buries" if action.verb in _BURYING else "denies"
        yield from self._kept(taken, after, other)
        always = set.intersection(*({*self._taken(state)} for state in ends))
        made = list[Action]()
        for choice, state in self._chosen(after[0], action):
            made.append(choice)
            by_choice = [
                card for card in self._taken(state) if card in always and card not in taken
            ]
            for reason in self._kept(by_choice, ends, "denies"):
                yield replace(reason, choices=tuple(made))
            taken += by_choice
        if all(map(self._passes, ends)) and not any(map(self._opened, ends)):
            yield CoachReason("opens-nothing", self._me)

    def _kept(
        self, taken: Sequence[int], after: Sequence[GameState], kind: str
    ) -> Iterator[CoachReason]:
        """The cards taken from the structure that the opponent can build no more.

        Args:
            taken: the cards.
            after: the positions without them.
            kind: the kind of the reason for a card that would not be the opponent's best choice.
        """
        for card in taken:
            left = any(CARDS[card].id in _open(state) for state in after)  # there are several
            if not left and all(_can_build(one.state, card) for one in self._now):
                wanted = [one.best.card for one in self._now if one.best.verb in _BUILDING]
                best = wanted.count(CARDS[card]) > len(self._worlds) / 2
                yield CoachReason("denies-best" if best else kind, self._me, CARDS[card])

    def _chosen(self, state: GameState, action: Action) -> Iterator[tuple[Action, GameState]]:
        """The choices that are due after an action, each with the position after it."""
        return choices_due(state, self._view.acting, self._choices.get(action, ()))

    def goes_on(self, action: Action) -> bool:
        """Whether the player goes on after an action, and so may still prevent what threatens."""
        after = [after_action(world, action) for world in self._worlds]
        return any(state.to_act == self._me for state in after)

    def plays_again(self, action: Action) -> bool:
        """Whether the player has another turn after an action and the choices due to it."""
        return any(state.to_act == self._me for state in self._after_choices(action))

    def allowed(self, action: Action, *, wanted: bool = True) -> Iterator[CoachReason]:
        """What the action allows the opponent: to win at once, or to use an uncovered card.

        Args:
            action: one of the legal actions.
            wanted: whether to leave out uncovered cards that are not the opponent's best answer.
        """
        after = self._after_choices(action)
        if not all(map(self._passes, after)):
            return
        replies = [Replies(state, self._other) for state in after]
        winning = [one.winning for one in replies]
        if certain := _common(winning):
            yield CoachReason("lets-win", self._me, certain[0])
        elif sum(map(bool, winning)) >= _OFTEN * len(replies):
            yield CoachReason("may-let-win", self._me, next(one[0] for one in winning if one))
        if self._view.age == after[0].age:
            yield from self._uncovered(replies, wanted)

    def _uncovered(self, replies: Sequence[Replies], wanted: bool) -> Iterator[CoachReason]:
        """The cards in sight that become accessible; that a new card is turned up."""
        after, shown = replies[0].state, self._view.face_up
        opened = self._opened(after)
        for place in members(opened & shown):
            card = CARDS[after.dealt[place]]
            if not wanted or _is_wanted(card, replies):
                yield CoachReason("uncovers", self._me, card)
        if new := opened & ~shown:
            yield CoachReason("turns-up", self._me, figures={"cards": new.bit_count()})

    def _opened(self, after: GameState) -> int:
        """The places of the structure that have become accessible, as bits."""
        return _accessible(after) & ~_accessible(self._view)

    def _once_chosen(self, state: GameState, action: Action) -> GameState:
        """The position once the player has made the choices that are due after an action."""
        return settled(state, self._view.acting, self._choices.get(action, ()))

    def _after_choices(self, action: Action) -> list[GameState]:
        """The positions after an action and the choices that are due to it."""
        return [self._once_chosen(after_action(world, action), action) for world in self._worlds]

    def _passes(self, state: GameState) -> bool:
        """Whether the opponent's turn has begun."""
        return state.to_act == self._other == state.turn and not state.stack

    def _is_safe(self, state: GameState) -> bool:
        """Whether the opponent's turn has begun, and nothing in it wins at once."""
        return self._passes(state) and not Replies(state, self._other).winning

    def _taken(self, after: GameState) -> list[int]:
        """The cards in sight that an action takes from the structure."""
        same = after.age == self._view.age
        return [
            self._view.dealt[place]
            for place in members(self._view.present)
            if self._view.face_up >> place & 1 and not (same and after.present >> place & 1)
        ]


#: The verbs with which a card is taken into a City.
_BUILDING: Final = ("build", "recruit")
#: The verbs with which a card is put under another one for the rest of the game.
_BURYING: Final = ("wonder", "prepare")


def _is_wanted(card: Card, replies: Sequence[Replies]) -> bool:
    """Whether a card is mostly the opponent's best answer, and brings something."""
    used = [one.best.card for one in replies if one.best.verb != "discard"]
    return used.count(card) > len(replies) / 2 and max(one.gain for one in replies) >= _GAIN


def _can_build(state: GameState, card: int) -> bool:
    return any(one.verb in _BUILDING and one.subject == card for one in legal_actions(state))


def _open(state: GameState) -> set[str]:
    """The ids of the cards in sight that can be taken."""
    return {CARDS[state.dealt[at]].id for at in members(_accessible(state) & state.face_up)}


def _common(lists: Sequence[list[Action]]) -> list[Action]:
    """The actions that are in all lists."""
    first, *others = lists
    return [action for action in first if all(action in other for other in others)]


def _accessible(state: GameState) -> int:
    return 0 if state.table is None else state.table.uncovered(state.present)


def _wins(state: GameState, who: str) -> bool:
    """Whether a player has won by a supremacy."""
    end = state.outcome
    return end is not None and end.winner == who and end.termination != "civilian"
