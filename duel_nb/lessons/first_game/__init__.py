"""A guided first game: each rule is told when it is first met, on the board or at a table."""
