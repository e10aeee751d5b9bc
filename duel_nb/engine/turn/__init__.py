"""The actions of a turn: when they are allowed, why not, and what they do."""
