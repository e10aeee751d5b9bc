"""Rules as functions over a position: they change nothing."""
