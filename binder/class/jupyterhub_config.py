"""JupyterHub for a class on one server: Linux with systemd, an account for each learner.

    jupyterhub -f binder/class/jupyterhub_config.py

README.md beside this file explains it for teachers. Learners log in to the first notebook:
nbgitpuller first pulls the course into the folder ``duel-nb`` and keeps the learner's own changes
there.

It listens on 127.0.0.1, for a web server that has a certificate and answers everybody else.
"""

import os
import sys
from pathlib import Path
from urllib.parse import urlencode

from duel_nb import __version__
from duel_nb.cli import lab_settings

c = get_config()  # noqa: F821

#: The repository of the course: this one, or the teacher's copy. The notebooks are those of the
#: installed version, by its tag; with "main" they are the newest ones.
COURSE = os.environ.get("DUEL_NB_COURSE", "https://github.com/duel-nb/duel-nb")
BRANCH = os.environ.get("DUEL_NB_COURSE_BRANCH", f"v{__version__}")
FIRST = "lab/tree/duel-nb/notebooks/00-start-here.ipynb"

# Use the programs of this environment; nothing needs to be on the PATH.
here = Path(sys.executable).parent
c.ConfigurableHTTPProxy.command = [str(here / "configurable-http-proxy")]
c.Spawner.cmd = [sys.executable, "-m", "jupyterhub.singleuser"]

# Only on this machine: passwords are sent to it, and its proxy in Python knows no encryption.
c.JupyterHub.bind_url = "http://127.0.0.1:8000"

# What the hub keeps is readable by its own account only: log-ins and tokens are in it.
kept = Path(os.environ.get("DUEL_NB_CLASS", "/var/lib/duel-nb")).absolute()
database = kept / "jupyterhub.sqlite"
try:
    kept.mkdir(mode=0o700, parents=True, exist_ok=True)
    database.touch(mode=0o600)
    database.chmod(0o600)
except OSError as error:
    sys.exit(f"The hub cannot keep its database: {error}. DUEL_NB_CLASS names another folder.")
c.JupyterHub.db_url = f"sqlite:///{database}"
c.JupyterHub.cookie_secret_file = str(kept / "cookie_secret")
c.ConfigurableHTTPProxy.pid_file = str(kept / "proxy.pid")

# Accounts of this machine in the group `learners` may log in; those in `teachers` also start and
# stop servers at /hub/admin.
c.JupyterHub.authenticator_class = "pam"
c.PAMAuthenticator.allowed_groups = {"learners"}
c.PAMAuthenticator.admin_groups = {"teachers"}

# systemd limits each learner, so that one cannot use up the memory of all.
c.JupyterHub.spawner_class = "systemd"
c.SystemdSpawner.mem_limit = "1G"
c.SystemdSpawner.cpu_limit = 1.0
c.SystemdSpawner.isolate_tmp = True

# When thirty learners log in at once, ten servers start at a time.
c.JupyterHub.concurrent_spawn_limit = 10
c.Spawner.start_timeout = 120
c.Spawner.http_timeout = 120

# `jupyter_lab_config.json` beside this file: nobody installs extensions of JupyterLab from PyPI, or
# switches its parts off for the whole class. The rest asks no question about news over the board.
settings = [str(Path(__file__).parent), str(lab_settings.FOLDER)]

# What a learner sees after logging in.
course = {"repo": COURSE, "branch": BRANCH, "targetpath": "duel-nb", "urlpath": FIRST}
c.Spawner.default_url = "/git-pull?" + urlencode(course)
c.Spawner.environment = {
    "DUEL_NB_LANGUAGE": os.environ.get("DUEL_NB_LANGUAGE", "en"),
    "JUPYTER_CONFIG_PATH": os.pathsep.join(settings),
    "JUPYTER_PATH": str(lab_settings.FOLDER),  # a lesson may be started before its kernel is there
    # nbgitpuller merges `origin/BRANCH`, which git has only of branches: here, also of tags.
    "GIT_CONFIG_COUNT": "1",
    "GIT_CONFIG_KEY_0": "remote.origin.fetch",
    "GIT_CONFIG_VALUE_0": "+refs/tags/*:refs/remotes/origin/*",
}

# Stop servers that were idle for an hour; files and progress are kept.
c.JupyterHub.services = [
    {
        "name": "idle-culler",
        "command": [sys.executable, "-m", "jupyterhub_idle_culler", "--timeout=3600"],
    }
]
c.JupyterHub.load_roles = [
    {
        "name": "idle-culler",
        "services": ["idle-culler"],
        "scopes": ["list:users", "read:users:activity", "read:servers", "delete:servers"],
    }
]
