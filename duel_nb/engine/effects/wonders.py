"""Constructing Wonders, and the choices some of them bring (BASE-WON, BASE-W, BASE-TURN-10).

What a Wonder does is written in the catalog; here is the order in which it happens.
"""

from duel_nb.catalog import CATALOG, Wonder
from duel_nb.engine import changes
from duel_nb.engine.effects import (
    decrees,
    military,
    progress,
    senators,
    victory,
)
from duel_nb.engine.messages import Listed
from duel_nb.engine.rules import box
from duel_nb.engine.state import Pending, State
from duel_nb.engine.state.tables import (
    PROGRESS,
    WONDERS,
    members,
)

#: Different Wonders that may be constructed in a game, standing or not (BASE-WON-03, 04).
MOST_CONSTRUCTED = CATALOG.wonders_built_at_most


def construct(state: State, player: int, wonder: int, card: int, by: str) -> None:
    """Raise a Wonder and do all it does, in the order of BASE-TURN-10; it costs nothing here.

    ``by`` is the rule by which it is constructed.
    """
    changes.raise_wonder(state, player, wonder, card, by)
    if state.constructed.bit_count() == MOST_CONSTRUCTED:
        for owner, city in enumerate(state.cities):
            for other in city.owned:
                if not state.constructed >> other & 1:
                    changes.box_wonder(state, owner, other, "BASE-WON-03")
    built = WONDERS[wonder]
    rule = RULES[built.id]
    if built.trigger_conspiracy:
        if state.senate is not None:
            decrees.levy(state, "wonders")
        changes.ask(state, AFTER_CURIA, player, by=built.id)
        changes.ask(state, "curia-julia", player)
        return
    if built.coins:
        changes.gain_coins(state, player, built.coins, rule, "coins-for", built)
    if built.shields:
        military.tell_no_bonus(state, player, built, "BASE-WX-08")
        military.advance(state, player, built.shields, rule)
    play_again(state, player, built)
    if built.opponent_loses:
        loses = built.opponent_loses
        changes.lose_coins(state, 1 - player, loses, rule, "coins-lost-to", built)
    if state.senate is not None:
        decrees.levy(state, "wonders")
    if built.shields:
        victory.test(state)
        if state.outcome is not None:
            return
    if built.discard_colour:
        changes.ask(state, f"discard-{built.discard_colour}", player)
    if built.progress_from_box:
        draw_from_box(state, player, *built.progress_from_box)
    if built.build_from_discard:
        changes.ask(state, "build-from-discard", player)
    if built.theater:
        changes.ask(state, "open-deck", player)
    if built.move_influence:
        changes.ask(state, "move-cube", player, by=built.id)
    if built.place_influence:
        changes.ask(state, "place-cube", player, by=built.id)


#: Curia Julia: the choice of an unprepared Conspiracy, and what follows it (AGO-CURIA-02).
AFTER_CURIA = "after-curia"


def after_curia(state: State, pending: Pending) -> None:
    """Curia Julia's coins and extra turn, after the Conspiracy it triggered (AGO-CURIA-02)."""
    built = CATALOG.wonder(pending.by)
    rule = RULES[built.id]
    changes.gain_coins(state, pending.player, built.coins, rule, "coins-for", built)
    play_again(state, pending.player, built)


def play_again(state: State, player: int, built: Wonder) -> None:
    """The extra turn of a Wonder, its own or Theology's (BASE-PROG-THEOLOGY)."""
    theology, earned = state.cities[player].tokens & progress.THEOLOGY, state.again
    if built.play_again:
        changes.earn_extra_turn(state, player, RULES[built.id], built)
        if theology and not earned:
            rule, key = "BASE-PROG-THEOLOGY", "theology-adds-none"
            changes.tell(state, "nothing", rule, key, player, wonder=built)
    elif theology:
        (token,) = members(progress.THEOLOGY)
        changes.earn_extra_turn(state, player, "BASE-PROG-THEOLOGY", PROGRESS[token])


def selected(state: State, player: int, wonder: int) -> None:
    """What a Wonder does when it is selected in the draft (AGO-CURIA-01, AGO-KNOSSOS-01)."""
    if WONDERS[wonder].when_drafted == "conspire":
        senators.conspire(state, player, "AGO-CURIA-01")
    elif WONDERS[wonder].when_drafted == "place-influence":
        changes.ask(state, "place-cube", player, by="knossos-drafted")


#: The rule of each Wonder.
RULES = {
    "appian-way": "BASE-W-APPIAN",
    "circus-maximus": "BASE-W-CIRCUS",
    "colossus": "BASE-W-COLOSSUS",
    "great-library": "BASE-W-LIBRARY",
    "great-lighthouse": "BASE-W-LIGHTHOUSE",
    "hanging-gardens": "BASE-W-GARDENS",
    "mausoleum": "BASE-W-MAUSOLEUM",
    "piraeus": "BASE-W-PIRAEUS",
    "pyramids": "BASE-W-PYRAMIDS",
    "sphinx": "BASE-W-SPHINX",
    "statue-of-zeus": "BASE-W-ZEUS",
    "temple-of-artemis": "BASE-W-ARTEMIS",
    "sanctuary": "PAN-SANCT-01",
    "divine-theater": "PAN-THEATER-01",
    "curia-julia": "AGO-CURIA-02",
    "knossos": "AGO-KNOSSOS-02",
}


def take(state: State, player: int, wonder: int, rule: str, not_drafted: str) -> None:
    """An unbuilt Wonder of the opponent is the player's; ``not_drafted``: taking is not drafting.

    Implements PAN-RA-01 and AGO-C-EXTORTION.
    """
    changes.take_wonder(state, player, wonder, rule)
    if WONDERS[wonder].when_drafted is not None:
        taken = WONDERS[wonder]
        changes.tell(state, "nothing", not_drafted, "wonder-not-drafted", player, wonder=taken)


def draw_from_box(state: State, player: int, count: int, kept: int) -> None:
    """The Great Library: draw Progress tokens from the box, fewer if fewer remain (BASE-WX-05)."""
    drawn = changes.draw_progress(state, box.progress_box(state), count)
    for _ in range(min(kept, len(drawn))):
        changes.ask(state, "keep-progress", player, tuple(drawn))
    secret, number = {"tokens": Listed(*(PROGRESS[token] for token in drawn))}, len(drawn)
    rule, key = "BASE-WX-05", "tokens-drawn"
    changes.tell(state, "drawn", rule, key, player, None, number, secret, count=number)
