"""Called from the page: starts the engine, carries requests and frames to the application and back.

engine = await start(host)
status, content_type, body = await engine.request("GET", "/api/games", "{}", None)
engine.open(1, "/api/tables/local-…/live")
engine.receive(1, '{"do": "hello"}')
engine.close(1)
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final, Protocol
from urllib.parse import unquote

import msgspec
from starlette.applications import Starlette
from starlette.types import Message, Scope

from argosy.browser.app import PageServices, make_page_app
from argosy.browser.host import Host
from argosy.browser.store import PERSON, PageStore
from argosy.server.tables.tokens import COOKIE

LOG = logging.getLogger("argosy.browser")
SECRET: Final = "secret"
"""The setting with the secret that signs links."""
FAULT, GONE = 1011, 1000
"""Codes with which a connection is closed: something failed, or it simply ended."""


class JsBytes(Protocol):
    """Bytes of the page."""

    def to_bytes(self) -> bytes:
        """The same as bytes of Python."""


Reply = tuple[int, str, bytes]
"""Status, media type and body of a response."""


async def start(host: Host) -> Engine:
    """Read what the page has kept, and start the application on it. Raises NotSavedError if nothing can be saved."""
    store = await PageStore.open(host)
    secret = store.setting(SECRET)
    if secret is None:
        secret = secrets.token_hex(32)
        await store.set_setting(SECRET, secret)
    services = PageServices(store, host, bytes.fromhex(secret))
    services.begin()
    return Engine(host, store, services)


class Engine:
    """The application with its connections. Every request is that of the one person who uses the page."""

    def __init__(self, host: Host, store: PageStore, services: PageServices) -> None:
        self.services = services
        self._host = host
        self._store = store
        self._app: Starlette = make_page_app(services)
        self._connections: dict[int, Connection] = {}

    async def request(self, method: str, path: str, headers: str, body: bytes | JsBytes | None) -> Reply:
        """Carry out a request; `headers` are an object as JSON. Raises nothing that is not a fault of the engine."""
        data = b"" if body is None else body if isinstance(body, bytes) else body.to_bytes()
        given = msgspec.json.decode(headers or "{}", type=dict[str, str])
        exchange = Exchange(data)
        await self._app({**self._scope(path, given), "type": "http", "method": method}, exchange.receive, exchange.send)
        return exchange.status, exchange.headers.get("content-type", ""), bytes(exchange.body)

    def _scope(self, path: str, headers: dict[str, str]) -> Scope:
        """What all ASGI scopes share."""
        place, _, query = path.partition("?")
        person = self._store.setting(PERSON)
        cookie = {} if person is None else {"cookie": f"{COOKIE}={self.services.signer.cookie(person)}"}
        sent = {"host": "localhost", **headers, **cookie}
        return {
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http",
            "path": unquote(place),
            "raw_path": place.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in sent.items()],
            "client": None,
            "server": None,
            "state": {},
        }

    def open(self, connection: int, path: str) -> None:
        """Open a table's connection; a number that is in use is closed first."""
        self.close(connection)
        made = Connection(self._host, connection)
        self._connections[connection] = made
        scope = {**self._scope(path, {}), "type": "websocket", "scheme": "ws", "subprotocols": []}
        made.task = asyncio.create_task(made.run(self._app, scope))
        made.task.add_done_callback(lambda _: self._ended(connection, made))

    def _ended(self, number: int, connection: Connection) -> None:
        if self._connections.get(number) is connection:
            del self._connections[number]

    def receive(self, connection: int, text: str) -> None:
        """A frame came from the page; one for a connection that has ended is dropped."""
        if (found := self._connections.get(connection)) is not None:
            found.incoming.put_nowait({"type": "websocket.receive", "text": text})

    def close(self, connection: int) -> None:
        """The page closed a connection, or is about to open another."""
        if (found := self._connections.pop(connection, None)) is not None:
            found.told = True
            found.incoming.put_nowait({"type": "websocket.disconnect", "code": GONE})

    async def stop(self) -> None:
        """End all connections and finish the commands that run."""
        tasks = [connection.task for connection in self._connections.values() if connection.task is not None]
        for number in [*self._connections]:
            self.close(number)
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.services.close()


class Exchange:
    """A request and the response to it, as ASGI messages."""

    def __init__(self, body: bytes) -> None:
        self.status = 500
        self.headers: dict[str, str] = {}
        self.body = bytearray()
        self._incoming = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive(self) -> Message:
        """The body, once; the page never hangs up."""
        if self._incoming:
            return self._incoming.pop()
        return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return]  # which never comes

    async def send(self, message: Message) -> None:
        """Take a part of the response."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = {name.decode(): value.decode("latin-1") for name, value in message["headers"]}
        else:
            self.body += message.get("body", b"")


class Connection:
    """A table's connection, as ASGI messages."""

    def __init__(self, host: Host, number: int) -> None:
        self._host = host
        self._number = number
        self.incoming: asyncio.Queue[Message] = asyncio.Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.told = False
        """Whether the page knows that it is closed."""
        self.task: asyncio.Task[None] | None = None

    async def run(self, app: Starlette, scope: Scope) -> None:
        """Serve it to its end."""
        code = GONE
        try:
            await app(scope, self.incoming.get, self._send)
        except Exception:
            LOG.exception("a connection failed")
            code = FAULT
        self._close(code)

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send" and not self.told:
            self._host.send(self._number, message["text"])
        elif message["type"] == "websocket.close":
            self._close(message.get("code", GONE))

    def _close(self, code: int) -> None:
        if not self.told:
            self.told = True
            self._host.closed(self._number, code)
