"""The command `argosy host`: a play server for home use that needs no options and opens the browser."""

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
from argosy.cli.serve import add_own_files, greeting, listen, serve

if TYPE_CHECKING:
    Subcommands = argparse._SubParsersAction[argparse.ArgumentParser]

USUAL_PORT: Final = 8000
PORTS: Final = 20
"""The number of ports to try, one after the other."""


def add_command(commands: Subcommands) -> None:
    """Add `host` to the command line."""
    parser = commands.add_parser(
        "host",
        help="serve games to browsers at home; what ./play does",
        description="Serve the games to browsers on this machine and in its network. Games are stored in your data "
        "folder and continue after a restart. Ctrl-C stops the server. For the Internet see `argosy serve`.",
    )
    parser.add_argument("--port", type=int, help=f"port to listen on (default: {USUAL_PORT}, or the next free one)")
    parser.add_argument("--host", default="0.0.0.0", help="address to listen on; 127.0.0.1: this machine only")
    parser.add_argument("--database", metavar="FILE", help=f"where games are stored (default: {default_database()})")
    add_own_files(parser)
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.set_defaults(run=run, extra="server")


def default_database() -> Path:
    """The default database file, next to the folder of games saved in the terminal."""
    from argosy.cli.hot_seat.saves import folder

    return folder().parent / "argosy.sqlite"


def run(options: argparse.Namespace) -> int:
    """Serve until stopped."""
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
                limits=[],
                connections=None,
                private_notices=False,
                policy=options.policy,
                editions=options.editions,
                keep="finished=0,unfinished=0,guests=0",  # at home nothing goes by itself
            )
            return serve(settings, socket, [*lines, f"Games are kept in {database}"])


def listen_somewhere(host: str) -> socket.socket:
    """A listening socket on the usual port or one of the next. Raises Complaint."""
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
    """A lock file that contains the address of the server that uses a database."""

    def __init__(self, file: int) -> None:
        self._file = file

    def write(self, address: str) -> None:
        """Write the address."""
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, address.encode(), 0)


@contextmanager
def alone(database: Path) -> Iterator[tuple[Lock, str | None]]:
    """Lock a database. Yields the lock, and the address of the server that has it already (empty if not yet known)."""
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
    """Open the page in a browser if a person sits at this machine; the server may still be loading."""
    if unwanted or os.environ.get("CI") or not sys.stdout.isatty():
        return
    shown = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if shown and not os.environ.get("SSH_CONNECTION"):
        import webbrowser

        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
