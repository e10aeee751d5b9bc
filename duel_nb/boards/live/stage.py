"""The board in the page: its picture, and over it what can be selected and done.

The page gets the board as data, so that it selects, enlarges and shows what can be done without the
kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from duel_nb.boards.drawing.geometry import Box
from duel_nb.boards.drawing.shapes import Scene
from duel_nb.boards.html import markup
from duel_nb.boards.html.markup import without_rules
from duel_nb.boards.scene.city import treasury
from duel_nb.boards.scene.table import pawn_box
from duel_nb.catalog import CATALOG, Divinity, Gate
from duel_nb.catalog.names import local_name
from duel_nb.engine import Action, GameState
from duel_nb.page.elements import Element, Synced
from duel_nb.session import describe, offers
from duel_nb.session.components import (
    Details,
    Title,
    coins_words,
    details,
    find_card,
    mythology_name,
    mythology_of,
)
from duel_nb.session.offers import About
from duel_nb.session.table import as_known
from duel_nb.words.translate import listed, translate

_MAX_SCALE: Final = 1.6
"""A board is shown at most this many times as large as drawn."""
_NOT_ENLARGED: Final = frozenset({"player", "track", "tray", "scores", "pass"})


class BoardFrame(Element):
    """The frame of a board: fits it into the window, and reports how it is seen, see `Look`."""

    kind = "frame"


class Stage(Element):
    """A board with what lies over it: its children, what can be selected, and the popover.

    A person's act is reported as "play" with the notation of an action, "open" with the hit id of
    something that opens, or "press" with a hit id and the place if somebody listens to that. An
    action that was chosen in another position than the current one does not count: two people may
    act at once, and a second press may come before the page has the next position. What was
    selected in another position is selected again, if it still lies there.

    Attributes:
        things: what lies on the board, lowest first.
        picks: what can be selected to act on it.
        about: hit id -> what is known about it and can be done with it.
        options: options of a pending choice that are named by two clicks, one after the other.
        opens: hit ids that open when they are clicked.
        pointed: where the things lie to which arrows point.
        watched: whether a selection is reported as "select": it ends something.
        tallness: height of the board as a fraction of its width.
        position: another number for another position.
        age: the Age.
        age_name: the Age in words.
        colours: of the rings, by name.
        words: the name of the board and of the button that closes the popover.
    """

    kind = "stage"
    things = Synced[list[dict[str, Any]]]([])
    picks = Synced[list[dict[str, str]]]([])
    about = Synced[dict[str, Any]]({})
    options = Synced[list[dict[str, Any]]]([])
    opens = Synced[list[str]]([])
    pointed = Synced[list[list[float]]]([])
    watched = Synced(False)
    tallness = Synced(1.0)
    position = Synced(0)
    age = Synced(0)
    age_name = Synced("")
    colours = Synced[dict[str, str]]({})
    words = Synced[dict[str, str]]({})

    def receive(self, event: str, data: Any) -> None:
        """What a person did; what is malformed or out of date is ignored."""
        match event, data:
            case "play", {"action": str() as action, "position": self.position}:
                self.happen("play", action)
            case "open", str() as hit if hit in self.opens:
                self.happen("open", hit)
            case "select", {"hit": str() as hit, "position": int() as position}:
                self.happen("select", hit)
                if position != self.position and any(thing["hit"] == hit for thing in self.things):
                    self.ask("select", hit)
            case "press", {"hit": str() | None, "at": [int() | float(), int() | float()]}:
                self.happen("press", data)

    def show(self, board: Scene, seen: GameState) -> None:
        """Show another position or another drawing of it.

        Args:
            board: the scene.
            seen: the position as the viewer knows it.
        """
        self.things = [*things_on(board, seen)]
        self.tallness = round(board.height / board.width, 4)
        self.age = seen.age
        self.age_name = translate("age-named", age=seen.age) if seen.age else ""
        self.words = {"close": translate("close"), "board": translate("board-label")}

    def point(self, board: Scene, boxes: Iterable[Box]) -> None:
        """Say where the things lie to which arrows point: the coach's advice does not hide them."""
        self.pointed = [_place(board, box) for box in boxes]

    def fit(self, board: Scene, *, folded: bool) -> None:
        """Make a board as large as the room that the page measures (`--duel-room`) allows.

        Args:
            board: the scene.
            folded: whether it has the layout of a phone, as wide as the page.
        """
        wide = board.width
        if folded:
            self.style = {"width": "100%", "max-width": f"{wide:.0f}px"}
        else:
            room = f"min(100%, var(--duel-room, 90vh) * {wide / board.height:.4f})"
            self.style = {"width": room, "max-width": f"{_MAX_SCALE * wide:.0f}px"}

    def offer(self, state: GameState, prices: Mapping[str, str]) -> None:
        """Offer what can be selected in a position.

        Args:
            state: the position.
            prices: hit id -> its price, if known.
        """
        self.picks = [
            {"hit": pick.hit, "label": pick.label, "tip": prices.get(pick.hit, "")}
            for pick in offers.picks(state)
        ]
        self.options = [
            {"hits": list(hits), "action": str(action)}
            for hits, action in offers.options_by_hits(state)
        ]

    def offer_nothing(self) -> None:
        """Offer nothing: nobody is to act at the board."""
        self.picks, self.options = [], []


