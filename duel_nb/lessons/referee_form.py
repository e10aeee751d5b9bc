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
from typing import Any, Final

import ipywidgets as widgets

from duel_nb.boards.scene.frame import WIDEST
from duel_nb.boards.widget import cell_output, markup
from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.catalog.terms import Kind
from duel_nb.engine import DuelError
from duel_nb.engine.position.setups import NotASetup
from duel_nb.lessons import questions
from duel_nb.lessons.answers import Answer
from duel_nb.lessons.coverage import playable_sets
from duel_nb.lessons.position_viewer import PositionViewer
from duel_nb.lessons.rulings import Rulings
from duel_nb.lessons.style import STYLE

QUESTIONS: Final = {
    "can": "Can … do this?",
    "cost": "What does it cost?",
    "moves": "What are all the legal moves?",
}
"""The kinds of question, and what the form calls them."""

GAMES: Final = {
    "Base game": (),
    "Pantheon": ("pantheon",),
    "Agora": ("agora",),
    "Pantheon and Agora": ("agora", "pantheon"),
}
"""What a position can be of, and the expansions in play."""

_AGES: Final = [("by the cards", 0), ("I", 1), ("II", 2), ("III", 3)]
_AT: Final = re.compile(r"(?P<card>.*?)\s*@\s*(?P<place>r\d+c\d+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Slot:
    """A field for names.

    Attributes:
        key: the keyword of a position, such as "A.cards" or "structure".
        label: what the form calls it.
        kind: the kind of component it holds; None where no component is to be completed.
        hint: an example.
        box: the expansion it belongs to; None for what every game has.
        tied: how the parts of an entry hang together: "with" for a card under something, "in" for
            something in a numbered space, "@" for something at a place; None for mere names.
    """

    key: str
    label: str
    kind: Kind | None
    hint: str
    box: str | None = None
    tied: str | None = None


_CITY: Final[tuple[Slot, ...]] = (
    Slot("cards", "Buildings", "card", "Press, Stone Pit"),
    Slot("wonders", "Wonders", "wonder", "not yet built: Sphinx"),
    Slot("built", "Built", "wonder", "built: Pyramids, or Pyramids with Altar", None, "with"),
    Slot("progress", "Progress", "progress", "Progress tokens: Law"),
    Slot("mythology", "Mythology", "mythology", "Mythology tokens: Greek, Roman", "pantheon"),
    Slot("offerings", "Offerings", None, "Offering tokens: 2, 4", "pantheon"),
    Slot("divinities", "Divinities", "divinity", "activated: Mars, Gate", "pantheon"),
    Slot("snake", "Snake", "card", "the opposing green card it lies on", "pantheon"),
    Slot("cubes", "Cubes", None, "a Chamber for each: 1, 1, 3", "agora"),
    Slot("conspiracies", "Conspiracies", "conspiracy", "not prepared: Coup", "agora"),
    Slot("prepared", "Prepared", "conspiracy", "Coup, or Coup with Altar", "agora", "with"),
    Slot("triggered", "Triggered", "conspiracy", "Coup, or Coup with Altar", "agora", "with"),
)
_TABLE: Final[tuple[Slot, ...]] = (
    Slot("structure", "Accessible", "card", "Library, Walls; or Library @r5c3", None, "@"),
    Slot("taken", "Gone", None, "places of the structure that are empty: r5c1"),
    Slot("holes", "Holes", None, "places emptied from under others: r1c5"),
    Slot("progress", "Tokens", "progress", "Progress tokens on the board: Law, Economy"),
    Slot("discard", "Discard pile", "card", "Altar, Baths"),
    Slot("offered", "On offer", "wonder", "Wonders of the draft"),
    Slot("pantheon", "Pantheon", "divinity", "Mars in 3, Gate in 6", "pantheon", "in"),
    Slot("tokens", "On cards", None, "Greek @r2c4, or Offerings: 3 @r2c6", "pantheon", "@"),
    Slot("enki", "On Enki", "progress", "Law, Masonry", "pantheon"),
    Slot("minerva", "Minerva", None, "a space of the track: +4", "pantheon"),
    Slot("decrees", "Decrees", "decree", "Shield in 3, Decree 12 in 4", "agora", "in"),
    Slot("decrees_up", "Turned up", None, "Chambers 2, 4, 6 turned up before", "agora"),
    Slot("decrees_down", "Turned down", None, "Chambers whose Decree is hidden", "agora"),
    Slot("locked", "Locked", "progress", "the token under Obscurantism", "agora"),
)
_SINGLE: Final = ("snake", "locked", "minerva")
"""The fields that hold one thing."""
_NUMBERS: Final = ("offerings", "minerva")
"""The fields that hold whole numbers."""


class RefereeForm:
    """The form of a referee.

    Args:
        referee: whom to ask; its position fills the fields.

    Attributes:
        referee: whom it asks.
        answer: the last answer, None before the first question.
    """

    def __init__(self, referee: Rulings) -> None:
        self.referee = referee
        self.answer: Answer | None = None
        self._viewer = PositionViewer(referee.state, back_label="Back to the question")
        self._rest: dict[str, Any] = {}
        self._city_rest: dict[str, dict[str, Any]] = {}
        self._rows: list[tuple[Slot, widgets.Box]] = []
        self._pawn_given = 0
        self._filling = False
        self._edited = False
        self._lists: dict[str, tuple[widgets.Text, widgets.Combobox]] = {}
        self._numbers: dict[str, widgets.BoundedIntText] = {}
        self._anew = widgets.HTML()
        self._problem = widgets.HTML()
        self._said = widgets.HTML()
        self._saved = widgets.HTML()
        self._game = self._dropdown("Game", list(GAMES.items()))
        self._game.observe(self._guarded(self._show_rows), "value")
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
            [self._game, self._turn, self._age, self._number("pawn", "Pawn", -8, 8)],
            layout=widgets.Layout(flex_flow="row wrap"),
        )
        table = widgets.VBox(
            [numbers, *(self._row(slot) for slot in _TABLE)], layout=widgets.Layout(width="100%")
        )
        self.widget = widgets.VBox(
            [
                widgets.HTML(STYLE),
                cities,
                table,
                self._anew,
                self._problem,
                self._wrapped(self._kind, self._who, self._what, self._ask),
                self._said,
                self._wrapped(self._file, self._save),
                self._saved,
                self._viewer.widget,
                self._viewer.take_over_button,
            ],
            layout=widgets.Layout(max_width=f"{round(WIDEST)}px"),
        )
        cell_output.remember(self)
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
        if self._game.value:
            found["expansions"] = list(self._game.value)
        if self._turn.value != "A":
            found["turn"] = self._turn.value
        if self._age.value:
            found["age"] = self._age.value
        if self._numbers["pawn"].value:
            found["pawn"] = self._numbers["pawn"].value
        for who in "AB":
            city: dict[str, Any] = dict(self._city_rest.get(who, {}))
            if self._numbers[f"{who}.coins"].value != CATALOG.starting_coins:
                city["coins"] = self._numbers[f"{who}.coins"].value
            city |= self._read(_CITY, f"{who}.")
            if city:
                found[who] = city
        found |= self._read(_TABLE)
        if "offered" in found:
            found.pop("age", None)
        return found

    def _read(self, slots: tuple[Slot, ...], prefix: str = "") -> dict[str, Any]:
        """What the fields say that belong to the game played."""
        found: dict[str, Any] = {}
        for slot in slots:
            names = self._names(slot, prefix) if self._played(slot) else []
            if names:
                found[slot.key] = _meant(slot, names)
        return found

    def _played(self, slot: Slot) -> bool:
        return slot.box is None or slot.box in self._game.value

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
        self._problem.value = ""  # an earlier question was mistyped
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
        self._viewer.show(self.referee.state)
        self._offer_subjects()
        return True

    def close(self) -> None:
        """Free the widgets."""
        self._viewer.close()
        cell_output.close_all(self.widget)

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
        state = self.referee.state.view(self._who.value)
        cards = [p.card.name for p in state.structure if p.accessible and p.card is not None]
        senators = {card.name for card in CATALOG.deck("senator")}
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
        also = [str(act) for act in state.legal_actions()] if not found else []
        found += [f"build {card}" for card in cards if card not in senators]
        found += [f"recruit {card}" for card in cards if card in senators]
        found += [f"wonder {wonder} with {card}" for wonder in unbuilt for card in cards]
        found += [f"discard {card}" for card in cards]
        found += also
        self._what.options = tuple(dict.fromkeys(found))

    # -- inside: fields --------------------------------------------------------------------

    def _fill(self) -> None:
        """Write the referee's position into the fields."""
        self._filling = True
        setup = self.referee.setup or {}
        known = {"A", "B", "turn", "age", "pawn", "expansions", *(slot.key for slot in _TABLE)}
        self._rest = {key: value for key, value in setup.items() if key not in known}
        state = self.referee.state
        self._game.value = tuple(sorted(state.expansions))
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
            self._city_rest[who] = {
                key: value
                for key, value in city.items()
                if key not in {"coins", *(slot.key for slot in _CITY)}
            }
            for slot in _CITY:
                self._lists[f"{who}.{slot.key}"][0].value = _listed(slot, city.get(slot.key))
        for slot in _TABLE:
            self._lists[slot.key][0].value = _listed(slot, setup.get(slot.key))
        self._show_rows()
        self._anew.value = ""
        if self.referee.dealt_anew and state.expansions:
            text = "What lies face down is dealt anew in these fields: nobody who asks can know it."
            self._anew.value = markup.note(text, None)
        self._filling = False
        if self.referee.setup is None:
            self._say(
                "This position cannot be written into the fields: a choice is due, or the game is "
                "over. It can be asked about; a change in the fields sets up another one."
            )
        self._offer_subjects()

    def _show_rows(self, change: object = None) -> None:
        """Only the fields of the game that is played are there."""
        for slot, row in self._rows:
            row.layout.display = "" if self._played(slot) else "none"

    def _names(self, slot: Slot, prefix: str) -> list[str]:
        """The entries of a field; unknown names raise, with the nearest."""
        found = []
        for part in re.split(r"[,;\n]", self._lists[prefix + slot.key][0].value):
            entry = part.strip()
            if not entry:
                continue
            if slot.kind is None:
                found.append(entry if slot.tied else entry.lstrip("@"))
                continue
            name, tie, rest = _parted(slot, entry)
            if slot.kind == "divinity" and name.casefold().removeprefix("the ") == "gate":
                full = "Gate"
            else:
                full = CATALOG.find(name, (slot.kind,)).name
            if slot.tied == "with" and rest:
                rest = CATALOG.find(rest, ("card",)).name
            found.append(f"{full} {tie}{rest}" if rest else full)
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
        rows = [self._row(slot, f"{who}.") for slot in _CITY]
        return widgets.VBox(
            [title, coins, *rows], layout=widgets.Layout(flex="1 1 440px", min_width="320px")
        )

    def _row(self, slot: Slot, prefix: str = "") -> widgets.Box:
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
            add.observe(self._guarded(partial(self._add, prefix + slot.key, slot.kind)), "value")
        self._lists[prefix + slot.key] = field, add
        row = widgets.HBox([field, add], layout=widgets.Layout(width="100%"))
        self._rows.append((slot, row))
        return row

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
        """Say what is wrong; an answer to something else would not be the answer to this."""
        self.answer = None
        self._said.value = ""
        self._problem.value = _sentence(sentence)

    def _guarded(self, call: Callable[..., object]) -> Callable[..., None]:
        """``call``; what a person mistyped is said as a sentence, anything else as an error."""

        def guarded(*args: Any) -> None:
            try:
                call(*args)
            except (DuelError, UnknownName, NotASetup) as error:
                self._say(str(error))
            except Exception as error:
                self._viewer.show_error(error)

        return guarded


