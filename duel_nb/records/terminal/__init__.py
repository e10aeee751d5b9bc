"""Play in the terminal: two at one keyboard, or one against the computer.

- `play`: the game loop, and the commands that change the game
- `information`: the commands that answer a question
- `open_game`: saves and loads the game
- `dialogue`: says something and asks something back
- `commands`: the list of commands
- `screen`: prints within 80 columns, cards in their colours
- `offers`: lists the legal actions in groups
- `glance`: prints the position in a few lines
- `matching`: finds actions and commands by abbreviations or misspelt words
- `suggestions`: completions for the line being typed
- `keyboard`: reads lines and keys, with editing, history and completion where possible
- `kept`: keeps unsaved games
"""
