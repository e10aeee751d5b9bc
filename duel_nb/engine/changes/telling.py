"""How changes report what they did."""

from duel_nb.engine.events import Event
from duel_nb.engine.state import State
from duel_nb.engine.state.tables import (
    PLAYERS,
)


def tell(
    state: State,
    kind: str,
    rule: str,
    text: str,
    player: int | None = None,
    subject: str | None = None,
    amount: int = 0,
    public: str = "",
) -> None:
    """Report an event; call it only while ``state.log`` is a list (someone listens).

    ``public`` is what the other player hears, where the text is for this one alone.
    """
    assert state.log is not None
    who = None if player is None else PLAYERS[player]
    state.log.append(Event(kind, rule, text, who, subject, amount, public))


def name(state: State, player: int) -> str:
    """What a player is called."""
    return state.config.names[player]


def plural(count: int, word: str) -> str:
    """The count with its word: ``1 coin``, ``3 coins``."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"
