"""Practice: what was learnt comes back when it would be forgotten."""
