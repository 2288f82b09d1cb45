"""Everything that crosses the wire: commands, answers and pushes, decoded strictly and encoded once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from argosy.core.contract import Value

MOST_BYTES: Final = 16 * 1024
"""Of a command; records that are imported may be longer."""
MOST_DEPTH: Final = 8
BRACKETS: Final = re.compile(rb'"(?:[^"\\]|\\.)*"|[\[\]{}]', re.DOTALL)

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Token = Annotated[str, Meta(min_length=43, max_length=43, pattern=r"^[A-Za-z0-9_-]+$")]
Line = Annotated[str, Meta(min_length=1, max_length=300)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Place = Annotated[int, Meta(ge=0, le=15)]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
Word = Annotated[str, Meta(max_length=40)]

Arg = int | str | bool | list[int | str] | None
"""What an argument of a sentence may be."""

T = TypeVar("T")


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


def arguments(args: Mapping[str, Value]) -> dict[str, Arg]:
    """The arguments of a sentence of the contract."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in args.items()}


def refused(status: int, code: str, message: str, **args: Arg) -> Refused:
    """A refusal by the server itself, which no rule of a game covers."""
    return Refused(status, Problem(code, args, message=message))


# Commands


class Asked(Struct, forbid_unknown_fields=True, frozen=True):
    """What a client sends; a field that is not known is refused."""


class NewGuest(Asked, frozen=True):
    """Somebody who wants to be called by a name."""

    name: Name


class NewTable(Asked, frozen=True):
    """A table to be opened. `bots` are levels by seat, null where a person shall sit."""

    game: Word
    seats: Place
    options: dict[Word, Word] = msgspec.field(default_factory=dict)
    bots: list[Level | None] = msgspec.field(default_factory=list)
    public: bool = False
    pace: Word = "live"
    tempo: Word = "natural"
    absence: Annotated[int, Meta(ge=0, le=86400)] = 120
    """Seconds after which a bot stands in for somebody who has gone; 0 is never."""
    sit: bool = True
    """Whether the one who opens it takes a seat."""


class Join(Asked, frozen=True):
    """Take a seat: a certain one, or any; by the link unless the table is public."""

    invite: Token | None = None
    seat: Place | None = None


class TakeOver(Asked, frozen=True):
    """Hold a seat on this device too, by the token of its owner."""

    token: Token


class Fill(Asked, frozen=True):
    """Put bots on empty seats: on one, or on all."""

    level: Level = "sensible"
    seat: Place | None = None


class Nothing(Asked, frozen=True):
    """A command that needs no more than its name."""


class Play(Asked, frozen=True, tag_field="do", tag="play"):
    """An input: an action as JSON, or a line of notation. The key makes it safe to send it again."""

    key: Key
    action: Raw | UnsetType = UNSET
    text: Line | UnsetType = UNSET
    seen: Number | None = None
    """Up to which version the sender had seen the game."""


class Hello(Asked, frozen=True, tag_field="do", tag="hello"):
    """The first frame of a WebSocket: who listens, and up to which version the story is known."""

    token: Token | None = None
    after: Number = 0


class Ping(Asked, frozen=True, tag_field="do", tag="ping"):
    """Are you there?"""


Command = Hello | Play | Ping


# Answers and pushes


class Guest(Struct, frozen=True):
    """Who one is."""

    id: str
    name: str


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    name: str | None
    bot: str | None
    """The level of the bot that sits here, for good or until its owner is back."""
    here: bool
    """Whether somebody is connected."""
    stand_in: bool = False


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    game: str
    rules: str
    seats: list[SeatInfo]
    options: dict[str, str]
    edition: str
    public: bool
    pace: str
    tempo: str
    absence: int
    state: str
    """`open`, `playing`, `over` or `closed`."""
    host: str
    seed_sha256: str | None = None
    rematch: str | None = None
    imported: bool = False


class Opened(Struct, frozen=True):
    """A table that one has opened or joined. Whoever holds the token holds the seat."""

    table: str
    seat: int | None
    token: str | None


class Links(Struct, frozen=True):
    """What those who sit at a table can pass on: to sit down, and to watch."""

    invite: str
    watch: str


class ClockInfo(Struct, frozen=True):
    """A clock that runs: what for, when it ends, what time it is here, the last warning given."""

    kind: str
    ends: float
    now: float
    warned: int | None


class Frame(Struct, frozen=True, tag_field="do", tag="state"):
    """The table as one seat may see it: the story since `after`, and how things stand at `version`."""

    version: int
    after: int
    seat: int | None
    table: Raw
    events: Raw
    view: Raw
    """With prompt and menu in it; null before the game begins."""
    result: Raw
    clock: ClockInfo | None = None


class Told(Struct, frozen=True):
    """An event as told to one seat: the fact, and its sentence for the locales."""

    event: dict[str, Any]
    id: str
    args: dict[str, Arg]


class State(Struct, frozen=True, tag_field="do", tag="state"):
    """A frame as a client reads it."""

    version: int
    after: int
    seat: int | None
    table: TableInfo
    events: list[Told]
    view: dict[str, Any] | None
    result: dict[str, Any] | None = None
    clock: ClockInfo | None = None

    @property
    def menu(self) -> list[str]:
        """What the seat may do, in notation; offers are composed freely."""
        return [] if self.view is None else [entry["text"] for entry in self.view["menu"]]

    @property
    def to_act(self) -> list[int]:
        """The seats that may act."""
        return [] if self.view is None else self.view["to_act"]


class Accepted(Struct, frozen=True, tag_field="do", tag="accepted"):
    """The input stands in the log for good; the game is at this version."""

    key: str
    version: int


class Rejected(Struct, frozen=True, tag_field="do", tag="rejected"):
    """The command changed nothing."""

    problem: Problem
    key: str | None = None


class Pong(Struct, frozen=True, tag_field="do", tag="pong"):
    """Yes."""


Push = State | Accepted | Rejected | Pong


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
    if depth(data) > MOST_DEPTH:
        raise refused(400, "wire.too_deep", f"a command is nested at most {MOST_DEPTH} deep", most=MOST_DEPTH)
    try:
        return msgspec.json.decode(data or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:  # a ValidationError is a DecodeError
        raise refused(400, "wire.malformed", str(error)) from error
