"""What can be done with a thing on the board: the offers behind a click, asked of the engine."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from duel_nb.boards.drawing.labels import (
    card_words,
    coins_words,
    component_words,
    effects,
    listed,
    military_words,
    resource_name,
    resources_words,
    symbol_name,
    track_words,
    wonder_words,
)
from duel_nb.boards.drawing.mythology import token_name
from duel_nb.boards.drawing.said import action_words, called, said
from duel_nb.boards.scene.score_sheet import title as category_title
from duel_nb.boards.widget import agora_offers, pantheon_offers
from duel_nb.boards.widget.preview import (
    ActionPreview,
    ActionPreviews,
    besides,
    how_it_ends,
    in_figures,
    previews_of,
)
from duel_nb.catalog import CATALOG, Card, Component, Conspiracy, Wonder
from duel_nb.engine import Action, GameState, Place, ScoreSheet
from duel_nb.engine.actions import BUILD, DISCARD, RECRUIT, WONDER, subject_of
from duel_nb.engine.state.tables import CARDS


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
        return tuple(Selectable(hit, _subject(state, action)) for hit, action in found.items())
    plots = (
        Selectable(f"conspiracy:{plot.id}", called(plot)) for plot in agora_offers.to_trigger(state)
    )
    open_places = [(p, p.card) for p in state.structure if p.accessible and p.card is not None]
    names = Counter(card.name for _, card in open_places)
    cards = tuple(
        # two Senators may look alike: then the place tells them apart
        Selectable(
            f"place:{place.name}",
            called(card)
            if names[card.name] == 1
            else said("card-at-place", card=called(card), place=place.name),
        )
        for place, card in open_places
    )
    spaces = (Selectable(f"space:{number}", name) for number, name in pantheon_offers.spaces(state))
    return (*plots, *cards, *spaces)


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


def hits_of(state: GameState, action: Action) -> tuple[str, ...]:
    """The hit ids of what an option of a choice is about, the one to pick first."""
    found = agora_offers.hits_of(state, action) or pantheon_offers.hits_of(state, action)
    if found is not None:
        return found
    if action.token is not None:
        return (f"token:{action.token.id}",)
    if action.wonder is not None:
        return (f"wonder:{action.wonder.id}",)
    if action.card is not None:
        return (f"card:{action.card.id}",)
    return (f"player:{str(action)[-1]}",)


def _subject(state: GameState, action: Action) -> str:
    """What an option is about, in as few words as possible."""
    found = agora_offers.subject(state, action) or pantheon_offers.subject(state, action)
    if found is not None:
        return found
    if action.verb == "begin":
        return state.names[action.subject]
    subject = subject_of(action)
    if isinstance(subject, Component):
        return said("bare-name", name=called(subject))
    return str(subject)


def about(state: GameState, hit: str) -> About:
    """What is known of the thing with this hit id, and what can be tried with it."""
    kind, _, name = hit.partition(":")
    if kind == "place":
        return _about_place(state, name)
    if kind == "wonder":
        return _about_wonder(state, CATALOG.wonder(name))
    if kind == "space":
        return _about_space(state, int(name))
    if kind in pantheon_offers.KINDS:
        title, lines = pantheon_offers.about(state, kind, name)
    elif kind == "conspiracy":
        return _about_conspiracy(state, CATALOG.conspiracy(name))
    elif kind in agora_offers.KINDS:
        title, lines = agora_offers.about(state, kind, name)
    elif kind == "token":
        title, lines = component_words(CATALOG.progress_token(name)), _where_token(state, name)
    elif kind == "card":
        card = CATALOG.card(name)
        title, lines = card_words(card), _where_card(state, card)
    elif kind == "player":
        title, lines = _about_player(state, name)
    elif kind == "discard":
        pile = [called(card) for card in state.discard_pile]
        title = said("about-discard", count=len(pile))
        lines = (said("sentence", text=listed(pile)),) if pile else ()
    elif kind == "military":
        title, lines = (
            said("about-military-token", at=track_words(state.names, int(name))),
            _about_token(state, int(name)),
        )
    elif kind == "scores":
        title = said("about-points-final" if state.outcome is not None else "about-points")
        lines = _about_scores(state)
    elif name:
        title, lines = said("track-space", at=track_words(state.names, int(name))), ()
    else:
        title = said("about-pawn", at=track_words(state.names, state.pawn))
        lines = (said("about-pawn-wins", spaces=CATALOG.capital),)
    return About(title, lines, _options(state, hit))


def _options(state: GameState, hit: str) -> tuple[Offer, ...]:
    """The options of the choice due that are about this thing."""
    if not state.decisions:
        return ()
    return tuple(
        _legal(
            state, action, _option(state, action), pantheon_offers.option_note(state, action) or ""
        )
        for action in state.legal_actions()
        if hit in hits_of(state, action)
    )


def _legal(state: GameState, action: Action, label: str, note: str = "") -> Offer:
    """A legal action with what it would do, unless something else is to be noted."""
    told = previews_of(state).of(action)
    if note:
        return Offer(action, label, note, ending=how_it_ends(state, told))
    return _foreseen(state, told, Offer(action, label, ""))


def _foreseen(state: GameState, told: ActionPreview, made: Offer) -> Offer:
    """A legal offer with what it would do."""
    return replace(
        made,
        note=besides(state, told, made.action),
        figures=in_figures(told),
        ending=how_it_ends(state, told),
    )


def _option(state: GameState, action: Action) -> str:
    if action.verb == "begin":
        return said("begins-age", who=_subject(state, action), age=state.age)
    return (
        agora_offers.option(state, action)
        or pantheon_offers.option(state, action)
        or _capital(action_words(action, state.names))
    )


def _about_conspiracy(state: GameState, card: Conspiracy) -> About:
    """A Conspiracy that the viewer knows: to trigger it, or to prepare it (AGO-PLOT-01, 02)."""
    title, lines = agora_offers.about(state, "conspiracy", card.id)
    if state.decisions:
        return About(title, lines, _options(state, f"conspiracy:{card.id}"))
    if state.outcome is not None:
        return About(title, lines)
    if card in agora_offers.own(state, prepared=True):
        return About(title, lines, (offer(state, agora_offers.triggering(card)),))
    if card not in agora_offers.own(state, prepared=False):
        return About(title, lines)
    found = (
        offer(state, action, by_card=True)
        for place in state.structure
        if place.accessible and place.card is not None
        for action in agora_offers.preparations(state, place.card, _at(state, place))
        if action.conspiracy is card
    )
    return About(title, lines, tuple(found))


def _at(state: GameState, place: Place) -> int:
    """What an action on the card of a place says about it besides its name (`Action.place`)."""
    assert state.table is not None
    number = state.table.named(place.name)
    assert number is not None
    return state.place_code(number)


def _about_space(state: GameState, space: int) -> About:
    """A space of the Pantheon, with the activations of the card there (PAN-ACT-03)."""
    title, lines = pantheon_offers.about(state, "space", str(space))
    if state.decisions:
        options = _options(state, f"space:{space}")
        return About(title, lines if options else (_first(state),), options)
    if state.outcome is not None or space not in dict(pantheon_offers.spaces(state)):
        return About(title, lines)
    found = []
    for action, label in pantheon_offers.activations(state, space):
        refusal = state.why_not(action)
        if refusal is None:
            found.append(_legal(state, action, label))
        else:
            found.append(Offer(action, label, refusal.text, refusal.rule))
    return About(title, lines, tuple(found))


def _first(state: GameState) -> str:
    """The choice that is due before anything else."""
    due = state.decisions[-1]
    return said("first-due", due=said("refused-with-rule", reason=due.text, rule=due.rule))


def _about_place(state: GameState, name: str) -> About:
    place = next((place for place in state.structure if place.name == name), None)
    if place is None:
        return About(said("nothing-there", place=name))
    options = _options(state, f"place:{name}")
    if place.card is None:
        title = said("face-down-at", deck=place.back, place=name)
        if place.token is not None:
            token = token_name(place.token)
            title = said("face-down-at-with", deck=place.back, place=name, token=token)
        refusal = None if options else state.why_not(f"discard @{name}")
        return About(title, (str(refusal),) if refusal else (), options)
    card = place.card
    if options:
        return About(card_words(card), (), options)
    if state.decisions:
        return About(card_words(card), (_first(state),))
    at = _at(state, place)
    use = RECRUIT if card.senator else BUILD
    actions = [use[card.index]._replace(place=at), DISCARD[card.index]._replace(place=at)]
    actions += [
        WONDER[site.wonder.index][card.index]._replace(place=at)
        for site in state.city(state.turn).wonders
        if not site.standing
    ]
    actions += agora_offers.preparations(state, card, at)
    if not place.accessible or state.outcome is not None:
        return About(card_words(card), (str(state.why_not(actions[0])),))
    return About(card_words(card), (), tuple(offer(state, action) for action in actions))


def _about_wonder(state: GameState, wonder: Wonder) -> About:
    title = wonder_words(wonder)
    if state.decisions or state.outcome is not None:
        return About(title, _where_wonder(state, wonder), _options(state, f"wonder:{wonder.id}"))
    open_places = [p for p in state.structure if p.accessible and p.card is not None]
    actions = (
        WONDER[wonder.index][place.card.index]._replace(place=_at(state, place))
        for place in open_places
        if place.card is not None
    )
    offers = tuple(offer(state, action, by_card=True) for action in actions)
    rules = {one.rule for one in offers}
    if None not in rules:  # for every card the same reason: say it once
        return About(
            title, (said("refused-with-rule", reason=offers[0].note, rule=offers[0].rule or ""),)
        )
    return About(title, (str(state.cost_of(wonder.id)),), offers)


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
    told = (ahead or previews_of(state)).of(action)
    made = Offer(action, label, "")
    if not by_card:
        made = replace(made, bill=items, gist=_gist(action, told))
    return _foreseen(state, told, made)


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


def _gist(action: Action, told: ActionPreview) -> str:
    """The main effect of using a card, as it is printed, or the coins for discarding it."""
    if action.verb == "discard":
        (before, after), *_ = told.results
        who = before.to_act or "A"
        return said("gist-coins", coins=after.city(who).coins - before.city(who).coins)
    used = action.wonder if action.verb == "wonder" else action.card
    if action.verb in ("wonder", "build", "recruit") and used is not None:
        return listed(effects(used), "")
    return ""


def _where_card(state: GameState, card: Card) -> tuple[str, ...]:
    for who, name in zip("AB", state.names, strict=True):
        if card in state.city(who).buildings:
            return (said("stands-in-city", who=name),)
    return (said("lies-in-discard"),) if card in state.discard_pile else ()


def _where_wonder(state: GameState, wonder: Wonder) -> tuple[str, ...]:
    for who, name in zip("AB", state.names, strict=True):
        for site in state.city(who).wonders:
            if site.wonder is wonder:
                key = "wonder-standing" if site.standing else "wonder-not-yet-built"
                return (said(key, who=name),)
    return ()


def _where_token(state: GameState, token: str) -> tuple[str, ...]:
    if CATALOG.progress_token(token) in state.progress_tokens:
        return (said("token-on-board"),)
    board = state.pantheon
    if board is not None and CATALOG.progress_token(token) in board.tokens_on_enki:
        return (said("token-lies-on-enki"),)
    return ()


def _about_token(state: GameState, at: int) -> tuple[str, ...]:
    agora = state.senate is not None
    what = military_words(state.names, at, agora)
    outer = abs(at) == max(token.entered_at for token in CATALOG.military_tokens)
    rule = "BASE-MIL-03" if not agora else "AGO-MIL-02" if outer else "AGO-MIL-01"
    return (said("about-military-token-does", what=what, rule=rule),)


def _about_player(state: GameState, who: str) -> tuple[str, tuple[str, ...]]:
    city, name = state.city(who), state.names["AB".index(who)]
    made = [said("units-of", units=n, resource=r) for r, n in city.production.items() if n]
    made += [said("one-of", resources=resources_words(kinds)) for kinds in city.choices]
    prices = listed(
        said("text-price", resource=resource_name(r), price=price)
        for r, price in city.prices.items()
    )
    produces = said("city-produces", what=listed(made)) if made else said("city-produces-nothing")
    lines = [produces, said("city-buys", prices=prices)]
    if city.symbols:
        symbols = listed(map(_symbol, city.symbols, city.symbols.values()))
        lines.append(said("city-symbols", symbols=symbols))
    has = coins_words(city.coins)
    if city.astarte:
        has = said("coins-and-astarte", coins=city.coins, astarte=city.astarte)
    return said("described", name=name, what=has), tuple(lines)


def _symbol(symbol: str, count: int) -> str:
    name = symbol_name(symbol)
    return name if count == 1 else said("symbol-many", symbol=name, count=count)


def _about_scores(state: GameState) -> tuple[str, ...]:
    return tuple(
        said("sheet-of", who=name, total=sheet.total, categories=_categories(state, sheet))
        for name, sheet in zip(state.names, state.scores().values(), strict=True)
    )


def _categories(state: GameState, sheet: ScoreSheet) -> str:
    """Where points are from."""
    items = (
        said("sheet-item", category=category_title(state, category), points=points)
        for category, points in sheet.categories.items()
        if points
    )
    return listed(items, "")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
