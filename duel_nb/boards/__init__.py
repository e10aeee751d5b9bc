"""The board: pictures of components, their layout, painters, slides, and the live board."""
