"""A game that is being played, without widgets and without drawing.

- `match`: who acts, who may see what, what is new; the board and the terminal are views of it
- `session`: its positions in lines, with undo, redo and branches
- `computers`: who plays, a person or the computer
- `savefile`, `kept_games`: its file, and the folder of the games that go on
- `options`, `offers`, `preview`: what can be done with something, and what that would do
- `describe`, `explain`: what something is, and what matters now
- `components`, `table`, `pantheon`, `senate`: everything on the table in words
- `text`: the whole position as plain text

What lies on the table is named by hit ids, such as "place:r5c3" or "wonder:sphinx".
"""
