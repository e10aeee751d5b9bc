"""How fast things are, each also as a ratio to a fixed loop measured in the same run."""
