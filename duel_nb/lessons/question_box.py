"""The referee's three questions as widgets: ask, accept what was meant, read the answer, save."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from typing import Any, Final

import ipywidgets as widgets

from duel_nb.boards.paint.private_names import with_classes
from duel_nb.boards.widget import cell_output, markup
from duel_nb.boards.widget.editor.editor import Editor
from duel_nb.boards.widget.guard import guard
from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.engine import DuelError, GameState, NotationError
from duel_nb.engine.messages import Message
from duel_nb.engine.position.setups import NotASetup
from duel_nb.lessons import questions
from duel_nb.lessons.answers import Answer
from duel_nb.lessons.asked import meant_actions, meant_things
from duel_nb.lessons.coverage import playable_sets
from duel_nb.lessons.rulings import Rulings
from duel_nb.lessons.style import STYLE
from duel_nb.lessons.told_rulings import ToldRulings

CAN, COST, MOVES = "can", "cost", "moves"
"""The three questions."""

_MOST_MEANT: Final = 3


class QuestionBox:
    """Asks about the position of the moment.

    Args:
        rulings: gives who answers; an error it raises is said.
        state: gives the position shown, for names to complete.

    Attributes:
        answer: the last answer, None before the first question and after a change.
        widget: what to show.
        last_error: the error inside a callback, None if there was none.
    """

    def __init__(self, rulings: Callable[[], Rulings], state: Callable[[], GameState]) -> None:
        self._rulings, self._state = rulings, state
        self.answer: Answer | None = None
        self.last_error: Exception | None = None
        self._meant: tuple[str, ...] = ()
        self.kind = widgets.ToggleButtons(
            options=[(str(Message(f"asking-{kind}")), kind) for kind in (CAN, COST, MOVES)],
            tooltips=(),
            style={"button_width": "auto"},
            layout=widgets.Layout(width="auto"),
        )
        self.kind.observe(self._guarded(lambda change: self._kind_chosen()), "value")
        self.who = widgets.Dropdown(
            options=[("A", "A"), ("B", "B")],
            description=str(Message("asking-who")),
            style={"description_width": "initial"},
            layout=widgets.Layout(width="auto", max_width="220px"),
        )
        self.who.observe(self._guarded(lambda change: self._forget()), "value")
        self.what = widgets.Combobox(
            tooltip=str(Message("asking-what-tip")),
            continuous_update=False,
            layout=widgets.Layout(flex="1 1 240px", min_width="180px", width="auto"),
        )
        self.what.observe(self._guarded(self._typed), "value")
        self.ask_button = self._button(Message("asking-ask"), "gavel", self.ask)
        self.ask_button.button_style = "primary"
        self._problem = widgets.HTML()
        self._corrections = [
            self._button(None, "check", partial(self._accept, n)) for n in range(_MOST_MEANT)
        ]
        self._said = with_classes(widgets.HTML, ["duel-answer"])
        self.file = widgets.Text(
            placeholder=str(Message("asking-file")),
            tooltip=str(Message("asking-file-tip")),
            continuous_update=False,
            layout=widgets.Layout(flex="0 1 300px", width="auto"),
        )
        self._save = self._button(Message("asking-save"), "save", self.save)
        self._keep = _line(self.file, self._save)
        self._saved = widgets.HTML()
        self.widget = with_classes(
            widgets.VBox,
            ["duel-ask"],
            children=[
                widgets.HTML(STYLE),
                _line(self.kind),
                _line(self.who, self.what, self.ask_button),
                self._problem,
                _line(*self._corrections),
                self._said,
                self._keep,
                self._saved,
            ],
            layout=widgets.Layout(width="100%"),
        )
        self.renew()

    # -- for programs ----------------------------------------------------------------------

    def ask(self) -> Answer | None:
        """Ask; None when something is wrong, and the box says what."""
        self._forget()
        text = self.what.value.strip()
        try:
            self.answer = self._answered(text)
        except (NotationError, UnknownName) as error:
            find = meant_actions if self.kind.value == CAN else meant_things
            meant = find(self._state(), text)
            unknown = str(Message("asking-not-understood", text=text))
            self._say(unknown if meant else str(error), meant)
            return None
        except (DuelError, OSError) as error:
            self._say(str(error))
            return None
        self._said.value = f'<div role="status">{self.answer.html()}</div>'
        self._keep.layout.display = ""
        return self.answer

    def save(self) -> None:
        """Write the question as a scenario file; the box says where, or why not."""
        answer = self.answer or self.ask()
        if answer is None:
            return
        try:
            text = questions.text_of(answer)
            file = self._rulings().save(answer, self.file.value.strip() or ".")
        except NotASetup as error:
            self._saved.value = _sentence(str(error))
            return
        except OSError as error:  # that a file is there already is a sentence of our own
            why = str(error)
            if error.strerror:
                why = str(Message("asking-unwritten", reason=error.strerror))
            self._saved.value = _sentence(why)
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
        """Another position is asked about: what was asked is asked again, and answered anew."""
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

    def _answered(self, text: str) -> Answer:
        rulings, who, kind = self._rulings(), self.who.value, self.kind.value
        if kind == MOVES:
            return rulings.moves(who)
        if not text:
            raise NotASetup(str(Message("asking-say-what", example=_example(kind))))
        return rulings.can(who, text) if kind == CAN else rulings.cost(text, who)

    def _kind_chosen(self) -> None:
        self._forget()
        self._complete()
        if self.kind.value == MOVES:
            self.ask()

    def _typed(self, change: dict[str, Any]) -> None:
        if str(change["new"]).strip():
            self.ask()

    def _accept(self, number: int) -> None:
        if number < len(self._meant):
            meant = self._meant[number]
            self._forget()
            self.what.value = meant  # which asks

    def _say(self, sentence: str, meant: Sequence[str] = ()) -> None:
        """Say what is wrong, with what may have been meant to accept with one press."""
        self._problem.value = _sentence(sentence)
        self._meant = tuple(meant)
        self._show_corrections()

    def _forget(self) -> None:
        """The answer, or what was wrong, was about another question."""
        self.answer, self._meant = None, ()
        self._problem.value = self._said.value = self._saved.value = ""
        self._keep.layout.display = "none"
        self._show_corrections()

    def _show_corrections(self) -> None:
        for number, button in enumerate(self._corrections):
            shown = number < len(self._meant)
            button.layout.display = "" if shown else "none"
            mean = Message("editor-mean", text=self._meant[number]) if shown else ""
            button.description = str(mean)

    def _complete(self) -> None:
        """What can be asked about, for completion."""
        kind, state = self.kind.value, self._state()
        self.what.layout.display = self.ask_button.layout.display = "none" if kind == MOVES else ""
        self.what.placeholder = _example(kind)
        names = [
            one.name
            for of in ("card", "wonder")
            for one in CATALOG.components(of)
            if one.set in playable_sets()
        ]
        if kind == CAN:
            due = [str(action) for action in state.legal_actions()] if state.decisions else []
            names = due or [f"build {name}" for name in names if CATALOG.find(name).kind == "card"]
        self.what.options = tuple(dict.fromkeys(names))

    def _button(
        self, label: Message | None, icon: str, call: Callable[[], object]
    ) -> widgets.Button:
        made = widgets.Button(
            description=str(label or ""),
            icon=icon,
            layout=widgets.Layout(width="auto", max_width="100%"),
        )
        made.on_click(self._guarded(lambda _: call()))
        return made

    def _guarded(self, call: Callable[..., object]) -> Callable[..., None]:
        """``call``, with its errors shown instead of being lost."""
        return guard(call, self._tell, self._fail)

    def _tell(self, sentence: str) -> None:
        self._problem.value = markup.alert(sentence)

    def _fail(self, error: Exception) -> None:
        self.last_error = error
        self._problem.value = markup.failure(error)


def asking(editor: Editor) -> QuestionBox:
    """The questions about what is set up in an editor."""
    box = QuestionBox(lambda: _rulings(editor), lambda: editor.state)
    editor.on_change(box.renew)
    return box


def _rulings(editor: Editor) -> Rulings:
    editor.possible()
    return ToldRulings(editor.setup)


def _line(*children: widgets.Widget) -> widgets.Box:
    return widgets.Box(
        children, layout=widgets.Layout(flex_flow="row wrap", align_items="center", width="100%")
    )


def _sentence(text: str) -> str:
    return f'<div class="duel-error" role="alert">{markup.note(text, None)}</div>'


def _example(kind: str) -> str:
    """What to type for a question; nothing for all the legal moves."""
    if kind == MOVES:
        return ""
    return str(Message("asking-can-example" if kind == CAN else "asking-cost-example"))
