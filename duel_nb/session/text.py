"""The position as plain text, for terminals, logs, screen readers and saved notebooks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from duel_nb.catalog import COLOURS, Card, Layout
from duel_nb.catalog.names import local_name
from duel_nb.engine import GameState, Place, WonderSite
from duel_nb.engine.rules.science import SUPREMACY
from duel_nb.engine.state.tables import CARDS, MYTHOLOGIES
from duel_nb.session.components import (
    card_words,
    coins_words,
    component_words,
    divinity_words,
    made_words,
    military_words,
    mythology_name,
    prices_words,
    symbol_name,
    token_name,
    track_words,
    wonder_words,
)
from duel_nb.session.pantheon import deck_words, revealed, space_words, tokens_words
from duel_nb.session.senate import chamber_words, offered_conspiracies, site_words, supply_words
from duel_nb.session.table import (
    as_known,
    headline,
    headline_in_sentences,
    lines_of_sheet,
    name_of,
    offered_cards,
    offered_tokens,
)
from duel_nb.words.people import people
from duel_nb.words.syllables import hyphenated
from duel_nb.words.translate import listed, translate

WIDTH: Final = 80
"""Maximum length of a line in a drawing."""
_ROOMS: Final = (
    *((half, 1, WIDTH) for half in (8, 7, 6, 5, 4, 3)),
    *((3, 0, letters) for letters in (WIDTH, 10, 9, 8, 7)),
)
"""Settings for the structure, the first that fits is used: minimum characters of a half column,
spaces between two cards, maximum letters of a word."""
_MARGIN: Final = 2
"""Room for the number of a row before the structure."""


def text(state: GameState, worked_out: bool = True) -> str:
    """The position, or a player's view of it, in words.

    The structure is drawn row by row: accessible cards are in [brackets], covered ones in
    (parentheses), long names on several lines, and face-down cards are called so. With
    `worked_out=False`, as in an exercise, points and prices of activations are left out: the text
    gives away no more than the table does.
    """
    return "\n\n".join(block for _, block in parts(state, worked_out)) + "\n"


def parts(state: GameState, worked_out: bool = True) -> Iterator[tuple[str, str]]:
    """The blocks of the text with their names. "structure" is a drawing: its lines never wrap.

    The others are "headline", "scores", "offered", "accessible", "choice", "board", "pantheon",
    "senate" and, for the Cities, "A" and "B".
    """
    for name, lines in _parts(state, worked_out):
        block = "\n".join(line.rstrip() for line in lines)
        if block:
            yield name, block


def _parts(state: GameState, worked_out: bool) -> Iterator[tuple[str, Iterable[str]]]:
    yield "headline", headline(state)
    if state.outcome is not None and worked_out:
        yield "scores", _scores(state)
    elif state.age == 0:
        offered_ = (f"  {wonder_words(wonder)}" for wonder in state.offered)
        yield "offered", (translate("text-wonders-on-offer"), *offered_)
    if state.outcome is None and state.structure:
        yield "structure", _structure(state)
        yield "accessible", _accessible(state)
    choice = [
        *(f"  {divinity_words(card)}" for card in revealed(state)),
        *(f"  {component_words(card)}" for card in offered_conspiracies(state)),
        *(f"  {component_words(token)}" for token in offered_tokens(state)),
        *(f"  {card_words(card)}" for card in offered_cards(state)),
    ]
    if choice:
        yield "choice", (translate("text-to-choose"), *choice)
    yield "board", _board(state)
    if state.pantheon is not None:
        yield "pantheon", _pantheon(state, worked_out)
    if state.senate is not None:
        yield "senate", _senate(state)
    yield from ((player, _city(state, player, worked_out)) for player in "AB")


def summary(state: GameState) -> str:
    """The position in a few sentences, to replace a picture."""
    title, sentence = headline_in_sentences(state)
    coins = listed(
        translate("text-has-coins", who=name, coins=state.city(who).coins)
        for who, name in zip("AB", state.names, strict=True)
    )
    at = track_words(state.names, state.pawn)
    return translate("summary", title=title, sentence=sentence, coins=coins, at=at)


def powers(state: GameState) -> Iterator[str]:
    """The blocks of the Pantheon, of the Senate, and of what each player has from them, in words.

    None where no expansion is in play.
    """
    if state.pantheon is not None:
        yield "\n".join(_pantheon(state))
    if state.senate is not None:
        yield "\n".join(_senate(state))
    for player, name in zip("AB", state.names, strict=True):
        if lines := [*_powers(state, player)]:
            yield "\n".join([f"{name}:", *lines])


def _structure(state: GameState) -> Iterator[str]:
    yield translate("text-structure", age=max(1, state.age))
    for line in drawing(state):
        yield "".join(words for words, _ in line)


def drawing(state: GameState) -> Iterator[list[tuple[str, Place | None]]]:
    """The lines of the structure in pieces: some words, and the place whose card they name."""
    assert state.layout is not None
    places = sorted(state.structure, key=lambda place: (place.row, place.column))
    for half, space, letters in _ROOMS:
        cells = {place: _cell(place, half, letters) for place in places}
        lefts = _columns(state.layout, cells, half, space)
        if max(lefts.values()) <= WIDTH + space:
            break
    for row in sorted({place.row for place in places}):
        here = [place for place in places if place.row == row]
        for number in range(max(len(cells[place]) for place in here)):
            line: list[tuple[str, Place | None]] = []
            reached = 0
            for place in here:
                if number < len(cells[place]):
                    words, left = cells[place][number], lefts[place.column]
                    room = lefts[place.column + 2] - left - space
                    at = left + (room - max(map(len, cells[place]))) // 2
                    before = f"{row} " if number == 0 and not line else ""
                    line += [(before.ljust(at - reached), None), (words, place)]
                    reached = at + len(words)
            yield line


def _columns(
    layout: Layout, cells: Mapping[Place, list[str]], half: int, space: int
) -> dict[int, int]:
    """Where each half column begins, so that every card has room for its words.

    A card is two half columns wide, and begins between the cards of the row that it covers.
    """
    by_column: dict[int, list[int]] = {}
    for place, words in cells.items():
        by_column.setdefault(place.column, []).append(max(map(len, words)) + space)
    columns = [column for row in layout.rows for column in row]
    first, last = min(columns), max(columns)
    lefts = {first: _MARGIN}
    for column in range(first + 1, last + 3):
        before = lefts[column - 1] + half
        needed = [lefts[column - 2] + wide for wide in by_column.get(column - 2, ())]
        lefts[column] = max(before, *needed) if needed else before
    return lefts


def _lying(place: Place) -> str:
    """What is visible in a place of the structure: a token, the card, or its back."""
    if place.token is not None:
        if isinstance(place.token, str):
            return mythology_name(place.token)
        return translate("text-offering", value=place.token)
    return translate("lies-face-down") if place.card is None else local_name(place.card)


def _cell(place: Place, half: int, letters: int) -> list[str]:
    """A card of the structure in as many lines as needed; words longer than `letters` are split."""
    lying = [part for word in _lying(place).split(" ") for part in _pieces(word, letters)]
    longest = max(map(len, lying))
    words = _filled(lying, min(letters, max(2 * half - 3, longest)))
    opening, closing = "[]" if place.accessible else "()"
    lines = [f"{' ' if number else opening}{line}" for number, line in enumerate(words)]
    lines[-1] += closing
    return lines


def _pieces(word: str, letters: int) -> Iterable[str]:
    """A word, hyphenated between its syllables if it is longer than this."""
    return (word,) if len(word) <= letters else hyphenated(word, lambda one: len(one) <= letters)


def _filled(parts: Iterable[str], width: int) -> list[str]:
    """Lines of at most this width, if no part is longer; a hyphenated part ends its line."""
    lines: list[str] = []
    for part in parts:
        whole = bool(lines) and not lines[-1].endswith("-")
        if whole and len(lines[-1]) + 1 + len(part) <= width:
            lines[-1] += f" {part}"
        else:
            lines.append(part)
    return lines


def _accessible(state: GameState) -> Iterator[str]:
    yield translate("text-accessible")
    for place in state.structure:
        if place.accessible:
            what = translate("lies-face-down") if place.card is None else card_words(place.card)
            yield f"  {place.name}  {what}"


def _pantheon(state: GameState, worked_out: bool = True) -> Iterator[str]:
    board = as_known(state).pantheon
    assert board is not None
    yield translate("text-pantheon")
    spaces = range(len(board.spaces))
    yield from (f"  {space_words(state, space, worked_out)}" for space in spaces)
    decks = (
        translate("text-deck", mythology=mythology_name(name), what=deck_words(state, name))
        for name in MYTHOLOGIES
    )
    yield translate("text-decks", decks=listed(decks, ""))
    laid = [place for place in state.structure if place.token is not None]
    if laid:
        tokens = (
            translate("text-token-at", token=token_name(place.token), place=place.name)
            for place in laid
            if place.token
        )
        yield translate("text-tokens-laid", tokens=listed(tokens, ""))
    if board.minerva is not None:
        yield translate("minerva-at", at=track_words(state.names, board.minerva))


def _senate(state: GameState) -> Iterator[str]:
    senate = as_known(state).senate
    assert senate is not None
    yield translate("text-senate")
    yield from (f"  {chamber_words(state, chamber)}" for chamber in senate.chambers)
    yield from (f"  {supply_words(state, player)}" for player in (0, 1))
    yield translate("text-conspiracies-left", count=len(senate.deck))


def _board(state: GameState) -> Iterator[str]:
    track = "".join(
        ("P" if n == state.pawn else "-") + ("|" if n in (-6, -3, -1, 0, 2, 5) else "")
        for n in range(-8, 9)
    )
    ends = ["P" if state.pawn == end else "" for end in (-9, 9)]
    track = f"A{ends[0]} [{track}] {ends[1]}B"
    yield translate("text-track", track=track)
    yield "  " + translate("text-pawn", at=track_words(state.names, state.pawn))
    yield translate(
        "text-military-tokens" if state.military_tokens else "text-military-tokens-none"
    )
    for at in state.military_tokens:
        what = military_words(state.names, at, agora=state.senate is not None)
        yield "  " + translate("text-military-token", at=track_words(state.names, at), what=what)
    yield translate("text-progress" if state.progress_tokens else "text-progress-none")
    yield from (f"  {component_words(token)}" for token in state.progress_tokens)
    pile = state.discard_pile
    names = listed((local_name(card) for card in pile), "")
    yield translate("text-discard" if pile else "text-discard-empty", count=len(pile), cards=names)


def _city(state: GameState, player: str, worked_out: bool) -> Iterator[str]:
    city = state.city(player)
    name = name_of(state, player)
    has = coins_words(city.coins)
    if state.age and worked_out:
        key = "coins-and-points" if state.outcome is None else "coins-and-points-over"
        has = translate(key, coins=has, points=state.scores()[player].total)
    named = "" if name != player else "-unnamed"
    acts = "-to-act" if state.to_act == player else ""
    yield translate(f"text-city{named}{acts}", who=name, player=player, what=has)
    none = translate("text-none")
    made = listed(made_words(city), "")
    key = "text-production" if made else "text-production-none"
    yield "  " + translate(key, what=made)
    yield "  " + translate("text-buys-at", prices=listed(prices_words(city), ""))
    symbols = listed(map(_symbol, city.symbols, city.symbols.values()), "") or none
    yield "  " + translate(
        "text-symbols", symbols=symbols, count=len(city.symbols), needed=SUPREMACY
    )
    tokens = listed(map(local_name, city.progress), "") or none
    yield "  " + translate("text-progress-of", tokens=tokens)
    yield from _powers(state, player)
    yield "  " + translate("text-wonders" if city.wonders else "text-wonders-none")
    yield from (f"    {_wonder(site)}" for site in city.wonders)
    yield "  " + translate("text-buildings" if city.buildings else "text-buildings-none")
    for colour in (*COLOURS, "senator"):
        cards: list[Card] = [card for card in city.buildings if card.colour == colour]
        if cards:
            names = listed(map(local_name, cards), "")
            line = translate("text-buildings-of", colour=colour, count=len(cards), cards=names)
            yield "    " + line


def _symbol(symbol: str, count: int) -> str:
    """A scientific symbol, with its number if there is more than one."""
    name = symbol_name(symbol)
    return name if count == 1 else translate("symbol-times", symbol=name, count=count)


def _powers(state: GameState, player: str) -> Iterator[str]:
    """What a City has from the expansions."""
    city = state.city(player)
    if state.pantheon is not None:
        yield f"  {tokens_words(state, player)}"
        yield "  " + translate("text-activated" if city.activated else "text-activated-none")
        for card in city.activated:
            line = divinity_words(card)
            if card.id == "astarte":
                line = translate("text-coins-on-it", card=line, coins=city.astarte)
            yield f"    {line}"
        if city.snake >= 0:
            yield "  " + translate("text-snake", card=local_name(CARDS[city.snake]))
    if state.senate is not None:
        sites = as_known(state).city(player).conspiracies
        yield "  " + translate("text-conspiracies" if sites else "text-conspiracies-none")
        yield from (f"    {site_words(state, player, n)}" for n in range(len(sites)))
        force = listed((component_words(decree) for decree in city.decrees_in_force), ";")
        yield "  " + translate("text-decrees", decrees=force or translate("text-none"))


def _wonder(site: WonderSite) -> str:
    key = "text-wonder-built" if site.standing else "text-wonder-not-built"
    return translate(key, wonder=wonder_words(site.wonder))


def _scores(state: GameState) -> Iterator[str]:
    first, second = names = people(state.names)
    rows = [(translate("sheet-heading"), first, second), *lines_of_sheet(state)]
    margin = max(len(words) for words, *_ in rows)
    wide = [max(len(name), 5) for name in names]
    for words, *cells in rows:
        values = "  ".join(str(c).rjust(w) for c, w in zip(cells, wide, strict=True))
        yield f"  {words.ljust(margin)}  {values}"
