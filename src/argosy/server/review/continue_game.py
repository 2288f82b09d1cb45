"""New tables from records: continue a finished game from any position, or import a record."""

from __future__ import annotations

import json
import secrets
import textwrap
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import msgspec

from argosy.core import limits
from argosy.core.data_files import EditionError
from argosy.core.record import Record, RecordError, TooManyInputsError
from argosy.core.registry import game
from argosy.core.replay import ReplayError, played_on, resume, verify
from argosy.games.package import clock_option
from argosy.server.storage.rows import OVER, GuestRow, InputRow, SeatRow, TableRow
from argosy.server.tables.info import score_of
from argosy.server.tables.lobby import new_row, new_seats
from argosy.server.tables.session import header_line, row_of
from argosy.server.wire import encoding as wire
from argosy.server.wire import errors
from argosy.server.wire.fields import Name
from argosy.server.wire.types import Terms
from argosy.text.names import safe_name

LONGEST_REASON: Final = 400
"""Characters of the reason why a record is refused."""
MOST_VIEW: Final = 256 * 1024
"""Bytes of the view of the last position; that of the games here has about 12,000."""
UNTIMED = Terms(pace="untimed", absence=0)
"""The terms of a table from an imported record."""


def options_for(record: Record, terms: Terms) -> Mapping[str, str]:
    """The options of the record, with a clock that fits the pace of the new table; no rule depends on it."""
    options = dict(record.header.options)
    clock = clock_option(record.header.game)
    values = game(record.header.game).options.get(clock, ())
    if terms.pace in values:
        options[clock] = terms.pace
    elif clock in options and not options[clock].isdecimal():
        options[clock] = values[0]
    return options


def continued(
    id: str, guest: GuestRow, record: Record, number: int, terms: Terms, origin: str | None
) -> tuple[TableRow, list[SeatRow], list[InputRow]]:
    """An open table of that id that continues after that input, with a new random seed. Raises Refused."""
    try:
        match = played_on(record, number, secrets.token_hex(32), options_for(record, terms))
    except ReplayError as error:
        raise errors.RECORD_POSITION.refused(why=str(error)) from error
    if match.game.over(match.state):
        raise errors.RECORD_OVER.refused()
    saved = match.saved()
    row = new_row(id, guest, record.header.game, json.dumps(dict(match.header.options)), match.header.seats, terms)
    seats = new_seats(id, match.header.seats, terms)
    row = replace(row, header=header_line(saved.header), seed=saved.seed, origin=origin, imported=origin is None)
    return row, seats, [row_of(entry) for entry in saved.inputs]


def finished_table(
    id: str, guest: GuestRow, record: Record, terms: Terms
) -> tuple[TableRow, list[SeatRow], list[InputRow]]:
    """A table of that id with a finished game, to review.

    It has the times of the record, as if the game had ended now. It has no talk: a file can say that anybody said
    anything, and the server shows only what was said to it.
    """
    row = new_row(id, guest, record.header.game, json.dumps(dict(record.header.options)), record.header.seats, terms)
    names = [*[safe_name(name) for name in record.header.names], *[None] * record.header.seats]
    seats = [SeatRow(id, seat, name=names[seat]) for seat in range(record.header.seats)]
    assert record.result is not None
    row = replace(
        row, header=header_line(record.header), seed=record.seed, state=OVER, imported=True,
        result=score_of(record.result),
    )  # fmt: skip
    log = [row_of(entry) for entry in record.inputs]
    if record.times:
        begun = row.created - record.seconds()[-1]
        log = [replace(entry, at=begun + at) for entry, at in zip(log, record.seconds(), strict=True)]
    return row, seats, log


def check_record(record: Record) -> None:
    """Check that a record replays; a finished one to its last chance outcome. Raises ReplayError."""
    for name in record.header.names:
        try:
            msgspec.convert(name or None, Name | None)
        except msgspec.ValidationError as error:
            raise ReplayError("line 1: a name must be a single line without spaces at either end") from error
    if record.result is not None and (problems := verify(record).problems):
        raise ReplayError(problems[0])
    match = resume(record)
    if any(len(wire.encode(match.view(seat))) > MOST_VIEW for seat in (None, 0)):
        raise ReplayError(f"its positions take more than {MOST_VIEW} bytes to show")


def import_file(id: str, guest: GuestRow, data: bytes, terms: Terms) -> tuple[TableRow, list[SeatRow], list[InputRow]]:
    """A table of that id from the file of a record. Raises Refused."""
    try:
        return import_record(id, guest, Record.loads(data.decode("utf-8-sig")), terms)
    except TooManyInputsError as error:
        raise errors.RECORD_WORK.refused(most=limits.INPUTS) from error
    except (RecordError, ReplayError, EditionError, UnicodeDecodeError, RecursionError, msgspec.DecodeError) as error:
        why = textwrap.shorten(str(error), LONGEST_REASON)  # it may repeat what the record says
        raise errors.RECORD_BAD.refused(why=why) from error


def import_record(
    id: str, guest: GuestRow, record: Record, terms: Terms
) -> tuple[TableRow, list[SeatRow], list[InputRow]]:
    """A table of that id from a record: a finished one to review, an unfinished one to continue.

    An unfinished one gets a new seed, since its importer may know the old one. Raises ReplayError or Refused.
    """
    check_record(record)
    if record.result is None:
        return continued(id, guest, record, len(record.inputs), terms, None)
    return finished_table(id, guest, record, terms)
