"""Declares the operations of the HTTP interface: method, path, types, query parameters and handler in one place.

A module in `routes/` makes a list of operations and declares each above its handler:

    operations = Operations()

    @operations.post(TABLE + "/pause", "Pause the game.", Nothing, Done)
    async def pause(call: Call[Nothing]) -> Done: ...

The application makes its routes from these, and `openapi.py` the OpenAPI document.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar, overload

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from argosy.core.contract import Seat
from argosy.server.api.services import Services
from argosy.server.http.client_address import client_of
from argosy.server.limits import Purpose
from argosy.server.storage.rows import GuestRow
from argosy.server.tables.table import Table
from argosy.server.wire import encoding as wire
from argosy.server.wire import errors
from argosy.server.wire.types import Opened
from argosy.text.translate import LANGUAGES

TABLE: Final = "/api/tables/{id}"
MOST_DIGITS: Final = 9
RECORD, ZIP = "application/x-ndjson", "application/zip"
"""The media types of files: a record as JSON lines, and an archive."""

T = TypeVar("T")
B = TypeVar("B")


# Query parameters


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number in the query, 0 if it is not given; larger ones count as `most`."""

    name: str
    says: str
    most: int = 2**31

    @property
    def schema(self) -> dict[str, Any]:
        """Its JSON schema."""
        if self.most == 1:
            return {"type": "integer", "enum": [0, 1], "default": 0}
        return {"type": "integer", "minimum": 0, "maximum": 10**MOST_DIGITS - 1}

    def read(self, request: Request) -> int:
        """Its value. Raises Refused."""
        text = request.query_params.get(self.name, "0")
        if not (text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS):
            raise errors.NOT_A_NUMBER.refused(name=self.name)
        return min(int(text), self.most)


@dataclass(frozen=True, slots=True)
class OptionalWhole:
    """A whole number in the query, None if it is not given."""

    name: str
    says: str
    most: int = 2**31

    @property
    def schema(self) -> dict[str, Any]:
        """Its JSON schema."""
        return Whole(self.name, self.says).schema

    def read(self, request: Request) -> int | None:
        """Its value. Raises Refused."""
        return Whole(self.name, self.says, self.most).read(request) if self.name in request.query_params else None


@dataclass(frozen=True, slots=True)
class Flag:
    """0 or 1 in the query."""

    name: str
    says: str
    default: bool = False

    @property
    def schema(self) -> dict[str, Any]:
        """Its JSON schema."""
        return {"type": "integer", "enum": [0, 1], "default": int(self.default)}

    def read(self, request: Request) -> bool:
        """Its value: 0 or 1; the default for anything else."""
        return (request.query_params.get(self.name) == str(int(not self.default))) != self.default


@dataclass(frozen=True, slots=True)
class LanguageChoice:
    """A language in the query, English if it is not given."""

    name: str = "language"
    says: str = "The language of the words."

    @property
    def schema(self) -> dict[str, Any]:
        """Its JSON schema."""
        return {"type": "string", "enum": [*LANGUAGES], "default": LANGUAGES[0]}

    def read(self, request: Request) -> str:
        """Its value. Raises Refused."""
        language = request.query_params.get(self.name, LANGUAGES[0])
        return errors.require_one_of(language, LANGUAGES, errors.LANGUAGE_UNKNOWN)


Parameter = Whole | OptionalWhole | Flag | LanguageChoice


# Operations


@dataclass(frozen=True, slots=True)
class Operation:
    """One method of one path: its description, the types of request and response, and its handler."""

    name: str
    method: str
    path: str
    says: str
    asked: type | None
    """The type of the request's body; None for a GET, and for a record as JSON lines."""
    answered: type | None
    """The type of the response's body; None for a file of the type `media`."""
    handler: Callable[[Call[Any]], Awaitable[object]]
    status: int = 200
    parameters: tuple[Parameter, ...] = ()
    media: str = RECORD
    purpose: Purpose | None = None
    """What it counts as beside a request; see `server/limits.py`."""

    @property
    def query(self) -> tuple[str, ...]:
        """The names of the query parameters."""
        return tuple([parameter.name for parameter in self.parameters])

    def route(self, services: Services) -> Route:
        """The route that calls the handler and encodes what it returns."""

        async def endpoint(request: Request) -> Response:
            call = Call[Any](self, services, request)
            if self.purpose is None:
                value = await self.handler(call)
            else:
                with services.limits.using(self.purpose, call.client, call.guest_id):
                    value = await self.handler(call)
            response = value if isinstance(value, Response) else answer(value, self.status)
            if not isinstance(response, StreamingResponse) and len(response.body) > wire.MOST_ANSWER:
                raise errors.ANSWER_TOO_LONG.refused(most=wire.MOST_ANSWER)
            return response

        return Route(self.path, endpoint, methods=[self.method], name=self.name)