def _all_names(kind: Kind) -> tuple[str, ...]:
    """The names of the components that can be played with, by alphabet."""
    sets = playable_sets()
    return tuple(sorted({c.name for c in CATALOG.components(kind) if c.set in sets}))


def _listed(slot: Slot, value: object) -> str:
    """A list of names or a table of things and their places, as a field shows it."""
    if value is None:
        return ""
    if isinstance(value, str | int):
        return str(value)
    if not isinstance(value, Mapping):
        return ", ".join(str(name) for name in value)  # type: ignore[attr-defined]
    if slot.key == "cubes":  # a Chamber for every cube
        return ", ".join(str(chamber) for chamber, count in value.items() for _ in range(count))
    if slot.tied == "@":
        return ", ".join(f"{thing} @{place}" for place, thing in value.items())
    if slot.tied == "in":
        pairs = (
            (thing, space)
            for space, things in value.items()
            for thing in (things if isinstance(things, list | tuple) else [things])
        )
        return ", ".join(f"{thing} in {space}" for thing, space in pairs)
    return ", ".join(f"{one} with {card}" if card else str(one) for one, card in value.items())


def _parted(slot: Slot, entry: str) -> tuple[str, str, str]:
    """An entry as its name, the word that ties, and where it is or what lies under it."""
    if slot.tied == "@":
        at = _AT.fullmatch(entry)
        return (at["card"], "@", at["place"].lower()) if at else (entry, "", "")
    if slot.tied is None:
        return entry, "", ""
    name, tie, rest = entry.partition(f" {slot.tied} ")
    return name.strip(), tie.lstrip(), rest.strip()


