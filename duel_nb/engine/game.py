"""The public API of a position: `GameState` answers questions and plays actions."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Self, overload

from duel_nb.engine import notation, saves, views
from duel_nb.engine.actions import Action
from duel_nb.engine.choices import CHOICES, describe
from duel_nb.engine.errors import NotationError, Refusal
from duel_nb.engine.events import Event
from duel_nb.engine.rules.payment import Payment
from duel_nb.engine.rules.scoring import ScoreSheet, score_sheets
from duel_nb.engine.state import Decision, Place, State
from duel_nb.engine.state.state import INTERNAL
from duel_nb.engine.state.tables import BOTH, PLAYERS
from duel_nb.engine.turn import legal, play, way, why_not
from duel_nb.quoting import Given


class LegalActions(Sequence[Action]):
    """The legal actions of a position: a sequence whose ``in`` also understands notation."""

    def __init__(self, state: "GameState", actions: Sequence[Action]) -> None:
        self._state = state
        self._actions = tuple(actions)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        return self._actions[index]

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __contains__(self, action: object) -> bool:
        """Whether an action, or the action a text means, is legal; no text raises an error."""
        if isinstance(action, str):
            try:
                action = self._state.read(action)
            except NotationError:
                return False
        return action in self._actions

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._actions == tuple(other)

    def __hash__(self) -> int:
        return hash(self._actions)

    def __reduce__(self) -> tuple[type, tuple["GameState", tuple[Action, ...]]]:
        return LegalActions, (self._state, self._actions)

    def __repr__(self) -> str:
        return f"<LegalActions: {', '.join(map(str, self._actions)) or 'none'}>"


class GameState(State):
    """A position: the table, both Cities, the pending choices and the chance to come.

    Use `duel_nb.new_game`, `duel_nb.position` or `duel_nb.from_json` to get one. Positions are
    values: `play` returns the next one and leaves this one alone. `State` documents the attributes.
    """

    __slots__ = ()

    # -- what can be done ------------------------------------------------------------------

    def legal_actions(self) -> LegalActions:
        """Every action allowed now, in a stable order; empty when the game is over.

        Notation works as well: ``"build Library" in s.legal_actions()``.
        """
        return LegalActions(self, legal.cached_actions(self))

    def why_not(
        self, action: Given[Action | str], player: Given[str | None] = None
    ) -> Refusal | None:
        """Why an action is not allowed now, None when it is.

        Args:
            action: an action or its notation.
            player: "A", "B" or a name, who would do it; by default the one who is to act.

        Raises:
            NotationError: the text is not an action at all.
            DuelError: there is no such player.
        """
        return why_not.why_not(self, notation.meant(self, action), player)

    def read(self, text: Given[str]) -> Action:
        """The action a text means here; whether it is legal is another question.

        Raises:
            NotationError: the text is not an action.
            AmbiguousError: it is unfinished and fits several legal actions.
        """
        return notation.parse(self, text)

    def play(self, action: Given[Action | str]) -> Self:
        """The position after an action; this one stays as it is.

        Raises:
            NotationError: the text is not an action.
            AmbiguousError: it fits several legal actions.
            IllegalAction: the rules forbid it here; ``refusal`` says which one and why.
            DuelError: this is a view, in which hidden cards and chance are unknown.
        """
        return play.play(self, notation.meant(self, action))

    def play_by_event(self, action: Given[Action | str]) -> tuple[tuple[Event, Self], ...]:
        """Each event of an action, in order, with the position right after it.

        Positions before the last one show what lies on the table in the middle of the action: no
        choice is pending in them. The last one is the position that `play` returns.

        Raises:
            NotationError, AmbiguousError, IllegalAction, DuelError: as `play`.
        """
        return play.play_by_event(self, notation.meant(self, action))

    def cost_of(self, thing: Given[str], player: Given[str | None] = None) -> Payment:
        """The itemised default payment of a Building or Wonder, and the other sensible ones.

        With Pantheon also the price of activating a card that lies there: without Offering tokens,
        and in `Payment.others` with each sensible set of the player's (PAN-ACT-03).

        Args:
            thing: name or id of a card, Wonder, Divinity or the Gate.
            player: "A", "B" or a name; by default whoever's turn it is.

        Raises:
            UnknownName: nothing that has a price has this name.
            IllegalAction: it belongs to an expansion that is not in play, or this Divinity, or the
                Gate, does not lie in the Pantheon.
            DuelError: there is no such player.
        """
        return legal.cost_of(self, thing, player)

    def payments(self, action: Given[Action | str]) -> tuple[Payment, ...]:
        """The payment of an action, then its other sensible ones: see `ways_to_pay`."""
        return tuple(self.ways_to_pay(action).values())

    def ways_to_pay(self, action: Given[Action | str]) -> dict[Action, Payment]:
        """An action with its payment, then the same with each other sensible payment.

        Other payments are sensible where they make a difference to what an opponent with Economy
        receives (BASE-PROD-03), or to which Offering tokens are spent (PAN-OFF-02). They may cost
        more than the player has. Empty when the action costs nothing, or names a payment that
        does not exist.

        Raises:
            NotationError: the text is not an action.
            AmbiguousError: it fits several legal actions.
        """
        return legal.ways_to_pay(self, notation.meant(self, action))

    def with_offerings(self, action: Given[Action | str]) -> Action:
        """What "activate Mars" means if Mars can be paid for with Offering tokens alone.

        The legal activation that spends the fewest tokens (PAN-OFF-01). An action that names
        tokens, is legal without them, or is illegal with all of them is given back as it is.

        Raises:
            NotationError: the text is not an action.
            AmbiguousError: it fits several legal actions.
        """
        return legal.with_offerings(self, notation.meant(self, action))

    def place(self, name: Given[str]) -> Place:
        """The place of the structure where a card lies face up.

        Args:
            name: name or id of the card, or the place itself such as "r2c4"; a face-down card
                is found by its place alone.

        Raises:
            UnknownName: no card has this name; the message lists what is near.
            AmbiguousError: several Senators look alike; the message lists where they lie.
            PositionError: the card is elsewhere, or there is no such place, or no card on it.
        """
        return way.place_called(self, name)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The pending choices, the one due now last; empty in an ordinary turn."""
        return tuple(describe(self, p) for p in self.stack if p.kind in CHOICES)

    def scores(self) -> Mapping[str, ScoreSheet]:
        """The score sheets as if the game ended now, for "A" and "B" (BASE-SCORE)."""
        return score_sheets(self)

    def view(self, player: Given[str | None] = None) -> Self:
        """What a player may know: hidden cards are unknown, chance is gone (GEN-06).

        Args:
            player: "A", "B" or a name; None for what both know. A view that was made for somebody
                else shows no more than both know.

        Raises:
            DuelError: there is no such player.
        """
        return views.view(self, player)

    def to_json(self) -> str:
        """The whole position as JSON text (versioned); `duel_nb.from_json` reads it."""
        return saves.to_json(self)

    def __eq__(self, other: object) -> bool:
        """Equal when the whole position is, hidden cards and chance included."""
        return isinstance(other, GameState) and saves.to_dict(self) == saves.to_dict(other)

    def __hash__(self) -> int:
        return hash((self.age, self.present, self.pawn, self.cities[0].cards, self.cities[1].cards))

    def __dir__(self) -> list[str]:
        """The public attributes: those that only the engine needs are left out."""
        return sorted({*object.__dir__(self)} - INTERNAL)

    def __repr__(self) -> str:
        what = "GameState"
        if self.viewer is not None:
            who = "both players" if self.viewer == BOTH else PLAYERS[self.viewer]
            what += f" as {who} may know it"
        if self.outcome is not None:
            return f"<{what}: {self.outcome}>"
        when = f"Age {'I' * self.age}" if self.age else "Wonder draft"
        return f"<{what}: {when}, {self.to_act} to act, {len(self.legal_actions())} actions>"


def from_json(text: Given[str]) -> GameState:
    """Read a position that `GameState.to_json` wrote.

    Raises:
        SaveError: the text is no saved position, of a later version, or damaged; the message says
            where.
    """
    return saves.from_json(text, GameState)
