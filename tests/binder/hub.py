"""The hub for a class on this machine, with the configuration that teachers get.

    python -m tests.binder.hub --learners 5

starts it, lets that many learners log in at once and run a lesson, and prints how much memory and
time each of them takes, and what a class needs.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import secrets
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Self

import nbformat
import psutil
from tornado.httpclient import HTTPRequest
from tornado.websocket import websocket_connect

from tests.browser.lab import NOTEBOOKS, ROOT, LabServer, write_settings
from tests.browser.server import Server, free_port

CONFIG = ROOT / "binder" / "class" / "trial_config.py"
LESSON = "04-chains"
CLASSES = (10, 20, 30)
MEGABYTE = 1_000_000

# Only a failure waits this long: for the hub, a learner's server or a lesson.
SECONDS = 180.0

# What the tests add to the configuration: free ports, a way in for programs, a page to drive.
ADDED = """\
load_subconfig({config!r})
c.JupyterHub.bind_url = {url!r}
c.JupyterHub.hub_port = {hub_port}
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:{api_port}"
c.JupyterHub.services += [{{"name": "tests", "api_token": {token!r}}}]
c.JupyterHub.load_roles += [
    {{
        "name": "tests",
        "services": ["tests"],
        "scopes": ["admin:users", "admin:servers", "access:servers"],
    }}
]
c.Spawner.args = [*c.Spawner.get("args", []), "--LabApp.expose_app_in_browser=True"]
"""


class Hub(Server):
    """A JupyterHub on 127.0.0.1 into which everybody comes with any name and one password.

    Args:
        home: an empty folder for all that it keeps.
        course: the git repository of the course, with a branch `main`.

    Attributes:
        course: where the course comes from.
        learners: the folder with a folder for each learner.
    """

    def __init__(self, home: Path, course: Path) -> None:
        super().__init__("JupyterHub", home / "hub.log")
        self.learners = home / "learners"
        self.url = f"http://127.0.0.1:{free_port()}"
        self._home = home
        self.course = course
        self._token = secrets.token_hex()

    def start(self) -> Self:
        """Start the hub and its proxy, and wait until they answer.

        Raises:
            RuntimeError: when they end early or do not answer, with the end of the log.
        """
        text = ADDED.format(
            config=str(CONFIG),
            url=self.url,
            hub_port=free_port(),
            api_port=free_port(),
            token=self._token,
        )
        config = self._home / "hub_config.py"
        config.write_text(text, encoding="utf-8")
        environment = {
            **os.environ,
            "DUEL_NB_CLASS": str(self.learners),
            "DUEL_NB_COURSE": self.course.as_uri(),
            "DUEL_NB_COURSE_BRANCH": "main",
            "PYTHONPATH": str(ROOT),
        }
        command = [sys.executable, "-m", "jupyterhub", "-f", str(config)]
        return self._launch(command, self._home, environment, "/hub/api/")

    @property
    def password(self) -> str:
        """The password that the hub printed when it started."""
        printed = re.search(r"password (\S+);", self._log.read_text("utf-8", "replace"))
        assert printed is not None
        return printed[1]

    def ask(self, place: str, method: str = "GET", data: object = None) -> Any:
        """Ask the hub or a learner's server, as somebody who may do anything."""
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(self.url + place, body, self.headers, method=method)
        with urllib.request.urlopen(request, timeout=SECONDS) as response:
            text = response.read().decode()
        return json.loads(text) if text.startswith(("{", "[")) else text

    @property
    def headers(self) -> dict[str, str]:
        """What lets a program in."""
        return {"Authorization": f"token {self._token}"}

    def processes(self) -> list[psutil.Process]:
        """The hub and everything that it started."""
        assert self._process is not None
        hub = psutil.Process(self._process.pid)
        return [hub, *hub.children(recursive=True)]


