"""The referee's three questions as a form: ask, accept a suggestion, read the answer, save."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from duel_nb.boards.live.editor.editor import Editor
from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.catalog.names import local_name
from duel_nb.disk import FileError
from duel_nb.engine import Action, DuelError, GameState, NotationError
from duel_nb.engine.dialects import written
from duel_nb.engine.position.setups import NotASetup
from duel_nb.lessons.coverage import playable_sets
from duel_nb.lessons.rulings import questions
from duel_nb.lessons.rulings.answers import Answer
from duel_nb.lessons.rulings.rulings import Rulings
from duel_nb.lessons.suggestions import meant_actions, meant_things
from duel_nb.messages import Message
from duel_nb.page.controls import ChoiceButtons, Controlled, Controls
from duel_nb.page.elements import Box, Field, Html, Options, RowBox
from duel_nb.page.html import alert
from duel_nb.words.people import people
from duel_nb.words.translate import translate

CAN, COST, MOVES = "can", "cost", "moves"
"""The three questions."""


class QuestionBox(Controlled):
    """Asks about the current position.

    Args:
        rulings: returns who answers; errors that it raises are shown.
        state: returns the current position, for completions.

    Attributes:
        answer: the last answer; None before the first question and after a change.
        read_as: what the text of this answer was read as, if it was not in notation: an action, or
            the name of a component.
        element: what is shown.
    """

    def __init__(self, rulings: Callable[[], Rulings], state: Callable[[], GameState]) -> None:
        self._rulings, self._state = rulings, state
        self.answer: Answer | None = None
        self.read_as: Action | str | None = None
        self._controls = Controls()
        button, guarded = self._controls.button, self._controls.guarded
        self.kind = Options(
            look="bar",
            label=Message("asking-label"),
            options=tuple((translate(f"asking-{kind}"), kind) for kind in (CAN, COST, MOVES)),
            value=CAN,
        )
        self.kind.on_change(guarded(self._kind_chosen))
        self.who = Options(label=Message("asking-who"))
        self.who.on_change(guarded(self._forget))
        self.what = Field("duel-ask-what", tip=Message("asking-what-tip"))
        self.what.on_change(guarded(self._typed))
        self.ask_button = button(Message("asking-ask"), "gavel", self._pressed, primary=True)
        meant = RowBox()
        self.corrections = ChoiceButtons[str](
            meant, lambda call: button("", "check", call), self._accept
        )
        self._said = Html("duel-answer", attributes={"role": "status"})
        self.file = Field(
            "duel-ask-file", placeholder=Message("asking-file"), tip=Message("asking-file-tip")
        )
        self._keep = RowBox(children=[self.file, button(Message("asking-save"), "save", self.save)])
        self._saved = Html("duel-page", attributes={"role": "status"})
        asked = RowBox(children=[self.who, self.what, self.ask_button])
        parts = [self.kind, asked, self._controls.alert, meant, self._said, self._keep, self._saved]
        self.element = Box("duel-ask", children=parts)
        self.renew()

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
        self._said.value = self._read_html() + self.answer.html()
        self._keep.shown = True
        return self.answer

    def save(self) -> None:
        """Write the question as a scenario file; the box shows where, or why not."""
        answer = self.answer or self.ask()
        if answer is None:
            return
        try:
            text = questions.text_of(answer)
            file = self._rulings().save(answer, self.file.value.strip() or ".")
        except (NotASetup, FileError) as error:
            self._saved.value = alert(str(error))
            return
        named = f"<code>{escape(str(file))}</code>"
        show = f"<code>duel.show({escape(repr(str(file)))})</code>"
        saved = Message("asking-saved", file=named, show=show)
        self._saved.value = (
            f"<p>{saved}</p><details><summary>{Message('asking-the-file')}</summary>"
            f"<pre>{escape(text)}</pre></details>"
        )

    def renew(self) -> None:
        """Update the box for another position, and ask the last question again."""
        state, asked = self._state(), self.answer is not None
        players = tuple(zip(people(state.names), "AB", strict=True))
        if self.who.options != players:
            self.who.offer(players, state.to_act or self.who.value or "A")
        self._forget()
        self._complete()
        if asked:
            self.ask()

    def close(self) -> None:
        """Free it."""
        self.element.close()

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

    def _typed(self) -> None:
        if self.what.value.strip():
            self.ask()

    def _pressed(self) -> None:
        if self.answer is None:  # else what was typed has been answered already
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
        self._keep.shown = False
        self.corrections.show(())

    def _complete(self) -> None:
        """Set the completions."""
        kind, state = self.kind.value, self._state()
        self.what.shown = self.ask_button.shown = kind != MOVES
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
