"""Text that is no UTF-8, or holds half a character, is refused with a sentence wherever a client can put it."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from argosy.client import Client
from argosy.server.wire.errors import Problem
from argosy.server.wire.types import Push, Rejected
from tests.server.finished import finished
from tests.server.harness import Running, seated, serving

NOT_UTF8 = (b"\xff\xfe", b"\xed\xa0\x80", b"\xc3(")
"""A byte that begins nothing, half a character written as one, a character that breaks off."""
HALF = b"\\ud800"
"""The same half as JSON escapes it."""
ACTION = b'{"do": "Take", "column": "%s"}'
BODIES = {
    "inputs": [
        b'{"key": "key-12345", "action": ' + ACTION + b"}",
        b'{"key": "key-12345", "action": {"do": "%s"}}',
        b'{"key": "key-12345", "action": {"do": "Take", "%s": 1}}',
        b'{"key": "key-12345", "text": "take %s"}',
        b'{"key": "key-%s", "text": "take"}',
        b'{"%s": 1}',
        b"%s",
    ],
    "chat": [b'{"text": "hello %s"}', b'{"phrase": "%s"}'],
    "notice": [b'{"url": "https://example.org/%s"}'],
    "hand-over": [b'{"level": "%s"}'],
    "join": [b'{"name": "%s"}', b'{"invite": "%s"}'],
}
ELSEWHERE = {
    "/api/guests": [b'{"name": "%s"}'],
    "/api/guests/me": [b'{"name": "%s"}'],
    "/api/tables": [
        b'{"game": "neptun", "seats": 3, "options": {"%s": "a"}}',
        b'{"game": "neptun", "seats": 3, "options": {"a": "%s"}}',
        b'{"game": "%s", "seats": 3}',
        b'{"game": "neptun", "seats": 3, "edition": "%s"}',
        b'{"game": "neptun", "seats": 3, "bots": ["%s"]}',
    ],
    "/api/records": [b"%s", b'{"argosy": 1, "game": "%s"}', b'{"argosy": 1, "%s": 1}'],
}


def filled(bodies: list[bytes]) -> list[bytes]:
    return [body.replace(b"%s", bad) for body in bodies for bad in (*NOT_UTF8, HALF)]


async def refuses(client: Client, path: str, body: bytes, headers: dict[str, str] | None = None) -> None:
    status, _, answer = await client.request("POST", path, body, headers)
    assert status == 400, (path, body, status, answer)
    assert msgspec.json.decode(answer, type=Problem).message, (path, body, answer)


def test_by_http_it_is_refused_with_400(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        for name, bodies in BODIES.items():
            for body in filled(bodies):
                await refuses(clients[0], f"/api/tables/{places[0].table}/{name}", body)
        for path, bodies in ELSEWHERE.items():
            for body in filled(bodies):
                await refuses(clients[0], path, body)
        assert (await clients[0].snapshot(places[0].table)).version == 1, "nothing of it changed the game"

    serving(tmp_path, work)


def test_in_addresses_and_headers_it_is_no_fault_either(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        table = f"/api/tables/{places[0].table}"
        paths = ("/api/tables/%ff", f"{table}/words?language=%ff", f"{table}/events?after=%ff", "/t/%ff", "/%ff%00")
        for path in paths:
            status, _, _ = await clients[0].request("GET", path)
            assert 200 <= status < 500, path
        for name in ("authorization", "cookie", "origin", "host", "x-forwarded-for"):
            for value in ("Bearer \xff", "argosy_guest=\xff.\xff", "\xff"):
                status, _, answer = await clients[0].request("GET", table, headers={name: value})
                assert 200 <= status < 500, (name, value, answer)

    serving(tmp_path, work)


def test_a_record_with_half_a_character_is_refused_wherever_it_stands(tmp_path: Path) -> None:
    lines = finished().dumps().splitlines()
    bad = []
    for number in (0, len(lines) // 2, len(lines) - 1):
        for part in (HALF, *NOT_UTF8):
            line = json.dumps(json.loads(lines[number]) | {"names": ["@", "Bob", "Cleo"]}).encode()
            changed = [one.encode() for one in lines]
            changed[number] = line.replace(b"@", part)
            bad.append(b"\n".join(changed))

    async def work(server: Running) -> None:
        ada = await server.guest("Ada")
        for body in bad:
            await refuses(ada, "/api/records", body)

    serving(tmp_path, work)


async def answer_to(socket: ClientConnection, frame: bytes) -> Problem:
    """What is said to a frame, other than how the table stands."""
    await socket.send(frame, text=True)
    while not isinstance(push := msgspec.json.decode(await socket.recv(), type=Push), Rejected):
        pass
    return push.problem


def test_over_a_websocket_half_a_character_is_refused(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        _, places = await seated(server)
        address = server.address.replace("http", "ws") + f"/api/tables/{places[0].table}/live"
        async with connect(address) as socket:
            await socket.send(json.dumps({"do": "hello", "token": places[0].token}))
            for body in [*BODIES["inputs"][:6], *BODIES["chat"]]:
                kind = b'{"do": "say", ' if body in BODIES["chat"] else b'{"do": "play", '
                problem = await answer_to(socket, kind + body.replace(b"%s", HALF)[1:])
                assert problem.code in ("wire.malformed", "wire.action"), body
                assert problem.message

    serving(tmp_path, work)


@pytest.mark.parametrize("bad", NOT_UTF8)
def test_a_websocket_whose_text_is_no_utf8_is_closed_as_the_protocol_wants(bad: bytes, tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        clients, places = await seated(server)
        address = server.address.replace("http", "ws") + f"/api/tables/{places[0].table}/live"
        async with connect(address) as socket:
            await socket.send(json.dumps({"do": "hello", "token": places[0].token}))
            body = b'{"do": "play", "key": "key-12345", "action": ' + ACTION.replace(b"%s", bad) + b"}"
            await socket.send(body, text=True)
            await socket.wait_closed()
            assert socket.close_code == 1007
        assert (await clients[0].snapshot(places[0].table)).version == 1

    serving(tmp_path, work)
