"""Whatever is asked of the interface, within its description or against it, the answer is never a fault of ours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from schemathesis.generation import GenerationMode
from schemathesis.generation.case import Case
from schemathesis.specs.openapi.checks import response_schema_conformance

import argosy
from argosy.client import Client
from argosy.server.api.host_routes import OPERATIONS
from argosy.server.api.openapi import document
from argosy.server.api.operations import Operation
from argosy.server.api.routes import play
from argosy.server.wire.errors import Problem
from tests.faults import sizes
from tests.faults.afar import Afar, afar
from tests.server.harness import THREE, Running, seated

pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module")
"""The bots of the server, in another thread of this process, do use it."""
SCHEMA = schemathesis.openapi.from_dict(document())


ANYHOW = settings(
    max_examples=sizes.FUZZ_EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


@schemathesis.serializer("application/x-ndjson")
def as_it_is(_: schemathesis.SerializationContext, value: object) -> bytes:
    """A record is sent as it is."""
    return str(value).encode(errors="replace")


class Asked:
    """A server with some tables: one that plays, one that gathers."""

    def __init__(self, server: Afar, tables: list[str], cookies: list[str], passers_by: list[str]) -> None:
        self.server = server
        self.tables = tables
        self.cookies = cookies
        self.passers_by = passers_by
        """Cookies of guests who may be deleted."""


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asked]:
    async def prepare(server: Running) -> tuple[list[str], list[str], list[str]]:
        clients, places = await seated(server)
        open_table = (await clients[0].open(msgspec.structs.replace(THREE, public=True))).table
        others = [await server.guest(name) for name in ("Zoe", "Yan", "Xia")]
        await others[0].open(THREE)
        theirs, spare = ([client.cookie or "" for client in people] for people in (clients, others))
        return [places[0].table, open_table], theirs, spare

    patience, play.MOST_WAIT = play.MOST_WAIT, 0  # type: ignore[misc]
    folder: Path = tmp_path_factory.mktemp("asked")
    with afar(folder) as server:
        yield Asked(server, *server.do(prepare))
        assert server.do(still_there) == 200
    play.MOST_WAIT = patience  # type: ignore[misc]


async def still_there(server: Running) -> int:
    return (await Client(server.address).request("GET", "/healthz"))[0]


def no_fault(case: Case[Any], asked: Asked, cookie: str | None) -> None:
    """Ask; the answer is what the description says, or a refusal in the one shape."""
    headers = {} if cookie is None else {"cookie": cookie}
    response = case.call(base_url=asked.server.server.address, headers=headers)
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        assert msgspec.json.decode(response.content, type=Problem).message
    else:
        case.validate_response(response, checks=[response_schema_conformance])


BY_THE_BOOK = [(one, GenerationMode.POSITIVE) for one in OPERATIONS]
AGAINST_IT = [(one, GenerationMode.NEGATIVE) for one in OPERATIONS if one.method == "POST" or one.query]
FIXED: dict[tuple[str, GenerationMode], dict[str, Any]] = {
    ("take_over", GenerationMode.POSITIVE): {"body": {"token": "A" * 43}},  # 43 letters by chance take it too long
}


@pytest.mark.slow
@pytest.mark.parametrize(("one", "mode"), [*BY_THE_BOOK, *AGAINST_IT], ids=lambda it: getattr(it, "name", None))
def test_no_question_makes_the_server_fail(one: Operation, mode: GenerationMode, asked: Asked) -> None:
    described = SCHEMA[one.path][one.method]

    @ANYHOW
    @given(data=some.data())
    def ask(data: some.DataObject) -> None:
        case = data.draw(described.as_strategy(generation_mode=mode, **FIXED.get((one.name, mode), {})))
        if "{id}" in one.path and data.draw(some.booleans()):
            case.path_parameters["id"] = data.draw(some.sampled_from(asked.tables))
        cookies = asked.passers_by if one.name == "delete_me" else asked.cookies
        no_fault(case, asked, data.draw(some.sampled_from([None, *cookies])))

    ask()


@pytest.mark.slow
def test_no_record_makes_the_server_fail(asked: Asked) -> None:
    match = argosy.Match.new("neptun", 3, 7)
    while match.result is None:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    lines = match.record.dumps().splitlines()

    @ANYHOW
    @given(data=some.data())
    def bring(data: some.DataObject) -> None:
        changed = list(lines)
        for _ in range(data.draw(some.integers(1, 3))):
            number = data.draw(some.sampled_from([0, len(changed) - 1, len(changed) // 2]))
            line = changed[number]
            first = data.draw(some.integers(0, len(line)))
            last = data.draw(some.integers(first, min(len(line), first + 20)))
            changed[number] = line[:first] + data.draw(some.text(max_size=8)) + line[last:]
        body = "\n".join(changed).encode(errors="replace")
        status, answer = asked.server.do(lambda server: brought(server, body))
        assert status == 201 or (status == 400 and msgspec.json.decode(answer, type=Problem).message), answer

    bring()


async def brought(server: Running, body: bytes) -> tuple[int, bytes]:
    status, _, answer = await (await server.guest("Ada")).request("POST", "/api/records", body)
    return status, answer
