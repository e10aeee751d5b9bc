"""The module in the page, its loader and its style sheet, as texts.

The module is written as several small ones; the page gets them as one, without their imports. All
pages of a window share it: each has only the loader of its own.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

_ROOM: Final = files("duel_nb.page")
_FOLDER: Final = _ROOM / "js"
_PARTS: Final = (
    *("dom", "surroundings", "tree", "send", "things"),
    *("zoom", "motion", "fit", "frame", "stage", "kinds", "view", "index"),
)
"""The modules, each after those it imports."""


def _joined(parts: tuple[str, ...]) -> str:
    """Some modules as one, without comments: names are exported by the last one only."""
    texts = [(_FOLDER / f"{part}.js").read_text("utf-8") for part in parts]
    texts = [re.sub(r"^import .*?;\n", "", text, flags=re.M | re.S) for text in texts]
    texts = [
        re.sub(r"^ *(/\*\*((?!\*/).)*\*/|//[^\n]*)\n", "", text, flags=re.M | re.S)
        for text in texts
    ]
    texts[:-1] = [re.sub(r"^export ", "", text, flags=re.M) for text in texts[:-1]]
    return "".join(texts)


SCRIPT: Final = _joined(_PARTS)
"""An ES module with ``initialize`` and ``render``, as anywidget wants it."""

LOADER: Final = _joined(("load",))
"""An ES module that loads the other one, once for all pages of a window."""

_TEXT_STYLE: Final = (_ROOM / "texts.css").read_text("utf-8")

STYLE_TAG: Final = f"<style>{_TEXT_STYLE}</style>"
"""The style of texts (rules, bills, errors) where there is no page, as in a saved notebook."""

STYLE: Final = _TEXT_STYLE + (_ROOM / "page.css").read_text("utf-8")
"""The style of everything that it shows."""
