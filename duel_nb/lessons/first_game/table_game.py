"""Follows a game on a real table from what its players enter.

The program deals a game of its own, in which everything unknown is a guess. When a guessed
component is revealed, it asks what it is and swaps the guess with the answer in the deal. Both were
unknown until then, so the actions played before remain valid. What chance brings in the middle of a
game is recorded with the action that it belongs to, or a replay with another guess would bring
something else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from duel_nb.catalog import CATALOG, Card, Divinity, ProgressToken
from duel_nb.catalog.model import Component
from duel_nb.engine import Action, DuelError, GameState, new_game
from duel_nb.engine.guesses import with_mythology
from duel_nb.engine.rules.box import progress_box
from duel_nb.engine.state.tables import CARDS, PLAYERS, PROGRESS
from duel_nb.lessons.first_game import table_sight
from duel_nb.lessons.first_game.table_entered import Entered
from duel_nb.lessons.first_game.table_words import called, described, what_it_does
from duel_nb.messages import Message

_SEEDS: Final = 400
"""Number of seeds tried to find an arrangement of the Offering tokens: there are six."""
_OFFERINGS: Final = 2
"""The Age with Offering tokens."""


class Question(NamedTuple):
    """A question to the players.

    Attributes:
        message: the question.
        names: the possible answers.
        place: its place in the structure, such as "r5c3"; "" for elsewhere.
        effects: what each of them does, in the same order; empty for cards and tokens on cards.
    """

    message: Message
    names: tuple[str, ...]
    place: str = ""
    effects: tuple[str, ...] = ()


class TableAction(NamedTuple):
    """An action that the players may have done.

    Attributes:
        about: what was taken, such as a card's name; "" if nothing has to be picked first.
        label: what was done with it.
        action: the action.
    """

    about: str
    label: str
    action: Action


@dataclass(frozen=True, slots=True)
class _Unknown:
    """A revealed component that is only guessed; a token on a card is a name."""

    guess: Component | str
    place: str


class TableGame:
    """Follows a game that is played with the real components.

    Attributes:
        states: the positions so far.
    """

    def __init__(
        self, expansions: Sequence[str] = (), names: tuple[str, str] = ("Ada", "Ben")
    ) -> None:
        start = new_game(seed=0, expansions=set(expansions), names=names, first_game=not expansions)
        self._past: list[Entered] = []
        self._entered = Entered(start)
        self.states: tuple[GameState, ...] = (start,)
        self._reached = start
        self._unknown: _Unknown | None = None
        self._go_on()

    @property
    def state(self) -> GameState:
        """The current position."""
        return self.states[-1]

    @property
    def reached(self) -> GameState:
        """The position on the table: includes a pending action."""
        return self._reached

    def knows(self, thing: Component) -> bool:
        """Whether a component is known, not guessed."""
        return (thing.kind, thing.index) in self._entered.things

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions played."""
        return self._entered.actions

    @property
    def can_undo(self) -> bool:
        """Whether anything was entered."""
        return bool(self._past)

    @property
    def question(self) -> Question | None:
        """The question to answer before the game goes on; None when an action is expected."""
        unknown = self._unknown
        if unknown is None:
            return None
        by_name = self._by_name(unknown)
        names, things = tuple(by_name), by_name.values()
        if isinstance(unknown.guess, str):
            return Question(Message("first-ask-token"), names, unknown.place)
        kind = "place" if unknown.place else unknown.guess.kind
        told = () if kind in ("place", "card") else tuple(map(what_it_does, things))
        return Question(Message(f"first-ask-{kind}"), names, unknown.place, told)

    def answer(self, name: str) -> None:
        """Answer the question.

        Raises:
            DuelError: the answer is impossible; nothing changes.
        """
        unknown = self._unknown
        if unknown is None:
            raise DuelError(Message("first-nothing-asked"))
        found = self._by_name(unknown).get(name)
        if found is None:
            raise DuelError(Message("first-cannot-be", given=repr(name)))
        answered = self._answered(unknown, found)
        self._past.append(self._entered)
        self._become(answered)

    def choices(self) -> tuple[TableAction, ...]:
        """The possible actions; those that look the same to everybody are one choice."""
        if self._unknown is not None:
            return ()
        found: dict[tuple[str, str], TableAction] = {}
        for action in self.state.legal_actions():
            about, label = described(self.state, action)
            found.setdefault((about, label), TableAction(about, label, action))
        return tuple(found.values())

    def play(self, action: Action) -> None:
        """Enter an action."""
        self.state.play(action)  # raises if it is illegal
        self._past.append(self._entered)
        self._become(replace(self._entered, pending=action))

    def undo(self) -> None:
        """Take back the last entry."""
        if self._past:
            self._become(self._past.pop())

    # -- inside ----------------------------------------------------------------------------

    def _become(self, entered: Entered) -> None:
        now = self._entered
        same = entered.start is now.start and entered.chances is now.chances
        if not same or len(entered.actions) < len(now.actions):
            self.states = entered.replayed()
        self._entered = entered
        self._go_on()

    def _go_on(self) -> None:
        """Look for a revealed component that is unknown; without one, play the pending action."""
        entered, pending = self._entered, self._entered.pending
        number = len(entered.actions)
        reached = self.state if pending is None else entered.played(number, pending, self.state)
        drawn = table_sight.drawn(self.state, reached)
        if drawn and entered.chance(number).draws is None:
            self._become(entered.with_draws(number, self._never_drawn(drawn)))
            return
        self._reached = reached
        self._unknown = next(self._in_sight(reached), None)
        if self._unknown is not None:
            left = [*self._by_name(self._unknown).values()]
            if len(left) == 1:  # it can be nothing else: nobody is asked
                self._become(self._answered(self._unknown, left[0]))
                return
        if self._unknown is None and pending is not None:
            self.states = (*self.states, reached)
            actions = (*entered.actions, pending)
            things = entered.things - table_sight.put_back(reached)
            self._entered = replace(entered, actions=actions, pending=None, things=things)

    def _in_sight(self, state: GameState) -> Iterator[_Unknown]:
        """What both players see but has not been entered yet."""
        for place, token in table_sight.tokens_taken(self.state, state):
            if (f"token-{self.state.age}", place) not in self._entered.things:
                yield _Unknown(token, place)
        for thing, place in table_sight.seen(state.view(None), state):
            if not self.knows(thing):
                yield _Unknown(thing, place)

    # -- what a revealed component may be --------------------------------------------------

    def _by_name(self, unknown: _Unknown) -> dict[str, Component | str]:
        """What a revealed component may be, by name; of identical ones, the guess."""
        # the guess comes last, and so is the one of its name
        candidates = sorted(self._candidates(unknown), key=lambda one: one == unknown.guess)
        return {called(one): one for one in candidates}

    def _candidates(self, unknown: _Unknown) -> Sequence[Component | str]:
        guess = unknown.guess
        if isinstance(guess, str):
            return self._tokens()
        decks = {card.deck for card in self._guessed_cards()}
        every = (one for one in CATALOG.components(guess.kind) if not self.knows(one))
        return [one for one in every if self._possible(one, guess, decks)]

    def _tokens(self) -> Sequence[str]:
        """What a token on a card may be."""
        if self.state.age == _OFFERINGS:
            return sorted({*table_sight.tokens(self.state).values()})
        there = Counter(token.id for token in CATALOG.mythology_tokens)
        for who in PLAYERS:
            there -= Counter(self.state.city(who).mythology_tokens)
        return list(there)

    def _guessed_cards(self) -> list[Card]:
        """The guessed cards of the structure."""
        cards = (CARDS[number] for number in self._reached.dealt if number >= 0)
        return [card for card in cards if not self.knows(card)]

    def _possible(self, one: Component, guess: Component, decks: Set[str]) -> bool:
        """Whether a component can replace a guess, given the decks of the guessed cards."""
        if not self.state.config.has(one.set):
            return False
        if isinstance(one, Divinity) and isinstance(guess, Divinity):
            return one.mythology == guess.mythology
        if isinstance(one, Card) and isinstance(guess, Card):
            return one.deck == guess.deck or (guess.deck in decks and one.deck in decks)
        return True

    def _never_drawn(self, drawn: Sequence[ProgressToken]) -> tuple[ProgressToken, ...]:
        """Tokens to guess instead of those drawn from the box: as far as possible never drawn yet.

        Which ones were drawn before may be known, so it is not to be guessed anew.
        """
        box = {PROGRESS[token] for token in progress_box(self.state)}.difference(drawn)
        earlier = {one for chance in self._entered.chances.values() for one in chance.draws or ()}
        order = [*drawn, *sorted(box, key=lambda one: one.id)]
        return tuple(sorted(order, key=lambda one: one in earlier)[: len(drawn)])

    # -- the truth instead of a guess ------------------------------------------------------

    def _answered(self, unknown: _Unknown, truth: Component | str) -> Entered:
        """What is entered after something unknown is known.

        Raises:
            DuelError: that is impossible.
        """
        guess, entered = unknown.guess, self._entered
        if isinstance(guess, str) or isinstance(truth, str):
            key = (f"token-{self.state.age}", unknown.place)
            entered = replace(entered, things=entered.things | {key})
            return entered if guess == truth else self._with_token(entered, unknown, str(truth))
        entered = replace(entered, things=entered.things | {(truth.kind, truth.index)})
        if guess is truth:
            return entered
        if isinstance(guess, ProgressToken) and isinstance(truth, ProgressToken):
            return self._with_progress(entered, guess, truth)
        if isinstance(guess, Card) and isinstance(truth, Card) and guess.deck != truth.deck:
            # first bring the truth among the cards with the back of the guess
            of_its_deck = (card for card in self._guessed_cards() if card.deck == truth.deck)
            entered = entered.exchanged(truth, next(of_its_deck))
        return entered.exchanged(guess, truth)

    def _with_progress(
        self, entered: Entered, guess: ProgressToken, truth: ProgressToken
    ) -> Entered:
        """The same with the right Progress token, which may have been drawn just now."""
        if truth not in self.state.progress_tokens:
            for number in (len(entered.actions), len(entered.actions) - 1):
                if guess in (entered.chance(number).draws or ()):
                    return entered.drawn_instead(number, guess, truth)
        return entered.exchanged(guess, truth)

    def _with_token(self, entered: Entered, unknown: _Unknown, name: str) -> Entered:
        """The same with the right token on a card."""
        age, place = self.state.age, unknown.place
        told = {at for key, at in entered.things if key == f"token-{age}"}
        if age < _OFFERINGS:
            laid = table_sight.tokens(entered.start)
            other = next((at for at in laid if laid[at] == name and at not in told), place)
            start = with_mythology(entered.start, {other: laid[place], place: name})
            return replace(entered, start=start)
        # the tokens are placed at random with the action that begins Age II
        begins = next(at for at, one in enumerate(self.states) if one.age == _OFFERINGS) - 1
        wanted = table_sight.tokens(self.states[begins + 1]) | {place: name}
        for seed in range(_SEEDS):
            tried = entered.with_random(begins, seed)
            now = table_sight.tokens(
                tried.played(begins, entered.actions[begins], self.states[begins])
            )
            if all(now[str(at)] == wanted[str(at)] for at in told):
                return tried
        raise DuelError(Message("first-offering-gone", value=name))
