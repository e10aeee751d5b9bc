"""A guided first game: each rule is explained when it first matters, on the board or a table."""
