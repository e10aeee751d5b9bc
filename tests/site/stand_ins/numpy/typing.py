"""What annotations are made of."""

from numpy import ndarray as NDArray  # noqa: F401
