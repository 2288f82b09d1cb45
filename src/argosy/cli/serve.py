"""The command `argosy serve`: the play server for browsers, bots and scripts."""

from __future__ import annotations

import argparse
import ipaddress
import os
import socket
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from argosy.cli.complaint import Complaint
from argosy.core.data_files import EditionError

if TYPE_CHECKING:
    from argosy.server.limits import LimitTable
    from argosy.server.settings import Keep

    Subcommands = argparse._SubParsersAction[argparse.ArgumentParser]

DEFAULT_DATABASE = "argosy.sqlite"
EVERYWHERE = ("0.0.0.0", "::")
MOST_FACTOR = 1_000_000
"""The largest factor of `--limits`: as good as no limit."""


def add_command(commands: Subcommands) -> None:
    """Add `serve` to the command line."""
    parser = commands.add_parser(
        "serve",
        help="serve games to browsers, bots and scripts",
        description="Serve the games. One process and one SQLite file are enough; Ctrl-C stops it, nothing is lost.",
    )
    parser.add_argument("--host", default="0.0.0.0", help="address to listen on (default: all, for the whole LAN)")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on; 0: any free port (default: 8000)")
    parser.add_argument(
        "--database",
        default=DEFAULT_DATABASE,
        metavar="URL",
        help=f"a SQLite file, or a URL such as postgresql+psycopg://… (default: {DEFAULT_DATABASE})",
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="server processes (default: 1; more need PostgreSQL)"
    )
    parser.add_argument(
        "--bot-processes", type=int, metavar="N", help="processes for bots, per worker (default: by processors)"
    )
    parser.add_argument(
        "--trusted-proxies",
        type=lambda text: [word.strip() for word in text.split(",") if word.strip()],
        default=[],
        metavar="ADDRESSES",
        help="addresses or networks of proxies whose X-Forwarded-For and -Proto are trusted, separated by commas",
    )
    parser.add_argument(
        "--private-notices",
        action="store_true",
        help="allow players' notices to addresses of this machine and its network (players can then reach them)",
    )
    parser.add_argument(
        "--limits",
        action="append",
        default=[],
        metavar="[PURPOSE=]FACTOR",
        help="times the usual limits for each address and guest: 4 for all, sockets=4 for one purpose; may be repeated",
    )
    parser.add_argument(
        "--connections",
        type=int,
        metavar="N",
        help="most connections at once, per worker (default: 4000, or what the limit of open files allows)",
    )
    parser.add_argument(
        "--keep",
        default="",
        metavar="DAYS",
        help="days after which finished games, unfinished tables and guests without a table expire; 0: never "
        "(default: finished=365,unfinished=60,guests=90)",
    )
    add_own_files(parser)
    parser.set_defaults(run=run, extra="server")


def add_own_files(parser: argparse.ArgumentParser) -> None:
    """Add the options for the host's own editions and policy."""
    parser.add_argument(
        "--editions",
        type=Path,
        metavar="FOLDER",
        help="your own editions: each folder FOLDER/GAME/NAME has the card files of one",
    )
    parser.add_argument(
        "--policy",
        type=Path,
        metavar="FILE",
        help="a trained network as one more level of bots, at the tables that it was trained for (needs NumPy)",
    )


def run(options: argparse.Namespace) -> int:
    """Serve until stopped; all errors go to the log, which is JSON from the first line."""
    from argosy.server.http.json_log import LOG, set_up_log

    set_up_log()
    try:
        checked(options)
        # listen first: clients that connect while the rest is loading wait
        with listen(options.host, options.port) as listening:
            return serve(options, listening, greeting(options.host, int(listening.getsockname()[1])))
    except (Complaint, EditionError, OSError, ValueError) as problem:
        LOG.critical(str(problem))
        return 2
    except KeyboardInterrupt:
        return 130


def checked(options: argparse.Namespace) -> None:
    """Check the options. Raises Complaint."""
    if not 0 <= options.port < 65536:
        raise Complaint(f"--port {options.port}: a number from 0 to 65535 is expected")
    if options.bot_processes is not None and options.bot_processes < 1:
        raise Complaint("--bot-processes: at least one is needed")
    if options.workers < 1:
        raise Complaint("--workers: at least one is needed")
    if options.workers > 1 and url_of(options.database).startswith("sqlite"):
        raise Complaint("a SQLite file is served by one process: --workers needs --database postgresql+psycopg://…")
    if options.connections is not None and options.connections < 1:
        raise Complaint("--connections: at least one is needed")
    limits_of(options.limits)
    keep_of(options.keep)
    for proxy in options.trusted_proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError as problem:
            raise Complaint(f"--trusted-proxies: {problem}") from problem


