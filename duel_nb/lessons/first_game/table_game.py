"""Follows a game on a real table from what its players enter.

The program deals a game of its own, in which everything unknown is a guess. When a guessed
component is revealed, it asks what it is and swaps the guess with the answer in the deal. Both were
unknown until then, so the actions played before remain valid. What chance brings in the middle of a
game is recorded with the action that it belongs to, or a replay with another guess would bring
something else.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from duel_nb.catalog import CATALOG, Card, Divinity, ProgressToken
from duel_nb.catalog.model import Component
from duel_nb.catalog.names import local_name
from duel_nb.engine import Action, DuelError, GameState, from_json, new_game
from duel_nb.engine.actions import VERBS
from duel_nb.engine.choices import CHOICES
from duel_nb.engine.rules.box import progress_box
from duel_nb.engine.state.tables import CARDS, MILITARY_TOKENS, PROGRESS
from duel_nb.messages import Message
from duel_nb.session.components import (
    coins_words,
    effects,
    mythology_name,
    payment_words,
    track_words,
)
from duel_nb.session.options import option_label
from duel_nb.session.table import place_message
from duel_nb.words.actions import in_words
from duel_nb.words.translate import capitalised, listed, translate

_SEEDS: Final = 400
"""Number of seeds tried to find an arrangement of the Offering tokens: there are six."""
_NO_CHANCE: Final[Mapping[str, Any]] = {}
_NOT_SWAPPED: Final = {"format", "game", "kind", "player", "turn", "tokens"}
"""Keys of a saved game whose values are not ids of components to swap."""
_OFFERINGS: Final = 2
"""The Age with Offering tokens."""
_BLIND: Final = ("zeus",)
"""Choices of a card that need not be named first."""


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


@dataclass(frozen=True, slots=True)
class _Known:
    """What is known so far; `undo` restores an earlier one."""

    start: GameState  # the first position, with the current guesses
    actions: tuple[Action, ...] = ()
    things: frozenset[tuple[str, int | str]] = frozenset()  # kind and index; a token's Age, place
    pending: Action | None = None  # it needs an answer before it can be played
    # number of an action -> what its chance depends on, as in a saved game
    chance: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)

    def with_chance(self, number: int, **chance: Any) -> _Known:
        """The same with something that chance brings with an action."""
        there = {**self.chance.get(number, _NO_CHANCE), **chance}
        return replace(self, chance={**self.chance, number: there})

    def played(self, number: int, action: Action, before: GameState) -> GameState:
        """The position after an action with this number."""
        chance = self.chance.get(number)
        return (before if chance is None else _from({**_saved(before), **chance})).play(action)

    def replayed(self) -> tuple[GameState, ...]:
        """The positions of the game."""
        states = [self.start]
        for number, action in enumerate(self.actions):
            states.append(self.played(number, action, states[-1]))
        return tuple(states)


class TableGame:
    """Follows a game that is played with the real components.

    Attributes:
        states: the positions so far.
    """

    def __init__(
        self, expansions: Sequence[str] = (), names: tuple[str, str] = ("Ada", "Ben")
    ) -> None:
        start = new_game(seed=0, expansions=set(expansions), names=names, first_game=not expansions)
        self._past: list[_Known] = []
        self._known = _Known(start)
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
        return not self._unseen(thing)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions played."""
        return self._known.actions

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
        told = () if kind in ("place", "card") else tuple(map(_what_it_does, things))
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
        known = self._known
        changed = self._told(unknown, found)
        self._past.append(known)
        self._become(changed)

    def _by_name(self, unknown: _Unknown) -> dict[str, Component | str]:
        """What a revealed component may be, by name; of identical ones, the guess."""
        # the guess comes last, and so is the one of its name
        candidates = sorted(self._candidates(unknown), key=lambda one: one == unknown.guess)
        return {_called(one): one for one in candidates}

    def _told(self, unknown: _Unknown, truth: Component | str) -> _Known:
        """The state of knowledge after something unknown is known."""
        if isinstance(unknown.guess, str):
            return self._with_token(unknown, str(truth))
        return self._with(unknown.guess, truth)  # type: ignore[arg-type]

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
        self._past.append(self._known)
        self._become(replace(self._known, pending=action))

    def undo(self) -> None:
        """Take back the last entry."""
        if self._past:
            self._become(self._past.pop())

    # -- inside ----------------------------------------------------------------------------

    def _become(self, known: _Known) -> None:
        same = known.start is self._known.start and known.chance is self._known.chance
        if not same or len(known.actions) < len(self._known.actions):
            self.states = known.replayed()
        self._known = known
        self._go_on()

    def _go_on(self) -> None:
        """Look for a revealed component that is unknown; without one, play the pending action."""
        known, pending = self._known, self._known.pending
        number = len(known.actions)
        reached = self.state if pending is None else known.played(number, pending, self.state)
        drawn = _drawn(self.state, reached)
        if drawn and "draws" not in known.chance.get(number, _NO_CHANCE):
            self._become(known.with_chance(number, draws=self._never_drawn(drawn)))
            return
        self._reached = reached
        self._unknown = next(self._in_sight(reached), None)
        if self._unknown is not None:
            left = [*self._by_name(self._unknown).values()]
            if len(left) == 1:  # it can be nothing else: nobody is asked
                self._become(self._told(self._unknown, left[0]))
                return
        if self._unknown is None and pending is not None:
            self.states = (*self.states, reached)
            actions = (*known.actions, pending)
            things = known.things - _put_back(reached)
            self._known = replace(known, actions=actions, pending=None, things=things)

    def _in_sight(self, state: GameState) -> Iterator[_Unknown]:
        """What both players see but has not been entered yet."""
        view = state.view(None)
        things = self._known.things
        for at, kind in _tokens_taken(self.state, state):
            if (f"token-{self.state.age}", at) not in things:
                yield _Unknown(kind, at)
        for thing, place in _seen(view, state):
            if (thing.kind, thing.index) not in things:
                yield _Unknown(thing, place)

    def _candidates(self, unknown: _Unknown) -> Sequence[Component | str]:
        """What a revealed component may be."""
        guess = unknown.guess
        if isinstance(guess, str):
            laid = _saved(self.state)["pantheon_board"]["tokens"]
            if self.state.age == _OFFERINGS:
                return sorted({str(token) for token in laid.values()})
            there = Counter(token.id for token in CATALOG.mythology_tokens)
            for who in "AB":
                there -= Counter(self.state.city(who).mythology_tokens)
            return list(there)
        decks = {card.deck for card in self._face_down()}
        every = (one for one in CATALOG.components(guess.kind) if self._unseen(one))
        return [one for one in every if self._possible(one, guess, decks)]

    def _unseen(self, one: Component) -> bool:
        return (one.kind, one.index) not in self._known.things

    def _face_down(self) -> list[Card]:
        """The guessed cards of the structure."""
        cards = (CARDS[number] for number in self._reached.dealt if number >= 0)
        return [card for card in cards if self._unseen(card)]

    def _possible(self, one: Component, guess: Component, decks: Set[str]) -> bool:
        """Whether a component can replace a guess, given the decks of the guessed cards."""
        sets = ("base", *self.state.expansions)
        if one.set not in sets:
            return False
        if isinstance(one, Divinity) and isinstance(guess, Divinity):
            return one.mythology == guess.mythology
        if isinstance(one, Card) and isinstance(guess, Card):
            return one.deck == guess.deck or (guess.deck in decks and one.deck in decks)
        return True

    # -- swapping guesses -------------------------------------------------------------------

    def _with(self, guess: Component, truth: Component) -> _Known:
        """The state of knowledge after a guess is replaced by the truth.

        Raises:
            DuelError: that is impossible.
        """
        known = self._known
        things = known.things | {(truth.kind, truth.index)}
        if guess is truth:
            return replace(known, things=things)
        if isinstance(truth, ProgressToken) and truth not in self.state.progress_tokens:
            for number in (len(known.actions), len(known.actions) - 1):
                if guess.id in known.chance.get(number, _NO_CHANCE).get("draws", ()):
                    known = _drawn_instead(known, number, guess, truth)
                    return replace(known, things=things)
        pairs: list[tuple[Component, Component]] = [(guess, truth)]
        if isinstance(guess, Card) and isinstance(truth, Card) and guess.deck != truth.deck:
            pairs.insert(0, (truth, self._hidden(truth)))
        for one, other in pairs:
            known = _swapped(known, one, other)
        return replace(known, things=things)

    def _never_drawn(self, drawn: Sequence[str]) -> list[str]:
        """Tokens to guess instead of those drawn from the box: as far as possible never drawn yet.

        Which ones were drawn before may be known, so it is not to be guessed anew.
        """
        box = {PROGRESS[token].id for token in progress_box(self.state)}
        earlier = {one for chance in self._known.chance.values() for one in chance.get("draws", ())}
        order = [*drawn, *sorted(box.difference(drawn))]
        return sorted(order, key=lambda one: one in earlier)[: len(drawn)]

    def _hidden(self, wanted: Card) -> Card:
        """A guessed card of the current structure with the same back."""
        return next(card for card in self._face_down() if card.deck == wanted.deck)

    def _with_token(self, unknown: _Unknown, name: str) -> _Known:
        """The state of knowledge after a token on a card is entered."""
        known = self._known
        key = (f"token-{self.state.age}", unknown.place)
        known = replace(known, things=known.things | {key})
        if str(unknown.guess) == name:
            return known
        if self.state.age < _OFFERINGS:
            return self._with_mythology(known, unknown.place, name)
        entered = {at for age, at in known.things if age == key[0]}
        wanted = _laid(self.states) | {unknown.place: name}
        # the tokens are placed at random with the action that begins Age II
        begins = next(at for at, one in enumerate(self.states) if one.age == _OFFERINGS) - 1
        for seed in range(_SEEDS):
            tried = known.with_chance(begins, chance=seed)
            now = _tokens(tried.played(begins, known.actions[begins], self.states[begins]))
            if all(now[str(at)] == wanted[str(at)] for at in entered):
                return tried
        raise DuelError(Message("first-offering-gone", value=name))

    def _with_mythology(self, known: _Known, place: str, name: str) -> _Known:
        """The same with the right Mythology token at a place, swapped with another if possible."""
        saved = _saved(known.start)
        laid = saved["pantheon_board"]["tokens"]
        entered = {at for key, at in known.things if key == f"token-{self.state.age}"}
        other = next((at for at in laid if laid[at] == name and at not in entered), None)
        if other is not None:
            laid[other] = laid[place]
        laid[place] = name
        return replace(known, start=_from(saved))


