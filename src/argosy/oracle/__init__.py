"""The oracle: from what a seat sees, the chance to win and the expected points of every seat.

A small network that NumPy evaluates. The folder `oracle/` of each game says which numbers of an observation it reads,
and has the trained weights. docs/oracle.md tells how they were trained, and how well they judge.
"""

from argosy.extras import missing_library

try:
    import numpy  # noqa: F401 - said here once, for every module of this package
except ModuleNotFoundError as error:
    raise missing_library("the oracle", error, "oracle") from error
