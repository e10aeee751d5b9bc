"""Argument parsing for the commands under `tests`: with help, and unknown arguments refused."""

from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter


def command(module: str, about: str | None) -> ArgumentParser:
    """The parser of `python -m MODULE`, whose help begins with the docstring of the module."""
    return ArgumentParser(
        prog=f"python -m {module}",
        description=about,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def positive(text: str) -> int:
    """A whole number, at least 1, as the type of an argument."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"expected a whole number from 1, not {text!r}")
    return int(text)
