"""The tips of a first game as cards: one HTML file to print, or to open on a phone."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib.resources import files
from itertools import groupby
from typing import Final

from duel_nb.engine.configure import configure, usual_edition
from duel_nb.lessons.first_game.tips import Tip, tips_for
from duel_nb.page.paper import paper_style, printed_page
from duel_nb.quoting import Given
from duel_nb.words.translate import translate

_STYLE: Final = files("duel_nb.lessons.first_game").joinpath("cards.css").read_text("utf-8")


def guide_cards(expansions: Given[Iterable[str]] = (), paper: Given[str] = "a4") -> str:
    """The tips of a first game as one HTML file: each card says when it is read.

    Tips that are read at the same moment stand on one card. With an expansion, players are
    expected to know the base game, as in `duel.first_game`.

    Args:
        expansions: of "pantheon" and "agora".
        paper: "a4" or "letter".

    Raises:
        DuelError: an expansion or the paper is unknown.
    """
    chosen = configure(expansions, usual_edition(), ("A", "B")).expansions
    style = paper_style(paper) + _STYLE
    tips = [tip for tip in tips_for(chosen) if tip.card]
    order = {card: at for at, card in enumerate(dict.fromkeys(tip.card for tip in tips))}
    tips.sort(key=lambda tip: order[tip.card])
    cards = "\n".join(_card(when, list(found)) for when, found in groupby(tips, _read_when))
    body = f"<h1>{_text('first-cards-title')}</h1>\n<p>{_text('first-cards-how')}</p>\n"
    body += f"<main>\n{cards}\n</main>"
    return printed_page(translate("first-cards-title"), body, style)


def _read_when(tip: Tip) -> str:
    return tip.card


def _card(when: str, tips: Iterable[Tip]) -> str:
    told = "".join(
        f"<p><b>{_text(f'first-{tip.id}-title')}.</b> {_text(f'first-{tip.id}')}</p>"
        for tip in tips
    )
    return f"<section><h2>{_text(f'first-when-{when}')}</h2>{told}</section>"


def _text(key: str) -> str:
    return escape(translate(key))
