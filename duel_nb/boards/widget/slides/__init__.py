"""Slides: a game or a case in pictures with one sentence at a time, for a room or a phone.

`story` says what slides are, `of_session` makes them of a game; `pictures` draws all of their
boards at once, and `player` puts them into a page of their own or over a notebook.
"""
