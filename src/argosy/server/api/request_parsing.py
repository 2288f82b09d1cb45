"""Requests taken apart and answers put together: bodies within limits, numbers of the query, JSON of the wire."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from starlette.responses import Response

from argosy.server.wire import encoding as wire
from argosy.server.wire.encoding import refused
from argosy.text.translate import LANGUAGES

if TYPE_CHECKING:
    from starlette.requests import Request

T = TypeVar("T")


def answer(value: object, status: int = 200) -> Response:
    """A value of the wire."""
    return Response(wire.encode(value), status, media_type="application/json")


async def body_of(request: Request, most: int) -> bytes:
    """The body, if it is not too long. Raises Refused."""
    parts = bytearray()
    async for part in request.stream():
        parts += part
        if len(parts) > most:
            raise refused(413, "wire.too_long", f"that is more than {most} bytes", most=most)
    return bytes(parts)


async def command(request: Request, kind: type[T]) -> T:
    """The command in the body. Raises Refused."""
    return wire.decode(await body_of(request, wire.MOST_BYTES), kind)


def number(request: Request, name: str, most: int) -> int:
    """A whole number of the query, 0 if it is not given. Raises Refused."""
    text = request.query_params.get(name, "0")
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise refused(400, "wire.malformed", f"{name} must be a whole number")
    return min(int(text), most)


def language_of(request: Request) -> str:
    """The language of the query, English if it is not given. Raises Refused."""
    language = request.query_params.get("language", LANGUAGES[0])
    if language not in LANGUAGES:
        raise refused(400, "language.unknown", f"there are words in {', '.join(LANGUAGES)}")
    return language