def limits_of(wanted: Sequence[str]) -> LimitTable:
    """The limits with the factors of `--limits`. Raises Complaint."""
    from argosy.server.limits import LIMITS, Purpose

    table = LIMITS
    for text in wanted:
        name, _, factor = text.rpartition("=")
        purposes = [purpose for purpose in Purpose if name.strip().replace("_", " ") in ("", purpose.value)]
        if not purposes:
            names = ", ".join([purpose.value for purpose in Purpose])
            raise Complaint(f"--limits {text}: {name!r} is not a purpose; there are {names}")
        try:
            times = float(factor)
        except ValueError:
            times = 0.0
        if not 0 < times <= MOST_FACTOR:
            raise Complaint(f"--limits {text}: a factor between 0 and {MOST_FACTOR} is expected, such as 4 or 0.5")
        table = table.scaled(times, *purposes)
    return table


def keep_of(text: str) -> Keep:
    """When data expires, from `--keep`. Raises Complaint."""
    from argosy.server.settings import Keep

    try:
        return Keep.parse(text) if text else Keep()
    except ValueError as problem:
        raise Complaint(f"--keep: {problem}") from problem


def serve(options: argparse.Namespace, listening: socket.socket, greeting: Sequence[str]) -> int:
    """Serve on that socket until stopped; greet once the database is open. Raises Complaint or EditionError."""
    from argosy.core.registry import list_games
    from argosy.server.app import make_app
    from argosy.server.http.json_log import LOG, set_up_log
    from argosy.server.limits import MOST_CONNECTIONS
    from argosy.server.serve import Server, config_of
    from argosy.server.settings import Settings
    from argosy.server.storage.failures import StoreError
    from argosy.server.storage.store import Store
    from argosy.server.tables.bot_levels import HostPolicy
    from argosy.server.tables.editions import Editions

    set_up_log()
    each = options.bot_processes or max(1, ((os.cpu_count() or 2) - 1) // options.workers)
    port = int(listening.getsockname()[1])
    editions = Editions.found(options.editions)  # raises EditionError before any process is started
    for key in list_games():
        for name, warnings in editions.warnings(key).items():
            for warning in warnings:
                LOG.warning("unusual edition", extra={"why": f"{key}/{name}: {warning}"})
    if options.policy is not None:
        try:
            HostPolicy.read(options.policy)
        except (ImportError, ValueError) as problem:
            raise Complaint(f"--policy: {problem}") from problem
    settings = Settings(
        url_of(options.database),
        bot_processes=each,
        private_notices=options.private_notices,
        policy=options.policy,
        editions=options.editions,
        address=address_for_others(options.host, port),
        limits=limits_of(options.limits),
        connections=options.connections or MOST_CONNECTIONS,
        tidy=True,
        keep=keep_of(options.keep),
    )
    alone = options.workers == 1
    try:
        app = make_app(settings) if alone else None
        store = app.state.services.store if app is not None else Store.open(settings.database)
    except StoreError as problem:
        raise Complaint(str(problem)) from problem
    for line in greeting:
        print(line, flush=True)
    if store.backup is not None:
        LOG.info("database migrated", extra={"why": f"a backup lies in {store.backup}"})
    if app is not None:
        Server(config_of(app, proxies=options.trusted_proxies)).run(sockets=[listening])
        return 0
    from argosy.server.workers import Workers

    store.close()
    return Workers(options.workers, settings, listening, options.trusted_proxies).run()


def url_of(database: str) -> str:
    """A URL unchanged; a path as the URL of a SQLite file."""
    return database if "://" in database else f"sqlite:///{Path(database)}"


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. Raises Complaint."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as problem:
        raise Complaint(f"cannot listen on {host} port {port}: {problem.strerror or problem}") from problem


def greeting(host: str, port: int) -> list[str]:
    """Lines with the addresses of the server, for this machine and for others in the network."""
    lines = [f"Argosy is served at http://{'localhost' if host in EVERYWHERE else bracketed(host)}:{port}/"]
    if (address := address_for_others(host, port)) is not None:
        lines.append(f"Others in your network find it at {address}/")
    return [*lines, "Ctrl-C ends it; games go on when it is started again."]


def address_for_others(host: str, port: int) -> str | None:
    """The URL for others in the network; None if the server listens on one address only or there is no network."""
    address = lan_address() if host in EVERYWHERE else None
    return None if address is None else f"http://{address}:{port}"


def bracketed(host: str) -> str:
    """A host as part of a URL; IPv6 addresses get brackets."""
    return f"[{host}]" if ":" in host else host


def lan_address() -> str | None:
    """The address of this machine in its network; found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address (RFC 5737): only the route is looked up
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") or address == "0.0.0.0" else address
