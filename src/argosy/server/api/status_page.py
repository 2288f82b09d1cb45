"""The status page (public tables), the readable API description, and endpoints for monitoring; no scripts."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from argosy.html_templates import render
from argosy.server.api.openapi import document, readable
from argosy.server.api.request_parsing import answer
from argosy.server.http.metrics import exposition
from argosy.server.storage.rows import OPEN, SeatRow, TableRow
from argosy.server.storage.writer import StoreError
from argosy.server.tables.info import name_of
from argosy.server.wire.answers import unavailable

if TYPE_CHECKING:
    from starlette.requests import Request

    from argosy.server.app import House

TITLES: Final = {"mediterranean": "Trading in the Mediterranean", "neptun": "Neptun"}


def table_card(row: TableRow, seats: list[SeatRow]) -> dict[str, object]:
    """What the status page shows of a table."""
    free = sum(1 for seat in seats if seat.free)
    return {
        "title": TITLES.get(row.game, row.game),
        "state": f"{free} free" if row.state == OPEN and free else "gathering" if row.state == OPEN else "playing",
        "taken": [name_of(seat) + (" (bot)" if seat.bot else "") for seat in seats if not seat.free],
        "seats": len(seats),
        "pace": row.pace,
    }


@cache
def status_style() -> str:
    """The style sheet of the pages below."""
    return files("argosy.server.api").joinpath("templates", "status.css").read_text(encoding="utf-8")


class Page:
    """Routes of the script-free pages, of the API description, of `/metrics` and of `/healthz`."""

    def __init__(self, house: House) -> None:
        self.house = house

    def all(self) -> list[Route]:
        """Their routes."""
        return [
            Route("/status", self.status, methods=["GET"]),
            Route("/status.css", self.style, methods=["GET"]),
            Route("/api/openapi.json", self.openapi, methods=["GET"]),
            Route("/api/docs", self.docs, methods=["GET"]),
            Route("/metrics", self.metrics, methods=["GET"]),
            Route("/healthz", self.health, methods=["GET"]),
        ]

    async def status(self, _: Request) -> Response:
        """The public tables."""
        try:
            rows = await self.house.store.lobby()
        except StoreError as error:
            raise unavailable(error) from error
        return HTMLResponse(render("argosy.server.api", "status.html", tables=[table_card(*row) for row in rows]))

    async def style(self, _: Request) -> Response:
        """The style sheet."""
        return Response(status_style(), media_type="text/css", headers={"cache-control": "max-age=3600"})

    async def openapi(self, _: Request) -> Response:
        """The OpenAPI document as JSON."""
        return answer(document())

    async def docs(self, _: Request) -> Response:
        """The OpenAPI document as a page for people."""
        return HTMLResponse(readable())

    async def metrics(self, _: Request) -> Response:
        """Metrics in the text format of Prometheus."""
        return Response(exposition(self.house), media_type="text/plain; version=0.0.4")

    async def health(self, _: Request) -> Response:
        """Health check: 200 when the store can be read and written, 503 when it cannot or the server is closing."""
        try:
            await self.house.store.check()
        except StoreError as error:
            raise unavailable(error) from error
        harbour = self.house.harbour
        told = {"ok": not harbour.closing, "tables": len(harbour.berths), "playing": harbour.playing()}
        return answer(told, 503 if harbour.closing else 200)
