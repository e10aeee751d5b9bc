"""Read text files and write files atomically."""

from __future__ import annotations

import codecs
import errno
import os
import secrets
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from duel_nb import arguments
from duel_nb.errors import DuelError
from duel_nb.messages import Message, Part
from duel_nb.quoting import line

#: Seconds to wait between attempts: Windows refuses to replace a file that is being read.
_RETRY_DELAYS: Final = (0.02, 0.1, 0.5) if sys.platform == "win32" else ()

#: The largest file that is read, in bytes: games and scenarios are smaller, a device is endless.
_MAX_BYTES: Final = 64 * 2**20


#: How similar the name of another file has to be to be suggested, from 0 to 1.
_SIMILAR: Final = 0.7

#: The messages for what the system says in English only.
_REASONS: Final = {
    errno.ENOENT: "system-missing",
    errno.EACCES: "system-denied",
    errno.EPERM: "system-denied",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EEXIST: "system-exists",
    errno.EINVAL: "system-character",
    errno.ENAMETOOLONG: "system-long",
    errno.EFBIG: "system-large",
    errno.ELOOP: "system-loop",
    errno.ENOSPC: "system-full",
    errno.EDQUOT: "system-full",
    errno.EROFS: "system-read-only",
}


def reason_of(error: OSError) -> str:
    """Why a file cannot be read or written, in the language in use, without its name."""
    key = _REASONS.get(error.errno or 0)
    return str(Message(key)) if key else error.strerror or str(error)


class FileError(DuelError, OSError):
    """A file cannot be read or written; the message says which and why.

    Args:
        sentence: the message.
        error: what the system says, which gives the `errno`.
        path: of the file; it becomes the `filename`.
    """

    def __init__(self, sentence: Message, error: OSError, path: str | Path) -> None:
        OSError.__init__(self, error.errno, error.strerror, str(path))
        self.sentence = sentence

    def __str__(self) -> str:
        """The message, without the number of the error."""
        return str(self.sentence)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.sentence, OSError(*self.args), self.filename)


class MissingFile(FileError, FileNotFoundError):
    """There is no such file, or no folder for it."""


def unread(path: str | Path, error: OSError) -> FileError:
    """The error for a file that cannot be read, with the nearest name if there is no such file."""
    near = _near(Path(path)) if error.errno == errno.ENOENT else None
    if near is None:
        return _file_error(Message("file-unread", _about(path, error)), error, path)
    sentence = Message("file-unread-near", file=line(str(path)), near=line(str(near)))
    return _file_error(sentence, error, path)


def _near(path: Path) -> Path | None:
    """The file or folder beside a missing one with the most similar name, if one is similar."""
    with suppress(OSError, ValueError):
        names = [one.name for one in path.parent.iterdir()]
        for name in get_close_matches(path.name, names, n=1, cutoff=_SIMILAR):
            return path.with_name(name)
    return None


def unwritten(path: str | Path, error: OSError) -> FileError:
    """The error for a file that cannot be written."""
    return _file_error(Message("file-unwritten", _about(path, error)), error, path)


def _about(path: str | Path, error: OSError) -> dict[str, Part]:
    return {"file": line(str(path)), "reason": reason_of(error)}


def _file_error(sentence: Message, error: OSError, path: str | Path) -> FileError:
    kind = MissingFile if error.errno == errno.ENOENT else FileError
    return kind(sentence, error, path)


class NotText(DuelError):
    """A file is not UTF-8 text; the message says what it seems to be instead.

    Attributes:
        line: the line of the first invalid byte, from 1.
    """

    def __init__(self, sentence: Message, line: int = 1) -> None:
        super().__init__(sentence)
        self.line = line


def read_text(path: str | Path) -> str:
    """The text of a file, with newlines normalised and without a byte order mark.

    Raises:
        DuelError: ``path`` is not a path.
        FileError: it cannot be read, is too large, or its name is invalid.
        NotText: it is not UTF-8.
    """
    file = Path(arguments.path("path", path))
    try:
        with file.open("rb") as opened:
            content = opened.read(_MAX_BYTES + 1)
    except OSError as error:
        raise unread(path, error) from error
    except ValueError as error:  # a NUL or a lone surrogate
        raise unread(path, OSError(errno.EINVAL, str(error))) from error
    if len(content) > _MAX_BYTES:
        raise unread(path, OSError(errno.EFBIG, os.strerror(errno.EFBIG)))
    return decoded(content)


def has_text(path: Path, text: str) -> bool:
    """Whether a file can be read and has this text."""
    try:
        return read_text(path) == text
    except (OSError, NotText):
        return False


