"""The browser of this process is ended with its last test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.e2e.browser import shared


@pytest.fixture(scope="session", autouse=True)
def _browser() -> Iterator[None]:
    yield
    shared.close()
