"""Setting up any position on a drawn board, by clicking and by typing."""
