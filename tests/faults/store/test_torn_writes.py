"""A power cut in the middle of a write: the write-ahead log ends anywhere, also within a page, or with garbage.

The store opens again, has every input that was acknowledged before, and each log replays.
"""

from __future__ import annotations

import asyncio
import random
import shutil
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest

from argosy.server.storage.store import Store
from argosy.server.tables.session import GameSession
from tests.faults import sizes
from tests.faults.history import Acknowledged, Fault, Happening, History, Sent, faults_in, logs_of
from tests.faults.store.evening import CONTINUED, Evening, in_process_server

pytestmark = pytest.mark.slow
CUTS = 4000 if sizes.WHOLE else 60


@dataclass
class SizedHistory(History):
    """A history with the size of the write-ahead log at each moment."""

    wal: Path = Path()
    sizes: list[int] = field(default_factory=list)

    def add(self, happening: Happening) -> None:
        super().add(happening)
        self.sizes.append(self.wal.stat().st_size)

    def until(self, size: int) -> list[Happening]:
        """What had happened when the write-ahead log was that long, without frames: they may show more."""
        pairs = zip(self.happenings, self.sizes, strict=True)
        return [one for one, then in pairs if then <= size and isinstance(one, Sent | Acknowledged)]


async def spent(folder: Path, kept: Path) -> tuple[SizedHistory, list[str]]:
    """Spend an evening, and keep the files of the database as they were at its end."""
    file = folder / "argosy.sqlite"
    Store.open(f"sqlite:///{file}").close()  # the schema is in the file itself, the evening in the write-ahead log
    history = SizedHistory(wal=folder / "argosy.sqlite-wal")
    async with in_process_server(folder) as app:
        evening = Evening(app, history)
        await evening.spend()
        for name in (file.name, history.wal.name):
            shutil.copyfile(folder / name, kept / name)
    return history, evening.tables


async def faults_after(store: Store, history: list[Happening], tables: list[str]) -> list[Fault]:
    logs = await logs_of(store, tables)
    for id, log in logs.items():
        found = await store.table(id)
        assert found is not None
        row, _ = found
        if row.header is not None:
            rows, _ = await store.log(id)
            assert GameSession.rebuild(row.header, row.seed, rows).version == len(log.lines)
    if tables[2] in logs:
        logs[tables[2]] = replace(logs[tables[2]], began=CONTINUED)
    # the cut may keep a command whose acknowledgement was not yet sent: that is no fault
    kinds = {"lost", "gap", "reordered", "contradicted"}
    return [fault for fault in faults_in(history, logs, settled=False) if fault.kind in kinds]


def test_wherever_the_last_write_tears_what_was_acknowledged_before_is_there(tmp_path: Path) -> None:
    folder, kept, torn = (tmp_path / name for name in ("evening", "kept", "torn"))
    for made in (folder, kept):
        made.mkdir()
    history, tables = asyncio.run(spent(folder, kept))
    whole = (kept / "argosy.sqlite-wal").read_bytes()
    assert history.sizes == sorted(history.sizes), "no checkpoint in between"
    dice = random.Random(1)
    cuts = sorted({len(whole), *[dice.randrange(len(whole)) for _ in range(CUTS - 1)]})
    acknowledged = []
    for cut in cuts:
        shutil.rmtree(torn, ignore_errors=True)
        torn.mkdir()
        shutil.copyfile(kept / "argosy.sqlite", torn / "argosy.sqlite")
        rest = dice.randbytes(min(3000, len(whole) - cut)) if dice.random() < 0.5 else b""
        (torn / "argosy.sqlite-wal").write_bytes(whole[:cut] + rest)
        before = history.until(cut)
        acknowledged.append(sum(isinstance(one, Acknowledged) for one in before))
        with closing(Store.open(f"sqlite:///{torn / 'argosy.sqlite'}")) as store:
            assert asyncio.run(faults_after(store, before, tables)) == [], f"cut after {cut} of {len(whole)} bytes"
    print(f"{len(cuts)} cuts of {len(whole)} bytes; acknowledged before: {acknowledged[0]} to {acknowledged[-1]}")
    assert acknowledged[-1] > 10