def _meant(slot: Slot, names: list[str]) -> object:
    """The entries of a field as `position` takes them.

    Raises:
        NotASetup: an entry cannot be read, or some have a place and others have none.
    """
    parted = [_parted(slot, name) for name in names]
    if slot.key in _NUMBERS:
        for name in names:
            if not re.fullmatch(r"[+-]?\d{1,9}", name):
                raise NotASetup(f"{slot.label}: expected a whole number, not {name!r}.")
        numbers = [int(name) for name in names]
        return numbers[0] if slot.key in _SINGLE else numbers
    if slot.key in _SINGLE:
        return names[0]
    if slot.tied == "with":
        return _under(names)
    if slot.key == "structure" and not any(rest for _, _, rest in parted):
        return names
    if slot.tied is None:
        return names
    laid: dict[str, Any] = {}
    for name, tie, rest in parted:
        if not rest:
            text = f"Give every card of the structure a place, or none: {name} has none."
            if slot.key != "structure":
                text = f"{slot.label}: say where {name} is, such as: {slot.hint.split(', ')[0]}."
            raise NotASetup(text)
        if slot.key == "decrees" and rest in laid:  # one Decree under another
            laid[rest] = [*([laid[rest]] if isinstance(laid[rest], str) else laid[rest]), name]
        elif rest in laid:
            where = f"at {rest}" if tie == "@" else f"in {rest}"
            raise NotASetup(f"Two cards lie {where}: {laid[rest]}, {name}.")
        else:
            laid[rest] = int(name) if re.fullmatch(r"\d{1,9}", name) else name
    return laid


def _under(names: list[str]) -> list[str] | dict[str, str]:
    """Wonders or Conspiracies: a list, or a table where the cards under them are given."""
    if not any(" with " in name for name in names):
        return names
    pairs = [name.partition(" with ") for name in names]
    for thing, _, card in pairs:
        if not card:
            raise NotASetup(f"Give a card under every Wonder, or under none: {thing} has none.")
    return {thing: card for thing, _, card in pairs}


def _sentence(text: str) -> str:
    return f'<div class="duel-error" role="alert">{markup.note(text, None)}</div>'
