"""Records that somebody has tampered with: refused with a sentence. tests/server/test_costly_reads.py has long ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

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


def test_a_long_record_counts_as_several(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        long = b" " * (20 * 64 * 1024)
        assert [(await ada.request("POST", "/api/records", long))[0] for _ in range(3)] == [400, 400, 429]

    serving(tmp_path, work, limited(Purpose.UPLOADS, Allowance(0.001, 60)))
