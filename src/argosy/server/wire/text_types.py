"""Types for a position in words: the menu, the board and the notation."""

from __future__ import annotations

import msgspec
from msgspec import Struct


class Fact(Struct, frozen=True):
    """One consequence of a menu entry in words: `cost`, `2 gold`."""

    label: str
    value: str


class EntryWords(Struct, frozen=True):
    """A menu entry in words: its notation, what it means, what it costs and earns."""

    text: str
    says: str
    facts: list[Fact]


class BlockWords(Struct, frozen=True, omit_defaults=True):
    """A piece of the table in words: a line with its weight, or a table whose first column names the row."""

    kind: str
    """`line` or `grid`."""
    text: str
    """The line, or the title of the table."""
    weight: str = ""
    headers: list[str] = msgspec.field(default_factory=list)
    rows: list[list[str]] = msgspec.field(default_factory=list)


class Spoken(Struct, frozen=True, tag_field="do", tag="spoken"):
    """The position in words for a seat: its menu in the order of the view's, and the whole board."""

    version: int
    seat: int | None
    language: str
    menu: list[EntryWords]
    board: list[BlockWords]
    notation: list[list[str]]
    """How inputs are typed: an example and what it does."""
    sources: dict[str, str]
    """The sources of points in words; empty before the end."""
