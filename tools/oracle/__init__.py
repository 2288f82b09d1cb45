"""Trains the oracle of a game: `python -m tools.oracle KEY`. docs/oracle.md explains it."""

from os import environ

environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # read when NumPy is loaded; with more, threads wait for each other