class Seat(LabServer):
    """A learner's server, which the hub starts and stops.

    Args:
        hub: the hub, which runs.
        name: the learner's name.

    Attributes:
        folder: where the learner's files are.
        url: the address of the learner's server.
    """

    def __init__(self, hub: Hub, name: str) -> None:
        self.hub = hub
        self.name = name
        self.folder = hub.learners / name
        self.url = f"{hub.url}/user/{name}"
        write_settings(self.folder / ".jupyter" / "lab" / "user-settings", self.folder / ".jupyter")

    def start(self) -> Self:
        """Start the server for somebody new or known, and wait until it is ready."""
        if self.name not in {user["name"] for user in self.hub.ask("/hub/api/users")}:
            self.hub.ask(f"/hub/api/users/{self.name}", "POST")
        self.hub.ask(f"/hub/api/users/{self.name}/server", "POST")
        self._wait(ready=True)
        return self

    def stop(self) -> None:
        """Stop the server, with its kernels."""
        self.hub.ask(f"/hub/api/users/{self.name}/server", "DELETE")
        self._wait(ready=False)

    def bring_course(self) -> str:
        """Bring the newest course into the learner's folder, as a log-in does; what was told."""
        course = {"repo": self.hub.course.as_uri(), "branch": "main", "targetpath": "duel-nb"}
        place = f"/user/{self.name}/git-pull/api?{urllib.parse.urlencode(course)}"
        return str(self.hub.ask(place))

    def run(self, cells: Iterable[str]) -> None:
        """Run cells in a new kernel, which stays.

        Raises:
            RuntimeError: when one of them ends with an exception.
        """
        asyncio.run(self._run(cells))

    async def _run(self, cells: Iterable[str]) -> None:
        place = f"/user/{self.name}/api/kernels"
        kernel = self.hub.ask(place, "POST", {"name": "python3", "path": ""})
        address = self.hub.url.replace("http", "ws", 1) + f"{place}/{kernel['id']}/channels"
        socket = await websocket_connect(HTTPRequest(address, headers=self.hub.headers))
        for cell in cells:
            header = {"msg_id": secrets.token_hex(), "msg_type": "execute_request"}
            header |= {"session": self.name, "username": self.name, "version": "5.3"}
            content = {"code": cell, "silent": False}
            message = {"channel": "shell", "header": header, "content": content}
            await socket.write_message(json.dumps(message | {"parent_header": {}, "metadata": {}}))
            answer: dict[str, Any] = {"msg_type": ""}
            while answer["msg_type"] != "execute_reply":
                text = await socket.read_message()
                if text is None:
                    raise RuntimeError(f"{self.name}: the kernel left.")
                if isinstance(text, str):  # messages with pictures of widgets are bytes
                    answer = json.loads(text)
            if answer["content"]["status"] != "ok":
                raise RuntimeError(f"{self.name}: {answer['content']['evalue']}")
        socket.close()

    def _wait(self, ready: bool) -> None:
        give_up = time.monotonic() + SECONDS
        while self._is_ready() != ready:
            if time.monotonic() > give_up:
                state = "start" if ready else "stop"
                raise RuntimeError(f"{self.name}'s server did not {state}:\n{self.hub.log_end}")
            time.sleep(0.05)

    def _is_ready(self) -> bool:
        servers = self.hub.ask(f"/hub/api/users/{self.name}")["servers"]
        return bool(servers) and bool(servers[""]["ready"])


def make_course(folder: Path, *names: str) -> Path:
    """A git repository with these notebooks of the course, or all of them."""
    notebooks = folder / "notebooks"
    notebooks.mkdir(parents=True)
    for path in NOTEBOOKS.glob("*.ipynb"):
        if not names or path.stem in names:
            shutil.copy(path, notebooks)
    git(folder, "init", "--quiet", "--initial-branch=main")
    publish(folder)
    return folder


def publish(course: Path) -> None:
    """Commit what is in a course."""
    git(course, "add", ".")
    git(course, "commit", "--quiet", "--message=Notebooks")


def git(folder: Path, *words: str) -> None:
    """Run git in a folder, as a teacher."""
    teacher = ["-c", "user.name=Teacher", "-c", "user.email=teacher@localhost"]
    subprocess.run(["git", *teacher, *words], cwd=folder, check=True)


def memory(processes: Iterable[psutil.Process]) -> float:
    """How much memory processes take, in MB; what several share is counted once (on Linux)."""
    taken = [process.memory_full_info() for process in processes]
    return sum(getattr(info, "pss", info.uss) for info in taken) / MEGABYTE


def cpu_time(processes: Iterable[psutil.Process]) -> float:
    """How long processes, and what they started and saw end, have kept a core busy, in seconds."""
    return sum(sum(process.cpu_times()[:4]) for process in processes)


def measure(hub: Hub, learners: int) -> None:
    """Let learners come in at once and run a lesson; print what it takes."""
    alone = memory(hub.processes())
    seats = [Seat(hub, f"learner{nth + 1}") for nth in range(learners)]
    lesson = nbformat.read(NOTEBOOKS / f"{LESSON}.ipynb", as_version=4)
    cells = [cell.source for cell in lesson.cells if cell.cell_type == "code"]
    print(f"{learners} learners at once, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")

    def step(what: str, work: Callable[[Seat], object]) -> float:
        """Do something for all learners at once; the memory that each takes from then on."""
        taken, busy, begun = memory(hub.processes()), cpu_time(hub.processes()), time.monotonic()
        with ThreadPoolExecutor(learners) as pool:
            list(pool.map(work, seats))
        seconds = time.monotonic() - begun
        busy = (cpu_time(hub.processes()) - busy) / learners
        each = (memory(hub.processes()) - taken) / learners
        print(f"{what:32}{each:8.0f} MB{busy:8.1f} s of a core{seconds:8.1f} s until all have it")
        return each

    server = step("a server starts", Seat.start)
    server += step("the course comes", Seat.bring_course)
    kernel = step(f"the lesson {LESSON} runs", lambda seat: seat.run(cells))
    print(f"{'hub, proxy and idle culler':32}{alone:8.0f} MB")
    for many in CLASSES:
        one, two = ((alone + many * (server + open * kernel)) / 1000 for open in (1, 2))
        notebooks = f"{one:.1f} GB with one notebook open, {two:.1f} GB with two"
        print(f"{f'{many} learners':32}{notebooks}")


def main(arguments: Sequence[str] | None = None) -> None:
    """Start a hub, measure a class on it, and end it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--learners", type=int, default=5, help="how many log in at once")
    asked = parser.parse_args(arguments)
    if asked.learners < 1:
        parser.error("--learners: at least one learner is needed.")
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        with Hub(home, make_course(home / "course")) as hub:
            measure(hub, asked.learners)


if __name__ == "__main__":
    main()
