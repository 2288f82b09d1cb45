"""The WebSocket of a table: told as it happens, resumed without gaps or doubles, slow readers kept short."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from argosy.client import Client, Listening, Refusal
from argosy.server.wire.encoding import MOST_BYTES
from argosy.server.wire.types import NewTable, State
from tests.server.harness import THREE, Running, move_on, running, seated, serving


async def until(listening: Listening, version: int) -> list[State]:
    """Every state up to the one of that version."""
    states = [await listening.next()]
    while states[-1].version < version:
        states.append(await listening.next())
    return states


def test_everybody_who_listens_is_told(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        watch = (await clients[0].links(table)).watch
        async with (
            clients[0].listen(table) as ada,
            Client(server.address).listen(table, places[1].token) as bob,
            Client(server.address).listen(table, watch) as onlooker,
        ):
            begun = await ada.next()
            mover = begun.to_act[0]
            assert (begun.seat, (await bob.next()).seat, (await onlooker.next()).seat) == (0, 1, None)
            await clients[mover].play(table, "reveal")
            for one in (ada, bob, onlooker):
                told = (await until(one, 3))[-1]
                assert [event.event["do"] for event in told.events] == ["Revealed"]
                assert bool(told.menu) == (told.seat == mover)

    serving(tmp_path, work)


def test_commands_are_answered_on_the_socket(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        mover = (await clients[0].snapshot(table)).to_act[0]
        async with clients[mover].listen(table) as mine, clients[(mover + 1) % 3].listen(table) as other:
            accepted = await mine.play("reveal", "the-same-key")
            assert accepted == await mine.play("reveal", "the-same-key")
            with pytest.raises(Refusal) as caught:
                await other.play("reveal")
            assert (caught.value.problem.code, caught.value.problem.rule) == ("seat.not_to_act", "N3.2")
            assert (await until(mine, accepted.version))[-1].version == accepted.version
            await mine.ping()

    serving(tmp_path, work)


def test_a_lost_connection_resumes_where_it_was(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server:
            clients, places = await seated(server)
            table = places[0].table
            async with clients[0].listen(table) as listening:
                await move_on(clients, places, 2)
                heard = await until(listening, (await clients[0].snapshot(table)).version)
            await move_on(clients, places, 3)
        async with running(tmp_path) as server:
            clients = [moved(client, server) for client in clients]
            await move_on(clients, places, 1)
            async with clients[0].listen(table, after=heard[-1].version) as listening:
                await move_on(clients, places, 2)
                version = (await clients[0].snapshot(table)).version
                heard += await until(listening, version)
            whole = await clients[0].events(table, after=0)
        told = [event for state in heard for event in state.events]
        assert told == whole.events, "nothing lost, nothing doubled, in order"
        assert [state.version for state in heard] == sorted(state.version for state in heard)

    asyncio.run(run())


def moved(client: Client, server: Running) -> Client:
    """The same guest at the server's new address."""
    new = Client(server.address)
    new.cookie = client.cookie
    return new


def test_a_slow_reader_gets_one_frame_for_all_that_it_missed(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        address = server.address.replace("http", "ws") + f"/api/tables/{table}/live"
        with socket.socket() as small:
            small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            small.connect(("127.0.0.1", int(address.split(":")[2].partition("/")[0])))
            async with connect(address, sock=small, max_queue=1, compression=None, max_size=None) as slow:
                await slow.send(json.dumps({"do": "hello", "token": places[1].token}))
                last = await move_on(clients, places, 40)
                frames = [msgspec.json.decode(await slow.recv(), type=State)]
                while frames[-1].version < last.version:
                    frames.append(msgspec.json.decode(await slow.recv(), type=State))
        whole = await clients[1].events(table, after=0)
        assert [event for frame in frames for event in frame.events] == whole.events
        assert len(frames) < 30

    serving(tmp_path, work, send_buffer=4096)


def test_people_see_who_sits_down_and_who_is_there(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        opened = await ada.open(THREE)
        async with ada.listen(opened.table) as listening:
            state = await listening.next()
            assert (state.version, state.view, state.table.state) == (0, None, "open")
            await bob.join(opened.table, (await ada.links(opened.table)).invite)
            while state.table.seats[1].name != "Bob":
                state = await listening.next()
            async with bob.listen(opened.table):
                while not state.table.seats[1].here:
                    state = await listening.next()
            while state.table.seats[1].here:
                state = await listening.next()

    serving(tmp_path, work)


def test_whoever_gave_up_a_seat_sees_through_it_no_more(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        async with Client(server.address).listen(table, places[1].token) as listening:
            assert (await listening.next()).seat == 1
            await clients[1].leave(table)
            with pytest.raises(Refusal, match="needed"):
                await until(listening, 99)

    serving(tmp_path, work)


BAD_FRAMES = (
    "", "nonsense", "[]", '{"do":"sing"}', '{"do":"hello"}', '{"do":"play"}', '{"do":"play","key":"12345678"}',
    '{"do":"play","key":"12345678","text":7}', "[" * 5000,
)  # fmt: skip


def test_a_bad_frame_is_answered_and_the_connection_goes_on(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        async with clients[0].listen(places[0].table) as listening:
            await listening.next()
            for frame in BAD_FRAMES:
                await listening.send(frame)
                with pytest.raises(Refusal) as caught:
                    await listening.next()
                assert caught.value.problem.message, frame
            await listening.ping()

    serving(tmp_path, work)


def test_huge_frames_and_foreign_pages_are_turned_away(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        places = (await seated(server))[1]
        address = server.address.replace("http", "ws") + f"/api/tables/{places[0].table}/live"
        with pytest.raises(InvalidStatus) as caught:
            await connect(address, origin="https://elsewhere.example")  # type: ignore[arg-type]
        assert caught.value.response.status_code == 403
        async with connect(address) as raw:
            await raw.send("x" * (MOST_BYTES + 1))
            with pytest.raises(ConnectionClosed):
                await raw.recv()
        async with connect(address) as raw:
            await raw.send(json.dumps({"do": "hello", "token": "A" * 43}))
            assert json.loads(await raw.recv())["problem"]["code"] == "table.not_yours"

    serving(tmp_path, work)


def test_the_mediterranean_pushes_offers_to_all(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server, NewTable("mediterranean", 4, tempo="instant", absence=0))
        table = places[0].table
        state = await clients[0].snapshot(table)
        while state.view is not None and state.view["phase"] != "trading":
            state = await move_on(clients, places, 1)
        assert state.clock is not None
        assert state.clock.kind == "trading"
        assert state.view is not None
        async with clients[1].listen(table, after=state.version) as listening:
            await listening.next()
            await clients[0].play(table, "offer 1vp for 2vp to all")
            told = (await until(listening, state.version + 1))[-1]
            assert told.view is not None
            assert len(told.view["offers"]) == 1

    serving(tmp_path, work)
