"""What runs in a review process: it replays logs, keeps the latest of them, and answers questions about them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from argosy.core.contract import Event
from argosy.core.record import Record
from argosy.server.review.continue_game import continued, import_file
from argosy.server.review.finished import FinishedReview
from argosy.server.review.running import RunningReview
from argosy.server.storage.rows import GuestRow, InputRow, SeatRow, TableRow
from argosy.server.tables.record_notes import RecordNotes, with_notes
from argosy.server.tables.session import LogReplay, ValidInputs, decoded_rows, encoded_rows
from argosy.server.wire.types import Terms

T = TypeVar("T")
KEPT_ENTRIES: Final = 30_000
"""Log entries of the games that one process keeps; the one not asked about for longest goes first."""


@dataclass(frozen=True, slots=True)
class GameLog:
    """The log of a game, or the entries after number `after` for a process that knows the others."""

    key: str
    header: str
    seed: str | None
    after: int
    rows: bytes
    """See `encoded_rows`."""
    notes: RecordNotes
    """What the record of a finished game has beside the game."""


class FollowedLog:
    """The review of a game in progress, which follows its log."""

    def __init__(self, header: str) -> None:
        self.replay = LogReplay(header)
        self.review = RunningReview(Record.loads(header))
        self._valid = ValidInputs()

    def follow(self, rows: Sequence[InputRow]) -> None:
        """Enter what the log has grown by. Raises ReplayError."""
        story: list[list[Event]] = [self.replay.enter(row) for row in rows]
        self.review.follow(rows, self._valid.with_versions(rows, story))

    @property
    def entries(self) -> int:
        """How many entries of the log are known."""
        return self.review.timeline.last


FINISHED: OrderedDict[str, FinishedReview] = OrderedDict()
RUNNING: OrderedDict[str, FollowedLog] = OrderedDict()


def look_at_finished(log: GameLog, look: Callable[[FinishedReview], T]) -> T | None:
    """Call a function with the review of a finished game; None if this process does not know it. Raises ReplayError."""
    review = FINISHED.pop(log.key, None)
    if log.after == 0:
        review = FinishedReview(record_of(log))
    if review is None:
        return None
    FINISHED[log.key] = review
    while len(FINISHED) > 1 and sum([kept.timeline.last for kept in FINISHED.values()]) > KEPT_ENTRIES:
        FINISHED.popitem(last=False)
    return look(review)


def look_back(log: GameLog, look: Callable[[RunningReview], T]) -> T | None:
    """Call a function with the review of a game in progress; None if this process does not know its log up to `after`.

    Raises ReplayError.
    """
    followed = RUNNING.pop(log.key, None)
    if log.after == 0:
        followed = FollowedLog(log.header)
    if followed is None or followed.entries != log.after:
        return None
    followed.follow(decoded_rows(log.rows))
    RUNNING[log.key] = followed
    while len(RUNNING) > 1 and sum([kept.entries for kept in RUNNING.values()]) > KEPT_ENTRIES:
        RUNNING.popitem(last=False)
    return look(followed.review)


def record_of(log: GameLog) -> Record:
    """The record of a game with the seed, from its whole log. Raises ReplayError."""
    replay, rows = LogReplay(log.header), decoded_rows(log.rows)
    for row in rows:
        replay.enter(row)
    record = Record(replay.match.header, replay.match.log, log.seed, replay.match.result)
    return with_notes(record, rows, log.notes)


# Tables from records: their log crosses to the server in one piece

NewTable = tuple[TableRow, list[SeatRow], bytes]
"""The row, the seats and the encoded log of a table."""


def continue_in_worker(
    review: FinishedReview, id: str, guest: GuestRow, number: int, terms: Terms, origin: str
) -> NewTable:
    """See `continue_game.continued`. Raises Refused."""
    row, seats, log = continued(id, guest, review.record, number, terms, origin)
    return row, seats, encoded_rows(log)


def import_in_worker(id: str, guest: GuestRow, data: bytes, terms: Terms) -> NewTable:
    """See `continue_game.import_file`. Raises Refused."""
    row, seats, log = import_file(id, guest, data, terms)
    return row, seats, encoded_rows(log)
