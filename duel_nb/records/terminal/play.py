"""The game loop of the terminal, and its commands.

Actions are typed in notation or by number; an illegal one is answered with the reason and its rule.
Hidden information stays hidden: two people see what both may know, and a secret choice is shown
after a curtain.
"""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.console import Console

from duel_nb import rulebook
from duel_nb.catalog import UnknownName
from duel_nb.disk import reason_of, write_file
from duel_nb.engine import Action, DuelError, GameState, IllegalAction, NotationError, SaveError
from duel_nb.engine.actions import WORDS
from duel_nb.engine.dialects import written, written_word
from duel_nb.engine.views import SECRET
from duel_nb.languages import language
from duel_nb.messages import Listed, Message, Part
from duel_nb.players import LEVELS, Player, coach, player
from duel_nb.quoting import line, shown
from duel_nb.records import files
from duel_nb.records.game import Game
from duel_nb.records.terminal.commands import ALIASES, COMMANDS, about, usage
from duel_nb.records.terminal.glance import glance
from duel_nb.records.terminal.kept import (
    Keeper,
    computer_in_text,
    computer_of,
    kept_games,
    text_with_players,
)
from duel_nb.records.terminal.kept import about as kept_about
from duel_nb.records.terminal.keyboard import MENU, Keyboard, Suggestion, keyboard
from duel_nb.records.terminal.matching import completions, nearest
from duel_nb.records.terminal.offers import every_action, in_groups, is_hidden, offers
from duel_nb.records.terminal.screen import Screen, screen_console
from duel_nb.records.terminal.suggestions import attempts, suggestions, typeable
from duel_nb.rulebook.lookup import NoRule, look_up
from duel_nb.session import text
from duel_nb.session.kept_games import KeptGame
from duel_nb.session.session import Move, Session
from duel_nb.words.actions import in_words, placed
from duel_nb.words.typed import named

#: The longest list to choose from with one key.
_MAX_LISTED: Final = 9


class Stop(Exception):
    """Leave the game."""


