"""A game in the terminal, for people without a browser: two at one keyboard, or one alone.

- `play`: the game: what is shown, what is obeyed
- `commands`: what can be typed besides actions
- `screen`: prints within 80 columns, cards in their colours
- `offers`: what can be done now, in groups that a window has room for
- `meant`: which action or command somebody means by a few letters or by a misspelt word
- `keyboard`: reads lines and single keys, with editing, history and completion where there is a
  terminal that can do it
- `kept`: a game that nobody saved is kept, so that a closed window loses nothing
"""
