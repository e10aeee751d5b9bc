"""Build hook that compiles the engine and the search with mypyc.

Off unless ``HATCH_BUILD_HOOKS_ENABLE=1`` is set, so that nobody else needs a C compiler. A wheel
contains the compiled modules beside their sources; an editable install puts them into the work
tree (`make fast` does that, `make pure` removes them). `pyproject.toml` lists the modules that are
compiled, and why some are not.
"""

from __future__ import annotations

import os
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: Only the modules named in `pyproject.toml` are read; `make test` has checked their types.
MYPY = ("--config-file=", f"--cache-dir={os.devnull}", "--follow-imports=skip")


def matching_modules(root: Path, patterns: list[str]) -> set[str]:
    """The modules that match any of the patterns, as paths relative to the root.

    Raises:
        ValueError: a pattern matches no module, so it is out of date.
    """
    found: set[str] = set()
    for pattern in patterns:
        names = {path.relative_to(root).as_posix() for path in root.glob(pattern)}
        if not names:
            raise ValueError(f"pyproject.toml: {pattern} matches no module.")
        found |= names
    return found


def compile_to(folder: Path, root: Path, settings: dict[str, list[str]]) -> list[Path]:
    """Compile modules of the package at ``root`` into a folder; return the files written."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    compiled = matching_modules(root, settings["compiled"])
    known = compiled | matching_modules(root, settings["imported"])
    # Tracebacks show the paths given here, so they are relative to the root.
    with chdir(root), TemporaryDirectory() as scratch:
        extensions = mypycify(
            [*MYPY, *sorted(known)],
            only_compile_paths=sorted(compiled - matching_modules(root, settings["interpreted"])),
            opt_level="3",
            debug_level="0",
            group_name="duel_nb",
            target_dir=scratch,
        )
        command = build_ext(Distribution({"ext_modules": extensions}))
        command.build_lib, command.build_temp = str(folder), scratch
        command.ensure_finalized()
        command.run()
        return [Path(path) for path in command.get_outputs()]


class CompiledForm(BuildHookInterface):
    """Adds the compiled modules to a wheel, or to the work tree of an editable install."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is built."""
        root = Path(self.root)
        if version == "editable":
            compile_to(root, root, self.config)
            return
        self.scratch = TemporaryDirectory()
        folder = Path(self.scratch.name)
        for path in compile_to(folder, root, self.config):
            build_data["force_include"][str(path)] = path.relative_to(folder).as_posix()
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Delete the compiled files once they are in the wheel."""
        if version != "editable":
            self.scratch.cleanup()
