"""The same hub to try on your own machine: any name logs in, without a password.

    make class

It listens on this machine only. All servers run under your account, so learners are not protected
from each other: for a class use ``jupyterhub_config.py``. Their files are kept in ``build/class``;
the course is the last commit of this clone.
"""

import os
import subprocess
from pathlib import Path

c = get_config()  # noqa: F821

ROOT = Path(__file__).resolve().parents[2]
folder = Path(os.environ.get("DUEL_NB_CLASS", ROOT / "build" / "class")).absolute()
folder.mkdir(parents=True, exist_ok=True)

if "DUEL_NB_COURSE" not in os.environ and (ROOT / ".git").exists():
    asked = ["git", "-C", str(ROOT), "branch", "--show-current"]
    branch = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    if branch:  # otherwise the repository named in `jupyterhub_config.py`
        os.environ |= {"DUEL_NB_COURSE": ROOT.as_uri(), "DUEL_NB_COURSE_BRANCH": branch}
load_subconfig(str(Path(__file__).with_name("jupyterhub_config.py")))  # noqa: F821

c.JupyterHub.bind_url = "http://127.0.0.1:8000"
c.JupyterHub.db_url = f"sqlite:///{folder}/jupyterhub.sqlite"
c.JupyterHub.cookie_secret_file = str(folder / "cookie_secret")
c.ConfigurableHTTPProxy.pid_file = str(folder / "proxy.pid")

c.JupyterHub.authenticator_class = "dummy"
c.Authenticator.allow_all = True
c.Authenticator.admin_users = {"teacher"}
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = str(folder / "{username}")
if hasattr(os, "geteuid") and os.geteuid() == 0:  # in a container root is often the only user
    c.Spawner.args = ["--allow-root"]
