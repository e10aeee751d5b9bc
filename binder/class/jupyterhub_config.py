"""JupyterHub for a class on one server: Linux with systemd, an account for each learner.

    jupyterhub -f binder/class/jupyterhub_config.py

README.md beside this file tells a teacher what to do with it. Who logs in lands in the first
notebook: before that nbgitpuller brings the newest course into the folder ``duel-nb``, and keeps
what the learner has changed there.
"""

import os
import sys
from pathlib import Path
from urllib.parse import urlencode

c = get_config()  # noqa: F821

#: Where the course comes from: this repository, or the teacher's copy of it.
COURSE = os.environ.get("DUEL_NB_COURSE", "https://github.com/duel-nb/duel-nb")
BRANCH = os.environ.get("DUEL_NB_COURSE_BRANCH", "main")
FIRST = "lab/tree/duel-nb/notebooks/00-start-here.ipynb"

# Every program is the one of this environment; nothing needs to be on the PATH.
here = Path(sys.executable).parent
c.ConfigurableHTTPProxy.command = [str(here / "configurable-http-proxy")]
c.Spawner.cmd = [sys.executable, "-m", "jupyterhub.singleuser"]

# Passwords travel to the hub: where others can listen, give it a certificate.
# c.JupyterHub.bind_url = "https://:443"
# c.JupyterHub.ssl_cert = "/etc/ssl/class.crt"
# c.JupyterHub.ssl_key = "/etc/ssl/private/class.key"

# Who may come in: the accounts of this machine that belong to the group `learners`. The teachers
# start and stop servers at /hub/admin.
c.JupyterHub.authenticator_class = "pam"
c.PAMAuthenticator.allowed_groups = {"learners"}
c.PAMAuthenticator.admin_groups = {"teachers"}

# systemd keeps each learner within the limits, so that one cannot take the memory of all.
c.JupyterHub.spawner_class = "systemd"
c.SystemdSpawner.mem_limit = "1G"
c.SystemdSpawner.cpu_limit = 1.0
c.SystemdSpawner.isolate_tmp = True

# Thirty learners who log in at once start in a row; the ones at the end wait a little.
c.JupyterHub.concurrent_spawn_limit = 10
c.Spawner.start_timeout = 120
c.Spawner.http_timeout = 120

# What a learner finds after the log-in.
course = {"repo": COURSE, "branch": BRANCH, "targetpath": "duel-nb", "urlpath": FIRST}
c.Spawner.default_url = "/git-pull?" + urlencode(course)
c.Spawner.environment = {"DUEL_NB_LANGUAGE": os.environ.get("DUEL_NB_LANGUAGE", "en")}

# A server that nobody used for an hour is stopped; files and progress stay.
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
