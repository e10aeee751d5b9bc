"""Painters: a scene on a canvas, as a picture, as a film, or in words."""
