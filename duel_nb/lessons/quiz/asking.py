"""Makes questions of a scenario: its statements tell what to ask, the engine what is right.

Wrong choices are what the engine finds elsewhere: before the action, after some of its events, in
the variants of the scenario, or for the usual wrong sums of a price.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from duel_nb.catalog import CATALOG, Card, Divinity, Gate, Wonder
from duel_nb.engine import Action, DuelError, GameState
from duel_nb.engine.actions import track_place
from duel_nb.engine.state.tables import PLAYERS, opponent_of
from duel_nb.lessons.exercises.price import Price
from duel_nb.lessons.quiz.question import QuizQuestion
from duel_nb.lessons.rulings.answers import Reason
from duel_nb.messages import Message, Part
from duel_nb.rulebook import needed_expansions
from duel_nb.scenarios import Moment, Scenario, moments
from duel_nb.scenarios.words import understand
from duel_nb.scenarios.words.understand import Expectation
from duel_nb.session.table import name_of
from duel_nb.words.actions import within_sentence

_CHOICES: Final = 4
_MOST_PLAYED: Final = 3
"""A question about more actions would be hard to follow in a room."""
_FIGURES: Final[Mapping[str, str]] = {
    "{who} coins": "coins",
    "{who} symbols": "symbols",
    "{who} score": "points",
    "{who} score {category}": "line",
    "{who} cubes": "cubes",
    "{who} cubes in Chamber {chamber}": "cubes-in",
    "{who} decrees": "decrees",
    "accessible": "accessible",
    "pawn": "pawn",
}
"""Pattern of a statement about a figure -> the kind of question."""
_TO_ACT: Final = frozenset(
    ["{who} to act", "{who} plays again", "{who} does not play again", "decision: {decision}"]
)
_ENDS: Final = frozenset(["winner {who} {how}", "winner {who}", "no winner", "shared victory"])
_CONTROLS: Final = frozenset(
    ["{who} controls Chamber {chamber}", "nobody controls Chamber {chamber}"]
)
_PRICES: Final = frozenset(
    ["price of {priced} for {who} is {count}", "{thing} is free by a chain for {who}"]
)


class _Asked(NamedTuple):
    """What is asked in a position, and after which actions."""

    scenario: Scenario
    moment: Moment
    expectation: Expectation
    others: tuple[GameState, ...]  # the positions of all its cases

    @property
    def start(self) -> GameState:
        return self.moment.plays[0][0] if self.moment.plays else self.moment.after

    @property
    def after(self) -> GameState:
        return self.moment.after

    @property
    def actions(self) -> tuple[str, ...]:
        return tuple(action for _, action in self.moment.plays)

    def question(
        self,
        kind: str,
        asked: Message,
        choices: Mapping[Any, Part],
        right: Any,
        reasons: Iterable[Reason] = (),
    ) -> QuizQuestion:
        """The question with these choices by their values, one of which is right."""
        plays = (_played(state, action) for state, action in self.moment.plays)
        return QuizQuestion(
            kind,
            self.scenario.id,
            topic_of(self.scenario),
            self.start,
            self.actions,
            (*plays, asked),
            tuple(choices.values()),
            [*choices].index(right),
            self.scenario.rules,
            tuple(reasons),
        )


def questions_about(scenario: Scenario, random: Random) -> Iterator[QuizQuestion]:
    """The questions that a scenario and its variants give.

    Args:
        scenario: the scenario.
        random: chooses among wrong choices.

    Raises:
        ScenarioError: it cannot be played.
    """
    played = [[*moments(scenario, case)] for case in scenario.cases]
    found = tuple(moment.after for case in played for moment in case)
    for case in played:
        sets = case[0].after.expansions
        others = tuple(state for state in found if state.expansions == sets)
        for moment in case:
            if len(moment.plays) > _MOST_PLAYED:
                continue
            for said in moment.step.expect:
                about = _Asked(scenario, moment, understand(said.text), others)
                question = _about_statement(about, random)
                if question is not None:
                    yield question
            yield from _tries(scenario, moment, random)


def topic_of(scenario: Scenario) -> str:
    """The folder of a scenario and the one above, such as "base/military"."""
    return "/".join(Path(scenario.file).resolve().parent.parts[-2:])


def _about_statement(about: _Asked, random: Random) -> QuizQuestion | None:
    """The question that a statement answers; None if it answers none."""
    expected = about.expectation
    if expected.pattern in _FIGURES and expected.count is not None:
        return _figure(about, expected.count, random)
    if expected.pattern in _TO_ACT:
        return _who(about)
    if expected.pattern in _ENDS:
        return _end(about)
    if expected.pattern in _CONTROLS:
        return _control(about)
    if expected.pattern in _PRICES:
        return _price(about, random)
    return None


# -- figures -----------------------------------------------------------------------------------


def _figure(
    about: _Asked, count: Callable[[GameState], int], random: Random
) -> QuizQuestion | None:
    """How much it is, or where the pawn stands."""
    kind, filled = _FIGURES[about.expectation.pattern], about.expectation.filled
    right = count(about.after)
    if not about.actions and kind in ("coins", "pawn", "accessible"):
        return None  # the picture shows it
    seen = [count(state) for state in (about.start, *_on_the_way(about), *about.others)]
    wrong = _wrong(right, seen, random, signed=kind == "pawn")
    figures = sorted((right, *wrong))
    choices: dict[Any, Part] = {figure: str(figure) for figure in figures}
    if kind == "pawn":
        choices = {figure: track_place(figure, about.after.names) for figure in figures}
    parts: dict[str, Part] = {"played": len(about.actions)}
    if "who" in filled:
        parts["who"] = name_of(about.after, filled["who"])
    if "category" in filled:
        parts["line"] = Message(f"score-{filled['category']}")
    if "chamber" in filled:
        parts["chamber"] = filled["chamber"]
    return about.question(kind, Message(f"quiz-{kind}", parts), choices, right)


def _on_the_way(about: _Asked) -> Iterator[GameState]:
    """The positions between the events of what is played."""
    for before, action in about.moment.plays:
        yield from (state for _, state in before.play_by_event(action))


def _wrong(
    right: int, seen: Iterable[int], random: Random, *, signed: bool = False, least: int = 0
) -> list[int]:
    """Wrong figures: those that were seen, the nearest first, else neighbours of the right one."""
    most = CATALOG.capital if signed else right + 20
    lowest = -most if signed else least
    near = [right + sign * step for step in range(1, 5) for sign in (1, -1)]
    random.shuffle(near)
    apart = sorted(set(seen) - {right}, key=lambda one: abs(one - right))
    mirrored = [-right] if signed and right else []
    known = dict.fromkeys((*apart[: _CHOICES - 2], *mirrored, *apart, *near))
    return [one for one in known if lowest <= one <= most and one != right][: _CHOICES - 1]


def _price(about: _Asked, random: Random) -> QuizQuestion | None:
    """What something costs; wrong choices are the usual wrong sums."""
    filled = about.expectation.filled
    thing, who = filled.get("priced", filled.get("thing")), filled["who"]
    if not isinstance(thing, Card | Wonder | Divinity | Gate):
        return None
    try:
        price = Price("quiz", "", about.after, thing=thing.id, player=who, rule="BASE-COST-01")
    except DuelError:
        return None
    bill = price.payment
    wrong = _wrong(bill.total, price.explained, random)
    choices = {coins: str(coins) for coins in sorted((bill.total, *wrong))}
    parts: dict[str, Part] = {"thing": thing, "who": name_of(about.after, who)}
    asked = Message("ruling-cost", parts)
    items = (Reason(line.message, line.rule) for line in bill.lines)
    return about.question("price", asked, choices, bill.total, items)


# -- players -----------------------------------------------------------------------------------


def _who(about: _Asked) -> QuizQuestion | None:
    """Who is to act, and whether it is a turn or a choice."""
    state = about.after
    if state.to_act is None or not about.actions:
        return None
    choices: dict[Any, Part] = {
        (who, what): Message(f"drill-{what}", who=name_of(state, who))
        for who in PLAYERS
        for what in ("turn", "choice")
    }
    right = state.to_act, "choice" if state.decisions else "turn"
    return about.question("who", Message("quiz-who"), choices, right)


def _end(about: _Asked) -> QuizQuestion | None:
    """Whether the game is over, and how it ended."""
    state, outcome = about.after, about.after.outcome
    if not about.actions:
        return None
    how = outcome.termination if outcome is not None else _threat(about)
    if how is None:
        return None
    choices: dict[Any, Part] = {None: Message("quiz-goes-on")}
    right = None
    if outcome is not None:
        right = outcome.winner, outcome.termination
        choices[right] = outcome.message(state.names)
    winner = (outcome and outcome.winner) or about.start.to_act or "A"
    for by in (how, "civilian"):
        for who in (opponent_of(winner), winner):
            if (who, by) not in choices and len(choices) < _CHOICES:
                choices[who, by] = Message(f"outcome-{by}", who=name_of(state, who))
    return about.question("end", Message("quiz-end"), choices, right)


def _threat(about: _Asked) -> str | None:
    """The supremacy that the events come nearest to; None for none."""
    kinds = {event.kind for event in about.moment.events}
    near = {"pawn": "military", "symbol": "science", "pair": "science", "control": "political"}
    return next((how for kind, how in near.items() if kind in kinds), None)


def _control(about: _Asked) -> QuizQuestion | None:
    """Who controls a Chamber of the Senate."""
    state, chamber = about.after, about.expectation.filled["chamber"]
    if state.senate is None or not about.actions:
        return None
    right = next(one.controller for one in state.senate.chambers if one.number == chamber)
    choices: dict[Any, Part] = {who: name_of(state, who) for who in PLAYERS}
    choices[None] = Message("quiz-nobody")
    asked = Message("quiz-controls", chamber=chamber, played=len(about.actions))
    return about.question("control", asked, choices, right)


# -- what is forbidden -------------------------------------------------------------------------


def _tries(scenario: Scenario, moment: Moment, random: Random) -> Iterator[QuizQuestion]:
    """What is not allowed, among actions that are; or whether something is allowed at all."""
    state = moment.after
    about = _Asked(scenario, moment, understand("no winner"), ())
    for trial in moment.step.illegal:
        who = trial.player or state.to_act
        refusal = state.why_not(trial.action, trial.player)
        if refusal is None or who is None or state.outcome is not None:
            continue
        tried = _without_place(state.read(trial.action))
        if tried is None or not _usually_paid(tried):
            continue
        if not needed_expansions(refusal.rule) <= state.expansions:
            continue
        legal = _of_each_kind(state, random) if who == state.to_act else []
        if tried in legal:  # only its place is wrong
            continue
        reason = Reason(refusal.message, refusal.rule)
        if len(legal) < 2:
            yield _may(about, who, tried, [reason])
            yield from (_may(about, who, one) for one in legal)
            continue
        some = [*legal[: _CHOICES - 1], tried]
        random.shuffle(some)
        choices = {
            one: Message("quiz-capital", text=within_sentence(one, state.names)) for one in some
        }
        asked = Message("quiz-forbidden", who=name_of(state, who))
        yield about.question("forbidden", asked, choices, tried, [reason])


def _may(about: _Asked, who: str, action: Action, refused: Sequence[Reason] = ()) -> QuizQuestion:
    """Whether an action is allowed: it is, unless there are reasons why it is refused."""
    state = about.after
    words = within_sentence(action, state.names)
    asked = Message("quiz-may", who=name_of(state, who), action=words)
    choices: dict[Any, Part] = {True: Message("quiz-yes"), False: Message("quiz-no")}
    return about.question("may", asked, choices, not refused, refused)


def _without_place(action: Action) -> Action | None:
    """An action as a room can tell it, without a place of the structure; None for a hidden card."""
    return action._replace(place=-1) if action.place < 0 or action.card is not None else None


def _usually_paid(action: Action) -> bool:
    """Whether an action is told without its payment, which a room cannot read in notation."""
    return action.giving < 0 and not (action.verb == "activate" and action.other >= 0)


def _of_each_kind(state: GameState, random: Random) -> list[Action]:
    """Legal actions, of as many kinds as possible."""
    usual = (action for action in state.legal_actions() if _usually_paid(action))
    actions = [*dict.fromkeys(filter(None, map(_without_place, usual)))]
    random.shuffle(actions)
    firsts = {action.verb: action for action in reversed(actions)}
    return [*firsts.values(), *(one for one in actions if one not in firsts.values())]


def _played(state: GameState, action: str) -> Message:
    """What is played, as a sentence of its own."""
    assert state.to_act is not None
    played = state.read(action)
    words = within_sentence(_without_place(played) or played, state.names)
    return Message("quiz-plays", who=name_of(state, state.to_act), action=words)
