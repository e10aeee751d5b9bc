"""Argument parsing for the commands under `tests`: with help, and unknown arguments refused."""

from argparse import ArgumentParser, RawDescriptionHelpFormatter


def command(module: str, about: str | None) -> ArgumentParser:
    """The parser of `python -m MODULE`, whose help begins with the docstring of the module."""
    return ArgumentParser(
        prog=f"python -m {module}",
        description=about,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
