"""What a ruling rests on: the position, what was given of it, and what a player can know of it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from duel_nb.arguments import text
from duel_nb.engine import Action, DuelError, GameState
from duel_nb.engine.position.given import given_setup
from duel_nb.engine.position.setups import NotASetup, setup_of
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.engine.worlds import own_turn, world
from duel_nb.lessons.rulings.answers import Reason, because
from duel_nb.lessons.rulings.completions import Completions
from duel_nb.lessons.rulings.known import Known
from duel_nb.lessons.rulings.verdict_words import VerdictWords
from duel_nb.messages import Message
from duel_nb.quoting import shown
from duel_nb.session.table import players_by_name
from duel_nb.words.actions import in_words


@dataclass(frozen=True)
class Evidence:
    """A position that questions are about, and what is known of it.

    Attributes:
        state: the position.
        given: the keywords that set it up, of which what is missing is unknown; None for a position
            of a game.
        without: what each player is known not to have, by name, where a keyword is missing.
        teacher: whether face-down cards may be named, too.
    """

    state: GameState
    given: dict[str, Any] | None = None
    without: Mapping[str, Collection[str]] = field(default_factory=dict)
    teacher: bool = False

    @cached_property
    def _completions(self) -> Completions:
        return Completions(given_setup(self.given or {}), self.without)

    @property
    def of_game(self) -> bool:
        """Whether it is a position of a game, not set up from keywords."""
        return self.given is None

    def known(self, who: str | None, seen: GameState | None = None) -> Known:
        """Makes the positions that may be the true one: those that fit what was given, or a view.

        Args:
            who: "A" or "B", whose view it is; None for what both see.
            seen: another view of a game, such as `own_turn`.
        """
        if self.given is not None:
            return self._completions
        return Known(self.seen(who) if seen is None else seen)

    @property
    def places_known(self) -> bool:
        """Whether it is known where the cards of the structure lie."""
        return self.given is None or isinstance(self.given.get("structure"), Mapping)

    def not_given(self) -> tuple[Reason, ...]:
        """What was not given and may matter."""
        unknown = () if self.of_game else self._completions.unknown
        if not unknown:
            return ()
        missing = VerdictWords(self.state).unknown(unknown)
        return (because("missing-not-counted", missing=missing),)

    # -- for one player --------------------------------------------------------------------

    def player(self, typed: str) -> str:
        """Find a player, "A" or "B", by letter or name.

        Raises:
            DuelError: there is no such player.
        """
        text("player", typed)
        if who := players_by_name(self.state).get(typed.casefold()):
            return who
        a, b = self.state.names
        if (a, b) == ("A", "B"):
            raise DuelError(Message("ruling-no-player", typed=shown(typed)))
        raise DuelError(Message("ruling-no-player-named", typed=shown(typed), first=a, second=b))

    def name(self, who: str) -> str:
        """The name of "A" or "B"."""
        return self.state.names[PLAYERS.index(who)]

    def seen(self, who: str | None) -> GameState:
        """A player's view of the position; for a teacher the position itself."""
        return self.state if self.teacher else self.state.view(who)

    def own_turn(self, who: str) -> GameState | None:
        """The same position on the player's own turn; None if that makes no sense."""
        if self.state.decisions or not self.state.age or self.state.outcome is not None:
            return None
        return own_turn(self.seen(who), who)

    def setup(self, who: str | None) -> dict[str, Any] | None:
        """The keywords of a position that could be this one, as far as a player knows.

        None if it cannot be set up.
        """
        if self.given is not None:
            return self.given
        try:
            return setup_of(self.state if self.teacher else world(self.state.view(who)))
        except NotASetup:
            return None

    # -- words -----------------------------------------------------------------------------

    def placed(self, act: Action) -> Action:
        """An action with the place of its card, if places are known."""
        return act if self.places_known else act._replace(place=-1)

    def in_words(self, act: Action) -> Message:
        """An action; cards of the structure are told by their names where places are unknown."""
        return in_words(self.placed(act), self.state.names)
