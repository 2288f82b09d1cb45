"""The browser of this process is ended with its last test; where the tables of a test are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.e2e import places
from tests.e2e.browser import shared


@pytest.fixture(scope="session", autouse=True)
def _browser() -> Iterator[None]:
    yield
    shared.close()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test of both places runs in both if it is marked for it, or if all are wanted."""
    marked = metafunc.definition.get_closest_marker
    wanted = marked("here") or (places.EVERY_PLACE and not marked("at_server"))
    if "place" in metafunc.fixturenames and wanted:
        metafunc.parametrize("place", [places.SERVER, places.HERE], indirect=True)


@pytest.fixture
def place(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where the tables of the test are."""
    chosen = getattr(request, "param", places.SERVER)
    places.here = chosen == places.HERE
    yield chosen
    places.here = False


@pytest.fixture
def only_here() -> Iterator[None]:
    """The tables of the test are in the page, and nowhere else."""
    places.here = True
    yield
    places.here = False
