"""The commands that answer a question and change nothing."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Final

from rich.cells import cell_len, set_cell_size

from duel_nb import rulebook
from duel_nb.catalog import UnknownName
from duel_nb.engine import Action, GameState
from duel_nb.engine.actions import WORDS
from duel_nb.engine.dialects import written_word
from duel_nb.languages import language
from duel_nb.messages import Listed, Message
from duel_nb.players import coach
from duel_nb.records.terminal.commands import COMMANDS, about, usage
from duel_nb.records.terminal.dialogue import Dialogue
from duel_nb.records.terminal.keyboard import MENU
from duel_nb.records.terminal.offers import every_action, in_groups, is_hidden, offers, written
from duel_nb.rulebook.lookup import NoRule, look_up
from duel_nb.session import text
from duel_nb.session.match import Match
from duel_nb.session.session import Move
from duel_nb.session.table import name_of
from duel_nb.words.actions import in_words
from duel_nb.words.typed import named

_LOGGED: Final = 10
"""This many of the last actions are listed."""


class Information:
    """Prints what people ask about a game, as far as they may know it.

    Args:
        match: the game.
        dialogue: the screen and the keyboard.
        action_or_text: finds the action that was typed, or returns the text.
    """

    def __init__(
        self, match: Match, dialogue: Dialogue, action_or_text: Callable[[str], Action | str]
    ) -> None:
        self._match, self._dialogue = match, dialogue
        self._action_or_text = action_or_text

    @property
    def _state(self) -> GameState:
        return self._match.state

    def written(self, action: Action) -> Message:
        """An action as everybody at the keyboard may read it."""
        return written(self._match, action)

    # -- the position --------------------------------------------------------------------------

    def short_board(self, _: str = "") -> None:
        """The position in a few lines, with the actions in groups."""
        seen = self._match.seen
        self._dialogue.screen.position(seen, glance(seen))
        for row in offers(self._state, self.written):
            self._dialogue.say(row)

    def board(self, _: str) -> None:
        """The whole position."""
        self._full_board(self._match.seen)

    def actions(self, _: str) -> None:
        """The legal actions, a line for each."""
        for row in every_action(self._state, self.written):
            self._dialogue.say(row)

    def look(self, _: str) -> None:
        """What only the player to act may see, after a curtain."""
        who = self._state.to_act
        if who is None or self._match.computers:
            self._full_board(self._match.seen)
            return
        self._dialogue.say(str(Message("play-only", who=name_of(self._state, who))))
        self._dialogue.waiting_for("play-shows")
        self._full_board(self._state.view(who))
        for number, action in enumerate(in_groups(self._state), start=1):
            if action.conspiracy is not None:
                self._dialogue.say(f"{number:4}  {in_words(action)}")
        self._dialogue.waiting_for("play-hides")
        self._dialogue.screen.clear()

    def _full_board(self, view: GameState) -> None:
        for number, block in enumerate(text.parts(view)):
            if number:
                self._dialogue.screen.blank()
            self._dialogue.screen.position(view, [block])

    # -- what happened -------------------------------------------------------------------------

    def log(self, _: str) -> None:
        """The last actions."""
        for move in self._match.session.moves_seen_by(self._match.person)[-_LOGGED:]:
            self._tell_move(move)

    def last_move(self) -> None:
        """The last action."""
        self._tell_move(self._match.session.moves_seen_by(self._match.person)[-1])

    def _tell_move(self, move: Move) -> None:
        secret = Message("record-secret")
        what = secret if move.secret else in_words(move.action, self._state.names)
        who = name_of(self._state, move.player)
        done = Message("record-action", number=move.number, who=who, action=what)
        self._dialogue.say(str(done), "bold")
        for event in move.events:
            self._dialogue.say(f"    {event.text} ({event.rule})", hanging=2)

    # -- rules and advice ----------------------------------------------------------------------

    def why(self, rest: str) -> None:
        """Why an action is not allowed."""
        if not rest:
            self._dialogue.cannot("wrong-why")
            return
        refusal = self._state.why_not(self._action_or_text(rest))
        self._dialogue.say(str(Message("play-allowed") if refusal is None else refusal))

    def cost(self, rest: str) -> None:
        """What something costs."""
        if not rest:
            self._dialogue.cannot("wrong-cost")
            return
        found = named(rest, language(), ("card", "wonder", "divinity", "gate"))
        try:
            priced = self._state.cost_of(found[0].id if len(found) == 1 else rest)
        except UnknownName as error:
            self._dialogue.wrong(str(error))
        else:
            self._dialogue.say(str(priced))

    def rule(self, rest: str) -> None:
        """A rule, or a list of rules about something."""
        if not rest:
            self._dialogue.cannot("wrong-rule")
            return
        try:
            found = look_up(rest).in_play_first(self._state.expansions)
        except (rulebook.UnknownRule, NoRule) as error:
            self._dialogue.wrong(str(error))
            return
        if len(found.rules) == 1 and not found.corrected:
            self._dialogue.say(str(found.rules[0]))
            return
        fitting = shutil.get_terminal_size().lines - MENU - 2
        for row in found.lines(max(5, fitting)):
            self._dialogue.say(row)

    def hint(self, _: str) -> None:
        """What the coach would do, with the numbers that these actions have in the list."""
        who = self._state.to_act
        if who is None:
            self._dialogue.cannot("wrong-over-advice")
            return
        try:
            with self._dialogue.thinking(Message("play-coach")):
                found = coach.hint_now(self._state.view(who))
        except KeyboardInterrupt:
            self._dialogue.remark("play-stopped")
            return
        actions = in_groups(self._state)
        for advice in found:
            done, number = self.written(advice.action), actions.index(advice.action) + 1
            self._dialogue.say(f"{number:4}  {done if is_hidden(done) else advice}", hanging=6)

    def help(self, _: str) -> None:
        """How actions are typed, and the commands."""
        say = self._dialogue.say
        say(str(Message("help-actions")), "bold")
        typing = Message("help-typing", verbs=Listed(*map(written_word, WORDS), last="or"))
        say(f"  {typing}", hanging=0)
        say(f"  {Message('help-finding')}", hanging=0)
        say(str(Message("help-commands")), "bold")
        usages = {command: str(usage(command)) for command in COMMANDS}
        width = max(map(cell_len, usages.values()))
        for command, syntax in usages.items():
            say(f"  {set_cell_size(syntax, width)}  {about(command)}")


#: Blocks of the full text that are left out: the list of actions has them, or they change slowly.
_OMITTED: Final = ("accessible", "pantheon")
#: Blocks that are also left out during the draft.
_OMITTED_IN_DRAFT: Final = ("structure", "board")
#: Blocks of which only the first line is shown.
_FIRST_LINE: Final = ("board", "A", "B")


def glance(view: GameState) -> Iterator[tuple[str, str]]:
    """Named blocks of lines: the structure, the choices, and one line for each other part."""
    for name, block in text.parts(view):
        if not view.age and name in _OMITTED_IN_DRAFT:
            continue
        if name == "senate":
            yield name, _senate(view)
        elif name in _FIRST_LINE:
            yield name, block.partition("\n")[0]
        elif name not in _OMITTED:
            yield name, block


def _senate(view: GameState) -> str:
    """A line with the controller of each Chamber."""
    assert view.senate is not None
    owners = {"A": view.names[0], "B": view.names[1]}
    held = (
        Message("play-chamber-nobody", chamber=one.number)
        if one.controller is None
        else Message("play-chamber", chamber=one.number, who=owners[one.controller])
        for one in view.senate.chambers
    )
    return str(Message("play-senate", chambers=Listed(*held)))
