"""The status page (public tables), the readable API description, and endpoints for monitoring; no scripts."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from argosy.games.package import package
from argosy.html_templates import render
from argosy.server.api.host_services import HostServices
from argosy.server.api.openapi import document, readable
from argosy.server.api.operations import answer, encoded
from argosy.server.http.metrics import COMMANDS, STALE_COMMANDS
from argosy.server.limits import Purpose
from argosy.server.storage.rows import OPEN, SeatRow, TableRow
from argosy.server.tables.info import name_of
from argosy.server.wire import encoding as wire
from argosy.text.names import isolated

if TYPE_CHECKING:
    from starlette.requests import Request


def table_card(row: TableRow, seats: list[SeatRow]) -> dict[str, object]:
    """What the status page shows of a table."""
    free = sum(1 for seat in seats if seat.free)
    return {
        "title": package(row.game).title,
        "state": f"{free} free" if row.state == OPEN and free else "gathering" if row.state == OPEN else "playing",
        "taken": [isolated(name_of(seat)) + (" (bot)" if seat.bot else "") for seat in seats if not seat.free],
        "seats": len(seats),
        "pace": row.pace,
    }


@cache
def status_style() -> str:
    """The style sheet of the pages below."""
    return files("argosy.server.api").joinpath("templates", "status.css").read_text(encoding="utf-8")


class StatusPages:
    """Routes of the script-free pages, of the API description, of `/metrics` and of `/healthz`."""

    def __init__(self, services: HostServices) -> None:
        self.services = services

    def routes(self) -> list[Route]:
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
        rows = await self.services.store.lobby()
        return HTMLResponse(render("argosy.server.api", "status.html", tables=[table_card(*row) for row in rows]))

    async def style(self, _: Request) -> Response:
        """The style sheet."""
        return Response(status_style(), media_type="text/css", headers={"cache-control": "max-age=3600"})

    async def openapi(self, _: Request) -> Response:
        """The OpenAPI document as JSON."""
        return encoded(openapi_json())

    async def docs(self, _: Request) -> Response:
        """The OpenAPI document as a page for people."""
        return HTMLResponse(openapi_page())

    async def metrics(self, _: Request) -> Response:
        """Figures for Prometheus."""
        return Response(metrics_text(self.services), media_type="text/plain; version=0.0.4")

    async def health(self, _: Request) -> Response:
        """Whether all is well: the store answers, and takes what is to be kept."""
        await self.services.store.check()
        live_tables = self.services.live_tables
        told = {"ok": not live_tables.closing, "tables": len(live_tables.by_id), "playing": live_tables.playing()}
        return answer(told, 503 if live_tables.closing else 200)


@cache
def openapi_json() -> bytes:
    """The OpenAPI document as JSON, made once: it takes longer than most requests."""
    return wire.encode(document())


@cache
def openapi_page() -> str:
    """The OpenAPI document as a page, made once."""
    return readable()


def metrics_text(services: HostServices) -> str:
    """All metrics in the Prometheus text format; without names, tokens or addresses."""
    writer, live_tables, listener = services.store.writer, services.live_tables, services.listener
    watchdog = services.watchdog
    counters = {
        "argosy_commits_total": writer.commits,
        "argosy_writes_total": writer.jobs,
        "argosy_commands_stale_total": STALE_COMMANDS.total,
    }
    gauges = {
        "argosy_tables_live": len(live_tables.by_id),
        "argosy_tables_playing": live_tables.playing(),
        "argosy_sockets": len(services.limits.open_sockets),
        "argosy_connections": services.limits.total_connections,
        "argosy_servers": 1 if listener is None else 1 + len(listener.membership.others),
        "argosy_store_failing": int(writer.failure is not None),
        "argosy_loop_delay_max_seconds": round(watchdog.longest_delay, 6),
        "argosy_loop_work_max_seconds": round(watchdog.longest_work, 6),
        "argosy_jobs_waiting": sum([pool.waiting for pool in services.pools]),
    }
    lines = [line for name, value in counters.items() for line in (f"# TYPE {name} counter", f"{name} {value}")]
    lines += [line for name, value in gauges.items() for line in (f"# TYPE {name} gauge", f"{name} {value}")]
    lines.append("# TYPE argosy_refused_total counter")
    refusals = {purpose.name.lower(): services.limits.refusals[purpose] for purpose in Purpose}
    lines += [f'argosy_refused_total{{purpose="{name}"}} {count}' for name, count in refusals.items()]
    lines += COMMANDS.lines("argosy_command_seconds")
    lines += watchdog.delays.lines("argosy_loop_delay_seconds") + watchdog.work.lines("argosy_loop_work_seconds")
    return "\n".join([*lines, ""])
