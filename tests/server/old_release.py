"""A small database as the release with schema 0003 wrote it: a running game, a finished one and a table that gathers.

`python -m tests.server.old_release` writes `tests/server/games/release-0003.sql` again. That is needed only when the
rules version or the standard edition of the game changes, so that its games no longer replay. Nothing in it depends on
time or chance.
"""

from __future__ import annotations

import sqlite3
import tempfile
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from typing import Final

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, MetaData, insert, text

import argosy
from argosy.core.rng import Rng
from argosy.server.storage.engines import WRITING, engine_of
from argosy.server.storage.rows import SeatRow, TableRow
from argosy.server.tables.deadlines import with_deadlines
from argosy.server.tables.info import score_of
from argosy.server.tables.session import GameSession, header_line, row_of
from argosy.server.tables.tokens import hashed
from argosy.server.wire.types import Accepted
from tests.server.finished import finished
from tests.server.harness import OF_THREE

FILE: Final = Path(__file__).parent / "games" / "release-0003.sql"
REVISION: Final = "0003"
SECRET: Final = "5e" * 32
"""The key that signs cookies there."""
ADA, BOB, CLEO = "a" * 24, "b" * 24, "c" * 24
"""The guests."""
RUNNING, FINISHED, OPEN = "1" * 24, "2" * 24, "3" * 24
"""The tables."""
WHEN: Final = 1_790_000_000.0
MOVES: Final = 24


def token(table: str, seat: int) -> str:
    """The token of a seat."""
    return f"token-{table}-{seat}"


def key(number: int) -> str:
    """The key of the command that added the input of that number."""
    return f"key-{number:06}"


def migrated(engine: Engine) -> None:
    """Make the tables of that release."""
    config = Config()
    config.set_main_option("script_location", "argosy.server.storage:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, REVISION)


def table_row(id: str, state: str) -> TableRow:
    """The row of a table with nothing special."""
    return TableRow(
        id=id, game=OF_THREE, options="{}", public=False, pace="untimed", tempo="instant", absence=0, state=state,
        host=ADA, header=None, seed=None, created=WHEN, changed=WHEN,
    )  # fmt: skip


def seat_rows(id: str, *people: tuple[str, str] | None) -> list[SeatRow]:
    """Seats of people, each with id and name, and of bots (None)."""
    return [
        SeatRow(id, seat, bot="random", name="Dido")
        if person is None
        else SeatRow(id, seat, *person, hashed(token(id, seat)))
        for seat, person in enumerate(people)
    ]


def running_game() -> tuple[TableRow, list[SeatRow], GameSession, list[tuple[int, int]]]:
    """A game of two people and a bot after some moves; of each command of a person the seat and the version."""
    seats = seat_rows(RUNNING, (ADA, "Ada"), (BOB, "Bob"), None)
    saved = argosy.Match.new(OF_THREE, 3, "release 0003").saved().named([str(seat.name) for seat in seats])
    row = replace(
        table_row(RUNNING, "playing"),
        header=header_line(saved.header),
        seed=saved.seed,
        options=msgspec.json.encode(dict(saved.header.options)).decode(),
    )
    session = GameSession.rebuild(str(row.header), row.seed, [row_of(entry) for entry in saved.inputs])
    commands: list[tuple[int, int]] = []
    while len(commands) < MOVES or 2 in session.match.to_act:
        seat = session.match.to_act[0]
        action = session.match.game.sample(session.match.state, seat, Rng(str(session.version)))
        assert not isinstance(session.play(seat, action), argosy.Illegal)
        commands.append((seat, session.version))
    return with_deadlines(row, seats, session, (), WHEN), seats, session, [entry for entry in commands if entry[0] < 2]


def fill(connection: Connection) -> None:
    """Add the rows."""
    there = MetaData()
    there.reflect(connection)

    def add(name: str, *rows: dict[str, object]) -> None:
        known = there.tables[name].columns.keys()
        connection.execute(
            insert(there.tables[name]), [{column: row[column] for column in known if column in row} for row in rows]
        )

    add("settings", {"name": "secret", "value": SECRET})
    for id, name in ((ADA, "Ada"), (BOB, "Bob"), (CLEO, "Cleo")):
        add("guests", {"id": id, "name": name, "created": WHEN})
    record = finished()
    over = replace(
        table_row(FINISHED, "over"),
        header=header_line(replace(record.header, names=("Ada", "Bob", "Cleo"))),
        seed=record.seed,
        options=msgspec.json.encode(dict(record.header.options)).decode(),
        result=None if record.result is None else score_of(record.result),
    )
    row, seats, session, commands = running_game()
    add("tables", asdict(row), asdict(over), asdict(table_row(OPEN, "open")))
    add("seats", *map(asdict, seats))
    add("seats", *map(asdict, seat_rows(FINISHED, (ADA, "Ada"), (BOB, "Bob"), (CLEO, "Cleo"))))
    add("seats", asdict(SeatRow(OPEN, 0, ADA, "Ada", hashed(token(OPEN, 0)))), *[asdict(SeatRow(OPEN, 1))])
    add("seats", asdict(SeatRow(OPEN, 2)))
    for id, log in ((RUNNING, session.rows), (FINISHED, [row_of(entry) for entry in record.inputs])):
        numbered = [
            {"table_id": id, "number": number, "at": WHEN, **asdict(entry)} for number, entry in enumerate(log, 1)
        ]
        add("inputs", *numbered)
    for seat, version in commands:
        answer = msgspec.json.encode(Accepted(key(version), version)).decode()
        add("keys", {"table_id": RUNNING, "seat": seat, "key": key(version), "answer": answer})
    for number, (seat, guest, name) in enumerate([(0, ADA, "Ada"), (1, BOB, "Bob")], 1):
        line = {"table_id": RUNNING, "number": number, "seat": seat, "guest": guest, "name": name}
        add("chat", {**line, "text": f"{name} was here", "phrase": None, "at": WHEN, "apart": False})


def written() -> str:
    """The database as SQL."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "old.sqlite"
        engine = engine_of(f"sqlite:///{file}", WRITING)
        migrated(engine)
        with engine.begin() as connection:
            fill(connection)
        engine.dispose()
        with closing(sqlite3.connect(file)) as store:
            return "\n".join(store.iterdump()) + "\n"


def laid_out(url: str) -> None:
    """Make that database: a SQLite file from the SQL, or the same rows in PostgreSQL."""
    with closing(sqlite3.connect(":memory:" if "sqlite" not in url else url.removeprefix("sqlite:///"))) as store:
        store.executescript(FILE.read_text(encoding="utf-8"))
        store.commit()
        if "sqlite" in url:
            return
        store.row_factory = sqlite3.Row
        engine = engine_of(url, WRITING)
        migrated(engine)
        there = MetaData()
        there.reflect(engine)
        with engine.begin() as connection:
            connection.execute(text("delete from alembic_version"))
            for table in there.sorted_tables:
                rows = [dict(row) for row in store.execute(f"select * from {table.name}")]
                flags = [column.name for column in table.columns if column.type.python_type is bool]
                for row in rows:
                    row.update({flag: bool(row[flag]) for flag in flags})
                if rows:
                    connection.execute(insert(table), rows)
        engine.dispose()


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
