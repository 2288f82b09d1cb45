"""Bans by `argosy admin`: a running server obeys within seconds, also at open sockets; the audit log names who did."""

from __future__ import annotations

import asyncio
import getpass
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from argosy.cli.main import main
from argosy.client import Client, Listening, Refusal
from argosy.server.api.routes import play
from argosy.server.http import bans
from argosy.server.http.bans import BanList
from argosy.server.storage.moderation import ADDRESS, BanRow, Moderation, act_of, network_of
from argosy.server.storage.store import Store
from argosy.server.wire.types import Guest, Hello
from tests.server.databases import BOTH, database_of
from tests.server.harness import GENEROUS, THREE, Running, running, seated
from tests.server.postgres import database, needs_postgres


async def admin(url: str, *words: str) -> int:
    """Run `argosy admin` beside the server."""
    return await asyncio.to_thread(main, ["admin", words[0], "--database", url, *words[1:]])


async def until(check: Callable[[], bool]) -> None:
    while not check():
        await asyncio.sleep(0.05)


async def refused(client: Client) -> str | None:
    """With which code a client is refused; None if it is not."""
    try:
        await client.mine()
    except Refusal as refusal:
        return refusal.problem.code
    return None


async def ended(listening: Listening) -> str | None:
    """Listen until the server closes the connection; the code of the refusal before that."""
    code = None
    while True:
        try:
            await listening.next()
        except Refusal as refusal:
            code = refusal.problem.code
        except ConnectionError:
            return code


