"""Worker processes: guests and tables take turns, and a process that dies or hangs fails one job only."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable, Coroutine

import pytest

from argosy.server.processes import worker_process
from argosy.server.processes.child import MEMORY_BYTES
from argosy.server.processes.fair_queue import URGENT_IN_A_ROW, FairQueue
from argosy.server.processes.job import OutOfTimeError, QueueFullError, WorkerError, WorkerHungError, should_stop
from argosy.server.processes.pool import ProcessPool
from argosy.server.processes.worker_process import worker_processes


def taken(queue: FairQueue[str]) -> list[str]:
    found = []
    while queue:
        found.append(queue.take())
    return found


def test_a_guest_with_many_tables_gets_no_more_turns_than_one_with_a_single_table() -> None:
    queue: FairQueue[str] = FairQueue()
    for table in range(5):
        queue.add(("greedy", f"t{table}"), True, f"greedy {table}")
    queue.add(("ada", "a"), True, "ada 1")
    queue.add(("ada", "a"), True, "ada 2")
    queue.add(("bob", "b"), True, "bob")
    assert taken(queue) == [
        "greedy 0", "ada 1", "bob", "greedy 1", "ada 2", "greedy 2", "greedy 3", "greedy 4",
    ]  # fmt: skip


def test_the_tables_of_a_guest_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for job in range(3):
        queue.add(("ada", "busy"), True, f"busy {job}")
    queue.add(("ada", "calm"), True, "calm")
    assert taken(queue) == ["busy 0", "calm", "busy 1", "busy 2"]


def test_where_a_person_waits_comes_first_but_the_others_are_not_forgotten() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.add(("ada", "bots only"), False, "bots only")
    for number in range(2 * URGENT_IN_A_ROW):
        queue.add(("bob", "person"), True, f"person {number}")
    order = taken(queue)
    assert order.index("bots only") == URGENT_IN_A_ROW


def test_whoever_no_longer_waits_is_passed_over() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.add(("ada", "a"), True, "gone")
    queue.add(("bob", "b"), True, "bob")
    queue.remove(("ada", "a"), True, "gone")
    assert taken(queue) == ["bob"]
    with pytest.raises(LookupError):
        queue.take()


# Jobs for the processes


def pid() -> int:
    return os.getpid()


def sleep(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def work_without_end() -> None:
    while True:
        pass


def think(most: float) -> bool:
    """Whether it was stopped before its time was over."""
    end = time.monotonic() + most
    while time.monotonic() < end:
        if should_stop():
            return True
        time.sleep(0.005)
    return False


def with_pool(work: Callable[[ProcessPool], Coroutine[object, object, None]], **options: float) -> None:
    async def run() -> None:
        pool = ProcessPool(worker_processes(1), **options)  # type: ignore[arg-type]  # most_waiting is whole in each test
        try:
            async with asyncio.timeout(120):
                await work(pool)
        finally:
            await asyncio.to_thread(pool.close)

    asyncio.run(run())


async def ask(
    pool: ProcessPool, guest: str, function: Callable[..., object], *args: object, limit: float = 20
) -> object:
    async with pool.turn((guest, "table")) as turn:
        return await turn.call(limit, function, *args)


def test_a_job_whose_process_is_killed_fails_and_the_next_gets_another_process() -> None:
    async def work(pool: ProcessPool) -> None:
        first = await ask(pool, "ada", pid)
        with pytest.raises(WorkerError):
            await ask(pool, "ada", die)
        assert await ask(pool, "ada", pid) != first

    with_pool(work)


def test_a_job_that_hangs_is_ended_and_its_process_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_process, "HANGING_SECONDS", 0.2)

    async def work(pool: ProcessPool) -> None:
        hanging = asyncio.create_task(ask(pool, "ada", sleep, 1000.0, limit=0.1))
        waiting = asyncio.create_task(ask(pool, "bob", pid))
        with pytest.raises(WorkerHungError):
            await hanging
        assert isinstance(await waiting, int)

    with_pool(work)


def test_a_job_that_works_without_end_is_stopped_and_its_process_kept() -> None:
    async def work(pool: ProcessPool) -> None:
        first = await ask(pool, "ada", pid)
        with pytest.raises(OutOfTimeError):
            await ask(pool, "ada", work_without_end, limit=0.2)
        assert await ask(pool, "ada", pid) == first

    with_pool(work)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not limit the address space")
def test_a_job_that_needs_too_much_memory_fails_alone() -> None:
    async def work(pool: ProcessPool) -> None:
        with pytest.raises(MemoryError):
            await ask(pool, "ada", bytearray, 2 * MEMORY_BYTES)
        assert isinstance(await ask(pool, "ada", pid), int)

    with_pool(work)


def test_a_search_is_cut_short_when_somebody_else_waits() -> None:
    async def work(pool: ProcessPool) -> None:
        assert await ask(pool, "ada", think, 0.05) is False, "nobody waits: it may think to the end"
        thinking = asyncio.create_task(ask(pool, "ada", think, 60.0))
        while not pool.processes[0].running:
            await asyncio.sleep(0.01)
        assert isinstance(await ask(pool, "bob", pid), int)
        assert await thinking is True

    with_pool(work, longest=2.0, least=0.1)


def test_a_coach_makes_room_for_a_bot_of_its_own_table_at_once() -> None:
    """Alone at its table a search may take all its time, of which 60 s are left here; one that yields may not."""

    async def work(pool: ProcessPool) -> None:
        async def think_ahead() -> bool:
            async with pool.turn(("ada", "table"), False, yields=True) as turn:
                return await turn.call(8.0, think, 60.0)

        thinking = asyncio.create_task(think_ahead())
        while not pool.processes[0].running:
            await asyncio.sleep(0.01)
        assert isinstance(await ask(pool, "ada", pid), int)
        assert await thinking is True

    with_pool(work, longest=120.0, least=0.1)


def test_thinking_time_is_shared_between_guests_and_then_between_their_tables() -> None:
    async def work(pool: ProcessPool) -> None:
        shares: dict[str, float] = {}

        async def wait_for_turn(guest: str, table: str, urgent: bool = True) -> None:
            async with pool.turn((guest, table), urgent) as turn:
                shares[table] = round(turn.share, 3)

        async with pool.turn(("ada", "first")) as turn:
            assert turn.share == 1
            claims = [("greedy", "g1"), ("greedy", "g2"), ("greedy", "g3"), ("greedy", "g4"), ("bob", "b1")]
            waiting = [asyncio.create_task(wait_for_turn(*claim)) for claim in claims]
            waiting.append(asyncio.create_task(wait_for_turn("cleo", "bots only", False)))
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert shares["g1"] == round(1 / 2 / 4, 3), "Bob is the other guest, and has four times as much"
        assert shares["b1"] == round(1 / 2, 3)
        assert pool.seconds(shares["g1"]) == 0.25
        assert pool.seconds(0.001) == 0.1

    with_pool(work, longest=2.0, least=0.1)


def test_a_guest_can_have_only_so_many_jobs_at_once_and_nobody_waits_for_good() -> None:
    async def work(pool: ProcessPool) -> None:
        async with pool.turn(("greedy", "table")):
            waiting = asyncio.create_task(ask(pool, "greedy", pid))
            await asyncio.sleep(0)
            with pytest.raises(QueueFullError):
                await ask(pool, "greedy", pid)
            with pytest.raises(QueueFullError):
                async with pool.turn(("ada", "table"), patience=0.05):
                    pass
        await waiting

    with_pool(work, most_waiting=2)


def test_a_process_stays_busy_while_it_works_for_somebody_who_went_away() -> None:
    async def work(pool: ProcessPool) -> None:
        leaving = asyncio.create_task(ask(pool, "ada", think, 60.0))
        while not pool.processes[0].running:
            await asyncio.sleep(0.01)
        leaving.cancel()
        assert isinstance(await ask(pool, "bob", pid), int), "the job was asked to stop"
        assert pool.waiting == 0

    with_pool(work)
