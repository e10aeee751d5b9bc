"""Cases and puzzles as slides, see `duel_nb.boards.widget.slides`."""
