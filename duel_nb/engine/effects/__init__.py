"""The effects of cards, Wonders and tokens, a module for each kind of component."""
