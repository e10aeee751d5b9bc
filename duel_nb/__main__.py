"""`python -m duel_nb` is the command `duel-nb`."""

from duel_nb.cli import app

if __name__ == "__main__":
    app(prog_name="duel-nb")
