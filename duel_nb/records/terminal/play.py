"""The game itself: what is shown, and what is done with what people type.

The board is text. Actions are typed as notation or by their number; whatever the rules forbid is
answered with the reason and the rule. Nobody sees what is hidden: with two people everybody sees
what both may know, and a secret choice waits behind a curtain.
"""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console

from duel_nb import rulebook
from duel_nb.boards.drawing.labels import listed, plural
from duel_nb.boards.paint import text
from duel_nb.boards.widget.kept_games import KeptGame
from duel_nb.boards.widget.session import Move, Session
from duel_nb.catalog import UnknownName
from duel_nb.disk import write_file
from duel_nb.engine import Action, DuelError, GameState, IllegalAction, NotationError, SaveError
from duel_nb.engine.actions import WORDS
from duel_nb.engine.views import SECRET
from duel_nb.players import LEVELS, Player, coach, player
from duel_nb.quoting import line, shown
from duel_nb.records import files
from duel_nb.records.game import Game
from duel_nb.records.terminal.commands import COMMANDS, SHORT
from duel_nb.records.terminal.glance import glance
from duel_nb.records.terminal.kept import (
    Keeper,
    about,
    computer_in,
    computer_of,
    kept_games,
    text_with_players,
)
from duel_nb.records.terminal.keyboard import MENU, Keyboard, Suggestion, keyboard
from duel_nb.records.terminal.meant import fitting, nearest
from duel_nb.records.terminal.offers import every_action, in_groups, offers
from duel_nb.records.terminal.screen import Screen, screen_console
from duel_nb.records.terminal.suggestions import attempts, head, suggestions, typeable
from duel_nb.rulebook.lookup import NoRule, look_up

#: So many things are listed to choose from with one key.
_LISTED: Final = 9


class Stop(Exception):
    """The person wants to stop."""


