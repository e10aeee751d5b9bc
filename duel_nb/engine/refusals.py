"""Why an action is not allowed: one sentence with the numbers, and the rule behind it."""

from duel_nb.engine.actions import Action
from duel_nb.engine.atoms import name
from duel_nb.engine.decisions import CHOICES
from duel_nb.engine.effects.wonders import MOST_STANDING, standing
from duel_nb.engine.errors import Refusal
from duel_nb.engine.legal import legal_actions
from duel_nb.engine.notation import parse
from duel_nb.engine.payment import payments
from duel_nb.engine.state import GameState
from duel_nb.engine.tables import CARDS, PLAYERS, WONDERS, player_number

#: For verbs that only answer a choice: the rule and what they are for.
_ANSWERS = {
    "draft": ("BASE-DRAFT-01", "No Wonder is to be drafted now."),
    "take": ("BASE-SCI-02", "No Progress token is to be taken now."),
    "begin": ("BASE-AGE-02", "Nobody is to choose now who begins an Age."),
}


def why_not(state: GameState, action: Action | str, player: str | None = None) -> Refusal | None:
    """Why an action is not allowed now, None when it is: see `GameState.why_not`."""
    act = parse(state, action) if isinstance(action, str) else action
    if state.outcome is not None:
        return Refusal("BASE-END-01", f"The game is over: {state.outcome.told(state.names)}.")
    if player is not None and player != state.to_act:
        return _not_now(state, player_number(player))
    if state.stack:
        return _refuse_choice(state, act)
    if act.verb in _ANSWERS:
        return Refusal(*_ANSWERS[act.verb])
    refusal = _refuse_card(state, act.other if act.verb == "wonder" else act.subject, act.place)
    if refusal is None and act.verb == "wonder":
        refusal = _refuse_wonder(state, act.subject)
    elif refusal is None and act.verb == "build":
        refusal = _refuse_price(state, act)
    return refusal


def _not_now(state: GameState, player: int) -> Refusal:
    acting = PLAYERS.index(state.to_act or "A")
    if state.stack:
        due = state.decisions[-1]
        return Refusal(due.rule, f"It is {name(state, acting)} who must choose: {due.text}")
    text = f"It is {name(state, acting)}'s turn, not {name(state, player)}'s."
    return Refusal("BASE-TURN-01", text)


def _refuse_choice(state: GameState, action: Action) -> Refusal | None:
    pending = state.stack[-1]
    choice = CHOICES[pending.kind]
    if action in legal_actions(state):
        return None
    if action.place >= 0 and action._replace(place=-1) in legal_actions(state):
        assert state.table is not None
        text = f"{CARDS[action.subject].name} does not lie at {state.table.name(action.place)}."
        return Refusal(choice.rule_of(state, pending), text)
    if action.verb == choice.verb and action.subject >= 0:
        return Refusal(choice.rule_of(state, pending), choice.refused(state, pending, action))
    return Refusal(
        choice.rule_of(state, pending), f"A choice is due first: {choice.text(state, pending)}"
    )


def _refuse_card(state: GameState, card: int, place: int) -> Refusal | None:
    """Why a card cannot be taken from the structure."""
    assert state.table is not None
    if card < 0:
        return _refuse_place(state, place)
    shown = state.face_up & state.present
    for at in range(len(state.dealt)):
        if state.dealt[at] == card and shown >> at & 1:
            if place >= 0 and place != at:
                where, asked = state.table.name(at), state.table.name(place)
                text = f"{CARDS[card].name} lies at {where}, not at {asked}."
                return Refusal("BASE-TURN-02", text)
            return _refuse_covered(state, at, CARDS[card].name)
    return Refusal("BASE-TURN-02", f"{CARDS[card].name} {_whereabouts(state, card)}.")


def _refuse_place(state: GameState, place: int) -> Refusal | None:
    assert state.table is not None
    where = state.table.name(place)
    if not state.present >> place & 1:
        return Refusal("BASE-TURN-02", f"There is no card at {where} any more.")
    return _refuse_covered(state, place, f"The face-down card at {where}")


def _refuse_covered(state: GameState, place: int, what: str) -> Refusal | None:
    assert state.table is not None
    covering = state.table.covering(place, state.present)
    if not covering:
        return None
    over = []
    for cover in covering:
        where = state.table.name(cover)
        seen = state.face_up >> cover & 1
        over.append(
            f"{CARDS[state.dealt[cover]].name} ({where})" if seen else f"the card at {where}"
        )
    cover_it = "still cover it" if len(over) > 1 else "still covers it"
    text = f"{what} is not accessible: {' and '.join(over)} {cover_it}."
    return Refusal("BASE-STRUCT-05", text)


def _whereabouts(state: GameState, card: int) -> str:
    """Where a card is that does not lie face up in the structure, as far as everyone knows."""
    for player, city in enumerate(state.cities):
        if city.cards >> card & 1:
            return f"already stands in {name(state, player)}'s City"
        for wonder, tucked in city.tucked:
            if tucked == card:
                return f"lies under {WONDERS[wonder].name}"
    if card in state.discard:
        return "is in the discard pile"
    return "does not lie face up in the structure"


def _refuse_wonder(state: GameState, wonder: int) -> Refusal | None:
    city, opponent = state.cities[state.active], state.cities[1 - state.active]
    who, whose = name(state, state.active), name(state, 1 - state.active)
    title = WONDERS[wonder].name
    if city.standing >> wonder & 1:
        return Refusal("BASE-WON-02", f"{title} already stands.")
    if standing(state) >= MOST_STANDING and wonder not in opponent.owned:
        text = f"Seven Wonders stand already, and {title} would be one more."
        return Refusal("BASE-WON-03", text)
    if wonder in opponent.owned:
        return Refusal("BASE-WON-02", f"{title} is {whose}'s Wonder.")
    if wonder not in city.owned:
        return Refusal("BASE-WON-02", f"{who} does not own {title}.")
    return _too_poor(state, payments(state, state.active, WONDERS[wonder])[0].total, title)


def _refuse_price(state: GameState, action: Action) -> Refusal | None:
    card = CARDS[action.subject]
    return _too_poor(state, payments(state, state.active, card)[0].total, card.name)


def _too_poor(state: GameState, price: int, what: str) -> Refusal | None:
    coins = state.cities[state.active].coins
    if price <= coins:
        return None
    who = name(state, state.active)
    thing = "coin" if price == 1 else "coins"
    text = f"{what} costs {who} {price} {thing}, and {who} has {coins}: {price - coins} short."
    return Refusal("BASE-COST-04", text)
