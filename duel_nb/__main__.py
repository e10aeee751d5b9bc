"""`python -m duel_nb` is the command `duel-nb`."""

from duel_nb.cli import main

if __name__ == "__main__":
    main()
