"""A class on a hub: everybody learns on their own, and the teacher's updates keep their work."""

from __future__ import annotations

import csv
import http.client
import http.cookiejar
import io
import json
import os
import re
import stat
import subprocess
import sys
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
import psutil
import pytest
import yaml
from jupyterhub.handlers import BaseHandler
from nbgitpuller.pull import GitPuller
from playwright.sync_api import Browser, Locator, Page, expect
from traitlets.config import Config
from traitlets.config.loader import PyFileConfigLoader

import duel_nb as duel
from binder import links
from tests.binder import hub as tools
from tests.binder.hub import CONFIG, Hub, Seat, make_course, publish
from tests.browser.lab import ROOT, LabPage, chromium

CLASS = ROOT / "binder" / "class"
NOTIFICATIONS = "@jupyterlab/apputils-extension:notification"
LESSON = "04-chains"
NOTEBOOK = f"duel-nb/notebooks/{LESSON}.ipynb"
KEPT = "duel-nb/notebooks/my-progress.json"

#: The values of the Helm chart that the example sets, with their types, as its configuration
#: reference has them: https://z2jh.jupyter.org/en/stable/resources/reference.html
DOCUMENTED: dict[str, type | tuple[type, ...]] = {
    "cull.enabled": bool,
    "cull.timeout": int,
    "hub.concurrentSpawnLimit": int,
    "hub.config": dict,
    "hub.extraConfig.own-settings": str,
    "proxy.https.enabled": bool,
    "proxy.https.hosts": list,
    "proxy.https.letsencrypt.contactEmail": str,
    "singleuser.cmd": str,
    "singleuser.cpu.guarantee": (int, float),
    "singleuser.cpu.limit": (int, float),
    "singleuser.defaultUrl": str,
    "singleuser.extraEnv": dict,
    "singleuser.image.name": str,
    "singleuser.image.tag": str,
    "singleuser.memory.guarantee": str,
    "singleuser.memory.limit": str,
    "singleuser.storage.capacity": str,
}


@pytest.fixture
def course(tmp_path: Path) -> Path:
    return make_course(tmp_path / "course", "00-start-here", LESSON)


@pytest.fixture
def hub(tmp_path: Path, course: Path) -> Iterator[Hub]:
    with Hub(tmp_path, course) as running:
        yield running


@pytest.fixture
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


def log_in(browser: Browser, hub: Hub, name: str) -> Page:
    """Come in as a learner does: by a browser of their own, to the first notebook."""
    page = browser.new_context(viewport={"width": 1280, "height": 1400}).new_page()
    page.set_default_timeout(tools.SECONDS * 1000)
    page.goto(hub.url)
    page.fill("#username_input", name)
    page.fill("#password_input", hub.password)
    page.click("#login_submit")
    page.wait_for_url(f"{hub.url}/user/{name}/lab/**/duel-nb/notebooks/00-start-here.ipynb**")
    page.get_by_role("heading", name="Start here").first.wait_for()
    return page


def exercise(lab: LabPage, question: str) -> Locator:
    return lab.notebook.locator(".duel-exercise:visible", has_text=question).last


def check(lab: LabPage, task: Locator) -> None:
    task.locator("button:visible", has_text="Check").first.click()
    lab.settle()
    expect(task.locator(".duel-said").filter(has_text="Correct.").first).to_be_visible()


def predict(lab: LabPage) -> None:
    task = exercise(lab, "How many coins does she have then?")
    task.get_by_text("3: she pays nothing").click()
    check(lab, task)


def price(lab: LabPage) -> None:
    task = exercise(lab, "the Aqueduct (3 stone) cost her?")
    task.get_by_placeholder("coins").fill("6")
    check(lab, task)


def solved(seat: Seat) -> set[str]:
    kept = json.loads((seat.folder / KEPT).read_text("utf-8"))["lessons"][LESSON]
    return {id for id, entry in kept.items() if entry["status"] == "correct"}