def update_file(path: Path, text: str) -> bool:
    """Write a file unless it has this text already; returns whether it changed.

    Raises:
        FileError: it cannot be written.
    """
    changed = not has_text(path, text)
    if changed:
        write_file(path, text)
    return changed


def decoded(content: bytes) -> str:
    """Decode the content of a file, as `read_text` does.

    Raises:
        NotText: it is not UTF-8.
    """
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if content[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE):
            raise NotText(Message("text-utf-16")) from None
        line = content[: error.start].count(b"\n") + 1
        raise NotText(Message("text-no-utf-8"), line) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold an exclusive lock on a file; other processes wait.

    The lock is on a small hidden file beside it, since writing replaces the file itself. Where
    nothing can be locked, as in a read-only folder, there is no lock.
    """
    try:
        lock = path.with_name(f".{path.name}.lock").open("ab")
    except OSError:
        yield
        return
    with lock:  # closing the file, or the end of the process, releases the lock
        with suppress(OSError):
            _wait_for(lock.fileno())
        yield


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Hold an exclusive lock on a file for a long time; other processes fail at once.

    The hidden lock file is deleted afterwards.

    Raises:
        BlockingIOError: another process holds the lock.
    """
    lock_file = path.with_name(f".{path.name}.lock")
    try:
        lock = lock_file.open("ab")
    except OSError:  # then nothing can be written there either
        yield
        return
    with lock:
        _take(lock.fileno())
        try:
            yield
        finally:
            with suppress(OSError):
                lock_file.unlink()


if sys.platform == "win32":
    import msvcrt

    def _wait_for(lock: int) -> None:
        msvcrt.locking(lock, msvcrt.LK_LOCK, 1)

    def _take(lock: int) -> None:
        try:
            msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(error.errno, error.strerror) from None

elif sys.platform == "emscripten":  # a browser: each kernel has its own files

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
    """The path itself, or if it exists the first free one with a number after its name."""
    free, number = path, 2
    while os.path.exists(free):  # also of a name that no file can have
        free, number = path.with_stem(f"{path.stem}-{number}"), number + 1
    return free


def write_file(path: str | Path, content: str | bytes, *, folders: bool = False) -> None:
    """Write one file atomically, as `write_files` does.

    Raises:
        DuelError: ``path`` is not a path.
        FileError: it cannot be written.
    """
    write_files({Path(arguments.path("path", path)): content}, folders=folders)


def write_files(contents: Mapping[str | Path, str | bytes], *, folders: bool = False) -> None:
    """Write files atomically: to temporary files, which replace the old ones when all are complete.

    If anything fails, such as a full disk, the old files stay. A file keeps its permissions; a link
    stays a link.

    Args:
        contents: the content of each file; text is written as UTF-8.
        folders: whether to create missing folders.

    Raises:
        FileError: a file cannot be written; `filename` is the one in ``contents``.
    """
    pending: list[tuple[str | Path, Path, Path]] = []  # (path, temporary file, target)
    created: list[Path] = []
    path: str | Path = ""
    try:
        for path, content in contents.items():
            data = content.encode("utf-8") if isinstance(content, str) else content
            target = Path(os.path.realpath(path))
            exists = os.path.exists(target)
            if exists and not target.is_file():
                target.write_bytes(data)  # a device or a pipe cannot be replaced
                continue
            if exists and not os.access(target, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
            created += _make_folders(target.parent) if folders else []
            # Not derived from the target's name, which may have the maximum length.
            temporary = target.with_name(f".duel-nb-{secrets.token_hex(6)}.tmp")
            with temporary.open("xb") as file:
                pending.append((path, temporary, target))
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            if exists:
                temporary.chmod(target.stat().st_mode & 0o7777)
        while pending:
            path, temporary, target = pending[0]
            _replace(temporary, target)
            del pending[0]
    except BaseException as error:
        for _, temporary, _ in pending:
            with suppress(OSError):
                temporary.unlink()
        for folder in reversed(created):
            with suppress(OSError):
                folder.rmdir()  # fails unless it is still empty
        if isinstance(error, OSError):
            raise unwritten(path, error) from error
        if isinstance(error, ValueError):  # a NUL or a lone surrogate
            raise unwritten(path, OSError(errno.EINVAL, str(error))) from error
        raise


def _make_folders(folder: Path) -> list[Path]:
    """Create a folder with its parents; return the ones that did not exist, topmost first."""
    missing = [one for one in (folder, *folder.parents) if not os.path.exists(one)]
    folder.mkdir(parents=True, exist_ok=True)
    return missing[::-1]


def _replace(temporary: Path, target: Path) -> None:
    for delay in _RETRY_DELAYS:
        try:
            temporary.replace(target)
        except PermissionError:
            time.sleep(delay)
        else:
            return
    temporary.replace(target)
