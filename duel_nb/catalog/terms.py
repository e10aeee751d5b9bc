"""Game terms used in the data files: resources, colours, symbols, sections, sets, kinds."""

from typing import Final, Literal

RAW: Final = ("wood", "clay", "stone")
MANUFACTURED: Final = ("glass", "papyrus")
RESOURCES: Final = RAW + MANUFACTURED
COLOURS: Final = ("brown", "grey", "blue", "green", "yellow", "red", "purple")
SCIENCE_SYMBOLS: Final = (
    "armillary-sphere",
    "scales",
    "sundial",
    "mortar",
    "plumb-bob",
    "quill",
    "wheel",
)
SETS: Final = ("base", "pantheon", "agora")
DECKS: Final = ("age-1", "age-2", "age-3", "guild", "grand-temple", "senator")
SECTIONS: Final = ("left", "centre", "right")

Kind = Literal[
    "card", "wonder", "progress", "divinity", "gate", "mythology", "decree", "conspiracy"
]
KINDS: Final[tuple[Kind, ...]] = (
    "card",
    "wonder",
    "progress",
    "divinity",
    "gate",
    "mythology",
    "decree",
    "conspiracy",
)