class Terminal:
    """One game at one keyboard.

    Args:
        game: the game to begin or go on with.
        computer: which players the computer plays for, and how well: {"B": "skilled"}.
        console: where to print; by default this terminal.
        keyboard: where people type; by default this terminal.
        path: the file the game was read from, if it was.
        folder: where a game that nobody saved is kept; None keeps none.
        seed: for the computer's choices; by default they differ each time.

    Attributes:
        session: the game as played so far, with what was taken back.
        path: the file it was last saved to or read from; None if there is none.
        computer: which players the computer plays for, and how well.
    """

    def __init__(
        self,
        game: Game,
        computer: Mapping[str, str] | None = None,
        console: Console | None = None,
        keys: Keyboard | None = None,
        path: Path | None = None,
        folder: Path | None = None,
        seed: int | None = None,
    ) -> None:
        self.path = path
        self._screen = Screen(console or screen_console())
        self._keys = keys or keyboard(self._suggest)
        self._folder, self._seed = folder, seed
        self._keeper = None if folder is None else Keeper(folder)
        self._kept = False
        self._set_computer(computer or {})
        self._begin(game)

    def _begin(self, game: Game) -> None:
        self._first = game.upto(0)
        self.session = Session(game.start)
        self._comments = {turn.number: turn.comment for turn in game.turns if turn.comment}
        for turn in game.turns:
            self.session.play(turn.action)
        self._saved = self.session.at
        self._shown = -1

    @property
    def state(self) -> GameState:
        """The position."""
        return self.session.state

    @property
    def game(self) -> Game:
        """The game as recorded so far, with its comments."""
        game = self._first
        for move in self.session.moves:
            game = game.play(move.action, self._comments.get(move.number, ""))
        return game

    # -- the course of the game ----------------------------------------------------------------

    def run(self) -> None:
        """Play until somebody stops or the input ends."""
        self._shown = -1
        try:
            self._greet()
            while True:
                try:
                    self._turn()
                except (KeyboardInterrupt, EOFError):
                    if not self._keys.answers:
                        raise
                    self._screen.blank()
                    self._quit("")
        except (KeyboardInterrupt, EOFError, Stop):
            pass
        finally:
            if self._keeper is not None:
                self._keeper.let_go()

    def _greet(self) -> None:
        if self._folder is not None and self._keys.answers and self.path is None:
            self._offer_last_game(self._folder)
        self._say(
            "Type an action such as 'build Altar', its number, or a part of its name; "
            "help lists what else there is.",
            "dim",
            hanging=0,
        )

        if self._keys.answers and not self.computer:
            self._say("Two play at this keyboard; computer B lets the computer play B.", "dim")

    def _offer_last_game(self, folder: Path) -> None:
        last = next((kept for kept in kept_games(folder) if kept.outcome is None), None)
        if last is None:
            return
        answer = self._keys.key(f"Go on with the game of {about(last)}? [Y/n]", "yn")
        if answer == "y":
            self._go_on_with(last)
        else:
            self._say("A new game; the other one stays: load shows it.", "dim")

    def _turn(self) -> None:
        self._computer_plays()
        if self._shown != self.session.at:
            self._shown = self.session.at
            self._show_turn()
        typed = self._keys.line(self._prompt(), remember=not self._choice_is_secret())
        self._obey(typed.strip())

    def _computer_plays(self) -> None:
        while (who := self.state.to_act) in self._rivals:
            with self._thinking(f"{self._name(who)} is thinking …"):
                view, actions = self.state.view(who), self.state.legal_actions()
                choice = self._rivals[who].choose(view, actions)
            self._play(choice)

    def _show_turn(self) -> None:
        """The position for whoever is to act; a secret choice behind a curtain."""
        self._screen.blank()
        if self._choice_is_secret() and len(self.computer) == 0:
            self._curtain()
        self._short_board("")
        if self.state.outcome is not None:
            over = "The game is over: save FILE keeps it, undo goes back, new begins another one."
            self._say(over, "dim")

    def _choice_is_secret(self) -> bool:
        """Whether only the player who is to act may see what there is to choose from."""
        stack = self.state.stack
        return bool(stack) and stack[-1].kind in SECRET

    def _curtain(self) -> None:
        self._screen.clear()
        name = self._name(self.state.to_act)
        self._say(f"A secret choice: only {name} looks at the screen now.")
        self._keys.line("Enter shows it. ", remember=False)

    def _seen(self) -> GameState:
        """The position as the people at the keyboard may see it."""
        people = [who for who in "AB" if who not in self.computer]
        if len(people) == 1:
            return self.state.view(people[0])
        return self.state.view(self.state.to_act if self._choice_is_secret() else None)

    def _viewer(self) -> str | None:
        people = [who for who in "AB" if who not in self.computer]
        return people[0] if len(people) == 1 else None

    def _prompt(self) -> str:
        who = self.state.to_act
        return f"{self._name(who)}> " if who else "> "

    def _name(self, who: str | None) -> str:
        return self.state.names["AB".index(who or "A")]

    def _written(self, action: Action) -> str:
        """An action as everybody at the keyboard may read it."""
        if action.conspiracy is not None and not (self.computer or self._choice_is_secret()):
            # It lies face down: its owner looks which one this is.
            joined = str(action).partition(" with ")[2]
            hidden = f"{action.verb} a Conspiracy (look shows which)"
            return f"{hidden} with {joined}" if joined else hidden
        return str(action)

    # -- what people type ----------------------------------------------------------------------

    def _suggest(self, typed: str) -> Iterator[Suggestion]:
        return suggestions(self.state, self._written, typed)

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        word, rest = SHORT.get(word.lower(), word.lower()), rest.strip()
        command = self._commands.get(word)
        try:
            if command is not None:
                command(self, rest)
            elif line.isdecimal():
                self._play_number(line)
            elif word in WORDS or self.state.outcome is None:
                self._play(line)
            else:
                self._not_understood(line, f"The game is over; there is no command {shown(word)}.")
        except IllegalAction as error:
            self._wrong(str(error))
            self._say(f"rule {error.refusal.rule} prints the rule.", "dim")
        except NotationError as error:
            self._not_understood(line, str(error))
        except DuelError as error:
            self._wrong(str(error))

    def _not_understood(self, typed: str, why: str) -> None:
        """Say what is wrong, or offer what was probably meant, to be accepted with one key."""
        legal, tried = typeable(self.state, self._written), attempts(self._seen())
        known = [*dict.fromkeys([*legal, *map(head, COMMANDS), *tried])]
        near = tuple(fitting(line(typed), known)) or nearest(line(typed), known)
        if self._gives_away(why):
            self._wrong("This is about a Conspiracy that lies face down: look shows which one.")
        elif len(near) > _LISTED:
            number = len(near)
            self._wrong(f"{shown(typed)} fits {number} actions: name more, or use a number.")
        elif not near:
            self._wrong(why)
        elif not self._keys.answers:
            self._wrong(f"{shown(typed)} is not understood. Did you mean {listed(near, 'or')}?")
        elif len(near) == 1:
            self._accept(self._keys.key(f"Did you mean {near[0]}? [Y/n]", "yn"), {"y": near[0]})
        else:
            keys = {str(number): text for number, text in enumerate(near, start=1)}
            for key, meant in keys.items():
                self._say(f"  {key}  {meant}")
            question = f"Which did you mean? [1-{len(near)}, n: none]"
            self._accept(self._keys.key(question, "n" + "".join(keys)), keys)

    def _gives_away(self, sentence: str) -> bool:
        """Whether a sentence names a Conspiracy that not everybody at the keyboard may know."""
        hidden = (one for one in self.state.legal_actions() if self._written(one) != str(one))
        return any(one.conspiracy and one.conspiracy.name in sentence for one in hidden)

    def _accept(self, answer: str, meant: Mapping[str, str]) -> None:
        if answer in meant:
            self._obey(meant[answer])
        elif len(answer) > 1:  # no answer at all, but the next line
            self._obey(answer)

    def _play_number(self, typed: str) -> None:
        actions = in_groups(self.state)
        number = int(typed) if len(typed) < 10 else 0
        if not actions:
            self._wrong("The game is over: there is nothing to choose from.")
            return
        if not 1 <= number <= len(actions):
            self._wrong(f"There is no action {line(typed, 20)}; actions lists 1 to {len(actions)}.")
            return
        self._play(actions[number - 1])

    def _play(self, action: Action | str) -> None:
        secret = self._choice_is_secret() and not self.computer
        self.session.play(action)
        for number in [n for n in self._comments if n >= self.session.at]:
            del self._comments[number]
        self._keep()
        if secret:
            self._screen.clear()
        self._tell(self.session.moves_seen_by(self._viewer())[-1])

    def _tell(self, move: Move) -> None:
        what = "a secret choice" if move.secret else str(move.action)
        self._say(f"{move.number}. {self._name(move.player)}: {what}", "bold")
        for event in move.events:
            self._say(f"    {event.text} ({event.rule})", hanging=2)

    def _list_actions(self, _: str = "") -> None:
        for row in every_action(self.state, self._written):
            self._say(row)

    def _board(self, _: str) -> None:
        self._whole(self._seen())

    def _whole(self, view: GameState) -> None:
        for number, block in enumerate(text.text(view).split("\n\n")):
            if number:
                self._screen.blank()
            self._screen.position(view, [block])

    def _short_board(self, _: str) -> None:
        seen = self._seen()
        self._screen.position(seen, glance(seen))
        for row in offers(self.state, self._written):
            self._say(row)

    # -- questions -----------------------------------------------------------------------------

    def _why(self, rest: str) -> None:
        if not rest:
            self._wrong("Say which action, for example: why build Library")
            return
        refusal = self.state.why_not(rest)
        self._say("It is allowed." if refusal is None else str(refusal))

    def _cost(self, rest: str) -> None:
        if not rest:
            self._wrong("Say what, for example: cost Library")
            return
        try:
            self._say(str(self.state.cost_of(rest)))
        except UnknownName as error:
            self._wrong(str(error))

    def _rule(self, rest: str) -> None:
        if not rest:
            self._wrong("Say which rule, for example: rule BASE-MIL-03, or: rule extra turn")
            return
        try:
            found = look_up(rest)
        except (rulebook.UnknownRule, NoRule) as error:
            self._wrong(str(error))
            return
        if len(found.rules) == 1 and not found.corrected:
            self._say(str(found.rules[0]))
            return
        room = shutil.get_terminal_size().lines - MENU - 2
        for row in found.lines(max(5, room)):
            self._say(row)

    def _hint(self, _: str) -> None:
        who = self.state.to_act
        if who is None:
            self._wrong("The game is over: there is nothing to advise.")
            return
        try:
            with self._thinking("The coach is thinking; Ctrl-C stops …"):
                found = coach.hint_now(self.state.view(who))
        except KeyboardInterrupt:
            self._say("Stopped.", "dim")
            return
        for advice in found:
            hidden = self._written(advice.action) != str(advice.action)
            self._say(self._written(advice.action) if hidden else str(advice))

    @contextmanager
    def _thinking(self, words: str) -> Iterator[None]:
        if self._screen.console.is_terminal and not self._screen.console.is_dumb_terminal:
            with self._screen.console.status(words):
                yield
        else:
            yield

    def _look(self, _: str) -> None:
        who = self.state.to_act
        if who is None or self.computer:
            self._whole(self._seen())
            return
        self._say(f"Only {self._name(who)} looks at the screen now.")
        self._keys.line("Enter shows it. ", remember=False)
        self._whole(self.state.view(who))
        for number, action in enumerate(in_groups(self.state), start=1):
            if action.conspiracy is not None:
                self._say(f"{number:4}  {action}")
        self._keys.line("Enter hides it again. ", remember=False)
        self._screen.clear()

    def _log(self, _: str) -> None:
        for move in self.session.moves_seen_by(self._viewer())[-10:]:
            self._tell(move)

    def _help(self, _: str) -> None:
        self._say("Actions", "bold")
        self._say(
            f"  Type the number of an action, or the action itself. It begins with {_verbs()}: "
            "build Library, wonder Sphinx with Arsenal, discard Arsenal, take Law. "
            "Names may be written in any case.",
            hanging=0,
        )
        self._say(
            "  A part is enough to find it: arse and the Tab key, or Enter, offer what there is "
            "to do with the Arsenal. The arrow keys bring back earlier lines.",
            hanging=0,
        )
        self._say("Commands", "bold")
        width = max(map(len, COMMANDS))
        for name, meaning in COMMANDS.items():
            self._say(f"  {name:{width}}  {meaning}")

    # -- the game as a whole -------------------------------------------------------------------

    def _let_play(self, who: str, level: str) -> None:
        """Let the computer play for somebody.

        Raises:
            DuelError: there is no such level.
        """
        self._rivals[who] = player(level, self._seed)
        self.computer[who] = level

    def _set_computer(self, computer: Mapping[str, str]) -> None:
        """Let the computer play for these, and for nobody else."""
        levels = dict(computer)
        self._rivals: dict[str, Player] = {}
        self.computer: dict[str, str] = {}
        for who, level in levels.items():
            self._let_play(who, level)

    def _who_plays(self, rest: str) -> None:
        word, _, level = rest.partition(" ")
        level = level.strip().casefold() or "casual"
        called = {"a": "A", "b": "B"}
        called |= {name.casefold(): who for who, name in zip("AB", self.state.names, strict=True)}
        who = called.get(word.casefold())
        if rest and who is None:
            self._wrong(f"The computer plays A or B, not {shown(word)}: computer B skilled")
            return
        if who is not None and level == "off":
            self._rivals.pop(who, None)
            self.computer.pop(who, None)
        elif who is not None and level not in LEVELS:
            near = listed(nearest(level, [*LEVELS]) or LEVELS, "or")
            self._wrong(f"There is no level {shown(level)}; choose {near}, or off.")
            return
        elif who is not None:
            self._let_play(who, level)
        for one in "AB":
            plays = f"the computer ({self.computer[one]})" if one in self.computer else "a person"
            self._say(f"{self._name(one)}: {plays}")

    def _comment(self, rest: str) -> None:
        if not self.session.at:
            self._wrong("Nothing has been played that could be commented on.")
            return
        self._comments[self.session.at] = rest
        self._saved = -1
        self._keep()
        self._say(f"Noted for action {self.session.at}.", "dim")

    def _undo(self, _: str) -> None:
        if not self.session.at:
            self._wrong("There is nothing to take back.")
            return
        self.session.undo()
        # Back to where a person decides: what the computer did would only be done again.
        while self.session.at and self.state.to_act in self.computer:
            self.session.undo()
        self._keep()

    def _redo(self, _: str) -> None:
        if self.session.at == self.session.last:
            self._wrong("There is nothing to play again.")
            return
        self.session.redo()
        while self.session.at < self.session.last and self.state.to_act in self.computer:
            self.session.redo()
        self._keep()

    def _keep(self) -> None:
        """Keep the game as it is now, so that a closed window loses nothing."""
        if self._keeper is None:
            return
        if self.session.at:
            self._kept = self._keeper.keep(self.game, self.computer)
        else:
            self._keeper.forget()

    def _save(self, rest: str, over: bool = False) -> None:
        path = _path(rest) if rest else self.path
        if path is None:
            self._wrong("Say where to, for example: save game.json")
            return
        if os.path.exists(path) and path != self.path and not over:
            named = line(str(path))
            self._wrong(f"{named} is there already: name another file, or type: save! {named}")
            return
        try:
            write_file(path, text_with_players(self.game, self.computer))
        except OSError as error:
            self._wrong(f"{line(str(path))} cannot be written: {error.strerror or error}.")
            return
        self.path, self._saved = path, self.session.at
        self._say(f"{path}: written.", "dim")

    def _load(self, rest: str) -> None:
        if not rest:
            self._load_kept()
            return
        path = _path(rest)
        try:
            game, computer = files.load(path), computer_in(path)
        except OSError as error:
            self._wrong(f"{line(str(path))} cannot be read: {error.strerror}.")
            return
        except SaveError as error:
            self._wrong(str(error))
            return
        if self._may_leave("Leave this game for the other one?"):
            self._change_to(game, path)
            self._set_computer(computer or self.computer)
            self._say(f"{path}: {plural(self.session.at, 'action')} played.", "dim")

    def _load_kept(self) -> None:
        found = [] if self._folder is None else list(kept_games(self._folder))[:_LISTED]
        if not found:
            self._wrong("Say which file, for example: load game.json")
            return
        for number, kept in enumerate(found, start=1):
            self._say(f"  {number}  {about(kept)}")
        keys = "n" + "".join(str(number) for number, _ in enumerate(found, start=1))
        answer = self._keys.key(f"Go on with which? [1-{len(found)}, n: none]", keys)
        if answer.isdecimal() and answer in keys:
            if self._may_leave("Leave this game for the other one?"):
                self._go_on_with(found[int(answer) - 1])
        elif len(answer) > 1:
            self._obey(answer)

    def _go_on_with(self, kept: KeptGame) -> None:
        try:
            game = files.load(kept.file)
        except OSError as error:
            self._wrong(f"{kept.file.name} cannot be read: {error.strerror}.")
            return
        except SaveError as error:
            self._wrong(str(error))
            return
        self._change_to(game, None)
        if self._keeper is not None:
            self._kept = self._keeper.take(kept)
        self._set_computer(computer_of(kept))

    def _change_to(self, game: Game, path: Path | None) -> None:
        if self._keeper is not None:
            self._keeper.let_go()
        self._kept, self.path = False, path
        self._begin(game)

    def _new(self, _: str) -> None:
        if not self._may_leave("Begin another game?"):
            return
        setup = self._first.start.config
        game = Game.new(
            random.SystemRandom().getrandbits(32),
            setup.expansions,
            setup.edition,
            self.state.names,
            setup.first_game,
        )
        self._change_to(game, None)

    def _may_leave(self, question: str) -> bool:
        """Whether the game on the table may be left; asked where something has been played."""
        if not self.session.at or self._saved == self.session.at or not self._keys.answers:
            return True
        if self._kept:
            return self._answer(f"{question} This one is kept: load finds it. [Y/n]", "yn")
        return self._answer(f"{question} This one is not saved and would be lost. [y/N]", "ny")

    def _answer(self, question: str, keys: str) -> bool:
        return self._keys.key(question, keys) == "y"

    def _quit(self, _: str) -> None:
        try:
            leave = self._may_leave("Stop here?")
        except (EOFError, KeyboardInterrupt):  # pressed again
            leave = True
        if leave:
            if self._kept:
                self._say("The game is kept: duel-nb play goes on with it.", "dim")
            raise Stop

    _commands: Final[Mapping[str, Callable[[Terminal, str], None]]] = {
        "short": _short_board,
        "board": _board,
        "actions": _list_actions,
        "why": _why,
        "cost": _cost,
        "rule": _rule,
        "hint": _hint,
        "computer": _who_plays,
        "look": _look,
        "log": _log,
        "comment": _comment,
        "undo": _undo,
        "redo": _redo,
        "save": _save,
        "save!": lambda self, rest: self._save(rest, over=True),
        "load": _load,
        "new": _new,
        "help": _help,
        "quit": _quit,
    }

    # -- printing ------------------------------------------------------------------------------

    def _say(self, words: str, style: str = "", hanging: int = 4) -> None:
        self._screen.say(words, style, hanging)

    def _wrong(self, sentence: str) -> None:
        self._say(sentence, "red")


def _path(typed: str) -> Path:
    """The file somebody means; "~" is the own folder, where the machine knows one."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        return Path(typed)


def _verbs() -> str:
    return listed(WORDS, "or")
