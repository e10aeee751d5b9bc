"""Immediate effects of components, written as phrases that a player can read.

A row of a data file lists them in order: `does = ["take 3 coins", "play again"]`. `TEMPLATES` has
every known phrase; the engine has one function for each verb.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from string import Formatter
from typing import Final, Literal, NamedTuple

from duel_nb.catalog.terms import COLOURS, SCIENCE_SYMBOLS, SECTIONS

WORDS: Final = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
)  # fmt: skip
_TIMES: Final = {1: "once", 2: "twice"}
PARTS: Final = {1: "all", 2: "half", 3: "a third", 4: "a quarter"}


def in_words(number: int) -> str:
    """A number in words up to twelve ("two"), in digits above."""
    return WORDS[number] if number < len(WORDS) else str(number)


class Figure(int):
    """A number with format codes for texts.

    For 2, no code gives "2"; "word" gives "two"; "times" gives "twice"; "fold" gives "double";
    "part" gives "half" (the number is the denominator); any other code is a noun to count: "coin"
    gives "2 coins".
    """

    def __format__(self, spec: str) -> str:
        """Format the number."""
        number = int(self)
        if not spec:
            return str(number)
        if spec == "word":
            return in_words(number)
        if spec == "times":
            return _TIMES.get(number, f"{in_words(number)} times")
        if spec == "fold":
            return "double" if number == 2 else f"{in_words(number)} times as much"
        if spec == "part":
            return PARTS.get(number, f"one in {in_words(number)}")
        return f"{number} {spec}" if number == 1 else f"{number} {spec}s"


Verb = Literal[
    "take-coins",
    "opponent-loses",
    "shields",
    "play-again",
    "gain-symbol",
    "coins-for-each",
    "guild",
    "take-part-of-coins",
    "coins-for-cubes",
    "opponent-loses-for-cubes",
    "discard-card-of-opponent",
    "take-card-of-opponent",
    "take-wonder",
    "build-from-discard",
    "progress-from-box",
    "place-influence",
    "remove-influence",
    "move-influence",
    "may-move-influence",
    "conspire",
    "trigger-unprepared",
    "open-deck",
    # effects of a single component, named after it
    "politician",
    "conspirator",
    "enki",
    "nisaba",
    "astarte",
    "zeus",
    "anubis",
    "isis",
    "minerva",
    "neptune",
    "gate",
    "obscurantism",
    "property-fraud",
    "treason",
    "espionage",
    "turn-of-events",
    "coercion",
    "insider-influence",
    "sabotage",
]


@dataclass(frozen=True, slots=True)
class Effect:
    """One immediate effect of a component; ``str()`` gives its phrase in the data file."""

    verb: Verb
    amount: int = 0
    """How many coins, shields, tokens or cubes; the denominator of a part of the coins."""
    what: tuple[str, ...] = ()
    """Colours or "wonders", a scientific symbol, or a section, if the effect needs them."""
    keep: int = 0
    """How many of the Progress tokens drawn are kept."""
    points: int = 0
    """Victory points at the end for each thing that a Guild counts."""
    group: int = 1
    """How many counted things make one (3 coins for the Moneylenders Guild)."""

    def __str__(self) -> str:
        """The phrase of the effect, such as "take 3 coins"."""
        return _phrase(self)


class Template(NamedTuple):
    """A phrase with placeholders for figures and words, and the verb of its effect."""

    phrase: str
    verb: Verb

    def read(self, phrase: str) -> Effect | None:
        """Parse a phrase by this template; None if it does not match."""
        match = _pattern(self.phrase).fullmatch(phrase)
        if match is None:
            return None
        found = match.groupdict()
        what = _words(found.pop("what")) if "what" in found else ()
        return Effect(self.verb, what=what, **{name: _number(n) for name, n in found.items()})

    def say(self, effect: Effect) -> str:
        """Write an effect by this template."""
        figures = {name: Figure(getattr(effect, name)) for name in FIGURES}
        return self.phrase.format_map({**figures, "what": _Words(effect.what)})


#: Every phrase; `str` uses the first one of a verb that fits. The format code of a figure is one of
#: `Figure`, that of words a key of `_WORDS`.
TEMPLATES: Final = (
    Template("take {amount:coin}", "take-coins"),
    Template("the opponent loses {amount:coin}", "opponent-loses"),
    Template("{amount:shield}", "shields"),
    Template("play again", "play-again"),
    Template("gain the symbol {what:symbol}", "gain-symbol"),
    Template("take {amount:coin} for each {what:counted}", "coins-for-each"),
    Template(
        "for each {what:counted} in the City with the most: "
        "{amount:coin} now, {points:point} at the end",
        "guild",
    ),
    Template(
        "for each {what:counted} in the City with the most: {points:point} at the end", "guild"
    ),
    Template("for each {group:coin} in the City with the most: {points:point} at the end", "guild"),
    Template("take {amount:part} of the opponent's coins, rounded up", "take-part-of-coins"),
    Template("take {amount:coin} for each own Influence cube in the Senate", "coins-for-cubes"),
    Template(
        "the opponent loses {amount:coin} for each Influence cube of theirs in the Senate",
        "opponent-loses-for-cubes",
    ),
    Template("discard a {what:colour} card of the opponent", "discard-card-of-opponent"),
    Template("take a {what:colour} card of the opponent", "take-card-of-opponent"),
    Template("take an unbuilt Wonder of the opponent", "take-wonder"),
    Template("construct a card of the discard pile for free", "build-from-discard"),
    Template("draw {amount:Progress token} from the box and keep {keep}", "progress-from-box"),
    Template("place {amount:Influence cube}", "place-influence"),
    Template("remove {amount:Influence cube} of the opponent", "remove-influence"),
    Template("move {amount:Influence cube}", "move-influence"),
    Template("you may move {amount:Influence cube}", "may-move-influence"),
    Template("conspire", "conspire"),
    Template("you may trigger an unprepared Conspiracy", "trigger-unprepared"),
    Template("reveal a Mythology deck and activate one of its Divinities for free", "open-deck"),
    Template("take Senate actions in the {what:section} section", "politician"),
    Template("you may place an Influence cube or conspire", "conspirator"),
    Template("take one of the Progress tokens on this card", "enki"),
    Template("put the Snake on a green card of the opponent and gain its symbol", "nisaba"),
    Template("put {amount:coin} on this card", "astarte"),
    Template("discard any card of the structure", "zeus"),
    Template("take down a Wonder that stands in either City", "anubis"),
    Template("construct one of your Wonders for free with a card of the discard pile", "isis"),
    Template(
        "put Minerva on any other space of the military track than the Conflict pawn's", "minerva"
    ),
    Template("remove a Military token without effect, then resolve another", "neptune"),
    Template("reveal the top Divinity of each Mythology deck and activate one for free", "gate"),
    Template("lock a Progress token of the board, of the opponent or of the box", "obscurantism"),
    Template("construct a Building of row 1 of the structure for free", "property-fraud"),
    Template("construct a card removed at set-up for free", "treason"),
    Template("look at the Progress tokens in the box and take one", "espionage"),
    Template("discard an accessible card of the structure, then perhaps another", "turn-of-events"),
    Template("swap a blue or green card for one of the same colour of the opponent", "coercion"),
    Template("move a Decree under the Decree of another Chamber", "insider-influence"),
    Template("return a Wonder that stands in the opponent's City to the box", "sabotage"),
)
FIGURES: Final = ("amount", "keep", "points", "group")


def parse(phrase: str) -> Effect:
    """Parse a phrase.

    Raises:
        ValueError: it is not a known effect; the message has the nearest one.
    """
    for template in TEMPLATES:
        effect = template.read(phrase)
        if effect is not None and template.say(effect) == phrase:
            return effect
    examples = [_like(phrase, template) for template in TEMPLATES]
    near = get_close_matches(phrase, examples, n=1)
    hint = f'did you mean "{near[0]}"?' if near else f'expected such as "{examples[0]}"'
    raise ValueError(f'"{phrase}" is no effect that is known; {hint}')


# -- figures and words within phrases ----------------------------------------------------------

#: The pattern of one word of each kind.
_ONE: Final = {
    "symbol": "|".join(SCIENCE_SYMBOLS),
    "section": "|".join(SECTIONS),
    "colour": "|".join(COLOURS),
}
_COLOURS: Final = rf"(?:{_ONE['colour']})(?: or (?:{_ONE['colour']}))*"
_WORDS: Final = {**_ONE, "colour": _COLOURS, "counted": f"{_COLOURS} card|Wonder"}


@cache
def _pattern(phrase: str) -> re.Pattern[str]:
    """A pattern that matches every phrase of a template."""
    found = ""
    for text, name, spec, _ in Formatter().parse(phrase):
        found += re.escape(text)
        if name == "what":
            found += f"(?P<what>{_WORDS[spec or '']})"
        elif name is not None and spec == "part":
            found += f"(?P<{name}>{'|'.join(PARTS.values())})"
        elif name is not None:
            found += rf"(?P<{name}>\d+)" + (f" {spec}s?" if spec else "")
    return re.compile(found)


def _number(text: str) -> int:
    """A number in digits, or a part in words by its denominator."""
    return next((n for n, part in PARTS.items() if part == text), 0) or int(text)


def _words(text: str) -> tuple[str, ...]:
    """The words that fill a placeholder."""
    return ("wonders",) if text == "Wonder" else tuple(text.removesuffix(" card").split(" or "))


class _Words(tuple[str, ...]):
    """Words with format codes for templates, as `Figure` is for numbers."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        if spec == "counted":
            return "Wonder" if self == ("wonders",) else f"{' or '.join(self)} card"
        return " or ".join(self)


@cache
def _phrase(effect: Effect) -> str:
    """The phrase of an effect, by the first template that parses back to it."""
    for template in TEMPLATES:
        if template.verb == effect.verb:
            said = template.say(effect)
            if template.read(said) == effect:
                return said
    raise ValueError(f"no phrase says {effect!r}")


def _like(phrase: str, template: Template) -> str:
    """A valid phrase of a template with the figures and words of the given one."""
    numbers = [int(number) for number in re.findall(r"\d+", phrase)] or [1]
    first, last = numbers[0], numbers[-1]
    kind = next(
        (spec for _, name, spec, _ in Formatter().parse(template.phrase) if name == "what"), ""
    )
    found = re.search(_WORDS[kind], phrase) if kind else None
    what = _words(found[0]) if found else (_ONE.get(kind or "", _ONE["colour"]).split("|")[0],)
    return template.say(Effect(template.verb, first, what, last, last, first))