# -- what is in sight ----------------------------------------------------------------------------


def _seen(view: GameState, state: GameState) -> Iterator[tuple[Component, str]]:
    """Everything relevant that both players see, each with its place in the structure."""
    for place in view.structure:
        if place.card is not None:
            yield place.card, place.name
    yield from ((card, "") for card in view.discard_pile)
    yield from ((wonder, "") for wonder in view.offered)
    for who in "AB":
        city = view.city(who)
        yield from ((card, "") for card in city.buildings)
        yield from ((site.wonder, "") for site in city.wonders if not view.config.first_game)
        yield from ((token, "") for token in city.progress)
        yield from ((god, "") for god in city.activated if isinstance(god, Divinity))
        yield from (
            (site.conspiracy, "")
            for site in city.conspiracies
            if site.triggered and site.conspiracy is not None
        )
    yield from _offered(state)  # the revealed Divinity before its effects
    if view.pantheon is not None:
        yield from ((god, "") for god in view.pantheon.cards if isinstance(god, Divinity))
        yield from ((token, "") for token in view.pantheon.tokens_on_enki)
    if view.senate is not None:
        for chamber in view.senate.chambers:
            yield from ((one, "") for one in chamber.decrees if one is not None)


def _offered(state: GameState) -> Iterator[tuple[Component, str]]:
    """The options of a public choice."""
    for due in state.decisions[-1:]:
        if CHOICES[due.kind].secret or due.kind in _BLIND:
            return
        if due.kind == "obscurantism":
            yield from ((token, "") for token in state.progress_tokens)
            return
        places = {place.card: place.name for place in state.structure}
        for action in state.legal_actions():
            for thing in (action.card, action.wonder, action.token, action.divinity):
                if thing is not None:
                    yield thing, places.get(thing, "") if isinstance(thing, Card) else ""


