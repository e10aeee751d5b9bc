"""The effects of components: a function for each verb of the catalog, for all sets.

`FUNCTIONS` maps the verbs to them; `run` carries out all effects of a component. A choice is only
pushed on the stack here; `choices` declares what it offers.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import takewhile
from typing import Final, get_args

from duel_nb.catalog import CATALOG, KINDS, Card, Component, Divinity, Effect, Verb, Wonder
from duel_nb.engine import changes
from duel_nb.engine.effects import agora, pantheon, supremacy
from duel_nb.engine.rules import box, scoring
from duel_nb.engine.rules.military import STRATEGY
from duel_nb.engine.state import Pending, State, senate_of
from duel_nb.engine.state.tables import PROGRESS, sum_of, tokens_with
from duel_nb.messages import Listed, Message

Do = Callable[[State, int, Effect, Component], None]

#: The bit of the token that makes Wonders bring extra turns (BASE-PROG-THEOLOGY).
THEOLOGY: Final = tokens_with("wonders_play_again")

# -- coins -------------------------------------------------------------------------------------


def take_coins(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Coins from the bank (BASE-BUILD-01)."""
    rule = thing.rule or "BASE-BUILD-01"
    changes.gain_coins(state, player, effect.amount, rule, "coins-for", thing)


def coins_for_each(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Coins for each card of a colour, or each Wonder, in the player's City (BASE-CARD-01)."""
    coins = effect.amount * state.cities[player].count(effect.what[0])
    _counted_coins(state, player, coins, thing)


def guild(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Coins by the City that has most of what it counts (BASE-GX-01); points come at the end."""
    if effect.amount and isinstance(thing, Card) and thing.guild is not None:
        _counted_coins(state, player, effect.amount * scoring.most(state, thing.guild), thing)


def _counted_coins(state: State, player: int, coins: int, thing: Component) -> None:
    rule = thing.rule or "BASE-CARD-01"
    if not coins:
        changes.tell(state, "nothing", rule, "no-coins", player, thing.id, card=thing)
    changes.gain_coins(state, player, coins, rule, "coins-for", thing)


def opponent_loses(state: State, player: int, effect: Effect, thing: Component) -> None:
    """The opponent loses coins, at most all they have (GEN-03)."""
    rule = thing.rule or "GEN-03"
    changes.lose_coins(state, 1 - player, effect.amount, rule, "coins-lost-to", thing)


def take_part_of_coins(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Blackmail: a part of the opponent's treasury, rounded up (AGO-CX-02)."""
    opponent, rule = state.cities[1 - player], "AGO-CX-02"
    if opponent.astarte:
        changes.tell(state, "nothing", rule, "coins-on-astarte-not-counted", player, thing=thing)
    taken = -(-opponent.coins // effect.amount)
    if not taken:
        changes.tell(state, "nothing", rule, "no-coin-to-take", player)
        return
    changes.lose_coins(state, 1 - player, taken, thing.rule, "coins-lost-to", thing)
    changes.gain_coins(state, player, taken, thing.rule, "coins-by", thing)


def coins_for_cubes(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Embezzlement: coins for the player's cubes in the Senate (AGO-CX-12)."""
    coins = effect.amount * senate_of(state).in_senate(player)
    changes.gain_coins(state, player, coins, thing.rule, "coins-for-cubes")


def opponent_loses_for_cubes(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Embezzlement: the opponent loses coins for theirs (AGO-CX-12)."""
    senate = senate_of(state)
    coins = effect.amount * senate.in_senate(1 - player)
    if coins:
        changes.lose_coins(state, 1 - player, coins, thing.rule, "coins-lost-for-cubes")
    elif not senate.in_senate(player):
        changes.tell(state, "nothing", "AGO-CX-12", "no-cube-in-senate", player, thing=thing)


# -- shields, turns, symbols -------------------------------------------------------------------

#: By kind of component, the rule that Strategy adds nothing; else it is the component's own.
_NO_BONUS: Final = {"wonder": "BASE-WX-08", "conspiracy": "AGO-CX-06"}


def shields(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Move the Conflict pawn (BASE-MIL-01); Strategy adds to red Buildings (BASE-PROG-STRATEGY)."""
    count, rule, token = effect.amount, thing.rule or "BASE-MIL-01", "BASE-PROG-STRATEGY"
    if isinstance(thing, Card):
        if thing.colour == "red" and state.cities[player].tokens & STRATEGY:
            more = sum_of(PROGRESS, state.cities[player].tokens, "red_shield_bonus")
            count += more
            key, by = "shields-of-strategy", thing.id
            changes.tell(state, "shields", token, key, player, by, more, card=thing, shields=more)
    else:
        supremacy.tell_no_bonus(state, player, thing, _NO_BONUS.get(thing.kind, rule))
    supremacy.move_pawn(state, player, count, rule)


def play_again(state: State, player: int, effect: Effect, thing: Component) -> None:
    """An extra turn; Theology adds none to a Wonder's own (BASE-PROG-THEOLOGY)."""
    earned = state.again
    changes.earn_extra_turn(state, player, thing.rule or "BASE-TURN-05", thing)
    if state.cities[player].tokens & THEOLOGY and isinstance(thing, Wonder) and not earned:
        rule, key = "BASE-PROG-THEOLOGY", "theology-adds-none"
        changes.tell(state, "nothing", rule, key, player, wonder=thing)


def gain_symbol(state: State, player: int, effect: Effect, thing: Component) -> None:
    """A scientific symbol: the sixth wins, a second one makes a pair (BASE-SCI-02, 06)."""
    (symbol,) = effect.what
    if isinstance(thing, Divinity):
        shown = Message(f"symbol-{symbol}")
        changes.tell(state, "symbol", thing.rule, "has-symbol", player, thing.id, symbol=shown)
    supremacy.gain_symbols(state, (player, symbol))


# -- effects that ask for a choice -------------------------------------------------------------

#: Choices that are not named like the verb that asks for them.
_CHOICE_NAMES: Final = {
    "discard-card-of-opponent": "discard-{colour}",
    "progress-from-box": "keep-progress",
    "place-influence": "place-cube",
    "remove-influence": "remove-cube",
    "move-influence": "move-cube",
    "may-move-influence": "move-cube",
    "nisaba": "snake",
    "politician": "senate-actions",
    "trigger-unprepared": "curia-julia",
}
#: Verbs that several components share; except for Wonders, the choice is named like the component.
_SHARED: Final = {
    "build-from-discard",
    "discard-card-of-opponent",
    "take-card-of-opponent",
    "take-wonder",
}


def choice_of(effect: Effect, thing: Component) -> str:
    """The choice that an effect asks for, by its name on the stack."""
    if effect.verb in _SHARED and not isinstance(thing, Wonder):
        return thing.id
    return _CHOICE_NAMES.get(effect.verb, effect.verb).format(colour="-".join(effect.what))


def ask(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Ask for a choice, which is the whole effect."""
    changes.ask(state, choice_of(effect, thing), player)


def progress_from_box(state: State, player: int, effect: Effect, thing: Component) -> None:
    """The Great Library: draw Progress tokens from the box, fewer if fewer remain (BASE-WX-05)."""
    drawn = changes.draw_progress(state, box.progress_box(state), effect.amount)
    changes.see_in_box(state, player, drawn)
    for _ in range(min(effect.keep, len(drawn))):
        changes.ask(state, choice_of(effect, thing), player, tuple(drawn))
    secret, number = {"tokens": Listed(*(PROGRESS[token] for token in drawn))}, len(drawn)
    rule, key = "BASE-WX-05", "tokens-drawn"
    changes.tell(state, "drawn", rule, key, player, None, number, secret, count=number)


def ask_for_cubes(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Place or move own Influence cubes, or remove the opponent's (AGO-SENATE-03, 04)."""
    by = thing.id if state.age else f"{thing.id}-drafted"
    for _ in range(effect.amount):
        changes.ask(state, choice_of(effect, thing), player, by=by)


def conspire(state: State, player: int, effect: Effect, thing: Component) -> None:
    """Look at the top Conspiracies and keep one (AGO-CURIA-01)."""
    rule = thing.rule
    if isinstance(thing, Wonder) and not state.age:
        rule = thing.rule_when_drafted
    agora.conspire(state, player, rule)


#: Immediate effects; all others ask for a choice.
AT_ONCE: Final[dict[Verb, Do]] = {
    "take-coins": take_coins,
    "coins-for-each": coins_for_each,
    "guild": guild,
    "opponent-loses": opponent_loses,
    "take-part-of-coins": take_part_of_coins,
    "coins-for-cubes": coins_for_cubes,
    "opponent-loses-for-cubes": opponent_loses_for_cubes,
    "shields": shields,
    "play-again": play_again,
    "astarte": pantheon.astarte,
}

#: By verb, the function that carries out its effect.
FUNCTIONS: Final[dict[Verb, Do]] = {
    **dict.fromkeys(get_args(Verb), ask),  # the default: a verb asks for a choice
    **AT_ONCE,
    "gain-symbol": gain_symbol,
    "progress-from-box": progress_from_box,
    "place-influence": ask_for_cubes,
    "remove-influence": ask_for_cubes,
    "move-influence": ask_for_cubes,
    "may-move-influence": ask_for_cubes,
    "conspire": conspire,
    "politician": agora.politician,
    "conspirator": agora.conspirator,
    "neptune": pantheon.neptune,
    "gate": pantheon.gate,
    "treason": agora.treason,
    "espionage": agora.espionage,
    "turn-of-events": agora.turn_of_events,
}

# -- lists of effects --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Phases:
    """The effects of a component in the order in which they are done (BASE-TURN-09, 10)."""

    first: tuple[Effect, ...]
    """Coins, shields, the extra turn, the opponent's loss of coins."""
    counted: tuple[Effect, ...]
    """Coins that count cards or Wonders in the Cities."""
    asked: tuple[Effect, ...]
    """Effects that ask for a choice."""
    rest: tuple[Effect, ...]
    """Effects after the choice, as with Curia Julia (AGO-CURIA-02)."""
    has_shields: bool


_ORDER: Final = ("take-coins", "shields", "play-again", "opponent-loses")
_COUNTED: Final = ("coins-for-each", "guild")


def phases(effects: tuple[Effect, ...]) -> Phases:
    """Sort effects into the order in which they are done."""
    now = tuple(takewhile(lambda effect: effect.verb in AT_ONCE, effects))
    then = effects[len(now) :]
    asking = tuple(takewhile(lambda effect: effect.verb not in AT_ONCE, then))
    first = [effect for effect in now if effect.verb not in _COUNTED]
    first.sort(key=lambda e: _ORDER.index(e.verb) if e.verb in _ORDER else len(_ORDER))
    counted = tuple(effect for effect in now if effect.verb in _COUNTED)
    has_shields = any(effect.verb == "shields" for effect in now)
    return Phases(tuple(first), counted, asking, then[len(asking) :], has_shields)


#: The effects of every component.
PHASES: Final = {thing: phases(thing.does) for kind in KINDS for thing in CATALOG.components(kind)}


def run(state: State, player: int, thing: Component) -> None:
    """Carry out all effects of a component."""
    _run(state, player, thing, PHASES[thing])


def _run(state: State, player: int, thing: Component, phases: Phases) -> None:
    do(state, player, thing, phases.first)
    do(state, player, thing, phases.counted)
    finish(state, player, thing, phases)


def do(state: State, player: int, thing: Component, effects: Iterable[Effect]) -> None:
    """Carry out some effects of a component."""
    for effect in effects:
        FUNCTIONS[effect.verb](state, player, effect, thing)


def finish(state: State, player: int, thing: Component, phases: Phases) -> None:
    """Test for a victory by shields, then ask for choices; the last one asked is due first."""
    if phases.has_shields:
        supremacy.test(state)
        if state.outcome is not None:
            return
    if phases.rest:
        changes.ask(state, GO_ON, player, by=thing.id)
    if phases.asked:
        do(state, player, thing, reversed(phases.asked))


#: The step that continues the effects of a Wonder after a choice, by its name in saved games.
GO_ON: Final = "after-curia"


def go_on(state: State, pending: Pending) -> None:
    """Carry out the effects of a Wonder that come after its choice (AGO-CURIA-02)."""
    wonder = CATALOG.wonder(pending.by)
    _run(state, pending.player, wonder, phases(PHASES[wonder].rest))
