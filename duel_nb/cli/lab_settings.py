"""JupyterLab's question about news, which would lie over the first board.

`FOLDER` is a folder for `JUPYTER_CONFIG_PATH`: a server that gets it fetches no news and does not
ask. What people set in JupyterLab themselves still counts.
"""

from __future__ import annotations

import os
from collections.abc import MutableMapping
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).with_name("jupyter")
_PLUGIN: Final = "@jupyterlab/apputils-extension:notification"


def ask_nothing_about_news(environment: MutableMapping[str, str]) -> None:
    """Add `FOLDER` to the environment of a server, unless a setting of this machine decides."""
    from jupyterlab.commands import get_app_dir, get_user_settings_dir  # type: ignore[import-untyped]
    from jupyterlab_server.settings_utils import get_settings

    app = Path(get_app_dir())
    places = (str(app / "settings"), str(app / "schemas"), get_user_settings_dir())
    found, _ = get_settings(*places, schema_name=_PLUGIN)
    if found["schema"]["properties"]["fetchNews"]["default"] != "none":
        return
    paths = [environment.get("JUPYTER_CONFIG_PATH", ""), str(FOLDER)]
    environment["JUPYTER_CONFIG_PATH"] = os.pathsep.join(filter(None, paths))
