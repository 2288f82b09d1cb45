"""Playing by HTTP: inputs count once, refusals say why, nobody sees more than their seat, records verify."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

import argosy
from argosy.client import Client, Refusal, new_key
from argosy.games.neptun.rules.actions import REVEAL
from argosy.server.wire.errors import Problem
from argosy.server.wire.types import NewTable
from tests.server.harness import Running, move_on, running, seated, serving


def test_a_game_is_played_and_told_to_each_seat(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        begun = await clients[0].snapshot(table)
        mover = begun.to_act[0]
        assert (begun.version, begun.seat, begun.table.state) == (1, 0, "playing")
        accepted = await clients[mover].play(table, REVEAL)
        assert accepted.version == 3, "the input and the chance that it brought"
        told = await clients[0].events(table, after=1)
        assert (told.after, told.version) == (1, 3)
        assert [event.event["do"] for event in told.events] == ["Revealed"]
        assert told.events[0].id.startswith("neptun-")
        assert (await clients[mover].snapshot(table)).menu

    serving(tmp_path, work)


def test_a_command_sent_again_gets_its_first_answer_and_counts_once(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        mover = (await clients[0].snapshot(table)).to_act[0]
        key = new_key()
        first = await clients[mover].play(table, "reveal", key)
        again = await asyncio.gather(*[clients[mover].play(table, "reveal", key) for _ in range(5)])
        assert [one.version for one in again] == [first.version] * 5
        assert (await clients[0].snapshot(table)).version == first.version

    serving(tmp_path, work)


def test_a_refusal_names_the_rule_and_stays_refused(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        mover = (await clients[0].snapshot(table)).to_act[0]
        other = (mover + 1) % 3
        key = new_key()
        with pytest.raises(Refusal) as early:
            await clients[other].play(table, "reveal", key)
        problem = early.value.problem
        assert (early.value.status, problem.code, problem.rule, problem.version) == (409, "seat.not_to_act", "N3.2", 1)
        assert problem.message is not None
        while (state := await clients[0].snapshot(table)).to_act != [other]:
            mine = await clients[state.to_act[0]].snapshot(table)
            await clients[state.to_act[0]].play(table, mine.menu[-1])
        with pytest.raises(Refusal) as late:
            await clients[other].play(table, "reveal", key)
        assert late.value.problem == problem, "it would be legal now, but its sender was told no"
        assert (await clients[0].snapshot(table)).version == state.version

    serving(tmp_path, work)


def test_answers_survive_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            clients, places = await seated(server)
            table = places[0].table
            mover = (await clients[0].snapshot(table)).to_act[0]
            first = await clients[mover].play(table, "reveal", "key-that-lasts")
            before = await clients[1].events(table, after=0)
        async with running(tmp_path) as server:
            again = Client(server.address)
            again.cookie = clients[mover].cookie
            assert await again.play(table, "reveal", "key-that-lasts") == first
            again.cookie = clients[1].cookie
            after = await again.events(table, after=0)
            assert (after.version, after.events, after.view) == (before.version, before.events, before.view)

    asyncio.run(run())


def test_a_game_is_let_go_when_idle_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        before = await move_on(clients, places, 6)
        server.services.live_tables.idle = 0
        while server.services.live_tables.by_id:
            await server.services.live_tables.sweep()
            await asyncio.sleep(0)
        after = await clients[0].snapshot(table)
        assert (after.version, after.view) == (before.version, before.view)

    serving(tmp_path, work)


def test_what_is_not_a_command_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        address = f"/api/tables/{places[0].table}/inputs"
        cases = {
            b"": (400, "wire.malformed"),
            b'{"do":"play","key":"12345678"}': (400, "wire.malformed"),
            b'{"do":"play","key":"12345678","text":"reveal","action":{}}': (400, "wire.malformed"),
            b'{"do":"play","key":"12345678","action":{"do":"Sing"}}': (400, "wire.action"),
            b'{"do":"play","key":"12345678","action":[1]}': (400, "wire.action"),
            b'{"do":"play","key":"12345678","action":{"do":"Take","column":"1","slot":0}}': (400, "wire.action"),
            b'{"do":"play","key":"12345678","text":"sing"}': (409, "notation.unknown"),
            b" " * 20_000: (413, "wire.too_long"),
        }
        for body, expected in cases.items():
            status, _, answer = await clients[0].request("POST", address, body)
            problem = msgspec.json.decode(answer, type=Problem)
            assert (status, problem.code) == expected, body
            assert problem.message

    serving(tmp_path, work)


def test_seats_and_links_open_only_their_own_doors(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table, stranger = places[0].table, await server.guest("Stranger")
        links = await clients[0].links(table)
        for token in (None, "A" * 43):
            with pytest.raises(Refusal) as caught:
                await stranger.snapshot(table, token)
            assert caught.value.status == 403
        for token in (links.watch, links.invite):
            watching = await stranger.snapshot(table, token)
            assert (watching.seat, watching.menu) == (None, [])
            with pytest.raises(Refusal) as caught:
                await stranger.play(table, "reveal", token=token)
            assert caught.value.problem.code == "seat.none"
        nobody = Client(server.address)
        assert (await nobody.snapshot(table, places[1].token)).seat == 1, "whoever holds the token holds the seat"
        with pytest.raises(Refusal) as caught:
            await clients[0].snapshot("0" * 24)
        assert (caught.value.status, caught.value.problem.code) == (404, "table.unknown")

    serving(tmp_path, work)


@pytest.mark.slow
def test_the_record_opens_at_the_end_and_verifies(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        with pytest.raises(Refusal) as caught:
            await clients[0].record(table)
        assert caught.value.problem.code == "record.not_over"
        seed = server.services.live_tables.by_id[table].table.row.seed
        assert seed is not None
        sent = ""
        while True:
            state = await move_on(clients, places, 1)
            sent += str(state)
            if state.result is not None:
                break
        assert seed not in sent
        text = await clients[1].record(table)
        assert seed in text
        record = argosy.Record.loads(text)
        assert argosy.verify(record).problems == ()
        assert record.header.names == ("Ada", "Bob", "Cleo")
        brought = await clients[1].bring(text)
        watched = await clients[1].snapshot(brought.table)
        assert (watched.table.imported, watched.table.state) == (True, "over")
        assert watched.result == state.result
        assert await clients[1].record(brought.table) == text

    serving(tmp_path, work)


def test_a_long_poll_ends_when_something_happens(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        state = await clients[0].snapshot(table)
        poll = asyncio.create_task(clients[0].events(table, state.version, wait=25))
        await clients[1].snapshot(table)
        assert not poll.done(), "nothing has happened yet"
        await clients[state.to_act[0]].play(table, "reveal")
        told = await poll
        assert (told.after, told.version) == (1, 3)
        assert [event.event["do"] for event in told.events] == ["Revealed"]

    serving(tmp_path, work)


def test_the_mediterranean_is_served_too(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        table = NewTable("mediterranean", 4, {"trading_seconds": "120"}, tempo="instant")
        clients, places = await seated(server, table)
        state = await move_on(clients, places, 5)
        assert state.view is not None
        assert state.view["game"] == "mediterranean"
        assert state.version > 5

    serving(tmp_path, work)


@pytest.mark.parametrize("digits", [12, 30, 4000])
def test_an_action_with_an_enormous_number_is_refused_with_a_sentence(digits: int, tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        body = '{"key":"enormous","action":{"do":"Take","column":1%s,"slot":0}}' % (digits * "0")
        status, _, answer = await clients[0].request("POST", f"/api/tables/{places[0].table}/inputs", body.encode())
        problem = msgspec.json.decode(answer, type=Problem)
        assert (status, problem.code) == (400, "wire.action")
        assert problem.message

    serving(tmp_path, work)
