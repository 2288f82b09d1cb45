"""Writes docs/limits.md, the table of the server's limits: `PYTHONPATH=src python tools/limit_table.py`.

The rows come from `argosy.server.limits` and from the constants of `argosy.server.http`. A test fails when the page is
stale.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from argosy.server.api import websocket
from argosy.server.api.routes import records
from argosy.server.http import client_address, connections, open_files, rate_limits, request_limits, websocket_frames
from argosy.server.limits import LIMITS, MOST_CONNECTIONS, Allowance, Purpose
from argosy.server.wire import encoding

TARGET: Final = Path(__file__).resolve().parents[1] / "docs" / "limits.md"
HEAD: Final = """\
# Limits of the play server

This page lists what one client may use, for people who host a server or write clients. `tools/limit_table.py` writes it
from `src/argosy/server/limits.py`; do not edit it.

Each purpose has limits for one address and for one guest: a burst at once, then so many a second; and how many may run
at the same time. A request over a limit gets 429 with the header `Retry-After` (seconds) and a sentence: the code is
`client.too_fast` for a rate and `client.too_many` for a number at the same time. A WebSocket over a limit gets the same
answer instead of its handshake.

"""
SCALE: Final = """
`argosy serve --limits 4` gives everybody four times as much, for instance to a school behind one address;
`--limits sockets=2 --limits hints=0.5` changes single purposes. Each worker counts for itself.
"""


def amount(allowance: Allowance) -> tuple[str, str]:
    """The two columns of an allowance: its rate, and the number at the same time."""
    rate = "" if math.isinf(allowance.rate) else f"{allowance.burst:g}, then {pace(allowance.rate)}"
    return rate, "" if math.isinf(allowance.at_once) else f"{allowance.at_once:g}"


def pace(rate: float) -> str:
    """A rate in words."""
    if rate >= 1:
        return f"{rate:g} a second"
    return "1 a minute" if math.isclose(rate, 1 / 60) else f"1 in {1 / rate:g} seconds"


def purposes() -> str:
    """The table of the limits by purpose."""
    head = "| purpose | what counts | one address | at once | one guest | at once |\n|---|---|---|--:|---|--:|\n"
    rows = []
    for purpose in Purpose:
        limit = LIMITS[purpose]
        cells = [purpose.value, limit.says, *amount(limit.address), *amount(limit.guest)]
        rows.append(f"| {' | '.join(cells)} |\n".replace("|  |", "| |").replace("|  |", "| |"))
    return head + "".join(rows)


def others() -> str:
    """The table of times, sizes and totals, which are the same for all."""
    widths = ", ".join([f"{share} times for a /{bits}" for bits, share in reversed(client_address.IPV6_NETWORKS)])
    rows = {
        "connections of all clients": f"{MOST_CONNECTIONS}, or {open_files.RESERVED} fewer than the limit of open "
        "files, which the server raises as far as it may (`--connections`)",
        "no room for a new connection": "the connection that is idle for longest is closed; if none is, the oldest "
        "unfinished request of the client with most of them; else the oldest WebSocket of the client with most of them",
        "an address": f"one IPv4 address; IPv6 is counted by network, with these limits {widths}",
        "head of a request": f"{connections.HEAD_SECONDS:g} s from its first byte, or from the connection on",
        "body of a request": f"{request_limits.BODY_SECONDS:g} s from its head on; then 408 `client.too_slow`",
        "reading a response": f"{connections.WRITE_BYTES // 1024} KiB in {connections.WRITE_SECONDS:g} s, "
        "or all that is left",
        "an idle connection": f"kept for {connections.KEPT_SECONDS} s. The header `Keep-Alive: "
        f"timeout={connections.ADVERTISED_SECONDS}` tells clients less, so that they close it first",
        "request bodies and WebSocket messages": f"{encoding.MOST_BYTES // 1024} KiB, "
        f"{encoding.MOST_DEPTH} levels deep",
        "records": f"{records.MOST_RECORD // 2**20} MiB",
        "commands of a WebSocket that wait": f"{websocket.MOST_WAITING}, then it is closed with 1008",
        "frames of a WebSocket that complete no message (parts, pings)": f"{websocket_frames.MOST_FRAMES} in a row, "
        f"then {websocket_frames.FRAMES_PER_SECOND:g} a second, else it is closed with 1008",
        "first frame of a WebSocket": f"{websocket.HELLO_SECONDS:g} s",
        "a client that has used a quarter of its burst of requests": "served one request at a time",
        f"a client that goes on after {rate_limits.WARNING_BURST:g} refusals": f"banned for "
        f"{rate_limits.BAN_SECONDS:g} s; each further ban is twice as long, up to "
        f"{rate_limits.LONGEST_BAN_SECONDS:g} s. Its connections are dropped in `accept()`",
    }
    return "\n| what | limit |\n|---|---|\n" + "".join([f"| {name} | {value} |\n" for name, value in rows.items()])


def text() -> str:
    """The whole page."""
    return HEAD + purposes() + SCALE + others()


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
