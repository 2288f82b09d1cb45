"""Asyncio client of the play server for bots, scripts and tests: HTTP for the lobby, a WebSocket to play.

Needs the extra `client` (httpx and websockets).
"""

from __future__ import annotations

import asyncio
import secrets
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET

from argosy.extras import install_line

try:
    import httpx
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import ConnectionClosed
except ImportError as error:
    raise ImportError(f"argosy.client needs {error.name}: {install_line('client')}", name=error.name) from error

from argosy.core.codec import encode
from argosy.core.contract import Action
from argosy.server.wire.errors import Problem
from argosy.server.wire.hint_types import AskHint, Hint
from argosy.server.wire.request_types import AnswerUndo, HandOver, Mute, Silence
from argosy.server.wire.review_types import Moments, PlayOn
from argosy.server.wire.text_types import Spoken
from argosy.server.wire.types import (
    Accepted,
    Done,
    Fill,
    Games,
    Guest,
    Hello,
    Join,
    Links,
    Lobby,
    NewGuest,
    NewTable,
    Nothing,
    Notice,
    Opened,
    Ping,
    Play,
    Pong,
    Push,
    Rejected,
    Say,
    State,
    TableInfo,
    TakeOver,
    Undo,
)

T = TypeVar("T")
NOTHING = Nothing()
HEADERS = {"accept-encoding": "identity", "content-type": "application/json"}
"""Sent with every request unless a caller says otherwise."""
SECONDS = 60.0
"""The longest wait for an answer, unless a client says otherwise."""


class Refusal(Exception):  # noqa: N818 - the server's answer, not a fault
    """The server refused: its problem with code, rule and sentence, and the HTTP status, 0 on a WebSocket."""

    def __init__(self, problem: Problem, status: int = 0) -> None:
        super().__init__(problem.message or problem.code)
        self.problem = problem
        self.status = status


def new_key() -> str:
    """A key for a command: the same command may be sent again with it and counts once."""
    return secrets.token_hex(12)


def command(move: str | Action, key: str | None, seen: int | None) -> Play:
    """An input as the server wants it: an action, or a line of notation."""
    if isinstance(move, str):
        return Play(key or new_key(), text=move, seen=seen)
    return Play(key or new_key(), action=msgspec.Raw(msgspec.json.encode(encode(move))), seen=seen)


@cache
def certificates() -> ssl.SSLContext:
    """The certificate authorities that this system trusts; reading them takes a while, so it is done once."""
    return ssl.create_default_context()


