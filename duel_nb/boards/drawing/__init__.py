"""Drawing: shapes, palettes, icons, and the picture of each single component."""
