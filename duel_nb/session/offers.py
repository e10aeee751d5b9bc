"""What can be done with something on the board: its actions, with prices and previews."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from duel_nb.catalog import CATALOG, Card, Conspiracy, Wonder
from duel_nb.catalog.names import local_name
from duel_nb.engine import Action, GameState, Place
from duel_nb.engine.actions import (
    ACTIVATE,
    BUILD,
    DISCARD,
    NAMES,
    PREPARE,
    RECRUIT,
    TRIGGER,
    WONDER,
)
from duel_nb.engine.state.pantheon import pantheon_card
from duel_nb.engine.state.tables import CARDS
from duel_nb.session.components import effects, payment_words, price_words
from duel_nb.session.describe import describe
from duel_nb.session.options import hits_of, option_label, subject
from duel_nb.session.preview import (
    ActionPreview,
    ActionPreviews,
    coins_and_points,
    how_it_ends,
    other_effects,
    previews_of,
)
from duel_nb.session.table import place_message
from duel_nb.words.actions import in_words
from duel_nb.words.translate import capitalised, listed, translate


@dataclass(frozen=True, slots=True)
class Offer:
    """An action that a person may try.

    Attributes:
        action: the action.
        label: what it does in a few words, for a button.
        note: its other effects, or why it is illegal.
        rule: id of the rule that forbids it; None if it is legal.
        short: how many coins are lacking, if that is why it is illegal; else 0.
        ending: how the game would end with it, such as "Ada wins by points"; else "".
        bill: the items of its price; "" for none.
        figures: how it changes coins and points; "" if it does not.
        gist: its main effect as printed; "" if the selection already says it.
    """

    action: Action
    label: str
    note: str
    rule: str | None = None
    short: int = 0
    ending: str = ""
    bill: str = ""
    figures: str = ""
    gist: str = ""

    @property
    def legal(self) -> bool:
        """Whether it is legal."""
        return self.rule is None

    @property
    def foretold(self) -> str:
        """The figures, the note, and how the game would end."""
        return self.sentences(self.figures, self.note, ending=self.ending)

    @staticmethod
    def sentences(*parts: str, ending: str = "") -> str:
        """Effects of an action as sentences; "" for none."""
        text = capitalised(listed((part.rstrip(".") for part in parts if part), ";"))
        return " ".join(translate("sentence", text=one) for one in (text, ending) if one)


@dataclass(frozen=True, slots=True)
class Selectable:
    """Something that can be selected to act on it.

    Attributes:
        hit: its hit id on the board.
        label: its name, for a button.
    """

    hit: str
    label: str


@dataclass(frozen=True, slots=True)
class About:
    """What is known about a selection.

    Attributes:
        title: its name and effects in one line.
        lines: more about it, one sentence each.
        offers: actions to try with it.
    """

    title: str
    lines: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()


def picks(state: GameState) -> tuple[Selectable, ...]:
    """What can be selected now: the options of a pending choice, else the accessible cards."""
    if state.outcome is not None:
        return ()
    if state.decisions:
        # several options may be about one thing: it is selected first
        found = {hits_of(state, action)[0]: action for action in state.legal_actions()}
        return tuple(Selectable(hit, subject(state, action)) for hit, action in found.items())
    plots = (
        Selectable(f"conspiracy:{action.conspiracy.id}", local_name(action.conspiracy))
        for action in state.legal_actions()
        if action.verb == "trigger" and action.conspiracy is not None
    )
    names = Counter(card.name for _, card in _accessible(state))
    cards = (
        # identical Senators are told apart by their places
        Selectable(
            f"place:{place.name}",
            local_name(card)
            if names[card.name] == 1
            else translate(
                "card-at-place",
                card=local_name(card),
                place=place_message(state, place.name),
            ),
        )
        for place, card in _accessible(state)
    )
    spaces = (
        Selectable(f"space:{number}", local_name(pantheon_card(card)))
        for number, card in _open_spaces(state)
    )
    return (*plots, *cards, *spaces)


def _accessible(state: GameState) -> list[tuple[Place, Card]]:
    """The accessible cards, with their places."""
    places = (place for place in state.structure if place.accessible)
    return [(place, place.card) for place in places if place.card is not None]


def _open_spaces(state: GameState) -> list[tuple[int, int]]:
    """The spaces of the Pantheon (from 1) with a card to activate, and its number."""
    if state.pantheon is None or not state.pantheon.open:
        return []
    spaces = enumerate(state.pantheon.spaces, start=1)
    return [(number, card) for number, card in spaces if card >= 0]


def choices(state: GameState) -> tuple[str, ...]:
    """The hit ids of everything that the options of the pending choice are about."""
    if not state.decisions:
        return ()
    found = (hit for action in state.legal_actions() for hit in hits_of(state, action))
    return tuple(dict.fromkeys(found))


def options_by_hits(state: GameState) -> list[tuple[tuple[str, ...], Action]]:
    """The options of the pending choice, each with the hit ids that name it, one after the other.

    A cube leaves one Chamber and enters another: two hit ids name that move.
    """
    if not state.decisions:
        return []
    return [(hits_of(state, action), action) for action in state.legal_actions()]


def about(state: GameState, hit: str, *, foretell: bool = True) -> About:
    """What is known about a hit id, and what can be tried with it.

    Args:
        state: the position.
        hit: the hit id.
        foretell: whether to say what each action would do, which takes some time.
    """
    kind, _, name = hit.partition(":")
    title, lines = describe(state, hit)
    ahead = previews_of(state) if foretell else None
    options = _options(state, hit, ahead)
    if options:
        return About(title, lines, options)
    if kind == "place":
        return _about_place(state, title, name, ahead)
    if state.decisions:
        return About(title, (_pending_first(state),) if kind == "space" else lines)
    if state.outcome is None:
        if kind == "wonder":
            return _about_wonder(state, title, CATALOG.wonder(name), ahead)
        if kind == "space":
            return About(title, lines, tuple(_activations(state, int(name), ahead)))
        if kind == "conspiracy":
            plot = CATALOG.conspiracy(name)
            return About(title, lines, tuple(_with_conspiracy(state, plot, ahead)))
    return About(title, lines)


def _options(state: GameState, hit: str, ahead: ActionPreviews | None) -> tuple[Offer, ...]:
    """The options of the pending choice that are about this hit id."""
    if not state.decisions:
        return ()
    return tuple(
        _option(state, action, ahead)
        for action in state.legal_actions()
        if hit in hits_of(state, action)
    )


def _option(state: GameState, action: Action, ahead: ActionPreviews | None) -> Offer:
    """An option of the pending choice."""
    made = Offer(action, option_label(state, action), "")
    if ahead is None:
        return made
    preview = ahead.of(action)
    if action.verb == "install":  # more useful than what it would do
        note = _prices_there(state, action, preview)
        return replace(made, note=note, ending=how_it_ends(state, preview))
    return _with_preview(state, preview, made)


def _prices_there(state: GameState, action: Action, preview: ActionPreview) -> str:
    """What a card would cost either player in a space of the Pantheon."""
    _, after = preview.results[0]
    a, b = (after.cost_of(NAMES["divinity"][action.subject], who).total for who in "AB")
    first, second = state.names
    return translate("will-cost", first=first, a=a, second=second, b=b)


def _with_preview(state: GameState, preview: ActionPreview, made: Offer) -> Offer:
    """A legal offer with the preview of its effects."""
    return replace(
        made,
        note=other_effects(preview, made.action),
        figures=coins_and_points(preview),
        ending=how_it_ends(state, preview),
    )


def _pending_first(state: GameState) -> str:
    """The pending choice, which comes before anything else."""
    due = state.decisions[-1]
    return translate(
        "first-due", due=translate("refused-with-rule", reason=due.text, rule=due.rule)
    )


def _about_place(state: GameState, title: str, name: str, ahead: ActionPreviews | None) -> About:
    place = next((place for place in state.structure if place.name == name), None)
    if place is None:
        return About(title)
    if place.card is None:
        refusal = state.why_not(f"discard @{name}")
        return About(title, (str(refusal),) if refusal else ())
    if state.decisions:
        return About(title, (_pending_first(state),))
    actions = _card_actions(state, place.card, _place_code(state, place))
    if not place.accessible or state.outcome is not None:
        return About(title, (str(state.why_not(actions[0])),))
    return About(title, (), tuple(offer(state, action, ahead) for action in actions))


def _card_actions(state: GameState, card: Card, at: int) -> list[Action]:
    """All actions to try with a card."""
    use = RECRUIT if card.senator else BUILD
    sites = state.city(state.turn).wonders
    usual, *others = state.ways_to_pay(use[card.index])
    payable = [other for other in others if state.why_not(other) is None]
    actions = [usual, *payable, DISCARD[card.index]]
    actions += [WONDER[one.wonder.index][card.index] for one in sites if not one.standing]
    actions += [PREPARE[plot.index][card.index] for plot in _conspiracies(state, prepared=False)]
    return [action._replace(place=at) for action in actions]


def _place_code(state: GameState, place: Place) -> int:
    """`Action.place` of an action with the card of a place."""
    assert state.table is not None
    number = state.table.named(place.name)
    assert number is not None
    return state.place_code(number)


def _about_wonder(
    state: GameState, title: str, wonder: Wonder, ahead: ActionPreviews | None
) -> About:
    actions = (
        WONDER[wonder.index][card.index]._replace(place=_place_code(state, place))
        for place, card in _accessible(state)
    )
    offers = tuple(offer(state, action, ahead, by_card=True) for action in actions)
    if any(one.legal for one in offers):
        return About(title, (str(state.cost_of(wonder.id)),), offers)
    # the reason is the same for every card
    reason, rule = offers[0].note, offers[0].rule or ""
    return About(title, (translate("refused-with-rule", reason=reason, rule=rule),))


def _with_conspiracy(
    state: GameState, card: Conspiracy, ahead: ActionPreviews | None
) -> Iterator[Offer]:
    """Triggering or preparing a Conspiracy that the viewer knows (AGO-PLOT-01, 02)."""
    if card in _conspiracies(state, prepared=True):
        yield offer(state, TRIGGER[card.index], ahead)
    elif card in _conspiracies(state, prepared=False):
        for place, used in _accessible(state):
            at = _place_code(state, place)
            action = PREPARE[card.index][used.index]._replace(place=at)
            yield offer(state, action, ahead, by_card=True)


def _conspiracies(state: GameState, *, prepared: bool) -> tuple[Conspiracy, ...]:
    """The untriggered Conspiracies of the player to act, prepared or not."""
    return tuple(
        site.conspiracy
        for site in state.city(state.turn).conspiracies
        if site.conspiracy is not None and not site.triggered and site.prepared == prepared
    )


def _activations(state: GameState, space: int, ahead: ActionPreviews | None) -> Iterator[Offer]:
    """The activations of the card in a space (from 1).

    One for each set of the player's Offering tokens in which none is wasted (PAN-OFF-03).
    """
    card = dict(_open_spaces(state)).get(space)
    if card is None:
        return
    ways = state.ways_to_pay(ACTIVATE[card][0])
    payable = {way: paid for way, paid in ways.items() if state.why_not(way) is None}
    for action, paid in (payable or ways).items():
        price = price_words(paid.total)
        label = translate("offer-activate", price=price)
        if paid.offerings:
            values = listed(map(str, paid.offerings))
            label = translate("offer-using", offerings=values, price=price)
        yield replace(offer(state, action, ahead), label=label)


def offer(
    state: GameState, action: Action, ahead: ActionPreviews | None, *, by_card: bool = False
) -> Offer:
    """An action with its price, or why it is illegal.

    Args:
        state: the position.
        action: the action.
        ahead: previews its effects; None leaves them out.
        by_card: label it by the card used instead of by the Wonder or the Conspiracy.
    """
    refusal = state.why_not(action)
    paid = state.payments(action)
    items = capitalised(listed((line.text for own in paid[:1] for line in own.lines), ";"))
    label = _label(state, action, by_card)
    if refusal is not None:
        note = refusal.text
        if items and refusal.short:
            note = translate("refused-with-bill", reason=note, bill=items)
        return Offer(action, label, note, refusal.rule, refusal.short)
    if paid:
        price = payment_words(paid, state.names)
        label = translate("offer-priced", action=label, price=price)
    # a Wonder costs the same with every card: its bill is shown once, above the cards
    made = Offer(action, label, "", bill="" if by_card else items)
    if ahead is None:
        return made
    preview = ahead.of(action)
    if not by_card:
        made = replace(made, gist=_gist(action, preview))
    return _with_preview(state, preview, made)


def _label(state: GameState, action: Action, by_card: bool) -> str:
    """An action without its price; by the card used instead of what is constructed with it."""
    thing = action.wonder or action.conspiracy
    if thing is not None and by_card and action.other >= 0:
        key = "offer-with" if action.verb == "wonder" else "offer-prepare-with"
        card = local_name(CARDS[action.other])
        if action.place < 0:
            return translate(key, card=card)
        return translate(
            "card-at-place",
            card=translate(key, card=card),
            place=place_message(state, action.place_name),
        )
    name = "" if thing is None else local_name(thing)
    match action.verb:
        case "wonder":
            return translate("offer-wonder", wonder=name)
        case "prepare":
            return translate("offer-prepare", plot=name)
        case "trigger":
            return translate("offer-trigger", plot=name)
        case "build" | "discard" | "recruit":
            return translate(f"offer-{action.verb}")
    return capitalised(str(in_words(action)))


def _gist(action: Action, preview: ActionPreview) -> str:
    """The main effect of using a card, as printed, or the coins for discarding it."""
    if action.verb == "discard":
        (before, after), *_ = preview.results
        who = before.to_act or before.turn
        return translate("gist-coins", coins=after.city(who).coins - before.city(who).coins)
    used = action.wonder if action.verb == "wonder" else action.card
    if action.verb in ("wonder", "build", "recruit") and used is not None:
        return listed(effects(used), "")
    return ""