def _tokens_taken(before: GameState, after: GameState) -> Iterator[tuple[str, str]]:
    """Places of tokens that an action has taken from cards, with the guesses."""
    if before.pantheon is None or before.age != after.age:
        return
    left = {place.name for place in after.structure if place.token is not None}
    for place in before.structure:
        if place.token is not None and place.name not in left:
            yield place.name, str(place.token)


def _put_back(state: GameState) -> set[tuple[str, int | str]]:
    """The Progress tokens in the box, which are unknown again."""
    there = {*state.progress_tokens, *state.city("A").progress, *state.city("B").progress}
    if state.pantheon is not None:
        there.update(state.pantheon.tokens_on_enki)
    return {(one.kind, one.index) for one in CATALOG.progress if one not in there}


def _laid(states: Sequence[GameState]) -> dict[str, str]:
    """The places of the Offering tokens at the beginning of Age II."""
    return _tokens(next(one for one in states if one.age == _OFFERINGS))


def _tokens(state: GameState) -> dict[str, str]:
    """The tokens on cards of the structure, by place."""
    return {one.name: str(one.token) for one in state.structure if one.token is not None}


def _drawn(before: GameState, after: GameState) -> Sequence[str]:
    """The Progress tokens that an action drew from the box, by id."""
    keep = [one for one in _saved(after)["decisions"][-1:] if one["kind"] == "keep-progress"]
    if keep and all(due.kind != "keep-progress" for due in before.decisions[-1:]):
        return list(keep[0]["data"])
    if after.pantheon is None or before.pantheon is None:
        return ()
    laid = after.pantheon.enki if after.pantheon.enki != before.pantheon.enki else ()
    return [PROGRESS[token].id for token in laid]


