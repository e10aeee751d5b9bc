"""Read text files, and write files atomically. Every room may import it."""

from __future__ import annotations

import codecs
import errno
import os
import secrets
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from duel_nb.errors import Saying
from duel_nb.quoting import line

#: Seconds to wait between attempts: Windows refuses to replace a file that is being read.
_PATIENCE: Final = (0.02, 0.1, 0.5) if sys.platform == "win32" else ()

#: Bytes that are read at most: games and scenarios are smaller, a device may be endless.
_MOST: Final = 64 * 2**20


class NotText(ValueError):
    """A file that is not UTF-8 text; the message says what it seems to be instead.

    Attributes:
        line: where, from 1.
    """

    def __init__(self, sentence: Saying, line: int = 1) -> None:
        super().__init__(sentence)
        self.line = line


def read_text(path: str | Path) -> str:
    """The text of a file, with newlines normalised and without a byte order mark.

    Raises:
        OSError: it cannot be read, or no file can have this name.
        NotText: it is not UTF-8.
    """
    try:
        with Path(path).open("rb") as file:
            content = file.read(_MOST + 1)
    except ValueError as error:  # a NUL, or what no name can hold
        named = line(str(path))
        raise OSError(errno.EINVAL, "no file can have this name", named) from error
    if len(content) > _MOST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return decoded(content)


def decoded(content: bytes) -> str:
    """Decode the content of a file; see `read_text`.

    Raises:
        NotText: it is not UTF-8.
    """
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if content[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE):
            raise NotText(Saying("text-utf-16", {})) from None
        line = content[: error.start].count(b"\n") + 1
        raise NotText(Saying("text-no-utf-8", {}), line) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold an exclusive lock on a file; other processes wait.

    A small hidden file beside it is locked, since the file itself is replaced when it is written.
    Where nothing can be locked, as in a read-only folder, nobody waits.
    """
    try:
        lock = path.with_name(f".{path.name}.lock").open("ab")
    except OSError:
        yield
        return
    with lock:  # closing it, also by the end of the process, lets the next one in
        with suppress(OSError):
            _wait_for(lock.fileno())
        yield


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold an exclusive lock on a file for a long time; another process gets an error at once.

    The hidden lock file is deleted afterwards.

    Raises:
        BlockingIOError: another process does.
    """
    place = path.with_name(f".{path.name}.lock")
    try:
        lock = place.open("ab")
    except OSError:  # then nothing can be written there either
        yield
        return
    with lock:
        _take(lock.fileno())
        try:
            yield
        finally:
            with suppress(OSError):
                place.unlink()


if sys.platform == "win32":
    import msvcrt

    def _wait_for(lock: int) -> None:
        msvcrt.locking(lock, msvcrt.LK_LOCK, 1)

    def _take(lock: int) -> None:
        try:
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(error.errno, error.strerror) from None

elif sys.platform == "emscripten":  # a browser: each kernel is alone with its files

    def _wait_for(lock: int) -> None:
        pass

    def _take(lock: int) -> None:
        pass

else:
    import fcntl

    def _wait_for(lock: int) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX)

    def _take(lock: int) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def unused(path: Path) -> Path:
    """The path, or if it exists the first free one with a number after its name."""
    free, number = path, 2
    while free.exists():
        free, number = path.with_stem(f"{path.stem}-{number}"), number + 1
    return free


def write_file(path: str | Path, content: str | bytes, *, folders: bool = False) -> None:
    """Write one file; see `write_files`."""
    write_files({path: content}, folders=folders)


def write_files(contents: Mapping[str | Path, str | bytes], *, folders: bool = False) -> None:
    """Write files atomically: to temporary files, which replace the old ones when all are complete.

    If anything fails, such as a full disk, the old files stay. A file keeps its permissions; a link
    stays a link.

    Args:
        contents: the files and what is in them; text is written as UTF-8.
        folders: whether their folders are made if need be.

    Raises:
        OSError: a file cannot be written; `filename` is the one that was asked for.
    """
    waiting: list[tuple[str | Path, Path, Path]] = []
    made: list[Path] = []
    path: str | Path = ""
    try:
        for path, content in contents.items():
            data = content.encode("utf-8") if isinstance(content, str) else content
            place = Path(os.path.realpath(path))
            there = os.path.exists(place)
            if there and not place.is_file():
                place.write_bytes(data)  # a device or a pipe cannot be replaced
                continue
            if there and not os.access(place, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            made += _folders(place.parent) if folders else []
            # A short name of its own: the target's may have the maximum length already.
            beside = place.with_name(f".duel-nb-{secrets.token_hex(6)}.tmp")
            with beside.open("xb") as file:
                waiting.append((path, beside, place))
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            if there:
                beside.chmod(place.stat().st_mode & 0o7777)
        while waiting:
            path, beside, place = waiting[0]
            _move(beside, place)
            del waiting[0]
    except BaseException as error:
        for _, beside, _ in waiting:
            with suppress(OSError):
                beside.unlink()
        for folder in reversed(made):
            with suppress(OSError):
                folder.rmdir()  # only where it is still empty
        if isinstance(error, OSError):
            raise OSError(error.errno, error.strerror, str(path)) from error
        if isinstance(error, ValueError):  # a NUL, or what no text can hold
            sentence = "its name or its text holds a character that no file can have"
            raise OSError(errno.EINVAL, sentence, str(path)) from error
        raise


def _folders(folder: Path) -> list[Path]:
    """Make a folder with all above it; returns those that were not there, from the top."""
    missing = [one for one in (folder, *folder.parents) if not os.path.exists(one)]
    folder.mkdir(parents=True, exist_ok=True)
    return missing[::-1]


def _move(file: Path, place: Path) -> None:
    for wait in _PATIENCE:
        try:
            file.replace(place)
        except PermissionError:
            time.sleep(wait)
        else:
            return
    file.replace(place)
