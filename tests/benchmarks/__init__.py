"""Benchmarks, each also as a ratio to a fixed loop timed in the same run."""
