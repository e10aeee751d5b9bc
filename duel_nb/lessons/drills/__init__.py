"""Drills: endless questions of one kind, made and judged by the engine."""
