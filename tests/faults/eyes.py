"""All that one seat, or an onlooker, gets to see of a table over HTTP and WebSocket, byte for byte."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from argosy.core.codec import encode
from argosy.core.contract import Action
from argosy.server.wire.types import Hello, Ping, Play, Say

QUESTIONS = ("", "/events?after=0", "/events?after=7", "/events?after=3&heard=1", "/links", "/record", "/nothing")


class Wire:
    """One server, asked over HTTP; everything that it sends is given back as it came."""

    def __init__(self, address: str) -> None:
        self.address = address

    async def ask(self, method: str, path: str, token: str, body: bytes = b"") -> bytes:
        """The whole answer with its head, without the date, which says nothing but when."""
        host, port = self.address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        head = f"{method} {path} HTTP/1.1\r\nhost: argosy\r\nconnection: close\r\nauthorization: Bearer {token}\r\n"
        writer.write(head.encode() + b"content-length: %d\r\n\r\n" % len(body) + body)
        got = await reader.read(-1)
        writer.close()
        head_got, _, rest = got.partition(b"\r\n\r\n")
        kept = [line for line in head_got.lower().split(b"\r\n") if not line.startswith(b"date:")]
        assert kept[0].startswith(b"http/1.1 ")
        return b"\r\n".join(kept) + b"\r\n\r\n" + rest

    async def asked(self, table: str, token: str, attempts: Sequence[Action]) -> list[bytes]:
        """What the questions bring, and what is said to each attempt."""
        place = f"/api/tables/{table}"
        seen = [await self.ask("GET", place + question, token) for question in QUESTIONS]
        for number, action in enumerate(attempts):
            seen.append(await self.ask("POST", f"{place}/inputs", token, msgspec.json.encode(play(number, action))))
        seen.append(await self.ask("POST", f"{place}/inputs", token, b'{"key":"nonsense","text":"sing aloud"}'))
        seen.append(await self.ask("POST", f"{place}/inputs", token, b'{"key":"nonsense again","text":7}'))
        return seen


def play(number: int, action: Action) -> Play:
    """A command with a key of its own."""
    return Play(f"attempt-{number:04}", action=msgspec.Raw(msgspec.json.encode(encode(action))))


class Ears:
    """A WebSocket of the table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[bytes] = []

    @classmethod
    async def at(cls, wire: Wire, table: str, token: str) -> Ears:
        """Listen, and hear how things stand."""
        address = wire.address.replace("http", "ws") + f"/api/tables/{table}/live"
        ears = cls(await connect(address, compression=None, max_size=None))
        await ears.say(Hello(token))
        return ears

    async def say(self, command: object) -> None:
        """Send it, and hear one frame."""
        await self.socket.send(msgspec.json.encode(command), text=True)
        await self.hear()

    async def hear(self) -> None:
        """One frame."""
        async with asyncio.timeout(30):
            self.heard.append(await self.socket.recv(decode=False))

    async def say_all(self, attempts: Sequence[Action]) -> None:
        """Everything that will be refused."""
        for number, action in enumerate(attempts):
            await self.say(play(1000 + number, action))
        await self.say(Say(phrase="no such phrase"))
        await self.say(Hello())
        await self.say({"do": "sing"})

    async def leave(self) -> list[bytes]:
        """Hang up; everything that was heard, to the last frame."""
        await self.say(Ping())
        await self.socket.close()
        return self.heard
