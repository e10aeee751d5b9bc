"""The referee's form in a notebook: set up a position, ask, read the answer, save the question.

Every field is plain text with names between commas, so nothing that was typed is ever lost; beside
it stands a field that completes names from the catalog and puts them in. A mistake is one sentence,
and the last position that can be stays on the board.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Any, Final

import ipywidgets as widgets

from duel_nb.boards import cells, panels
from duel_nb.boards.frame import WIDTH
from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.catalog.model import Kind
from duel_nb.engine import DuelError
from duel_nb.lessons import page, questions
from duel_nb.lessons.answers import Answer
from duel_nb.lessons.coverage import playable_sets
from duel_nb.lessons.setups import NotASetup
from duel_nb.lessons.stage import Stage

if TYPE_CHECKING:
    from duel_nb.lessons.referee import Referee

QUESTIONS: Final = {
    "can": "Can … do this?",
    "cost": "What does it cost?",
    "moves": "What are all the legal moves?",
}
"""The kinds of question, and what the form calls them."""

_AGES: Final = [("by the cards", 0), ("I", 1), ("II", 2), ("III", 3)]
_AT: Final = re.compile(r"(?P<card>.*?)\s*@\s*(?P<place>r\d+c\d+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Slot:
    """A field for names.

    Attributes:
        key: the keyword of a position, such as "A.cards" or "structure".
        label: what the form calls it.
        kind: the kind of component it holds; None for places of the structure.
        hint: an example.
    """

    key: str
    label: str
    kind: Kind | None
    hint: str


_CITY: Final = (
    ("cards", "Buildings", "card", "Press, Stone Pit"),
    ("wonders", "Wonders", "wonder", "not yet built: Sphinx"),
    ("built", "Built", "wonder", "built: Pyramids, or Pyramids with Altar"),
    ("progress", "Progress", "progress", "Progress tokens: Law"),
)
_TABLE: Final[tuple[Slot, ...]] = (
    Slot("structure", "Accessible", "card", "Library, Walls; or with places: Library @r5c3"),
    Slot("taken", "Gone", None, "places of the structure that are empty: r5c1"),
    Slot("progress", "Tokens", "progress", "Progress tokens on the board: Law, Economy"),
    Slot("discard", "Discard pile", "card", "Altar, Baths"),
    Slot("offered", "On offer", "wonder", "Wonders of the draft"),
)


class Desk:
    """The form of a referee.

    Args:
        referee: whom to ask; its position fills the fields.

    Attributes:
        referee: whom it asks.
        answer: the last answer, None before the first question.
    """

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.answer: Answer | None = None
        self._stage = Stage(referee.state, back_label="Back to the question")
        self._rest: dict[str, Any] = {}
        self._pawn_given = 0
        self._filling = False
        self._edited = False
        self._lists: dict[str, tuple[widgets.Text, widgets.Combobox]] = {}
        self._numbers: dict[str, widgets.BoundedIntText] = {}
        self._problem = widgets.HTML()
        self._said = widgets.HTML()
        self._saved = widgets.HTML()
        self._turn = self._dropdown("To move", [("A", "A"), ("B", "B")])
        self._age = self._dropdown("Age", _AGES)
        self._kind = widgets.Dropdown(
            options=[(words, kind) for kind, words in QUESTIONS.items()],
            description="Question",
            layout=widgets.Layout(width="330px", max_width="100%"),
        )
        self._kind.observe(self._guarded(self._offer_subjects), "value")
        self._who = widgets.Dropdown(
            options=[("A", "A"), ("B", "B")],
            description="Who",
            layout=widgets.Layout(width="180px"),
        )
        self._who.observe(self._guarded(self._offer_subjects), "value")
        self._what = widgets.Combobox(
            description="What",
            continuous_update=False,
            layout=widgets.Layout(flex="1 1 300px", min_width="200px"),
        )
        self._ask = self._button("Ask", "gavel", self.ask, primary=True)
        self._file = widgets.Text(
            description="File",
            placeholder="named after the question",
            continuous_update=False,
            layout=widgets.Layout(flex="1 1 260px", min_width="200px", max_width="460px"),
        )
        self._save = self._button("Save as a scenario", "save", self.save)
        cities = widgets.Box(
            [self._city_box("A"), self._city_box("B")],
            layout=widgets.Layout(flex_flow="row wrap", width="100%"),
        )
        numbers = widgets.Box(
            [self._turn, self._age, self._number("pawn", "Pawn", -8, 8)],
            layout=widgets.Layout(flex_flow="row wrap"),
        )
        table = widgets.VBox(
            [numbers, *(self._row(slot) for slot in _TABLE)], layout=widgets.Layout(width="100%")
        )
        self.widget = widgets.VBox(
            [
                widgets.HTML(page.STYLE),
                cities,
                table,
                self._problem,
                self._wrapped(self._kind, self._who, self._what, self._ask),
                self._said,
                self._wrapped(self._file, self._save),
                self._saved,
                self._stage.widget,
                self._wrapped(self._stage.take_over_button, self._stage.theme_button),
            ],
            layout=widgets.Layout(max_width=f"{round(WIDTH)}px"),
        )
        cells.remember(self)
        self._fill()

    # -- for programs ----------------------------------------------------------------------

    def setup(self) -> dict[str, Any]:
        """The keywords of a position that the fields say.

        Raises:
            UnknownName: a name is unknown; the sentence names the nearest.
            NotASetup: a field cannot be read.
        """
        found = dict(self._rest)
        if self._numbers["pawn"].value != self._pawn_given:
            found.pop("military_tokens", None)  # they lie as usual for the new space
        if self._turn.value != "A":
            found["turn"] = self._turn.value
        if self._age.value:
            found["age"] = self._age.value
        if self._numbers["pawn"].value:
            found["pawn"] = self._numbers["pawn"].value
        for who in "AB":
            city: dict[str, Any] = {}
            if self._numbers[f"{who}.coins"].value != CATALOG.starting_coins:
                city["coins"] = self._numbers[f"{who}.coins"].value
            for key, _, kind, _ in _CITY:
                names = self._names(f"{who}.{key}", kind)  # type: ignore[arg-type]
                if names:
                    city[key] = _under(names) if key == "built" else names
            if city:
                found[who] = city
        for slot in _TABLE:
            names = self._names(slot.key, slot.kind)
            if names:
                found[slot.key] = _laid(names) if slot.key == "structure" else names
        if "offered" in found:
            found.pop("age", None)
        return found

    def ask(self) -> Answer | None:
        """Ask what the form asks; None when something is wrong, and the form says what."""
        self._saved.value = ""
        if not self.set_up():
            return None
        subject = self._what.value.strip()
        try:
            self.answer = self._answer(subject)
        except (DuelError, UnknownName, NotASetup) as error:
            self._say(str(error))
            return None
        self._said.value = self.answer.html()
        return self.answer

    def save(self) -> None:
        """Ask, and write the question as a scenario file; the form says where, or why not."""
        answer = self.ask()
        if answer is None:
            return
        try:
            text = questions.text_of(answer)
            file = self.referee.save(answer, self._file.value.strip() or ".")
        except NotASetup as error:
            self._saved.value = _sentence(str(error))
            return
        except OSError as error:  # that a file is there already is a sentence of our own
            why = f"The file cannot be written: {error.strerror}." if error.strerror else str(error)
            self._saved.value = _sentence(why)
            return
        self._saved.value = (
            f'<div class="duel-page" role="status"><p>Saved as <code>{escape(str(file))}</code>; '
            f"<code>duel.show({escape(repr(str(file)))})</code> plays it.</p>"
            f"<details><summary>The file</summary><pre>{escape(text)}</pre></details></div>"
        )

    def set_up(self) -> bool:
        """Bring the position up to date with the fields; False when that is not possible."""
        if not self._edited:
            return True
        try:
            self.referee.set_up(**self.setup())
        except (DuelError, UnknownName, NotASetup) as error:
            self._say(str(error))
            return False
        self._edited = False
        self.answer = None  # it was about another position
        self._problem.value = self._said.value = self._saved.value = ""
        self._stage.show(self.referee.state)
        self._offer_subjects()
        return True

    def close(self) -> None:
        """Free the widgets."""
        self._stage.close()
        cells.close_all(self.widget)

    # -- inside: asking --------------------------------------------------------------------

    def _answer(self, subject: str) -> Answer:
        who, kind = self._who.value, self._kind.value
        if kind == "moves":
            return self.referee.moves(who)
        if not subject:
            example = "build Library" if kind == "can" else "Library"
            raise NotASetup(f"Say what the question is about, such as: {example}.")
        if kind == "can":
            return self.referee.can(who, subject)
        return self.referee.cost(subject, who)

    def _offer_subjects(self, change: object = None) -> None:
        """What can be asked about, for completion."""
        kind = self._kind.value
        self._what.layout.display = "none" if kind == "moves" else ""
        self._what.placeholder = "build Library" if kind == "can" else "Library"
        state = self.referee.state
        cards = [p.card.name for p in state.structure if p.accessible and p.card is not None]
        unbuilt = [
            site.wonder.name.removeprefix("The ")
            for site in state.city(self._who.value).wonders
            if not site.standing
        ]
        if kind == "cost":
            rest = [*_all_names("card"), *_all_names("wonder")]
            self._what.options = tuple(dict.fromkeys([*cards, *unbuilt, *rest]))
            return
        found = [str(act) for act in state.legal_actions()] if state.decisions else []
        found += [f"build {card}" for card in cards]
        found += [f"wonder {wonder} with {card}" for wonder in unbuilt for card in cards]
        found += [f"discard {card}" for card in cards]
        self._what.options = tuple(dict.fromkeys(found))

    # -- inside: fields --------------------------------------------------------------------

    def _fill(self) -> None:
        """Write the referee's position into the fields."""
        self._filling = True
        setup = self.referee.setup or {}
        known = {"A", "B", "turn", "age", "pawn", *(slot.key for slot in _TABLE)}
        self._rest = {key: value for key, value in setup.items() if key not in known}
        state = self.referee.state
        self._turn.value = state.turn
        self._turn.options = self._who.options = [
            (name if name == who else f"{name} ({who})", who)
            for who, name in zip("AB", state.names, strict=True)
        ]
        self._turn.value = state.turn
        self._who.value = state.to_act or "A"
        self._age.value = setup.get("age") or 0
        self._numbers["pawn"].value = self._pawn_given = state.pawn
        for who in "AB":
            city = setup.get(who) or {}
            self._numbers[f"{who}.coins"].value = state.city(who).coins
            for key, *_ in _CITY:
                self._lists[f"{who}.{key}"][0].value = _listed(city.get(key, ()))
        for slot in _TABLE:
            self._lists[slot.key][0].value = _listed(setup.get(slot.key, ()))
        self._filling = False
        if self.referee.setup is None:
            self._say(
                "This position cannot be written into the fields: a choice is due, or the game is "
                "over. It can be asked about; a change in the fields sets up another one."
            )
        self._offer_subjects()

    def _names(self, key: str, kind: Kind | None) -> list[str]:
        """The names in a field; unknown ones raise, with the nearest."""
        found = []
        for part in re.split(r"[,;\n]", self._lists[key][0].value):
            name = part.strip()
            if not name:
                continue
            if kind is None:
                found.append(name.lstrip("@"))
                continue
            at = _AT.fullmatch(name)
            card = at["card"] if at else name
            bare, _, tucked = card.partition(" with ") if key.endswith("built") else (card, "", "")
            full = CATALOG.find(bare, (kind,)).name
            if tucked:
                full += f" with {CATALOG.find(tucked, ('card',)).name}"
            found.append(f"{full} @{at['place'].lower()}" if at else full)
        return found

    def _add(self, key: str, kind: Kind, change: Mapping[str, Any]) -> None:
        """Put the completed name into the field beside it."""
        typed = str(change["new"]).strip()
        if not typed:
            return
        field, add = self._lists[key]
        name = CATALOG.find(typed, (kind,)).name  # what is wrong is said, and stays to be corrected
        add.value = ""
        field.value = f"{field.value.rstrip(', ')}, {name}".lstrip(", ")

    def _changed(self, change: object = None) -> None:
        if self._filling:
            return
        self._edited = True
        self.set_up()

    def _city_box(self, who: str) -> widgets.VBox:
        title = widgets.HTML(f"<b>City of {escape(self.referee.state.names['AB'.index(who)])}</b>")
        coins = self._number(f"{who}.coins", "Coins", 0, 999)
        rows = [
            self._row(Slot(f"{who}.{key}", label, kind, hint))  # type: ignore[arg-type]
            for key, label, kind, hint in _CITY
        ]
        return widgets.VBox(
            [title, coins, *rows], layout=widgets.Layout(flex="1 1 440px", min_width="320px")
        )

    def _row(self, slot: Slot) -> widgets.Box:
        field = widgets.Text(
            description=slot.label,
            placeholder=slot.hint,
            continuous_update=False,
            layout=widgets.Layout(flex="1 1 240px", min_width="180px"),
        )
        field.observe(self._guarded(self._changed), "value")
        add = widgets.Combobox(
            placeholder="add…",
            options=_all_names(slot.kind) if slot.kind is not None else (),
            continuous_update=False,
            tooltip=f"{slot.label}: type a name, Enter puts it in",
            layout=widgets.Layout(
                flex="0 0 130px", width="130px", display="" if slot.kind is not None else "none"
            ),
        )
        if slot.kind is not None:
            add.observe(self._guarded(partial(self._add, slot.key, slot.kind)), "value")
        self._lists[slot.key] = field, add
        return widgets.HBox([field, add], layout=widgets.Layout(width="100%"))

    def _number(self, key: str, label: str, low: int, high: int) -> widgets.BoundedIntText:
        made = widgets.BoundedIntText(
            0, low, high, description=label, layout=widgets.Layout(width="180px")
        )
        made.observe(self._guarded(self._changed), "value")
        self._numbers[key] = made
        return made

    def _dropdown(self, label: str, options: list[tuple[str, Any]]) -> widgets.Dropdown:
        made = widgets.Dropdown(
            options=options, description=label, layout=widgets.Layout(width="220px")
        )
        made.observe(self._guarded(self._changed), "value")
        return made

    def _button(
        self, label: str, icon: str, call: Callable[[], object], primary: bool = False
    ) -> widgets.Button:
        made = widgets.Button(
            description=label,
            icon=icon,
            button_style="primary" if primary else "",
            layout=widgets.Layout(width="auto", max_width="100%"),
        )
        made.on_click(self._guarded(lambda _: call()))
        return made

    @staticmethod
    def _wrapped(*children: widgets.Widget) -> widgets.Box:
        return widgets.Box(
            list(children), layout=widgets.Layout(flex_flow="row wrap", align_items="center")
        )

    # -- inside: what goes wrong -----------------------------------------------------------

    def _say(self, sentence: str) -> None:
        self._problem.value = _sentence(sentence)

    def _guarded(self, call: Callable[..., object]) -> Callable[..., None]:
        """``call``; what a person mistyped is said as a sentence, anything else as an error."""

        def guarded(*args: Any) -> None:
            try:
                call(*args)
            except (DuelError, UnknownName, NotASetup) as error:
                self._say(str(error))
            except Exception as error:
                self._stage.show_error(error)

        return guarded


