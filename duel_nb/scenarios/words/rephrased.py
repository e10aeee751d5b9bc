"""Recognise common wrong forms of expectations, to suggest the right one."""

import re
from collections.abc import Callable

from duel_nb.catalog import CATALOG, COLOURS, RESOURCES, UnknownName

_WHO = r"(?P<who>[ab])"
_NUMBER = r"(?P<number>[+-]?\d+)"
_HOW = {
    "milit": "military",
    "scien": "science",
    "polit": "political",
    "senate": "political",
    "point": "points",
    "civil": "points",
}
_GAINS = ("gains", "gets", "receives", "earns", "takes", "wins")

Match = re.Match[str]


def _who(match: Match) -> str:
    return (match["who"] or "A").upper()


def _wins(match: Match) -> str:
    how = next((word for start, word in _HOW.items() if start in match.string.casefold()), "")
    return f"winner {_who(match)} {how}".strip()


def _coins(match: Match) -> str:
    sign = "+" if match["verb"].casefold() in _GAINS else "-"
    return f"{_who(match)} coins {sign}{match['number']}"


def _named(name: str, kind: str) -> bool:
    try:
        return CATALOG.find(name).kind == kind
    except UnknownName:
        return False


def _has(match: Match) -> str | None:
    name = match["name"]
    no = "no " if match.groupdict().get("no") else ""
    groups = {
        "card": "city",
        "wonder": "built",
        "progress": "progress",
        "divinity": "divinities",
        "gate": "divinities",
        "mythology": "mythology",
        "conspiracy": "conspiracies",
        "decree": "decrees",
    }
    group = next((words for kind, words in groups.items() if _named(name, kind)), None)
    return group and f"{_who(match)} {group} has {no}{name}"


def _built(match: Match) -> str | None:
    no = "no " if match["no"] else ""
    for kind, group in (("wonder", "built"), ("card", "city")):
        if _named(match["name"], kind):
            return f"A {group} has {no}{match['name']}"
    return None


def _prepared(match: Match) -> str | None:
    if _named(match["plot"], "conspiracy"):
        return f"{match['card']} prepares {match['plot']}"
    return None


def _built_by(match: Match) -> str | None:
    kind = "city" if _named(match["name"], "card") else "built"
    return f"{_who(match)} {kind} +{match['name']}"


def _counted(match: Match) -> str:
    word = match["word"].casefold()
    heads = {**dict.fromkeys(_COINS, "coins"), **dict.fromkeys(_POINTS, "score"), **_OTHER}
    return f"{_who(match)} {heads[word]} {match['number']}"


def _resource(match: Match) -> str:
    return f"{_who(match)} produces {match['resource'].lower()} {match['number']}"


def _pawn(match: Match) -> str:
    number = int(match["number"])
    return f"pawn {number}" if number >= 0 else f"pawn at {number}"


_COINS = ("coin", "money", "gold", "cash", "treasury", "münzen", "geld", "pièces", "pieces", "or")
_POINTS = ("points", "vp", "victory points", "punkte", "siegpunkte", "pv")
_OTHER = {
    "cards": "city",
    "science": "symbols",
    "symbol": "symbols",
    "influence": "cubes",
    "cube": "cubes",
    **{f"{colour} cards": colour for colour in COLOURS},
    **{f"{colour} card": colour for colour in COLOURS},
}


def _words(words: tuple[str, ...] | dict[str, str]) -> str:
    return "|".join(sorted(map(re.escape, words), key=len, reverse=True))


