"""The ways to supremacy: Conflict pawn and Military tokens, symbols, the immediate victories."""

from operator import gt
from typing import Final

from duel_nb.catalog import CATALOG, Component
from duel_nb.engine import changes
from duel_nb.engine.actions import track_place
from duel_nb.engine.rules import science
from duel_nb.engine.rules.cubes import CAUSES
from duel_nb.engine.rules.military import CAPITAL, LOOT, POLIORCETICS, STRATEGY
from duel_nb.engine.state import State
from duel_nb.engine.state.senate import Senate
from duel_nb.engine.state.tables import CARDS, MILITARY_TOKENS, PROGRESS, SYMBOL_TOKENS, sum_of
from duel_nb.messages import Message

# -- the Conflict pawn and Military tokens (BASE-MIL, AGO-MIL) ---------------------------------

#: The Military token of Agora in each zone, by the zone's first space.
_OF_AGORA: Final = {
    token.entered_at: token for token in CATALOG.military_tokens if token.set == "agora"
}

#: The token that makes each space of the pawn cost the opponent coins (PAN-POLIO-01).
SIEGE: Final = PROGRESS[POLIORCETICS.bit_length() - 1]


def move_pawn(state: State, player: int, shields: int, rule: str) -> None:
    """Move the Conflict pawn a space for each shield, and resolve Military tokens on the way.

    Implements BASE-MIL-01 to BASE-MIL-06: one space at a time, tokens nearest first, surplus
    shields beyond the capital ignored. The caller tests for victory.
    """
    direction = 1 if player == 0 else -1
    siege = state.cities[player].tokens & POLIORCETICS
    lost = sum_of(PROGRESS, siege, "coins_lost_per_space")
    minerva = None if state.pantheon is None else state.pantheon.minerva
    met = []
    for _ in range(shields):
        if state.pawn * direction == CAPITAL:
            break
        if minerva is not None and minerva == state.pawn + direction:
            changes.remove_minerva(state)  # the rest of the movement is lost (PAN-MINERVA-02)
            break
        changes.step_pawn(state, player, rule)
        if siege:
            changes.lose_coins(state, 1 - player, lost, "PAN-POLIO-01", "coins-lost-to", SIEGE)
        if state.military and (token := _token_met(state, direction)) is not None:
            if state.senate is None:
                loot(state, player, token, "BASE-MIL-03")
            else:
                met.append(token)
    for token in met:
        _remove_and_tell(state, player, token)
    for token in reversed(met):  # the first one met is due first (AGO-MIL-04)
        ask_for_cubes(state, player, token)


def tell_no_bonus(state: State, player: int, thing: Component, rule: str) -> None:
    """Report by which rule Strategy adds nothing to these shields, if the player owns it."""
    if state.cities[player].tokens & STRATEGY:
        changes.tell(state, "nothing", rule, "no-shield-of-strategy", player, thing=thing)


def _token_met(state: State, direction: int) -> int | None:
    """The Military token that the pawn has just met, if it still lies there."""
    if state.pawn * direction not in LOOT:
        return None
    token = MILITARY_TOKENS.index(state.pawn)
    return token if state.military >> token & 1 else None


def resolve_token(state: State, player: int, token: int, rule: str) -> None:
    """Resolve a Military token in favour of a player and remove it (BASE-MIL-03, AGO-MIL-03)."""
    if state.senate is None:
        loot(state, player, token, rule)
    else:
        _remove_and_tell(state, player, token, rule)
        ask_for_cubes(state, player, token)


def loot(state: State, player: int, token: int, rule: str) -> None:
    """A token of the base game: the opponent loses coins (BASE-MIL-03)."""
    position = MILITARY_TOKENS[token]
    changes.remove_military_token(state, token)
    coins, key = LOOT[abs(position)], "coins-lost-to-military-token"
    where = track_place(position, state.names)
    changes.lose_coins(state, 1 - player, coins, rule, key, None, {"position": where})


def cause_of(token: int) -> str:
    """How a token of Agora, the inner or the outer one, is called as the cause of cube steps."""
    return "inner-token" if abs(MILITARY_TOKENS[token]) == min(LOOT) else "outer-token"


def _remove_and_tell(state: State, player: int, token: int, rule: str = "") -> None:
    """A token of Agora leaves the game, and an event says what it does.

    ``rule`` is that of the effect that resolves it, empty if the pawn has met it.
    """
    changes.remove_military_token(state, token)
    at, cause = MILITARY_TOKENS[token], cause_of(token)
    rule, position = rule or CAUSES[cause].rule, track_place(at, state.names)
    key = "inner-token-resolved" if cause == "inner-token" else "outer-token-resolved"
    changes.tell(state, "military-token", rule, key, player, amount=at, position=position)


def ask_for_cubes(state: State, player: int, token: int) -> None:
    """Place a cube, or remove and then move one (AGO-MIL-01, AGO-MIL-02)."""
    printed = _OF_AGORA[abs(MILITARY_TOKENS[token])]
    for kind, cubes in (  # the last one pushed is due first
        ("move-cube", printed.move_influence),
        ("remove-cube", printed.remove_influence),
        ("place-cube", printed.place_influence),
    ):
        for _ in range(cubes):
            changes.ask(state, kind, player, by=cause_of(token))


# -- scientific symbols (BASE-SCI) -------------------------------------------------------------


def gain_symbols(state: State, *symbols: tuple[int, str]) -> None:
    """Players have gained these symbols at once: supremacy, or rewards for pairs (BASE-SCI-02).

    Supremacy is tested once for all (AGO-CX-15). The Progress token of the last pair is due first;
    with none on the board a pair brings nothing (BASE-SCI-04).
    """
    test(state)
    if state.outcome is not None:
        return
    for player, symbol in symbols:
        if science.has_pair(state.cities[player], symbol):
            rule, shown = _pair_rule(state, player, symbol), Message(f"symbol-{symbol}")
            changes.tell(state, "pair", rule, "pair-of-symbols", player, symbol, symbol=shown)
            if state.board_progress:
                changes.ask(state, "progress", player)
            else:
                changes.tell(state, "nothing", "BASE-SCI-04", "none-progress", player)


def _pair_rule(state: State, player: int, symbol: str) -> str:
    """The rule of a pair: two cards, the Snake's card, or the scales of Law and Ishtar."""
    snake = state.cities[player].snake
    if snake >= 0 and CARDS[snake].science == symbol:
        return "PAN-NISABA-02"
    token = SYMBOL_TOKENS[symbol] & state.cities[player].tokens
    return "PAN-ISHTAR-02" if token else "BASE-SCI-02"


# -- immediate victories, tested after every atomic step (GEN-04, GEN-05) ----------------------


def test(state: State) -> None:
    """End the game at a supremacy: scientific first, then military, then political (GEN-05)."""
    first, second = map(science.is_supreme, state.cities)
    if first or second:
        winner = None if first and second else int(second)
        changes.end_game(
            state, "science", winner, "BASE-SCI-06" if winner is not None else "GEN-05"
        )
    elif abs(state.pawn) == CAPITAL:
        changes.end_game(state, "military", 0 if state.pawn > 0 else 1, "BASE-MIL-05")
    elif state.senate is not None:
        player = state.senate.controller(0)  # nobody else can control every Chamber
        if player is not None and rules_the_senate(state.senate, player):
            changes.end_game(state, "political", player, "AGO-CTRL-08")


def rules_the_senate(senate: Senate, player: int) -> bool:
    """Whether a player controls every Chamber (AGO-CTRL-08)."""
    return all(map(gt, senate.cubes[player], senate.cubes[1 - player]))
