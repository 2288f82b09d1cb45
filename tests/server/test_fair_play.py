"""Fair play among people: a reload costs nobody a seat, a vote or a veto, and absence is the time that was agreed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from argosy.client import Client
from argosy.core.contract import Seat
from argosy.server.tables.presence import DEFAULT_ABSENCE, LEAST_ABSENCE, agreed_absence
from argosy.server.tables.requests.undo import has_revealed
from argosy.server.tables.table import Table
from argosy.server.wire.request_types import UndoInfo
from tests.server.harness import THREE, Running, move_on, running, seated, serving
from tests.server.test_clock import moved
from tests.server.test_pause import refused_with
from tests.server.test_undo_by_consent import after_two, undo_of

TWO = msgspec.structs.replace(THREE, bots=[None, None, "random"])


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.01)


def table_of(server: Running, id: str) -> Table:
    return server.services.live_tables.by_id[id].table


async def reload(server: Running, client: Client, table: str, seat: Seat) -> None:
    """Open the page of a table and close it, as the first half of a reload does."""
    async with client.listen(table) as listening:
        await listening.next()
    await until(lambda: not table_of(server, table).presence.here(seat))


def stay_away(server: Running, table: str, seat: Seat, seconds: float) -> None:
    """Let a player have been away for so long."""
    presence = table_of(server, table).presence
    presence._seen.pop(seat, None)
    presence._last[seat] = time.monotonic() - seconds


@pytest.mark.parametrize("absence", [0, 1, 120])
def test_a_reload_does_not_cost_the_seat(absence: int, tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, msgspec.structs.replace(THREE, absence=absence, pace="untimed"))
        table = places[0].table
        for seat in (1, 2):
            await reload(server, clients[seat], table, seat)
            await refused_with("seat.back_soon", clients[0].hand_over(table, seat=seat))
        assert [seat.bot for seat in (await clients[0].snapshot(table)).table.seats] == [None] * 3

    serving(tmp_path, work)


@pytest.mark.parametrize(
    ("terms", "seconds"),
    [
        ({"absence": 120}, 120),
        ({"absence": 0}, DEFAULT_ABSENCE),
        ({"absence": 5}, LEAST_ABSENCE),
        ({"absence": 120, "pace": "untimed"}, DEFAULT_ABSENCE),
        ({"absence": 3600, "pace": "untimed"}, 3600),
        ({"absence": 120, "pace": "post", "decision": 86400}, 86400),
    ],
)
def test_absence_means_the_time_that_the_table_agreed_on(
    terms: dict[str, object], seconds: float, tmp_path: Path
) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        opened = await ada.open(msgspec.structs.replace(THREE, **terms))
        await ada.snapshot(opened.table)
        assert agreed_absence(table_of(server, opened.table).row) == seconds

    serving(tmp_path, work)


def test_whoever_stays_away_longer_is_replaced_by_the_usual_bot_and_back_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            clients, places = await seated(server)
            table = places[0].table
            stay_away(server, table, 1, DEFAULT_ABSENCE + 1)
            await refused_with("seat.stand_in", clients[0].hand_over(table, "random", seat=1))
            await clients[0].hand_over(table, seat=1)
            assert (await clients[0].snapshot(table)).table.seats[1].bot == "strong"
            async with clients[1].listen(table) as listening:
                state = await listening.next()
                while state.table.seats[1].bot is not None:
                    state = await listening.next()
            await until(lambda: not table_of(server, table).presence.here(1))
            stay_away(server, table, 1, DEFAULT_ABSENCE + 1)
            await clients[0].hand_over(table, seat=1)
        async with running(tmp_path) as server:
            ada, bob = moved(clients[0], server), moved(clients[1], server)
            assert (await ada.snapshot(table)).table.seats[1].bot == "strong", "also after a restart"
            await bob.snapshot(table)
            await until(lambda: table_of(server, table).seats[1].bot is None)

    asyncio.run(run())


def test_a_bot_that_a_player_called_stays_until_they_send_it_away(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        await clients[1].hand_over(table, "random")
        await clients[1].snapshot(table)
        async with clients[1].listen(table) as listening:
            assert (await listening.next()).table.seats[1].bot == "random"
        await clients[1].take_back(table)

    serving(tmp_path, work)


def test_nobody_is_replaced_in_a_pause_and_its_end_counts_absence_anew(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        await clients[0].pause(table)
        stay_away(server, table, 1, 10 * DEFAULT_ABSENCE)
        await refused_with("table.paused", clients[0].hand_over(table, seat=1))
        await clients[0].go_on(table)
        await refused_with("seat.back_soon", clients[0].hand_over(table, seat=1))

    serving(tmp_path, work)


def test_a_bot_stands_in_for_the_agreed_time_after_a_pause(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, msgspec.structs.replace(THREE, absence=3600))
        table = places[0].table
        presence = table_of(server, table).presence
        await reload(server, clients[1], table, 1)
        before = presence._alarms[1]
        await clients[0].pause(table)
        await clients[0].go_on(table)
        assert presence._alarms[1].when() > before.when()
        assert before.cancelled()
        presence._stand_in(1)
        await clients[0].pause(table)
        assert presence.stand_ins == {1}
        await clients[0].go_on(table)
        assert presence.stand_ins == set(), "who comes back from the break a little late still has the seat"

    serving(tmp_path, work)


def test_what_was_revealed_is_not_taken_back_without_those_for_whom_bots_play(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, table, mover, _ = await after_two(server)
        others = [seat for seat in range(3) if seat != mover]
        await server.services.live_tables.by_id[table].bots.close()  # so that none of them moves on
        for seat in others:
            await clients[seat].hand_over(table, "random")
            stay_away(server, table, seat, 100 * DEFAULT_ABSENCE)
        before = await clients[mover].snapshot(table)
        await clients[mover].ask_undo(table)
        state = await clients[mover].snapshot(table)
        assert state.table.undo == UndoInfo(mover, [], others, None), "however long they have been away"
        assert state.view == before.view
        await clients[others[0]].answer_undo(table, True)
        await clients[others[1]].answer_undo(table, True)
        assert mover in (await clients[mover].snapshot(table)).to_act

    serving(tmp_path, work)


def test_a_player_away_for_longer_than_agreed_does_not_block_an_undo_that_hides_nothing(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        match = (await table_of(server, table).commands.run(table_of(server, table).session)).match
        while True:  # until somebody else has acted since a move, and nothing was revealed since
            state = await move_on(clients, places, 1)
            mover = state.to_act[0]
            last = match.last_input(mover)
            if last is not None and last < match.number - 1 and not has_revealed(match, last):
                break
        others = [seat for seat in range(3) if seat != mover]
        stay_away(server, table, others[0], DEFAULT_ABSENCE + 1)
        await clients[mover].ask_undo(table)
        assert await undo_of(clients[mover], table) == UndoInfo(mover, [], [others[1]], None)
        await clients[others[1]].answer_undo(table, True)
        assert match.number == last

    serving(tmp_path, work)


def test_an_undo_does_not_wait_for_somebody_who_has_left_the_game(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, table, mover, _ = await after_two(server)
        other, third = (seat for seat in range(3) if seat != mover)
        await server.services.live_tables.by_id[table].bots.close()  # so that no bot moves on
        version = (await clients[mover].snapshot(table)).version
        await clients[mover].ask_undo(table)
        await clients[other].answer_undo(table, True)
        await clients[third].leave(table)
        state = await clients[mover].events(table, version)
        assert state.table.undo is None
        assert [event.event["do"] for event in state.events] == ["TakenBack"]

    serving(tmp_path, work)


def test_a_reload_does_not_cost_the_veto(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, table, mover, _ = await after_two(server)
        other, third = (seat for seat in range(3) if seat != mover)
        for seat in (other, third):
            await reload(server, clients[seat], table, seat)
        await refused_with("seat.back_soon", clients[mover].hand_over(table, "random", seat=other))
        await clients[mover].ask_undo(table)
        undo = await undo_of(clients[mover], table)
        assert undo == UndoInfo(mover, [], [other, third], None)
        await clients[third].answer_undo(table, False)
        undo = await undo_of(clients[mover], table)
        assert undo is not None
        assert undo.refused == third

    serving(tmp_path, work)


def test_a_reload_does_not_cost_the_vote(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        await reload(server, clients[0], table, 0)
        await reload(server, clients[2], table, 2)
        await clients[1].pause(table)
        state = await clients[1].snapshot(table)
        assert (state.table.paused, state.table.votes) == (None, [1]), "one of three is no majority"
        for seat in (0, 2):
            stay_away(server, table, seat, DEFAULT_ABSENCE + 1)
        await clients[1].pause(table)
        assert (await clients[1].snapshot(table)).table.paused is not None

    serving(tmp_path, work)


def test_absence_counts_from_the_beginning_of_the_game(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        host, bob = await server.guest("Ada"), await server.guest("Bob")
        opened = await host.open(TWO)
        await bob.join(opened.table, (await host.links(opened.table)).invite)
        await host.snapshot(opened.table)
        stay_away(server, opened.table, 1, 100 * DEFAULT_ABSENCE)
        await host.start(opened.table)
        await refused_with("seat.back_soon", host.hand_over(opened.table, seat=1))

    serving(tmp_path, work)
