"""Asyncio client of the play server for bots, scripts and tests: HTTP for the lobby, a WebSocket to play.

Needs the extra `client` (httpx, msgspec and websockets).
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

from argosy.extras import missing_library

try:
    import httpx
    import msgspec
    from msgspec import UNSET
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import ConnectionClosed
except ImportError as error:
    raise missing_library("argosy.client", error, "client") from error

from argosy.core.codec import encode
from argosy.core.contract import Action
from argosy.server.wire.errors import Problem
from argosy.server.wire.hint_types import AskHint, Hint
from argosy.server.wire.lesson_types import LessonMove, MoveLesson, NewLesson
from argosy.server.wire.request_types import AnswerUndo, AskUndo, HandOver, Mute, Remove, Silence
from argosy.server.wire.review_types import Moments, PlayOn
from argosy.server.wire.text_types import Spoken
from argosy.server.wire.types import (
    Accepted,
    Done,
    Fill,
    Games,
    Guest,
    Hello,
    InRecords,
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
"""Sent with every request; a caller may override them."""
SECONDS = 60.0
"""The default for the longest wait for an answer."""


class Refusal(Exception):  # noqa: N818 - the server's answer, not a fault
    """The server refused a request: the problem with code, rule and sentence, and the HTTP status, 0 on a WebSocket."""

    def __init__(self, problem: Problem, status: int = 0) -> None:
        super().__init__(problem.message or problem.code)
        self.problem = problem
        self.status = status


def new_key() -> str:
    """A new key for a command. A command that is sent again with the same key counts once."""
    return secrets.token_hex(12)


def command(move: str | Action, key: str | None, seen: int | None) -> Play:
    """A play command for an action or a line of notation."""
    if isinstance(move, str):
        return Play(key or new_key(), text=move, seen=seen)
    return Play(key or new_key(), action=msgspec.Raw(msgspec.json.encode(encode(move))), seen=seen)


@cache
def certificates() -> ssl.SSLContext:
    """The certificate authorities that this system trusts; reading them is slow, so it is done once."""
    return ssl.create_default_context()


class Client:
    """One guest at one server. Every request opens its own connection."""

    def __init__(self, address: str, seconds: float = SECONDS) -> None:
        self.address = address.rstrip("/")
        self.seconds = seconds
        self.cookie: str | None = None
        """The cookie that identifies this guest, as `name=value`."""
        self._http = httpx.AsyncClient(
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),  # the only cookie is kept in `cookie`
            limits=httpx.Limits(max_keepalive_connections=0),  # no connection stays open, so none must be closed
            trust_env=False,
            verify=certificates() if self.address.startswith("https:") else False,
        )

    async def request(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """Send one request; returns status, headers and body, which is not decompressed.

        Raises OSError if there is no complete answer: the server may or may not have acted on the request.
        """
        named = {**HEADERS, **({"cookie": self.cookie} if self.cookie else {}), **(headers or {})}
        sent = {name.encode(): value.encode("latin-1") for name, value in named.items()}
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
        """Send one request and decode its answer. Raises Refusal."""
        body = None if asked is None else msgspec.json.encode(asked)
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        status, got, data = await self.request(method, path, body, headers)
        if status >= 400:
            raise Refusal(msgspec.json.decode(data, type=Problem), status)
        if "set-cookie" in got:
            self.cookie = got["set-cookie"].partition(";")[0]
        return msgspec.json.decode(data, type=kind)

    async def be(self, name: str) -> Guest:
        """Create a guest of that name and act as that guest from now on."""
        return await self.ask("POST", "/api/guests", Guest, NewGuest(name))

    async def rename(self, name: str) -> Guest:
        """Change the name of this guest."""
        return await self.ask("POST", "/api/guests/me", Guest, NewGuest(name))

    async def let_records_have(self, times: bool, talk: bool) -> InRecords:
        """Choose whether records may have the times of this guest's inputs, and what this guest says."""
        return await self.ask("POST", "/api/guests/me/records", InRecords, InRecords(times, talk))

    async def in_records(self) -> InRecords:
        """What records may have of this guest."""
        return await self.ask("GET", "/api/guests/me/records", InRecords)

    async def my_data(self) -> bytes:
        """All that the server stores of this guest, and the guest's games, as a zip file. Raises Refusal."""
        return await self._download("/api/guests/me/data", None)

    async def delete_me(self) -> None:
        """Delete this guest: name, seats and talk; games stay for the other players. Raises Refusal."""
        await self.ask("POST", "/api/guests/me/delete", Done, NOTHING)
        self.cookie = None

    async def tables(self) -> list[TableInfo]:
        """The public tables."""
        return (await self.ask("GET", "/api/tables", Lobby)).tables

    async def mine(self) -> Lobby:
        """The tables of this guest, and which of them wait for a decision of this guest."""
        return await self.ask("GET", "/api/guests/me/tables", Lobby)

    async def games(self) -> Games:
        """The games of the server, with options and editions."""
        return await self.ask("GET", "/api/games", Games)

    async def open(self, table: NewTable) -> Opened:
        """Open a table."""
        return await self.ask("POST", "/api/tables", Opened, table)

    async def learn(self, game: str, lesson: str = "first") -> Opened:
        """Begin a lesson. Raises Refusal."""
        return await self.ask("POST", "/api/lessons", Opened, NewLesson(game, lesson))

    async def move_lesson(self, table: str, do: LessonMove) -> None:
        """Go on, back, or skip a step of a lesson. Raises Refusal."""
        await self.ask("POST", f"/api/tables/{table}/lesson", Done, MoveLesson(do))

    async def links(self, table: str) -> Links:
        """The links to invite players and onlookers."""
        return await self.ask("GET", f"/api/tables/{table}/links", Links)

    async def join(self, table: str, invite: str | None = None, seat: int | None = None) -> Opened:
        """Take a seat at a table."""
        return await self.ask("POST", f"/api/tables/{table}/join", Opened, Join(invite, seat))

    async def take_over(self, table: str, token: str) -> Opened:
        """Hold a seat on this device too."""
        return await self.ask("POST", f"/api/tables/{table}/take", Opened, TakeOver(token))

    async def leave(self, table: str) -> None:
        """Leave the table."""
        await self.ask("POST", f"/api/tables/{table}/leave", dict[str, Any], {})

    async def fill(self, table: str, level: str = "strong", seat: int | None = None) -> None:
        """Put bots on free seats."""
        await self.ask("POST", f"/api/tables/{table}/fill", dict[str, Any], Fill(level, seat))

    async def start(self, table: str) -> None:
        """Begin the game."""
        await self.ask("POST", f"/api/tables/{table}/start", dict[str, Any], {})

    async def rematch(self, table: str) -> Opened:
        """Take a seat at the table of the rematch."""
        return await self.ask("POST", f"/api/tables/{table}/rematch", Opened, {})

    async def snapshot(self, table: str, token: str | None = None) -> State:
        """The current state of a table."""
        return await self.ask("GET", f"/api/tables/{table}", State, token=token)

    async def events(self, table: str, after: int, wait: int = 0, token: str | None = None) -> State:
        """The events since a version; waits up to `wait` seconds for them."""
        return await self.ask("GET", f"/api/tables/{table}/events?after={after}&wait={wait}", State, token=token)

    async def play(
        self, table: str, move: str | Action, key: str | None = None, token: str | None = None, seen: int | None = None
    ) -> Accepted:
        """Enter an input by HTTP. Raises Refusal."""
        asked = command(move, key, seen)
        return await self.ask("POST", f"/api/tables/{table}/inputs", Accepted, asked, token)

    async def undo(self, table: str, key: str | None = None, token: str | None = None) -> Accepted:
        """Take back your last input. Raises Refusal."""
        return await self.ask("POST", f"/api/tables/{table}/undo", Accepted, Undo(key or new_key()), token)

    async def say(self, table: str, text: str | None = None, phrase: str | None = None) -> None:
        """Send a chat message: free text, or a phrase that every language has. Raises Refusal."""
        asked = Say(UNSET if text is None else text, UNSET if phrase is None else phrase)
        await self.ask("POST", f"/api/tables/{table}/chat", Done, asked)

    async def pause(self, table: str) -> None:
        """Pause the game, or vote for a pause. Raises Refusal."""
        await self._do(table, "pause")

    async def go_on(self, table: str) -> None:
        """End a pause, or vote for it. Raises Refusal."""
        await self._do(table, "go-on")

    async def ask_undo(self, table: str, stand_in: bool = False) -> None:
        """Ask all players to take back your last input and everything since. Raises Refusal.

        With `stand_in` back to before a bot first played for you while you were away (`State.stood_in`).
        """
        await self._do(table, "undo/ask", AskUndo(stand_in))

    async def answer_undo(self, table: str, agree: bool) -> None:
        """Accept or reject an undo that was asked for. Raises Refusal."""
        await self._do(table, "undo/answer", AnswerUndo(agree))

    async def hand_over(self, table: str, level: str = "strong", seat: int | None = None) -> None:
        """Let a bot play on your seat, or on that of an absent player. Raises Refusal."""
        await self._do(table, "hand-over", HandOver(level, seat))

    async def take_back(self, table: str) -> None:
        """Take your seat back from the bot. Raises Refusal."""
        await self._do(table, "take-back")

    async def mute(self, table: str, seat: int, muted: bool = True) -> None:
        """Mute the chat of a seat for you, or end that; -1 is all onlookers. Raises Refusal."""
        await self._do(table, "mute", Mute(seat, muted))

    async def silence(self, table: str, seat: int, silenced: bool = True) -> None:
        """Forbid a seat to chat, or allow it again; for the host only. Raises Refusal."""
        await self._do(table, "silence", Silence(seat, silenced))

    async def remove(self, table: str, seat: int) -> None:
        """Free a seat before the game; its guest cannot come back; for the host only. Raises Refusal."""
        await self._do(table, "remove", Remove(seat))

    async def end(self, table: str) -> None:
        """End the table for everybody, also during the game; for the host only. Raises Refusal."""
        await self._do(table, "end")

    async def notice(self, table: str, url: str | None) -> None:
        """Set the address that is notified when a decision of yours is due; None for no notices. Raises Refusal."""
        await self._do(table, "notice", Notice(url))

    async def hint(self, table: str, level: str | None = "strong") -> Hint:
        """What a bot would do on your seat; None: the strongest that the position leaves time for. Raises Refusal."""
        return await self.ask("POST", f"/api/tables/{table}/hint", Hint, AskHint(level))

    async def play_on(self, table: str, terms: PlayOn) -> Opened:
        """Open a table that continues from a position of a finished game. Raises Refusal."""
        return await self.ask("POST", f"/api/tables/{table}/play-on", Opened, terms)

    async def moments(
        self, table: str, seat: int | None = None, start: int = 0, count: int = 50, views: bool = True
    ) -> Moments:
        """A page of a finished game as a seat saw it; None is an onlooker. Raises Refusal."""
        eyes = "" if seat is None else f"&seat={seat}"
        path = f"/api/tables/{table}/moments?start={start}&count={count}&views={int(views)}{eyes}"
        return await self.ask("GET", path, Moments)

    async def log_moments(
        self, table: str, token: str | None = None, start: int = 0, count: int = 50, views: bool = True
    ) -> Moments:
        """A page of the log so far, by version, as your own seat sees it. Raises Refusal."""
        path = f"/api/tables/{table}/moments?log=1&start={start}&count={count}&views={int(views)}"
        return await self.ask("GET", path, Moments, token=token)

    async def _do(self, table: str, path: str, asked: object = NOTHING) -> None:
        await self.ask("POST", f"/api/tables/{table}/{path}", Done, asked)

    async def record(self, table: str, token: str | None = None) -> str:
        """The record of a finished game, as JSON lines."""
        return (await self._download(f"/api/tables/{table}/record", token)).decode()

    async def _download(self, path: str, token: str | None) -> bytes:
        """A file as it is. Raises Refusal."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        status, _, data = await self.request("GET", path, None, headers)
        if status >= 400:
            raise Refusal(msgspec.json.decode(data, type=Problem), status)
        return data

    async def bring(self, record: str) -> Opened:
        """Open a table from a record."""
        status, _, data = await self.request("POST", "/api/records", record.encode())
        if status >= 400:
            raise Refusal(msgspec.json.decode(data, type=Problem), status)
        return msgspec.json.decode(data, type=Opened)

    @asynccontextmanager
    async def listen(self, table: str, token: str | None = None, after: int = 0) -> AsyncIterator[Listening]:
        """Open a WebSocket to a table, from a version on; you can also play if the token is a seat's."""
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
    """A WebSocket connection to a table: its latest state, and commands with their answers."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._states: asyncio.Queue[State | Refusal | None] = asyncio.Queue()
        self._answers: dict[str, asyncio.Future[Accepted]] = {}
        self._pongs: list[asyncio.Future[None]] = []
        self.state: State | None = None
        """The latest state that `next` or `states` returned."""
        self._task = asyncio.create_task(self._receive())

    async def next(self) -> State:
        """Wait for the next state. Raises Refusal, or ConnectionError if the connection is closed."""
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
        """Yield every state until the connection is closed."""
        while True:
            try:
                yield await self.next()
            except ConnectionError:
                return

    async def play(self, move: str | Action, key: str | None = None) -> Accepted:
        """Enter an input. Raises Refusal, or ConnectionError if the outcome is unknown: resend it with its key."""
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
        """Close the connection."""
        await self._socket.close()
        await self._task

    async def _receive(self) -> None:
        try:
            async for data in self._socket:
                self._dispatch(msgspec.json.decode(data, type=Push))
        except ConnectionClosed:
            pass
        every: list[asyncio.Future[Any]] = [*self._answers.values(), *self._pongs]
        for waiting in every:
            if not waiting.done():
                waiting.set_exception(ConnectionError("the connection to the table is over"))
                waiting.exception()  # marks it as seen: asyncio logs no warning if no task waits for it
        self._states.put_nowait(None)

    def _dispatch(self, push: Push) -> None:
        """Hand a message of the server to the call that waits for it."""
        if isinstance(push, State):
            self._states.put_nowait(push)
        elif isinstance(push, Pong):
            if self._pongs:
                self._pongs.pop(0).set_result(None)
        elif isinstance(push, Spoken):
            pass  # positions in words are for pages; this client does not ask for them
        elif push.key is not None and (future := self._answers.pop(push.key, None)) is not None:
            if isinstance(push, Rejected):
                future.set_exception(Refusal(push.problem))
            else:
                future.set_result(push)
        elif isinstance(push, Rejected):
            self._states.put_nowait(Refusal(push.problem))
