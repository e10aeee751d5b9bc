"""How a variant changes the position of its scenario: lists by +name and -name, keys left out."""

import re
from copy import copy
from typing import Any

from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.catalog.names import spelling
from duel_nb.engine.messages import Message
from duel_nb.quoting import shown


def signed(value: object) -> list[str]:
    """The names with a sign in what is given for a key: "+Altar", "-Baths"."""
    names = value if isinstance(value, list) else [value]
    return [name for name in names if isinstance(name, str) and name.strip()[:1] in ("+", "-")]


def changed(key: str, old: object, new: object) -> object:
    """A list with +name added and -name taken out; anything else replaces what was there.

    Raises:
        ValueError: names with a sign and without, or a name that is not there to be taken out.
    """
    names = signed(new)
    if not names:
        return new
    for name in new if isinstance(new, list) else []:
        if name not in names:
            given, other = shown(name), shown(names[0])
            raise ValueError(str(Message("variant-signs", at=key, given=given, other=other)))
    listed = isinstance(old, dict | list | str) or old is None
    if not listed or (isinstance(old, dict) and not key.endswith(_NAMES_IN_A_TABLE)):
        raise ValueError(str(Message("variant-no-list", at=key, given=shown(names[0]))))
    kept: Any = [old] if isinstance(old, str) else copy(old) or []
    for one in names:
        sign, name = one.strip()[0], one.strip()[1:].strip()
        there = next((known for known in kept if _same(known, name)), None)
        if sign == "-" and there is None:
            known = ", ".join(map(str, kept))
            wrong = "variant-not-there" if known else "variant-nothing-there"
            raise ValueError(str(Message(wrong, at=key, given=name, known=known)))
        if isinstance(kept, dict):
            if sign == "-":
                del kept[there]
            else:
                kept[name] = None  # some card lies under it
        elif sign == "-":
            kept.remove(there)
        else:
            kept.append(int(name) if re.fullmatch(r"\d{1,9}", name) else name)
    return kept


#: Keys whose tables have the names of what is listed; what stands beside a name is under it.
_NAMES_IN_A_TABLE = (".built", ".prepared", ".triggered")


def _same(known: object, name: str) -> bool:
    """Whether two names, in whatever spelling or language, are of one component."""
    if spelling(str(known)) == spelling(name):
        return True
    try:
        return CATALOG.find(str(known)) is CATALOG.find(name)
    except UnknownName:
        return False


def left_out(base: dict[str, Any], key: str) -> dict[str, Any]:
    """A scenario without a key: one of its own, or one of its position such as "A.cards".

    Raises:
        ValueError: it has no such key.
    """
    inside = next((name for name in ("position", "new_game") if name in base), "position")
    path = [key] if key in _OWN else [inside, *key.split(".")]
    if not _there(base, path):
        known = ", ".join(_keys(base.get(inside, {})))
        wrong = "variant-no-such-key" if known else "variant-no-key"
        raise ValueError(str(Message(wrong, given=shown(key), known=known)))
    return _less(base, path)


#: Keys of the scenario itself that a variant can leave out.
_OWN = ("position", "new_game", "expansions", "edition")


def _there(table: object, path: list[str]) -> bool:
    for key in path:
        if not isinstance(table, dict) or key not in table:
            return False
        table = table[key]
    return True


def _keys(table: object) -> list[str]:
    """The keys of a position, those of the Cities with their player."""
    found = []
    for key, value in table.items() if isinstance(table, dict) else ():
        found.append(key)
        found += [f"{key}.{inner}" for inner in value] if key in ("A", "B") else []
    return found


def _less(table: dict[str, Any], path: list[str]) -> dict[str, Any]:
    first, *others = path
    if not others:
        return {key: value for key, value in table.items() if key != first}
    return {**table, first: _less(table[first], others)}
