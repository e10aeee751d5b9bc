"""Pages to print, and sizes of paper."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final, NamedTuple

from duel_nb.arguments import one_of
from duel_nb.page.document import document
from duel_nb.quoting import Given

_STYLE: Final = files("duel_nb.page").joinpath("printed.css").read_text("utf-8")


class Paper(NamedTuple):
    """A size of paper.

    Attributes:
        width: in millimetres.
        height: in millimetres.
    """

    width: float
    height: float


PAPERS: Final[Mapping[str, Paper]] = {"a4": Paper(210, 297), "letter": Paper(215.9, 279.4)}
"""The sizes of paper by name."""
MARGIN: Final = 8.0
"""Around a page, in millimetres: what most printers cannot reach."""
_ROUNDED, _SPARE = 0.3, 1.0
"""Browsers cut a page at whole pixels, and begin another one for what is a little too tall."""


def paper_style(paper: Given[str]) -> str:
    """Style rules for a size of paper: its page, and what is inside the margins as variables.

    Args:
        paper: one of `PAPERS`.

    Raises:
        DuelError: it is unknown.
    """
    size = PAPERS[one_of("paper", paper.casefold() if isinstance(paper, str) else paper, PAPERS)]
    return (
        f"@page {{ size: {size.width}mm {size.height}mm; margin: {MARGIN}mm; }}\n"
        f":root {{ --margin: {MARGIN}mm; --inside-width: {size.width - 2 * MARGIN - _ROUNDED}mm; "
        f"--inside-height: {size.height - 2 * MARGIN - _SPARE}mm; }}\n"
    )


def printed_page(title: str, body: str, style: str, *, pictures: bool = False) -> str:
    """A file to print, as HTML that needs nothing from elsewhere.

    Args:
        title: of the file, as text.
        body: its content, as HTML.
        style: style rules, those of the paper first.
        pictures: whether pictures are part of the content.
    """
    return document(title, _STYLE + style, body, pictures=pictures)
