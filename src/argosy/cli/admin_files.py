"""The subcommands of `argosy admin` that read and write files: backup, restore, import."""

from __future__ import annotations

import argparse
import asyncio
import getpass
import os
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from argosy.cli.complaint import Complaint
from argosy.cli.progress import counting
from argosy.cli.serve import url_of

if TYPE_CHECKING:
    from argosy.server.storage.store import Store


def there(database: str) -> str:
    """The URL of a database, which must exist. Raises Complaint."""
    url = url_of(database)
    if url.startswith("sqlite:///") and not Path(url.removeprefix("sqlite:///")).is_file():
        raise Complaint(f"there is no database {database}")
    return url


@contextmanager
def opened(database: str) -> Iterator[Store]:
    """Open the store of a database, which must exist. Raises Complaint."""
    from argosy.server.storage.failures import StoreError
    from argosy.server.storage.store import Store

    url = there(database)
    try:
        with closing(Store.open(url)) as store:
            yield store
    except StoreError as problem:
        raise Complaint(str(problem)) from problem


async def noted(store: Store, act: str, subject: str, why: str = "") -> None:
    """Add an act of this user to the audit log."""
    from argosy.server.storage.moderation import Moderation, act_of

    await Moderation(store).note(act_of(os_user(), act, subject, why))


def os_user() -> str:
    """The user of the operating system, and for whom with `sudo`."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError):  # a user id without a name, as in containers
        name = f"user {os.getuid()}" if hasattr(os, "getuid") else "unknown"
    other = os.environ.get("SUDO_USER")
    return name if not other else f"{name} (sudo by {other})"


def backup(options: argparse.Namespace) -> int:
    """Write the whole database to one file."""
    from sqlalchemy.exc import SQLAlchemyError

    from argosy.server.storage.backup import rows_in, save
    from argosy.server.storage.engines import READING, engine_of

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
    """Load a backup into a database."""
    from sqlalchemy.exc import SQLAlchemyError

    from argosy.server.storage.backup import examine, rows_in
    from argosy.server.storage.backup import restore as put_back
    from argosy.server.storage.engines import READING, engine_of

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
    """The error message of the database, in one line."""
    return " ".join(str(getattr(problem, "orig", None) or problem).split())


def bring(options: argparse.Namespace) -> int:
    """Create a table from a record; an unfinished game continues at once, its seats without a bot are free."""
    from argosy.core.record import Record, RecordError
    from argosy.core.replay import ReplayError
    from argosy.server.review.continue_game import import_record
    from argosy.server.storage.rows import PLAYING, GuestRow
    from argosy.server.tables.tokens import Signer, new_id
    from argosy.server.wire.errors import Refused
    from argosy.server.wire.types import Terms

    host = GuestRow(new_id(), options.host, time.time())
    try:
        record = Record.load(options.file)
        bots = dict(bot_of(text, record.header.seats) for text in options.bot)
        if bots and record.result is not None:
            raise Complaint("the game is over: there is nothing to do for bots")
        levels = [bots.get(seat) for seat in range(record.header.seats)]
        row, seats, log = import_record(
            new_id(), host, record, Terms(bots=levels, public=options.public, pace="untimed", absence=0)
        )
    except OSError as problem:
        raise Complaint(f"{options.file}: {problem.strerror}") from problem
    except Refused as refusal:
        raise Complaint(f"{options.file}: {refusal.problem.message}") from refusal
    except (RecordError, ReplayError, ValueError) as problem:
        raise Complaint(f"{options.file}: {problem}") from problem
    if record.result is None:
        row = replace(row, state=PLAYING)

    async def keep(store: Store) -> None:
        await store.add_guest(host)
        await store.add_table(row, seats, log)
        await noted(store, "import", row.id, str(options.file))

    with opened(options.database) as store:
        asyncio.run(keep(store))
        signer = Signer(store.secret)
        print(f"table {row.id}")
        print(f"watch {signer.watch(row.id)}")
        if record.result is None:
            print(f"invite {signer.invite(row.id)}")
    return 0


def bot_of(text: str, seats: int) -> tuple[int, str]:
    """Parse SEAT=LEVEL; the seat is returned counted from 0. Raises Complaint."""
    from argosy.games.package import LEVELS

    seat, _, level = text.partition("=")
    if not seat.isdecimal() or not 1 <= int(seat) <= seats or level not in LEVELS:
        raise Complaint(
            f"--bot {text}: a seat from 1 to {seats} and one of {', '.join(LEVELS)} are expected: 2=sensible"
        )
    return int(seat) - 1, level
