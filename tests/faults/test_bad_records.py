"""Records that somebody has tampered with: refused with a sentence, and nobody waits while a long one is looked at."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from argosy.core.record import Record, RecordError
from argosy.server.limits import Allowance, Purpose
from argosy.server.wire.errors import Problem
from tests.server.finished import finished
from tests.server.harness import Running, limited, serving

pytestmark = pytest.mark.slow

WRONG: dict[str, dict[str, Any]] = {
    "half a character in a name": {"names": ["\ud800", "Bob", "Cleo"]},
    "half a character in the edition": {"edition": "\udfff"},
    "half a character in the rules": {"rules": "\ud800"},
    "half a character in a file": {"edition_files": {"cities.csv": "\ud800"}},
    "a file from elsewhere": {"edition_files": {"../../cities.csv": "name"}},
    "a file without sense": {"edition_files": {"contracts.csv": "what,is\nthis,?"}},
    "a long name": {"names": ["A" * 41, "Bob", "Cleo"]},
    "a name with nothing in it": {"names": ["\0", "Bob", "Cleo"]},
    "a name of two lines": {"names": ["Ada\nBob", "Bob", "Cleo"]},
}


@pytest.mark.parametrize("what", WRONG)
def test_a_record_with_a_wrong_head_is_refused(what: str, tmp_path: Path) -> None:
    head, _, rest = finished().dumps().partition("\n")
    record = json.dumps(json.loads(head) | WRONG[what]) + "\n" + rest

    async def work(server: Running) -> None:
        status, _, answer = await (await server.guest("Ada")).request("POST", "/api/records", record.encode())
        problem = msgspec.json.decode(answer, type=Problem)
        assert (status, problem.code) == (400, "record.bad")
        assert problem.message

    serving(tmp_path, work)


def test_records_are_looked_at_one_after_the_other_and_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once, most = 0, 0

    def slow(text: str) -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        time.sleep(0.2)
        at_once -= 1
        raise RecordError("the file is empty")

    monkeypatch.setattr(Record, "loads", slow)

    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        bringing = [asyncio.create_task(ada.request("POST", "/api/records", b"{}")) for _ in range(4)]
        asked = 0
        while not all(one.done() for one in bringing):
            assert (await ada.request("GET", "/healthz"))[0] == 200
            asked += 1
        assert [one.result()[0] for one in bringing] == [400] * 4
        assert (most, asked > 2) == (1, True)

    serving(tmp_path, work)


def test_a_long_record_counts_as_several(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        long = b" " * (20 * 64 * 1024)
        assert [(await ada.request("POST", "/api/records", long))[0] for _ in range(3)] == [400, 400, 429]

    serving(tmp_path, work, limited(Purpose.UPLOADS, Allowance(0.001, 60)))
