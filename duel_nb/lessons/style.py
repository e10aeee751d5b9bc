"""The style of lessons where there is no page of elements, such as in a saved notebook."""

from typing import Final

from duel_nb.page.module import TEXT_STYLE

STYLE: Final = f"<style>{TEXT_STYLE}</style>"
