"""What can be done with a thing on the board: the offers behind a click, asked of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from duel_nb.boards.drawing.labels import coins_words, effects, listed
from duel_nb.boards.drawing.said import action_words, called, said
from duel_nb.boards.widget.options import hits_of, option_label, subject
from duel_nb.boards.widget.preview import (
    ActionPreview,
    ActionPreviews,
    besides,
    how_it_ends,
    in_figures,
    previews_of,
)
from duel_nb.boards.widget.told_things import told
from duel_nb.catalog import CATALOG, Card, Conspiracy, Wonder
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
from duel_nb.engine.state.tables import CARDS, members


@dataclass(frozen=True, slots=True)
class Offer:
    """An action that a person may try.

    Attributes:
        action: the action.
        label: what it does, in a few words, for a button.
        note: what it brings besides its figures, or why it is not possible.
        rule: id of the rule that forbids it; None when it is legal.
        ending: how the game would end with it, such as "Ada wins by points"; "" while it goes on.
        bill: what makes up its price, item by item; "" where there is none.
        figures: what it changes in coins and points; "" where it changes neither.
        gist: its main effect as it is printed; "" where the thing itself says it.
    """

    action: Action
    label: str
    note: str
    rule: str | None = None
    ending: str = ""
    bill: str = ""
    figures: str = ""
    gist: str = ""

    @property
    def legal(self) -> bool:
        """Whether it can be done."""
        return self.rule is None

    @property
    def foretold(self) -> str:
        """The figures, the note, and how the game would end."""
        return self.told(self.figures, self.note, ending=self.ending)

    @staticmethod
    def told(*parts: str, ending: str = "") -> str:
        """Something that an action does, in sentences; "" where it does nothing."""
        text = _capital(listed((part.rstrip(".") for part in parts if part), ";"))
        return " ".join(said("sentence", text=one) for one in (text, ending) if one)


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
    """What is known of a selected thing.

    Attributes:
        title: the thing, in one line.
        lines: more about it, a sentence each.
        offers: what can be tried with it.
    """

    title: str
    lines: tuple[str, ...] = ()
    offers: tuple[Offer, ...] = ()


def picks(state: GameState) -> tuple[Selectable, ...]:
    """What can be selected now: the options of a choice that is due, else the accessible cards."""
    if state.outcome is not None:
        return ()
    if state.decisions:
        # several options may be about one thing: it is picked first
        found = {hits_of(state, action)[0]: action for action in state.legal_actions()}
        return tuple(Selectable(hit, subject(state, action)) for hit, action in found.items())
    plots = (
        Selectable(f"conspiracy:{action.conspiracy.id}", called(action.conspiracy))
        for action in state.legal_actions()
        if action.verb == "trigger" and action.conspiracy is not None
    )
    names = Counter(card.name for _, card in _accessible(state))
    cards = (
        # two Senators may look alike: then the place tells them apart
        Selectable(
            f"place:{place.name}",
            called(card)
            if names[card.name] == 1
            else said("card-at-place", card=called(card), place=place.name),
        )
        for place, card in _accessible(state)
    )
    spaces = (
        Selectable(f"space:{number}", called(pantheon_card(card)))
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
    """The hit ids of everything that the options of the choice due are about."""
    if not state.decisions:
        return ()
    found = (hit for action in state.legal_actions() for hit in hits_of(state, action))
    return tuple(dict.fromkeys(found))


def both(state: GameState, first: str, second: str) -> Action | None:
    """The one option of the choice due that two things name, picked one after the other.

    There is none where the second thing could be meant alone, as a Chamber into which a cube may
    be placed as well as moved.

    Args:
        state: the position.
        first: hit id of what is picked first, such as the Chamber a cube leaves.
        second: hit id of what is picked then, such as the Chamber it enters.
    """
    if not state.decisions:
        return None
    named = [(hits_of(state, action), action) for action in state.legal_actions()]
    if any(hits == (second,) for hits, _ in named):
        return None
    found = [action for hits, action in named if hits == (first, second)]
    return found[0] if len(found) == 1 else None


def about(state: GameState, hit: str) -> About:
    """What is known of the thing with this hit id, and what can be tried with it."""
    kind, _, name = hit.partition(":")
    title, lines = told(state, hit)
    options = _options(state, hit)
    if options:
        return About(title, lines, options)
    if kind == "place":
        return _about_place(state, title, name)
    if state.decisions:
        return About(title, (_first(state),) if kind == "space" else lines)
    if state.outcome is None:
        if kind == "wonder":
            return _about_wonder(state, title, CATALOG.wonder(name))
        if kind == "space":
            return About(title, lines, tuple(_activations(state, int(name))))
        if kind == "conspiracy":
            return About(title, lines, tuple(_with_conspiracy(state, CATALOG.conspiracy(name))))
    return About(title, lines)


def _options(state: GameState, hit: str) -> tuple[Offer, ...]:
    """The options of the choice due that are about this thing."""
    if not state.decisions:
        return ()
    return tuple(
        _legal(state, action, option_label(state, action), _price_there(state, action))
        for action in state.legal_actions()
        if hit in hits_of(state, action)
    )


def _price_there(state: GameState, action: Action) -> str:
    """What a card would cost in a space of the Pantheon, instead of what putting it there does."""
    if action.verb != "install":
        return ""
    _, after = previews_of(state).of(action).results[0]
    a, b = (after.cost_of(NAMES["divinity"][action.subject], who).total for who in "AB")
    first, second = state.names
    return said("will-cost", first=first, a=a, second=second, b=b)


def _legal(state: GameState, action: Action, label: str, note: str = "") -> Offer:
    """A legal action with what it would do, unless something else is to be noted."""
    ahead = previews_of(state).of(action)
    if note:
        return Offer(action, label, note, ending=how_it_ends(state, ahead))
    return _foreseen(state, ahead, Offer(action, label, ""))


def _foreseen(state: GameState, ahead: ActionPreview, made: Offer) -> Offer:
    """A legal offer with what it would do."""
    return replace(
        made,
        note=besides(ahead, made.action),
        figures=in_figures(ahead),
        ending=how_it_ends(state, ahead),
    )


def _first(state: GameState) -> str:
    """The choice that is due before anything else."""
    due = state.decisions[-1]
    return said("first-due", due=said("refused-with-rule", reason=due.text, rule=due.rule))


def _about_place(state: GameState, title: str, name: str) -> About:
    place = next((place for place in state.structure if place.name == name), None)
    if place is None:
        return About(title)
    if place.card is None:
        refusal = state.why_not(f"discard @{name}")
        return About(title, (str(refusal),) if refusal else ())
    if state.decisions:
        return About(title, (_first(state),))
    actions = _uses(state, place.card, _at(state, place))
    if not place.accessible or state.outcome is not None:
        return About(title, (str(state.why_not(actions[0])),))
    return About(title, (), tuple(offer(state, action) for action in actions))


def _uses(state: GameState, card: Card, at: int) -> list[Action]:
    """Everything that a card may be tried for."""
    use = RECRUIT if card.senator else BUILD
    sites = state.city(state.turn).wonders
    actions = [use[card.index], DISCARD[card.index]]
    actions += [WONDER[one.wonder.index][card.index] for one in sites if not one.standing]
    actions += [PREPARE[plot.index][card.index] for plot in _own(state, prepared=False)]
    return [action._replace(place=at) for action in actions]


def _at(state: GameState, place: Place) -> int:
    """What an action on the card of a place says about it besides its name (`Action.place`)."""
    assert state.table is not None
    number = state.table.named(place.name)
    assert number is not None
    return state.place_code(number)


def _about_wonder(state: GameState, title: str, wonder: Wonder) -> About:
    actions = (
        WONDER[wonder.index][card.index]._replace(place=_at(state, place))
        for place, card in _accessible(state)
    )
    offers = tuple(offer(state, action, by_card=True) for action in actions)
    if any(one.legal for one in offers):
        return About(title, (str(state.cost_of(wonder.id)),), offers)
    # for every card the same reason: say it once
    reason, rule = offers[0].note, offers[0].rule or ""
    return About(title, (said("refused-with-rule", reason=reason, rule=rule),))


def _with_conspiracy(state: GameState, card: Conspiracy) -> Iterator[Offer]:
    """A Conspiracy that the viewer knows: to trigger it, or to prepare it (AGO-PLOT-01, 02)."""
    if card in _own(state, prepared=True):
        yield offer(state, TRIGGER[card.index])
    elif card in _own(state, prepared=False):
        for place, used in _accessible(state):
            action = PREPARE[card.index][used.index]._replace(place=_at(state, place))
            yield offer(state, action, by_card=True)


def _own(state: GameState, *, prepared: bool) -> tuple[Conspiracy, ...]:
    """The Conspiracies that the player to act has prepared, or could still prepare."""
    return tuple(
        site.conspiracy
        for site in state.city(state.turn).conspiracies
        if site.conspiracy is not None and not site.triggered and site.prepared == prepared
    )


def _activations(state: GameState, space: int) -> Iterator[Offer]:
    """The activations of the card in a space (from 1), by the price of each.

    One for every choice of the player's Offering tokens in which none is wasted (PAN-OFF-03).
    """
    card = dict(_open_spaces(state)).get(space)
    if card is None:
        return
    own = state.cities[state.active].offerings
    prices = {
        offerings: state.payments(action)[0].total
        for offerings, action in enumerate(ACTIVATE[card])
        if not offerings & ~own
    }
    for offerings, coins in prices.items():
        if any(prices[offerings & ~(1 << one)] == coins for one in members(offerings)):
            continue
        action, price = ACTIVATE[card][offerings], price_words(coins)
        label = said("offer-activate", price=price)
        if offerings:
            values = listed(str(CATALOG.offering_tokens[one]) for one in members(offerings))
            label = said("offer-using", offerings=values, price=price)
        refusal = state.why_not(action)
        if refusal is None:
            yield _legal(state, action, label)
        else:
            yield Offer(action, label, refusal.text, refusal.rule)


def offer(
    state: GameState, action: Action, by_card: bool = False, ahead: ActionPreviews | None = None
) -> Offer:
    """An action with its price or the reason why not.

    Args:
        state: the position.
        action: what may be tried.
        by_card: label by the card used instead of by the Wonder or the Conspiracy.
        ahead: what looks at what it would do; by default with the eyes of who is to act.
    """
    refusal = state.why_not(action)
    paid = state.payments(action)
    items = _capital(listed((line.text for payment in paid[:1] for line in payment.lines), ";"))
    label = _label(action, by_card)
    if refusal is not None:
        note = refusal.text
        if items and refusal.rule == "BASE-COST-04":
            note = said("refused-with-bill", reason=note, bill=items)
        return Offer(action, label, note, refusal.rule)
    if paid:
        label = said("offer-priced", action=label, price=price_words(paid[0].total))
    # whichever card is used, a Wonder costs the same: that is said once, above the cards
    found = (ahead or previews_of(state)).of(action)
    made = Offer(action, label, "")
    if not by_card:
        made = replace(made, bill=items, gist=_gist(action, found))
    return _foreseen(state, found, made)


def price_words(coins: int) -> str:
    """What has to be paid, or that it is free."""
    return coins_words(coins) if coins else said("offer-free")


def _label(action: Action, by_card: bool) -> str:
    """What is done, without its price; by the card used instead of what is constructed with it."""
    thing = action.wonder or action.conspiracy
    if thing is not None and by_card and action.other >= 0:
        key = "offer-with" if action.verb == "wonder" else "offer-prepare-with"
        card = called(CARDS[action.other])
        if action.place < 0:
            return said(key, card=card)
        return said("card-at-place", card=said(key, card=card), place=action.place_name)
    name = "" if thing is None else called(thing)
    match action.verb:
        case "wonder":
            return said("offer-wonder", wonder=name)
        case "prepare":
            return said("offer-prepare", plot=name)
        case "trigger":
            return said("offer-trigger", plot=name)
        case "build" | "discard" | "recruit":
            return said(f"offer-{action.verb}")
    return _capital(action_words(action))


def _gist(action: Action, ahead: ActionPreview) -> str:
    """The main effect of using a card, as it is printed, or the coins for discarding it."""
    if action.verb == "discard":
        (before, after), *_ = ahead.results
        who = before.to_act or "A"
        return said("gist-coins", coins=after.city(who).coins - before.city(who).coins)
    used = action.wonder if action.verb == "wonder" else action.card
    if action.verb in ("wonder", "build", "recruit") and used is not None:
        return listed(effects(used), "")
    return ""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
