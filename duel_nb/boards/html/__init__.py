"""The texts around a board as HTML."""