@pytest.mark.slow
@pytest.mark.parametrize("kind", BOTH)
def test_a_banned_guest_is_shut_out_of_a_running_server_and_comes_back_when_the_ban_is_lifted(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run(url: str) -> None:
        async with running(tmp_path, replace(GENEROUS, database=url)) as server, asyncio.timeout(60):
            clients, places = await seated(server)
            table = places[0].table
            id = (await clients[1].ask("GET", "/api/guests/me", Guest)).id
            by_token = Client(server.address)
            async with clients[1].listen(table) as listening, by_token.listen(table, places[1].token) as program:
                await listening.next()
                await program.next()
                assert await admin(url, "ban", id, "--why", "shouts") == 0
                assert await ended(listening) == "guest.banned"
                assert await ended(program) == "guest.banned", "also by the token of the seat alone"
            assert await refused(clients[1]) == "guest.banned"
            with pytest.raises(Refusal) as caught:
                await by_token.snapshot(table, places[1].token)
            assert (caught.value.status, caught.value.problem.code) == (403, "guest.banned")
            assert await refused(clients[0]) is None
            assert (await clients[0].snapshot(table)).table.seats[1].held, "the seat stays theirs"
            assert await admin(url, "unban", id) == 0
            while await refused(clients[1]) is not None:
                await asyncio.sleep(0.1)
            async with clients[1].listen(table) as listening:
                await listening.next()

    with database_of(kind, tmp_path) as url:
        asyncio.run(run(url))


@pytest.mark.slow
def test_a_banned_address_gets_nothing_and_its_sockets_are_closed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Behind a proxy the visitor counts, not the proxy."""
    file = str(tmp_path / "argosy.sqlite")

    async def run() -> None:
        async with running(tmp_path, proxies=["127.0.0.1"]) as server, asyncio.timeout(60):
            bad, good = From(server, "198.51.100.7"), From(server, "198.51.101.7")
            for client, name in ((bad, "Bad"), (good, "Good")):
                await client.be(name)
            opened = await good.open(msgspec.structs.replace(THREE, public=True))
            async with bad.listen(opened.table) as listening, good.listen(opened.table) as other:
                await listening.next()
                await other.next()
                assert await admin(file, "ban", "198.51.100.0/24") == 0
                assert await ended(listening) == "client.banned"
                await other.ping()
            for path in ("/api/games", "/", "/status"):
                status, _, data = await bad.request("GET", path)
                assert (status, b"client.banned" in data) == (403, True)
            assert (await good.request("GET", "/api/games"))[0] == 200
            with pytest.raises(Exception, match="403"):
                async with bad.listen(opened.table) as listening:
                    await listening.next()
            assert await admin(file, "unban", "198.51.100.0/24") == 0
            await until(lambda: not server.services.bans.is_banned("198.51.100.7"))
            assert (await bad.request("GET", "/api/games"))[0] == 200

    asyncio.run(run())


class From(Client):
    """A client whose requests come through a proxy, from some address."""

    def __init__(self, server: Running, address: str) -> None:
        super().__init__(server.address)
        self.forwarded = {"x-forwarded-for": address}

    async def request(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        return await super().request(method, path, body, {**(headers or {}), **self.forwarded})

    @asynccontextmanager
    async def listen(self, table: str, token: str | None = None, after: int = 0) -> AsyncIterator[Listening]:
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        headers = {"cookie": self.cookie or "", **self.forwarded}
        async with connect(address, additional_headers=headers) as socket:
            await socket.send(msgspec.json.encode(Hello(token, after)).decode())
            listening = Listening(socket)
            try:
                yield listening
            finally:
                await listening.close()


@pytest.mark.slow
def test_a_long_poll_that_waits_ends_when_its_guest_is_banned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "MOST_WAIT", 3600)

    async def run() -> None:
        async with running(tmp_path) as server, asyncio.timeout(60):
            clients, places = await seated(server)
            clients[1].seconds = 60
            id = (await clients[1].ask("GET", "/api/guests/me", Guest)).id
            version = (await clients[1].snapshot(places[0].table)).version
            waiting = asyncio.create_task(clients[1].events(places[0].table, version, 3600))
            await asyncio.sleep(0.5)
            assert await admin(str(tmp_path / "argosy.sqlite"), "ban", id) == 0
            with pytest.raises(Refusal) as caught:
                await waiting
            assert caught.value.problem.code == "guest.banned"

    asyncio.run(run())


@pytest.mark.slow
@needs_postgres
def test_all_servers_on_a_database_obey(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def run(url: str) -> None:
        settings = replace(GENEROUS, database=url)
        async with running(tmp_path, settings) as one, running(tmp_path, settings) as two, asyncio.timeout(60):
            ada = await one.guest("Ada")
            id = (await ada.ask("GET", "/api/guests/me", Guest)).id
            there = Client(two.address)
            there.cookie = ada.cookie
            assert await admin(url, "ban", id) == 0
            for client in (ada, there):
                while await refused(client) != "guest.banned":
                    await asyncio.sleep(0.1)

    with database() as url:
        asyncio.run(run(url))


@pytest.mark.slow
def test_acts_are_listed_with_user_time_and_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "argosy.sqlite")
    ids = []

    async def run() -> None:
        async with running(tmp_path) as server:
            clients, places = await seated(server)
            ids.extend([places[0].table, (await clients[0].ask("GET", "/api/guests/me", Guest)).id])

    asyncio.run(run())
    table, guest = ids
    assert main(["admin", "guests", "--database", file, "ad"]) == 0
    assert capsys.readouterr().out.split() == [guest, time.strftime("%Y-%m-%d", time.gmtime()), "Ada"]
    assert main(["admin", "ban", "--database", file, guest, "--why", "cheats", "--days", "7"]) == 0
    assert main(["admin", "ban", "--database", file, "2001:db8:1:2:3::9"]) == 0
    assert main(["admin", "close", "--database", file, table, "--why", "asked for"]) == 0
    assert main(["admin", "export", "--database", file, table, str(tmp_path / "game.jsonl")]) == 0
    assert main(["admin", "unban", "--database", file, "2001:db8:1:2::/64"]) == 0
    capsys.readouterr()
    assert main(["admin", "bans", "--database", file]) == 0
    told = capsys.readouterr().out
    assert told.startswith(f"guest    {guest} ")
    assert "until" in told
    assert "cheats" in told
    assert "2001" not in told
    assert main(["admin", "audit", "--database", file]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [line[3:5] for line in lines] == [
        ["ban", guest],
        ["ban", "2001:db8:1:2::/64"],
        ["close", table],
        ["export", table],
        ["unban", "2001:db8:1:2::/64"],
    ]
    assert {line[2] for line in lines} == {getpass.getuser()}
    assert "cheats" in lines[0]
    assert "asked for" in " ".join(lines[2])
    assert main(["admin", "audit", "--database", file, "--last", "1"]) == 0
    assert capsys.readouterr().out.count("\n") == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["ban", "nobody"], "no address, no network and no guest"),
        (["ban", "0.0.0.0/0"], "everybody"),
        (["ban", "192.0.2.1", "--days", "0"], "above 0"),
        (["unban", "192.0.2.1"], "not banned"),
        (["forget", "nobody"], "there is no guest nobody"),
        (["audit", "--last", "0"], "above 0"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_line(
    words: list[str], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "argosy.sqlite"
    Store.open(f"sqlite:///{file}").close()
    assert main(["admin", words[0], "--database", str(file), *words[1:]]) == 2
    told = capsys.readouterr().err
    assert why in told
    assert told.count("\n") == 1


def test_a_ban_ends_by_itself(tmp_path: Path) -> None:
    async def run(moderation: Moderation) -> None:
        await moderation.ban(BanRow("192.0.2.1/32", ADDRESS, 1.0, 100.0, ""), act_of("a", "ban", "192.0.2.1/32", ""))
        assert [ban.target for ban in await moderation.bans(99.0)] == ["192.0.2.1/32"]
        assert await moderation.bans(101.0) == []

    with closing(Store.open(f"sqlite:///{tmp_path / 'argosy.sqlite'}")) as store:
        asyncio.run(run(Moderation(store)))


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("192.0.2.9", "192.0.2.9/32"),
        ("192.0.2.9/24", "192.0.2.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
        ("argosy", None),
    ],
)
def test_an_address_is_banned_with_its_network(text: str, network: str | None) -> None:
    assert network_of(text) == network


def test_who_is_banned_is_found_by_address_network_and_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bans, "MOST_KNOWN", 3)
    found, calls = BanList(), []
    found.changed = lambda: calls.append(1)
    assert not found.is_banned("192.0.2.1", "g")
    found.set(["192.0.2.0/24", "2001:db8:1::/64", "198.51.100.1/32"], ["g"])
    found.set(["198.51.100.1/32", "192.0.2.0/24", "2001:db8:1::/64"], ["g"])
    assert calls == [1], "the same bans are no change"
    banned = ("192.0.2.77", "::ffff:192.0.2.77", "2001:db8:1::1", "198.51.100.1")
    free = ("192.0.3.1", "2001:db8:1:1::1", "198.51.100.2", "testclient", None)
    assert [found.is_banned(address) for address in banned] == [True] * 4
    assert [found.is_banned(address) for address in free] == [False] * 5
    assert found.is_banned(None, "g")
    assert not found.is_banned(None, "h")
    found.set([], [])
    assert not found.is_banned("192.0.2.77", "g")
