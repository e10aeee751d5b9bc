"""Who plays: people, and the players of the computer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Final, Protocol

from duel_nb.engine import Action, DuelError, GameState
from duel_nb.errors import error_words
from duel_nb.kernel import BackgroundTask, Guard
from duel_nb.players import LEVELS, player
from duel_nb.players.player import Player, finished
from duel_nb.session.session import Session
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

    Attributes:
        players: the argument.
        kinds: the names of both, for the form under "Game".

    Raises:
        DuelError: not two players, or one of an unknown kind.
    """

    def __init__(self, players: Sequence[str | Chooser]) -> None:
        if len(players) != 2:
            raise DuelError(translate("two-players", count=len(players)))
        self.players = tuple(players)
        kinds: list[str] = []
        self._choosers: dict[str, Chooser] = {}
        for who, given in zip("AB", players, strict=True):
            if isinstance(given, str):
                if given != PERSON:
                    self._choosers[who] = player(given)
                kinds.append(given)
            else:
                self._choosers[who] = given
                kinds.append(str(getattr(given, "name", "computer")))
        self.kinds = kinds[0], kinds[1]
        self._thought: BackgroundTask[Action] | None = None

    def __contains__(self, who: str | None) -> bool:
        return who in self._choosers

    def __len__(self) -> int:
        return len(self._choosers)

    @property
    def opponent(self) -> str | None:
        """The person who plays against the computer, "A" or "B"; None if there is no such."""
        people = [who for who in "AB" if who not in self._choosers]
        return people[0] if len(people) == 1 else None

    def due(self, session: Session) -> bool:
        """Whether a computer player has to act now; they act only at the end of the line."""
        return session.at == session.last and session.state.to_act in self

    def play_on(self, session: Session) -> None:
        """Let computer players act until it is a person's turn.

        Raises:
            DuelError: as `choose`.
        """
        while self.due(session):
            session.play(self.choose(session.state))

    def since(self, session: Session) -> int:
        """The step after which everything is news: before the last action of a person.

        Of computer players it is their whole answer; of two, the last turn.
        """
        states, at = session.states, session.at
        step = max(0, at - 1)
        while (
            step
            and states[step].to_act in self
            and states[step - 1].to_act in self
            and (len(self) < 2 or states[step - 1].turn == states[at - 1].turn)
        ):
            step -= 1
        return step

    def person_before(self, session: Session) -> int:
        """The last step before this one at which a person had to act; else the one before."""
        for step in range(session.at - 1, -1, -1):
            if session.states[step].to_act not in self:
                return step
        return max(0, session.at - 1)

    def person_after(self, session: Session) -> int:
        """The next step at which a person has to act, if one plays; else the next one."""
        step = min(session.last, session.at + 1)
        if len(self) < 2:
            while step < session.last and session.states[step].to_act in self:
                step += 1
        return step

    def start(
        self, state: GameState, done: Callable[[Action], None], guarded: Guard, at_least: float
    ) -> None:
        """Let the computer player to act think in the background.

        Args:
            state: the position.
            done: called with its action, unless `stop` is called before.
            guarded: wraps callbacks so that their exceptions are shown.
            at_least: seconds before it acts at least.
        """
        self._thought = BackgroundTask(self.think(state), done, guarded, at_least=at_least)

    def stop(self) -> None:
        """Stop thinking."""
        if self._thought is not None:
            self._thought.stop()

    def hurry(self) -> None:
        """Act now."""
        if self._thought is not None:
            self._thought.hurry()

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
