"""How things cross the wire: decoded strictly within limits, encoded once, refused in one shape."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar, cast

import msgspec
from msgspec import Struct

from argosy.core import contract

MOST_BYTES: Final = 16 * 1024
"""Of a command; records that are imported may be longer."""
MOST_DEPTH: Final = 8
BRACKETS: Final = re.compile(rb'"(?:[^"\\]|\\.)*+(?:"|\\?\Z)|[\[\]{}]', re.DOTALL)
"""A string that does not end goes on to the end: to look for another one within it would take time by the square."""


class Term(Struct, frozen=True, omit_defaults=True):
    """A thing that a sentence names, tagged with its kind: `{"kind": "seat", "value": 2}`.

    `count` says how many of it; `args` are those of a phrase, which is a sentence within the sentence.
    """

    kind: str
    value: int | str
    count: int | None = None
    args: dict[str, Arg] = msgspec.field(default_factory=dict)


Arg = int | str | bool | Term | list[int | str | Term] | None
"""What an argument of a sentence may be."""

T = TypeVar("T")
DECODERS: Final[dict[object, msgspec.json.Decoder[Any]]] = {}
"""By the kind of command: to make one takes longer than to read."""


class Refused(Exception):  # noqa: N818 - a refusal is an answer, not a fault
    """A command that cannot be carried out: a status for HTTP and the one shape that all errors have."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(problem.code)
        self.status = status
        self.problem = problem


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something was refused. Codes are stable; `rule` is an id of the rulebook; `message` is English."""

    code: str
    args: dict[str, Arg] = msgspec.field(default_factory=dict)
    rule: str | None = None
    message: str | None = None
    version: int | None = None


def arguments(args: Mapping[str, contract.Value]) -> dict[str, Arg]:
    """The arguments of a message for the wire: msgspec writes the terms of the contract just as it writes `Term`."""
    return cast("dict[str, Arg]", args)


def terms(things: Sequence[contract.Term]) -> list[Term]:
    """Some terms for the wire."""
    return cast("list[Term]", list(things))


def refused(status: int, code: str, message: str, **args: Arg) -> Refused:
    """A refusal by the server itself, which no rule of a game covers."""
    return Refused(status, Problem(code, args, message=message))


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
        raise refused(413, "wire.too_long", f"a command has at most {MOST_BYTES} bytes", most=MOST_BYTES)
    try:
        data.decode()  # all of it: msgspec leaves what goes into a Raw unread
    except UnicodeDecodeError as error:
        raise refused(400, "wire.malformed", f"a command is UTF-8 text; byte {error.start} is not") from error
    if depth(data) > MOST_DEPTH:
        raise refused(400, "wire.too_deep", f"a command is nested at most {MOST_DEPTH} deep", most=MOST_DEPTH)
    try:
        if kind not in DECODERS:
            DECODERS[kind] = msgspec.json.Decoder(kind)
        value: T = DECODERS[kind].decode(data or b"{}")
        return value
    except msgspec.DecodeError as error:  # a ValidationError is a DecodeError
        raise refused(400, "wire.malformed", str(error)) from error