class Client:
    """One guest at one server. Every request has a connection of its own."""

    def __init__(self, address: str, seconds: float = SECONDS) -> None:
        self.address = address.rstrip("/")
        self.seconds = seconds
        self.cookie: str | None = None
        """The cookie that says who this guest is, as `name=value`."""
        self._http = httpx.AsyncClient(
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),  # `cookie` is all that is kept
            limits=httpx.Limits(max_keepalive_connections=0),  # nothing stays open, so there is nothing to close
            trust_env=False,
            verify=certificates() if self.address.startswith("https:") else False,
        )

    async def request(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """Send one request; returns status, headers and body, still compressed if it was sent so.

        Raises OSError where there is no complete answer: the server may or may not have acted on the request.
        """
        told = {**HEADERS, **({"cookie": self.cookie} if self.cookie else {}), **(headers or {})}
        sent = {name.encode(): value.encode("latin-1") for name, value in told.items()}
        target = {"target": path.encode()}  # the path exactly as given: httpx would resolve `..` in it
        try:
            async with self._http.stream(
                method, self.address, content=body, headers=sent, timeout=self.seconds, extensions=target
            ) as answer:
                data = b"".join([part async for part in answer.aiter_raw()])
        except httpx.TimeoutException as error:
            raise TimeoutError(f"no answer within {self.seconds:g} s") from error
        except httpx.TransportError as error:
            raise ConnectionError(f"no complete answer: {str(error) or type(error).__name__}") from error
        return answer.status_code, dict(answer.headers.multi_items()), data

    async def ask(self, method: str, path: str, kind: type[T], asked: object = None, token: str | None = None) -> T:
        """One request, its answer decoded. Raises Refusal."""
        body = None if asked is None else msgspec.json.encode(asked)
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        status, got, data = await self.request(method, path, body, headers)
        if status >= 400:
            raise Refusal(msgspec.json.decode(data, type=Problem), status)
        if "set-cookie" in got:
            self.cookie = got["set-cookie"].partition(";")[0]
        return msgspec.json.decode(data, type=kind)

    async def be(self, name: str) -> Guest:
        """Be a guest of that name."""
        return await self.ask("POST", "/api/guests", Guest, NewGuest(name))

    async def rename(self, name: str) -> Guest:
        """Be called by another name."""
        return await self.ask("POST", "/api/guests/me", Guest, NewGuest(name))

    async def tables(self) -> list[TableInfo]:
        """The public tables."""
        return (await self.ask("GET", "/api/tables", Lobby)).tables

    async def mine(self) -> Lobby:
        """One's own tables, and which of them wait for oneself."""
        return await self.ask("GET", "/api/guests/me/tables", Lobby)

    async def games(self) -> Games:
        """What can be played here, with options and editions."""
        return await self.ask("GET", "/api/games", Games)

    async def open(self, table: NewTable) -> Opened:
        """Open a table."""
        return await self.ask("POST", "/api/tables", Opened, table)

    async def links(self, table: str) -> Links:
        """The links to pass on."""
        return await self.ask("GET", f"/api/tables/{table}/links", Links)

    async def join(self, table: str, invite: str | None = None, seat: int | None = None) -> Opened:
        """Sit down."""
        return await self.ask("POST", f"/api/tables/{table}/join", Opened, Join(invite, seat))

    async def take_over(self, table: str, token: str) -> Opened:
        """Hold a seat on this device too."""
        return await self.ask("POST", f"/api/tables/{table}/take", Opened, TakeOver(token))

    async def leave(self, table: str) -> None:
        """Stand up."""
        await self.ask("POST", f"/api/tables/{table}/leave", dict[str, Any], {})

    async def fill(self, table: str, level: str = "sensible", seat: int | None = None) -> None:
        """Put bots on free seats."""
        await self.ask("POST", f"/api/tables/{table}/fill", dict[str, Any], Fill(level, seat))

    async def start(self, table: str) -> None:
        """Begin the game."""
        await self.ask("POST", f"/api/tables/{table}/start", dict[str, Any], {})

    async def rematch(self, table: str) -> Opened:
        """Sit down at the table where they go on."""
        return await self.ask("POST", f"/api/tables/{table}/rematch", Opened, {})

    async def snapshot(self, table: str, token: str | None = None) -> State:
        """How things stand."""
        return await self.ask("GET", f"/api/tables/{table}", State, token=token)

    async def events(self, table: str, after: int, wait: int = 0, token: str | None = None) -> State:
        """The story since a version; waits for it."""
        return await self.ask("GET", f"/api/tables/{table}/events?after={after}&wait={wait}", State, token=token)

    async def play(
        self, table: str, move: str | Action, key: str | None = None, token: str | None = None, seen: int | None = None
    ) -> Accepted:
        """Enter an input by HTTP. Raises Refusal."""
        asked = command(move, key, seen)
        return await self.ask("POST", f"/api/tables/{table}/inputs", Accepted, asked, token)

    async def undo(self, table: str, key: str | None = None, token: str | None = None) -> Accepted:
        """Take one's last input back. Raises Refusal."""
        return await self.ask("POST", f"/api/tables/{table}/undo", Accepted, Undo(key or new_key()), token)

    async def say(self, table: str, text: str | None = None, phrase: str | None = None) -> None:
        """Say something: words, or a phrase that every language has. Raises Refusal."""
        asked = Say(UNSET if text is None else text, UNSET if phrase is None else phrase)
        await self.ask("POST", f"/api/tables/{table}/chat", Done, asked)

    async def pause(self, table: str) -> None:
        """Let the game stand still, or vote for it. Raises Refusal."""
        await self._do(table, "pause")

    async def go_on(self, table: str) -> None:
        """End a pause, or vote for it. Raises Refusal."""
        await self._do(table, "go-on")

    async def ask_undo(self, table: str) -> None:
        """Ask all to take back one's last input and what came since. Raises Refusal."""
        await self._do(table, "undo/ask")

    async def answer_undo(self, table: str, agree: bool) -> None:
        """Agree to an undo, or not. Raises Refusal."""
        await self._do(table, "undo/answer", AnswerUndo(agree))

    async def hand_over(self, table: str, level: str = "sensible", seat: int | None = None) -> None:
        """Let a bot play on one's seat, or on that of somebody who is not there. Raises Refusal."""
        await self._do(table, "hand-over", HandOver(level, seat))

    async def take_back(self, table: str) -> None:
        """Play on one's seat again. Raises Refusal."""
        await self._do(table, "take-back")

    async def mute(self, table: str, seat: int, muted: bool = True) -> None:
        """Hear a seat no longer, or again; -1 are the onlookers. Raises Refusal."""
        await self._do(table, "mute", Mute(seat, muted))

    async def silence(self, table: str, seat: int, silenced: bool = True) -> None:
        """Let a seat say nothing, or let it speak again; for the host. Raises Refusal."""
        await self._do(table, "silence", Silence(seat, silenced))

    async def notice(self, table: str, url: str | None) -> None:
        """Be told at that address of decisions that one owes; None is nowhere. Raises Refusal."""
        await self._do(table, "notice", Notice(url))

    async def hint(self, table: str, level: str = "strong") -> Hint:
        """What a bot would do on one's seat. Raises Refusal."""
        return await self.ask("POST", f"/api/tables/{table}/hint", Hint, AskHint(level))

    async def play_on(self, table: str, terms: PlayOn) -> Opened:
        """A table that goes on from a position of a finished game. Raises Refusal."""
        return await self.ask("POST", f"/api/tables/{table}/play-on", Opened, terms)

    async def moments(
        self, table: str, seat: int | None = None, start: int = 0, count: int = 50, views: bool = True
    ) -> Moments:
        """A page of a finished game through a seat's eyes, None an onlooker's. Raises Refusal."""
        eyes = "" if seat is None else f"&seat={seat}"
        path = f"/api/tables/{table}/moments?start={start}&count={count}&views={int(views)}{eyes}"
        return await self.ask("GET", path, Moments)

    async def log_moments(
        self, table: str, token: str | None = None, start: int = 0, count: int = 50, views: bool = True
    ) -> Moments:
        """A page of the log so far, by version, through one's own eyes. Raises Refusal."""
        path = f"/api/tables/{table}/moments?log=1&start={start}&count={count}&views={int(views)}"
        return await self.ask("GET", path, Moments, token=token)

    async def _do(self, table: str, wish: str, asked: object = NOTHING) -> None:
        await self.ask("POST", f"/api/tables/{table}/{wish}", Done, asked)

    async def record(self, table: str, token: str | None = None) -> str:
        """The record of a finished game, as JSON lines."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        status, _, data = await self.request("GET", f"/api/tables/{table}/record", None, headers)
        if status >= 400:
            raise Refusal(msgspec.json.decode(data, type=Problem), status)
        return data.decode()

    async def bring(self, record: str) -> Opened:
        """A table from a record."""
        status, _, data = await self.request("POST", "/api/records", record.encode())
        if status >= 400:
            raise Refusal(msgspec.json.decode(data, type=Problem), status)
        return msgspec.json.decode(data, type=Opened)

    @asynccontextmanager
    async def listen(self, table: str, token: str | None = None, after: int = 0) -> AsyncIterator[Listening]:
        """Listen to a table from a version on, and play there if the token is a seat's."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        headers = {"cookie": self.cookie} if self.cookie else {}
        async with connect(address, additional_headers=headers, compression=None, max_size=None) as socket:
            await socket.send(msgspec.json.encode(Hello(token, after)).decode())
            listening = Listening(socket)
            try:
                yield listening
            finally:
                await listening.close()


class Listening:
    """A connection to a table: its latest state, and commands with their answers."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._states: asyncio.Queue[State | Refusal | None] = asyncio.Queue()
        self._answers: dict[str, asyncio.Future[Accepted]] = {}
        self._pongs: list[asyncio.Future[None]] = []
        self.state: State | None = None
        """The latest that was taken from `states`."""
        self._task = asyncio.create_task(self._hear())

    async def next(self) -> State:
        """The next state. Raises Refusal, and ConnectionError when the connection is over."""
        async with asyncio.timeout(SECONDS):
            got = await self._states.get()
        if got is None:
            self._states.put_nowait(None)
            raise ConnectionError("the connection to the table is over")
        if isinstance(got, Refusal):
            raise got
        self.state = got
        return got

    async def states(self) -> AsyncIterator[State]:
        """Every state that comes, until the connection is over."""
        while True:
            try:
                yield await self.next()
            except ConnectionError:
                return

    async def play(self, move: str | Action, key: str | None = None) -> Accepted:
        """Enter an input. Raises Refusal, or ConnectionError when nobody knows: then send it again with its key."""
        asked = command(move, key, None if self.state is None else self.state.version)
        future: asyncio.Future[Accepted] = asyncio.get_running_loop().create_future()
        self._answers[asked.key] = future
        await self.send(msgspec.json.encode(asked).decode())
        async with asyncio.timeout(SECONDS):
            return await future

    async def ping(self) -> None:
        """Wait until the server has answered everything sent before."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pongs.append(future)
        await self.send(msgspec.json.encode(Ping()).decode())
        await future

    async def send(self, frame: str) -> None:
        """Send a frame as it is. Raises ConnectionError."""
        try:
            await self._socket.send(frame)
        except ConnectionClosed as error:
            raise ConnectionError(str(error)) from error

    async def close(self) -> None:
        """End the connection."""
        await self._socket.close()
        await self._task

    async def _hear(self) -> None:
        try:
            async for data in self._socket:
                self._take(msgspec.json.decode(data, type=Push))
        except ConnectionClosed:
            pass
        every: list[asyncio.Future[Any]] = [*self._answers.values(), *self._pongs]
        for waiting in every:
            if not waiting.done():
                waiting.set_exception(ConnectionError("the connection to the table is over"))
                waiting.exception()  # whoever waits hears of it, and nobody need wait
        self._states.put_nowait(None)

    def _take(self, push: Push) -> None:
        """Give what came to whoever waits for it."""
        if isinstance(push, State):
            self._states.put_nowait(push)
        elif isinstance(push, Pong):
            if self._pongs:
                self._pongs.pop(0).set_result(None)
        elif isinstance(push, Spoken):
            pass  # words are for pages; programs do not ask for them
        elif push.key is not None and (future := self._answers.pop(push.key, None)) is not None:
            if isinstance(push, Rejected):
                future.set_exception(Refusal(push.problem))
            else:
                future.set_result(push)
        elif isinstance(push, Rejected):
            self._states.put_nowait(Refusal(push.problem))
