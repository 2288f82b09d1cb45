"""The page is served as it was built: one document, hashed files for ever, and nothing else."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from argosy.client import Client
from argosy.server.http.static_site import StaticSite
from tests.server.harness import GENEROUS, Running, serving

FILES = {
    "main.js": b"script",
    "chunk-AB.js": b"shared",
    "board-CD.js": b"board",
    "main.css": b"style",
    "icon.svg": b"<svg/>",
    "words-en.ftl": b"web-title = Hello",
    "languages.json": b'{"en": "English"}',
}


def built(folder: Path) -> Path:
    """A small build."""
    manifest = {name: name.replace(".", "-0123456789.") for name in FILES}
    for name, data in FILES.items():
        (folder / manifest[name]).write_bytes(data)
    (folder / f"{manifest['main.js']}.gz").write_bytes(b"packed")
    (folder / f"{manifest['board-CD.js']}.gz").write_bytes(b"packed")
    (folder / f"{manifest['board-CD.js']}.br").write_bytes(b"smaller")
    (folder / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    (folder / "secret.txt").write_text("not listed", encoding="utf-8")
    return folder


def test_the_page_is_served_as_it_was_built(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        client = Client(server.address)
        await one_document(client)
        await files_for_ever(client)
        for name in ("secret.txt", "manifest.json", "..%2fsite.py", "stamp"):
            assert (await client.request("GET", f"/static/{name}"))[0] == 404

    page = tmp_path / "page"
    page.mkdir()
    serving(tmp_path, work, replace(GENEROUS, page=built(page)))


def test_a_browser_at_an_unknown_address_is_shown_the_page(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        client = Client(server.address)
        html = {"accept": "text/html,*/*"}
        status, _, page = await client.request("GET", "/nowhere", headers=html)
        assert status == 404
        assert b"/static/main-0123456789.js" in page
        for path, headers in (("/nowhere", {}), ("/api/nowhere", html), ("/static/nowhere", html)):
            status, _, answer = await client.request("GET", path, headers=headers)
            assert (status, json.loads(answer)["code"]) == (404, "address.unknown")

    page = tmp_path / "page"
    page.mkdir()
    serving(tmp_path, work, replace(GENEROUS, page=built(page)))


def test_the_smallest_copy_is_sent_that_a_browser_accepts(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        client = Client(server.address)
        name = "/static/board-CD-0123456789.js"
        for accepted, coding, sent in (("gzip, br", "br", b"smaller"), ("deflate", None, b"board")):
            _, headers, data = await client.request("GET", name, headers={"accept-encoding": accepted})
            assert (headers.get("content-encoding"), data) == (coding, sent)

    page = tmp_path / "page"
    page.mkdir()
    serving(tmp_path, work, replace(GENEROUS, page=built(page)))


async def one_document(client: Client) -> None:
    """Every address of the page gives the same document, which says where the files lie."""
    status, headers, first = await client.request("GET", "/")
    assert status == 200
    assert b"/static/main-0123456789.js" in first
    assert b'<link rel="modulepreload" href="/static/chunk-AB-0123456789.js">' in first
    assert first.count(b"modulepreload") == 1
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["cache-control"] == "no-cache"
    for path in (
        "/new",
        "/lobby",
        "/join",
        "/join/abc",
        "/t/abc",
        "/t/abc/replay",
        "/t/abc/review",
        "/rules",
        "/rules/N3.8",
    ):
        assert (await client.request("GET", path))[2] == first
    files = json.loads(first.decode().partition('id="files">')[2].partition("</script>")[0])
    assert (await client.request("GET", files["words-en.ftl"]))[2] == b"web-title = Hello"


async def files_for_ever(client: Client) -> None:
    """Files are kept for ever, and compressed where that is taken."""
    path = "/static/main-0123456789.js"
    _, headers, plain = await client.request("GET", path)
    assert (plain, headers["content-type"]) == (b"script", "text/javascript; charset=utf-8")
    assert "immutable" in headers["cache-control"]
    _, headers, packed = await client.request("GET", path, headers={"accept-encoding": "gzip"})
    assert (packed, headers["content-encoding"]) == (b"packed", "gzip")


def test_without_a_build_the_plain_page_stands_in(tmp_path: Path) -> None:
    async def work(server: Running) -> None:
        status, headers, _ = await Client(server.address).request("GET", "/")
        assert (status, headers["location"]) == (307, "/status")

    serving(tmp_path, work, replace(GENEROUS, page=tmp_path))


def test_a_page_built_by_an_older_version_counts_as_none(tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_text('{"main.js": "main-0123456789.js"}', encoding="utf-8")
    assert StaticSite.open(tmp_path).manifest is None
