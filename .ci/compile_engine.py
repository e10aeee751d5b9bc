"""The compiled form: engine and search as machine code, made by mypyc from the same sources.

Off unless ``HATCH_BUILD_HOOKS_ENABLE=1`` is set, so that nobody else needs a C compiler. A wheel
then carries the compiled modules beside their sources; an editable install has them in the work
tree (`make fast` does that, `make pure` takes them away). Which modules are compiled, and which
stay as they are and why, is said in `pyproject.toml`.
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


def fitting(root: Path, patterns: list[str]) -> set[str]:
    """The modules that fit any of some patterns, named from the root.

    Raises:
        ValueError: a pattern fits no module, so it is out of date.
    """
    found: set[str] = set()
    for pattern in patterns:
        names = {path.relative_to(root).as_posix() for path in root.glob(pattern)}
        if not names:
            raise ValueError(f"pyproject.toml: {pattern} fits no module.")
        found |= names
    return found


def compile_to(folder: Path, root: Path, settings: dict[str, list[str]]) -> list[Path]:
    """Compile modules of the package at ``root`` into a folder; gives the files made."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    compiled = fitting(root, settings["compiled"])
    known = compiled | fitting(root, settings["imported"])
    # Tracebacks name the modules as they are given here: from the root.
    with chdir(root), TemporaryDirectory() as scratch:
        extensions = mypycify(
            [*MYPY, *sorted(known)],
            only_compile_paths=sorted(compiled - fitting(root, settings["interpreted"])),
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
        """Compile before the wheel is put together."""
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
        """Take away what has been packed."""
        if version != "editable":
            self.scratch.cleanup()
