"""The garbage collector leaves what collecting the tests has made alone.

That is more than 300,000 objects, which live to the end. A full collection looked at all of them, for a quarter of a
second, and every server that a test runs collects in full when it stops.

NumPy computes in one thread here, as it does in the command line.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Generator

import pytest

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # NumPy reads it when it is imported, which is later


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect the tests without looking for garbage, then take all there is out of the collector's sight."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()
