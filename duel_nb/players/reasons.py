"""Reasons why an action is good or bad, as a person would give them.

They are found by playing actions, and the opponent's answers, in sampled worlds of the view. A
reason that also holds for the action it is compared with is none.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, partial
from types import MappingProxyType
from typing import Final

from duel_nb.catalog import CATALOG
from duel_nb.engine import Action, GameState, legal_actions
from duel_nb.engine.actions import VERBS
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.engine.worlds import EVERY_DECREE, random_world, world
from duel_nb.players.answers import Answers
from duel_nb.players.coach_reason import WINS, CoachReason
from duel_nb.players.gains import certain
from duel_nb.players.player import is_due
from duel_nb.players.proven import ending
from duel_nb.players.search import Judged

#: How many worlds are sampled for the opponent's answers.
WORLDS: Final = 6

#: The kinds of reasons for an action, the most important first.
KINDS: Final = (
    WINS,
    "plays-again",
    "stops",
    "pair",
    "progress",
    "symbol",
    "removes-wonder",
    "takes-wonder",
    "undoes-wonder",
    "divinity",
    "control",
    "control-instead",
    "control-left",
    "resource",
    "any",
    "takes-card",
    "removes-card",
    "less",
    "military",
    "military-back",
    "trade",
    "points",
    "denies-best",
    "takes-coins",
    "coins",
    "lasts",
    "control-lost",
    "production",
    "always",
    "price",
    "chain",
    "chain-of",
    "wonder-again",
    "wonder-at-once",
    "wonder-shields",
    "wonder-does",
    "wonder-any",
    "wonder-activation",
    "wonder-points",
    "wonder-coins",
    "conspiracy",
    "space",
    "offering",
    "mythology",
    "buries",
    "denies",
    "saves",
    "opens-nothing",
)
#: What is said in any case if it does not hold for all actions.
DECISIVE: Final = frozenset({WINS, "stops", "wonder-again"})
#: Reasons that name a card that the opponent does not get.
_KEPT: Final = frozenset({"denies-best", "denies", "buries"})
#: What an action says itself, by its verb.
_SAID: Final = MappingProxyType({"activate": "divinity", "conspire": "conspiracy"})
#: Beside these, what else an action brings is a trifle.
_MAIN: Final = frozenset({"plays-again", "pair", "progress"})
#: So many different symbols, and so few spaces to the opponent's capital, threaten a supremacy.
_MANY_SYMBOLS: Final = CATALOG.symbols_for_supremacy - 2
_FEW_SPACES: Final = 3
#: The least coins saved that are worth saying.
_SAVED: Final = 4


class Reasons:
    """The reasons for and against the legal actions of a position.

    Args:
        view: the view of the player to act.
        choices: what to choose after an action, as a search has found it; without that, what is
            best at first sight.
        seed: the seed for sampling worlds.
    """

    def __init__(
        self,
        view: GameState,
        choices: Mapping[Action, Sequence[Action]] = MappingProxyType({}),
        seed: int = 0,
    ) -> None:
        self._view, self._choices = view, choices
        sampled = [random_world(view, seed + number) for number in range(WORLDS)]
        self._answers = Answers(view, sampled, choices)
        self._gains, self._choices_due = cache(self._found), cache(self._due)
        self._with_choices = cache(partial(certain, self._worlds))

    def reasons(self, action: Action, instead_of: Action | None = None) -> list[CoachReason]:
        """The reasons for an action, the most important first; perhaps none.

        Args:
            action: one of the legal actions.
            instead_of: an action for which they must not hold; by default they must not hold for
                all legal actions.
        """
        found = [one for one in self._gains(action) if one.worth_saying]
        found = [one for one in found if one.kind != _SAID.get(action.verb)]
        if instead_of is None or not _differ_by_card(action, instead_of):
            found = [one for one in found if one.kind != "denies"]
        if instead_of is None:
            found = [one for one in found if one.kind != "buries"]
            others = [other for other in legal_actions(self._worlds[0]) if other != action]
            found = [one for one in found if any(self._tells_apart(one, each) for each in others)]
        else:
            found = [one for one in found if self._tells_apart(one, instead_of)]
            found = [one for one in found if not self._may_still(one, instead_of)]
            found = [one for one in found if one.kind != "opens-nothing"]  # a drawback says it
            found += self._saved(action, instead_of)
        return sorted(found, key=lambda one: KINDS.index(one.kind))

    def drawbacks(self, action: Action, *better: Action) -> list[CoachReason]:
        """What an action allows the opponent and no better one does, the worst first."""
        allowed = [one for each in better for one in self._answers.allowed(each, wanted=False)]
        allowed += [
            CoachReason("may-let-win", one.player) for one in allowed if one.kind == "lets-win"
        ]
        return [one for one in self._answers.allowed(action) if _is_new(one, allowed)]

    def of_suggestions(self, actions: Sequence[Action]) -> Iterator[tuple[CoachReason, ...]]:
        """The reasons for each of several suggested actions: one, two or none.

        One that holds for this action alone is preferred to one that holds for some. One that
        holds for all is said only if none of them has another. What is decisive, and what matters
        most, is said wherever it holds. The second one is a card that the opponent does not get.
        """
        found, shared = list[tuple[CoachReason, ...]](), list[tuple[CoachReason, ...]]()
        for action in actions:
            reasons, others = self.reasons(action), [one for one in actions if one != action]
            new = [(one, [self._tells_apart(one, each) for each in others]) for one in reasons]
            main = [one for one in reasons if _is_main(one)]
            alone = [one for one, where in new if where and all(where)]
            of_some = [one for one, where in new if any(where)]
            found.append(with_card((main + alone + of_some)[:1], of_some))
            shared.append(tuple(reasons[:1]))
        yield from found if any(found) else shared

    def _found(self, action: Action) -> list[CoachReason]:
        choices = self._choices.get(action, ())
        return [*certain(self._worlds, action, choices), *self._answers.prevented(action)]

    @cached_property
    def _worlds(self) -> list[GameState]:
        """Worlds that have every hidden Decree in every place."""
        return [world(self._view, number) for number in range(EVERY_DECREE)]

    def _tells_apart(self, reason: CoachReason, other: Action) -> bool:
        """Whether a reason does not hold for another action, even with the same later choices."""
        if not _is_new(reason, self._gains(other)):
            return False
        return not reason.choices or _is_new(reason, self._with_choices(other, reason.choices))

    def _may_still(self, reason: CoachReason, other: Action) -> bool:
        """Whether the player may still do after another action what a reason says.

        Also by a choice that is due to it, even one that the coach would not make.
        """
        if reason.kind == "stops":
            return self._answers.goes_on(other)
        if reason.kind in _KEPT:
            return self._answers.plays_again(other)
        return any(
            not _is_new(reason, self._with_choices(other, (one,)))
            for one in self._choices_due(other)
        )

    def _due(self, action: Action) -> Sequence[Action]:
        """The choices that are due to the player right after an action."""
        after = self._worlds[0].play(action)
        return after.legal_actions() if is_due(after, self._view.acting) else ()

    def _saved(self, action: Action, other: Action) -> Iterator[CoachReason]:
        """The coins that an action leaves more than another one does."""
        coins, others = (
            next((one.figures["coins"] for one in self._gains(each) if one.kind == "coins"), None)
            for each in (action, other)
        )
        if coins is not None and others is not None and coins - others >= _SAVED:
            yield CoachReason("saves", self._view.to_act or "", figures={"coins": coins - others})


def of_result(view: GameState, one: Judged, choices: Sequence[Action]) -> CoachReason | None:
    """How an action ends the game, or who then wins for certain; None for what is not certain.

    Args:
        view: the view of the player to act.
        one: one of the legal actions, with the chance to win after it.
        choices: what to choose then, as far as possible.
    """
    who = PLAYERS[view.acting]
    if one.chance in (0, 0.5, 1) and (end := ending(view, one.action, choices)):
        return CoachReason("ends", who, end, rule=end.rule)
    if one.chance in (0, 1):
        return CoachReason("proven-win" if one.chance else "proven-loss", who)
    return None


def with_card(said: Sequence[CoachReason], found: Iterable[CoachReason]) -> tuple[CoachReason, ...]:
    """What is said, and after it a card that the opponent does not get, unless it is said already.

    Args:
        said: the main reason, or nothing.
        found: all reasons, the most important first.
    """
    if not said or said[0].kind in DECISIVE | _KEPT:
        return tuple(said)
    return (*said, *[one for one in found if one.kind in _KEPT][:1])


def _is_main(reason: CoachReason) -> bool:
    """Whether a reason is said wherever it holds, such as that a supremacy is near."""
    symbols, left = reason.figures.get("symbols", 0), reason.figures.get("left", CATALOG.capital)
    near = symbols >= _MANY_SYMBOLS or (reason.kind == "military" and left <= _FEW_SPACES)
    return near or reason.kind in DECISIVE | _MAIN


def _differ_by_card(action: Action, other: Action) -> bool:
    """Whether two actions do the same with different cards of the structure."""
    same = action.verb == "discard" or VERBS[action.verb].other == "card"
    same = same and action.verb == other.verb and action.card != other.card
    return same and (action.verb == "discard" or action.subject == other.subject)


def _is_new(reason: CoachReason, others: Collection[CoachReason]) -> bool:
    """Whether none of the other reasons says the same."""
    return all(reason.adds_to(other) for other in others)
