"""The decoders that get bytes from strangers, each as a function that raises only on a bug.

A decoder may refuse its input with the errors that it declares; everything else (a TypeError, a RecursionError, a
sentence that cannot be encoded) would reach a user as a fault.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Final

import msgspec

import argosy
from argosy.core.codec import CodecError
from argosy.core.contract import Illegal
from argosy.core.data_files import EditionError
from argosy.core.record import Record, RecordError
from argosy.core.replay import AnyMatch
from argosy.server.review.continue_game import UNTIMED, import_file
from argosy.server.storage.rows import GuestRow
from argosy.server.tables.session import decoder
from argosy.server.tables.table import english
from argosy.server.wire import encoding as wire
from argosy.server.wire.errors import Refused
from argosy.server.wire.request_types import AnswerUndo, HandOver, Mute, Silence
from argosy.server.wire.review_types import PlayOn
from argosy.server.wire.types import Command, Fill, Join, NewGuest, NewTable, Notice, Play

GUEST: Final = GuestRow("g", "Ada", 0.0)
BODIES: Final = (Command, NewGuest, NewTable, Join, Fill, PlayOn, HandOver, AnswerUndo, Mute, Silence, Notice)
SECTION: Final = "=== "
"""Begins the line with the name of a file in the text of an edition."""


def record(data: bytes) -> None:
    """An uploaded record: read, checked, replayed; and what is read is written the same again."""
    try:
        import_file("t", GUEST, data, UNTIMED)
    except Refused as refused:
        wire.encode(refused.problem)
    try:
        read = Record.loads(data.decode())
    except (RecordError, UnicodeDecodeError):
        return
    assert Record.loads(read.dumps()) == read


def edition(data: bytes) -> None:
    """The files of an edition, for each game."""
    parts = ("\n" + data.decode(errors="replace")).split("\n" + SECTION)[1:]
    files = {name.strip(): text for name, _, text in (part.partition("\n") for part in parts)}
    for key in argosy.list_games():
        try:
            argosy.game(key).read_edition(files, "fuzzed")
        except EditionError as error:
            str(error).encode()


@cache
def positions() -> list[AnyMatch]:
    """A few positions of every game in which somebody is to act."""
    made = []
    for key in argosy.list_games():
        rules = argosy.game(key)
        match = argosy.Match.new(key, rules.seats[-1], 7)
        for step in range(40):
            if match.result is None and match.to_act:
                if step % 8 == 0:
                    made.append(deepcopy(match))
                seat = match.to_act[0]
                match.play(seat, match.legal(seat)[step % len(match.legal(seat))])
    return made


def notation(data: bytes) -> None:
    """A line of notation in some positions: an action that can be written again, or a refusal with a sentence."""
    text = data.decode(errors="replace")
    for match in positions():
        seat = match.to_act[0]
        meant = match.read(seat, text)
        if isinstance(meant, Illegal):
            english().refusal(meant, ["Ada"] * match.header.seats).encode()
        elif match.game.check(match.state, seat, meant) is None:
            assert match.read(seat, match.write(seat, meant)) == meant


def frame(data: bytes) -> None:
    """A frame or the body of a request, as every type that the server reads; and the action in a play command."""
    for kind in BODIES:
        try:
            value = wire.decode(data, kind)  # type: ignore[arg-type]
        except Refused as refused:
            wire.encode(refused.problem)
            continue
        if isinstance(value, Play) and value.action is not msgspec.UNSET:
            for key in argosy.list_games():
                try:
                    decoder(key).decode(msgspec.json.decode(value.action))
                except (CodecError, msgspec.DecodeError) as error:
                    str(error).encode()


DECODERS: Final[dict[str, Callable[[bytes], None]]] = {
    "record": record, "edition": edition, "notation": notation, "frame": frame,
}  # fmt: skip
