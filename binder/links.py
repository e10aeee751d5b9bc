"""Update the Binder launch links from the repository's address in ``pyproject.toml``.

    make links

rewrites the links in the README and in the sources of the notebooks. To move the repository,
change ``Repository`` in ``pyproject.toml``, then run this and build the notebooks.
"""

from __future__ import annotations

import argparse
import re
import tomllib
from pathlib import Path
from urllib.parse import quote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
BRANCH = "main"
FIRST = "00-start-here.ipynb"
#: A launch link to any repository.
LINK = re.compile(r"https://mybinder\.org/v2/gh/[^\s)\"'>\]]+")


def repository() -> str:
    """OWNER/NAME of the repository."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        address = tomllib.load(file)["project"]["urls"]["Repository"]
    return urlsplit(address).path.strip("/")


def launch_link(language: str = "") -> str:
    """The address that opens JupyterLab on the first notebook in a new Binder session.

    Args:
        language: of the notebook; "" for English.
    """
    folder = f"notebooks/{language}" if language else "notebooks"
    return (
        f"https://mybinder.org/v2/gh/{repository()}/{BRANCH}"
        f"?urlpath={quote(f'lab/tree/{folder}/{FIRST}', safe='')}"
    )


def documents() -> list[Path]:
    """The documents that may contain the link."""
    return [*sorted(ROOT.glob("README*.md")), *sorted((ROOT / "notebooks" / "src").glob("*.md"))]


def wanted(document: Path) -> str:
    """The launch link of a document: README.de.md leads to the German course."""
    return launch_link(document.stem.partition(".")[2])


def stale() -> list[str]:
    """Launch links in the documents that are out of date, as "FILE: LINK"."""
    return [
        f"{path.relative_to(ROOT)}: {link}"
        for path in documents()
        for link in LINK.findall(path.read_text("utf-8"))
        if link != wanted(path)
    ]


def main() -> None:
    """Update the link in every document that has one."""
    for path in documents():
        old = path.read_text("utf-8")
        new = LINK.sub(wanted(path), old)
        if new != old:
            path.write_text(new, "utf-8")
            print(f"{path.relative_to(ROOT)}: written")
    print(launch_link())


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    main()
