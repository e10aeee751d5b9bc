"""A game with the real components: the guide, and a form for what the players did."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from functools import partial
from html import escape
from typing import Final

from duel_nb.boards.html import markup
from duel_nb.catalog import Card
from duel_nb.catalog.names import local_name
from duel_nb.engine import DuelError, GameState
from duel_nb.engine.actions import track_place
from duel_nb.lessons.first_game import table_setup
from duel_nb.lessons.first_game.guide import ShownTip
from duel_nb.lessons.first_game.panel import GuidePanel, tip_line
from duel_nb.lessons.first_game.table_game import Question, TableAction, TableGame
from duel_nb.lessons.first_game.table_words import named_with
from duel_nb.messages import Listed, Message
from duel_nb.page import html
from duel_nb.page.controls import Controlled, Controls
from duel_nb.page.elements import Box, Button, Element, Field, Html, RowBox
from duel_nb.session.table import counted_place, name_of
from duel_nb.words.translate import capitalised, translate

_NEAR: Final = 4


class TableForm(Controlled):
    """Follows a game on a real table, one answer at a time. Everything works from the keyboard.

    Attributes:
        game: the game.
        guide: the guide beside it.
        element: the form and the guide.
    """

    def __init__(self, game: TableGame) -> None:
        self.game = game
        self._controls = Controls()
        self.guide = GuidePanel(selecting=True, where="first-beside")
        self._lay, self._now = Html("duel-page"), Html("duel-page")
        self._problem = self._controls.alert
        self._asked = Html("duel-prompt", attributes={"role": "status"})
        self._typed = Field(placeholder=Message("first-table-type"))
        self._typed.on_change(self._controls.guarded(self._entered))
        ok = self._button(translate("first-table-that"), self._entered)
        self._answers, self._uses = RowBox(children=[self._typed, ok]), Box("duel-table-uses")
        self._undo = self._button(translate("first-table-undo"), self._take_back, "undo")
        parts = [self._lay, self._asked, self._answers, self._uses, self._problem, self._now]
        form = Box("duel-table-form", children=[*parts, RowBox(children=[self._undo])])
        self.element = RowBox("duel-beside-the-box", children=[form, self.guide.element])
        self._show()

    # -- what people do --------------------------------------------------------------------

    def tell(self, name: str) -> None:
        """Answer the question with a name or the beginning of one.

        Raises:
            DuelError: the name is ambiguous or impossible.
        """
        question = self.game.question
        if question is None:
            raise DuelError(Message("first-nothing-asked"))
        self.game.answer(_meant(name, question))
        self._show()

    def do(self, choice: TableAction) -> None:
        """Enter what was done."""
        self.game.play(choice.action)
        self._show()

    def _entered(self) -> None:
        """Answer with what was typed: one name, or several in the order in which they are asked."""
        names = [name.strip() for name in self._typed.value.split(",")]
        for name in filter(None, names):
            self.tell(name)
            self._focus()

    def _answer(self, name: str) -> None:
        self.game.answer(name)
        self._show()
        self._focus()

    def _do(self, choice: TableAction) -> None:
        self.do(choice)
        self._focus()

    def _take_back(self) -> None:
        self.game.undo()
        self._show()

    def _focus(self) -> None:
        """Focus where the next answer is given."""
        if self._answers.shown:
            self._typed.focus()
        elif self._offered:
            self._offered[0].focus()

    # -- what they see ---------------------------------------------------------------------

    def _show(self) -> None:
        game, question = self.game, self.game.question
        self._problem.value = ""
        self._lay.value = _laid_out(game.reached)
        self._typed.value = ""
        self._typed.options = () if question is None else question.names
        self._answers.shown = question is not None and not question.effects
        self._asked.value = _asked(game)
        self._offered: list[Button] = []
        settled = bool(game.actions) or question is None
        self.guide.show_positions(game.states, game, settled=settled)
        self._uses.children = tuple(self._answers_offered(question) if question else self._offers())
        self._now.value = _now(game)
        self._undo.disabled = not game.can_undo

    def _answers_offered(self, question: Question) -> list[Element]:
        """The possible answers as buttons that say what each of them does."""
        return [
            self._offer(named_with(name, effects), partial(self._answer, name))
            for name, effects in zip(question.names, question.effects, strict=False)
        ]

    def _offers(self) -> list[Element]:
        """What may have been done: for each card a row of buttons, then what takes no card.

        Beside them stands what is new about it; what is new of every card stands above all.
        """
        by_card: dict[str, list[TableAction]] = {}
        for one in self.game.choices():
            by_card.setdefault(one.about, []).append(one)
        alone = by_card.pop("", [])
        news = {about: self._news(made) for about, made in by_card.items()}
        common = {
            name: tip
            for tips in news.values()
            for name, tip in tips.items()
            if all(name in others for others in news.values())
        }
        found = _fold("first-new-for-all", common) if len(news) > 1 else []
        for about, made in by_card.items():
            tips = {name: tip for name, tip in news[about].items() if name not in common}
            found.append(self._row(about, made, tips if len(news) > 1 else news[about]))
        for one in alone:
            found.append(self._offer(one.label, partial(self._do, one)))
            found += _fold("first-new-here", self._news([one]))
        return found

    def _news(self, made: Sequence[TableAction]) -> dict[str, ShownTip]:
        """What these actions would meet for the first time, by the id of the tip."""
        return {tip.tip.id: tip for one in made for tip in self.guide.waiting(one.action)}

    def _row(
        self, about: str, made: Sequence[TableAction], tips: Mapping[str, ShownTip]
    ) -> Element:
        name = Html(value=f"<b>{escape(about)}</b>")
        buttons = [self._offer(one.label, partial(self._do, one)) for one in made]
        note = self._why_not(made[0].action.card)
        notes = [Html("duel-note-beside", value=note)] if note else []
        new = _fold("first-new-here", tips)
        return RowBox("duel-table-use", children=[name, *buttons, *notes, *new])

    def _offer(self, label: str, call: Callable[[], None]) -> Button:
        button = self._button(label, call)
        self._offered.append(button)
        return button

    def _why_not(self, card: Card | None) -> str:
        """Why a card cannot be constructed; "" if it can."""
        if card is None or card.senator:
            return ""
        refusal = self.game.state.why_not(f"build {card.name}")
        if refusal is None:
            return ""
        return html.note(translate("first-table-not", reason=refusal.text), refusal.rule)

    def _button(self, label: str, call: Callable[[], None], icon: str = "") -> Button:
        return self._controls.button(label, icon, call)


def _fold(key: str, tips: Mapping[str, ShownTip]) -> list[Element]:
    """What is new: the titles, which unfold to the rules; nothing if nothing is."""
    if not tips:
        return []
    titles = Listed(*(one.title for one in tips.values()), last="")
    lines = "".join(f"<li>{tip_line(one)}</li>" for one in tips.values())
    head = escape(translate(key, titles=titles))
    fold = f"<details><summary>{head}</summary><ul>{lines}</ul></details>"
    return [Html("duel-note-beside", value=fold)]


def _meant(typed: str, question: Question) -> str:
    """The name that a text means.

    Raises:
        DuelError: none or several; the message has the nearest.
    """
    lower = typed.casefold()
    by_name = {name.casefold(): name for name in question.names}
    if lower in by_name:
        return by_name[lower]
    begins = [name for key, name in by_name.items() if key.startswith(lower)]
    if len(begins) == 1:
        return begins[0]
    if begins:
        raise DuelError(translate("first-table-several", names=Listed(*begins, last="or")))
    near = get_close_matches(lower, by_name, _NEAR, 0.5) or sorted(by_name)[:_NEAR]
    names = Listed(*(by_name[key] for key in near), last="or")
    raise DuelError(translate("first-table-none", name=typed, names=names))


def _laid_out(state: GameState) -> str:
    """The set-up instructions of this Age; open when the Age has just begun."""
    lines = "".join(f"<li>{escape(str(line))}</li>" for line in table_setup.lines(state))
    layout = state.layout
    full = 0 if layout is None else sum(len(row) for row in layout.rows)
    begins = not state.age or len(state.structure) == full
    title = escape(translate("first-lay-out"))
    opened = " open" if begins else ""
    return f"<details{opened}><summary>{title}</summary><ol>{lines}</ol></details>"


def _asked(game: TableGame) -> str:
    """What the players are asked now."""
    state, question = game.state, game.question
    if question is not None:
        text = str(question.message)
        if question.place:
            row, number = counted_place(game.reached, question.place)
            place = translate("first-table-place", row=row, card=number)
            text = f"{place} {text}"
    elif state.outcome is not None:
        text = f"{capitalised(str(state.outcome.message(state.names)))}."
    elif state.decisions:
        text = state.decisions[-1].text
    else:
        who = name_of(state, state.turn)
        text = translate("first-table-turn", who=who, age="I" * state.age)
    return f"<b>{escape(text)}</b>"


def _now(game: TableGame) -> str:
    """What the last action did, coins and pawn, and the structure as far as it is known."""
    state = game.state
    events = " ".join(event.text for event in state.view(None).events) if game.actions else ""
    a, b = state.city("A"), state.city("B")
    who, whom = state.names
    stands = Message(
        "first-table-now",
        who=who,
        whom=whom,
        own=a.coins,
        theirs=b.coins,
        position=track_place(state.pawn, state.names),
    )
    score = markup.scores(state) if state.outcome is not None else ""
    return f"<p>{escape(events)}</p><p>{escape(str(stands))}</p>{_structure(game)}{score}"


def _structure(game: TableGame) -> str:
    """The structure: face-up cards by name, the others as backs."""
    state, question = game.reached, game.question
    layout = state.layout
    if layout is None or state.outcome is not None:
        return ""
    there = {place.name: place for place in state.structure}
    asked = "" if question is None else question.place
    first = min(min(row) for row in layout.rows)
    cells = []
    for number, row in enumerate(layout.rows, start=1):
        for column in row:
            name = f"r{number}c{column}"
            if name not in there:
                continue
            place = there[name]
            card = place.card
            words = escape(local_name(card)) if card is not None and game.knows(card) else ""
            words = "?" if name == asked else words
            kind = "" if place.accessible else "duel-covered-card"
            kind = "duel-asked-card" if name == asked else kind
            at = f"grid-area:{number} / {column - first + 1} / auto / span 2"
            cells.append(f'<span class="{kind}" style="{at}">{words}</span>')
    return f'<div class="duel-laid" aria-hidden="true">{"".join(cells)}</div>'
