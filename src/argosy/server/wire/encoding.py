"""JSON of the interface: strict decoding within limits of size and depth, and encoding."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar, cast

import msgspec

from argosy.core import contract
from argosy.server.wire import errors
from argosy.server.wire.errors import Arg, Term

MOST_BYTES: Final = 16 * 1024
"""The longest request body; imported records may be longer."""
MOST_ANSWER: Final = 8 * 1024 * 1024
"""The longest body of an answer."""
MOST_DEPTH: Final = 8
BRACKETS: Final = re.compile(rb'"(?:[^"\\]|\\.)*+(?:"|\\?\Z)|[\[\]{}]', re.DOTALL)
"""Matches strings and brackets. An unterminated string is matched to the end: retrying within it would be quadratic."""

T = TypeVar("T")
DECODERS: Final[dict[object, msgspec.json.Decoder[Any]]] = {}
"""Decoders by type: making one takes longer than decoding."""


def arguments(args: Mapping[str, contract.Value]) -> dict[str, Arg]:
    """The arguments of a message for the wire: msgspec writes the terms of the contract just as it writes `Term`."""
    return cast("dict[str, Arg]", args)


def terms(things: Sequence[contract.Term]) -> list[Term]:
    """Some terms for the wire."""
    return cast("list[Term]", list(things))


encode = msgspec.json.Encoder().encode
"""Encodes structs and also views: msgspec writes dataclasses as `core.codec.to_json` does, ten times as fast."""


def encode_named(value: object) -> bytes:
    """A dataclass as JSON with its class name, byte for byte as `core.codec.encode` has it, several times as fast."""
    name, body = type(value).__name__.encode(), encode(value)
    return b'{"do":"' + name + (b'"}' if body == b"{}" else b'",' + body[1:])


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
    """Decode a value of that type, strictly. Raises Refused with a sentence that says where it is wrong."""
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
