"""A store that does not answer: nothing is acknowledged, everybody is told, and all goes on when it is back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from argosy.client import Refusal, new_key
from tests.server.harness import Running, seated, serving


@pytest.mark.slow
def test_a_locked_database_acknowledges_nothing_and_recovers(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = places[0].table
        mover = (await clients[0].snapshot(table)).to_act[0]
        key = new_key()
        async with clients[0].listen(table) as listening:
            before = await listening.next()
            with closing(sqlite3.connect(tmp_path / "argosy.sqlite", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(Refusal) as caught:
                    await clients[mover].play(table, "reveal", key)
                assert (caught.value.status, caught.value.problem.code) == (503, "store.unavailable")
                assert caught.value.problem.message
                assert (await clients[1].snapshot(table)).version == before.version, "nobody saw what was not saved"
                other.execute("ROLLBACK")
            accepted = await clients[mover].play(table, "reveal", key)
            state = before
            while state.version < accepted.version:
                state = await listening.next()
            assert (state.version, [event.event["do"] for event in state.events]) == (3, ["Revealed"])

    serving(tmp_path, work)
