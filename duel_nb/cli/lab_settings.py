"""What a JupyterLab that is started for the course has in addition.

`FOLDER` is a folder for two variables. A server that gets it in `JUPYTER_CONFIG_PATH` fetches no
news and does not ask about them, which would lie over the first board; what people set in
JupyterLab themselves still counts. With it in `JUPYTER_PATH`, the button that starts a lesson waits
for the kernel (`jupyter/labextensions`): JupyterLab itself does nothing when cells are run before.
"""

from __future__ import annotations

import os
from collections.abc import MutableMapping
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).with_name("jupyter")
_PLUGIN: Final = "@jupyterlab/apputils-extension:notification"


def add_to(environment: MutableMapping[str, str]) -> None:
    """Add `FOLDER` to the environment of a server.

    News are asked about where a setting of this machine decides so.
    """
    from jupyterlab.commands import get_app_dir, get_user_settings_dir  # type: ignore[import-untyped]
    from jupyterlab_server.settings_utils import get_settings

    app = Path(get_app_dir())
    places = (str(app / "settings"), str(app / "schemas"), get_user_settings_dir())
    found, _ = get_settings(*places, schema_name=_PLUGIN)
    if found["schema"]["properties"]["fetchNews"]["default"] == "none":
        _add(environment, "JUPYTER_CONFIG_PATH")
    _add(environment, "JUPYTER_PATH")


def _add(environment: MutableMapping[str, str], variable: str) -> None:
    paths = [environment.get(variable, ""), str(FOLDER)]
    environment[variable] = os.pathsep.join(filter(None, paths))
