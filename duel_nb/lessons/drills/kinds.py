"""The kinds of drills: each makes a question about a position, if it gives one of this level."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeAlias

from duel_nb.catalog import Card, Wonder
from duel_nb.engine import Action, Event, GameState, Place
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.lessons.drills.positions import played_out
from duel_nb.lessons.exercises.exercise import Exercise
from duel_nb.lessons.exercises.find import Find
from duel_nb.lessons.exercises.predict import Predict
from duel_nb.lessons.exercises.price import Price
from duel_nb.lessons.exercises.score import Score
from duel_nb.lessons.rulings.answers import Reason
from duel_nb.lessons.rulings.facts import Facts
from duel_nb.messages import Listed, Message, Part
from duel_nb.session.table import name_of, place_message
from duel_nb.words.actions import within_sentence
from duel_nb.words.translate import translate

LEVELS: Final = ("easy", "medium", "hard")
_EASY_LINES, _MEDIUM_LINES = 4, 6
_LAST_AGE: Final = 3
_SURPRISES, _USUAL = 0.8, 0.15
Make: TypeAlias = Callable[[str, GameState, int, Random], Exercise | None]
"""Makes a question with this id about a position, of this level (1 to 3); None if it gives none."""


@dataclass(frozen=True, slots=True)
class DrillKind:
    """A kind of drill.

    Attributes:
        make: makes a question.
        rule: the id of the rule that it is about.
        needs: the expansions without which there is none.
    """

    make: Make
    rule: str
    needs: frozenset[str] = frozenset()


class Foreseen(Predict):
    """A prediction whose reasons are what the engine reports."""

    def whys(self) -> tuple[Reason, ...]:
        """What happened, and who is to act then."""
        told = [Reason(event.text, event.rule) for event in self.reached.events]
        return *told, Facts(self.reached.after, teacher=True).due()

    def consequences(self) -> tuple[Event, ...]:
        """Nothing: the reasons say it."""
        return ()


class CubesMoved(Foreseen):
    """What can be moved with a Senate action."""

    def whys(self) -> tuple[Reason, ...]:
        """What happened, and all possible moves."""
        moves = (" → ".join(str(move).split()[1:]) for move in _moves(self.reached.after))
        told = translate("drill-moves", moves=Listed(*moves, last=""))
        return *super().whys(), Reason(told, "AGO-POL-05")


@dataclass(eq=False)
class Uncovered(Find):
    """Cards that become accessible when others are taken.

    Attributes:
        taken: places of the cards that are taken, in order.
    """

    taken: tuple[str, ...] = ()

    def line(self, answer: Any = None) -> tuple[str, ...]:
        """The cards are taken."""
        return tuple(f"discard @{place}" for place in self.taken)


# -- the kinds ---------------------------------------------------------------------------------


def _price(id: str, state: GameState, level: int, random: Random) -> Exercise | None:
    """What something costs: the level is the number of items of the bill."""
    cards: list[Card | Wonder] = [
        place.card for place in _open(state) if place.card is not None and not place.card.senator
    ]
    cards += [site.wonder for site in state.city(state.turn).wonders if not site.standing]
    known = [thing for thing in cards if bill_level(state, thing.id) == level]
    if not known:
        return None
    thing = random.choice(known)
    asked = str(Message("ruling-cost", who=name_of(state, state.turn), thing=thing))
    rule = "BASE-COST-01"
    return Price(id, asked, state, thing=thing.id, player=state.turn, rule=rule)


def bill_level(state: GameState, thing: str) -> int:
    """The level of a price: 1 for one item, 2 for two, 3 for more; 0 for nothing to work out.

    Of a cost in coins alone nothing has to be worked out: it is printed on the card.
    """
    lines = state.cost_of(thing, state.turn).lines
    return min(len(lines), 3) if any(line.kind != "coins" for line in lines) else 0


def _uncover(id: str, state: GameState, level: int, random: Random) -> Exercise | None:
    """Which cards become accessible: the level is the number of cards taken."""
    known = {p.name for p in state.structure if p.card is not None and not p.card.senator}
    after, taken, places_taken = state, list[Part](), list[str]()
    for _ in range(level):
        places = [place for place in _open(after) if place.name in known]
        if not places:
            return None
        place = random.choice(places)
        assert place.card is not None
        taken.append(place.card)
        places_taken.append(place.name)
        after = after.play(f"discard @{place.name}")
        if after.decisions or after.age != state.age or after.outcome is not None:
            return None
    were = {place.name for place in state.structure if place.accessible}
    found = [f"place:{p.name}" for p in after.structure if p.accessible and p.name not in were]
    if not found:
        return None
    asked = translate("drill-uncover", cards=Listed(*taken), count=level)
    rule = "BASE-STRUCT-05"
    return Uncovered(
        id, asked, state, lambda _: found, among=("place",), rule=rule, taken=tuple(places_taken)
    )


def _chain(id: str, state: GameState, level: int, random: Random) -> Exercise | None:
    """Which cards are free by chain: the level is how many there are."""
    shown = [place.card for place in state.structure if place.card is not None]
    free = [card for card in shown if state.cost_of(card.id).by_chain]
    if min(len(free), 3) != level or len(free) == len(shown):
        return None
    asked = translate("drill-chain", who=name_of(state, state.turn))
    return Find(id, asked, state, "chainable", rule="BASE-CHAIN-01")


def _who(id: str, state: GameState, level: int, random: Random) -> Exercise | None:
    """Who chooses next: after a usual or an extra turn, in the middle of one, or in a new Age."""
    action = _with_surprise(state, random) if level == 1 else random.choice(state.legal_actions())
    if action is None:
        return None
    after = state.play(action)
    if after.outcome is not None:
        return None
    usual = not after.decisions and after.turn != state.turn
    found = 3 if after.age != state.age else 1 if usual else 2
    if found != level and not (level == 1 and _plays_again(state, action)):
        return None
    options = {
        f"{player} {what}": translate(f"drill-{what}", who=name_of(state, player))
        for player in PLAYERS
        for what in ("turn", "choice")
    }
    due, right = Facts(after, teacher=True).due(), _next(after)
    text = (due.text, due.rule or "BASE-TURN-01")
    return Foreseen(
        id,
        _then("drill-who", state, action),
        state,
        str(action),
        options=options,
        answer=_next,
        mistakes={key: text for key in options if key != right},
        rule="BASE-TURN-01",
    )


def _with_surprise(state: GameState, random: Random) -> Action | None:
    """An action for an easy question: about as often one with an extra turn as without."""
    again = [action for action in state.legal_actions() if _plays_again(state, action)]
    if again and random.random() < _SURPRISES:
        return random.choice(again)
    return random.choice(state.legal_actions()) if random.random() < _USUAL else None


def _plays_again(state: GameState, action: Action) -> bool:
    """Whether an extra turn follows at once, in the same Age."""
    if action.kind != "wonder":
        return False
    after = state.play(action)
    same = after.age == state.age and after.outcome is None
    return same and not after.decisions and after.turn == state.turn


def _next(state: GameState) -> str:
    return f"{state.to_act} {'choice' if state.decisions else 'turn'}"


def _pawn(id: str, state: GameState, level: int, random: Random) -> Exercise | None:
    """Where the pawn goes: the level is the number of military events (spaces and tokens)."""
    for action in _shuffled(random, state.legal_actions()):
        if action.kind not in ("build", "wonder"):
            continue
        after = state.play(action)
        if after.pawn != state.pawn and min(military_events(after), 3) == level:
            asked = _then("drill-pawn", state, action)
            play, rule = str(action), "BASE-MIL-01"
            return Foreseen(
                id, asked, state, play, answer=lambda s: s.pawn, on_track=True, rule=rule
            )
    return None


def military_events(after: GameState) -> int:
    """How many spaces the pawn has moved and tokens were taken by the last action."""
    return sum(event.rule.startswith("BASE-MIL") for event in after.events)


def _politician(id: str, state: GameState, level: int, random: Random) -> Exercise | None:
    """What a Politician may do: how many actions, where from a cube can move, how many ways."""
    for action in _shuffled(random, state.legal_actions()):
        after = state.play(action) if action.kind == "recruit" else state
        if not after.decisions or after.decisions[-1].kind != "senate-actions":
            continue
        if not _moves(after):
            continue
        count: Callable[[GameState], object] = (_actions, _origins, _ways)[level - 1]
        asked = _then(f"drill-politician-{LEVELS[level - 1]}", state, action)
        rule = after.decisions[-1].rule
        kind = Foreseen if level == 1 else CubesMoved
        return kind(id, asked, state, str(action), answer=count, rule=rule)
    return None


def _actions(state: GameState) -> object:
    return state.decisions[-1].message.parts["left"]


def _moves(state: GameState) -> list[Action]:
    return [action for action in state.legal_actions() if str(action).startswith("move")]


def _origins(state: GameState) -> object:
    return len({str(action).split()[1] for action in _moves(state)})


def _ways(state: GameState) -> object:
    return len(_moves(state))


def _divinity(id: str, state: GameState, level: int, random: Random) -> Exercise | None:
    """What an activation costs: the level is the number of items of the bill."""
    for action in _shuffled(random, state.legal_actions()):
        if action.kind != "activate":
            continue
        payments = state.payments(str(action))
        if payments and min(len(payments[0].lines), 3) == level:
            thing = str(action).removeprefix("activate ")
            asked = _then("drill-pays", state, action)
            return Price(id, asked, state, thing=thing, player=state.turn, rule="PAN-ACT-03")
    return None


def _score(id: str, state: GameState, level: int, random: Random) -> Exercise | None:
    """What a player scores: the level is the number of lines of the sheet with points."""
    if state.age < _LAST_AGE:
        return None
    end = played_out(state, random)
    player = random.choice(PLAYERS)
    if (
        end.outcome is None
        or end.outcome.termination != "civilian"
        or lines_level(end, player) != level
    ):
        return None
    asked = str(Message("drill-score", who=name_of(end, player)))
    return Score(id, asked, end, player=player, rule="BASE-END-02")


def lines_level(end: GameState, player: str) -> int:
    """The level of a score sheet: 1 for four lines with points at most, 2 up to six, 3 for more."""
    lines = sum(points != 0 for points in end.scores()[player].categories.values())
    return 1 + (lines > _EASY_LINES) + (lines > _MEDIUM_LINES)


KINDS: Final[Mapping[str, DrillKind]] = {
    "price": DrillKind(_price, "BASE-COST-01"),
    "uncover": DrillKind(_uncover, "BASE-STRUCT-05"),
    "chain": DrillKind(_chain, "BASE-CHAIN-01"),
    "who": DrillKind(_who, "BASE-TURN-01"),
    "pawn": DrillKind(_pawn, "BASE-MIL-01"),
    "politician": DrillKind(_politician, "AGO-POL-01", frozenset({"agora"})),
    "divinity": DrillKind(_divinity, "PAN-ACT-03", frozenset({"pantheon"})),
    "score": DrillKind(_score, "BASE-END-02"),
}
"""Name -> kind of drill."""


# -- for all -----------------------------------------------------------------------------------


def _open(state: GameState) -> Iterator[Place]:
    return (place for place in state.structure if place.accessible)


def _shuffled(random: Random, actions: Iterable[Action]) -> list[Action]:
    mixed = [*actions]
    random.shuffle(mixed)
    return mixed


def _then(key: str, state: GameState, action: Action) -> str:
    """A question about what follows an action."""
    who: Part = name_of(state, state.turn)
    words: Part = within_sentence(action, state.names)
    if action.place_name and action.card is not None:
        place = place_message(state, action.place_name)
        words = within_sentence(action._replace(place=-1), state.names)
        words = Message("action-with-place", action=words, place=place)
    return str(Message(key, {"who": who, "action": words}))
