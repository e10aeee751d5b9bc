"""Notation: the short text form of every action.

``build Library``, ``wonder Sphinx with Arsenal``: `str(action)` writes it, `parse` reads it. The
catalog looks up the names, so case, hyphens and "the" do not matter. A place such as ``@r2c4`` may
follow a card. `dialects` has the words of other languages.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from duel_nb.catalog import CATALOG, AmbiguousName, Component, UnknownName, Wonder
from duel_nb.catalog.names import spelling as spelled
from duel_nb.engine import dialects
from duel_nb.engine.actions import (
    COMPONENTS,
    NAMES,
    SYNONYMS,
    VERBS,
    WORDS,
    Action,
    exists,
    signed,
)
from duel_nb.engine.dialects import in_english, near_verbs, written, written_word
from duel_nb.engine.errors import AmbiguousError, NotationError
from duel_nb.engine.state import State
from duel_nb.engine.state.senate import CHAMBERS
from duel_nb.engine.state.structure import code
from duel_nb.engine.state.tables import ALIKE, GATE, MYTHOLOGIES, PLAYERS, members
from duel_nb.engine.turn.legal import cached_actions, is_legal
from duel_nb.engine.turn.way import used
from duel_nb.languages import LANGUAGES, language
from duel_nb.messages import Listed, Message, Part
from duel_nb.quoting import LONGEST, shown

_PLACE = re.compile(r"@\s*r(\d+)c(\d+)\s*$", re.IGNORECASE)
_WITH = re.compile(r"\s+with\s+", re.IGNORECASE)
_USING = re.compile(r"\s+using\s+\d[\s\d,]*$", re.IGNORECASE)
_SENATORS = tuple(card for card in CATALOG.cards if card.senator)
_GIVING = re.compile(r"\s+giving\s+(\d{1,4})\s*$", re.IGNORECASE)


def parse(state: State, text: str) -> Action:
    """The action that a text means; whether it is legal is another question.

    Raises:
        NotationError: an unknown verb, name or place; the message names the nearest ones.
        AmbiguousError: something is missing and several legal actions fit; it lists them.
    """
    try:
        return _parsed(state, text)
    except NotationError as error:
        if not isinstance(text, str) or len(text) > LONGEST:
            raise
        problem = error
    return _described(state, text) or _in_own_words(state, text, problem)


def _in_own_words(state: State, text: str, problem: NotationError) -> Action:
    """The action that a text in another language means, whatever its word order and endings.

    Raises:
        NotationError: there is none. The error is the problem that is given if the text is
            notation, otherwise that of the likeliest reading in the language in use.
        AmbiguousError: the likeliest reading is ambiguous.
    """
    is_notation = in_english(text).partition(" ")[0].lower() in (*WORDS, *SYNONYMS)
    for known in dict.fromkeys((language(), *LANGUAGES)):
        if known == "en":  # English is the notation itself
            continue
        for line in dialects.readings(text, known):
            try:
                return _parsed(state, line)
            except NotationError as error:
                if known == language() and (not is_notation or isinstance(error, AmbiguousError)):
                    problem, is_notation = error, True
    asked = _inside(state, text, (language(),)) if language() != "en" else []
    if asked:
        word, near = text.split()[0], written(asked[0])
        message = Message("notation-no-verb-near", typed=repr(text), word=repr(word), near=near)
        raise NotationError(message, asked)
    raise problem


def _described(state: State, text: str) -> Action | None:
    """The legal action that a sentence in another language describes, None if there is none."""
    if not spelled(text):
        return None
    plain = _plain(text)
    for known in dict.fromkeys((language(), *LANGUAGES)):
        if known == "en":  # English is the notation itself
            continue
        sentences = {a: dialects.called(a, state.names, known) for a in cached_actions(state)}
        same = [a for a in sentences if sentences[a].casefold() == text.strip().casefold()]
        alike = same or [a for a in sentences if _plain(sentences[a]) == plain]
        if len(alike) == 1:
            return alike[0]
    return None


def _plain(sentence: str) -> tuple[str, list[str]]:
    """A normalised sentence and the signed numbers in it: normalising drops the signs."""
    return spelled(sentence), re.findall(r"[+-]\d+", sentence.replace("−", "-"))


def _parsed(state: State, text: str) -> Action:
    """The action of a text in notation; see `parse`."""
    if not isinstance(text, str):
        raise _wrong("notation-no-text", given=shown(text), example=_example())
    if len(text) > LONGEST:
        raise _wrong("notation-too-long", given=shown(text))
    word, _, rest = in_english(text).strip().partition(" ")
    known = SYNONYMS.get(word.lower(), word.lower())
    if known not in WORDS:
        raise _no_verb(state, text, word, rest.strip())
    if known != "activate" and (using := _USING.search(rest)):
        near = text.strip()[: using.start() - len(rest)]
        raise _wrong("notation-offerings-for-activation", typed=repr(text), near=near)
    if known == "build" and (with_card := _WITH.search(rest)):
        raise _not_with(text, rest[: with_card.start()], rest[with_card.end() :])
    giving = _GIVING.search(rest)
    if giving:
        rest = rest[: giving.start()]
    error: NotationError | None = None
    for verb in _candidates(state, known, rest):
        try:
            action = _read(state, text, verb, rest.strip())
        except NotationError as wrong:
            error = error or wrong
        else:
            return action._replace(giving=int(giving[1])) if giving else action
    assert error is not None
    meant = _with_a_card(state, _nearest_wonder(rest)) if known == "build" else []
    if meant:
        problem = Message("notation-near", problem=error.args[0], near=written(meant[0]))
        raise NotationError(problem, [*meant, *error.near])
    raise error


def _wrong(key: str, **parts: Part) -> NotationError:
    return NotationError(Message(key, parts))


def _example() -> str:
    """An example of an action, for error messages."""
    return written(Action("build", CATALOG.card("library").index))


def _either(names: Sequence[str]) -> Listed:
    return Listed(*names, last="or")


def meant(state: State, action: Action | str) -> Action:
    """The action given, or the one that a text means here.

    Raises:
        NotationError: it is neither an action nor the text of one.
        AmbiguousError: see `parse`.
    """
    if isinstance(action, str):
        return parse(state, action)
    if isinstance(action, Action) and exists(action):  # 1.0 and True are equal to 1
        return action if is_legal(state, action) else _as_listed(state, action)
    raise _wrong("notation-no-action", given=shown(action), example=_example())


def _as_listed(state: State, action: Action) -> Action:
    """The action in its canonical form, as `legal_actions` lists it.

    An action made by hand may have a place although the name of the card is enough.
    """
    spelling = VERBS[action.verb]
    if "card" not in (spelling.subject, spelling.other):
        if action.verb == "activate" and action.other == 0:
            action = action._replace(other=-1)
        return action._replace(place=-1)
    card = used(action)
    for at in members(state.face_up & state.present):
        dealt, here = state.dealt[at], state.table.code(at) if state.table else -1
        if (card == dealt and action.place in (-1, here)) or (card < 0 and action.place == here):
            return _with_card(action, dealt, state.place_code(at))
    return action


def _with_card(action: Action, card: int, place: int = -1) -> Action:
    """The action with another card of the structure."""
    if VERBS[action.verb].other == "card":
        return action._replace(other=card, place=place)
    return action._replace(subject=card, place=place)


def _no_verb(state: State, text: str, word: str, rest: str) -> NotationError:
    """The error for a text that does not begin with a verb."""
    if not word:
        return _wrong("notation-nothing", example=_example())
    if word.endswith(":"):
        return _wrong("notation-player-named", typed=repr(text), word=repr(word))
    named = [action for action in cached_actions(state) if _is_about(action, text)]
    actions = named[:4] or _with_a_card(state, _wonder(text)) or _inside(state, text)
    verbs = [] if actions else near_verbs(word)
    if actions or verbs:
        near = _either([*map(written, actions), *verbs])
        typed, quoted = repr(text), repr(word)
        message = Message("notation-no-verb-near", typed=typed, word=quoted, near=near)
        return NotationError(message, actions or _with_verbs(state, verbs, rest))
    known = Listed(*map(written_word, _usual(state)))
    return _wrong("notation-no-verb", typed=repr(text), word=repr(word), verbs=known)


def _with_verbs(state: State, verbs: Iterable[str], rest: str) -> Iterator[Action]:
    """The actions with one of these verbs and the rest of a text, or with a name near it."""
    for verb in verbs:
        try:
            yield _parsed(state, f"{verb} {rest}")
        except NotationError as error:
            yield from error.near


def _usual(state: State) -> list[str]:
    """The verbs of the actions that are possible now."""
    words = {VERBS[action.verb].word for action in cached_actions(state)}
    if words and not state.stack:
        words.add(VERBS["wonder"].word)  # even if none can be paid for
    return [word for word in WORDS if word in words] or [*WORDS]


def _inside(state: State, text: str, languages: Iterable[str] = ("en",)) -> list[Action]:
    """The action in a question, such as "can I build the Library?"."""
    for known in languages:
        for line in dialects.readings(text, known, asking=True):
            try:
                return [_parsed(state, line)]
            except NotationError:
                continue
    return []


def _not_with(text: str, name: str, card: str) -> NotationError:
    """The error for ``build ... with ...``: a Wonder is meant, or there is none."""
    wonder = _nearest_wonder(name)
    if wonder is None:
        return _wrong("notation-only-wonder-with-card", typed=repr(text))
    used = _found(card.strip(), "card")
    meant = f"{written(Action('wonder', wonder.index))} {written_word('with')} {card.strip()}"
    message = Message("notation-is-a-wonder", typed=repr(text), wonder=wonder, near=meant)
    return NotationError(message, [Action("wonder", wonder.index, used.index)] if used else ())


def _found(name: str, *kinds: str) -> Component | None:
    """The component of one of these kinds with this name, None if there is none."""
    try:
        return CATALOG.find(name, kinds=kinds)
    except UnknownName:
        return None


def _wonder(name: str) -> Wonder | None:
    """The Wonder of this name."""
    found = _found(name.strip(), "card", "wonder")
    return found if isinstance(found, Wonder) else None


def _nearest_wonder(name: str) -> Wonder | None:
    """The Wonder of this name, or the nearest match if it is a Wonder."""
    try:
        CATALOG.find(name.strip(), kinds=("card", "wonder"))
    except UnknownName as error:
        name = error.nearest[0] if error.nearest else ""
    return _wonder(name)


def _with_a_card(state: State, wonder: Wonder | None) -> list[Action]:
    """The action that constructs a Wonder with an accessible card, as an example."""
    card = _card_at_hand(state)
    if wonder is None or card < 0:
        return []
    return [Action("wonder", wonder.index, card)]


def _card_at_hand(state: State) -> int:
    """A card that can be taken now; -1 if there is none."""
    legal = cached_actions(state)
    return next((action.subject for action in legal if action.verb == "discard"), -1)


def _is_about(action: Action, name: str) -> bool:
    """Whether an action is about the component of this name."""
    about = VERBS[action.verb].subject
    if about not in COMPONENTS or action.subject < 0:
        return False
    return _found(name, about) is COMPONENTS[about][action.subject]


def _candidates(state: State, word: str, rest: str) -> list[str]:
    """The verbs with this first word, the one that answers the pending choice first.

    If none can be parsed, the error of the first one is raised. Divinities and Military tokens
    therefore come last for a number, which is taken for a Chamber, and without Pantheon.
    """
    due = {action.verb for action in cached_actions(state)} if state.stack else set()
    if "draft" in due and "claim" in WORDS[word]:  # taking a Wonder on offer is drafting it
        return ["draft", *WORDS[word]]
    number = rest.strip()[:1].isdigit()

    def later(verb: str) -> tuple[bool, bool]:
        divine = VERBS[verb].subject in ("divinity", "military")
        return verb not in due, divine and (number or not state.config.pantheon)

    return sorted(WORDS[word], key=later)


def _read(state: State, text: str, verb: str, rest: str) -> Action:
    spelling = VERBS[verb]
    if not spelling.subject:
        if rest:
            said = repr(written_word(spelling.word))
            raise _wrong("notation-verb-says-all", typed=repr(text), verb=said)
        return Action(verb)
    subject, other, joiner = rest, "", spelling.joiner
    if joiner is not None:
        if spelling.other == "offerings" and re.search(rf"\s{joiner}$", rest, re.I):
            raise _wrong("notation-offerings-missing", typed=repr(text))
        between = rf"\s+{joiner}(?:\s+|$)" if joiner else r"\s*(?:->|→|,)\s*|\s+(?:to\s+)?"
        subject, *others = re.split(between, rest, maxsplit=1, flags=re.I)
        other = others[0] if others else ""
    if not subject or (joiner is not None and not other and spelling.other != "offerings"):
        return _complete(state, text, verb, subject)
    try:
        number, place = _number(state, spelling.subject, subject)
    except _Misspelt as error:
        if verb == "recruit" and not isinstance(error, AmbiguousError):
            # a near name of a Building would be no help
            known = Listed(*{card.id: card for card in _SENATORS}.values())
            raise _wrong("notation-none-of", typed=repr(subject), known=known) from None
        rest = f" {joiner} {other}" if other else ""
        lines = (f"{name}{rest}" for name in error.nearest)
        raise error.suggesting(_readable(state, text, verb, lines)) from None
    other_number = -1
    if other:
        try:
            other_number, place = _number(state, spelling.other, other)
        except _Misspelt as error:
            lines = (f"{subject} {joiner} {name}" for name in error.nearest)
            raise error.suggesting(_readable(state, text, verb, lines)) from None
    return _which_copy(state, Action(verb, number, other_number, place))


def _readable(state: State, text: str, verb: str, lines: Iterable[str]) -> Iterator[Action]:
    """The actions of those lines after a verb that can be read."""
    for line in lines:
        with suppress(NotationError):
            yield _read(state, text, verb, line)


class _Misspelt(NotationError):
    """A name of no component of the kind that belongs there, or of several."""

    def __init__(self, error: UnknownName, kind: str) -> None:
        super().__init__(error.args[0])
        self.nearest = [name for name in error.nearest if _found(name, kind)]

    def suggesting(self, near: Iterable[Action]) -> NotationError:
        """The error of the whole text, with actions of the near names."""
        return NotationError(self.args[0], near)


class _Ambiguous(_Misspelt, AmbiguousError):
    """A name of several components."""

    def suggesting(self, near: Iterable[Action]) -> NotationError:
        """The error of the whole text, with the actions it could be."""
        return AmbiguousError(self.args[0], near)


def _number(state: State, kind: str, name: str) -> tuple[int, int]:
    """The number for a name, and for a card the place after it if that is needed."""
    match kind:
        case "card":
            return _card(state, name)
        case "player":
            return _player(state, name), -1
        case "divinity" if _found(name, "divinity", "gate") is CATALOG.gate:
            return GATE, -1
        case "space":
            return _one_of(name, NAMES[kind][1:]) + 1, -1
        case "offerings":
            return _offerings(name), -1
        case "mythology":
            return _mythology(name), -1
        case "end":
            return _one_of(name.casefold(), NAMES[kind]), -1
        case "position" | "military":
            return _one_of(_position(name), NAMES[kind]), -1
        case "chamber" | "decree":
            return _chamber(name, kind), -1
        case _:
            return _component(name, kind), -1


def _mythology(name: str) -> int:
    found = _found(name, "mythology")
    return _one_of(found.id if found else name, MYTHOLOGIES)


def _offerings(names: str) -> int:
    """Offering tokens by their values, as bits."""
    values = [str(value) for value in CATALOG.offering_tokens]
    bits = 0
    for value in re.split(r"[\s,]+(?:and\s+)?", names):
        bit = 1 << _one_of(value, values)
        if bits & bit:
            raise _wrong("notation-one-offering-of-value", value=value)
        bits |= bit
    return bits


def _component(name: str, kind: str) -> int:
    try:
        return CATALOG.find(name, kinds=(kind,)).index
    except AmbiguousName as error:
        raise _Ambiguous(error, kind) from None
    except UnknownName as error:
        raise _Misspelt(error, kind) from None


def _one_of(name: str, known: Sequence[str]) -> int:
    if name in known:
        return known.index(name)
    raise _wrong("notation-none-of", typed=repr(name), known=Listed(*known))


def _chamber(name: str, kind: str) -> int:
    """A Chamber, or a Decree by its Chamber: ``3/2`` is the second one in Chamber 3."""
    name = re.sub(r"^(?:in |to |the )*chamber\s+", "", name, flags=re.I)
    if name in NAMES[kind]:
        return NAMES[kind].index(name)
    if kind == "decree":
        raise _wrong("notation-no-decree", typed=repr(name), last=len(CHAMBERS))
    raise _wrong("notation-no-chamber", typed=repr(name), last=len(CHAMBERS))


def _position(name: str) -> str:
    """A position as notation writes it; the sign may have been left out."""
    try:
        return signed(int(name.replace("−", "-")))
    except ValueError:
        return name


def _card(state: State, name: str) -> tuple[int, int]:
    match = _PLACE.search(name)
    if match is None:
        return _component(name, "card"), -1
    row, column = int(match[1]), int(match[2])
    place = state.table.named(f"r{row}c{column}") if state.table else None
    if place is None:
        raise _wrong("notation-no-place", place=f"r{row}c{column}")
    name = name[: match.start()].strip()
    at = code(row, column)
    there = state.dealt[place] if state.face_up & state.present & 1 << place else -1
    if name:
        number = _component(name, "card")
        if there != number and (there < 0 or not ALIKE[number] >> there & 1):
            return number, at  # it lies elsewhere, as the refusal will say
    return (there, state.place_code(place)) if there >= 0 else (-1, at)


def _which_copy(state: State, action: Action) -> Action:
    """Choose among identical Senators if no place is given.

    Raises:
        AmbiguousError: several could be meant.
    """
    spelling, card = VERBS[action.verb], used(action)
    if "card" not in (spelling.subject, spelling.other) or card < 0 or action.place >= 0:
        return action
    if not ALIKE[card]:
        return action
    copies = [_with_card(action, number) for number in members(ALIKE[card])]
    legal = [a for a in cached_actions(state) if a._replace(place=-1) in copies]
    if len(legal) > 1:
        could = Listed(*map(written, legal))
        typed = repr(written(action))
        raise AmbiguousError(Message("notation-could-be", typed=typed, actions=could), legal)
    # If none is legal, let the refusal be about a visible one.
    shown = {state.dealt[at] for at in members(state.face_up & state.present)}
    visible = [copy for copy in copies if used(copy) in shown]
    return next(iter([*legal, *visible]), action)


def _player(state: State, name: str) -> int:
    for names in (PLAYERS, state.names):
        for player, known in enumerate(names):
            if name.casefold() == known.casefold():
                return player
    expected = [
        player if player == called else f"{player} ({called})"
        for player, called in zip(PLAYERS, state.names, strict=True)
    ]
    raise _wrong("notation-no-player", typed=repr(name), players=_either(expected))


def _complete(state: State, text: str, verb: str, subject: str) -> Action:
    """The only legal action that an incomplete text can mean."""
    fitting = [action for action in cached_actions(state) if action.verb == verb]
    spelling, number = VERBS[verb], _SENATORS[0].index if verb == "recruit" else 0
    if subject:
        try:
            number, _ = _number(state, spelling.subject, subject)
        except NotationError as error:
            if not spelling.joiner or not re.search(r"\s", subject):
                raise
            left_out = repr(written_word(spelling.joiner))
            problem = error.args[0]
            raise _wrong("notation-joiner-left-out", problem=problem, joiner=left_out) from None
        fitting = [action for action in fitting if action.subject == number]
    if len(fitting) == 1:
        return fitting[0]
    if not fitting:
        other = -1
        if spelling.joiner is not None:
            other = _card_at_hand(state) if spelling.other == "card" else 1
            other = other if other >= 0 else 1
        example = repr(written(Action(verb, max(0, number), other)))
        raise _wrong("notation-unfinished", typed=repr(text), example=example)
    could = Listed(*map(written, fitting))
    message = Message("notation-unfinished-could-be", typed=repr(text), actions=could)
    raise AmbiguousError(message, fitting)
