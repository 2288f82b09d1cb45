"""Notices: once for each decision that is owed, tried again a few times, and never into our own network."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from argosy.server.http import name_lookup
from argosy.server.tables.webhooks import WebhookError, WebhookSender, is_global, parse_url
from tests.server.harness import GENEROUS, Running, move_on, running, seated, serving
from tests.server.test_clock import moved
from tests.server.test_pause import refused_with

OPEN_HOUSE = replace(GENEROUS, private_notices=True)


class Ear:
    """A real HTTP server that answers with the given statuses, then with 204, and keeps what it was told."""

    def __init__(self, statuses: Sequence[int]) -> None:
        self.statuses = [*statuses]
        self.calls: asyncio.Queue[tuple[str, dict[str, str], dict[str, Any]]] = asyncio.Queue()
        self.address = ""

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = json.loads(await reader.readexactly(int(headers["content-length"])))
        status = self.statuses.pop(0) if self.statuses else 204
        writer.write(f"HTTP/1.1 {status} Heard\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
        self.calls.put_nowait((head[0], headers, body))


@asynccontextmanager
async def listening(*statuses: int) -> AsyncIterator[Ear]:
    ear = Ear(statuses)
    server = await asyncio.start_server(ear.hear, "127.0.0.1", 0)
    ear.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield ear


def test_a_decision_is_told_once_with_a_link_and_without_secrets(tmp_path: Path) -> None:
    async def run() -> None:
        async with listening() as ear, running(tmp_path, OPEN_HOUSE) as server:
            clients, places = await seated(server)
            table = places[0].table
            state = await clients[0].snapshot(table)
            mover = state.to_act[0]
            await clients[mover].notice(table, f"{ear.address}/hook?for=me")
            line, headers, body = await ear.calls.get()
            assert line == "POST /hook?for=me HTTP/1.1"
            assert headers["content-type"] == "application/json"
            assert body == {
                "table": table,
                "game": "neptun",
                "seat": mover,
                "name": ("Ada", "Bob", "Cleo")[mover],
                "version": state.version,
                "deadline": None,
                "link": f"{server.address}/t/{table}",
            }
            await clients[0].say(table, "talk changes nothing")
            await clients[mover].notice(table, f"{ear.address}/other")
            await move_on(clients, places, 1)
            _, _, body = await ear.calls.get()
            assert (body["seat"], body["version"] > state.version) == (mover, True)
            assert ear.calls.empty(), "one notice for each decision"
        async with listening() as ear, running(tmp_path, OPEN_HOUSE) as server:
            owner = moved(clients[mover], server)
            assert (await owner.snapshot(table)).to_act == [mover]
            await owner.notice(table, None)
            assert ear.calls.empty(), "a restart tells nothing again"

    asyncio.run(run())


def test_what_fails_is_tried_again_a_few_times_and_what_is_refused_is_not(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        server.services.webhooks.delays = (0.0, 0.01, 0.01)
        async with listening(500, 429) as ear, listening(410) as gone, listening(500, 500, 500, 500) as broken:
            for place in (ear, gone, broken):
                clients, places = await seated(server)
                table = places[0].table
                mover = (await clients[0].snapshot(table)).to_act[0]
                await clients[mover].notice(table, place.address)
            told = [await ear.calls.get() for _ in range(3)]
            assert told[0][2] == told[1][2] == told[2][2]
            for _ in range(3):
                await broken.calls.get()
            await gone.calls.get()
            while server.services.webhooks._tasks:
                await asyncio.sleep(0.01)
            assert gone.calls.empty()
            assert broken.calls.empty(), "after a few times it is left"

    serving(tmp_path, work, OPEN_HOUSE)


def test_a_decision_that_was_made_meanwhile_is_not_told_any_more(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        server.services.webhooks.delays = (0.0, 0.3)
        async with listening(503) as ear:
            clients, places = await seated(server)
            table = places[0].table
            mover = (await clients[0].snapshot(table)).to_act[0]
            await clients[mover].notice(table, ear.address)
            await ear.calls.get()
            await clients[mover].hand_over(table, "random")
            while server.services.webhooks._tasks:
                await asyncio.sleep(0.01)
            assert ear.calls.empty()

    serving(tmp_path, work, OPEN_HOUSE)


def test_a_house_with_closed_doors_refuses_its_own_network(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        for url in (
            "http://127.0.0.1:8000/",
            "http://localhost/",
            "https://[::1]/",
            "http://10.1.2.3/",
            "http://192.168.0.1/",
            "http://169.254.169.254/latest/meta-data",
            "http://[::ffff:127.0.0.1]/",
            "http://0.0.0.0/",
            "http://2130706433/",
            "http://me:secret@example.org/",
            "http://example.org:99999/",
        ):
            await refused_with("notice.address", clients[0].notice(table, url))
        for url in ("ftp://example.org/", "javascript:alert(1)", "http://example.org/ x", "http://x/\r\nHost: y"):
            await refused_with("wire.malformed", clients[0].notice(table, url))
        await refused_with("table.not_yours", (await server.guest("Stranger")).notice(table, None))

    serving(tmp_path, work)


@pytest.mark.parametrize(
    ("address", "world"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("127.0.0.1", False),
        ("172.16.0.1", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::", False),
    ],
)
def test_which_addresses_the_whole_world_reaches(address: str, world: bool) -> None:
    assert is_global(address) == world


def test_a_name_is_looked_at_again_at_every_call() -> None:
    async def run() -> None:
        webhooks = WebhookSender()
        with pytest.raises(WebhookError, match="private"):
            await webhooks._post("http://localhost/", b"{}")

    asyncio.run(run())


def test_an_address_is_taken_apart() -> None:
    place = parse_url("https://example.org/a/b?c=d#e")
    assert (place.host, place.port, place.tls, place.path) == ("example.org", 443, True, "/a/b?c=d")
    assert parse_url("http://example.org:81").path == "/"


def test_no_game_waits_for_somebody_s_slow_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(name_lookup, "NAME_SECONDS", 0.2)
    answer = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answer.wait(30) and [])

    async def run() -> None:
        webhooks = WebhookSender()
        asking = [asyncio.create_task(webhooks.check("http://slow.example")) for _ in range(40)]
        await asyncio.sleep(0)
        async with asyncio.timeout(10):  # as a game does that is taken from the store
            await asyncio.to_thread(len, "")
        for one in await asyncio.gather(*asking, return_exceptions=True):
            assert isinstance(one, WebhookError), one
        answer.set()
        await webhooks.close()

    asyncio.run(run())


def test_slow_names_of_one_domain_delay_no_other_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(name_lookup, "NAME_SECONDS", 0.5)
    answer = threading.Event()
    asked: list[str] = []

    def look_up(host: str, *_: object, **__: object) -> list[tuple[object, ...]]:
        asked.append(host)
        if host.endswith("slow.example"):
            answer.wait(30)
        return [(0, 0, 0, "", ("8.8.8.8", 0))]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)

    async def run() -> None:
        sender = WebhookSender()
        slow = [asyncio.create_task(sender.check(f"http://{number}.slow.example")) for number in range(60)]
        await asyncio.sleep(0)
        assert await sender.check("http://fine.example.org") == "8.8.8.8"
        for outcome in await asyncio.gather(*slow, return_exceptions=True):
            assert isinstance(outcome, WebhookError), outcome
        before = len(asked)
        with pytest.raises(WebhookError, match="in time"):
            await sender.check("http://0.slow.example")
        assert len(asked) == before, "a name that was slow is not asked for again at once"
        answer.set()
        await sender.close()

    asyncio.run(run())
