"""How well the computer players play, and how they learnt it."""
