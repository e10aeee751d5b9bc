"""The game loop of the terminal, and its commands.

Actions are typed in notation or by number; an illegal one is answered with the reason and its rule.
Hidden information stays hidden: two people see what both may know, and a secret choice is shown
after a curtain.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from rich.console import Console

from duel_nb.engine import Action, DuelError, GameState, IllegalAction, NotationError
from duel_nb.engine.actions import WORDS
from duel_nb.engine.dialects import written
from duel_nb.messages import Listed, Message
from duel_nb.players import LEVELS
from duel_nb.quoting import line, shown
from duel_nb.records.game import Game
from duel_nb.records.terminal.commands import (
    COMMANDS,
    attempts,
    command_of,
    completions,
    nearest,
    own_word,
    suggestions,
    typeable,
)
from duel_nb.records.terminal.dialogue import Dialogue, yes_and_no
from duel_nb.records.terminal.information import Information
from duel_nb.records.terminal.keyboard import Keyboard, Suggestion, keyboard
from duel_nb.records.terminal.offers import in_groups, is_hidden
from duel_nb.records.terminal.open_game import MOST_LISTED, OpenGame
from duel_nb.records.terminal.screen import Screen, screen_console
from duel_nb.session.computers import PERSON
from duel_nb.session.match import Match
from duel_nb.session.session import Session
from duel_nb.session.table import name_of, players_by_name


class Stop(Exception):
    """Leave the game."""


class Terminal:
    """One game at one keyboard.

    Args:
        game: the game to begin or continue.
        players: who plays A and B: "person" or a level of the computer.
        console: where to print; by default this terminal.
        keys: where people type; by default this terminal.
        path: the file the game was read from, if any.
        folder: where unsaved games are kept; None keeps none.
        seed: for the computer's choices; by default random.

    Attributes:
        match: the game so far, with the actions that were undone, and who plays.

    Raises:
        DuelError: there is no such level.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[str] = (PERSON, PERSON),
        console: Console | None = None,
        keys: Keyboard | None = None,
        path: Path | None = None,
        folder: Path | None = None,
        seed: int | None = None,
    ) -> None:
        self.match = Match(Session(game.start), players, curtain=True, shared_view=True, seed=seed)
        screen = Screen(console or screen_console())
        self._dialogue = Dialogue(screen, keys or keyboard(self._suggest))
        self._information = Information(self.match, self._dialogue, self._action_or_text)
        self._file = OpenGame(self.match, self._dialogue, game, path, folder, self._obey)
        self._shown: tuple[Session, int] | None = None
        self.commands: Mapping[str, Callable[[str], object]] = {
            "short": self._information.short_board,
            "board": self._information.board,
            "actions": self._information.actions,
            "why": self._information.why,
            "cost": self._information.cost,
            "rule": self._information.rule,
            "hint": self._information.hint,
            "computer": self._who_plays,
            "look": self._information.look,
            "log": self._information.log,
            "comment": self._file.comment,
            "undo": self._undo,
            "redo": self._redo,
            "save": self._file.save,
            "save!": lambda rest: self._file.save(rest, over=True),
            "load": self._file.load,
            "new": self._file.new,
            "help": self._information.help,
            "quit": self._quit,
        }

    @property
    def session(self) -> Session:
        """The game so far, with the actions that were undone."""
        return self.match.session

    @property
    def state(self) -> GameState:
        """The current position."""
        return self.match.state

    @property
    def game(self) -> Game:
        """The game so far, with its comments."""
        return self._file.game

    # -- the course of the game ----------------------------------------------------------------

    def run(self) -> None:
        """Play until the user quits or the input ends."""
        self._shown = None
        try:
            self._greet()
            while True:
                try:
                    self._turn()
                except (KeyboardInterrupt, EOFError):
                    if not self._dialogue.keys.answers:
                        raise
                    self._dialogue.screen.blank()
                    self._quit("")
        except (KeyboardInterrupt, EOFError, Stop):
            pass
        finally:
            self._file.release()

    def _greet(self) -> None:
        answers = self._dialogue.keys.answers
        if answers:
            self._file.offer_last()
        self._dialogue.remark("play-greeting", hanging=0)
        if answers and not self.match.computers:
            self._dialogue.remark("play-two")

    def _turn(self) -> None:
        self._computer_plays()
        if self._shown != (self.session, self.session.at):
            self._shown = self.session, self.session.at
            self._show_turn()
        prompt = f"{self._name(who)}> " if (who := self.state.to_act) else "> "
        typed = self._dialogue.keys.line(prompt, remember=not self.match.secret_choice)
        self._obey(typed.strip())

    def _computer_plays(self) -> None:
        while not self.match.is_person(who := self.state.to_act):
            with self._dialogue.thinking(Message("play-thinks", who=self._name(who or "A"))):
                choice = self.match.choose()
            self._play(choice)

    def _show_turn(self) -> None:
        """Print the position for the player to act; a secret choice after a curtain."""
        self._dialogue.screen.blank()
        self.match.cover()
        if self.match.covered:
            self._dialogue.screen.clear()
            who = self._name(self.state.to_act or "A")
            self._dialogue.say(str(Message("play-secret", who=who)))
            self._dialogue.waiting_for("play-shows")
            self.match.uncover()
        self._information.short_board()
        if self.state.outcome is not None:
            self._dialogue.remark("play-over")

    def _name(self, who: str) -> str:
        return name_of(self.state, who)

    # -- what people type ----------------------------------------------------------------------

    def _suggest(self, typed: str) -> Iterator[Suggestion]:
        return suggestions(self.state, self._information.written, typed)

    def _obey(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        word, rest = command_of(word), rest.strip()
        command = self.commands.get(word)
        try:
            if command is not None:
                command(rest)
            elif typed.isdecimal():
                self._play_number(typed)
            elif word in WORDS or self.state.outcome is None:
                self._play(self._action_or_text(typed))
            else:
                over = Message("wrong-over-command", typed=shown(word))
                self._not_understood(typed, DuelError(over))
        except IllegalAction as error:
            self._dialogue.wrong(str(error))
            self._dialogue.remark("play-rule", rule=error.refusal.rule)
        except NotationError as error:
            self._not_understood(typed, error)
        except DuelError as error:
            self._dialogue.wrong(str(error))

    def _typeable(self) -> dict[str, Action]:
        """The legal actions by their texts, without secret ones."""
        return typeable(self.state, self._information.written)

    def _action_or_text(self, typed: str) -> Action | str:
        """The action with this text; otherwise the text itself, to be parsed."""
        known = {**attempts(self.match.seen), **self._typeable()}
        texts = {text.casefold(): action for text, action in known.items()}
        return texts.get(typed.casefold(), typed)

    def _not_understood(self, typed: str, error: DuelError) -> None:
        """Print the error, or suggest what was probably meant, to accept with one key."""
        known = [
            *dict.fromkeys(
                [*self._typeable(), *map(own_word, COMMANDS), *attempts(self.match.seen)]
            )
        ]
        suggested = error.near if isinstance(error, NotationError) else ()
        near = (
            tuple(completions(line(typed), known))
            or tuple(map(written, suggested))
            or nearest(line(typed), known)
        )
        dialogue = self._dialogue
        if self._is_secret(suggested):
            dialogue.cannot("wrong-secret")
        elif len(near) > MOST_LISTED:
            dialogue.cannot("wrong-many", typed=shown(typed), count=len(near))
        elif not near:
            dialogue.wrong(str(error))
        elif not dialogue.keys.answers:
            dialogue.cannot("wrong-meant", typed=shown(typed), near=Listed(*near, last="or"))
        elif len(near) == 1:
            yes, no = yes_and_no()
            question = str(Message("ask-yes", question=Message("ask-meant", action=near[0])))
            self._accept(dialogue.keys.key(question, yes + no), {yes: near[0]})
        else:
            keys = {str(number): text for number, text in enumerate(near, start=1)}
            for key, suggestion in keys.items():
                dialogue.say(f"  {key}  {suggestion}")
            question = str(Message("ask-which-meant", count=len(near)))
            self._accept(dialogue.keys.key(question, yes_and_no()[1] + "".join(keys)), keys)

    def _is_secret(self, actions: Iterable[Action]) -> bool:
        """Whether one of these has a Conspiracy that one of the two people may not know."""
        legal = self.state.legal_actions()
        hidden = (one for one in legal if is_hidden(self._information.written(one)))
        plots = {one.conspiracy for one in hidden if one.conspiracy is not None}
        return any(action.conspiracy in plots for action in actions)

    def _accept(self, answer: str, suggestions: Mapping[str, str]) -> None:
        if answer in suggestions:
            self._obey(suggestions[answer])
        elif len(answer) > 1:  # not an answer, but the next line
            self._obey(answer)

    # -- what changes the game -----------------------------------------------------------------

    def _play_number(self, typed: str) -> None:
        actions = in_groups(self.state)
        number = int(typed) if len(typed) < 10 else 0
        if not actions:
            self._dialogue.cannot("wrong-over")
        elif 1 <= number <= len(actions):
            self._play(actions[number - 1])
        else:
            self._dialogue.cannot("wrong-number", typed=line(typed, 20), count=len(actions))

    def _play(self, action: Action | str) -> None:
        secret = self.match.secret_choice and not self.match.computers
        self.match.play(action)
        if secret:
            self._dialogue.screen.clear()
        self._file.keep()
        self._information.last_move()

    def _undo(self, _: str) -> None:
        if not self.session.at:
            self._dialogue.cannot("wrong-undo")
            return
        self.match.undo()
        self._file.keep()

    def _redo(self, _: str) -> None:
        if self.session.at == self.session.last:
            self._dialogue.cannot("wrong-redo")
            return
        self.match.redo()
        self._file.keep()

    def _who_plays(self, rest: str) -> None:
        word, _, level = rest.partition(" ")
        level = level.strip().casefold() or "casual"
        who = players_by_name(self.state).get(word.casefold())
        kinds = dict(zip("AB", self.match.kinds, strict=True))
        if rest and who is None:
            self._dialogue.cannot("wrong-computer", typed=shown(word))
            return
        if who is not None and level != "off" and level not in LEVELS:
            near = Listed(*(nearest(level, [*LEVELS]) or LEVELS), "off", last="or")
            self._dialogue.cannot("wrong-level", typed=shown(level), near=near)
            return
        if who is not None:
            kinds[who] = PERSON if level == "off" else level
            self.match.let_play((kinds["A"], kinds["B"]))
        for one, kind in kinds.items():
            plays = Message("play-computer", who=self._name(one), level=kind)
            if kind == PERSON:
                plays = Message("play-person", who=self._name(one))
            self._dialogue.say(str(plays))

    def _quit(self, _: str) -> None:
        try:
            leave = self._file.may_leave(Message("ask-stop"))
        except (EOFError, KeyboardInterrupt):  # pressed again
            leave = True
        if leave:
            if self._file.kept:
                self._dialogue.remark("kept-goes-on")
            raise Stop
