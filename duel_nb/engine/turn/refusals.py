"""Why an action is not allowed: one sentence with the numbers, and the rule behind it."""

import re

from duel_nb.catalog import CATALOG, Card, in_words
from duel_nb.engine.actions import Action
from duel_nb.engine.changes import beginning, name, plural
from duel_nb.engine.choices.table import CHOICES, describe
from duel_nb.engine.effects import conspiracies, divinities, senators
from duel_nb.engine.effects.ages import LAST_AGE
from duel_nb.engine.effects.wonders import MOST_CONSTRUCTED
from duel_nb.engine.errors import AmbiguousError, PositionError, Refusal
from duel_nb.engine.messages import plain
from duel_nb.engine.notation import meant
from duel_nb.engine.rules.payment import payments, price_of_senator
from duel_nb.engine.state import END_OF_TURN, Place, State
from duel_nb.engine.state.tables import (
    CARDS,
    CONSPIRACIES,
    PLAYERS,
    WONDERS,
    members,
    player_number,
)
from duel_nb.engine.turn.legal import legal_actions

#: For verbs that only answer a choice: the rule and what they are for.
_ANSWERS = {
    "draft": ("BASE-DRAFT-01", "Wonders are drafted before Age I only."),
    "take": ("BASE-SCI-02", "No Progress token is to be taken now."),
    "begin": ("BASE-AGE-02", "Who begins is chosen only between two Ages."),
}
#: The same for verbs that an expansion brings. Where both do, Pantheon's rule stands first.
_ANSWERS_OF = {
    "pantheon": {
        "install": ("PAN-MYTH-01", "No card is to be placed in the Pantheon now."),
        "reveal": ("PAN-REVEAL-02", "No token is to be taken now."),
        "open": ("PAN-THEATER-01", "No Mythology deck is to be opened now."),
        "top": ("PAN-THEATER-01", "No Divinity is to be put back on its deck now."),
        "copy": ("PAN-NISABA-01", "The Snake is not to be placed now."),
        "seize": ("PAN-BAAL-01", "No card of the opponent is to be taken now."),
        "claim": ("PAN-RA-01", "No Wonder of the opponent is to be taken now."),
        "topple": ("PAN-ANUBIS-01", "No Wonder is to be taken down now."),
        "guard": ("PAN-MINERVA-01", "Minerva is not to be placed now."),
        "remove": ("PAN-NEPTUNE-01", "No Military token is to be removed now."),
        "apply": ("PAN-NEPTUNE-02", "No Military token is to be resolved now."),
    },
    "agora": {
        "seize": ("AGO-C-FORECLOSURE", "No card of the opponent is to be taken now."),
        "claim": ("AGO-C-EXTORTION", "No Wonder of the opponent is to be taken now."),
        "topple": ("AGO-C-SABOTAGE", "No Wonder is to be taken down now."),
        "place": ("AGO-POL-04", "No cube is to be placed now."),
        "move": ("AGO-POL-05", "No cube is to be moved now."),
        "expel": ("AGO-SENATE-03", "No cube is to be removed now."),
        "conspire": ("AGO-CONSPIRATOR-02", "Only a recruited Conspirator conspires."),
        "keep": ("AGO-CONSPIRATOR-02", "No Conspiracy is to be kept now."),
        "return": ("AGO-CONSPIRATOR-02", "No Conspiracy is to be put back now."),
        "lock": ("AGO-C-OBSCURANTISM", "No Progress token is to be locked now."),
        "swap": ("AGO-C-COERCION", "No cards are to be swapped now."),
        "shift": ("AGO-C-INSIDER", "No Decree is to be moved now."),
    },
}


def refused_as(rule: str, text: str) -> Refusal:
    """A refusal whose sentence is still put together in the engine."""
    return Refusal(rule, plain(text))


