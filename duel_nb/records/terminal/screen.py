"""Printing for people: nothing wider than 80 columns, cards in their colours."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from duel_nb.boards.paint import text
from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState
from duel_nb.languages import language
from duel_nb.quoting import visible

#: How far the second line of a paragraph is moved in.
_HANGING: Final = 4

#: To be read on a light and on a dark ground; a terminal with fewer colours takes the nearest.
_COLOURS: Final = {
    "brown": "color(130)",
    "grey": "color(243)",
    "blue": "color(67)",
    "green": "color(28)",
    "yellow": "color(136)",
    "red": "color(160)",
    "purple": "color(133)",
    "senator": "color(97)",
    "grand-temple": "color(66)",
}

_STYLES: Final = {
    name: _COLOURS.get(card.colour, "") for card in CATALOG.cards for name in card.names.values()
}
_RULE: Final = re.compile(r"\((?:[A-Z]+-)+[A-Z0-9-]+\)")


def screen_console() -> Console:
    """The terminal; in colour where it has any, nobody forbids it, and it is no file or pipe."""
    console = Console(highlight=False)
    if console.no_color or console.is_dumb_terminal or not console.is_terminal:
        return Console(highlight=False, color_system=None)
    return console


class Screen:
    """Where a game is printed.

    Args:
        console: the terminal, or a file that takes its place.
    """

    def __init__(self, console: Console) -> None:
        self.console = console
        self.width = min(text.WIDTH, console.width)

    def say(self, words: str, style: str = "", hanging: int = _HANGING) -> None:
        """Print lines; a longer one goes on in the next line, moved in or under its last column.

        Args:
            words: what to say, as it is: nothing in it acts on the terminal.
            style: for all of it.
            hanging: how far a second line is moved in.
        """
        for line in visible(words).rstrip("\n").split("\n"):
            said = line.lstrip()
            before = " " * (len(line) - len(said))
            marked = _marked(said, style)
            room = self.width - len(before)
            columns = [found.end() for found in re.finditer("  +", said)]
            if cell_len(said) <= room:
                self._print(Text(before) + marked)
                continue
            within = columns[-1] if columns and columns[-1] < room / 2 else hanging
            for number, piece in enumerate(_broken(marked, room, within)):
                piece.rstrip()
                self._print(Text(before + " " * (within if number else 0)) + piece)

    def position(self, state: GameState, blocks: Iterable[tuple[str, str]]) -> None:
        """Print named blocks of the text of a position; its structure is drawn in colour."""
        for name, block in blocks:
            if name != "structure":
                self.say(block)
                continue
            self.say(block.partition("\n")[0])
            for line in text.drawing(state):
                drawn = Text()
                for words, place in line:
                    colour = "" if place is None or place.card is None else place.card.colour
                    drawn.append(words, _COLOURS.get(colour, ""))
                self._print(drawn)

    def blank(self) -> None:
        """Print an empty line."""
        self.console.print()

    def clear(self) -> None:
        """Take away what is on the screen."""
        self.console.clear()

    def _print(self, line: Text) -> None:
        self.console.print(line, soft_wrap=True)


def _broken(paragraph: Text, width: int, hanging: int) -> Iterable[Text]:
    """Lines of so many columns, the second and later ones moved in.

    A longer word, such as a path, stays in one piece to be copied.
    """
    words, start = paragraph.plain, 0
    breaks: list[int] = []
    for word in re.finditer(r"\S+", words):
        if word.start() > start and cell_len(words[start : word.end()]) > width:
            if not breaks:
                width -= hanging
            start = word.start()
            breaks.append(start)
    return paragraph.divide(breaks)


@cache
def _card(language: str) -> re.Pattern[str]:
    """A card by its name; "the Senate" and "the Pantheon" are no cards."""
    names = {card.names.get(language, card.name) for card in CATALOG.cards}
    return re.compile(
        r"(?<!The )(?<!the )\b(?:"
        + "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
        + r")(?!\w)"
    )


def _marked(words: str, style: str) -> Text:
    marked = Text(words, style)
    for found in _card(language()).finditer(words) if style in ("", "bold") else ():
        marked.stylize(_STYLES[found[0]], found.start(), found.end())
    marked.highlight_regex(_RULE, "dim")
    return marked
