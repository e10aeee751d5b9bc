"""The form under "Game": new games, lines, language, saving and sharing."""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Protocol

from duel_nb.boards.live.look import chances_shown
from duel_nb.disk import reason_of, unused, write_file
from duel_nb.engine import DuelError, GameState, new_game
from duel_nb.engine.configure import EDITIONS, PLAYABLE, usual_edition
from duel_nb.kernel import Guard
from duel_nb.languages import LANGUAGES
from duel_nb.messages import Message
from duel_nb.page import html
from duel_nb.page.elements import Box, Button, Check, Element, Field, Html, Options, RowBox, Upload
from duel_nb.quoting import shown
from duel_nb.session import savefile
from duel_nb.session.computers import KINDS, kind_name
from duel_nb.session.session import Session
from duel_nb.words.people import people
from duel_nb.words.translate import translate


class NewGameForm:
    """Fields for a new game, and the button that starts it.

    Args:
        names: initial names of A and B.
        kinds: initial players.
        begin: called with the new game.
        guarded: wraps callbacks so that their exceptions are shown.
        sets: the initial expansions.
        edition: the initial edition; by default that of the current language.
    """

    def __init__(
        self,
        names: Sequence[str],
        kinds: tuple[str, str],
        begin: Callable[[GameState], None],
        guarded: Guard,
        *,
        sets: frozenset[str] = frozenset(),
        edition: str | None = None,
    ) -> None:
        self._names = [
            _text(name, translate("form-player", player=who))
            for who, name in zip("AB", people(names), strict=True)
        ]
        self._kinds = [
            Options(
                options=_offered(kinds), value=kind, tip=translate("form-who-plays", player=who)
            )
            for who, kind in zip("AB", kinds, strict=True)
        ]
        self._sets = {
            one: _box(translate(f"set-{one}"), one in sets)
            for one in sorted(PLAYABLE, reverse=True)
        }
        self._edition = Options(
            options=tuple((one, one) for one in EDITIONS),
            value=usual_edition() if edition is None else edition,
            label=translate("form-edition"),
        )
        self._seed = _text("", translate("form-seed"), translate("form-seed-any"))
        self._first = _box(translate("form-first-game"), False)
        self._start = Button(label=translate("form-new-game"), primary=True)
        self._start.on_press(guarded(lambda: begin(self.state())))
        self.rows = (
            row(self._names[0], self._kinds[0], self._names[1], self._kinds[1]),
            row(*self._sets.values(), self._first, self._edition, self._seed, self._start),
        )

    @property
    def kinds(self) -> tuple[str, str]:
        """Who plays A and B."""
        return self._kinds[0].value, self._kinds[1].value

    def state(self) -> GameState:
        """The new game that the fields describe.

        Raises:
            DuelError: a field has an invalid value.
        """
        typed = self._seed.value.strip()
        try:
            seed = int(typed) if typed else None
        except ValueError:
            raise DuelError(translate("form-bad-seed", given=shown(typed))) from None
        return new_game(
            seed=seed,
            expansions={one for one, box in self._sets.items() if box.value},
            edition=self._edition.value,
            names=(self._names[0].value.strip(), self._names[1].value.strip()),
            first_game=self._first.value,
        )

    def focus(self) -> None:
        """Put the focus on the button."""
        self._start.focus()

    def show_game(self, state: GameState, kinds: tuple[str, str]) -> None:
        """Fill in the names, the players, the expansions and the edition of a game."""
        for field, name in zip(self._names, people(state.names), strict=True):
            field.value = name
        for options, kind in zip(self._kinds, kinds, strict=True):
            options.offer(_offered(kinds), kind)
        for one, box in self._sets.items():
            box.value = one in state.expansions
        self._first.value = state.config.first_game
        self._edition.value = state.edition


def _offered(kinds: tuple[str, str]) -> tuple[tuple[str, str], ...]:
    """Who can play, with their names: also a custom player of the current game."""
    return tuple((kind_name(one), one) for one in dict.fromkeys((*KINDS, *kinds)))


def row(*children: Element) -> RowBox:
    """A row of fields and buttons that wraps."""
    return RowBox("duel-row", children=children)


def _box(label: str, chosen: bool) -> Check:
    return Check(label=label, value=chosen)


def _text(value: str, label: str, hint: str = "") -> Field:
    return Field(value=value, label=label, placeholder=hint)


@dataclass(frozen=True, slots=True)
class Tool:
    """Another button: it makes a text from a game, to be copied.

    Attributes:
        label: of the button.
        tell: makes the text; a `ValueError` it raises is shown as a sentence.
    """

    label: Message
    tell: Callable[[Session], str]


class Owner(Protocol):
    """The board that a form belongs to."""

    @property
    def session(self) -> Session:
        """The game."""

    @property
    def language(self) -> str:
        """The language of the board."""

    def speak(self, language: str) -> None:
        """Switch to another language."""

    def begin(self, session: Session, players: tuple[str, str]) -> None:
        """Show another game."""

    def follow(self, line: int) -> GameState:
        """Switch to another line of the game."""

    def veil_between(self, wanted: bool) -> None:
        """Turn the curtain between two people on or off."""

    def show_chances(self, wanted: bool) -> None:
        """Show the chances to win beside the board, or hide them."""

    def png(self) -> bytes:
        """The board as a PNG picture."""

    def film(self) -> bytes:
        """The game as a GIF film."""

    def slides(self) -> str:
        """The game as slides: the text of an HTML page."""

    def change_position(self) -> None:
        """Open an editor with the position shown."""


