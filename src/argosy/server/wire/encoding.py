"""How things cross the wire: decoded strictly within limits, encoded once, refused in one shape."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final, TypeVar

import msgspec

from argosy.core.contract import Value
from argosy.server.wire import errors
from argosy.server.wire.errors import Arg

MOST_BYTES: Final = 16 * 1024
"""Of a command; records that are imported may be longer."""
MOST_DEPTH: Final = 8
BRACKETS: Final = re.compile(rb'"(?:[^"\\]|\\.)*+(?:"|\\?\Z)|[\[\]{}]', re.DOTALL)
"""A string that does not end goes on to the end: to look for another one within it would take time by the square."""

T = TypeVar("T")
DECODERS: Final[dict[object, msgspec.json.Decoder[Any]]] = {}
"""By the kind of command: to make one takes longer than to read."""


def arguments(args: Mapping[str, Value]) -> dict[str, Arg]:
    """The arguments of a sentence of the contract."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in args.items()}


encode = msgspec.json.Encoder().encode
"""Structs, and views too: msgspec writes dataclasses as `core.codec.to_json` does, ten times as fast."""


def depth(data: bytes) -> int:
    """How deeply lists and objects are nested."""
    deepest = level = 0
    for found in BRACKETS.finditer(data):
        sign = found[0]
        if sign in (b"{", b"["):
            level += 1
            deepest = max(deepest, level)
        elif sign in (b"}", b"]"):
            level -= 1
    return deepest


def decode(data: bytes, kind: type[T]) -> T:
    """A command, strictly. Raises Refused with a sentence that says where it is wrong."""
    if len(data) > MOST_BYTES:
        raise errors.TOO_LONG.refused(most=MOST_BYTES)
    try:
        data.decode()  # all of it: msgspec leaves what goes into a Raw unread
    except UnicodeDecodeError as error:
        raise errors.NOT_UTF8.refused(position=error.start) from error
    if depth(data) > MOST_DEPTH:
        raise errors.TOO_DEEP.refused(most=MOST_DEPTH)
    try:
        if kind not in DECODERS:
            DECODERS[kind] = msgspec.json.Decoder(kind)
        value: T = DECODERS[kind].decode(data or b"{}")
        return value
    except msgspec.DecodeError as error:  # a ValidationError is a DecodeError
        raise errors.MALFORMED.refused(why=str(error)) from error
