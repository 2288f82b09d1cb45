"""Seats given to bots and taken back, so that nobody can hang a game."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from argosy.server.tables.presence import DEFAULT_ABSENCE
from argosy.server.tables.requests.pending import pending_requests
from tests.server.harness import THREE, Running, running, seated, serving
from tests.server.test_clock import moved
from tests.server.test_decision_time import TIMED
from tests.server.test_fair_play import stay_away, table_of, until
from tests.server.test_pause import refused_with


@pytest.mark.slow
def test_a_bot_plays_until_its_owner_takes_the_seat_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            clients, places = await seated(server)
            table = places[0].table
            mover = (await clients[0].snapshot(table)).to_act[0]
            await refused_with("seat.yours", clients[mover].take_back(table))
            await refused_with("bot.unknown", clients[mover].hand_over(table, "grandmaster"))
            await clients[mover].hand_over(table, "random")
            await refused_with("seat.bot", clients[mover].play(table, "reveal"))
            await refused_with("seat.bot", clients[mover].hand_over(table))
        async with running(tmp_path) as server:
            owner = moved(clients[mover], server)
            state = await owner.events(table, 1, wait=25)
            assert state.version > 1, "the bot plays, also after a restart"
            seat = state.table.seats[mover]
            assert (seat.bot, seat.held, state.seat) == ("random", True, mover)
            await owner.take_back(table)
            seat = (await owner.snapshot(table)).table.seats[mover]
            assert (seat.bot, seat.held) == (None, True)

    asyncio.run(run())


def test_the_seat_of_somebody_who_is_not_there_is_given_to_a_bot(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        async with clients[1].listen(table) as listening:
            await listening.next()
            await refused_with("seat.here", clients[0].hand_over(table, seat=1))
        await until(lambda: not table_of(server, table).presence.here(1))
        stay_away(server, table, 1, DEFAULT_ABSENCE + 1)
        await clients[0].hand_over(table, seat=1)
        assert (await clients[0].snapshot(table)).table.seats[1].bot == "strong"
        await refused_with("seat.unknown", clients[0].hand_over(table, seat=7))
        await clients[1].take_back(table)
        assert (await clients[0].snapshot(table)).table.seats[1].bot is None

    serving(tmp_path, work)


def test_where_decisions_have_their_time_nobody_else_gives_a_seat_away(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, TIMED)
        table = places[0].table
        await refused_with("seat.has_time", clients[0].hand_over(table, seat=1))
        mover = (await clients[0].snapshot(table)).to_act[0]
        await clients[0].pause(table)
        await clients[mover].hand_over(table)
        await clients[mover].take_back(table)
        await clients[0].go_on(table)
        state = await clients[0].snapshot(table)
        assert state.table.seats[mover].deadline is not None, "whoever takes a seat back has a deadline again"

    serving(tmp_path, work)


@pytest.mark.slow
def test_a_rematch_after_a_hand_over_waits_for_the_person(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        bots = msgspec.structs.replace(THREE, bots=[None, "random", "random"], onlookers="open")
        clients, places = await seated(server, bots)
        table = places[0].table
        await clients[0].silence(table, 1)
        await clients[0].hand_over(table, "random")
        async with clients[0].listen(table) as listening:
            async for state in listening.states():
                if state.result is not None:
                    break
        again = await clients[0].rematch(table)
        info = (await clients[0].snapshot(again.table)).table
        assert [(seat.bot, seat.held) for seat in info.seats] == [(None, True), ("random", False), ("random", False)]
        assert (info.onlookers, info.seats[1].silenced) == ("open", False)
        row = server.services.live_tables.by_id[again.table].table.row
        assert pending_requests(row.agenda) == pending_requests(None)

    serving(tmp_path, work)