def _refuse_answer(state: State, verb: str) -> Refusal | None:
    """What to say to an answer when nothing is asked, None for a verb that opens a turn."""
    if verb == "pass":
        return _refuse_pass(state)
    if verb in _ANSWERS:
        return refused_as(*_ANSWERS[verb])
    known = [expansion for expansion, answers in _ANSWERS_OF.items() if verb in answers]
    in_play = [expansion for expansion in known if expansion in state.config.expansions]
    for expansion in in_play or known:
        rule, text = _ANSWERS_OF[expansion][verb]
        if not in_play:
            sets = " or ".join(name.capitalize() for name in known)
            text = f"{text.removesuffix('.')}: that is for {sets}, which is not in play."
        return refused_as(rule, text)
    return None


def _refuse_kind(state: State, action: Action) -> Refusal | None:
    """Why an action to open a turn with is impossible all through this Age, whatever is due."""
    verb, card = action.verb, action.card
    if verb in ("prepare", "trigger") and state.senate is None:
        title = CONSPIRACIES[action.subject].name
        rule = "AGO-PLOT-01" if verb == "prepare" else "AGO-PLOT-02"
        return refused_as(rule, f"{title} belongs to Agora, which is not in play.")
    if verb == "activate":
        title = beginning(action.subject)
        if state.pantheon is None:
            return refused_as("PAN-ACT-01", f"{title} belongs to Pantheon, which is not in play.")
        if not state.pantheon.open:
            text = f"{title} cannot be activated: that is possible from Age II on."
            return refused_as("PAN-ACT-01", text)
    if card is not None and card.set != "base" and card.set not in state.config.expansions:
        text = f"{card.name} belongs to {card.set.capitalize()}, which is not in play."
        return refused_as("BASE-TURN-02", text)
    if card is not None and verb == ("build" if card.senator else "recruit"):
        return senators.misused(card.index)
    return None


def _refuse_misplaced(state: State, action: Action) -> Refusal:
    """Why an action is refused that does not answer the choice due: it comes later, or never."""
    pending, verb = state.stack[-1], action.verb
    choice = CHOICES[pending.kind]
    due, rule = str(choice.message(state, pending)), choice.rule_of(state, pending)
    kinds = {pending.kind for pending in state.stack}
    asked = [CHOICES[kind] for kind in kinds if kind in CHOICES]
    if any(verb == other.verb or verb in other.akin for other in asked):
        return refused_as(rule, f"A choice is due first: {due}")
    answer = _refuse_answer(state, verb)
    if answer is not None:
        if answer.text.endswith(" now."):
            answer = refused_as(answer.rule, f"{answer.text.removesuffix('.')}: {due}")
        return answer
    if (refusal := _refuse_kind(state, action)) is not None:
        return refusal
    if verb == "trigger" and (not state.age or kinds & {END_OF_TURN, conspiracies.AFTER_TRIGGER}):
        return refused_as("AGO-PLOT-02", f"A Conspiracy is triggered only as a turn begins: {due}")
    if END_OF_TURN in kinds:
        rule = "PAN-ACT-01" if verb == "activate" else "BASE-TURN-02"
        return refused_as(rule, f"A turn has one action, which has been taken: {due}")
    return refused_as(rule, f"A choice is due first: {due}")


def _refuse_pass(state: State) -> Refusal:
    use = "an accessible card must be used"
    if state.pantheon is not None and state.pantheon.open:
        use += " or a card of the Pantheon activated"
    return refused_as("BASE-TURN-02", f"A turn cannot be passed: {use}.")