def _all_names(kind: Kind) -> tuple[str, ...]:
    """The names of the components that can be played with, by alphabet."""
    sets = playable_sets()
    return tuple(sorted({c.name for c in CATALOG.components(kind) if c.set in sets}))


def _listed(value: object) -> str:
    """A list of names or a table of places or Wonders and cards, as a field shows it."""
    if isinstance(value, str):
        return value
    if isinstance(value, Mapping):
        places = all(re.fullmatch(r"r\d+c\d+", str(key)) for key in value)
        if places:
            return ", ".join(f"{card} @{place}" for place, card in value.items())
        return ", ".join(f"{one} with {card}" if card else one for one, card in value.items())
    return ", ".join(str(name) for name in value)  # type: ignore[attr-defined]


def _laid(names: list[str]) -> list[str] | dict[str, str]:
    """Cards of the structure: a list, or by place if they have places."""
    found = [_AT.fullmatch(name) for name in names]
    if not any(found):
        return names
    if not all(found):
        bare = next(name for name, at in zip(names, found, strict=True) if not at)
        raise NotASetup(f"Give every card of the structure a place, or none: {bare} has none.")
    laid: dict[str, str] = {}
    for at in found:
        assert at is not None
        if at["place"] in laid:
            raise NotASetup(f"Two cards lie at {at['place']}: {laid[at['place']]}, {at['card']}.")
        laid[at["place"]] = at["card"]
    return laid


def _under(names: list[str]) -> list[str] | dict[str, str]:
    """Standing Wonders: a list, or a table where the cards under them are given."""
    if not any(" with " in name for name in names):
        return names
    pairs = [name.partition(" with ") for name in names]
    for wonder, _, card in pairs:
        if not card:
            raise NotASetup(f"Give a card under every Wonder, or under none: {wonder} has none.")
    return {wonder: card for wonder, _, card in pairs}


def _sentence(text: str) -> str:
    return f'<div class="duel-error" role="alert">{panels.note(text, None)}</div>'
