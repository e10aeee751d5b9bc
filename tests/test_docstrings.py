"""Every public name has a docstring."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator

import pytest

import duel_nb

ROOMS = (
    "duel_nb",
    "duel_nb.players",
    "duel_nb.boards",
    "duel_nb.catalog",
    "duel_nb.engine",
    "duel_nb.lessons",
    "duel_nb.records",
    "duel_nb.rulebook",
    "duel_nb.scenarios",
    "duel_nb.session",
)


def members(owner: type) -> Iterator[tuple[str, object]]:
    """The public members that a class itself defines."""
    for name, member in vars(owner).items():
        if not name.startswith("_") and (
            inspect.isfunction(member)
            or isinstance(member, property | classmethod | staticmethod)
            or hasattr(member, "func")
        ):
            yield name, member


@pytest.mark.parametrize("room", ROOMS)
def test_every_name_that_a_room_exports_says_what_it_is(room: str) -> None:
    module = importlib.import_module(room)
    assert module.__doc__
    for name in getattr(module, "__all__", ()):
        thing = getattr(module, name)  # also if it is imported lazily
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert inspect.getdoc(thing), f"{room}.{name}"


def undocumented(name: str) -> Iterator[str]:
    """What of a module does not say what it does."""
    module = importlib.import_module(name)
    if not module.__doc__:
        yield name
    for key, thing in vars(module).items():
        if key.startswith("_") or getattr(thing, "__module__", None) != name:
            continue
        if (inspect.isfunction(thing) or inspect.isclass(thing)) and not inspect.getdoc(thing):
            yield f"{name}.{key}"
        if inspect.isclass(thing):
            for method, member in members(thing):
                if not (inspect.getdoc(member) or inspect.getdoc(getattr(thing, method))):
                    yield f"{name}.{key}.{method}"


def test_every_public_function_class_and_method_says_what_it_does() -> None:
    found = (one.name for one in pkgutil.walk_packages(duel_nb.__path__, "duel_nb."))
    modules = [name for name in found if not name.endswith("__main__")]
    assert len(modules) > 300
    assert [thing for name in modules for thing in undocumented(name)] == []


def test_what_the_package_offers_at_the_top_can_be_had() -> None:
    for name in duel_nb.__all__:
        assert getattr(duel_nb, name) is not None
    assert set(duel_nb.__all__) <= set(dir(duel_nb))
