"""The command `argosy serve` as a process of its own: it greets, ends gracefully, and outlives being killed."""

from __future__ import annotations

import asyncio
import json
import signal
from pathlib import Path

import pytest

from argosy.cli.main import main
from argosy.cli.serve import greeting, url_of
from argosy.client import Client, Refusal
from argosy.server.messages import NewTable
from tests.server.process import Process, process


def test_databases_may_be_files_or_urls() -> None:
    assert url_of("games.sqlite") == "sqlite:///games.sqlite"
    assert url_of("postgresql+psycopg://host/games") == "postgresql+psycopg://host/games"


def test_the_greeting_names_the_address() -> None:
    assert greeting("127.0.0.1", 8000)[0] == "Argosy is served at http://127.0.0.1:8000/"
    assert greeting("0.0.0.0", 80)[0] == "Argosy is served at http://localhost:80/"
    assert greeting("::1", 80)[0] == "Argosy is served at http://[::1]:80/"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--port", "70000"], "from 0 to 65535"),
        (["--host", "192.0.2.77"], "cannot listen"),
        (["--port", "0", "--bot-processes", "0"], "at least one"),
        (["--port", "0", "--host", "127.0.0.1", "--database", "nowhere/at/all.sqlite"], "does not open"),
    ],
)
def test_what_cannot_be_served_is_told_in_a_line(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["serve", *words]) == 2
    said = capsys.readouterr().err
    assert why in said
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
        return [opened.token, client.cookie.partition("=")[2], (await client.links(opened.table)).invite]

    with process(tmp_path) as server:
        secrets = asyncio.run(play(server.address))
        said = server.stop(signal.SIGTERM)
        assert server.running.returncode in (0, -signal.SIGTERM)
    for line in said.splitlines():
        assert json.loads(line)["level"] in ("debug", "info", "warning", "error"), line
    assert not [secret for secret in secrets if secret in said]
    assert not list(tmp_path.glob("*-wal")), "all is in the one file"
