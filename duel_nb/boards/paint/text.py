"""The whole position as plain text, for terminals, logs, screen readers and saved notebooks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Final

from duel_nb.boards.drawing.divinities import card_words as divinity_words
from duel_nb.boards.drawing.labels import (
    AGE_NUMERALS,
    card_words,
    component_words,
    listed,
    military_words,
    plural,
    signed,
    wonder_words,
)
from duel_nb.boards.drawing.mythology import token_name
from duel_nb.boards.scene.conspiracies import known_city, offered, site_words
from duel_nb.boards.scene.pantheon import deck_lines, known, revealed, space_words, tokens_words
from duel_nb.boards.scene.score_sheet import title
from duel_nb.boards.scene.senate import chamber_words, supply_words
from duel_nb.boards.scene.senate import known as known_senate
from duel_nb.boards.scene.table import headline
from duel_nb.boards.scene.tray import offered_cards, offered_tokens
from duel_nb.catalog import COLOURS, RESOURCES, Card, Layout
from duel_nb.engine import GameState, Place, WonderSite
from duel_nb.engine.rules.science import SUPREMACY
from duel_nb.engine.state.tables import CARDS, MYTHOLOGIES

DRAWN: Final = "Structure of Age "
"""A block of lines that begins so is a drawing: its lines must not be broken."""
WIDTH: Final = 80
"""No line of a drawing is longer."""
_ROOMS: Final = (
    *((half, 1, WIDTH) for half in (8, 7, 6, 5, 4, 3)),
    *((3, 0, letters) for letters in (WIDTH, 10, 9, 8, 7)),
)
"""Characters of a half column of the structure at least, spaces between two cards, and letters of
a word at most: the first with which the widest row fits."""
_MARGIN: Final = 2
"""Room for the number of a row before the structure."""


def text(state: GameState, worked_out: bool = True) -> str:
    """The position, or a player's view of it, in words.

    The structure is drawn row by row: accessible cards stand in [brackets], covered ones in
    (parentheses), long names in several lines, and a card that lies face down is called so.
    Without what is worked out (points, prices of activations) it gives away no more than the table
    does, as an exercise needs it.
    """
    blocks: list[list[str]] = [list(headline(state))]
    if state.outcome is not None:
        blocks.append(list(_scores(state)))
    elif state.age == 0:
        blocks.append(
            ["Wonders on offer:", *(f"  {wonder_words(wonder)}" for wonder in state.offered)]
        )
    if state.outcome is None and state.structure:
        blocks.append(list(_structure(state)))
        blocks.append(list(_accessible(state)))
    choice = [
        *(f"  {divinity_words(card)}" for card in revealed(state)),
        *(f"  {component_words(card)}" for card in offered(state)),
        *(f"  {component_words(token)}" for token in offered_tokens(state)),
        *(f"  {card_words(card)}" for card in offered_cards(state)),
    ]
    if choice:
        blocks.append(["To choose from:", *choice])
    blocks.append(list(_board(state)))
    if state.pantheon is not None:
        blocks.append(list(_pantheon(state, worked_out)))
    if state.senate is not None:
        blocks.append(list(_senate(state)))
    blocks += [list(_city(state, player, worked_out)) for player in "AB"]
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks) + "\n"


def summary(state: GameState) -> str:
    """The position in a few sentences, such as stand for a picture of it."""
    title, sentence = headline(state)
    coins = listed(
        f"{name} has {plural(state.city(who).coins, 'coin')}"
        for who, name in zip("AB", state.names, strict=True)
    )
    pawn = f"the Conflict pawn stands at {signed(state.pawn)}"
    return f"{title}. {sentence.rstrip('.')}. {coins}; {pawn}."


def powers(state: GameState) -> str:
    """The Pantheon and the Senate, and what each player has of them, in words.

    Empty where no expansion is in play.
    """
    blocks: list[list[str]] = []
    if state.pantheon is not None:
        blocks.append(list(_pantheon(state)))
    if state.senate is not None:
        blocks.append(list(_senate(state)))
    for player, name in zip("AB", state.names, strict=True):
        lines = list(_powers(state, player))
        if lines:
            blocks.append([f"{name}:", *lines])
    return "\n\n".join("\n".join(block) for block in blocks)


def _structure(state: GameState) -> Iterator[str]:
    yield f"{DRAWN}{AGE_NUMERALS[max(1, state.age)]}, far row first:"
    for line in drawing(state):
        yield "".join(words for words, _ in line)


def drawing(state: GameState) -> Iterator[list[tuple[str, Place | None]]]:
    """The lines of the structure as pieces: some words, and the place whose card they name."""
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

    A card takes two of them, and begins between the cards of the row that it covers.
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
    """What is seen on a place of the structure: a token, the card, or its back."""
    if place.token is not None:
        return place.token if isinstance(place.token, str) else f"Offering {place.token}"
    return "face down" if place.card is None else place.card.name


def _cell(place: Place, half: int, letters: int) -> list[str]:
    """The words of a card in the structure, in as many lines as they need.

    Only a word with more than so many letters is broken, in its middle.
    """
    lying = [_with_hyphen(word, letters) for word in _lying(place).split()]
    longest = max(map(len, lying))
    words = wrap(" ".join(lying), min(letters, max(2 * half - 3, longest)))
    opening, closing = "[]" if place.accessible else "()"
    lines = [f"{' ' if number else opening}{line}" for number, line in enumerate(words)]
    lines[-1] += closing
    return lines


def _with_hyphen(word: str, letters: int) -> str:
    middle = len(word) // 2
    return word if len(word) <= letters else f"{word[:middle]}-{word[middle:]}"


def _accessible(state: GameState) -> Iterator[str]:
    yield "Accessible:"
    for place in state.structure:
        if place.accessible:
            what = "face down" if place.card is None else card_words(place.card)
            yield f"  {place.name}  {what}"


def _pantheon(state: GameState, worked_out: bool = True) -> Iterator[str]:
    board = known(state)
    assert board is not None
    yield "The Pantheon:"
    spaces = range(len(board.spaces))
    yield from (f"  {space_words(state, space, worked_out)}" for space in spaces)
    decks = (" (".join(deck_lines(state, name)) + ")" for name in MYTHOLOGIES)
    yield f"Mythology decks: {', '.join(decks)}"
    laid = [place for place in state.structure if place.token is not None]
    if laid:
        tokens = (f"{token_name(place.token)} at {place.name}" for place in laid if place.token)
        yield f"Tokens on face-down cards: {', '.join(tokens)}"
    if board.minerva is not None:
        yield f"Minerva stands at {signed(board.minerva)} of the military track"


def _senate(state: GameState) -> Iterator[str]:
    senate = known_senate(state)
    assert senate is not None
    yield "The Senate:"
    yield from (f"  {chamber_words(state, chamber)}" for chamber in senate.chambers)
    yield from (f"  {supply_words(state, player)}" for player in (0, 1))
    yield f"Conspiracies in the deck: {len(senate.deck)}"


def _board(state: GameState) -> Iterator[str]:
    track = "".join(
        ("P" if n == state.pawn else "-") + ("|" if n in (-6, -3, -1, 0, 2, 5) else "")
        for n in range(-8, 9)
    )
    ends = ["P" if state.pawn == end else "" for end in (-9, 9)]
    yield f"Military track: A{ends[0]} [{track}] {ends[1]}B, Conflict pawn at {signed(state.pawn)}"
    tokens = listed(signed(at) for at in state.military_tokens) or "none"
    yield f"Military tokens at: {tokens}"
    if state.senate is not None:
        for at in state.military_tokens:
            yield f"  {signed(at)}: {military_words(state.names, at, agora=True)}"
    yield "Progress tokens on the board:" + ("" if state.progress_tokens else " none")
    yield from (f"  {component_words(token)}" for token in state.progress_tokens)
    pile = state.discard_pile
    names = ", ".join(card.name for card in pile) or "empty"
    yield f"Discard pile ({len(pile)}): {names}"


def _city(state: GameState, player: str, worked_out: bool) -> Iterator[str]:
    city = state.city(player)
    name = state.names[0 if player == "A" else 1]
    title = f"City of {name} ({player})" if name != player else f"City of {player}"
    if state.to_act == player:
        title += ", to act"
    line = f"{title}: {plural(city.coins, 'coin')}"
    if state.age and worked_out:
        points = state.scores()[player].total
        line += f", {plural(points, 'point')}"
        if state.outcome is None:
            line += " if the game ended now"
    yield line
    made = [f"{n} {r}" for r, n in city.production.items() if n]
    made += [f"1 {listed(choice, 'or')}" for choice in city.choices]
    yield f"  Production: {', '.join(made) or 'none'}"
    yield "  Buys at: " + ", ".join(f"{r} {city.prices[r]}" for r in RESOURCES)
    symbols = ", ".join(s if n == 1 else f"{s} x{n}" for s, n in city.symbols.items())
    yield f"  Scientific symbols: {symbols or 'none'} ({len(city.symbols)} of {SUPREMACY})"
    yield f"  Progress tokens: {', '.join(t.name for t in city.progress) or 'none'}"
    yield from _powers(state, player)
    yield "  Wonders:" + ("" if city.wonders else " none")
    yield from (f"    {_wonder(site)}" for site in city.wonders)
    yield "  Buildings:" + ("" if city.buildings else " none")
    for colour in (*COLOURS, "senator"):
        cards: list[Card] = [card for card in city.buildings if card.colour == colour]
        if cards:
            yield f"    {colour} ({len(cards)}): {', '.join(card.name for card in cards)}"


def _powers(state: GameState, player: str) -> Iterator[str]:
    """What a City has of the expansions."""
    city = state.city(player)
    if state.pantheon is not None:
        yield f"  {tokens_words(state, player)}"
        yield "  Activated:" + ("" if city.activated else " none")
        for card in city.activated:
            coins = f" [{plural(city.astarte, 'coin')} on it]" if card.id == "astarte" else ""
            yield f"    {divinity_words(card)}{coins}"
        if city.snake >= 0:
            yield f"  The Snake lies on {CARDS[city.snake].name}"
    if state.senate is not None:
        sites = known_city(state, player).conspiracies
        yield "  Conspiracies:" + ("" if sites else " none")
        yield from (f"    {site_words(state, player, n)}" for n in range(len(sites)))
        force = "; ".join(component_words(decree) for decree in city.decrees_in_force)
        yield f"  Decrees in force: {force or 'none'}"


def _wonder(site: WonderSite) -> str:
    if not site.standing:
        return f"{wonder_words(site.wonder)} [not built]"
    return f"{wonder_words(site.wonder)} [built]"


def _scores(state: GameState) -> Iterator[str]:
    sheets = state.scores()
    wide = [max(len(name), 5) for name in state.names]
    titles = [title(state, category) for category in sheets["A"].categories]
    margin = max(map(len, titles))

    def row(words: str, *cells: object) -> str:
        values = "  ".join(str(c).rjust(w) for c, w in zip(cells, wide, strict=True))
        return f"  {words.ljust(margin)}  {values}"

    yield row("Score sheet", *state.names)
    for words, category in zip(titles, sheets["A"].categories, strict=True):
        yield row(words, *(sheets[who].categories[category] for who in "AB"))
    yield row("Total", *(sheets[who].total for who in "AB"))
