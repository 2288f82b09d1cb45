"""Limits by purpose: what one address and one guest may use, and that nobody else notices when somebody wants more."""

from __future__ import annotations

import asyncio
import errno
import json
import resource
import socket
import sys
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from argosy.cli.complaint import Complaint
from argosy.cli.serve import limits_of
from argosy.client import Client
from argosy.server.api.host_routes import OPERATIONS
from argosy.server.http import connections, open_files
from argosy.server.http.client_address import client_key, networks_of
from argosy.server.http.listening_socket import AT_ONCE, BanningSocket
from argosy.server.http.rate_limits import ClientLimits
from argosy.server.http.websocket_frames import MOST_FRAMES, FrameCounter
from argosy.server.limits import LIMITS, Allowance, Purpose
from argosy.server.wire.errors import Problem, Refused
from tests.server.harness import GENEROUS, THREE, Running, limited, running, seated, serving
from tools.limit_table import TARGET, text

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has many loopback addresses")
HEALTH = b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n"


async def dial(server: Running, host: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from the loopback address 127.0.9.`host`."""
    port = int(server.address.rpartition(":")[2])
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(f"127.0.9.{host}", 0))


async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes = HEALTH) -> bytes:
    """The first line of the answer; empty if they hung up."""
    with suppress(ConnectionError, asyncio.IncompleteReadError):
        writer.write(request)
        return await reader.readuntil(b"\r\n")
    return b""


def test_the_page_of_limits_is_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == text(), "run tools/limit_table.py"


def test_every_purpose_has_limits_and_costly_operations_have_a_purpose() -> None:
    assert {*LIMITS.limits} == {*Purpose}
    declared = {operation.name: operation.purpose for operation in OPERATIONS if operation.purpose is not None}
    assert declared == {
        "new_guest": Purpose.NEW_GUESTS,
        "rename": Purpose.NEW_GUESTS,
        "choose_in_records": Purpose.NEW_GUESTS,
        "new_table": Purpose.NEW_TABLES,
        "rematch": Purpose.NEW_TABLES,
        "new_lesson": Purpose.NEW_TABLES,
        "play_on": Purpose.NEW_TABLES,
        "events": Purpose.LONG_POLLS,
        "hint": Purpose.HINTS,
        "forecast": Purpose.FORECASTS,
        "decline": Purpose.MARKET,
        "wish": Purpose.MARKET,
        "sorted_hand": Purpose.MARKET,
        "notice": Purpose.NOTICES,
        "curve": Purpose.REVIEWS,
        "recap": Purpose.REVIEWS,
        "moments": Purpose.REVIEWS,
        "chances": Purpose.REVIEWS,
        "review": Purpose.JUDGING,
        "try_choice": Purpose.JUDGING,
        "record": Purpose.REVIEWS,
        "bring": Purpose.UPLOADS,
    }


def test_a_guest_with_too_many_long_polls_is_told_so_and_others_wait_for_their_news(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        version = (await clients[0].snapshot(table)).version
        greedy = [asyncio.create_task(clients[0].events(table, version, wait=20)) for _ in range(2)]
        polls = server.services.limits.guests[Purpose.LONG_POLLS]
        while polls.running.total() < 2:
            await asyncio.sleep(0.01)
        path = f"/api/tables/{table}/events?after={version}&wait=20"
        status, headers, body = await clients[0].request("GET", path)
        assert (status, int(headers["retry-after"]) > 0) == (429, True)
        problem = msgspec.json.decode(body, type=Problem)
        assert (problem.code, problem.args) == ("client.too_many", {"purpose": "long polls", "most": 2})
        assert problem.message
        assert "long polls" in problem.message
        other = asyncio.create_task(clients[1].events(table, version, wait=20))
        while polls.running.total() < 3:
            await asyncio.sleep(0.01)
        mover = (await clients[0].snapshot(table)).to_act[0]
        await clients[mover].play(table, (await clients[mover].snapshot(table)).menu[0])
        for state in await asyncio.gather(other, *greedy):
            assert state.version > version
        assert not polls.running, "the places are free again"

    serving(tmp_path, work, limited(Purpose.LONG_POLLS, Allowance(at_once=4), Allowance(at_once=2)))


def test_limits_of_an_address_hold_for_all_its_guests_together() -> None:
    limits = ClientLimits(LIMITS.changed(Purpose.HINTS, Allowance(0.01, 3, 2), Allowance(0.01, 2, 1)))
    for guest in ("ada", "ada", "bob"):
        limits.count(Purpose.HINTS, "1.2.3.4", guest)
    with pytest.raises(Refused) as caught:
        limits.count(Purpose.HINTS, "1.2.3.4", "cleo")
    assert caught.value.retry_after == 100
    with pytest.raises(Refused):
        limits.count(Purpose.HINTS, "5.6.7.8", "ada")
    limits.count(Purpose.HINTS, "5.6.7.8", "bob")
    with limits.using(Purpose.HINTS, "9.9.9.9", "dora"):
        with pytest.raises(Refused), limits.using(Purpose.HINTS, "8.8.8.8", "dora"):
            pass
        limits.begin(Purpose.HINTS, "9.9.9.9", "emil")
        with pytest.raises(Refused):
            limits.begin(Purpose.HINTS, "9.9.9.9", "fay")
    limits.end(Purpose.HINTS, "9.9.9.9", "emil")
    assert not limits.addresses[Purpose.HINTS].running
    assert limits.refusals[Purpose.HINTS] == 4


def test_one_who_owns_many_networks_of_ipv6_has_not_as_many_times_the_limits() -> None:
    home = client_key("2a00:1450:4001:8200::1")
    assert networks_of(home) == (
        ("2a00:1450:4001::/48", 16),
        ("2a00:1450:4001:8200::/56", 4),
        ("2a00:1450:4001:8200::/64", 1),
    )
    assert networks_of("192.0.2.7") == (("192.0.2.7", 1),)
    limits = ClientLimits(LIMITS.changed(Purpose.NEW_GUESTS, Allowance(1e-9, 2, 2)))
    allowed = 0
    for network in range(2000):
        with suppress(Refused):
            limits.count(Purpose.NEW_GUESTS, client_key(f"2a00:1450:4001:{network:x}::1"))
            allowed += 1
    assert allowed == 32
    limits.count(Purpose.NEW_GUESTS, client_key("2a00:1450:4002::1"))
    near = [client_key(f"2a00:1450:4003:{network:x}::1") for network in range(256)]
    assert sum(limits.addresses[Purpose.NEW_GUESTS].wait_for(client) == 0 for client in near) == 8


@LINUX
def test_half_requests_from_many_addresses_shut_nobody_out(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        async with AsyncExitStack() as stack:
            for host in range(1, 10):
                for sent in (HEALTH[:20], b"POST /api/guests HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{"):
                    _, writer = await dial(server, host)
                    writer.write(sent)
                    stack.callback(writer.close)
            while len(server.services.limits.unfinished) < 18:
                await asyncio.sleep(0.01)
            for host in range(100, 105):
                reader, writer = await dial(server, host)
                stack.callback(writer.close)
                assert b" 200 " in await answer(reader, writer)

    serving(tmp_path, work, replace(GENEROUS, connections=18))


@LINUX
def test_sockets_of_a_few_addresses_leave_room_for_others(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        place = (await seated(server))[1][0]
        address = server.address.replace("http", "ws") + f"/api/tables/{place.table}/live"
        hello = json.dumps({"do": "hello", "token": place.token})
        async with AsyncExitStack() as stack:
            greedy = [
                await stack.enter_async_context(connect(address, local_addr=(f"127.0.9.{1 + number % 2}", 0)))
                for number in range(10)
            ]
            for socket_ in greedy:
                await socket_.send(hello)
            for host in range(100, 103):
                modest = await stack.enter_async_context(connect(address, local_addr=(f"127.0.9.{host}", 0)))
                await modest.send(hello)
                assert json.loads(await modest.recv())["do"] == "state"
            with suppress(ConnectionClosed):
                while True:
                    await greedy[0].recv()
            assert greedy[0].close_code is not None, "the oldest of those who have most made room"

    serving(tmp_path, work, replace(GENEROUS, connections=10))


def test_a_socket_too_many_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        place = (await seated(server))[1][0]
        address = server.address.replace("http", "ws") + f"/api/tables/{place.table}/live"
        async with connect(address):
            with pytest.raises(InvalidStatus) as caught:
                await connect(address)
        response = caught.value.response
        assert (response.status_code, int(response.headers["retry-after"]) > 0) == (429, True)
        problem = msgspec.json.decode(response.body or b"", type=Problem)
        assert (problem.code, problem.args) == ("client.too_many", {"purpose": "sockets", "most": 1})

    serving(tmp_path, work, limited(Purpose.SOCKETS, Allowance(at_once=1)))


def test_who_asks_much_and_reads_nothing_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "WRITE_SECONDS", 0.3)

    async def work(server: Running) -> None:
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.setblocking(False)
            port = int(server.address.rpartition(":")[2])
            await asyncio.get_running_loop().sock_connect(deaf, ("127.0.0.1", port))
            asking = b"GET /api/openapi.json HTTP/1.1\r\nhost: a\r\n\r\n" * 40
            await asyncio.get_running_loop().sock_sendall(deaf, asking)
            while not server.services.limits.total_connections:
                await asyncio.sleep(0.01)
            while server.services.limits.total_connections:
                await asyncio.sleep(0.01)
        assert (await Client(server.address).request("GET", "/healthz"))[0] == 200

    serving(tmp_path, work, send_buffer=4096)


def test_who_reads_slowly_but_steadily_gets_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "WRITE_SECONDS", 0.5)

    async def work(server: Running) -> None:
        port = int(server.address.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=4096)
        writer.write(b"GET /api/openapi.json HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
        got = 0
        while data := await reader.read(8192):
            got += len(data)
            await asyncio.sleep(0.05)
        assert got == length
        writer.close()

    serving(tmp_path, work, send_buffer=4096)


def test_a_body_that_never_comes_is_refused_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("argosy.server.http.request_limits.BODY_SECONDS", 0.3)

    async def work(server: Running) -> None:
        port = int(server.address.rpartition(":")[2])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"POST /api/guests HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{")
        got = await reader.read()
        assert got.startswith(b"HTTP/1.1 408 ")
        assert b'"client.too_slow"' in got
        writer.close()

    serving(tmp_path, work)


def test_what_is_sent_leaves_at_once(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        reader, writer = await dial(server, 1)
        assert b" 200 " in await answer(reader, writer)
        (connection,) = server.server.server_state.connections
        plug = connection.transport.get_extra_info("socket")
        assert plug.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0
        writer.close()

    serving(tmp_path, work)


def test_want_of_files_is_logged_once_a_minute(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: socket.socket) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    async def run(listening: BanningSocket) -> None:
        for _ in range(1000):
            await asyncio.sleep(0)
            with pytest.raises(BlockingIOError):
                listening.accept()
        assert [record.message for record in caplog.records] == ["cannot accept connections"]
        assert listening._logged is not None
        listening._logged -= 61
        await asyncio.sleep(0)
        with pytest.raises(BlockingIOError):
            listening.accept()
        assert len(caplog.records) == 2
        assert caplog.records[0].exc_info is None

    with socket.create_server(("127.0.0.1", 0)) as plain, BanningSocket.wrap(plain, ClientLimits()) as listening:
        monkeypatch.setattr(socket.socket, "accept", fail)
        asyncio.run(run(listening))


def test_with_no_file_left_connections_are_reset_and_none_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    real = socket.socket.accept
    with socket.create_server(("127.0.0.1", 0)) as plain, BanningSocket.wrap(plain, ClientLimits()) as listening:
        listening.setblocking(False)
        fails = iter([True, False, False])

        def accept(self: socket.socket) -> object:
            if next(fails):
                raise OSError(errno.EMFILE, "Too many open files")
            return real(self)

        async def run() -> None:
            with pytest.raises(BlockingIOError):
                listening.accept()

        with socket.create_connection(plain.getsockname()) as calling:
            monkeypatch.setattr(socket.socket, "accept", accept)
            asyncio.run(run())
            with pytest.raises(ConnectionError):
                calling.recv(1)


def test_a_crowd_at_the_door_is_let_in_a_few_at_a_time() -> None:
    async def run(listening: BanningSocket, turns: list[int]) -> None:
        while sum(turns) < 20:
            accepted = 0
            with suppress(BlockingIOError):
                while True:
                    listening.accept()[0].close()
                    accepted += 1
            turns.append(accepted)
            await asyncio.sleep(0)

    with socket.create_server(("127.0.0.1", 0)) as plain, BanningSocket.wrap(plain, ClientLimits()) as listening:
        listening.setblocking(False)
        calling = [socket.create_connection(plain.getsockname()) for _ in range(20)]
        turns: list[int] = []
        asyncio.run(run(listening, turns))
        for plug in calling:
            plug.close()
        assert max(turns) == AT_ONCE


def test_connections_stay_below_the_limit_of_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed = [1024, 4096]
    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(allowed))
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: allowed.__setitem__(0, wanted[0]))
    assert open_files.connections_allowed(500) == 500
    assert allowed == [1024, 4096]
    assert open_files.connections_allowed(2000) == 2000
    assert allowed == [2000 + open_files.RESERVED, 4096]
    assert open_files.connections_allowed(9000) == 4096 - open_files.RESERVED


def test_one_guest_and_one_address_do_not_fill_the_lobby(tmp_path: Path) -> None:
    public = msgspec.structs.replace(THREE, public=True)

    async def opened(client: Client, times: int) -> list[int]:
        body = msgspec.json.encode(public)
        return [(await client.request("POST", "/api/tables", body))[0] for _ in range(times)]

    async def work(server: Running) -> None:
        ada, bob, cleo = [await server.guest(name) for name in ("Ada", "Bob", "Cleo")]
        assert await opened(ada, 3) == [201, 201, 429]
        assert await opened(bob, 2) == [201, 429], "three for the address"
        private = msgspec.json.encode(THREE)
        assert (await cleo.request("POST", "/api/tables", private))[0] == 201
        mine = [table.id for table in await ada.tables() if table.seats[0].name == "Ada"]
        assert len(mine) == 2
        for table in mine:
            await ada.leave(table)
        assert await opened(cleo, 2) == [201, 201], "tables that are gone count no longer"

    serving(tmp_path, work, limited(Purpose.PUBLIC_TABLES, Allowance(at_once=3), Allowance(at_once=2)))


def test_frames_without_a_message_are_counted_whatever_the_pieces_they_come_in() -> None:
    part, ping = b"\x00\x80\x00\x00\x00\x00", b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125
    long = b"\x01\xfe\x01\x00\x00\x00\x00\x00" + b"y" * 256
    message = b"\x81\x82\x00\x00\x00\x00hi"
    for size in (1, 3, 1000):
        for frame in (part, ping, long):
            frames = FrameCounter()
            data = (frame * MOST_FRAMES + message) * 3
            assert all(frames.has_room_for(data[at : at + size]) for at in range(0, len(data), size))
            data = frame * (MOST_FRAMES + 1)
            assert not all(frames.has_room_for(data[at : at + size]) for at in range(0, len(data), size))


def test_a_command_sent_just_before_hanging_up_is_carried_out(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        state = await clients[0].snapshot(table)
        mover = state.to_act[0]
        move = (await clients[mover].snapshot(table)).menu[0]
        address = server.address.replace("http", "ws") + f"/api/tables/{table}/live"
        async with connect(address) as hasty:
            await hasty.send(json.dumps({"do": "hello", "token": places[mover].token}))
            await hasty.recv()
            await hasty.send(json.dumps({"do": "play", "key": "a-key-of-mine", "text": move}))
        while (await clients[0].snapshot(table)).version == state.version:
            await asyncio.sleep(0.01)

    serving(tmp_path, work)


def test_a_host_can_scale_the_limits() -> None:
    assert limits_of([]) == LIMITS
    four = limits_of(["4"])
    assert four[Purpose.SOCKETS].address == Allowance(20, 400, 256)
    assert four[Purpose.CONNECTIONS] == replace(LIMITS[Purpose.CONNECTIONS], address=Allowance(at_once=256))
    mixed = limits_of(["2", "long_polls=0.5", "hints=0.01"])
    assert mixed[Purpose.LONG_POLLS].guest.at_once == 6
    assert mixed[Purpose.HINTS].guest.at_once == 1, "never none"
    for wrong in ("rain=2", "sockets=", "0", "nan", "-1", "inf"):
        with pytest.raises(Complaint, match="--limits"):
            limits_of([wrong])


def test_behind_a_proxy_long_polls_count_for_the_visitor(tmp_path: Path) -> None:
    async def run() -> None:
        settings = limited(Purpose.LONG_POLLS, Allowance(at_once=1))
        async with running(tmp_path, settings, proxies=["127.0.0.1"]) as server, asyncio.timeout(30):
            clients, places = await seated(server)
            table = places[0].table
            version = (await clients[0].snapshot(table)).version
            path = f"/api/tables/{table}/events?after={version}&wait="

            async def poll(visitor: str, seconds: int) -> int:
                return (await clients[0].request("GET", f"{path}{seconds}", None, {"x-forwarded-for": visitor}))[0]

            waiting = asyncio.create_task(poll("198.51.100.7", 20))
            while not server.services.limits.addresses[Purpose.LONG_POLLS].running:
                await asyncio.sleep(0.01)
            assert await poll("198.51.100.7", 1) == 429
            assert await poll("198.51.100.8", 1) == 200
            waiting.cancel()

    asyncio.run(run())