#: Wrong forms, each with the right one: a template, or a function of the match.
_FORMS: tuple[tuple[str, str | Callable[[Match], str | None]], ...] = (
    (rf"{_WHO} (?:wins|won|is (?:the )?winner|has won)\b.*", _wins),
    (rf"winner:? {_WHO}\b.*", _wins),
    (rf"(?:the )?winner is {_WHO}\b.*", _wins),
    (rf"{_WHO} (?:military|scientific|political) (?:victory|supremacy)", _wins),
    (rf"{_WHO} (?:loses|lost)", lambda m: f"winner {'BA'['AB'.index(_who(m))]}"),
    (r"(?:a )?(?:draw|tie|tied|remis|unentschieden|égalité)", "shared victory"),
    (r"(?:the )?game (?:is )?(?:over|ended|ends)|end of (?:the )?game", "winner A"),
    (r"(?:the )?game (?:is not over|goes on|continues)|not over", "no winner"),
    (rf"(?:{_WHO} )?(?:has |gets |takes )?(?:an? )?(?:extra|another|second) turn",
     "{who} plays again"),
    (rf"{_WHO} (?:plays|goes|moves) (?:again|twice|once more)", "{who} plays again"),
    (rf"(?:{_WHO} )?(?:has |gets |takes )?no (?:extra|other) turn", "{who} does not play again"),
    (rf"(?:turn|next|next player|to move|active)[ :=]+{_WHO}", "{who} to act"),
    (rf"(?:it is )?{_WHO}(?:'s|s|’s)? (?:turn|is next|is to act|moves|plays)", "{who} to act"),
    (rf"{_WHO} (?:can ?not|can't|can’t|may not|must not) (?P<rest>\w+ .+)", "not legal: {rest}"),
    (rf"{_WHO} (?:can|may) (?P<rest>\w+ .+)", "legal: {rest}"),
    (r"(?:illegal|forbidden|not allowed):? (?P<rest>.+)", "not legal: {rest}"),
    (r"(?:allowed|possible):? (?P<rest>.+)", "legal: {rest}"),
    (rf"(?P<head>{_WHO} [\w ]+?)\s*(?:[:=]|==|is|are)\s*{_NUMBER}", "{head} {number}"),
    (rf"{_WHO} (?P<resource>{_words(RESOURCES)})[ :=]+{_NUMBER}", _resource),
    (rf"{_WHO} produces {_NUMBER} (?P<resource>{_words(RESOURCES)})", _resource),
    (rf"{_WHO}: (?P<rest>.+)", "{who} {rest}"),
    (rf"{_WHO} controls (?P<number>\d)", "{who} controls Chamber {number}"),
    (r"places? (?:a )?(?:cube )?(?:in(?:to)? )?(?:chamber )?(?P<number>\d)",
     "{who} cubes in Chamber {number} +1"),
    (rf"{_WHO} (?:has )?(?:activated|activates) (?:the )?(?P<name>.+)",
     "{who} divinities has {name}"),
    (r"(?:the )?(?P<name>.+) (?:is|was) activated", "{who} divinities has {name}"),
    (rf"chamber (?P<number>\d) is controlled by {_WHO}", "{who} controls Chamber {number}"),
    (r"(?P<name>.+) (?:is|lies) on (?:the )?board", "board has {name}"),
    (rf"{_WHO}[ ]+(?P<word>{_words((*_COINS, *_POINTS))}|{_words(_OTHER)})[ :=]+{_NUMBER}",
     _counted),
    (rf"{_WHO} has {_NUMBER} (?P<word>coins?|points|cubes?|symbols?|cards)",
     "{who} {word} {number}"),
    (rf"{_WHO} (?P<verb>pays|loses|gains|gets|receives|earns|takes) {_NUMBER}(?: coins?)?", _coins),
    (rf"(?P<word>coins|cubes|score|supply)\s*[:=]?\s*{_NUMBER}", "A {word} {number}"),
    (rf"(?:the )?(?:conflict )?pawn\s*(?:[:=]|is at|is on|on|to)\s*{_NUMBER}", _pawn),
    (rf"(?:military|conflict)\s*[:=]?\s*{_NUMBER}", _pawn),
    (rf"(?P<head>{_WHO} \w+|[a-z ]+) (?:has not|hasn't|does not have|without) (?P<rest>.+)",
     "{head} has no {rest}"),
    (rf"{_WHO} (?P<no>has no|has not|does not have|doesn't have) (?P<name>.+)", _has),
    (rf"{_WHO} (?:has|owns|have) (?:the )?(?P<name>.+)", _has),
    (rf"{_WHO} (?:builds|built|constructs|constructed) (?:the )?(?P<name>.+)", _built_by),
    (r"(?:the )?(?P<name>.+) (?:is|was) (?P<no>not )?(?:built|constructed|standing|in the city)",
     _built),
    (r"(?P<card>.+) (?:lies|is) under (?P<plot>.+)", _prepared),
    (r"(?P<place>r\d+c\d+) (?:is|lies) (?:face[ -]?up|open|visible|revealed)",
     "{place} is CARD"),
    (r"(?:cost|price) (?P<name>(?!of ).+?) (?P<number>\d+)",
     "price of {name} for {who} is {number}"),
    (rf"(?:cost|price) of (?P<name>.+?)(?: for {_WHO})? (?:is|=|:) (?P<number>\d+)(?: coins?)?",
     "price of {name} for {who} is {number}"),
    (rf"(?P<name>.+?) costs (?:{_WHO} )?(?P<number>\d+)(?: coins?)?",
     "price of {name} for {who} is {number}"),
    (rf"(?P<name>.+?) is free(?: for {_WHO})?", "price of {name} for {who} is 0"),
    (r"(?:the )?discard pile (?:is|lies) empty|no discards", "discard pile: nothing"),
    (r"(?:the )?discard(?:s|ed)? (?P<rest>[+-].+|has .+|: .+)", "discard pile {rest}"),
    (r"(?P<name>.+?) (?:is |was )?(?:discarded|in the discard(?: pile)?)",
     "discard pile has {name}"),
    (r"(?P<name>.+?) (?:is |was )?revealed", "revealed {name}"),
)  # fmt: skip

_COMPILED = tuple((re.compile(form, re.IGNORECASE), right) for form, right in _FORMS)


def rephrased(text: str) -> str | None:
    """The right form of an expectation in a wrong form, if it is recognised."""
    text = text.strip(" .!")
    for form, right in _COMPILED:
        match = form.fullmatch(text)
        if match is None:
            continue
        if callable(right):
            sentence = right(match)
        else:
            groups = {k: v for k, v in match.groupdict().items() if v is not None}
            sentence = right.format(**{"who": "A", **groups, **_normalised(groups)})
        if sentence:
            return sentence
    return None


def _normalised(groups: dict[str, str]) -> dict[str, str]:
    """Matched groups with players in capitals and nouns as in the vocabulary."""
    found = {}
    if "who" in groups:
        found["who"] = groups["who"].upper()
    if "head" in groups:
        head = groups["head"]
        found["head"] = head[:1].upper() + head[1:] if head[1:2] == " " else head
    if groups.get("word") in ("coin", "cube", "symbol", "points", "cards"):
        found["word"] = {"points": "score", "cards": "city"}.get(
            groups["word"], groups["word"].rstrip("s") + "s"
        )
    return found
