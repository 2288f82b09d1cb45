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
    Subcommands = argparse._SubParsersAction[argparse.ArgumentParser]

DEFAULT_DATABASE = "argosy.sqlite"
EVERYWHERE = ("0.0.0.0", "::")


def add_command(commands: Subcommands) -> None:
    """Add `serve` to the command line."""
    parser = commands.add_parser(
        "serve",
        help="serve games to browsers, bots and scripts",
        description="Serve both games. One process and one SQLite file are enough; Ctrl-C ends it and loses nothing.",
    )
    parser.add_argument("--host", default="0.0.0.0", help="the address to listen on (default: all, for the whole LAN)")
    parser.add_argument("--port", type=int, default=8000, help="the port; 0 takes any free one (default: 8000)")
    parser.add_argument(
        "--database",
        default=DEFAULT_DATABASE,
        metavar="URL",
        help=f"a SQLite file, or a URL such as postgresql+psycopg://… (default: {DEFAULT_DATABASE})",
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes that serve the port; more than one on PostgreSQL"
    )
    parser.add_argument(
        "--bot-processes", type=int, metavar="N", help="where bots think, for each worker (default: by processors)"
    )
    parser.add_argument(
        "--trusted-proxies",
        type=lambda text: [word.strip() for word in text.split(",") if word.strip()],
        default=[],
        metavar="ADDRESSES",
        help="addresses or networks, with commas between, of proxies whose X-Forwarded-For and -Proto are believed",
    )
    parser.add_argument(
        "--private-notices",
        action="store_true",
        help="players' notices may go to addresses of this machine and its network, which is a door into it",
    )
    add_editions(parser)
    parser.set_defaults(run=run)


def add_editions(parser: argparse.ArgumentParser) -> None:
    """Let a command say where the host's own editions lie."""
    parser.add_argument(
        "--editions",
        type=Path,
        metavar="FOLDER",
        help="editions of your own: FOLDER/GAME/NAME are folders of card files",
    )


def run(options: argparse.Namespace) -> int:
    """Serve until told to end; whatever is wrong stands in the log, which is JSON from the first line."""
    from argosy.server.http.json_log import LOG, set_up_log

    set_up_log()
    try:
        checked(options)
        # first of all: whoever comes while the rest is loading waits a moment
        with listen(options.host, options.port) as listening:
            return serve(options, listening, greeting(options.host, int(listening.getsockname()[1])))
    except (Complaint, EditionError, OSError, ValueError) as problem:
        LOG.critical(str(problem))
        return 2
    except KeyboardInterrupt:
        return 130


def checked(options: argparse.Namespace) -> None:
    """Whether the options make sense. Raises Complaint."""
    if not 0 <= options.port < 65536:
        raise Complaint(f"--port {options.port}: a number from 0 to 65535 is expected")
    if options.bot_processes is not None and options.bot_processes < 1:
        raise Complaint("--bot-processes: at least one is needed")
    if options.workers < 1:
        raise Complaint("--workers: at least one is needed")
    if options.workers > 1 and url_of(options.database).startswith("sqlite"):
        raise Complaint("a SQLite file is served by one process: --workers needs --database postgresql+psycopg://…")
    for proxy in options.trusted_proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError as problem:
            raise Complaint(f"--trusted-proxies: {problem}") from problem


def serve(options: argparse.Namespace, listening: socket.socket, greeting: Sequence[str]) -> int:
    """Serve on that socket until told to end, greeting once the database is open. Raises Complaint or EditionError."""
    from argosy.core.registry import list_games
    from argosy.server.app import make_app
    from argosy.server.http.json_log import LOG, set_up_log
    from argosy.server.serve import Server, config_of
    from argosy.server.settings import Settings
    from argosy.server.storage.store import Store
    from argosy.server.storage.writer import StoreError
    from argosy.server.tables.editions import Editions

    set_up_log()
    each = options.bot_processes or max(1, ((os.cpu_count() or 2) - 1) // options.workers)
    port = int(listening.getsockname()[1])
    editions = Editions.found(options.editions)  # a fault in one is told here, before any process is started
    for key in list_games():
        for name, warnings in editions.warnings(key).items():
            for warning in warnings:
                LOG.warning("unusual edition", extra={"why": f"{key}/{name}: {warning}"})
    settings = Settings(
        url_of(options.database),
        bot_processes=each,
        private_notices=options.private_notices,
        editions=options.editions,
        address=address_for_others(options.host, port),
        tidy=True,
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
    """A URL as it is; a path as the URL of a SQLite file."""
    return database if "://" in database else f"sqlite:///{Path(database)}"


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises Complaint."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as problem:
        raise Complaint(f"cannot listen on {host} port {port}: {problem.strerror or problem}") from problem


def greeting(host: str, port: int) -> list[str]:
    """Where to find the server: from here, and from others in the house."""
    lines = [f"Argosy is served at http://{'localhost' if host in EVERYWHERE else bracketed(host)}:{port}/"]
    if (address := address_for_others(host, port)) is not None:
        lines.append(f"Others in your network find it at {address}/")
    return [*lines, "Ctrl-C ends it; games go on when it is started again."]


def address_for_others(host: str, port: int) -> str | None:
    """Where others in the network find the server; None where only this machine does, or by the address it has."""
    address = lan_address() if host in EVERYWHERE else None
    return None if address is None else f"http://{address}:{port}"


def bracketed(host: str) -> str:
    """A host as it stands in an address."""
    return f"[{host}]" if ":" in host else host


def lan_address() -> str | None:
    """The address by which others in the network reach this machine; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address of nobody (RFC 5737): only the route is looked up
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") or address == "0.0.0.0" else address
