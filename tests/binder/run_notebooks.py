"""Run every notebook of a folder and print, as JSON, the memory it took and the pictures it drew.

    python run_notebooks.py FOLDER

It runs in an environment that has only what Binder installs, so it uses nothing else.
"""

from __future__ import annotations

import argparse
import json
import threading
from pathlib import Path

import nbformat
import psutil
from nbclient import NotebookClient

SAMPLE_SECONDS = 0.05


def family_megabytes() -> float:
    """The memory of this process and all that it started, without what they share twice."""
    me = psutil.Process()
    total = 0
    for process in (me, *me.children(recursive=True)):
        try:
            total += process.memory_full_info().pss
        except psutil.Error:
            continue  # it ended in the meantime
    return total / 1e6


def run(path: Path) -> dict[str, object]:
    """Run one notebook; what it drew, and the most memory it took together with this process."""
    notebook = nbformat.read(path, as_version=4)
    peak, over = 0.0, threading.Event()

    def watch() -> None:
        nonlocal peak
        while not over.wait(SAMPLE_SECONDS):
            peak = max(peak, family_megabytes())

    watching = threading.Thread(target=watch)
    watching.start()
    try:
        NotebookClient(
            notebook,
            timeout=300,
            kernel_name="python3",
            resources={"metadata": {"path": str(path.parent)}},
        ).execute()
    finally:
        over.set()
        watching.join()
    outputs = [out for cell in notebook.cells for out in cell.get("outputs", ())]
    pictures = sum("image/png" in out.get("data", {}) for out in outputs)
    return {"notebook": path.name, "megabytes": round(peak), "pictures": pictures}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="the folder of the notebooks")
    for found in sorted(parser.parse_args().folder.glob("[0-9][0-9]-*.ipynb")):
        print(json.dumps(run(found)), flush=True)
