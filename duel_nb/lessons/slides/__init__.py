"""Cases and puzzles as slides, see `duel_nb.boards.live.slides`."""
