"""Print within 80 columns, with cards in their colours."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from duel_nb.catalog import CATALOG
from duel_nb.engine import GameState
from duel_nb.languages import language
from duel_nb.quoting import visible
from duel_nb.session import text

#: The hanging indent of a paragraph, in columns.
_HANGING: Final = 4

#: Legible on light and dark backgrounds; a terminal with fewer colours takes the nearest.
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
    """The terminal, in colour unless it is a file, a pipe or a dumb one, or NO_COLOR is set."""
    console = Console(highlight=False)
    if console.no_color or console.is_dumb_terminal or not console.is_terminal:
        return Console(highlight=False, color_system=None)
    return console


class Screen:
    """Prints a game.

    Args:
        console: the terminal, or a file in its place.
    """

    def __init__(self, console: Console) -> None:
        self.console = console
        self.width = min(text.WIDTH, console.width)

    def say(self, words: str, style: str = "", hanging: int = _HANGING) -> None:
        """Print lines, wrapped with a hanging indent or under their last column.

        Args:
            words: the text; control characters in it are escaped.
            style: a style of Rich for all of it.
            hanging: the hanging indent, in columns.
        """
        for line in visible(words).rstrip("\n").split("\n"):
            content = line.lstrip()
            indent = " " * (len(line) - len(content))
            marked = _marked(content, style)
            width = self.width - len(indent)
            if cell_len(content) <= width:
                self._print(Text(indent) + marked)
                continue
            columns = [found.end() for found in re.finditer("  +", content)]
            within = columns[-1] if columns and columns[-1] < width / 2 else hanging
            for number, piece in enumerate(_wrapped(marked, width, within)):
                piece.rstrip()
                self._print(Text(indent + " " * (within if number else 0)) + piece)

    def position(self, state: GameState, blocks: Iterable[tuple[str, str]]) -> None:
        """Print named blocks of the text of a position, with the structure in colour.

        Args:
            state: the position.
            blocks: the name and the text of each block.
        """
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
        """Clear the screen."""
        self.console.clear()

    def _print(self, line: Text) -> None:
        self.console.print(line, soft_wrap=True)


def _wrapped(paragraph: Text, width: int, hanging: int) -> Iterable[Text]:
    """Wrap a paragraph; all lines but the first are narrower by the hanging indent.

    A longer word, such as a path, is not broken, so that it can be copied; nor is a no-break space.
    """
    words, start = paragraph.plain, 0
    breaks: list[int] = []
    for word in re.finditer("[^ ]+", words):
        if word.start() > start and cell_len(words[start : word.end()]) > width:
            if not breaks:
                width -= hanging
            start = word.start()
            breaks.append(start)
    return paragraph.divide(breaks)


@cache
def _card(language: str) -> re.Pattern[str]:
    """A pattern of card names; "the Senate" and "the Pantheon" are not cards."""
    names = {card.names.get(language, card.name) for card in CATALOG.cards}
    return re.compile(
        r"(?<!The )(?<!the )\b(?:"
        + "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
        + r")(?!\w)"
    )


def _marked(words: str, style: str) -> Text:
    """A text with cards in their colours and rule ids dimmed."""
    marked = Text(words, style)
    for found in _card(language()).finditer(words) if style in ("", "bold") else ():
        marked.stylize(_STYLES[found[0]], found.start(), found.end())
    marked.highlight_regex(_RULE, "dim")
    return marked
