"""Who plays: people, and the players of the computer."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final, Protocol

from duel_nb.engine import Action, DuelError, GameState
from duel_nb.errors import error_words
from duel_nb.players import COMPUTER_PLAYERS, LEVELS, player
from duel_nb.players.levels import unknown_player
from duel_nb.players.player import Player, finished
from duel_nb.session.table import name_of
from duel_nb.words.translate import translate

PERSON: Final = "person"
"""A player that is not played by the computer."""


KINDS: Final = (PERSON, *LEVELS)
"""Who can play, a person first."""


def kind_name(kind: str) -> str:
    """The name of a person or a level; the name of a custom player unchanged."""
    return translate(f"level-{kind}") if kind in KINDS else kind


class Chooser(Protocol):
    """A computer player: it chooses one of the legal actions from its own view."""

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose one of the actions."""


class Computers:
    """The players among the two that are played by the computer.

    Args:
        players: who plays A and B: `PERSON`, the name of a kind of player, or a custom player.
        seed: for their choices; by default random.

    Attributes:
        players: the argument.
        kinds: the names of both, for the form under "Game".

    Raises:
        DuelError: not two players, or one of an unknown kind.
    """

    def __init__(self, players: Sequence[str | Chooser], seed: int | None = None) -> None:
        if len(players) != 2:
            raise DuelError(translate("two-players", count=len(players)))
        self.players = tuple(players)
        kinds: list[str] = []
        self._choosers: dict[str, Chooser] = {}
        for who, given in zip("AB", players, strict=True):
            if isinstance(given, str):
                if given not in (PERSON, *COMPUTER_PLAYERS):
                    raise unknown_player(given, PERSON)
                if given != PERSON:
                    self._choosers[who] = player(given, seed)
                kinds.append(given)
            else:
                self._choosers[who] = given
                kinds.append(str(getattr(given, "name", "computer")))
        self.kinds = kinds[0], kinds[1]

    def __contains__(self, who: str | None) -> bool:
        return who in self._choosers

    def __len__(self) -> int:
        return len(self._choosers)

    @property
    def opponent(self) -> str | None:
        """The person who plays against the computer, "A" or "B"; None if there is no such."""
        people = [who for who in "AB" if who not in self._choosers]
        return people[0] if len(people) == 1 else None

    def choose(self, state: GameState) -> Action:
        """The action of the computer player to act.

        Raises:
            DuelError: it raised an error or chose an illegal action; the sentence names it.
        """
        return finished(self.think(state))

    def think(self, state: GameState) -> Generator[None, bool | None, Action]:
        """Choose in short steps, see `Player.think`; in one step if it only has `choose`.

        Raises:
            DuelError: as `choose`.
        """
        who = state.to_act
        assert who is not None
        name = name_of(state, who)
        actions = state.legal_actions()
        try:
            chooser, view = self._choosers[who], state.view(who)
            if isinstance(chooser, Player):
                chosen = yield from chooser.think(view, actions)
            else:
                chosen = chooser.choose(view, actions)
        except Exception as error:
            failed = translate("computer-failed", who=name, what=error_words(error))
            raise DuelError(failed) from error
        if chosen not in actions:
            raise DuelError(translate("computer-illegal", who=name, action=repr(chosen)))
        return chosen
