"""The tips of a first game as cards: one HTML file to print, or to open on a phone."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from itertools import groupby
from string import Template
from typing import Final

from duel_nb.engine.configure import configure, usual_edition
from duel_nb.languages import language
from duel_nb.lessons.first_game.tips import Tip, tips_for
from duel_nb.page.paper import paper_style
from duel_nb.quoting import Given
from duel_nb.words.translate import translate

_STYLE: Final = """
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 3mm; max-width: 210mm; background: #fff; color: #000;
  font: 11pt/1.3 Arial, Helvetica, sans-serif; }
h1 { margin: 0 0 2mm; font-size: 16pt; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 62mm), 1fr));
  gap: 3mm; margin-top: 4mm; }
section { padding: 2.5mm 3mm; border: 0.3mm solid #000; border-radius: 2mm; break-inside: avoid; }
h2 { margin: 0 0 1.5mm; padding-bottom: 1mm; border-bottom: 0.3mm solid #000; font-size: 10.5pt; }
p { margin: 0 0 1.5mm; }
@media print { body { padding: 0; max-width: none; font-size: 9.5pt; } }
"""
_PAGE: Final = Template(
    """<!DOCTYPE html>
<html lang="$language">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="color-scheme" content="light">
<meta name="referrer" content="no-referrer">
<title>$title</title>
<style>$style</style>
</head>
<body>
<h1>$title</h1>
<p>$how</p>
<main>
$cards
</main>
</body>
</html>
"""
)


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
    return _PAGE.substitute(
        language=language(),
        title=_text("first-cards-title"),
        how=_text("first-cards-how"),
        style=style,
        cards=cards,
    )


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
