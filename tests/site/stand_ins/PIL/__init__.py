"""As much of Pillow as the board uses, for tests where Pyodide's Pillow is not at hand.

Pictures are one white pixel; the live board is painted by the page and does not need them.
"""
