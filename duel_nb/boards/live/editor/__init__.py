"""The board editor: set up any position by clicking and typing."""