def why_not(state: State, action: Action | str, player: str | None = None) -> Refusal | None:
    """Why an action is not allowed now, None when it is: see `GameState.why_not`."""
    act = meant(state, action)
    if state.outcome is not None:
        return refused_as("BASE-END-01", f"The game is over: {state.outcome.told(state.names)}.")
    if player is not None and player != state.to_act:
        return _not_now(state, player_number(player))
    if state.stack:
        return _refuse_choice(state, act)
    never = _refuse_answer(state, act.verb) or _refuse_kind(state, act)
    if never is not None:
        return never
    if act.giving >= 0 and act.verb != "build":
        return refused_as("BASE-PROD-03", "Only for a Building another payment can be chosen.")
    if act.verb == "activate":
        return _refuse_activation(state, act)
    if act.verb == "trigger":
        return _refuse_trigger(state, act.subject)
    card = act.other if act.verb in ("wonder", "prepare") else act.subject
    refusal = _refuse_card(state, card, act.place)
    if refusal is None and act.verb == "wonder":
        refusal = _refuse_wonder(state, act.subject)
    elif refusal is None and act.verb == "prepare":
        refusal = _refuse_preparation(state, act.subject)
    elif refusal is None and act.verb == "recruit":
        price = price_of_senator(state.cities[state.active])
        refusal = _too_poor(state, price, CARDS[card].name, "AGO-SENATOR-02")
    elif refusal is None and act.verb == "build":
        refusal = _refuse_price(state, act)
    return refusal


def _not_now(state: State, player: int) -> Refusal:
    acting = PLAYERS.index(state.to_act or "A")
    if state.stack:
        due = describe(state, state.stack[-1])
        return refused_as(due.rule, f"It is {name(state, acting)} who must choose: {due.text}")
    text = f"It is {name(state, acting)}'s turn, not {name(state, player)}'s."
    return refused_as("BASE-TURN-01", text)


def _refuse_choice(state: State, action: Action) -> Refusal | None:
    pending = state.stack[-1]
    choice, options = CHOICES[pending.kind], legal_actions(state)
    if action in options:
        return None
    verbs = {choice.verb, *choice.akin, *(option.verb for option in options)}
    if choice.is_hidden(state, pending) and action.verb in verbs:
        who = name(state, pending.player)
        text = f"Only {who} sees what there is to choose from: {choice.message(state, pending)}"
        return refused_as(choice.rule_of(state, pending), text)
    if action.place >= 0 and action._replace(place=-1) in options:
        where = f"r{action.place // 100}c{action.place % 100}"
        text = f"{CARDS[action.subject].name} does not lie at {where}."
    elif action.giving >= 0 and action._replace(giving=-1) in options:
        text = "It costs nothing here, so there is no other payment to choose."
    elif action.verb == "pass":
        text = f"This is not optional: {choice.message(state, pending)}"
        return refused_as(choice.must or choice.rule_of(state, pending), text)
    elif action.verb in verbs and (action.subject >= 0 or choice.by_place):
        return choice.refuse(state, pending, action)
    else:
        return _refuse_misplaced(state, action)
    return refused_as(choice.rule_of(state, pending), text)


def _refuse_card(state: State, card: int, place: int) -> Refusal | None:
    """Why a card cannot be taken from the structure."""
    assert state.table is not None
    if card < 0:
        return _refuse_place(state, place)
    shown = state.face_up & state.present
    for at in range(len(state.dealt)):
        if state.dealt[at] == card and shown >> at & 1:
            where, asked = state.table.name(at), f"r{place // 100}c{place % 100}"
            if place >= 0 and asked != where:
                text = f"{CARDS[card].name} lies at {where}, not at {asked}."
                return refused_as("BASE-TURN-02", text)
            return _refuse_covered(state, at, CARDS[card].name)
    if CARDS[card].guild is not None and state.pantheon is not None:
        text = f"With Pantheon there are no Guilds, so no {CARDS[card].name}."
        return refused_as("BASE-GX-05", text)
    return refused_as("BASE-TURN-02", f"{CARDS[card].name} {_whereabouts(state, card)}.")


def _refuse_place(state: State, code: int) -> Refusal | None:
    assert state.table is not None
    if code < 0:  # made by hand: notation would have asked
        return refused_as("BASE-TURN-02", "The action does not say which card is used.")
    where = f"r{code // 100}c{code % 100}"
    place = state.table.named(where)
    if place is None:
        return refused_as("BASE-TURN-02", f"There is no place {where} in this structure.")
    if not state.present >> place & 1:
        return refused_as("BASE-TURN-02", f"There is no card at {where} any more.")
    return _refuse_covered(state, place, f"The face-down card at {where}")


