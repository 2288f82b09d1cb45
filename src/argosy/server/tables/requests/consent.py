"""Who must agree to an undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from argosy.core.contract import Seat
from argosy.server.storage.rows import SeatRow
from argosy.server.tables.requests.pending import UndoRequest

if TYPE_CHECKING:
    from argosy.server.tables.presence import Presence


def must_agree(asked: UndoRequest, seats: Sequence[SeatRow], presence: Presence | None) -> list[Seat]:
    """The seats whose players must agree: all that people hold, also where a bot plays meanwhile.

    Only where nothing was revealed, players who have been away for longer than agreed are not waited for.
    """
    held = [seat.seat for seat in seats if seat.guest is not None and seat.seat != asked.seat]
    if asked.reveals or presence is None:
        return held
    return [seat for seat in held if not presence.away_too_long(seat)]
