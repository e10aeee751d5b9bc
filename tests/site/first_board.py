"""Measure how long a visitor of the static site waits for the first board.

    python -m tests.site.first_board [--rounds 3]

builds the site and visits it in a new Chromium each time: the seconds from the first request until
the first board of the first notebook is painted, with all cells run at once. Pyodide is on this
machine, with small stand-ins for NumPy and Pillow, so the network takes no time.
"""

import os
import tempfile
from pathlib import Path
from statistics import median

from tests.arguments import command
from tests.site import distribution
from tests.site.page import SiteServer, site_page

FIRST = "00-start-here.ipynb"


def main(arguments: list[str] | None = None) -> None:
    """Build, visit, and print the seconds of each visit and their median."""
    parser = command("tests.site.first_board", __doc__)
    parser.add_argument("--rounds", type=int, default=3, help="visits, each in a new browser (3)")
    given = parser.parse_args(arguments)
    if given.rounds < 1:
        parser.error("--rounds: at least one visit is needed.")
    with tempfile.TemporaryDirectory() as home:
        pyodide = Path(home, "pyodide")
        pyodide.mkdir()
        distribution.fetch(distribution.needed_version(), pyodide)
        server = SiteServer(distribution.build_site(Path(home, "site")))
        seconds = []
        try:
            for _ in range(given.rounds):
                with site_page(server, pyodide) as page:
                    seconds.append(page.first_board(FIRST))
                print(f"{seconds[-1]:.1f} s")
        finally:
            server.stop()
    print(f"median {median(seconds):.1f} s, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
