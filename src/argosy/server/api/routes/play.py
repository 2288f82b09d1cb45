"""Playing: the state of a table, events, inputs, undo, chat, hints, and the position in words."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.responses import Response

from argosy.server.api import components
from argosy.server.api.operations import TABLE, Call, LanguageChoice, Operations, OptionalWhole, Whole, encoded
from argosy.server.api.position_text import text_after, text_at_version, text_now
from argosy.server.bots.hints import hint as compute_hint
from argosy.server.limits import Purpose
from argosy.server.storage.rows import CLOSED
from argosy.server.wire import errors
from argosy.server.wire.hint_types import AskHint, Hint
from argosy.server.wire.text_types import Spoken
from argosy.server.wire.types import Accepted, Done, Play, Say, State, Undo

MOST_WAIT: Final = 25
"""Seconds of a long poll."""
AFTER = Whole("after", "The version after which events are wanted.")
HEARD = Whole("heard", "The number of the last chat line that is known.")
WAIT = Whole("wait", f"Seconds to wait for something new, at most {MOST_WAIT}.")
LANGUAGE = LanguageChoice()
VERSION = OptionalWhole("version", "An earlier version of the game, as your own seat saw it.")
INPUT = OptionalWhole("input", "Of a finished game: the position after so many inputs.")
SEAT = OptionalWhole("seat", "With `input`: the seat whose view is wanted; without it that of an onlooker.", 15)

operations = Operations()


@operations.get(TABLE, "The present state: view with prompt and menu, version; without events.", State)
async def snapshot(call: Call[None]) -> Response:
    """The table as the sender sees it."""
    table, seat = await call.table_as_viewer()
    table.presence.touch(seat)
    return encoded((await table.snapshot(seat, 2**31, 0)).frame)


@operations.get(
    f"{TABLE}/events", "The events after a version; waits for new ones up to `wait` seconds.", State,
    (AFTER, WAIT, HEARD), Purpose.LONG_POLLS,
)  # fmt: skip
async def events(call: Call[None]) -> Response:
    """The events after a version, with the state after them; a long poll."""
    after, wait = AFTER.read(call.request), min(WAIT.read(call.request), MOST_WAIT)
    table, seat = await call.table_as_viewer()
    table.presence.touch(seat)
    heard = HEARD.read(call.request)
    snapshot = await table.snapshot(seat, after, heard)
    try:
        async with asyncio.timeout(wait):
            while (
                snapshot.version <= after
                and snapshot.said <= heard
                and not (call.services.live_tables.closing or table.row.state == CLOSED)
            ):
                await table.wait_for_change(snapshot.revision)
                if await call.services.auth.viewer(call.request, table) != seat:  # it may be lost, or its guest banned
                    raise errors.SEAT_LOST.refused()
                snapshot = await table.snapshot(seat, after, heard)
    except TimeoutError:
        pass
    return encoded(snapshot.frame)


@operations.get(
    f"{TABLE}/words",
    "The position in words, also at an earlier `version`; of a finished game also after `input` moves.",
    Spoken, (LANGUAGE, VERSION, INPUT, SEAT),
)  # fmt: skip
async def spoken(call: Call[None]) -> Response:
    """The position in words: now, at an earlier version for your own seat, or in a finished game for any seat."""
    table, seat = await call.table_as_viewer()
    reviews = call.services.reviews
    if {"input", "version"} & {*call.request.query_params}:
        call.count(Purpose.REVIEWS)
    if "input" in call.request.query_params:
        chosen = SEAT.read(call.request)
        number = INPUT.read(call.request) or 0
        language = LANGUAGE.read(call.request)
        return encoded(await text_after(reviews, table, await call.visitor(), chosen, number, language))
    if (version := VERSION.read(call.request)) is not None:
        language = LANGUAGE.read(call.request)
        return encoded(await text_at_version(reviews, table, await call.visitor(), seat, version, language))
    words = await text_now(table, seat, LANGUAGE.read(call.request))
    if words is None:
        raise errors.TABLE_NOT_BEGUN.refused()
    return encoded(words)


@operations.get(
    f"{TABLE}/pieces", "What is printed on cards, tiles and boards, in words.", components.Pieces, (LANGUAGE,)
)
async def pieces(call: Call[None]) -> Response:
    """What is printed on the components of the game."""
    table, _ = await call.table_as_viewer()
    language = LANGUAGE.read(call.request)
    session = await table.commands.run(table.session)
    return encoded(await components.encoded_pieces(session.match, language))


@operations.post(f"{TABLE}/inputs", "Enter an input: an action as JSON, or a line of notation.", Play, Accepted)
async def play(call: Call[Play]) -> Accepted:
    """Enter an input."""
    return await carry_out(call, await call.body())


@operations.post(f"{TABLE}/undo", "Take your last input back.", Undo, Accepted)
async def undo(call: Call[Undo]) -> Accepted:
    """Take the last input back, where nobody has learnt or done anything since."""
    return await carry_out(call, await call.body())


async def carry_out(call: Call[Play] | Call[Undo], asked: Play | Undo) -> Accepted:
    """Carry out a command of the sender's seat."""
    table, seat = await call.table_as_player()
    return await table.play(seat, asked)


@operations.post(f"{TABLE}/chat", "Send a chat message: a text, or one of the phrases.", Say, Done)
async def say(call: Call[Say]) -> Done:
    """Send a chat message."""
    table = await call.table()
    asked = await call.body()
    auth = call.services.auth
    guest = await auth.maybe_guest(call.request)
    seat = auth.seat_or_onlooker(table, auth.token(call.request), guest)
    await call.services.chat(call.client, table, seat, guest, asked)
    return Done()


@operations.post(f"{TABLE}/hint", "What a bot would do on your seat, and why.", AskHint, Hint, purpose=Purpose.HINTS)
async def hint(call: Call[AskHint]) -> Hint:
    """What a bot would do."""
    asked = await call.body()
    table, seat = await call.table_as_player()
    return await compute_hint(call.services.bots.of(table), seat, asked.level, asked.yields)
