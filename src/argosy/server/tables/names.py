"""Names of guests, which must be readable, and names at a table, of which no two look the same."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Final

from argosy.bots.names import bot_name, initial
from argosy.core import limits
from argosy.server.storage.rows import SeatRow
from argosy.server.wire import errors
from argosy.text.names import Fault, fault_of, looks, tidied

WHY: Final[dict[Fault, str]] = {
    "invisible": "it has a character that cannot be seen",
    "direction": "it has a character that changes the direction of writing",
    "marks": "it has too many accents on one letter, or one without a letter",
}


def chosen_name(name: str) -> str:
    """The name that a guest has chosen, as it is stored: composed letters and plain spaces. Raises Refused."""
    name = tidied(name)
    if (fault := fault_of(name)) is not None:
        raise errors.NAME_REFUSED.refused(why=WHY[fault], reason=fault)
    if len(name) > limits.NAME:  # some letters become two when they are composed
        raise errors.NAME_REFUSED.refused(why=f"it is longer than {limits.NAME} characters", reason="long")
    return name


def numbered(name: str, number: int) -> str:
    """A name with a number after it, shortened to the limit."""
    return f"{name[: limits.NAME - len(str(number)) - 1].rstrip()} {number}"


def distinct_name(name: str, taken: Iterable[str | None]) -> str:
    """The name, with a number after it if another looks the same: in upper or lower case, or in another alphabet."""
    others = frozenset([look for other in taken if other is not None for look in looks(other)])
    number, found = 1, name
    while looks(found) & others:
        number += 1
        found = numbered(name, number)
    return found


def is_called(seat: SeatRow, name: str) -> bool:
    """Whether a seat has that name, with or without a number after it."""
    number = re.fullmatch(r".* ([0-9]+)", seat.name or "")
    return seat.name == name or (number is not None and seat.name == numbered(name, int(number[1])))


def names_beside(seats: Sequence[SeatRow], among: Collection[int]) -> list[str]:
    """The names of all seats but some."""
    return [seat.name for seat in seats if seat.name is not None and seat.seat not in among]


def bots_named(seats: Sequence[SeatRow], new: Collection[int]) -> list[SeatRow]:
    """New names for bots that need one: the new bots, and those that share their initial with a person."""
    people = {initial(seat.name) for seat in seats if seat.guest is not None and seat.name}
    unnamed = [
        seat.seat
        for seat in seats
        if seat.bot is not None and seat.guest is None and (seat.seat in new or initial(seat.name or "") in people)
    ]
    taken = names_beside(seats, unnamed)
    named: list[SeatRow] = []
    for seat in unnamed:
        named.append(replace(seats[seat], name=bot_name(taken)))
        taken.append(str(named[-1].name))
    return named