class GameMenu:
    """The form: a new game, who plays, lines, saving and loading, tools.

    Args:
        owner: the board.
        players: who plays now.
        edition: the default edition of a new game.
        curtain: whether hidden choices are covered between two people.
        tools: more buttons.
        guarded: wraps callbacks so that their exceptions are shown.
    """

    def __init__(
        self,
        owner: Owner,
        players: tuple[str, str],
        edition: str,
        curtain: bool,
        tools: Sequence[Tool],
        guarded: Guard,
    ) -> None:
        self._owner = owner
        self._guarded = guarded
        state = owner.session.states[0]
        self._form = NewGameForm(
            state.names, players, self._begin, guarded, sets=state.expansions, edition=edition
        )
        self.curtain = Check(value=curtain, label=translate("menu-curtain"))
        self.curtain.on_change(guarded(lambda: owner.veil_between(self.curtain.value)))
        self.chances = Check(value=chances_shown(), label=translate("menu-chances"))
        self.chances.on_change(guarded(lambda: owner.show_chances(self.chances.value)))
        self._language = Options(
            options=tuple((name, code) for code, name in LANGUAGES.items()),
            value=owner.language,
            label=translate("board-language"),
        )
        self._language.on_change(guarded(lambda: owner.speak(self._language.value)))
        self._lines = Options(label=translate("menu-line"))
        self._lines.on_change(guarded(self._follow))
        self._upload = Upload(accept=".json", label=translate("menu-load"))
        self._upload.on_change(guarded(self._load))
        buttons = [
            self._button(translate("menu-save"), self._save),
            self._upload,
            self._button(translate("menu-picture"), self._picture),
            self._button(translate("menu-film"), self._film),
            self._button(translate("menu-slides"), self._slides),
            self._button(translate("menu-change"), owner.change_position),
        ]
        buttons += [self._button(str(t.label), lambda t=t: self._tell(t)) for t in tools]  # type: ignore[misc]
        self._answer = Html()
        self.element = Box(
            children=[
                *self._form.rows,
                row(self.curtain, self.chances, self._language, self._lines),
                row(*buttons),
                self._answer,
            ],
        )
        self.update()

    def update(self) -> None:
        """Update the list of lines."""
        session = self._owner.session
        options = [
            (
                translate(
                    "menu-line-parted" if n else "menu-line-first",
                    number=n + 1,
                    actions=len(line.actions),
                    parted=line.parted,
                ),
                n,
            )
            for n, line in enumerate(session.lines)
        ]
        self._lines.offer(options, session.line)
        self._lines.shown = len(options) > 1

    def show_game(self, players: tuple[str, str]) -> None:
        """Say who plays another game that has begun, and with what."""
        self._form.show_game(self._owner.session.states[0], players)

    # -- inside ----------------------------------------------------------------------------

    def _begin(self, state: GameState) -> None:
        self._answer.value = ""
        self._owner.begin(Session(state), self._form.kinds)

    def _save(self) -> None:
        text = savefile.to_text(self._owner.session)
        note = translate("saved-note", actions=len(self._owner.session.actions))
        self._offer(savefile.FILE_NAME, "application/json", text.encode(), note)

    def _picture(self) -> None:
        self._offer("duel-board.png", "image/png", self._owner.png(), translate("picture-note"))

    def _film(self) -> None:
        pictures = len(self._owner.session.states)
        self._say(translate("making-film", pictures=pictures))  # it takes some seconds
        note = translate("film-note", pictures=pictures)
        self._lay_beside("film", "duel-game.gif", self._owner.film(), note)

    def _slides(self) -> None:
        pictures = len(self._owner.session.states)
        self._say(translate("making-slides", pictures=pictures))
        page = self._owner.slides().encode()
        note = translate("slides-note", pictures=pictures)
        self._lay_beside("slides", "duel-game.html", page, note)

    def _lay_beside(self, what: str, name: str, content: bytes, about: str) -> None:
        """Write a film or slides beside the notebook: they are too large for a link."""
        path = unused(Path.cwd() / name)
        try:
            write_file(path, content)
        except OSError as error:
            self._answer.value = ""
            why = reason_of(error)
            raise DuelError(translate(f"not-written-{what}", path=str(path), why=why)) from None
        size = f"{len(content) / 1e6:.1f}"
        self._say(escape(translate("lies-beside", file=path.name, about=about, size=size)))

    def _offer(self, name: str, kind: str, content: bytes, note: str) -> None:
        """Show a link that saves a file."""
        data = base64.b64encode(content).decode()
        self._say(
            f'<a class="duel-file" download="{name}" href="data:{kind};base64,{data}">'
            f"{escape(translate('download', file=name))}</a> ({escape(note)})."
        )

    def _say(self, answer: str) -> None:
        self._answer.value = html.status(answer)

    def _follow(self) -> None:
        self._owner.follow(self._lines.value)

    def _load(self) -> None:
        text = self._upload.value
        if not text:
            return
        self._upload.value = ""  # so that the same file can be chosen again
        session = savefile.from_text(text)
        self._answer.value = ""
        self._owner.begin(session, self._form.kinds)

    def _tell(self, tool: Tool) -> None:
        try:
            text = tool.tell(self._owner.session)
        except ValueError as error:
            self._answer.value = html.alert(str(error))
            return
        self._say(html.to_copy(text))

    def _button(self, label: str, call: Callable[[], None]) -> Button:
        made = Button(label=label)
        made.on_press(self._guarded(call))
        return made
