"""Effects of gaining a scientific symbol: supremacy, or the reward for a pair (BASE-SCI)."""

from duel_nb.engine import changes
from duel_nb.engine.effects import victory
from duel_nb.engine.messages import Message
from duel_nb.engine.rules import science
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import CARDS, SYMBOL_TOKENS


def gained(state: State, player: int, symbol: str) -> None:
    """Test for supremacy; otherwise ask for the Progress token of a new pair (BASE-SCI-02).

    With no token on the board a pair brings nothing (BASE-SCI-04).
    """
    victory.test(state)
    if state.outcome is not None or not science.has_pair(state.cities[player], symbol):
        return
    reward(state, player, symbol)


def swapped(state: State, player: int, mine: str, theirs: str) -> None:
    """Both players have gained a symbol at once, the player ``mine`` (AGO-CX-15).

    Victory is tested once for both; if both have pairs, the player's is rewarded first.
    """
    victory.test(state)
    if state.outcome is not None:
        return
    for who, symbol in ((1 - player, theirs), (player, mine)):  # the last one asked is due first
        if science.has_pair(state.cities[who], symbol):
            reward(state, who, symbol)


def reward(state: State, player: int, symbol: str) -> None:
    """Ask for the Progress token of a pair, if one is left (BASE-SCI-02, BASE-SCI-04)."""
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
