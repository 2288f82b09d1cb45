"""The garbage collector leaves what collecting the tests has made alone.

That is more than 300,000 objects, which live to the end. A full collection looked at all of them, for a quarter of a
second, and every server that a test runs collects in full when it stops.
"""

from __future__ import annotations

import gc
from collections.abc import Generator

import pytest


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
