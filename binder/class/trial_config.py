"""The same hub to try on your own machine: any name logs in, with one password for all.

    make class

Each start prints a new password. The hub listens on this machine only and, like ``duel-nb lab``,
refuses requests for another host: a web page could send them by giving its own name the address
127.0.0.1 (DNS rebinding). All servers run under your account, so learners are not protected from
each other: for a class use ``jupyterhub_config.py``. Their files are kept in ``build/class``; the
course is the last commit of this clone.
"""

import os
import secrets
import subprocess
from pathlib import Path

from jupyterhub.handlers import BaseHandler
from tornado.web import HTTPError

c = get_config()  # noqa: F821

ROOT = Path(__file__).resolve().parents[2]
folder = Path(os.environ.get("DUEL_NB_CLASS", ROOT / "build" / "class")).absolute()
os.environ["DUEL_NB_CLASS"] = str(folder)

if "DUEL_NB_COURSE" not in os.environ and (ROOT / ".git").exists():
    asked = ["git", "-C", str(ROOT), "branch", "--show-current"]
    branch = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    if branch:  # otherwise the repository named in `jupyterhub_config.py`
        os.environ |= {"DUEL_NB_COURSE": ROOT.as_uri(), "DUEL_NB_COURSE_BRANCH": branch}
load_subconfig(str(Path(__file__).with_name("jupyterhub_config.py")))  # noqa: F821


password = secrets.token_urlsafe(9)
c.JupyterHub.authenticator_class = "shared-password"
c.SharedPasswordAuthenticator.user_password = password
c.Authenticator.allow_all = True
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = str(folder / "{username}")
c.Spawner.args = ["--ServerApp.allow_remote_access=False"]
if hasattr(os, "geteuid") and os.geteuid() == 0:  # in a container root is often the only user
    c.Spawner.args.append("--allow-root")

prepare = BaseHandler.prepare


async def prepare_local(handler):
    """Answer requests for this machine only; the hub has no setting for it."""
    if handler.request.host_name not in ("127.0.0.1", "localhost"):
        raise HTTPError(403, "This hub only answers on its own machine.")
    await prepare(handler)


BaseHandler.prepare = prepare_local
print(
    f"The hub for a class: http://127.0.0.1:8000 (any name, password {password}; Ctrl-C stops it).",
    flush=True,
)
