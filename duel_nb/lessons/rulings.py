"""Rulings on a position: what is legal, what it costs, and which rule says so."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from duel_nb.arguments import text
from duel_nb.boards.drawing.labels import component_words, payment_words, price_words
from duel_nb.boards.paint import text as board_text
from duel_nb.boards.scene.viewer import name_of
from duel_nb.boards.widget.offers import offer
from duel_nb.boards.widget.preview import ActionPreviews
from duel_nb.catalog import CATALOG, RESOURCES, Card
from duel_nb.engine import Action, DuelError, GameState, Payment, Refusal, position
from duel_nb.engine.actions import track_place
from duel_nb.engine.position.given import given_setup, given_view
from duel_nb.engine.position.setups import NotASetup, setup_of
from duel_nb.engine.rules.science import SUPREMACY
from duel_nb.engine.state.senate import Senate
from duel_nb.engine.state.tables import opponent_of
from duel_nb.engine.worlds import own_turn, world
from duel_nb.lessons import questions
from duel_nb.lessons.answers import Answer, Reason, because
from duel_nb.messages import Listed, Message, Part
from duel_nb.quoting import shown
from duel_nb.words.actions import in_words

_NOT_YOUR_TURN: Final = "BASE-TURN-01"
_TOO_DEAR: Final = "BASE-COST-04"
#: Kinds of events that only repeat items of the bill.
_IN_THE_BILL: Final = ("chain", "price")


class Rulings:
    """Answers questions about one position, in words.

    Attributes:
        state: the position.
        teacher: whether its answers name face-down cards, too.
    """

    def __init__(
        self, state: GameState, setup: Mapping[str, Any] | None = None, *, teacher: bool = False
    ) -> None:
        self.state = state
        self.teacher = teacher
        self._given = dict(setup) if setup is not None else None

    @property
    def setup(self) -> dict[str, Any] | None:
        """The keywords that set it up; None if that is impossible.

        For a position of a game, face-down cards are dealt again: nobody can know them.
        """
        return self._setup(self.state.to_act)

    @property
    def of_game(self) -> bool:
        """Whether it is a position of a game, not set up from keywords."""
        return self._given is None

    def set_up(self, **setup: Any) -> None:
        """Set up another position, as `duel_nb.position`; after an error the old one is kept.

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
            NotationError: the text is not an action; the message has the nearest.
            DuelError: there is no such player.
        """
        who = self._player(player)
        seen = self._seen(who)
        act = seen.read(action) if isinstance(action, str) else action
        meant = seen.with_offerings(act)
        asked, act = self._question(who, act), meant
        refusal = seen.why_not(act, who)
        if refusal is None:
            return self._allowed(asked, who, act)
        reasons = [Reason(refusal.text, refusal.rule), *self._bill(seen, act, refusal)]
        verdict = Message("ruling-no")
        own = self._own_turn(who) if refusal.rule == _NOT_YOUR_TURN else None
        if own is not None:
            act, verdict = own.with_offerings(act), Message("ruling-not-now")
            later, name = own.why_not(act), self._name(who)
            if later is None:
                verdict = Message("ruling-own-turn-yes", who=name)
            else:
                reasons.append(
                    because("ruling-in-own-turn", later.rule, who=name, reason=later.message)
                )
            reasons += self._bill(own, act, later)
        return Answer(
            asked,
            str(verdict),
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
            player: "A", "B" or a player's name; by default the active player.

        Raises:
            UnknownName: no card or Wonder has this name; the message has the nearest.
            DuelError: there is no such player.
        """
        who = self.state.turn if player is None else self._player(player)
        payment = self._seen(who).cost_of(thing, who)
        city, name = self.state.city(who), self._name(who)
        reasons = [*self._items(self.state, payment), *self._other_ways(payment)]
        parts: dict[str, Part] = {"who": name, "coins": city.coins, "astarte": city.astarte}
        left = city.purse - payment.total
        if city.purse < min(paid.total for paid in (payment, *payment.others)):
            key = "ruling-short-with-astarte" if city.astarte else "ruling-short"
            reasons.append(because(key, _TOO_DEAR, short=-left, **parts))
        elif payment.total and left >= 0:
            key = "ruling-keeps-with-astarte" if city.astarte else "ruling-keeps"
            rule = "PAN-ASTARTE-02" if city.astarte else None
            reasons.append(because(key, rule, left=left, **parts))
        verdict = Message("ruling-nothing")
        if payment.total:
            verdict = Message("ruling-coins", coins=payment.total)
        return Answer(
            str(Message("ruling-cost", thing=payment.thing, who=name)),
            str(verdict),
            tuple(reasons),
            self.state,
            setup=self._setup(who),
            payment=payment,
            says=(f"price of {payment.name} for {who} is {payment.total}",),
        )

    def moves(self, player: str | None = None) -> Answer:
        """All legal moves with their prices and effects, and what is illegal and why.

        Args:
            player: "A", "B" or a player's name; by default the player to act.

        Raises:
            DuelError: there is no such player.
        """
        who = (self.state.to_act or "A") if player is None else self._player(player)
        state, setup = self._seen(who), self._setup(who)
        asked = str(Message("ruling-moves", who=self._name(who)))
        if who != state.to_act:
            own = self._own_turn(who)
            if own is None:
                return self._none(asked)
            state, setup = own, {**(setup or {}), "turn": who}
            asked = str(Message("ruling-moves-own-turn", who=self._name(who)))
        actions = self._legal(state)
        ahead = self._previews(state)
        reasons = [self._move(state, act, self._note(state, act, ahead)) for act in actions]
        refused = _refused(state, self._open_cards(state))
        reasons += [
            because(
                "ruling-refused", why.rule, action=in_words(act, state.names), reason=why.message
            )
            for act, why in refused
        ]
        return Answer(
            asked,
            str(Message("ruling-count", count=len(actions))),
            tuple(reasons),
            self.state,
            setup=setup,
            actions=actions,
            says=(f"only legal: {', '.join(map(str, actions))}",),
        )

    def explain(self) -> Answer:
        """What matters in the position: who is to act, production, prices, threats."""
        state = self._seen(self.state.to_act)
        reasons = [self._due(state)]
        for who in "AB":
            reasons += self._about(who)
        if state.pawn and state.outcome is None:
            winner = "A" if state.pawn > 0 else "B"
            missing = CATALOG.capital - abs(state.pawn)
            reasons.append(
                because("ruling-pawn", "BASE-MIL-05", spaces=missing, who=self._name(winner))
            )
        if state.pantheon is not None and state.pantheon.minerva is not None:
            where = track_place(state.pantheon.minerva, state.names)
            reasons.append(because("ruling-minerva", "PAN-MINERVA-02", where=where))
        built = len(state.constructed_wonders)
        if built:
            most = CATALOG.wonders_built_at_most
            reasons.append(because("ruling-wonders", "BASE-WON-03", count=built, most=most))
        asked, when = Message("ruling-what-matters"), Message("ruling-in-age", age=state.age)
        return Answer(str(asked), str(when), tuple(reasons), state)

    # -- scenarios -------------------------------------------------------------------------

    def scenario(self, answer: Answer) -> str:
        """A question and its answer as the text of a scenario file, which has been checked.

        Raises:
            NotASetup: the position cannot be set up, or there is nothing to check.
        """
        return questions.text_of(_answer(answer))

    def save(self, answer: Answer, path: str | Path = ".") -> Path:
        """Write a question and its answer as a scenario file.

        Args:
            answer: the referee's answer.
            path: the file, or a folder for a file named after the question.

        Raises:
            NotASetup: see `scenario`.
            FileExistsError: the file exists already; it is not changed.
            OSError: it cannot be written.
        """
        return questions.save(_answer(answer), Path(path))

    # -- showing ---------------------------------------------------------------------------

    def text(self) -> str:
        """The position in words, and what matters in it."""
        return f"{board_text.text(self.shown)}\n{self.explain()}\n"

    @property
    def shown(self) -> GameState:
        """The position to show: of a game the view of the player to act, else what was given."""
        if self._given is None:
            return self.state.view(self.state.to_act)
        return given_view(self.state, given_setup(self._given))

    def __repr__(self) -> str:
        return self.text()

    # -- inside ----------------------------------------------------------------------------

    def _player(self, player: str) -> str:
        text("player", player)
        for who, name in zip("AB", self.state.names, strict=True):
            if player.casefold() in (who.casefold(), name.casefold()):
                return who
        a, b = self.state.names
        if (a, b) == ("A", "B"):
            raise DuelError(Message("ruling-no-player", typed=shown(player)))
        unknown = Message("ruling-no-player-named", typed=shown(player), first=a, second=b)
        raise DuelError(str(unknown))

    def _question(self, who: str, act: Action) -> str:
        """The question whether somebody can do something."""
        action = in_words(act, self.state.names)
        if action.key == "action-wonder":  # the notation has no verb there
            action = Message("asked-wonder", action.parts)
        return str(Message("ruling-can", who=self._name(who), action=action))

    def _move(self, state: GameState, act: Action, note: str) -> Reason:
        """A legal move, with a note on its price and effects if there is one."""
        action = in_words(act, state.names)
        if not note:
            return because("ruling-move-alone", action=action)
        return because("ruling-move", action=action, note=note)

    def _name(self, who: str) -> str:
        return name_of(self.state, who)

    def _seen(self, who: str | None) -> GameState:
        """A player's view of the position; for a teacher the position itself."""
        return self.state if self.teacher else self.state.view(who)

    def _setup(self, who: str | None) -> dict[str, Any] | None:
        """The keywords of a position that could be this one, as far as a player knows."""
        if self._given is not None:
            return self._given
        try:
            return setup_of(self.state if self.teacher else world(self.state.view(who)))
        except NotASetup:
            return None

    def _legal(self, state: GameState) -> tuple[Action, ...]:
        return tuple(state.legal_actions())

    def _open_cards(self, state: GameState) -> list[Card]:
        """The accessible cards that are face up."""
        return [place.card for place in state.structure if place.accessible and place.card]

    def _note(self, state: GameState, action: Action, ahead: ActionPreviews) -> str:
        """The price and effects of an action, in a few words."""
        made = offer(state, action, ahead=ahead)
        paid = state.payments(action)
        price = payment_words(paid, state.names)
        if not (price and made.foretold):
            return price or made.foretold
        return str(Message("ruling-price-and-note", price=price, note=made.foretold))

    def _previews(self, state: GameState) -> ActionPreviews:
        return ActionPreviews(state, all_known=self.teacher)

    def _own_turn(self, who: str) -> GameState | None:
        """The same position on the player's own turn; None if that makes no sense."""
        if self.state.decisions or not self.state.age or self.state.outcome is not None:
            return None
        return own_turn(self._seen(who), who)

    def _allowed(self, asked: str, who: str, act: Action) -> Answer:
        state = self._seen(who)
        payment = next(iter(state.payments(act)), None)
        verdict = Message("ruling-yes")
        if payment is not None:
            verdict = Message("ruling-yes-for-nothing")
            if payment.total:
                verdict = Message("ruling-yes-for", coins=payment.total)
            if payment.offerings:
                verdict = _with_offerings("ruling-yes-with-offerings", payment)
        reasons = list(self._items(state, payment)) if payment is not None else []
        preview = self._previews(state).of(act)
        reasons += [
            Reason(event.text, event.rule)
            for event in preview.events()
            if payment is None or event.kind not in _IN_THE_BILL
        ]
        reasons += preview.common(_due_then)
        return Answer(
            asked,
            str(verdict),
            tuple(reasons),
            self.state,
            yes=True,
            setup=self._setup(who),
            payment=payment,
            says=(f"legal: {act}",),
            does=f"{who}: {act}",
            then=tuple(preview.common(questions.changes)),
        )

    def _bill(self, state: GameState, act: Action, refusal: Refusal | None) -> Iterable[Reason]:
        """The items of the price, if the price matters."""
        if refusal is None or refusal.short:
            for payment in state.payments(act)[:1]:
                yield from self._items(state, payment)

    def _items(self, state: GameState, payment: Payment) -> Iterable[Reason]:
        for line in payment.lines:
            item = Message("ruling-item", item=line.text)
            if line.kind == "bought":
                item = Message("ruling-item-bought", item=line.text, coins=line.coins)
            yield Reason(str(item), line.rule, billed=True)
        if payment.to_opponent:
            other = name_of(state, opponent_of(payment.player))
            item = Message("ruling-to-opponent", coins=payment.to_opponent, who=other)
            yield Reason(str(item), "BASE-PROG-ECONOMY", billed=True)

    def _other_ways(self, payment: Payment) -> Iterable[Reason]:
        """The other sensible payments of a thing."""
        for other in payment.others:
            if other.offerings:
                yield Reason(str(_with_offerings("ruling-with-offerings", other)), "PAN-OFF-01")
            else:
                price = payment_words((other, payment), self.state.names)
                items = Listed(*(line.message for line in other.lines), last=";")
                yield because("ruling-or", "BASE-PROD-03", price=price, items=items)

    def _none(self, asked: str) -> Answer:
        state = self.state
        key = "ruling-none-now" if state.outcome is None else "ruling-none"
        return Answer(asked, str(Message(key)), (self._due(state.view(None)),), state)

    def _due(self, state: GameState) -> Reason:
        if state.outcome is not None:
            how = state.outcome.message(state.names)
            return because("no-action-as-over", state.outcome.rule, how=how)
        if state.decisions:
            return Reason(state.decisions[-1].text, state.decisions[-1].rule)
        return because("ruling-turn", _NOT_YOUR_TURN, who=self._name(state.turn))

    def _about(self, who: str) -> Iterable[Reason]:
        city, name = self.state.city(who), self._name(who)
        other = self.state.city(opponent_of(who))
        produced = _units({r: units for r, units in city.production.items() if units})
        choices = [Listed(*map(_resource, kinds), last="or") for kinds in city.choices]
        made = [*produced, *(Message("ruling-one-of", resources=kinds) for kinds in choices)]
        coins_unknown = self._given is not None and "coins" not in (self._given.get(who) or {})
        if not made:
            key = "ruling-makes-nothing" if coins_unknown else "ruling-has-nothing-made"
            yield because(key, who=name, coins=city.coins)
        else:
            key = "ruling-makes" if coins_unknown else "ruling-has"
            things = Listed(*made, last="and")
            yield because(key, "BASE-PROD-01", who=name, coins=city.coins, made=things)
        fixed = {r: c for c in city.buildings for r in c.fixed_price}
        dear = {r: other.production[r] for r in RESOURCES if r not in fixed and other.production[r]}
        prices = (
            Message("ruling-unit-price", resource=_resource(one), price=city.prices[one])
            for one in RESOURCES
        )
        yield because("ruling-buys", "BASE-TRADE-01", who=name, prices=Listed(*prices, last="and"))
        if dear:
            symbols = Listed(*_units(dear), last="and")
            yield because("ruling-dearer", "BASE-TRADE-01", symbols=symbols)
        if fixed:
            cards = (
                Message("ruling-fixed-by", resource=_resource(one), card=card)
                for one, card in fixed.items()
            )
            price = max(city.prices[resource] for resource in fixed)
            yield because(
                "ruling-fixed", "BASE-TRADE-06", coins=price, cards=Listed(*cards, last="and")
            )
        for token in city.progress:
            yield because("ruling-owns", token.rule, who=name, token=component_words(token))
        if city.symbols:
            count = len(city.symbols)
            yield because("ruling-symbols", "BASE-SCI-06", who=name, count=count, needed=SUPREMACY)
        if self.state.senate is not None:
            yield from self._in_the_senate(who, self.state.senate)

    def _in_the_senate(self, who: str, senate: Senate) -> Iterable[Reason]:
        city, name = self.state.city(who), self._name(who)
        held = [chamber for chamber in senate.chambers if chamber.controller == who]
        if held:
            points = self.state.scores()[who].senate or 0
            yield because(
                "ruling-controls",
                "AGO-CTRL-07",
                who=name,
                count=len(held),
                chambers=Listed(*(chamber.number for chamber in held), last="and"),
                points=points,
            )
        for decree in city.decrees_in_force:
            yield because("ruling-decree", decree.rule, who=name, decree=decree)
        price = self.state.cost_of("Conspirator", who).total
        yield because("ruling-next-senator", "AGO-SENATOR-02", who=name, coins=price)
        ready = [site for site in city.conspiracies if site.prepared]
        if ready:
            yield because("ruling-prepared", "AGO-PLOT-02", who=name, count=len(ready))


def _with_offerings(key: str, payment: Payment) -> Message:
    """A message about a payment with Offering tokens."""
    worth, price = Listed(*payment.offerings, last="and"), price_words(payment.total)
    return Message(key, count=len(payment.offerings), worth=worth, price=price)


def _resource(name: str) -> Message:
    return Message(f"resource-{name}")


def _units(made: Mapping[str, int]) -> list[Message]:
    """Units of resources, such as 2 wood."""
    return [
        Message("count-units", units=units, resource=_resource(resource))
        for resource, units in made.items()
    ]


def _answer(given: object) -> Answer:
    if not isinstance(given, Answer):
        raise DuelError(Message("ruling-no-answer", given=shown(given)))
    return given


def _due_then(before: GameState, after: GameState) -> Iterable[Reason]:
    """The choice that an action leads to."""
    for due in after.view(None).decisions[-1:]:
        yield because("ruling-then", due.rule, due=due.message)


def _refused(state: GameState, cards: Sequence[Card]) -> Iterable[tuple[Action, Refusal]]:
    """Constructions and recruitments that the active player may want and cannot do."""
    if state.decisions or state.outcome is not None or not state.age:
        return
    for card in cards:
        # identical Senators cost the same: any copy will do
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
