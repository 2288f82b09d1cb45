"""What a bot did for a player who was away is told when they are back, and taken back if the others agree."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from argosy.client import Client
from argosy.server.tables.presence import DEFAULT_ABSENCE
from argosy.server.wire.request_types import UndoInfo
from argosy.server.wire.types import State
from tests.server.harness import Running, move_on, running, seated, serving
from tests.server.test_clock import moved
from tests.server.test_fair_play import stay_away, table_of, until
from tests.server.test_pause import refused_with
from tests.server.test_undo_by_consent import undo_of


async def away(server: Running) -> tuple[list[Client], str, int, State]:
    """A game where a bot has played for somebody who was away: the clients, who it was, and the state before."""
    clients, places = await seated(server)
    table = places[0].table
    before = await clients[0].snapshot(table)
    mover = before.to_act[0]
    present = [seat for seat in range(3) if seat != mover]
    stay_away(server, table, mover, DEFAULT_ABSENCE + 1)
    await clients[present[0]].hand_over(table, seat=mover)
    async with asyncio.timeout(30):
        while mover in (state := await clients[present[0]].snapshot(table)).to_act:
            await clients[present[0]].events(table, state.version, wait=5)
    return clients, table, mover, before


def test_who_was_away_is_told_what_the_bot_did_and_the_others_are_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            clients, table, mover, before = await away(server)
            back = await clients[mover].events(table, 0)
            assert back.stood_in, "which versions of the log the bot made"
            assert back.stood_in[0] > before.version
            done = [event for event in back.events if event.version in back.stood_in]
            assert mover in {event.event.get("seat") for event in done}
            assert [event for event in done if not event.silent], "what it revealed or took"
            assert (await clients[(mover + 1) % 3].snapshot(table)).stood_in == []
        async with running(tmp_path) as server:
            again = moved(clients[mover], server)
            assert (await again.snapshot(table)).stood_in == back.stood_in, "also after a restart"

    asyncio.run(run())


def test_what_the_bot_did_is_taken_back_when_the_others_agree(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, table, mover, before = await away(server)
        others = [seat for seat in range(3) if seat != mover]
        await until(lambda: table_of(server, table).seats[mover].bot is not None)
        await clients[mover].snapshot(table)
        await until(lambda: table_of(server, table).seats[mover].bot is None)
        await clients[mover].ask_undo(table, stand_in=True)
        if (asked := await undo_of(clients[mover], table)) is not None:
            assert asked == UndoInfo(mover, [], others, None, stand_in=True)
            for seat in others:
                await clients[seat].answer_undo(table, True)
        after = await clients[mover].snapshot(table)
        assert (after.to_act, after.stood_in) == (before.to_act, [])
        await refused_with("undo.none", clients[mover].ask_undo(table, stand_in=True))

    serving(tmp_path, work)


def test_who_acts_again_is_no_longer_told(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, table, mover, _ = await away(server)
        await clients[mover].snapshot(table)
        await until(lambda: table_of(server, table).seats[mover].bot is None)
        places = [await client.join(table, None) for client in clients]
        for _ in range(20):
            state = await move_on(clients, places, 1)
            if not (await clients[mover].snapshot(table)).stood_in:
                break
        assert (await clients[mover].snapshot(table)).stood_in == []
        assert any(row.actor == mover for row in table_of(server, table).session_or_none.rows[: state.version])  # type: ignore[union-attr]

    serving(tmp_path, work)


def test_others_read_from_when_an_absent_player_may_be_replaced(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        assert (await clients[1].snapshot(table)).table.seats[1].replaceable_from is None, "Bob is there"
        stay_away(server, table, 1, 60)
        table_of(server, table).publish()
        at = (await clients[0].snapshot(table)).table.seats[1].replaceable_from
        assert at is not None
        assert abs(at - (time.time() + DEFAULT_ABSENCE - 60)) < 30
        stay_away(server, table, 1, DEFAULT_ABSENCE + 1)
        await clients[0].hand_over(table, seat=1)
        assert (await clients[0].snapshot(table)).table.seats[1].replaceable_from is None

    serving(tmp_path, work)
