"""Effects of gaining a scientific symbol: supremacy, or the reward for a pair (BASE-SCI)."""

from duel_nb.engine import changes
from duel_nb.engine.effects import victory
from duel_nb.engine.rules import science
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import CARDS, SYMBOL_TOKENS
from duel_nb.messages import Message


def gained(state: State, *symbols: tuple[int, str]) -> None:
    """Players have gained these symbols at once: supremacy, or rewards for pairs (BASE-SCI-02).

    Supremacy is tested once for all (AGO-CX-15). The Progress token of the last pair is due first;
    with none on the board a pair brings nothing (BASE-SCI-04).
    """
    victory.test(state)
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