class Call(Generic[B]):
    """A request to an operation, with what handlers ask of it. `B` is the type of its body."""

    def __init__(self, operation: Operation, services: Services, request: Request) -> None:
        self.operation = operation
        self.services = services
        self.request = request

    async def body(self) -> B:
        """The decoded body. Raises Refused."""
        assert self.operation.asked is not None
        body: B = wire.decode(await self.read(wire.MOST_BYTES), self.operation.asked)
        return body

    async def read(self, most: int) -> bytes:
        """The body as it is, if it is not too long. Raises Refused."""
        parts = bytearray()
        async for part in self.request.stream():
            parts += part
            if len(parts) > most:
                raise errors.TOO_LONG.refused(most=most)
        return bytes(parts)

    @property
    def client(self) -> str:
        """What the sender's address is counted by."""
        return client_of(self.request.scope)

    @property
    def guest_id(self) -> str | None:
        """The id of the sender's guest, if there is one; it may be deleted by now."""
        return self.services.auth.guest_id(self.request)

    def count(self, purpose: Purpose, times: int = 1) -> None:
        """Count something against the sender's limits that the operation's own purpose does not. Raises Refused."""
        self.services.limits.count(purpose, self.client, self.guest_id, times)

    async def open_table(self, guest: GuestRow, public: bool, opening: Callable[[], Awaitable[Opened]]) -> Opened:
        """Open a table; a public one counts against the sender's limits of those. Raises Refused."""
        if not public:
            return await opening()
        return await self.services.public_tables.open(self.client, guest.id, opening)

    async def visitor(self) -> str:
        """Who sends the request, for queues: the guest, or the address of somebody without a cookie."""
        guest = await self.services.auth.maybe_guest(self.request)
        return f"address {client_of(self.request.scope)}" if guest is None else guest.id

    async def table(self) -> Table:
        """The table of the path. Raises Refused."""
        return await self.services.live_tables.table(self.request.path_params["id"])

    async def table_as_viewer(self) -> tuple[Table, Seat | None]:
        """The table, and the seat of the sender; None for an onlooker. Raises Refused."""
        table = await self.table()
        return table, await self.services.auth.viewer(self.request, table)

    async def table_as_player(self) -> tuple[Table, Seat]:
        """The table, and the seat of the sender, who counts as connected. Raises Refused."""
        table = await self.table()
        seat = await self.services.auth.seat(self.request, table)
        table.presence.touch(seat)
        return table, seat

    async def table_as_host(self) -> Table:
        """The table, if the sender is its host. Raises Refused."""
        table = await self.table()
        guest = await self.services.auth.guest(self.request)
        if guest.id != table.row.host:
            raise errors.TABLE_HOST.refused()
        return table

    async def table_as_player_or_host(self) -> tuple[Table, Seat | None, bool]:
        """The table, the seat of the sender, and whether they are its host. Raises Refused if neither."""
        table = await self.table()
        auth = self.services.auth
        guest = await auth.maybe_guest(self.request)
        seat = auth.seat_or_onlooker(table, auth.token(self.request), guest)
        host = guest is not None and guest.id == table.row.host
        if seat is None and not host:
            raise errors.SEAT_NONE.refused()
        return table, seat, host


Handler = Callable[[Call[B]], Awaitable[object]]


class Operations:
    """A list of operations, filled by the decorators `get` and `post`."""

    def __init__(self) -> None:
        self._list: list[Operation] = []

    def __iter__(self) -> Iterator[Operation]:
        return iter(self._list)

    def get(
        self,
        path: str,
        says: str,
        answered: type | None,
        query: Sequence[Parameter] = (),
        purpose: Purpose | None = None,
        media: str = RECORD,
    ) -> Callable[[Handler[None]], Handler[None]]:
        """Declare the GET operation that the decorated function handles."""

        def declare(handler: Handler[None]) -> Handler[None]:
            told = tuple(query)
            self._add(
                Operation(handler.__name__, "GET", path, says, None, answered, handler, 200, told, media, purpose)
            )
            return handler

        return declare

    @overload
    def post(
        self,
        path: str,
        says: str,
        asked: type[B],
        answered: type,
        status: int = 200,
        query: Sequence[Parameter] = (),
        purpose: Purpose | None = None,
    ) -> Callable[[Handler[B]], Handler[B]]: ...

    @overload
    def post(
        self,
        path: str,
        says: str,
        asked: None,
        answered: type,
        status: int = 200,
        query: Sequence[Parameter] = (),
        purpose: Purpose | None = None,
    ) -> Callable[[Handler[None]], Handler[None]]: ...

    def post(
        self,
        path: str,
        says: str,
        asked: type | None,
        answered: type,
        status: int = 200,
        query: Sequence[Parameter] = (),
        purpose: Purpose | None = None,
    ) -> Callable[[Handler[Any]], Handler[Any]]:
        """Declare the POST operation that the decorated function handles."""

        def declare(handler: Handler[Any]) -> Handler[Any]:
            told = tuple(query)
            self._add(
                Operation(handler.__name__, "POST", path, says, asked, answered, handler, status, told, purpose=purpose)
            )
            return handler

        return declare

    def _add(self, operation: Operation) -> None:
        self._list.append(operation)


def answer(value: object, status: int = 200) -> Response:
    """A JSON response."""
    return Response(wire.encode(value), status, media_type="application/json")


def encoded(data: bytes) -> Response:
    """A JSON response that is encoded already."""
    return Response(data, media_type="application/json")
