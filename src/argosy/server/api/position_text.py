"""A position in words (menu, board, notation) in the language of the listener, as the game's text module puts it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import cache, partial
from typing import Final

from argosy.core.contract import Seat
from argosy.core.replay import AnyMatch
from argosy.games.package import text_of
from argosy.server.review.finished import FinishedReview
from argosy.server.review.processes import ReviewProcesses
from argosy.server.review.running import RunningReview
from argosy.server.tables.info import name_of
from argosy.server.tables.session import GameSession
from argosy.server.tables.table import Table
from argosy.server.wire import encoding as wire
from argosy.server.wire import errors
from argosy.server.wire.text_types import BlockWords, EntryWords, Fact, Spoken
from argosy.text.blocks import Block, Grid, Line
from argosy.text.game_text import GameText
from argosy.text.names import isolated
from argosy.text.translate import Words


@cache
def words_of(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)


def names_of(table: Table) -> tuple[str, ...]:
    """The names by seat, as they are put into sentences."""
    return tuple([isolated(name_of(row)) for row in table.seats])


LOADED: Final[set[str]] = set()
"""The languages whose words have been read."""


async def load_words(language: str) -> None:
    """Read the words of a language in a thread, if that was not done yet: it takes a quarter of a second."""
    if language not in LOADED:
        await asyncio.to_thread(words_of, language)
        LOADED.add(language)


async def text_now(table: Table, seat: Seat | None, language: str) -> bytes | None:
    """The present position in words for a seat; None before the game has started. Raises Refused."""

    async def work() -> bytes | None:
        if table.row.header is None:
            return None
        return encoded_now(await table.session(), names_of(table), seat, language)

    await load_words(language)
    return await table.commands.run(work)


async def text_after(
    reviews: ReviewProcesses, table: Table, visitor: str, seat: Seat | None, number: int, language: str
) -> bytes:
    """A finished game after a number of inputs, in words for any seat. Raises Refused."""
    names = names_of(table)
    if seat is not None and seat >= len(names):
        raise errors.SEAT_UNKNOWN.refused(seat=seat + 1, seats=len(names))
    look = partial(encoded_at, number=number, names=names, seat=seat, language=language)
    return await reviews.of_finished(table, visitor, look)


async def text_at_version(
    reviews: ReviewProcesses, table: Table, visitor: str, seat: Seat | None, version: int, language: str
) -> bytes:
    """The position in words as a seat saw it when that version was the latest. Raises Refused."""
    look = partial(encoded_at, number=version, names=names_of(table), seat=seat, language=language)
    return await reviews.of_running(table, visitor, look)


def encoded_at(
    review: FinishedReview | RunningReview, number: int, names: tuple[str, ...], seat: Seat | None, language: str
) -> bytes:
    """The position of that number, or the last, in words as JSON."""
    timeline = review.timeline
    return wire.encode(in_words(timeline.at(number), min(number, timeline.last), names, seat, language))


def encoded_now(session: GameSession, names: tuple[str, ...], seat: Seat | None, language: str) -> bytes:
    """The present position in words as JSON, encoded once for all listeners of the same seat and language."""
    place = seat, language, names
    if (kept := session.texts.get(place)) is not None:
        return kept
    session.texts[place] = wire.encode(in_words(session.match, session.version, names, seat, language))
    return session.texts[place]


def in_words(match: AnyMatch, version: int, names: tuple[str, ...], seat: Seat | None, language: str) -> Spoken:
    """A position in words."""
    game_text = text_of(match, words_of(language), names)
    view = match.view(seat)
    board = game_text.spoken(view)
    result = match.result
    return Spoken(
        version=version,
        seat=seat,
        language=language,
        menu=entries(game_text.menu(view)) if seat is not None else [],
        board=blocks(board),
        notation=rows_of(game_text.notation()),
        sources={} if result is None else sources(game_text, result.why[0]),
    )


def entries(menu: Iterable[Block]) -> list[EntryWords]:
    """The entries of a menu grid: number, notation, meaning, and columns with headers, which are facts."""
    grid = next(block for block in menu if isinstance(block, Grid))
    return [entry(grid.headers[1:], row[1:]) for row in grid.rows]


def entry(headers: tuple[str, ...], cells: tuple[str, ...]) -> EntryWords:
    """One row of a menu grid without its number."""
    says = [cell for header, cell in zip(headers[1:], cells[1:], strict=True) if not header]
    facts = [Fact(header, cell) for header, cell in zip(headers, cells, strict=True) if header and cell]
    return EntryWords(cells[0], "".join(says), facts)


def blocks(shown: Iterable[Block]) -> list[BlockWords]:
    """The lines and grids that are shown; drawings are left out."""
    told = []
    for block in shown:
        if isinstance(block, Line):
            told.append(BlockWords("line", block.text, block.kind))
        elif isinstance(block, Grid):
            told.append(BlockWords("grid", block.title, "", list(block.headers), [list(row) for row in block.rows]))
    return told


def rows_of(shown: Iterable[Block]) -> list[list[str]]:
    """The rows of all grids."""
    return [list(row) for block in shown if isinstance(block, Grid) for row in block.rows]


def sources(game_text: GameText, keys: Iterable[str]) -> dict[str, str]:
    """The sources of points in words."""
    return {key: game_text.source(key) for key in keys}
