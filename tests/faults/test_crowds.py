"""The door under pressure: origins, crowds, floods, those who dawdle and those who do not read."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from argosy.client import Client
from argosy.server.http import connections, request_limits
from argosy.server.http.rate_limits import Ban, ClientLimits, TokenBuckets
from argosy.server.http.security import HEADERS
from argosy.server.limits import LIMITS, Allowance, Purpose
from argosy.server.wire.errors import Refused
from argosy.server.wire.types import Push, Rejected, State
from tests.server.harness import Running, limited, move_on, seated, serving

pytestmark = pytest.mark.slow

OURS = "http://{host}"
ORIGINS = {
    None: True,
    OURS: True,
    "https://{host}": True,
    "http://{host}.elsewhere.example": False,
    "http://elsewhere.example": False,
    "http://{host}@elsewhere.example": False,
    "http://elsewhere.example#{host}": False,
    "http://elsewhere.example/{host}": False,
    "http://127.0.0.1": False,
    "http://127.0.0.1:1": False,
    "http://localhost:8000": False,
    "ws://{host}": False,
    "file://{host}": False,
    "{host}": False,
    "null": False,
    "": False,
    "http://[": False,
    "http://[::1": False,
    "http://{host}, http://elsewhere.example": False,
}


def test_other_pages_can_neither_post_nor_listen(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        place = (await seated(server))[1][0]
        assert place.token is not None
        for origin, ours in ORIGINS.items():
            host = server.address.removeprefix("http://")
            headers = {} if origin is None else {"origin": origin.format(host=host)}
            status, _, body = await Client(server.address).request("POST", "/api/guests", b'{"name":"Ada"}', headers)
            assert status == (201 if ours else 403), (origin, body)
            assert (await Client(server.address).request("GET", "/api/tables", None, headers))[0] == 200
            assert await listens(f"ws://{host}/api/tables/{place.table}/live", place.token, headers) is ours, origin

    serving(tmp_path, work)


async def listens(address: str, token: str, headers: dict[str, str]) -> bool:
    """Whether a socket with those headers is let in, and told how things stand."""
    try:
        async with connect(address, additional_headers=headers) as listening:
            await listening.send(json.dumps({"do": "hello", "token": token}))
            return isinstance(msgspec.json.decode(await listening.recv(), type=Push), State)
    except InvalidStatus as refusal:
        return refusal.response.status_code != 403


def test_the_policy_lets_pages_load_nothing_but_ours() -> None:
    parts = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert parts.pop("default-src") == "'none'"
    assert parts.pop("img-src") == "'self' data:"
    assert {name: value for name, value in parts.items() if value not in ("'self'", "'none'")} == {}
    assert {"script-src", "style-src", "connect-src", "base-uri", "form-action", "frame-ancestors"} <= parts.keys()


def test_a_flooder_is_cut_off_and_so_is_its_address(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        place = (await seated(server))[1][1]
        address = server.address.replace("http", "ws") + f"/api/tables/{place.table}/live"
        async with connect(address, compression=None, max_size=None) as socket:
            await socket.send(json.dumps({"do": "hello", "token": place.token}))
            reading = asyncio.create_task(read_on(socket))
            with suppress(ConnectionClosed):
                while True:
                    await socket.send('{"do":"ping"}')
                    await asyncio.sleep(0)
            await reading
            assert socket.close_code in (1008, 1006), "it is told why, if it still reads"
        assert (await Client(server.address).request("GET", "/api/tables"))[0] == 429
        assert (await Client(server.address).request("GET", "/healthz"))[0] == 200

    serving(tmp_path, work, limited(Purpose.REQUESTS, Allowance(0.001, 100)))


async def read_on(socket: ClientConnection) -> None:
    """Read until the end."""
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


def requests_limited(rate: float, burst: float, warnings: TokenBuckets | None = None) -> ClientLimits:
    """Limits with a rate of requests from one address."""
    return ClientLimits(LIMITS.changed(Purpose.REQUESTS, Allowance(rate, burst)), warnings)


def test_the_door_stays_shut_to_those_who_will_not_hear() -> None:
    limits = requests_limited(0.001, 1, TokenBuckets(0.001, 10))
    limits.count_request("flooder")
    for _ in range(11):
        assert limits.open_connection("flooder")
        ask_too_often(limits)
        limits.close_connection("flooder")
    assert not limits.open_connection("flooder")
    assert limits.open_connection("somebody else")
    limits.bans["flooder"] = Ban(0.0, 5.0)  # long ago
    assert limits.open_connection("flooder")


def test_the_door_stays_shut_twice_as_long_each_time_until_a_flooder_learns() -> None:
    limits = requests_limited(0.001, 0, TokenBuckets(0.001, 0))
    spans = []
    for _ in range(8):
        ask_too_often(limits)
        ask_too_often(limits)  # what was on its way already makes it no longer
        spans.append(limits.bans["flooder"].seconds)
        limits.bans["flooder"] = Ban(time.monotonic() - 0.1, spans[-1])  # over just now
    assert spans == [5, 10, 20, 40, 80, 160, 320, 320]
    limits.bans["flooder"] = Ban(time.monotonic() - 321, 320)  # quiet for as long
    ask_too_often(limits)
    assert limits.bans["flooder"].seconds == 5


def test_whoever_was_shut_out_begins_again_with_little() -> None:
    limits = requests_limited(2, 100, TokenBuckets(1, 10))
    for _ in range(100):
        limits.count_request("flooder")
    for _ in range(11):
        ask_too_often(limits)
    assert not limits.open_connection("flooder")
    open_again = limits.bans["flooder"].until
    assert [limits.requests.take("flooder", open_again) for _ in range(3)] == [True, True, False]


def ask_too_often(limits: ClientLimits) -> None:
    with pytest.raises(Refused):
        limits.count_request("flooder")


def test_those_in_haste_are_served_one_after_the_other_and_nobody_waits_for_news() -> None:
    limits = requests_limited(0.001, 8)
    begun: list[str] = []

    async def work(name: str, news: asyncio.Event) -> None:
        begun.append(name)
        await news.wait()

    async def ask(client: str, name: str, news: asyncio.Event) -> None:
        limits.count_request(client)
        await limits.take_turn(client, lambda: work(name, news))

    async def run() -> None:
        never, soon = asyncio.Event(), asyncio.Event()
        for _ in range(3):
            limits.count_request("hasty")
        asking = [asyncio.create_task(ask("hasty", name, soon)) for name in ("1", "2")]
        asking += [asyncio.create_task(ask("calm", name, soon)) for name in ("a", "b")]
        while len(begun) < 3:
            await asyncio.sleep(0)
        assert sorted(begun) == ["1", "a", "b"]
        soon.set()
        await asyncio.gather(*asking)
        waiting = asyncio.create_task(ask("hasty", "long", never))
        await asyncio.sleep(0)
        await ask("hasty", "next", soon)
        assert begun[3:] == ["2", "long", "next"]
        waiting.cancel()

    asyncio.run(run())


class OnlyFlooders(TokenBuckets):
    """Rates for everybody but the people of these tests, who all come from one address."""

    def tokens(self, client: str, now: float, share: int = 1) -> float:
        return self.burst if client == "127.0.0.1" else super().tokens(client, now, share)


async def flood(port: int, stop: asyncio.Event) -> int:
    """Ask without end from another address, and come back when hung up on; how often that was."""
    cut = 0
    while not stop.is_set() or not cut:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.9.9", 0))
            with suppress(OSError):
                writer.write(b"GET /api/tables HTTP/1.1\r\nhost: a\r\n\r\n" * 10)
                while await reader.read(65536) and not (stop.is_set() and cut):
                    writer.write(b"GET /api/tables HTTP/1.1\r\nhost: a\r\n\r\n" * 10)
            writer.close()
        cut += 1
    return cut


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has many loopback addresses")
def test_others_are_answered_while_somebody_floods(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        server.services.limits.addresses[Purpose.REQUESTS].buckets = OnlyFlooders(50, 100)
        stop = asyncio.Event()
        flooding = asyncio.create_task(flood(int(server.address.rpartition(":")[2]), stop))
        before = (await clients[0].snapshot(places[0].table)).version
        assert (await move_on(clients, places, 10)).version >= before + 10
        stop.set()
        assert await flooding > 0

    serving(tmp_path, work)


def test_one_address_has_only_so_many_calls_at_once(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        host, port = server.address.removeprefix("http://").split(":")
        async with AsyncExitStack() as stack:
            for _ in range(4):
                writer = (await asyncio.open_connection(host, int(port)))[1]
                stack.callback(writer.close)
            while server.services.limits.connections.total() < 4:
                await asyncio.sleep(0.01)
            with pytest.raises(ConnectionError):
                await Client(server.address).request("GET", "/healthz")
        while server.services.limits.connections:
            await asyncio.sleep(0.01)
        assert (await Client(server.address).request("GET", "/healthz"))[0] == 200

    serving(tmp_path, work, limited(Purpose.CONNECTIONS, Allowance(at_once=4)))


SLOW = {
    "nothing": b"",
    "half a head": b"GET /healthz HTTP/1.1\r\nhost: a\r\nx-slow: ",
    "half a body": b"POST /api/guests HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\n{",
    "half of a second request": b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\nGET /healthz HTTP/1.1\r\nx: ",
}


@pytest.mark.parametrize("sent", SLOW)
def test_who_sends_half_a_request_and_dawdles_is_hung_up_on(
    sent: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.4)
    monkeypatch.setattr(request_limits, "BODY_SECONDS", 0.4)

    async def work(server: Running) -> None:
        host, port = server.address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(SLOW[sent])
        dripping = asyncio.create_task(drip(writer))
        with suppress(ConnectionError):
            while await reader.read(65536):
                pass
        dripping.cancel()
        writer.close()
        while server.services.limits.connections:
            await asyncio.sleep(0.01)

    async def drip(writer: asyncio.StreamWriter) -> None:
        """A letter now and then, so that there is always something new."""
        while True:
            await asyncio.sleep(0.05)
            if sent != "nothing":
                writer.write(b"a")

    serving(tmp_path, work)


def test_who_waits_for_news_or_reads_slowly_is_not_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.6)
    monkeypatch.setattr(request_limits, "BODY_SECONDS", 0.6)  # a busy machine takes its time between head and body

    async def work(server: Running) -> None:
        clients, places = await seated(server)
        version = (await clients[0].snapshot(places[0].table)).version
        state = await clients[0].events(places[0].table, version, wait=1)
        assert state.version == version

    serving(tmp_path, work)


def test_who_does_not_read_makes_nothing_grow_and_is_let_go(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        port = int(server.address.rpartition(":")[2])
        address = server.address.replace("http", "ws") + f"/api/tables/{table}/live"
        with socket.socket() as small:
            small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            small.connect(("127.0.0.1", port))
            deaf = await connect(address, sock=small, compression=None, max_size=None, max_queue=1)
            await deaf.send(json.dumps({"do": "hello", "token": places[1].token}))
            assert deaf.transport is not None
            deaf.transport.pause_reading()
            largest = 0
            for _ in range(30):
                await move_on(clients, places, 2)
                largest = max(largest, waiting(server))
            one_frame = len(msgspec.json.encode((await clients[1].snapshot(table)).view)) * 3
            assert largest <= 64 * 1024 + 2 * one_frame, "what waits to be sent is a frame or two"
            for _ in range(200_000):  # pings that nobody reads the answers to
                small_frame = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125
                try:
                    deaf.transport.write(small_frame)
                    await asyncio.sleep(0)
                except OSError:
                    break
                if deaf.transport.is_closing() or not server.services.limits.sockets:
                    break
                largest = max(largest, waiting(server))
            assert largest <= 1024 * 1024
            assert not server.services.limits.sockets or deaf.transport.is_closing()
            deaf.transport.abort()

    serving(tmp_path, work, send_buffer=4096)


def waiting(server: Running) -> int:
    """Bytes that wait here to be sent to the one who reads worst."""
    found = [one.transport.get_write_buffer_size() for one in server.server.server_state.connections]
    return max(found, default=0)


def test_refusals_for_haste_are_in_the_one_shape(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        places = (await seated(server))[1]
        address = server.address.replace("http", "ws") + f"/api/tables/{places[0].table}/live"
        server.services.limits.requests.rate, server.services.limits.requests.burst = 0.001, 3
        async with connect(address, compression=None) as listening:
            await listening.send(json.dumps({"do": "hello", "token": places[0].token}))
            pushes: list[Push] = []
            for _ in range(5):
                await listening.send('{"do":"ping"}')
            while not pushes or not isinstance(pushes[-1], Rejected):
                pushes.append(msgspec.json.decode(await listening.recv(), type=Push))
            assert pushes[-1].problem.code == "client.too_fast"

    serving(tmp_path, work)
