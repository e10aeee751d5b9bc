"""Scene: what lies where on the board, part by part."""
