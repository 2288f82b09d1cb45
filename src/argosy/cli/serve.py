"""The command `argosy serve`: the play server for browsers, bots and scripts."""

from __future__ import annotations

import argparse
import logging
import socket
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from argosy.cli.complaint import Complaint

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
    parser.add_argument("--open", action="store_true", help="open the page in the browser of this machine")
    parser.add_argument(
        "--bot-processes", type=int, metavar="N", help="where bots think (default: processors less one)"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Serve until told to end."""
    if not 0 <= options.port < 65536:
        raise Complaint(f"--port {options.port}: a number from 0 to 65535 is expected")
    if options.bot_processes is not None and options.bot_processes < 1:
        raise Complaint("--bot-processes: at least one is needed")
    # first of all: whoever comes while the rest is loading waits a moment
    listening = listen(options.host, options.port, options.open)

    from argosy.server.app import Settings, make_app
    from argosy.server.serving import LOG, Server, config_of, set_up_log
    from argosy.server.writer import StoreError

    set_up_log(logging.INFO)
    port = int(listening.getsockname()[1])
    others = lan_address() if options.host in EVERYWHERE else None
    address = None if others is None else f"http://{others}:{port}"
    try:
        settings = Settings(url_of(options.database), bot_processes=options.bot_processes, address=address)
        app = make_app(settings)
    except StoreError as problem:
        listening.close()
        raise Complaint(str(problem)) from problem
    for line in greeting(options.host, port):
        print(line, flush=True)
    if options.open:
        open_page(
            f"http://localhost:{port}/" if options.host in EVERYWHERE else f"http://{bracketed(options.host)}:{port}/"
        )
    if (backup := app.state.house.store.backup) is not None:
        LOG.info("database migrated", extra={"why": f"a backup lies in {backup}"})
    Server(config_of(app)).run(sockets=[listening])
    return 0


def url_of(database: str) -> str:
    """A URL as it is; a path as the URL of a SQLite file."""
    return database if "://" in database else f"sqlite:///{Path(database)}"


def open_page(address: str) -> None:
    """Show the page to whoever sits here; where there is no browser its address has been said."""
    import webbrowser

    with suppress(webbrowser.Error):
        webbrowser.open(address)


def listen(host: str, port: int, anywhere: bool = False) -> socket.socket:
    """A socket that listens there, or on any free port if that one is taken and any will do. Raises Complaint."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as problem:
        if anywhere and port:
            return listen(host, 0)
        raise Complaint(f"cannot listen on {host} port {port}: {problem.strerror or problem}") from problem


def greeting(host: str, port: int) -> list[str]:
    """Where to find the server: from here, and from others in the house."""
    everywhere = host in EVERYWHERE
    lines = [f"Argosy is served at http://{'localhost' if everywhere else bracketed(host)}:{port}/"]
    if everywhere and (address := lan_address()) is not None:
        lines.append(f"Others in your network find it at http://{address}:{port}/")
    return [*lines, "Ctrl-C ends it; games go on when it is started again."]


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
