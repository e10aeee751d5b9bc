"""What cards, Wonders and tokens do, a module for each kind of component."""