class Terminal:
    """One game at one keyboard.

    Args:
        game: the game to begin or continue.
        computer: the level of each player that the computer plays, such as {"B": "skilled"}.
        console: where to print; by default this terminal.
        keys: where people type; by default this terminal.
        path: the file the game was read from, if any.
        folder: where unsaved games are kept; None keeps none.
        seed: for the computer's choices; by default random.

    Attributes:
        session: the game so far, with the actions that were undone.
        path: the file it was last saved to or read from, if any.
        computer: the level of each player that the computer plays.
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
        self._kept: bool | None = None  # whether the last attempt to keep the game worked
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
        """The current position."""
        return self.session.state

    @property
    def game(self) -> Game:
        """The game so far, with its comments."""
        game = self._first
        for move in self.session.moves:
            game = game.play(move.action, self._comments.get(move.number, ""))
        return game

    # -- the course of the game ----------------------------------------------------------------

    def run(self) -> None:
        """Play until the user quits or the input ends."""
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
                self._keeper.release()

    def _greet(self) -> None:
        if self._folder is not None and self._keys.answers and self.path is None:
            self._offer_last_game(self._folder)
        self._tell("play-greeting", hanging=0)
        if self._keys.answers and not self.computer:
            self._tell("play-two")

    def _offer_last_game(self, folder: Path) -> None:
        last = next((kept for kept in kept_games(folder) if kept.outcome is None), None)
        if last is None:
            return
        if self._answer(Message("ask-go-on", game=kept_about(last)), usual=True):
            self._resume(last)
        else:
            self._tell("kept-stays")

    def _turn(self) -> None:
        self._computer_plays()
        if self._shown != self.session.at:
            self._shown = self.session.at
            self._show_turn()
        typed = self._keys.line(self._prompt(), remember=not self._choice_is_secret())
        self._obey(typed.strip())

    def _computer_plays(self) -> None:
        while (who := self.state.to_act) in self._rivals:
            with self._thinking(Message("play-thinks", who=self._name(who))):
                view, actions = self.state.view(who), self.state.legal_actions()
                choice = self._rivals[who].choose(view, actions)
            self._play(choice)

    def _show_turn(self) -> None:
        """Print the position for the player to act; a secret choice after a curtain."""
        self._screen.blank()
        if self._choice_is_secret() and not self.computer:
            self._curtain()
        self._short_board("")
        if self.state.outcome is not None:
            self._tell("play-over")

    def _choice_is_secret(self) -> bool:
        """Whether only the player to act may see the choices."""
        stack = self.state.stack
        return bool(stack) and stack[-1].kind in SECRET

    def _curtain(self) -> None:
        self._screen.clear()
        who = self._name(self.state.to_act)
        self._say(str(Message("play-secret", who=who)))
        self._wait("play-shows")

    def _seen(self) -> GameState:
        """The position as the people at the keyboard may see it."""
        viewer = self._viewer()
        if viewer is None and self._choice_is_secret():
            viewer = self.state.to_act
        return self.state.view(viewer)

    def _viewer(self) -> str | None:
        """The only person at the keyboard; None if there are two."""
        people = [who for who in "AB" if who not in self.computer]
        return people[0] if len(people) == 1 else None

    def _prompt(self) -> str:
        who = self.state.to_act
        return f"{self._name(who)}> " if who else "> "

    def _name(self, who: str | None) -> str:
        return self.state.names["AB".index(who or "A")]

    def _written(self, action: Action) -> Message:
        """An action as everybody at the keyboard may read it."""
        if action.conspiracy is None or self.computer or self._choice_is_secret():
            return in_words(action, self.state.names)
        # A face-down Conspiracy: its owner uses the command `look`.
        if action.card is None:
            return Message("hidden-trigger")
        return placed(Message("hidden-prepare", card=action.card), action)

    # -- what people type ----------------------------------------------------------------------

    def _suggest(self, typed: str) -> Iterator[Suggestion]:
        return suggestions(self.state, self._written, typed)

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        word, rest = ALIASES.get(word.lower(), word.lower()), rest.strip()
        command = self._commands.get(word)
        try:
            if command is not None:
                command(self, rest)
            elif line.isdecimal():
                self._play_number(line)
            elif word in WORDS or self.state.outcome is None:
                self._play(self._action_or_text(line))
            else:
                over = Message("wrong-over-command", typed=shown(word))
                self._not_understood(line, DuelError(over))
        except IllegalAction as error:
            self._wrong(str(error))
            self._tell("play-rule", rule=error.refusal.rule)
        except NotationError as error:
            self._not_understood(line, error)
        except DuelError as error:
            self._wrong(str(error))

    def _action_or_text(self, typed: str) -> Action | str:
        """The action with this text; otherwise the text itself, to be parsed."""
        known = {**attempts(self._seen()), **typeable(self.state, self._written)}
        written = {text.casefold(): action for text, action in known.items()}
        return written.get(typed.casefold(), typed)

    def _not_understood(self, typed: str, error: DuelError) -> None:
        """Print the error, or suggest what was probably meant, to accept with one key."""
        legal, tried = typeable(self.state, self._written), attempts(self._seen())
        known = [*dict.fromkeys([*legal, *COMMANDS, *tried])]
        suggested = error.near if isinstance(error, NotationError) else ()
        near = (
            tuple(completions(line(typed), known))
            or tuple(map(written, suggested))
            or nearest(line(typed), known)
        )
        if self._is_secret(suggested):
            self._cannot("wrong-secret")
        elif len(near) > _MAX_LISTED:
            self._cannot("wrong-many", typed=shown(typed), count=len(near))
        elif not near:
            self._wrong(str(error))
        elif not self._keys.answers:
            self._cannot("wrong-meant", typed=shown(typed), near=Listed(*near, last="or"))
        elif len(near) == 1:
            yes, no = _yes_and_no()
            question = str(Message("ask-yes", question=Message("ask-meant", action=near[0])))
            self._accept(self._keys.key(question, yes + no), {yes: near[0]})
        else:
            keys = {str(number): text for number, text in enumerate(near, start=1)}
            for key, suggestion in keys.items():
                self._say(f"  {key}  {suggestion}")
            question = str(Message("ask-which-meant", count=len(near)))
            self._accept(self._keys.key(question, _yes_and_no()[1] + "".join(keys)), keys)

    def _is_secret(self, actions: Iterable[Action]) -> bool:
        """Whether one of these has a Conspiracy that one of the two people may not know."""
        hidden = (one for one in self.state.legal_actions() if is_hidden(self._written(one)))
        plots = {one.conspiracy for one in hidden if one.conspiracy is not None}
        return any(action.conspiracy in plots for action in actions)

    def _accept(self, answer: str, suggestions: Mapping[str, str]) -> None:
        if answer in suggestions:
            self._obey(suggestions[answer])
        elif len(answer) > 1:  # not an answer, but the next line
            self._obey(answer)

    def _play_number(self, typed: str) -> None:
        actions = in_groups(self.state)
        number = int(typed) if len(typed) < 10 else 0
        if not actions:
            self._cannot("wrong-over")
            return
        if not 1 <= number <= len(actions):
            self._cannot("wrong-number", typed=line(typed, 20), count=len(actions))
            return
        self._play(actions[number - 1])

    def _play(self, action: Action | str) -> None:
        secret = self._choice_is_secret() and not self.computer
        self.session.play(action)
        for number in [n for n in self._comments if n >= self.session.at]:
            del self._comments[number]
        if secret:
            self._screen.clear()
        self._keep()
        self._tell_move(self.session.moves_seen_by(self._viewer())[-1])

    def _tell_move(self, move: Move) -> None:
        secret = Message("record-secret")
        what = secret if move.secret else in_words(move.action, self.state.names)
        who = self._name(move.player)
        done = Message("record-action", number=move.number, who=who, action=what)
        self._say(str(done), "bold")
        for event in move.events:
            self._say(f"    {event.text} ({event.rule})", hanging=2)

    def _list_actions(self, _: str) -> None:
        for row in every_action(self.state, self._written):
            self._say(row)

    def _board(self, _: str) -> None:
        self._full_board(self._seen())

    def _full_board(self, view: GameState) -> None:
        for number, block in enumerate(text.parts(view)):
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
            self._cannot("wrong-why")
            return
        refusal = self.state.why_not(self._action_or_text(rest))
        self._say(str(Message("play-allowed") if refusal is None else refusal))

    def _cost(self, rest: str) -> None:
        if not rest:
            self._cannot("wrong-cost")
            return
        found = named(rest, language(), ("card", "wonder", "divinity", "gate"))
        try:
            self._say(str(self.state.cost_of(found[0].id if len(found) == 1 else rest)))
        except UnknownName as error:
            self._wrong(str(error))

    def _rule(self, rest: str) -> None:
        if not rest:
            self._cannot("wrong-rule")
            return
        try:
            found = look_up(rest).in_play_first(self.state.expansions)
        except (rulebook.UnknownRule, NoRule) as error:
            self._wrong(str(error))
            return
        if len(found.rules) == 1 and not found.corrected:
            self._say(str(found.rules[0]))
            return
        fitting = shutil.get_terminal_size().lines - MENU - 2
        for row in found.lines(max(5, fitting)):
            self._say(row)

    def _hint(self, _: str) -> None:
        who = self.state.to_act
        if who is None:
            self._cannot("wrong-over-advice")
            return
        try:
            with self._thinking(Message("play-coach")):
                found = coach.hint_now(self.state.view(who))
        except KeyboardInterrupt:
            self._tell("play-stopped")
            return
        for advice in found:
            written = self._written(advice.action)
            self._say(str(written if is_hidden(written) else advice))

    @contextmanager
    def _thinking(self, status: Message) -> Iterator[None]:
        if self._screen.console.is_terminal and not self._screen.console.is_dumb_terminal:
            with self._screen.console.status(str(status)):
                yield
        else:
            yield

    def _look(self, _: str) -> None:
        who = self.state.to_act
        if who is None or self.computer:
            self._full_board(self._seen())
            return
        self._say(str(Message("play-only", who=self._name(who))))
        self._wait("play-shows")
        self._full_board(self.state.view(who))
        for number, action in enumerate(in_groups(self.state), start=1):
            if action.conspiracy is not None:
                self._say(f"{number:4}  {in_words(action)}")
        self._wait("play-hides")
        self._screen.clear()

    def _log(self, _: str) -> None:
        for move in self.session.moves_seen_by(self._viewer())[-10:]:
            self._tell_move(move)

    def _help(self, _: str) -> None:
        self._say(str(Message("help-actions")), "bold")
        typing = Message("help-typing", verbs=Listed(*map(written_word, WORDS), last="or"))
        self._say(f"  {typing}", hanging=0)
        self._say(f"  {Message('help-finding')}", hanging=0)
        self._say(str(Message("help-commands")), "bold")
        usages = {command: str(usage(command)) for command in COMMANDS}
        width = max(map(cell_len, usages.values()))
        for command, syntax in usages.items():
            self._say(f"  {set_cell_size(syntax, width)}  {about(command)}")

    # -- the game as a whole -------------------------------------------------------------------

    def _let_play(self, who: str, level: str) -> None:
        """Let the computer play for a player.

        Raises:
            DuelError: there is no such level.
        """
        self._rivals[who] = player(level, self._seed)
        self.computer[who] = level

    def _set_computer(self, computer: Mapping[str, str]) -> None:
        """Let the computer play for these players only."""
        levels = dict(computer)
        self._rivals: dict[str, Player] = {}
        self.computer: dict[str, str] = {}
        for who, level in levels.items():
            self._let_play(who, level)

    def _who_plays(self, rest: str) -> None:
        word, _, level = rest.partition(" ")
        level = level.strip().casefold() or "casual"
        players = {"a": "A", "b": "B"}
        players |= {name.casefold(): who for who, name in zip("AB", self.state.names, strict=True)}
        who = players.get(word.casefold())
        if rest and who is None:
            self._cannot("wrong-computer", typed=shown(word))
            return
        if who is not None and level == "off":
            self._rivals.pop(who, None)
            self.computer.pop(who, None)
        elif who is not None and level not in LEVELS:
            near = Listed(*(nearest(level, [*LEVELS]) or LEVELS), last="or")
            self._cannot("wrong-level", typed=shown(level), near=near)
            return
        elif who is not None:
            self._let_play(who, level)
        for one in "AB":
            plays = Message("play-person", who=self._name(one))
            if one in self.computer:
                level = self.computer[one]
                plays = Message("play-computer", who=self._name(one), level=level)
            self._say(str(plays))

    def _comment(self, rest: str) -> None:
        if not self.session.at:
            self._cannot("wrong-comment")
            return
        self._comments[self.session.at] = rest
        self._saved = -1
        self._keep()
        self._tell("play-noted", number=self.session.at)

    def _undo(self, _: str) -> None:
        if not self.session.at:
            self._cannot("wrong-undo")
            return
        self.session.undo()
        # Back to a person's turn, since the computer would act again at once.
        while self.session.at and self.state.to_act in self.computer:
            self.session.undo()
        self._keep()

    def _redo(self, _: str) -> None:
        if self.session.at == self.session.last:
            self._cannot("wrong-redo")
            return
        self.session.redo()
        while self.session.at < self.session.last and self.state.to_act in self.computer:
            self.session.redo()
        self._keep()

    def _keep(self) -> None:
        """Keep the unsaved game, so that closing the window loses nothing."""
        if self._keeper is None:
            return
        if not self.session.at:
            self._keeper.forget()
            return
        try:
            self._keeper.keep(self.game, self.computer)
        except OSError as error:
            if self._kept is not False:  # reported once
                self._cannot("kept-not", reason=reason_of(error))
            self._kept = False
        else:
            self._kept = True

    def _save(self, rest: str, over: bool = False) -> None:
        path = _path(rest) if rest else self.path
        if path is None:
            self._cannot("wrong-save")
            return
        if os.path.exists(path) and path != self.path and not over:
            self._cannot("wrong-save-there", file=line(str(path)))
            return
        try:
            write_file(path, text_with_players(self.game, self.computer))
        except OSError as error:
            self._cannot("file-unwritten", file=line(str(path)), reason=reason_of(error))
            return
        self.path, self._saved = path, self.session.at
        self._tell("written", file=str(path))

    def _load(self, rest: str) -> None:
        if not rest:
            self._load_kept()
            return
        path = _path(rest)
        found = self._read(path, line(str(path)))
        if found is not None and self._may_leave(Message("ask-leave")):
            game, text = found
            self._change_to(game, path)
            self._set_computer(computer_in_text(text) or self.computer)
            self._tell("play-loaded", file=str(path), actions=self.session.at)

    def _read(self, path: Path, name: str) -> tuple[Game, str] | None:
        """The game in a file and the text of the file; None with an error if it has none."""
        try:
            return files.load_with_text(path)
        except OSError as error:
            self._cannot("file-unread", file=name, reason=reason_of(error))
        except SaveError as error:
            self._wrong(str(error))
        return None

    def _load_kept(self) -> None:
        found = [] if self._folder is None else list(kept_games(self._folder))[:_MAX_LISTED]
        if not found:
            self._cannot("wrong-load")
            return
        for number, kept in enumerate(found, start=1):
            self._say(f"  {number}  {kept_about(kept)}")
        keys = _yes_and_no()[1] + "".join(str(number) for number, _ in enumerate(found, start=1))
        answer = self._keys.key(str(Message("ask-which-game", count=len(found))), keys)
        if answer.isdecimal() and answer in keys:
            if self._may_leave(Message("ask-leave")):
                self._resume(found[int(answer) - 1])
        elif len(answer) > 1:
            self._obey(answer)

    def _resume(self, kept: KeptGame) -> None:
        found = self._read(kept.file, kept.file.name)
        if found is None:
            return
        self._change_to(found[0], None)
        if self._keeper is not None:
            self._kept = self._keeper.take(kept) or None
        self._set_computer(computer_of(kept))

    def _change_to(self, game: Game, path: Path | None) -> None:
        if self._keeper is not None:
            self._keeper.release()
        self._kept, self.path = None, path
        self._begin(game)

    def _new(self, _: str) -> None:
        if not self._may_leave(Message("ask-another")):
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

    def _may_leave(self, question: Message) -> bool:
        """Whether the current game may be left; asks if there are unsaved actions."""
        if not self.session.at or self._saved == self.session.at or not self._keys.answers:
            return True
        if self._kept:
            return self._answer(Message("ask-kept", question=question), usual=True)
        return self._answer(Message("ask-lost", question=question), usual=False)

    def _answer(self, question: Message, *, usual: bool) -> bool:
        """Ask a yes-or-no question; Enter gives the usual answer."""
        yes, no = _yes_and_no()
        asked = Message("ask-yes" if usual else "ask-no", question=question)
        return self._keys.key(str(asked), yes + no if usual else no + yes) == yes

    def _quit(self, _: str) -> None:
        try:
            leave = self._may_leave(Message("ask-stop"))
        except (EOFError, KeyboardInterrupt):  # pressed again
            leave = True
        if leave:
            if self._kept:
                self._tell("kept-goes-on")
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

    def _tell(self, key: str, hanging: int = 4, **parts: Part) -> None:
        """Print a remark, dimmed."""
        self._say(str(Message(key, parts)), "dim", hanging)

    def _cannot(self, key: str, **parts: Part) -> None:
        """Print an error message."""
        self._wrong(str(Message(key, parts)))

    def _wrong(self, sentence: str) -> None:
        self._say(sentence, "red")

    def _wait(self, key: str) -> None:
        """Wait for Enter."""
        self._keys.line(f"{Message(key)} ", remember=False)


def _path(typed: str) -> Path:
    """A typed path, with "~" expanded if there is a home folder."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        return Path(typed)


def _yes_and_no() -> tuple[str, str]:
    """The keys for yes and for no."""
    return str(Message("key-yes")), str(Message("key-no"))
