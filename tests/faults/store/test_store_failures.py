"""The store fails at every single write of a scripted evening, in four ways, once and for a while.

After each failure the server answers clearly, loses nothing acknowledged, doubles nothing, and goes on.
ARGOSY_FAULTS=whole tries every write in every way; ./test takes a share of the writes, another one for each way.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from argosy.server.storage.failures import StoreError
from argosy.server.storage.store import Store
from tests.faults import sizes
from tests.faults.store.broken_sqlite import FULL, KINDS, LOCKED, UNREADABLE, Breaker, broken_sqlite
from tests.faults.store.evening import Evening, in_process_server

pytestmark = pytest.mark.slow
SHARE = 1 if sizes.WHOLE else 25
"""Every so manieth write is made to fail."""


@pytest.fixture
def breaker() -> Iterator[Breaker]:
    with broken_sqlite() as made:
        yield made


async def writes_of_an_evening(folder: Path, breaker: Breaker, kind: str) -> list[str]:
    """The statements of an evening at which nothing fails."""
    async with in_process_server(folder) as app:
        await app.state.services.store.every()  # the first read sets the connection up
        breaker.arm(kind, 0)
        evening = Evening(app)
        await evening.spend()
        statements = list(breaker.statements)
        assert await evening.faults(kind) == []
        assert evening.failures == []
        return statements


async def evenings(folder: Path, breaker: Breaker, kind: str, lasting: int) -> tuple[int, Counter[str]]:
    """One evening for each write that fails; how many, and how often each step was told of it."""
    first = await writes_of_an_evening(folder, breaker, kind)
    offset = (*KINDS, UNREADABLE).index(kind)
    told: Counter[str] = Counter()
    numbers = range(1 + offset % SHARE, len(first) + 1, SHARE)
    async with in_process_server(folder) as app:
        for number in numbers:
            before = {row.id for row, _ in await app.state.services.store.every()}
            evening = Evening(app, before=before)
            breaker.arm(kind, number, lasting)
            await evening.spend()
            failed = breaker.failed
            breaker.arm(kind, 0)
            where = f"{kind} at {number} of {len(first)}: {first[number - 1]}"
            assert failed, where
            assert await evening.faults(kind) == [], where
            await app.state.services.store.check()
            assert app.state.services.store.writer.failure is None
            told.update(evening.failures)
    return len(numbers), told


@pytest.mark.parametrize("lasting", [1, 4])
@pytest.mark.parametrize("kind", KINDS)
def test_whichever_write_fails_nothing_is_lost_or_doubled_and_the_evening_goes_on(
    kind: str, lasting: int, tmp_path: Path, breaker: Breaker
) -> None:
    spent, told = asyncio.run(evenings(tmp_path, breaker, kind, lasting))
    print(f"{kind}, {lasting} in a row: {spent} evenings; told of it: {dict(told)}")
    assert spent >= 8


def test_whichever_read_fails_the_evening_goes_on(tmp_path: Path, breaker: Breaker) -> None:
    spent, told = asyncio.run(evenings(tmp_path, breaker, UNREADABLE, 1))
    print(f"unreadable: {spent} evenings; told of it: {dict(told)}")


@pytest.mark.parametrize("kind", [FULL, LOCKED])
def test_a_start_that_fails_at_any_statement_says_so_and_the_next_one_works(
    kind: str, tmp_path: Path, breaker: Breaker
) -> None:
    breaker.arm(kind, 0)
    Store.open(f"sqlite:///{tmp_path / 'first.sqlite'}").close()
    statements = len(breaker.statements)
    assert statements > 10
    for number in range(1, statements + 1, 1 if sizes.WHOLE else 5):
        url = f"sqlite:///{tmp_path / f'{number}.sqlite'}"
        breaker.arm(kind, number)
        with pytest.raises(StoreError, match="the database does not open"):
            Store.open(url)
        breaker.arm(kind, 0)
        store = Store.open(url)
        assert asyncio.run(store.every()) == []
        store.close()
