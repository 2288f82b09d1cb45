"""The plain status page: which public tables there are; HTML of our own, without scripts."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from argosy.games.package import package
from argosy.server.api.openapi import document, readable
from argosy.server.api.operations import answer
from argosy.server.api.services import Services
from argosy.server.http.metrics import COMMANDS, STALE_COMMANDS
from argosy.server.storage.rows import OPEN, SeatRow, TableRow
from argosy.server.tables.info import name_of

if TYPE_CHECKING:
    from starlette.requests import Request

STYLE: Final = """
:root { color-scheme: light dark; --sea: light-dark(#0b4f6c, #7cc6e6); --sand: light-dark(#fbf7ee, #10181d);
  --ink: light-dark(#1d2a30, #e8e3d5); --line: light-dark(#d9cfb8, #33434b); --card: light-dark(#fff, #18242b); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--sand); color: var(--ink); font: 1rem/1.55 Georgia, "Times New Roman", serif; }
header { padding: 3rem 1.5rem 2rem; text-align: center; border-bottom: 3px double var(--line); }
h1 { margin: 0; font-size: clamp(2rem, 6vw, 3.2rem); letter-spacing: .04em; color: var(--sea); font-weight: normal; }
header p { margin: .4rem auto 0; max-width: 36rem; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h2 { font-weight: normal; color: var(--sea); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem;
  grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); }
li { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: 1rem 1.2rem; }
h3 { margin: 0 0 .3rem; font-size: 1.1rem; }
.state { float: right; font-size: .85rem; color: var(--sea); }
.seats { margin: .3rem 0 0; }
.quiet { opacity: .75; }
code { font-size: .85em; }
a { color: var(--sea); }
section { border-top: 1px solid var(--line); padding: .6rem 0; }
table { border-collapse: collapse; font-size: .9rem; }
td { padding: .15rem .8rem .15rem 0; vertical-align: top; }
footer { text-align: center; padding: 2rem 1rem; font-size: .9rem; opacity: .75; }
"""
HEAD: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="/status.css">
"""
PAGE: Final = """
<header><h1>Argosy</h1><p>Two trading games of the Mediterranean, for people and bots.</p></header>
<main><h2>Public tables</h2>{tables}</main>
<footer>For programs there is <a href="/api/docs">an interface</a>, for terminals <code>argosy terminal</code>.</footer>
</html>
"""


def table_card(row: TableRow, seats: list[SeatRow]) -> str:
    """A table as an item of the list."""
    taken = [escape(name_of(one)) + (" (bot)" if one.bot else "") for one in seats if not one.free]
    free = sum(1 for one in seats if one.free)
    state = f"{free} free" if row.state == OPEN and free else "gathering" if row.state == OPEN else "playing"
    title = escape(package(row.game).title)
    return (
        f'<li><span class="state">{state}</span><h3>{title}</h3>'
        f'<p class="seats">{", ".join(taken) or "nobody yet"}</p>'
        f'<p class="quiet">{len(seats)} seats, {escape(row.pace)}</p></li>'
    )


class StatusPages:
    """The pages that need no script, and the word for watchdogs."""

    def __init__(self, services: Services) -> None:
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
        cards = "".join([table_card(*row) for row in rows])
        listed = f"<ul>{cards}</ul>" if cards else '<p class="quiet">There is no public table just now.</p>'
        return HTMLResponse(HEAD.format(title="Argosy") + PAGE.format(tables=listed))

    async def style(self, _: Request) -> Response:
        """How the page looks."""
        return Response(STYLE, media_type="text/css", headers={"cache-control": "max-age=3600"})

    async def openapi(self, _: Request) -> Response:
        """The interface for programs, for programs."""
        return answer(document())

    async def docs(self, _: Request) -> Response:
        """The interface for programs, for people."""
        return HTMLResponse(HEAD.format(title="The interface of Argosy") + readable() + "</html>\n")

    async def metrics(self, _: Request) -> Response:
        """Figures for Prometheus."""
        return Response(metrics_text(self.services), media_type="text/plain; version=0.0.4")

    async def health(self, _: Request) -> Response:
        """Whether all is well: the store answers, and takes what is to be kept."""
        await self.services.store.check()
        live_tables = self.services.live_tables
        told = {"ok": not live_tables.closing, "tables": len(live_tables.by_id), "playing": live_tables.playing()}
        return answer(told, 503 if live_tables.closing else 200)


def metrics_text(services: Services) -> str:
    """All metrics in the Prometheus text format; without names, tokens or addresses."""
    writer, live_tables, listener = services.store.writer, services.live_tables, services.listener
    counters = {
        "argosy_commits_total": writer.commits,
        "argosy_writes_total": writer.jobs,
        "argosy_commands_stale_total": STALE_COMMANDS.total,
    }
    gauges = {
        "argosy_tables_live": len(live_tables.by_id),
        "argosy_tables_playing": live_tables.playing(),
        "argosy_sockets": sum(services.limits.sockets.values()),
        "argosy_servers": 1 if listener is None else 1 + len(listener.membership.others),
        "argosy_store_failing": int(writer.failure is not None),
    }
    lines = [line for name, value in counters.items() for line in (f"# TYPE {name} counter", f"{name} {value}")]
    lines += [line for name, value in gauges.items() for line in (f"# TYPE {name} gauge", f"{name} {value}")]
    return "\n".join([*lines, *COMMANDS.lines("argosy_command_seconds"), ""])
