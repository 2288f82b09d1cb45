"""Commands of `argosy admin` that read and write files: backups, and records that become tables."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from argosy.cli.complaint import Complaint
from argosy.cli.progress import counting
from argosy.cli.serve import url_of

if TYPE_CHECKING:
    from argosy.core.record import Record
    from argosy.server.rows import SeatRow
    from argosy.server.store import Store


def there(database: str) -> str:
    """The URL of a database that is there already. Raises Complaint."""
    url = url_of(database)
    if url.startswith("sqlite:///") and not Path(url.removeprefix("sqlite:///")).is_file():
        raise Complaint(f"there is no database {database}")
    return url


@contextmanager
def opened(database: str) -> Iterator[Store]:
    """The store, which must be there already. Raises Complaint."""
    from argosy.server.store import Store
    from argosy.server.writer import StoreError

    url = there(database)
    try:
        with closing(Store.open(url)) as store:
            yield store
    except StoreError as problem:
        raise Complaint(str(problem)) from problem


def backup(options: argparse.Namespace) -> int:
    """Everything in one file."""
    from sqlalchemy.exc import SQLAlchemyError

    from argosy.server.archive import rows_in, save
    from argosy.server.engines import READING, engine_of

    url = there(options.database)
    try:
        engine = engine_of(url, READING)
        try:
            with counting("rows", rows_in(engine)) as advance:
                save(url, options.file, advance)
        finally:
            engine.dispose()
    except (SQLAlchemyError, ImportError) as problem:
        raise Complaint(f"the database cannot be read: {reason(problem)}") from problem
    print(f"{options.file} holds everything, the secret that signs cookies too: keep it where only you can read it")
    return 0


def restore(options: argparse.Namespace) -> int:
    """A backup into a database."""
    from sqlalchemy.exc import SQLAlchemyError

    from argosy.server.archive import examine, rows_in
    from argosy.server.archive import restore as put_back
    from argosy.server.engines import READING, engine_of

    held = examine(options.file)
    source = engine_of(f"sqlite:///{options.file}", READING)
    rows = rows_in(source)
    source.dispose()
    try:
        with counting("rows", rows) as advance:
            kept = put_back(options.file, url_of(options.database), options.force, advance)
    except (SQLAlchemyError, ImportError) as problem:
        raise Complaint(f"the database cannot be written: {reason(problem)}") from problem
    print(f"{held} tables are restored")
    if kept is not None:
        print(f"what was there before lies in {kept}")
    return 0


def reason(problem: Exception) -> str:
    """What the database itself says, in a line."""
    return " ".join(str(getattr(problem, "orig", None) or problem).split())


def bring(options: argparse.Namespace) -> int:
    """A table from a record."""
    from argosy.core.record import Record, RecordError
    from argosy.core.replay import ReplayError
    from argosy.server.routes import checked
    from argosy.server.seats import Signer

    try:
        record = Record.load(options.file)
        checked(record)
    except OSError as problem:
        raise Complaint(f"{options.file}: {problem.strerror}") from problem
    except (RecordError, ReplayError, ValueError) as problem:
        raise Complaint(f"{options.file}: {problem}") from problem
    bots = dict(bot_of(text, record.header.seats) for text in options.bot)
    if bots and record.result is not None:
        raise Complaint("the game is over: there is nothing to do for bots")
    with opened(options.database) as store:
        id = asyncio.run(_bring(store, record, options, bots))
        signer = Signer(store.secret)
        print(f"table {id}")
        print(f"watch {signer.watch(id)}")
        if record.result is None:
            print(f"invite {signer.invite(id)}")
    return 0


def bot_of(text: str, seats: int) -> tuple[int, str]:
    """A seat, counted from 0, and the level of its bot. Raises Complaint."""
    from argosy.bots.ladder import LADDER

    seat, _, level = text.partition("=")
    if not seat.isdecimal() or not 1 <= int(seat) <= seats or level not in LADDER:
        raise Complaint(
            f"--bot {text}: a seat from 1 to {seats} and one of {', '.join(LADDER)} are expected: 2=sensible"
        )
    return int(seat) - 1, level


async def _bring(store: Store, record: Record, options: argparse.Namespace, bots: dict[int, str]) -> str:
    """Keep the table; an unfinished game goes on at once, with free seats for whoever comes. Raises Complaint."""
    from argosy.server.harbour import Harbour
    from argosy.server.lobby import Lobby, bot_seat
    from argosy.server.rows import PLAYING, GuestRow, SeatRow
    from argosy.server.seats import Signer, new_id
    from argosy.server.wire import Refused

    host = GuestRow(new_id(), options.host, time.time())
    await store.add_guest(host)
    try:
        made = await Lobby(Harbour(store, Signer(store.secret), 1)).bring(host, record, options.public)
    except Refused as refusal:
        raise Complaint(f"{options.file}: {refusal.problem.message}") from refusal
    found = await store.table(made.table)
    if record.result is None and found is not None:
        seats: list[SeatRow] = [
            bot_seat(made.table, one.seat, bots[one.seat]) if one.seat in bots else SeatRow(made.table, one.seat)
            for one in found[1]
        ]
        await store.set_table(found, {"state": PLAYING}, seats)
    return made.table
