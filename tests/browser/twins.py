"""A server and an engine of a page side by side: the same requests at the same times, with the same secrets."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from contextvars import ContextVar
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.types import Scope

from argosy.browser.app import PREFIX
from argosy.browser.bridge import Engine, Exchange
from argosy.browser.thinking_worker import ThinkingPool, ThinkingWorker
from argosy.server.app import make_app
from argosy.server.bots.pool import BotProcesses
from argosy.server.tables import presence
from argosy.server.tables.tokens import COOKIE
from tests.browser.page import Page, running
from tests.server.harness import GENEROUS, database_in

WHICH: ContextVar[str] = ContextVar("which")
"""Which of the two runs: each draws the same secrets."""
BEGINNING = 1_795_000_000.0


class Same:
    """A clock that stands still, also for presence, and secrets that are counted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seed: str) -> None:
        self.now = BEGINNING
        self._seed = seed
        self._drawn: Counter[tuple[str, str, int]] = Counter()
        monkeypatch.setattr(time, "time", lambda: self.now)
        monkeypatch.setattr(presence, "time", SimpleNamespace(time=time.time, monotonic=time.time))
        monkeypatch.setattr(secrets, "token_hex", lambda size=32: self._draw("hex", size))
        monkeypatch.setattr(secrets, "token_urlsafe", lambda size=32: self._draw("url", size))

    def _draw(self, kind: str, size: int) -> str:
        which = WHICH.get("")
        self._drawn[which, kind, size] += 1
        text = f"{self._seed} {kind} {size} {self._drawn[which, kind, size]}"
        return (sha256(text.encode()).hexdigest() * 4)[: 2 * size if kind == "hex" else -(-4 * size // 3)]


class Server:
    """The server's application without a network."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.cookie: str | None = None

    async def request(self, method: str, path: str, headers: dict[str, str], body: bytes) -> tuple[int, str, bytes]:
        """A request, with the cookie that an earlier answer has set."""
        sent = {"host": "localhost", **headers, **({} if self.cookie is None else {"cookie": self.cookie})}
        place, _, query = path.partition("?")
        scope: Scope = {
            "type": "http", "method": method, "path": place, "raw_path": place.encode(), "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in sent.items()], "client": None,
            "scheme": "http", "http_version": "1.1", "root_path": "", "server": None, "state": {},
        }  # fmt: skip
        exchange = Exchange(body)
        await self.app(scope, exchange.receive, exchange.send)
        if "set-cookie" in exchange.headers:
            self.cookie = exchange.headers["set-cookie"].partition(";")[0]
            assert self.cookie.startswith(COOKIE)
        return exchange.status, exchange.headers.get("content-type", ""), bytes(exchange.body)

    async def first_frames(self, path: str, hello: str, count: int) -> list[str]:
        """The first frames of a table's connection after a hello."""
        incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        for message in ({"type": "websocket.connect"}, {"type": "websocket.receive", "text": hello}):
            incoming.put_nowait(message)
        frames: asyncio.Queue[str] = asyncio.Queue()

        async def send(message: Any) -> None:
            if message["type"] == "websocket.send":
                frames.put_nowait(message["text"])

        headers = [(b"host", b"localhost"), (b"cookie", (self.cookie or "").encode())]
        scope: Scope = {
            "type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"", "headers": headers,
            "client": None, "scheme": "ws", "http_version": "1.1", "root_path": "", "server": None, "state": {},
            "subprotocols": [],
        }  # fmt: skip
        serving = asyncio.create_task(self.app(scope, incoming.get, send))
        found: list[str] = []
        while len(found) < count:
            coming = asyncio.ensure_future(frames.get())
            await asyncio.wait((coming, serving), return_when=asyncio.FIRST_COMPLETED)
            assert coming.done(), f"the connection ended after {found}: {serving}"
            found.append(coming.result())
        incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await serving
        return found


class Twins:
    """Both of them. Every answer is compared byte for byte."""

    def __init__(self, same: Same, server: Server, engine: Engine, page: Page) -> None:
        self.same = same
        self.compared = 0
        self._server = server
        self._engine = engine
        self._page = page
        self._connection = 0

    async def ask(self, method: str, path: str, body: object = None, token: str | None = None) -> tuple[int, Any]:
        """A request to both; their status and answer."""
        data = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        WHICH.set("server")
        there = await self._server.request(method, path, headers, data)
        WHICH.set("page")
        here = await self._engine.request(method, path, json.dumps(headers), data)
        assert here == there, f"{method} {path}: {differing(here[2], there[2])}"
        self.compared += 1
        return here[0], json.loads(here[2]) if here[1] == "application/json" else here[2]

    async def must(self, path: str, body: object, token: str | None = None) -> Any:
        """A POST that succeeds."""
        status, found = await self.ask("POST", path, body, token)
        assert status < 300, found
        return found

    async def hello(self, table: str, token: str | None, language: str) -> None:
        """Open a connection to both; the first frame, and the position in words, are compared."""
        path, words = f"/api/tables/{table}/live", {"do": "hello", "token": token, "language": language}
        WHICH.set("server")
        there = await self._server.first_frames(path, json.dumps(words), 2)
        WHICH.set("page")
        self._connection += 1
        self._engine.open(self._connection, path)
        self._engine.receive(self._connection, json.dumps(words))
        here = [await self._page.frame(self._connection) for _ in range(2)]
        self._engine.close(self._connection)
        assert here == there
        self.compared += 2


@asynccontextmanager
async def twins(folder: Path, monkeypatch: pytest.MonkeyPatch, seed: str) -> AsyncIterator[Twins]:
    """Both, until the block ends. Bots of both think in this process."""
    same = Same(monkeypatch, seed)
    async with AsyncExitStack() as stack:
        WHICH.set("server")
        app = make_app(replace(GENEROUS, database=database_in(folder)))
        services = app.state.services
        services.lobby._prefix = PREFIX
        pool = ThinkingPool([ThinkingWorker(Page())])
        services.bots.processes, services.reviews.pool = BotProcesses(pool, pool), pool
        await stack.enter_async_context(app.router.lifespan_context(app))
        WHICH.set("page")
        page = Page()
        local = await stack.enter_async_context(running(page))
        yield Twins(same, Server(app), local.engine, page)


def differing(here: bytes, there: bytes) -> str:
    """Both texts from a little before the place where they begin to differ."""
    start = next((at for at, (one, two) in enumerate(zip(here, there, strict=False)) if one != two), 0)
    return f"page {here[max(0, start - 80) : start + 80]!r}, server {there[max(0, start - 80) : start + 80]!r}"
