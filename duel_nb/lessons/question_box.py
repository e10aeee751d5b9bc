"""The referee's three questions as widgets: ask, accept a suggestion, read the answer, save."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

import ipywidgets as widgets

from duel_nb.boards.html.markup import alert
from duel_nb.boards.widget import cell_output
from duel_nb.boards.widget.choice_buttons import ChoiceButtons
from duel_nb.boards.widget.controls import Controls
from duel_nb.boards.widget.editor.editor import Editor
from duel_nb.boards.widget.widget_factory import HIDDEN, display
from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.catalog.names import local_name
from duel_nb.disk import reason_of
from duel_nb.engine import Action, DuelError, GameState, NotationError
from duel_nb.engine.dialects import written
from duel_nb.engine.position.setups import NotASetup
from duel_nb.lessons import questions
from duel_nb.lessons.answers import Answer
from duel_nb.lessons.coverage import playable_sets
from duel_nb.lessons.rulings import Rulings
from duel_nb.lessons.style import STYLE
from duel_nb.lessons.suggestions import meant_actions, meant_things
from duel_nb.messages import Message
from duel_nb.words.translate import translate

CAN, COST, MOVES = "can", "cost", "moves"
"""The three questions."""


class QuestionBox:
    """Asks about the current position.

    Args:
        rulings: returns who answers; errors that it raises are shown.
        state: returns the current position, for completions.

    Attributes:
        answer: the last answer; None before the first question and after a change.
        read_as: what the text of this answer was read as, if it was not in notation: an action, or
            the name of a component.
        widget: the widget to show.
    """

    def __init__(self, rulings: Callable[[], Rulings], state: Callable[[], GameState]) -> None:
        self._rulings, self._state = rulings, state
        self.answer: Answer | None = None
        self.read_as: Action | str | None = None
        self._controls = Controls()
        make, line, guarded = self._controls.make, self._controls.line, self._controls.guarded
        self.kind = make(
            widgets.ToggleButtons,
            options=[(translate(f"asking-{kind}"), kind) for kind in (CAN, COST, MOVES)],
            tooltips=(),
            style={"button_width": "auto"},
            layout={"width": "auto"},
        )
        self.kind.observe(guarded(lambda change: self._kind_chosen()), "value")
        self.who = make(
            widgets.Dropdown,
            options=[("A", "A"), ("B", "B")],
            description=Message("asking-who"),
            style={"description_width": "initial"},
            layout={"width": "auto", "max_width": "220px"},
        )
        self.who.observe(guarded(lambda change: self._forget()), "value")
        self.what = make(
            widgets.Combobox,
            tooltip=Message("asking-what-tip"),
            continuous_update=False,
            layout=widgets.Layout(flex="1 1 240px", min_width="180px", width="auto"),
        )
        self.what.observe(guarded(self._typed), "value")
        self.ask_button = self._controls.button(
            Message("asking-ask"), "gavel", self.ask, button_style="primary"
        )
        meant = line()
        self.corrections = ChoiceButtons[str](
            self._controls,
            meant,
            lambda call: self._controls.button("", "check", call, HIDDEN),
            self._accept,
        )
        self._said = make(widgets.HTML, "duel-answer")
        self.file = make(
            widgets.Text,
            placeholder=Message("asking-file"),
            tooltip=Message("asking-file-tip"),
            continuous_update=False,
            layout={"flex": "0 1 300px", "width": "auto"},
        )
        self._save = self._controls.button(Message("asking-save"), "save", self.save)
        self._keep = line(self.file, self._save)
        self._saved = make(widgets.HTML)
        self.widget = make(
            widgets.VBox,
            "duel-ask",
            children=[
                make(widgets.HTML, value=STYLE),
                line(self.kind),
                line(self.who, self.what, self.ask_button),
                self._controls.alert,
                meant,
                self._said,
                self._keep,
                self._saved,
            ],
            layout={"width": "100%"},
        )
        self.renew()

    @property
    def last_error(self) -> str | None:
        """The traceback of the last error inside a callback; None if there was none."""
        return self._controls.last_error

    # -- for programs ----------------------------------------------------------------------

    def ask(self) -> Answer | None:
        """Ask; None if something is wrong, which the box shows."""
        self._forget()
        text = self.what.value.strip()
        try:
            try:
                self.answer = self._answered(text)
            except (NotationError, UnknownName) as error:
                meant = self._meant(text)
                if len(meant) != 1:
                    unknown = translate("asking-not-understood", text=text)
                    self._say(unknown if meant else str(error), tuple(map(_written, meant)))
                    return None
                self.answer = self._answered(meant[0])
                self.read_as = meant[0]
        except (DuelError, OSError) as error:
            self._say(str(error))
            return None
        self._said.value = f'<div role="status">{self._read_html()}{self.answer.html()}</div>'
        display(self._keep, True)
        return self.answer

    def save(self) -> None:
        """Write the question as a scenario file; the box shows where, or why not."""
        answer = self.answer or self.ask()
        if answer is None:
            return
        try:
            text = questions.text_of(answer)
            file = self._rulings().save(answer, self.file.value.strip() or ".")
        except NotASetup as error:
            self._saved.value = alert(str(error))
            return
        except OSError as error:  # without strerror: our own message that the file exists
            why = str(error)
            if error.strerror:
                why = translate("asking-unwritten", reason=reason_of(error))
            self._saved.value = alert(why)
            return
        named = f"<code>{escape(str(file))}</code>"
        show = f"<code>duel.show({escape(repr(str(file)))})</code>"
        saved = Message("asking-saved", file=named, show=show)
        self._saved.value = (
            f'<div class="duel-page" role="status"><p>{saved}</p>'
            f"<details><summary>{Message('asking-the-file')}</summary>"
            f"<pre>{escape(text)}</pre></details></div>"
        )

    def renew(self) -> None:
        """Update the box for another position, and ask the last question again."""
        state, asked = self._state(), self.answer is not None
        who = self.who.value
        options = [(name, one) for name, one in zip(state.names, "AB", strict=True)]
        if list(self.who.options) != options:
            self.who.options = options
            self.who.value = state.to_act or who
        self._forget()
        self._complete()
        if asked:
            self.ask()

    def close(self) -> None:
        """Free the widgets."""
        cell_output.close_all(self.widget)

    # -- inside ----------------------------------------------------------------------------

    def _answered(self, about: Action | str) -> Answer:
        rulings, who, kind = self._rulings(), self.who.value, self.kind.value
        if kind == MOVES:
            return rulings.moves(who)
        if not about:
            raise NotASetup(translate("asking-say-what", example=_example(kind)))
        return rulings.can(who, about) if kind == CAN else rulings.cost(str(about), who)

    def _meant(self, text: str) -> Sequence[Action | str]:
        """What a text that is not in notation may mean."""
        if self.kind.value == CAN:
            return meant_actions(self._state(), text, self._rulings().read)
        return meant_things(self._state(), text)

    def _read_html(self) -> str:
        """How the text was read, if that has to be said."""
        if self.read_as is None:
            return ""
        text = f"<b>{escape(_written(self.read_as))}</b>"
        return f'<p class="duel-read">{Message("asking-read-as", text=text)}</p>'

    def _kind_chosen(self) -> None:
        self._forget()
        self._complete()
        if self.kind.value == MOVES:
            self.ask()

    def _typed(self, change: dict[str, Any]) -> None:
        if str(change["new"]).strip():
            self.ask()

    def _accept(self, meant: str) -> None:
        self._forget()
        self.what.value = meant  # which asks

    def _say(self, sentence: str, meant: Sequence[str] = ()) -> None:
        """Show what is wrong, with buttons for suggestions."""
        self._controls.say(sentence)
        self.corrections.show((one, translate("editor-mean", text=one), "") for one in meant)

    def _forget(self) -> None:
        """Remove the answer, error and suggestions of the last question."""
        self.answer = self.read_as = None
        self._controls.alert.value = self._said.value = self._saved.value = ""
        display(self._keep, False)
        self.corrections.show(())

    def _complete(self) -> None:
        """Set the completions."""
        kind, state = self.kind.value, self._state()
        display(self.what, kind != MOVES)
        display(self.ask_button, kind != MOVES)
        self.what.placeholder = _example(kind)
        cards = [card for card in CATALOG.cards if card.set in playable_sets()]
        wonders = [wonder for wonder in CATALOG.wonders if wonder.set in playable_sets()]
        names = [local_name(one) for one in (*cards, *wonders)]
        if kind == CAN:
            usual = (Action("recruit" if card.senator else "build", card.index) for card in cards)
            due = state.legal_actions() if state.decisions else ()
            names = [written(action) for action in due or usual]
        self.what.options = tuple(dict.fromkeys(names))


def asking(editor: Editor) -> QuestionBox:
    """The questions about the position in an editor."""
    box = QuestionBox(lambda: _rulings(editor), lambda: editor.state)
    editor.on_change(box.renew)
    return box


def _rulings(editor: Editor) -> Rulings:
    editor.possible()
    return Rulings(editor.state, editor.setup)


def _written(meant: Action | str) -> str:
    """What a text may mean, as it can be typed."""
    return meant if isinstance(meant, str) else written(meant)


def _example(kind: str) -> str:
    """The placeholder for a question; "" for all legal moves."""
    if kind == MOVES:
        return ""
    return translate("asking-can-example" if kind == CAN else "asking-cost-example")
