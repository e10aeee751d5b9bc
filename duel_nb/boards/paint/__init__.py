"""Painters: a scene on a canvas, as a picture, or as a film."""