def about_data(
    about: About, foretells: bool, tips: Callable[[Action], Sequence[str]] = lambda action: ()
) -> dict[str, Any]:
    """What is known about a selection, for the popover.

    Args:
        about: the selection.
        foretells: whether to say how the game would end.
        tips: what else is said about an action, as HTML; the same is said once.
    """
    told: set[str] = set()
    made = []
    for offer in about.offers:
        if offer.legal:
            new = [tip for tip in tips(offer.action) if tip not in told]
            told.update(new)
            text = "".join((markup.effect(offer, foretells), *new))
            made.append({"action": str(offer.action), "label": offer.label, "text": text})
    refused = [offer for offer in about.offers if not offer.legal]
    return {
        "title": markup.about_panel(about),
        "offers": made,
        "refused": markup.refused(refused),
    }


def things_on(board: Scene, seen: GameState) -> Iterator[dict[str, Any]]:
    """What lies on a board, lowest first: names, hit ids, texts to enlarge, and places."""

    def thing(name: str, box: Box, hit: str = "", large: Details | None = None) -> dict[str, Any]:
        place = _place(board, box)
        lines = [large.title.words, *large.lines] if large else []
        italic = large is not None and large.title.italic
        return {"name": name, "hit": hit, "lines": lines, "italic": italic, "box": place}

    cards = {f"place:{p.name}": f"card:{p.card.id}" for p in seen.structure if p.card is not None}
    tucked = {
        f"wonder:{site.wonder.id}": f"card:{site.tucked.id}"
        for who in "AB"
        for site in seen.city(who).wonders
        if site.tucked is not None
    }
    for target in board.hits():
        if target.hit in tucked:
            yield thing(tucked[target.hit], target.box)
        if target.hit == "discard" and seen.discard_pile:
            yield thing(f"card:{seen.discard_pile[-1].id}", target.box)
        name = cards.get(target.hit) or target.hit.partition(".")[0]  # copies look alike
        yield thing(name, target.box, target.hit, _enlarged(seen, name, target.label))
        if target.hit == "track":
            yield thing("pawn", pawn_box(seen.pawn, target.box))
        if target.hit in ("player:A", "player:B"):
            who = target.hit[-1]
            coins = Details(Title(coins_words(seen.city(who).coins)))
            yield thing(f"coins:{who}", treasury(target.box), large=coins)


def _place(board: Scene, box: Box) -> list[float]:
    """A box as the page knows it: in widths of the board."""
    return [round(measure / board.width, 4) for measure in box]


def _enlarged(seen: GameState, name: str, label: str) -> Details | None:
    """The text of an enlarged item without ids of rules; None if it is not enlarged.

    Args:
        seen: the position as the viewer knows it.
        name: of the item.
        label: the item in one line.
    """
    kind, _, which = name.partition(":")
    match kind:
        case _ if kind in _NOT_ENLARGED:
            return None
        case "card":
            return details(CATALOG.card(which))
        case "wonder":
            return details(CATALOG.wonder(which))
        case "token":
            return details(CATALOG.progress_token(which))
        case "conspiracy":
            return details(CATALOG.conspiracy(which))
        case "divinity":
            return _divinity(find_card(which))
        case "discard":
            return Details(Title(label), (listed(map(local_name, seen.discard_pile)),))
    expanded = kind in describe.EXPANSIONS
    title, lines = describe.describe(seen, name) if expanded else (label, ())
    pantheon = as_known(seen).pantheon
    card = pantheon.cards[int(which) - 1] if pantheon is not None and kind == "space" else None
    head = Details(Title(title)) if card is None else _divinity(card)
    return Details(head.title, (*head.lines, *map(without_rules, lines)))


def _divinity(card: Divinity | Gate) -> Details:
    mythology = mythology_of(card)
    return details(card, mythology_name(mythology) if mythology else "")
