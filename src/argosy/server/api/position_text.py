"""The game in words for the page: menu, table and notation as the faces put them, in the listener's language."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from argosy.core.replay import AnyMatch
from argosy.server.review.finished import playback_of
from argosy.server.review.running import looked_back
from argosy.server.tables.info import name_of
from argosy.server.wire import encoding as wire
from argosy.server.wire import errors
from argosy.server.wire.types import BlockWords, EntryWords, Fact, Spoken
from argosy.text.blocks import Block, Grid, Line
from argosy.text.game_text import Face, face_of
from argosy.text.translate import Words

if TYPE_CHECKING:
    from argosy.core.contract import Seat
    from argosy.server.review.timeline import Course
    from argosy.server.tables.session import Voyage
    from argosy.server.tables.table import Table


@cache
def words_of(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)


async def spoken(table: Table, seat: Seat | None, language: str) -> bytes | None:
    """The position in words for a seat; None before the game begins. Raises Refused."""

    async def work() -> bytes | None:
        if table.row.header is None:
            return None
        return say(await table.voyage(), tuple([name_of(one) for one in table.seats]), seat, language)

    return await table.mailbox.ask(work)


async def spoken_then(table: Table, seat: Seat | None, number: int, language: str) -> bytes:
    """A finished game in words as it was after so many inputs, through the eyes of any seat. Raises Refused."""
    playback = await playback_of(table)
    names = tuple([name_of(one) for one in table.seats])
    if seat is not None and seat >= len(names):
        raise errors.SEAT_UNKNOWN.refused(seat=seat + 1, seats=len(names))

    return await asyncio.to_thread(say_at, playback.course, number, names, seat, language)


async def spoken_earlier(table: Table, seat: Seat | None, version: int, language: str) -> bytes:
    """The position in words as a seat had it when that version was the latest. Raises Refused."""
    names = tuple([name_of(one) for one in table.seats])
    return await looked_back(table, lambda past: say_at(past.course, version, names, seat, language))


def say_at(course: Course, number: int, names: tuple[str, ...], seat: Seat | None, language: str) -> bytes:
    """A position that was, or the last, in words."""
    return wire.encode(in_words(course.at(number), min(number, course.last), names, seat, language))


def say(voyage: Voyage, names: tuple[str, ...], seat: Seat | None, language: str) -> bytes:
    """The position in words, said once for all who listen with the same eyes."""
    place = seat, language, names
    if (kept := voyage.spoken.get(place)) is not None:
        return kept
    voyage.spoken[place] = wire.encode(in_words(voyage.match, voyage.version, names, seat, language))
    return voyage.spoken[place]


def in_words(match: AnyMatch, version: int, names: tuple[str, ...], seat: Seat | None, language: str) -> Spoken:
    """A position in words."""
    face = face_of(match, words_of(language), names)
    view = match.view(seat)
    board = [*face.table(view), *(face.answer(view, "chart", "", 0) or ())]
    result = match.result
    return Spoken(
        version=version,
        seat=seat,
        language=language,
        menu=entries(face.menu(view)) if seat is not None else [],
        board=blocks(board),
        notation=rows_of(face.notation()),
        sources={} if result is None else sources(face, result.why[0]),
    )


def entries(menu: Iterable[Block]) -> list[EntryWords]:
    """The menu out of its table: number, notation, meaning, and columns with headers, which are facts."""
    grid = next(block for block in menu if isinstance(block, Grid))
    return [entry(grid.headers[1:], row[1:]) for row in grid.rows]


def entry(headers: tuple[str, ...], cells: tuple[str, ...]) -> EntryWords:
    """One row of the menu without its number."""
    says = [cell for header, cell in zip(headers[1:], cells[1:], strict=True) if not header]
    facts = [Fact(header, cell) for header, cell in zip(headers, cells, strict=True) if header and cell]
    return EntryWords(cells[0], "".join(says), facts)


def blocks(shown: Iterable[Block]) -> list[BlockWords]:
    """What is shown, but for drawings, which are only for eyes."""
    told = []
    for block in shown:
        if isinstance(block, Line):
            told.append(BlockWords("line", block.text, block.kind))
        elif isinstance(block, Grid):
            told.append(BlockWords("grid", block.title, "", list(block.headers), [list(row) for row in block.rows]))
    return told


def rows_of(shown: Iterable[Block]) -> list[list[str]]:
    """The rows of all tables."""
    return [list(row) for block in shown if isinstance(block, Grid) for row in block.rows]


def sources(face: Face, keys: Iterable[str]) -> dict[str, str]:
    """The sources of points in words."""
    return {key: face.source(key) for key in keys}
