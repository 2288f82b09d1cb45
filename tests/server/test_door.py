"""The limits: origins, headers, rates and connections."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from starlette.datastructures import Headers
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from argosy.client import Client
from argosy.server.http.rate_limits import TokenBuckets
from argosy.server.http.security import same_origin
from argosy.server.limits import Allowance, Purpose
from argosy.server.tables.tokens import Signer, new_token
from tests.server.harness import THREE, Running, limited, seated, serving

ORIGINS = [
    ({"host": "argosy.example"}, True),
    ({"host": "argosy.example", "origin": "https://argosy.example"}, True),
    ({"host": "localhost:8000", "origin": "http://localhost:8000"}, True),
    ({"host": "localhost:8000", "origin": "http://localhost:9000"}, False),
    ({"host": "argosy.example", "origin": "https://elsewhere.example"}, False),
    ({"host": "argosy.example", "origin": "https://argosy.example.elsewhere.example"}, False),
    ({"host": "argosy.example", "origin": "null"}, False),
    ({"host": "argosy.example", "origin": ""}, False),
    ({"host": "argosy.example", "origin": "file://argosy.example"}, False),
]


@pytest.mark.parametrize(("headers", "ours"), ORIGINS)
def test_only_our_own_pages_and_programs_come_in(headers: dict[str, str], ours: bool) -> None:
    assert same_origin(Headers(headers)) is ours


def test_posts_from_other_pages_are_refused(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        client = Client(server.address)
        body = b'{"name":"Ada"}'
        for origin, status in (("https://elsewhere.example", 403), ("null", 403), (server.address, 201)):
            got = await client.request("POST", "/api/guests", body, {"origin": origin})
            assert got[0] == status
        cookie = got[1]["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie

    serving(tmp_path, work)


def test_every_answer_carries_the_headers(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        client = Client(server.address)
        for path, status in (
            ("/status", 200),
            ("/status.css", 200),
            ("/healthz", 200),
            ("/api/tables", 200),
            ("/nowhere", 404),
        ):
            got, headers, body = await client.request("GET", path)
            assert got == status
            assert headers["content-security-policy"].startswith("default-src 'none'")
            assert headers["x-content-type-options"] == "nosniff"
            assert "server" not in headers
            assert (headers.get("cache-control") == "no-store") is path.startswith("/api/")
            if status == 404:
                assert msgspec.json.decode(body)["code"] == "address.unknown"
        assert (await client.request("DELETE", "/api/tables"))[0] == 405

    serving(tmp_path, work)


def test_the_page_lists_public_tables_and_escapes_names(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        client = await server.guest("<b>Ada</b>")
        empty = (await client.request("GET", "/status"))[2].decode()
        assert "no public table" in empty
        await client.open(msgspec.structs.replace(THREE, public=True))
        page = (await client.request("GET", "/status"))[2].decode()
        assert "&lt;b&gt;Ada" in page
        assert "<b>" not in page
        assert "2 free" in page

    serving(tmp_path, work)


def test_a_bucket_empties_and_fills_again() -> None:
    buckets = TokenBuckets(rate=2, burst=3)
    assert [buckets.take("a", 0.0) for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b", 0.0)
    assert [buckets.take("a", 1.0) for _ in range(3)] == [True, True, False]


def test_whoever_floods_is_told_to_wait(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        client = Client(server.address)
        got = await asyncio.gather(*[client.request("GET", "/api/tables") for _ in range(12)])
        assert sorted(status for status, _, _ in got) == [200] * 5 + [429] * 7
        assert all(int(headers["retry-after"]) > 900 for status, headers, _ in got if status == 429)
        assert (await client.request("GET", "/healthz"))[0] == 200

    serving(tmp_path, work, limited(Purpose.REQUESTS, Allowance(0.001, 5)))


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        places = (await seated(server))[1]
        address = server.address.replace("http", "ws") + f"/api/tables/{places[0].table}/live"
        async with connect(address), connect(address):
            with pytest.raises(InvalidStatus):
                await connect(address)
        while server.services.limits.sockets:
            await asyncio.sleep(0.01)
        async with connect(address):
            pass

    serving(tmp_path, work, limited(Purpose.SOCKETS, Allowance(at_once=2)))


def test_signatures_hold_for_one_purpose_and_one_server() -> None:
    signer = Signer(b"secret")
    assert signer.guest(signer.cookie("abc")) == "abc"
    for forged in (
        None,
        "",
        "abc",
        "abc.",
        "abd." + signer.cookie("abc").partition(".")[2],
        "abc." + signer.invite("abc"),
    ):
        assert signer.guest(forged) is None
    assert signer.guest(Signer(b"other").cookie("abc")) is None
    assert signer.invites("t", signer.invite("t"))
    assert not signer.invites("t", signer.watch("t"))
    assert not signer.watches("t", signer.invite("t"))
    assert not signer.invites("u", signer.invite("t"))
    assert len(signer.invite("t")) == len(new_token()) == 43


def test_tokens_are_nowhere_in_the_store(tmp_path: Path) -> None:
    tokens: list[str] = []

    async def work(server: Running) -> None:
        places = (await seated(server))[1]
        tokens.extend(place.token for place in places if place.token is not None)

    serving(tmp_path, work)
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert len(tokens) == 3
    assert not [token for token in tokens if token.encode() in kept]
