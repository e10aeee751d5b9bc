"""Scenes: where everything is on the board, part by part."""
