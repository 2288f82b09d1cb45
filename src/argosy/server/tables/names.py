"""Names at a table: everybody there has one of their own."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from argosy.bots.names import bot_name, initial
from argosy.core import limits
from argosy.server.storage.rows import SeatRow


def numbered(name: str, number: int) -> str:
    """A name with a number behind it, within the limit."""
    return f"{name[: limits.NAME - len(str(number)) - 1].rstrip()} {number}"


def distinct_name(name: str, taken: Iterable[str | None]) -> str:
    """The name, with a number behind it if others have it; capitals do not make another name."""
    others = {one.casefold() for one in taken if one is not None}
    number, found = 1, name
    while found.casefold() in others:
        number += 1
        found = numbered(name, number)
    return found


def is_called(seat: SeatRow, name: str) -> bool:
    """Whether a seat bears that name, with a number behind it or without."""
    number = re.fullmatch(r".* ([0-9]+)", seat.name or "")
    return seat.name == name or (number is not None and seat.name == numbered(name, int(number[1])))


def names_beside(seats: Sequence[SeatRow], among: Collection[int]) -> list[str]:
    """The names of all seats but some."""
    return [one.name for one in seats if one.name is not None and one.seat not in among]


def bots_named(seats: Sequence[SeatRow], new: Collection[int]) -> list[SeatRow]:
    """The bots that need a name: the new ones, and those that share their initial with a person."""
    people = {initial(one.name) for one in seats if one.guest is not None and one.name}
    unnamed = [
        one.seat
        for one in seats
        if one.bot is not None and one.guest is None and (one.seat in new or initial(one.name or "") in people)
    ]
    taken = names_beside(seats, unnamed)
    named: list[SeatRow] = []
    for seat in unnamed:
        named.append(replace(seats[seat], name=bot_name(taken)))
        taken.append(str(named[-1].name))
    return named
