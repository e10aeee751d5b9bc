"""A game in the terminal, for people without a browser: two at one keyboard, or one alone.

The board is text. Actions are typed as notation or by their number; whatever the rules forbid is
answered with the reason and the rule. Nobody sees what is hidden: with two people everybody sees
what both may know, and a secret choice waits behind a curtain.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from duel_nb import rulebook
from duel_nb.boards.drawing.labels import effects, listed, plural
from duel_nb.boards.paint import text
from duel_nb.boards.widget.session import Move, Session
from duel_nb.catalog import UnknownName
from duel_nb.engine import Action, DuelError, GameState, IllegalAction, SaveError
from duel_nb.engine.actions import WORDS
from duel_nb.engine.views import SECRET
from duel_nb.players import Player
from duel_nb.quoting import line, shown, visible
from duel_nb.records import files
from duel_nb.records.game import Game

#: Columns that the widest row of cards needs.
WIDTH: Final = 100

#: What can be typed besides actions, and what it does.
COMMANDS: Final[Mapping[str, str]] = {
    "board": "show the whole position; just Enter shows the short form",
    "actions": "list the legal actions with their numbers",
    "why ACTION": "say whether an action is allowed, and if not, why and by which rule",
    "cost THING": "itemise what a Building or Wonder costs",
    "rule ID": "print a rule, such as: rule BASE-MIL-03",
    "look": "show what only you may see (the other player looks away)",
    "log": "tell the last ten actions again",
    "comment WORDS": "write something about the last action into the recorded game",
    "undo": "take the last action back",
    "redo": "play it again",
    "save FILE": "write the recorded game (save! FILE: over another file)",
    "load FILE": "go on with a recorded game",
    "help": "print this",
    "quit": "stop; what is not saved is lost",
}

_SHORT: Final = {"": "short", "?": "help", "h": "help", "b": "board", "a": "actions", "q": "quit"}


class Stop(Exception):
    """The person wants to stop."""


class Terminal:
    """One game at one keyboard.

    Args:
        game: the game to begin or go on with.
        computer: which players the computer plays for, by "A" and "B".
        console: where to print.
        read: asks for a line of input; by default the console. It may raise EOFError.

    Attributes:
        session: the game as played so far, with what was taken back.
        path: the file it was last saved to or read from; None if there is none.
    """

    def __init__(
        self,
        game: Game,
        computer: Mapping[str, Player] | None = None,
        console: Console | None = None,
        read: Callable[[str], str] | None = None,
        path: Path | None = None,
    ) -> None:
        self.computer = dict(computer or {})
        self.console = console or Console(highlight=False)
        self.path = path
        self._read = read or (lambda prompt: self.console.input(Text(prompt)))
        self._begin(game)

    def _begin(self, game: Game) -> None:
        self._first = game.upto(0)
        self.session = Session(game.start)
        self._comments = {turn.number: turn.comment for turn in game.turns if turn.comment}
        for turn in game.turns:
            self.session.play(turn.action)
        self._saved = self.session.at

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
        self._say("Type an action such as 'build Altar', its number, or help.", "dim")
        if self.console.is_terminal and self.console.width < WIDTH:
            self._say(
                f"The board is {WIDTH} columns wide, this window {self.console.width}: "
                "make it wider if lines break.",
                "dim",
            )
        shown = -1
        try:
            while True:
                self._computer_plays()
                if shown != self.session.at:
                    shown = self.session.at
                    self._show_turn()
                self._obey(self._read(self._prompt()).strip())
        except (EOFError, KeyboardInterrupt):
            self.console.print()
        except Stop:
            pass

    def _computer_plays(self) -> None:
        while (who := self.state.to_act) in self.computer:
            player = self.computer[who]
            choice = player.choose(self.state.view(who), self.state.legal_actions())
            self._play(choice)

    def _show_turn(self) -> None:
        """The position for whoever is to act; a secret choice behind a curtain."""
        self.console.print()
        if self._choice_is_secret() and len(self.computer) == 0:
            self._curtain()
        self._print(_short(self._seen()))
        if self.state.outcome is None:
            self._list_actions()
        else:
            self._say("The game is over: save FILE keeps it, undo goes back, quit ends.", "dim")

    def _choice_is_secret(self) -> bool:
        """Whether only the player who is to act may see what there is to choose from."""
        stack = self.state.stack
        return bool(stack) and stack[-1].kind in SECRET

    def _curtain(self) -> None:
        self.console.clear()
        name = self._name(self.state.to_act)
        self._read(f"A secret choice: only {name} looks at the screen now. Enter shows it. ")

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

    # -- what people type ----------------------------------------------------------------------

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        word, rest = _SHORT.get(word.lower(), word.lower()), rest.strip()
        command = self._commands.get(word)
        try:
            if command is not None:
                command(self, rest)
            elif line.isdecimal():
                self._play_number(line)
            elif word in WORDS or self.state.outcome is None:
                self._play(line)
            else:
                self._wrong(f"The game is over; there is no command {shown(word)}: type help.")
        except IllegalAction as error:
            self._wrong(str(error))
            self._say(f"rule {error.refusal.rule} prints the rule.", "dim")
        except DuelError as error:
            own = word in WORDS or word in self._commands
            near = [] if own else get_close_matches(word, self._commands, n=1)
            if near and "did you mean" not in str(error):
                self._wrong(f"There is no command {shown(word)}; did you mean {near[0]}?")
            else:
                self._wrong(str(error))

    def _play_number(self, typed: str) -> None:
        actions = self.state.legal_actions()
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
        if secret:
            self.console.clear()
        self._tell(self.session.moves_seen_by(self._viewer())[-1])

    def _tell(self, move: Move) -> None:
        what = "a secret choice" if move.secret else str(move.action)
        self._say(f"{move.number}. {self._name(move.player)}: {what}", "bold")
        for event in move.events:
            line = Text(visible(f"    {event.text} "))
            line.append(f"({event.rule})", "dim")
            self.console.print(line, soft_wrap=True)

    def _list_actions(self, _: str = "") -> None:
        state = self.state
        actions = state.legal_actions()
        if state.decisions:
            self._say(f"To choose ({state.decisions[-1].rule}):")
        width = max((len(str(action)) for action in actions), default=0)
        for number, action in enumerate(actions, start=1):
            shown = str(action)
            if action.conspiracy is not None and not (self.computer or self._choice_is_secret()):
                # It lies face down: its owner looks which one this is.
                shown = f"{action.verb} a Conspiracy (look shows which)"
            self._print(f"{number:4}  {shown:{width}}  {_note(state, action)}".rstrip())

    def _board(self, _: str) -> None:
        self._print(text.text(self._seen()))

    def _short_board(self, _: str) -> None:
        self._print(_short(self._seen()))
        self._list_actions()

    def _why(self, rest: str) -> None:
        if not rest:
            self._wrong("Say which action, for example: why build Library")
            return
        refusal = self.state.why_not(rest)
        self._print("It is allowed." if refusal is None else str(refusal))

    def _cost(self, rest: str) -> None:
        if not rest:
            self._wrong("Say what, for example: cost Library")
            return
        try:
            self._print(str(self.state.cost_of(rest)))
        except UnknownName as error:
            self._wrong(str(error))

    def _rule(self, rest: str) -> None:
        if not rest:
            self._wrong("Say which rule, for example: rule BASE-MIL-03")
            return
        try:
            self._print(str(rulebook.rule(rest)))
        except rulebook.UnknownRule as error:
            self._wrong(str(error))

    def _look(self, _: str) -> None:
        who = self.state.to_act
        if who is None or self.computer:
            self._print(text.text(self._seen()))
            return
        self._read(f"Only {self._name(who)} looks at the screen now. Enter shows it. ")
        self._print(text.text(self.state.view(who)))
        for number, action in enumerate(self.state.legal_actions(), start=1):
            if action.conspiracy is not None:
                self._print(f"{number:4}  {action}")
        self._read("Enter hides it again. ")
        self.console.clear()

    def _log(self, _: str) -> None:
        for move in self.session.moves_seen_by(self._viewer())[-10:]:
            self._tell(move)

    def _comment(self, rest: str) -> None:
        if not self.session.at:
            self._wrong("Nothing has been played that could be commented on.")
            return
        self._comments[self.session.at] = rest
        self._saved = -1
        self._say(f"Noted for action {self.session.at}.", "dim")

    def _undo(self, _: str) -> None:
        if not self.session.at:
            self._wrong("There is nothing to take back.")
            return
        self.session.undo()
        # Back to where a person decides: what the computer did would only be done again.
        while self.session.at and self.state.to_act in self.computer:
            self.session.undo()

    def _redo(self, _: str) -> None:
        if self.session.at == self.session.last:
            self._wrong("There is nothing to play again.")
            return
        self.session.redo()
        while self.session.at < self.session.last and self.state.to_act in self.computer:
            self.session.redo()

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
            self.game.save(path)
        except OSError as error:
            self._wrong(f"{line(str(path))} cannot be written: {error.strerror or error}.")
            return
        self.path, self._saved = path, self.session.at
        self._say(f"{path}: written.", "dim")

    def _load(self, rest: str) -> None:
        if not rest:
            self._wrong("Say which file, for example: load game.json")
            return
        path = _path(rest)
        try:
            self._begin(files.load(path))
        except OSError as error:
            self._wrong(f"{line(str(path))} cannot be read: {error.strerror}.")
            return
        except SaveError as error:
            self._wrong(str(error))
            return
        self.path = path
        self._say(f"{path}: {plural(self.session.at, 'action')} played.", "dim")
        self._show_turn()

    def _help(self, _: str) -> None:
        self._say("Actions", "bold")
        self._print(
            f"  Type the number of an action, or the action itself. It begins with {_verbs()}: "
            "build Library, wonder Sphinx with Arsenal, discard Arsenal, take Law. "
            "Names may be written in any case."
        )
        self._say("Commands", "bold")
        width = max(map(len, COMMANDS))
        for name, meaning in COMMANDS.items():
            self._print(f"  {name:{width}}  {meaning}")

    def _quit(self, _: str) -> None:
        if self.session.at and self._saved != self.session.at:
            self._say("The game is not saved: save FILE keeps it. Type quit again to leave.")
            again = self._read(self._prompt()).strip()
            if _SHORT.get(again.lower(), again.lower()) != "quit":
                self._obey(again)
                return
        raise Stop

    _commands: Final[Mapping[str, Callable[[Terminal, str], None]]] = {
        "short": _short_board,
        "board": _board,
        "actions": _list_actions,
        "why": _why,
        "cost": _cost,
        "rule": _rule,
        "look": _look,
        "log": _log,
        "comment": _comment,
        "undo": _undo,
        "redo": _redo,
        "save": _save,
        "save!": lambda self, rest: self._save(rest, over=True),
        "load": _load,
        "help": _help,
        "quit": _quit,
    }

    # -- printing ------------------------------------------------------------------------------

    def _print(self, words: str) -> None:
        # As it is: no markup in the names of people, no lines broken inside the board.
        self.console.print(Text(visible(words.rstrip("\n"))), soft_wrap=True)

    def _say(self, words: str, style: str = "") -> None:
        self.console.print(Text(visible(words), style), soft_wrap=True)

    def _wrong(self, sentence: str) -> None:
        self._say(sentence, "red")


def _path(typed: str) -> Path:
    """The file somebody means; "~" is the own folder, where the machine knows one."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        return Path(typed)


def _short(view: GameState) -> str:
    """The position in as few lines as a turn needs: structure, choice, a line for the rest."""
    kept = []
    for block in text.text(view).split("\n\n"):
        heading = block.partition("\n")[0]
        if heading.startswith(("Accessible", "Progress tokens", "The Pantheon")):
            continue
        once = heading.startswith(("Military track", "City of"))
        kept.append(heading if once else block)
    return "\n".join(kept)


def _price(state: GameState, action: Action) -> str:
    """What an action costs, in a few words; nothing where it has no price."""
    payments = state.payments(action)
    if not payments:
        return ""
    total = payments[0].total
    if action.giving >= 0:
        total = next((p.total for p in payments if p.to_opponent == action.giving), total)
    return plural(total, "coin") if total else "free"


def _note(state: GameState, action: Action) -> str:
    """What an action costs and what the thing built does."""
    price = _price(state, action)
    built = action.wonder if action.verb == "wonder" else action.card
    if action.verb not in ("wonder", "build") or built is None:
        return price
    return f"{price:8}  {', '.join(effects(built))}"


def _verbs() -> str:
    return listed(WORDS, "or")