def _refuse_covered(state: State, place: int, what: str) -> Refusal | None:
    assert state.table is not None
    covering = state.table.covering(place, state.present)
    if not covering:
        return None
    seen = [cover for cover in covering if state.face_up >> cover & 1]
    over = [f"{CARDS[state.dealt[cover]].name} ({state.table.name(cover)})" for cover in seen]
    hidden = [state.table.name(cover) for cover in covering if cover not in seen]
    if hidden:
        cards = "a face-down card" if len(hidden) == 1 else "two face-down cards"
        over.append(f"{cards} ({' and '.join(hidden)})")
    cover_it = "still cover it" if len(covering) > 1 else "still covers it"
    text = f"{what} is not accessible: {' and '.join(over)} {cover_it}."
    return refused_as("BASE-STRUCT-05", text)


def _whereabouts(state: State, card: int) -> str:
    """Where a card is that does not lie face up in the structure, as far as everyone knows."""
    for player, city in enumerate(state.cities):
        if city.cards >> card & 1:
            return f"already stands in {name(state, player)}'s City"
        for wonder, tucked in city.tucked:
            if tucked == card:
                return f"lies under {WONDERS[wonder].name}"
        if any(plot.card == card for plot in city.plots):
            return f"lies under a Conspiracy of {name(state, player)}"
    if card in state.discard:
        return "is in the discard pile"
    age = _age_of(CARDS[card])
    now = max(1, state.age)  # with an expansion Age I lies on the table during the draft
    if age and age != now:
        return f"is a card of Age {'I' * age}, and this is Age {'I' * now}"
    return "does not lie face up in the structure"


def place_called(state: State, name: str) -> Place:
    """The place on which a card lies face up: see `GameState.place`."""
    written = (
        re.fullmatch(r"@?(r\d{1,2}c\d{1,2})", name.strip().lower())
        if isinstance(name, str)
        else None
    )
    if written is not None:
        where = written[1]
        found = [place for place in state.structure if place.name == where]
        if not found and state.table is not None and state.table.named(where) is not None:
            raise PositionError(f"There is no card at {where} any more.")
        if not found:
            raise PositionError(f"There is no place {where} in the structure on the table.")
        return found[0]
    card = CATALOG.find(name, kinds=("card",))
    found = [place for place in state.structure if place.card and place.card.id == card.id]
    if not found:
        raise PositionError(f"{card.name} {_whereabouts(state, card.index)}.")
    if len(found) > 1:
        places = ", ".join(place.name for place in found)
        raise AmbiguousError(f"{card.name} lies at several places: {places}.")
    return found[0]


def _age_of(card: Card) -> int:
    """The Age in which a card is dealt; 0 for a Senator, as some come in every Age."""
    if card.senator:
        return 0
    return int(card.deck[-1]) if card.deck.startswith("age-") else LAST_AGE


def _refuse_wonder(state: State, wonder: int) -> Refusal | None:
    city, opponent = state.cities[state.active], state.cities[1 - state.active]
    who, whose = name(state, state.active), name(state, 1 - state.active)
    title = WONDERS[wonder].name
    if city.standing >> wonder & 1:
        return refused_as("BASE-WON-02", f"{title} already stands.")
    if wonder in opponent.owned:
        return refused_as("BASE-WON-02", f"{title} is {whose}'s Wonder.")
    if wonder not in city.owned:
        came_with = WONDERS[wonder].set
        if came_with != "base" and came_with not in state.config.expansions:
            text = f"{title} belongs to {came_with.capitalize()}, which is not in play."
            return refused_as("BASE-WON-02", text)
        if state.constructed >> wonder & 1:
            return refused_as("AGO-CX-19", f"{title} has been sabotaged and is out of the game.")
        if state.constructed.bit_count() == MOST_CONSTRUCTED:
            count = in_words(MOST_CONSTRUCTED).capitalize()
            text = f"{count} Wonders have been constructed, and {title} would be one more."
            return refused_as("BASE-WON-03", text)
        return refused_as("BASE-WON-02", f"{who} does not own {title}.")
    return _too_poor(state, payments(state, state.active, WONDERS[wonder])[0].total, title)


