"""The command `argosy host`: the play server for an evening at home, which asks for nothing and opens the browser."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from argosy.cli.complaint import Complaint
from argosy.cli.serve import add_editions, greeting, listen, serve

if TYPE_CHECKING:
    Subcommands = argparse._SubParsersAction[argparse.ArgumentParser]

USUAL_PORT: Final = 8000
PORTS: Final = 20
"""So many ports are tried, one after the other."""


def add_command(commands: Subcommands) -> None:
    """Add `host` to the command line."""
    parser = commands.add_parser(
        "host",
        help="serve games to the browsers at home; what ./play does",
        description="Serve both games to browsers on this machine and in its network. Games are kept in your data "
        "folder and go on when it is started again. Ctrl-C ends it. For the Internet see `argosy serve`.",
    )
    parser.add_argument("--port", type=int, help=f"the port (default: {USUAL_PORT}, or the next one that is free)")
    parser.add_argument("--host", default="0.0.0.0", help="the address to listen on; 127.0.0.1 is for you alone")
    parser.add_argument("--database", metavar="FILE", help=f"where games are kept (default: {default_database()})")
    add_editions(parser)
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.set_defaults(run=run)


def default_database() -> Path:
    """A file beside the saved games of the terminal."""
    from argosy.cli.saves import folder

    return folder().parent / "argosy.sqlite"


def run(options: argparse.Namespace) -> int:
    """Serve until told to end."""
    if options.port is not None and not 0 <= options.port < 65536:
        raise Complaint(f"--port {options.port}: a number from 0 to 65535 is expected")
    database = default_database() if options.database is None else Path(options.database)
    database.parent.mkdir(parents=True, exist_ok=True)
    with alone(database) as (lock, elsewhere):
        if elsewhere is not None:
            print(f"Argosy is running already{f', at {elsewhere}' if elsewhere else ''}")
            open_browser(elsewhere, options.no_browser or not elsewhere)
            return 0
        with (
            listen(options.host, options.port) if options.port is not None else listen_somewhere(options.host) as socket
        ):
            port = int(socket.getsockname()[1])
            lines = greeting(options.host, port)
            address = lines[0].split(" ")[-1]
            lock.write(address)
            open_browser(address, options.no_browser)
            settings = argparse.Namespace(
                host=options.host,
                database=str(database),
                workers=1,
                bot_processes=None,
                trusted_proxies=[],
                private_notices=False,
                editions=options.editions,
            )
            return serve(settings, socket, [*lines, f"Games are kept in {database}"])


def listen_somewhere(host: str) -> socket.socket:
    """A socket on the usual port or one of the next. Raises Complaint."""
    for port in range(USUAL_PORT, USUAL_PORT + PORTS):
        try:
            found = listen(host, port)
        except Complaint:
            continue
        if port != USUAL_PORT:
            print(f"Port {USUAL_PORT} is taken; using {port}.")
        return found
    raise Complaint(
        f"cannot listen on {host}: ports {USUAL_PORT} to {USUAL_PORT + PORTS - 1} are all taken; try --port"
    )


class Lock:
    """A file that says where a server is at work on a database."""

    def __init__(self, file: int) -> None:
        self._file = file

    def write(self, address: str) -> None:
        """Say where."""
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, address.encode(), 0)


@contextmanager
def alone(database: Path) -> Iterator[tuple[Lock, str | None]]:
    """Keep a second server away from the same file; the address of the first, empty if it has not said it yet."""
    path = database.with_name(database.name + ".lock")
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if sys.platform == "win32":
            yield Lock(file), None
            return
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield Lock(file), os.pread(file, 200, 0).decode()
        else:
            yield Lock(file), None
    finally:
        os.close(file)


def open_browser(address: str, unwanted: bool) -> None:
    """Open the page where there is a screen with somebody before it; the server may still be loading."""
    if unwanted or os.environ.get("CI") or not sys.stdout.isatty():
        return
    shown = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if shown and not os.environ.get("SSH_CONNECTION"):
        import webbrowser

        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
