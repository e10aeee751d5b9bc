"""Rulings on a position: what is legal, what it costs, and which rule says so."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from duel_nb.arguments import text
from duel_nb.catalog import CATALOG, RESOURCES, Component, UnknownName
from duel_nb.engine import Action, DuelError, GameState, IllegalAction, Payment, position
from duel_nb.engine.position.given import given_setup, given_view
from duel_nb.engine.position.setups import NotASetup, setup_of
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.engine.worlds import own_turn, world
from duel_nb.lessons.rulings import questions
from duel_nb.lessons.rulings.answers import Answer, Reason, because
from duel_nb.lessons.rulings.completions import Completions
from duel_nb.lessons.rulings.facts import Facts, joined
from duel_nb.lessons.rulings.findings import EngineAnswer, Finding, FittingCase, Inquiry
from duel_nb.lessons.rulings.known import Fit, Known, as_here, as_named, on_turn
from duel_nb.lessons.rulings.questions import changes
from duel_nb.lessons.rulings.verdict_words import VerdictWords
from duel_nb.messages import Listed, Message, Part
from duel_nb.quoting import shown
from duel_nb.session import text as board_text
from duel_nb.session.components import payment_message
from duel_nb.session.preview import (
    ActionPreview,
    ActionPreviews,
    PreviewEffect,
    PreviewLine,
    all_effects,
)
from duel_nb.session.table import players_by_name
from duel_nb.words.actions import in_words, within_sentence

_NOT_YOUR_TURN: Final = "BASE-TURN-01"
_TOO_DEAR: Final = "BASE-COST-04"
#: Kinds of events that only repeat items of the bill.
_IN_THE_BILL: Final = ("chain", "price")


class Rulings:
    """Answers questions about one position, in words.

    What was not given of a position is unknown: an answer holds in every position that fits, or
    says what it depends on. Given are the keywords that are there: ``cards=[]`` means none. The
    defaults of turn, names, edition and expansions hold; the Age is unknown unless it is given or a
    card of the structure shows it, and so are pawn and Military tokens. A position of a game is
    known as far as the player who asks can know it.

    Args:
        state: the position.
        setup: the keywords that set it up, if it was; what is missing is unknown.
        without: what each player is known not to have, by name, where a keyword is missing.
        teacher: whether its answers name face-down cards, too.

    Attributes:
        state: the position.
        teacher: whether its answers name face-down cards, too.
    """

    def __init__(
        self,
        state: GameState,
        setup: Mapping[str, Any] | None = None,
        *,
        without: Mapping[str, Collection[str]] = MappingProxyType({}),
        teacher: bool = False,
    ) -> None:
        self.state = state
        self.teacher = teacher
        self._given = dict(setup) if setup is not None else None
        self._without = without
        self._completions: Completions | None = None

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
        self._completions, self._without = None, {}

    # -- questions -------------------------------------------------------------------------

    def can(self, player: str, action: str | Action) -> Answer:
        """Whether a player can do something now, what it costs and does, or why not.

        Args:
            player: "A", "B" or a player's name.
            action: the action in notation, such as "build Library"; an `Action` with a Wonder or a
                Conspiracy and no card means with any accessible one.

        Raises:
            NotationError: the text is not an action; the message has the nearest.
            DuelError: there is no such player.
        """
        who = self._player(player)
        known = self._known(who)
        act = known.read(action)
        question = self._question(who, act)
        drafting = self._given is not None and not self.state.age  # whose turn it is may be open
        elsewhere = who != self.state.to_act and not drafting
        refusal = self._seen(who).why_not(act, who) if elsewhere else None
        asked = Answer(
            question,
            Message("ruling-no"),
            (),
            self.state,
            about=("can", self._name(who), str(act)),
        )
        if refusal is None:
            if self._given is None:
                act = known.first.state.with_offerings(act)
            return self._ruled(asked, who, act, self._find(known, who, act))
        asked = replace(
            asked,
            yes=False,
            reasons=(Reason(refusal.message, refusal.rule),),
            setup=self._setup(who),
            tries=((f"{who}: {act}", refusal.rule),),
        )
        own = self._own_turn(who) if refusal.rule == _NOT_YOUR_TURN else None
        if own is None:
            return asked
        return self._ruled_later(asked, who, self._find(self._known_at(own), who, act))

    def read(self, text: str) -> Action:
        """The action that a text in notation means; a card that was not given is named.

        Raises:
            NotationError: it is not an action; the message has the nearest.
            AmbiguousError: it fits several legal actions.
        """
        return self._known(self.state.to_act).read(text)

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
        known = self._known(who)

        def ask(state: GameState) -> EngineAnswer:
            try:
                return EngineAnswer(None, state.cost_of(thing, who))
            except IllegalAction as error:
                return EngineAnswer(error.refusal, None)

        found = _component(thing)
        spaces = known.spaces(found.name) if found is not None else ()
        finding = Inquiry(known, who, ask, spaces[:1], spaces[1:]).finding()
        payment = finding.base.outcome.payment
        if payment is None:
            refusal = finding.base.outcome.refusal
            assert refusal is not None
            raise IllegalAction(refusal)
        words = VerdictWords(self.state)
        priced = finding.of_price(who)
        verdict = Message("ruling-verdict", verdict=words.price(priced))
        reasons = [*words.bill(finding), *words.cases(priced, priced=True)]
        if finding.price is not None and finding.price[0] == finding.price[1]:
            reasons += words.other_ways(payment)
        return Answer(
            Message("ruling-cost", thing=payment.thing, who=self._name(who)),
            verdict,
            (*reasons, *self._left(who, finding), *self._not_given()),
            self.state,
            price=finding.price,
            depends=priced.unknown,
            cases=(*finding.cases, *finding.witnesses),
            setup=self._setup_with(who, finding.base),
            payment=finding.payment,
            says=(f"price of {payment.name} for {who} is {payment.total}",),
            about=("what does", payment.thing.name, "cost", self._name(who)),
        )

    def unit_price(self, resource: str, player: str | None = None) -> Answer:
        """What a unit of a resource costs a player who lacks it.

        Args:
            resource: one of `duel_nb.catalog.RESOURCES`.
            player: "A", "B" or a player's name; by default the active player.

        Raises:
            DuelError: there is no such resource or player.
        """
        if resource not in RESOURCES:
            near = get_close_matches(str(resource), RESOURCES, n=1, cutoff=0) or RESOURCES
            raise DuelError(Message("ruling-no-resource", typed=shown(resource), near=f"{near[0]}"))
        who = self.state.turn if player is None else self._player(player)

        def ask(state: GameState) -> EngineAnswer:
            return EngineAnswer(None, None, unit=state.city(who).prices[resource])

        finding = Inquiry(self._known(who), who, ask).finding()
        priced = finding.of_price(who)
        words = VerdictWords(self.state)
        named, name = Message(f"resource-{resource}"), self._name(who)
        return Answer(
            Message("ruling-unit", resource=named, who=name),
            Message("ruling-verdict", verdict=words.price(priced)),
            (
                *words.cases(priced, priced=True),
                because("ruling-buys-when", "BASE-TRADE-01"),
                *self._not_given(),
            ),
            self.state,
            price=finding.price,
            depends=priced.unknown,
            cases=(*finding.cases, *finding.witnesses),
            setup=self._setup(who),
            about=("what does", resource, "cost", name),
        )

    def moves(self, player: str | None = None) -> Answer:
        """All legal moves with their prices and effects, and what is illegal and why.

        Args:
            player: "A", "B" or a player's name; by default the player to act.

        Raises:
            DuelError: there is no such player.
        """
        who = (self.state.to_act or "A") if player is None else self._player(player)
        known, setup = self._known(who), self._setup(who)
        asked = Message("ruling-moves", who=self._name(who))
        if who != self.state.to_act:
            own = self._own_turn(who)
            if own is None:
                return self._none(asked)
            known, setup = self._known_at(own), {**(setup or {}), "turn": who}
            asked = Message("ruling-moves-own-turn", who=self._name(who))
        moves, open_, refused = [], [], []
        for act in self._candidates(known, who):
            finding = self._find(known, who, act)
            if finding.yes:
                moves.append((act, finding))
            elif finding.yes is None:
                open_.append((act, finding))
            else:
                refused.append((act, finding))
        reasons = [self._move(act, self._note(who, act, finding)) for act, finding in moves]
        words = VerdictWords(self.state)
        reasons += [
            because("ruling-move-open", action=self._in_words(act), note=words.verdict(finding))
            for act, finding in open_
        ]
        firsts = {
            act.subject if act.verb == "wonder" else act: (act, f) for act, f in refused[::-1]
        }
        refused = [pair for pair in refused if pair in firsts.values()]
        reasons += [self._refusal(act, finding) for act, finding in refused]
        whole = not self._not_given()
        return Answer(
            asked,
            self._counted(len(moves), len(open_), whole),
            (*reasons, *self._not_given()),
            self.state,
            depends=tuple(dict.fromkeys(one for _, f in open_ for one in f.depends)),
            cases=tuple(case for _, f in open_ for case in (*f.cases, *f.witnesses)),
            setup=setup,
            actions=tuple(act for act, _ in moves),
            refused=tuple(str(act._replace(place=-1)) for act, _ in refused),
            says=(f"only legal: {', '.join(str(act) for act, _ in moves)}",)
            if whole
            else tuple(f"legal: {act}" for act, _ in moves),
            about=("what are all the legal moves of", self._name(who)),
        )

    def explain(self) -> Answer:
        """What matters in the position: who is to act, production, prices, threats."""
        known = self._known(self.state.to_act)
        each = [Facts(fit.state, teacher=self.teacher).all() for fit in known.every()]
        left = [Counter(facts) for facts in each[1:]]
        reasons = [fact for fact in each[0] if all(fact in other for other in left)]
        when = Message("ruling-in-age", age=self.state.age)
        if self._completions is not None and self._completions.is_unknown("age"):
            when = Message("ruling-age-unknown")
        return Answer(
            Message("ruling-what-matters"),
            when,
            (*joined(reasons), *self._not_given()),
            self.state,
            about=("what matters here",),
        )

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
            OSError: it cannot be written, or exists already; it is not changed.
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

    def _known(self, who: str | None) -> Known:
        """What is known of the position: all that was given, or a player's view."""
        if self._given is None:
            return Known(self._seen(who))
        if self._completions is None:
            self._completions = Completions(given_setup(self._given), self._without)
        return self._completions

    def _known_at(self, own: GameState) -> Known:
        """The same for a position on a player's own turn."""
        return Known(own) if self._given is None else self._known(None)

    def _player(self, player: str) -> str:
        text("player", player)
        if who := players_by_name(self.state).get(player.casefold()):
            return who
        a, b = self.state.names
        if (a, b) == ("A", "B"):
            raise DuelError(Message("ruling-no-player", typed=shown(player)))
        raise DuelError(Message("ruling-no-player-named", typed=shown(player), first=a, second=b))

    def _in_words(self, act: Action) -> Message:
        """An action; cards of the structure are told by their names where places are unknown."""
        return in_words(self._placed(act), self.state.names)

    def _placed(self, act: Action) -> Action:
        """An action with the place of its card, if places are known."""
        if self._given is not None and not isinstance(self._given.get("structure"), Mapping):
            return act._replace(place=-1)
        return act

    def _question(self, who: str, act: Action) -> Message:
        """The question whether somebody can do something."""
        action = within_sentence(self._placed(act), self.state.names)
        return Message("ruling-can", who=self._name(who), action=action)

    def _name(self, who: str) -> str:
        return self.state.names[PLAYERS.index(who)]

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

    def _own_turn(self, who: str) -> GameState | None:
        """The same position on the player's own turn; None if that makes no sense."""
        if self.state.decisions or not self.state.age or self.state.outcome is not None:
            return None
        return own_turn(self._seen(who), who)

    # -- in all positions that fit ---------------------------------------------------------

    def _find(self, known: Known, who: str, act: Action) -> Finding:
        """What holds of an action in all positions that fit."""

        def ask(state: GameState) -> EngineAnswer:
            turn = on_turn(state, who)
            here = turn.with_offerings(as_here(turn, act))
            refusal = turn.why_not(here, who)
            if refusal is not None and not refusal.short:
                return EngineAnswer(refusal, None)
            paid = turn.payments(here)
            if open_offerings:
                paid = tuple(sorted(paid, key=lambda payment: payment.total))
                if refusal is not None and paid:
                    refusal = turn.why_not(_spending(here, paid[0]), who)
            return EngineAnswer(refusal, next(iter(paid), None), paid)

        open_offerings = (
            act.verb == "activate" and act.other < 0 and known.is_unknown("offerings", who)
        )

        wanted = known.wanted(who, act)
        instead: tuple[Any, ...] = ()
        if act.verb == "activate":
            instead = known.spaces((act.divinity or CATALOG.gate).name)[1:]
        return Inquiry(known, who, ask, wanted, instead).finding()

    def _ruled(self, asked: Answer, who: str, act: Action, finding: Finding) -> Answer:
        """The answer to whether an action is possible now."""
        words = VerdictWords(self.state)
        asked = replace(
            asked,
            verdict=Message("ruling-verdict", verdict=words.verdict(finding)),
            yes=finding.yes,
            price=finding.price,
            depends=finding.unknown,
            cases=(*finding.cases, *finding.witnesses),
            setup=self._setup(who),
            payment=finding.payment,
        )
        if finding.yes is False:
            return replace(
                asked,
                reasons=(*words.why_not(finding), *words.bill(finding), *self._not_given()),
                tries=((f"{who}: {act}", finding.base.outcome.refusal.rule),)
                if finding.base.outcome.refusal
                else (),
            )
        preview = self._preview(who, act, finding)
        reasons = [*words.bill(finding)]
        reasons += words.cases(finding)
        reasons += self._events(preview, finding)
        reasons += self._then(preview)
        setup, then = self._played(who, act, finding)
        refusal = finding.base.outcome.refusal
        return replace(
            asked,
            reasons=(*reasons, *self._not_given()),
            setup=setup,
            says=(f"legal: {act}",) if refusal is None else (),
            tries=() if refusal is None else ((f"{who}: {act}", refusal.rule),),
            does=f"{who}: {act}" if refusal is None else None,
            then=then,
        )

    def _played(
        self, who: str, act: Action, finding: Finding
    ) -> tuple[dict[str, Any] | None, tuple[str, ...]]:
        """A position that fits, by its keywords, and what the action surely changes there."""
        base = finding.base
        if not base.yes:
            return (self._setup(who) if self._given is None else dict(base.setup)), ()
        if self._given is None:
            return self._setup(who), tuple(self._preview(who, act, finding).common(changes))
        alike = [case.fit for case in finding.all_cases if case.assumed == base.assumed]
        then = tuple(self._preview_in(who, act, alike).common(changes))
        if base.assumed:
            enough = self._with_just_enough(who, base)
            return dict(enough.setup), then
        given = Fit(self.state, self._given, ())
        same = {*then} <= {*self._preview_in(who, act, [given]).common(changes)}
        return (self._given if same else dict(base.setup)), then

    def _setup_with(self, who: str, base: FittingCase) -> dict[str, Any] | None:
        """The keywords of the position, with what was assumed besides coins."""
        known = self._known(who)
        rest = tuple(one for one in base.assumed if one not in known.rich(who))
        fit = known.fit(*rest) if rest else None
        return self._setup(who) if fit is None else dict(fit.setup)

    def _with_just_enough(self, who: str, base: FittingCase) -> Fit:
        """The position of a case, with as many coins as it takes if they were not given."""
        known = self._known(who)
        rest = tuple(one for one in base.assumed if one not in known.rich(who))
        if len(rest) == len(base.assumed):
            return base.fit
        return known.fit(*rest, known.with_coins(who, base.price or 0)) or base.fit

    def _ruled_later(self, asked: Answer, who: str, finding: Finding) -> Answer:
        """The answer to whether an action is possible in the player's own turn."""
        words, name = VerdictWords(self.state), self._name(who)
        reasons = [*asked.reasons]
        verdict = Message("ruling-not-now")
        if finding.yes is False:
            reasons += (
                Reason(Message("ruling-in-own-turn", who=name, reason=why.message), why.rule)
                for why in words.why_not(finding)
            )
        else:
            verdict = Message("ruling-own-turn", who=name, verdict=words.verdict(finding))
        reasons += words.bill(finding)
        if finding.yes is not False:
            reasons += words.cases(finding)
        return replace(
            asked,
            verdict=verdict,
            reasons=(*reasons, *self._not_given()),
            own_turn=finding.yes,
            price=finding.price,
            depends=finding.unknown,
            cases=(*finding.cases, *finding.witnesses),
            payment=finding.payment,
        )

    def _left(self, who: str, finding: Finding) -> Iterator[Reason]:
        """How many coins are missing, or left, if that is known."""
        known, price = self._completions, finding.price
        if price is None or price[0] != price[1]:
            return
        if known is not None and (
            known.is_unknown("coins", who) or known.is_unknown("divinities", who)
        ):
            return
        city, total = self.state.city(who), price[0]
        parts: dict[str, Part] = {"who": self._name(who), "coins": city.coins}
        parts["astarte"] = city.astarte
        left = city.purse - total
        payment = finding.base.outcome.payment
        others = payment.others if payment is not None else ()
        if city.purse < min([total, *(paid.total for paid in others)]):
            key = "ruling-short-with-astarte" if city.astarte else "ruling-short"
            yield because(key, _TOO_DEAR, short=-left, **parts)
        elif total and left >= 0:
            key = "ruling-keeps-with-astarte" if city.astarte else "ruling-keeps"
            yield because(key, "PAN-ASTARTE-02" if city.astarte else None, left=left, **parts)

    def _preview(self, who: str, act: Action, finding: Finding) -> ActionPreview:
        """What an action does in the positions in which it is possible."""
        if self._given is None:
            turn = on_turn(self._seen(who), who)
            return ActionPreviews(turn, all_known=self.teacher).of(act)
        return self._preview_in(who, act, finding.fits)

    def _preview_in(self, who: str, act: Action, fits: Iterable[Fit]) -> ActionPreview:
        """What an action does in these positions."""
        results = []
        for fit in fits:
            turn = on_turn(fit.state, who)
            results.append((turn, turn.play(turn.with_offerings(as_here(turn, act)))))
        return ActionPreview(results, "AB".index(who))

    def _then(self, preview: ActionPreview) -> Iterator[Reason]:
        """The choice that an action leads to, or may lead to."""
        certain = preview.common(_due_then)
        yield from certain
        if certain or self._given is None:
            return
        possible = (due for played in preview.results for due in _due_then(*played))
        for due in [*possible][:1]:
            if isinstance(due.message, Message):
                yield Reason(Message("ruling-then-perhaps", due.message.parts), due.rule)

    def _events(self, preview: ActionPreview, finding: Finding) -> Iterator[Reason]:
        """What happens, without what the bill says already; coins at least as a change."""
        events: list[PreviewLine] = preview.events()
        told = {event.kind for event in events}
        for event in events:
            if finding.price is None or event.kind not in _IN_THE_BILL:
                sure = finding.yes is not None
                happens = Message("ruling-if-so", happens=event.message)
                yield Reason(event.message if sure else happens, event.rule)
        if self._given is not None and finding.price is None and "coins" not in told:
            for effect in preview.effects():
                if effect.kind == "coins" and effect.message.key != "would-coins":
                    yield Reason(Message("ruling-effect", effect=effect.message))

    # -- all the moves ---------------------------------------------------------------------

    def _candidates(self, known: Known, who: str) -> Iterator[Action]:
        """The actions that are possible in some position that fits, with what was given.

        And the constructions and recruitments that a player may want and cannot do.
        """
        met: dict[tuple[object, ...], Action] = {}
        for fit in known.every():
            turn = on_turn(fit.state, who)
            for act in turn.legal_actions():
                if known.names(who, act):
                    met.setdefault(as_named(act, known.by_place), act)
        yield from met.values()
        state = on_turn(known.first.state, who)
        if state.decisions or state.outcome is not None or not state.age:
            return
        cards = [
            place.card
            for place in state.structure
            if place.accessible and place.card and known.lies(place.card)
        ]
        for card in cards:
            act = Action("recruit" if card.senator else "build", card.index)
            if as_named(act, known.by_place) not in met:
                yield act
        for site in state.city(who).wonders:
            if not site.standing and cards:
                act = Action("wonder", site.wonder.index, cards[0].index)
                if known.names(who, act) and as_named(act, known.by_place) not in met:
                    yield act

    def _move(self, act: Action, note: Message | None) -> Reason:
        """A legal move, with a note on its price and effects if there is one."""
        action = self._in_words(act)
        if note is None:
            return because("ruling-move-alone", action=action)
        return because("ruling-move", action=action, note=note)

    def _note(self, who: str, act: Action, finding: Finding) -> Message | None:
        """The price and effects of an action, in a few words."""
        preview = self._preview(who, act, finding)
        effects: list[PreviewEffect] = all_effects(preview, act)
        parts: list[Part] = []
        if finding.price is not None:
            low, high = finding.price
            price = VerdictWords(self.state).price_words(finding.price)
            parts.append(
                payment_message(finding.base.outcome.ways, self.state.names)
                if low == high
                else price
            )
        parts += (effect.message for effect in effects if self._is_telling(effect))
        outcomes = preview.common(lambda _, after: [after.outcome])
        if outcomes and outcomes[0] is not None:
            parts.append(outcomes[0].message(self.state.names))
        return Message("ruling-note", effects=Listed(*parts, last=";")) if parts else None

    def _is_telling(self, effect: PreviewEffect) -> bool:
        """Whether an effect is told: places are unknown unless cards were given by place."""
        if self._given is None or effect.kind != "uncovered":
            return True
        return isinstance(self._given.get("structure"), Mapping)

    def _refusal(self, act: Action, finding: Finding) -> Reason:
        why = next(VerdictWords(self.state).why_not(finding))
        return because("ruling-refused", why.rule, action=self._in_words(act), reason=why.message)

    def _counted(self, count: int, open_: int, whole: bool) -> Message:
        known = self._completions
        if not (count or open_) and known is not None and known.is_unknown("structure"):
            return Message("ruling-nothing-accessible")
        if open_:
            return Message("ruling-count-and-open", count=count, open=open_)
        return Message("ruling-count" if whole else "ruling-count-given", count=count)

    def _none(self, asked: Message) -> Answer:
        state = self.state
        key = "ruling-none-now" if state.outcome is None else "ruling-none"
        due = Facts(state.view(None), teacher=False).due()
        return Answer(asked, Message(key), (due,), state, about=("what are all the legal moves",))

    def _not_given(self) -> tuple[Reason, ...]:
        """What was not given and may matter."""
        unknown = self._completions.unknown if self._completions is not None else ()
        if not unknown:
            return ()
        words = VerdictWords(self.state)
        return (because("missing-not-counted", missing=words.unknown(unknown)),)


def _answer(given: object) -> Answer:
    if not isinstance(given, Answer):
        raise DuelError(Message("ruling-no-answer", given=shown(given)))
    return given


def _due_then(before: GameState, after: GameState) -> Iterable[Reason]:
    """The choice that an action leads to."""
    for due in after.view(None).decisions[-1:]:
        yield because("ruling-then", due.rule, due=due.message)


def _spending(activation: Action, payment: Payment) -> Action:
    """The activation with the Offering tokens of a payment."""
    worth = CATALOG.offering_tokens
    return activation._replace(other=sum(1 << worth.index(one) for one in payment.offerings))


def _component(name: str) -> Component | None:
    """A Divinity or the Gate with this name, which may lie in the Pantheon."""
    try:
        return CATALOG.find(name, kinds=("divinity", "gate"))
    except UnknownName:
        return None