def _refuse_plot(state: State, number: int, rule: str) -> Refusal | None:
    """Why a Conspiracy is out of reach: not here, or by ``rule`` triggered already."""
    title, who = CONSPIRACIES[number].name, name(state, state.active)
    for player, city in enumerate(state.cities):
        for plot in city.plots:
            if plot.number == number and plot.triggered:
                text = f"{title} has been triggered by {name(state, player)} already."
                return refused_as(rule, text)
    if all(plot.number != number for plot in state.cities[state.active].plots):
        if conspiracies.may_be_hidden(state, state.active, number):
            text = f"Only {who} knows whether {title} lies face down in front of {who}."
            return refused_as("GEN-06", text)
        return refused_as("AGO-PLOT-03", f"{title} does not lie in front of {who}.")
    return None


def _refuse_preparation(state: State, number: int) -> Refusal | None:
    refusal = _refuse_plot(state, number, "AGO-PLOT-01")
    if refusal is None and number in conspiracies.prepared(state, state.active):
        refusal = refused_as("AGO-PLOT-01", f"{CONSPIRACIES[number].name} is prepared already.")
    return refusal


def _refuse_trigger(state: State, number: int) -> Refusal | None:
    refusal = _refuse_plot(state, number, "AGO-PLOT-02")
    if refusal is not None:
        return refusal
    assert state.senate is not None
    title = CONSPIRACIES[number].name
    if number not in conspiracies.prepared(state, state.active):
        return refused_as("AGO-PLOT-02", f"{title} is not prepared: no card lies under it.")
    if not state.senate.may_trigger:
        text = f"One Conspiracy has been triggered this turn; {title} waits for a later one."
        return refused_as("AGO-PLOT-02", text)
    return None


def _refuse_price(state: State, action: Action) -> Refusal | None:
    card = CARDS[action.subject]
    found = payments(state, state.active, card)
    if action.giving < 0:
        return _too_poor(state, found[0].total, card.name)
    for other in found[1:]:
        if other.to_opponent == action.giving:
            return _too_poor(state, other.total, card.name)
    coins = plural(action.giving, "coin")
    if found[0].to_opponent == action.giving:
        text = f"The usual payment for {card.name} gives the opponent {coins}: leave out 'giving'."
        return refused_as("BASE-PROD-03", text)
    text = f"No other sensible payment for {card.name} gives the opponent {coins}."
    return refused_as("BASE-PROD-03", text)


def _refuse_activation(state: State, action: Action) -> Refusal | None:
    """Why a card of the Pantheon cannot be activated by the paid action."""
    assert state.pantheon is not None
    title, who = beginning(action.subject), name(state, state.active)
    for player, city in enumerate(state.cities):
        if action.subject in city.divinities:
            text = f"{title} has been activated by {name(state, player)}."
            return refused_as("PAN-ACT-05", text)
    if action.subject not in state.pantheon.spaces:
        return refused_as("PAN-ACT-01", f"{title} does not lie in the Pantheon.")
    offerings = max(0, action.other)
    missing = offerings & ~state.cities[state.active].offerings
    for offering in members(missing):
        value = CATALOG.offering_tokens[offering]
        return refused_as("PAN-OFF-01", f"{who} has no Offering token worth {value}.")
    coins = divinities.price(state, state.active, action.subject, offerings)
    return _too_poor(state, coins, title, "PAN-ACT-03")


def _too_poor(state: State, price: int, what: str, rule: str = "BASE-COST-04") -> Refusal | None:
    coins = state.cities[state.active].purse
    if price <= coins:
        return None
    who = name(state, state.active)
    cost = plural(price, "coin")
    text = f"{what} would cost {who} {cost}, and {who} has {coins}: {price - coins} short."
    return refused_as(rule, text)