@pytest.mark.slow
@pytest.mark.browser
@pytest.mark.xdist_group("browser")
def test_two_learners_each_keep_their_own_progress(browser: Browser, hub: Hub) -> None:
    ada, ben = Seat(hub, "ada"), Seat(hub, "ben")
    pages = [log_in(browser, hub, seat.name) for seat in (ada, ben)]
    labs = [LabPage(page, seat) for page, seat in zip(pages, (ada, ben), strict=True)]
    for lab in labs:
        lab.open_notebook(NOTEBOOK)
        lab.run_all()
    predict(labs[0])
    predict(labs[1])
    price(labs[1])
    first, second = solved(ada), solved(ben)
    assert first < second
    assert len(second) == 2

    # nobody comes into the server of somebody else, with or without a name
    place = f"{ada.url}/api/contents/{KEPT}"
    for page, answer in ((pages[0], 200), (pages[1], 403)):
        assert page.request.get(place).status == answer
    with pytest.raises(urllib.error.HTTPError, match="403"):
        urllib.request.urlopen(place)

    # stopped, as the idle culler does, and started again: both go on where they were
    for lab, seat in zip(labs, (ada, ben), strict=True):
        lab.save()
        lab.page.goto("about:blank")
        seat.stop()
        seat.start()
        lab.load()
        lab.open_notebook(NOTEBOOK)
        lab.run_all()
    for lab, number in zip(labs, (1, 2), strict=True):
        told = lab.notebook.locator("b:visible", has_text=f"{number} of 5 exercises solved")
        expect(told.first).to_be_visible()
    assert (solved(ada), solved(ben)) == (first, second)
    assert not any(lab.errors for lab in labs)

    # what the teacher sees
    folders = [str(folder) for folder in hub.learners.iterdir() if (folder / KEPT).exists()]
    command = [sys.executable, "-m", "duel_nb", "progress", *folders, "--csv", "-"]
    table = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    rows = {row["learner"]: row for row in csv.DictReader(io.StringIO(table))}
    assert {name: row["solved"] for name, row in rows.items()} == {"ada": "1", "ben": "2"}


@pytest.mark.slow
def test_an_update_of_the_course_keeps_what_a_learner_did(hub: Hub, course: Path) -> None:
    ada = Seat(hub, "ada").start()
    assert "finished" in ada.bring_course()
    theirs, newest = ada.folder / NOTEBOOK, course / "notebooks" / f"{LESSON}.ipynb"

    mine = nbformat.read(theirs, as_version=4)
    code = [cell for cell in mine.cells if cell.cell_type == "code"]
    code[1].source = "# Ada was here\n" + code[1].source
    code[2].outputs = [nbformat.v4.new_output("stream", text="what Ada saw")]
    mine.cells.append(nbformat.v4.new_code_cell("'what Ada tried'"))
    nbformat.write(mine, theirs)
    (ada.folder / KEPT).write_text("{}", "utf-8")

    update = nbformat.read(newest, as_version=4)
    changed = [cell for cell in update.cells if cell.cell_type == "code"]
    changed[1].source = "# the teacher was here\n" + changed[1].source
    update.cells[0].source += "\n\nNew on Monday."
    nbformat.write(update, newest)
    (newest.parent / "50-new.ipynb").write_bytes(newest.read_bytes())
    publish(course)

    assert "finished" in ada.bring_course()
    merged = nbformat.read(theirs, as_version=4)
    nbformat.validate(merged)
    sources = [cell.source for cell in merged.cells]
    assert "New on Monday." in sources[0]  # where only the teacher changed something
    assert any(source.startswith("# Ada was here") for source in sources)  # where both did
    assert not any("the teacher was here" in source for source in sources)
    assert "'what Ada tried'" in sources
    assert "what Ada saw" in json.dumps(merged)
    assert (ada.folder / KEPT).read_text("utf-8") == "{}"
    assert (theirs.parent / "50-new.ipynb").is_file()


