"""The command `argosy serve` as a process of its own: it greets, ends gracefully, and outlives being killed."""

from __future__ import annotations

import asyncio
import json
import signal
import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from argosy.cli.main import main
from argosy.cli.serve import greeting, url_of
from argosy.client import Client, Refusal
from argosy.server.app import make_app
from argosy.server.serve import config_of
from argosy.server.wire.types import NewTable
from tests.server.harness import GENEROUS, Running, running
from tests.server.process import Process, process
from tests.server.test_log import as_it_was


def test_databases_may_be_files_or_urls() -> None:
    assert url_of("games.sqlite") == "sqlite:///games.sqlite"
    assert url_of("postgresql+psycopg://host/games") == "postgresql+psycopg://host/games"


def test_the_greeting_names_the_address() -> None:
    assert greeting("127.0.0.1", 8000)[0] == "Argosy is served at http://127.0.0.1:8000/"
    assert greeting("0.0.0.0", 80)[0] == "Argosy is served at http://localhost:80/"
    assert greeting("::1", 80)[0] == "Argosy is served at http://[::1]:80/"


def test_the_event_loop_is_asyncios_even_where_uvloop_is_installed(tmp_path: Path) -> None:
    """With uvloop, bans and the limit of connections at once would be passed by: it accepts connections itself."""
    assert config_of(make_app(replace(GENEROUS, database=f"sqlite:///{tmp_path}/a.sqlite"))).loop == "asyncio"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--port", "70000"], "from 0 to 65535"),
        (["--host", "192.0.2.77"], "cannot listen"),
        (["--port", "0", "--bot-processes", "0"], "at least one"),
        (["--port", "0", "--host", "127.0.0.1", "--database", "nowhere/at/all.sqlite"], "does not open"),
        (["--port", "0", "--database", "oracle://here/games"], "URL"),
        (["--workers", "0"], "at least one"),
        (["--workers", "2"], "a SQLite file is served by one process"),
        (["--trusted-proxies", "127.0.0.1,caddy"], "'caddy' does not appear to be"),
    ],
)
def test_what_cannot_be_served_is_told_in_a_line(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with as_it_was():
        assert main(["serve", *words]) == 2
    said = capsys.readouterr().err
    line = json.loads(said)
    assert (line["level"], why in line["message"]) == ("critical", True), line
    assert said.count("\n") == 1


@pytest.mark.slow
def test_those_who_wait_are_answered_before_the_server_ends(tmp_path: Path) -> None:
    async def wait(server: Process) -> tuple[int, str]:
        client = Client(server.address)
        await client.be("Ada")
        opened = await client.open(NewTable("neptun", 3, bots=[None, "random", "random"]))
        await client.start(opened.table)
        async with client.listen(opened.table) as listening:
            await listening.next()
            poll = asyncio.create_task(client.events(opened.table, after=10**6, wait=25))
            await client.snapshot(opened.table)
            said = await asyncio.to_thread(server.stop, signal.SIGTERM)
            async for state in listening.states():
                assert state.version >= 1
            return (await poll).version, said

    with process(tmp_path) as server:
        version, said = asyncio.run(wait(server))
    assert version >= 1
    assert "Traceback" not in said


@pytest.mark.slow
def test_listeners_are_told_to_come_back_and_commands_at_hand_are_answered(tmp_path: Path) -> None:
    async def run(server: Process) -> tuple[list[bytes | str], int | None]:
        client = Client(server.address)
        await client.be("Ada")
        opened = await client.open(NewTable("neptun", 3, bots=[None, "random", "random"], tempo="instant", absence=0))
        await client.start(opened.table)
        address = f"ws://127.0.0.1:{server.port}/api/tables/{opened.table}/live"
        frames: list[bytes | str] = []
        async with connect(address) as socket:
            await socket.send(json.dumps({"do": "hello", "token": opened.token}))
            await socket.recv()
            for number in range(20):
                await socket.send(json.dumps({"do": "play", "key": f"key-{number:05}", "text": "sing"}))
            stopping = asyncio.create_task(asyncio.to_thread(server.stop, signal.SIGTERM))
            with suppress(ConnectionClosed):
                while True:
                    frames.append(await socket.recv())
            await stopping
            return frames, socket.close_code

    with process(tmp_path) as server:
        frames, code = asyncio.run(run(server))
    assert code == 1012
    answers = [frame for frame in map(json.loads, frames) if frame["do"] == "rejected"]
    assert [one["key"] for one in answers] == [f"key-{number:05}" for number in range(len(answers))]
    assert answers


@pytest.mark.slow
def test_a_signal_ends_it_gracefully_and_the_log_holds_no_secrets(tmp_path: Path) -> None:
    async def play(address: str) -> list[str]:
        client = Client(address)
        await client.be("Ada")
        opened = await client.open(NewTable("neptun", 3, bots=[None, "random", "random"], tempo="instant"))
        await client.start(opened.table)
        with pytest.raises(Refusal):
            await client.play(opened.table, "sing")
        assert client.cookie is not None
        assert opened.token is not None
        links = await client.links(opened.table)
        foreign = "x" * 43
        for token in (opened.token, links.watch, foreign):
            await Client(address).request(
                "POST", f"/api/tables/{opened.table}/inputs?token={token}", b"{", {"authorization": f"Bearer {token}"}
            )
            async with Client(address).listen(opened.table, token) as listening:
                with suppress(Refusal):
                    await listening.next()
                with suppress(ConnectionError):
                    await listening.send(json.dumps({"do": "nothing", "token": token}))
                    await listening.ping()
        return [opened.token, client.cookie.partition("=")[2], links.invite, links.watch, foreign]

    with process(tmp_path) as server:
        secrets = asyncio.run(play(server.address))
        said = server.stop(signal.SIGTERM)
        assert server.running.returncode in (0, -signal.SIGTERM)
    for line in said.splitlines():
        assert json.loads(line)["level"] in ("debug", "info", "warning", "error"), line
    assert not [secret for secret in secrets if secret in said]
    assert not list(tmp_path.glob("*-wal")), "all is in the one file"


@pytest.mark.slow
def test_a_process_that_fails_to_write_logs_no_secrets(tmp_path: Path) -> None:
    async def play(address: str) -> list[str]:
        client = Client(address)
        await client.be("Ada")
        opened = await client.open(NewTable("neptun", 3, bots=[None, "random", "random"], tempo="instant"))
        with closing(sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)) as other:
            other.execute("drop table chat")
            with pytest.raises(Refusal):
                await client.say(opened.table, "a word between us")
        assert opened.token is not None
        return [opened.token, str(client.cookie), "a word between us"]

    with process(tmp_path) as server:
        secrets = asyncio.run(play(server.address))
        said = server.stop(signal.SIGTERM)
    assert "no such table: chat" in said
    assert not [secret for secret in secrets if secret in said]


def test_a_proxy_is_believed_only_if_it_is_trusted(tmp_path: Path) -> None:
    async def cookies(server: Running) -> list[str]:
        told = {"x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.7"}
        _, headers, _ = await Client(server.address).request("POST", "/api/guests", b'{"name": "Ada"}', told)
        return [part.strip() for part in headers["set-cookie"].split(";")]

    async def run() -> None:
        async with running(tmp_path) as server:
            assert "Secure" not in await cookies(server)
        async with running(tmp_path, proxies=["127.0.0.0/8"]) as server:
            assert "Secure" in await cookies(server)
            assert list(server.services.limits.requests._left) == ["198.51.100.7"], "rates are counted for the client"

    asyncio.run(run())
