"""What can be done in a turn: when, why not, and what it does."""
