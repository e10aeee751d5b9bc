"""As much of NumPy as ipycanvas and the board use, for tests where Pyodide's NumPy is not at hand.

Arrays have one or two dimensions; arithmetic takes a number, or a row that is added to each row.
"""

from __future__ import annotations

from array import array as flat_array
from collections.abc import Iterable, Sequence
from math import prod
from typing import Any


class dtype:
    """A type of numbers, by its name and its letter in the module `array`."""

    def __init__(self, name: str, code: str) -> None:
        self.name, self.code = name, code
        self.kind = {"f": "f", "d": "f"}.get(code, "u" if code.isupper() else "i")

    def __call__(self, value: float) -> float:
        return float(value) if self.kind == "f" else int(value)

    def __str__(self) -> str:
        return self.name


int16, int32, int64 = dtype("int16", "h"), dtype("int32", "i"), dtype("int64", "q")
uint8, uint16 = dtype("uint8", "B"), dtype("uint16", "H")
float16, float32, float64 = dtype("float16", "f"), dtype("float32", "f"), dtype("float64", "d")


class ndarray:
    """Numbers in rows."""

    def __init__(self, numbers: Iterable[float], kind: dtype, shape: tuple[int, ...]) -> None:
        self.dtype, self.shape = kind, shape
        self.numbers = flat_array(kind.code, map(kind, numbers))
        self.flags = {"C_CONTIGUOUS": True}

    @property
    def size(self) -> int:
        return len(self.numbers)

    @property
    def ndim(self) -> int:
        return len(self.shape)

    def __len__(self) -> int:
        return self.shape[0]

    def __buffer__(self, flags: int) -> memoryview:
        return memoryview(self.numbers)

    def tolist(self) -> list[Any]:
        if self.ndim < 2:
            return self.numbers.tolist()
        wide = self.shape[1]
        return [self.numbers[i : i + wide].tolist() for i in range(0, self.size, wide)]

    def astype(self, kind: dtype) -> ndarray:
        return ndarray(self.numbers, kind, self.shape)

    def reshape(self, *shape: int) -> ndarray:
        known = prod(n for n in shape if n >= 0)
        return ndarray(
            self.numbers, self.dtype, tuple(self.size // known if n < 0 else n for n in shape)
        )

    def ravel(self) -> ndarray:
        return self.reshape(-1)

    def __mul__(self, number: float) -> ndarray:
        return ndarray((n * number for n in self.numbers), self.dtype, self.shape)

    def __add__(self, row: ndarray) -> ndarray:
        wide = row.size
        sums = (n + row.numbers[i % wide] for i, n in enumerate(self.numbers))
        return ndarray(sums, self.dtype, self.shape)


def array(numbers: Sequence[Any], dtype: dtype | None = None) -> ndarray:
    if isinstance(numbers, ndarray):
        return numbers if dtype is None else numbers.astype(dtype)
    rows = [tuple(one) if isinstance(one, list | tuple) else (one,) for one in numbers]
    flat = [number for row in rows for number in row]
    guessed = float64 if any(isinstance(number, float) for number in flat) else int64
    nested = bool(numbers) and isinstance(numbers[0], list | tuple)
    shape = (len(rows), len(rows[0])) if nested else (len(rows),)
    return ndarray(flat, dtype or guessed, shape)


def asarray(numbers: Sequence[Any], dtype: dtype | None = None) -> ndarray:
    return array(numbers, dtype)


def ascontiguousarray(numbers: ndarray) -> ndarray:
    return numbers


def require(numbers: Any, dtype: str | None = None, requirements: Any = None) -> ndarray:
    return array(numbers, uint8 if dtype == "uint8" else None)


def concatenate(parts: Sequence[ndarray]) -> ndarray:
    first = parts[0]
    numbers = [number for part in parts for number in part.numbers]
    return ndarray(numbers, first.dtype, (sum(map(len, parts)), *first.shape[1:]))


def repeat(rows: ndarray, counts: Sequence[int], axis: int) -> ndarray:
    assert axis == 0
    repeated = [row for row, times in zip(rows.tolist(), counts, strict=True) for _ in range(times)]
    return array(repeated, rows.dtype)


def rint(numbers: ndarray) -> ndarray:
    return ndarray(map(round, numbers.numbers), numbers.dtype, numbers.shape)


def frombuffer(content: bytes, dtype: dtype) -> ndarray:
    return ndarray(content, dtype, (len(content),))  # ipycanvas asks for bytes only
