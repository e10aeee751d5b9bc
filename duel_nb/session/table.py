"""What lies on the table, in words: whose turn it is, places, prices, choices and points.

`pantheon` and `senate` beside it have what the expansions add.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from duel_nb.catalog import CATALOG, Card, ProgressToken, Wonder
from duel_nb.engine import GameState, Place, ScoreSheet
from duel_nb.engine.state.tables import PLAYERS
from duel_nb.messages import Message
from duel_nb.session.components import card_words, token_name
from duel_nb.words.people import people
from duel_nb.words.translate import listed, translate


def as_known(state: GameState) -> GameState:
    """A view unchanged; of a full position what everybody knows."""
    return state if state.viewer is not None else state.view(None)


def position_in(given: object) -> GameState | None:
    """A position itself, or the one that a board or anything else with a ``state`` shows."""
    state = getattr(given, "state", given)
    return state if isinstance(state, GameState) else None


def name_of(state: GameState, player: str) -> str:
    """The name of the player "A" or "B", as the language in use writes it."""
    return people(state.names)["AB".index(player)]


def players_by_name(state: GameState) -> dict[str, str]:
    """The players by what people may call them, in small letters.

    A letter comes first, as in the engine; then a name as the game has it, then as the language in
    use writes it.
    """
    known = (people(state.names), state.names, PLAYERS)
    return {
        name.casefold(): who for names in known for who, name in zip(PLAYERS, names, strict=True)
    }


def headline(state: GameState) -> tuple[str, str]:
    """Whose turn it is and what is to choose, or the result: a title and a sentence."""
    names = dict(zip("AB", state.names, strict=True))
    if state.outcome is not None:
        if state.outcome.winner is None:
            return translate("over-shared"), translate("over-level")
        how = "blue" if state.outcome.rule == "BASE-END-03" else state.outcome.termination
        return translate(f"over-{how}", who=names[state.outcome.winner]), translate("over")
    who = names[state.to_act or state.turn]
    if state.decisions:
        return translate("turn-chooses", age=state.age, who=who), state.decisions[-1].text
    left = translate("cards-left", count=len(state.structure))
    return translate("turn-of", age=state.age, who=who), left


def headline_in_sentences(state: GameState) -> tuple[str, str]:
    """The headline for texts, where its second part is a sentence with a full stop."""
    title, sentence = headline(state)
    if state.outcome is None and not state.decisions:
        sentence = translate("cards-left-sentence", count=len(state.structure))
    return title, sentence


def spoken(state: GameState) -> str:
    """The headline as two sentences."""
    title, sentence = headline_in_sentences(state)
    return translate("headline-spoken", title=title, sentence=sentence)


def place_words(place: Place) -> str:
    """A place of the structure in one line."""
    if place.card is None:
        what = translate("back-face-down", deck=place.back)
        if place.token is not None:
            what = translate("back-face-down-with", deck=place.back, token=token_name(place.token))
    else:
        what = card_words(place.card)
    if place.accessible:
        return translate("place-accessible", row=place.row, column=place.column, what=what)
    under = listed(place.covered_by, "")
    return translate("place-covered", row=place.row, column=place.column, cards=under, what=what)


def counted_place(state: GameState, name: str) -> tuple[int, int]:
    """A place such as "r4c2" as its row from the far side and its number in the row."""
    row, column = map(int, name[1:].split("c"))
    layout = state.layout
    assert layout is not None
    return row, layout.rows[row - 1].index(column) + 1


def place_message(state: GameState, name: str) -> Message:
    """A place such as "r4c2" as people say it: "row 4, card 1"."""
    row, card = counted_place(state, name)
    return Message("place-counted", row=row, card=card)


@dataclass(frozen=True, slots=True)
class PriceMark:
    """What a card or Wonder would cost the player whose turn it is.

    Attributes:
        hit: its hit id.
        coins: the price of the default payment.
        chain: id of the rule by which a chain symbol or a token makes it free, else "".
        affordable: whether the player has enough coins.
    """

    hit: str
    coins: int
    chain: str
    affordable: bool

    def __str__(self) -> str:
        if self.chain:
            return translate("free-by-some-chain")
        if not self.coins:
            return translate("price-nothing")
        return translate("price-of" if self.affordable else "price-too-expensive", coins=self.coins)


def prices(state: GameState) -> tuple[PriceMark, ...]:
    """The prices of all accessible cards and of the player's unconstructed Wonders."""
    if state.outcome is not None or state.decisions or not state.age:
        return ()
    purse = state.city(state.turn).purse
    found = []
    for place in state.structure:
        if place.accessible and place.card is not None and place.card.colour != "senator":
            found.append(_price(state, f"place:{place.name}", place.card, purse))
    for site in state.city(state.turn).wonders:
        if not site.standing:
            found.append(_price(state, f"wonder:{site.wonder.id}", site.wonder, purse))
    return tuple(found)


def _price(state: GameState, hit: str, thing: Card | Wonder, purse: int) -> PriceMark:
    paid = state.cost_of(thing.id)
    chain = paid.lines[0].rule if paid.by_chain else ""
    return PriceMark(hit, paid.total, chain, paid.total <= purse)


def category_title(state: GameState, category: str) -> str:
    """The name of a category of the score sheet in this game."""
    if category == "purple" and state.pantheon is not None:
        return translate("sheet-grand-temples")
    return translate(f"sheet-{category}", coins=CATALOG.coins_per_point)


def lines_of_sheet(state: GameState) -> Iterator[tuple[str, int, int]]:
    """Each line of the score sheet with the points of A and B; the total last."""
    scores = state.scores()
    a, b = scores["A"], scores["B"]
    for category, points in a.categories.items():
        yield category_title(state, category), points, b.categories[category]
    yield translate("sheet-total"), a.total, b.total


def sheet_words(state: GameState, who: str, sheet: ScoreSheet) -> str:
    """The points of a player by category, in words."""
    items = (
        translate("sheet-item", category=category_title(state, category), points=points)
        for category, points in sheet.categories.items()
        if points
    )
    name = name_of(state, who)
    return translate("sheet-of", who=name, total=sheet.total, categories=listed(items, ""))


def offered_tokens(state: GameState) -> tuple[ProgressToken, ...]:
    """Progress tokens to choose from that are not on the board (the Great Library)."""
    if not state.decisions:
        return ()
    found = (action.token for action in state.legal_actions())
    in_sight = {*state.progress_tokens, *(t for who in "AB" for t in state.city(who).progress)}
    return tuple(dict.fromkeys(t for t in found if t is not None and t not in in_sight))


def offered_cards(state: GameState) -> tuple[Card, ...]:
    """Cards to choose from in the discard pile (the Mausoleum) or the box (Treason)."""
    if not state.decisions:
        return ()
    pile = set(state.discard_pile)
    if state.decisions[-1].kind == "treason":
        return tuple(action.card for action in state.legal_actions() if action.card is not None)
    found = (action.card for action in state.legal_actions())
    return tuple(dict.fromkeys(card for card in found if card is not None and card in pile))