# -- actions in words ----------------------------------------------------------------------------


def described(state: GameState, action: Action) -> tuple[str, str]:
    """What an action takes, and what it does with it and for what price, as everybody sees it."""
    due = state.decisions[-1:]
    card = action.card
    if due and CHOICES[due[0].kind].secret and action.verb != "return":
        if action.verb == "install":
            return "", translate("first-did-install", space=action.other)
        if card is not None:
            return "", translate("first-did-treason", age="I" * int(card.deck[-1]))
        return "", translate("first-did-keep")
    if action.verb == "trigger":
        return "", translate("first-did-trigger")
    about = _about(state, action)
    if due and due[0].kind in _BLIND:
        return "", about
    if due:
        return "", _with_effects(action, _told_apart(state, action, option_label(state, action)))
    if card is None:
        return "", _priced(state, action, capitalised(str(in_words(action))))
    if action.verb == "wonder" and action.wonder is not None:
        return about, _priced(state, action, translate("first-did-wonder", wonder=action.wonder))
    return about, _priced(state, action, translate(f"first-did-{action.verb}"))


def _priced(state: GameState, action: Action, label: str) -> str:
    """What was done, with what it costs or, for a discarded card, brings."""
    if action.verb == "discard":
        who = state.turn
        gained = state.play(action).city(who).coins - state.city(who).coins
        return translate("offer-priced", action=label, price=coins_words(gained))
    paid = state.payments(action)
    if not paid:
        return label
    return translate("offer-priced", action=label, price=payment_words(paid, state.names))


def _with_effects(action: Action, label: str) -> str:
    """An option, with what the Wonder, token or Divinity does that it is about."""
    things = (action.token, action.divinity, action.wonder if action.verb == "draft" else None)
    thing = next((one for one in things if one is not None), None)
    return label if thing is None else named_with(label, _what_it_does(thing))


