"""A game that people and computers play at one screen: who acts, who may see what, what is new.

The live board and the terminal are views of it. They differ in what two people at one screen see
(see `Match`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from duel_nb.engine import Action, GameState, new_game
from duel_nb.engine.views import SECRET
from duel_nb.kernel import BackgroundTask, Guard
from duel_nb.session import text
from duel_nb.session.computers import PERSON, Chooser, Computers
from duel_nb.session.session import Session


class Match:
    """A game with its two players, each a person or the computer.

    Alone against the computer a person sees what that player knows. Two people see what the player
    to act knows; if they are to have the same `shared_view`, only what both know, except while one
    of them makes a secret choice.

    Args:
        session: the game.
        players: who plays A and B (see `Computers`).
        curtain: whether to cover what only the player to act may see until the other one looks
            away.
        shared_view: what two people see, see above.
        seed: for the choices of the computer; by default random.

    Attributes:
        session: the game.
        computers: the players of the computer.
        curtain: as given.
        covered: whether the curtain is down.
        since: the step after which everything is news.

    Raises:
        DuelError: not two players, or one of an unknown kind.
    """

    def __init__(
        self,
        session: Session,
        players: Sequence[str | Chooser] = (PERSON, PERSON),
        *,
        curtain: bool = False,
        shared_view: bool = False,
        seed: int | None = None,
    ) -> None:
        self.session = session
        self.computers = Computers(players, seed)
        self.curtain, self.covered = curtain, False
        self._shared_view, self._seed = shared_view, seed
        self._thought: BackgroundTask[Action] | None = None
        self.since = self._news()

    # -- who plays ---------------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        """The current position."""
        return self.session.state

    @property
    def person(self) -> str | None:
        """The only person, "A" or "B"; None if there are two or none."""
        return self.computers.opponent

    @property
    def kinds(self) -> tuple[str, str]:
        """Who plays A and B: "person", a level, or the name of a custom player."""
        return self.computers.kinds

    def is_person(self, player: str | None) -> bool:
        """Whether a player is not played by the computer."""
        return player not in self.computers

    @property
    def thinking(self) -> bool:
        """Whether a computer player has to act now; they act only at the end of the line."""
        at_end = self.session.at == self.session.last
        return at_end and self.state.to_act in self.computers

    @property
    def blocked(self) -> bool:
        """Whether no person can act: the game is covered, or a computer player is thinking."""
        return self.covered or self.thinking

    @property
    def can_hint(self) -> bool:
        """Whether a person may ask the coach what to do."""
        who = self.state.to_act
        return who is not None and self.is_person(who) and not self.covered

    def let_play(self, players: Sequence[str | Chooser]) -> None:
        """Change who plays A and B.

        Raises:
            DuelError: not two players, or one of an unknown kind.
        """
        self.computers = Computers(players, self._seed)

    # -- who may see what --------------------------------------------------------------------

    @property
    def secret_choice(self) -> bool:
        """Whether only the player to act may see what there is to choose from."""
        stack = self.state.stack
        return bool(stack) and stack[-1].kind in SECRET

    @property
    def viewer(self) -> str | None:
        """Whose view is shown, "A" or "B"; None for what both know."""
        if self.covered:
            return None
        if self.person is None and self._shared_view and not self.secret_choice:
            return None
        return self.person or self.state.to_act

    @property
    def seen(self) -> GameState:
        """The position as the viewer knows it."""
        return self.state.view(self.viewer)

    def cover(self, alone: str | None = None) -> None:
        """Let the curtain fall if the player to act may see more than the other one.

        Args:
            alone: the player at the screen while the other one looks away.
        """
        hides = self.curtain and not self.computers and self.state.to_act != alone
        self.covered = hides and self._has_secrets()

    def uncover(self) -> None:
        """Lift the curtain for the player to act."""
        self.covered = False

    def _has_secrets(self) -> bool:
        """Whether the player to act may see something that the other one may not."""
        if self._shared_view or self.state.to_act is None:
            return self.secret_choice
        own, public = (self.state.view(who) for who in (self.state.to_act, None))
        return text.text(own) != text.text(public)

    def _alone(self) -> str | None:
        """The player at the screen while the other one looks away; None if both may look."""
        may_look = self._shared_view or self.computers or self.covered or not self.curtain
        return None if may_look or not self._has_secrets() else self.state.to_act

    # -- what happens ------------------------------------------------------------------------

    def play(self, action: Action | str, *, answered: bool = False) -> GameState:
        """Play an action for the player to act.

        Args:
            action: the action or its notation.
            answered: whether computer players act at once, before it and after it.

        Raises:
            IllegalAction: the rules forbid it; nothing changes.
            NotationError: the text is not an action.
            DuelError: see `choose`.
        """
        if answered:
            self._answer()
        before, alone = self.session.at, self._alone()
        self.session.play(action)
        if self.session.at < self.session.last:  # the same as before: so is the computer's answer
            self.session.go(self._person_from(self.session.at))
        if answered:
            self._answer()
        self._changed(alone)
        if answered and len(self.computers) < 2:
            self.since = before
        return self.state

    def answer(self) -> None:
        """Let computer players act until it is a person's turn.

        Raises:
            DuelError: see `choose`.
        """
        if self.thinking:
            self._answer()
            self._changed()

    def choose(self) -> Action:
        """The action of the computer player to act.

        Raises:
            DuelError: it raised an error or chose an illegal action; the sentence names it.
        """
        return self.computers.choose(self.state)

    def go(self, step: int) -> GameState:
        """Go to the position after `step` actions (0: the first position).

        Raises:
            DuelError: the line has fewer actions.
        """
        alone = self._alone()
        self.session.go(step)
        self._changed(alone)
        return self.state

    def undo(self) -> GameState:
        """Go one action back; against a computer, back to a person's action."""
        return self.go(self._person_before())

    def redo(self) -> GameState:
        """Go one action on; against a computer, on to a person's action."""
        return self.go(self._person_after())

    def follow(self, line: int) -> GameState:
        """Go to the end of another line of the game (0: the first).

        Raises:
            DuelError: there is no such line.
        """
        alone = self._alone()
        self.session.follow(line)
        self._changed(alone)
        return self.state

    def branch(self, at: int, actions: Sequence[Action]) -> GameState:
        """Go to the first action of a line that leaves this one after `at` actions.

        Raises:
            DuelError: the line is not that long.
            IllegalAction: the rules forbid one of the actions.
        """
        alone = self._alone()
        self.session.branch(at, actions)
        self._changed(alone)
        return self.state

    def begin(self, session: Session, players: Sequence[str | Chooser]) -> None:
        """Begin or continue another game.

        Raises:
            DuelError: not two players, or one of an unknown kind.
        """
        computers = Computers(players, self._seed)
        self.stop()
        self.session, self.computers = session, computers
        self._changed()

    def rematch(self) -> None:
        """Begin another game with the same settings and players."""
        over = self.state
        sets, edition, names = over.expansions, over.edition, over.names
        new = new_game(expansions=sets, edition=edition, names=names)
        self.begin(Session(new), self.computers.players)

    def _answer(self) -> None:
        while self.thinking:
            self.session.play(self.choose())

    def _changed(self, alone: str | None = None) -> None:
        """Another position is shown now."""
        self.since = self._news()
        self.cover(alone)

    def _news(self) -> int:
        """The step after which everything is news: before the last action of a person.

        Of computer players it is their whole answer; of two, the last turn.
        """
        states, at, computers = self.session.states, self.session.at, self.computers
        step = max(0, at - 1)
        while (
            step
            and states[step].to_act in computers
            and states[step - 1].to_act in computers
            and (len(computers) < 2 or states[step - 1].turn == states[at - 1].turn)
        ):
            step -= 1
        return step

    def _person_before(self) -> int:
        """The last step before this one at which a person had to act; else the one before."""
        session = self.session
        for step in range(session.at - 1, -1, -1):
            if session.states[step].to_act not in self.computers:
                return step
        return max(0, session.at - 1)

    def _person_after(self) -> int:
        """The next step at which a person has to act, if one plays; else the next one."""
        return self._person_from(min(self.session.last, self.session.at + 1))

    def _person_from(self, step: int) -> int:
        """The first step from this one on at which a person has to act, if one plays."""
        session = self.session
        if len(self.computers) < 2:
            while step < session.last and session.states[step].to_act in self.computers:
                step += 1
        return step

    # -- thinking in the background ----------------------------------------------------------

    def think(self, done: Callable[[Action], None], guarded: Guard, at_least: float) -> None:
        """Let the computer player to act think in the background.

        Args:
            done: called with its action, unless `stop` is called before.
            guarded: wraps callbacks so that their exceptions are shown.
            at_least: seconds before it acts at least.
        """
        thought = self.computers.think(self.state)
        self._thought = BackgroundTask(thought, done, guarded, at_least=at_least)

    def stop(self) -> None:
        """Stop thinking."""
        if self._thought is not None:
            self._thought.stop()

    def hurry(self) -> None:
        """Act now."""
        if self._thought is not None:
            self._thought.hurry()
