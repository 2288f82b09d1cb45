"""Connections between two requests: kept for longer than clients keep theirs, and the first to go for want of room."""

from __future__ import annotations

import asyncio
import socket
import sys
from pathlib import Path

import pytest

from argosy.client import Client
from argosy.server.http import connections
from argosy.server.http.client_address import client_key
from argosy.server.http.rate_limits import Ban, ClientLimits, TokenBuckets
from argosy.server.limits import LIMITS, Allowance, Purpose
from tests.server.harness import Running, limited, running, serving

pytestmark = pytest.mark.slow

HEALTH = b"GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n"


class Line:
    """A connection that is kept for one request after the other."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def to(cls, server: Running) -> Line:
        host, port = server.address.removeprefix("http://").split(":")
        return cls(*await asyncio.open_connection(host, int(port)))

    async def ask(self, request: bytes = HEALTH) -> bytes:
        """The head of the answer; empty if they hung up."""
        self.writer.write(request)
        try:
            head = await self.reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            return b""
        length = next(int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:"))
        await self.reader.readexactly(length)
        return head


def test_a_quiet_line_is_kept_for_longer_than_clients_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.8)

    async def work(server: Running) -> None:
        line = await Line.to(server)
        assert f"keep-alive: timeout={connections.ADVERTISED_SECONDS}\r\n".encode() in await line.ask()
        await asyncio.sleep(1.3)  # more than two looks
        assert await line.ask()
        refused = b"POST /api/tables/nowhere/join HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n"
        line.writer.write(refused)
        await asyncio.sleep(0.1)
        assert b" 404 " in await line.ask(b"{}")  # it need not be whole to be refused
        await asyncio.sleep(1.3)
        assert await line.ask()
        assert server.server.config.timeout_keep_alive > connections.ADVERTISED_SECONDS
        line.writer.close()
        while server.services.limits.connections:
            await asyncio.sleep(0.01)
        assert not server.services.limits.idle

    serving(tmp_path, work)


def test_who_keeps_back_the_rest_of_a_refused_request_is_answered_and_hung_up_on(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        line = await Line.to(server)
        answer = await line.ask(b"POST /api/tables/nowhere/join HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n")
        assert b" 404 " in answer
        assert b"connection: close\r\n" in answer
        assert await line.reader.read() == b""
        line.writer.close()
        while server.services.limits.total_connections:
            await asyncio.sleep(0.01)

    serving(tmp_path, work)


def test_a_line_that_was_quiet_for_too_long_is_let_go(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        server.server.config.timeout_keep_alive = 0  # as if the time were up
        line = await Line.to(server)
        assert await line.ask()
        assert await line.reader.read() == b""
        line.writer.close()
        while server.services.limits.connections:
            await asyncio.sleep(0.01)
        assert not server.services.limits.idle

    serving(tmp_path, work)


def test_who_only_rests_makes_room_for_others(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        lines = [await Line.to(server) for _ in range(3)]
        for line in lines:
            assert await line.ask()
        lines[0].writer.write(HEALTH[:9])  # the first of them has begun again
        while len(server.services.limits.idle) > 2:
            await asyncio.sleep(0.01)
        lines.append(await Line.to(server))
        assert await lines[3].ask()
        assert await lines[1].ask() == b"", "it had rested for longest"
        assert await lines[2].ask()
        assert await lines[0].ask(HEALTH[9:])
        assert server.services.limits.connections.total() == 3
        for line in lines:
            line.writer.close()

    serving(tmp_path, work, limited(Purpose.CONNECTIONS, Allowance(at_once=3)))


def test_a_proxy_may_bring_the_requests_of_many(tmp_path: Path) -> None:
    async def run() -> None:
        settings = limited(Purpose.CONNECTIONS, Allowance(at_once=2))
        async with running(tmp_path, settings, proxies=["127.0.0.0/8"]) as server:
            lines = [await Line.to(server) for _ in range(5)]
            for line in lines:
                line.writer.write(HEALTH[:9])
            for line in lines:
                assert await line.ask(HEALTH[9:])
                line.writer.close()

    asyncio.run(run())


def test_one_who_keeps_calling_where_no_room_is_left_finds_the_door_shut() -> None:
    limits = ClientLimits(LIMITS.changed(Purpose.CONNECTIONS, Allowance(at_once=2)), TokenBuckets(0.001, 3))
    assert [limits.open_connection("caller") for _ in range(6)] == [True, True, False, False, False, False]
    assert limits.is_banned("caller")
    assert limits.open_connection("somebody else")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has many loopback addresses")
def test_who_is_shut_out_is_hung_up_on_unheard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []
    monkeypatch.setattr(connections.LimitedConnection, "__init__", lambda self, *_, **__: made.append(self))

    def call(port: int) -> None:
        with socket.create_connection(("127.0.0.1", port), source_address=("127.0.9.9", 0)) as calling:
            calling.sendall(HEALTH)
            assert calling.recv(100) == b""

    async def work(server: Running) -> None:
        port = int(server.address.rpartition(":")[2])
        server.services.limits.bans["127.0.9.9"] = Ban(float("inf"), 5.0)
        calls = [asyncio.to_thread(call, port) for _ in range(20)]
        for one in await asyncio.gather(*calls, return_exceptions=True):
            assert isinstance(one, ConnectionError), one
        monkeypatch.undo()
        assert (await Client(server.address).request("GET", "/healthz"))[0] == 200

    serving(tmp_path, work)
    assert not made


def test_a_network_of_ipv6_counts_as_one_address() -> None:
    assert (
        client_key("2a00:1450:4001:82a::1") == client_key("2a00:1450:4001:82a:ffff::2") != client_key("2a00:1450:1::1")
    )
    for alone in ("192.0.2.7", "fe80::1", "fd00::1", "::1", "::ffff:8.8.8.8", "unknown"):
        assert client_key(alone) == alone
