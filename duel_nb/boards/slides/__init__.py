"""Slides: a game or a case in pictures, one step at a time, for an audience or a phone.

`story` defines slides, `of_session` makes them from a game, `pictures` draws their boards, and
`player` puts them into an HTML page or over a notebook.
"""
