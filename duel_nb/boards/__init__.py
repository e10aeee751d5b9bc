"""The board: a display list of the position, with painters for canvas, picture and text."""
