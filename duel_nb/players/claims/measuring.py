"""Measure claims: play their pairs of games, except those that a record has already."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final, TypeAlias

from duel_nb.disk import write_file
from duel_nb.errors import DuelError
from duel_nb.messages import Message
from duel_nb.players.claims.claim import Claim, claims
from duel_nb.players.claims.measured import RESULTS, Measured, stored, stored_text
from duel_nb.players.claims.pair import Pair, play_pair
from duel_nb.players.simulation.workers import processes, start_worker

#: A choice is given up that comes up in one of so many deals only.
_MOST_DEALS: Final = 40
#: How many deals each process plays before new ones are given out.
_AHEAD: Final = 8

#: What a line of a record has, and how each begins.
_KEYS: Final = ("claim", "deal", "pair")
_CUT: Final = b'{"claim": "'

#: Called after each pair with the number of pairs so far.
Progress = Callable[[int], None]
#: Plays deals; None for each in which the choice does not come up.
_Play: TypeAlias = Callable[[Iterable[int]], Iterator[Pair | None]]


def measure(
    claim: Claim,
    pairs: int | None = None,
    record: Path | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> Measured:
    """Play the pairs of a claim.

    Args:
        claim: the claim.
        pairs: how many; by default those of the claim.
        record: a file to which every deal is added; those that it has are not played again.
        workers: the number of processes. The result does not depend on it.
        progress: called after each pair.

    Raises:
        DuelError: a line of the record is something else.
        OSError: the record cannot be read or written.
    """
    wanted, found, deals = claim.pairs if pairs is None else pairs, list[Pair](), 0
    known = {} if record is None else _recorded(claim, record)
    with ExitStack() as opened:
        file = None if record is None else opened.enter_context(record.open("a", encoding="utf-8"))
        play = opened.enter_context(_playing(claim, workers))
        for number, pair in _in_order(known, play, workers * _AHEAD):
            if len(found) == wanted or number == wanted * _MOST_DEALS:
                break
            if file is not None and number not in known:
                row = dict(zip(_KEYS, (claim.fingerprint, number, pair), strict=True))
                file.write(json.dumps(row) + "\n")
                file.flush()
            deals = number + 1
            if pair is not None:
                found.append(pair)
                if progress is not None:
                    progress(len(found))
    return Measured.of(claim, found, deals)


def _in_order(
    known: Mapping[int, Pair | None], play: _Play, at_once: int
) -> Iterator[tuple[int, Pair | None]]:
    """All deals by number, with what they brought, without end."""
    for first in count(0, at_once):
        numbers = range(first, first + at_once)
        played = play([number for number in numbers if number not in known])
        for number in numbers:
            yield number, known[number] if number in known else next(played)


@contextmanager
def _playing(claim: Claim, workers: int) -> Iterator[_Play]:
    """Plays deals of a claim in so many processes, or in this one."""
    play = partial(play_pair, claim)
    if workers == 1:
        yield lambda numbers: map(play, numbers)
        return
    with processes().Pool(workers, start_worker) as pool:
        yield lambda numbers: pool.imap(play, numbers)


def _recorded(claim: Claim, record: Path) -> dict[int, Pair | None]:
    """What a record has of a claim, by the number of the deal."""
    found: dict[int, Pair | None] = {}
    if not record.exists():
        return found
    lines = record.read_bytes().splitlines()
    for number, line in enumerate(lines, start=1):
        try:
            row = json.loads(line)
            of, deal, pair = (row[key] for key in _KEYS)
            result = None if pair is None else Pair(*pair)
        except (ValueError, TypeError, KeyError):
            if _CUT.startswith(line[: len(_CUT)]):
                continue  # it was being written when a run was interrupted
            raise DuelError(Message("claims-no-record", file=str(record), number=number)) from None
        if of == claim.fingerprint:
            found[deal] = result
    return found


def write(results: Mapping[str, Measured]) -> Path:
    """Store figures in the package beside those of the other claims; return the file.

    Raises:
        OSError: it cannot be written.
    """
    path = Path(__file__).resolve().parents[1] / "data" / RESULTS
    both = {**stored(), **results}
    write_file(path, stored_text({id: both[id] for id in claims() if id in both}))
    stored.cache_clear()
    return path
