"""Names at a table: each is unique there."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from argosy.bots.names import bot_name, initial
from argosy.core import limits
from argosy.server.storage.rows import SeatRow


def numbered(name: str, number: int) -> str:
    """A name with a number after it, shortened to the limit."""
    return f"{name[: limits.NAME - len(str(number)) - 1].rstrip()} {number}"


def distinct_name(name: str, taken: Iterable[str | None]) -> str:
    """The name, with a number after it if it is taken; upper and lower case count as the same."""
    others = {other.casefold() for other in taken if other is not None}
    number, found = 1, name
    while found.casefold() in others:
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
