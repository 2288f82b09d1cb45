"""The command `argosy admin`: inspects and maintains the database of a play server, also while the server runs."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from argosy.cli import admin_bans, admin_files
from argosy.cli.admin_files import noted, opened
from argosy.cli.complaint import Complaint
from argosy.cli.progress import counting
from argosy.cli.serve import DEFAULT_DATABASE

if TYPE_CHECKING:
    from argosy.core.record import Record
    from argosy.server.storage.rows import SeatRow, TableRow
    from argosy.server.storage.store import Store
    from argosy.server.tables.session import GameSession

    Subcommands = argparse._SubParsersAction[argparse.ArgumentParser]

ABOUT = """Inspect and maintain the database of a play server. All but `restore` can be used while the server runs."""
DEEDS = {
    "tables": ("list all tables", "Print one line per table: id, time of creation (UTC), state, game, players."),
    "verify": (
        "replay all games and report those that no longer replay",
        "Replay every game from its log under the rules of this version. The exit code is 1 if a game does not replay.",
    ),
    "export": (
        "write a game as a record",
        "Write one game, or all, as records (for `argosy replay FILE`). The record of an unfinished game contains its "
        "seed and all face-down choices. Players must not see it, so only you can read the files.",
    ),
    "import": (
        "create a table from a record",
        "Create a table from a record file. A finished game can be watched. An unfinished game continues at once; "
        "players take its seats with the invite that is printed.",
    ),
    "guests": ("list guests", "Print one line per guest, those seen last first: id, last day seen (UTC), name."),
    "forget": (
        "delete a guest with all that is theirs",
        "Delete a guest (by id; see `guests`), and the players whom they added on the same device: name, seats and "
        "what they said, also in the records of their games. Games with other people stay for them; in a game in "
        "progress a bot takes the seat. A running server obeys within seconds. This cannot be undone.",
    ),
    "ban": (
        "ban an address or a guest",
        "Refuse all requests from an IP address or network, or of a guest (by id; see `guests`). A running server "
        "obeys within seconds and closes their connections. An IPv6 address is banned with its /64 network. Their "
        "seats stay theirs; the absence rules of each table apply.",
    ),
    "unban": ("lift a ban", "Lift the ban of an address, a network or a guest."),
    "bans": (
        "list the bans",
        "Print one line per ban: target, since, until (UTC), reason. Bans that have ended are not listed.",
    ),
    "audit": (
        "show who did what with this command",
        "Print the latest acts of `argosy admin`: time (UTC), user of the operating system, act, subject, reason. "
        "Closing, deleting guests, banning, lifting bans, exporting and importing are noted.",
    ),
    "close": (
        "close tables",
        "Close tables permanently, open or in play. Nobody can play there any more; connected players are notified.",
    ),
    "backup": (
        "write the whole database to one file",
        "Write everything, including the server's secret, to one SQLite file. Works for SQLite and PostgreSQL, also "
        "while the server runs.",
    ),
    "restore": (
        "load a backup into a database",
        "Load a backup into a database, SQLite or PostgreSQL, completely or not at all. So you can also move from one "
        "to the other. The file is checked first. Stop the server before you restore.",
    ),
}


def add_command(commands: Subcommands) -> None:
    """Add `admin` and its subcommands to the command line."""
    parser = commands.add_parser("admin", help="inspect and maintain the database of a play server", description=ABOUT)
    deeds = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    made: dict[str, argparse.ArgumentParser] = {}
    runs = {
        "tables": tables, "verify": verify, "export": export, "close": close,
        "import": admin_files.bring, "backup": admin_files.backup, "restore": admin_files.restore,
        "guests": admin_bans.guests, "forget": admin_bans.forget, "ban": admin_bans.ban, "unban": admin_bans.unban,
        "bans": admin_bans.bans, "audit": admin_bans.audit,
    }  # fmt: skip
    for name, (help_text, description) in DEEDS.items():
        made[name] = deeds.add_parser(name, help=help_text, description=description)
        made[name].add_argument(
            "--database", default=DEFAULT_DATABASE, metavar="URL",
            help=f"a SQLite file, or a URL such as postgresql+psycopg://… (default: {DEFAULT_DATABASE})",
        )  # fmt: skip
        made[name].set_defaults(run=runs[name], extra="server")
    made["tables"].add_argument("--state", choices=("open", "playing", "over", "closed"), help="only these tables")
    made["export"].add_argument("table", help="the id of the table, or `all`")
    made["export"].add_argument("file", type=Path, help="the file to write; for `all` the folder")
    made["import"].add_argument("file", type=Path, help="the record file")
    made["import"].add_argument("--public", action="store_true", help="list the table in the lobby")
    made["import"].add_argument("--host", default="Host", metavar="NAME", help="name of the host (default: Host)")
    made["import"].add_argument(
        "--bot", action="append", default=[], metavar="SEAT=LEVEL", help="let a bot play a seat, for example 2=sensible"
    )
    made["close"].add_argument("table", nargs="+", help="the id of a table")
    made["guests"].add_argument("name", nargs="?", help="only guests whose name contains this")
    made["forget"].add_argument("guest", help="the id of a guest")
    made["ban"].add_argument("target", help="an address, a network such as 192.0.2.0/24, or the id of a guest")
    made["ban"].add_argument("--days", type=float, metavar="N", help="for how long (default: until it is lifted)")
    made["unban"].add_argument("target", help="as it was banned")
    made["audit"].add_argument("--last", type=int, default=100, metavar="N", help="how many (default: 100)")
    for name in ("close", "forget", "ban", "unban"):
        made[name].add_argument("--why", default="", metavar="TEXT", help="the reason, for the audit log")
    made["backup"].add_argument("file", type=Path, help="the file to write; it must not exist")
    made["restore"].add_argument("file", type=Path, help="the backup file")
    made["restore"].add_argument("--force", action="store_true", help="replace everything in the database")


def tables(options: argparse.Namespace) -> int:
    """Print one line per table."""
    with opened(options.database) as store:
        for row, seats in asyncio.run(store.every()):
            if options.state in (None, row.state):
                created = time.strftime("%Y-%m-%d %H:%M", time.gmtime(row.created))
                print(f"{row.id}  {created}  {row.state:8} {row.game:14} {who(seats)}")
    return 0


def who(seats: list[SeatRow]) -> str:
    """The names of the players at a table."""
    return ", ".join([f"{seat.name or '-'}{' (bot)' if seat.bot else ''}" for seat in seats])


def verify(options: argparse.Namespace) -> int:
    """Replay all games; exit code 1 if one does not replay."""
    from argosy.server.storage.failures import StoreError

    async def run(store: Store) -> tuple[int, list[str]]:
        good, bad = 0, []
        begun = [row for row, _ in await store.every() if row.header is not None]
        with counting("games", len(begun)) as advance:
            for row in begun:
                try:
                    await rebuilt(store, row)
                    good += 1
                except (ValueError, StoreError) as problem:
                    bad.append(f"table {row.id} ({row.game}, {row.state}): {problem}")
                advance(1)
        return good, bad

    with opened(options.database) as store:
        good, bad = asyncio.run(run(store))
    for line in bad:
        print(line, file=sys.stderr)
    print(f"{good + len(bad)} games, {good} replay, {len(bad)} do not")
    return 1 if bad else 0


async def rebuilt(store: Store, row: TableRow) -> GameSession:
    """Rebuild a game from its log. Raises ValueError with a sentence."""
    from argosy.server.tables.session import GameSession

    assert row.header is not None
    log, _ = await store.log(row.id)
    return GameSession.rebuild(row.header, row.seed, log)


async def exported(store: Store, row: TableRow, seats: list[SeatRow]) -> Record:
    """A game as a record that can be continued, with what its players let records have. Raises ValueError."""
    from argosy.server.tables.record_notes import notes_of, with_notes

    session, (log, _) = await rebuilt(store, row), await store.log(row.id)
    return with_notes(
        session.match.saved(), log[: session.version], notes_of(row, seats, await store.witnesses(row.id))
    )


def export(options: argparse.Namespace) -> int:
    """Write one game or all games as records that can be continued."""
    from argosy.core.record import ENDING

    async def single(store: Store) -> None:
        found = await store.table(options.table)
        if found is None or found[0].header is None:
            raise Complaint(f"there is no game at a table {options.table}")
        (await exported(store, *found)).save(options.file, private=True)
        await noted(store, "export", options.table)

    async def every(store: Store) -> int:
        options.file.mkdir(parents=True, exist_ok=True)
        rows = [(row, seats) for row, seats in await store.every() if row.header is not None]
        with counting("games", len(rows)) as advance:
            for row, seats in rows:
                (await exported(store, row, seats)).save(options.file / f"{row.id}{ENDING}", private=True)
                advance(1)
        await noted(store, "export", "all")
        return len(rows)

    with opened(options.database) as store:
        if options.table == "all":
            print(f"{asyncio.run(every(store))} games in {options.file}")
        else:
            asyncio.run(single(store))
    return 0


def close(options: argparse.Namespace) -> int:
    """Close tables; running servers notice it within moments and notify the players."""
    from argosy.server.storage.failures import Conflict
    from argosy.server.storage.rows import CLOSED, OVER

    async def run(store: Store, id: str) -> None:
        while True:
            found = await store.table(id)
            if found is None:
                raise Complaint(f"there is no table {id}")
            if found[0].state in (OVER, CLOSED):
                print(f"table {id} is {found[0].state} already")
                return
            closed = replace(found[0], state=CLOSED, clock=None, deadline=None, changed=time.time())
            try:
                await store.set_table(found, closed)
            except Conflict:  # the table was changed at the same time: try again
                continue
            await noted(store, "close", id, options.why)
            print(f"table {id} is closed")
            return

    with opened(options.database) as store:
        for id in options.table:
            asyncio.run(run(store, id))
    return 0