def test_the_course_is_that_of_the_installed_version(
    real: Path, course: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By its tag, at the first log-in, at the next one, and when the version has changed."""
    spawner = load(real).Spawner
    asked = urllib.parse.parse_qs(urllib.parse.urlsplit(spawner.default_url).query)
    (tag,) = asked["branch"]
    assert tag == f"v{duel.__version__}"
    for name, value in spawner.environment.items():
        monkeypatch.setenv(name, value)
    mine = tmp_path / "duel-nb"

    def log_in(tag: str) -> None:
        for _ in GitPuller(course.as_uri(), str(mine), branch=tag).pull():
            pass

    newest = course / "notebooks" / "50-new.ipynb"
    kept = mine / "notebooks" / "my-progress.json"
    tools.git(course, "tag", tag)
    newest.write_text("new", "utf-8")
    publish(course)
    log_in(tag)
    kept.write_text("{}", "utf-8")
    log_in(tag)
    assert not (mine / "notebooks" / newest.name).exists()
    tools.git(course, "tag", "--annotate", "--message=next", "v9.9.9")
    log_in("v9.9.9")
    assert (mine / "notebooks" / newest.name).read_text("utf-8") == "new"
    assert kept.read_text("utf-8") == "{}"


def log_in_by_form(hub: Hub, password: str) -> int:
    """What the form of the hub answers: 200 is the page of somebody who is logged in."""
    cookies = http.cookiejar.CookieJar()
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(cookies))
    place = f"{hub.url}/hub/login?next=/hub/token"
    browser.open(place)
    token = next(cookie.value for cookie in cookies if cookie.name == "_xsrf")
    fields = {"username": "ada", "password": password, "_xsrf": token or ""}
    try:
        arrived = browser.open(place, urllib.parse.urlencode(fields).encode())
    except urllib.error.HTTPError as error:
        return error.code
    return 200 if arrived.url == f"{hub.url}/hub/token" else 302


def test_the_trial_needs_the_password_that_it_printed(hub: Hub) -> None:
    assert len(hub.password) >= 12
    for wrong in ("", "password", hub.password[:-1]):
        assert log_in_by_form(hub, wrong) == 403
    assert log_in_by_form(hub, hub.password) == 200


def test_each_start_of_the_trial_has_another_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUEL_NB_CLASS", str(tmp_path))
    monkeypatch.setenv("DUEL_NB_COURSE", "main")
    monkeypatch.setattr(BaseHandler, "prepare", BaseHandler.prepare)
    configs = [load(CONFIG) for _ in range(2)]
    first, second = (config.SharedPasswordAuthenticator.user_password for config in configs)
    assert first != second


def test_the_trial_refuses_foreign_hosts(hub: Hub) -> None:
    """As `duel-nb lab` does, whoever asks: a page may call its own name 127.0.0.1."""
    Seat(hub, "ada").start()
    port = urllib.parse.urlsplit(hub.url).port
    assert port is not None

    def status(place: str, host: str, method: str = "GET") -> int:
        connection = http.client.HTTPConnection("127.0.0.1", port)
        connection.request(method, place, headers={**hub.headers, "Host": host})
        return connection.getresponse().status

    foreign = ("attacker.example", f"attacker.example:{port}", "127.0.0.1.attacker.example", "")
    for place in ("/", "/hub/login", "/hub/api/users", "/user/ada/lab", "/user/ada/api/contents"):
        for host in foreign:
            assert status(place, host) == 403, (place, host)
        for host in (f"127.0.0.1:{port}", f"localhost:{port}"):
            assert status(place, host) in (200, 302), (place, host)
    assert status("/hub/login", "attacker.example", "POST") == 403
    assert status("/hub/api/users/eve", "attacker.example", "POST") == 403


def test_no_question_about_news_lies_over_the_first_lesson(hub: Hub) -> None:
    Seat(hub, "ada").start()
    found = hub.ask(f"/user/ada/lab/api/settings/{NOTIFICATIONS}")
    assert found["schema"]["properties"]["fetchNews"]["default"] == "false"


def test_learners_cannot_change_jupyterlab(hub: Hub) -> None:
    """They neither install extensions nor switch parts off, which would be so for everybody."""
    Seat(hub, "ada").start()
    page = hub.ask("/user/ada/lab")
    (text,) = re.findall(r'id="jupyter-config-data"[^>]*>(.*?)</script>', page, re.DOTALL)
    assert json.loads(text)["extensionManager"]["can_install"] is False
    assert hub.ask("/user/ada/lab/api/plugins")["allLocked"] is True


def load(path: Path) -> Config:
    return PyFileConfigLoader(str(path)).load_config()


@pytest.mark.parametrize("name", ["jupyterhub_config.py", "trial_config.py"])
def test_every_setting_is_one_that_its_class_knows(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from jupyterhub import app, auth, proxy, spawner
    from jupyterhub.authenticators import shared
    from systemdspawner import SystemdSpawner

    for variable in ("DUEL_NB_COURSE", "DUEL_NB_COURSE_BRANCH"):
        monkeypatch.setenv(variable, "main")  # and taken back, whatever the file sets
    monkeypatch.setattr(BaseHandler, "prepare", BaseHandler.prepare)
    monkeypatch.setenv("DUEL_NB_CLASS", str(tmp_path))
    known = {
        one.__name__: one
        for one in (
            app.JupyterHub,
            auth.Authenticator,
            auth.PAMAuthenticator,
            shared.SharedPasswordAuthenticator,
            proxy.ConfigurableHTTPProxy,
            spawner.Spawner,
            spawner.SimpleLocalProcessSpawner,
            SystemdSpawner,
        )
    }
    config = load(CLASS / name)
    assert config.JupyterHub.services[0]["name"] == "idle-culler"
    for section, settings in config.items():
        assert set(settings) <= set(known[section].class_traits(config=True)), section


def values(*texts: str) -> dict[str, Any]:
    """What the chart makes of several files of values: later ones are merged into earlier ones."""

    def merged(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
        both = {key: merged(old[key], new[key]) for key in old.keys() & new.keys()
                if isinstance(old[key], dict) and isinstance(new[key], dict)}  # fmt: skip
        return {**old, **new, **both}

    found: dict[str, Any] = {}
    for text in texts:
        found = merged(found, yaml.safe_load(text))
    return found


CLUSTER = (CLASS / "kubernetes.yaml").read_text("utf-8")
#: The file of a teacher, as the README shows it.
(OWN,) = re.findall("```yaml\n(.*?)```", (CLASS / "README.md").read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("texts", [(CLUSTER,), (CLUSTER, OWN)])
def test_every_value_for_the_cluster_is_documented(texts: tuple[str, ...]) -> None:
    from jupyterhub import app

    def check(values: dict[str, object], place: str = "") -> None:
        for key, value in values.items():
            if wanted := DOCUMENTED.get(place + key):
                assert isinstance(value, wanted), place + key
            else:
                assert isinstance(value, dict), f"{place}{key} is not documented"
                check(value, f"{place}{key}.")

    cluster = values(*texts)
    check(cluster)
    settings = cluster["hub"].get("config", {}).get("JupyterHub", {})
    assert set(settings) <= set(app.JupyterHub.class_traits(config=True))


def start_on_cluster(*texts: str) -> None:
    """What the chart's hub does when it starts: it fills its configuration, then runs the code."""
    cluster = values("hub: {config: {JupyterHub: {authenticator_class: dummy}}}", *texts)
    config = Config(cluster["hub"]["config"])

    def get_config(place: str, default: object = None) -> object:
        found: Any = cluster
        for key in place.split("."):
            found = found.get(key) if isinstance(found, dict) else None
        return default if found is None else found

    for _, code in sorted(cluster["hub"]["extraConfig"].items()):
        exec(code, {"c": config, "get_config": get_config})


def test_the_hub_of_the_cluster_starts_with_the_settings_of_a_teacher() -> None:
    start_on_cluster(CLUSTER, OWN)


@pytest.mark.parametrize(
    ("own", "said"),
    [
        ((), "authenticator_class.*https.hosts.*contactEmail"),
        ((OWN, "hub: {config: {JupyterHub: {authenticator_class: dummy}}}"), "authenticator_class"),
        ((OWN, "hub: {config: {GenericOAuthenticator: {client_secret: ''}}}"), "client_secret"),
        ((OWN, "proxy: {https: {hosts: []}}"), "https.hosts"),
        ((OWN, "hub: {config: {Authenticator: {allow_all: true}}}"), "who may log in"),
        ((OWN, "hub: {config: {GenericOAuthenticator: {allow_all: true}}}"), "who may log in"),
    ],
)
def test_the_hub_of_the_cluster_does_not_start_open(own: tuple[str, ...], said: str) -> None:
    with pytest.raises(SystemExit, match=said) as refused:
        start_on_cluster(CLUSTER, *own)
    assert str(refused.value).startswith("The hub of the class ")
    assert str(refused.value).endswith(".")


def test_no_secret_and_no_open_door_is_published() -> None:
    for path in CLASS.iterdir():
        text = path.read_text("utf-8") if path.is_file() else ""
        assert not re.search(r"password: *\S|change-me|allow_all: true|dummy$", text, re.MULTILINE)
    assert not {"config"} & values(CLUSTER)["hub"].keys()


def test_the_image_pins_its_base_and_all_that_goes_into_it() -> None:
    lines = (CLASS / "Dockerfile").read_text("utf-8").splitlines()
    bases = [line for line in lines if line.startswith("FROM ")]
    assert bases
    assert all(re.search(r"@sha256:[0-9a-f]{64}$", base) for base in bases)
    copied = {line.split()[1] for line in lines if line.startswith("COPY ")}
    assert all((ROOT / name).exists() for name in copied)
    (installed,) = (line for line in lines if "pip install" in line)
    words = installed.partition("install ")[2].split()
    assert all("==" in word or word in ("--no-cache-dir", "-r", "binder/requirements.txt", "\\")
               for word in words)  # fmt: skip
    assert not any("://" in line for line in lines)
    runtime = (ROOT / "binder" / "runtime.txt").read_text("utf-8").strip().removeprefix("python-")
    assert bases[0].startswith(f"FROM python:{runtime}.")


@pytest.fixture
def real(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The configuration for a class, which keeps its things in an empty folder."""
    for variable in ("DUEL_NB_COURSE", "DUEL_NB_COURSE_BRANCH", "DUEL_NB_LANGUAGE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("DUEL_NB_CLASS", str(tmp_path / "kept"))
    return CLASS / "jupyterhub_config.py"


def test_the_hub_only_answers_on_its_own_machine(
    real: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert load(real).JupyterHub.bind_url == "http://127.0.0.1:8000"
    monkeypatch.setattr(BaseHandler, "prepare", BaseHandler.prepare)
    monkeypatch.setenv("DUEL_NB_COURSE", "main")
    assert load(CONFIG).JupyterHub.bind_url == "http://127.0.0.1:8000"
    for path in CLASS.glob("*.py"):
        addresses = re.findall(r"https?://([\w.*:-]*)", path.read_text("utf-8"))
        assert set(addresses) <= {"127.0.0.1:8000", "github.com"}, path


def test_the_database_is_for_the_hub_alone(real: Path, tmp_path: Path) -> None:
    database = tmp_path / "kept" / "jupyterhub.sqlite"
    assert load(real).JupyterHub.db_url == f"sqlite:///{database}"
    assert stat.S_IMODE(database.stat().st_mode) == 0o600
    assert stat.S_IMODE(database.parent.stat().st_mode) == 0o700
    database.chmod(0o644)  # of an earlier version
    load(real)
    assert stat.S_IMODE(database.stat().st_mode) == 0o600


def test_a_hub_that_cannot_keep_its_database_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    environment = {**os.environ, "DUEL_NB_CLASS": str(tmp_path / "file" / "kept")}
    command = [sys.executable, "-m", "jupyterhub", "-f", str(CLASS / "jupyterhub_config.py")]
    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("The hub cannot keep its database: ")
    assert "DUEL_NB_CLASS names another folder" in done.stderr
    assert "Traceback" not in done.stderr


def test_nothing_of_the_hub_listens_beyond_its_own_machine(hub: Hub) -> None:
    ada = Seat(hub, "ada").start()
    ada.run(["1"])  # a kernel listens, too
    listening = {
        connection.laddr.ip
        for process in hub.processes()
        for connection in process.net_connections()
        if connection.status == psutil.CONN_LISTEN
    }
    assert listening == {"127.0.0.1"}
    kept = hub.learners / "jupyterhub.sqlite"
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE((hub.learners / "cookie_secret").stat().st_mode) == 0o600


def test_server_and_cluster_are_set_up_alike(real: Path) -> None:
    server = load(real)
    cluster = values(CLUSTER)
    learner = cluster["singleuser"]
    assert learner["defaultUrl"] == server.Spawner.default_url
    assert learner["memory"]["limit"] == server.SystemdSpawner.mem_limit
    environment = dict(server.Spawner.environment)
    # the image of the cluster has the settings of JupyterLab in it
    own, shipped = environment.pop("JUPYTER_CONFIG_PATH").split(os.pathsep)
    assert Path(shipped, "labconfig").is_dir()
    assert Path(own, "jupyter_lab_config.json").is_file()
    copied = "COPY binder/class/jupyter_lab_config.json /usr/local/etc/jupyter/\n"
    assert copied in (CLASS / "Dockerfile").read_text("utf-8")
    assert Path(environment.pop("JUPYTER_PATH"), "labextensions").is_dir()
    for folder in ("labconfig", "labextensions"):
        assert folder in (CLASS / "Dockerfile").read_text("utf-8")
    assert learner["extraEnv"] == environment
    (culler,) = server.JupyterHub.services
    assert f"--timeout={cluster['cull']['timeout']}" in culler["command"]
    assert cluster["hub"]["concurrentSpawnLimit"] == server.JupyterHub.concurrent_spawn_limit


def test_the_course_comes_from_the_repository() -> None:
    repository = f"github.com/{links.repository()}"
    for name in ("jupyterhub_config.py", "README.md"):
        assert f"https://{repository}" in (CLASS / name).read_text("utf-8"), name


def test_the_trial_config_is_what_is_tested() -> None:
    assert CONFIG.is_file()
    assert f"-f {CONFIG.relative_to(ROOT)}" in (ROOT / "Makefile").read_text("utf-8")