def _told_apart(state: GameState, action: Action, label: str) -> str:
    """An option, with its place or subject where the label is that of several."""
    if action.verb in ("remove", "apply"):
        at = track_words(state.names, MILITARY_TOKENS[action.subject])
        return named_with(label, at)
    if action.place_name:
        place = place_message(state, action.place_name)
        return translate("card-at-place", card=label, place=place)
    return label


def named_with(name: str, effects: str) -> str:
    """A name, with what it does."""
    return translate("first-thing-does", name=name, effects=effects)


def _what_it_does(thing: Component | str) -> str:
    """The effects of a component in a few words."""
    return "" if isinstance(thing, str) else listed(effects(thing), ";")


def _called(thing: Component | str) -> str:
    """The name of a component or of a token on a card, as it is asked for."""
    if not isinstance(thing, str):
        return local_name(thing)
    return thing if thing.isdigit() else mythology_name(thing)


def _about(state: GameState, action: Action) -> str:
    """The card of an action, with its place if the name is ambiguous."""
    card = action.card
    due = state.decisions[-1:]
    places = [one.name for one in state.structure if one.card is card and card is not None]
    if card is None or (due and due[0].kind in _BLIND):
        place = places[0] if places else action.place_name
        return str(place_message(state, place)) if place else ""
    alike = sum(str(one.card) == str(card) for one in state.structure if one.accessible)
    name = local_name(card)
    if alike > 1 and places:
        return translate("card-at-place", card=name, place=place_message(state, places[0]))
    return name


# -- games as data -------------------------------------------------------------------------------


def _saved(state: GameState) -> dict[str, Any]:
    saved: dict[str, Any] = json.loads(state.to_json())
    return saved


def _from(saved: dict[str, Any]) -> GameState:
    return from_json(json.dumps(saved))


def _drawn_instead(known: _Known, number: int, guess: Component, truth: Component) -> _Known:
    """The same with another token drawn from the box just now, also where it is taken.

    Earlier draws stay: a token that was put back may have been seen before.
    """
    names = {guess.id: truth.id, truth.id: guess.id}
    draws = [names.get(token, token) for token in known.chance[number]["draws"]]
    known, done = known.with_chance(number, draws=draws), known.pending
    if done is None or VERBS[done.verb].subject != guess.kind or done.subject != guess.index:
        return known
    return replace(known, pending=done._replace(subject=truth.index))


def _written(thing: Component) -> str:
    """The id of a component in saved games."""
    copy = getattr(thing, "copy", 0)
    return f"{thing.id}#{copy}" if copy else thing.id


def _swapped(known: _Known, one: Component, other: Component) -> _Known:
    """The same with two components swapped everywhere."""
    names = {_written(one): _written(other), _written(other): _written(one)}

    def swap(value: object) -> Any:
        if isinstance(value, dict):
            return {
                key: inner if key in _NOT_SWAPPED else swap(inner) for key, inner in value.items()
            }
        if isinstance(value, list):
            return [swap(inner) for inner in value]
        return names.get(value, value) if isinstance(value, str) else value

    start: Any = swap(_saved(known.start))
    for board in (start["pantheon_board"], start["senate"]):
        if board is not None:  # "seen" has ids as keys
            board["seen"] = {names.get(key, key): who for key, who in board["seen"].items()}
    numbers = {one.index: other.index, other.index: one.index}

    def swapped(action: Action) -> Action:
        spelling = VERBS[action.verb]
        subject, second = action.subject, action.other
        if spelling.subject == one.kind:
            subject = numbers.get(subject, subject)
        if spelling.other == one.kind:
            second = numbers.get(second, second)
        return action._replace(subject=subject, other=second)

    return replace(
        known,
        start=_from(start),
        actions=tuple(map(swapped, known.actions)),
        pending=None if known.pending is None else swapped(known.pending),
        chance={number: swap(chance) for number, chance in known.chance.items()},
    )
