"""Settings and fixtures for all tests."""

import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from xdist.remote import Producer
from xdist.scheduler import LoadGroupScheduling
from xdist.workermanage import WorkerController

from duel_nb import languages
from duel_nb.engine.form import form

#: The form of the engine to test, "pure" by default.
FORM = os.environ.get("DUEL_NB_FORM", "pure Python")

# Quick tests draw the same examples each time, so that a failure is about the change at hand;
# `make test-long` looks further. No deadline: a slow machine is no fault of the code.
settings.register_profile(
    "quick",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long", deadline=None, max_examples=1000, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


def pytest_configure() -> None:
    if form() != FORM:
        remedy = "`make pure` takes it away" if FORM == "pure Python" else "`make fast` compiles it"
        pytest.exit(f"The engine here is {form()}, not {FORM}: {remedy}.", returncode=4)


def pytest_report_header() -> str:
    return f"engine: {form()}"


#: Groups of few tests that take long: they begin first, so that at the end no worker is left alone.
LONG = (
    "browser",
    *(f"tests/players/test_{name}.py" for name in ("review", "reasons", "claims")),
    *(f"tests/records/test_{name}.py" for name in ("export", "review", "review_page")),
    *("tests/lessons/test_referee_form.py", "tests/test_browser_python.py"),
)


class Modules(LoadGroupScheduling):
    """Gives workers whole modules, or groups of them: what their tests share is made once."""

    def _assign_work_unit(self, node: WorkerController) -> None:
        first = next((group for group in LONG if group in self.workqueue), None)
        if first is not None:
            self.workqueue.move_to_end(first, last=False)
        super()._assign_work_unit(node)

    def _split_scope(self, nodeid: str) -> str:
        return str(super()._split_scope(nodeid)).partition("::")[0]


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Modules | None:
    return Modules(config, log) if config.getvalue("dist") == "loadgroup" else None


@pytest.fixture(scope="session", autouse=True)
def own_signatures(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Notebooks that are signed are not added to those that the developer trusts."""
    os.environ.setdefault("JUPYTER_DATA_DIR", str(tmp_path_factory.mktemp("jupyter")))


@pytest.fixture(scope="module", autouse=True)
def no_widgets_of_others() -> Iterator[None]:
    """What the widgets of a module hold is freed: ipywidgets keeps each until it is closed."""
    yield
    if "ipycanvas" in sys.modules:
        from ipycanvas.canvas import _CANVAS_MANAGER
        from ipywidgets.widgets.widget import _instances

        for widget in [*_instances.values()]:
            if widget is not _CANVAS_MANAGER:  # all canvases share it
                widget.close()


@pytest.fixture(autouse=True)
def as_in_a_new_kernel() -> Iterator[None]:
    """Reset the theme, layout and language that another test may have changed."""
    asked = os.environ.get(languages.VARIABLE)
    yield
    languages.use("en")
    os.environ.pop(languages.VARIABLE, None)
    if asked is not None:
        os.environ[languages.VARIABLE] = asked
    if "duel_nb.boards.live.look" in sys.modules:
        sys.modules["duel_nb.boards.live.look"].forget()
