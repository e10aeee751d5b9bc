"""Apply a variant's changes to the position of its scenario: +name, -name, and omitted keys."""

import re
from copy import copy
from typing import Any

from duel_nb.catalog import CATALOG, UnknownName
from duel_nb.catalog.names import spelling
from duel_nb.errors import DuelError
from duel_nb.messages import Message
from duel_nb.quoting import shown


def signed(value: object) -> list[str]:
    """The names with a sign in a value: "+Altar", "-Baths"."""
    names = value if isinstance(value, list) else [value]
    return [name for name in names if isinstance(name, str) and name.strip()[:1] in ("+", "-")]


def changed(key: str, old: object, new: object) -> object:
    """Apply a change to a value: +name adds, -name removes, anything else replaces it.

    Args:
        key: the key, for errors.
        old: the value in the scenario.
        new: the value in the variant.

    Raises:
        DuelError: names with and without a sign are mixed, a name to remove is missing, or the
            value is not a list.
    """
    names = signed(new)
    if not names:
        return new
    for name in new if isinstance(new, list) else []:
        if name not in names:
            given, other = shown(name), shown(names[0])
            raise DuelError(Message("variant-signs", at=key, given=given, other=other))
    listed = isinstance(old, dict | list | str) or old is None
    if not listed or (isinstance(old, dict) and not key.endswith(_NAMES_IN_A_TABLE)):
        raise DuelError(Message("variant-no-list", at=key, given=shown(names[0])))
    kept: Any = [old] if isinstance(old, str) else copy(old) or []
    for one in names:
        sign, name = one.strip()[0], one.strip()[1:].strip()
        listed_name = next((known for known in kept if _same(known, name)), None)
        if sign == "-" and listed_name is None:
            known = ", ".join(map(str, kept))
            wrong = "variant-not-there" if known else "variant-nothing-there"
            raise DuelError(Message(wrong, at=key, given=name, known=known))
        if isinstance(kept, dict):
            if sign == "-":
                del kept[listed_name]
            else:
                kept[name] = None  # with any card under it
        elif sign == "-":
            kept.remove(listed_name)
        else:
            kept.append(int(name) if re.fullmatch(r"\d{1,9}", name) else name)
    return kept


#: Keys whose tables have components as keys, with the cards under them as values.
_NAMES_IN_A_TABLE = (".built", ".prepared", ".triggered")


def _same(known: object, name: str) -> bool:
    """Whether two names, in any spelling or language, mean the same component."""
    if spelling(str(known)) == spelling(name):
        return True
    try:
        return CATALOG.find(str(known)) is CATALOG.find(name)
    except UnknownName:
        return False


def left_out(base: dict[str, Any], key: str) -> dict[str, Any]:
    """A scenario without a key.

    Args:
        base: the scenario.
        key: a key of the scenario, or of its position, such as "A.cards".

    Raises:
        DuelError: it has no such key.
    """
    inside = next((name for name in ("position", "new_game") if name in base), "position")
    path = [key] if key in _TOP_LEVEL else [inside, *key.split(".")]
    try:
        return _without(base, path)
    except KeyError:
        known = ", ".join(_keys(base.get(inside, {})))
        wrong = "variant-no-such-key" if known else "variant-no-key"
        raise DuelError(Message(wrong, given=shown(key), known=known)) from None


#: Keys of the scenario itself that a variant can leave out.
_TOP_LEVEL = ("position", "new_game", "expansions", "edition")


def _keys(table: object) -> list[str]:
    """The keys of a position, including those of the Cities, such as "A.cards"."""
    found = []
    for key, value in table.items() if isinstance(table, dict) else ():
        found.append(key)
        found += [f"{key}.{inner}" for inner in value] if key in ("A", "B") else []
    return found


def _without(table: object, path: list[str]) -> dict[str, Any]:
    """A table without the key at the end of a path; a KeyError if there is none."""
    first, *others = path
    if not isinstance(table, dict) or first not in table:
        raise KeyError(first)
    if not others:
        return {key: value for key, value in table.items() if key != first}
    return {**table, first: _without(table[first], others)}
