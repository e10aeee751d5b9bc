"""Rulings on a position: what is legal, what it costs, and which rule says so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from duel_nb.boards.drawing.labels import component_words, listed, plural
from duel_nb.boards.paint import text as board_text
from duel_nb.boards.widget.offers import offer
from duel_nb.boards.widget.preview import ActionPreviews
from duel_nb.catalog import CATALOG, RESOURCES, Card
from duel_nb.engine import Action, DuelError, GameState, Payment, Refusal, position
from duel_nb.engine.actions import track_place
from duel_nb.engine.position.said import as_said, said
from duel_nb.engine.position.setups import NotASetup, setup_of
from duel_nb.engine.rules.science import SUPREMACY
from duel_nb.engine.state.senate import Senate
from duel_nb.engine.worlds import own_turn, world
from duel_nb.lessons import questions
from duel_nb.lessons.answers import Answer, Reason

_NOT_YOUR_TURN: Final = "BASE-TURN-01"
_TOO_DEAR: Final = "BASE-COST-04"
#: Events that only repeat lines of the bill.
_IN_THE_BILL: Final = ("chain", "price")


class Rulings:
    """Answers questions about one position, in words.

    Attributes:
        state: the position.
        teacher: whether its answers name what lies face down, too.
    """

    def __init__(
        self, state: GameState, setup: Mapping[str, Any] | None = None, *, teacher: bool = False
    ) -> None:
        self.state = state
        self.teacher = teacher
        self._given = dict(setup) if setup is not None else None

    @property
    def setup(self) -> dict[str, Any] | None:
        """The keywords that set it up; None for a position that needs a whole game.

        Of a game, what lies face down is dealt anew: nobody who asks can know it.
        """
        return self._setup(self.state.to_act)

    @property
    def of_game(self) -> bool:
        """Whether it is a position of a game, and was not set up from names."""
        return self._given is None

    def set_up(self, **setup: Any) -> None:
        """Another position, as for `duel_nb.position`; the old one stays when that fails.

        Raises:
            PositionError: something unknown (with the nearest match) or impossible.
        """
        self.state, self._given = position(**setup), dict(setup)

    # -- questions -------------------------------------------------------------------------

    def can(self, player: str, action: str | Action) -> Answer:
        """Whether a player can do something now, what it costs and does, or why not.

        Args:
            player: "A", "B" or a player's name.
            action: the action in notation, such as "build Library".

        Raises:
            NotationError: the text is not an action; the nearest is named.
            DuelError: there is no such player.
        """
        who = self._player(player)
        seen = self._seen(who)
        act = seen.read(action) if isinstance(action, str) else action
        words = str(act).replace("wonder ", "construct ", 1)  # the notation has no verb there
        asked = f"Can {self._name(who)} {words}?"
        refusal = seen.why_not(act, who)
        if refusal is None:
            return self._allowed(asked, who, act)
        reasons = [Reason(refusal.text, refusal.rule), *self._bill(seen, act, refusal)]
        verdict = "No."
        own = self._own_turn(who) if refusal.rule == _NOT_YOUR_TURN else None
        if own is not None:
            verdict = "No, not now."
            later = own.why_not(act)
            if later is None:
                verdict = f"Not now, but in {self._name(who)}'s own turn, yes."
            else:
                text = f"And in {self._name(who)}'s own turn: {later.text}"
                reasons.append(Reason(text, later.rule))
            reasons += self._bill(own, act, later)
        return Answer(
            asked,
            verdict,
            tuple(reasons),
            self.state,
            yes=False,
            setup=self._setup(who),
            payment=next(iter((own or seen).payments(act)), None),
            tries=((f"{who}: {act}", refusal.rule),),
        )

    def cost(self, thing: str, player: str | None = None) -> Answer:
        """What a Building or Wonder costs a player, item by item.

        Args:
            thing: its name.
            player: "A", "B" or a player's name; by default whoever's turn it is.

        Raises:
            UnknownName: no card or Wonder has this name; the nearest are named.
            DuelError: there is no such player.
        """
        who = self.state.turn if player is None else self._player(player)
        payment = self._seen(who).cost_of(thing, who)
        city, name = self.state.city(who), self._name(who)
        reasons = list(self._items(self.state, payment))
        has, rule = f"{name} has {plural(city.coins, 'coin')}", None
        if city.astarte:
            has, rule = f"{has} and {city.astarte} on Astarte", "PAN-ASTARTE-02"
        if payment.total > city.purse:
            text = f"{has}: {payment.total - city.purse} short."
            reasons.append(Reason(text, _TOO_DEAR))
        elif payment.total:
            left = plural(city.purse - payment.total, "coin")
            reasons.append(Reason(f"{has} and would keep {left}.", rule))
        return Answer(
            f"What does {payment.name} cost {name}?",
            "Nothing." if not payment.total else f"{plural(payment.total, 'coin')}.",
            tuple(reasons),
            self.state,
            setup=self._setup(who),
            payment=payment,
            says=(f"price of {payment.name} for {who} is {payment.total}",),
        )

    def moves(self, player: str | None = None) -> Answer:
        """All the legal moves, with what each costs and brings, and what is refused and why.

        Args:
            player: "A", "B" or a player's name; by default whoever is to act.

        Raises:
            DuelError: there is no such player.
        """
        who = (self.state.to_act or "A") if player is None else self._player(player)
        state, setup = self._seen(who), self._setup(who)
        asked = f"What are all the legal moves of {self._name(who)}?"
        if who != state.to_act:
            own = self._own_turn(who)
            if own is None:
                return self._none(asked)
            state, setup = own, {**(setup or {}), "turn": who}
            name = self._name(who)
            asked = f"What would be all the legal moves of {name}, in {name}'s own turn?"
        actions = self._legal(state)
        ahead = self._previews(state)
        reasons = [
            Reason(f"{act}: {self._note(state, act, ahead)}".rstrip(": ")) for act in actions
        ]
        refused = _refused(state, self._open_cards(state))
        reasons += [Reason(f"Refused, {act}: {why.text}", why.rule) for act, why in refused]
        return Answer(
            asked,
            f"{plural(len(actions), 'legal move')}.",
            tuple(reasons),
            self.state,
            setup=setup,
            actions=actions,
            says=(f"only legal: {', '.join(map(str, actions))}",),
        )

    def explain(self) -> Answer:
        """What matters in the position: who is to act, prices, tokens, how near the end is."""
        state = self._seen(self.state.to_act)
        reasons = [self._due(state)]
        for who in "AB":
            reasons += self._about(who)
        if state.pawn and state.outcome is None:
            winner = "A" if state.pawn > 0 else "B"
            missing = plural(CATALOG.capital - abs(state.pawn), "space")
            text = f"The Conflict pawn is {missing} from a victory of {self._name(winner)}."
            reasons.append(Reason(text, "BASE-MIL-05"))
        if state.pantheon is not None and state.pantheon.minerva is not None:
            where = track_place(state.pantheon.minerva, state.names)
            text = f"Minerva, {where}, stops the pawn once."
            reasons.append(Reason(text, "PAN-MINERVA-02"))
        built = len(state.constructed_wonders)
        if built:
            verb = "has" if built == 1 else "have"
            most = CATALOG.wonders_built_at_most
            text = f"{plural(built, 'Wonder')} of at most {most} {verb} been constructed."
            reasons.append(Reason(text, "BASE-WON-03"))
        when = f"Age {'I' * state.age}" if state.age else "the draft of the Wonders"
        return Answer("What matters here?", f"This is {when}.", tuple(reasons), state)

    # -- scenarios -------------------------------------------------------------------------

    def scenario(self, answer: Answer) -> str:
        """A question and its answer as the text of a scenario file, which has been checked.

        Raises:
            NotASetup: the position needs a whole game, or the answer is nothing to check.
        """
        return questions.text_of(_answer(answer))

    def save(self, answer: Answer, path: str | Path = ".") -> Path:
        """Write a question and its answer as a scenario file.

        Args:
            answer: what the referee said.
            path: the file, or a folder for a file named after the question.

        Raises:
            NotASetup: see `scenario`.
            FileExistsError: the file is there already; it stays as it is.
            OSError: it cannot be written.
        """
        return questions.save(_answer(answer), Path(path))

    # -- showing ---------------------------------------------------------------------------

    def text(self) -> str:
        """The position in words, and what matters in it."""
        return f"{board_text.text(self.shown)}\n{self.explain()}\n"

    @property
    def shown(self) -> GameState:
        """The position as it is shown: what the one to act knows of a game, else what was told."""
        if self._given is None:
            return self.state.view(self.state.to_act)
        return as_said(self.state, said(self._given))

    def __repr__(self) -> str:
        return self.text()

    # -- inside ----------------------------------------------------------------------------

    def _player(self, player: str) -> str:
        for who, name in zip("AB", self.state.names, strict=True):
            if str(player).casefold() in (who.casefold(), name.casefold()):
                return who
        a, b = self.state.names
        named = "" if (a, b) == ("A", "B") else f" ({a} or {b})"
        raise DuelError(f"There is no player {player!r}; expected A or B{named}.")

    def _name(self, who: str) -> str:
        return self.state.names["AB".index(who)]

    def _seen(self, who: str | None) -> GameState:
        """The position as a player knows it, or for a teacher as it is."""
        return self.state if self.teacher else self.state.view(who)

    def _setup(self, who: str | None) -> dict[str, Any] | None:
        """The keywords that set up a position that could be this one, as far as a player knows."""
        if self._given is not None:
            return self._given
        try:
            return setup_of(self.state if self.teacher else world(self.state.view(who)))
        except NotASetup:
            return None

    def _legal(self, state: GameState) -> tuple[Action, ...]:
        return tuple(state.legal_actions())

    def _open_cards(self, state: GameState) -> list[Card]:
        """The accessible cards that are known."""
        return [place.card for place in state.structure if place.accessible and place.card]

    def _note(self, state: GameState, action: Action, ahead: ActionPreviews) -> str:
        """What an action costs and does, in a few words."""
        made = offer(state, action, ahead=ahead)
        price = made.label.partition(": ")[2] if state.payments(action) else ""
        return ". ".join(part for part in (price, made.foretold) if part)

    def _previews(self, state: GameState) -> ActionPreviews:
        return ActionPreviews(state, all_told=self.teacher)

    def _own_turn(self, who: str) -> GameState | None:
        """The same position on the player's own turn, where no choice is due."""
        if self.state.decisions or not self.state.age or self.state.outcome is not None:
            return None
        return own_turn(self._seen(who), who)

    def _allowed(self, asked: str, who: str, act: Action) -> Answer:
        state = self._seen(who)
        payment = next(iter(state.payments(act)), None)
        verdict = "Yes."
        if payment is not None:
            price = plural(payment.total, "coin") if payment.total else "nothing"
            verdict = f"Yes, for {price}."
        reasons = list(self._items(state, payment)) if payment is not None else []
        told = self._previews(state).of(act)
        reasons += [
            Reason(event.text, event.rule)
            for event in told.events()
            if payment is None or event.kind not in _IN_THE_BILL
        ]
        reasons += told.agreed(_due_then)
        return Answer(
            asked,
            verdict,
            tuple(reasons),
            self.state,
            yes=True,
            setup=self._setup(who),
            payment=payment,
            says=(f"legal: {act}",),
            does=f"{who}: {act}",
            then=tuple(told.agreed(questions.changes)),
        )

    def _bill(self, state: GameState, act: Action, refusal: Refusal | None) -> Iterable[Reason]:
        """The items of a price, where it is the price that matters."""
        if refusal is None or refusal.rule == _TOO_DEAR:
            for payment in state.payments(act)[:1]:
                yield from self._items(state, payment)

    def _items(self, state: GameState, payment: Payment) -> Iterable[Reason]:
        for line in payment.lines:
            text = line.text[:1].upper() + line.text[1:]
            if line.kind == "bought":
                text += f": {plural(line.coins, 'coin')}"
            yield Reason(f"{text}.", line.rule, billed=True)
        if payment.to_opponent:
            other = state.names["BA".index(payment.player)]
            coins = plural(payment.to_opponent, "coin")
            text = f"{coins} of this would go to {other}, who has Economy."
            yield Reason(text, "BASE-PROG-ECONOMY", billed=True)

    def _none(self, asked: str) -> Answer:
        state = self.state
        if state.outcome is not None:
            over = f"The game is over: {state.outcome.told(state.names)}."
            return Answer(asked, "None.", (Reason(over, state.outcome.rule),), state)
        return Answer(asked, "None now.", (self._due(state.view(None)),), state)

    def _due(self, state: GameState) -> Reason:
        if state.outcome is not None:
            return Reason(
                f"The game is over: {state.outcome.told(state.names)}.", state.outcome.rule
            )
        if state.decisions:
            return Reason(state.decisions[-1].text, state.decisions[-1].rule)
        return Reason(f"It is {self._name(state.turn)}'s turn.", _NOT_YOUR_TURN)

    def _about(self, who: str) -> Iterable[Reason]:
        city, name = self.state.city(who), self._name(who)
        other = self.state.city("BA"["AB".index(who)])
        made = [f"{units} {resource}" for resource, units in city.production.items() if units]
        made += [f"1 {listed(kinds, 'or')}" for kinds in city.choices]
        has = f"{name} has {plural(city.coins, 'coin')} and produces {listed(made) or 'nothing'}."
        if self._given is not None and "coins" not in (self._given.get(who) or {}):
            has = f"{name} produces {listed(made) or 'nothing'}."
        yield Reason(has, "BASE-PROD-01" if made else None)
        fixed = {r: c.name for c in city.buildings for r in c.fixed_price}
        dear = {r: other.production[r] for r in RESOURCES if r not in fixed and other.production[r]}
        prices = listed(f"{resource} {city.prices[resource]}" for resource in RESOURCES)
        yield Reason(f"{name} buys at {prices} coins a unit.", "BASE-TRADE-01")
        if dear:
            symbols = listed(f"{units} {resource}" for resource, units in dear.items())
            yield Reason(f"Dearer by what the opponent produces: {symbols}.", "BASE-TRADE-01")
        if fixed:
            cards = listed(f"{resource} by {card}" for resource, card in fixed.items())
            price = plural(max(city.prices[resource] for resource in fixed), "coin")
            yield Reason(f"Fixed at {price}: {cards}.", "BASE-TRADE-06")
        for token in city.progress:
            yield Reason(f"{name} owns {component_words(token)}.", token.rule)
        if city.symbols:
            text = f"{name} has {plural(len(city.symbols), 'different scientific symbol')}"
            text += f" of {SUPREMACY}."
            yield Reason(text, "BASE-SCI-06")
        if self.state.senate is not None:
            yield from self._in_the_senate(who, self.state.senate)

    def _in_the_senate(self, who: str, senate: Senate) -> Iterable[Reason]:
        city, name = self.state.city(who), self._name(who)
        held = [chamber for chamber in senate.chambers if chamber.controller == who]
        if held:
            points = self.state.scores()[who].senate or 0
            numbers = listed(str(chamber.number) for chamber in held)
            word = "Chamber" if len(held) == 1 else "Chambers"
            text = f"{name} controls {word} {numbers} of the Senate: {plural(points, 'point')}."
            yield Reason(text, "AGO-CTRL-07")
        for decree in city.decrees_in_force:
            text = f"{name} has the Decree {decree.name} in force."
            yield Reason(text, decree.rule)
        price = self.state.cost_of("Conspirator", who).total
        yield Reason(f"The next Senator costs {name} {plural(price, 'coin')}.", "AGO-SENATOR-02")
        ready = [site for site in city.conspiracies if site.prepared]
        if ready:
            word = "Conspiracy is" if len(ready) == 1 else "Conspiracies are"
            yield Reason(f"{len(ready)} of {name}'s {word} prepared.", "AGO-PLOT-02")


def _answer(given: object) -> Answer:
    if not isinstance(given, Answer):
        raise TypeError(f"Expected an answer of the referee, such as can() gives, not {given!r}.")
    return given


def _due_then(before: GameState, after: GameState) -> Iterable[Reason]:
    """The choice that an action makes due."""
    for due in after.view(None).decisions[-1:]:
        yield Reason(f"Then: {due.text}", due.rule)


def _refused(state: GameState, cards: Sequence[Card]) -> Iterable[tuple[Action, Refusal]]:
    """What the one whose turn it is might like to do with accessible cards and may not."""
    if state.decisions or state.outcome is not None or not state.age:
        return
    for card in cards:
        # Senators that look alike cost the same: any copy will do.
        act = Action("recruit" if card.senator else "build", card.index)
        why = state.why_not(act)
        if why is not None:
            yield act, why
    for site in state.city(state.turn).wonders:
        if not site.standing and cards:
            act = Action("wonder", site.wonder.index, cards[0].index)
            why = state.why_not(act)
            if why is not None:
                yield act, why
