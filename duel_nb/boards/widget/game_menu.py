"""Beginning, keeping and sharing a game on a board: the form under "Game"."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Final, Protocol

import ipywidgets as widgets

from duel_nb.boards.drawing.labels import plural
from duel_nb.boards.paint.widget_factory import display
from duel_nb.boards.widget import savefile
from duel_nb.boards.widget.session import Session
from duel_nb.disk import write_file
from duel_nb.engine import Action, DuelError, GameState, new_game
from duel_nb.engine.configure import EDITIONS, PLAYABLE
from duel_nb.quoting import shown

PERSON: Final = "person"
"""Who plays by hand."""


class Chooser(Protocol):
    """A computer player: it chooses one of the legal actions, from its own view."""

    def choose(self, view: GameState, actions: Sequence[Action]) -> Action:
        """Choose one of the actions."""


@dataclass(frozen=True, slots=True)
class Tool:
    """Something else that can be done with a game: a button whose answer is a text to copy.

    Attributes:
        label: what the button says.
        tell: makes the text of a game; a `ValueError` of its is shown as a sentence.
    """

    label: str
    tell: Callable[[Session], str]


class Owner(Protocol):
    """The board a form belongs to."""

    session: Session

    def begin(self, session: Session, players: tuple[str, str]) -> None:
        """Show another game."""

    def follow(self, line: int) -> GameState:
        """Show another line of the game."""

    def veil_between(self, wanted: bool) -> None:
        """Cover hidden choices until the other player has sat down, or do so no more."""

    def png(self) -> bytes:
        """The board as a PNG picture."""

    def film(self) -> bytes:
        """The game as a GIF film."""

    def change_position(self) -> None:
        """Open an editor with the position shown."""


class GameBox:
    """The form: a new game, who plays, lines, saving and loading, tools.

    Args:
        owner: the board.
        kinds: the kinds of players to choose from, a person first.
        players: who plays now.
        curtain: whether hidden choices are covered between two people.
        tools: more buttons.
        guarded: makes a callback show its exceptions instead of losing them.
    """

    def __init__(
        self,
        owner: Owner,
        kinds: Sequence[str],
        players: tuple[str, str],
        curtain: bool,
        tools: Sequence[Tool],
        guarded: Callable[[Callable[..., None]], Callable[..., None]],
    ) -> None:
        self._owner = owner
        self._guarded = guarded
        state = owner.session.states[0]
        self._names = [
            self._text(name, f"Player {who}") for who, name in zip("AB", state.names, strict=True)
        ]
        self._kinds = [
            widgets.Dropdown(
                options=list(dict.fromkeys((*kinds, *players))),
                value=kind,
                layout=widgets.Layout(width="120px"),
            )
            for kind in players
        ]
        self._sets = [
            widgets.Checkbox(
                one in state.expansions,
                description=one.capitalize(),
                indent=False,
                layout=widgets.Layout(width="auto"),
            )
            for one in sorted(PLAYABLE, reverse=True)
        ]
        self._edition = widgets.Dropdown(
            options=EDITIONS,
            value=state.edition,
            description="Edition",
            layout=widgets.Layout(width="170px"),
        )
        self._seed = self._text("", "Seed", "none")
        self._first = widgets.Checkbox(
            False,
            description="Wonders of the first game, no draft",
            indent=False,
            layout=widgets.Layout(width="auto"),
        )
        start = self._button("New game", self._begin, "primary")
        self.curtain = widgets.Checkbox(
            curtain,
            description="Curtain: cover hidden choices between two people",
            indent=False,
            layout=widgets.Layout(width="auto"),
        )
        self.curtain.observe(guarded(lambda c: owner.veil_between(bool(c["new"]))), "value")
        self._lines = widgets.Dropdown(
            options=(),
            description="Line",
            layout=widgets.Layout(width="320px"),
        )
        self._lines.observe(guarded(self._follow), "value")
        self._upload = widgets.FileUpload(
            accept=".json", multiple=False, description="Load a game", layout=_auto()
        )
        self._upload.observe(guarded(self._load), "value")
        buttons = [
            self._button("Save the game", self._save),
            self._upload,
            self._button("Picture", self._picture),
            self._button("Film", self._film),
            self._button("Change this position", owner.change_position),
        ]
        buttons += [self._button(t.label, lambda t=t: self._tell(t)) for t in tools]  # type: ignore[misc]
        self._answer = widgets.HTML()
        self.widget = widgets.VBox(
            [
                _row(self._names[0], self._kinds[0], self._names[1], self._kinds[1]),
                _row(*self._sets, self._edition, self._seed, self._first, start),
                _row(self.curtain, self._lines),
                _row(*buttons),
                self._answer,
            ],
            layout=widgets.Layout(
                border="1px solid var(--jp-border-color2,#bbb)", padding="4px", margin="2px 0"
            ),
        )
        self.update()

    def update(self) -> None:
        """Bring the list of lines up to date with the game."""
        session = self._owner.session
        options = [
            (
                f"{n + 1}: {len(line.actions)} actions"
                + (f", parted after {line.parted}" if n else ""),
                n,
            )
            for n, line in enumerate(session.lines)
        ]
        if list(self._lines.options) != options:
            # the list first has another value for a moment: that is nobody's choice
            self._owner_follows = False
            self._lines.options = options
        self._owner_follows = False
        self._lines.value = session.line
        self._owner_follows = True
        display(self._lines, len(options) > 1)

    # -- inside ----------------------------------------------------------------------------

    _owner_follows = True

    def _begin(self) -> None:
        typed = self._seed.value.strip()
        if typed and not re.fullmatch(r"-?\d{1,20}", typed):
            raise DuelError(f"The seed is a whole number, not {shown(typed)}.")
        state = new_game(
            seed=int(typed) if typed else None,
            expansions={box.description.lower() for box in self._sets if box.value},
            edition=self._edition.value,
            names=(self._names[0].value.strip(), self._names[1].value.strip()),
            first_game=self._first.value,
        )
        self._answer.value = ""
        self._owner.begin(Session(state), (self._kinds[0].value, self._kinds[1].value))

    def _follow(self, change: dict[str, Any]) -> None:
        if self._owner_follows and change["new"] is not None:
            self._owner.follow(int(change["new"]))

    def _save(self) -> None:
        text = savefile.to_text(self._owner.session)
        actions = plural(len(self._owner.session.actions), "action")
        note = f"{actions}; “Load a game” reads it again"
        self._offer(savefile.FILE_NAME, "application/json", text.encode(), note)

    def _picture(self) -> None:
        self._offer("duel-board.png", "image/png", self._owner.png(), "the board as it is")

    def _film(self) -> None:
        pictures = plural(len(self._owner.session.states), "picture")
        # a film of a whole game takes some seconds, and is too large for a link
        self._say(f"Making a film of {pictures} ...")
        film, path = self._owner.film(), _unused(Path.cwd() / "duel-game.gif")
        try:
            write_file(path, film)
        except OSError as error:
            self._answer.value = ""
            raise DuelError(f"The film cannot be written to {path}: {error.strerror}.") from None
        size = f"{len(film) / 1e6:.1f} MB"
        self._say(f"{escape(path.name)} ({pictures}, {size}) lies beside the notebook now.")

    def _offer(self, name: str, kind: str, content: bytes, note: str) -> None:
        """Show a link that saves a file."""
        data = base64.b64encode(content).decode()
        self._say(
            f'<a class="duel-file" download="{name}" href="data:{kind};base64,{data}">'
            f"Download {name}</a> ({note})."
        )

    def _say(self, html: str) -> None:
        self._answer.value = f'<div class="duel-panel" role="status">{html}</div>'

    def _load(self, change: dict[str, Any]) -> None:
        files = change["new"]
        if not files:
            return
        content = bytes(files[0]["content"])
        self._upload.value = ()  # so that the same file can be chosen again
        session = savefile.from_text(content)
        for field, name in zip(self._names, session.states[0].names, strict=True):
            field.value = name
        self._answer.value = ""
        self._owner.begin(session, (self._kinds[0].value, self._kinds[1].value))

    def _tell(self, tool: Tool) -> None:
        try:
            text = tool.tell(self._owner.session)
        except ValueError as error:
            self._answer.value = f'<div class="duel-error" role="alert">{escape(str(error))}</div>'
            return
        copy = "navigator.clipboard.writeText(this.nextElementSibling.textContent)"
        self._say(f'<button onclick="{copy}">Copy</button><pre tabindex="0">{escape(text)}</pre>')

    @staticmethod
    def _text(value: str, label: str, hint: str = "") -> widgets.Text:
        return widgets.Text(
            value,
            description=label,
            placeholder=hint,
            layout=widgets.Layout(width="220px"),
        )

    def _button(self, label: str, call: Callable[[], None], style: str = "") -> widgets.Button:
        made = widgets.Button(description=label, button_style=style, layout=_auto())
        made.on_click(self._guarded(lambda _: call()))
        return made


def _unused(path: Path) -> Path:
    """The path, or the first with a number behind its name that is no file yet."""
    free, number = path, 2
    while free.exists():
        free, number = path.with_stem(f"{path.stem}-{number}"), number + 1
    return free


def _auto() -> widgets.Layout:
    return widgets.Layout(width="auto", max_width="100%")


def _row(*children: widgets.Widget) -> widgets.Box:
    return widgets.Box(
        children, layout=widgets.Layout(flex_flow="row wrap", align_items="center", width="100%")
    )
