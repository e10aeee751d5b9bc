"""Generate the API pages from the docstrings into build/api: `make api`.

Warnings are errors: an exported name that does not exist, a docstring that cannot be parsed.
"""

import sys
import warnings
from importlib import import_module
from pathlib import Path

import pdoc

import duel_nb

PAGES = Path(__file__).resolve().parents[1] / "build" / "api"

#: The public modules: the package itself, and the rooms whose names it re-exports.
MODULES = (
    "duel_nb",
    "duel_nb.catalog",
    "duel_nb.rulebook",
    "duel_nb.engine",
    "duel_nb.words",
    "duel_nb.players",
    "duel_nb.scenarios",
    "duel_nb.lessons",
    "duel_nb.lessons.exercises",
    "duel_nb.records",
)


def main() -> int:
    """Write a page for each module; return 1 if pdoc warns."""
    for module in map(import_module, MODULES):
        for name in getattr(module, "__all__", ()):
            vars(module)[name] = getattr(module, name)  # pdoc does not see lazy imports
    pdoc.render.configure(docformat="google", footer_text=f"duel_nb {duel_nb.__version__}")
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        # Names imported only for type checking are printed without a link.
        warnings.filterwarnings("ignore", message="Error parsing type annotation")
        pdoc.pdoc(*MODULES, output_directory=PAGES)
    for warning in found:
        print(warning.message, file=sys.stderr)
    print(f"{PAGES / 'duel_nb.html'}: the API, {len(MODULES)} pages.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
