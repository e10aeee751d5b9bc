"""Reference pictures of positions: ``python -m tests.boards.pictures`` draws them again.

After an intended change of the drawing, draw them again, look at each one, and commit them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

import duel_nb as duel
from duel_nb.boards.drawing import cards, expansion_cards
from duel_nb.boards.drawing.palettes import LIGHT, palette
from duel_nb.boards.drawing.shapes import Scene, SpriteAt
from duel_nb.boards.paint import png
from duel_nb.boards.scene import marks
from duel_nb.boards.scene.board import highlights, scene
from duel_nb.boards.scene.frame import LAYOUTS
from duel_nb.catalog import CATALOG
from duel_nb.session import offers
from tests.arguments import command
from tests.boards import agora_positions, pantheon_positions, positions

FOLDER = Path(__file__).parent / "pictures"
SCALE = 0.5
CLOSE = 3.0
"""The scale of the components seen from close by: there the slant of a letter counts."""

NEAR = "components"
#: Name of the picture -> where the position is, theme and palette, what is selected. A picture
#: whose name begins with "narrow", "tablet" or "phone" shows that layout.
Every = Callable[[], dict[str, duel.GameState]]
WANTED: dict[str, tuple[Every, str, str, str, str | None]] = {
    "draft": (positions.every, "draft", "light", "standard", None),
    "age-1": (positions.every, "age I", "light", "standard", "place:r5c3"),
    "age-2-dark": (positions.every, "age II", "dark", "standard", None),
    "age-3-contrast": (positions.every, "age III", "light", "contrast", None),
    "choice-of-discarded-cards": (positions.every, "mausoleum", "light", "standard", None),
    "choice-of-tokens": (positions.every, "library", "dark", "contrast", None),
    "score-sheet": (positions.every, "over, by points", "light", "standard", None),
    "crowded": (positions.every, "crowded", "light", "standard", None),
    "pantheon": (pantheon_positions.every, "age II", "light", "standard", None),
    "pantheon-full-dark": (
        pantheon_positions.every,
        "full of everything",
        "dark",
        "standard",
        None,
    ),
    "place-a-divinity": (pantheon_positions.every, "place a Divinity", "light", "standard", None),
    "agora": (agora_positions.every, "age II", "light", "standard", None),
    "both": (agora_positions.every, "both, age II", "dark", "standard", None),
    "both-contrast": (agora_positions.every, "both, everything", "dark", "contrast", None),
    "narrow-draft": (positions.every, "draft", "dark", "standard", None),
    "narrow-age-1": (positions.every, "age I", "light", "standard", "place:r5c3"),
    "narrow-age-3": (positions.every, "age III", "light", "standard", None),
    "narrow-choice-of-divinities": (pantheon_positions.every, "Gate", "light", "standard", None),
    "narrow-score-sheet": (agora_positions.every, "both, over", "light", "contrast", None),
    "narrow-both": (agora_positions.every, "both, everything", "dark", "standard", None),
    "tablet-age-3": (positions.every, "age III", "light", "standard", None),
    "tablet-both": (agora_positions.every, "both, everything", "dark", "standard", None),
    "phone-age-1": (positions.every, "age I", "light", "standard", "place:r5c3"),
    "phone-both": (agora_positions.every, "both, everything", "dark", "standard", None),
    "phone-open-city": (pantheon_positions.every, "full of everything", "light", "standard", None),
}


def shown(name: str) -> Scene:
    """A board as it is seen: with prices, the choice that is due and the selection."""
    where, position, theme, kind, selected = WANTED[name]
    state = where()[position]
    pal = palette(theme, kind)
    layout = name.partition("-")[0]
    layout = layout if layout in LAYOUTS else "wide"
    opened = "A" if name.endswith("open-city") else None
    board = scene(state.view(state.to_act), theme=pal, layout=layout, opened=opened)
    laid = marks.marks(board, state, (), pal, priced=True)
    return board.with_items((*laid, *highlights(board, selected, offers.choices(state), pal)))


def components() -> Scene:
    """A card of each kind from close by, with its title."""
    sphinx, left = CATALOG.wonder("sphinx"), 0.0
    faces = [
        cards.card_face(CATALOG.card("library"), 90, 92, 62, LIGHT),
        cards.wonder_card(sphinx, 130, 92, LIGHT),
        cards.wonder_offer(sphinx, 200, 150, LIGHT),
        cards.card_strip(CATALOG.card("altar"), 120, 24, LIGHT),
        expansion_cards.card_face(CATALOG.divinity("mars"), 90, 70, LIGHT),
        expansion_cards.conspiracy_face(CATALOG.conspiracy("coup"), 126, 62, LIGHT),
    ]
    placed = []
    for face in faces:
        placed.append(SpriteAt(left + 4, 4, face))
        left += face.bounds[2] + 8
    return Scene(left, 158, placed, background=LIGHT.table)


def draw(name: str) -> Image.Image:
    """The picture of a position, or of the components."""
    return png.paint(components(), CLOSE) if name == NEAR else png.paint(shown(name), SCALE)


def reduced(image: Image.Image) -> Image.Image:
    """A picture with as few colours as a kept one has."""
    if image.mode == "P":
        return image
    return image.quantize(128, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)


def differ(one: Image.Image, other: Image.Image) -> float:
    """How much two pictures differ, 0 to 255, at the place where they differ most.

    Both get the colours of a kept picture and are blurred a little: edges and letters may come out
    otherwise with another version of Pillow, but nothing may lean, be missing or lie elsewhere.
    """
    if one.size != other.size:
        return 255.0
    blur = ImageFilter.BoxBlur(2)
    blurred = (reduced(image).convert("RGB").filter(blur) for image in (one, other))
    extrema = ImageChops.difference(*blurred).getextrema()
    return float(max(high for _, high in extrema))  # type: ignore[misc]


def kept() -> Iterator[tuple[str, Path]]:
    """Every picture with its file."""
    for name in (*WANTED, NEAR):
        yield name, FOLDER / f"{name}.png"


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for name, file in kept():
        image = reduced(draw(name))
        image.save(file, "PNG", optimize=True)
        print(f"{file.name}: {file.stat().st_size / 1024:.0f} kB")
    for file in FOLDER.glob("*.png"):
        if file.stem not in (*WANTED, NEAR):
            file.unlink()
    return 0


if __name__ == "__main__":
    command("tests.boards.pictures", __doc__).parse_args()
    sys.exit(main())
