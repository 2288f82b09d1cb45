"""Games that the engine of a page plays have the same records as here, and they are verified.

One game for each game and level; `python -m tools.page_records` compares hundreds.
"""

from __future__ import annotations

import pytest

import argosy
from argosy.core.record import Record
from argosy.core.replay import verify
from tools.page_records import LEVELS, engine_folder, made_in_page
from tools.seeded_games import line_of, record_of

FOLDER = engine_folder()


@pytest.mark.slow
@pytest.mark.skipif(FOLDER is None, reason="the engine of the page is not built here: python web/build.py builds it")
@pytest.mark.parametrize(
    ("key", "level", "seed"),
    [
        *[(key, level, 0) for key in argosy.list_games() for level in LEVELS],
        ("neptun", "sensible", 4),  # `sum` rounds floats differently since Python 3.12, `fsum` does not
    ],
)
def test_a_page_makes_the_same_record(key: str, level: str, seed: int) -> None:
    assert FOLDER is not None
    assert made_in_page(FOLDER, key, level, seed, seed + 1) == [line_of(key, level, str(seed))]


@pytest.mark.parametrize("key", argosy.list_games())
def test_such_a_record_is_verified(key: str) -> None:
    assert verify(Record.loads(record_of(key, "sensible", "0"))).problems == ()
