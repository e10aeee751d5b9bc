"""The style of the pages and exercises of lessons, in addition to that of the board."""

from importlib.resources import files
from typing import Final

from duel_nb.boards.widget.page import STYLE as BOARD_STYLE

_CSS = files("duel_nb.lessons").joinpath("lessons.css").read_text("utf-8")

STYLE: Final = f"{BOARD_STYLE}<style>{_CSS}</style>"
