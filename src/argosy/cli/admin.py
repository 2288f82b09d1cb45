"""The command `argosy admin`: looks after the store of a play server, also while the server runs."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from argosy.cli.complaint import Complaint
from argosy.cli.serve import DEFAULT_DATABASE, url_of

if TYPE_CHECKING:
    from argosy.server.rows import SeatRow, TableRow
    from argosy.server.store import Store
    from argosy.server.voyage import Voyage

    Subcommands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_command(commands: Subcommands) -> None:
    """Add `admin` with its own commands."""
    parser = commands.add_parser(
        "admin", help="look after the store of a play server", description="Look after the store of a play server."
    )
    deeds = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, run, help_text in (
        ("tables", tables, "list all tables"),
        ("verify", verify, "replay all games and report those that no longer replay"),
        ("export", export, "write one game as a record, with its seed: not for players' eyes before its end"),
        ("backup", backup, "copy a SQLite database as it stands"),
    ):
        deed = deeds.add_parser(name, help=help_text, description=f"{help_text.capitalize()}.")
        deed.add_argument("--database", default=DEFAULT_DATABASE, metavar="URL", help="a SQLite file or a URL")
        if name == "export":
            deed.add_argument("table", help="the id of the table")
        if name in ("export", "backup"):
            deed.add_argument("file", type=Path, help="where it goes")
        deed.set_defaults(run=run)


@contextmanager
def opened(database: str) -> Iterator[Store]:
    """The store, which must be there already. Raises Complaint."""
    from argosy.server.store import Store
    from argosy.server.writer import StoreError

    if "://" not in database and not Path(database).is_file():
        raise Complaint(f"there is no database {database}")
    try:
        with closing(Store.open(url_of(database))) as store:
            yield store
    except StoreError as problem:
        raise Complaint(str(problem)) from problem


def tables(options: argparse.Namespace) -> int:
    """One line per table."""
    with opened(options.database) as store:
        for row, seats in asyncio.run(store.every()):
            created = time.strftime("%Y-%m-%d %H:%M", time.gmtime(row.created))
            print(f"{row.id}  {created}  {row.state:8} {row.game:14} {who(seats)}")
    return 0


def who(seats: list[SeatRow]) -> str:
    """Those at a table."""
    return ", ".join([f"{one.name or '-'}{' (bot)' if one.bot else ''}" for one in seats])


def verify(options: argparse.Namespace) -> int:
    """Replay everything; 1 if something does not."""
    from argosy.server.writer import StoreError

    async def run(store: Store) -> tuple[int, int]:
        good = bad = 0
        for row, _ in await store.every():
            if row.header is None:
                continue
            try:
                await rebuilt(store, row)
                good += 1
            except (ValueError, StoreError) as problem:
                print(f"table {row.id} ({row.game}, {row.state}): {problem}", file=sys.stderr)
                bad += 1
        return good, bad

    with opened(options.database) as store:
        good, bad = asyncio.run(run(store))
    print(f"{good + bad} games, {good} replay, {bad} do not")
    return 1 if bad else 0


async def rebuilt(store: Store, row: TableRow) -> Voyage:
    """A game from its log. Raises ValueError with a sentence."""
    from argosy.server.voyage import Voyage

    assert row.header is not None
    log, _ = await store.log(row.id)
    return Voyage.rebuild(row.header, row.seed, log)


def export(options: argparse.Namespace) -> int:
    """A game as a record that can be played on."""

    async def run(store: Store) -> None:
        found = await store.table(options.table)
        if found is None or found[0].header is None:
            raise Complaint(f"there is no game at a table {options.table}")
        (await rebuilt(store, found[0])).match.saved().save(options.file)

    with opened(options.database) as store:
        asyncio.run(run(store))
    return 0


def backup(options: argparse.Namespace) -> int:
    """A copy of the file, made while others may use it."""
    from argosy.server.upgrade import back_up

    source = Path(options.database.removeprefix("sqlite:///"))
    if "://" in str(options.database) and not options.database.startswith("sqlite:///"):
        raise Complaint("only a SQLite database is copied like this; use pg_dump for PostgreSQL")
    if not source.is_file():
        raise Complaint(f"there is no database {source}")
    if options.file.exists():
        raise Complaint(f"{options.file} is there already")
    back_up(source, options.file)
    return 0
