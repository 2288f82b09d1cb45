"""The restore drill: a backup made while people play holds all that was acknowledged before, and goes on elsewhere."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from argosy.cli.main import main
from argosy.client import Client, Refusal, new_key
from argosy.server.wire.types import Opened
from tests.server.databases import BOTH, database_of
from tests.server.harness import THREE
from tests.server.process import process

pytestmark = pytest.mark.slow
NAMES = ("Ada", "Bob", "Cleo")
TABLES = 2
BACKUPS = 2
MOVES = 10
"""Moves at each table between two backups, at least."""


@dataclass
class Party:
    """People at one table, and the inputs of theirs that were acknowledged: key, seat and version."""

    clients: list[Client]
    places: list[Opened]
    acknowledged: list[tuple[str, int, int]] = field(default_factory=list)

    @property
    def table(self) -> str:
        return self.places[0].table

    async def move(self) -> None:
        """Enter one input, whoever may."""
        state = await self.clients[0].snapshot(self.table)
        if state.result is None:
            seat = state.to_act[0]
            mine = await self.clients[seat].snapshot(self.table)
            key = new_key()
            answer = await self.clients[seat].play(self.table, mine.menu[len(self.acknowledged) % len(mine.menu)], key)
            self.acknowledged.append((key, seat, answer.version))

    async def play(self) -> None:
        """Play until cancelled or until the server is gone."""
        try:
            while True:
                await self.move()
        except (OSError, Refusal):
            return


async def gathered(address: str) -> Party:
    """People at a new table, and its game begun."""
    clients = [Client(address) for _ in NAMES]
    for client, name in zip(clients, NAMES, strict=True):
        await client.be(name)
    places = [await clients[0].open(THREE)]
    invite = (await clients[0].links(places[0].table)).invite
    places += [await client.join(places[0].table, invite) for client in clients[1:]]
    await clients[0].start(places[0].table)
    return Party(clients, places)


async def drilled(address: str, url: str, folder: Path) -> tuple[list[Party], list[list[int]]]:
    """Play, and back up meanwhile; how much each party had acknowledged when each backup began."""
    parties = [await gathered(address) for _ in range(TABLES)]
    playing = [asyncio.create_task(party.play()) for party in parties]
    counts: list[list[int]] = []
    for number in range(BACKUPS):
        enough = [len(party.acknowledged) + MOVES for party in parties]
        while any(len(party.acknowledged) < least for party, least in zip(parties, enough, strict=True)):
            assert not all(task.done() for task in playing)
            await asyncio.sleep(0.02)
        counts.append([len(party.acknowledged) for party in parties])
        backup = ["admin", "backup", "--database", url, str(folder / f"backup-{number}.sqlite")]
        assert await asyncio.to_thread(main, backup) == 0
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return parties, counts


async def checked(address: str, parties: list[Party], counts: list[int]) -> None:
    """Check that everything acknowledged before the backup is there, once, and that everybody plays on."""
    for party, count in zip(parties, counts, strict=True):
        for client in party.clients:
            client.address = address
        before = (await party.clients[0].snapshot(party.table)).version
        assert before >= party.acknowledged[count - 1][2]
        for key, seat, version in party.acknowledged[:count]:
            again = await party.clients[seat].play(party.table, "anything", key)
            assert again.version == version, "the same answer as before the backup"
        assert (await party.clients[0].snapshot(party.table)).version == before, "and none of them counted again"
        seat = (await party.clients[0].snapshot(party.table)).to_act[0]
        state = await party.clients[seat].snapshot(party.table, party.places[seat].token)
        assert (await party.clients[seat].play(party.table, state.menu[0])).version > before


@pytest.mark.parametrize("kind", BOTH)
def test_what_was_acknowledged_before_a_backup_is_there_after_its_restore(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with database_of(kind, tmp_path) as url, process(tmp_path, url) as server:
        parties, counts = asyncio.run(drilled(server.address, url, tmp_path))
    for number in range(BACKUPS):
        folder = tmp_path / f"restored-{number}"
        folder.mkdir()
        backup = tmp_path / f"backup-{number}.sqlite"
        with closing(sqlite3.connect(backup)) as store:
            assert store.execute("pragma integrity_check").fetchone() == ("ok",)
        with database_of(kind, folder) as url:
            assert main(["admin", "restore", "--database", url, str(backup)]) == 0
            assert main(["admin", "verify", "--database", url]) == 0
            with process(folder, url) as server:
                asyncio.run(checked(server.address, parties, counts[number]))
    assert capsys.readouterr().out.count(f"{TABLES} games, {TABLES} replay, 0 do not\n") == BACKUPS
