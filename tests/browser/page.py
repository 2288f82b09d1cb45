"""A page written in Python: it keeps what the engine saves, thinks, and takes the frames."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

from argosy.browser.bridge import Engine, start
from argosy.browser.thinking import think

Frame = dict[str, Any]


class SaveFailedError(Exception):
    """What a page throws that cannot save."""


class Page:
    """The host of an engine. `saves` is what it was asked to keep, in order."""

    def __init__(self, kept: Mapping[str, object] | None = None) -> None:
        self.kept = dict(kept or {})
        self.saves: list[str] = []
        self.failing: Callable[[int], str | None] = lambda _: None
        """Why the save of that number fails; None if it does not."""
        self.tried = 0
        self.frames: dict[int, asyncio.Queue[str]] = {}
        self.codes: dict[int, int] = {}

    async def load(self) -> str:
        return json.dumps([{"key": key, "value": value} for key, value in self.kept.items()])

    async def save(self, changes: str) -> None:
        self.tried += 1
        await asyncio.sleep(0)
        if (why := self.failing(self.tried)) is not None:
            raise SaveFailedError(why)
        self.saves.append(changes)
        keep(self.kept, changes)

    async def think(self, question: str) -> str:
        await asyncio.sleep(0)
        return think(question)

    def send(self, connection: int, text: str) -> None:
        self.frames.setdefault(connection, asyncio.Queue()).put_nowait(text)

    def closed(self, connection: int, code: int) -> None:
        self.codes[connection] = code

    async def frame(self, connection: int = 1) -> str:
        """The next frame of a connection."""
        return await self.frames.setdefault(connection, asyncio.Queue()).get()


def keep(kept: dict[str, object], changes: str) -> None:
    """Keep the changes of a save, as IndexedDB would."""
    for entry in json.loads(changes):
        if entry["value"] is None:
            kept.pop(entry["key"], None)
        else:
            kept[entry["key"]] = entry["value"]


class Local:
    """A running engine with its page."""

    def __init__(self, page: Page, engine: Engine) -> None:
        self.page = page
        self.engine = engine

    async def ask(self, method: str, path: str, body: object = None, token: str | None = None) -> tuple[int, Any]:
        """A request; its status and its answer as JSON, or as it is if it is none."""
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        status, kind, found = await self.engine.request(method, path, json.dumps(headers), data)
        return status, json.loads(found) if kind == "application/json" else found

    async def made(self, path: str, body: object = None, token: str | None = None) -> Any:
        """The answer to a POST that must succeed."""
        status, found = await self.ask("POST", path, {} if body is None else body, token)
        assert status < 300, found
        return found

    async def opened(self, game: str, seats: int, bots: list[str], **terms: object) -> Any:
        """A table with bots, at which a guest sits if there is a seat left, with its game begun."""
        if (await self.ask("GET", "/api/guests/me"))[0] == 401:
            await self.made("/api/guests", {"name": "Ada"})
        asked = {"game": game, "seats": seats, "bots": bots, "tempo": "instant", "pace": "untimed", **terms}
        opened = await self.made("/api/tables", asked)
        await self.made(f"/api/tables/{opened['table']}/start")
        return opened


@asynccontextmanager
async def running(page: Page | None = None) -> AsyncIterator[Local]:
    """An engine until the block ends."""
    page = page or Page()
    engine = await start(page)
    try:
        yield Local(page, engine)
    finally:
        await engine.stop()
